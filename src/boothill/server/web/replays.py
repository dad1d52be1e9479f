"""Finished games by the keys of their films: to be watched, and as records to be kept.

`ROUTES` needs `app.state.films`, a `Films`.
"""

from __future__ import annotations

import asyncio
import hashlib
import re
import time
from collections import OrderedDict
from collections.abc import Callable
from typing import Any

import structlog
from litestar import Request, Response, get
from litestar.datastructures import State
from litestar.handlers.base import BaseRouteHandler

from boothill import __version__
from boothill.kernel.decision import Seat
from boothill.kernel.journal import EVERYTHING, SPECTATOR
from boothill.kernel.plain import Json
from boothill.server.live.filming import Busy, Order, Studio
from boothill.server.ops.guards import Guards, address_of
from boothill.server.room.commitment import FILM_KEY
from boothill.server.room.member import Refusal
from boothill.server.store.records import deal_record
from boothill.server.store.rows import MatchRow
from boothill.server.store.store import Store
from boothill.server.web.cached import Kept, not_changed, send_kept
from boothill.server.wire.protocol import encode

AnyRequest = Request[Any, Any, State]

MOST_BYTES = 32_000_000
"""Of films that are kept in memory."""
_KEY = re.compile(f"[0-9a-f]{{{FILM_KEY}}}")
_VIEWERS = {"everything": EVERYTHING, "public": SPECTATOR}


Name = tuple[str, Seat]
"""A film: the key of its game, and as whom it is seen."""

log = structlog.get_logger(__name__)


class Films:
    """The films of a server: made in a process of their own when they are asked for, and the last ones kept."""

    def __init__(self, store: Store, most_bytes: int = MOST_BYTES) -> None:
        self._store = store
        self._most = most_bytes
        self._kept: OrderedDict[Name, Kept] = OrderedDict()
        self._bytes = 0
        self._studio = Studio()
        self._making: dict[Name, asyncio.Task[Kept]] = {}

    async def close(self) -> None:
        """End the process that makes them."""
        for task in [*self._making.values()]:
            task.cancel()
        await self._studio.close()

    async def game(self, key: str) -> MatchRow:
        """The finished game of this key. Raises Refusal."""
        row = await self._store.match_of_film(key) if _KEY.fullmatch(key) else None
        if row is None:
            raise Refusal("no_such_game", "there is no game of this key; check the link")
        if row.ended is None:
            raise Refusal("not_now", "the game is not over, and its film shows every hand; come again when it is")
        return row

    async def wanted(self, key: str, viewer: str) -> tuple[MatchRow, Name]:
        """The finished game of this key, and the film of it that is asked for. Raises Refusal."""
        row = await self.game(key)
        return row, (key, _viewer(viewer, len(row.options["players"])))

    async def film(self, key: str, viewer: str, pay: Callable[[], None] = lambda: None) -> Kept:
        """A game as a viewer saw it. Raises Refusal."""
        return await self.shown(*await self.wanted(key, viewer), pay)

    async def shown(self, row: MatchRow, name: Name, pay: Callable[[], None]) -> Kept:
        """This film of this game. `pay` is called if it has to be made, and may refuse. Raises Refusal."""
        found = self._kept.get(name)
        if found is not None:
            self._kept.move_to_end(name)
            return found
        task = self._making.get(name)
        if task is None:
            pay()
            task = self._making[name] = asyncio.create_task(self._make(row, name))
            task.add_done_callback(lambda _: self._making.pop(name, None))
        return await asyncio.shield(task)

    async def _make(self, row: MatchRow, name: Name) -> Kept:
        key, seat = name
        answers = await self._store.answers(row.table, row.number)
        checkpoint = await self._store.latest_checkpoint(row.table, row.number)
        try:
            made = await self._studio.make(Order(key, row, answers, checkpoint, seat))
        except Busy:
            raise Refusal("trouble", "many films are being made just now; try again in a moment") from None
        except (OSError, TimeoutError) as error:
            log.error("film not made", reason=str(error) or type(error).__name__)
            raise _not_made() from None
        if made.failed:
            log.error("film not made", reason=made.failed)
            raise _not_made()
        if made.refused:
            raise Refusal(
                "other_rules",
                "the game was played by rules that this server no longer has; its record can still be had",
            )
        film = Kept(made.body, tag_of(name), made.packed)
        self._keep(name, film)
        return film

    async def record(self, key: str) -> Json:
        """The record of a game. Raises Refusal."""
        row = await self.game(key)
        answers = await self._store.answers(row.table, row.number)
        return deal_record(row, answers, await self._store.latest_checkpoint(row.table, row.number))

    def _keep(self, name: Name, made: Kept) -> None:
        self._kept[name] = made
        self._bytes += _size(made)
        while self._bytes > self._most and len(self._kept) > 1:
            self._bytes -= _size(self._kept.popitem(last=False)[1])


def tag_of(name: Name) -> str:
    """The fingerprint of a film, known before it is made: a game that is over never changes, nor how one version of
    Boothill shows it.
    """
    return hashlib.sha256(f"{name} {__version__}".encode()).hexdigest()[:20]


def _size(film: Kept) -> int:
    return len(film.body) + len(film.packed or b"")


def _not_made() -> Refusal:
    return Refusal("trouble", "the film could not be made, and it is not your fault; try again")


def _viewer(asked: str, players: int) -> Seat:
    """As whom a film is to be seen. Raises Refusal."""
    if asked in _VIEWERS:
        return _VIEWERS[asked]
    if not re.fullmatch("[0-9]", asked) or int(asked) >= players:
        raise Refusal("malformed", f"'as' has to be everything, public, or a seat from 0 to {players - 1}")
    return int(asked)


def _films(request: AnyRequest) -> Films:
    films: Films = request.app.state.films
    return films


@get("/api/replays/{key:str}")
async def film(request: AnyRequest) -> Response[bytes]:
    """A finished game, to be watched."""
    guards: Guards = request.app.state.guards
    row, name = await _films(request).wanted(request.path_params["key"], request.query_params.get("as", "everything"))
    unchanged = not_changed(request, Kept(b"", tag_of(name), b""))
    if unchanged is not None:
        return unchanged

    def pay() -> None:
        guards.may_film(address_of(request.scope, request.app.state.config.trust_proxy), time.monotonic())

    return send_kept(request, await _films(request).shown(row, name, pay))


@get("/api/replays/{key:str}/record")
async def film_record(request: AnyRequest) -> Response[bytes]:
    """The record of a finished game, as `boothill replay` reads it."""
    key: str = request.path_params["key"]
    data = await _films(request).record(key)
    return Response(
        encode(data),
        media_type="application/json",
        headers={"content-disposition": f'attachment; filename="boothill-{key[:8]}.json"'},
    )


ROUTES: list[BaseRouteHandler] = [film, film_record]
