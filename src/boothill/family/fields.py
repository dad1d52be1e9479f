"""What every table of the family has, declared (see `kernel.fields`)."""

from __future__ import annotations

from typing import Any

from boothill.family.roles import HIDDEN, RoleId
from boothill.kernel.decision import NOBODY, Seat
from boothill.kernel.fields import field, given
from boothill.kernel.journal import Journal


class SeatedFields:
    """The part of a game's state that is the same in every game."""

    options: dict[str, Any] = given(saved=True)
    """What the table was made from."""
    names: tuple[str, ...] = given(per_seat=True, shown="name")
    """What a player is called."""
    seed: int = field(0)
    """What all chance comes from."""
    role: tuple[RoleId, ...] = field(each=HIDDEN)
    """Who is what; dealt before anything else."""
    life: list[int] = field(each=0, shown=True)
    """How many life points a player has."""
    max_life: list[int] = field(each=0, shown=True)
    """The most they can have."""
    seats: tuple[Seat, ...] = field(lambda t: tuple(range(len(t.names))), seen=True)
    """The players in the game, in clockwise order."""
    eliminated: list[Seat] = field(shown=True)
    """Who is out of the game, in the order in which they left it."""
    killed_by: list[Seat] = field(each=NOBODY, listed=True)
    """For each eliminated player who was responsible (BASE-DIE-9, DICE-CRED-1), -1 if nobody was."""
    active: Seat = field(NOBODY, shown=True)
    """Whose turn it is, -1 before the first."""
    turn: int = field(0, shown=True)
    """The number of the turn."""
    winners: tuple[Seat, ...] = field(shown=True)
    """Who has won, once the game is over."""
    journal: Journal | None = field(None, copied=False, saved=False)
    """Where events and the results of chance are written down, if they are."""
