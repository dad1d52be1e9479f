"""The protocol as JSON Schema: every message, and the structures in which each game is seen and told.

From it the types of the client are generated (`make generated`), and docs/protocol.md is checked against it.
"""

from __future__ import annotations

import ast
import inspect
import textwrap
from collections.abc import Iterable, Mapping
from functools import cache, reduce
from operator import or_
from typing import Any

import msgspec
from litestar import Request, Response, get
from litestar.datastructures import State
from litestar.handlers import HTTPRouteHandler
from msgspec import Struct

from boothill.kernel.plain import Json
from boothill.server.live.film import Film
from boothill.server.web.cached import Kept, Once, kept, send_kept
from boothill.server.web.catalogue import Book, BoxContents, Catalogue, RuleIndex, Rules, game_words
from boothill.server.web.lobby import GameList
from boothill.server.web.words import Art, Front, Symbols, Words
from boothill.server.wire.games import wire_of
from boothill.server.wire.protocol import LOBBY, PROTOCOL, ClientMessage, ServerMessage
from boothill.server.wire.settings import GAMES
from boothill.server.wire.views import Changes, Player, PlayerChanges, View
from boothill.telling.told import Asked, Event, Option, OtherAsked, OtherEvent

REF = "#/$defs/{name}"
_PARTS = ("view", "changes", "option", "event", "asked", "words")
"""What each game has structures of its own for."""
_LOBBY = (*LOBBY, GameList, Film, Catalogue, BoxContents, RuleIndex, Rules, Book, Words, Symbols, Art, Front)
"""The bodies of all requests and answers over HTTP."""


def schema() -> Json:
    """All messages as one JSON Schema: `client` and `server` are what the socket carries, the rest is the lobby's.

    What is seen and told of a game has structures of that game's own; where a message holds such a thing, it is one of
    any game's.
    """
    wires = {game: wire_of(game) for game in GAMES}
    ofs = {game: wire.types for game, wire in wires.items()}
    wanted: dict[str, Any] = {"client": ClientMessage, "server": ServerMessage}
    wanted |= {part.__name__: part for part in _LOBBY}
    for game, types in ofs.items():
        wanted[f"{game} view"] = types.view
        wanted[f"{game} changes"] = wires[game].patch.changes
        wanted[f"{game} option"] = types.option
        wanted[f"{game} event"] = reduce(or_, [*types.told.events.values(), OtherEvent])
        wanted[f"{game} asked"] = reduce(or_, [*types.told.asked.values(), OtherAsked])
        if game in game_words():
            wanted[f"{game} words"] = game_words()[game].sections
    found, parts = msgspec.json.schema_components(list(wanted.values()), ref_template=REF)
    by_name = dict(zip(wanted, found, strict=True))
    for base, part in ((View, "view"), (Changes, "changes"), (Option, "option"), (Event, "event"), (Asked, "asked")):
        parts[base.__name__] = {
            "description": inspect.getdoc(base),
            "anyOf": [by_name[f"{game} {part}"] for game in GAMES],
        }
    for bare in (Player, PlayerChanges):  # only games have any
        parts.pop(bare.__name__, None)
    for name, kind in _structures().items():
        if name in parts:
            _describe(parts[name], kind)
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "Boothill protocol",
        "protocol": PROTOCOL,
        "client": by_name["client"],
        "server": by_name["server"],
        "lobby": {part.__name__: by_name[part.__name__] for part in _LOBBY},
        "games": {
            game: {part: by_name[name] for part in _PARTS if (name := f"{game} {part}") in by_name}
            | {"references": dict(types.references)}
            for game, types in ofs.items()
        },
        "$defs": parts,
    }


def _structures() -> Mapping[str, type[Struct]]:
    """All structures there are, by name."""
    found: dict[str, type[Struct]] = {}

    def add(kinds: Iterable[type[Struct]]) -> None:
        for kind in kinds:
            found[kind.__name__] = kind
            add(kind.__subclasses__())

    add(Struct.__subclasses__())
    return found


def _describe(part: Json, kind: type[Struct]) -> None:
    """Enter what the docstrings of its fields say."""
    for base in reversed(kind.__mro__):
        for field, text in _documented(base).items():
            if field in part.get("properties", {}):
                told = part["properties"][field]
                # Beside a reference nothing else is read by many.
                part["properties"][field] = {"description": text, **({"allOf": [told]} if "$ref" in told else told)}


@cache
def _documented(kind: type) -> dict[str, str]:
    """What stands below the fields of a class."""
    try:
        tree = ast.parse(textwrap.dedent(inspect.getsource(kind))).body[0]
    except (OSError, TypeError):  # made from declarations, or not in Python
        return {}
    assert isinstance(tree, ast.ClassDef)
    found: dict[str, str] = {}
    for field, below in zip(tree.body, tree.body[1:], strict=False):
        if isinstance(field, ast.AnnAssign) and isinstance(field.target, ast.Name) and isinstance(below, ast.Expr):
            if isinstance(below.value, ast.Constant) and isinstance(below.value.value, str):
                found[field.target.id] = inspect.cleandoc(below.value.value)
    return found


@Once
def the_schema() -> Kept:
    """GET /api/schema."""
    return kept(schema())


@get("/api/schema")
async def get_schema(request: Request[Any, Any, State]) -> Response[bytes]:
    """The protocol."""
    return send_kept(request, await the_schema.soon())


ROUTES: list[HTTPRouteHandler] = [get_schema]
