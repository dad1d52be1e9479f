"""Draw pile, discard pile, hands and cards in play: moving cards from zone to zone."""

from __future__ import annotations

from typing import Final

from boothill.games.bang.rules.declared import entry, reason
from boothill.games.bang.rules.mechanics.back import is_back
from boothill.games.bang.rules.table.state import Table
from boothill.games.bang.rules.terms import FROM_HAND, NO_CARD, Card
from boothill.kernel.decision import NOBODY, Rule, Seat
from boothill.kernel.rng import below, shuffled

RESHUFFLED: Final = entry("reshuffled", "count", tone="quiet")
DREW: Final = entry("drew", "who count source? | hidden")
LOOKED: Final = entry("looked", "who count source? | hidden")
DISCARDED: Final = entry("discarded", "who card")
PUT_ON_DECK: Final = entry("put_on_deck", "who | card", through="event")
TOOK_FROM_HAND: Final = entry("took_from_hand", "who victim source? | hidden")
TOOK_FROM_PLAY: Final = entry("took_from_play", "who victim card source?")
FORCED_DISCARD: Final = entry("forced_discard", "by victim card from_hand source?")

SAME_NAME = reason("same_name")


def reshuffle(t: Table) -> None:
    """BASE-DECK-1: the complete discard pile is shuffled and becomes the new draw pile."""
    for act in t.common.reshuffled:
        act(t)
    t.deck = shuffle_again(t, "reshuffle", t.discard)
    t.discard = []
    t.emit(RESHUFFLED, len(t.deck))


def shuffle_again(t: Table, purpose: str, cards: list[Card]) -> list[Card]:
    """These cards in a new order, by chance for this purpose."""
    number = t.count(purpose)
    order = shuffled(cards, t.seed, purpose, number)
    return list(t.journal.result(purpose, number, tuple(order), order)) if t.journal is not None else order


def draw_one(t: Table) -> Card:
    """Take the top card off the draw pile, NO_CARD if there is none (BASE-DECK-3). The caller puts it into a zone.

    The pile is rebuilt the moment it is empty (BASE-DECK-1), not when the next card is needed.
    """
    deck = t.deck
    if not deck:
        return NO_CARD
    card = deck.pop()
    if not deck and t.discard:
        reshuffle(t)
    return card


def draw(t: Table, seat: Seat, number: int, source: int = -1) -> list[Card]:
    """Draw cards into the hand; those that cannot be drawn are lost (BASE-DECK-3).

    `source` says what makes them draw, where the log would not tell: ABILITY for the character's, or the kind of a card
    that lies in play.
    """
    if number <= 0:
        return []
    if len(t.deck) > number:
        drawn = t.deck[: -number - 1 : -1]  # the top card first
        del t.deck[-number:]
        t.hand[seat] += drawn
    else:
        drawn = _draw_past_the_end(t, seat, number)
    if t.journal is not None:
        t.emit(DREW, seat, len(drawn), source, to=(seat,), secret=tuple(drawn))
    return drawn


def _draw_past_the_end(t: Table, seat: Seat, number: int) -> list[Card]:
    drawn: list[Card] = []
    for _ in range(number):
        card = draw_one(t)
        if card < 0:
            break
        t.hand[seat].append(card)
        drawn.append(card)
    return drawn


def look_at_top(t: Table, seat: Seat, number: int, source: int = -1) -> None:
    """Set the top cards of the draw pile aside for one seat to look at, the topmost first. `source` as in `draw`."""
    for _ in range(number):
        card = draw_one(t)
        if card >= 0:
            t.aside.append(card)
    t.looker = seat
    t.emit(LOOKED, seat, len(t.aside), source, to=(seat,), secret=tuple(t.aside))


def return_to_top(t: Table) -> None:
    """BASE-DECK-6: what was set aside goes back on top, face down, in the order it lay."""
    while t.aside:
        t.deck.append(t.aside.pop())
    t.looker = NOBODY


def put_on_discard(t: Table, card: Card) -> None:
    """Lay a card, already taken from its zone, on the discard pile."""
    t.discard.append(card)
    if not t.deck:  # BASE-DECK-3: the next discard rebuilds the pile
        reshuffle(t)


def discard_from_hand(t: Table, seat: Seat, card: Card) -> None:
    """A hand card goes to the discard pile by its owner's own choice."""
    t.hand[seat].remove(card)
    if t.journal is not None:
        t.emit(DISCARDED, seat, card)
    put_on_discard(t, card)
    answered(t, seat)


def put_on_deck(t: Table, seat: Seat, card: Card) -> None:
    """A hand card goes face down on top of the draw pile; only its owner knows which (BASE-DECK-6)."""
    t.hand[seat].remove(card)
    t.deck.append(card)
    t.emit(PUT_ON_DECK, seat, to=(seat,), secret=(card,))


def answered(t: Table, seat: Seat) -> None:
    """Note that a seat has used or given up a card of its hand, if it is out of turn and has something of that.

    What it has of it comes when the effect is over, see dying.settle_answers.
    """
    if seat != t.active and t.profile[seat].answered_out_of_turn:
        t.spent.append(seat)


def discard_from_play(t: Table, seat: Seat, card: Card) -> None:
    """A card in play goes to the discard pile."""
    take_out_of_play(t, seat, card)
    t.emit(DISCARDED, seat, card)
    put_on_discard(t, card)


def put_in_play(t: Table, seat: Seat, card: Card) -> None:
    """Lay a card, already taken from its zone, in front of a seat."""
    t.play[seat].append(card)
    t.laid(seat, card)


def take_out_of_play(t: Table, seat: Seat, card: Card) -> None:
    """Take a card that lies in front of a seat; it has no effect any more. The caller lays it down at once."""
    t.play[seat].remove(card)
    t.gone(seat, card)


def name_in_play(t: Table, seat: Seat, kind: int) -> bool:
    """Whether a card of this name lies in front of the seat (BASE-LIM-4)."""
    kind_of = t.rules.kind_of
    for card in t.play[seat]:
        if kind_of[card] == kind:
            return True
    return False


def takeable(t: Table, seat: Seat) -> list[Card]:
    """The cards in front of a seat that can be taken or discarded: blue and green ones, never equipment (GR-EQ-5)."""
    stays = t.rules.takeable
    found: list[Card] = []
    for card in t.play[seat]:
        if stays[card]:
            found.append(card)
    return found


def random_hand_card(t: Table, seat: Seat) -> Card:
    """GEN-5: a card of the hand, all equally likely."""
    hand = t.hand[seat]
    number = t.count("pick")
    index = below(len(hand), t.seed, "pick", number)
    card = hand[index]
    if t.journal is not None:
        card = t.journal.result("pick", number, (card,), hand)[0]
    return card


def remove_from(t: Table, victim: Seat, pick: int) -> Card:
    """Take a card of a seat out of its zone: the picked card in play, or a random hand card for FROM_HAND (GEN-5).

    The caller lays it down at once.
    """
    if pick == FROM_HAND:
        card = random_hand_card(t, victim)
        t.hand[victim].remove(card)
        return card
    take_out_of_play(t, victim, pick)
    return pick


def take_from(t: Table, taker: Seat, victim: Seat, pick: int, source: int = -1) -> Rule[None]:
    """A card of the victim goes to the taker's hand. `source` as in `draw`."""
    card = remove_from(t, victim, pick)
    t.hand[taker].append(card)
    if pick == FROM_HAND:
        t.emit(TOOK_FROM_HAND, taker, victim, source, to=(taker, victim), secret=(card,))
        if t.hand_watchers:
            yield from mind_empty_hands(t)
    else:
        t.emit(TOOK_FROM_PLAY, taker, victim, card, source)


def make_discard(t: Table, by: Seat, victim: Seat, pick: int, source: int = -1) -> Rule[None]:
    """A card of the victim goes to the discard pile. `source` as in `draw`, of the one who makes them do it."""
    card = remove_from(t, victim, pick)
    t.emit(FORCED_DISCARD, by, victim, card, int(pick == FROM_HAND), source)
    put_on_discard(t, card)
    if pick == FROM_HAND and t.hand_watchers:
        yield from mind_empty_hands(t)


def mind_empty_hands(t: Table) -> Rule[None]:
    """Abilities that look at an empty hand act, the active player's first (GEN-3).

    Not while the player's own card is being carried out (BASE-SUZY-1, -2), nor while they are dying (BASE-SUZY-4): a
    ghost or a shadow without life is not.
    """
    for seat in t.clockwise(t.active) if len(t.hand_watchers) > 1 else t.hand_watchers:
        if (
            seat in t.hand_watchers
            and not t.hand[seat]
            and (t.life[seat] > 0 or is_back(t, seat))
            and seat not in t.holding
        ):
            for act in t.profile[seat].hand_empty:
                yield from act(t, seat) or ()
