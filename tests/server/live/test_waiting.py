"""Tables that wait for players: who finds them, how long they wait when nobody is there, how many one address has."""

import asyncio

import pytest

from boothill.server.live.tables import SHOWN_TABLES, Tables
from boothill.server.ops.config import Config
from boothill.server.ops.metrics import Metrics
from boothill.server.room.member import Member, Refusal
from boothill.server.store.errors import StoreError
from boothill.server.store.store import Store
from boothill.server.wire.protocol import Hello, NewTable, TakeSeat
from boothill.server.wire.settings import Settings

HASTE = {"think_min": 0.0, "think_max": 0.0, "hold_min": 0.0, "hold_max": 0.0}
HERE, THERE = "192.0.2.1", "192.0.2.2"
MINUTE, HOUR = 60.0, 3600.0


class Hands:
    """The clocks of a machine, each moved by hand."""

    def __init__(self):
        self.time, self.date = 1_000.0, 1_700_000_000.0

    def now(self):
        return self.time

    def wall(self):
        return self.date

    def move(self, seconds):
        self.time += seconds
        self.date += seconds


@pytest.fixture
def db(tmp_path):
    return str(tmp_path / "boothill.db")


def in_house(db, story, **config):
    """Tell a story at the tables of this database, with its clock, and close it."""

    async def go():
        store = Store.open(db)
        clock = Hands()
        tables = Tables(store, Config(db=db, **HASTE, **config), Metrics(), clock)
        await tables.start()
        try:
            return await story(tables, clock)
        finally:
            await tables.close()
            await store.close()

    return asyncio.run(go())


async def opened(tables, address=HERE, *, name="Ann", there=False, start=False, **settings):
    """A new table, and whoever is there."""
    wanted = NewTable(name=name, settings=Settings(bot="random", **settings), start=start)
    told = await tables.create(wanted, address)
    person = Member(lambda _said: None, lambda: None)
    if there:
        await tables.join(told.table.id, person, Hello(token=told.token))
    return told.table.id, told.token, person


async def gone(tables, table, person):
    keeper = await tables.keeper(table)
    keeper.part(person)
    await keeper.do(lambda _room: None)


async def left(tables, address=HERE, **settings):
    """A new table at which somebody was, and is no more."""
    table, _, person = await opened(tables, address, there=True, **settings)
    await gone(tables, table, person)
    return table


async def listed(tables):
    return [line.id for line in await tables.public_tables()]


async def status(tables, table):
    return (await tables.store.table(table)).status


# ---- who finds them


def test_a_hundred_empty_tables_do_not_hide_the_one_where_somebody_is(db):
    async def story(tables, clock):
        real, _, person = await opened(tables, there=True, public=True)
        for _ in range(SHOWN_TABLES + 1):
            clock.move(1)
            await opened(tables, public=True)
        assert await listed(tables) == [real]
        await gone(tables, real, person)
        assert await listed(tables) == []

    in_house(db, story, max_tables_per_address=1_000)


def test_tables_that_wait_are_listed_before_those_that_play_and_private_ones_never(db):
    async def story(tables, clock):
        made = []
        for number in range(6):
            clock.move(1)
            settings = {"public": number != 1, "start": number in (2, 3)}
            made.append((await opened(tables, there=True, **settings))[0])
        assert await listed(tables) == [made[number] for number in (5, 4, 0, 3, 2)]

    in_house(db, story)


def test_one_address_does_not_crowd_the_others_out_of_the_list(db):
    """Even if somebody sits at each of its tables."""

    async def story(tables, clock):
        real, _, _ = await opened(tables, THERE, there=True, public=True)
        playing, _, _ = await opened(tables, THERE, there=True, public=True, start=True)
        for _ in range(SHOWN_TABLES + 5):
            clock.move(1)
            await opened(tables, HERE, there=True, public=True)
        shown = await listed(tables)
        assert len(shown) == SHOWN_TABLES
        assert real in shown
        assert playing not in shown, "tables that wait come first"

    in_house(db, story, max_tables_per_address=1_000)


# ---- how long they wait


def test_a_public_table_nobody_is_at_is_closed_after_a_while(db):
    async def story(tables, clock):
        first = await left(tables, public=True)
        second, token, person = await opened(tables, there=True, public=True)
        stays, _, _ = await opened(tables, there=True, public=True)
        clock.move(8 * MINUTE)
        await gone(tables, second, person)
        clock.move(3 * MINUTE)
        await tables.put_away()
        assert await tables.janitor.close_waiting() == 1
        assert [await status(tables, table) for table in (first, second, stays)] == ["closed", "waiting", "waiting"]
        with pytest.raises(Refusal, match="this table is closed; open another one"):
            await tables.take_seat(first, TakeSeat(name="Eve"))
        clock.move(6 * MINUTE)
        await tables.join(second, person := Member(lambda _said: None, lambda: None), Hello(token=token))
        clock.move(60 * MINUTE)
        await tables.put_away()
        assert await tables.janitor.close_waiting() == 0, "somebody is at both"
        await gone(tables, second, person)
        clock.move(11 * MINUTE)
        await tables.put_away()
        assert await tables.janitor.close_waiting() == 1
        assert [await status(tables, table) for table in (second, stays)] == ["closed", "waiting"]

    in_house(db, story, waiting_minutes=10.0)


def test_a_table_found_by_link_waits_for_days_and_one_with_a_game_as_long_as_ever(db):
    async def story(tables, clock):
        link = await left(tables)
        game = await left(tables, public=True, start=True)
        clock.move(71 * HOUR)
        await tables.put_away()
        assert await tables.janitor.close_waiting() == 0
        clock.move(2 * HOUR)
        assert await tables.janitor.close_waiting() == 1
        assert [await status(tables, table) for table in (link, game)] == ["closed", "playing"]

    in_house(db, story, waiting_hours=72.0)


def test_after_a_restart_everybody_has_as_long_to_come_back(db):
    async def before(tables, clock):
        clock.move(-20 * MINUTE)
        return await opened(tables, there=True, public=True)

    async def after(tables, clock):
        clock.move(9 * MINUTE)
        assert await tables.janitor.close_waiting() == 0
        clock.move(2 * MINUTE)
        assert await tables.janitor.close_waiting() == 1
        assert await status(tables, table) == "closed"

    table, _, _ = in_house(db, before)
    in_house(db, after)


def test_a_clock_that_is_put_forward_closes_nothing(db):
    async def story(tables, clock):
        table = await left(tables, public=True)
        clock.move(2 * MINUTE)
        await tables.put_away()
        clock.date += 14 * 24 * HOUR
        assert await tables.janitor.close_waiting() == 0
        assert await status(tables, table) == "waiting"

    in_house(db, story)


# ---- how many one address has


def test_one_address_opens_only_so_many_tables(db):
    async def story(tables, clock):
        made = [await opened(tables, HERE, there=True) for _ in range(3)]
        with pytest.raises(Refusal) as refused:
            await opened(tables, HERE)
        assert (refused.value.code, str(refused.value)) == (
            "too_many_tables",
            "your address has 3 tables that wait or are played at, and no more can be; leave one, or come back later",
        )
        await left(tables, THERE)
        # Whoever leaves a table closes it, and it counts no more.
        table, _, person = made[0]
        await tables.do(table, lambda room: room.put_out(person.seat, "left", "you have left", "left"))
        await left(tables, HERE)
        with pytest.raises(Refusal):
            await opened(tables, HERE)
        # Neither do tables that the janitor has closed.
        for table, _, person in made[1:]:
            await gone(tables, table, person)
        clock.move(73 * HOUR)
        await tables.put_away()
        assert await tables.janitor.close_waiting() == 4
        for _ in range(3):
            await opened(tables, HERE)

    in_house(db, story, max_tables_per_address=3)


def test_all_who_ask_at_once_are_counted(db):
    async def story(tables, _clock):
        asked = [opened(tables, HERE) for _ in range(12)]
        found = await asyncio.gather(*asked, return_exceptions=True)
        assert sum(isinstance(one, Refusal) for one in found) == 9

    in_house(db, story, max_tables_per_address=3)


def test_a_table_that_could_not_be_opened_does_not_count(db, monkeypatch):
    async def story(tables, _clock):
        async def full(*_writes):
            raise StoreError("the disk is full")

        with monkeypatch.context() as outage:
            outage.setattr(tables.store, "write", full)
            for _ in range(5):
                with pytest.raises(StoreError, match="full"):
                    await opened(tables, HERE)
        await opened(tables, HERE)
        with pytest.raises(Refusal):
            await opened(tables, HERE)

    in_house(db, story, max_tables_per_address=1)


def test_tables_of_yesterday_do_not_count(db):
    async def story(tables, clock):
        await opened(tables, HERE, start=True)
        with pytest.raises(Refusal):
            await opened(tables, HERE)
        clock.move(25 * HOUR)
        await opened(tables, HERE)

    in_house(db, story, max_tables_per_address=1)


def test_a_school_behind_one_address_has_room(db):
    """Thirty of them, each at a table of their own, twice."""

    async def story(tables, _clock):
        for _ in range(2):
            await asyncio.gather(*(opened(tables, HERE, there=True, start=True) for _ in range(30)))

    in_house(db, story)
