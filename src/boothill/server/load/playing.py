"""A process that plays: bot people at some of the tables. It is told by lines on standard input what to do."""

from __future__ import annotations

import asyncio
import signal
import ssl
import sys
from copy import copy
from random import Random
from time import perf_counter, process_time
from urllib.parse import urlsplit

from boothill.kernel.errors import UserError
from boothill.server.load.lobby import AT_ONCE, Lobby
from boothill.server.load.orders import (
    Begin,
    Counted,
    Done,
    Failed,
    Measure,
    Open,
    Opened,
    Playing,
    Report,
    StartPlaying,
    Stop,
    line,
    read_order,
)
from boothill.server.load.person import START, Crowd, Person
from boothill.server.load.websocket import WebSocketError
from boothill.server.web.running import new_loop
from boothill.server.wire.protocol import PROTOCOL

PATIENCE = 60.0
"""Seconds a table may take to open."""
EVERY = 0.5
"""Seconds between two reports while it plays."""


class Process:
    """One process that plays."""

    def __init__(self, begin: Begin) -> None:
        self._begin = begin
        self._plan = begin.plan
        parts = urlsplit(begin.url)
        self._host = parts.hostname or ""
        self._secure = parts.scheme == "https"
        self._port = parts.port or (443 if self._secure else 80)
        self._netloc = parts.netloc
        self._path = parts.path.rstrip("/")
        self._ssl = ssl.create_default_context() if self._secure else None
        self._lobby = Lobby(begin.url)
        self._opened = 0
        echo = begin.echo
        self.crowd = Crowd(self._plan.pace, echo.bytes_in if echo else 0)
        self._before = copy(self.crowd.counts)
        self._measuring: tuple[float, float] = (perf_counter(), process_time())

    # ---- opening

    async def open(self, count: int) -> None:
        """Open so many more tables. Raises LoadError, or what hinders a connection."""
        limit = asyncio.Semaphore(AT_ONCE)
        first = self._opened

        async def one(number: int) -> None:
            async with limit, asyncio.timeout(PATIENCE):
                await self._open_one(self._begin.first + number)
            self._opened += 1
            if self._opened % 10 == 0:
                tell(Opened(self._opened))

        async with asyncio.TaskGroup() as tasks:
            for number in range(first, first + count):
                tasks.create_task(one(number))

    async def _open_one(self, number: int) -> None:
        people = self._plan.seats
        if self._begin.echo is not None:
            hellos = [b'{"type":"hello","protocol":%d}' % PROTOCOL] * people
            path = f"{self._path}/echo/{number}"
        else:
            table, tokens = await self._lobby.open_table(self._plan.settings(), people)
            hellos = [b'{"type":"hello","protocol":%d,"token":"%s"}' % (PROTOCOL, token.encode()) for token in tokens]
            path = f"{self._path}/api/tables/{table}/play"
        seated = [await self._connect(number, seat, path) for seat in range(people)]
        for person, hello in zip(seated, hellos, strict=True):
            person.speak(hello)
        await asyncio.gather(*(person.joined for person in seated))
        if self._begin.echo is None:
            seated[0].speak(START)
            await asyncio.gather(*(person.dealt for person in seated))

    async def _connect(self, number: int, seat: int, path: str) -> Person:
        luck = Random(f"{self._plan.seed}/{number}/{seat}")
        loop = asyncio.get_running_loop()
        _, person = await loop.create_connection(
            lambda: Person(self.crowd, self._netloc, path, number, seat == 0, luck),
            self._host,
            self._port,
            ssl=self._ssl,
        )
        self.crowd.people.append(person)
        await person.opened
        return person

    # ---- measuring

    def measure(self) -> None:
        """Count from now on."""
        crowd = self.crowd
        del crowd.latencies[:]
        crowd.moved.clear()
        self._before = copy(self.crowd.counts)
        self._measuring = (perf_counter(), process_time())

    def stop(self) -> Counted:
        """What has happened since `measure`; everybody goes."""
        now, processor = perf_counter(), process_time()
        crowd, (since, processor_then) = self.crowd, self._measuring
        counts = crowd.counts.since(self._before)
        latencies = [round(1e6 * seconds) for seconds in crowd.latencies]
        still = self._opened - len(crowd.moved)
        crowd.end()
        self._lobby.close()
        return Counted(
            now - since, processor - processor_then, counts, still, dict(crowd.faults), crowd.told, latencies
        )


def tell(report: Report) -> None:
    """Say something to the process that measures."""
    sys.stdout.buffer.write(line(report))
    sys.stdout.buffer.flush()


async def _tick(crowd: Crowd) -> None:
    while True:
        await asyncio.sleep(EVERY)
        tell(Playing(crowd.counts.answers, crowd.faults.total()))


async def follow() -> None:
    """Follow orders until told to stop, or until nobody is there who could."""
    loop = asyncio.get_running_loop()
    orders = asyncio.StreamReader()
    await loop.connect_read_pipe(lambda: asyncio.StreamReaderProtocol(orders), sys.stdin)
    first = read_order(await orders.readline())
    assert isinstance(first, Begin)
    process = Process(first)
    ticking: asyncio.Task[None] | None = None
    async for text in orders:
        match read_order(text):
            case Open(count=count):
                try:
                    await process.open(count)
                except ExceptionGroup as group:
                    tell(Failed(_sentence(group)))
                    return
            case StartPlaying():
                process.crowd.play()
                ticking = asyncio.create_task(_tick(process.crowd))
            case Measure():
                process.measure()
            case Stop():
                if ticking is not None:
                    ticking.cancel()
                tell(process.stop())
                await asyncio.sleep(0.1)  # the farewells get out
                return
        tell(Done())


def _sentence(group: ExceptionGroup[Exception]) -> str:
    """What hindered the first of them. Raises what nobody reckoned with."""
    error: Exception = group
    while isinstance(error, ExceptionGroup):
        error = error.exceptions[0]
    if isinstance(error, UserError):
        return str(error)
    if isinstance(error, TimeoutError) and not error.errno:
        return f"a table did not open within {PATIENCE:g} seconds; try fewer tables"
    if isinstance(error, (OSError, WebSocketError)):
        return f"a table could not be opened: {error}"
    raise error


def main() -> int:
    """Run the process."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # whoever started it says when it ends
    with asyncio.Runner(loop_factory=new_loop) as runner:
        runner.run(follow())
    return 0


if __name__ == "__main__":
    sys.exit(main())
