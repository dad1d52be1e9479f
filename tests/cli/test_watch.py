"""`boothill play --watch`: lookers-on are told everything first and shown the table as it then is."""

import re

import pytest

from support.sessions import played
from support.telling import script

SEEN = re.compile(
    r"(?m)^Turn (?P<told>\d+: it is \w+)'s turn\.$|^─+ Turn (?P<table>\d+ · \w+)'s turn"
    r"|^(?P<end>The game is over\.) Winners|^─+ (?P<over>The game is over) ─+$"
    r"|^\w+ (?:rolls|throws \d \w+ again): (?P<rolled>.*)\.$"
    r"|^(?P<dice>(?:│ +(?:arrow|dynamite|1|2|beer|gatling) +│ ?){5})$"
)


def seen(monkeypatch, *arguments):
    """Turns told, tables and dice shown, and the end, in order."""
    text = played(script(), "--watch", *arguments, monkeypatch=monkeypatch)
    return [(found.lastgroup, found[found.lastgroup]) for found in SEEN.finditer(text)]


@pytest.mark.parametrize(
    "arguments",
    [
        ("--game", "dice", "--players", "8", "--seed", "17", "--bots", "random"),
        ("--game", "dice", "--players", "3", "--seed", "1"),
        ("--players", "8", "--seed", "17", "--bots", "random"),
        ("--players", "5", "--seed", "2", "--sets", "base,dodge_city,high_noon"),
    ],
)
def test_no_table_is_later_than_what_was_told(arguments, monkeypatch):
    told, ended, tables = "", False, []
    for what, found in seen(monkeypatch, *arguments):
        if what == "told":
            told = found.replace(": it is ", " · ")
        elif what == "table":
            assert found == told
            tables.append(found)
        elif what == "end":
            ended = True
        elif what == "over":
            assert ended
            tables.append(found)
    assert len(tables) == len(set(tables)) > 5
    assert tables[-1] == "The game is over"


def test_lookers_on_see_the_dice_that_were_told_last(monkeypatch):
    rolled, shown = "", 0
    for what, found in seen(monkeypatch, "--game", "dice", "--seed", "2"):
        if what == "rolled":
            rolled = found.replace("[", "").replace("]", "").split(", ")
        elif what == "dice":
            assert found.replace("│", " ").split() == rolled
            shown += 1
    assert shown > 5
