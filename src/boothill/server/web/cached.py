"""Answers that are the same for everybody until the server is another: clients keep them and ask whether they hold."""

from __future__ import annotations

import hashlib
from typing import Any

from litestar import Request, Response
from msgspec import Struct

from boothill.server.protocol import encode

CACHE_CONTROL = "public, max-age=300"
"""Five minutes without asking, then a question that is mostly answered with nothing."""


class Kept(Struct, frozen=True):
    """An answer and its fingerprint."""

    body: bytes
    tag: str


def kept(content: Any) -> Kept:
    """The JSON of something, to be sent many times."""
    body = encode(content)
    return Kept(body, f'"{hashlib.sha256(body).hexdigest()[:20]}"')


def send_kept(request: Request[Any, Any, Any], answer: Kept) -> Response[bytes]:
    """The answer, or 304 for a client that has it."""
    headers = {"ETag": answer.tag, "Cache-Control": CACHE_CONTROL}
    if _has(request.headers.get("if-none-match"), answer.tag):
        return Response(b"", status_code=304, headers=headers, media_type="application/json")
    return Response(answer.body, status_code=200, headers=headers, media_type="application/json")


def _has(known: str | None, tag: str) -> bool:
    if known is None:
        return False
    tags = [one.strip().removeprefix("W/") for one in known.split(",")]
    return tag in tags or "*" in tags
