"""What there is to play with: games, boxes, every card with what it does, and the rules. Nothing about any table.

`ROUTES` needs `app.state.config`, for the limits it tells. Everything else is read once and kept.
"""

from __future__ import annotations

import difflib
import re
from functools import cache
from typing import Any

from litestar import Request, Response, get
from litestar.datastructures import State
from litestar.handlers import HTTPRouteHandler
from msgspec import Struct, field
from msgspec.structs import replace

from boothill import __version__
from boothill.bots import levels_of
from boothill.family.sets import SetFolder
from boothill.rulebook import Entry, catalogue, sets_of
from boothill.server.ops.config import Config
from boothill.server.room.member import Refusal
from boothill.server.web.cached import Kept, Once, kept, send_kept
from boothill.server.wire import protocol
from boothill.server.wire.settings import Settings
from boothill.server.wire.text import printable
from boothill.server.wire.words import GameWords, Told
from boothill.telling import FALLBACK, language_names, languages
from boothill.titles import games_with, numbers_of_players, part_of

_NAME = re.compile(r"name_([a-z]{2,3}(?:-[A-Za-z0-9]{2,8})*)")
_SORTS = {
    "cards": "card",
    "reprints": "reprint",
    "events": "event",
    "equipment": "equipment",
    "characters": "character",
    "roles": "role",
    "shadow_roles": "shadow_role",
    "faces": "face",
}
"""What a box may contain, and what its facts call it."""


class GameFacts(Struct, frozen=True):
    """A game that can be played here."""

    id: str
    boxes: list[str]
    """What can lie on the table: sets of the card game, which are mixed, or the one box of the dice game."""
    fewest: int
    most: int
    bots: list[str]
    """The levels of bots, the easiest first. Settings take single bots by their names, too."""
    settings: Settings
    """Those of a table about which nothing is said."""
    questions: list[str]
    """The kinds of questions, as `asked.kind` and `timers.kinds` name them; installed sets may have others."""


class BoxFacts(Struct, frozen=True):
    """A box, with the number of different things it contains."""

    id: str
    game: str
    name: str
    names: dict[str, str]
    """By language, where it has a name of its own there."""
    contents: dict[str, int]


class Limits(Struct, frozen=True):
    """What a client has to keep to."""

    name: int
    text: int
    message_bytes: int
    messages_per_second: float
    messages_at_once: int


class Catalogue(Struct, frozen=True):
    """GET /api/catalogue."""

    version: str
    protocol: int
    languages: list[str]
    """With texts; what one lacks is said in English."""
    language_names: dict[str, str]
    """What each of them calls itself."""
    name_languages: list[str]
    """In which names of cards and characters are known."""
    games: list[GameFacts]
    boxes: list[BoxFacts]
    emotes: list[str]
    limits: Limits


class Thing(Struct, frozen=True, omit_defaults=True):
    """A card, event, character, ... Only what it has is given."""

    id: str
    name: str
    effect: str = ""
    """What it does, in our own words."""
    colour: str = ""
    copies: list[str] = field(default_factory=list)
    """Rank and suit of each: 10H is the ten of hearts; S, H, D, C."""
    count: int = 0
    symbols: list[str] = field(default_factory=list)
    weapon: bool = False
    range: int = 0
    draw_check: str = ""
    book: bool = False
    """Left out in the starter game."""
    price: int = 0
    life: int = 0
    timing: str = ""
    final: bool = False
    cards: int = 0
    """Of a role: how many there are."""
    order: int = 0
    """Of a face: when it is resolved."""
    locked: bool = False
    """Of a face: whether it cannot be thrown again."""
    rules: str = ""
    """The group of its rules in the catalogue."""


class BoxContents(Struct, frozen=True, omit_defaults=True):
    """GET /api/catalogue/BOX."""

    id: str
    game: str
    name: str
    language: str
    """Of names and effects; what has none in it is told in English."""
    cards: list[Thing] = field(default_factory=list)
    reprints: list[Thing] = field(default_factory=list)
    """Further copies of cards of the base game."""
    events: list[Thing] = field(default_factory=list)
    equipment: list[Thing] = field(default_factory=list)
    characters: list[Thing] = field(default_factory=list)
    roles: list[Thing] = field(default_factory=list)
    shadow_roles: list[Thing] = field(default_factory=list)
    faces: list[Thing] = field(default_factory=list)


class RuleLine(Struct, frozen=True):
    """A rule or scenario in the index."""

    id: str
    part: str
    section: str
    tags: list[str]
    boxes: list[str]


class RuleIndex(Struct, frozen=True):
    """GET /api/rules."""

    rules: list[RuleLine]


class Rule(Struct, frozen=True):
    """A rule or scenario, in Markdown."""

    id: str
    part: str
    section: str
    tags: list[str]
    boxes: list[str]
    text: str


class Rules(Struct, frozen=True):
    """GET /api/rules/ID: the rule of this id, or all of this group."""

    id: str
    rules: list[Rule]


class Book(Struct, frozen=True):
    """GET /api/books/GAME?lang=: the rules of a game on two pages, in Markdown. A line such as "!card bang beer" stands
    for pictures: of cards, roles or faces of dice.
    """

    game: str
    language: str
    text: str


def prepare() -> None:
    """Read what every page needs. It takes as long as a hundred answers, so it is done before anybody plays."""
    name_languages()
    _by_id()


def game_words() -> dict[str, GameWords]:
    """What is in each game that tells of it."""
    return {game: part_of(game, "words").WORDS for game in games_with("words")}


def boxes_here() -> dict[str, tuple[str, SetFolder]]:
    """Every box whose facts give it a name, by id: the game it is for, and its folder."""
    return {
        id: (game, folder)
        for game, words in game_words().items()
        for id, folder in words.folders().items()
        if "name" in folder.facts.get("set", {})
    }


@cache
def name_languages() -> tuple[str, ...]:
    """The languages in which some card or character has a name."""
    found = {FALLBACK, *languages()}
    for _, folder in boxes_here().values():
        for things in folder.facts.values():
            for thing in things if isinstance(things, list) else [things]:
                found |= {match[1] for key in thing if (match := _NAME.fullmatch(str(key)))}
    return tuple(sorted(found))


def check_language(language: str) -> str:
    """The language, if there are names in it. Raises Refusal."""
    if language not in name_languages():
        raise Refusal(
            "no_such_language",
            f"there are no names in '{printable(language)}'; there are {', '.join(name_languages())}",
        )
    return language


def _box(box: str, language: str) -> BoxFacts:
    game, folder = boxes_here()[box]
    about = folder.facts["set"]
    names = {FALLBACK: about["name"]} | {
        code: about[f"name_{code}"] for code in name_languages() if f"name_{code}" in about
    }
    contents = {told: len(folder.facts[sort]) for told, sort in _SORTS.items() if sort in folder.facts}
    return BoxFacts(box, game, Told(folder, language).name(box), names, contents)


@Once
def all_there_is(config: Config, language: str) -> Kept:
    """GET /api/catalogue for a server with these limits."""
    games = [
        GameFacts(
            game,
            words.playable(),
            min(numbers_of_players(game)),
            max(numbers_of_players(game)),
            list(levels_of(game)),
            replace(Settings(), game=game),
            list(words.questions),
        )
        for game, words in game_words().items()
    ]
    limits = Limits(
        protocol.MOST_NAME,
        protocol.MOST_TEXT,
        config.max_message_bytes,
        config.message_rate,
        config.message_burst,
    )
    return kept(
        Catalogue(
            __version__,
            protocol.PROTOCOL,
            languages(),
            language_names(),
            list(name_languages()),
            games,
            [_box(box, language) for box in boxes_here()],
            list(protocol.EMOTES),
            limits,
        )
    )


@Once
def contents_of(box: str, language: str) -> Kept:
    """GET /api/catalogue/BOX for a known box and language."""
    game, folder = boxes_here()[box]
    things = {
        told: [_thing(fact, language) for fact in folder.facts[sort]]
        for told, sort in _SORTS.items()
        if sort in folder.facts
    }
    return kept(BoxContents(box, game, Told(folder, language).name(box), language, **things))


_FIELDS = frozenset(Thing.__struct_fields__) - {"name"}


def _thing(fact: dict[str, Any], language: str) -> Thing:
    if "name" not in fact:  # a reprint is called what the card is that it reprints
        fact = _named(fact["id"]) | fact
    values = {key: value for key, value in fact.items() if key in _FIELDS}
    values["effect"] = fact.get(f"effect_{language}", fact.get("effect", ""))
    return Thing(name=str(fact.get(f"name_{language}", fact["name"])), **values)


def _named(id: str) -> dict[str, Any]:
    """The card of this id in the first box that names it."""
    cards = (card for _, folder in boxes_here().values() for card in folder.facts.get("card", ()))
    return next((card for card in cards if card["id"] == id and "name" in card), {"name": id})


@Once
def rule_index() -> Kept:
    """GET /api/rules."""
    return kept(RuleIndex([RuleLine(**_about(entry)) for entry in catalogue()]))


@cache
def _by_id() -> dict[str, list[Entry]]:
    """The rules of each id and of each group."""
    found: dict[str, list[Entry]] = {}
    for entry in catalogue():
        found.setdefault(entry.group, []).append(entry)
    return found | {entry.id: [entry] for entry in catalogue()}


@cache
def _rules_of(rule_id: str) -> Kept:
    return kept(Rules(rule_id, [Rule(**_about(entry), text=entry.text) for entry in _by_id()[rule_id]]))


def rules_of(asked: str) -> Kept:
    """GET /api/rules/ID. Raises Refusal for an unknown one."""
    rule_id = asked.upper()
    if rule_id not in _by_id():
        near = difflib.get_close_matches(rule_id[:40], _by_id(), n=3)
        hint = f"the nearest are {', '.join(near)}" if near else "GET /api/rules lists them all"
        raise Refusal("no_such_rule", f"there is no rule '{printable(asked)}'; {hint}")
    return _rules_of(rule_id)


def _about(entry: Entry) -> dict[str, Any]:
    return {
        "id": entry.id,
        "part": entry.part,
        "section": entry.section,
        "tags": list(entry.tags),
        "boxes": list(sets_of(entry.id)),
    }


@Once
def book_of(game: str, language: str) -> Kept:
    """GET /api/books/GAME for a game that has a book, in a known language."""
    return kept(Book(game, language, part_of(game, "book").book(language)))


AnyRequest = Request[Any, Any, State]


def _language(request: AnyRequest) -> str:
    return check_language(request.query_params.get("lang", FALLBACK))


@get("/api/catalogue")
async def get_catalogue(request: AnyRequest) -> Response[bytes]:
    """What can be played here."""
    config: Config = request.app.state.config
    return send_kept(request, await all_there_is.soon(config, _language(request)))


@get("/api/catalogue/{box:str}")
async def get_box(request: AnyRequest) -> Response[bytes]:
    """Everything in a box."""
    box: str = request.path_params["box"]
    if box not in boxes_here():
        raise Refusal("no_such_box", f"there is no box '{printable(box)}'; there are {', '.join(boxes_here())}")
    return send_kept(request, await contents_of.soon(box, _language(request)))


@get("/api/rules")
async def get_rules(request: AnyRequest) -> Response[bytes]:
    """The index of the rules."""
    return send_kept(request, await rule_index.soon())


@get("/api/rules/{rule:str}", sync_to_thread=False)
def get_rule(request: AnyRequest) -> Response[bytes]:
    """A rule, or a group of them."""
    return send_kept(request, rules_of(request.path_params["rule"]))


@get("/api/books/{game:str}")
async def get_book(request: AnyRequest) -> Response[bytes]:
    """The rules of a game on two pages."""
    game: str = request.path_params["game"]
    if game not in games_with("book"):
        raise Refusal(
            "no_such_book", f"there is no book of '{printable(game)}'; there are {', '.join(games_with('book'))}"
        )
    return send_kept(request, await book_of.soon(game, _language(request)))


ROUTES: list[HTTPRouteHandler] = [get_catalogue, get_box, get_rules, get_rule, get_book]
