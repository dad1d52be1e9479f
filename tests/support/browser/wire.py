"""A second connection of a seat, without a page: it answers for its person until a page shows what a test needs."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager, suppress
from random import Random
from typing import Any

from websockets.sync.client import ClientConnection, connect

from boothill.server.wire.protocol import PROTOCOL
from support.heard import merged
from support.serving import PATIENCE, Serving

MOST_ROUNDS = 1000
"""Of hearing each of them: a game that ends at all soon needs half of them."""
TURNS = 0.005
"""Seconds that one listens before the next does."""

Message = dict[str, Any]
Chooser = Callable[["Wire"], int]


class Wire:
    """What this connection was told last is in its attributes."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.you: Message = {}
        self.view: Message = {}
        self.game: Message = {}
        self.asked: Message | None = None
        self.choices: Message | None = None
        self.result: Message | None = None
        self.events = 0
        """How many events of the game it was told of."""

    @property
    def seat(self) -> int:
        """Its seat."""
        seat: int = self.you["seat"]
        return seat

    @property
    def out(self) -> bool:
        """Whether its player is out of the game, and the game goes on."""
        return self.result is None and self.seat in self.view["eliminated"]

    @property
    def options(self) -> list[Message]:
        """What can be answered."""
        return list(self.choices["options"]) if self.choices else []

    def hear(self, patience: float = PATIENCE) -> Message:
        """The next message. Raises TimeoutError."""
        message: Message = json.loads(self.socket.recv(timeout=patience))
        kind = message["type"]
        if kind == "snapshot":
            self.game, self.view, self.you = message.get("game", {}), message.get("view", {}), message["you"]
        elif kind == "update":
            self.view = merged(self.view, message["changes"])
        elif kind == "you":
            self.you = message["you"]
        if kind in ("snapshot", "update"):
            self.asked, self.choices, self.result = map(message.get, ("asked", "choices", "result"))
            self.events += len(message.get("events", ()))
        return message

    def hear_until(self, wanted: Callable[[Message], bool]) -> Message:
        """The first message that is wanted. Raises TimeoutError."""
        said = self.hear()
        while not wanted(said):
            said = self.hear()
        return said

    def say(self, message: Message) -> None:
        """Send a message."""
        self.socket.send(json.dumps(message))

    def play_until(self, wanted: Callable[[Wire], bool], choose: Chooser) -> bool:
        """Answer until it is so, or the game is over; whether it is so."""
        while not wanted(self):
            if self.result is not None:
                return False
            if self.choices is not None and self.asked is not None:
                self.answer(choose(self))
            self.hear()
        return True

    def answer(self, option: int) -> None:
        """Answer the open question."""
        assert self.asked is not None
        self.choices = None
        number = self.asked["question"]
        self.say({"type": "answer", "game": self.game["number"], "question": number, "option": option})

    def play_out(self, choose: Chooser) -> None:
        """Answer until the game is over."""
        self.play_until(lambda wire: wire.result is not None, choose)


@contextmanager
def wired(server: Serving, told: Message) -> Iterator[Wire]:
    """A connection with the seat that was taken: {table, seat, token}; or of a spectator: {table, name}, or {table}."""
    url = f"ws{server.url.removeprefix('http')}/api/tables/{told['table']['id']}/play"
    # Whoever does not listen for a while is there all the same: what comes is kept, however much.
    with connect(url, max_size=None, max_queue=None, compression=None) as socket:
        wire = Wire(socket)
        known: Message = {part: told[part] for part in ("token", "name") if part in told}
        wire.say({"type": "hello", "protocol": PROTOCOL, **known})
        while wire.hear()["type"] != "snapshot":
            pass
        yield wire


def play_together(wires: Mapping[Wire, Chooser], wanted: Callable[[], bool]) -> bool:
    """Let several people answer until it is so, or the game is over or too long; whether it is so."""
    for _ in range(MOST_ROUNDS):
        for wire, choose in wires.items():
            if wanted():
                return True
            if wire.result is not None:
                return False
            if wire.choices is not None:
                wire.answer(choose(wire))
            with suppress(TimeoutError):
                wire.hear(TURNS)
    return False


def anything(luck: Random) -> Chooser:
    """Take any answer."""
    return lambda wire: luck.randrange(len(wire.options))


def nothing(wire: Wire) -> int:
    """Pass, stop and end wherever one may: nobody lives long like this."""
    for option, one in enumerate(wire.options):
        if one["verb"] in ("pass", "end", "stop"):
            return option
    return 0


def sturdy(wire: Wire) -> int:
    """Answer attacks, drink, and attack nobody."""
    assert wire.asked is not None
    healing = ("beer", "saloon", "whisky", "canteen", "tequila")
    reacts = wire.asked["seat"] != wire.view["active"]
    for option, one in enumerate(wire.options):
        if one["verb"] not in ("pass", "end") and (reacts or one.get("kind") in healing):
            return option
    return nothing(wire)
