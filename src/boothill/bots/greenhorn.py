"""The rule-of-thumb bot: knows its role, remembers who did what to whom, and does the obvious thing."""

from __future__ import annotations

from random import Random

from boothill.bang.terms import END
from boothill.bang.view import View
from boothill.bang.warnings import warning
from boothill.bots.answers import ANSWERS, general
from boothill.bots.choices import best
from boothill.bots.feelings import feelings
from boothill.bots.forced import least_harm
from boothill.bots.memory import Memory
from boothill.bots.scoring import score_plays
from boothill.kernel.decision import Decision
from boothill.kernel.rng import stream_key

SEATS = 8


class Greenhorn:
    """Rules of thumb. What it answers depends on its seed, the view and the question alone."""

    name = "greenhorn"
    looks = True

    def __init__(self, seed: int) -> None:
        roll = Random(stream_key(seed, "greenhorn", 0)).random
        # A faint liking or dislike per seat settles what would be a tie; without it low seats were always shot first.
        self._whims = [0.01 * roll() for _ in range(SEATS)]
        self._memory = Memory()

    def choose(self, view: View, decision: Decision) -> int:
        """The best option by rule of thumb, whatever the question; questions it does not know get a general answer."""
        if decision.kind == "play":
            return self._play(view, decision)
        return ANSWERS.get(decision.kind, general)(view, decision, self.enmity)

    def enmity(self, view: View) -> list[float]:
        """How much it wants to harm each seat."""
        self._memory.look(view)
        found = feelings(view, self._memory)
        whims = self._whims
        for seat in view.seats:
            found[seat] += whims[seat % SEATS]
        return found

    def _play(self, view: View, decision: Decision) -> int:
        """Phase 2: the most urgent play that is worth it and that nothing is to be said against; otherwise end.

        If the turn cannot be ended yet, the play that does the least harm.
        """
        options = decision.options
        if len(options) == 1:
            return 0
        enmity = self.enmity(view)
        scores = score_plays(view, options, enmity)
        while True:
            choice = best(scores)
            if scores[choice] <= 0.0:
                if options[-1][0] != END:
                    return least_harm(view, decision, enmity)
                return len(options) - 1  # ending the turn is always last
            if warning(view, decision, options[choice]) is None:
                return choice
            scores[choice] = -1.0
