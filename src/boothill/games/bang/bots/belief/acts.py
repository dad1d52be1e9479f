"""What a deed comes to, as far as it tells something about the role of whoever did it."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from boothill.games.bang.bots.judging.traits import HINDRANCE, RAID, STRIP, SWEEP, traits
from boothill.games.bang.rules.cards.ruleset import Ruleset
from boothill.games.bang.rules.terms import SPARED, Deed

NOTHING: Final = -1
"""It tells nothing."""
HARM: Final = 0
"""A shot, a duel or other harm to one player."""
STRIPPING: Final = 1
"""A card taken or discarded."""
HINDERING: Final = 2
"""A card laid in front of somebody to his harm."""
HELP: Final = 3
"""Life given, or a menace taken away."""
SWEEPING: Final = 4
"""Harm to everybody else."""
NO_SHOT: Final = 5
"""A turn without a BANG! though somebody was in range."""
AIMED: Final = (HARM, STRIPPING, HINDERING, HELP)
"""Acts at one player of several."""
ACTS: Final = ("harm", "stripping", "hindering", "help", "sweeping", "no shot")


def act_of(rules: Ruleset, deed: Deed) -> int:
    """What the deed comes to."""
    if deed.picked >= 0 and _menaces(rules)[deed.picked] and deed.kind != SPARED:
        return HELP
    return NO_SHOT if deed.kind == SPARED else _acts(rules).get(deed.kind, NOTHING)


def is_bang(rules: Ruleset, deed: Deed) -> bool:
    """Whether it is a shot that counts as the BANG! of a turn."""
    return deed.kind >= 0 and rules.kinds[deed.kind].bang_card


@lru_cache(maxsize=64)
def _menaces(rules: Ruleset) -> tuple[bool, ...]:
    return tuple([trait.menace for trait in traits(rules)])


@lru_cache(maxsize=64)
def _acts(rules: Ruleset) -> dict[int, int]:
    """By kind, and by inverted index for abilities."""
    found: dict[int, int] = {}
    for index, trait in enumerate(traits(rules)):
        if trait.hostile or trait.price:
            sort = trait.sort
            if sort in (SWEEP, RAID):
                found[index] = SWEEPING
            else:
                found[index] = STRIPPING if sort == STRIP else HINDERING if sort == HINDRANCE else HARM
        if trait.heals:
            found[index] = HELP
    for index, action in enumerate(rules.actions):
        if action.hostile:
            found[~index] = HARM
        elif action.heals:
            found[~index] = HELP
    return found
