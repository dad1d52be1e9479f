"""The bot everybody has to beat."""

from __future__ import annotations

from typing import ClassVar

from boothill.kernel.decision import Decision
from boothill.kernel.rng import rolls, stream_key


class RandomBot:
    """Any option, all equally likely. It plays every game."""

    name: ClassVar[str] = "random"
    looks: ClassVar[bool] = False

    def __init__(self, seed: int) -> None:
        self._roll = rolls(stream_key(seed, "random bot", 0))

    def choose(self, view: object, decision: Decision) -> int:
        """An option by lot."""
        return int(self._roll() * len(decision.options))
