"""Who wins, and when."""

from __future__ import annotations

from typing import Final

from boothill.family.seating import GameOver
from boothill.games.bang.rules.declared import entry
from boothill.games.bang.rules.roles import side_of
from boothill.games.bang.rules.table.state import Table
from boothill.games.bang.rules.terms import OVER

GAME_OVER: Final = entry("game_over", "winners", tone="turn", milestone=True)


def check_victory(t: Table) -> None:
    """BASE-WIN-1: called when an effect is completely resolved; ends the game at once (BASE-WIN-7)."""
    if not t.deaths:
        return
    t.deaths = False
    found = t.decided([side_of(t, seat) for seat in range(len(t.role))])  # BASE-WIN, DC-3P, SH-9, -13
    if found is None:
        return
    t.winners = found
    t.phase = OVER
    if t.shifty:  # nobody's turn is running any more
        t.refresh()
    t.emit(GAME_OVER, *found)
    raise GameOver
