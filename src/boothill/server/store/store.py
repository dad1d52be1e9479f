"""The store: writing durably and reading back, from the event loop."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Collection, Sequence
from threading import Event, Lock, Thread
from typing import TypeVar

from sqlalchemy.exc import SQLAlchemyError

from boothill.server.store import coding
from boothill.server.store.database import FileLock, database_url, file_of, migrating_engine, writing_engine
from boothill.server.store.errors import DatabaseDown, DatabaseRefused, first_line
from boothill.server.store.hand import NO_ANSWER, STUCK_SECONDS, Hand, patiently
from boothill.server.store.migrate import upgrade
from boothill.server.store.outage import READING, STORING, Outage, Side
from boothill.server.store.reader import Reader
from boothill.server.store.rows import (
    AnswerRow,
    CheckpointRow,
    GameKey,
    GameLine,
    HouseRow,
    MatchRow,
    ReportRow,
    TableRow,
    Write,
)
from boothill.server.store.writer import THE_HOUSE, Job, Observe, Writer

T = TypeVar("T")

WATCH_SECONDS = 0.5
"""How often it is looked whether one of the threads waits in vain."""
CLOSE_SECONDS = 3.0
"""How long what has been asked for may take when the store is closed."""
LAST_SECONDS = 0.5
"""How long a thread may take to end after that."""


class Store:
    """Everything the server remembers. One at a time may be open for a database.

    Writes are done by one thread, reads by another; both may be asked for from any event loop. A read sees every write
    that has returned. Reads and writes raise StoreError, and after `close` nothing else. Nobody waits for ever: a
    database that does not answer is DatabaseDown after some seconds, and the connections that wait for it are ended.
    """

    def __init__(self, writer: Writer, reader: Reader, lock: FileLock | None, outage: Outage) -> None:
        """Use `open`."""
        self._writer = writer
        self._reader = reader
        self._lock = lock
        self._outage = outage
        self._hand = Hand(reader.ping, reader.close, outage)
        self._closing = Lock()
        self._closed = False
        self._done = Event()
        self._watch = Thread(target=self._look_out, name="store-watch", daemon=True)
        self._watch.start()

    @classmethod
    def open(cls, url: str, *, observe: Observe | None = None) -> Store:
        """Open a database and bring it up to this version; a new one is made. Blocks, so call it before serving.

        `url` is a path, sqlite:///PATH or postgresql://... `observe` is told of every commit, in another thread.
        Raises DatabaseRefused, with one sentence, if the database cannot be used or somebody else is using it.
        """
        where = database_url(url)
        file = file_of(where)
        engine = writing_engine(where)
        lock = None if file is None else FileLock(file)
        writer, outage = None, Outage()
        try:
            writer = Writer(engine, outage, observe)
            migrating = migrating_engine(where)
            upgrade(migrating)
            migrating.dispose()
        except BaseException as error:
            if writer is not None:
                writer.stop()
            if lock is not None:
                lock.release()
            if isinstance(error, SQLAlchemyError | engine.dialect.loaded_dbapi.Error):
                name = file or where.set(query={}).render_as_string()  # without the password
                raise DatabaseRefused(
                    f"the database {name} cannot be used ({first_line(error)}); check its name and who may write to it"
                ) from error
            raise
        writer.start()
        return cls(writer, Reader(url), lock, outage)

    async def close(self) -> None:
        """Do all that has been asked for if the database lets us, then close; that takes seconds at most. May be called
        again.
        """
        await asyncio.to_thread(self._close)

    def _close(self) -> None:
        with self._closing:
            if self._closed:
                return
            self._hand.stop(0.0)  # both at the same time
            if not self._writer.stop(CLOSE_SECONDS):
                self._writer.link.end()
                self._writer.stop(LAST_SECONDS)
            if not self._hand.stop(LAST_SECONDS):
                self._reader.sockets.cut()
                self._hand.stop(LAST_SECONDS)
            self._done.set()
            self._watch.join()
            if self._lock is not None:
                self._lock.release()
            self._closed = True

    # ---- whether it works -----------------------------------------------------------------------------------------

    @property
    def down(self) -> bool:
        """Whether the database fails, as far as is known: what has been played is kept, and nothing can be done."""
        return self._outage.on

    async def check(self, seconds: float | None = None) -> None:
        """Store something, unless that has been done in the last second, to see whether it can be.

        Raises DatabaseDown if not, or if it takes longer than so many seconds; at once if it is known.
        """
        if self.down:
            raise DatabaseDown("the database fails, and is being tried until it works")
        job = self._job()
        job.is_pulse = True
        await self._do(job, seconds)

    def _look_out(self) -> None:
        """End connections over which no answer comes: the threads that wait there then get an error."""
        while not self._done.wait(WATCH_SECONDS):
            if self._writer.busy_for() > STUCK_SECONDS:
                self._stuck(STORING)
                self._writer.link.cut()
            if self._hand.busy_for() > STUCK_SECONDS:
                self._stuck(READING)
                self._reader.sockets.cut()

    def _stuck(self, side: Side) -> None:
        if not self._outage.has(side):
            self._outage.failed(side, NO_ANSWER)

    # ---- writing --------------------------------------------------------------------------------------------------

    async def write(self, *writes: Write) -> None:
        """Store all of it or nothing, as it is at this moment; it is durable when this returns.

        The last answer of a game goes into one call with the match that has ended, or an earlier one: that is when
        answers are counted. Raises AnswerTaken for an answer whose number is there already. Whoever is cancelled while
        they wait, or told that the database does not answer, does not know whether it is stored.
        """
        job = self._job()
        for row in writes:
            if isinstance(row, AnswerRow):
                job.answers.append(coding.answer_values(row))
            elif isinstance(row, TableRow):
                job.tables.append(coding.table_values(row))
            elif isinstance(row, MatchRow):
                job.matches.append(coding.match_values(row))
                if row.ended is not None:
                    job.ended.append((row.table, row.number))
            else:
                job.checkpoints.append(coding.checkpoint_values(row))
        await self._do(job)

    async def forget_answers(self, table: str, game: int, after: int) -> None:
        """Remove a game's answers and checkpoints after the first `after` answers, so that it can go on from there.

        This is for a game that another version of the rules takes up at a checkpoint and cannot follow to its end.
        """
        job = self._job()
        job.forgotten = (table, game, after)
        await self._do(job)

    async def add_report(self, report: ReportRow, most: int = 0) -> int:
        """Store a report, whatever its id says, and return the number it gets. Of more than `most`, if that is not 0,
        the oldest are removed.
        """
        job = self._job()
        job.report, job.most_reports = coding.report_values(report), most
        return await self._do(job)

    async def keep_house(self, row: HouseRow) -> None:
        """Store what is to be known about the house."""
        job = self._job()
        job.house = (THE_HOUSE, row.at, row.watched)
        await self._do(job)

    # ---- removing -------------------------------------------------------------------------------------------------

    async def remove(
        self, games: Sequence[GameKey] = (), tables: Sequence[str] = (), reports_before: float | None = None
    ) -> None:
        """Remove games with all their answers, closed tables that have no games, and reports from before then."""
        job = self._job()
        job.old_games, job.old_tables, job.old_reports = list(games), list(tables), reports_before
        await self._do(job)

    async def thin(self, games: Sequence[GameKey]) -> None:
        """Remove all checkpoints of finished games but the last one of each."""
        job = self._job()
        job.thinned = list(games)
        await self._do(job)

    async def vacuum(self) -> None:
        """Give the room of what was removed back to the disk. Nothing else is stored meanwhile, for minutes maybe."""
        job = self._job()
        job.is_vacuum = True
        self._writer.put(job)
        await job.future

    def _job(self) -> Job:
        return Job(asyncio.get_running_loop().create_future())

    async def _do(self, job: Job, seconds: float | None = None) -> int:
        self._writer.put(job)
        try:
            return await patiently(job.future, seconds)
        except DatabaseDown:
            job.given_up = True
            raise

    # ---- reading: see Reader --------------------------------------------------------------------------------------

    async def _read(self, ask: Callable[[], T]) -> T:
        return await patiently(self._hand.ask(ask))

    async def table(self, table: str) -> TableRow | None:
        """One table, whatever it is doing."""
        return await self._read(lambda: self._reader.table(table))

    async def open_tables(self) -> list[TableRow]:
        """All tables that are not closed, the one used last first."""
        return await self._read(self._reader.open_tables)

    async def waiting_tables(self, before: float, public: bool) -> list[str]:
        """The ids of tables, public or not, that wait for their first game and at which nothing has happened since
        `before`, oldest first.
        """
        return await self._read(lambda: self._reader.waiting_tables(before, public))

    async def still_open(self, tables: Collection[str], statuses: Collection[str]) -> set[str]:
        """Which of these tables are doing one of these things."""
        return await self._read(lambda: self._reader.still_open(tables, statuses))

    async def stale_tables(self, before: float, statuses: Collection[str]) -> list[str]:
        """The ids of tables doing one of these things at which nothing has happened since `before`, oldest first."""
        return await self._read(lambda: self._reader.stale_tables(before, statuses))

    async def count_open(self) -> int:
        """How many tables are not closed."""
        return await self._read(self._reader.count_open)

    async def open_by_status(self) -> dict[str, int]:
        """How many tables are doing what, but for closed ones."""
        return await self._read(self._reader.open_by_status)

    async def match(self, table: str, number: int) -> MatchRow | None:
        """A game of a table."""
        return await self._read(lambda: self._reader.match(table, number))

    async def match_of_film(self, key: str) -> MatchRow | None:
        """The game whose commitment begins with this, in hex."""
        return await self._read(lambda: self._reader.match_of_film(key))

    async def answers(self, table: str, game: int) -> list[AnswerRow]:
        """All answers of a game, in order."""
        return await self._read(lambda: self._reader.answers(table, game))

    async def latest_checkpoint(self, table: str, game: int) -> CheckpointRow | None:
        """The checkpoint of a game after the most answers."""
        return await self._read(lambda: self._reader.latest_checkpoint(table, game))

    async def finished(self, limit: int, before: float | None = None, public_only: bool = True) -> list[GameLine]:
        """Games that are over, the last one first; with `before` those that ended earlier than that. `public_only` are
        those of tables that were public then and are now.
        """
        return await self._read(lambda: self._reader.finished(limit, before, public_only))

    async def games_of(self, table: str) -> list[GameLine]:
        """The games of a table that are over, in order."""
        return await self._read(lambda: self._reader.games_of(table))

    async def reports(self, limit: int) -> list[ReportRow]:
        """What people reported, the last one first."""
        return await self._read(lambda: self._reader.reports(limit))

    async def report(self, number: int) -> ReportRow | None:
        """One report."""
        return await self._read(lambda: self._reader.report(number))

    async def house(self) -> HouseRow:
        """What is known about the house."""
        return await self._read(self._reader.house)

    async def old_games(self, before: float, limit: int) -> list[GameKey]:
        """Games that ended before then, and those without an end of tables that were used last before then and are
        closed; the oldest first.
        """
        return await self._read(lambda: self._reader.old_games(before, limit))

    async def old_tables(self, before: float, limit: int) -> list[str]:
        """Closed tables without games that were used last before then."""
        return await self._read(lambda: self._reader.old_tables(before, limit))

    async def count_reports(self, before: float) -> int:
        """How many reports are from before then."""
        return await self._read(lambda: self._reader.count_reports(before))

    async def unthinned(self, limit: int) -> list[GameKey]:
        """Finished games with more than one checkpoint."""
        return await self._read(lambda: self._reader.unthinned(limit))
