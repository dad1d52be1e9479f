"""The web server: the application from its parts, and running it."""

from __future__ import annotations

import asyncio
import os
import signal
import socket
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager, contextmanager
from typing import Any

import structlog
import uvicorn
from litestar import Litestar
from litestar.datastructures import State

from boothill.kernel.errors import UserError
from boothill.server.live.tables import Tables
from boothill.server.net.charging import charged
from boothill.server.net.doors import Doors, Limits
from boothill.server.net.files import BACKLOG, connections_for
from boothill.server.ops import logs
from boothill.server.ops.config import Config
from boothill.server.ops.guards import Guards
from boothill.server.ops.metrics import Metrics
from boothill.server.store.store import Store
from boothill.server.web import catalogue, lobby, pages, problems, replays, schema, site, words
from boothill.server.web.headers import guarded
from boothill.server.web.running import address_of, new_loop, share_time, spare_collections, uvicorn_config
from boothill.server.web.socket import play

Opened = Callable[[str], None]
"""Told the address of a server, with a slash at its end."""

log = structlog.get_logger(__name__)


def make_app(tables: Tables, config: Config, metrics: Metrics, guards: Guards) -> Any:
    """The application, with its guards around it."""

    @asynccontextmanager
    async def open_tables(_app: Litestar) -> AsyncIterator[None]:
        await tables.start()
        watch = asyncio.create_task(metrics.watch_loop(), name="loop lag")
        try:
            yield
        finally:
            watch.cancel()
            await films.close()
            await tables.close()

    films = replays.Films(tables.store)
    app = Litestar(
        route_handlers=[
            *lobby.ROUTES,
            *replays.ROUTES,
            *catalogue.ROUTES,
            *words.ROUTES,
            *schema.ROUTES,
            *pages.ROUTES,
            *site.routes(),
            play,
        ],
        exception_handlers=problems.HANDLERS,
        lifespan=[open_tables],
        state=State(
            {
                "tables": tables,
                "config": config,
                "metrics": metrics,
                "guards": guards,
                "health": tables.health,
                "films": films,
            }
        ),
        openapi_config=None,
        request_max_body_size=config.max_message_bytes,
        logging_config=None,
    )
    return guarded(charged(app, config, guards, metrics), config)


class Server(uvicorn.Server):
    """uvicorn, which says where it listens, and puts the tables away before it ends their connections."""

    def __init__(self, config: uvicorn.Config, tables: Tables, guards: Guards, opened: Opened) -> None:
        super().__init__(config)
        self.tables = tables
        self.guards = guards
        self.opened = opened

    @contextmanager
    def capture_signals(self) -> Iterator[None]:
        """Stop when told to. Unlike uvicorn's own way this ends with the server's exit code, not with the signal."""
        loop = asyncio.get_running_loop()
        try:
            for told in (signal.SIGINT, signal.SIGTERM):
                loop.add_signal_handler(told, self.handle_exit, told, None)
        except NotImplementedError:  # on Windows
            with super().capture_signals():
                yield
            return
        yield
        for told in (signal.SIGINT, signal.SIGTERM):
            loop.remove_signal_handler(told)

    async def startup(self, sockets: Any = None) -> None:
        """Open the doors, and say where."""
        await super().startup(sockets)
        if not self.should_exit:
            self.opened(f"{address_of(self)}/")
            log.info("listening", url=address_of(self))

    async def shutdown(self, sockets: Any = None) -> None:
        """Close: nobody new, everybody told to come again, everything stored."""
        loop = asyncio.get_running_loop()
        patience = loop.time() + self.tables.config.drain_seconds
        await self.tables.close()
        while self.guards.connections.count and loop.time() < patience:
            await asyncio.sleep(0.02)  # until everybody has been told
        self.config.timeout_graceful_shutdown = max(1, round(patience - loop.time()))
        await super().shutdown(sockets)


def say_where(url: str) -> None:
    """Tell whoever started the server where it is."""
    print(f"Boothill is open. The table for browsers: {url}", flush=True)


def serve(config: Config, opened: Opened = say_where) -> int:
    """Run a server until it is told to stop (SIGINT, SIGTERM); the exit code. `opened` is told where it is as soon as
    it listens. Raises UserError before it begins.
    """
    logs.configure(config.log_level, config.log_format)
    with asyncio.Runner(loop_factory=new_loop) as runner:
        return runner.run(_serve(config, opened))


def _listen(host: str, port: int) -> socket.socket:
    """A socket at this address. Raises UserError if it cannot be had."""
    try:
        family, _, _, _, address = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE)[0]
        return socket.create_server(address, family=family, backlog=BACKLOG)
    except OSError as error:
        reason = os.strerror(error.errno) if error.errno and error.errno > 0 else error.strerror
        raise UserError(f"{host}:{port} cannot be listened at ({reason}); choose another --host or --port") from None


async def _serve(config: Config, opened: Opened) -> int:
    metrics = Metrics()
    store = Store.open(config.db, observe=metrics.committed)
    try:
        listener = _listen(config.host, config.port)
        if config.trust_proxy and not config.hosts:
            log.info("every name is taken for this server", hint="name those it goes by with --hosts")
        in_all, to_tables = connections_for(config.max_connections)
        tables, guards = Tables(store, config, metrics), Guards(config, to_tables)
        server = Server(
            uvicorn_config(
                make_app(tables, config, metrics, guards),
                config.host,
                config.port,
                max_message_bytes=config.max_message_bytes,
                drain_seconds=config.drain_seconds,
                doors=Doors(Limits.of(config, in_all), metrics.refused),
            ),
            tables,
            guards,
            opened,
        )
        catalogue.prepare()
        spare_collections()
        share_time()
        await server.serve([listener])
        return 0 if server.started else 1
    finally:
        await store.close()
