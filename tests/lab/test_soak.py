"""The soak: every table is played and looked over, and what was used is counted."""

import json
import re
from collections import Counter
from random import Random

import pytest

from boothill.bang.game import new_match
from boothill.bang.setup import TableOptions
from boothill.bang.terms import ABILITY, BROWN
from boothill.cli.main import main
from boothill.kernel.errors import UserError
from boothill.lab import soak as soaking
from boothill.lab.soak import PROGRAMMES, Programme, Seating, SoakTally, UsageReport, own_sets, soak, soak_game
from boothill.lab.usage import CardUse, CharacterUse, EventUse, Usage, Watch
from support.extras import set_folder
from support.games import ALL_SETS, BASE, MIXES, decisions
from support.story import Story
from support.tales import tale

WITHOUT_EVENTS = MIXES[:4]

# ---- which games -----------------------------------------------------------------------------------------------


def test_the_base_programme_goes_round_4_to_7_players_and_starter_games():
    seatings = Counter(PROGRAMMES["base"].seating(number) for number in range(24))
    assert seatings == {Seating(p, BASE, s): 2 if s else 4 for p in (4, 5, 6, 7) for s in (False, True)}


def test_the_mixes_go_round_3_to_8_players_with_every_mix_of_sets():
    seatings = [PROGRAMMES["mixes"].seating(number) for number in range(24)]
    assert set(seatings) == {Seating(players, mix) for players in range(3, 9) for mix in WITHOUT_EVENTS}


def test_the_event_decks_go_round_3_to_8_players_alone_and_together_with_every_mix_of_sets():
    seatings = Counter(PROGRAMMES["events"].seating(number) for number in range(4 * 72))
    singles = {
        Seating(players, (*mix, deck)): 4
        for players in range(3, 9)
        for mix in WITHOUT_EVENTS
        for deck in ("high_noon", "fistful")
    }
    both = {
        Seating(players, (*mix, "high_noon", "fistful"), events=number): 1
        for players in range(3, 9)
        for mix in WITHOUT_EVENTS
        for number in (None, 16, 22, 28)
    }
    assert seatings == singles | both


def test_games_are_played_with_as_many_events_as_the_seating_says(monkeypatch):
    dealt = []
    monkeypatch.setattr(soaking, "new_match", lambda options, record: dealt.append(options) or new_match(options))
    for events in (None, 22):
        seating = Seating(4, ("base", "high_noon", "fistful"), events=events)
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
    assert whole == {"base": 120_000, "mixes": 100_000, "events": 100_000}


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
    programme = own_sets(("base", folder))
    tally = soak(programme, "random", 12)
    assert (tally.games, tally.failed) == (12, 0)
    assert tally.tables == {Seating(players, ("base", folder)): 2 for players in range(3, 9)}
    report = UsageReport(programme, [tally])
    assert [card.id for card in report.cards][-1] == "fence"
    assert report.characters[-1].id == "nobody"
    stopped = soak(programme, "random", 1, cap=10)
    assert f"(3-player game of random, sets base,{folder}, seed 0, decision 10)" in stopped.failures[0].told()
    with pytest.raises(UserError, match="unknown set 'moon'"):
        own_sets(("base", "moon"))


# ---- what goes wrong -------------------------------------------------------------------------------------------


def test_the_soak_finds_an_endless_game():
    tally = soak(PROGRAMMES["base"], "random", 3, cap=10)
    assert (tally.games, tally.capped, tally.failed) == (3, 3, 3)
    assert "not over after 10 decisions (4-player game of random, seed 0, decision 10)" in tally.failures[0].told()


def test_the_soak_finds_a_problem(monkeypatch):
    monkeypatch.setattr(soaking, "resting_problems", lambda t: {"bad"} if t.turn > 3 else set())
    tally = SoakTally(PROGRAMMES["base"], "random")
    soak_game(tally, Seating(5, BASE, True), 77)
    assert (tally.problems, tally.exceptions) == (1, 0)
    assert tally.failures[0][:4] == ("random", 5, True, 77)
    assert tally.failures[0].what == "bad"


def test_the_soak_survives_an_exception(monkeypatch):
    class Stumbler:
        name, looks = "stumbler", True

        def choose(self, view, decision):
            raise KeyError("boots")

    monkeypatch.setattr(soaking, "seat_bots", lambda names, seed: [Stumbler() for _ in names])
    tally = soak(PROGRAMMES["base"], "random", 2)
    assert (tally.games, tally.exceptions, tally.failed) == (2, 2, 2)
    assert tally.failures[0].what.startswith("KeyError: 'boots' (")
    assert "test_soak.py, line " in tally.failures[0].what


def test_an_unknown_bot_cannot_be_soaked():
    with pytest.raises(ValueError, match="unknown bot"):
        soak(PROGRAMMES["base"], "billy", 3)


# ---- what was used ---------------------------------------------------------------------------------------------


def watched_games(characters, seeds, sets=ALL_SETS):
    """Random games by the rules of a watch: what it counted, and the log of each game."""
    watch = Watch(sets)
    games = []
    for seed in seeds:
        options = TableOptions(len(characters), sets=sets, seed=seed, characters=characters)
        options.rules = watch.rules
        match = new_match(options)
        watch.sit_down(match.state)
        roll = Random(seed).randrange
        while (decision := match.decision) is not None:
            index = roll(len(decision.options))
            watch.note(match.state, decision, decision.options[index])
            match.push(index)
        games.append(match.events)
    return watch.rules, watch.take(), games


def test_cards_are_used_as_often_as_the_log_says():
    rules, usage, games = watched_games((None,) * 6, range(36))
    told = Counter()
    for name, public, *_ in [event for events in games for event in events]:
        if name in ("played", "spent") and rules.kind_of[public[1]] == public[2]:
            told[name, public[1]] += 1
        elif name == "used_missed" and (public[2] or rules.kinds[rules.kind_of[public[1]]].colour == BROWN):
            told["answered", public[1]] += 1  # a green card from the hand only stands in for a Missed!
    for card in rules.cards:
        kind, name = rules.kinds[rules.kind_of[card]], rules.card_names[card]
        assert usage.spent[name] == told["spent", card]
        if kind.missed:
            assert usage.answered[name] == told["answered", card]
        if kind.rescue is None:
            assert usage.played[name] == told["played", card]
        else:
            assert usage.played[name] + usage.answered[name] == told["played", card]
    assert usage.spent.total() > 100


def test_abilities_act_as_often_as_the_log_says():
    who = ("bart_cassidy", "suzy_lafayette", "molly_stark", "herb_hunter", "jose_delgado")
    _, usage, games = watched_games(who, range(30), WITHOUT_EVENTS[-1])
    told = Counter()
    turns, over = Counter(), Counter()
    for name, public, *_ in [event for events in games for event in events]:
        if name == "used_ability" or (name == "drew" and public[2] == ABILITY and who[public[0]] != "jose_delgado"):
            told[who[public[0]]] += 1
        elif name in ("turn", "turn_over"):
            (turns if name == "turn" else over)[who[public[0]]] += 1
    assert usage.acts == told
    assert len(told) == 5
    assert usage.games == dict.fromkeys(who, 30)
    assert all(over[one] <= usage.turns[one] <= turns[one] for one in who)  # Jail ends a turn before phase 2


def test_abilities_act_for_whoever_has_them_by_then():
    who = ("bart_cassidy", "suzy_lafayette", "slab_the_killer", "rose_doolan")
    rules, usage, games = watched_games(who, range(40), ("base", "high_noon"))
    acted, turns, swaps = Counter(), Counter(), 0
    for log in games:
        now = list(who)
        for name, public, *_ in log:
            if name == "new_identity":
                now[public[0]] = rules.characters[public[1]].id
                swaps += 1
            elif name == "drew" and public[2] == ABILITY:
                acted[now[public[0]]] += 1
            elif name == "turn":
                turns[now[public[0]]] += 1
    assert swaps > 20
    for one in ("bart_cassidy", "suzy_lafayette"):
        assert usage.acts[one] == acted[one] > 30, one
    assert sum(usage.turns[one] for one in turns if one not in who) > 20
    assert usage.games == dict.fromkeys(who, 40)


def test_events_are_in_force_as_often_as_the_log_says():
    rules, usage, games = watched_games((None,) * 5, range(30), ("base", "high_noon", "fistful"))
    games_told, turns_told, broke_off = Counter(), Counter(), 0
    for log in games:
        event, seen, asleep = None, set(), True
        for name, public, *_ in log:
            if name == "revealed":
                event = rules.kinds[rules.kind_of[public[1]]].id
            elif name == "turn":
                broke_off += not asleep
                asleep = False
            elif name == "turn_over":
                asleep = True
                if event is not None:
                    turns_told[event] += 1
                    games_told[event] += event not in seen
                    seen.add(event)
    # A turn that broke off may have come to phase 2 before; the log does not say.
    assert 0 <= usage.event_turns.total() - turns_told.total() <= broke_off
    assert all(usage.event_turns[event] >= turns for event, turns in turns_told.items())
    assert all(usage.event_games[event] >= games for event, games in games_told.items())
    assert all(usage.event_games[event] <= min(30, turns) for event, turns in usage.event_turns.items())
    assert len(turns_told) > 20


def test_an_event_is_counted_once_a_turn_and_once_a_game():
    story = tale(4).event("lasso").hand("A", "bang").turn("A")
    watch = Watch(ALL_SETS)
    decision = story.decision
    for turn, again in ((7, True), (8, False)):
        story.t.turn = turn
        for _ in range(2 if again else 1):
            watch.note(story.t, decision, decision.options[-1])
    assert watch.take() == Usage(
        turns=Counter({story.t.rules.characters[story.t.character[0]].id: 2}),
        event_games=Counter(lasso=1),
        event_turns=Counter(lasso=2),
    )
    watch.sit_down(story.t)
    watch.note(story.t, decision, decision.options[-1])
    usage = watch.take()
    assert (usage.event_games, usage.event_turns) == ({"lasso": 1}, {"lasso": 1})


def test_a_stand_in_is_a_use_of_the_ability_and_not_of_the_card():
    watch = Watch(BASE)
    story = Story(4, A="calamity_janet").hand("A", "missed", "bang").turn("A")
    watch.note(story.t, story.decision, next(o for o in story.decision.options if o[1] == story.t.hand[0][0]))
    watch.note(story.t, story.decision, next(o for o in story.decision.options if o[1] == story.t.hand[0][1]))
    usage = watch.take()
    assert usage.acts == {"calamity_janet": 1}
    assert [name.partition("/")[0] for name in usage.played.elements()] == ["bang"]
    assert watch.take() == Usage()


def test_the_table_shows_what_was_never_used_as_well():
    usage = Usage(played=Counter({"bang/AS": 3, "knife/8H": 2}), answered=Counter({"bang/AS": 1}), games=Counter(a=1))
    cards = {card.id: card for card in usage.cards(MIXES)}
    assert cards["bang"] == CardUse("bang", "base", 3, 0, 1, 4, 0)
    assert cards["knife"] == CardUse("knife", "dodge_city", 2, 0, 0, 0, 0)  # only laid down
    assert len(cards) == 22 + 22  # events are not for playing
    characters = {one.id: one for one in usage.characters(MIXES)}
    assert len(characters) == 16 + 15 + 3
    assert characters["paul_regret"] == CharacterUse("paul_regret", "base", 0, 0, None)
    assert characters["claus_the_saint"] == CharacterUse("claus_the_saint", "promos", 0, 0, 0)
    usage.event_games["lasso"], usage.event_turns["lasso"] = 2, 5
    events = {event.id: event for event in usage.events(MIXES)}
    assert events["lasso"] == EventUse("lasso", "fistful", 2, 5)
    assert events["curse"] == EventUse("curse", "high_noon", 0, 0)
    assert len(events) == 15 + 15
    assert usage.events(WITHOUT_EVENTS) == []


def test_watching_changes_no_game():
    plain = new_match(TableOptions(5, sets=ALL_SETS, seed=9))
    for _ in decisions(plain, 9):
        pass
    options = TableOptions(5, sets=ALL_SETS, seed=9)
    options.rules = Watch(ALL_SETS).rules
    watched = new_match(options)
    for _ in decisions(watched, 9):
        pass
    assert watched.digest() == plain.digest()
    assert watched.events == plain.events


def test_fewer_games_need_fewer_uses():
    programme = Programme("short", "", {"random": 800, "greenhorn": 200}, range(4, 8))
    assert [programme.enough(games) for games in (0, 1, 500, 1000, 5000)] == [0, 1, 500, 1000, 1000]


def test_what_is_used_too_seldom_is_named():
    programme = Programme("short", "", {"random": 40}, range(4, 5))
    tally = soak(programme, "random")
    report = UsageReport(programme, [tally])
    assert report.enough == 1000
    assert set(report.seldom) == {card.id for card in report.cards} | {one.id for one in report.characters}
    report.enough = 1
    assert report.seldom == []


def test_an_event_in_force_too_seldom_is_named():
    programme = PROGRAMMES["events"]
    tally = SoakTally(programme, "random", games=200)  # enough is 2
    report = UsageReport(programme, [tally])
    ids = [event.id for event in report.events]
    tally.usage.event_turns = Counter(dict.fromkeys(ids, 2) | {"lasso": 1})
    report = UsageReport(programme, [tally])
    assert (report.enough, len(ids)) == (2, 30)
    assert [name for name in report.seldom if name in ids] == ["lasso"]


# ---- the command -----------------------------------------------------------------------------------------------


def told(capsys, *arguments):
    code = main(["soak", *arguments])
    return code, *capsys.readouterr()


def test_the_command_plays_all_programmes_and_finds_nothing(capsys):
    code, out, err = told(capsys, "--random", "1200", "--greenhorn", "400", "--quick", "--workers", "1")
    assert (code, err) == (0, "")
    assert re.search(r"│ events: greenhorn │ +4 │ +[\d,]+ │ +[\d,]+ │ +\d+ │ +0 │ +0 │ +0 │ +\d+ │", out)
    assert "Tables of base: 4 players 3; 4 players, starter game 1; 5 players 3; " in out
    assert "Used in mixes (rarest: its least used copy; enough is 0)" in out
    assert "Used in events (rarest: its least used copy; enough is 0)" in out
    assert out.count("In force (enough is 0 turns)") == 1
    assert re.search(r"│ ghost_town +│ high_noon │ +\d+ │ +\d+ │", out)
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
    assert usage["events"] == []
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


def test_the_command_fails_when_an_event_is_in_force_too_seldom(capsys, monkeypatch):
    monkeypatch.setattr(soaking, "ENOUGH", 300_000)  # three turns for each in one game
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
    monkeypatch.setattr(soaking, "problems", lambda t: {"a [red] flag"})
    code, out, _ = told(capsys, "base", "--random", "4", "--greenhorn", "0", "--workers", "1")
    assert code == 1
    assert "FAILED: a [red] flag (4-player game of random, seed 0" in out
    assert "4 games went wrong." in out


def test_the_command_fails_when_something_is_used_too_seldom(capsys, monkeypatch):
    monkeypatch.setattr(soaking, "ENOUGH", 120_000)
    code, out, _ = told(capsys, "base", "--random", "4", "--greenhorn", "0", "--workers", "1")
    assert code == 1
    assert "USED TOO SELDOM in base: " in out
    assert "Nothing wrong." not in out


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (["--random", "0", "--greenhorn", "0"], "there are no games to play"),
        (["mixes", "--random", "-1"], "there are no games to play"),
        (["dice"], "there is no programme 'dice'; the programmes are base, mixes, events"),
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
