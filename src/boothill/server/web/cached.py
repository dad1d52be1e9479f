"""Answers that are the same for everybody until the server is another: clients keep them and ask whether they hold."""

from __future__ import annotations

import asyncio
import gzip
import hashlib
import threading
from collections.abc import Callable
from functools import update_wrapper
from typing import Any, Generic, ParamSpec

from litestar import Request, Response
from msgspec import Struct

from boothill.server.wire.protocol import encode

CACHE_CONTROL = "public, max-age=300"
"""Five minutes without asking, then a question that is mostly answered with nothing."""
JSON = "application/json"
P = ParamSpec("P")
WORTH_PACKING = 500
"""Bytes below which compressing gains next to nothing."""


class Kept(Struct, frozen=True):
    """An answer and its fingerprint."""

    body: bytes
    tag: str
    packed: bytes | None = None
    """The same with gzip, where that is shorter."""
    media_type: str = JSON
    cache_control: str = CACHE_CONTROL


class Once(Generic[P]):
    """A function that makes an answer, as a decorator: each is made once, however many ask for it at the same time."""

    def __init__(self, make: Callable[P, Kept]) -> None:
        self._make = make
        self._made: dict[Any, Kept] = {}
        self._turn = threading.Lock()
        update_wrapper(self, make)

    def __call__(self, *args: P.args, **kwargs: P.kwargs) -> Kept:
        """The answer."""
        found = self._made.get(args)
        if found is None:
            with self._turn:
                found = self._made.get(args)
                if found is None:
                    found = self._made[args] = self._make(*args, **kwargs)
        return found

    async def soon(self, *args: P.args, **kwargs: P.kwargs) -> Kept:
        """The same, made in a thread if it has to be made, so that nobody else waits for it."""
        found = self._made.get(args)
        return found if found is not None else await asyncio.to_thread(self, *args, **kwargs)


def kept(content: Any) -> Kept:
    """The JSON of something, to be sent many times."""
    return kept_bytes(encode(content))


def kept_bytes(
    body: bytes, media_type: str = JSON, cache_control: str = CACHE_CONTROL, *, packing: bool = True
) -> Kept:
    """Something to be sent many times. What is compressed already needs no `packing`."""
    tag = hashlib.sha256(body).hexdigest()[:20]
    packed = gzip.compress(body, 9, mtime=0) if packing and len(body) >= WORTH_PACKING else None
    if packed is not None and len(packed) >= len(body):
        packed = None
    return Kept(body, tag, packed, media_type, cache_control)


def send_kept(request: Request[Any, Any, Any], answer: Kept) -> Response[bytes]:
    """The answer, packed for a client that unpacks it, or 304 for one that has it."""
    unchanged = not_changed(request, answer)
    if unchanged is not None:
        return unchanged
    packed = _packed_for(request, answer)
    headers = _headers(answer, packed)
    if packed is not None:
        headers["Content-Encoding"] = "gzip"
    return Response(
        answer.body if packed is None else packed, status_code=200, headers=headers, media_type=answer.media_type
    )


def not_changed(request: Request[Any, Any, Any], answer: Kept) -> Response[bytes] | None:
    """304 for a client that has the answer of this fingerprint, whose body need not be known; None for others."""
    if not _has(request.headers.get("if-none-match"), answer.tag):
        return None
    headers = _headers(answer, _packed_for(request, answer))
    return Response(b"", status_code=304, headers=headers, media_type=answer.media_type)


def _packed_for(request: Request[Any, Any, Any], answer: Kept) -> bytes | None:
    return answer.packed if accepts_gzip(request.headers.get("accept-encoding", "")) else None


def _headers(answer: Kept, packed: bytes | None) -> dict[str, str]:
    # Another encoding is another text to whoever keeps it on the way, so it needs a fingerprint of its own.
    headers = {
        "ETag": f'"{answer.tag}"' if packed is None else f'"{answer.tag}-gzip"',
        "Cache-Control": answer.cache_control,
    }
    if answer.packed is not None:
        headers["Vary"] = "Accept-Encoding"
    return headers


def accepts_gzip(accepted: str) -> bool:
    """Whether a client with this Accept-Encoding header unpacks gzip."""
    for one in accepted.lower().split(","):
        name, _, quality = one.partition(";")
        if name.strip() in ("gzip", "*"):
            return quality.replace(" ", "") not in ("q=0", "q=0.0", "q=0.00", "q=0.000")
    return False


def _has(known: str | None, tag: str) -> bool:
    """Whether the client has the answer of this fingerprint, in whatever encoding."""
    if known is None:
        return False
    tags = [one.strip().removeprefix("W/") for one in known.split(",")]
    return f'"{tag}"' in tags or f'"{tag}-gzip"' in tags or "*" in tags
