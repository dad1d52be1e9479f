"""The soak: every table is played and looked over, and what was used is counted."""

import json
import re
from collections import Counter

import pytest

from boothill.cli.main import main
from boothill.family.roles import DEPUTY, OUTLAW, RENEGADE
from boothill.games.bang.lab import soak as soak_cards
from boothill.games.bang.lab.setting import CardGame
from boothill.games.bang.lab.soak import CardProgramme, of_sets
from boothill.games.bang.rules.game import new_match
from boothill.kernel.errors import UserError
from boothill.lab.soak import soak as soaking
from boothill.lab.soak.programmes import PROGRAMMES
from boothill.lab.soak.soak import Seating, SoakTally, soak, soak_game
from support.extras import set_folder
from support.games import ALL_SETS, BASE, MIXES
from support.tales import WITHOUT_EQUIPMENT

WITHOUT_EVENTS = MIXES[:4]


def card_table(players, sets=BASE, **options):
    return Seating(players, CardGame(sets, **options))


# ---- which games -----------------------------------------------------------------------------------------------


def test_the_base_programme_goes_round_4_to_7_players_and_starter_games():
    seatings = Counter(PROGRAMMES["base"].seating(number) for number in range(24))
    assert seatings == {card_table(p, BASE, starter=s): 2 if s else 4 for p in (4, 5, 6, 7) for s in (False, True)}


def test_the_mixes_go_round_3_to_8_players_with_every_mix_of_sets():
    seatings = [PROGRAMMES["mixes"].seating(number) for number in range(24)]
    assert set(seatings) == {card_table(players, mix) for players in range(3, 9) for mix in WITHOUT_EVENTS}


def test_the_event_decks_go_round_3_to_8_players_alone_and_together_with_every_mix_of_sets():
    seatings = Counter(PROGRAMMES["events"].seating(number) for number in range(4 * 72))
    singles = {
        card_table(players, (*mix, deck)): 4
        for players in range(3, 9)
        for mix in WITHOUT_EVENTS
        for deck in ("high_noon", "fistful")
    }
    both = {
        card_table(players, (*mix, "high_noon", "fistful"), events=number): 1
        for players in range(3, 9)
        for mix in WITHOUT_EVENTS
        for number in (None, 16, 22, 28)
    }
    assert seatings == singles | both


def test_equipment_goes_round_3_to_8_players_and_shadows_with_and_without_it():
    seatings = Counter(PROGRAMMES["gold_rush"].seating(number) for number in range(2 * 60))
    rich = (
        ("base", "gold_rush"),
        ("base", "dodge_city", "gold_rush"),
        ("base", "high_noon", "fistful", "gold_rush"),
        ALL_SETS,
    )
    plain = Counter({card_table(players, mix): 2 for players in range(3, 9) for mix in rich})
    shadows = Counter(
        {
            card_table(players, mix, shadow=players > 3): 2
            for players in range(3, 9)
            for mix in (*rich, BASE, WITHOUT_EQUIPMENT)
        }
    )
    assert seatings == plain + shadows
    with_shadows = sum(count for seating, count in seatings.items() if seating.setting.shadow)
    assert with_shadows == 60  # of the 100 games of 4 players and more


def test_games_are_played_with_shadows_if_the_seating_says_so(monkeypatch):
    dealt = []
    monkeypatch.setattr(soak_cards, "new_match", lambda options, record: dealt.append(options) or new_match(options))
    for shadow in (False, True):
        seating = card_table(4, ("base", "gold_rush"), shadow=shadow)
        tally = SoakTally(PROGRAMMES["gold_rush"], "random")
        soak_game(tally, seating, 3, cap=10)
        where = f"(4-player game of random, sets base,gold_rush{', shadows' if shadow else ''}, seed 3, decision 10)"
        assert tally.failures[0].told().endswith(where)
        assert str(seating) == f"4 players, base+gold_rush{', shadows' if shadow else ''}"
    assert [options.shadow for options in dealt] == [False, True]


def test_games_are_played_with_as_many_events_as_the_seating_says(monkeypatch):
    dealt = []
    monkeypatch.setattr(soak_cards, "new_match", lambda options, record: dealt.append(options) or new_match(options))
    for events in (None, 22):
        seating = card_table(4, ("base", "high_noon", "fistful"), events=events)
        tally = SoakTally(PROGRAMMES["events"], "random")
        soak_game(tally, seating, 3, cap=10)
        assert (
            tally.failures[0]
            .told()
            .endswith(
                f"(4-player game of random, sets base,high_noon,fistful{'' if events is None else ', 22 events'}, "
                "seed 3, decision 10)"
            )
        )
        assert str(seating) == f"4 players, base+high_noon+fistful{'' if events is None else ' (22 events)'}"
    assert [options.events for options in dealt] == [None, 22]


def test_the_programmes_are_as_long_as_they_say():
    whole = {name: programme.whole for name, programme in PROGRAMMES.items()}
    assert whole == {"base": 120_000, "mixes": 100_000, "events": 100_000, "gold_rush": 100_000, "dice": 100_000}


@pytest.mark.parametrize(("name", "bot", "games"), [(name, "random", 240) for name in PROGRAMMES])
def test_a_slice_of_the_soak(name, bot, games):
    tally = soak(PROGRAMMES[name], bot, games, seed=500_000)
    assert (tally.exceptions, tally.capped, tally.problems, tally.failures) == (0, 0, 0, [])
    assert tally.games == games == sum(tally.tables.values())
    assert tally.checks == tally.decisions + games


@pytest.mark.parametrize("name", PROGRAMMES)
def test_greenhorns_soak(name):
    tally = soak(PROGRAMMES[name], "greenhorn", 72, seed=500_000)
    assert (tally.failures, tally.games) == ([], 72)


def test_the_soak_is_the_same_with_one_and_two_workers():
    seen = []
    one = soak(PROGRAMMES["mixes"], "random", 120, workers=1)
    two = soak(PROGRAMMES["mixes"], "random", 120, workers=2, progress=seen.append)
    one.seconds = two.seconds = 0
    assert one == two
    assert sum(seen) == 120


def test_the_soak_plays_sets_of_ones_own(tmp_path):
    folder = set_folder(tmp_path)
    programme = of_sets(("base", folder))
    tally = soak(programme, "random", 12)
    assert (tally.games, tally.failed) == (12, 0)
    assert tally.tables == {card_table(players, ("base", folder)): 2 for players in range(3, 9)}
    report = programme.report([tally])
    assert [card.id for card in report.cards][-1] == "fence"
    assert report.characters[-1].id == "nobody"
    stopped = soak(programme, "random", 1, cap=10)
    assert f"(3-player game of random, sets base,{folder}, seed 0, decision 10)" in stopped.failures[0].told()
    with pytest.raises(UserError, match="unknown set 'moon'"):
        of_sets(("base", "moon"))


# ---- what goes wrong -------------------------------------------------------------------------------------------


def test_the_soak_finds_an_endless_game():
    tally = soak(PROGRAMMES["base"], "random", 3, cap=10)
    assert (tally.games, tally.capped, tally.failed) == (3, 3, 3)
    assert "not over after 10 decisions (4-player game of random, seed 0, decision 10)" in tally.failures[0].told()


def test_the_soak_finds_a_problem(monkeypatch):
    monkeypatch.setattr(soak_cards, "resting_problems", lambda t: {"bad"} if t.turn > 3 else set())
    tally = SoakTally(PROGRAMMES["base"], "random")
    soak_game(tally, card_table(5, BASE, starter=True), 77)
    assert (tally.problems, tally.exceptions) == (1, 0)
    assert tally.failures[0][:3] == ("random", card_table(5, starter=True), 77)
    assert tally.failures[0].what == "bad"


def test_the_soak_survives_an_exception(monkeypatch):
    class Stumbler:
        name, looks = "stumbler", True

        def choose(self, view, decision):
            raise KeyError("boots")

    monkeypatch.setattr(soaking, "seat_bots", lambda names, seed, game: [Stumbler() for _ in names])
    tally = soak(PROGRAMMES["base"], "random", 2)
    assert (tally.games, tally.exceptions, tally.failed) == (2, 2, 2)
    assert tally.failures[0].what.startswith("KeyError: 'boots' (")
    assert "test_soak.py, line " in tally.failures[0].what


def test_an_unknown_bot_cannot_be_soaked():
    with pytest.raises(ValueError, match="unknown bot"):
        soak(PROGRAMMES["base"], "billy", 3)


# ---- what was used too seldom -----------------------------------------------------------------------------------


def test_fewer_games_need_fewer_uses():
    programme = CardProgramme("short", "", {"random": 800, "greenhorn": 200}, range(4, 8))
    assert [programme.enough(games) for games in (0, 1, 500, 1000, 5000)] == [0, 1, 500, 1000, 1000]


def test_what_is_used_too_seldom_is_named():
    programme = CardProgramme("short", "", {"random": 40}, range(4, 5))
    tally = soak(programme, "random")
    report = programme.report([tally])
    assert report.enough == 1000
    assert set(report.seldom) == {card.id for card in report.cards} | {one.id for one in report.characters}
    report.enough = 1
    assert report.seldom == []


def test_an_event_in_force_too_seldom_is_named():
    programme = PROGRAMMES["events"]
    tally = SoakTally(programme, "random", games=200)  # enough is 2
    report = programme.report([tally])
    ids = [event.id for event in report.events]
    tally.usage.event_turns = Counter(dict.fromkeys(ids, 2) | {"lasso": 1})
    report = programme.report([tally])
    assert (report.enough, len(ids)) == (2, 30)
    assert [name for name in report.seldom if name in ids] == ["lasso"]


def test_equipment_bought_too_seldom_is_named_and_so_is_a_use_of_it_and_a_shadow():
    programme = PROGRAMMES["gold_rush"]
    tally = SoakTally(programme, "random", games=200)  # enough is 2
    usage = tally.usage
    report = programme.report([tally])
    assert (report.enough, len(report.equipment), len(report.shadows)) == (2, 15, 4)
    usage.bought = Counter(dict.fromkeys([one.id for one in report.equipment], 2) | {"boots": 1})
    usage.bought_as = Counter({(one.id, other): 2 for one in report.equipment for other in one.ways})
    usage.bought_as["pardner", "duel"] = 1
    usage.shadow_turns = Counter({(DEPUTY, DEPUTY): 2, (OUTLAW, OUTLAW): 2, (RENEGADE, OUTLAW): 2})
    seldom = programme.report([tally]).seldom
    assert [name for name in seldom if name in ("boots", "shot", "wanted") or " " in name] == [
        "boots",
        "pardner as duel",
        "shadow renegade as deputy",
    ]
    assert PROGRAMMES["events"].report([tally]).shadows == []
    assert PROGRAMMES["events"].report([tally]).equipment == []


# ---- the command -----------------------------------------------------------------------------------------------


def told(capsys, *arguments):
    code = main(["soak", *arguments])
    return code, *capsys.readouterr()


def test_the_command_plays_all_programmes_and_finds_nothing(capsys):
    code, out, err = told(capsys, "--random", "1200", "--greenhorn", "400", "--quick", "--workers", "1")
    assert (code, err) == (0, "")
    assert re.search(r"│ events: greenhorn +│ +4 │ +[\d,]+ │ +[\d,]+ │ +\d+ │ +0 │ +0 │ +0 │ +\d+ │", out)
    assert "Tables of base: 4 players 3; 4 players, starter game 1; 5 players 3; " in out
    assert "Used in mixes (rarest: its least used copy; enough is 0)" in out
    assert "Used in events (rarest: its least used copy; enough is 0)" in out
    assert out.count("In force (enough is 0 turns)") == 2
    assert out.count("Equipment (enough is 0 times bought, also for each use of its own)") == 1
    assert re.search(r"│ ghost_town +│ high_noon │ +\d+ │ +\d+ │", out)
    assert "Tables of gold_rush: 3 players " in out
    assert re.search(r"│ lucky_charm +│ gold_rush │ +3 │ +\d+ │ +\d+ │", out)
    assert re.search(r"│ pardner +│ gold_rush │ +2 │ +\d+ │ +0 │ general_store \d+, duel \d+, cat_balou \d+ +│", out)
    assert re.search(r"Turns of shadows \(enough is 0 of each\): shadow deputy \d+; shadow outlaw \d+; ", out)
    assert "Nothing wrong." in out


def test_the_command_gives_everything_as_json(capsys):
    code, out, _ = told(capsys, "mixes", "--random", "24", "--greenhorn", "0", "--workers", "1", "--json")
    data = json.loads(out)
    assert (code, data["failed"], data["seldom"]) == (0, 0, [])
    assert [(part["programme"], part["bot"], part["games"]) for part in data["games"]] == [
        ("mixes", "random", 24),
        ("mixes", "greenhorn", 0),
    ]
    assert data["games"][0]["tables"]["3 players, base+dodge_city+promos"] == 1
    usage = data["usage"][0]
    assert usage["sets"] == [list(mix) for mix in WITHOUT_EVENTS]
    assert usage["events"] == usage["equipment"] == usage["shadows"] == []
    assert {card["id"]: card for card in usage["cards"]}["bang"]["uses"] > 24
    assert {one["id"] for one in usage["characters"]} >= {"uncle_will", "vera_custer", "suzy_lafayette"}


def test_the_command_counts_events_in_json_too(capsys):
    _, out, _ = told(capsys, "events", "--random", "96", "--greenhorn", "0", "--workers", "1", "--json")
    data = json.loads(out)
    assert data["failed"] == 0
    tables = data["games"][0]["tables"]
    assert tables["5 players, base+dodge_city+promos+high_noon+fistful"] == 1
    events = {event["id"]: event for event in data["usage"][0]["events"]}
    assert len(events) == 30
    assert events["lasso"]["set_id"] == "fistful"
    assert events["lasso"]["turns"] >= events["lasso"]["games"] > 5
    assert set(data["seldom"]) >= {one for one, event in events.items() if event["turns"] < data["usage"][0]["enough"]}


def test_the_command_counts_equipment_and_shadows_in_json_too(capsys):
    _, out, _ = told(capsys, "gold_rush", "--random", "120", "--greenhorn", "0", "--workers", "1", "--json")
    data = json.loads(out)
    assert data["failed"] == 0
    assert data["games"][0]["tables"]["5 players, shadows"] == 2
    assert data["games"][0]["tables"]["5 players, base+gold_rush, shadows"] == 2
    usage = data["usage"][0]
    equipment = {one["id"]: one for one in usage["equipment"]}
    assert len(equipment) == 15
    assert equipment["shot"]["bought"] > 50
    assert (equipment["pickaxe"]["price"], equipment["pickaxe"]["ways"]) == (4, {})
    assert set(equipment["bottle"]["ways"]) == {"panic", "beer", "bang"}
    assert {(one["role"], one["side"]) for one in usage["shadows"]} >= {("outlaw", "outlaw"), ("renegade", "deputy")}
    assert min(one["turns"] for one in usage["shadows"]) > 10


def test_the_command_fails_when_equipment_is_bought_too_seldom(capsys, monkeypatch):
    monkeypatch.setattr(soak_cards, "ENOUGH", 3_000_000)  # thirty purchases of each in one game
    code, out, _ = told(capsys, "gold_rush", "--random", "1", "--greenhorn", "0", "--workers", "1")
    assert code == 1
    seldom = " ".join(out.partition("USED TOO SELDOM in gold_rush: ")[2].split())
    for name in ("boots", "gold_rush_equipment", "bottle as panic", "shadow outlaw"):
        assert name in seldom


def test_the_command_fails_when_an_event_is_in_force_too_seldom(capsys, monkeypatch):
    monkeypatch.setattr(soak_cards, "ENOUGH", 300_000)  # three turns for each in one game
    code, out, _ = told(capsys, "events", "--random", "1", "--greenhorn", "0", "--workers", "1")
    assert code == 1
    seldom = out.partition("USED TOO SELDOM in events: ")[2]
    assert "curse" in seldom
    assert "a_fistful_of_cards" in " ".join(seldom.split())


def test_the_command_plays_sets_of_ones_own(capsys, tmp_path):
    sets = f"base,{set_folder(tmp_path)}"
    code, out, err = told(capsys, "--random", "8", "--greenhorn", "4", "--workers", "1", "--sets", sets)
    assert (code, err) == (0, "")
    assert "Tables of own sets: 3 players 3; 4 players 3; 5 players 2;" in out


def test_the_command_fails_when_something_is_wrong(capsys, monkeypatch):
    monkeypatch.setattr(soak_cards, "problems", lambda t: {"a [red] flag"})
    code, out, _ = told(capsys, "base", "--random", "4", "--greenhorn", "0", "--workers", "1")
    assert code == 1
    assert "FAILED: a [red] flag (4-player game of random, seed 0" in out
    assert "4 games went wrong." in out


def test_the_command_fails_when_something_is_used_too_seldom(capsys, monkeypatch):
    monkeypatch.setattr(soak_cards, "ENOUGH", 120_000)
    code, out, _ = told(capsys, "base", "--random", "4", "--greenhorn", "0", "--workers", "1")
    assert code == 1
    assert "USED TOO SELDOM in base: " in out
    assert "Nothing wrong." not in out


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (["--random", "0", "--greenhorn", "0"], "there are no games to play"),
        (["mixes", "--random", "-1"], "there are no games to play"),
        (["poker"], "there is no programme 'poker'; the programmes are base, mixes, events, gold_rush, dice"),
        (["--sets", "base,moon"], "unknown set 'moon'"),
        (["base", "--sets", "base"], "name a programme or give --sets, not both"),
    ],
)
def test_the_command_refuses_what_makes_no_sense(capsys, arguments, message):
    code, out, err = told(capsys, *arguments)
    assert (code, out) == (2, "")
    assert message in err
    assert err.count("\n") == 1


def test_the_help_names_the_programmes(capsys):
    with pytest.raises(SystemExit):
        main(["soak", "--help"])
    out = capsys.readouterr().out
    for text in ("--sets SET[,SET]", *[programme.about for programme in PROGRAMMES.values()]):
        assert text in out
