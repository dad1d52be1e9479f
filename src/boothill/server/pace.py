"""How long things take at a table, so that nobody can read a hand from the clock.

Every time here is drawn before anybody looks at what can be answered, and from the same distribution whatever that is.
"""

from __future__ import annotations

from random import Random
from typing import Protocol

from msgspec import Struct


class Clock(Protocol):
    """Where a room gets the time from."""

    def now(self) -> float:
        """Seconds that only go forward."""
        ...

    def wall(self) -> float:
        """Seconds since 1970."""
        ...


class Pace(Struct, frozen=True):
    """The times a server keeps to, in seconds."""

    think_min: float = 0.4
    think_max: float = 1.2
    """How long a bot thinks."""
    hold_min: float = 0.8
    hold_max: float = 1.8
    """How long it takes at least until a person's answer about hidden cards is told."""
    absence: float = 20.0
    """How long a person may be gone before a bot answers for him."""

    def think(self, chance: Random, factor: float) -> float:
        """How long a bot thinks this time; `factor` is the table's pace."""
        return chance.uniform(self.think_min, self.think_max) * factor

    def hold(self, chance: Random) -> float:
        """How long an answer about hidden cards is held back this time."""
        return chance.uniform(self.hold_min, self.hold_max)
