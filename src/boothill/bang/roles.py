"""Who plays which role: how many of each, what three players are after, and who begins."""

from __future__ import annotations

from typing import Protocol

from boothill.bang.terms import DEPUTY, HIDDEN, OUTLAW, RENEGADE, SHERIFF, Seat

ROLES_BY_PLAYERS = {
    3: (DEPUTY, OUTLAW, RENEGADE),
    4: (SHERIFF, OUTLAW, OUTLAW, RENEGADE),
    5: (SHERIFF, DEPUTY, OUTLAW, OUTLAW, RENEGADE),
    6: (SHERIFF, DEPUTY, OUTLAW, OUTLAW, OUTLAW, RENEGADE),
    7: (SHERIFF, DEPUTY, DEPUTY, OUTLAW, OUTLAW, OUTLAW, RENEGADE),
    8: (SHERIFF, DEPUTY, DEPUTY, OUTLAW, OUTLAW, OUTLAW, RENEGADE, RENEGADE),
}
"""BASE-SET-1, -2, -11."""

GOALS = {DEPUTY: RENEGADE, RENEGADE: OUTLAW, OUTLAW: DEPUTY}
"""DC-3P-2: at a table of three, whom each role has to kill."""


class Seating(Protocol):
    """Whoever knows who sits at the table and is in the game: a table, or a view of it."""

    @property
    def names(self) -> tuple[str, ...]:
        """The players, dead or alive."""
        ...

    @property
    def role(self) -> tuple[int, ...]:
        """The role of each seat, as far as it is known."""
        ...

    @property
    def seats(self) -> tuple[Seat, ...]:
        """The players in the game, clockwise."""
        ...


class Allegiance(Seating, Protocol):
    """Whoever knows, besides, who serves which side: a table, or a view of it."""

    @property
    def sides(self) -> tuple[int, ...]:
        """The side each Renegade has had to take, HIDDEN for all others."""
        ...


def of_three(t: Seating) -> bool:
    """Whether the game is played by the rules for three players (DC-3P)."""
    return len(t.names) == 3


def side_of(t: Allegiance, seat: Seat) -> int:
    """The role whose goal a seat has: its own, unless it is a Renegade who has had to take a side (SH-12, -13)."""
    return t.sides[seat] if t.sides[seat] != HIDDEN else t.role[seat]


def only_sheriff_and_renegade(t: Seating) -> bool:
    """SH-10, -11: whether just these two are in the game."""
    return len(t.seats) == 2 and {t.role[seat] for seat in t.seats} == {SHERIFF, RENEGADE}


def first_player(t: Seating) -> Seat:
    """BASE-SET-9: the Sheriff takes the first turn; of three players the Deputy does."""
    return t.role.index(DEPUTY if of_three(t) else SHERIFF)


def acting_sheriff(t: Seating) -> Seat:
    """Who does what event decks ask of the Sheriff.

    DC-3P-8: of three players the Deputy, and once he is out the next player clockwise from his seat.
    """
    first = first_player(t)
    if not of_three(t):
        return first
    return min(t.seats, key=lambda seat: (seat - first) % len(t.names))
