"""How an application of ours is run: the same event loop and the same settings of uvicorn for all of them."""

from __future__ import annotations

import asyncio
import gc
import sys
from typing import Any

import uvicorn

from boothill.server.net.doors import UNLIMITED, Doors
from boothill.server.net.files import BACKLOG
from boothill.server.net.requests import GuardedRequests
from boothill.server.net.sockets import GuardedSocket
from boothill.server.ops import logs

TURN_SECONDS = 0.0001
"""Far less than usual: the longest wait beside a flood of pages, just after the start, fell from 400 to 40 ms."""


def new_loop() -> asyncio.AbstractEventLoop:
    """An event loop, of the fast kind where there is one."""
    if sys.platform == "win32":
        return asyncio.new_event_loop()
    import uvloop

    return uvloop.new_event_loop()


class NetConfig(uvicorn.Config):
    """uvicorn's settings, with the doors that every connection comes through."""

    def __init__(self, app: Any, doors: Doors, **settings: Any) -> None:
        super().__init__(app, **settings)
        self.doors = doors


def uvicorn_config(
    app: Any, host: str, port: int, *, max_message_bytes: int, drain_seconds: float, doors: Doors | None = None
) -> NetConfig:
    """uvicorn's settings for an application of ours, without limits unless there are doors. Who is behind a proxy
    `guards.address_of` finds out.
    """
    return NetConfig(
        app,
        doors or Doors(UNLIMITED),
        host=host,
        port=port,
        backlog=BACKLOG,
        http=GuardedRequests,
        ws=GuardedSocket,
        ws_max_size=max_message_bytes,
        ws_per_message_deflate=False,
        lifespan="on",
        proxy_headers=False,
        server_header=False,
        timeout_graceful_shutdown=max(1, round(drain_seconds)),
        **logs.UVICORN,
    )


def address_of(server: uvicorn.Server) -> str:
    """Where a server listens, as a URL without a path; one that listens everywhere is told as this machine's."""
    host, port = server.servers[0].sockets[0].getsockname()[:2]
    host = {"0.0.0.0": "127.0.0.1", "::": "::1"}.get(host, host)
    return f"http://[{host}]:{port}" if ":" in host else f"http://{host}:{port}"


def spare_collections() -> None:
    """Let Python look for rubbish among what is new, not among everything: with hundreds of tables that takes a quarter
    of a second, in which nobody is answered. What tables leave behind goes without it; the rest waits for the tables to
    look through everything, once an hour.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(10_000, 5, 1_000_000)


def share_time() -> None:
    """Let threads take turns often: what the event loop has to do is short, and waits for a whole turn of a thread that
    makes something long, such as the words of a language, each time it has let go.
    """
    sys.setswitchinterval(TURN_SECONDS)
