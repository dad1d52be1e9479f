"""The three promo characters."""

from __future__ import annotations

from boothill.games.bang.rules.cards.kinds import Kind
from boothill.games.bang.rules.piles import make_discard
from boothill.games.bang.rules.table.state import Table
from boothill.games.bang.rules.terms import ABILITY, BLUE, CARD, GREEN, Card, take
from boothill.games.bang.rules.turn import phase_1
from boothill.games.bang.sets.promos.box import box
from boothill.kernel.decision import NOBODY, Decision, Rule, Seat
from boothill.kernel.reasons import WhyNot

USED = WhyNot(box.reason("used_this_turn"), "PROMO-WILL-1")


def opens_a_store(t: Table, card: Card, kind: Kind) -> bool:
    """Whether some other card is played as a General Store (PROMO-WILL-2: a real one is no use of the ability)."""
    return kind.id == "general_store" and t.rules.kind_of[card] != kind.index


def once_per_turn(t: Table, will: Seat, card: Card, kind: Kind, occasion: str) -> WhyNot | None:
    """PROMO-WILL-1: one card per turn."""
    return USED if opens_a_store(t, card, kind) and "uncle_will" in t.turn_marks else None


def note_the_store(t: Table, will: Seat, player: Seat, card: Card, kind: Kind) -> None:
    """Remember that he has used his ability."""
    if player == will and opens_a_store(t, card, kind):
        t.turn_marks["uncle_will"] = 1


# PROMO-WILL-1, -2: the card is a General Store in every respect, so its own effect and limits do not matter.
box.character(
    "uncle_will",
    "Uncle Will",
    4,
    stands_for={"any": "general_store"},
    may_play=once_per_turn,
    card_played=note_the_store,
)


def namesakes_go(t: Table, kisch: Seat, player: Seat, card: Card, kind: Kind) -> Rule[None]:
    """PROMO-KISCH-1 to -4: he plays a card into play, and every other one of its name in play is discarded."""
    if player != kisch or kind.colour not in (BLUE, GREEN):
        return
    for seat in t.clockwise(kisch):
        for other in t.play[seat][:]:
            if other != card and t.rules.kind_of[other] == t.rules.kind_of[card]:
                yield from make_discard(t, kisch, seat, other, ABILITY)


box.character("johnny_kisch", "Johnny Kisch", 4, card_played=namesakes_go)


GAVE = box.entry("gave", "who target source | hidden")
GIFT = box.question("gift", "seat")


def claus_gives(t: Table, claus: Seat, number: int) -> Rule[None]:
    """PROMO-CLAUS-1 to -3: he looks at his cards and one for each other player, gives those away, keeps the rest.

    BASE-DECK-5: if there are too few, his own share comes first, then the others clockwise.
    """
    others = [seat for seat in t.clockwise(claus) if seat != claus]
    cards = phase_1.look(t, claus, number + len(others), ABILITY)
    kept = cards[:]
    for seat in others:
        if len(kept) <= number:
            break
        choice = yield Decision(claus, GIFT, [take(card, seat) for card in kept], (seat,))
        card = choice[CARD]
        kept.remove(card)
        phase_1.hand_over(t, seat, card)
        t.emit(GAVE, claus, seat, ABILITY, to=(claus, seat), secret=(card,))
    phase_1.keep(t, claus, kept, cards, ABILITY)
    t.looker = NOBODY


box.character("claus_the_saint", 'Claus "The Saint"', 3, phase_1=claus_gives)
