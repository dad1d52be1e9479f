"""A database that fails: whoever waits is told, and the store goes on when it works again."""

import asyncio
import logging
import sqlite3

import psycopg
import pytest

from boothill.server.store import database
from boothill.server.store.errors import DatabaseDown, StoreError
from boothill.server.store.link import LOCK_KEY
from boothill.server.store.store import Store
from support.postgres import tell_postgres
from support.stored import a_match, a_table, an_answer, tell, with_store

LONG = "x" * 5000


async def outcome(write):
    """None, or the error with which it was refused."""
    (error,) = await asyncio.gather(write, return_exceptions=True)
    return error


def test_a_full_disk(file):
    async def use(store):
        await store.write(a_table(), a_match())
        cursor = store._writer.link.open().cursor()
        pages = cursor.execute("PRAGMA page_count").fetchone()[0]
        cursor.execute(f"PRAGMA max_page_count = {pages + 4}")
        written = [await outcome(store.write(an_answer(number, token=LONG))) for number in range(1, 11)]
        taken = written.count(None)
        assert 0 < taken < 10
        assert str(written[taken]) == "the database did not take it: database or disk is full"
        assert len(await store.answers("table", 1)) == taken
        outcomes = await asyncio.gather(
            *[store.write(an_answer(number, token=LONG)) for number in range(50, 60)], return_exceptions=True
        )
        assert {type(outcome) for outcome in outcomes} == {DatabaseDown}
        cursor.execute("PRAGMA max_page_count = 1000000")
        await store.write(an_answer(taken + 1, token=LONG))
        assert len(await store.answers("table", 1)) == taken + 1

    with_store(str(file), use)


def test_a_file_that_somebody_else_has_locked(file, monkeypatch):
    monkeypatch.setattr(database, "BUSY_SECONDS", 0.05)

    async def use(store):
        await store.write(a_table(), a_match())
        other = sqlite3.connect(file, isolation_level=None)
        other.execute("BEGIN IMMEDIATE")
        outcomes = await asyncio.gather(
            *[store.write(an_answer(number)) for number in range(1, 9)], return_exceptions=True
        )
        assert {str(outcome) for outcome in outcomes} == {"the database did not take it: database is locked"}
        assert await store.answers("table", 1) == []
        other.execute("ROLLBACK")
        other.close()
        await store.write(an_answer(1))
        assert await store.answers("table", 1) == [an_answer(1)]

    with_store(str(file), use)


def test_a_database_that_cannot_be_written_to(file):
    async def use(store):
        await store.write(a_table(), a_match())
        cursor = store._writer.link.open().cursor()
        cursor.execute("PRAGMA query_only = ON")
        with pytest.raises(StoreError, match="attempt to write a readonly database"):
            await store.write(an_answer(1))
        cursor.execute("PRAGMA query_only = OFF")
        await store.write(an_answer(1))

    with_store(str(file), use)


def test_what_a_newer_version_wrote_into_a_row_is_one_clear_error(url):
    async def use(store):
        await store.write(a_table())
        tell(url, "UPDATE tables SET settings = '{\"weather\": 1}'".replace(":", "\\:"))
        with pytest.raises(StoreError, match=r"the database holds what this version cannot read: .*weather"):
            await store.table("table")
        await store.write(a_table())
        assert await store.table("table") == a_table()

    with_store(url, use)


ALL_OTHERS = (
    "SELECT pg_terminate_backend(pid) FROM pg_stat_activity "
    "WHERE datname = current_database() AND pid <> pg_backend_pid()"
)


def test_lost_connections_are_made_again_with_the_lock(postgres_url):
    async def use(store):
        await store.write(a_table(), a_match())
        assert await store.answers("table", 1) == []
        tell_postgres(postgres_url, ALL_OTHERS)
        assert await store.answers("table", 1) == []
        await store.write(an_answer(1))
        tell_postgres(postgres_url, ALL_OTHERS)
        outcomes = await asyncio.gather(*[store.write(an_answer(number)) for number in range(2, 9)])
        assert outcomes == [None] * 7
        assert len(await store.answers("table", 1)) == 8
        with pytest.raises(ValueError, match="another Boothill server has the database open"):
            Store.open(postgres_url)

    with_store(postgres_url, use)


def test_whoever_has_lost_his_lock_to_another_cannot_write(postgres_url):
    async def use(store):
        await store.write(a_table(), a_match())
        with psycopg.connect(postgres_url, autocommit=True) as other:
            other.execute(ALL_OTHERS)
            other.execute("SELECT pg_advisory_lock(%s)", (LOCK_KEY,))
            outcomes = await asyncio.gather(
                *[store.write(an_answer(number)) for number in range(1, 4)], return_exceptions=True
            )
            assert {type(outcome) for outcome in outcomes} == {DatabaseDown}
            assert "another Boothill server has the database open" in str(outcomes[0])
            assert await store.answers("table", 1) == []
        await store.write(an_answer(1))

    with_store(postgres_url, use)


def test_a_database_that_lets_nobody_in_is_told_once_however_often_it_is_asked(postgres_url, postgres_server, caplog):
    name = postgres_url.partition("?")[0].rpartition("/")[2]
    admin = postgres_server.get_uri()

    async def use(store):
        await store.write(a_table(), a_match())
        tell_postgres(admin, f"ALTER DATABASE {name} ALLOW_CONNECTIONS false")
        tell_postgres(admin, f"SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = '{name}'")
        for _ in range(5):
            asked = (store.write(an_answer(1)), store.answers("table", 1), store.check())
            outcomes = await asyncio.gather(*asked, return_exceptions=True)
            assert {type(outcome) for outcome in outcomes} == {DatabaseDown}
        tell_postgres(admin, f"ALTER DATABASE {name} ALLOW_CONNECTIONS true")
        while store.down:
            await asyncio.sleep(0.05)
        await store.check()
        await store.write(an_answer(1))
        assert await store.answers("table", 1) == [an_answer(1)]

    with_store(postgres_url, use)
    told = [record.getMessage() for record in caplog.records if record.levelno >= logging.WARNING]
    assert [line.partition(":")[0].partition(",")[0] for line in told] == [
        "the database fails",
        "the database works again",
    ]


def test_the_log_of_sqlite_does_not_grow_beyond_its_bound_and_is_cut_after_a_long_look(file):
    """Somebody who copies the database keeps the log from being emptied, until they are done."""

    async def use(store):
        log = file.with_name("games.db-wal")
        await store.write(a_table(), a_match())
        other = sqlite3.connect(file, isolation_level=None)
        for number in range(1, 401):
            await store.write(an_answer(number, token=LONG))
        assert log.stat().st_size < 1.5 * database.LOG_BYTES
        other.execute("BEGIN")
        other.execute("SELECT count(*) FROM answers").fetchone()
        for number in range(401, 1001):
            await store.write(an_answer(number, token=LONG))
        assert log.stat().st_size > 3 * database.LOG_BYTES
        other.close()
        for number in range(1001, 1401):
            await store.write(an_answer(number, token=LONG))
        assert log.stat().st_size < 1.5 * database.LOG_BYTES

    with_store(str(file), use)


def test_a_read_leaves_no_transaction_open_that_would_keep_the_log(file):
    async def use(store):
        await store.write(a_table(), a_match())
        assert len(await store.open_tables()) == 1
        cursor = store._writer.link.open().cursor()
        for number in range(1, 4):
            await store.write(an_answer(number))
            assert len(await store.answers("table", 1)) == number
            is_used, _, _ = cursor.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchone()
            assert not is_used

    with_store(str(file), use)
