"""What a rule-of-thumb player makes of the kinds of cards, read off their declarations."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from boothill.bang.declare import Kind
from boothill.bang.ruleset import Ruleset
from boothill.bang.terms import BLUE, GREEN

# What playing a card in phase 2 comes to.
SHOT: Final = 0
"""A BANG!."""
CHALLENGE: Final = 1
"""Harm to one player who can turn it against its user."""
ATTACK: Final = 2
"""Any other harm to one player."""
STRIP: Final = 3
"""Takes or discards a card of a player."""
HINDRANCE: Final = 4
"""A card laid in front of somebody to his harm."""
SWEEP: Final = 5
"""Harm to everybody else."""
DRINK: Final = 6
"""Gives its user life."""
ROUND: Final = 7
"""Gives everybody life."""
EQUIPMENT: Final = 8
"""A card laid in front of oneself for one's own good."""
WEAPON: Final = 9
FUSE: Final = 10
"""A card laid in front of oneself that threatens whoever has it at the start of a turn."""
SUPPLY: Final = 11
"""Everything else: mostly ways to get cards."""


class Trait:
    """A kind as the bot thinks of it."""

    __slots__ = ("bang_card", "hostile", "menace", "missed", "range", "sort", "unlimited", "worth")

    def __init__(self, kind: Kind) -> None:
        self.sort = sort_of(kind)
        self.worth = float(kind.worth)
        self.missed = kind.missed
        self.bang_card = kind.bang_card
        self.hostile = kind.hostile
        self.menace = "turn_check" in kind.hooks
        """Whoever has it in front of him would rather not."""
        self.range = kind.hooks.get("range", 0)
        self.unlimited = kind.hooks.get("bang_limit", 1) > 1


def sort_of(kind: Kind) -> int:
    """What playing a card of this kind comes to."""
    if kind.target is not None:
        return _sort_at_target(kind)
    if kind.colour in (BLUE, GREEN):
        if kind.weapon:
            return WEAPON
        return FUSE if "turn_check" in kind.hooks else EQUIPMENT
    if kind.hostile:
        return SWEEP
    if kind.rescue is not None:
        return DRINK
    return ROUND if kind.use == "heal_all" else SUPPLY


def _sort_at_target(kind: Kind) -> int:
    if not kind.hostile:
        return SUPPLY
    if kind.bang_card:
        return SHOT
    assert kind.target is not None
    if kind.target.picks is not None:
        return STRIP
    if kind.colour in (BLUE, GREEN):
        return HINDRANCE
    return CHALLENGE if kind.use == "challenge" else ATTACK


@lru_cache(maxsize=64)
def traits(rules: Ruleset) -> tuple[Trait, ...]:
    """The trait of each kind of these rules, by index."""
    return tuple([Trait(kind) for kind in rules.kinds])
