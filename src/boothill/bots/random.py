"""The bot everybody has to beat."""

from __future__ import annotations

from random import Random

from boothill.kernel.decision import Decision
from boothill.kernel.rng import stream_key


class RandomBot:
    """Any option, all equally likely. It plays every game."""

    name = "random"
    looks = False

    def __init__(self, seed: int) -> None:
        # Only random() is the same on every Python version for a given seed.
        self._roll = Random(stream_key(seed, "random bot", 0)).random

    def choose(self, view: object, decision: Decision) -> int:
        """An option by lot."""
        return int(self._roll() * len(decision.options))
