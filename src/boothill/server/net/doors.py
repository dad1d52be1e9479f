"""Everybody who is connected, and who has to go: those who keep a connection without asking for anything.

A connection waits while its request is not complete, or while none has come. Who waits longer than they may is cut off;
and where no more connections can be had, the one that has waited longest goes for whoever comes, so that nobody is
locked out by those who only wait.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable

from msgspec import Struct

from boothill.server.ops.config import Config
from boothill.server.ops.guards import UNKNOWN, Bucket, Limiter, plain_address

LEAST_COST = 64
"""Bytes that a piece counts for at least, however short: it is the pieces that cost."""
SPARE_BYTES = 4096
"""What a connection may send at once besides one message of full length."""
SPARE_FRAMES = 140
"""Frames besides messages: pings, fragments, and what is ignored politely before the connection is closed."""
HEAD_BYTES = 16_384
"""Of the head of a request: no more of it is read than so, if it is not complete by then."""
BODY_TIMES = 4
"""What may come of a body, against what is taken: so far it is told that it is too large, beyond that it is cut off."""
ADDRESS_RATE = 8
ADDRESS_BURST = 16
"""What the requests of one address may send, in bytes, against what one connection to a table may."""
LOOK = 1.0
"""Seconds between two looks at who has to go."""
IDLE = 15.0
"""Seconds a connection may be kept without a request; mostly it is closed sooner."""
FOREVER = float("inf")


class Limits(Struct, frozen=True):
    """What connections may take."""

    connections: int
    per_address: int
    """TCP connections of one address; those through a trusted proxy have none of their own."""
    trust_proxy: bool
    head_seconds: float
    body_seconds: float
    request_bytes: int
    byte_rate: float
    byte_burst: float
    frame_rate: float
    frame_burst: float

    @classmethod
    def of(cls, config: Config, connections: int) -> Limits:
        """Those of a configuration, and so many connections in all."""
        return cls(
            connections=connections,
            per_address=config.max_tcp_per_address,
            trust_proxy=config.trust_proxy,
            head_seconds=config.head_seconds,
            body_seconds=config.body_seconds,
            request_bytes=HEAD_BYTES + BODY_TIMES * config.max_message_bytes,
            byte_rate=config.byte_rate,
            byte_burst=max(config.byte_burst, config.max_message_bytes + SPARE_BYTES),
            frame_rate=2 * config.message_rate,
            frame_burst=config.message_burst + SPARE_FRAMES,
        )


UNLIMITED = Limits(1_000_000, 1_000_000, False, 60.0, 60.0, 1_000_000_000, 1e9, 1e9, 1e9, 1e9)
"""For measuring."""


class Guest:
    """One TCP connection."""

    __slots__ = ("address", "due", "quiet", "transport", "unsent")

    def __init__(self, address: str | None, transport: asyncio.Transport) -> None:
        self.address = address
        """None if it counts for nobody: a proxy's."""
        self.transport = transport
        self.due = FOREVER
        """When it is cut off if nothing more comes."""
        self.unsent = 0
        self.quiet = 0.0
        """How much it had not taken in at the last look, and for how many seconds that has not become less."""


class Doors:
    """All connections of a server. Times are those of the event loop."""

    def __init__(self, limits: Limits, cut: Callable[[str], None] | None = None) -> None:
        self.limits = limits
        self.cut = cut or (lambda _why: None)
        """Told why a connection was cut off, in a word."""
        self.count = 0
        self.by_address: dict[str, int] = {}
        self.traffic = Limiter(limits.byte_rate * ADDRESS_RATE, limits.byte_burst * ADDRESS_BURST)
        """What the requests of each address send."""
        self._asking: dict[Guest, None] = {}
        """Those that speak HTTP."""
        self._waiting: dict[Guest, None] = {}
        """Those whose request is not complete, those that have waited longest first."""
        self._looking: asyncio.TimerHandle | None = None

    def address_of(self, client: tuple[str, int] | None) -> str | None:
        """What a connection from there is counted under; None if it comes through a proxy."""
        if self.limits.trust_proxy:
            return None
        return (plain_address(client[0]) if client is not None else None) or UNKNOWN

    def come(self, client: tuple[str, int] | None, transport: asyncio.Transport) -> Guest | None:
        """Let a connection in, which must `go` again; None if there are too many, and none of them only waits."""
        address, limits = self.address_of(client), self.limits
        if address is not None and self.by_address.get(address, 0) >= limits.per_address:
            if not self._push_out(lambda other: other.address == address):
                return None
        if self.count >= limits.connections and not self._push_out(lambda _other: True):
            return None
        guest = Guest(address, transport)
        self.count += 1
        if address is not None:
            self.by_address[address] = self.by_address.get(address, 0) + 1
        self._asking[guest] = None
        self.wait(guest, limits.head_seconds)
        if self._looking is None:
            self._looking = asyncio.get_running_loop().call_later(LOOK, self._look)
        return guest

    def wait(self, guest: Guest, seconds: float) -> None:
        """A connection is to say more within so many seconds."""
        guest.due = asyncio.get_running_loop().time() + seconds
        self._waiting.pop(guest, None)
        self._waiting[guest] = None

    def serve(self, guest: Guest) -> None:
        """A request is complete: it is for us to answer now."""
        guest.due = FOREVER
        self._waiting.pop(guest, None)

    def leave_http(self, guest: Guest) -> None:
        """A connection has become a WebSocket, which has limits of its own."""
        self.serve(guest)
        self._asking.pop(guest, None)

    def go(self, guest: Guest) -> None:
        """A connection has ended."""
        self.leave_http(guest)
        self.count -= 1
        if guest.address is not None:
            left = self.by_address[guest.address] - 1
            if left:
                self.by_address[guest.address] = left
            else:
                del self.by_address[guest.address]

    def bytes_of_socket(self, now: float) -> Bucket:
        """What a new WebSocket may send."""
        return Bucket(self.limits.byte_rate, self.limits.byte_burst, now)

    def frames_of_socket(self, now: float) -> Bucket:
        """How many frames it may send."""
        return Bucket(self.limits.frame_rate, self.limits.frame_burst, now)

    def _push_out(self, which: Callable[[Guest], bool]) -> bool:
        """Cut off the connection that has waited longest, of these; False if none waits."""
        for other in self._waiting:
            if which(other):
                self.cut("crowded")
                self.serve(other)
                other.transport.abort()
                return True
        return False

    def _look(self) -> None:
        """Cut off those whose time is over, and those who do not take in what they were sent."""
        loop = asyncio.get_running_loop()
        now = loop.time()
        for guest in [*self._asking]:
            unsent = guest.transport.get_write_buffer_size()
            guest.quiet = guest.quiet + LOOK if unsent and unsent >= guest.unsent else 0.0
            guest.unsent = unsent
            if (guest.due <= now and not unsent) or guest.quiet > self.limits.body_seconds:
                self.cut("too_slow")
                self.leave_http(guest)
                guest.transport.abort()
        self._looking = loop.call_later(LOOK, self._look) if self._asking else None
