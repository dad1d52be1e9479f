"""The client for browsers, as it was built: its files from memory, and its first page at every address it knows.

People who come to an address that nobody knows get that page too, with status 404: it tells them so in their language.
Where the client has not been built (`make client`), the plain pages stand in for it.
"""

from __future__ import annotations

import re
from itertools import chain
from pathlib import Path
from typing import Any

import msgspec
from litestar import Request, Response, get
from litestar.datastructures import State
from litestar.handlers import HTTPRouteHandler

from boothill.server.web import pages
from boothill.server.web.cached import Kept, kept_bytes, send_kept

CLIENT = Path(__file__).parent / "client"
"""Where the client is built to."""
FIRST_PAGE = "index.html"
ASSETS = "assets"
"""The folder of files whose names change with their contents."""

PAGES: dict[str, list[str]] = msgspec.json.decode((Path(__file__).parent / "addresses.json").read_bytes())
"""The pages of the client and where they are; the client reads the same file when it is built."""

FIRST = "client"
"""The name of the handler of those addresses; its option of the same name is the first page."""
API = "/api"
"""What is below this is for programs, whatever they say they accept."""

ASK_AGAIN = "no-cache"
"""To be kept, but asked about each time: a new client is seen at once."""
FOREVER = "public, max-age=31536000, immutable"

TYPES = {
    ".html": "text/html",
    ".js": "text/javascript",
    ".css": "text/css",
    ".json": "application/json",
    ".webmanifest": "application/manifest+json",
    ".svg": "image/svg+xml",
    ".txt": "text/plain",
    ".png": "image/png",
    ".ico": "image/x-icon",
    ".webp": "image/webp",
    ".woff2": "font/woff2",
    ".ogg": "audio/ogg",
    ".mp3": "audio/mpeg",
}
"""What is sent, by the end of its name; no other file is."""
PACKED_ALREADY = frozenset({".png", ".webp", ".woff2", ".ogg", ".mp3"})
_NAME = re.compile(r"[A-Za-z0-9_][A-Za-z0-9._-]*")

AnyRequest = Request[Any, Any, State]


def is_built(folder: Path = CLIENT) -> bool:
    """Whether there is a client in this folder."""
    return (folder / FIRST_PAGE).is_file()


def files_of(folder: Path) -> dict[str, Kept]:
    """The files of a built client by their addresses, ready to be sent; none if it has not been built.

    Reads everything: what is sent later is never looked for on the disk, so nothing else can be had.
    """
    if not is_built(folder):
        return {}
    found = {f"/{file.name}": _kept(file, ASK_AGAIN) for file in _sendable(folder)}
    if (folder / ASSETS).is_dir():
        found |= {f"/{ASSETS}/{file.name}": _kept(file, FOREVER) for file in _sendable(folder / ASSETS)}
    return found


def _sendable(folder: Path) -> list[Path]:
    return sorted(
        file for file in folder.iterdir() if file.is_file() and file.suffix in TYPES and _NAME.fullmatch(file.name)
    )


def _kept(file: Path, cache_control: str) -> Kept:
    packing = file.suffix not in PACKED_ALREADY
    return kept_bytes(file.read_bytes(), TYPES[file.suffix], cache_control, packing=packing)


def routes(folder: Path = CLIENT) -> list[HTTPRouteHandler]:
    """The client built to this folder, or the plain pages."""
    files = files_of(folder)
    if not files:
        return pages.INSTEAD
    first = files.pop(f"/{FIRST_PAGE}")
    ours = {path for handler in pages.ROUTES for path in handler.paths}
    names = [name for name in files if name not in ours]

    @get([*chain.from_iterable(PAGES.values())], name=FIRST, opt={FIRST: first}, sync_to_thread=False)
    def page(request: AnyRequest) -> Response[bytes]:
        """The page that shows everything."""
        return send_kept(request, first)

    @get(names, sync_to_thread=False)
    def file(request: AnyRequest) -> Response[bytes]:
        """A file of the client."""
        return send_kept(request, files[request.scope["path"]])

    return [page, file] if names else [page]


def lost(request: AnyRequest) -> Response[bytes] | None:
    """What somebody sees who has opened an address where nothing is; None for programs, and without the client."""
    path: str = request.scope["path"]
    if request.method != "GET" or path == API or path.startswith(f"{API}/"):
        return None
    if "text/html" not in request.headers.get("accept", "").lower():
        return None
    handler = request.app.get_handler_index_by_name(FIRST)
    if handler is None:
        return None
    first: Kept = handler["handler"].opt[FIRST]
    return Response(first.body, status_code=404, media_type=first.media_type, headers={"Cache-Control": "no-store"})
