"""The player of playouts: light, the same for the same seed, and without any hidden fact."""

from __future__ import annotations

from typing import Final

from boothill.games.dice.rules.terms import STOPPING
from boothill.kernel.decision import Decision
from boothill.kernel.rng import rolls, stream_key

STOPS: Final = 0.5
"""How often the dice are left as they lie: among dozens of ways to throw again stopping would hardly ever come up."""


class Rollout:
    """Plays all seats of a playout by lot. It is shown the question, and nothing else of the table."""

    def __init__(self, seed: int) -> None:
        self._roll = rolls(stream_key(seed, "rollout", 0))

    def choose(self, decision: Decision) -> int:
        """The index of an option."""
        options, roll = decision.options, self._roll
        if STOPPING in options and roll() < STOPS:
            return options.index(STOPPING)
        return int(roll() * len(options))
