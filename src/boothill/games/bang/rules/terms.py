"""The small integers the engine thinks in, and their names.

Plain ints, not enums: an enum member costs four times as much on the hot path.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final, NamedTuple

from boothill.kernel.decision import NOBODY, Option, Seat
from boothill.kernel.errors import UserError

if TYPE_CHECKING:
    from boothill.games.bang.rules.cards.kinds import Action

Card = int
"""A physical card: index into `Ruleset.cards`."""
KindId = int
"""A card's name: index into `Ruleset.kinds`."""
CharacterId = int
"""A character: index into `Ruleset.characters`."""
Phase = int
"""Where in a turn the game is: index into `PHASES`."""


class Deed(NamedTuple):
    """What somebody did in front of everybody, and what else they could have done.

    They used a card (`kind`) or an ability (`action`), or did not do what they could have done (`omission`).
    """

    by: Seat
    kind: KindId
    """Of the card used, -1 if it was none."""
    at: Seat
    """Whom they chose; NOBODY for what concerns everybody."""
    picked: int
    """The kind of the card they picked there (FROM_HAND for a random one, -1 for none). Whoever has equipment removed
    uses and picks one and the same kind; who throws a BANG! away unused has picked that."""
    reach: int = 0
    """Bit mask of the others they could have chosen; 0 if that is not known, or nobody is concerned."""
    life: tuple[int, ...] = ()
    """Of each seat at the time, OUT for those out of the game. Somebody at 0 may yet be saved."""
    cards: int = 0
    """How many they had left in their hand."""
    turn: int = 0
    """The number of the turn."""
    action: int = -1
    """The ability used, as index into `Ruleset.actions`; -1 if it was none."""
    omission: int = 0
    """What they did not do: SPARED, NO_MISSED or NO_BANG; 0 if they did something."""


Noted = tuple[Seat, KindId, Seat, Card, Sequence[Seat], tuple[int, ...], tuple[Seat, ...], int, int, int, int]
"""A deed as it is noted, before anybody asks: by, kind, at, the card picked, the seats in reach, the life of each seat,
the players in the game, and the rest as in `Deed`."""

OUT: Final = -1
"""As the life of a seat in a deed: they were out of the game, and everybody knew their role."""
SPARED: Final = -(1 << 20)
"""As the omission of a deed: a turn that ended without a BANG! although somebody was in range."""
NO_MISSED: Final = SPARED - 1
"""As the omission of a deed: a shot that somebody did not dodge though one Missed! would have done."""
NO_BANG: Final = SPARED - 2
"""As the omission of a deed: somebody gave up no BANG! when they were asked for one."""
OMISSIONS: Final = (SPARED, NO_MISSED, NO_BANG)
"""Numbers that are no kind and no ability: plain data have one place for all of these."""

NO_CARD: Final = -1
FROM_HAND: Final = -2
"""In the pick field of an option: a random card of the target's hand."""

ABILITY: Final = -2
"""As the source of an event: the ability of the character it tells of. Otherwise a kind of card, or -1."""

# Who knows a second character.
NOT_SEEN: Final = 0
SEEN_BY_OWNER: Final = 1
SEEN_BY_ALL: Final = 2

# Suits and ranks. BASE-DRAW-2: rank order 2 to 10, J, Q, K, A.
SPADES: Final = 0
HEARTS: Final = 1
DIAMONDS: Final = 2
CLUBS: Final = 3
SUITS: Final = "SHDC"
RED: Final = 4
BLACK_SUITS: Final = 5
"""What can be called besides the four suits."""
CALLS: Final = (*SUITS, "red", "black")
RANKS: Final = ("2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A")
"""Rank r (2 to 14) is RANKS[r - 2]."""

# Colours of cards.
BROWN: Final = 0
BLUE: Final = 1
GREEN: Final = 2
BLACK: Final = 3
EVENT: Final = 4
"""No colour of a card in the draw pile: the cards of the event decks."""
COLOURS: Final = ("brown", "blue", "green", "black", "event")

# Options are (verb, card, kind, seat, pick); -1 where a field does not apply. These are their places.
VERB: Final = 0
CARD: Final = 1
KIND: Final = 2
AT: Final = 3
PICK: Final = 4

PASS: Final = 0
"""Decline: take the hit, give up, let it be."""
END: Final = 1
"""End phase 2."""
PLAY: Final = 2
"""Play `card` from hand as `kind`, at `seat`, picking `pick`."""
USE: Final = 3
"""Use the ability `kind` (index into `Ruleset.actions`), with `card`, at `seat`."""
RESPOND: Final = 4
"""Answer with `card`, from hand or in play, as a `kind`."""
FLIP: Final = 5
"""Make a draw! for a Missed! effect."""
TAKE: Final = 6
"""Choose `card`, or the player in `seat`."""
DISCARD: Final = 7
"""Discard `card`."""
DRAW: Final = 8
"""Draw from the draw pile."""
DRAW_FROM: Final = 9
"""Draw from elsewhere: from the hand of `seat`, `card` from in front of `seat`, or `card` from the discard pile."""
KEEP: Final = 10
"""Say yes to what is offered."""
SPEND: Final = 11
"""Use `card`, a `kind` in play, at `seat`, picking `pick`: it is discarded and does what it shows."""
CALL: Final = 12
"""Name something aloud: `pick` is a suit, or RED or BLACK_SUITS."""
BUY: Final = 13
"""Buy `card` in the shop for what `kind` does, at `seat`, picking `pick`."""
REMOVE: Final = 14
"""Pay to have `card`, the equipment `kind`, removed from in front of `seat`."""
VERBS: Final = (
    "pass",
    "end",
    "play",
    "use",
    "respond",
    "flip",
    "take",
    "discard",
    "draw",
    "draw_from",
    "keep",
    "spend",
    "call",
    "buy",
    "remove",
)

PASSING: Final[Option] = (PASS, NO_CARD, -1, NOBODY, -1)
ENDING: Final[Option] = (END, NO_CARD, -1, NOBODY, -1)
DRAWING: Final[Option] = (DRAW, NO_CARD, -1, NOBODY, -1)
KEEPING: Final[Option] = (KEEP, NO_CARD, -1, NOBODY, -1)


def take(card: Card = NO_CARD, at: Seat = NOBODY, pick: int = -1) -> Option:
    """The option to choose this card, or this player; of a player `pick` may be FROM_HAND."""
    return (TAKE, card, -1, at, pick)


def discard(card: Card) -> Option:
    """The option to discard this card."""
    return (DISCARD, card, -1, NOBODY, -1)


def respond(card: Card, kind: KindId) -> Option:
    """The option to answer with this card as one of that kind."""
    return (RESPOND, card, kind, NOBODY, -1)


def draw_from(card: Card = NO_CARD, at: Seat = NOBODY) -> Option:
    """The option to draw from elsewhere: see DRAW_FROM."""
    return (DRAW_FROM, card, -1, at, -1)


def call(suit: int) -> Option:
    """The option to name this suit, or RED or BLACK_SUITS."""
    return (CALL, NO_CARD, -1, NOBODY, suit)


def use(action: Action, card: Card = NO_CARD, at: Seat = NOBODY, pick: int = -1) -> Option:
    """The option to use this ability."""
    return (USE, card, action.index, at, pick)


# Where in a turn the game is. Only BEFORE_TURN, PHASE_2 and OVER are resting points.
BEFORE_TURN: Final = 0
TURN_START: Final = 1
PHASE_1: Final = 2
PHASE_2: Final = 3
PHASE_3: Final = 4
TURN_END: Final = 5
OVER: Final = 6
MUST_PLAY: Final = "must_play"
"""The turn mark for a hand card that everybody has seen and its owner, the active player, must play if they can."""
NAMED_SUIT: Final = "suit"
"""The turn mark for the suit the active player has named."""
ENDS_PHASE_2: Final = "ends phase 2"
"""The turn mark for phase 2 being over as soon as what is being carried out is."""
EVENTS: Final = "events"
PAST_EVENTS: Final = "past events"
UNUSED_EVENTS: Final = "unused events"
"""The piles of the event deck: those to come (next one last), those revealed (the latest last), those left out."""
EQUIPMENT: Final = "equipment"
USED_EQUIPMENT: Final = "used equipment"
SHOP: Final = "shop"
BOUGHT: Final = "bought"
"""The piles of equipment: the deck's face-down cards (top last), the face-up ones under it, those on offer, and the one
that is being carried out."""
NUGGETS: Final = "nuggets"
"""The tokens that equipment is paid with."""

PHASES: Final = ("before turn", "start of turn", "phase 1", "phase 2", "phase 3", "end of turn", "over")

UNLIMITED: Final = 1000


def rank_text(rank: int) -> str:
    """'2' to '10', 'J', 'Q', 'K', 'A'; nothing for a card without a rank."""
    return RANKS[rank - 2] if rank else ""


def parse_copy(code: str) -> tuple[int, int]:
    """'10H' -> (rank, suit); '-' -> (0, -1), a card without value. Raises UserError for anything else."""
    if code == "-":
        return 0, -1
    rank, suit = code[:-1], code[-1:]
    if rank not in RANKS or suit not in SUITS or not suit:
        raise UserError(
            f"'{code}' is no card value; write rank and suit, such as 10H (suits S, H, D, C; ranks 2-10, J, Q, K, A)"
        )
    return RANKS.index(rank) + 2, SUITS.index(suit)
