"""People who play at a few tables in a process of their own, and write down how long they wait for each answer.

`python -m support.bystanders URL TABLES` prints a line when all are playing, and at the end of its standard input one
of JSON: when each answer was given, and how long it took until they heard what came of it.
"""

from __future__ import annotations

import asyncio
import gc
import json
import sys
import time
from pathlib import Path
from random import Random
from typing import Any

from support.clients import Client, ConnectionClosed, seats
from support.serving import Serving

PEOPLE = 3
"""At each table; bots have the other seats."""
THINKING = (0.02, 0.06)
"""Seconds somebody takes to answer."""
NO_TIMERS = {"turn": None, "choice": None, "reaction": None}


class Bystander:
    """One person: answers at their leisure, and is ready for the next game."""

    def __init__(self, client: Client, luck: Random) -> None:
        self.client = client
        self.luck = luck
        self.waits: list[tuple[float, float]] = []
        self.since: float | None = None

    async def play(self) -> None:
        """Until cancelled."""
        client, luck = self.client, self.luck
        while True:
            if client.is_asked:
                await asyncio.sleep(luck.uniform(*THINKING))
                options = len(client.choices["options"]) if client.choices else 1
                self.since = time.time()
                await client.answer(luck.randrange(options))
            elif client.result is not None:
                client.result = None
                await client.send({"type": "ready"})
            message = await client.receive()
            client.messages.clear()
            client.traffic.clear()
            if self.since is not None and message["type"] in ("update", "snapshot", "refused"):
                self.waits.append((self.since, time.time() - self.since))
                self.since = None

    def told(self) -> list[tuple[float, float]]:
        """All waits, with the one that is not over."""
        return self.waits + ([(self.since, time.time() - self.since)] if self.since is not None else [])


async def main(url: str, tables: int) -> None:
    """Play until standard input ends."""
    server = Serving(Path())
    server.url = url
    people: list[Bystander] = []
    for number in range(tables):
        table, tokens = await seats(
            server, PEOPLE, players=4, bot="normal", pace=0, games=99, timers=NO_TIMERS, late=False
        )
        clients = [await Client.join(server, table, token) for token in tokens]
        await clients[0].send({"type": "fill", "bot": "normal"})
        await clients[0].send({"type": "start"})
        people += [Bystander(client, Random(number * 10 + seat)) for seat, client in enumerate(clients)]
    gc.collect()
    gc.disable()
    tasks = [asyncio.create_task(person.play()) for person in people]
    print("playing", flush=True)
    await asyncio.to_thread(sys.stdin.read)
    lost = 0
    for task in tasks:
        if task.done():
            lost += 1
            if not isinstance(task.exception(), (ConnectionClosed, TimeoutError)):
                task.result()
        task.cancel()
    waits: list[Any] = [wait for person in people for wait in person.told()]
    print(json.dumps({"waits": waits, "lost": lost}), flush=True)
    await asyncio.gather(*tasks, return_exceptions=True)
    await asyncio.gather(*(person.client.close() for person in people), return_exceptions=True)


if __name__ == "__main__":
    asyncio.run(main(sys.argv[1], int(sys.argv[2])))
