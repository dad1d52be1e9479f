"""So many lines of the log are alike before most of them are left out: nobody fills a disk by doing something wrong."""

from __future__ import annotations

import logging
import sys
import time
from collections.abc import Callable, Hashable
from threading import Lock
from typing import Any

import structlog
from structlog.typing import EventDict, WrappedLogger

BURST = 20
"""Lines of one kind that may come at once."""
A_SECOND = 1.0
"""How many of one kind are written in the long run."""
LEFT_OUT = "left_out"
"""Under this the next line that is written says how many like it were not."""


class Fewer:
    """Counts lines by their kind: our own by what happened, those of libraries by the place in their code, and both by
    the place where an error was raised, so that one error hides no other. There are only so many of all of them,
    whatever strangers send. What is logged for debugging is never left out.
    """

    def __init__(self, now: Callable[[], float] = time.monotonic) -> None:
        self._now = now
        self._kinds: dict[Hashable, tuple[float, float, int]] = {}
        """Of each kind how many lines it may have, when that was so, and how many have been left out since the last."""
        self._lock = Lock()

    def admit(self, kind: Hashable) -> int:
        """Whether one more line of this kind is written: how many have been left out before it, or -1 if it is not."""
        now = self._now()
        with self._lock:
            right, seen, missing = self._kinds.get(kind, (float(BURST), now, 0))
            right = min(float(BURST), right + max(0.0, now - seen) * A_SECOND)
            if right < 1.0:
                self._kinds[kind] = right, now, missing + 1
                return -1
            self._kinds[kind] = right - 1.0, now, 0
            return missing

    def __call__(self, _logger: WrappedLogger, method: str, event: EventDict) -> EventDict:
        """For our own lines, among the processors of structlog."""
        missing = (
            0 if method == "debug" else self.admit((event.get("event"), method, _raised_at(event.get("exc_info"))))
        )
        if missing < 0:
            raise structlog.DropEvent
        return {**event, LEFT_OUT: missing} if missing else event

    def filter(self, record: logging.LogRecord) -> bool:
        """For those of libraries, as a filter of the standard library."""
        place = record.name, record.pathname, record.lineno, _raised_at(record.exc_info)
        missing = 0 if record.levelno <= logging.DEBUG else self.admit(place)
        if missing > 0:
            setattr(record, LEFT_OUT, missing)
        return missing >= 0


def _raised_at(told: Any) -> Hashable:
    """Of what kind the error is that a line tells of, and where in the code it was raised; None without one."""
    error = told[1] if isinstance(told, tuple) else sys.exception() if told is True else told
    if not isinstance(error, BaseException):
        return None
    trace = error.__traceback__
    while trace is not None and trace.tb_next is not None:
        trace = trace.tb_next
    return type(error), None if trace is None else (trace.tb_frame.f_code.co_filename, trace.tb_lineno)
