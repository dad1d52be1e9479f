"""Who wins the dice game, and when."""

from __future__ import annotations

from typing import Final

from boothill.family.seating import GameOver
from boothill.games.dice.rules.declared import entry
from boothill.games.dice.rules.state import DiceTable
from boothill.games.dice.rules.terms import OVER

GAME_OVER: Final = entry("game_over", "winners", tone="turn", milestone=True)


def check_victory(t: DiceTable) -> None:
    """DICE-WIN-1: called after every batch with eliminations; ends the game at once (DICE-TURN-4)."""
    found = t.decided(t.role)
    if found is None:
        return
    t.winners = found
    t.phase = OVER
    t.emit(GAME_OVER, *found)
    raise GameOver
