"""People who play at one table together, from question to question: all of them have always heard the same."""

from __future__ import annotations

import asyncio
import math
from collections.abc import Callable, Iterable
from typing import Any

from support.clients import Client, Message
from support.serving import PATIENCE, Serving

NAMES = ("Ann", "Bob", "Cat", "Dan", "Eve", "Fay", "Gil", "Hal")

Chooser = Callable[[Client], int]


class Party:
    """Those of a table who are connected. Between two calls the open question is put to one of them, or the game is
    over.
    """

    def __init__(self, server: Serving, table: str, tokens: dict[int, str]) -> None:
        self.server = server
        self.table = table
        self.tokens = tokens
        """By seat."""
        self.clients: dict[int, Client] = {}
        """The connection of each person, by seat."""
        self.spectators: list[Client] = []
        self.answered = 0
        """The last question that has been answered."""

    @classmethod
    async def gather(cls, server: Serving, people: int, spectators: int = 0, **settings: Any) -> Party:
        """A new table with so many people, who have all come in."""
        first = await asyncio.to_thread(lambda: server.open_table(NAMES[0], **settings))
        party = cls(server, first["table"]["id"], {first["seat"]: first["token"]})
        for name in NAMES[1:people]:
            await party.seat(name)
        await party.come_in()
        for _ in range(spectators):
            party.spectators.append(await Client.join(server, party.table))
        return party

    @classmethod
    async def play(cls, server: Serving, people: int, spectators: int = 0, **settings: Any) -> Party:
        """The same, with the game begun."""
        party = await cls.gather(server, people, spectators, **settings)
        await party.start()
        return party

    async def seat(self, name: str, seat: int | None = None) -> int:
        """Somebody takes a seat, but does not come in yet."""
        path, body = f"/api/tables/{self.table}/seats", {"name": name, "seat": seat}
        told = await asyncio.to_thread(self.server.post, path, body)
        self.tokens[told["seat"]] = told["token"]
        taken: int = told["seat"]
        return taken

    async def come_in(self, *seats: int) -> None:
        """Those in these seats connect; all who have one and are not there, if none is named."""
        for seat in seats or [seat for seat in self.tokens if seat not in self.clients]:
            self.clients[seat] = await Client.join(self.server, self.table, self.tokens[seat])

    async def go(self, *seats: int) -> None:
        """Those in these seats lose their connections; everybody else hears of it."""
        for seat in seats:
            await self.clients.pop(seat).close()
        for client in self.everybody:
            await self.hear(client, lambda client: not any(client.table["seats"][seat]["connected"] for seat in seats))

    async def close(self) -> None:
        """Everybody goes."""
        for client in self.everybody:
            await client.close()
        self.clients.clear()
        self.spectators.clear()

    # ---- who is there

    @property
    def everybody(self) -> list[Client]:
        """All connections."""
        return [*self.clients.values(), *self.spectators]

    @property
    def host(self) -> Client:
        """The host's connection."""
        return next(client for client in self.clients.values() if client.you["host"])

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.everybody[0].result is not None

    @property
    def asked(self) -> Client:
        """Whose answer the table is waiting for."""
        asked = self.everybody[0].asked
        assert asked is not None
        return self.clients[asked["seat"]]

    # ---- hearing

    async def hear(self, client: Client, wanted: Callable[[Client], bool]) -> None:
        """Let somebody listen until what they know is as wanted."""
        async with asyncio.timeout(PATIENCE):  # in all: a table may go on telling what nobody is waiting for
            while not wanted(client):
                await client.receive()

    async def all_hear(self, wanted: Callable[[Client], bool]) -> None:
        """Let everybody listen until what they know is as wanted."""
        for client in self.everybody:
            await self.hear(client, wanted)

    async def drain(self) -> None:
        """Let everybody hear what has come of all that was said by now, whoever said it."""
        for client in self.everybody * 2:
            await client.drain()

    async def settle(self) -> None:
        """Let everybody listen until one of them is asked a question that is not answered yet, or the game is over."""
        while True:
            await self.all_hear(self._settled)
            # Who has just come back may know more than the others: a bot has answered for them in the meantime.
            newest = max(map(_progress, self.everybody))
            behind = [client for client in self.everybody if _progress(client) < newest]
            if not behind:
                return
            for client in behind:
                await client.receive()

    def _settled(self, client: Client) -> bool:
        asked = client.asked
        return client.result is not None or (
            asked is not None and asked["question"] > self.answered and asked["seat"] in self.clients
        )

    # ---- playing

    async def start(self) -> None:
        """The host begins the game, or the next one."""
        number = self.host.table["game"] + 1
        await self.host.send({"type": "start"})
        await self.begun(number)

    async def begun(self, number: int) -> None:
        """Let everybody hear that the game of this number has begun."""
        self.answered = 0
        await self.all_hear(lambda client: client.game is not None and client.game["number"] == number)
        await self.settle()

    async def answer(self, option: int) -> None:
        """Whoever is asked answers, and everybody hears what comes of it."""
        client = self.asked
        assert client.asked is not None
        self.answered = client.asked["question"]
        refused = len(client.refusals)
        await client.answer(option)
        await self.settle()
        assert len(client.refusals) == refused, client.refusals[-1]

    async def play_on(self, choose: Chooser, until: Callable[[], bool] = lambda: False, most: int = 100_000) -> int:
        """Play until the game is over, or it is as wanted, or so many answers are given; how many were."""
        given = 0
        while not self.over and given < most and not until():
            await self.answer(choose(self.asked))
            given += 1
        return given

    # ---- looking again

    async def look(self, seat: int | None = None, *, game: int = 0, seen: int = 0) -> Client:
        """The table as somebody finds it who comes in at this seat now, or as a spectator; they are gone already."""
        token = None if seat is None else self.tokens[seat]
        client = await Client.join(self.server, self.table, token, game=game, seen=seen)
        await client.close()
        return client

    async def standing(self) -> list[Message]:
        """What everybody is shown who comes in now: first the spectator, then all who have a seat."""
        return [known(await self.look(seat)) for seat in (None, *sorted(self.tokens))]


def _progress(client: Client) -> float:
    """How far the game has come, as far as somebody knows."""
    if client.result is not None or client.asked is None:
        return math.inf
    question: int = client.asked["question"]
    return question


def known(client: Client) -> Message:
    """What somebody knows of the game, but for how much time is left."""
    return {
        "game": client.game,
        "view": client.view,
        "asked": without_clock(client.asked),
        "choices": client.choices,
        "result": client.result,
    }


async def refused(client: Client, message: Message) -> Message:
    """Say something that must be refused; the refusal."""
    heard = len(client.refusals)
    await client.send(message)
    await client.drain()
    (refusal,) = client.refusals[heard:]
    assert refusal["message"].endswith("."), refusal
    assert not refusal["message"][0].islower(), refusal
    return refusal


async def put_out(client: Client) -> Message:
    """Listen to the end of a connection that the server closes; what it said last."""
    while client.closing is None:
        await client.receive()
    await client.socket.wait_closed()
    closing = client.closing
    assert closing["message"].endswith("."), closing
    assert not closing["message"][0].islower(), closing
    return closing


def without_clock(asked: Message | None) -> Message | None:
    """The open question, whatever time is left for it."""
    return None if asked is None else {name: value for name, value in asked.items() if name != "left"}


def numbers(events: Iterable[Message]) -> list[int]:
    """The numbers of events."""
    return [event["n"] for event in events]


__all__ = ["NAMES", "Chooser", "Party", "known", "numbers", "put_out", "refused", "without_clock"]
