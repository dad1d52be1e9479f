"""All tables of a server on a real database: opening them again, other versions, limits, closing down."""

import asyncio
import sqlite3
from random import Random

import pytest
from structlog.testing import capture_logs

from boothill.server.live import tables as tables_module
from boothill.server.live.keeper import TableFailed
from boothill.server.live.tables import Tables
from boothill.server.ops.config import Config
from boothill.server.ops.metrics import Metrics
from boothill.server.room import timing
from boothill.server.room.game import RECENT_EVENTS
from boothill.server.room.member import Member, Refusal
from boothill.server.room.seats import SeatError
from boothill.server.store.errors import DatabaseDown, StoreError
from boothill.server.store.outage import STORING
from boothill.server.store.rows import PERSON, AnswerRow
from boothill.server.store.store import Store
from boothill.server.wire.protocol import Answer, Hello, Leave, NewTable, Report, TakeSeat
from boothill.server.wire.settings import Settings
from support.heard import reader

HASTE = {"think_min": 0.0, "think_max": 0.0, "hold_min": 0.0, "hold_max": 0.0}


class Person(Member):
    """Somebody who plays at random and remembers what they were told."""

    def __init__(self, game="bang"):
        self.heard = []
        self.ended = False
        super().__init__(lambda said: self.heard.append(reader(game).decode(said)), self._end)

    def _end(self):
        self.ended = True

    @property
    def snapshot(self):
        return next(message for message in reversed(self.heard) if message.__struct_config__.tag == "snapshot")


@pytest.fixture
def db(tmp_path):
    return str(tmp_path / "boothill.db")


def in_house(db, story, **config):
    """Tell a story at the tables of this database, and close it."""

    async def go():
        store = Store.open(db)
        tables = Tables(store, Config(db=db, **HASTE, **config), Metrics())
        await tables.start()
        try:
            return await story(tables)
        finally:
            await tables.close()
            await store.close()

    return asyncio.run(go())


async def seated(tables, game="bang", **settings):
    """A game that has begun at a new table: its id, the token, and the person."""
    chosen = Settings(bot="random", game=game, **settings)
    told = await tables.create(NewTable(name="Ann", settings=chosen, start=True))
    person = Person(game)
    keeper = await tables.join(told.table.id, person, Hello(token=told.token))
    return told.table.id, told.token, person, keeper


async def play(tables, table, keeper, person, answers):
    """Let everybody play until the game has had so many answers and the person is asked, or it is over."""
    luck = Random(1)

    def step(room):
        room.wake()
        question = room.question
        if question is None or question.seat != person.seat:
            return 0
        if room.live.match.answered >= answers:
            return room.live.match.answered
        room.answer(person, room.row.game, question.number, luck.randrange(len(room.live.decision.options)))
        return 0

    while await keeper.do(lambda room: room.playing):
        answered = await keeper.do(step)
        if answered:
            return answered
    return await keeper.do(lambda room: room.live.match.answered)


def look(room):
    """What counts of a table."""
    play = room.live
    return (
        room.row.status,
        None if play is None else (play.match.answered, play.match.digest(), len(play.match.events), play.over),
    )


def change(db, statement, *values):
    with sqlite3.connect(db) as connection:
        connection.execute(statement, values)
    connection.close()


@pytest.mark.parametrize("answers", [25, 10_000])
def test_another_version_opens_a_table_where_it_was_with_all_its_events(db, answers):
    async def before(tables):
        table, token, person, keeper = await seated(tables, game="dice", players=4)
        await play(tables, table, keeper, person, answers)
        return table, token, await tables.do(table, look)

    async def after(tables):
        person = Person("dice")
        await tables.join(table, person, Hello(token=token))
        assert await tables.do(table, look) == stood
        assert person.snapshot.game.engine == "0.0.1"

    table, token, stood = in_house(db, before)
    change(db, "UPDATE matches SET engine = '0.0.1'")
    in_house(db, after)


def test_answers_that_another_version_does_not_understand_are_dropped_and_the_game_goes_on_from_its_checkpoint(db):
    async def before(tables):
        while True:  # until a game is not over, and has had answers after its checkpoint
            table, token, person, keeper = await seated(tables, players=7)
            given = await play(tables, table, keeper, person, 45)
            checkpoint = await tables.store.latest_checkpoint(table, 1)
            if checkpoint is not None and checkpoint.answers < given and await keeper.do(lambda room: room.playing):
                return table, token, given

    async def after(tables):
        status, (answered, _, events, _) = await tables.do(table, look)
        assert (status, answered) == ("playing", given - 1)
        assert len(await tables.store.answers(table, 1)) == given - 1
        missed = await tables.do(table, lambda room: room.live.missed_by(-1, 1, 3))
        first = max(0, events - RECENT_EVENTS) + 1
        assert [event.n for event in missed] == list(range(first, events + 1)), "counted anew, none is seen"
        person = Person()
        keeper = await tables.join(table, person, Hello(token=token))
        await play(tables, table, keeper, person, given + 2)
        return await tables.do(table, lambda room: room.live.match.answered)

    async def again(tables):
        assert (await tables.do(table, look))[1][0] == reached

    table, token, given = in_house(db, before)
    change(db, "UPDATE answers SET token = 'never heard of' WHERE number = ?", given)
    reached = in_house(db, after)
    in_house(db, again)


def test_a_finished_game_is_never_played_on(db):
    """Whatever another version makes of it: its answers stay, and nobody is asked anything."""

    async def before(tables):
        table, token, person, keeper = await seated(tables, game="dice", players=3)
        await play(tables, table, keeper, person, 10_000)
        return table, token, len(await tables.store.answers(table, 1))

    async def after(tables):
        person = Person("dice")
        keeper = await tables.join(table, person, Hello(token=token))
        assert person.snapshot.table.status == "over"
        assert (person.snapshot.view, person.snapshot.asked) == (None, None)
        await keeper.do(lambda room: room.wake())
        assert len(await tables.store.answers(table, 1)) == given
        assert len(await tables.games(table)) == 1

    table, token, given = in_house(db, before)
    change(db, "UPDATE answers SET token = 'never heard of' WHERE number = ?", given - 2)
    in_house(db, after)


def test_what_cannot_be_stored_is_told_to_nobody_and_the_table_comes_back(db, monkeypatch):
    async def story(tables):
        table, token, person, keeper = await seated(tables, players=4)
        answered = await play(tables, table, keeper, person, 6)
        stood = await tables.do(table, look)
        heard = len(person.heard)

        async def full(*writes):
            raise StoreError("the disk is full")

        true = tables.store.write
        monkeypatch.setattr(tables.store, "write", full)
        with pytest.raises(TableFailed, match="nothing has changed"):
            await tables.take_seat(table, TakeSeat(name="Eve"))
        assert [message.__struct_config__.tag for message in person.heard[heard:]] == ["closing"]
        assert (person.heard[-1].code, person.ended) == ("trouble", True)
        monkeypatch.setattr(tables.store, "write", true)
        person = Person()
        keeper = await tables.join(table, person, Hello(token=token))
        assert await tables.do(table, look) == stood
        assert await play(tables, table, keeper, person, answered + 1) > answered

    in_house(db, story)


def test_a_table_that_is_behind_what_is_stored_is_opened_again_from_there(db):
    """As after an answer that was given up for lost because the database did not say in time that it is stored."""

    async def story(tables):
        table, token, person, keeper = await seated(tables, players=4)
        answered = await play(tables, table, keeper, person, 6)
        late = await keeper.do(lambda room: (room.question.number, room.live.match.game.token(*_first_option(room))))
        await tables.store.write(AnswerRow(table, 1, late[0], 0, late[1], [], PERSON, 1.0))
        with capture_logs() as logged:
            keeper.post(person, Answer(game=1, question=late[0], option=0), 1.0)
            while not person.ended:
                await asyncio.sleep(0)
        assert (person.heard[-1].code, person.heard[-1].retry > 0) == ("trouble", True)
        assert [(line["event"], line["log_level"]) for line in logged] == [("table behind the store", "warning")]
        person = Person()
        keeper = await tables.join(table, person, Hello(token=token))
        assert (await tables.do(table, look))[1][0] > answered
        assert await play(tables, table, keeper, person, answered + 3) > answered + 1

    in_house(db, story)


def _first_option(room):
    return room.live.match.state, room.live.decision.options[0]


def test_nothing_is_opened_while_the_database_fails_and_nothing_of_it_is_logged_here(db, monkeypatch):
    async def story(tables):
        table, token, person, keeper = await seated(tables, players=4)
        await play(tables, table, keeper, person, 6)

        async def down(*writes):
            raise DatabaseDown("the disk is full")

        with capture_logs() as logged:
            monkeypatch.setattr(tables.store, "write", down)
            with pytest.raises(TableFailed, match="come again and look"):
                await tables.take_seat(table, TakeSeat(name="Eve"))
            assert "your game is kept" in person.heard[-1].message
            with pytest.raises(DatabaseDown):
                await tables.create(NewTable(name="Eve"))
            tables.store._outage.failed(STORING, "the disk is full")
            for refused in (tables.create(NewTable(name="Eve")), tables.join(table, Person(), Hello(token=token))):
                with pytest.raises(Refusal, match="nothing can be stored at the moment") as told:
                    await refused
                assert told.value.code == "trouble"
            assert await tables.health() == "failing"
        assert logged == []
        monkeypatch.undo()
        while tables.store.down:  # the store finds out by itself that it works
            await asyncio.sleep(0.05)
        assert await tables.health() == "ok"
        await tables.join(table, Person(), Hello(token=token))

    in_house(db, story)


def test_a_house_closes_in_time_though_nothing_can_be_stored(db, monkeypatch):
    async def story(tables):
        table, _, person, keeper = await seated(tables, players=4)
        await play(tables, table, keeper, person, 6)

        async def hang(*writes):
            await asyncio.Event().wait()

        monkeypatch.setattr(tables.store, "write", hang)
        monkeypatch.setattr(tables_module, "STORE_SECONDS", 0.1)
        waiting = [asyncio.create_task(tables.take_seat(table, TakeSeat(name=name))) for name in ("Eve", "Fay")]
        await asyncio.sleep(0.05)
        waiting.append(asyncio.create_task(tables.take_seat(table, TakeSeat(name="Gil"))))
        await asyncio.sleep(0.05)
        async with asyncio.timeout(30):
            await tables.close()
            results = await asyncio.gather(*waiting, return_exceptions=True)
        assert {type(result) for result in results} == {TableFailed}
        assert (person.heard[-1].code, person.ended) == ("restart", True)

    in_house(db, story, drain_seconds=0)


def test_as_many_tables_as_may_be_are_open_at_once_and_those_asleep_do_not_count(db):
    async def story(tables):
        await seated(tables)
        await seated(tables)
        with pytest.raises(Refusal, match="2 tables are being played at"):
            await seated(tables)

    async def later(tables):
        first, *_ = await asyncio.gather(*(tables.create(NewTable(name="Ann")) for _ in range(3)))
        await tables.put_away()
        await tables.create(NewTable(name="Bob"))
        with pytest.raises(Refusal, match="4 tables are open"):
            await tables.create(NewTable(name="Cat"))
        assert (await tables.look(first.table.id)).status == "waiting"

    in_house(db, story, max_tables=2)
    in_house(db + "2", later, max_stored=4, sleep_after=0.0)


def test_a_report_is_about_the_moment_it_was_made(db):
    async def story(tables):
        table, token, person, keeper = await seated(tables, game="dice", players=3)
        answered = await play(tables, table, keeper, person, 10_000)
        number = await tables.report(table, Report(text="Who won?\x1b", token=token))
        report = await tables.store.report(number)
        assert (report.game, report.question, report.seat, report.text) == (1, answered + 1, 0, "Who won? ")

    in_house(db, story)


def test_a_house_that_closes_opens_nothing_any_more(db):
    async def story(tables):
        table, token, person, _ = await seated(tables)
        opening = [asyncio.create_task(tables.create(NewTable(name="Bob"))) for _ in range(5)]
        await asyncio.sleep(0)
        await tables.close()
        results = await asyncio.gather(*opening, return_exceptions=True)
        assert all(isinstance(result, Refusal) and result.code == "closing" for result in results)
        with pytest.raises(Refusal, match="about to restart"):
            await tables.join(table, Person(), Hello(token=token))
        assert (person.heard[-1].code, person.ended) == ("restart", True)
        names = [task.get_name() for task in asyncio.all_tasks()]
        assert not [name for name in names if name.startswith("table")]

    in_house(db, story)


def test_a_message_to_a_table_that_has_failed_is_lost_and_says_nothing(db):
    async def story(tables):
        table, _, person, keeper = await seated(tables)
        await tables.close()
        heard, stored = len(person.heard), await tables.store.answers(table, 1)
        keeper.post(person, Answer(game=1, question=len(stored) + 1, option=0), 1.0)
        keeper.part(person)
        await asyncio.sleep(0.01)
        assert len(person.heard) == heard
        assert await tables.store.answers(table, 1) == stored

    in_house(db, story)


# ---- those who come and go


def test_a_table_whose_only_person_never_comes_in_is_waited_for_and_then_closed(db, monkeypatch):
    monkeypatch.setattr(timing, "GHOST_SECONDS", 0.5)

    async def story(tables):
        told = await tables.create(NewTable(name="Ann"))
        await tables.put_away()
        assert told.table.id in tables._keepers, "somebody may come in any moment"
        async with asyncio.timeout(30):
            while (await tables.store.table(told.table.id)).status != "closed":
                await asyncio.sleep(0.05)
        await tables.put_away()
        assert told.table.id not in tables._keepers
        with pytest.raises(Refusal, match="this table is closed"):
            await tables.join(told.table.id, Person(), Hello(token=told.token))

    in_house(db, story, absence=0.0, sleep_after=0.0)


def test_who_sat_down_and_never_came_in_and_who_left_is_known_in_another_house(db):
    async def before(tables):
        table, token, _, _ = await seated(tables, players=5)
        await tables.take_seat(table, TakeSeat(name="Eve", seat=2))
        told = await tables.take_seat(table, TakeSeat(name="Fay", seat=3))
        fay = Person()
        keeper = await tables.join(table, fay, Hello(token=told.token))
        keeper.post(fay, Leave(), 0.0)
        await keeper.do(lambda room: None)
        return table, token

    async def after(tables):
        ann = Person()
        await tables.join(table, ann, Hello(token=token))
        notices = [(notice.what, notice.seat, notice.name) for notice in ann.snapshot.notices]
        assert notices == [("sat_down", 2, "Eve"), ("sat_down", 3, "Fay"), ("left", 3, "Fay")]
        assert ann.snapshot.table.free == []
        assert await tables.do(table, lambda room: room.seats.ghosts()) == [2]
        with pytest.raises(SeatError, match="left again"):
            await tables.take_seat(table, TakeSeat(name="Gus"))

    table, token = in_house(db, before)
    in_house(db, after)
