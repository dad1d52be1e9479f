"""Who wins the dice game, and when."""

from __future__ import annotations

from boothill.dice.state import DiceTable
from boothill.dice.terms import OVER
from boothill.kernel.roles import of_three, winner_of_three, winners


class GameOver(Exception):
    """Raised by `check_victory` and caught in `turn.run`, nowhere else."""


def check_victory(t: DiceTable) -> None:
    """DICE-WIN-1: called after every batch with eliminations; ends the game at once (DICE-TURN-4)."""
    if of_three(t):
        found = winner_of_three(t.role, t.seats, [(victim, t.killed_by[victim]) for victim in t.eliminated])
    else:
        found = winners(t.role, t.seats)
    if found is None:
        return
    t.winners = found
    t.phase = OVER
    t.emit("game_over", *found)
    raise GameOver
