"""The best way to give out the bull's-eyes of a turn (DICE-SHOT-6 to -8)."""

from __future__ import annotations

from functools import cache

from boothill.games.dice.rules.terms import DICE
from boothill.kernel.decision import Seat

Spread = tuple[int, ...]
"""Points for each target."""
Rows = list[list[float]]
"""For each target what 0, 1, 2 ... points are worth."""
Best = tuple[float, Spread]
"""What the best spread is worth, and the spread."""
Numbers = tuple[int, int]
"""How many 1s and how many 2s."""


def union(ones: tuple[Seat, ...], twos: tuple[Seat, ...]) -> tuple[Seat, ...]:
    """All targets of bull's-eyes."""
    return (*ones, *[seat for seat in twos if seat not in ones])


class Volleys:
    """The best spread for every number of 1s and 2s.

    `ones` and `twos` are the targets of each face, `rows` what points are worth, for the targets in the order of
    `union`. What one target takes changes nothing for the others, so the best spread is the best of all spreads.
    """

    __slots__ = ("_apart", "_known", "_lines", "_pattern", "_rows")

    def __init__(self, ones: tuple[Seat, ...], twos: tuple[Seat, ...], rows: Rows) -> None:
        self._rows = rows
        seats = union(ones, twos)
        self._pattern = len(ones), tuple([seats.index(seat) for seat in twos])
        self._known: dict[Numbers, Best] = {}
        self._lines: list[list[Best]] | None = None
        self._apart = len(seats) == len(ones) + len(twos)
        if self._apart:
            self._lines = [_line(rows[: len(ones)]), _line(rows[len(ones) :])]
        elif ones == twos:
            self._lines = [_line(rows)]

    def best(self, numbers: Numbers) -> Best:
        """The best spread of so many 1s and 2s."""
        if self._lines is None:
            found = self._known.get(numbers)
            if found is None:
                found = self._known[numbers] = self._search(numbers, False)
            return found
        if not self._apart:
            return self._lines[0][numbers[0] + numbers[1]]
        (one, near), (two, far) = self._lines[0][numbers[0]], self._lines[1][numbers[1]]
        return one + two, near + far

    def doubled(self, numbers: Numbers) -> Best:
        """The same if one of the dice, at least one, counts twice (DICE-CHAR-SLAB-1)."""
        return self._search(numbers, True)

    def _search(self, numbers: Numbers, doubled: bool) -> Best:
        spreads = _spreads(*self._pattern, len(self._rows), numbers, doubled)
        best, chosen = -1e9, spreads[0]
        for spread in spreads:
            value = 0.0
            for row, points in zip(self._rows, spread, strict=True):
                value += row[points]
            if value > best:
                best, chosen = value, spread
        return best, chosen


def _line(rows: Rows) -> list[Best]:
    """The best spread of 0, 1, 2 ... points that may go to any of these targets."""
    found: list[Best] = [(rows[0][points], (points,)) for points in range(DICE + 1)]
    for row in rows[1:]:
        wider: list[Best] = []
        for points in range(DICE + 1):
            best, most = -1e9, 0
            for here in range(points + 1):
                value = row[here] + found[points - here][0]
                if value > best:
                    best, most = value, here
            wider.append((best, (*found[points - most][1], most)))
        found = wider
    return found


@cache
def _spreads(near: int, twos: tuple[int, ...], targets: int, numbers: Numbers, doubled: bool) -> tuple[Spread, ...]:
    """All different spreads. The targets of a 1 are the first `near` ones, those of a 2 are named."""
    spreads = {tuple([0] * targets)}
    for reach, number in zip((range(near), twos), numbers, strict=True):
        for _ in range(number):
            spreads = {_plus(spread, at) for spread in spreads for at in reach}
    if doubled:
        spreads = {_plus(spread, at) for spread in spreads for at in range(targets) if spread[at]}
    return tuple(sorted(spreads))


def _plus(spread: Spread, at: int) -> Spread:
    return (*spread[:at], spread[at] + 1, *spread[at + 1 :])
