"""Hooks: where characters, cards in play, events and variants change the rules.

A source (a character, a card in play, ...) declares hooks as data: numbers and module-level functions, under the names
of `Hooks`. What a seat has in front of it and what abilities it has are folded into one `Profile`, rebuilt
when they change and shared between all games with the same sources; nothing is scanned while a question is answered.

To add a hook: its line in `Hooks`, `make generated`, and the one rule that asks it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Final, NamedTuple, Protocol, TypedDict

from boothill.games.bang.rules.terms import Card
from boothill.kernel.decision import Option, Rule, Seat
from boothill.kernel.reasons import WhyNot

if TYPE_CHECKING:
    from boothill.games.bang.rules.cards.kinds import Action, Kind
    from boothill.games.bang.rules.table.state import Table

# ---- how the hooks of several sources become one ----------------------------------------------------------------


class Sum(NamedTuple):
    """Numbers are added up, beginning with this one."""

    fresh: int


class Greatest(NamedTuple):
    """The greatest number counts, and this one if there is no other."""

    fresh: int


class Last(NamedTuple):
    """What the last source says counts, and this if none does."""

    fresh: int | None


class Apart(NamedTuple):
    """Not folded: whoever needs it looks at the source."""


class OfTheTable(NamedTuple):
    """Concerns the table as a whole: only events and sets can have it, and only `Table.common` is asked for it."""


ADDED: Final = 0
HIGHEST: Final = 1
LATEST: Final = 2
GATHERED: Final = 3
LEFT: Final = 4
"""How a hook is folded, in the generated tables: the sum, or all that each source has; the greatest; the last; one of
each source; not at all."""


# ---- what functions are called with --------------------------------------------------------------------------------
# The table and the seat whose hook it is come first, under any name; the others have their names, so that a type
# checker sees them in a wrong order although most are plain numbers. Where yes or no is asked, anything that counts as
# true is yes, and who says nothing says no.


class Suited(Protocol):
    """Whoever knows what suit a card has as things stand: a table, or a view of it."""

    def suit(self, card: Card) -> int:
        """The suit of a card as it counts now."""
        ...


class Moment(Protocol):
    """Something that happens at a moment of the game. A generator if it asks, a plain function otherwise."""

    def __call__(self, t: Table, seat: Seat, /) -> Rule[None] | None: ...


class CountedMoment(Protocol):
    """The same, with a number of cards."""

    def __call__(self, t: Table, seat: Seat, /, number: int) -> Rule[None] | None: ...


class WoundMoment(Protocol):
    """The same, of life points that the seat has lost of those `before`, by whom or NOBODY."""

    def __call__(self, t: Table, seat: Seat, /, points: int, by: Seat, before: int) -> Rule[None] | None: ...


class PlayedMoment(Protocol):
    """The same, of a card that a player, it may be another, has played as this kind."""

    def __call__(self, t: Table, seat: Seat, /, player: Seat, card: Card, kind: Kind) -> Rule[None] | None: ...


class FuneralMoment(Protocol):
    """The same, of the elimination of another player, by whom or NOBODY."""

    def __call__(self, t: Table, seat: Seat, /, victim: Seat, by: Seat) -> Rule[None] | None: ...


class RewardMoment(Protocol):
    """The same, of the elimination of its owner."""

    def __call__(self, t: Table, victim: Seat, /, by: Seat) -> Rule[None] | None: ...


class InsteadOf(Protocol):
    """The same, and whether it took the place of what would have happened."""

    def __call__(self, t: Table, seat: Seat, /) -> Rule[object]: ...


class TableAct(Protocol):
    """Something that happens to the table, and asks nobody."""

    def __call__(self, t: Table, /) -> None: ...


class SeatAct(Protocol):
    """The same, of a seat."""

    def __call__(self, t: Table, seat: Seat, /) -> None: ...


class CardAct(Protocol):
    """The same, of a seat and a card."""

    def __call__(self, t: Table, seat: Seat, /, card: Card) -> None: ...


class Forbids(Protocol):
    """A reason why the seat cannot use this hand card as this kind now, None if this is none."""

    def __call__(self, t: Table, seat: Seat, /, card: Card, kind: Kind, occasion: str) -> WhyNot | None: ...


class Protects(Protocol):
    """Whether these cards of that player do nothing to the seat."""

    def __call__(self, t: Suited, seat: Seat, /, cards: tuple[Card, ...], by: Seat) -> object: ...


class Changes(Protocol):
    """Another number in the place of this one."""

    def __call__(self, t: Table, seat: Seat, /, number: int) -> int: ...


class Holds(Protocol):
    """A reason why the seat cannot leave off, None if this is none; the options are what else it can do."""

    def __call__(self, t: Table, seat: Seat, /, options: list[Option]) -> WhyNot | None: ...


class Decides(Protocol):
    """Whether something is so for the seat."""

    def __call__(self, t: Table, seat: Seat, /) -> object: ...


# ---- the hooks -------------------------------------------------------------------------------------------------------


class Hooks(TypedDict, total=False):
    """Everything a source may change. Of switches one that is on suffices; functions are all called."""

    # Numbers and switches.
    seen_at: Annotated[int, Sum(0)]
    """Added to the distance at which others see this seat."""
    sees_at: Annotated[int, Sum(0)]
    """Added to the distance at which this seat sees others."""
    range: Annotated[int, Greatest(1)]
    """Weapon range; the Colt's 1 is always there (BASE-SET-12)."""
    bang_limit: Annotated[int, Greatest(1)]
    """BANG! cards per turn (BASE-LIM-1)."""
    bang_needs: Annotated[int, Greatest(1)]
    """Missed! effects needed against this seat's BANG! cards (BASE-SHOT-2)."""
    discount: Annotated[int, Sum(0)]
    """Nuggets off the price of one purchase per turn."""
    extra_flips: Annotated[int, Sum(0)]
    """Cards flipped on top of one at each draw!."""
    barrels: Annotated[int, Sum(0)]
    """Draw!s for a Missed! effect against each shot."""
    beer_gives: Annotated[int, Greatest(1)]
    """Life points a Beer gives this seat (BASE-BEER-1)."""
    hand_limit: Annotated[int, Greatest(0)]
    """Hand limit in phase 3, if it is above the current life."""
    draws_discards: bool
    """May take cards from the discard pile."""
    inherits: bool
    """Takes the cards of eliminated players."""
    bangs_off: bool
    """In their own turn nobody uses BANG! cards, which `may_play` forbids, too."""
    phase_1_from_discards: Annotated[bool, OfTheTable()]
    """The cards of phase 1 come off the discard pile."""
    surplus_on_deck: Annotated[bool, OfTheTable()]
    """What phase 3 makes a player discard goes face down on the draw pile."""
    cards_off: Annotated[bool, OfTheTable()]
    """No card in play has an effect."""
    others_cards_off: bool
    """In this seat's turn no card in front of others has an effect."""
    abilities_off: Annotated[bool, OfTheTable()]
    """No character has abilities."""
    all_suits: Annotated[int, Last(-1), OfTheTable()]
    """Every card has this suit."""
    reversed: Annotated[bool, OfTheTable()]
    """Turns pass counter-clockwise."""
    base_distance: Annotated[int, Last(0), OfTheTable()]
    """Distance between any two seats before modifiers; 0 if it is counted."""
    stands_for: Annotated[dict[str, str], Apart()]
    """A hand card of the first kind may be used as the second wherever one is asked for; "any" stands for every kind.
    """

    # Questions. They answer with a value and never ask.
    may_play: Forbids
    """The occasion is "play", "dodge", "rescue" or, for cards given up and not played, "bang". "buy": the seat cannot
    have this equipment, which is no hand card.
    """
    immune: Protects
    """Judged by public facts: views ask, too, to warn."""
    phase_1_count: tuple[int, Changes]
    """How many cards in phase 1; from 2 on through all of these, lowest order first. The orders are those of BASE-P1-2:
    1 a character's own number, 2 a ghost's, 3 events, 4 equipment.
    """
    may_end: Holds
    """What keeps the active player from ending phase 2."""
    returns: Annotated[Decides, OfTheTable()]
    """Does this eliminated seat come back for a turn."""
    reshuffled: Annotated[TableAct, OfTheTable()]
    """The discard pile, still as it lies, is about to become the draw pile."""
    turn_over: Annotated[SeatAct, OfTheTable()]
    """The turn is over but for who leaves with it, and that was no ghost."""
    at_setup: Annotated[TableAct, OfTheTable()]
    """Prepares the set's own piles and tokens before the hands are dealt."""

    # Moments, in the order of a turn. They may ask.
    before_turn: Annotated[Moment, OfTheTable()]
    """S1."""
    coming_back: Annotated[Moment, OfTheTable()]
    """S2."""
    start_of_turn: Moment
    """S3."""
    turn_check: tuple[int, Moment]
    """S4 and S5, lowest order first."""
    turn_skipped: Moment
    """Instead of S6 to S11 (BASE-TURN-5)."""
    choose_ability: Moment
    """S6."""
    instead_of_phase_1: InsteadOf
    """Whether it took the place of phase 1, whatever the character would do there (BASE-P1-4)."""
    phase_1: Annotated[CountedMoment, Last(None)]
    """S7, instead of drawing so many cards."""
    second_drawn: CardAct
    """The second card of phase 1 has been drawn."""
    after_phase_1: Moment
    """S8."""
    before_phase_3: Moment
    """S10."""
    turn_end: Moment
    """S11, of everybody but ghosts."""
    # Moments outside the order of a turn.
    card_played: PlayedMoment
    """After a card has been played."""
    answered_out_of_turn: CountedMoment
    """An effect is over in which the seat used or discarded so many hand cards out of turn."""
    life_lost_at_once: WoundMoment
    """The points are gone, no rescue yet."""
    life_lost: WoundMoment
    """After a rescue, if they live."""
    hand_empty: Moment
    """The hand is empty and nothing of their own is being carried out."""
    reward: RewardMoment
    """What else the responsible player gets for an elimination."""
    somebody_out: FuneralMoment
    """Another player has been eliminated."""

    # Things the seat may do of its own accord.
    actions: tuple[Action, ...]
    """In the order in which they are offered."""


def may_not(t: Table, seat: Seat, card: Card, kind: Kind, occasion: str) -> WhyNot | None:
    """The first reason why a seat cannot use this card as this kind on this occasion (see `may_play`), None if none."""
    for forbids in t.profile[seat].may_play:
        reason = forbids(t, seat, card, kind, occasion)
        if reason is not None:
            return reason
    return None
