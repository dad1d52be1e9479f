"""The rule-of-thumb bot: knows its role, remembers who did what to whom, and does the obvious thing."""

from __future__ import annotations

from random import Random

from boothill.games.bang.bots.answers.answers import ANSWERS, general
from boothill.games.bang.bots.judging.enmity import enmity
from boothill.games.bang.bots.judging.memory import Memory
from boothill.games.bang.bots.judging.situation import GUESS, Guess, situation_of
from boothill.games.bang.bots.judging.weights import DEFAULTS, Weights
from boothill.games.bang.bots.scoring.best_play import best_play
from boothill.games.bang.rules.roles import side_of
from boothill.games.bang.rules.table.view import View
from boothill.kernel.decision import Decision
from boothill.kernel.rng import stream_key

SEATS = 8


class Greenhorn:
    """Rules of thumb. What it answers depends on its seed, the view and the question alone.

    It is the `Mind` of its answers: whoever plays like it with a judgement of its own overrides `enmity`, `weights` or
    `guess`.
    """

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
            return best_play(situation_of(self, view), decision) if len(decision.options) > 1 else 0
        return ANSWERS.get(decision.kind, general)(view, decision, self)

    def enmity(self, view: View) -> list[float]:
        """How much it wants to harm each seat."""
        self._memory.look(view)
        return self.with_whims(view, enmity(view, self._memory, self.weights(view)))

    def with_whims(self, view: View, found: list[float]) -> list[float]:
        """The same enmity, with the faint likings of this bot added in place."""
        whims = self._whims
        for seat in view.seats:
            found[seat] += whims[seat % SEATS]
        return found

    def weights(self, view: View) -> Weights:
        """The judgement of its role, or of the side it has to serve."""
        return DEFAULTS[side_of(view, view.seat)]

    def guess(self, view: View) -> Guess:
        """By the number of cards alone."""
        return GUESS
