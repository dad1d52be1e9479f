"""What requests cost, and who pays: each address has so much a second, and dear questions take more of it.

It is plain ASGI in front of the application, so that what is refused costs next to nothing. Who asks for too much waits
a moment before it is told so: a flood then comes as slowly as it is answered. Requests are let in one after the other,
with time for everything else in between: people at tables do not wait for a hundred pages.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict, deque
from collections.abc import Awaitable, Callable, MutableMapping
from typing import Any

from boothill.server.ops.config import Config
from boothill.server.ops.guards import Guards, Limiter, address_of, header
from boothill.server.ops.metrics import Metrics
from boothill.server.wire.protocol import Problem, encode

Scope = MutableMapping[str, Any]
Message = MutableMapping[str, Any]
Receive = Callable[[], Awaitable[Message]]
Send = Callable[[Message], Awaitable[None]]
Application = Callable[[Scope, Receive, Send], Awaitable[None]]

PATIENCE = 2.0
"""Seconds somebody who asks for too much waits: until it is their turn, or they are told so."""
GAP = 0.002
"""Seconds between two requests that are let in: about half of the time is left for everything else."""
BYTES = 16_384
"""Bytes of an answer that count for one request."""
COSTS = (
    ("/api/rules/", 4.0),  # a misspelt one is looked for among all
    ("/api/games", 4.0),
    ("/api/tables", 2.0),
    ("/api/replays", 4.0),
)
"""By the beginning of the path: what a request counts for before it is answered, against that for a file."""
WATCHING = frozenset({"/healthz", "/metrics"})
_READING = frozenset({"GET", "HEAD", "OPTIONS"})
_TOO_FAST = encode(Problem("too_fast", "Too many requests from your address; slow down and try again."))


def cost_of(path: str) -> float:
    """What a request for this path counts for."""
    for beginning, cost in COSTS:
        if path.startswith(beginning):
            return cost
    return 1.0


class Turns:
    """A turnstile: one after the other with a gap in between, each address in its turn, those of one in the order in
    which they came.
    """

    def __init__(self) -> None:
        self._waiting: OrderedDict[str, deque[asyncio.Future[None]]] = OrderedDict()
        self._free = 0.0
        """When the next may come."""

    async def take(self, address: str) -> None:
        """Wait for one's turn."""
        loop = asyncio.get_running_loop()
        now = loop.time()
        if not self._waiting and now >= self._free:
            self._free = now + GAP
            return
        if not self._waiting:
            loop.call_at(self._free, self._next)
        turn: asyncio.Future[None] = loop.create_future()
        self._waiting.setdefault(address, deque()).append(turn)
        await turn

    def _next(self) -> None:
        loop = asyncio.get_running_loop()
        self._free = loop.time() + GAP
        let_in = False
        while self._waiting and not let_in:
            address, turns = self._waiting.popitem(last=False)
            turn = turns.popleft()
            if turns:
                self._waiting[address] = turns
            if not turn.done():  # whoever waited may have gone
                turn.set_result(None)
                let_in = True
        if self._waiting:
            loop.call_at(self._free, self._next)


async def may(limiter: Limiter, address: str, cost: float) -> bool:
    """Whether an address may do something, when it is its turn; False after a while if that is too far off."""
    wait = limiter.reserve(address, asyncio.get_running_loop().time(), cost, PATIENCE)
    if wait != 0:
        await asyncio.sleep(PATIENCE if wait is None else wait)
    return wait is not None


def charged(app: Any, config: Config, guards: Guards, metrics: Metrics) -> Application:
    """The application, which everybody has to pay for."""
    turns = Turns()

    async def charge(scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan":
            await app(scope, receive, send)
            return
        address = address_of(scope, config.trust_proxy)
        if scope["type"] == "websocket":
            await turns.take(address)
            await app(scope, receive, send)
            return
        path: str = scope["path"]
        if not await may(guards.watching if path in WATCHING else guards.requests, address, cost_of(path)):
            metrics.refused("too_fast")
            await _refuse(send)
            return

        async def send_and_count(message: Message) -> None:
            size = len(message.get("body", b""))
            if size > BYTES:
                guards.requests.charge(address, asyncio.get_running_loop().time(), size / BYTES)
            await send(message)

        if scope["method"] not in _READING and int(header(scope, b"content-length") or 0) <= config.max_message_bytes:
            whole = await _whole(receive, config.max_message_bytes)
            if whole is None:
                return  # they have gone
            receive = whole
        await turns.take(address)
        await app(scope, receive, send_and_count)

    return charge


async def _whole(receive: Receive, most: int) -> Receive | None:
    """The body of a request, read until it is complete or longer than it may be; None if the client goes meanwhile."""
    parts: list[Message] = []
    size = 0
    while True:
        message = await receive()
        if message["type"] != "http.request":
            return None
        parts.append(message)
        size += len(message.get("body", b""))
        if not message.get("more_body", False) or size > most:
            break
    waiting = iter(parts)

    async def again() -> Message:
        part = next(waiting, None)
        return part if part is not None else await receive()

    return again


async def _refuse(send: Send) -> None:
    headers = [
        (b"content-type", b"application/json"),
        (b"content-length", str(len(_TOO_FAST)).encode()),
        (b"retry-after", b"10"),
    ]
    await send({"type": "http.response.start", "status": 429, "headers": headers})
    await send({"type": "http.response.body", "body": _TOO_FAST, "more_body": False})
