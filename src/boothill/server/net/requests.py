"""HTTP connections with deadlines: a request has to come whole, and soon."""

from __future__ import annotations

import asyncio
from functools import partial
from typing import Any

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol

from boothill.server.net.doors import IDLE, LEAST_COST, Doors, Guest
from boothill.server.net.sockets import GuardedSocket

MOST_LINES = 1_000
"""Of one request, the body as well: each header is one, and each piece of a body that comes in pieces two."""
LINE_BYTES = 32
"""That a line counts for at least, however short: those of browsers are longer."""


class GuardedRequests(H11Protocol):
    """uvicorn's protocol for HTTP, behind `config.doors`."""

    def __init__(self, config: Any, *args: Any, **kwargs: Any) -> None:
        super().__init__(config, *args, **kwargs)
        self._doors: Doors = config.doors
        self._guest: Guest | None = None
        self._idle = False
        """Whether nothing of the next request has come."""
        self._body_of: Any = None
        """The last request with a body that was still to come."""
        self._bytes = 0
        self._lines = 0
        """What has come of a request, and of its body after it was answered. Lines are what makes reading it slow."""
        self._held = b""
        """What is not read before its address may send again."""

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Somebody comes; they have to go at once if there are too many."""
        super().connection_made(transport)
        self._guest = self._doors.come(self.client, transport)
        if self._guest is None:
            self._doors.cut("crowded")
            transport.abort()
            return
        self.ws_protocol_class = partial(GuardedSocket, guest=self._guest)  # type: ignore[assignment]

    def connection_lost(self, exc: Exception | None) -> None:
        """They have gone."""
        if self._guest is not None:
            self._doors.go(self._guest)
            self._guest = None
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        """Something of a request, which is counted before it is read. Too much of one, and the connection is cut off;
        too much of all from one address, and it is read when that may send again.
        """
        guest, doors = self._guest, self._doors
        if guest is None or self.transport.is_closing():
            return
        if self._idle:
            self._idle = False
            doors.wait(guest, doors.limits.head_seconds)
        self._bytes += len(data)
        self._lines += data.count(b"\n")
        if self._bytes > doors.limits.request_bytes or self._lines > MOST_LINES:
            doors.cut("flood")
            self.transport.abort()
            return
        if self._held:
            self._held += data
        elif guest.address is None:
            self._read(data)
        else:
            self._held = data
            self._listen()

    def _listen(self) -> None:
        """Read what is held if its address does not owe for what it has sent before; else later."""
        guest, traffic, now = self._guest, self._doors.traffic, self.loop.time()
        if guest is None or guest.address is None or self.transport.is_closing():
            return
        wait = traffic.wait(guest.address, now)
        if wait > 0:
            self.flow.pause_reading()
            self.loop.call_later(wait, self._listen)
            return
        data, self._held = self._held, b""
        cost = max(LEAST_COST, len(data), LINE_BYTES * data.count(b"\n"))
        traffic.charge(guest.address, now, cost)
        self.flow.resume_reading()
        self._read(data)

    def _read(self, data: bytes) -> None:
        super().data_received(data)
        if self._guest is not None:
            self._look(self._guest)

    def on_response_complete(self) -> None:
        """An answer is on its way: the next request may come."""
        guest = self._guest
        if guest is not None and self.conn.their_state is not h11.SEND_BODY:
            self._idle = True
            self._bytes = self._lines = 0
            self._doors.wait(guest, IDLE)
        super().on_response_complete()
        if guest is not None:
            self._look(guest)

    def _look(self, guest: Guest) -> None:
        """See whom the connection waits for now."""
        state = self.conn.their_state
        if self._guest is None or state is h11.IDLE:
            return
        if state is h11.SEND_BODY:
            if self._body_of is not self.cycle:  # its time runs from its beginning on, whatever comes
                self._body_of = self.cycle
                self._doors.wait(guest, self._doors.limits.body_seconds)
        elif not self.transport.is_closing() and self.cycle is not None and not self.cycle.response_complete:
            self._doors.serve(guest)

    def _should_upgrade(self) -> bool:
        """Whether this becomes a WebSocket. Only a plain GET can; anything else is answered as if it had not asked to,
        since what reads the handshake would not answer at all.
        """
        plain = self.scope["method"] == "GET" and self.scope["http_version"] == "1.1"
        names = {name for name, _ in self.headers}
        return plain and not names & {b"content-length", b"transfer-encoding"} and super()._should_upgrade()

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        """From now on the connection is a WebSocket's, and so is the guest."""
        guest, self._guest = self._guest, None
        if guest is not None:
            self._doors.leave_http(guest)
        super().handle_websocket_upgrade(event)
