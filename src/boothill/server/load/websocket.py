"""The client's end of a WebSocket, as cheap as it gets: a load generator that is busy with itself measures itself.

It sends and hears whole text messages, answers pings and closes politely; extensions and fragments are not spoken.
"""

from __future__ import annotations

import asyncio
import base64
import hashlib
import os
from abc import ABC, abstractmethod
from typing import cast

_GUID = b"258EAFA5-E914-47DA-95CA-C5AB0DC85B11"
_TEXT = 0x81
_CLOSE = 0x88
_PING = 0x89
_PONG = 0x8A
_MASKED = 0x80
# Clients have to mask what they send against careless proxies. This mask is as good as any other for the server, which
# has the same work with it, and costs us nothing.
_NO_MASK = b"\0\0\0\0"
_MOST_HEADERS = 16_384


class WebSocketError(Exception):
    """The other end does not speak WebSocket as it should; the message says how."""


def frame(payload: bytes, opcode: int = _TEXT) -> bytes:
    """A message as it goes over the wire."""
    size = len(payload)
    if size < 126:
        head = bytes((opcode, _MASKED | size))
    elif size < 65_536:
        head = bytes((opcode, _MASKED | 126)) + size.to_bytes(2, "big")
    else:
        head = bytes((opcode, _MASKED | 127)) + size.to_bytes(8, "big")
    return head + _NO_MASK + payload


class WebSocket(asyncio.Protocol, ABC):
    """One connection. `heard` and `lost` are for whoever derives from it."""

    def __init__(self, host: str, path: str) -> None:
        self.opened: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        """Done when messages can be sent; fails with WebSocketError or OSError if that never comes."""
        self._key = base64.b64encode(os.urandom(16))
        self._request = (
            f"GET {path} HTTP/1.1\r\nHost: {host}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            f"Sec-WebSocket-Key: {self._key.decode()}\r\nSec-WebSocket-Version: 13\r\n\r\n"
        ).encode()
        self._rest = b""
        self._transport: asyncio.Transport | None = None
        self._ended = False

    @abstractmethod
    def heard(self, payload: bytes) -> None:
        """A message has come."""

    @abstractmethod
    def lost(self, why: str) -> None:
        """The connection has ended, though nobody here wanted that."""

    def say(self, payload: bytes) -> None:
        """Send a message."""
        if self._transport is not None:
            self._transport.write(frame(payload))

    def end(self) -> None:
        """Hang up."""
        self._ended = True
        if self._transport is not None:
            if self.opened.done():
                self._transport.write(frame((1000).to_bytes(2, "big"), _CLOSE))
            self._transport.close()

    # ---- asyncio

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Ask for a WebSocket."""
        self._transport = cast(asyncio.Transport, transport)  # uvloop's are not derived from it
        self._transport.write(self._request)

    def connection_lost(self, error: Exception | None) -> None:
        """Say so, unless we wanted it."""
        self._fail(f"the connection was lost: {error}" if error else "the server hung up")

    def data_received(self, data: bytes) -> None:
        """Take whole messages out of what has come."""
        if self._rest:
            data = self._rest + data
        at = 0
        if not self.opened.done():
            at = self._open(data)
            if at < 0:
                self._rest = data
                return
        size = len(data)
        while size - at >= 2:
            length = data[at + 1]
            start = at + 2
            if length >= 126:
                width = 2 if length == 126 else 8
                if length > 127:
                    self._break("the server masks what it sends")
                    return
                start += width
                if size < start:
                    break
                length = int.from_bytes(data[start - width : start], "big")
            end = start + length
            if end > size:
                break
            opcode = data[at]
            if opcode == _TEXT:
                self.heard(data[start:end])
            else:
                self._control(opcode, data[start:end])
            if self._ended:
                return
            at = end
        self._rest = data[at:]

    def _open(self, data: bytes) -> int:
        """Read the answer to our request; where messages begin, -1 if there is more to come."""
        end = data.find(b"\r\n\r\n")
        if end < 0:
            if len(data) > _MOST_HEADERS:
                self._break("the server did not answer like a web server")
            return -1
        status, *lines = data[:end].split(b"\r\n")
        headers = {name.strip().lower(): value.strip() for name, _, value in (line.partition(b":") for line in lines)}
        wanted = base64.b64encode(hashlib.sha1(self._key + _GUID, usedforsecurity=False).digest())
        if b" 101 " not in status + b" " or headers.get(b"sec-websocket-accept") != wanted:
            self._break(f"the server opened no WebSocket: {status.decode('latin-1')}")
            return -1
        self.opened.set_result(None)
        return end + 4

    def _control(self, opcode: int, payload: bytes) -> None:
        if opcode == _PING and self._transport is not None:
            self._transport.write(frame(payload, _PONG))
        elif opcode == _CLOSE:
            self._break(f"the server closed the connection with code {int.from_bytes(payload[:2], 'big')}")
        elif opcode != _PONG:
            self._break(f"the server sent a frame of kind {opcode:#x}, which is not spoken here")

    def _break(self, why: str) -> None:
        if self._transport is not None:
            self._transport.close()
        self._fail(why)

    def _fail(self, why: str) -> None:
        if self._ended:
            return
        self._ended = True
        if self.opened.done():
            self.lost(why)
        else:
            self.opened.set_exception(WebSocketError(why))
