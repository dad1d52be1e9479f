"""Who is back for this turn only, a ghost or a shadow, and what that does to life. How they come is in `returning`."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Protocol

from boothill.kernel.decision import Seat

if TYPE_CHECKING:
    from boothill.games.bang.rules.table.state import Table


class Living(Protocol):
    """Whoever knows how much life everybody has: a table, or a view of it."""

    @property
    def life(self) -> Sequence[int]:
        """The life of each seat."""
        ...

    @property
    def max_life(self) -> Sequence[int]:
        """The most each can have."""
        ...

    @property
    def shadow(self) -> Seat:
        """The shadow whose turn it is."""
        ...


def is_back(t: Table, seat: Seat) -> bool:
    """Whether the seat is an eliminated player who is back for this turn only: a ghost or a shadow."""
    return seat == t.ghost or seat == t.shadow


def takes_no_life(t: Living, seat: Seat) -> bool:
    """Whether the seat never regains a life point (SH-4)."""
    return seat == t.shadow


def can_regain(t: Living, seat: Seat) -> bool:
    """Whether a seat would get a life point that it regains: not at max life (GEN-9), not as a shadow (SH-4)."""
    return t.life[seat] < t.max_life[seat] and seat != t.shadow


def spare_life(t: Table, seat: Seat) -> int:
    """How many life points a player may pay: all but the last; a ghost even that (HN-GHOST-8)."""
    return t.life[seat] - (0 if seat == t.ghost else 1)


def life_for_hand(t: Table, seat: Seat) -> int:
    """BASE-TURN-6: the life that hand cards are counted against; that of a ghost is no help (HN-GHOST-4)."""
    return 0 if seat == t.ghost else t.life[seat]
