"""What operators and robots ask for, and plain pages where the client for browsers has not been built.

`ROUTES` needs `app.state.config`, `app.state.metrics` and `app.state.health`, a `Health`.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any

import structlog
from litestar import MediaType, Request, Response, get
from litestar.datastructures import State
from litestar.handlers import HTTPRouteHandler

from boothill import __version__
from boothill.server.ops.config import Config
from boothill.server.ops.guards import is_inside
from boothill.server.ops.metrics import CONTENT_TYPE, Metrics
from boothill.server.room.member import Refusal

Health = Callable[[], Awaitable[str]]
"""Says OK, or in a word why the server should get no more clients ("draining", "store"). May raise."""
OK = "ok"
FAILING = "failing"
HEALTH_SECONDS = 5.0
"""How long the answer may take."""

log = structlog.get_logger(__name__)

_PAGE = """\
<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>{title}</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="/plain.css">
</head>
<body>
<main>
{body}
</main>
</body>
</html>
"""

_START = f"""\
<h1>Boothill</h1>
<p>A digital table for the BANG! card game and BANG! The Dice Game, version {__version__}.</p>
<p>This server is open, but the table for browsers has not been built: run <code>make client</code> and start the
server again. Programs can play as it is: the protocol is one WebSocket for each table and a few requests before
it.</p>
<ul>
<li><a href="/api/catalogue">What can be played here</a> (JSON)</li>
<li><a href="/api/rules">The rules</a> (JSON)</li>
<li><a href="/api/schema">The messages</a> (JSON Schema)</li>
<li><a href="/about">About Boothill</a></li>
</ul>"""

_ABOUT = f"""\
<h1>About Boothill</h1>
<p>Boothill {__version__} is a digital table for the BANG! card game and BANG! The Dice Game: rules, bots, and tables
that people share. The code and our texts are under the MIT licence.</p>
<p>BANG! is a trademark of its publisher, dV Giochi. Boothill is an independent, non-commercial fan project, neither
made nor endorsed by the publisher. It contains none of the publisher's artwork and none of its texts: rules and card
effects are described in our own words. If you like the game, buy the box.</p>
<p><a href="/">Back</a></p>"""

_STYLE = """\
:root { color-scheme: light dark; }
body { margin: 0; font: 1.1rem/1.5 Georgia, serif; background: #f3e6cc; color: #1c1712; }
main { max-width: 36rem; margin: 0 auto; padding: 2rem 1rem; }
a { color: inherit; }
li { padding: 0.4rem 0; }
@media (prefers-color-scheme: dark) { body { background: #1c1712; color: #f3e6cc; } }
"""

_ROBOTS = "User-agent: *\nDisallow: /t/\nDisallow: /api/\n"

_CACHED = {"Cache-Control": "public, max-age=300"}


@get("/", media_type=MediaType.HTML, sync_to_thread=False)
def start() -> Response[str]:
    """What this is."""
    return Response(_PAGE.format(title="Boothill", body=_START), media_type=MediaType.HTML, headers=_CACHED)


@get("/about", media_type=MediaType.HTML, sync_to_thread=False)
def about() -> Response[str]:
    """Licence and trademark."""
    return Response(_PAGE.format(title="About Boothill", body=_ABOUT), media_type=MediaType.HTML, headers=_CACHED)


@get("/plain.css", media_type=MediaType.CSS, sync_to_thread=False)
def style() -> Response[str]:
    """How these pages look: in a file of its own, as the content policy wants it."""
    return Response(_STYLE, media_type=MediaType.CSS, headers=_CACHED)


@get("/robots.txt", media_type=MediaType.TEXT, sync_to_thread=False)
def robots() -> Response[str]:
    """Links to tables are for people who were given them."""
    return Response(_ROBOTS, media_type=MediaType.TEXT, headers=_CACHED)


@get("/healthz")
async def health(state: State) -> Response[dict[str, str]]:
    """Whether the server can take clients: 200, or 503 and a word why not."""
    ask: Health = state.health
    try:
        status = await asyncio.wait_for(ask(), HEALTH_SECONDS)
    except Exception as error:  # whatever it is, the server is not well
        log.error("health check failed", exc_info=error)
        status = FAILING
    return Response({"status": status}, status_code=200 if status == OK else 503)


@get("/metrics", sync_to_thread=False)
def figures(request: Request[Any, Any, State], state: State) -> Response[bytes]:
    """Figures for Prometheus. Only for those whom the configuration names: they tell people from bots."""
    config: Config = state.config
    metrics: Metrics = state.metrics
    if not is_inside(request.scope, config.metrics_from, config.trust_proxy):
        raise Refusal("not_here", "figures are told to certain addresses only; see metrics_from in the configuration")
    return Response(metrics.text(), media_type=CONTENT_TYPE)


ROUTES: list[HTTPRouteHandler] = [robots, health, figures]
INSTEAD: list[HTTPRouteHandler] = [start, about, style]
"""What there is to see without the client."""
