"""What cards and characters are once they are declared: kinds of cards, abilities, targets, characters."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Final, NamedTuple

from mypy_extensions import mypyc_attr

from boothill.games.bang.rules.cards.hooks import Hooks, Moment
from boothill.games.bang.rules.terms import NO_CARD, Card, parse_copy
from boothill.kernel.decision import NOBODY, Decision, Option, Rule, Seat
from boothill.kernel.reasons import WhyNot

if TYPE_CHECKING:
    from boothill.games.bang.rules.distance import Circle
    from boothill.games.bang.rules.table.state import Table
    from boothill.games.bang.rules.table.view import View


@mypyc_attr(acyclic=True, free_list_len=1)  # as a decision is
class Play:
    """A card or ability being carried out: who, with what, at whom, picking which card."""

    __slots__ = ("by", "card", "kind", "last", "pick", "target")

    def __init__(
        self, by: Seat, card: Card, kind: Kind, target: Seat = NOBODY, pick: int = NO_CARD, last: bool = True
    ) -> None:
        self.by = by
        self.card = card
        self.kind = kind
        self.target = target
        self.pick = pick
        self.last = last
        """Whether nobody comes after this target: what happens to it ends the effect."""


Effect = Callable[["Table", Play], "Rule[object] | None"]
"""What a card does. A generator if it asks, a plain function otherwise; what it returns does not matter."""
Limit = Callable[["Table", Seat, Card, "Kind"], WhyNot | None]
"""A reason why the card cannot be played now, whatever its target, or None."""
Rescue = Callable[["Circle", Seat, Card, "Kind"], WhyNot | None]
"""A reason why the card cannot save its player now, or None. Judged by public facts: views ask, too, to warn."""
Warn = Callable[["View", Option], WhyNot | None]
"""Something to be said against an option, judged by the view of the player who has it, or None."""
Refusing = Callable[["View", Decision], WhyNot | None]
"""The same, of refusing to answer a question."""
SHOT: Final = "shot"
"""The `use` of cards and abilities that Missed! effects stop."""


class Defence(NamedTuple):
    """A question that is answered with Missed! effects; the third number of its subject is how many are needed."""

    refusing: Refusing | None = None
    """What is to be said against refusing, where that costs more than a shot."""


class Target:
    """At whom a card may be played, and why not when nobody qualifies."""

    __slots__ = ("nobody", "picks", "seats")

    def __init__(
        self,
        seats: Callable[[Table, Seat, Kind], Sequence[Seat]],
        nobody: Callable[[Table, Seat, Kind], WhyNot],
        picks: Callable[[Table, Seat, Card, Kind, Seat], Sequence[int]] | None = None,
    ) -> None:
        self.seats = seats
        """The seats the card may aim at."""
        self.picks = picks
        """If a card of the target is chosen with it: the choices (cards in play, FROM_HAND)."""
        self.nobody = nobody
        """The reason when there is no option at all."""


_KIND: Final = (
    "bang_card",
    "books",
    "both_wait",
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


class Kind:
    """All cards of one name."""

    __slots__ = _KIND

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
        self.both_wait = False
        """An empty hand of its player or its target does not count before its effect is over (BASE-SUZY-2)."""
        self.weapon = False
        self.books = False
        """Left out of the starter game."""
        self.heals = 0
        """For warnings and bots: the life points it gives its player, or its target if it has one."""
        self.use = ""
        """For rule-of-thumb bots, where nothing else in the declaration says what it is good for: SHOT is stopped by
        Missed! effects, "strip_all" costs all others a card, "heal_all" gives everybody life, "challenge" may turn
        against its player."""
        self.worth = 0
        """A rough value for rule-of-thumb bots: how glad a player is to have the card (0 to 10)."""

    def numbered(self, index: int) -> Kind:
        """The same kind as one of a ruleset, in which it has this number."""
        mine = Kind(self.id, self.name, self.colour, "", self.set_id, self.text)
        _take_over(mine, self, _KIND)
        mine.index = index
        return mine

    def __repr__(self) -> str:
        return f"<{self.id}>"


_ACTION: Final = (
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
    "silent",
    "text",
    "use",
)


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

    __slots__ = _ACTION

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
        silent: bool = False,
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
        self.silent = silent
        """Nothing is said of its use: what follows from it tells everything."""
        self.text = text
        """What using it does, as it would stand after "you": 'discard a card to draw two'."""
        self.index = -1

    def numbered(self, index: int) -> Action:
        """The same action as one of a ruleset, in which it has this number."""
        mine = Action(self.id, occasions="", offer=self.offer, effect=self.effect)
        _take_over(mine, self, _ACTION)
        mine.index = index
        return mine

    def __repr__(self) -> str:
        return f"<{self.id}>"


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

    def numbered(self, index: int) -> Character:
        """The same character as one of a ruleset, in which they have this number."""
        mine = Character(self.id, self.name, self.life, self.set_id, self.hooks, self.text)
        mine.index = index
        return mine

    def __repr__(self) -> str:
        return f"<{self.id}>"


def _take_over(mine: object, theirs: object, names: tuple[str, ...]) -> None:
    for name in names:
        setattr(mine, name, getattr(theirs, name))
