"""Boxes no shop sells: base-game tables with something on them that only other sets bring.

Some rules of the core speak of cards the base set does not have (events, other characters). These helpers
put the smallest possible stand-in on the table, so that the engine's part of such a rule can be told as a story.
"""

from __future__ import annotations

from pathlib import Path
from typing import Unpack

from boothill.games.bang.rules.cards.declare import Box
from boothill.games.bang.rules.cards.hooks import Hooks
from boothill.games.bang.rules.cards.loading import find_box
from boothill.games.bang.rules.cards.ruleset import Ruleset
from boothill.games.bang.rules.table.state import Table
from boothill.kernel.decision import Seat


def base_and(*boxes: Box) -> Ruleset:
    """The base set with these boxes."""
    return Ruleset((find_box("base"), *boxes))


def base_with_event(**hooks: Unpack[Hooks]) -> Ruleset:
    """The base set with hooks that hold for the whole table, as those of an event card would."""
    box = Box("event", "An event")
    box.hooks = hooks
    return base_and(box)


def base_with_cards(**cards: Hooks) -> Ruleset:
    """The base set with blue cards of these ids, one copy each, and what they change while in play."""
    box = Box("cards", "More cards")
    for card_id, hooks in cards.items():
        box.blue(card_id, card_id, copies="10D", **hooks)
    return base_and(box)


def base_with_characters(**characters: Hooks) -> Ruleset:
    """The base set with characters of these ids, four bullets each."""
    box = Box("characters", "More characters")
    for character_id, hooks in characters.items():
        box.character(character_id, character_id, 4, **hooks)
    return base_and(box)


def come_back(t: Table, seat: Seat, life: int) -> None:
    """An eliminated player is in the game again, for good."""
    t.eliminated.remove(seat)
    t.seats = tuple(sorted((*t.seats, seat)))
    t.life[seat] = life
    t.refresh()


SET_OF_YOUR_OWN = """
from boothill.games.bang.rules.cards.declare import Box
box = Box("two_more", "Two more cards")
box.blue("fence", "Fence", copies="KD 2S", seen_at=1)
box.character("nobody", "Nobody", 3)
"""


def set_folder(parent: Path) -> str:
    """Write a set of two cards and one character into a new folder and return its path, which names the set."""
    folder = parent / "two_more"
    folder.mkdir()
    (folder / "__init__.py").write_text(SET_OF_YOUR_OWN, encoding="utf-8")
    return str(folder)
