"""Whether the database works: known to everybody, and told in the log once when it fails and once when it is over."""

from __future__ import annotations

import logging
from collections.abc import Callable
from threading import Lock
from time import monotonic
from typing import Final, Literal

Side = Literal["storing", "reading"]
STORING: Final = "storing"
READING: Final = "reading"

FIRST_PAUSE = 0.5
LONGEST_PAUSE = 5.0
"""Seconds between two attempts: twice as many each time, up to this."""
LOOK_PAUSE = 1.0

_log = logging.getLogger(__name__)


class Outage:
    """What is known of the database's failing. Both threads of the store tell of it; everybody may ask."""

    def __init__(self, clock: Callable[[], float] = monotonic) -> None:
        self._clock = clock
        self._gate = Lock()
        self._pauses: dict[Side, float] = {}
        """What does not work, and how long to wait before it is tried again."""
        self._began = 0.0
        self._attempts = 0

    @property
    def on(self) -> bool:
        """Whether something does not work."""
        return bool(self._pauses)

    def has(self, side: Side) -> bool:
        """Whether this does not work."""
        return side in self._pauses

    def pause(self, side: Side) -> float:
        """Seconds until this is to be tried again, or if it works until one should look whether it does: somebody else
        may have found out that it does not.
        """
        return self._pauses.get(side, LOOK_PAUSE)

    def failed(self, side: Side, reason: str) -> None:
        """An attempt has failed."""
        with self._gate:
            begins = not self._pauses
            if begins:
                self._began, self._attempts = self._clock(), 0
            self._attempts += 1
            before = self._pauses.get(side)
            self._pauses[side] = FIRST_PAUSE if before is None else min(2 * before, LONGEST_PAUSE)
        if begins:
            _log.error("the database fails: %s; people are told to come again, and it is tried until it works", reason)

    def worked(self, side: Side) -> None:
        """An attempt that says something about whether it works has not failed."""
        if side not in self._pauses:
            return
        with self._gate:
            self._pauses.pop(side, None)
            ends, seconds, attempts = not self._pauses, self._clock() - self._began, self._attempts
        if ends:
            _log.warning("the database works again, after %.1f seconds and %d failed attempts", seconds, attempts)
