"""Finished games by the keys of their films: to be watched, and as records to be kept.

`ROUTES` needs `app.state.films`, a `Films`.
"""

from __future__ import annotations

import asyncio
import re
from collections import OrderedDict
from typing import Any

from litestar import Request, Response, get
from litestar.datastructures import State
from litestar.handlers.base import BaseRouteHandler

from boothill.kernel.decision import Seat
from boothill.kernel.errors import UserError
from boothill.kernel.journal import EVERYTHING, SPECTATOR
from boothill.kernel.plain import Json
from boothill.server.live.film import make_film
from boothill.server.room.commitment import FILM_KEY
from boothill.server.room.member import Refusal
from boothill.server.store.records import deal_record
from boothill.server.store.rows import MatchRow
from boothill.server.store.store import Store
from boothill.server.web.cached import Kept, kept_bytes, send_kept
from boothill.server.web.lobby import asks
from boothill.server.wire.protocol import encode

AnyRequest = Request[Any, Any, State]

MOST_BYTES = 32_000_000
"""Of films that are kept in memory."""
_KEY = re.compile(f"[0-9a-f]{{{FILM_KEY}}}")
_VIEWERS = {"everything": EVERYTHING, "public": SPECTATOR}


class Films:
    """The films of a server: made in a thread when they are asked for, one at a time, and the last ones kept."""

    def __init__(self, store: Store, most_bytes: int = MOST_BYTES) -> None:
        self._store = store
        self._most = most_bytes
        self._kept: OrderedDict[tuple[str, Seat], Kept] = OrderedDict()
        self._bytes = 0
        self._turn = asyncio.Semaphore(1)

    async def game(self, key: str) -> MatchRow:
        """The finished game of this key. Raises Refusal."""
        row = await self._store.match_of_film(key) if _KEY.fullmatch(key) else None
        if row is None:
            raise Refusal("no_such_game", "there is no game of this key; check the link")
        if row.ended is None:
            raise Refusal("not_now", "the game is not over, and its film shows every hand; come again when it is")
        return row

    async def film(self, key: str, viewer: str) -> Kept:
        """A game as a viewer saw it. Raises Refusal."""
        row = await self.game(key)
        seat = _viewer(viewer, len(row.options["players"]))
        async with self._turn:
            found = self._kept.get((key, seat))
            if found is not None:
                self._kept.move_to_end((key, seat))
                return found
            answers = await self._store.answers(row.table, row.number)
            checkpoint = await self._store.latest_checkpoint(row.table, row.number)
            try:
                made = await asyncio.to_thread(
                    lambda: kept_bytes(encode(make_film(key, row, answers, checkpoint, seat)))
                )
            except UserError:
                raise Refusal(
                    "other_rules",
                    "the game was played by rules that this server no longer has; its record can still be had",
                ) from None
            self._keep((key, seat), made)
            return made

    async def record(self, key: str) -> Json:
        """The record of a game. Raises Refusal."""
        row = await self.game(key)
        answers = await self._store.answers(row.table, row.number)
        return deal_record(row, answers, await self._store.latest_checkpoint(row.table, row.number))

    def _keep(self, name: tuple[str, Seat], made: Kept) -> None:
        self._kept[name] = made
        self._bytes += _size(made)
        while self._bytes > self._most and len(self._kept) > 1:
            self._bytes -= _size(self._kept.popitem(last=False)[1])


def _size(film: Kept) -> int:
    return len(film.body) + len(film.packed or b"")


def _viewer(asked: str, players: int) -> Seat:
    """As whom a film is to be seen. Raises Refusal."""
    if asked in _VIEWERS:
        return _VIEWERS[asked]
    if not re.fullmatch("[0-9]", asked) or int(asked) >= players:
        raise Refusal("malformed", f"'as' has to be everything, public, or a seat from 0 to {players - 1}")
    return int(asked)


def _films(request: AnyRequest) -> Films:
    """Whom to ask. Refuses an address that asks too often."""
    asks(request)
    films: Films = request.app.state.films
    return films


@get("/api/replays/{key:str}")
async def film(request: AnyRequest) -> Response[bytes]:
    """A finished game, to be watched."""
    viewer = request.query_params.get("as", "everything")
    return send_kept(request, await _films(request).film(request.path_params["key"], viewer))


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
