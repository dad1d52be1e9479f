"""The one thread that writes. It commits whatever has piled up while it was busy with one transaction."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from queue import Empty, SimpleQueue
from threading import Lock, Thread
from time import perf_counter
from typing import Any, NamedTuple

from sqlalchemy import Engine, PoolProxiedConnection

from boothill.server.store.coding import Values
from boothill.server.store.errors import AnswerTaken, DatabaseRefused, StoreError, first_line
from boothill.server.store.statements import Statements

Observe = Callable[[int, float], None]
"""Told of every commit, by the writer's thread: how many jobs it held, how many seconds it took."""

LOCK_KEY = 0x626F_6F74_6869_6C6C
"""The advisory lock of PostgreSQL that a server holds; locks of that kind belong to one database."""
_DUPLICATE = {"23505", "SQLITE_CONSTRAINT_PRIMARYKEY", "SQLITE_CONSTRAINT_UNIQUE"}
_BUSY = {"SQLITE_BUSY", "SQLITE_LOCKED"}

_log = logging.getLogger(__name__)


class Job:
    """Rows that are stored together or not at all, and who waits for that. The values are those of `coding`."""

    __slots__ = ("answers", "checkpoints", "ended", "forgotten", "future", "matches", "report", "tables")

    def __init__(self, future: asyncio.Future[int]) -> None:
        self.future = future
        """Gets the number of the report, 0 without one."""
        self.tables: list[Values] = []
        self.matches: list[Values] = []
        self.answers: list[Values] = []
        self.checkpoints: list[Values] = []
        self.ended: list[Values] = []
        """(table, number) of games whose answers are to be counted."""
        self.forgotten: Values | None = None
        """(table, game, answers): those after them are removed, before anything else is done."""
        self.report: Values | None = None


class Outcome(NamedTuple):
    """What became of a job."""

    job: Job
    report: int
    error: StoreError | None


class Writer:
    """Owns the connection that writes, and a thread to do it.

    All jobs waiting are one transaction. If that fails, each is tried in one of its own, so that only the guilty ones
    fail. The lock that keeps other servers out of a PostgreSQL database belongs to the connection: whoever has lost it
    cannot write, even if they do not know it yet.
    """

    def __init__(self, engine: Engine, observe: Observe | None = None) -> None:
        """Connect and lock; the thread is started by `start`. Raises what the driver raises, or DatabaseRefused."""
        self._engine = engine
        self._observe = observe
        self._sql = Statements(engine.dialect)
        self._is_postgres = engine.dialect.name == "postgresql"
        self._queue: SimpleQueue[Job | None] = SimpleQueue()
        self._gate = Lock()
        self._closed = False
        self._thread = Thread(target=self._work, name="store", daemon=True)  # no job that counts outlives its caller
        self._link: PoolProxiedConnection | None = self._connect()

    def start(self) -> None:
        """Begin to work."""
        self._thread.start()

    def put(self, job: Job) -> None:
        """Queue a job; its future is told when it is durable. Raises StoreError once the writer is stopped."""
        with self._gate:
            if self._closed:
                raise StoreError("the store is closed")
            self._queue.put(job)

    def stop(self) -> None:
        """Do what is queued, and end. Blocks until that is done."""
        with self._gate:
            if not self._closed:
                self._closed = True
                self._queue.put(None)
        if self._thread.ident is not None:
            self._thread.join()
        self._disconnect()

    # ---- the thread -----------------------------------------------------------------------------------------------

    def _work(self) -> None:
        going = True
        while going:
            jobs = []
            job = self._queue.get()
            try:
                while True:
                    if job is None:
                        going = False  # nothing is queued after this
                    else:
                        jobs.append(job)
                    job = self._queue.get_nowait()
            except Empty:
                pass
            if jobs:
                _tell(self._store(jobs))
        self._tidy()

    def _store(self, jobs: list[Job]) -> list[Outcome]:
        """Store jobs together if that goes, else one by one; after a lost connection over a new one."""
        try:
            return self._transaction(jobs)
        except Exception as error:
            is_told = len(jobs) == 1 and self._link is not None  # by a database that is there: once is enough
            if is_told or _is_busy(error):
                return [Outcome(job, 0, _refusal(error)) for job in jobs]
        try:
            self._connected()
        except Exception as error:  # nobody there: not worth a try for each
            return [Outcome(job, 0, _refusal(error)) for job in jobs]
        outcomes = []
        for job in jobs:
            try:
                outcomes += self._transaction([job])
            except Exception as error:
                outcomes.append(Outcome(job, 0, _refusal(error)))
        return outcomes

    def _transaction(self, jobs: list[Job]) -> list[Outcome]:
        """Store jobs durably and all at once, or raise whatever hinders it and store nothing."""
        began = perf_counter()
        link = self._connected()
        try:
            numbers = self._run(link.cursor(), jobs)
            link.commit()
        except Exception:
            self._undo(link)
            raise
        self._committed(len(jobs), perf_counter() - began)
        return [Outcome(job, number, None) for job, number in zip(jobs, numbers, strict=True)]

    def _run(self, cursor: Any, jobs: list[Job]) -> list[int]:
        """All statements of a transaction. The order of kinds suits the foreign keys; within a kind it is kept."""
        sql = self._sql
        cursor.execute(sql.begin)
        for job in jobs:
            if job.forgotten is not None:
                for statement in sql.forget:
                    cursor.execute(statement, job.forgotten)
        for statement, rows in (
            (sql.table, [row for job in jobs for row in job.tables]),
            (sql.match, [row for job in jobs for row in job.matches]),
        ):
            if rows:
                cursor.executemany(statement, rows)
        answers = [row for job in jobs for row in job.answers]
        if answers:
            try:
                cursor.executemany(sql.answer, answers)
            except Exception as error:
                if _code(error) in _DUPLICATE:
                    raise AnswerTaken("the question has been answered already; load the game again") from error
                raise
        for statement, rows in (
            (sql.checkpoint, [row for job in jobs for row in job.checkpoints]),
            (sql.count, [row for job in jobs for row in job.ended]),
        ):
            if rows:
                cursor.executemany(statement, rows)
        return [self._report(cursor, job.report) for job in jobs]

    def _report(self, cursor: Any, values: Values | None) -> int:
        if values is None:
            return 0
        cursor.execute(self._sql.report, values)
        return int(cursor.fetchone()[0])

    def _undo(self, link: PoolProxiedConnection) -> None:
        try:
            link.rollback()
        except Exception:
            _log.warning("the connection to the database is lost", exc_info=True)
            self._disconnect()

    def _committed(self, jobs: int, seconds: float) -> None:
        if self._observe is not None:
            try:
                self._observe(jobs, seconds)
            except Exception:
                _log.exception("measuring a commit failed")

    def _tidy(self) -> None:
        """Leave one file behind: what is in SQLite's log goes into the database."""
        if self._link is not None and not self._is_postgres:
            try:
                self._link.cursor().execute("PRAGMA wal_checkpoint(TRUNCATE)")
            except Exception:
                _log.warning("the write-ahead log stays as it is", exc_info=True)

    # ---- the connection -------------------------------------------------------------------------------------------

    def _connected(self) -> PoolProxiedConnection:
        if self._link is None:
            self._link = self._connect()
        return self._link

    def _connect(self) -> PoolProxiedConnection:
        link = self._engine.raw_connection()
        try:
            if self._is_postgres:
                cursor = link.cursor()
                cursor.execute("SELECT pg_try_advisory_lock(%s)", (LOCK_KEY,))
                locked = cursor.fetchone()
                link.commit()
                if not locked or not locked[0]:
                    raise DatabaseRefused(
                        "another Boothill server has the database open; stop it, or name another database"
                    )
        except BaseException:
            link.close()
            raise
        return link

    def _disconnect(self) -> None:
        link, self._link = self._link, None
        if link is not None:
            link.invalidate()


def _tell(outcomes: list[Outcome]) -> None:
    """Tell everybody who waits, with one wake-up for each event loop."""
    loops: dict[asyncio.AbstractEventLoop, list[Outcome]] = {}
    for outcome in outcomes:
        loops.setdefault(outcome.job.future.get_loop(), []).append(outcome)
    for loop, its_outcomes in loops.items():
        try:
            loop.call_soon_threadsafe(_resolve, its_outcomes)
        except RuntimeError:  # the loop is closed: nobody waits any more
            _log.warning("%d jobs were done after their event loop had ended", len(its_outcomes))


def _resolve(outcomes: list[Outcome]) -> None:
    for job, report, error in outcomes:
        if job.future.done():  # cancelled
            continue
        if error is None:
            job.future.set_result(report)
        else:
            job.future.set_exception(error)


def _refusal(error: Exception) -> StoreError:
    if isinstance(error, StoreError):
        return error
    refusal = StoreError(f"the database did not take it: {first_line(error)}")
    refusal.__cause__ = error
    return refusal


def _code(error: Exception) -> str:
    """What a driver calls an error: the name of it with SQLite, five characters with PostgreSQL."""
    return getattr(error, "sqlstate", None) or getattr(error, "sqlite_errorname", None) or ""


def _is_busy(error: Exception) -> bool:
    """Whether another process has the file locked and does not let go, for whatever job."""
    return _code(error) in _BUSY
