"""Playouts: a table made ready for one, and who plays it."""

from __future__ import annotations

from boothill.games.bang.bots.rollout import Rollout
from boothill.games.bang.rules.table.redeal import redeal
from boothill.games.bang.rules.table.state import Table
from boothill.kernel.decision import NOBODY, Seat


def prepare(t: Table, seat: Seat, seed: int) -> Rollout:
    """Make the table of a clone ready: what the seat cannot see is dealt anew, unless it is nobody's question, and
    nothing is noted for players who look. Who plays it, seeing nothing of the table.
    """
    if seat != NOBODY:
        redeal(t, seat, seed)
    t.minded = False
    return Rollout(t.rules, seed)
