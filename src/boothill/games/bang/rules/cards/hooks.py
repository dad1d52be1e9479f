"""Hooks: where characters, cards in play, events and variants change the rules.

A source (a character, a card in play, ...) declares hooks as data: numbers and module-level functions, under the names
of `Hooks`. What a seat has in front of it and what abilities it has are folded into one `Profile`, rebuilt
when they change and shared between all games with the same sources; nothing is scanned while a question is answered.

To add a hook: one line in `Hooks`, one attribute in `Profile`, one entry in the fold or the arguments it belongs to,
and one in OF_THE_TABLE if it is asked of the table alone.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from difflib import get_close_matches
from inspect import signature
from typing import TYPE_CHECKING, Protocol, TypedDict

from boothill.games.bang.rules.terms import Card, Option, Seat
from boothill.kernel.decision import Rule
from boothill.kernel.errors import UserError
from boothill.kernel.reasons import WhyNot as WhyNot  # sets declare with it

if TYPE_CHECKING:
    from boothill.games.bang.rules.cards.declare import Action, Kind
    from boothill.games.bang.rules.table.state import Table

Moment = Callable[..., "Rule[None] | None"]
"""Something that happens at a moment of the game. A generator if it asks, a plain function otherwise."""


class Suited(Protocol):
    """Whoever knows what suit a card has as things stand: a table, or a view of it."""

    def suit(self, card: Card) -> int:
        """The suit of a card as it counts now."""
        ...


class Hooks(TypedDict, total=False):
    """Everything a source may change. Numbers are folded as their comment says; functions are all called."""

    # Numbers.
    seen_at: int  # added to the distance at which others see this seat (sum)
    sees_at: int  # added to the distance at which this seat sees others (sum)
    range: int  # weapon range (greatest; the Colt's 1 is always there)
    bang_limit: int  # BANG! cards per turn (greatest)
    bang_needs: int  # Missed! effects needed against this seat's BANG! cards (greatest)
    discount: int  # nuggets off the price of one purchase per turn (sum)
    extra_flips: int  # cards flipped on top of one at each draw! (sum)
    barrels: int  # draw!s for a Missed! effect against each shot (sum)
    beer_gives: int  # life points a Beer gives this seat (greatest)
    hand_limit: int  # hand limit in phase 3, if it is above the current life (greatest)
    draws_discards: bool  # may take cards from the discard pile (any)
    inherits: bool  # takes the cards of eliminated players (any)
    bangs_off: bool  # in his own turn nobody uses BANG! cards, which `may_play` forbids, too (any)
    phase_1_from_discards: bool  # the cards of phase 1 come off the discard pile (any)
    surplus_on_deck: bool  # what phase 3 makes a player discard goes face down on the draw pile (any)
    cards_off: bool  # no card in play has an effect (any)
    others_cards_off: bool  # in this seat's turn no card in front of others has an effect (any)
    abilities_off: bool  # no character has abilities (any)
    all_suits: int  # every card has this suit (the last)
    reversed: bool  # turns pass counter-clockwise (any)
    base_distance: int  # distance between any two seats before modifiers (the last)
    # A hand card of the first kind may be used as the second wherever one is asked for; "any" stands for every kind.
    stands_for: dict[str, str]

    # Questions. They answer with a value and never ask.
    # A reason why the seat cannot use this hand card as this kind now; the occasion is "play", "dodge", "rescue" or,
    # for cards given up and not played, "bang". "buy": it cannot have this equipment, which is no hand card.
    may_play: Callable[[Table, Seat, Card, Kind, str], WhyNot | None]
    # Do these cards of that player do nothing to the seat? Judged by public facts: views ask, too, to warn.
    immune: Callable[[Suited, Seat, tuple[Card, ...], Seat], bool]
    # Order, (t, seat, n) -> n: how many cards in phase 1; from 2 on through all of these, lowest order first. The
    # orders are those of BASE-P1-2: 1 a character's own number, 2 a ghost's, 3 events, 4 equipment.
    phase_1_count: tuple[int, Callable[[Table, Seat, int], int]]
    # What keeps the active player from ending phase 2, None if nothing does; the options are his others.
    may_end: Callable[[Table, Seat, list[Option]], WhyNot | None]
    returns: Callable[[Table, Seat], bool]  # does this eliminated seat come back for a turn
    reshuffled: Callable[[Table], None]  # the discard pile, still as it lies, is about to become the draw pile
    turn_over: Callable[[Table, Seat], None]  # the turn is over but for who leaves with it, and he was no ghost
    at_setup: Callable[[Table], None]  # prepares the set's own piles and tokens before the hands are dealt

    # Moments, in the order of a turn. They may ask.
    before_turn: Moment  # (t, seat): S1
    coming_back: Moment  # (t, seat): S2
    start_of_turn: Moment  # (t, seat): S3
    turn_check: tuple[int, Moment]  # order, (t, seat): S4 and S5, lowest order first
    turn_skipped: Moment  # (t, seat): instead of S6 to S11 (BASE-TURN-5)
    choose_ability: Moment  # (t, seat): S6
    # (t, seat) -> whether it took the place of phase 1, whatever the character would do there (BASE-P1-4).
    instead_of_phase_1: Callable[[Table, Seat], Rule[bool]]
    phase_1: Moment  # (t, seat, n): S7, instead of drawing n cards (only the last is called)
    second_drawn: Callable[[Table, Seat, Card], None]  # the second card of phase 1 has been drawn
    after_phase_1: Moment  # (t, seat): S8
    before_phase_3: Moment  # (t, seat): S10
    turn_end: Moment  # (t, seat): S11, of everybody but ghosts
    # Moments outside the order of a turn.
    card_played: Moment  # (t, owner of the hook, player, card, kind): after a card has been played
    # (t, seat, number): an effect is over in which the seat used or discarded so many hand cards out of turn.
    answered_out_of_turn: Moment
    life_lost_at_once: Moment  # (t, victim, points, by, before): the points are gone of the life before, no rescue yet
    life_lost: Moment  # (t, victim, points, by, before): after a rescue, if he lives
    hand_empty: Moment  # (t, seat): the hand is empty and nothing of his own is being carried out
    reward: Moment  # (t, victim, by): elimination, what else the responsible player gets
    somebody_out: Moment  # (t, seat, victim, by): another player has been eliminated

    # Things the seat may do of its own accord.
    actions: tuple[Action, ...]


class Profile:
    """All hooks of one seat, folded. Immutable, derived, and shared between copies and games."""

    __slots__ = (
        "abilities_off",
        "actions",
        "after_phase_1",
        "all_suits",
        "answered_out_of_turn",
        "at_setup",
        "bang_kinds",
        "bang_limit",
        "bang_needs",
        "bangs_off",
        "barrels",
        "base_distance",
        "beer_gives",
        "before_phase_3",
        "before_turn",
        "card_played",
        "cards_off",
        "choose_ability",
        "coming_back",
        "discount",
        "draws_discards",
        "extra_flips",
        "hand_empty",
        "hand_limit",
        "immune",
        "inherits",
        "instead_of_phase_1",
        "life_lost",
        "life_lost_at_once",
        "may_end",
        "may_play",
        "missed_in_play",
        "missed_kinds",
        "offers",
        "others_cards_off",
        "phase_1",
        "phase_1_counts",
        "phase_1_from_discards",
        "range",
        "reshuffled",
        "returns",
        "reversed",
        "reward",
        "second_drawn",
        "seen_at",
        "sees_at",
        "somebody_out",
        "sources",
        "stand_ins",
        "start_of_turn",
        "surplus_on_deck",
        "turn_checks",
        "turn_end",
        "turn_over",
        "turn_skipped",
        "usable",
        "watch",
    )

    def __init__(self, sources: Iterable[Hooks]) -> None:
        self.seen_at = 0
        self.sees_at = 0
        self.range = 1  # BASE-SET-12: the Colt .45
        self.bang_limit = 1  # BASE-LIM-1
        self.bang_needs = 1  # BASE-SHOT-2
        self.discount = 0
        self.extra_flips = 0
        self.barrels = 0
        self.beer_gives = 1  # BASE-BEER-1
        self.hand_limit = 0
        self.draws_discards = False
        self.inherits = False
        self.bangs_off = False
        self.phase_1_from_discards = False
        self.surplus_on_deck = False
        self.cards_off = False
        self.others_cards_off = False
        self.abilities_off = False
        self.all_suits = -1
        self.reversed = False
        self.base_distance = 0
        # Filled in by the Ruleset, which knows the kinds.
        self.stand_ins: dict[int, tuple[int, ...]] = {}
        self.bang_kinds: dict[int, int] = {}
        """The kinds of hand cards that answer where a BANG! card is asked for, each with the kind it then counts as."""
        self.missed_kinds: dict[int, int] = {}
        """The same for Missed! effects from the hand."""
        self.usable: frozenset[int] = frozenset()
        """The kinds of cards that, lying in front of the seat, it may use in phase 2, discarding them (DC-GREEN-3)."""
        self.missed_in_play: frozenset[int] = frozenset()
        """The kinds of cards that, lying in front of the seat, may be used against a shot."""
        self.may_play: tuple[Callable[[Table, Seat, Card, Kind, str], WhyNot | None], ...] = ()
        self.immune: tuple[Callable[[Suited, Seat, tuple[Card, ...], Seat], bool], ...] = ()
        self.phase_1_counts: tuple[tuple[int, Callable[[Table, Seat, int], int]], ...] = ()
        self.may_end: tuple[Callable[[Table, Seat, list[Option]], WhyNot | None], ...] = ()
        self.instead_of_phase_1: tuple[Callable[[Table, Seat], Rule[bool]], ...] = ()
        self.returns: tuple[Callable[[Table, Seat], bool], ...] = ()
        self.reshuffled: tuple[Callable[[Table], None], ...] = ()
        self.turn_over: tuple[Callable[[Table, Seat], None], ...] = ()
        self.at_setup: tuple[Callable[[Table], None], ...] = ()
        self.before_turn: tuple[Moment, ...] = ()
        self.coming_back: tuple[Moment, ...] = ()
        self.start_of_turn: tuple[Moment, ...] = ()
        self.turn_checks: tuple[tuple[int, Moment], ...] = ()
        self.turn_skipped: tuple[Moment, ...] = ()
        self.choose_ability: tuple[Moment, ...] = ()
        self.phase_1: Moment | None = None
        self.second_drawn: tuple[Callable[[Table, Seat, Card], None], ...] = ()
        self.after_phase_1: tuple[Moment, ...] = ()
        self.before_phase_3: tuple[Moment, ...] = ()
        self.turn_end: tuple[Moment, ...] = ()
        self.card_played: tuple[Moment, ...] = ()
        self.answered_out_of_turn: tuple[Moment, ...] = ()
        self.life_lost_at_once: tuple[Moment, ...] = ()
        self.life_lost: tuple[Moment, ...] = ()
        self.hand_empty: tuple[Moment, ...] = ()
        self.reward: tuple[Moment, ...] = ()
        self.somebody_out: tuple[Moment, ...] = ()
        self.actions: tuple[Action, ...] = ()
        self.offers: dict[str, tuple[Action, ...]] = {}
        """The actions, by occasion."""
        self.sources: tuple[tuple[int, ...], ...] = ()
        """What the profile was folded from, filled in by the Ruleset."""
        self.watch = (False, False, False, False)
        """What the table keeps lists of: if this changes, Table.refresh must look at every seat."""
        for hooks in sources:
            self._fold(hooks)
        self._settle()

    def with_source(self, hooks: Hooks) -> Profile:
        """The profile that has this source besides, as the last one."""
        new = self._copy()
        if hooks:
            new._fold(hooks)
            if not _SETTLED.isdisjoint(hooks):
                new._settle()
        return new

    def _copy(self) -> Profile:
        """The same again. Written out, because many thousands of profiles are made by adding one card to another."""
        new: Profile = Profile.__new__(Profile)
        new.abilities_off = self.abilities_off
        new.actions = self.actions
        new.after_phase_1 = self.after_phase_1
        new.all_suits = self.all_suits
        new.answered_out_of_turn = self.answered_out_of_turn
        new.at_setup = self.at_setup
        new.bang_kinds = self.bang_kinds
        new.bang_limit = self.bang_limit
        new.bang_needs = self.bang_needs
        new.bangs_off = self.bangs_off
        new.barrels = self.barrels
        new.base_distance = self.base_distance
        new.beer_gives = self.beer_gives
        new.before_phase_3 = self.before_phase_3
        new.before_turn = self.before_turn
        new.card_played = self.card_played
        new.cards_off = self.cards_off
        new.choose_ability = self.choose_ability
        new.coming_back = self.coming_back
        new.discount = self.discount
        new.draws_discards = self.draws_discards
        new.extra_flips = self.extra_flips
        new.hand_empty = self.hand_empty
        new.hand_limit = self.hand_limit
        new.immune = self.immune
        new.inherits = self.inherits
        new.instead_of_phase_1 = self.instead_of_phase_1
        new.life_lost = self.life_lost
        new.life_lost_at_once = self.life_lost_at_once
        new.may_end = self.may_end
        new.may_play = self.may_play
        new.missed_in_play = self.missed_in_play
        new.missed_kinds = self.missed_kinds
        new.offers = self.offers
        new.others_cards_off = self.others_cards_off
        new.phase_1 = self.phase_1
        new.phase_1_counts = self.phase_1_counts
        new.phase_1_from_discards = self.phase_1_from_discards
        new.range = self.range
        new.reshuffled = self.reshuffled
        new.returns = self.returns
        new.reversed = self.reversed
        new.reward = self.reward
        new.second_drawn = self.second_drawn
        new.seen_at = self.seen_at
        new.sees_at = self.sees_at
        new.somebody_out = self.somebody_out
        new.sources = self.sources
        new.stand_ins = self.stand_ins
        new.start_of_turn = self.start_of_turn
        new.surplus_on_deck = self.surplus_on_deck
        new.turn_checks = self.turn_checks
        new.turn_end = self.turn_end
        new.turn_over = self.turn_over
        new.turn_skipped = self.turn_skipped
        new.usable = self.usable
        new.watch = self.watch
        return new

    def _settle(self) -> None:
        """Once everything is folded: bring into order what has one."""
        if len(self.turn_checks) > 1:
            self.turn_checks = tuple(sorted(self.turn_checks, key=lambda check: check[0]))
        if len(self.phase_1_counts) > 1:
            self.phase_1_counts = tuple(sorted(self.phase_1_counts, key=lambda count: count[0]))
        self.offers = {}
        for action in self.actions:
            for occasion in action.occasions:
                self.offers[occasion] = (*self.offers.get(occasion, ()), action)
        self.watch = self._watched()

    def _watched(self) -> tuple[bool, bool, bool, bool]:
        return bool(self.hand_empty), bool(self.card_played), "between" in self.offers, self.others_cards_off

    def _fold(self, hooks: Hooks) -> None:
        for name, value in hooks.items():
            if name in _SUM:
                setattr(self, name, getattr(self, name) + value)
            elif name in _GREATEST:
                setattr(self, name, max(getattr(self, name), value))
            elif name in _LAST:
                setattr(self, name, value)
            elif name == "turn_check":
                self.turn_checks += (hooks["turn_check"],)
            elif name == "phase_1_count":
                self.phase_1_counts += (hooks["phase_1_count"],)
            elif name == "actions":
                self.actions += hooks["actions"]
            elif name != "stands_for":
                setattr(self, name, (*getattr(self, name), value))


_SUM = frozenset({"discount", "seen_at", "sees_at", "extra_flips", "barrels"})
_GREATEST = frozenset(
    {
        "range",
        "bang_limit",
        "bang_needs",
        "beer_gives",
        "hand_limit",
        "draws_discards",
        "inherits",
        "bangs_off",
        "phase_1_from_discards",
        "surplus_on_deck",
        "cards_off",
        "others_cards_off",
        "abilities_off",
        "reversed",
    }
)
_LAST = frozenset({"all_suits", "base_distance", "phase_1"})
_SETTLED = frozenset({"turn_check", "phase_1_count", "actions", "hand_empty", "card_played", "others_cards_off"})
"""Hooks after which a profile must be settled."""

OF_THE_TABLE = frozenset(
    {
        "all_suits",
        "reversed",
        "returns",
        "coming_back",
        "cards_off",
        "abilities_off",
        "phase_1_from_discards",
        "surplus_on_deck",
        "base_distance",
        "before_turn",
        "reshuffled",
        "at_setup",
        "turn_over",
    }
)
"""Hooks that are only ever asked of the table (`Table.common`), never of a seat."""

_ORDERED = frozenset({"turn_check", "phase_1_count"})
"""Hooks that come as (order, function)."""
_ARGUMENTS = {
    "may_play": 5,
    "immune": 4,
    "phase_1_count": 3,
    "may_end": 3,
    "instead_of_phase_1": 2,
    "returns": 2,
    "reshuffled": 1,
    "at_setup": 1,
    "before_turn": 2,
    "coming_back": 2,
    "start_of_turn": 2,
    "turn_check": 2,
    "turn_skipped": 2,
    "choose_ability": 2,
    "phase_1": 3,
    "second_drawn": 3,
    "after_phase_1": 2,
    "before_phase_3": 2,
    "turn_end": 2,
    "turn_over": 2,
    "card_played": 5,
    "answered_out_of_turn": 3,
    "life_lost_at_once": 5,
    "life_lost": 5,
    "hand_empty": 2,
    "reward": 3,
    "somebody_out": 4,
}
"""How many arguments each function is called with; which ones stands beside the hook in `Hooks`."""


def may_not(t: Table, seat: Seat, card: Card, kind: Kind, occasion: str) -> WhyNot | None:
    """The first reason why a seat cannot use this card as this kind on this occasion (see `may_play`), None if none."""
    for forbids in t.profile[seat].may_play:
        reason = forbids(t, seat, card, kind, occasion)
        if reason is not None:
            return reason
    return None


def check_hooks(owner: str, hooks: Hooks, of_table: bool = False) -> None:
    """Refuse hooks that do not exist or are of the wrong make, where they are declared, not in the middle of a game.

    Those that concern the table as a whole (`OF_THE_TABLE`) are for events and for a set itself: `of_table`.
    """
    for name, value in hooks.items():
        if name in OF_THE_TABLE and not of_table:
            raise UserError(
                f"the hook '{name}' of '{owner}' concerns the whole table; only events and sets can have it"
            )
        if name not in Hooks.__annotations__:
            near = get_close_matches(name, Hooks.__annotations__, 1) or sorted(Hooks.__annotations__)
            raise UserError(f"'{owner}' sets an unknown hook '{name}'; did you mean {', '.join(near)}?")
        if name in _ARGUMENTS:
            function = value
            if name in _ORDERED:
                if not (isinstance(value, tuple) and len(value) == 2 and isinstance(value[0], int)):
                    raise UserError(f"the hook '{name}' of '{owner}' must be an order and a function; see Hooks")
                function = value[1]
            if not takes(function, _ARGUMENTS[name]):
                raise UserError(
                    f"the hook '{name}' of '{owner}' must be a function of {_ARGUMENTS[name]} arguments; see Hooks"
                )
        elif name in _SUM | _GREATEST | _LAST and not isinstance(value, int):
            raise UserError(f"the hook '{name}' of '{owner}' is {value!r}; give a whole number or True")


def takes(function: object, arguments: int) -> bool:
    """Whether this is a function of so many arguments."""
    if not callable(function):
        return False
    try:
        signature(function).bind(*range(arguments))
    except TypeError:
        return False
    return True
