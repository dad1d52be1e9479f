"""Floods: one attacker as a process of its own, who does one harmful thing until told to stop.

`python floods.py KIND URL JSON` runs one; a line of JSON on its output says at the end what it has met with. It stands
alone on the standard library and `websockets`, so that it starts fast and spends little besides what it sends.
"""

from __future__ import annotations

import http.client
import json
import selectors
import socket
import sys
import threading
import time
from collections.abc import Callable
from contextlib import suppress
from typing import Any
from urllib.parse import urlsplit

FLOOD_BYTES = 500_000
"""A second, of floods that are measured in bytes."""
TICK = 0.01
"""Seconds between two handfuls of what is sent."""


def frame(opcode: int, payload: bytes = b"", *, fin: bool = True) -> bytes:
    """A masked frame; the mask is zero. Of at most 65,535 bytes."""
    head = bytes([(0x80 if fin else 0) | opcode])
    if len(payload) < 126:
        head += bytes([0x80 | len(payload)])
    else:
        head += bytes([0x80 | 126]) + len(payload).to_bytes(2, "big")
    return head + bytes(4) + payload


PING, TEXT, CONT = 0x9, 0x1, 0x0


class Attacker:
    """What all floods share: where the server is, what was met with, and whether to go on."""

    def __init__(self, url: str, wanted: dict[str, Any]) -> None:
        parts = urlsplit(url)
        self.url = url
        self.place = (parts.hostname or "", parts.port or 80)
        self.wanted = wanted
        self.seen: dict[str, int] = {}
        self.stopped = threading.Event()
        threading.Thread(target=self._wait, daemon=True).start()

    def _wait(self) -> None:
        sys.stdin.read()
        self.stopped.set()

    @property
    def on(self) -> bool:
        """Whether to go on."""
        return not self.stopped.is_set()

    def count(self, what: str, times: int = 1) -> None:
        """Remember that this happened."""
        self.seen[what] = self.seen.get(what, 0) + times

    def report(self) -> None:
        """Say what was met with."""
        print(json.dumps(self.seen), flush=True)

    def connect(self) -> socket.socket:
        """A connection, from the address of the attacker if it has one of its own."""
        source = self.wanted.get("source")
        return socket.create_connection(self.place, timeout=30, source_address=(source, 0) if source else None)

    def socket(self, small: bool = False) -> socket.socket:
        """A WebSocket to the table, which has said hello as a spectator."""
        link = self.connect()
        if small:
            link.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        link.sendall(
            f"GET /api/tables/{self.wanted['table']}/play HTTP/1.1\r\nHost: {self.place[0]}:{self.place[1]}\r\n"
            "Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n"
            "Sec-WebSocket-Version: 13\r\n\r\n".encode()
        )
        if link.recv(12) != b"HTTP/1.1 101":
            raise OSError("no socket")
        hello = json.dumps({"type": "hello", "protocol": self.wanted["protocol"], "name": "Eve"}).encode()
        link.sendall(frame(TEXT, hello))
        self.count("sockets")
        return link


def _frames(attacker: Attacker, one: bytes, first: bytes = b"", *, read: bool = True) -> None:
    """Send the same frame over and over, half a megabyte a second; who is cut comes again."""
    handful = one * max(1, int(attacker.wanted.get("bytes", FLOOD_BYTES) * TICK) // len(one))
    while attacker.on:
        try:
            with attacker.socket(small=not read) as link:
                if first:
                    link.sendall(first)
                link.setblocking(False)
                _pour(attacker, link, handful, read)
        except OSError:
            attacker.count("cut")
            time.sleep(0.05)


def _pour(attacker: Attacker, link: socket.socket, handful: bytes, read: bool) -> None:
    rest = b""
    due = time.monotonic()
    while attacker.on:
        with suppress(BlockingIOError):
            sent = link.send(rest or handful)
            rest = (rest or handful)[sent:]
            attacker.count("bytes", sent)
        if read:
            with suppress(BlockingIOError):
                while (heard := link.recv(1 << 16)) and attacker.on:
                    attacker.count("heard", len(heard))
                raise OSError("the end")
        due += TICK
        time.sleep(max(0.0, due - time.monotonic()))


def pings(attacker: Attacker) -> None:
    """Empty pings, whose pongs are read."""
    _frames(attacker, frame(PING))


def unread(attacker: Attacker) -> None:
    """Pings whose pongs nobody reads."""
    _frames(attacker, frame(PING), read=False)


def fragments(attacker: Attacker) -> None:
    """One message in fragments of nothing."""
    _frames(attacker, frame(CONT, fin=False), frame(TEXT, b"{", fin=False))


def tiny(attacker: Attacker) -> None:
    """Messages of one letter."""
    _frames(attacker, frame(TEXT, b"x"))


def half(attacker: Attacker) -> None:
    """A thousand requests that are begun and not ended; what is closed is begun anew."""
    chosen = selectors.DefaultSelector()
    links: set[socket.socket] = set()
    while attacker.on:
        for _ in range(50):
            if len(links) >= attacker.wanted.get("requests", 1000):
                break
            try:
                link = attacker.connect()
                link.sendall(b"POST /api/tables HTTP/1.1\r\nHost: localhost\r\nContent-Length: 900\r\nX-Slow")
            except OSError:
                attacker.count("refused")
                time.sleep(0.01)
                break
            link.setblocking(False)
            links.add(link)
            chosen.register(link, selectors.EVENT_READ)
            attacker.count("begun")
        for key, _ in chosen.select(TICK):
            other: Any = key.fileobj
            with suppress(BlockingIOError, OSError):
                if other.recv(1 << 12):
                    continue
            chosen.unregister(other)
            links.discard(other)
            other.close()
            attacker.count("cut")
    for link in links:
        link.close()


def chunks(attacker: Attacker) -> None:
    """Bodies in pieces of one letter, over some connections at once."""
    head = b"POST /api/tables HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n\r\n"
    _requests(attacker, head, b"1\r\nx\r\n" * 10_000)


def heads(attacker: Attacker) -> None:
    """Requests with as many headers as they may have."""
    _requests(attacker, b"", b"GET /robots.txt HTTP/1.1\r\nHost: localhost\r\n" + b"a:b\r\n" * 950 + b"\r\n")


def _requests(attacker: Attacker, head: bytes, more: bytes, count: int = 20) -> None:
    """Send this on so many connections, as fast as it is taken; who is cut comes again."""
    lock = threading.Lock()

    def one() -> None:
        while attacker.on:
            try:
                with attacker.connect() as link:
                    link.settimeout(1.0)
                    link.sendall(head)
                    while attacker.on:
                        link.sendall(more)
                        if not head:
                            link.recv(1 << 16)
            except TimeoutError:
                continue
            except OSError:
                with lock:
                    attacker.count("cut")
                time.sleep(0.05)

    _all([threading.Thread(target=one, daemon=True) for _ in range(count)])


def requests(attacker: Attacker) -> None:
    """Requests for these paths, so many a second, over some connections that are kept."""
    paths: list[str] = attacker.wanted["paths"]
    rate: float = attacker.wanted["rate"]
    count: int = attacker.wanted.get("connections", 16)
    lock = threading.Lock()

    def one(number: int) -> None:
        link = http.client.HTTPConnection(*attacker.place, timeout=60)
        due = time.monotonic()
        turn = number
        while attacker.on:
            try:
                link.request("GET", paths[turn % len(paths)], headers={"Accept-Encoding": "gzip"})
                answer = link.getresponse()
                answer.read()
                with lock:
                    attacker.count(f"status {answer.status}")
            except (OSError, http.client.HTTPException):
                link.close()
                with lock:
                    attacker.count("cut")
                time.sleep(0.05)
            turn += count
            due += count / rate
            attacker.stopped.wait(max(0.0, due - time.monotonic()))
        link.close()

    _all([threading.Thread(target=one, args=(number,), daemon=True) for number in range(count)])


def onlookers(attacker: Attacker) -> None:
    """Fill a table with onlookers, and then let some come and go as fast as they can."""
    stay: list[socket.socket] = []
    for _ in range(attacker.wanted.get("stay", 150)):
        if not attacker.on:
            break
        with suppress(OSError):
            stay.append(attacker.socket())
    readers = threading.Thread(target=_swallow, args=(attacker, stay), daemon=True)
    readers.start()
    while attacker.on:
        try:
            with attacker.socket() as link:
                link.recv(1 << 16)
        except OSError:
            attacker.count("cut")
            time.sleep(0.01)
    for link in stay:
        link.close()


def _swallow(attacker: Attacker, links: list[socket.socket]) -> None:
    chosen = selectors.DefaultSelector()
    for link in links:
        link.setblocking(False)
        chosen.register(link, selectors.EVENT_READ)
    while attacker.on and chosen.get_map():
        for key, _ in chosen.select(0.1):
            one: Any = key.fileobj
            heard = b""
            with suppress(OSError):
                heard = one.recv(1 << 18)
            if heard:
                attacker.count("heard", len(heard))
            else:
                chosen.unregister(one)
                attacker.count("gone")


def dice(attacker: Attacker) -> None:
    """Tables of the dice game with hard bots that do not think, and a player who answers at once."""
    from websockets.exceptions import WebSocketException
    from websockets.sync.client import connect

    def one() -> None:
        try:
            told = _open_table(attacker)
        except (OSError, KeyError, http.client.HTTPException):
            attacker.count("no table")
            return
        place = f"ws{attacker.url.removeprefix('http')}/api/tables/{told['table']['id']}/play"
        with suppress(WebSocketException, OSError, TimeoutError), connect(place, compression=None) as link:
            attacker.count("tables")
            link.send(json.dumps({"type": "hello", "protocol": attacker.wanted["protocol"], "token": told["token"]}))
            link.send(json.dumps({"type": "hurry", "on": True}))
            number = 1
            while attacker.on:
                heard = json.loads(link.recv(timeout=60))
                attacker.count(heard["type"])
                if heard["type"] == "snapshot" and heard.get("game"):
                    number = heard["game"]["number"]
                if heard.get("choices") and heard.get("asked"):
                    question = heard["asked"]["question"]
                    link.send(json.dumps({"type": "answer", "game": number, "question": question, "option": 0}))
                if heard.get("result"):
                    link.send(json.dumps({"type": "ready"}))
        if attacker.on:
            attacker.count("cut")

    _all([threading.Thread(target=one, daemon=True) for _ in range(attacker.wanted.get("tables", 4))])


def _open_table(attacker: Attacker) -> Any:
    settings = {"game": "dice", "players": 8, "bot": "hard", "pace": 0, "games": 99}
    link = http.client.HTTPConnection(*attacker.place, timeout=60)
    body = json.dumps({"name": "Eve", "settings": settings, "start": True})
    link.request("POST", "/api/tables", body, {"Content-Type": "application/json"})
    told = json.loads(link.getresponse().read())
    link.close()
    return told


def _all(threads: list[threading.Thread]) -> None:
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()


KINDS: dict[str, Callable[[Attacker], None]] = {
    one.__name__: one for one in (pings, unread, fragments, tiny, half, chunks, heads, requests, onlookers, dice)
}


def main(kind: str, url: str, wanted: str) -> None:
    """Run one until standard input ends."""
    attacker = Attacker(url, json.loads(wanted))
    try:
        KINDS[kind](attacker)
    finally:
        attacker.report()


if __name__ == "__main__":
    main(*sys.argv[1:])
