"""What is on its way to one client. Nobody waits for a client that reads slowly: it is cut off, and may come again."""

from __future__ import annotations

import asyncio
from collections import deque
from typing import Any

from litestar.connection import WebSocket

from boothill.server.wire.protocol import Closing, encode

MOST_BYTES = 1_000_000
"""What may wait to be sent to one client."""

GOING_AWAY = 1001
POLICY = 1008
TRY_AGAIN = 1013


class Outgoing:
    """The messages that wait to be sent to one client."""

    def __init__(self) -> None:
        self._waiting: deque[bytes] = deque()
        self._size = 0
        self._news = asyncio.Event()
        self._ending = False
        self.ended = asyncio.Event()
        """Set when the connection is to end: what is queued is sent if the client takes it in soon."""
        self.code = GOING_AWAY
        """With what code the connection is closed."""

    def send(self, said: bytes) -> None:
        """Queue a message. A client that lags behind too far is told to come again instead."""
        if self._ending:
            return
        self._size += len(said)
        if self._size > MOST_BYTES:
            self._waiting.clear()
            said = encode(Closing(code="too_slow", message="You could not keep up; come again.", retry=1.0))
            self._waiting.append(said)
            self.close(TRY_AGAIN)
            return
        self._waiting.append(said)
        self._news.set()

    def close(self, code: int | None = None) -> None:
        """End the connection when everything queued is sent."""
        if code is not None:
            self.code = code
        self._ending = True
        self._news.set()
        self.ended.set()

    async def carry(self, socket: WebSocket[Any, Any, Any]) -> None:
        """Send what is queued until it is closed, and then close the connection."""
        send, waiting, news = socket.send, self._waiting, self._news
        while True:
            while waiting:
                said = waiting.popleft()
                self._size -= len(said)
                await send({"type": "websocket.send", "bytes": None, "text": said.decode()})
            if self._ending:
                await send({"type": "websocket.close", "code": self.code, "reason": ""})
                return
            news.clear()
            await news.wait()
