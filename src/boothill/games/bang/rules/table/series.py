"""Series of games: what carries over from one to the next."""

from __future__ import annotations

from collections.abc import Collection

from boothill.family.roles import SHERIFF
from boothill.family.setup_checks import OptionsError
from boothill.games.bang.rules.mechanics.back import is_back
from boothill.games.bang.rules.table.setup import TableOptions
from boothill.games.bang.rules.table.state import Table
from boothill.games.bang.rules.terms import OVER
from boothill.kernel.decision import Seat


def survivors(t: Table) -> tuple[Seat, ...]:
    """BASE-SERIES-1, -5: who is alive at the end and may keep their character."""
    return tuple(seat for seat in t.seats if not is_back(t, seat))


def next_game(t: Table, *, seed: int, keep: Collection[Seat] = (), badge: bool = False) -> TableOptions:
    """The options of the next game of a series. BASE-SERIES-1 to -6.

    `keep` names the survivors who keep their character; with `badge` the Sheriff's role passes to the next player
    clockwise, otherwise all roles are random. Seats, names and sets stay; nothing else carries over.
    """
    if t.phase != OVER:
        raise OptionsError("the game is not over; finish it before the next game of the series")
    alive = survivors(t)
    for seat in keep:
        if seat not in range(len(t.names)):
            raise OptionsError(f"seat {seat!r} cannot keep a character; the seats are 0 to {len(t.names) - 1}")
        if seat not in alive:
            raise OptionsError(
                f"{t.names[seat]} was eliminated and takes a new character; only survivors may keep theirs"
            )
    kept = tuple(t.rules.characters[t.character[seat]].id if seat in keep else None for seat in range(len(t.names)))
    if badge and SHERIFF not in t.role:
        raise OptionsError("at a table of three nobody is Sheriff and no badge passes on; play without the badge rule")
    sheriff = (t.role.index(SHERIFF) + 1) % len(t.names) if badge else None
    sets = tuple(t.options["sets"])  # as they were named: a folder by its path, not by the id of its box
    return TableOptions(
        t.names,
        sets=sets,
        starter=t.rules.starter,
        seed=seed,
        characters=kept,
        sheriff=sheriff,
        events=t.options["events"],
        shadow=t.options["shadow"],
    )
