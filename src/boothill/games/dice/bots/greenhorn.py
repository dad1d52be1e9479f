"""The rule-of-thumb bot of the dice game: knows its role, remembers who did what to whom, and counts its chances."""

from __future__ import annotations

from random import Random

from boothill.games.dice.bots.answers import ANSWERS, general
from boothill.games.dice.bots.position import Position
from boothill.games.dice.bots.stakes import Stakes
from boothill.games.dice.bots.suspicion import Suspicion
from boothill.games.dice.rules.view import DiceView
from boothill.kernel.decision import Decision
from boothill.kernel.rng import stream_key

SEATS = 8


class DiceGreenhorn:
    """Values positions by rule of thumb and throws again by exact expectation of that value.

    What it answers depends on its seed, the view and the question alone.
    """

    name = "greenhorn"
    looks = True

    def __init__(self, seed: int) -> None:
        roll = Random(stream_key(seed, "greenhorn", 0)).random
        # A faint liking or dislike per seat settles what would be a tie; without it low seats were always shot first.
        self._whims = [0.01 * roll() for _ in range(SEATS)]
        self._suspicion = Suspicion()

    def choose(self, view: DiceView, decision: Decision) -> int:
        """The best option as it sees it; questions it does not know get a general answer."""
        return ANSWERS.get(decision.kind, general)(self.position(view), decision)

    def position(self, view: DiceView) -> Position:
        """What it makes of what it sees."""
        self._suspicion.look(view)
        return Position.now(view, Stakes(view, self._suspicion, self._whims))
