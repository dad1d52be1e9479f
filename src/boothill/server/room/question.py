"""The open question of a table and its clock."""

from __future__ import annotations

from random import Random

from boothill.server.room.pace import Pace

MOST_EXTENSIONS = 3
"""How often a person may ask for more time for one question."""
LEAST_LEFT = 5.0
"""Seconds a person has at least after the table was asleep."""


class Question:
    """A question, from the moment it is asked until it is answered.

    All times are drawn when it is asked, before anybody looks at the options: what can be answered has no influence on
    when the answer is told.
    """

    __slots__ = (
        "deadline",
        "extensions",
        "held",
        "hidden",
        "hold",
        "least",
        "number",
        "opened",
        "pause",
        "seat",
        "think",
        "total",
    )

    def __init__(
        self,
        number: int,
        seat: int,
        hidden: bool,
        opening: bool,
        total: float | None,
        now: float,
        pace: Pace,
        chance: Random,
    ) -> None:
        self.number = number
        self.seat = seat
        self.hidden = hidden
        self.total = total
        self.think = pace.think(chance, opening)
        """How long a bot thinks about it, at the usual pace."""
        self.pause = 0.0
        """What a bot waits besides, at the usual pace: people are looking at something else."""
        self.least = pace.least
        self.hold = pace.hold(chance) if hidden else 0.0
        """How long it takes at least until an answer from a person's seat is told."""
        self.extensions = 0
        self.held: int | None = None
        """The option a person has chosen, as long as it is not told."""
        self.opened = now
        self.deadline = None if total is None else now + total

    @property
    def earliest(self) -> float:
        """When an answer from a person's seat may be told."""
        return self.opened + self.hold

    def bot_due(self, factor: float) -> float:
        """When a bot of its own answers."""
        return self.opened + max(self.least, (self.think + self.pause) * factor)

    def stand_in_due(self, since: float | None) -> float | None:
        """When a bot answers for a person: after the deadline, or if they have been away `since` then, after that.
        None if never.

        It comes a moment after the deadline, so that an answer at that time may still be the person's own.
        """
        times = []
        if self.deadline is not None:
            times.append(self.deadline + self.think)
        if since is not None:
            times.append(max(self.opened, since) + self.think)
        return max(min(times), self.earliest) if times else None

    def left(self, now: float) -> float | None:
        """Seconds until the deadline."""
        return None if self.deadline is None else round(max(0.0, self.deadline - now), 3)

    def extend(self, now: float) -> bool:
        """Give the full time once more; False if it has been given too often."""
        if self.total is None or self.extensions >= MOST_EXTENSIONS:
            return False
        self.extensions += 1
        self.deadline = now + self.total
        return True

    def restart(self, now: float, left: float | None) -> None:
        """Go on after the table was asleep, with the time that was left then."""
        self.opened = now
        if self.total is not None:
            self.deadline = now + max(LEAST_LEFT, left if left is not None else self.total)
