"""A database that does not answer: nobody waits for ever, and what is stored afterwards is what was found there."""

import asyncio
import logging
import os
import signal
import threading
import time

import pytest

from boothill.server.store import hand, outage
from boothill.server.store import store as store_module
from boothill.server.store.errors import AnswerTaken, DatabaseDown
from boothill.server.store.hand import Hand, patiently
from boothill.server.store.outage import READING, STORING, Outage
from boothill.server.store.store import Store
from support.deaf import way_to
from support.postgres import backends, stopped
from support.stored import a_match, a_table, an_answer, run, with_store

SOON = 20.0


@pytest.fixture(autouse=True)
def impatient(monkeypatch):
    """Seconds are too long for a test."""
    monkeypatch.setattr(hand, "PATIENCE", 1.0)
    monkeypatch.setattr(store_module, "STUCK_SECONDS", 0.7)
    monkeypatch.setattr(store_module, "WATCH_SECONDS", 0.1)
    monkeypatch.setattr(store_module, "CLOSE_SECONDS", 1.0)
    monkeypatch.setattr(outage, "LONGEST_PAUSE", 0.5)


async def until_it_works(store):
    async with asyncio.timeout(SOON):
        while store.down:
            await asyncio.sleep(0.05)
        await store.check()


def told(caplog):
    """What the log says, without what is only for those who look closely."""
    return [record.getMessage() for record in caplog.records if record.levelno >= logging.WARNING]


def test_a_server_that_hangs_is_waited_for_in_vain_only_for_so_long(postgres_server, postgres_url, caplog):
    async def use(store):
        await store.write(a_table(), a_match())
        await store.table("table")
        with stopped(postgres_server):
            async with asyncio.timeout(SOON):
                outcomes = await asyncio.gather(
                    *[store.write(an_answer(number)) for number in (1, 2)],
                    *[store.answers("table", 1) for _ in range(3)],
                    store.check(0.5),
                    return_exceptions=True,
                )
                assert {type(outcome) for outcome in outcomes} == {DatabaseDown}
                assert store.down
                with pytest.raises(DatabaseDown, match="is being tried"):
                    await store.check()
                for _ in range(3):
                    with pytest.raises(DatabaseDown):
                        await store.write(a_table())
        await until_it_works(store)
        stored = await store.answers("table", 1)
        for number in (1, 2):
            if number > len(stored):
                await store.write(an_answer(number))
        assert [row.number for row in await store.answers("table", 1)] == [1, 2]

    with_store(postgres_url, use)
    first, last = told(caplog)
    assert first.startswith("the database fails: ")
    assert last.startswith("the database works again, after ")


def test_one_connection_that_hangs_with_our_lock_is_waited_for(postgres_url):
    """Its end of the connection is ended as soon as it listens; until then nobody has the lock, and nobody writes."""

    async def use(store):
        await store.write(a_table(), a_match())
        (backend,) = backends(postgres_url)
        os.kill(backend, signal.SIGSTOP)
        try:
            for _ in range(3):
                with pytest.raises(DatabaseDown):
                    await store.write(an_answer(1))
            assert await store.table("table") is not None, "what is there can be read"
        finally:
            os.kill(backend, signal.SIGCONT)
        await until_it_works(store)
        if not await store.answers("table", 1):
            await store.write(an_answer(1))
        assert len(await store.answers("table", 1)) == 1
        assert backend not in backends(postgres_url)

    with_store(postgres_url, use)


def test_an_answer_whose_commit_nobody_heard_of_is_found_to_be_there(postgres_url):
    with way_to(postgres_url) as way:

        async def use(store):
            await store.write(a_table(), a_match())
            way.lose_commits = True
            writing = asyncio.ensure_future(store.write(an_answer(1)))
            await asyncio.to_thread(way.lost.wait, SOON)
            way.lose_commits = False
            with pytest.raises((DatabaseDown, AnswerTaken)):  # the latter if a second try was made in time
                await writing
            await until_it_works(store)
            with pytest.raises(AnswerTaken):
                await store.write(an_answer(1, index=7))
            assert [row.index for row in await store.answers("table", 1)] == [3]
            await store.write(an_answer(2))

        with_store(way.url, use)


def test_what_nobody_waits_for_any_more_is_not_stored_later(postgres_url):
    async def use(store):
        await store.write(a_table(), a_match())
        (backend,) = backends(postgres_url)
        os.kill(backend, signal.SIGSTOP)
        try:
            first = asyncio.ensure_future(store.write(an_answer(1)))
            await asyncio.sleep(0.2)
            second = asyncio.ensure_future(store.write(an_answer(2)))  # behind the one that hangs
            outcomes = await asyncio.gather(first, second, return_exceptions=True)
            assert {type(outcome) for outcome in outcomes} == {DatabaseDown}
        finally:
            os.kill(backend, signal.SIGCONT)
        await until_it_works(store)
        assert 2 not in [row.number for row in await store.answers("table", 1)]

    with_store(postgres_url, use)


def test_a_store_is_closed_though_its_database_hangs(postgres_server, postgres_url):
    async def go():
        store = Store.open(postgres_url)
        await store.write(a_table())
        await store.table("table")
        with stopped(postgres_server):
            waiting = [asyncio.ensure_future(store.write(a_table())), asyncio.ensure_future(store.table("table"))]
            await asyncio.sleep(0.1)
            async with asyncio.timeout(SOON):
                await store.close()
                outcomes = await asyncio.gather(*waiting, return_exceptions=True)
            assert {type(outcome) for outcome in outcomes} == {DatabaseDown}

    run(go())
    with_store(postgres_url, lambda store: store.write(a_table()))
    assert [thread.name for thread in threading.enumerate() if thread.name.startswith("store")] == []


# ---- without a database


def test_a_thread_that_never_comes_back_keeps_nobody_waiting():
    stuck = threading.Event()

    async def go():
        reading = Hand(lambda: None, lambda: None, Outage())
        waiting = [reading.ask(stuck.wait), reading.ask(lambda: "later")]
        outcomes = await asyncio.gather(*(patiently(one, 0.05) for one in waiting), return_exceptions=True)
        assert {str(outcome) for outcome in outcomes} == {"the database has not answered in time"}
        assert reading.busy_for() > 0.04
        assert not reading.stop(0.05)
        with pytest.raises(DatabaseDown, match="the store is closed"):
            reading.ask(lambda: "too late")
        stuck.set()
        assert reading.stop(SOON)

    run(go())


def test_an_outage_is_told_when_it_begins_and_when_all_of_it_is_over(caplog, monkeypatch):
    monkeypatch.setattr(outage, "LONGEST_PAUSE", 5.0)
    clock = [100.0]
    failing = Outage(lambda: clock[0])
    failing.worked(STORING)
    for side in (STORING, READING, STORING):
        failing.failed(side, "no such host")
    assert failing.on
    assert (failing.pause(STORING), failing.pause(READING)) == (2 * outage.FIRST_PAUSE, outage.FIRST_PAUSE)
    clock[0] += 12.5
    failing.worked(STORING)
    assert failing.on
    assert (failing.has(STORING), failing.has(READING)) == (False, True)
    failing.worked(READING)
    assert not failing.on
    assert told(caplog) == [
        "the database fails: no such host; people are told to come again, and it is tried until it works",
        "the database works again, after 12.5 seconds and 3 failed attempts",
    ]


def test_pauses_between_attempts_grow_and_have_an_end(monkeypatch):
    monkeypatch.setattr(outage, "LONGEST_PAUSE", 5.0)
    failing = Outage()
    pauses = []
    for _ in range(6):
        failing.failed(STORING, "")
        pauses.append(failing.pause(STORING))
    assert pauses == [0.5, 1.0, 2.0, 4.0, 5.0, 5.0]


def test_storing_is_tried_at_most_once_a_second_however_many_ask(url):
    async def use(store):
        cursor = store._writer.link.open().cursor()

        def filler():
            cursor.execute("SELECT filler FROM house")
            return (cursor.fetchone() or [""])[0]

        began = time.monotonic()
        await asyncio.gather(*(store.check() for _ in range(50)))
        first = filler()
        assert len(first) == 32_768
        await store.check()
        if time.monotonic() - began < 1:
            assert filler() == first
        await asyncio.sleep(1.1)
        await store.check()
        assert filler() != first

    with_store(url, use)
