"""One transaction for all that waits; one failure for the one that caused it; nothing hangs."""

import asyncio
import threading

import pytest

from boothill.server.store.errors import AnswerTaken, StoreError
from boothill.server.store.reader import reading
from boothill.server.store.rows import OVER, ReportRow
from boothill.server.store.store import Store
from support.stored import a_match, a_table, an_answer, run, with_store


class Brake:
    """Told of commits, holds the writer after one of them until it is let go, so that jobs pile up."""

    def __init__(self):
        self.commits = []
        self.go = threading.Event()
        self.go.set()
        self.held = threading.Event()

    def __call__(self, jobs, seconds):
        assert seconds > 0
        self.commits.append(jobs)
        self.held.set()
        assert self.go.wait(30)

    async def hold(self, store):
        """Returns when the writer is held; gives what lets it go."""
        self.held.clear()
        self.go.clear()
        first = asyncio.ensure_future(store.write(a_table("held")))
        await asyncio.to_thread(self.held.wait, 30)
        self.commits.clear()
        return first


def piled_up(url, writes, then=None):
    """What becomes of writes that wait for the writer at the same time, and the commits it takes."""
    brake = Brake()

    async def use(store):
        await store.write(*[a_table(name) for name in "abc"], *[a_match(name) for name in "abc"])
        first = await brake.hold(store)
        waiting = [asyncio.ensure_future(store.write(*rows)) for rows in writes]
        await asyncio.sleep(0)  # all of them are queued
        brake.go.set()
        outcomes = await asyncio.gather(first, *waiting, return_exceptions=True)
        return outcomes[1:], list(brake.commits), then and await then(store)

    return with_store(url, use, observe=brake)


def test_all_that_waits_is_one_commit_and_one_wake_up(url, monkeypatch):
    wakes = []
    monkeypatch.setattr(
        "boothill.server.store.writer._resolve",
        lambda outcomes: (wakes.append(len(outcomes)), [outcome.job.future.set_result(0) for outcome in outcomes]),
    )
    writes = [[an_answer(number, name)] for number in range(1, 21) for name in "abc"]
    outcomes, commits, stored = piled_up(url, writes, lambda store: store.answers("b", 1))
    assert outcomes == [None] * 60
    assert commits == [60]
    assert wakes == [1, 1, 60]
    assert [row.number for row in stored] == list(range(1, 21))


def test_only_the_guilty_job_of_a_commit_fails(url):
    async def stored(store):
        table = await store.table("c")
        return table.status, [len(await store.answers(name, 1)) for name in "abc"]

    writes = [
        [an_answer(1, "a")],
        [an_answer(2, "a"), an_answer(1, "a")],
        [an_answer(1, "b")],
        [a_table("c", status=OVER), an_answer(1, "nowhere")],
        [an_answer(1, "c", token="\ud800")],
        [an_answer(2, "b"), an_answer(3, "b")],
        [an_answer(2, "a")],
    ]
    outcomes, commits, (status, counts) = piled_up(url, writes, stored)
    assert [type(outcome) for outcome in outcomes] == [
        type(None),
        AnswerTaken,
        type(None),
        StoreError,
        StoreError,
        type(None),
        type(None),
    ]
    assert commits == [1, 1, 1, 1]
    assert counts == [2, 3, 0]
    assert status != OVER


def test_two_answers_to_one_question_in_one_commit_the_first_wins(url):
    writes = [[an_answer(1, "a", index=5)], [an_answer(1, "a", index=6)]]
    outcomes, _, stored = piled_up(url, writes, lambda store: store.answers("a", 1))
    assert outcomes[0] is None
    assert isinstance(outcomes[1], AnswerTaken)
    assert [row.index for row in stored] == [5]


def test_of_two_rows_of_one_table_in_one_commit_the_later_counts(url):
    writes = [[a_table("a", updated=5.0)], [a_table("a", updated=7.0)], [a_table("a", updated=6.0)]]
    outcomes, _, stored = piled_up(url, writes, lambda store: store.table("a"))
    assert outcomes == [None] * 3
    assert stored.updated == 6.0


def test_an_error_tells_nothing_of_what_was_to_be_stored(url):
    async def use(store):
        await store.write(a_table("secret"), a_match("secret"), an_answer(1, "secret"))
        for rows in (
            [an_answer(1, "secret")],
            [an_answer(1, "secret", game=3)],
            [an_answer(2, "secret", token="\ud800")],
        ):
            with pytest.raises(StoreError) as refused:
                await store.write(*rows)
            assert "secret" not in str(refused.value)
            assert len(str(refused.value).splitlines()) == 1

    with_store(url, use)


def test_nobody_else_is_hurt_by_somebody_who_stops_waiting(file):
    brake = Brake()

    async def use(store):
        await store.write(a_table("a"), a_match("a"))
        first = await brake.hold(store)
        gone = asyncio.ensure_future(store.write(an_answer(1, "a")))
        there = asyncio.ensure_future(store.write(an_answer(2, "a")))
        await asyncio.sleep(0)
        gone.cancel()
        brake.go.set()
        await asyncio.gather(first, there)
        assert gone.cancelled()
        assert [row.number for row in await store.answers("a", 1)] == [1, 2]

    with_store(str(file), use, observe=brake)


def test_the_store_outlives_an_event_loop_that_ends_while_a_job_waits(file):
    brake = Brake()
    store = Store.open(str(file), observe=brake)

    async def leave():
        first = await brake.hold(store)
        second = asyncio.ensure_future(store.write(a_table("second")))
        await asyncio.sleep(0)
        first.cancel()
        second.cancel()

    async def come_back():
        brake.go.set()
        await store.write(a_table("third"))
        tables = {table.id for table in await store.open_tables()}
        await store.close()
        return tables

    run(leave())
    assert run(come_back()) == {"held", "second", "third"}


def test_measuring_that_fails_does_not_disturb_the_writer(file):
    def observe(jobs, seconds):
        raise ValueError("no metrics today")

    async def use(store):
        await store.write(a_table())
        await store.write(a_table("second"))
        assert await store.count_open() == 2

    with_store(str(file), use, observe=observe)


def test_nothing_to_write_is_no_matter(url):
    with_store(url, lambda store: store.write())


# ---- closing ------------------------------------------------------------------------------------------------------


def test_closing_does_what_is_queued(url):
    brake = Brake()

    async def go():
        store = Store.open(url, observe=brake)
        first = await brake.hold(store)
        waiting = [asyncio.ensure_future(store.write(a_table(f"t{number}"))) for number in range(50)]
        await asyncio.sleep(0)
        closing = asyncio.ensure_future(store.close())
        await asyncio.sleep(0.01)
        brake.go.set()
        await asyncio.gather(closing, first, *waiting)

    run(go())
    assert with_store(url, lambda store: store.count_open()) == 51


def test_closing_again_and_at_the_same_time_is_no_matter(url):
    async def go():
        store = Store.open(url)
        await store.write(a_table())
        await asyncio.gather(store.close(), store.close())
        await store.close()
        return store

    store = run(go())
    run(store.close())  # from another event loop, too


def test_a_closed_store_says_so(url):
    async def go():
        store = Store.open(url)
        await store.close()
        for ask in (store.write(a_table()), store.add_report(ReportRow("t", 1, 1, 1, "", "", 1.0)), store.table("t")):
            with pytest.raises(StoreError, match="the store is closed"):
                await ask

    run(go())


def test_no_thread_and_no_log_is_left_behind(file):
    before = threading.active_count()

    async def use(store):
        await store.write(a_table())
        await store.table("table")
        assert threading.active_count() > before

    with_store(str(file), use)
    assert {path.name for path in file.parent.iterdir()} == {"games.db", "games.db.lock"}
    assert [thread.name for thread in threading.enumerate() if thread.name.startswith("store")] == []


def test_what_is_in_the_log_goes_into_the_database_even_if_a_tool_has_it_open(file):
    async def go():
        store = Store.open(str(file))
        await store.write(a_table())
        with reading(str(file)) as reader:
            assert reader.count_open() == 1
            assert log.stat().st_size > 0
            await store.close()
            assert log.stat().st_size == 0
            assert reader.count_open() == 1

    log = file.with_name("games.db-wal")
    run(go())
