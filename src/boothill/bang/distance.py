"""Distance and range."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from boothill.bang.hooks import Profile
from boothill.bang.state import Table
from boothill.bang.terms import Seat


class Circle(Protocol):
    """Whoever knows who sits in the game and what each has: a table, or a view of it."""

    @property
    def seats(self) -> tuple[Seat, ...]:
        """The players in the game, clockwise."""
        ...

    @property
    def profile(self) -> Sequence[Profile]:
        """The folded hooks of each seat."""
        ...

    @property
    def house(self) -> Profile:
        """The hooks that hold for everybody."""
        ...


def base_distance(t: Circle, one: Seat, other: Seat) -> int:
    """BASE-DIST-1: the smaller number of seat steps, counting only players in the game."""
    if t.house.base_distance:
        return t.house.base_distance
    seats = t.seats
    steps = abs(seats.index(one) - seats.index(other))
    return min(steps, len(seats) - steps)


def distance(t: Circle, viewer: Seat, other: Seat) -> int:
    """BASE-DIST-2, -3, -4: as seen by the viewer; all modifiers first, then the minimum of 1."""
    seen = base_distance(t, viewer, other) + t.profile[viewer].sees_at + t.profile[other].seen_at
    return seen if seen > 1 else 1


def seats_within(t: Table, viewer: Seat, reach: int) -> tuple[Seat, ...]:
    """The other players in the game that the viewer sees at this distance or nearer; reach is at least 1."""
    seats = t.seats
    profile = t.profile
    fixed = t.house.base_distance
    around = len(seats)
    mine = seats.index(viewer)
    spare = reach - profile[viewer].sees_at
    found: list[Seat] = []
    for at, seat in enumerate(seats):
        if at == mine:
            continue
        steps = at - mine if at > mine else mine - at
        if steps + steps > around:
            steps = around - steps
        if fixed:
            steps = fixed
        seen_at = profile[seat].seen_at
        # The minimum of 1 never decides here: whoever is nearer than 1 is within every reach.
        if steps + seen_at <= spare:
            found.append(seat)
    return tuple(found)


def in_range(t: Table, viewer: Seat) -> tuple[Seat, ...]:
    """BASE-DIST-5: the players the viewer's weapon reaches."""
    found = t.reach[viewer]
    if found is None:
        found = t.reach[viewer] = seats_within(t, viewer, t.profile[viewer].range)
    return found


def at_distance_1(t: Table, viewer: Seat) -> tuple[Seat, ...]:
    """The players the viewer sees at distance 1."""
    found = t.near[viewer]
    if found is None:
        found = t.near[viewer] = seats_within(t, viewer, 1)
    return found
