"""The server is killed while people play: what they were told is still so afterwards, and the games go on.

After each kill the database is looked into. BOOTHILL_KILLS says how often the server is killed on SQLite,
BOOTHILL_POSTGRES_KILLS how often on PostgreSQL, BOOTHILL_SEED from which number the moments are drawn.
"""

import asyncio
import os

import pytest

from support.crashes import Table, Town
from support.games import ALL_SETS
from support.postgres import postgres_server, postgres_url
from support.serving import Serving
from support.stages import check_log

__all__ = ["postgres_server", "postgres_url"]

KILLS = int(os.environ.get("BOOTHILL_KILLS", "3"))
POSTGRES_KILLS = int(os.environ.get("BOOTHILL_POSTGRES_KILLS", "1"))
SEED = int(os.environ.get("BOOTHILL_SEED", "1866"))
IN_A_ROW = 10


def lives(kills):
    """How often each server is killed, by its number."""
    return list(enumerate(min(IN_A_ROW, kills - done) for done in range(0, kills, IN_A_ROW)))


TABLES = (
    {"sets": [*ALL_SETS], "players": 6},
    {"sets": ["base"], "players": 4},
    {"sets": ["base", "gold_rush"], "players": 5, "shadow": True},
    {"game": "dice", "players": 5},
)
# Answers about hidden cards are held back for a moment: one of those may be lost, as nobody has been told of it.
PACE = {"think_max": 0.002, "hold_max": 0.01, "absence": 600}


def survive(server, seed, kills):
    """Let people play at all kinds of tables on a server that is killed so often; how it went."""

    async def go():
        town = Town(server, seed)
        for number, table in enumerate(TABLES):
            town.tables.append(await Table.open(server, 2 + number % 2, **table))
        await town.live(kills)
        return town

    print(f"BOOTHILL_SEED={seed}")
    server.start()
    try:
        town = asyncio.run(go())
        answers = sum(table.check_records(server) for table in town.tables)
        check_log(server)
        assert server.stop() == 0
        town.look_into_the_database()
    finally:
        server.kill()
    ledger = town.ledger
    assert town.kills == kills
    assert ledger.looks == kills + 1
    assert ledger.checked >= answers
    assert town.seated >= kills
    assert answers > 0
    assert all(table.results for table in town.tables)
    print(f"{town.kills} kills, {town.updates} messages heard, {answers} answers and {town.seated} seats checked")
    print(f"{ledger.looks} looks into the database: {ledger.rows} rows, {ledger.checked} answers of people compared,")
    print(f"{ledger.answers} answers in the end")
    print(f"{town.unheard} times the table was ahead of what people had heard")


@pytest.mark.parametrize(("number", "kills"), lives(KILLS))
def test_nothing_that_was_told_is_lost_when_the_server_is_killed(tmp_path, number, kills):
    survive(Serving(tmp_path, **PACE), SEED + number, kills)


@pytest.mark.parametrize(("number", "kills"), lives(POSTGRES_KILLS))
def test_nothing_that_was_told_is_lost_on_postgresql_either(tmp_path, postgres_url, number, kills):
    survive(Serving(tmp_path, db=postgres_url, **PACE), SEED + number, kills)
