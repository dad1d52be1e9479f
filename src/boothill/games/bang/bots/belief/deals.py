"""All the ways the roles may have been dealt."""

from __future__ import annotations

from functools import lru_cache

from boothill.family.roles import ROLES_BY_PLAYERS, SHERIFF
from boothill.kernel.decision import Seat

Deal = tuple[int, ...]
"""The role of each seat."""


@lru_cache(maxsize=128)
def deals(players: int, sheriff: Seat) -> tuple[Deal, ...]:
    """Every deal with the Sheriff in this seat, each once and all equally likely (BASE-SET-1, -2)."""
    left = list(ROLES_BY_PLAYERS[players])
    left.remove(SHERIFF)
    found: list[list[int]] = [[]]
    for seat in range(players):
        if seat == sheriff:
            found = [[*deal, SHERIFF] for deal in found]
        else:
            found = [[*deal, role] for deal in found for role in sorted(set(left)) if _short(deal, role, left)]
    return tuple([tuple(deal) for deal in found])


def _short(deal: list[int], role: int, left: list[int]) -> bool:
    """Whether fewer of this role are dealt than there are."""
    return deal.count(role) < left.count(role)
