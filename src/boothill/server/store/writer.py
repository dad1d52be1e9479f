"""The one thread that writes. It commits whatever has piled up while it was busy with one transaction."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from queue import Empty, SimpleQueue
from secrets import token_hex
from threading import Lock, Thread
from time import monotonic, perf_counter
from typing import Any, NamedTuple

from sqlalchemy import Engine

from boothill.server.store.coding import Values
from boothill.server.store.errors import AnswerTaken, DatabaseDown, StoreError, code_of, first_line, is_down
from boothill.server.store.link import Link
from boothill.server.store.outage import STORING, Outage
from boothill.server.store.rows import CLOSED
from boothill.server.store.schema import METADATA
from boothill.server.store.statements import Statements

Observe = Callable[[int, float], None]
"""Told of every commit, by the writer's thread: how many jobs it held, how many seconds it took."""

PULSE_SECONDS = 1.0
"""How long something that was stored says that storing works."""
PULSE_BYTES = 32_768
"""Written to see whether storing works: more than play writes at once, so that it fails before play does."""
THE_HOUSE = 1
"""The one row of `schema.HOUSE`."""
_DUPLICATE = {"23505", "SQLITE_CONSTRAINT_PRIMARYKEY", "SQLITE_CONSTRAINT_UNIQUE"}
_BUSY = {"SQLITE_BUSY", "SQLITE_LOCKED"}

_log = logging.getLogger(__name__)


class Job:
    """Rows that are stored together or not at all, and who waits for that. The values are those of `coding`."""

    __slots__ = (
        "answers",
        "checkpoints",
        "ended",
        "forgotten",
        "future",
        "given_up",
        "house",
        "is_pulse",
        "is_vacuum",
        "matches",
        "most_reports",
        "old_games",
        "old_reports",
        "old_tables",
        "report",
        "tables",
        "thinned",
    )

    def __init__(self, future: asyncio.Future[int]) -> None:
        self.future = future
        """Gets the number of the report, 0 without one."""
        self.tables: list[Values] = []
        self.matches: list[Values] = []
        self.answers: list[Values] = []
        self.checkpoints: list[Values] = []
        self.ended: list[Values] = []
        """(table, number) of games whose answers are to be counted, and which need only one checkpoint from now on."""
        self.forgotten: Values | None = None
        """(table, game, answers): those after them are removed, before anything else is done."""
        self.report: Values | None = None
        self.most_reports = 0
        """With a report: how many are kept, 0 for all."""
        self.house: Values | None = None
        self.thinned: list[Values] = []
        """(table, number) of games which need only one checkpoint."""
        self.old_games: list[Values] = []
        """(table, number) of games that are to be removed."""
        self.old_tables: list[str] = []
        """Tables that are to be removed if they are closed; they have no games."""
        self.old_reports: float | None = None
        """Reports from before then are to be removed."""
        self.is_pulse = False
        """Whether storing is to be tried even though there is nothing to store."""
        self.is_vacuum = False
        """Whether the room of what was removed is to be given back; then there is nothing else to do."""
        self.given_up = False
        """Whether nobody waits for it any more because it has taken too long: if it is not under way, it is left."""


class Outcome(NamedTuple):
    """What became of a job."""

    job: Job
    report: int
    error: StoreError | None


class Writer:
    """Owns the connection that writes, and a thread to do it.

    All jobs waiting are one transaction. If that fails, each is tried in one of its own, so that only the guilty ones
    fail. While the database fails for everybody, the writer looks by itself whether it works again.
    """

    def __init__(self, engine: Engine, outage: Outage, observe: Observe | None = None) -> None:
        """Connect and lock; the thread is started by `start`. Raises what the driver raises, or DatabaseRefused."""
        self._observe = observe
        self._outage = outage
        self._sql = Statements(engine.dialect)
        self._dbapi = engine.dialect.loaded_dbapi
        self._queue: SimpleQueue[Job | None] = SimpleQueue()
        self._gate = Lock()
        self._closed = False
        self._busy_since: float | None = None
        self._pulsed = -PULSE_SECONDS
        self._thread = Thread(target=self._work, name="store", daemon=True)  # no job that counts outlives its caller
        self.link = Link(engine)
        self.link.open()

    def start(self) -> None:
        """Begin to work."""
        self._thread.start()

    def put(self, job: Job) -> None:
        """Queue a job; its future is told when it is durable. Raises StoreError once the writer is stopped."""
        with self._gate:
            if self._closed:
                raise DatabaseDown("the store is closed")
            self._queue.put(job)

    def busy_for(self) -> float:
        """How many seconds it has waited for the database to do one thing."""
        since = self._busy_since
        return 0.0 if since is None else monotonic() - since

    def stop(self, seconds: float = 1.0) -> bool:
        """Do what is queued, and end; whether it has, within so many seconds."""
        with self._gate:
            if not self._closed:
                self._closed = True
                self._queue.put(None)
        if self._thread.ident is not None:
            self._thread.join(seconds)
        if self._thread.is_alive():
            return False
        self.link.close()
        return True

    # ---- the thread -----------------------------------------------------------------------------------------------

    def _work(self) -> None:
        going = True
        while going:
            jobs, going = self._waiting()
            for job in jobs:
                if job.is_vacuum:
                    _tell([self._vacuum(job)])
            jobs = [job for job in jobs if not job.is_vacuum]
            works = not jobs
            if jobs:
                outcomes = self._store(jobs)
                works = any(outcome.error is None for outcome in outcomes)
                self._busy_since = None
                _tell(outcomes)
            if going and works and self._outage.has(STORING):
                self._probe()
        self.link.tidy()

    def _waiting(self) -> tuple[list[Job], bool]:
        """All jobs there are, after waiting for one, or until the database is to be tried again; whether more come."""
        jobs, going = [], True
        try:
            job = self._queue.get(timeout=self._outage.pause(STORING))
            while True:
                if job is None:
                    going = False  # nothing is queued after this
                elif not job.given_up:
                    jobs.append(job)
                job = self._queue.get_nowait()
        except Empty:
            return jobs, going

    def _store(self, jobs: list[Job]) -> list[Outcome]:
        """Store jobs together if that goes, else one by one; after a lost connection over a new one."""
        try:
            return self._transaction(jobs)
        except Exception as error:
            hindrance = error
        if self.link.make_room(hindrance):
            try:
                return self._transaction(jobs)
            except Exception as error:
                hindrance = error
        is_told = len(jobs) == 1 and self.link.is_open  # by a database that is there: once is enough
        if is_told or code_of(hindrance) in _BUSY:
            return self._refused(jobs, hindrance)
        try:
            self._connect()
        except Exception as error:  # nobody there: not worth a try for each
            return self._refused(jobs, error)
        outcomes = []
        for job in jobs:
            try:
                if not job.given_up:
                    outcomes += self._transaction([job])
            except Exception as error:
                outcomes += self._refused([job], error)
        return outcomes

    def _probe(self) -> None:
        """See whether storing works again."""
        try:
            self._transaction([], pulse=True)
        except Exception as error:
            self.link.make_room(error)
            self._outage.failed(STORING, first_line(error))
        self._busy_since = None

    def _transaction(self, jobs: list[Job], pulse: bool = False) -> list[Outcome]:
        """Store jobs durably and all at once, or raise whatever hinders it and store nothing."""
        began = perf_counter()
        link = self._connect()
        self._busy_since = monotonic()
        pulse = pulse or (any(job.is_pulse for job in jobs) and monotonic() - self._pulsed >= PULSE_SECONDS)
        try:
            cursor = link.cursor()
            numbers = self._run(cursor, jobs)
            if pulse:
                cursor.execute(self._sql.pulse, (THE_HOUSE, token_hex(PULSE_BYTES // 2)))
            link.commit()
        except Exception:
            self.link.undo()
            raise
        if pulse:
            self._pulsed = monotonic()
            self._outage.worked(STORING)
        self._busy_since = None
        if jobs:
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
        _run_all(
            cursor,
            (sql.table, [row for job in jobs for row in job.tables]),
            (sql.match, [row for job in jobs for row in job.matches]),
        )
        answers = [row for job in jobs for row in job.answers]
        if answers:
            try:
                cursor.executemany(sql.answer, answers)
            except Exception as error:
                if code_of(error) in _DUPLICATE:
                    raise AnswerTaken("the question has been answered already; load the game again") from error
                raise
        ended = [row for job in jobs for row in job.ended]
        old_games = [row for job in jobs for row in job.old_games]
        _run_all(
            cursor,
            (sql.checkpoint, [row for job in jobs for row in job.checkpoints]),
            (sql.count, ended),
            (sql.thin, [row * 2 for row in ended]),
            (sql.thin, [row * 2 for job in jobs for row in job.thinned]),
            *((statement, old_games) for statement in sql.purge_games),
            (sql.purge_table, [(table, CLOSED) for job in jobs for table in job.old_tables]),
            (sql.purge_reports, [(job.old_reports,) for job in jobs if job.old_reports is not None]),
            (sql.house, [job.house for job in jobs if job.house is not None]),
        )
        return [self._report(cursor, job) for job in jobs]

    def _report(self, cursor: Any, job: Job) -> int:
        if job.report is None:
            return 0
        cursor.execute(self._sql.report, job.report)
        number = int(cursor.fetchone()[0])
        if job.most_reports:
            cursor.execute(self._sql.trim_reports, (job.most_reports,))
        return number

    def _vacuum(self, job: Job) -> Outcome:
        try:
            self.link.vacuum([table.name for table in METADATA.sorted_tables])
        except Exception as error:
            return self._refused([job], error)[0]
        return Outcome(job, 0, None)

    def _committed(self, jobs: int, seconds: float) -> None:
        if self._observe is not None:
            try:
                self._observe(jobs, seconds)
            except Exception:
                _log.exception("measuring a commit failed")

    def _connect(self) -> Any:
        """The connection, which may have to be made first."""
        self._busy_since = monotonic()
        return self.link.open()

    def _refused(self, jobs: list[Job], error: Exception) -> list[Outcome]:
        """Jobs that this error hindered. An error of the database itself is its outage."""
        refusal = error
        if not isinstance(error, StoreError):
            down = is_down(error, self._dbapi)
            refusal = (DatabaseDown if down else StoreError)(f"the database did not take it: {first_line(error)}")
            refusal.__cause__ = error
        if isinstance(refusal, DatabaseDown):
            self._outage.failed(STORING, first_line(error))
        assert isinstance(refusal, StoreError)
        return [Outcome(job, 0, refusal) for job in jobs]


def _run_all(cursor: Any, *statements: tuple[str, list[Any]]) -> None:
    for statement, rows in statements:
        if rows:
            cursor.executemany(statement, rows)


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
