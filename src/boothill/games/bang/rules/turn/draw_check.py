"""The draw! procedure."""

from __future__ import annotations

from typing import Final

from boothill.games.bang.rules.declared import entry, question
from boothill.games.bang.rules.piles import draw_one, put_on_discard
from boothill.games.bang.rules.table.state import Table
from boothill.games.bang.rules.terms import CARD, HEARTS, NO_CARD, Card, take
from boothill.kernel.decision import Decision, Rule, Seat

FLIPPED: Final = entry("flipped", "who occasion? cards")
CHOSE_FLIP: Final = entry("chose_flip", "who card")

WHICH_FLIP: Final = question("flip", "occasion?")


def draw_check(t: Table, seat: Seat, occasion: int) -> Rule[Card]:
    """Make a draw!: flip, choose if several were flipped, discard all in the order flipped. BASE-DRAW-1, -4.

    Returns the card that counts, NO_CARD if there was none to flip (BASE-DECK-4). `occasion` is the kind of card that
    asks for it, or -1.
    """
    flipped = flip(t, seat, 1, occasion)
    if not flipped:
        return NO_CARD
    chosen = flipped[0]
    if len(flipped) > 1:
        options = [take(card) for card in flipped]
        choice = yield Decision(seat, WHICH_FLIP, options, (occasion,))
        chosen = choice[CARD]
        t.emit(CHOSE_FLIP, seat, chosen)
    lay_down(t, flipped)
    return chosen


def flip(t: Table, seat: Seat, number: int, occasion: int) -> list[Card]:
    """Flip so many cards, and as many more as the seat always flips. They lie in limbo: `lay_down` them."""
    flipped: list[Card] = []
    for _ in range(number + t.profile[seat].extra_flips):
        card = draw_one(t)
        if card >= 0:
            t.limbo.append(card)
            flipped.append(card)
    if t.journal is not None:
        t.emit(FLIPPED, seat, occasion, *flipped)
    return flipped


def lay_down(t: Table, flipped: list[Card]) -> None:
    """Discard all cards flipped, in their order (BASE-DRAW-4)."""
    for card in flipped:
        t.limbo.remove(card)
        put_on_discard(t, card)


def is_heart(t: Table, card: Card) -> bool:
    """Whether the draw! shows a Heart."""
    return card >= 0 and t.suit(card) == HEARTS
