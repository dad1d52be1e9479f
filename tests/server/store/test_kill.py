"""What has been acknowledged survives the death of the process."""

import subprocess
import sys

import pytest

from boothill.server.store.rows import OVER
from support.stored import a_match, a_table, with_store

TABLES = 8
CHILD = """
import asyncio, sys
from boothill.server.store.rows import AnswerRow, CheckpointRow
from boothill.server.store.store import Store

async def play(store, table):
    number = 0
    while True:
        number += 1
        answer = AnswerRow(table, 1, number, 0, "end", [["pick", number, [1]]], 0, 1.0)
        await store.write(answer, CheckpointRow(table, 1, number, {"answers": number}))
        print(table, number, flush=True)

async def main():
    store = Store.open(sys.argv[1])
    await asyncio.gather(*[play(store, f"t{number}") for number in range(int(sys.argv[2]))])

asyncio.run(main())
"""


@pytest.mark.parametrize("lines", [1, 100, 317])
def test_every_acknowledged_answer_is_there_after_a_kill(url, lines):
    tables = [f"t{number}" for number in range(TABLES)]
    with_store(url, lambda store: store.write(*[a_table(name) for name in tables], *[a_match(name) for name in tables]))

    acknowledged = dict.fromkeys(tables, 0)
    command = [sys.executable, "-c", CHILD, url, str(TABLES)]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as child:
        for at, line in enumerate(child.stdout, 1):
            if line.endswith("\n"):  # the last one may be cut off
                table, number = line.split()
                acknowledged[table] = int(number)
            if at == lines:
                child.kill()

    async def look(store):
        for table, number in acknowledged.items():
            stored = [row.number for row in await store.answers(table, 1)]
            assert stored == list(range(1, len(stored) + 1))  # no gaps
            assert number <= len(stored) <= number + 1  # the one that was under way may have got through
            checkpoint = await store.latest_checkpoint(table, 1)
            assert (checkpoint.answers if checkpoint else 0) == len(stored)  # all or nothing
        await store.write(a_table(status=OVER))

    assert sum(acknowledged.values()) >= lines
    with_store(url, look)
