"""How long things take at a table, so that nobody can read a hand from the clock.

Every time here is drawn before anybody looks at what can be answered, and from the same distribution whatever that is:
it may depend on what everybody sees, and on nothing else.
"""

from __future__ import annotations

from random import Random
from typing import Protocol

from msgspec import Struct

USUAL = (2.0, 7.0)
"""How thinking time is spread between its bounds, as the two numbers of a beta distribution: it rises steeply and has a
long tail, as that of people does, but an end.
"""
OPENING = (2.0, 3.0)
"""The same for the first question of a turn, with everything still to be planned."""


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
    think_max: float = 2.6
    """How long a bot thinks: seldom as long as this."""
    least: float = 0.0
    """How long it takes at least, also where nobody wants it to think: bots alone would use all the time there is."""
    hold_min: float = 0.8
    hold_max: float = 1.8
    """How long it takes at least until a person's answer about hidden cards is told."""
    absence: float = 20.0
    """How long a person may be gone before a bot answers for them."""

    def think(self, chance: Random, opening: bool) -> float:
        """How long a bot thinks this time, at the usual pace: mostly a moment, now and then much longer, as people do.

        `opening` says that it looks at its turn for the first time, which everybody sees, and takes longer.
        """
        share = chance.betavariate(*(OPENING if opening else USUAL))
        return self.think_min + (self.think_max - self.think_min) * share

    def hold(self, chance: Random) -> float:
        """How long an answer about hidden cards is held back this time."""
        return chance.uniform(self.hold_min, self.hold_max)
