"""The rule book of the dice game on two pages."""

from __future__ import annotations

from pathlib import Path

from boothill.family.sets import own_sets
from boothill.games.dice.rules.characters import GAME
from boothill.games.dice.rules.terms import ARROWS, CLOSE, DICE, REROLLS, SHERIFF_EXTRA
from boothill.telling.books import entries, filled, people, roles_of

SET = "dice"


def book(language: str) -> str:
    """The book in Markdown."""
    folder = own_sets(GAME)[SET]
    return filled(
        Path(__file__).with_name("texts"),
        language,
        {
            **roles_of(folder, language),
            "faces": entries(folder.facts["face"], language),
            "characters": people(folder.facts["character"], language),
            "sheriff_extra": SHERIFF_EXTRA,
            "arrows": ARROWS,
            "dice": DICE,
            "rerolls": REROLLS,
            "close": CLOSE,
        },
    )
