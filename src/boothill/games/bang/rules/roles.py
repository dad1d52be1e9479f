"""Who plays which role in the card game: who serves which side, and who stands in for the Sheriff."""

from __future__ import annotations

from typing import Protocol

from boothill.family.roles import HIDDEN, RENEGADE, SHERIFF, Seating, first_player, of_three
from boothill.kernel.decision import Seat


class Allegiance(Seating, Protocol):
    """Whoever knows, besides, who serves which side: a table, or a view of it."""

    @property
    def sides(self) -> tuple[int, ...]:
        """The side each Renegade has had to take, HIDDEN for all others."""
        ...


def side_of(t: Allegiance, seat: Seat) -> int:
    """The role whose goal a seat has: its own, unless it is a Renegade who has had to take a side (SH-12, -13)."""
    return t.sides[seat] if t.sides[seat] != HIDDEN else t.role[seat]


def only_sheriff_and_renegade(t: Seating) -> bool:
    """SH-10, -11: whether just these two are in the game."""
    return len(t.seats) == 2 and {t.role[seat] for seat in t.seats} == {SHERIFF, RENEGADE}


def acting_sheriff(t: Seating) -> Seat:
    """Who does what event decks ask of the Sheriff.

    DC-3P-8: of three players the Deputy, and once they are out the next player clockwise from that seat.
    """
    first = first_player(t)
    if not of_three(t):
        return first
    return min(t.seats, key=lambda seat: (seat - first) % len(t.names))
