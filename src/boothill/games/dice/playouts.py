"""Playouts: a table made ready for one, and who plays it."""

from __future__ import annotations

from boothill.games.dice.bots.rollout import Rollout
from boothill.games.dice.rules.redeal import redeal
from boothill.games.dice.rules.state import DiceTable
from boothill.kernel.decision import NOBODY, Seat


def prepare(t: DiceTable, seat: Seat, seed: int) -> Rollout:
    """Make the table of a clone ready: what the seat cannot see is dealt anew, unless it is nobody's question. Who
    plays it, seeing nothing of the table.
    """
    if seat != NOBODY:
        redeal(t, seat, seed)
    return Rollout(seed)
