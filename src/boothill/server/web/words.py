"""Everything a client needs to talk about both games in one language: messages, names, effects, and what wording things
takes to know about them. Nothing about any table.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from typing import Any

import structlog
from litestar import Request, Response, get
from litestar.datastructures import State
from litestar.handlers import HTTPRouteHandler
from msgspec import Struct, field

from boothill.family.roles import GOALS, ROLES
from boothill.games.bang.rules.cards.declare import Box
from boothill.games.bang.rules.cards.hooks import Hooks
from boothill.games.bang.rules.cards.kinds import SHOT, Character, Kind
from boothill.games.bang.rules.cards.loading import BUILT_IN, find_box, known_sets
from boothill.games.bang.rules.mechanics.shop import removal_price
from boothill.games.bang.rules.terms import BROWN, COLOURS, EVENT, SUITS, rank_text
from boothill.games.dice.rules.characters import CHARACTERS
from boothill.rulebook import BOXES, facts
from boothill.server.web.cached import Kept, kept, send_kept
from boothill.server.web.catalogue import DICE, check_language
from boothill.telling import FALLBACK, Texts, browser_source, languages

DICE_TRAITS = ("gives_life", "most_lost", "peaceful_gain", "gain_per_death", "removes_arrows", "strikes_back")
"""What makes the line about an event name the character whose ability it was."""

log = structlog.get_logger(__name__)


class BoxWords(Struct, frozen=True):
    """A box."""

    name: str
    game: str


class KindWords(Struct, frozen=True, omit_defaults=True):
    """A kind of card, equipment or event of the card game. What does not apply is left out."""

    name: str
    text: str
    """What it does, in our own words."""
    sort: str
    """card, equipment or event."""
    colour: str
    """brown, blue, green, black or event."""
    box: str
    brief: str = ""
    """Of an event: the same in a few words."""
    copies: list[str] = field(default_factory=list)
    """Rank and suit of each card of its own box."""
    reprints: dict[str, list[str]] = field(default_factory=dict)
    """The same of further boxes."""
    count: int = 0
    """How many there are of a card without rank and suit, if several."""
    symbols: list[str] = field(default_factory=list)
    weapon: bool = False
    range: int = 0
    price: int = 0
    removal: int = 0
    """What it costs to have it removed from in front of somebody else."""
    modes: list[str] = field(default_factory=list)
    """Kinds of which it does, when it is bought, what one of them does."""
    rules: str = ""
    """The group of its rules in the catalogue."""
    book: bool = False
    """Left out in the starter game."""
    final: bool = False
    """An event that comes last and stays."""
    bang: bool = False
    """A BANG! card."""
    missed: bool = False
    """Counts as a Missed! card from the hand."""
    shoots: bool = False
    heals: bool = False
    hostile: bool = False
    """Does harm to its target."""
    turn_check: bool = False
    """In play it threatens whoever has it before him."""
    all_suit: str = ""
    """An event that gives every card this suit."""
    surplus_on_deck: bool = False
    """An event that puts surplus cards on the draw pile."""
    actions: list[str] = field(default_factory=list)
    """The abilities it lets players use."""


class CharacterWords(Struct, frozen=True, omit_defaults=True):
    """A character of the card game."""

    name: str
    text: str
    life: int
    box: str
    rules: str = ""
    actions: list[str] = field(default_factory=list)
    shot: bool = False
    """One of these actions is a shot."""
    inherits: bool = False
    immune: bool = False


class DiceCharacterWords(Struct, frozen=True, omit_defaults=True):
    """A character of the dice game."""

    name: str
    text: str
    life: int
    rules: str = ""
    traits: list[str] = field(default_factory=list)


class RoleWords(Struct, frozen=True, omit_defaults=True):
    """A role."""

    name: str
    text: str
    rules: str = ""


class FaceWords(Struct, frozen=True, omit_defaults=True):
    """A face of the dice."""

    name: str
    text: str
    order: int
    locked: bool = False
    rules: str = ""


class ActionWords(Struct, frozen=True, omit_defaults=True):
    """Something players may do of their own accord; with a text only if no message tells what it does."""

    text: str = ""


class Words(Struct, frozen=True):
    """GET /api/words/LANGUAGE."""

    language: str
    messages: str
    """All messages in Fluent; in English what the language lacks."""
    boxes: dict[str, BoxWords]
    kinds: dict[str, KindWords]
    characters: dict[str, CharacterWords]
    dice_characters: dict[str, DiceCharacterWords]
    roles: dict[str, RoleWords]
    dice_roles: dict[str, RoleWords]
    shadow_roles: dict[str, RoleWords]
    faces: dict[str, FaceWords]
    actions: dict[str, ActionWords]
    goals: dict[str, str]
    """At a table of three: the role that each role is after."""


Fact = dict[str, Any]


class Told:
    """What the facts of a box say, in one language."""

    def __init__(self, box: str, language: str) -> None:
        self.known = facts(box) if box in BOXES else {}
        self.language = language

    def of(self, sort: str, id: str) -> Fact:
        """The fact of this id; nothing if the box has none."""
        for fact in self.known.get(sort, ()):
            if fact["id"] == id:
                return self._in_language(fact)
        return {}

    def all(self, sort: str) -> dict[str, Fact]:
        """The facts of a sort."""
        return {fact["id"]: self._in_language(fact) for fact in self.known.get(sort, ())}

    def name(self, otherwise: str) -> str:
        """What the box is called."""
        about = self.known.get("set", {})
        return str(about.get(f"name_{self.language}", about.get("name", otherwise)))

    def _in_language(self, fact: Fact) -> Fact:
        name = fact.get(f"name_{self.language}", fact.get("name", ""))
        return fact | {"name": name, "effect": fact.get(f"effect_{self.language}", fact.get("effect", ""))}


def boxes_here() -> list[Box]:
    """Our own sets, and those installed that can be loaded."""
    found = []
    for set_id in known_sets():
        try:
            found.append(find_box(set_id))
        except Exception as error:  # somebody else's code: whatever is wrong with it must not take our words away
            if set_id in BUILT_IN:
                raise
            log.warning("a set cannot be loaded", set=set_id, exc_info=error)
    return found


def words_of(language: str, boxes: Iterable[Box]) -> Words:
    """All there is to be told in a language about both games, with these sets."""
    boxes = list(boxes)
    texts = Texts(language if language in languages() else FALLBACK, sets=[box.texts for box in boxes if box.texts])
    told = {box.id: Told(box.id, language) for box in boxes}
    dice = Told(DICE, language)
    named = {box.id: BoxWords(told[box.id].name(box.name), "bang") for box in boxes}
    return Words(
        language=language,
        messages=browser_source(language, [box.texts for box in boxes if box.texts]),
        boxes=named | {DICE: BoxWords(dice.name(DICE), DICE)},
        kinds={
            kind.id: _kind(kind, told[box.id], texts, _reprints(kind.id, boxes))
            for box in boxes
            for kind in box.kinds.values()
        },
        characters={person.id: _character(person, told[box.id]) for box in boxes for person in box.characters.values()},
        dice_characters={
            who.id: DiceCharacterWords(
                name=fact["name"],
                text=fact["effect"],
                life=who.life,
                rules=fact.get("rules", ""),
                traits=[trait for trait in DICE_TRAITS if getattr(who, trait)],
            )
            for who in CHARACTERS
            if (fact := dice.of("character", who.id))
        },
        roles=_roles(told["base"], "role"),
        dice_roles=_roles(dice, "role"),
        shadow_roles=_roles(told["gold_rush"], "shadow_role"),
        faces={
            id: FaceWords(
                name=fact["name"],
                text=fact["effect"],
                order=fact["order"],
                locked=fact["locked"],
                rules=fact.get("rules", ""),
            )
            for id, fact in dice.all("face").items()
        },
        actions={
            action.id: ActionWords("" if texts.has(f"action-{action.id}") else action.text)
            for box in boxes
            for hooks in _hooks_of(box)
            for action in hooks.get("actions", ())
        },
        goals={ROLES[role]: ROLES[prey] for role, prey in GOALS.items()},
    )


def _hooks_of(box: Box) -> Iterable[Hooks]:
    yield box.hooks
    yield from (kind.hooks for kind in box.kinds.values())
    yield from (person.hooks for person in box.characters.values())


def _copies(copies: Iterable[tuple[int, int]]) -> list[str]:
    """Rank and suit of each card that has them."""
    return [f"{rank_text(rank)}{SUITS[suit]}" for rank, suit in copies if rank]


def _reprints(kind: str, boxes: Iterable[Box]) -> dict[str, list[str]]:
    return {box.id: _copies(box.reprints[kind]) for box in boxes if kind in box.reprints}


def _kind(kind: Kind, told: Told, texts: Texts, reprints: dict[str, list[str]]) -> KindWords:
    sort = "event" if kind.colour == EVENT else "equipment" if kind.price else "card"
    fact = told.of(sort, kind.id)
    copies, suit, brief = _copies(kind.copies), kind.hooks.get("all_suits", -1), f"brief-{kind.id}"
    return KindWords(
        name=fact.get("name") or kind.name,
        text=fact.get("effect") or kind.text or kind.name,
        sort=sort,
        colour=COLOURS[kind.colour],
        box=kind.set_id,
        brief=texts.say(brief) if kind.colour == EVENT and texts.has(brief) else "",
        copies=copies,
        reprints=reprints,
        count=len(kind.copies) if not copies and len(kind.copies) > 1 else 0,
        symbols=fact.get("symbols", []),
        weapon=kind.weapon,
        range=kind.hooks.get("range", 0) if kind.weapon else 0,
        price=kind.price,
        removal=removal_price(kind) if kind.price and COLOURS[kind.colour] == "black" else 0,
        modes=list(kind.modes),
        rules=fact.get("rules", kind.rule),
        book=kind.books,
        final=kind.final,
        bang=kind.bang_card,
        missed=kind.missed and kind.colour == BROWN,
        shoots=kind.bang_card or kind.use == SHOT,
        heals=kind.heals > 0,
        hostile=kind.hostile,
        turn_check="turn_check" in kind.hooks,
        all_suit=SUITS[suit] if suit >= 0 else "",
        surplus_on_deck=bool(kind.hooks.get("surplus_on_deck")),
        actions=[action.id for action in kind.hooks.get("actions", ())],
    )


def _character(person: Character, told: Told) -> CharacterWords:
    fact = told.of("character", person.id)
    actions = person.hooks.get("actions", ())
    return CharacterWords(
        name=fact.get("name") or person.name,
        text=fact.get("effect") or person.text or person.name,
        life=person.life,
        box=person.set_id,
        rules=fact.get("rules", ""),
        actions=[action.id for action in actions],
        shot=any(action.use == SHOT for action in actions),
        inherits="inherits" in person.hooks,
        immune="immune" in person.hooks,
    )


def _roles(told: Told, sort: str) -> dict[str, RoleWords]:
    return {id: RoleWords(fact["name"], fact["effect"], fact.get("rules", "")) for id, fact in told.all(sort).items()}


@cache
def kept_words(language: str) -> Kept:
    """GET /api/words/LANGUAGE for a known language."""
    return kept(words_of(language, boxes_here()))


@get("/api/words/{language:str}", sync_to_thread=True)
def get_words(request: Request[Any, Any, State]) -> Response[bytes]:
    """Everything a client needs to talk in a language; put together in a thread when it is asked for first."""
    return send_kept(request, kept_words(check_language(request.path_params["language"])))


ROUTES: list[HTTPRouteHandler] = [get_words]
