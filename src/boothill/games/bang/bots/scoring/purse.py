"""What nuggets are worth to a seat, by what they would buy."""

from __future__ import annotations

from boothill.games.bang.rules.table.view import View
from boothill.games.bang.rules.terms import NO_CARD, Card
from boothill.kernel.decision import Option

NUGGET = 2.5
"""What a nugget is worth that nothing is to be bought with now, as cards are."""
SHADOWS_NUGGET = 1.5
"""The same for a shadow, for whom nothing that lasts is of use."""
SOON = 1
"""So many nuggets a seat may hope for before its next turn."""
LATER = 0.4
"""How much of what something gives beyond its price counts while it cannot be paid yet: others may buy it first."""


class Purse:
    """The nuggets of a seat whose turn it is, and what there is to buy with them.

    `wares` tells for each card of the shop its price and what it gives beyond that price; `ways` is for each that can
    be paid the best way to have it, and what that gives.
    """

    __slots__ = ("_later", "_wares", "nuggets", "ways", "worth")

    def __init__(
        self, nuggets: int, worth: float, wares: dict[Card, tuple[int, float]], ways: dict[Option, float]
    ) -> None:
        self.nuggets = nuggets
        self.worth = worth
        """What each is worth besides what it buys now."""
        self.ways = ways
        self._later = LATER if worth else 0.0  # what nothing is left of cannot be saved, either
        self._wares = wares

    def cost(self, number: int, apart: Card = NO_CARD) -> float:
        """What it costs to part with so many nuggets, below 0 for a gain of them: they might buy something else.

        The card set apart is what they are paid for.
        """
        lost = self._best(self.nuggets, apart) - self._best(self.nuggets - number, apart)
        return number * self.worth + lost

    def price(self, card: Card) -> int:
        """What a card of the shop costs now."""
        return self._wares[card][0]

    def _best(self, nuggets: int, apart: Card) -> float:
        """What the best of the other cards would give beyond its price, to somebody with so many nuggets."""
        best = 0.0
        for card, (price, gain) in self._wares.items():
            if gain > best and card != apart:
                if price <= nuggets:
                    best = gain
                elif price <= nuggets + SOON:
                    best = max(best, self._later * gain)
        return best


EMPTY = Purse(0, NUGGET, {}, {})


def nugget_worth(view: View) -> float:
    """What a nugget is worth to the seat: nothing to somebody who leaves the game without them (GR-NUG-4, SH-5)."""
    if view.seat == view.shadow or view.seat == view.ghost:
        return SHADOWS_NUGGET if view.shadows else 0.0
    return NUGGET
