"""Who wins, and when."""

from __future__ import annotations

from boothill.bang.roles import GOALS, of_three, side_of
from boothill.bang.state import Table
from boothill.bang.terms import DEPUTY, OUTLAW, OVER, RENEGADE, SHERIFF, Seat


class GameOver(Exception):
    """Raised by `check_victory` and caught in `turn.run`, nowhere else."""


def check_victory(t: Table) -> None:
    """BASE-WIN-1: called when an effect is completely resolved; ends the game at once (BASE-WIN-7)."""
    if not t.deaths:
        return
    t.deaths = False
    winners = standing_winners(t)
    if winners is None:
        return
    t.winners = winners
    t.phase = OVER
    if t.shifty:  # nobody's turn is running any more
        t.refresh()
    t.emit("game_over", *winners)
    raise GameOver


def standing_winners(t: Table) -> tuple[Seat, ...] | None:
    """The winners if the game is decided now, None if it goes on.

    BASE-WIN-5: the Sheriff's death is tested first. DC-8P-1 to -4: nothing changes with two Renegades.
    """
    if of_three(t):
        return winner_of_three(t)
    present = {side_of(t, seat) for seat in t.seats}
    if SHERIFF not in present:  # BASE-WIN-2
        if len(t.seats) == 1 and RENEGADE in present:
            return t.seats
        return seats_with(t, OUTLAW)
    if OUTLAW not in present and RENEGADE not in present:  # BASE-WIN-3
        return seats_with(t, SHERIFF, DEPUTY)
    return None  # BASE-WIN-4 among others


def winner_of_three(t: Table) -> tuple[Seat, ...] | None:
    """DC-3P-2: whoever killed the one he was after; DC-3P-3, -7: otherwise the last one alive."""
    for victim in t.eliminated:
        killer = t.killed_by[victim]
        if killer >= 0 and GOALS[t.role[killer]] == t.role[victim]:
            return (killer,)
    return t.seats if len(t.seats) == 1 else None


def seats_with(t: Table, *roles: int) -> tuple[Seat, ...]:
    """All seats with the goal of one of these roles, dead or alive (SH-9, -13)."""
    return tuple(seat for seat in range(len(t.role)) if side_of(t, seat) in roles)
