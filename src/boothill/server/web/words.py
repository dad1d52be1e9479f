"""Everything a client needs to talk about the games in one language, and to draw what is in them. Nothing about any
table.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from litestar import Request, Response, get
from litestar.datastructures import State
from litestar.handlers import HTTPRouteHandler
from msgspec import Struct, structs

from boothill.family.roles import GOALS, ROLES
from boothill.server.web.cached import Kept, Once, kept, send_kept
from boothill.server.web.catalogue import check_language, game_words
from boothill.server.wire.words import GameWords
from boothill.telling import browser_source


class BoxWords(Struct, frozen=True):
    """A box."""

    name: str
    game: str


class Words(Struct, frozen=True):
    """GET /api/words/LANGUAGE: what all games have in common; each game adds its sections."""

    language: str
    messages: str
    """All messages, in Fluent; in English what the language lacks."""
    boxes: dict[str, BoxWords]
    goals: dict[str, str]
    """At a table of three: the role that each role is after."""


Feature = str | int | bool | list[str]


class Symbols(Struct, frozen=True):
    """GET /api/symbols: how kinds of cards, faces and people look."""

    symbols: dict[str, str]
    """By the id of a kind or face; docs/add-a-card.md says what they are written in."""
    portraits: dict[str, dict[str, Feature]]
    """By the id of a character: what is not plain about them."""


def words_of(language: str, games: dict[str, GameWords]) -> dict[str, object]:
    """All there is to be told in a language about these games."""
    common = Words(
        language,
        browser_source(language, [messages for game in games.values() for messages in game.messages()]),
        {id: BoxWords(name, game) for game, words in games.items() for id, name in words.names(language).items()},
        {ROLES[role]: ROLES[prey] for role, prey in GOALS.items()},
    )
    told: dict[str, object] = structs.asdict(common)
    for game in games.values():
        told |= structs.asdict(game.words(language))
    return told


def symbols_of(games: Sequence[GameWords]) -> Symbols:
    """All there is to be drawn in these games. The first game to draw something counts."""
    folders = [folder for game in games for folder in game.folders().values()]
    symbols: dict[str, str] = {}
    portraits: dict[str, dict[str, Feature]] = {}
    for folder in reversed(folders):
        symbols |= folder.symbols
        portraits |= folder.portraits
    return Symbols(symbols, portraits)


@Once
def kept_words(language: str) -> Kept:
    """GET /api/words/LANGUAGE for a known language."""
    return kept(words_of(language, game_words()))


@Once
def kept_symbols() -> Kept:
    """GET /api/symbols."""
    return kept(symbols_of(list(game_words().values())))


@get("/api/words/{language:str}")
async def get_words(request: Request[Any, Any, State]) -> Response[bytes]:
    """Everything a client needs to talk in a language."""
    return send_kept(request, await kept_words.soon(check_language(request.path_params["language"])))


@get("/api/symbols")
async def get_symbols(request: Request[Any, Any, State]) -> Response[bytes]:
    """How everything looks, in any language."""
    return send_kept(request, await kept_symbols.soon())


ROUTES: list[HTTPRouteHandler] = [get_words, get_symbols]
