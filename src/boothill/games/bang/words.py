"""What is in the card game, for clients that talk about it: kinds of cards, characters, roles and abilities."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

import structlog
from msgspec import Struct, field

from boothill.family.sets import SetFolder
from boothill.games.bang.rules.cards.declare import Box
from boothill.games.bang.rules.cards.hooks import Hooks
from boothill.games.bang.rules.cards.kinds import Character, Kind
from boothill.games.bang.rules.cards.loading import BUILT_IN, find_box, known_sets
from boothill.games.bang.rules.mechanics.shop import removal_price
from boothill.games.bang.rules.terms import BROWN, COLOURS, EVENT, SUITS, rank_text
from boothill.games.bang.telling.references import told_types
from boothill.games.bang.telling.telling import shoots
from boothill.server.wire.words import GameWords, RoleWords, Told, roles_of
from boothill.telling import FALLBACK, Texts, languages

log = structlog.get_logger(__name__)


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
    """Is stopped by Missed! effects."""
    heals: bool = False
    hostile: bool = False
    """Does harm to its target."""
    turn_check: bool = False
    """In play it threatens whoever has it in front of them."""
    group: str = ""
    """What a card in front of somebody is for: threat, weapon, distance, defence, ready (a green card) or gear."""
    distance: int = 0
    """What it adds to the distance at which its owner is seen, or sees others."""
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


class ActionWords(Struct, frozen=True, omit_defaults=True):
    """Something players may do of their own accord; with a text only if no message tells what it does."""

    text: str = ""


class CardSections(Struct):
    """What there is to be told of the card game, by id."""

    kinds: dict[str, KindWords]
    characters: dict[str, CharacterWords]
    roles: dict[str, RoleWords]
    shadow_roles: dict[str, RoleWords]
    """By the id in the catalogue, such as `shadow_deputy`."""
    actions: dict[str, ActionWords]
    """All abilities that players use."""


def boxes_here() -> list[Box]:
    """Our own sets, and those installed that can be loaded and read."""
    found = []
    for set_id in known_sets():
        try:
            box = find_box(set_id)
            if box.folder is not None:
                box.folder.read_all()
            found.append(box)
        except Exception as error:  # somebody else's code: whatever is wrong with it must not take our words away
            if set_id in BUILT_IN:
                raise
            log.warning("a set cannot be loaded", set=set_id, exc_info=error)
    return found


class CardWords(GameWords):
    """What is in the card game with these sets; with all that are there if nothing is said."""

    sections = CardSections
    questions = tuple(told_types().asked)

    def __init__(self, boxes: Iterable[Box] | None = None) -> None:
        self._boxes = None if boxes is None else list(boxes)

    @property
    def boxes(self) -> list[Box]:
        """The sets, loaded when they are first asked for."""
        if self._boxes is None:
            self._boxes = boxes_here()
        return self._boxes

    def playable(self) -> list[str]:
        """Our own sets, and those installed."""
        return known_sets()

    def folders(self) -> dict[str, SetFolder]:
        """Those of all sets that do not lie in a single file."""
        return {box.id: box.folder for box in self.boxes if box.folder is not None}

    def messages(self) -> list[Mapping[str, str]]:
        """Those of all sets, also of sets without facts."""
        return [box.texts for box in self.boxes if box.texts]

    def names(self, language: str) -> dict[str, str]:
        """What each set is called."""
        return {box.id: Told(box.folder, language).name(box.name) for box in self.boxes}

    def words(self, language: str) -> CardSections:
        """Kinds, characters, roles and abilities."""
        boxes = self.boxes
        told = {box.id: Told(box.folder, language) for box in boxes}
        texts = Texts(language if language in languages() else FALLBACK, sets=self.messages())
        return CardSections(
            kinds={
                kind.id: _kind(kind, told[box.id], texts, _reprints(kind.id, boxes))
                for box in boxes
                for kind in box.kinds.values()
            },
            characters={
                person.id: _character(person, told[box.id]) for box in boxes for person in box.characters.values()
            },
            roles=roles_of(told.values(), "role"),
            shadow_roles=roles_of(told.values(), "shadow_role"),
            actions={
                action.id: ActionWords("" if texts.has(f"action-{action.id}") else action.text)
                for box in boxes
                for hooks in _hooks_of(box)
                for action in hooks.get("actions", ())
            },
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
    copies, brief = _copies(kind.copies), f"brief-{kind.id}"
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
        shoots=shoots(kind),
        heals=kind.heals > 0,
        hostile=kind.hostile,
        turn_check="turn_check" in kind.hooks,
        group=_group(kind),
        distance=kind.hooks.get("seen_at", 0) or kind.hooks.get("sees_at", 0),
        actions=[action.id for action in kind.hooks.get("actions", ())],
    )


def _group(kind: Kind) -> str:
    """What it is there for once it lies in front of somebody; "" for what does not stay there."""
    hooks, colour = kind.hooks, COLOURS[kind.colour]
    if kind.colour in (BROWN, EVENT):
        return ""
    if "turn_check" in hooks:
        return "threat"
    if kind.weapon:
        return "weapon"
    if "seen_at" in hooks or "sees_at" in hooks:
        return "distance"
    if "barrels" in hooks or kind.missed:
        return "defence"
    return "ready" if colour == "green" else "gear"


def _character(person: Character, told: Told) -> CharacterWords:
    fact = told.of("character", person.id)
    return CharacterWords(
        name=fact.get("name") or person.name,
        text=fact.get("effect") or person.text or person.name,
        life=person.life,
        box=person.set_id,
        rules=fact.get("rules", ""),
        actions=[action.id for action in person.hooks.get("actions", ())],
    )


WORDS = CardWords()
