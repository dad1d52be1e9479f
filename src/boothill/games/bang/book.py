"""The rule book of the base game on two pages."""

from __future__ import annotations

from pathlib import Path

from boothill.family.sets import own_sets
from boothill.games.bang.rules.cards.loading import GAME
from boothill.telling.books import entries, filled, people, roles_of
from boothill.telling.facts import told

SET = "base"


def book(language: str) -> str:
    """The book in Markdown."""
    folder = own_sets(GAME)[SET]
    cards = folder.facts["card"]
    weapons = [f"{told(card, language).name} {card['range']}" for card in cards if "range" in card]
    return filled(
        Path(__file__).with_name("texts"),
        language,
        {
            **roles_of(folder, language),
            "brown": entries([card for card in cards if card["colour"] == "brown"], language, "count"),
            "blue": entries(
                [card for card in cards if card["colour"] == "blue" and "range" not in card], language, "count"
            ),
            "weapons": ", ".join(weapons),
            "characters": people(folder.facts["character"], language),
        },
    )
