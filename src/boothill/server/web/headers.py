"""The outermost layer of the server: security headers on every answer, no pages of others, no names of others, a line
in the log.

It is plain ASGI around the whole application, so that it also sees what no route takes.
"""

from __future__ import annotations

import time
from collections.abc import Awaitable, Callable, MutableMapping, Sequence
from typing import Any

import structlog

from boothill.server.ops.config import Config
from boothill.server.ops.guards import header, same_origin
from boothill.server.ops.hosts import OwnHosts
from boothill.server.wire.protocol import Problem, encode
from boothill.server.wire.text import printable

Scope = MutableMapping[str, Any]
Message = MutableMapping[str, Any]
Receive = Callable[[], Awaitable[Message]]
Send = Callable[[Message], Awaitable[None]]

POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; "
    "connect-src 'self'; manifest-src 'self'; worker-src 'self'; base-uri 'none'; form-action 'self'; "
    "frame-ancestors 'none'"
)
"""Everything comes from here or not at all."""
HEADERS = (
    (b"content-security-policy", POLICY.encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"no-referrer"),  # the link to a table is an invitation: no other site is to learn it
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), geolocation=(), microphone=(), payment=(), usb=()"),
)
NO_STORE = (b"cache-control", b"no-store")
_READING = frozenset({"GET", "HEAD", "OPTIONS"})
_FRESH = ("/api", "/healthz", "/metrics")
"""What is never kept by anybody on the way, unless the answer itself says so."""
_FOREIGN = encode(Problem("foreign_origin", "This page belongs to another site; open the table on its own."))
_HTTP_ANSWER = "websocket.http.response"
"""With this a WebSocket that is not opened is answered like any other request."""

log = structlog.get_logger(__name__)


def guarded(app: Any, config: Config) -> Callable[[Scope, Receive, Send], Awaitable[None]]:
    """The application with its guards around it.

    HEAD is answered as GET without the body. Whoever asks under a name that is not ours (`OwnHosts`) is answered
    nothing else. A request that changes something is refused if it comes from a page of another site; sockets look at
    that themselves, so that they can say why.
    """
    allowed = frozenset(config.origins)
    hosts = OwnHosts(config)
    debugging = config.log_level == "debug"
    proxy_told = config.trust_proxy

    async def guard(scope: Scope, receive: Receive, send: Send) -> None:
        nonlocal proxy_told
        if scope["type"] not in ("http", "websocket"):
            await app(scope, receive, send)
            return
        if not proxy_told and _comes_through_a_proxy(scope):
            proxy_told = True
            log.warning(
                "requests come through a proxy that is not trusted",
                hint="if it is yours start with --trust-proxy: until then everybody behind it counts as one address, "
                "and what one does too often is refused to all",
            )
        if not hosts.know(header(scope, b"host")):
            await _send_away(scope, send)
            return
        if scope["type"] == "websocket":
            await app(scope, receive, send)
            return
        method: str = scope["method"]
        fresh = scope["path"].startswith(_FRESH)
        started = time.perf_counter() if debugging else 0.0
        status = 0

        async def send_with_headers(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                headers = [*message["headers"], *(_shared(origin) if origin in allowed else HEADERS)]
                if fresh and not any(name.lower() == b"cache-control" for name, _ in message["headers"]):
                    headers.append(NO_STORE)
                message["headers"] = headers
            elif method == "HEAD" and message["type"] == "http.response.body":
                message["body"] = b""
            await send(message)

        origin = header(scope, b"origin")
        if method == "HEAD":
            scope = {**scope, "method": "GET"}
        if (
            origin is not None
            and method not in _READING
            and not same_origin(origin, header(scope, b"host") or "", allowed)
        ):
            await _answer(send_with_headers, 403, _FOREIGN)
        else:
            await app(scope, receive, send_with_headers)
        if debugging:
            log.debug(
                "request",
                method=method,
                route=scope.get("path_template", ""),  # never the path itself
                status=status,
                ms=round((time.perf_counter() - started) * 1000, 2),
            )

    return guard


def _shared(origin: str) -> list[tuple[bytes, bytes]]:
    """The headers for a page of another site that may use this server (--origins)."""
    return [
        *(pair for pair in HEADERS if pair[0] != b"cross-origin-resource-policy"),
        (b"cross-origin-resource-policy", b"cross-origin"),
        (b"access-control-allow-origin", origin.encode("latin-1")),
        (b"access-control-allow-methods", b"GET, POST"),
        (b"access-control-allow-headers", b"content-type"),
        (b"vary", b"origin"),
    ]


def _comes_through_a_proxy(scope: Scope) -> bool:
    return any(name in (b"x-forwarded-for", b"forwarded") for name, _ in scope["headers"])


async def _send_away(scope: Scope, send: Send) -> None:
    """Answer somebody who has asked for another server."""
    name = printable(header(scope, b"host") or "")
    log.warning("asked under another name", host=name, hint="if it is ours name it with --hosts")
    told = (
        f"This server does not go by the name {name.rpartition(':')[0] or name}; its operator can name it with --hosts."
    )
    said = encode(Problem("other_host", told))
    if scope["type"] == "http":
        await _answer(send, 421, said, HEADERS)
    elif _HTTP_ANSWER in scope.get("extensions", ()):
        await _answer(send, 421, said, HEADERS, kind=_HTTP_ANSWER)
    else:
        await send({"type": "websocket.close", "code": 1008, "reason": ""})


async def _answer(
    send: Send, status: int, said: bytes, headers: Sequence[tuple[bytes, bytes]] = (), kind: str = "http.response"
) -> None:
    own = [(b"content-type", b"application/json"), (b"content-length", str(len(said)).encode())]
    await send({"type": f"{kind}.start", "status": status, "headers": [*own, *headers]})
    await send({"type": f"{kind}.body", "body": said, "more_body": False})
