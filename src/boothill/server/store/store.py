"""The store: writing durably and reading back, from the event loop."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Collection
from concurrent.futures import ThreadPoolExecutor
from threading import Lock
from typing import TypeVar

from sqlalchemy.exc import SQLAlchemyError

from boothill.server.store import coding
from boothill.server.store.database import FileLock, database_url, file_of, migrating_engine, writing_engine
from boothill.server.store.errors import DatabaseRefused, StoreError, first_line
from boothill.server.store.migrate import upgrade
from boothill.server.store.reader import Reader
from boothill.server.store.rows import AnswerRow, CheckpointRow, GameLine, MatchRow, ReportRow, TableRow, Write
from boothill.server.store.writer import Job, Observe, Writer

T = TypeVar("T")


class Store:
    """Everything the server remembers. One at a time may be open for a database.

    Writes are done by one thread, reads by another; both may be asked for from any event loop. A read sees every write
    that has returned. Reads and writes raise StoreError, and after `close` nothing else.
    """

    def __init__(self, writer: Writer, reader: Reader, lock: FileLock | None) -> None:
        """Use `open`."""
        self._writer = writer
        self._reader = reader
        self._lock = lock
        self._threads = ThreadPoolExecutor(1, "store-reader")
        self._closing = Lock()
        self._closed = False

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
        writer = None
        try:
            writer = Writer(engine, observe)
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
        return cls(writer, Reader(url), lock)

    async def close(self) -> None:
        """Do all that has been asked for, then close. May be called again."""
        await asyncio.to_thread(self._close)

    def _close(self) -> None:
        with self._closing:
            if self._closed:
                return
            self._threads.shutdown()
            self._reader.close()
            self._writer.stop()
            if self._lock is not None:
                self._lock.release()
            self._closed = True

    # ---- writing --------------------------------------------------------------------------------------------------

    async def write(self, *writes: Write) -> None:
        """Store all of it or nothing, as it is at this moment; it is durable when this returns.

        The last answer of a game goes into one call with the match that has ended, or an earlier one: that is when
        answers are counted. Raises AnswerTaken for an answer whose number is there already. Whoever is cancelled while
        they wait does not know whether it is stored. Nothing to write is a way to ask whether writing works.
        """
        job = Job(asyncio.get_running_loop().create_future())
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
        self._writer.put(job)
        await job.future

    async def forget_answers(self, table: str, game: int, after: int) -> None:
        """Remove a game's answers and checkpoints after the first `after` answers, so that it can go on from there.

        This is for a game that another version of the rules takes up at a checkpoint and cannot follow to its end.
        """
        job = Job(asyncio.get_running_loop().create_future())
        job.forgotten = (table, game, after)
        self._writer.put(job)
        await job.future

    async def add_report(self, report: ReportRow) -> int:
        """Store a report, whatever its id says, and return the number it gets."""
        job = Job(asyncio.get_running_loop().create_future())
        job.report = coding.report_values(report)
        self._writer.put(job)
        return await job.future

    # ---- reading: see Reader --------------------------------------------------------------------------------------

    async def _read(self, ask: Callable[[], T]) -> T:
        try:
            waiting = asyncio.get_running_loop().run_in_executor(self._threads, ask)
        except RuntimeError:
            raise StoreError("the store is closed") from None
        return await waiting

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
