"""What a build says while it runs."""

from __future__ import annotations

import sys
import time

PAUSE = 20.0
"""Seconds between two lines where nobody watches."""


class Progress:
    """Says what is being done and how much is left: on a terminal in one line that changes, elsewhere in few lines."""

    def __init__(self) -> None:
        self._live = sys.stderr.isatty()
        self._began = time.monotonic()
        self._said = 0.0

    def step(self, text: str) -> None:
        """Something begins."""
        self._said = time.monotonic()
        self._show(text)

    def left(self, text: str, done: int, total: int) -> None:
        """So much of it is done."""
        now = time.monotonic()
        if self._live or now - self._said >= PAUSE:
            self._said = now
            self._show(f"{text}: {total - done} of {total} left")

    def end(self, text: str) -> None:
        """All is done."""
        took = time.monotonic() - self._began
        self._show(f"{text} ({took:.0f} s)")
        if self._live:
            print(file=sys.stderr)

    def broken(self) -> None:
        """Nothing more comes, and what is said next has a line of its own."""
        if self._live:
            print(file=sys.stderr)

    def _show(self, text: str) -> None:
        if self._live:
            print(f"\r\033[K{text}", end="", file=sys.stderr, flush=True)
        else:
            print(text, file=sys.stderr, flush=True)
