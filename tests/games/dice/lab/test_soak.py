"""The soak of the dice game: planted faults are found, and a character played too seldom is named."""

import json
import re
from collections import Counter

import pytest

from boothill.cli.main import main
from boothill.games.dice.lab import soak as soak_dice
from boothill.games.dice.lab.setting import DiceGame
from boothill.games.dice.lab.soak import DiceProgramme
from boothill.games.dice.lab.usage import QUESTIONS
from boothill.games.dice.rules.characters import CHARACTERS
from boothill.lab.soak import soak as soaking
from boothill.lab.soak.programmes import PROGRAMMES
from boothill.lab.soak.soak import Seating, SoakTally, soak, soak_game

DICE = PROGRAMMES["dice"]
IDS = [one.id for one in CHARACTERS]


def test_the_programme_goes_round_3_to_8_players():
    seatings = Counter(DICE.seating(number) for number in range(12))
    assert seatings == {Seating(players, DiceGame()): 2 for players in range(3, 9)}
    assert (DICE.whole, DICE.enough(DICE.whole)) == (100_000, 5_000)


def test_the_soak_is_the_same_with_one_and_two_workers():
    one, two = (soak(DICE, "random", 120, workers=workers) for workers in (1, 2))
    one.seconds = two.seconds = 0
    assert one == two
    assert one.usage.games.total() == 20 * (3 + 4 + 5 + 6 + 7 + 8)


def test_the_soak_finds_a_problem(monkeypatch):
    monkeypatch.setattr(soak_dice, "problems", lambda t: {"bad"} if t.turn > 3 else set())
    tally = SoakTally(DICE, "random")
    soak_game(tally, Seating(5, DiceGame()), 77)
    assert (tally.problems, tally.exceptions, tally.capped) == (1, 0, 0)
    assert re.fullmatch(r"bad \(5-player dice game of random, seed 77, decision \d+\)", tally.failures[0].told())
    assert tally.usage.turns.total() == 4


def test_the_soak_finds_what_is_wrong_with_a_real_table(monkeypatch):
    match_of = DiceGame.match

    def without_an_arrow(self, players, seed, *, record=False):
        match = match_of(self, players, seed, record=record)
        match.state.pile -= 1
        return match

    monkeypatch.setattr(DiceGame, "match", without_an_arrow)
    tally = soak(DICE, "random", 2)
    assert (tally.games, tally.problems) == (2, 2)
    assert tally.failures[0].what == "arrows lost or made"


def test_the_soak_survives_an_exception(monkeypatch):
    class Stumbler:
        name, looks = "stumbler", True

        def choose(self, view, decision):
            if decision.kind == "shoot":
                raise KeyError("boots")
            return len(decision.options) - 1

    monkeypatch.setattr(soaking, "seat_bots", lambda names, seed, game: [Stumbler() for _ in names])
    tally = soak(DICE, "random", 3)
    assert (tally.games, tally.exceptions, tally.failed) == (3, 3, 3)
    assert tally.failures[0].what.startswith("KeyError: 'boots' (")
    assert tally.failures[0].dump() == {
        "bot": "random",
        "players": 3,
        "game": "dice",
        "seed": 0,
        "decision": tally.failures[0].decision,
        "what": tally.failures[0].what,
    }


def test_the_soak_finds_an_endless_game():
    tally = soak(DICE, "random", 3, cap=10)
    assert (tally.games, tally.capped, tally.failed) == (3, 3, 3)
    assert "not over after 10 decisions (3-player dice game of random, seed 0, decision 10)" in tally.failures[0].told()


def test_a_character_played_too_seldom_is_named():
    tally = SoakTally(DICE, "random", games=2_000)
    usage = tally.usage
    usage.games = Counter(dict.fromkeys(IDS, 100) | {"sid_ketchum": 99})
    usage.acts = Counter(dict.fromkeys(IDS, 20) | {"paul_regret": 19})
    usage.questions = Counter(dict.fromkeys(QUESTIONS, 20) | {"remove_arrow": 19})
    usage.questions["poker"] = 1  # not on our list, but shown
    report = DICE.report([tally])
    assert list(report.questions) == [*QUESTIONS, "poker"]
    assert (report.enough, report.enough_acts) == (100, 20)
    assert report.seldom == ["sid_ketchum", "ability of paul_regret", "question remove_arrow", "question poker"]


def test_the_games_of_all_bots_count_together():
    tallies = [SoakTally(DICE, bot, games=10_000) for bot in ("random", "greenhorn")]
    for tally in tallies:
        tally.usage.games = Counter(dict.fromkeys(IDS, 500))
    assert [name for name in DICE.report(tallies).seldom if name in IDS] == []
    assert DICE.report(tallies).enough == 1_000
    tallies[1].usage.games["jourdonnais"] = 499
    assert [name for name in DICE.report(tallies).seldom if name in IDS] == ["jourdonnais"]


def test_everything_is_used_too_seldom_in_a_programme_of_few_games():
    programme = DiceProgramme("short", "", {"random": 6}, range(3, 9))
    report = programme.report([soak(programme, "random")])
    assert set(report.seldom) >= {*IDS, *[f"ability of {one}" for one in IDS], "question gift"}


# ---- the command -----------------------------------------------------------------------------------------------


def told(capsys, *arguments):
    code = main(["soak", "dice", "--workers", "1", *arguments])
    return code, *capsys.readouterr()


def test_the_command_prints_the_table_of_characters(capsys):
    code, out, err = told(capsys, "--random", "240", "--greenhorn", "6")
    assert (code, err) == (0, "")
    assert re.search(r"│ dice: greenhorn +│ +6 │ +[\d,]+ │ +[\d,]+ │ +\d+ │ +0 │ +0 │ +0 │ +\d+ │", out)
    assert "Tables of dice: 3 players 41; 4 players 41; 5 players 41; 6 players 41; 7 players 41; 8 players 41." in out
    assert "enough: 12 games, 2 acts." in out
    for one in IDS:
        games, turns, acts = re.search(rf"│ {one} +│ +(\d+) │ +(\d+) │ +(\d+) │", out).groups()
        assert int(games) >= 12
        assert int(turns) > int(games)
        assert int(acts) >= 2
    for kind in QUESTIONS:
        assert re.search(rf"│ {kind} +│ +[\d,]+ │", out)
    assert re.search(r"│ renegade +│ +287 │ +\d+ │", out)
    assert re.search(r"Happened: Indian attacks \d+; explosions \d+; Gatlings fired \d+\.", out)
    assert re.search(r"Eliminations by cause: (?:(?:bullseye|indians|dynamite|gatling) \d+(?:; |\.)){4}", out)
    assert "Nothing wrong." in out


def test_the_command_gives_everything_as_json(capsys):
    code, out, _ = told(capsys, "--random", "120", "--greenhorn", "0", "--json")
    data = json.loads(out)
    assert (code, data["failed"], data["seldom"]) == (0, 0, [])
    assert data["games"][0]["tables"] == {f"{players} players": 20 for players in range(3, 9)}
    usage = data["usage"][0]
    assert [one["id"] for one in usage["characters"]] == IDS
    assert list(usage["questions"]) == list(QUESTIONS)
    assert sum(one["seats"] for one in usage["roles"]) == 660
    assert set(usage["eliminated"]) == {"bullseye", "gatling", "indians", "dynamite"}
    assert usage["happened"]["indians"] > 100


def test_the_command_fails_when_a_character_is_played_too_seldom(capsys, monkeypatch):
    monkeypatch.setattr(soak_dice, "ENOUGH", 1_000_000)  # ten games of each in one game
    code, out, _ = told(capsys, "--random", "1", "--greenhorn", "0")
    assert code == 1
    assert f"USED TOO SELDOM in dice: {IDS[0]}, {IDS[1]}" in " ".join(out.split())
    assert "Nothing wrong." not in out


def test_the_command_fails_when_something_is_wrong(capsys, monkeypatch):
    monkeypatch.setattr(soak_dice, "problems", lambda t: {"a [red] flag"})
    code, out, _ = told(capsys, "--random", "4", "--greenhorn", "0")
    assert code == 1
    assert "FAILED: a [red] flag (3-player dice game of random, seed 0, decision 0)" in out
    assert "4 games went wrong." in out


def test_the_command_plays_one_game_in_a_hundred(capsys):
    code, out, _ = told(capsys, "--random", "600", "--greenhorn", "0", "--quick")
    assert code == 0
    assert re.search(r"│ dice: random +│ +6 │", out)


def test_sets_of_cards_are_nothing_for_the_dice_game(capsys):
    code, out, err = told(capsys, "--sets", "base")
    assert (code, out) == (2, "")
    assert "name a programme or give --sets, not both" in err


def test_an_unknown_bot_cannot_be_soaked():
    with pytest.raises(ValueError, match="unknown bot 'billy'"):
        soak(DICE, "billy", 3)
