"""What stories of the expansions begin with: a table with all of them, and with something no box brings."""

from __future__ import annotations

from typing import Any, Unpack

from boothill.games.bang.rules.cards.declare import Box
from boothill.games.bang.rules.cards.hooks import Hooks
from boothill.games.bang.rules.cards.loading import find_box
from boothill.games.bang.rules.cards.ruleset import Ruleset
from boothill.games.bang.telling.words import Words
from boothill.telling import Texts
from support.games import ALL_SETS
from support.story import Story

TEXTS = Texts(strict=True)


WITHOUT_EQUIPMENT = tuple(set_id for set_id in ALL_SETS if set_id != "gold_rush")


AIMED_DIAMONDS = (
    *((f"bang/{rank}D", "") for rank in ("2", "10", "A")),
    ("panic/8D", "hand"),
    ("panic/8D", "mustang"),
    ("cat_balou/9D", "hand"),
    ("cat_balou/10D", "mustang"),
    ("cat_balou/JD", "hand"),
    ("duel/QD", ""),
)
"""Diamonds that are played at somebody who has a Mustang and hand cards, and what is picked with them."""


def tale(players: int = 5, **table: Any) -> Story:
    """A story with the playing cards, events and characters of all sets but Gold Rush: no shop, no nuggets."""
    return Story(players, sets=WITHOUT_EQUIPMENT, **table)


def rush(players: int = 5, **table: Any) -> Story:
    """A story with everything there is; `shadow=True` adds the Shadow variant."""
    return Story(players, sets=ALL_SETS, **table)


def rules_with(box: Box) -> Ruleset:
    """All sets but Gold Rush, and a box no shop sells."""
    return Ruleset((*map(find_box, WITHOUT_EQUIPMENT), box))


def event(**hooks: Unpack[Hooks]) -> Ruleset:
    """The rules while an event with these hooks stands."""
    box = Box("event", "An event")
    box.hooks = hooks
    return rules_with(box)


def haunted(players: int = 5, *, dead: str = "C", **table: Any) -> Story:
    """A story with Ghost Town in force, in which these players have been eliminated."""
    return tale(players, **table).event("ghost_town").out(*dead)


def with_second(story: Story, seat: str, character: str) -> Story:
    """This is the second character of a seat; whoever plain has it takes the other one instead."""
    t, mine = story.t, story.seat(seat)
    wanted = t.rules.character_index[character]
    for zone in (t.second, t.character):
        if wanted in zone:
            zone[zone.index(wanted)] = t.second[mine]
    t.second[mine] = wanted
    return story


def goes(story: Story, seat: str, cards: int = 3) -> Story:
    """The ghost ends his turn, lays down so many hand cards one by one, and goes; the game may be over then."""
    story.ends_turn()
    for _ in range(cards - 1):  # the last one goes unasked
        story.asks(seat, "surplus").answers("discard")
    assert story.is_out(seat)
    return story


def dies(story: Story, seat: str, question: str = "dodge") -> Story:
    """The seat is hit, and nothing saves it."""
    return story.asks(seat, question).answers("pass").asks(seat, "rescue").answers("pass")


def losses(story: Story) -> list[tuple[int, ...]]:
    """What everybody learns of each loss of life."""
    return [public for _, public, _, _ in story.events("lost_life")]


def words_for(story: Story, viewer: str) -> Words:
    """The words of a story's table for one seat; a missing or faulty text is an error."""
    words = Words(story.t.rules, story.t.names, story.seat(viewer), TEXTS)
    words.learn_table(story.view(viewer))
    return words
