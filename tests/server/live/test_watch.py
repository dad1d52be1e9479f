"""Tables are closed after the time the server has watched them, whatever becomes of the machine's clock."""

import asyncio

import pytest

from boothill.server.live.janitor import DAY, HOUR
from boothill.server.live.tables import Tables
from boothill.server.ops.config import Config
from boothill.server.ops.metrics import Metrics
from boothill.server.room.member import Member
from boothill.server.store.rows import CLOSED
from boothill.server.store.store import Store
from boothill.server.wire.protocol import Hello, NewTable
from support.rooms import WALL
from support.stored import a_match, a_table, over


class TwoClocks:
    """The clock that only goes forward, and the one on the wall, which can be put wrong."""

    def __init__(self):
        self.time, self.date = 1000.0, WALL

    def now(self):
        return self.time

    def wall(self):
        return self.date

    def pass_time(self, seconds):
        self.time += seconds
        self.date += seconds

    def jump(self, seconds):
        self.date += seconds

    def rest(self, seconds):
        """The machine is off, and another one begins to count from nothing."""
        self.time, self.date = 5.0, self.date + seconds


@pytest.fixture
def clock():
    return TwoClocks()


@pytest.fixture
def db(tmp_path):
    return str(tmp_path / "boothill.db")


def in_house(db, clock, story):
    """Tell a story in a house with this clock, from its start to its end."""

    async def go():
        store = Store.open(db)
        tables = Tables(store, Config(db=db, sleep_after=0.0), Metrics(), clock)
        await tables.start()
        try:
            return await story(tables)
        finally:
            await tables.close()
            await store.close()

    return asyncio.run(go())


async def asleep(tables):
    """A table that somebody has opened and left for today."""
    told = await tables.create(NewTable(name="Ann"))
    person = Member(lambda _said: None, lambda: None)
    keeper = await tables.join(told.table.id, person, Hello(token=told.token))
    keeper.part(person)
    await keeper.do(lambda _room: None)
    await tables.put_away()
    return told.table.id


async def watch(tables, clock, hours):
    """Let the house be open for so long; how many tables were closed meanwhile."""
    closed = 0
    for _ in range(hours):
        clock.pass_time(HOUR)
        closed += await tables.janitor.expire()
        await tables.janitor.save()
    return closed


def test_a_table_is_closed_when_it_has_been_forgotten_for_two_weeks(db, clock):
    async def story(tables):
        table = await asleep(tables)
        assert await watch(tables, clock, 14 * 24) == 0
        assert await watch(tables, clock, 1) == 1
        assert (await tables.store.table(table)).status == CLOSED

    in_house(db, clock, story)


@pytest.mark.parametrize("days", [14.5, 60, 10_000])
def test_a_clock_that_jumps_ahead_closes_nothing_before_people_could_come(db, clock, days):
    async def story(tables):
        await asleep(tables)
        assert await watch(tables, clock, 48) == 0
        clock.jump(days * DAY)
        assert await tables.janitor.expire() == 0
        assert await watch(tables, clock, 23) == 0
        assert await watch(tables, clock, 1) == 1

    in_house(db, clock, story)


def test_a_clock_that_jumps_and_is_put_right_again_has_closed_nothing(db, clock):
    async def story(tables):
        await asleep(tables)
        assert await watch(tables, clock, 48) == 0
        clock.jump(30 * DAY)
        assert await watch(tables, clock, 20) == 0
        clock.jump(-30 * DAY)
        assert await watch(tables, clock, 11 * 24) == 0
        assert await watch(tables, clock, 24) == 1

    in_house(db, clock, story)


def test_a_clock_that_is_put_back_closes_nothing(db, clock):
    async def story(tables):
        await asleep(tables)
        clock.jump(-300 * DAY)
        assert await watch(tables, clock, 24 * 20) == 0
        clock.jump(300 * DAY)
        assert await watch(tables, clock, 23) == 0

    in_house(db, clock, story)


def test_a_server_that_was_off_for_a_month_closes_nothing_at_once(db, clock):
    async def before(tables):
        await asleep(tables)
        assert await watch(tables, clock, 48) == 0

    async def after(tables):
        assert await tables.janitor.expire() == 0
        assert await watch(tables, clock, 23) == 0
        assert await watch(tables, clock, 1) == 1

    in_house(db, clock, before)
    clock.rest(30 * DAY)
    in_house(db, clock, after)


def test_a_server_that_is_off_every_night_still_closes_what_is_forgotten(db, clock):
    closed = []

    async def evening(tables):
        if not closed:
            await asleep(tables)
        closed.append(await watch(tables, clock, 3))

    for _ in range(20):
        in_house(db, clock, evening)
        clock.rest(21 * HOUR)
    assert closed.index(1) == 14, "after the two weeks, not never"
    assert sum(closed) == 1


def test_what_is_old_is_not_removed_either_when_the_clock_jumps(db, clock):
    async def story(tables):
        await tables.store.write(a_table(status=CLOSED, updated=clock.wall()), over(a_match(), clock.wall()))
        assert await watch(tables, clock, 48) == 0
        clock.jump(2 * 365 * DAY)
        assert not await tables.janitor.clean()
        assert await watch(tables, clock, 24) == 0
        assert (await tables.janitor.clean()).games == 1

    in_house(db, clock, story)
