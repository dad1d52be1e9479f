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
from boothill.family.sets import ENGLISH
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


class Engraving(Struct, frozen=True):
    """The picture of a kind of card."""

    art: str
    """On a field of 96 by 84; docs/add-a-card.md says what it is written in."""
    tint: str
    second: str
    """The two colours it is printed in, beside ink and paper."""


class Art(Struct, frozen=True):
    """GET /api/art: the pictures of kinds of cards and faces."""

    art: dict[str, Engraving]
    """By the id of a kind or face; one without a picture shows its symbol."""


class Front(Struct, frozen=True):
    """GET /api/front: how the cards and people on the start page look, which needs nothing else of GET /api/art and
    GET /api/symbols.
    """

    art: dict[str, Engraving]
    """One kind of each sort that the page shows: the first that heals, that helps against a shot, and so on."""
    portraits: dict[str, dict[str, Feature]]
    """The characters of the first set."""


FRONT = ("heals", "missed", "bang", "weapon", "turn_check")
"""The sorts of kinds that the start page shows a card of (client/src/frame/Spread.svelte)."""


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


def art_of(games: Sequence[GameWords]) -> Art:
    """All pictures in these games. The first game to draw something counts."""
    art: dict[str, Engraving] = {}
    for folder in reversed([folder for game in games for folder in game.folders().values()]):
        art |= {kind: Engraving(**picture) for kind, picture in folder.art.items()}
    return Art(art)


def front_of(games: dict[str, GameWords]) -> Front:
    """What the start page shows of these games."""
    kinds: dict[str, Any] = {}
    for words in games.values():
        kinds = structs.asdict(words.words(ENGLISH)).get("kinds", {}) | kinds
    shown = {next((id for id, kind in kinds.items() if getattr(kind, sort, None)), "") for sort in FRONT}
    first = next(folder for words in games.values() for folder in words.folders().values())
    art = {id: picture for id, picture in art_of(list(games.values())).art.items() if id in shown}
    return Front(art, first.portraits)


@Once
def kept_words(language: str) -> Kept:
    """GET /api/words/LANGUAGE for a known language."""
    return kept(words_of(language, game_words()))


@Once
def kept_symbols() -> Kept:
    """GET /api/symbols."""
    return kept(symbols_of(list(game_words().values())))


@Once
def kept_art() -> Kept:
    """GET /api/art."""
    return kept(art_of(list(game_words().values())))


@Once
def kept_front() -> Kept:
    """GET /api/front."""
    return kept(front_of(game_words()))


@get("/api/words/{language:str}")
async def get_words(request: Request[Any, Any, State]) -> Response[bytes]:
    """Everything a client needs to talk in a language."""
    return send_kept(request, await kept_words.soon(check_language(request.path_params["language"])))


@get("/api/symbols")
async def get_symbols(request: Request[Any, Any, State]) -> Response[bytes]:
    """How everything looks, in any language."""
    return send_kept(request, await kept_symbols.soon())


@get("/api/art")
async def get_art(request: Request[Any, Any, State]) -> Response[bytes]:
    """The pictures on the cards, for pages that show cards."""
    return send_kept(request, await kept_art.soon())


@get("/api/front")
async def get_front(request: Request[Any, Any, State]) -> Response[bytes]:
    """What the start page shows."""
    return send_kept(request, await kept_front.soon())


ROUTES: list[HTTPRouteHandler] = [get_words, get_symbols, get_art, get_front]
