"""People at a table over real WebSockets, who remember everything they were told."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable, Coroutine, Sequence
from contextlib import suppress
from random import Random
from typing import Any, TypeVar

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from support.heard import PROTOCOL, merged
from support.serving import PATIENCE, Serving

Message = dict[str, Any]
T = TypeVar("T")

_opened: list[Client] = []
"""The connections that `run` is to close."""


class Client:
    """One connection. What it was told last is in its attributes; `traffic` holds every message as it came."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.traffic: list[str] = []
        self.messages: list[Message] = []
        self.events: dict[int, Message] = {}
        """Of the game being played, by number."""
        self.table: Message = {}
        self.you: Message = {}
        self.game: Message | None = None
        self.view: Message = {}
        self.asked: Message | None = None
        self.choices: Message | None = None
        self.result: Message | None = None
        self.refusals: list[Message] = []
        self.closing: Message | None = None

    @classmethod
    async def join(
        cls,
        server: Serving,
        table: str,
        token: str | None = None,
        *,
        game: int = 0,
        seen: int = 0,
        name: str | None = None,
        **options: Any,
    ) -> Client:
        """Come in, and wait for the snapshot."""
        url = f"ws{server.url.removeprefix('http')}/api/tables/{table}/play"
        # A client that does not listen for a while must not have to wait for its own connection when it goes.
        usual = {"max_size": None, "max_queue": None, "compression": None}
        client = cls(await connect(url, **{**usual, **options}))
        _opened.append(client)
        hello = {"type": "hello", "protocol": PROTOCOL, "game": game, "seen": seen}
        hello |= {"name": name} if name is not None else {}
        with suppress(ConnectionClosed):  # a server that lets nobody in does not wait for it
            await client.send({**hello, "token": token} if token is not None else hello)
        await client.until(lambda message: message["type"] in ("snapshot", "closing"))
        return client

    async def send(self, message: Message | str | bytes) -> None:
        """Say something."""
        await self.socket.send(json.dumps(message) if isinstance(message, dict) else message)

    async def receive(self) -> Message:
        """The next message. Raises ConnectionClosed."""
        async with asyncio.timeout(PATIENCE):
            text = await self.socket.recv()
        assert isinstance(text, str)
        self.traffic.append(text)
        message: Message = json.loads(text)
        self.messages.append(message)
        self._learn(message)
        return message

    async def until(self, wanted: Callable[[Message], bool]) -> Message:
        """The next message that is wanted."""
        while not wanted(message := await self.receive()):
            pass
        return message

    async def drain(self) -> None:
        """Hear everything the server has said by now."""
        mark = len(self.messages) + 1
        await self.send({"type": "ping", "n": mark})
        await self.until(lambda message: message["type"] == "pong" and message["n"] == mark)

    async def close(self) -> None:
        """Go."""
        await self.socket.close()
        if self in _opened:
            _opened.remove(self)

    @property
    def seat(self) -> int:
        """Its seat, -1 for a spectator."""
        seat: int = self.you["seat"]
        return seat

    @property
    def is_asked(self) -> bool:
        """Whether it has to answer."""
        return self.choices is not None

    async def answer(self, option: int) -> None:
        """Answer the open question."""
        assert self.asked is not None
        assert self.game is not None
        number = self.asked["question"]
        self.choices = None
        await self.send({"type": "answer", "game": self.game["number"], "question": number, "option": option})

    def _learn(self, message: Message) -> None:
        kind = message["type"]
        if kind == "snapshot":
            self.table, self.you = message["table"], message["you"]
            game = message.get("game")
            if self.game is None or game is None or game["number"] != self.game["number"]:
                self.events.clear()
            self.game, self.view, self.result = game, message.get("view", {}), message.get("result")
            self._hear(message)
        elif kind == "update":
            self.view = merged(self.view, message["changes"])
            self.result = message.get("result")
            self._hear(message)
        elif kind == "asked":
            self.asked = message["asked"]
        elif kind == "table":
            self.table = message["table"]
        elif kind == "you":
            self.you = message["you"]
        elif kind == "refused":
            self.refusals.append(message)
        elif kind == "closing":
            self.closing = message

    def _hear(self, message: Message) -> None:
        self.asked, self.choices = message.get("asked"), message.get("choices")
        for event in message.get("events", ()):
            self.events[event["n"]] = event


def any_option(luck: Random) -> Callable[[Client], int]:
    """A chooser that takes any option."""
    return lambda client: luck.randrange(len(client.choices["options"]) if client.choices else 1)


async def play_on(clients: Sequence[Client], choose: Callable[[Client], int], most: int = 100_000) -> int:
    """Let these people play until the game is over, or they have given so many answers; how many they gave."""
    given = 0

    async def one(client: Client) -> None:
        nonlocal given
        while client.result is None and given < most:
            if client.is_asked:
                given += 1
                await client.answer(choose(client))
                if given >= most:
                    return
            await client.receive()

    players = [asyncio.create_task(one(client)) for client in clients]
    try:
        done, _ = await asyncio.wait(
            players, return_when=asyncio.FIRST_EXCEPTION if most >= 100_000 else "FIRST_COMPLETED"
        )
        for task in done:
            task.result()
    finally:
        for task in players:
            task.cancel()
        await asyncio.gather(*players, return_exceptions=True)
    return given


async def seats(server: Serving, count: int, **settings: Any) -> tuple[str, list[str]]:
    """A table with so many people: its id, and their tokens by seat."""
    first = await asyncio.to_thread(lambda: server.open_table("Ann", **settings))
    table = first["table"]["id"]
    tokens = {first["seat"]: first["token"]}
    for name in ["Bob", "Cat", "Dan", "Eve", "Fay", "Gil", "Hal"][: count - 1]:
        told = await asyncio.to_thread(server.take_seat, table, name)
        tokens[told["seat"]] = told["token"]
    return table, [tokens[seat] for seat in sorted(tokens)]


def run(story: Coroutine[Any, Any, T]) -> T:
    """Let a story happen, and close every connection that is left, however it ended."""

    async def whole() -> T:
        _opened.clear()
        try:
            return await story
        finally:
            await asyncio.gather(*(client.close() for client in [*_opened]), return_exceptions=True)

    return asyncio.run(whole())


__all__ = ["Client", "ConnectionClosed", "Message", "any_option", "play_on", "run", "seats"]
