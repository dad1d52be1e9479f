"""The database fails while people play: they are told, the operator is told once, and it goes on by itself."""

import asyncio
import json
import time
from contextlib import suppress
from random import Random

import pytest

from boothill.server.store.writer import PULSE_SECONDS
from support.clients import Client, ConnectionClosed, any_option, play_on, run, seats
from support.disks import small_disk
from support.postgres import postgres_server, postgres_url, stopped
from support.serving import serving

__all__ = ["postgres_server", "postgres_url"]

SOON = 20.0
"""Seconds within which people have to be told; what is not bounded takes for ever."""
NO_TIMERS = {"turn": None, "choice": None, "reaction": None}
BEGIN = "the database fails"
OVER = "the database works again"


def log_of(server):
    """The events of the log, with their levels."""
    lines = [json.loads(line) for line in server.log.read_text(encoding="utf-8").splitlines()]
    return [(line["level"], line["event"]) for line in lines]


def check_told_once(server, times=1):
    """An outage is in the log when it begins and when it is over, and nothing else of it is."""
    told = log_of(server)
    assert sum(event.startswith(BEGIN) for _, event in told) == times, told
    assert sum(event.startswith(OVER) for _, event in told) == times, told
    assert [event for level, event in told if level in ("error", "critical")][times:] == []
    assert "Traceback" not in server.log.read_text(encoding="utf-8")


async def ask(server, path, body=None):
    """The status and the answer of a request, which have to come soon."""
    return await asyncio.wait_for(asyncio.to_thread(server.request, path, body), SOON)


async def until_well(server):
    """Wait until the server says that it is well."""
    async with asyncio.timeout(SOON):
        while (await ask(server, "/healthz"))[0] != 200:
            await asyncio.sleep(0.1)


async def told_of_trouble(client):
    """A person gives an answer that cannot be stored, and is told soon to come again."""
    async with asyncio.timeout(SOON):
        await client.answer(0)
        with suppress(ConnectionClosed):
            while client.closing is None:
                await client.receive()
    assert (client.closing["code"], client.closing["retry"] > 0) == ("trouble", True)


async def in_trouble(server, client):
    """What everybody is told while nothing can be stored."""
    await told_of_trouble(client)
    assert await ask(server, "/healthz") == (503, {"status": "failing"})
    for _ in range(5):  # nobody is asked to wait for an hour, and nothing of it is logged
        status, problem = await ask(server, "/api/tables", {"name": "Eve", "settings": {}})
        assert (status, problem["code"]) == (503, "trouble"), problem
        assert (await ask(server, "/healthz"))[0] == 503
        late = await asyncio.wait_for(Client.join(server, client.table["id"]), SOON)
        assert late.closing["code"] == "trouble"


async def asked(server, **settings):
    """Somebody who plays against bots and has just been asked: the token, and the connection."""
    table, (token,) = await seats(server, 1, timers=NO_TIMERS, **settings)
    client = await Client.join(server, table, token)
    await client.send({"type": "start"})
    await client.until(lambda message: client.is_asked)
    return token, client


async def goes_on(server, token, before):
    """Somebody comes again to the question they were at, and plays to the end of the game."""
    await until_well(server)
    client = await Client.join(server, before.table["id"], token)
    assert client.closing is None
    assert client.game["number"] == before.game["number"]
    assert client.asked["question"] >= before.asked["question"]
    await play_on([client], any_option(Random(1)))
    record = server.get(client.result["replay"])
    assert len(record["answers"]) >= before.asked["question"]
    return client, record


def on_disk(folder, disk):
    """A server that keeps its tables on this disk."""
    return serving(folder, db=str(disk.folder / "boothill.db"), prefix=disk.prefix)


def test_a_full_disk_is_told_and_play_goes_on_when_there_is_room_again(tmp_path):
    async def story(server, disk):
        token, client = await asked(server, players=4)
        await ask(server, "/healthz")
        disk.fill()
        await asyncio.sleep(PULSE_SECONDS + 0.1)  # what was well just now need not be asked again
        assert await ask(server, "/healthz") == (503, {"status": "failing"})
        await in_trouble(server, client)
        assert (await ask(server, "/api/games"))[0] == 200, "what is there can be read"
        disk.relieve()
        await goes_on(server, token, client)

    with small_disk(tmp_path / "disk", "8m") as disk, on_disk(tmp_path, disk) as server:
        run(story(server, disk))
        check_told_once(server)
        assert server.stop() == 0


MANY_ANSWERS = 1500
MANY_GAMES = 500


def test_a_disk_of_three_megabytes_holds_many_games(tmp_path):
    """What is written first goes into SQLite's log; that must not take the room of what is to be kept."""

    async def story(server):
        luck, given = Random(3), 0
        while given < MANY_ANSWERS:
            _, client = await asked(server, players=3, game="dice", bot="random")
            await play_on([client], any_option(luck))
            given += len(server.get(client.result["replay"])["answers"])
            await client.close()

    with small_disk(tmp_path / "disk", "3m") as disk, on_disk(tmp_path, disk) as server:
        run(story(server))
        assert disk.size_of("boothill.db-wal") < 1_500_000
        assert server.get("/healthz") == {"status": "ok"}


def test_a_disk_of_three_megabytes_that_is_full_is_used_again_when_there_is_room(tmp_path):
    async def story(server, disk):
        luck = Random(4)
        table, (token,) = await seats(server, 1, timers=NO_TIMERS, players=7, bot="random")

        async def play(client, games):
            for _ in range(games):
                if client.game is None or client.result is not None:
                    await client.send({"type": "start"})
                    await client.until(lambda _: client.is_asked)
                await play_on([client], any_option(luck))

        disk.fill(leave=1_500_000)
        client = await Client.join(server, table, token)
        with pytest.raises(ConnectionClosed):
            await play(client, MANY_GAMES)
        assert client.closing["code"] == "trouble"
        disk.relieve()
        await until_well(server)
        again = await Client.join(server, table, token)
        assert again.closing is None
        if client.result is None:
            assert (again.game, again.asked["question"] >= client.asked["question"]) == (client.game, True)
        await play(again, 5)

    with small_disk(tmp_path / "disk", "3m") as disk, on_disk(tmp_path, disk) as server:
        run(story(server, disk))


def test_a_postgresql_that_hangs_is_told_and_play_goes_on_when_it_does(tmp_path, postgres_server, postgres_url):
    async def story(server):
        token, client = await asked(server, players=4)
        with stopped(postgres_server):
            await in_trouble(server, client)
            status, problem = await ask(server, "/api/games")
            assert (status, problem["code"]) == (503, "trouble")
        await goes_on(server, token, client)

    with serving(tmp_path, db=postgres_url) as server:
        run(story(server))
        check_told_once(server)
        assert server.stop() == 0


def test_a_server_ends_when_it_is_told_to_though_its_database_hangs(tmp_path, postgres_server, postgres_url):
    async def story(server):
        token, client = await asked(server, players=4)
        with stopped(postgres_server):
            await client.answer(0)
            reading = asyncio.create_task(ask(server, "/api/games"))
            await asyncio.sleep(0.5)
            began = time.monotonic()
            assert await asyncio.to_thread(server.stop) == 0
            assert time.monotonic() - began < 20
            with suppress(ConnectionClosed):
                while client.closing is None:
                    await client.receive()
            assert client.closing is not None
            await asyncio.gather(reading, return_exceptions=True)
        server.start()
        await goes_on(server, token, client)

    with serving(tmp_path, db=postgres_url, drain_seconds=2) as server:
        run(story(server))
