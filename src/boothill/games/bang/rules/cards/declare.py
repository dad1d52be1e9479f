"""Declaring cards and characters: one declaration each, collected in the box of its set."""

from __future__ import annotations

from collections.abc import Callable
from typing import Unpack

from boothill.family.sets import SetFolder
from boothill.games.bang.rules.cards.checks import check_hooks, fact, takes
from boothill.games.bang.rules.cards.hooks import Hooks, Moment
from boothill.games.bang.rules.cards.kinds import (
    Character,
    Defence,
    Effect,
    Kind,
    Limit,
    Refusing,
    Rescue,
    Target,
    Warn,
)
from boothill.games.bang.rules.declared import LISTS, SORTS
from boothill.games.bang.rules.mechanics.mechanic import Mechanic
from boothill.games.bang.rules.terms import BLACK, BLUE, BROWN, EQUIPMENT, EVENT, EVENTS, GREEN, parse_copy
from boothill.kernel.declared import Declared
from boothill.kernel.errors import UserError


class Box:
    """One set of cards and characters, as it comes out of its box.

    Reprints of another set's card are declared with `more`: same kind, further copies.
    """

    def __init__(self, id: str, name: str) -> None:
        self.id = id
        self.name = name
        self.kinds: dict[str, Kind] = {}
        self.characters: dict[str, Character] = {}
        self.reprints: dict[str, tuple[tuple[int, int], ...]] = {}
        self.open_piles: tuple[str, ...] = ()
        """Those of the set's own piles whose cards everybody sees; of the others only the size is known."""
        self.hooks: Hooks = {}
        """Hooks of the set itself, in force for every seat (variants)."""
        self.mechanics: list[Mechanic] = []
        """Mechanics that the set brings along, besides those of the core."""
        self.defences: dict[str, Defence] = {}
        """Those of the set's questions that are answered with Missed! effects."""
        self.declared = Declared(SORTS, LISTS)
        """The set's own log entries, questions and reasons. `entry`, `question` and `reason` declare them."""
        self.entry = self.declared.entry
        self.question = self.declared.question
        self.reason = self.declared.reason
        self.questions: dict[str, str] = {}
        """The short form: for the set's own questions what the numbers of the subject are, as names of fields with
        blanks between (see `kernel.declared`; which names say more than a number is in `rules/declared.py`)."""
        self.log: dict[str, str] = {}
        """The same for what it writes into the log: public numbers and, behind ' | ', what only the audience learns."""
        self.reasons: dict[str, str] = {}
        """The same for the parameters of its reasons and warnings."""
        self.texts: dict[str, str] = {}
        """Messages in Fluent, by language. Usually from the files `<language>.ftl` in the set's folder."""
        self.folder: SetFolder | None = None
        """Where the set's facts, names and pictures lie; whoever loads the set says so."""

    def __repr__(self) -> str:
        return f"<Box {self.id}: {len(self.kinds)} kinds of cards, {len(self.characters)} characters>"

    def all_declared(self) -> Declared:
        """What the set declares, in both forms. Raises UserError for what cannot be read."""
        found = Declared(SORTS, LISTS)
        found.add(self.declared)
        try:
            for name, fields in self.log.items():
                found.entry(name, fields)
            for kind, fields in self.questions.items():
                found.question(kind, fields)
            for code, fields in self.reasons.items():
                found.reason(code, fields)
        except UserError as error:
            raise UserError(f"in the set '{self.id}' {error}") from error
        return found

    def mechanic(self, mechanic: Mechanic) -> Mechanic:
        """Bring a mechanic along; see `Mechanic` for what it may do."""
        if not isinstance(mechanic, Mechanic):
            raise UserError(f"the set '{self.id}' brings {mechanic!r}, which is no Mechanic; see docs/add-a-card.md")
        self.mechanics.append(mechanic)
        return mechanic

    def defence(self, question: str, refusing: Refusing | None = None) -> None:
        """Declare that a question of the set is answered with Missed! effects, for warnings (see `Defence`)."""
        self.defences[question] = Defence(refusing)

    def _add(self, kind: Kind, **facts: object) -> Kind:
        """Put a kind of card into the box, with these attributes set."""
        if kind.id in self.kinds:
            raise UserError(f"the set '{self.id}' declares the card '{kind.id}' twice; give one of them another id")
        for name, value in facts.items():
            setattr(kind, name, fact(kind.id, name, value, getattr(kind, name)))
        self.kinds[kind.id] = kind
        return kind

    def brown(
        self,
        id: str,
        name: str,
        *,
        copies: str,
        target: Target | None = None,
        cost: int = 0,
        limits: tuple[Limit, ...] = (),
        playable: bool = True,
        bang_card: bool = False,
        missed: bool = False,
        on_missed: Moment | None = None,
        rescue: Rescue | None = None,
        both_wait: bool = False,
        hostile: bool = False,
        warn: Warn | None = None,
        books: bool = False,
        heals: int = 0,
        use: str = "",
        worth: int = 3,
        text: str = "",
    ) -> Callable[[Effect], Effect]:
        """Declare a brown card; decorates its effect."""

        def declare(effect: Effect) -> Effect:
            self._add(
                Kind(id, name, BROWN, copies, self.id, text),
                effect=effect,
                target=target,
                cost=cost,
                limits=limits,
                playable=playable,
                bang_card=bang_card,
                missed=missed,
                on_missed=on_missed,
                rescue=rescue,
                both_wait=both_wait,
                hostile=hostile,
                warn=warn,
                books=books,
                heals=heals,
                use=use,
                worth=worth,
            )
            return effect

        return declare

    def green(
        self,
        id: str,
        name: str,
        *,
        copies: str,
        target: Target | None = None,
        hostile: bool = False,
        warn: Warn | None = None,
        heals: int = 0,
        use: str = "",
        worth: int = 4,
        text: str = "",
    ) -> Callable[[Effect], Effect]:
        """Declare a green card; decorates what it does when it is used, at the target given here."""

        def declare(effect: Effect) -> Effect:
            self._add(
                Kind(id, name, GREEN, copies, self.id, text),
                effect=effect,
                used_at=target,
                hostile=hostile,
                warn=warn,
                heals=heals,
                use=use,
                worth=worth,
            )
            return effect

        return declare

    def green_missed(
        self, id: str, name: str, *, copies: str, on_missed: Moment | None = None, worth: int = 5, text: str = ""
    ) -> Kind:
        """Declare a green card that answers shots; `on_missed` is what else happens when it does."""
        kind = Kind(id, name, GREEN, copies, self.id, text)
        return self._add(kind, missed=True, on_missed=on_missed, worth=worth)

    def blue(
        self,
        id: str,
        name: str,
        *,
        copies: str,
        target: Target | None = None,
        hostile: bool = False,
        weapon: bool = False,
        books: bool = False,
        worth: int = 4,
        text: str = "",
        **hooks: Unpack[Hooks],
    ) -> Kind:
        """Declare a blue card: it lies in front of its player (or its target) and changes rules through its hooks."""
        check_hooks(id, hooks)
        kind = Kind(id, name, BLUE, copies, self.id, text)
        return self._add(kind, target=target, hostile=hostile, weapon=weapon, books=books, worth=worth, hooks=hooks)

    def weapon(
        self,
        id: str,
        name: str,
        *,
        copies: str,
        books: bool = False,
        worth: int = 4,
        text: str = "",
        **hooks: Unpack[Hooks],
    ) -> Kind:
        """Declare a weapon: a blue card of which only one may be in play; `range` is among its hooks."""
        return self.blue(id, name, copies=copies, weapon=True, books=books, worth=worth, text=text, **hooks)

    def black(
        self,
        id: str,
        name: str,
        *,
        price: int,
        number: int = 1,
        target: Target | None = None,
        hostile: bool = False,
        worth: int = 4,
        text: str = "",
        **hooks: Unpack[Hooks],
    ) -> Kind:
        """Declare black equipment: bought, it lies in front of its buyer, or its target, and changes rules."""
        check_hooks(id, hooks)
        kind = self._equipment(id, name, BLACK, price, number, text)
        return self._add(kind, target=target, hostile=hostile, worth=worth, hooks=hooks)

    def bought(
        self,
        id: str,
        name: str,
        *,
        price: int,
        number: int = 1,
        target: Target | None = None,
        hostile: bool = False,
        warn: Warn | None = None,
        heals: int = 0,
        use: str = "",
        worth: int = 4,
        text: str = "",
    ) -> Callable[[Effect], Effect]:
        """Declare brown equipment; decorates its effect, which is carried out when it is bought."""

        def declare(effect: Effect) -> Effect:
            kind = self._equipment(id, name, BROWN, price, number, text)
            facts = {"target": target, "hostile": hostile, "warn": warn, "heals": heals, "use": use, "worth": worth}
            self._add(kind, effect=effect, **facts)
            return effect

        return declare

    def bought_as(
        self,
        id: str,
        name: str,
        *,
        price: int,
        number: int = 1,
        modes: dict[str, Effect | None],
        worth: int = 4,
        text: str = "",
    ) -> Kind:
        """Declare brown equipment that does what one of several other cards does (see `Kind.modes`)."""
        kind = self._equipment(id, name, BROWN, price, number, text)
        return self._add(kind, modes=modes, worth=worth)

    def _equipment(self, id: str, name: str, colour: int, price: int, number: int, text: str) -> Kind:
        if price < 1:
            raise UserError(f"the equipment '{id}' costs {price}; give a price of at least 1")
        kind = Kind(id, name, colour, " ".join(["-"] * number), self.id, text)
        kind.price, kind.pile, kind.playable = price, EQUIPMENT, False
        return kind

    def event(
        self,
        id: str,
        name: str,
        *,
        rule: str = "",
        final: bool = False,
        revealed: Effect | None = None,
        text: str = "",
        **hooks: Unpack[Hooks],
    ) -> Kind:
        """Declare a card of the event deck. Its hooks hold for everybody while it is in force (EV-3).

        `revealed` is what it does once, when it is turned up (EV-9); the play it is given is by whoever turned it up.
        """
        check_hooks(id, hooks, of_table=True)
        if revealed is not None and not takes(revealed, 2):
            raise UserError(f"what the event '{id}' does when it is revealed must be a function of a table and a play")
        kind = Kind(id, name, EVENT, "-", self.id, text)
        facts = {"rule": rule, "final": final, "effect": revealed, "hooks": hooks, "playable": False, "pile": EVENTS}
        return self._add(kind, **facts)

    def more(self, id: str, copies: str) -> None:
        """Further copies of a card that another set declares."""
        self.reprints[id] = tuple(parse_copy(code) for code in copies.split())

    def character(self, id: str, name: str, life: int, *, text: str = "", **hooks: Unpack[Hooks]) -> Character:
        """Declare a character."""
        if id in self.characters:
            raise UserError(f"the set '{self.id}' declares the character '{id}' twice; give one of them another id")
        check_hooks(id, hooks)
        character = Character(id, name, life, self.id, hooks, text)
        self.characters[id] = character
        return character
