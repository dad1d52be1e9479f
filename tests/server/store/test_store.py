"""What is written is read back, in both databases."""

import asyncio

import pytest

from boothill.server.store.errors import AnswerTaken, StoreError
from boothill.server.store.reader import reading
from boothill.server.store.rows import CLOSED, OVER, PLAYING, WAITING, CheckpointRow, GameLine, ReportRow
from boothill.server.wire.settings import Settings, Timers
from support.stored import a_match, a_table, an_answer, over, tell, with_store


def begun(store):
    """Store a table with a game."""
    return store.write(a_table(), a_match())


def test_rows_come_back_as_they_were(url):
    settings = Settings(
        game="dice", players=8, public=True, chat=True, timers=Timers(turn=None, kinds={"reroll": 30.5}), pace=0.25
    )
    table = a_table(settings=settings, host=2, status=PLAYING, game=3, series_game=2, updated=1763287200.1234567)
    match = over(a_match(number=3, public=True, options={"players": ["A\u0000", "B"], "seed": 2**127 + 1}))
    answers = [an_answer(1, game=3, chance=[["pick", 4, [1, 2]]], by=2), an_answer(2, game=3)]
    checkpoint = CheckpointRow("table", 3, 2, {"life": [4, 3], "piles": {"shop": []}, "ghost": None})

    async def use(store):
        await store.write(table, match, *answers, checkpoint)
        assert await store.table("table") == table
        assert await store.match("table", 3) == match
        assert await store.answers("table", 3) == answers
        assert await store.latest_checkpoint("table", 3) == checkpoint

    with_store(url, use)


def test_everything_is_there_when_the_store_is_opened_again(url):
    async def write(store):
        await begun(store)
        await store.write(an_answer(1), CheckpointRow("table", 1, 1, {"a": 1}))
        return await store.add_report(ReportRow("table", 1, 1, 0, "odd", "1.0", 5.5))

    async def read(store):
        report = await store.report(number)
        return (
            await store.table("table"),
            await store.match("table", 1),
            await store.answers("table", 1),
            await store.latest_checkpoint("table", 1),
            report,
        )

    number = with_store(url, write)
    assert with_store(url, read) == (
        a_table(),
        a_match(),
        [an_answer(1)],
        CheckpointRow("table", 1, 1, {"a": 1}),
        ReportRow("table", 1, 1, 0, "odd", "1.0", 5.5, number),
    )


def test_what_is_not_there_is_nothing(url):
    async def use(store):
        await begun(store)
        assert await store.table("other") is None
        assert await store.match("table", 2) is None
        assert await store.answers("table", 1) == []
        assert await store.latest_checkpoint("table", 1) is None
        assert await store.report(1) is None
        assert await store.reports(10) == []
        assert await store.games_of("table") == []
        assert await store.finished(10, public_only=False) == []

    with_store(url, use)


def test_a_table_and_a_match_replace_those_of_their_id(url):
    async def use(store):
        await begun(store)
        await store.write(a_table("second"), a_match("second"))
        changed = a_table(status=OVER, settings=Settings(public=True), host=1, game=1)
        await store.write(changed, over(a_match()))
        assert await store.table("table") == changed
        assert await store.match("table", 1) == over(a_match())
        assert await store.table("second") == a_table("second")
        assert await store.match("second", 1) == a_match("second")

    with_store(url, use)


def test_rows_are_stored_as_they_were_when_write_was_called(url):
    async def use(store):
        table = a_table()
        waiting = asyncio.ensure_future(store.write(table))
        await asyncio.sleep(0)  # write has been called and waits
        table.seats[0].name = "changed"
        table.status = CLOSED
        await waiting
        assert await store.table("table") == a_table()

    with_store(url, use)


def test_answers_come_in_their_order_and_of_their_game_only(url):
    async def use(store):
        await store.write(a_table(), a_match(), a_match(number=2), a_table("second"), a_match("second"))
        await store.write(*[an_answer(number) for number in (3, 1, 2)])
        await store.write(*[an_answer(number) for number in range(4, 12)], an_answer(1, game=2))
        await store.write(an_answer(1, table="second"))
        assert await store.answers("table", 1) == [an_answer(number) for number in range(1, 12)]
        assert await store.answers("table", 2) == [an_answer(1, game=2)]
        assert await store.answers("second", 1) == [an_answer(1, table="second")]

    with_store(url, use)


def test_a_second_answer_to_a_question_is_refused_and_all_that_came_with_it(url):
    async def use(store):
        await begun(store)
        await store.write(an_answer(1))
        with pytest.raises(AnswerTaken, match="the question has been answered already"):
            await store.write(a_table(status=OVER), an_answer(2), an_answer(1, index=0))
        assert await store.table("table") == a_table()
        assert await store.answers("table", 1) == [an_answer(1)]
        await store.write(an_answer(2))

    with_store(url, use)


def test_an_answer_of_a_game_that_is_not_there_is_refused(url):
    async def use(store):
        await begun(store)
        with pytest.raises(StoreError) as refused:
            await store.write(an_answer(1, game=2))
        assert not isinstance(refused.value, AnswerTaken)

    with_store(url, use)


def test_the_latest_checkpoint_is_the_one_after_most_answers(url):
    async def use(store):
        await store.write(a_table(), a_match(), a_match(number=2))
        await store.write(*[CheckpointRow("table", 1, answers, {"at": answers}) for answers in (2, 10, 9)])
        await store.write(CheckpointRow("table", 2, 99, {}))
        assert await store.latest_checkpoint("table", 1) == CheckpointRow("table", 1, 10, {"at": 10})
        await store.write(CheckpointRow("table", 1, 10, {"at": "again"}))  # after a restart
        assert await store.latest_checkpoint("table", 1) == CheckpointRow("table", 1, 10, {"at": "again"})

    with_store(url, use)


def test_a_game_goes_on_from_where_its_later_answers_are_forgotten(url):
    async def use(store):
        await store.write(a_table(), a_match(), a_match(number=2), a_table("second"), a_match("second"))
        for game in (("table", 1), ("table", 2), ("second", 1)):
            await store.write(*[an_answer(number, *game) for number in range(1, 6)])
            await store.write(*[CheckpointRow(*game, answers, {}) for answers in (2, 3, 5)])
        await store.forget_answers("table", 1, 3)
        assert await store.answers("table", 1) == [an_answer(number) for number in (1, 2, 3)]
        assert await store.latest_checkpoint("table", 1) == CheckpointRow("table", 1, 3, {})
        for game in (("table", 2), ("second", 1)):
            assert len(await store.answers(*game)) == 5
            assert (await store.latest_checkpoint(*game)).answers == 5
        await store.write(an_answer(4, index=0))
        assert [row.index for row in await store.answers("table", 1)] == [3, 3, 3, 0]

    with_store(url, use)


def test_lists_of_tables(url):
    public, private = Settings(public=True), Settings()
    tables = [
        a_table("a", updated=10.0, settings=public),
        a_table("b", updated=40.0, settings=public, status=PLAYING),
        a_table("c", updated=30.0, settings=private, status=PLAYING),
        a_table("d", updated=20.0, settings=public, status=OVER),
        a_table("e", updated=50.0, settings=public, status=CLOSED),
    ]

    async def use(store):
        assert await store.count_open() == 0
        await store.write(*tables)
        by_name = {table.id: table for table in tables}
        assert await store.open_tables() == [by_name[name] for name in "bcda"]
        assert await store.still_open("abcdex", [WAITING, PLAYING]) == {"a", "b", "c"}
        assert await store.still_open("", [WAITING]) == set()
        assert await store.count_open() == 4
        assert await store.open_by_status() == {WAITING: 1, PLAYING: 2, OVER: 1}
        assert await store.stale_tables(40.0, [WAITING, PLAYING]) == ["a", "c"]
        assert await store.stale_tables(40.5, (OVER,)) == ["d"]
        assert await store.stale_tables(99.0, ()) == []

    with_store(url, use)


def test_lists_of_tables_that_wait_for_their_first_game(url):
    public, private = Settings(public=True), Settings()
    tables = [
        a_table("a", updated=20.0, settings=public),
        a_table("b", updated=10.0, settings=public),
        a_table("c", updated=10.0, settings=private),
        a_table("d", updated=10.0, settings=public, status=PLAYING, game=1),
        a_table("e", updated=10.0, settings=public, game=1),
        a_table("f", updated=40.0, settings=public),
    ]

    async def use(store):
        await store.write(*tables)
        assert await store.waiting_tables(40.0, public=True) == ["b", "a"]
        assert await store.waiting_tables(40.0, public=False) == ["c"]

    with_store(url, use)


def test_lists_of_finished_games(url):
    async def use(store):
        await store.write(*[a_table(name, settings=Settings(public=True)) for name in "ab"])
        await store.write(a_match("a", 1, public=True), a_match("a", 2), a_match("a", 3), a_match("b", 1))
        await store.write(*[an_answer(number, "a", 1) for number in (1, 2, 3)])
        await store.write(an_answer(4, "a", 1), over(a_match("a", 1, public=True), 10.0))
        await store.write(over(a_match("a", 2), 30.0), over(a_match("b", 1, public=True), 20.0))
        first = GameLine(
            table="a",
            number=1,
            game="bang",
            sets=["base"],
            players=["Zoë 🤠", "Sam", "Ann"],
            started=3.125,
            ended=10.0,
            winners=[0, 2],
            roles=["sheriff", "outlaw", "deputy"],
            answers=4,
            film="c0ffee",
        )
        lines = await store.finished(10, public_only=False)
        assert [(line.table, line.number, line.answers) for line in lines] == [("a", 2, 0), ("b", 1, 0), ("a", 1, 4)]
        assert lines[2] == first
        assert await store.finished(10) == lines[1:]
        assert await store.finished(1) == lines[1:2]
        assert await store.finished(10, before=20.0) == [first]
        assert await store.games_of("a") == [first, lines[0]]

    with_store(url, use)


def test_a_game_is_listed_if_its_table_was_public_and_still_is(url):
    """The list holds the ids of tables, and the id of a private one is an invitation."""

    async def use(store):
        private, public = a_table(), a_table(settings=Settings(public=True))
        await store.write(private, over(a_match()), public)
        assert await store.finished(10) == []
        await store.write(public, over(a_match(public=True)))
        (line,) = await store.finished(10)
        assert line.table == public.id
        await store.write(private)
        assert await store.finished(10) == []
        assert await store.finished(10, public_only=False) == [line]
        assert await store.games_of(public.id) == [line], "whoever has the link still has its games"

    with_store(url, use)


def test_reports_are_numbered_and_a_number_is_never_used_again(url):
    def report(text):
        return ReportRow("nowhere", 0, 0, 1, text, "1.0", 7.5, id=77)

    async def use(store):
        first, second = await asyncio.gather(store.add_report(report("a 🐎\n'")), store.add_report(report("b")))
        assert first < second
        stored = await store.reports(10)
        assert [(row.id, row.text) for row in stored] == [(second, "b"), (first, "a 🐎\n'")]
        assert await store.reports(1) == stored[:1]
        assert await store.report(first) == stored[1]
        return second

    before = with_store(url, use)
    tell(url, "DELETE FROM reports")
    assert with_store(url, use) == before + 2


def test_a_tool_reads_while_the_server_writes(url):
    async def use(store):
        await store.add_report(ReportRow("table", 1, 2, 3, "odd", "1.0", 5.5))
        with reading(url) as reader:
            assert [row.text for row in reader.reports(10)] == ["odd"]
            await store.add_report(ReportRow("table", 1, 2, 3, "odder", "1.0", 6.5))
            assert [row.text for row in reader.reports(1)] == ["odder"]

    with_store(url, use)


def test_a_game_is_found_by_the_beginning_of_its_commitment(url):
    async def use(store):
        await store.write(a_table())
        await store.write(a_match(number=1, commitment="ab" * 32), a_match(number=2, commitment="ac" + "ab" * 31))
        assert (await store.match_of_film("ab" * 12)).number == 1
        assert (await store.match_of_film("ac" + "ab" * 11)).number == 2
        assert await store.match_of_film("ad" * 12) is None
        assert await store.match_of_film("ba" * 12) is None

    with_store(url, use)
