"""What stories of the expansions begin with: a table with all of them, and with something no box brings."""

from __future__ import annotations

from typing import Any, Unpack

from boothill.bang.declare import Box, Kind
from boothill.bang.hooks import Hooks
from boothill.bang.loading import find_box
from boothill.bang.ruleset import Ruleset
from boothill.bang.terms import BLACK
from boothill.cli.words import Words
from boothill.lang import Texts
from support.games import ALL_SETS
from support.story import Story

TEXTS = Texts(strict=True)


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


def words_for(story: Story, viewer: str) -> Words:
    """The words of a story's table for one seat; a missing or faulty text is an error."""
    words = Words(story.t.rules, story.t.names, story.seat(viewer), TEXTS)
    words.learn_abilities(story.view(viewer))
    return words
