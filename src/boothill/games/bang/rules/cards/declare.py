"""Declaring cards and characters: one declaration each, collected in the box of its set."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Unpack

from boothill.family.sets import SetFolder
from boothill.games.bang.rules.cards.hooks import Hooks, Moment, WhyNot, check_hooks, takes
from boothill.games.bang.rules.terms import (
    BLACK,
    BLUE,
    BROWN,
    EQUIPMENT,
    EVENT,
    EVENTS,
    GREEN,
    NO_CARD,
    NOBODY,
    Card,
    Option,
    Seat,
    parse_copy,
)
from boothill.kernel.decision import Rule
from boothill.kernel.errors import UserError

if TYPE_CHECKING:
    from boothill.games.bang.rules.distance import Circle
    from boothill.games.bang.rules.table.state import Table
    from boothill.games.bang.rules.table.view import View


class Play:
    """A card or ability being carried out: who, with what, at whom, picking which card."""

    __slots__ = ("by", "card", "kind", "pick", "target")

    def __init__(self, by: Seat, card: Card, kind: Kind, target: Seat = NOBODY, pick: int = NO_CARD) -> None:
        self.by = by
        self.card = card
        self.kind = kind
        self.target = target
        self.pick = pick


Effect = Callable[["Table", Play], "Rule[None] | None"]
"""What a card does. A generator if it asks, a plain function otherwise."""
Limit = Callable[["Table", Seat, Card, "Kind"], WhyNot | None]
"""A reason why the card cannot be played now, whatever its target, or None."""
Rescue = Callable[["Circle", Seat, Card, "Kind"], WhyNot | None]
"""A reason why the card cannot save its player now, or None. Judged by public facts: views ask, too, to warn."""
Warn = Callable[["View", Option], WhyNot | None]
"""Something to be said against an option, judged by the view of the player who has it, or None."""


class Target:
    """At whom a card may be played, and why not when nobody qualifies."""

    __slots__ = ("nobody", "picks", "seats")

    def __init__(
        self,
        seats: Callable[[Table, Seat, Kind], Sequence[Seat]],
        nobody: Callable[[Table, Seat, Kind], WhyNot],
        picks: Callable[[Table, Seat, Card, Kind, Seat], list[int]] | None = None,
    ) -> None:
        self.seats = seats
        """The seats the card may aim at."""
        self.picks = picks
        """If a card of the target is chosen with it: the choices (cards in play, FROM_HAND)."""
        self.nobody = nobody
        """The reason when there is no option at all."""


class Kind:
    """All cards of one name."""

    __slots__ = (
        "bang_card",
        "books",
        "colour",
        "copies",
        "cost",
        "effect",
        "final",
        "heals",
        "hooks",
        "hostile",
        "id",
        "index",
        "limits",
        "missed",
        "modes",
        "name",
        "on_missed",
        "pile",
        "playable",
        "price",
        "rescue",
        "rule",
        "set_id",
        "simple",
        "target",
        "text",
        "use",
        "used_at",
        "warn",
        "weapon",
        "worth",
    )

    def __init__(self, id: str, name: str, colour: int, copies: str, set_id: str, text: str) -> None:
        self.id = id
        self.name = name
        self.colour = colour
        self.copies: tuple[tuple[int, int], ...] = tuple(parse_copy(code) for code in copies.split())
        self.set_id = set_id
        self.text = text
        self.index = -1
        self.simple = False
        """Derived: nothing about the card itself ever forbids playing it."""
        self.effect: Effect | None = None
        """What it does when it is played or bought, for a green card when it is used, for an event when revealed."""
        self.target: Target | None = None
        """At whom it is played from the hand; None if it needs nobody."""
        self.used_at: Target | None = None
        """At whom a green card is used; None if it needs nobody."""
        self.cost = 0
        """How many other hand cards must be discarded with it (DC-COST-1)."""
        self.limits: tuple[Limit, ...] = ()
        self.hooks: Hooks = {}
        """What the card changes while it lies in play."""
        self.price = 0
        """Of equipment: what it costs in the shop, in nuggets."""
        self.modes: dict[str, Effect | None] = {}
        """Of brown equipment that does what one of several other cards does: their ids, each with what it does here,
        None if just the same. The buyer chooses; targets are those of the other card."""
        self.pile = ""
        """Where its cards begin: the draw pile, or a pile of the set's own (`Table.piles`)."""
        self.playable = True
        """Whether it can be played in phase 2 at all (a Missed! cannot)."""
        self.bang_card = False
        """A card named BANG!: counts for the limit, answers Duel and Indians!."""
        self.missed = False
        """Counts as one Missed! effect: a brown card from the hand, a green one in play."""
        self.on_missed: Moment | None = None
        """What else happens when it is used as a Missed! effect: (t, seat)."""
        self.rescue: Rescue | None = None
        """Set if the card may be played when dying: why it cannot help now, or None."""
        self.hostile = False
        """Does harm to its target: part of what the table remembers of a player."""
        self.warn: Warn | None = None
        """What to say against playing it now, judged by what its player sees."""
        self.final = False
        """An event that comes last and stays in force until the game ends (EV-4)."""
        self.rule = ""
        """Of an event: the rule to name where the event is the reason why something cannot be done."""
        self.weapon = False
        self.books = False
        """Left out of the starter game."""
        self.heals = 0
        """For warnings and bots: the life points it gives its player, or its target if it has one."""
        self.use = ""
        """For rule-of-thumb bots, where nothing else in the declaration says what it is good for: "shot" is stopped by
        Missed! effects, "strip_all" costs all others a card, "heal_all" gives everybody life, "challenge" may turn
        against its player."""
        self.worth = 0
        """A rough value for rule-of-thumb bots: how glad a player is to have the card (0 to 10)."""

    def __repr__(self) -> str:
        return f"<{self.id}>"


class Action:
    """Something a seat may do of its own accord, besides playing cards.

    `offer` appends the options that are legal now; `effect` carries one out. `occasions` are the kinds of decision at
    which it is offered ("play", "dodge", "bang", "rescue", "surplus", "between"; "dodge" means whenever Missed! effects
    are asked for). With `missed`, using it against a shot counts as one Missed! effect. With `hostile` it does harm to
    the seat it is aimed at, and the table remembers.

    It is offered only to whoever has `price_nuggets`, and they are paid before its effect. What else it costs and gives
    is for warnings, clients and rule-of-thumb bots: `price` hand cards and `price_life` life points, for `heals` life
    points, `draws` cards, `earns` nuggets, or what `use` says (as with `Kind.use`); `needs` Missed! stop a shot.
    """

    __slots__ = (
        "draws",
        "earns",
        "effect",
        "heals",
        "hostile",
        "id",
        "index",
        "missed",
        "needs",
        "occasions",
        "offer",
        "price",
        "price_life",
        "price_nuggets",
        "text",
        "use",
    )

    def __init__(
        self,
        id: str,
        *,
        occasions: str,
        offer: Callable[[Table, Seat, Action, list[Option]], None],
        effect: Callable[[Table, Seat, Option], Rule[None] | None],
        missed: bool = False,
        hostile: bool = False,
        price: int = 0,
        price_life: int = 0,
        price_nuggets: int = 0,
        heals: int = 0,
        draws: int = 0,
        earns: int = 0,
        use: str = "",
        needs: int = 1,
        text: str = "",
    ) -> None:
        self.id = id
        self.occasions = frozenset(occasions.split())
        self.offer = offer
        self.effect = effect
        self.missed = missed
        self.hostile = hostile
        self.price = price
        self.price_life = price_life
        self.price_nuggets = price_nuggets
        self.heals = heals
        self.draws = draws
        self.earns = earns
        self.use = use
        self.needs = needs
        self.text = text
        """What using it does, as it would stand after "you": 'discard a card to draw two'."""
        self.index = -1


class Character:
    """A character: bullets and what the ability changes."""

    __slots__ = ("hooks", "id", "index", "life", "name", "set_id", "text")

    def __init__(self, id: str, name: str, life: int, set_id: str, hooks: Hooks, text: str) -> None:
        self.id = id
        self.name = name
        self.life = life
        self.set_id = set_id
        self.hooks = hooks
        self.text = text
        self.index = -1

    def __repr__(self) -> str:
        return f"<{self.id}>"


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
        self.house: Hooks = {}
        """Hooks of the set itself, in force for every seat (variants)."""
        self.questions: dict[str, str] = {}
        """For the set's own questions: what the numbers of the subject are, as field names with blanks between. Which
        names say more than a number is in `bang/fields.py`."""
        self.log: dict[str, str] = {}
        """The same for what it writes into the log: public numbers and, behind ' | ', what only the audience learns."""
        self.reasons: dict[str, str] = {}
        """The same for the parameters of its reasons and warnings."""
        self.texts: dict[str, str] = {}
        """Messages in Fluent, by language. Usually from the files `<language>.ftl` in the set's folder."""
        self.folder: SetFolder | None = None
        """Where the set's facts, names and pictures lie; whoever loads the set says so."""

    def _add(self, kind: Kind, **facts: object) -> Kind:
        """Put a kind of card into the box, with these attributes set."""
        if kind.id in self.kinds:
            raise UserError(f"the set '{self.id}' declares the card '{kind.id}' twice; give one of them another id")
        for name, value in facts.items():
            setattr(kind, name, value)
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
