"""Hooks that concern the table as a whole are asked of `common`: profiles of seats may lack those of an event."""

import ast
from pathlib import Path

import pytest

import boothill
from boothill.games.bang.rules.cards.folded import OF_THE_TABLE

SOURCE = Path(boothill.__file__).parent
FILES = [file for file in sorted(SOURCE.rglob("*.py")) if file.name != "folded.py"]


def asked_of_seats(source):
    """The lines where such a hook is read from anything but `common`."""
    found = []
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Attribute) and node.attr in OF_THE_TABLE:
            asked = node.value
            name = asked.attr if isinstance(asked, ast.Attribute) else getattr(asked, "id", "")
            if name != "common":
                found.append(node.lineno)
    return found


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.relative_to(SOURCE).as_posix())
def test_what_concerns_the_table_is_asked_of_the_table(file):
    assert asked_of_seats(file.read_text(encoding="utf-8")) == []


@pytest.mark.parametrize(
    ("source", "lines"),
    [("t.common.cards_off", []), ("common.reversed", []), ("t.profile[me].cards_off", [1]), ("mine.all_suits", [1])],
)
def test_the_search_sees_where_it_is_asked(source, lines):
    assert asked_of_seats(source) == lines
