"""The task that owns one table: it alone touches the room, stores what the room wants kept, and then says the rest."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable
from typing import Any, TypeVar

import structlog

from boothill.kernel.errors import UserError
from boothill.server.ops.metrics import Metrics
from boothill.server.room import commands
from boothill.server.room.member import Member, Refusal
from boothill.server.room.room import Room
from boothill.server.store.errors import AnswerTaken, DatabaseDown
from boothill.server.store.rows import AnswerRow, MatchRow, TableRow
from boothill.server.store.store import Store
from boothill.server.wire.protocol import Answer, Closing, Said, encode

log = structlog.get_logger(__name__)

T = TypeVar("T")
_Job = tuple[Callable[[Room], Any], "asyncio.Future[Any] | None", float]

RETRY = 1.0
"""Seconds after which a client should come again if something went wrong here."""


class TableGone(Refusal):
    """The table cannot be reached now; the message says what to do."""

    def __init__(self, sentence: str) -> None:
        super().__init__("closing", sentence)


class TableFailed(Refusal):
    """What was asked for went wrong here. It has not been done, unless the database is down: then nobody knows."""

    def __init__(self, error: BaseException | None = None) -> None:
        if isinstance(error, DatabaseDown):
            sentence = "nothing can be stored at the moment; come again and look whether this was"
        else:
            sentence = "something went wrong at this table, and nothing has changed; try again"
        super().__init__("trouble", sentence)


class Keeper:
    """Owns a room. Everything that happens at the table goes through `post` or `do`, one after the other."""

    def __init__(self, room: Room, store: Store, metrics: Metrics, mark: str) -> None:
        self.mark = mark
        """What the logs call this table."""
        self.idle_since: float | None = room.clock.now()
        """Since when nobody has been connected; None while somebody is."""
        self._room = room
        self._store = store
        self._metrics = metrics
        self._jobs: deque[_Job] = deque()
        self._news = asyncio.Event()
        self._closing: Closing | None = None
        self._failed = False
        self._task = asyncio.create_task(self._run(), name=f"table {mark}")

    @property
    def ended(self) -> bool:
        """Whether it no longer takes jobs."""
        return self._closing is not None or self._failed

    @property
    def closed(self) -> bool:
        """Whether its table is closed for good."""
        return self._room.closed

    @property
    def awaits_somebody(self) -> bool:
        """Whether somebody who has taken a seat has not come in yet."""
        return self._room.awaits_somebody

    @property
    def people_there(self) -> int:
        """How many seats have people who are connected."""
        return len(self._room.people.there())

    @property
    def row(self) -> TableRow:
        """The table as it is now, to be looked at and no more."""
        return self._room.row

    def post(self, member: Member, message: Said, received: float) -> None:
        """A message from a client. What comes of it, they hear themselves."""
        timed = received if isinstance(message, Answer) else 0.0
        self._put((lambda room: self._follow(room, member, message), None, timed))

    def _follow(self, room: Room, member: Member, message: Said) -> None:
        refused = commands.follow(room, member, message)
        if refused:
            self._metrics.refused(refused)

    def part(self, member: Member) -> None:
        """A connection has ended."""
        self._put((lambda room: commands.part(room, member), None, 0.0))

    async def do(self, work: Callable[[Room], T]) -> T:
        """Have something done to the room; returns when it is stored. UserErrors of `work` are raised here."""
        if self.ended:
            raise TableGone("the table is being put away; try again in a moment")
        done: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self._put((work, done, 0.0))
        return await done

    async def close(self, closing: Closing, seconds: float | None = None) -> None:
        """Do what is left to do, say why, end all connections and stop; after so many seconds leave undone the rest."""
        if not self.ended:
            self._put((lambda room: room.tell_held(), None, 0.0))  # nobody is asked again what they have answered
            self._closing = closing
            self._news.set()
        await asyncio.wait((self._task,), timeout=seconds)
        if not self._task.done():
            self._task.cancel()
            await asyncio.wait((self._task,))
            self._end_connections(closing)
            self._leave_undone()

    def _put(self, job: _Job) -> None:
        if not self.ended:
            self._jobs.append(job)
            self._news.set()

    # ---- the task

    async def _run(self) -> None:
        try:
            while self._closing is None or self._jobs:
                await self._wait()
                await self._step()
            self._end_connections(self._closing)
        except Exception as error:
            # What is in memory may be ahead of what is stored: it is dropped, and the table is opened again from there.
            self._failed = True
            self._end_connections(self._trouble(error))
            self._leave_undone()

    def _leave_undone(self) -> None:
        for _, done, _ in self._jobs:
            if done is not None and not done.done():
                done.set_exception(TableFailed())

    def _trouble(self, error: Exception) -> Closing:
        """What people are told who can only come again."""
        if isinstance(error, DatabaseDown):  # which the store logs, once for all tables
            message = "Nothing can be stored at the moment; your game is kept, come again."
        else:
            message = "Something went wrong at this table; come again."
            if isinstance(error, AnswerTaken):  # what was given up for lost has been stored after all
                log.warning("table behind the store", table=self.mark)
            else:
                log.error("table failed", table=self.mark, exc_info=error)
        return Closing(code="trouble", message=message, retry=RETRY)

    async def _wait(self) -> None:
        """Until there is a job, or something is due by itself."""
        room = self._room
        if self._jobs or self._closing is not None:
            return
        due = room.due()
        timer = None
        if due is not None:
            delay = due - room.clock.now()
            if delay <= 0:
                await asyncio.sleep(0)
                return
            timer = asyncio.get_running_loop().call_later(delay, self._news.set)
        try:
            await self._news.wait()
        finally:
            if timer is not None:
                timer.cancel()
        self._news.clear()

    async def _step(self) -> None:
        """Do all jobs there are and what is due, store it, say it."""
        room = self._room
        jobs, self._jobs = self._jobs, deque()
        results: list[tuple[asyncio.Future[Any], Any, UserError | None]] = []
        try:
            for work, done, _ in jobs:
                try:
                    result, error = work(room), None
                except UserError as refused:
                    if done is None:
                        raise
                    result, error = None, refused
                if done is not None:
                    results.append((done, result, error))
            room.wake()
            writes = room.take_writes()
            if writes:
                await self._store.write(*writes)
        except BaseException as failure:
            for _, done, _ in jobs:
                if done is not None and not done.done():
                    done.set_exception(TableFailed(failure))
            raise
        self._say()
        for done, result, error in results:
            if done.done():
                continue
            if error is not None:
                done.set_exception(error)
            else:
                done.set_result(result)
        now = room.clock.now()
        self.idle_since = None if room.people else self.idle_since or now
        for write in writes:
            if isinstance(write, AnswerRow):
                self._metrics.answers[write.by].inc()
            elif isinstance(write, MatchRow) and write.ended is not None:
                self._metrics.games[write.game].inc()
        for _, _, received in jobs:
            if received:
                self._metrics.answer_seconds.observe(now - received)

    def _say(self) -> None:
        for member, said in self._room.take_outbox():
            if said:
                member.send(said)
            else:
                member.close()

    def _end_connections(self, closing: Closing | None) -> None:
        said = encode(closing) if closing is not None else b""
        for member in self._room.people:
            if said:
                member.send(said)
            member.close()
        self._room.people.disperse()
