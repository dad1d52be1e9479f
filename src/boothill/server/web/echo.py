"""A bare echo on the same stack, as a yardstick for `boothill load`.

Connections come in groups, like people at a table. A message of one of them is decoded, and a payload prepared
beforehand goes to the group: no rules, no views, no store. Exactly one of them is asked at a time, in turn, in words of
the protocol that a client of the load tool understands, so that it plays here as it does at a table.
"""

from __future__ import annotations

import asyncio
import sys
from typing import Any

import msgspec
import uvicorn
from litestar import Litestar, WebSocket, websocket
from litestar.datastructures import State
from litestar.exceptions import WebSocketException
from msgspec import Struct

from boothill.server.ops import logs
from boothill.server.web.running import address_of, new_loop, uvicorn_config
from boothill.server.wire.protocol import MOST_MESSAGE

Socket = WebSocket[Any, Any, State]


class Sizes(Struct, frozen=True):
    """What the echo is to be like, taken from what a game is like."""

    people: int
    """Connections of a group."""
    bytes_in: int
    """Length of what a client says; only the client needs it."""
    bytes_out: int
    """Length of each message it hears."""
    messages_out: float
    """Messages to the whole group for one that came in, on average."""


class Said(Struct):
    """What the echo reads of a message."""

    type: str
    option: int = 0


decode = msgspec.json.Decoder(Said).decode


def payload(size: int, asked: bool) -> str:
    """A message of exactly this length that asks its reader, or does not; of its own length, if that is more."""
    choices = '{"options":[{},{},{},{}]}' if asked else "null"
    head = f'{{"type":"update","game":1,"asked":{{"question":1}},"choices":{choices},"result":null,"events":["'
    tail = '"]}'
    return head + "." * (size - len(head) - len(tail)) + tail


class Group:
    """Connections that are told the same."""

    def __init__(self, sizes: Sizes) -> None:
        self.members: list[Socket] = []
        self._sizes = sizes
        self._asked = 0
        self._due = 0.0
        self._ask = _message(payload(sizes.bytes_out, True))
        self._tell = _message(payload(sizes.bytes_out, False))

    async def enter(self, socket: Socket) -> None:
        """One more; the last of them sets it going."""
        self.members.append(socket)
        if len(self.members) == self._sizes.people:
            for member in self.members[1:]:
                await member.send(self._tell)
            await self.members[0].send(self._ask)

    async def echo(self) -> None:
        """Send as many messages as are due, in turn, the last of them to whoever is asked next."""
        members = self.members
        self._due += self._sizes.messages_out
        count = int(self._due)
        self._due -= count
        self._asked = asked = (self._asked + 1) % len(members)
        for before in range(count - 1, 0, -1):
            await members[(asked - before) % len(members)].send(self._tell)
        await members[asked].send(self._ask)


def _message(text: str) -> Any:
    return {"type": "websocket.send", "bytes": None, "text": text}


@websocket("/echo/{group:str}")
async def echo(socket: Socket) -> None:
    """Join a group with the first message, and echo all the others."""
    await socket.accept()
    group = str(socket.path_params["group"])
    groups: dict[str, Group] = socket.app.state.groups
    here = groups.get(group)
    while True:
        message: Any = await socket.receive()
        if message["type"] != "websocket.receive":
            groups.pop(group, None)
            return
        said = decode(message["text"])
        if said.type == "hello":
            here = groups.setdefault(group, Group(socket.app.state.sizes))
            await here.enter(socket)
        elif here is not None:
            try:
                await here.echo()
            except (OSError, WebSocketException):  # one of them has gone: the game is over
                groups.pop(group, None)
                return


def make_app(sizes: Sizes) -> Litestar:
    """The application."""
    return Litestar(
        route_handlers=[echo],
        state=State({"sizes": sizes, "groups": {}}),
        openapi_config=None,
        logging_config=None,
    )


class _Server(uvicorn.Server):
    async def startup(self, sockets: Any = None) -> None:
        await super().startup(sockets)
        if not self.should_exit:
            print(f"The echo is open at {address_of(self)}/", flush=True)


def main(argv: list[str]) -> int:
    """Run the echo on any free port of this machine until it is told to stop; its sizes are JSON."""
    sizes = msgspec.json.decode(argv[0], type=Sizes)
    logs.configure("warning", "text")
    config = uvicorn_config(
        make_app(sizes), "127.0.0.1", 0, max_message_bytes=max(MOST_MESSAGE, sizes.bytes_in), drain_seconds=1
    )
    with asyncio.Runner(loop_factory=new_loop) as runner:
        runner.run(_Server(config).serve())
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
