"""The lobby: opening, finding, looking at and joining tables, finished games and their records."""

from __future__ import annotations

import math
import time
from typing import Any, TypeVar

import msgspec
from litestar import Request, Response, get, post
from litestar.datastructures import State
from litestar.handlers.base import BaseRouteHandler
from litestar.status_codes import HTTP_201_CREATED

from boothill.server.live.tables import Tables
from boothill.server.ops.guards import Guards, address_of
from boothill.server.room.member import Refusal
from boothill.server.store.rows import GameLine
from boothill.server.web.problems import read_body
from boothill.server.wire.protocol import NewTable, Report, Reported, Seated, TableList, TakeSeat, encode
from boothill.server.wire.tables import TableInfo

T = TypeVar("T")
AnyRequest = Request[Any, Any, State]

MOST_GAMES = 200
MOST_NUMBER = 1e12


class GameList(msgspec.Struct, frozen=True):
    """Finished games, the latest first."""

    games: list[GameLine]


def _tables(state: State) -> Tables:
    tables: Tables = state.tables
    return tables


async def _wanted(request: AnyRequest, body: type[T]) -> T:
    """What somebody asks to be made. Refuses an address that asks too often."""
    guards: Guards = request.app.state.guards
    address = address_of(request.scope, request.app.state.config.trust_proxy)
    guards.may_create(address, time.monotonic())
    return read_body(await request.body(), body)


@post("/api/tables", status_code=HTTP_201_CREATED)
async def open_table(request: AnyRequest, state: State) -> Seated:
    """Open a table and take its first seat."""
    wanted = await _wanted(request, NewTable)
    return await _tables(state).create(wanted, address_of(request.scope, request.app.state.config.trust_proxy))


@get("/api/tables")
async def list_tables(request: AnyRequest) -> TableList:
    """The public tables."""
    return TableList(tables=await _tables(request.app.state).public_tables())


@get("/api/tables/{table:str}")
async def look_at_table(request: AnyRequest) -> TableInfo:
    """One table."""
    return await _tables(request.app.state).look(_table(request))


@post("/api/tables/{table:str}/seats", status_code=HTTP_201_CREATED)
async def take_seat(request: AnyRequest, state: State) -> Seated:
    """Take a seat at a table."""
    wanted = await _wanted(request, TakeSeat)
    address = address_of(request.scope, request.app.state.config.trust_proxy)
    return await _tables(state).take_seat(_table(request), wanted, address)


@post("/api/tables/{table:str}/reports", status_code=HTTP_201_CREATED)
async def report(request: AnyRequest, state: State) -> Reported:
    """Report that something went wrong at a table."""
    return Reported(report=await _tables(state).report(_table(request), await _wanted(request, Report)))


@get("/api/tables/{table:str}/games")
async def games_of_table(request: AnyRequest) -> GameList:
    """The finished games of a table."""
    return GameList(games=await _tables(request.app.state).games(_table(request)))


@get("/api/tables/{table:str}/games/{game:str}/replay")
async def record(request: AnyRequest) -> Response[bytes]:
    """The record of a finished game, as `boothill replay` reads it."""
    game = _number("game", request.path_params["game"], 1, MOST_NUMBER)
    data = await _tables(request.app.state).record(_table(request), int(game))
    return Response(
        encode(data),
        media_type="application/json",
        headers={"content-disposition": f'attachment; filename="boothill-{game:g}.json"'},
    )


@get("/api/games")
async def finished_games(request: AnyRequest) -> GameList:
    """The finished games of public tables, the latest first; `before` asks for those that ended earlier."""
    asked = request.query_params
    limit = _number("limit", asked.get("limit", "50"), 1, MOST_GAMES)
    before = _number("before", asked["before"], 0, MOST_NUMBER) if "before" in asked else None
    return GameList(games=await _tables(request.app.state).store.finished(int(limit), before))


def _table(request: AnyRequest) -> str:
    table: str = request.path_params["table"]
    return table


def _number(name: str, text: str, least: float, most: float) -> float:
    """A number in an address. Raises Refusal."""
    try:
        number = float(text)
    except ValueError:
        number = math.nan
    if not least <= number <= most:
        raise Refusal("malformed", f"'{name}' has to be a number from {least:g} to {most:g}")
    return number


ROUTES: list[BaseRouteHandler] = [
    open_table,
    list_tables,
    look_at_table,
    take_seat,
    report,
    games_of_table,
    record,
    finished_games,
]
