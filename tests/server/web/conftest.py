"""The read-only parts of the web server as an application of their own, without a game."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from litestar import Litestar
from litestar.datastructures import State
from litestar.testing import TestClient

from boothill.server.ops.config import Config
from boothill.server.ops.metrics import Metrics
from boothill.server.web import catalogue, pages, problems, schema, site, words
from boothill.server.web.headers import guarded

NOT_BUILT = Path(__file__).parent / "no client here"


async def healthy() -> str:
    """All is well."""
    return pages.OK


@pytest.fixture
def serve():
    """Opens the application with routes and values of the test's own."""

    @contextmanager
    def opened(
        *routes: Any,
        health: Callable[[], Any] = healthy,
        address: str = "127.0.0.1",
        built: Path = NOT_BUILT,
        **values: Any,
    ) -> Iterator[TestClient[Any]]:
        config = Config(db="boothill.db", **{"hosts": ("boothill.test",), **values})
        metrics = Metrics()
        app = Litestar(
            route_handlers=[
                *(*catalogue.ROUTES, *words.ROUTES, *schema.ROUTES, *pages.ROUTES),
                *site.routes(built),
                *routes,
            ],
            exception_handlers=problems.HANDLERS,
            state=State({"config": config, "metrics": metrics, "health": health}),
            openapi_config=None,
            request_max_body_size=config.max_message_bytes,
            logging_config=None,
        )
        guard = guarded(app, config)

        async def from_there(scope: Any, receive: Any, send: Any) -> None:
            if scope["type"] == "http":
                scope["client"] = (address, 50000)
            await guard(scope, receive, send)

        with TestClient(from_there, base_url="http://boothill.test") as client:
            client.metrics = metrics
            yield client

    return opened


@pytest.fixture
def client(serve):
    """The application as it is."""
    with serve() as opened:
        yield opened
