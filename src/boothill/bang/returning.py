"""Eliminated players who come back, and ghosts, who leave again."""

from __future__ import annotations

from boothill.bang.dying import eliminate
from boothill.bang.identity import forget_copied
from boothill.bang.state import Table
from boothill.bang.terms import NOBODY, Seat
from boothill.kernel.decision import Rule


def come_back(t: Table, seat: Seat, life: int, cause: int) -> None:
    """S2: an eliminated player is in the game again with so much life. `cause` is the kind of card that brings him."""
    t.eliminated.remove(seat)
    t.seats = tuple(sorted((*t.seats, seat)))
    t.life[seat] = life
    forget_copied(t, seat)
    t.refresh()
    t.emit("came_back", seat, life, cause)


def come_back_as_ghost(t: Table, seat: Seat, cause: int) -> None:
    """HN-GHOST-1, -2: back for this turn only, without life, and nothing can eliminate him before it ends."""
    t.ghost = seat
    come_back(t, seat, 0, cause)


def ghost_fades(t: Table) -> None:
    """HN-GHOST-4: whatever life a ghost has regained is gone before phase 3. That is no loss of life."""
    if t.life[t.ghost]:
        t.life[t.ghost] = 0
        t.emit("faded", t.ghost)


def ghost_leaves(t: Table) -> Rule[None]:
    """S11, HN-GHOST-4, -5, -9: he is eliminated again, by nobody, with everything that follows."""
    ghost, t.ghost = t.ghost, NOBODY
    t.life[ghost] = 0
    yield from eliminate(t, ghost, NOBODY)
