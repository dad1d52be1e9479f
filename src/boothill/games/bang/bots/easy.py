"""The easy level of the card game."""

from __future__ import annotations

from typing import Final

from boothill.bots.levels import lapse
from boothill.games.bang.bots.greenhorn import Greenhorn
from boothill.games.bang.rules.table.view import View
from boothill.games.bang.rules.terms import END
from boothill.kernel.decision import Decision, Option

THING: Final = 0.25
"""How often an easy bot does not think of a card or an ability, all turn long."""
WAY: Final = 0.2
"""How often it does not think of one way to use it: on this player, with that card."""


class Easy(Greenhorn):
    """A greenhorn that overlooks things in its turn: now and then it does the second best, or nothing.

    What it overlooks it overlooks until the turn is over; what it does think of it judges as ever, so that it does
    nothing a greenhorn would not do with fewer cards. Asked in between, and by others, it has its wits about it.
    """

    name = "easy"

    def __init__(self, seed: int) -> None:
        super().__init__(seed)
        self._seed = seed

    def choose(self, view: View, decision: Decision) -> int:
        """The best of the options it thinks of."""
        options = decision.options
        if not decision.main or options[-1][0] != END:  # with a card that must be played it is careful
            return super().choose(view, decision)
        found = [at for at, option in enumerate(options) if option[0] == END or self._thinks_of(view, option)]
        thought_of = Decision(decision.seat, decision.kind, [options[at] for at in found], main=True)
        return found[super().choose(view, thought_of)]

    def _thinks_of(self, view: View, option: Option) -> bool:
        seed, turn = self._seed, view.turn
        return not (lapse(THING, seed, turn, *option[:3]) or lapse(WAY, seed, turn, *option))
