"""What a deed comes to, as far as it tells something about the role of whoever did it."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from boothill.games.bang.bots.judging.traits import HINDRANCE, RAID, STRIP, SWEEP, Trait, traits
from boothill.games.bang.rules.cards.ruleset import Ruleset
from boothill.games.bang.rules.terms import SPARED, Deed

NOTHING: Final = -1
"""It tells nothing."""
HARM: Final = 0
"""A shot, a duel or other harm to one player."""
STRIPPING: Final = 1
"""A card taken or discarded."""
HINDERING: Final = 2
"""A card laid in front of somebody to their harm."""
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
    if deed.omission:
        return NO_SHOT if deed.omission == SPARED else NOTHING
    if deed.picked >= 0 and _menaces(rules)[deed.picked]:
        return HELP
    return _of_actions(rules)[deed.action] if deed.action >= 0 else _of_kinds(rules)[deed.kind]


def is_bang(rules: Ruleset, deed: Deed) -> bool:
    """Whether it is a shot that counts as the BANG! of a turn."""
    return deed.kind >= 0 and rules.kinds[deed.kind].bang_card


@lru_cache(maxsize=64)
def _menaces(rules: Ruleset) -> tuple[bool, ...]:
    return tuple([trait.menace for trait in traits(rules)])


@lru_cache(maxsize=64)
def _of_kinds(rules: Ruleset) -> tuple[int, ...]:
    """What a card of each kind comes to."""
    return tuple([_of_kind(trait) for trait in traits(rules)])


def _of_kind(trait: Trait) -> int:
    if trait.heals:
        return HELP
    if not trait.hostile and not trait.price:
        return NOTHING
    sort = trait.sort
    if sort in (SWEEP, RAID):
        return SWEEPING
    return STRIPPING if sort == STRIP else HINDERING if sort == HINDRANCE else HARM


@lru_cache(maxsize=64)
def _of_actions(rules: Ruleset) -> tuple[int, ...]:
    """What each ability comes to."""
    return tuple([HARM if action.hostile else HELP if action.heals else NOTHING for action in rules.actions])
