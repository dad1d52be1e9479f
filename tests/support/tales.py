"""What stories of the expansions begin with: a table with all of them, and with something no box brings."""

from __future__ import annotations

from typing import Any, Unpack

from boothill.bang.declare import Box, Kind
from boothill.bang.hooks import Hooks
from boothill.bang.loading import find_box
from boothill.bang.ruleset import Ruleset
from boothill.bang.terms import BLACK
from support.story import Story

ALL_SETS = ("base", "dodge_city", "promos")


def tale(players: int = 5, **table: Any) -> Story:
    """A story with the cards and characters of all sets."""
    return Story(players, sets=ALL_SETS, **table)


def rules_with(box: Box) -> Ruleset:
    """All sets and a box no shop sells."""
    return Ruleset((*map(find_box, ALL_SETS), box))


def event(**hooks: Unpack[Hooks]) -> Ruleset:
    """The rules while an event with these hooks stands."""
    box = Box("event", "An event")
    box.house = hooks
    return rules_with(box)


def equipment(card_id: str, **hooks: Unpack[Hooks]) -> Ruleset:
    """The rules with one black card that has these hooks."""
    box = Box("equipment", "Equipment")
    box.kinds[card_id] = Kind(card_id, card_id, BLACK, "-", box.id, "")
    box.kinds[card_id].hooks = hooks
    return rules_with(box)
