"""A thread that does one thing after the other, which others wait for: never longer than they are patient."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from queue import Empty, SimpleQueue
from threading import Lock, Thread
from time import monotonic
from typing import Any, TypeVar

from boothill.server.store.errors import DatabaseDown
from boothill.server.store.outage import READING, Outage

STUCK_SECONDS = 7.0
"""After which a thread that waits for the database is made to stop. Longer than SQLite waits for a locked file."""
PATIENCE = 8.0
"""Seconds after which whoever waits for the store is told that it does not answer."""
NO_ANSWER = "the database has not answered in time"
CLOSED = "the store is closed"

T = TypeVar("T")
_Question = tuple[Callable[[], Any], "asyncio.Future[Any]"]


async def patiently(future: asyncio.Future[T], seconds: float | None = None) -> T:
    """What comes of it. Raises DatabaseDown if nothing does in so many seconds; then it is cancelled."""
    try:
        async with asyncio.timeout(PATIENCE if seconds is None else seconds):
            return await future
    except TimeoutError:
        raise DatabaseDown(NO_ANSWER) from None


class Hand:
    """Asks the database, in a thread of its own, what others want to know, and while it fails whether it works again.

    It is a daemon: a question that is never answered keeps nobody from ending.
    """

    def __init__(self, ping: Callable[[], object], end: Callable[[], object], outage: Outage) -> None:
        """`ping` is asked while it fails, and `end` when all is done. What is asked raises DatabaseDown, or what is no
        fault of the database.
        """
        self._ping = ping
        self._end = end
        self._outage = outage
        self._questions: SimpleQueue[_Question | None] = SimpleQueue()
        self._gate = Lock()
        self._closed = False
        self._busy_since: float | None = None
        self._thread = Thread(target=self._work, name="store-reader", daemon=True)
        self._thread.start()

    def ask(self, question: Callable[[], T]) -> asyncio.Future[T]:
        """Have it asked in turn. Raises DatabaseDown once it is closed."""
        future: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        with self._gate:
            if self._closed:
                raise DatabaseDown(CLOSED)
            self._questions.put((question, future))
        return future

    def busy_for(self) -> float:
        """How many seconds it has waited for the answer to one question."""
        since = self._busy_since
        return 0.0 if since is None else monotonic() - since

    def stop(self, seconds: float) -> bool:
        """Ask what is left to ask, and end; whether it has, within so many seconds."""
        with self._gate:
            if not self._closed:
                self._closed = True
                self._questions.put(None)
        self._thread.join(seconds)
        return not self._thread.is_alive()

    def _work(self) -> None:
        while True:
            try:
                found = self._questions.get(timeout=self._outage.pause(READING))
            except Empty:
                if self._outage.has(READING):
                    self._try(self._ping)
                continue
            if found is None:
                break
            question, future = found
            if not future.cancelled():  # whoever asked has not waited for it
                _tell(future, *self._try(question))
        self._end()

    def _try(self, question: Callable[[], Any]) -> tuple[Any, Exception | None]:
        self._busy_since = monotonic()
        try:
            answer = question()
        except DatabaseDown as error:
            self._outage.failed(READING, str(error))
            return None, error
        except Exception as error:
            return None, error
        finally:
            self._busy_since = None
        self._outage.worked(READING)
        return answer, None


def _tell(future: asyncio.Future[Any], answer: Any, error: Exception | None) -> None:
    def tell() -> None:
        if future.done():
            return
        if error is None:
            future.set_result(answer)
        else:
            future.set_exception(error)

    try:
        future.get_loop().call_soon_threadsafe(tell)
    except RuntimeError:  # the loop is closed: nobody waits any more
        return
