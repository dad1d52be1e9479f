"""WebSockets with a budget: who sends more than people ever do is cut off at once, before it is read."""

from __future__ import annotations

from typing import Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame

from boothill.server.net.doors import LEAST_COST, Doors, Guest
from boothill.server.net.frames import FrameCounter

MOST_UNSENT = 262_144
"""Bytes that may wait to be sent when something is to be added that the client has brought about: it does not read."""
MOST_FRAGMENTS = 64
"""Of one message."""
CLOSING_SECONDS = 12.0
"""How long a connection that is to end may take to do so; longer than the handshake for it."""
BAD_HANDSHAKE = b"This is no request for a WebSocket; send GET with the headers that belong to it."


class GuardedSocket(WebSocketsSansIOProtocol):
    """uvicorn's protocol for WebSockets, behind `config.doors`."""

    def __init__(self, config: Any, *args: Any, guest: Guest | None = None, **kwargs: Any) -> None:
        super().__init__(config, *args, **kwargs)
        self._doors: Doors = config.doors
        self._guest = guest
        now = self.loop.time()
        self._bytes = self._doors.bytes_of_socket(now)
        self._frames = self._doors.frames_of_socket(now)
        self._counter = FrameCounter()
        self._is_cut = False

    def connection_lost(self, exc: Exception | None) -> None:
        """They have gone."""
        if self._guest is not None:
            self._doors.go(self._guest)
            self._guest = None
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        """Something has come: first the handshake, then frames. It is counted before it is read."""
        if self._is_cut:
            return
        if not self.handshake_initiated:
            super().data_received(data)
            if not self.handshake_initiated:
                self._refuse_handshake()
            return
        now = self.loop.time()
        frames = self._counter.count(data, int(self._frames.burst))
        if not self._bytes.take(now, max(LEAST_COST, len(data))) or not self._frames.take(now, frames):
            self._cut("flood")
            return
        super().data_received(data)

    def handle_cont(self, event: Frame) -> None:
        """One more fragment of a message."""
        if len(self.frames) >= MOST_FRAGMENTS:
            self._cut("flood")
        elif not self._is_cut:
            super().handle_cont(event)

    def send_receive_event_to_app(self) -> None:
        """A message is complete."""
        if not self._is_cut:
            super().send_receive_event_to_app()

    def handle_ping(self) -> None:
        """A ping, which is answered; not for somebody who does not read the answers."""
        if self._is_cut:
            return
        if self.transport.get_write_buffer_size() > MOST_UNSENT:
            self._cut("too_slow")
        else:
            super().handle_ping()

    def keepalive_timeout(self) -> None:
        """They do not answer any more: they would not take in a farewell, either."""
        self._cut("too_slow")

    async def run_asgi(self) -> None:
        """Let the application speak; when it has ended, the connection ends soon, whether or not the client agrees."""
        try:
            await super().run_asgi()
        finally:
            if not self.disconnected:
                self.loop.call_later(CLOSING_SECONDS, self._abort)

    def _abort(self) -> None:
        if not self.disconnected:
            self.transport.abort()

    def _cut(self, why: str) -> None:
        """End the connection now: nothing more is read, nothing more is sent, and the application hears of it."""
        if self._is_cut:
            return
        self._is_cut = True
        self._doors.cut(why)
        while not self.queue.empty():
            self.queue.get_nowait()
        self.queue.put_nowait({"type": "websocket.disconnect", "code": 1006})
        self.transport.abort()

    def _refuse_handshake(self) -> None:
        """Answer what cannot be read as a handshake, which the library leaves unanswered."""
        self._is_cut = True
        head = f"HTTP/1.1 400 Bad Request\r\ncontent-type: text/plain\r\ncontent-length: {len(BAD_HANDSHAKE)}\r\n"
        self.transport.write(f"{head}connection: close\r\n\r\n".encode() + BAD_HANDSHAKE)
        self.transport.close()
        self.loop.call_later(CLOSING_SECONDS, self._abort)
