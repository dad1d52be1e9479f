"""Who wins, and when."""

from __future__ import annotations

from boothill.bang.roles import side_of
from boothill.bang.state import Table
from boothill.bang.terms import OVER, Seat
from boothill.kernel.roles import of_three, winner_of_three, winners


class GameOver(Exception):
    """Raised by `check_victory` and caught in `turn.run`, nowhere else."""


def check_victory(t: Table) -> None:
    """BASE-WIN-1: called when an effect is completely resolved; ends the game at once (BASE-WIN-7)."""
    if not t.deaths:
        return
    t.deaths = False
    found = standing_winners(t)
    if found is None:
        return
    t.winners = found
    t.phase = OVER
    if t.shifty:  # nobody's turn is running any more
        t.refresh()
    t.emit("game_over", *found)
    raise GameOver


def standing_winners(t: Table) -> tuple[Seat, ...] | None:
    """The winners if the game is decided now, None if it goes on (BASE-WIN, DC-3P, SH-9, -13)."""
    if of_three(t):
        return winner_of_three(t.role, t.seats, [(victim, t.killed_by[victim]) for victim in t.eliminated])
    return winners([side_of(t, seat) for seat in range(len(t.role))], t.seats)
