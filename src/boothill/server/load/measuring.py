"""A measurement from beginning to end: the server, the processes that play, and the moments in between."""

from __future__ import annotations

import asyncio
import os
import sys
import tempfile
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import AsyncExitStack, asynccontextmanager, suppress
from pathlib import Path
from typing import Any

import msgspec
from msgspec import Struct

from boothill.server.load.figures import Figures, Memory, Ratio, echo_like, figures_of, ratio_of
from boothill.server.load.orders import (
    Begin,
    Counted,
    Done,
    Failed,
    Measure,
    Open,
    Opened,
    Order,
    Playing,
    StartPlaying,
    Stop,
    line,
    read_report,
)
from boothill.server.load.plan import LoadError, Plan
from boothill.server.load.watching import memory, usage
from boothill.server.ops.config import default_of
from boothill.server.web.echo import Sizes

Progress = Callable[[str, float, float], None]
"""Told what is being done, how much of it is done, and of how much."""

SERVER = {
    "port": 0,
    "max_tables": 1_000_000,
    "max_connections_per_address": 1_000_000,
    "message_rate": 10_000,
    "message_burst": 100_000,
    "byte_rate": 1_000_000_000,
    "byte_burst": 1_000_000_000,
    "address_rate": 100_000,
    "address_burst": 1_000_000,
    "arrival_rate": 100_000,
    "arrival_burst": 1_000_000,
    "request_rate": 1_000_000,
    "request_burst": 10_000_000,
    "max_tcp_per_address": 1_000_000,
    "create_rate": 100_000,
    "create_burst": 100_000,
    "max_tables_per_address": 1_000_000,
    "log_level": "warning",
    "log_format": "text",
}
"""How a server of our own is set: nothing is refused for being too much."""
AT_ONCE = {"think_min": 0, "think_max": 0, "least_think": 0, "hold_min": 0, "hold_max": 0}
"""And nobody waits, unless that is wanted."""

NO_THINKING = "Bots answer at once, and no answer is held back."
THINKING = (
    "Bots think for {think_min:g} to {think_max:g} s, and answers about hidden cards are held back for {hold_min:g} to "
    "{hold_max:g} s, which is part of their latency."
).format(**{name: default_of(name) for name in AT_ONCE})
THINKING_THERE = "Bots answer at once; answers about hidden cards are held back as the server is set."

START_SECONDS = 60.0
STOP_SECONDS = 30.0
SETTLE = 1.0
"""Seconds between the last table and measuring memory."""
LINE_LIMIT = 1 << 28
SPARE_FILES = 500


class Outcome(Struct, frozen=True):
    """Everything that was measured."""

    thinking: str
    """How long bots think and answers about hidden cards are held back, in a sentence."""
    game: Figures | None
    """None if the tables were only opened."""
    memory: Memory | None
    """None for a foreign server."""
    echo: Figures | None = None
    sizes: Sizes | None = None
    """What the echo was like."""
    ratio: Ratio | None = None
    log: list[str] = []
    """What a server of our own had to complain about."""

    @property
    def faults(self) -> int:
        """How much went wrong; it should be nothing."""
        both = [figures for figures in (self.game, self.echo) if figures is not None]
        return sum(sum(figures.faults.values()) for figures in both) + len(self.log)


async def measure(plan: Plan, progress: Progress) -> Outcome:
    """Follow a plan that has been checked. Raises LoadError if that is not possible."""
    _allow_files(plan.connections + SPARE_FILES)
    if plan.url:
        game, _ = await _run(plan, plan.url.rstrip("/"), None, progress)
        return await _with_echo(plan, Outcome(THINKING_THERE, game, None), progress)
    with tempfile.TemporaryDirectory(prefix="boothill-load-") as folder:
        log = Path(folder) / "server.log"
        command = ["-m", "boothill", "serve", f"--db={Path(folder) / 'boothill.db'}"]
        set_to = {**SERVER, **({} if plan.paced_bots else AT_ONCE), "max_connections": plan.connections + 10}
        flags = [f"--{name.replace('_', '-')}={value}" for name, value in set_to.items()]
        progress("starting the server", 0, 1)
        async with _server([*command, *flags], log) as (url, pid):
            game, used = await _run(plan, url, pid, progress)
        complaints = _read(log)
    outcome = Outcome(THINKING if plan.paced_bots else NO_THINKING, game, used, log=complaints)
    return await _with_echo(plan, outcome, progress)


async def _with_echo(plan: Plan, outcome: Outcome, progress: Progress) -> Outcome:
    """The same for the echo, if that is wanted."""
    game = outcome.game
    if not plan.echo or game is None:
        return outcome
    if not game.answers:
        raise LoadError("nobody has answered, so there is nothing to liken the echo to; measure for longer")
    sizes = echo_like(game, plan.seats)
    with tempfile.TemporaryDirectory(prefix="boothill-load-") as folder:
        log = Path(folder) / "echo.log"
        progress("starting the echo", 0, 1)
        command = ["-m", "boothill.server.web.echo", msgspec.json.encode(sizes).decode()]
        async with _server(command, log) as (url, pid):
            echo, _ = await _run(plan, url, pid, progress, sizes)
    assert echo is not None
    return msgspec.structs.replace(outcome, echo=echo, sizes=sizes, ratio=ratio_of(game, echo))


# ---- one run ---------------------------------------------------------------------------------------------------------


async def _run(
    plan: Plan, url: str, pid: int | None, progress: Progress, echo: Sizes | None = None
) -> tuple[Figures | None, Memory | None]:
    """Open the tables, play, measure."""
    what = "tables" if echo is None else "echo groups"
    idle = memory(pid) if pid is not None else None
    async with _players(plan, url, echo) as players:
        total = plan.tables

        def opened(_: Any = None) -> None:
            progress(f"opening {what}", sum(player.opened for player in players), total)

        opened()
        # One alone, so that loading the rules is not taken for a part of what tables need.
        await players[0].do(Open(1), opened)
        first = memory(pid) if pid is not None else None
        await asyncio.gather(*(player.do(Open(player.tables - (player is players[0])), opened) for player in players))
        await asyncio.sleep(SETTLE)
        full = memory(pid) if pid is not None else None
        used = None
        if idle is not None and first is not None and full is not None:
            each = (full - first) / (total - 1) if total > 1 else full - idle
            used = Memory(idle, first, full, round(each), None)
        if plan.idle:
            return None, used
        await _all(players, StartPlaying())
        await _pass(f"warming up {what}", plan.warming, players, progress)
        before = usage(pid) if pid is not None else None
        await _all(players, Measure())
        await _pass(f"measuring {what}", plan.seconds, players, progress)
        after = usage(pid) if pid is not None else None
        if used is not None and pid is not None:
            used = msgspec.structs.replace(used, after=memory(pid))
        counted = await asyncio.gather(*(player.stop() for player in players))
    spent = after.since(before) if before is not None and after is not None else None
    return figures_of(counted, spent, bots=echo is None and plan.seats < plan.players), used


async def _all(players: Sequence[_Player], order: Order) -> None:
    await asyncio.gather(*(player.do(order) for player in players))


async def _pass(title: str, seconds: float, players: Sequence[_Player], progress: Progress) -> None:
    """Let time pass."""
    loop = asyncio.get_running_loop()
    began = loop.time()
    answers = sum(player.answers for player in players)
    while (gone := loop.time() - began) < seconds:
        given = sum(player.answers for player in players) - answers
        faults = sum(player.faults for player in players)
        rate = f": {given / gone:,.0f} answers/s" if gone > 1 else ""
        progress(title + rate + (f", {faults} faults" if faults else ""), gone, seconds)
        await asyncio.sleep(min(0.25, seconds - gone))


class _Player:
    """A process that plays, from outside."""

    def __init__(self, process: asyncio.subprocess.Process, tables: int) -> None:
        self.tables = tables
        self.opened = 0
        self.answers = 0
        self.faults = 0
        self._process = process
        self._done: asyncio.Queue[Done | Counted | Failed] = asyncio.Queue()
        self._told: Callable[[Any], None] | None = None
        self._ending = False
        """It ends by itself."""
        self._listening = asyncio.create_task(self._listen())

    def send(self, order: Order) -> None:
        """Give an order."""
        assert self._process.stdin is not None
        self._process.stdin.write(line(order))

    async def do(self, order: Order, told: Callable[[Any], None] | None = None) -> None:
        """Give an order, and wait until it is carried out. Raises LoadError."""
        self._told = told
        self.send(order)
        await self._answer()

    async def stop(self) -> Counted:
        """The last order: what was counted. Raises LoadError."""
        self.send(Stop())
        answer = await self._answer()
        assert isinstance(answer, Counted)
        self._ending = True
        return answer

    async def _answer(self) -> Done | Counted:
        answer = await self._done.get()
        if isinstance(answer, Failed):
            raise LoadError(answer.message)
        return answer

    async def _listen(self) -> None:
        assert self._process.stdout is not None
        async for text in self._process.stdout:
            report = read_report(text)
            if isinstance(report, Opened):
                self.opened = report.tables
                if self._told is not None:
                    self._told(report)
            elif isinstance(report, Playing):
                self.answers, self.faults = report.answers, report.faults
            else:
                self._done.put_nowait(report)
        self._done.put_nowait(Failed("a process that plays has ended too early; see above why"))

    async def end(self) -> None:
        """Have it gone."""
        assert self._process.stdin is not None
        self._process.stdin.close()
        await _stopped(self._process, self._listening, not self._ending)


@asynccontextmanager
async def _players(plan: Plan, url: str, echo: Sizes | None) -> AsyncIterator[list[_Player]]:
    """The processes that play, each with its share of the tables."""
    async with AsyncExitStack() as stack:
        players = []
        first = 0
        for number in range(plan.processes):
            tables = plan.tables // plan.processes + (number < plan.tables % plan.processes)
            process = await asyncio.create_subprocess_exec(
                sys.executable,
                "-m",
                "boothill.server.load.playing",
                stdin=asyncio.subprocess.PIPE,
                stdout=asyncio.subprocess.PIPE,
                limit=LINE_LIMIT,
            )
            player = _Player(process, tables)
            stack.push_async_callback(player.end)
            player.send(Begin(plan, url, first, tables, echo))
            players.append(player)
            first += tables
        yield players


@asynccontextmanager
async def _server(command: list[str], log: Path) -> AsyncIterator[tuple[str, int]]:
    """A server process of our own: where it listens, and its number. It is gone afterwards."""
    environment = {name: value for name, value in os.environ.items() if not name.startswith("BOOTHILL_")}
    with log.open("wb") as errors:
        process = await asyncio.create_subprocess_exec(
            sys.executable, *command, stdout=asyncio.subprocess.PIPE, stderr=errors, env=environment, cwd=log.parent
        )
    assert process.stdout is not None
    try:
        said = b""
        with suppress(TimeoutError):
            async with asyncio.timeout(START_SECONDS):
                said = await process.stdout.readline()
        if b"http://" not in said:
            why = (_read(log) or ["it does not say why"])[-1]
            raise LoadError(f"the server does not start: {why}")
        yield said.decode().split()[-1].rstrip("/"), process.pid
        if process.returncode is not None:
            raise LoadError(f"the server has ended too early: {(_read(log) or ['it does not say why'])[-1]}")
    finally:
        await _stopped(process, process.stdout.read())


async def _stopped(process: asyncio.subprocess.Process, said: Awaitable[Any], ask: bool = True) -> None:
    """Ask a process to stop, and see to it; `said` ends with what it says."""
    if ask and process.returncode is None:
        with suppress(ProcessLookupError):
            process.terminate()
    try:
        async with asyncio.timeout(STOP_SECONDS):
            await said
            await process.wait()
    except TimeoutError:
        process.kill()
        await process.wait()


def _read(log: Path) -> list[str]:
    return [text for text in log.read_text(encoding="utf-8", errors="replace").splitlines() if text.strip()]


def _allow_files(wanted: int) -> None:
    """Allow this process and its children so many open files. Raises LoadError."""
    try:
        import resource
    except ImportError:  # no such limit on this platform
        return
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if soft == resource.RLIM_INFINITY or soft >= wanted:
        return
    if hard != resource.RLIM_INFINITY and hard < wanted:
        raise LoadError(f"so many connections need {wanted} open files, and {hard} are allowed; raise that limit")
    resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
