"""What the best volley of a turn, and the Gatling after it, do to others."""

from __future__ import annotations

from typing import NamedTuple

from boothill.games.dice.bots.position import Position
from boothill.games.dice.bots.volley import Best, Numbers, Volleys, union
from boothill.games.dice.rules.terms import GATLING_FIRE
from boothill.kernel.decision import Seat


class Shots(NamedTuple):
    """What a volley, and the Gatling after it, do to others."""

    base: float
    """What all others are worth afterwards. The arrow that a hit brings back is looked at elsewhere."""
    ends: bool
    """The game is certainly over."""
    struck: bool
    """The volley has hit somebody who answers with an arrow (DICE-CHAR-GRINGO-1)."""


class Shooting:
    """The best volley for every number of bull's-eyes, and what it leads to."""

    __slots__ = ("_answering", "_ends", "_known", "_others", "_position", "_price", "_reached", "_rows", "_volleys")

    def __init__(self, position: Position, others: float, price: float) -> None:
        self._position = position
        self._others = others
        self._price = price
        """What the arrow costs that a hit may bring back."""
        ones, twos = position.reaches
        self._reached = union(ones, twos)
        self._rows = {seat: position.hits(seat) for seat in position.seats if seat != position.me}
        self._volleys = Volleys(ones, twos, [self._rows[seat] for seat in self._reached])
        self._ends = [seat for seat in self._rows if position.stakes.ends(seat, True)]
        self._answering = [seat for seat in self._rows if position.who(seat).strikes_back]
        self._known: dict[tuple[Numbers, bool], Shots] = {}

    def best(self, numbers: Numbers, fires: bool) -> Shots:
        """The best volley of so many 1s and 2s."""
        found = self._known.get((numbers, fires))
        if found is None:
            found = self._known[numbers, fires] = self._shots(self._volleys.best(numbers), fires)
        return found

    def doubled(self, numbers: Numbers, fires: bool) -> Shots:
        """The same if one of the dice counts twice (DICE-CHAR-SLAB-1)."""
        return self._shots(self._volleys.doubled(numbers), fires)

    def _shots(self, volley: Best, fires: bool) -> Shots:
        value, spread = volley
        aimed = dict(zip(self._reached, spread, strict=True))
        for seat in self._ends:
            if self._falls(seat, aimed.get(seat, 0), fires):
                return Shots(self._end(seat), True, False)
        base = self._others + value
        struck = any(aimed.get(seat) for seat in self._answering)
        if struck:
            base += self._price
        if fires:
            base += self._gatling(aimed)
        return Shots(base, False, struck)

    def _falls(self, seat: Seat, points: int, fires: bool) -> bool:
        """Whether a volley that costs somebody so many points, and the Gatling after it, certainly eliminate them.

        A beer may still save a friend from the Gatling.
        """
        position = self._position
        if fires and position.stakes.fall[seat] >= 0.0 and position.who(seat).most_lost.get(GATLING_FIRE) != 0:
            points += 1
        return points > 0 and position.fells(seat, points)

    def _end(self, seat: Seat) -> float:
        """The game ends with somebody's fall (DICE-TURN-4): who else is hit, and what comes later, does not matter."""
        position, stakes = self._position, self._position.stakes
        now = position.row(seat, position.arrows[seat])[position.life[seat]]
        return self._others - now + stakes.fall[seat] + stakes.blow[seat]

    def _gatling(self, aimed: dict[Seat, int]) -> float:
        """The Gatling after a volley (DICE-GAT-2)."""
        position = self._position
        total = 0.0
        for seat, row in self._rows.items():
            before = aimed.get(seat, 0)
            total += position.gatling(seat, row, before)
            if not before and seat in self._answering:
                total += self._price
        return total
