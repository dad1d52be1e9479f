"""Limits that keep one client from spoiling the server for the others, and the check where a request comes from.

Time is always given, in seconds that only go forward: nothing here looks at a clock.
"""

from __future__ import annotations

import ipaddress
from collections import OrderedDict
from collections.abc import Collection, Iterable, Mapping
from typing import Any
from urllib.parse import SplitResult, urlsplit

from boothill.server.ops.config import Config
from boothill.server.room.member import Refusal

UNKNOWN = "unknown"
"""The address of a client that has none, such as one at a socket of this machine."""
WATCHING_SHARE = 0.05
"""How much of what may be asked over HTTP may be asked by whoever watches the server, and is counted apart."""
_PORTS = {"http": 80, "https": 443, "ws": 80, "wss": 443}


class Bucket:
    """A right to do something `rate` times a second in the long run, and up to `burst` times at once."""

    __slots__ = ("burst", "level", "rate", "seen")

    def __init__(self, rate: float, burst: float, now: float) -> None:
        self.rate = rate
        self.burst = burst
        self.level = float(burst)
        self.seen = now

    def take(self, now: float, cost: float = 1.0) -> bool:
        """Use it, if the right is there; False otherwise, at no cost."""
        level = self.level
        if now > self.seen:
            level = min(self.burst, level + (now - self.seen) * self.rate)
            self.seen = now
        if level < cost:
            self.level = level
            return False
        self.level = level - cost
        return True

    def reserve(self, now: float, cost: float, patience: float) -> float | None:
        """Use it as soon as the right is there: in how many seconds that is. None, at no cost, if it is not within
        `patience`.
        """
        wait = self.wait(now, min(cost, self.burst))
        if wait > patience:
            return None
        self.charge(now, cost)
        return wait

    def charge(self, now: float, cost: float) -> None:
        """Use it, right or not: what is owed has to come back first."""
        self.take(now, 0.0)
        self.level -= cost

    def wait(self, now: float, cost: float = 1.0) -> float:
        """Seconds until it can be used, 0 if it can be now."""
        level = min(self.burst, self.level + max(0.0, now - self.seen) * self.rate)
        return max(0.0, (cost - level) / self.rate)

    def full(self, now: float) -> bool:
        """Whether it is as good as new."""
        return self.level + (now - self.seen) * self.rate >= self.burst


class Limiter:
    """A bucket for each address. Of at most `most` of them; those that were not heard of for longest are forgotten."""

    __slots__ = ("_buckets", "burst", "most", "rate")

    def __init__(self, rate: float, burst: float, most: int = 20_000) -> None:
        self.rate = rate
        self.burst = burst
        self.most = most
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def __len__(self) -> int:
        return len(self._buckets)

    def take(self, address: str, now: float, cost: float = 1.0) -> bool:
        """Let this address do something, if it has the right."""
        return self._bucket(address, now).take(now, cost)

    def reserve(self, address: str, now: float, cost: float, patience: float) -> float | None:
        """Let this address do something as soon as it has the right: in how many seconds that is, None if it is not
        within `patience`.
        """
        return self._bucket(address, now).reserve(now, cost, patience)

    def charge(self, address: str, now: float, cost: float) -> None:
        """Count what this address has done already."""
        self._bucket(address, now).charge(now, cost)

    def wait(self, address: str, now: float) -> float:
        """Seconds until this address has the right again."""
        bucket = self._buckets.get(address)
        return bucket.wait(now) if bucket else 0.0

    def _bucket(self, address: str, now: float) -> Bucket:
        buckets = self._buckets
        bucket = buckets.get(address)
        if bucket is None:
            self._forget(now)
            bucket = buckets[address] = Bucket(self.rate, self.burst, now)
        else:
            buckets.move_to_end(address)
        return bucket

    def _forget(self, now: float) -> None:
        """Make room for one more: drop two that are as good as new, or else the oldest."""
        buckets = self._buckets
        for _ in range(2):
            if buckets and next(iter(buckets.values())).full(now):
                buckets.popitem(last=False)
        while len(buckets) >= self.most:
            buckets.popitem(last=False)


class Connections:
    """How many connections there are, in all and of each address."""

    __slots__ = ("by_address", "count", "most", "most_per_address")

    def __init__(self, most: int, most_per_address: int) -> None:
        self.most = most
        self.most_per_address = most_per_address
        self.count = 0
        self.by_address: dict[str, int] = {}

    def enter(self, address: str) -> None:
        """Let one in, who must `leave` again. Raises Refusal if there are too many."""
        if self.count >= self.most:
            raise Refusal(
                "server_full", "the server has as many connections as it can take; try again in a few minutes"
            )
        here = self.by_address.get(address, 0)
        if here >= self.most_per_address:
            raise Refusal(
                "too_many_connections",
                f"there are {here} connections from your address already; close one and try again",
            )
        self.by_address[address] = here + 1
        self.count += 1

    def leave(self, address: str) -> None:
        """One has gone."""
        self.count -= 1
        if self.by_address[address] == 1:
            del self.by_address[address]
        else:
            self.by_address[address] -= 1


class Guards:
    """All limits of one server. Each thing has a limit of its own, so that too much of one does not stop another: a
    school is one address.
    """

    __slots__ = ("_config", "arrivals", "connections", "creations", "films", "messages", "requests", "watching")

    def __init__(self, config: Config, connections: int | None = None) -> None:
        most = config.max_connections if connections is None else connections
        self._config = config
        self.connections = Connections(most, config.max_connections_per_address)
        self.messages = Limiter(config.address_rate, config.address_burst)
        """What is said at tables."""
        self.arrivals = Limiter(config.arrival_rate, config.arrival_burst)
        """New connections to tables."""
        self.requests = Limiter(config.request_rate, config.request_burst)
        """Everything that is asked over HTTP, by what it costs."""
        self.watching = Limiter(config.request_rate * WATCHING_SHARE, config.request_burst * WATCHING_SHARE)
        """What whoever runs the server asks: how it is."""
        self.creations = Limiter(config.create_rate / 60, config.create_burst)
        self.films = Limiter(config.film_rate / 60, config.film_burst)

    def bucket(self, now: float) -> Bucket:
        """The limit of a new connection."""
        return Bucket(self._config.message_rate, self._config.message_burst, now)

    def may_say(self, bucket: Bucket, address: str, now: float) -> bool:
        """Whether a message may be followed, as far as its connection and its address are concerned."""
        return bucket.take(now) and self.messages.take(address, now)

    def may_create(self, address: str, now: float) -> None:
        """Count a table or a seat. Raises Refusal if the address has had too many."""
        if not self.creations.take(address, now):
            wait = max(1, round(self.creations.wait(address, now)))
            raise Refusal("too_fast", f"too many tables and seats from your address; try again in {wait} seconds")

    def may_film(self, address: str, now: float) -> None:
        """Count a film that has to be made. Raises Refusal if the address has had too many."""
        if not self.films.take(address, now):
            wait = max(1, round(self.films.wait(address, now)))
            raise Refusal("too_fast", f"too many films for your address; try again in {wait} seconds")


def same_origin(origin: str | None, host: str, allowed: Collection[str] = ()) -> bool:
    """Whether a request comes from a page of this server, or of one that is allowed (such as https://example.org).

    `host` is what the client calls this server. The scheme does not count: a proxy may have taken the https off. A
    request without origin comes from no page at all, and may.
    """
    if origin is None:
        return True
    plain = origin.lower()
    if plain in allowed:
        return True
    page, here = _split(plain), _split(f"//{host.lower()}")
    if page is None or here is None or page.scheme not in ("http", "https") or not page.hostname:
        return False
    if page.path or page.query or page.fragment or "@" in page.netloc:
        return False
    usual = _PORTS[page.scheme]
    return page.hostname == here.hostname and (page.port or usual) == (here.port or usual)


def _split(url: str) -> SplitResult | None:
    try:
        parts = urlsplit(url)
        _ = parts.port
    except ValueError:
        return None
    return parts


def header(scope: Mapping[str, Any], name: bytes) -> str | None:
    """The last header of this name, in small letters, of a request."""
    found = None
    for key, value in scope["headers"]:
        if key == name:
            found = value
    return None if found is None else found.decode("latin-1")


def address_of(scope: Mapping[str, Any], trust_proxy: bool) -> str:
    """The address a request is counted under.

    With `trust_proxy` it is the last one of X-Forwarded-For, which the proxy next to us has added; anybody can make up
    those before it. Of an IPv6 address it is the network: one person has as many addresses as they like there.
    """
    client = scope.get("client")
    text = client[0] if client else UNKNOWN
    if trust_proxy:
        forwarded = header(scope, b"x-forwarded-for")
        if forwarded:
            text = _bare(forwarded.rpartition(",")[2])
    plain = plain_address(text)
    return UNKNOWN if plain is None and trust_proxy else plain or text


def plain_address(text: str) -> str | None:
    """What an address is counted under; None if it is none."""
    try:
        address = ipaddress.ip_address(text)
    except ValueError:
        return None
    if isinstance(address, ipaddress.IPv6Address):
        if address.ipv4_mapped:
            return str(address.ipv4_mapped)
        return str(ipaddress.ip_network((int(address) >> 64 << 64, 64)))
    return str(address)


def _bare(text: str) -> str:
    """An address without the port that some proxies add."""
    text = text.strip()
    if text.startswith("["):
        return text[1:].partition("]")[0]
    return text.partition(":")[0] if text.count(":") == 1 else text


def is_inside(scope: Mapping[str, Any], networks: Iterable[str], trust_proxy: bool) -> bool:
    """Whether a request comes from one of these networks itself, not through a proxy that hides where it comes from."""
    client = scope.get("client")
    text = client[0] if client else ""
    forwarded = header(scope, b"x-forwarded-for")
    if forwarded is not None or header(scope, b"forwarded") is not None:
        if not trust_proxy or forwarded is None:
            return False
        text = _bare(forwarded.rpartition(",")[2])
    try:
        address = ipaddress.ip_address(text)
    except ValueError:
        return False
    if isinstance(address, ipaddress.IPv6Address) and address.ipv4_mapped:
        address = address.ipv4_mapped
    return any(address in ipaddress.ip_network(network, strict=False) for network in networks)
