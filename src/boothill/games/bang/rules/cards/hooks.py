"""Hooks: where characters, cards in play, events and variants change the rules.

A source (a character, a card in play, ...) declares hooks as data: numbers and module-level functions, under the names
of `Hooks`. What a seat has in front of it and what abilities it has are folded into one `Profile`, rebuilt
when they change and shared between all games with the same sources; nothing is scanned while a question is answered.

To add a hook: its line in `Hooks`; in `Profile` its slot, its value before anything is folded, its copy and, for a
number, the way it is folded; here the arguments a function takes (_ARGUMENTS), whether it comes with an order
(_ORDERED) and whether only the table is asked (OF_THE_TABLE); and the one rule that asks it.
"""

from __future__ import annotations

from collections.abc import Callable
from difflib import get_close_matches
from inspect import signature
from typing import TYPE_CHECKING, Protocol, TypedDict

from boothill.games.bang.rules.terms import Card
from boothill.kernel.decision import Option, Rule, Seat
from boothill.kernel.errors import UserError
from boothill.kernel.reasons import WhyNot

if TYPE_CHECKING:
    from boothill.games.bang.rules.cards.kinds import Action, Kind
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
    bangs_off: bool  # in their own turn nobody uses BANG! cards, which `may_play` forbids, too (any)
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
    # What keeps the active player from ending phase 2, None if nothing does; the options are their others.
    may_end: Callable[[Table, Seat, list[Option]], WhyNot | None]
    returns: Callable[[Table, Seat], bool]  # does this eliminated seat come back for a turn
    reshuffled: Callable[[Table], None]  # the discard pile, still as it lies, is about to become the draw pile
    turn_over: Callable[[Table, Seat], None]  # the turn is over but for who leaves with it, and that was no ghost
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
    life_lost: Moment  # (t, victim, points, by, before): after a rescue, if they live
    hand_empty: Moment  # (t, seat): the hand is empty and nothing of their own is being carried out
    reward: Moment  # (t, victim, by): elimination, what else the responsible player gets
    somebody_out: Moment  # (t, seat, victim, by): another player has been eliminated

    # Things the seat may do of its own accord.
    actions: tuple[Action, ...]


# How numbers from several sources are folded: added up, the greatest, the last.
SUM = frozenset({"discount", "seen_at", "sees_at", "extra_flips", "barrels"})
GREATEST = frozenset(
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
LAST = frozenset({"all_suits", "base_distance", "phase_1"})

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
        elif name in SUM | GREATEST | LAST and not isinstance(value, int):
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
