"""Files and lines that nobody would write in earnest: one sentence each, never a traceback."""

import json
from pathlib import Path

import pytest

from boothill.cli.main import main
from support.sessions import by_lot, played
from support.telling import script

GAMES = ("bang", "dice")
LONG = "9" * 5000
"""More digits than Python turns into a number."""
SHORT = f"{LONG[:37]}..."
BAD_COMPANIES = [
    [],
    1,
    None,
    "x",
    {},
    {"seat": 1},
    {"seat": 99},
    {"seat": -2},
    {"seat": "x"},
    {"seat": 1.0},
    {"seat": True},
    {"bots": 5},
    {"bots": "abcde"},
    {"bots": ["random"] * 4},
    {"bots": ["random", 1, 2, 3, 4]},
    {"games": "x"},
    {"games": 0},
    {"games": 1e999},
    {"game": None},
    {"game": 2},
    {"badge": 1},
    {"wins": "00000"},
    {"wins": ["x"] * 5},
    {"wins": [0] * 6},
    {"wins": {}},
    {"extra": 1},
]


def refused(capsys, *arguments):
    """The one sentence with which a command is refused."""
    assert main([*arguments]) == 2
    out, err = capsys.readouterr()
    assert out == ""
    assert err.count("\n") == 1
    return err


@pytest.mark.parametrize("game", GAMES)
def test_what_a_record_says_about_the_players_is_checked(game, capsys):
    played(script("save mine.json", "quit", "2"), "--game", game, "--seed", "6")
    capsys.readouterr()
    record = json.loads(Path("mine.json").read_text())
    for bad in BAD_COMPANIES:
        whole = isinstance(bad, dict) and bad not in ({}, {"seat": 1})
        company = {**record["play"], **bad} if whole else bad
        Path("mine.json").write_text(json.dumps({**record, "play": company}))
        for arguments in (["play", "--load"], ["replay"], ["replay", "--json"], ["replay", "--all", "--seat", "all"]):
            said = refused(capsys, *arguments, "mine.json")
            assert "mine.json: what it says about the players does not fit its table; use another copy." in said, bad


def test_the_players_of_a_finished_game_are_checked_too(capsys):
    played(by_lot(), "--game", "dice", "--seed", "3", "--bots", "random")
    record = json.loads(Path("boothill-3.json").read_text())
    Path("boothill-3.json").write_text(json.dumps({**record, "play": []}))
    assert "does not fit its table" in refused(capsys, "replay", "boothill-3.json")


@pytest.mark.parametrize(
    "text", ["[" * 200_000, '{"a":' * 200_000, f'{{"format": {LONG}}}'], ids=["lists", "objects", "number"]
)
def test_text_that_cannot_be_read_is_no_record(text, capsys):
    Path("deep.json").write_text(text)
    for arguments in (["play", "--load"], ["replay"]):
        assert "deep.json is no Boothill record: it is not JSON text." in refused(capsys, *arguments, "deep.json")


@pytest.mark.parametrize("game", GAMES)
def test_long_numbers_are_typed_in_vain(game, monkeypatch):
    lines = (LONG, f"{LONG}!", f"log {LONG}", "log 0", "quit", LONG, "2")
    text = " ".join(played(script(*lines), "--game", game, "--seed", "6", monkeypatch=monkeypatch).split())
    assert f'"{SHORT}" is no number of lines; type log, or log 50.' in text
    assert '"0" is no number of lines; type log, or log 50.' in text
    assert f'"{SHORT}" is no command here; type a number from 1 to 3, or help.' in text
    if game == "bang":
        assert text.count(f'"{SHORT}" is no command here; type a number from 1 to ') == 3


@pytest.mark.parametrize("game", GAMES)
def test_long_lines_are_answered_in_short(game, monkeypatch):
    lines = ("x" * 5000, f"info {'x' * 5000}", f"roll {'x' * 5000}", "quit", "x" * 5000, "2")
    text = played(script(*lines), "--game", game, "--seed", "6", monkeypatch=monkeypatch)
    assert text.count(f'"{"x" * 37}..."') == (4 if game == "dice" else 3)
    assert "x" * 38 not in text


def test_numbers_beyond_the_list_are_named():
    text = played(script("999999999", "quit", "9", "2"), "--seed", "6")
    assert "There is no choice 999999999; choose from 1 to " in text
    assert "There is no choice 9; choose from 1 to 3." in text


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize(
    "arguments",
    [
        ["--players", "3"],
        ["--seed", "0"],
        ["--name", "Jo"],
        ["--sets", "base"],
        ["--events", "12"],
        ["--shadow"],
        ["--starter"],
        ["--bots", "random"],
        ["--series", "2"],
        ["--badge"],
        ["--watch"],
    ],
)
def test_what_a_saved_game_has_settled_is_not_asked_for(game, arguments, capsys):
    played(script("save mine.json", "quit", "2"), "--game", game, "--seed", "6")
    said = refused(capsys, "play", "--load", "mine.json", *arguments)
    assert said == f"boothill play: {arguments[0]} belongs to a new game; leave it out with --load.\n"


def test_a_record_without_company_is_played_with_the_one_asked_for(capsys):
    played(script("save mine.json", "quit", "2"), "--seed", "6")
    record = json.loads(Path("mine.json").read_text())
    del record["play"]
    Path("mine.json").write_text(json.dumps(record))
    played(script("save ours.json", "quit", "2"), "--load", "mine.json", "--bots", "random", "--series", "2")
    company = json.loads(Path("ours.json").read_text())["play"]
    assert (company["bots"], company["games"]) == (["random"] * 5, 2)
    played(script("save ours.json", "yes", "quit", "2"), "--load", "mine.json")
    company = json.loads(Path("ours.json").read_text())["play"]
    assert (company["bots"], company["games"]) == (["normal"] * 5, 1)
    assert "belongs to a new game" in refused(capsys, "play", "--load", "mine.json", "--sets", "base")
