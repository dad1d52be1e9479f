"""Dealing anew what a seat cannot see of the dice game."""

from __future__ import annotations

from boothill.family.roles import redealt
from boothill.games.dice.rules.state import DiceTable
from boothill.kernel.decision import Seat


def redeal(t: DiceTable, seat: Seat, seed: int) -> None:
    """Deal all roles hidden from the seat anew, in place, and give the table a new seed and with it new luck.

    The seat's view stays what it was. Do this to a clone, never to a live game.
    """
    if t.journal is not None:
        raise ValueError("a recorded match keeps the true deal in its checkpoint; re-deal a clone without recording")
    t.role = redealt(t, seat, t.face_up, seed)
    t.seed = seed
