"""All tables of a server: opening, finding, listing, putting away and expiring them."""

from __future__ import annotations

import asyncio
import gc
import re
import secrets
import time
from collections.abc import Callable
from contextlib import suppress
from random import Random
from typing import TypeVar

import structlog

from boothill import __version__
from boothill.kernel.plain import Json
from boothill.kernel.record import resume
from boothill.server.live.janitor import HOUR, Janitor
from boothill.server.live.keeper import Keeper, TableGone
from boothill.server.live.openers import Openers
from boothill.server.ops.config import Config
from boothill.server.ops.logs import mark
from boothill.server.ops.metrics import Metrics
from boothill.server.room import series
from boothill.server.room.game import LiveGame
from boothill.server.room.member import Member, Refusal
from boothill.server.room.names import BannedWords, clean_name
from boothill.server.room.pace import Clock, Pace
from boothill.server.room.room import Room
from boothill.server.room.seats import NOBODY, Seating
from boothill.server.store.errors import DatabaseDown
from boothill.server.store.reader import OPEN
from boothill.server.store.records import deal_record, record_of
from boothill.server.store.rows import CLOSED, OVER, PLAYING, WAITING, GameLine, ReportRow, SeatRow, TableRow
from boothill.server.store.store import Store
from boothill.server.wire import Lesson, the_lesson, wire_of
from boothill.server.wire.protocol import Closing, Hello, NewTable, Report, Seated, TableLine, TakeSeat
from boothill.server.wire.settings import Settings
from boothill.server.wire.tables import TableInfo

log = structlog.get_logger(__name__)

T = TypeVar("T")

ID_LETTERS = "23456789abcdefghjkmnpqrstuvwxyz"
"""Without those that look alike: people read links to each other."""
ID_LENGTH = 12
"""31^12 ids: nobody finds a table by trying."""
_ID = re.compile(f"[{ID_LETTERS}]{{{ID_LENGTH}}}")
TRIES = 3
"""How often a table that is just being put away is asked again."""
SHOWN_TABLES = 100
LEAST_SHARE = 10
"""Spectators of a table that may come from one address, however few may look on; else half of them."""
JANITOR_SECONDS = 10.0
STORE_SECONDS = 3.0
"""How long storing what was said last may take, at least, when the house closes."""
HEALTH_SECONDS = 4.0
"""How long storing may take until it counts as failing: less than whoever asks waits."""


class SystemClock:
    """The time of this machine."""

    now = staticmethod(time.monotonic)
    wall = staticmethod(time.time)


class Tables:
    """The tables of one server. One task at a time opens a table; its keeper owns it from then on."""

    def __init__(self, store: Store, config: Config, metrics: Metrics, clock: Clock | None = None) -> None:
        self.store = store
        self.config = config
        self.metrics = metrics
        self.clock: Clock = clock or SystemClock()
        self.draining = False
        self._pace = Pace(
            think_min=config.think_min,
            think_max=config.think_max,
            least=config.least_think,
            hold_min=config.hold_min,
            hold_max=config.hold_max,
            absence=config.absence,
        )
        self._words = BannedWords.read(config.banned_words)
        self._chance = Random(secrets.randbits(256))
        self._keepers: dict[str, Keeper] = {}
        self._opening: dict[str, asyncio.Task[Keeper]] = {}
        self._open = 0
        """Tables that are kept, in memory or not."""
        self._openers = Openers()
        self._making: set[str] = set()
        """Tables that are being opened for the first time, and are not stored yet."""
        self.janitor = Janitor(store, config, self.clock, self._is_awake)
        self._round: asyncio.Task[None] | None = None
        """The janitor's."""

    async def start(self) -> None:
        """Take up the tables that are kept. Each is opened when somebody comes to it."""
        await self._count()
        await self.janitor.begin()
        self._round = asyncio.create_task(self._clean_up(), name="janitor")
        log.info("house open", tables=self._open)

    async def close(self) -> None:
        """Put all tables away; everybody is told to come again. A database that hangs is not waited for beyond
        `drain_seconds`.
        """
        self.draining = True
        if self._round is not None:
            self._round.cancel()
            with suppress(asyncio.CancelledError):
                await self._round
        end = time.monotonic() + max(STORE_SECONDS, self.config.drain_seconds)
        if self._opening:
            await asyncio.wait(self._opening.values(), timeout=end - time.monotonic())
        closing = Closing(code="restart", message="The server restarts; your game is kept, come again.", retry=2.0)
        left = max(0.1, end - time.monotonic())
        await asyncio.gather(*(keeper.close(closing, left) for keeper in list(self._keepers.values())))
        self._keepers.clear()

    async def health(self) -> str:
        """'ok', or in a word why nobody should come here now: whether something can be stored is tried."""
        if self.draining:
            return "draining"
        try:
            await self.store.check(HEALTH_SECONDS)
        except DatabaseDown:
            return "failing"
        return "ok"

    # ---- the lobby

    async def create(self, wanted: NewTable, address: str | None = None) -> Seated:
        """Open a table and seat whoever wants it, from this address, if it has one. Raises UserError."""
        self._check_open()
        self._check_store()
        lesson = the_lesson() if wanted.lesson else None
        settings = wanted.settings if lesson is None else lesson.settings
        series.check(settings)
        name = clean_name(wanted.name, self._words)
        if self._open >= self.config.max_stored:
            await self._count()  # some may have been closed since
        if self._open >= self.config.max_stored:
            raise Refusal("too_many_tables", f"{self._open} tables are open, and no more can be kept; try again later")
        table = "".join(secrets.choice(ID_LETTERS) for _ in range(ID_LENGTH))
        if address is not None:
            await self._count_for(address, table)
        self._making.add(table)
        try:
            return await self._create(table, name, settings, lesson, start=wanted.start)
        except BaseException:
            self._openers.forget(table)
            raise
        finally:
            self._making.discard(table)

    async def _create(self, table: str, name: str, settings: Settings, lesson: Lesson | None, *, start: bool) -> Seated:
        await self._make_room()
        self._open += 1
        now = self.clock.wall()
        seats = [SeatRow() for _ in range(settings.players)]
        row = TableRow(id=table, created=now, updated=now, settings=settings, seats=seats)
        seat, token = Seating(row).take(name, 0)
        room = self._room(row, None)
        room.save()
        if lesson is not None:
            series.begin(room, lesson.seed)
        elif start:
            series.begin(room)
        await self.store.write(*room.take_writes())
        self._keep(room)
        log.info("table opened", table=mark(row.id), game=row.settings.game, players=row.settings.players)
        return Seated(table=room.teller.info(), seat=seat, token=token)

    async def _count_for(self, address: str, table: str) -> None:
        """Count a table for the address it is opened from. Raises Refusal if that has too many."""
        openers, most = self._openers, self.config.max_tables_per_address
        tables = list(openers.tables(address, self.clock.now()))
        if len(tables) >= most:
            unstored = set(self._making)  # before they are looked for: they may be stored meanwhile
            found = await self.store.still_open(tables, [WAITING, PLAYING])
            for gone in set(tables) - found - unstored:
                openers.forget(gone)
        open_now = len(openers.tables(address, self.clock.now()))
        if open_now >= most:
            raise Refusal(
                "too_many_tables",
                f"your address has {open_now} tables that wait or are played at, and no more can be; "
                "leave one, or come back later",
            )
        openers.add(table, address, self.clock.now())

    async def take_seat(self, table: str, wanted: TakeSeat, address: str = "") -> Seated:
        """Seat somebody from this address at a table. Raises UserError."""
        name = clean_name(wanted.name, self._words)

        def sit(room: Room) -> Seated:
            seat, token = room.take_seat(name, wanted.seat, address)
            return Seated(table=room.teller.info(), seat=seat, token=token)

        return await self.do(table, sit)

    async def look(self, table: str) -> TableInfo:
        """A table as everybody sees it. One that is asleep stays so."""
        if table in self._keepers or table in self._opening:
            return await self.do(table, _info)
        return self._room(await self._row(table), None).teller.info()

    async def public_tables(self) -> list[TableLine]:
        """The public tables at which somebody is, those that wait for players first, the newest before the others.

        If there are too many, those of addresses that have opened several are left out before those of others.
        """
        found = [keeper for keeper in self._keepers.values() if keeper.row.settings.public and keeper.people_there]
        found = [keeper for keeper in found if keeper.row.status in OPEN]
        found.sort(key=lambda keeper: (keeper.row.status != WAITING, -keeper.row.created))
        turns = self._openers.in_turn(keeper.row.id for keeper in found)
        by_turn = sorted(found, key=lambda keeper: (keeper.row.status != WAITING, turns[keeper.row.id]))
        shown = set(by_turn[:SHOWN_TABLES])
        return [_line(keeper.row, keeper.people_there) for keeper in found if keeper in shown]

    async def games(self, table: str) -> list[GameLine]:
        """The finished games of a table, also of one that is closed."""
        await self._kept(table)
        return await self.store.games_of(table)

    async def _kept(self, table: str) -> TableRow:
        row = await self.store.table(table) if _ID.fullmatch(table) else None
        if row is None:
            raise Refusal("no_such_table", "there is no such table; check the link")
        return row

    async def record(self, table: str, game: int) -> Json:
        """The record of a finished game, with the seed and what was committed to."""
        kept = await self._kept(table)
        row = await self.store.match(table, game) if 0 < game <= kept.game else None  # no database has greater numbers
        if row is None:
            raise Refusal("no_such_game", f"this table has played no game {game}; ask for one that it has")
        if row.ended is None:
            raise Refusal("not_now", "the game is not over, and its record shows every hand; come again when it is")
        answers = await self.store.answers(table, game)
        return deal_record(row, answers, await self.store.latest_checkpoint(table, game))

    async def report(self, table: str, report: Report) -> int:
        """Keep what somebody reports, with the place in the game it is about."""
        text = "".join(letter if letter.isprintable() or letter == "\n" else " " for letter in report.text)

        def place(room: Room) -> ReportRow:
            seat = room.seats.of_token(report.token) if report.token is not None else NOBODY
            return ReportRow(table, *room.moment, seat, text, __version__, self.clock.wall())

        return await self.store.add_report(await self.do(table, place), self.config.max_reports)

    # ---- connections

    async def join(self, table: str, member: Member, hello: Hello) -> Keeper:
        """Let a connection into a table; its keeper. Raises UserError."""
        for _ in range(TRIES):
            keeper = await self.keeper(table)
            try:
                await keeper.do(lambda room: self._let_in(room, member, hello))
                return keeper
            except TableGone:
                await asyncio.sleep(0)
        raise TableGone("the table is being put away; try again in a moment")

    def _let_in(self, room: Room, member: Member, hello: Hello) -> None:
        if hello.token is None and room.settings.spectators:
            most, there = self.config.max_spectators, room.people.spectators()
            if len(there) >= most:
                raise Refusal(
                    "too_many_spectators", f"{most} people look on at this table already; take a seat, or wait"
                )
            share = max(LEAST_SHARE, most // 2)  # nobody alone fills the house
            if sum(other.address == member.address for other in there) >= share:
                raise Refusal(
                    "too_many_spectators", f"{share} people look on from your address already; take a seat, or wait"
                )
        room.join(member, hello)

    async def do(self, table: str, work: Callable[[Room], T]) -> T:
        """Have something done at a table. Raises UserError."""
        for _ in range(TRIES):
            keeper = await self.keeper(table)
            try:
                return await keeper.do(work)
            except TableGone:
                await asyncio.sleep(0)
        raise TableGone("the table is being put away; try again in a moment")

    async def keeper(self, table: str) -> Keeper:
        """The keeper of a table, which is opened if it is not."""
        self._check_open()
        keeper = self._keepers.get(table)
        if keeper is not None and not keeper.ended:
            return keeper
        task = self._opening.get(table)
        if task is None:
            self._check_store()
            task = self._opening[table] = asyncio.create_task(self._load(table))
            task.add_done_callback(lambda _: self._opening.pop(table, None))
        try:
            return await asyncio.shield(task)
        except DatabaseDown:
            raise _in_trouble() from None

    async def _load(self, table: str) -> Keeper:
        """Open a table from what is stored."""
        old = self._keepers.get(table)
        if old is not None:
            await old.close(Closing(code="restart", message="The table is opened anew; come again.", retry=1.0))
            self._keepers.pop(table, None)
        await self._make_room()
        row = await self._row(table)
        return self._keep(self._room(row, await self._live_game(row)))

    async def _make_room(self) -> None:
        """See to it that one more table can be in memory. Raises Refusal."""
        if len(self._keepers) >= self.config.max_tables:
            await self.put_away()
        if len(self._keepers) >= self.config.max_tables:
            busy = len(self._keepers)
            raise Refusal("too_many_tables", f"{busy} tables are being played at, and no more can be; try again later")

    async def _row(self, table: str) -> TableRow:
        """An open table as it is stored."""
        row = await self._kept(table)
        if row.status == CLOSED:
            raise Refusal("no_such_table", "this table is closed; open another one")
        return row

    async def _live_game(self, row: TableRow) -> LiveGame | None:
        """The game of a table, at the question where it stopped."""
        if row.status not in (PLAYING, OVER) or row.game == 0:
            return None
        kept = await self.store.match(row.id, row.game)
        if kept is None or (row.status == OVER and len(kept.people) != len(row.seats)):
            return None
        wire = wire_of(kept.game)
        answers = await self.store.answers(row.id, row.game)
        checkpoint = await self.store.latest_checkpoint(row.id, row.game)
        # Whichever version wrote it: it may well follow from itself here, too.
        record = {**record_of(kept, answers, checkpoint), "engine": __version__}
        match, said = resume(record, wire.game, __version__)
        if said:
            log.warning("table goes on from a checkpoint", table=mark(row.id), reason=said)
        if kept.ended is not None:
            return LiveGame(wire, match, kept) if match.over and not said else None
        if match.answered < len(answers):
            await self.store.forget_answers(row.id, row.game, match.answered)
        return LiveGame(wire, match, kept, renumbered=bool(said))

    def _room(self, row: TableRow, live: LiveGame | None) -> Room:
        return Room(row, self.clock, self._chance, self._pace, live, self._words, self.metrics.bot_seconds.observe)

    def _keep(self, room: Room) -> Keeper:
        self._check_open()
        self.metrics.tables_in_memory.set(len(self._keepers) + 1)
        self.janitor.came(room.id)
        keeper = self._keepers[room.id] = Keeper(room, self.store, self.metrics, mark(room.id))
        return keeper

    def _check_open(self) -> None:
        if self.draining:
            raise Refusal("closing", "the server is about to restart; try again in a moment")

    def _check_store(self) -> None:
        """Refuse to open anything while the database fails: it may still be about to store what was given up."""
        if self.store.down:
            raise _in_trouble()

    async def _count(self) -> None:
        """See how many tables there are."""
        found = await self.store.open_by_status()
        self._open = sum(found.values())
        for status, gauge in self.metrics.tables.items():
            gauge.set(found.get(status, 0))

    # ---- putting away

    def _is_awake(self, table: str) -> bool:
        """Whether a table is in memory, or about to be."""
        return table in self._keepers or table in self._opening

    async def _clean_up(self) -> None:
        """Put tables away that nobody is at, close those nobody has been at for long, and remove what is old."""
        next_sweep = self.clock.now() + HOUR
        cleaning = True
        while True:
            await asyncio.sleep(JANITOR_SECONDS)
            try:
                await self.put_away()
                await self.janitor.close_waiting()
                await self.janitor.expire()
                await self._count()
                cleaning = cleaning and bool(await self.janitor.clean())
                await self.janitor.save()
                if self.clock.now() >= next_sweep:
                    gc.collect()
                    self._openers.sweep(self.clock.now())
                    next_sweep, cleaning = self.clock.now() + HOUR, True
            except DatabaseDown:
                continue  # which the store logs
            except Exception:
                log.exception("janitor failed")

    async def put_away(self) -> None:
        """Forget tables that nobody has been connected to for a while. They are kept in the store."""
        now = self.clock.now()
        for table, keeper in list(self._keepers.items()):
            since = None if keeper.awaits_somebody else keeper.idle_since
            if keeper.ended or keeper.closed or (since is not None and now - since >= self.config.sleep_after):
                await keeper.close(Closing(code="restart", message="The table is put away; come again.", retry=1.0))
                if self._keepers.get(table) is keeper:
                    del self._keepers[table]
                    self.janitor.left(table, now if since is None else since)
        self.metrics.tables_in_memory.set(len(self._keepers))


def _in_trouble() -> Refusal:
    return Refusal("trouble", "nothing can be stored at the moment, and no game is lost; try again in a moment")


def _info(room: Room) -> TableInfo:
    room.check_open()
    return room.teller.info()


def _line(row: TableRow, there: int) -> TableLine:
    seats = Seating(row)
    host = seats[row.host].name if 0 <= row.host < len(seats) else ""
    return TableLine(
        id=row.id,
        game=row.settings.game,
        sets=row.settings.sets if "sets" in wire_of(row.settings.game).choosable else [],
        players=row.settings.players,
        taken=len(seats.people()),
        there=there,
        free=len(seats.free()),
        status=row.status,
        host=host,
        created=row.created,
    )
