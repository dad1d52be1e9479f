"""The events of A Fistful of Cards that shoot at nobody."""

from __future__ import annotations

from boothill.games.bang.rules.cards.kinds import Kind
from boothill.games.bang.rules.harm.dying import lose_life, regain_life
from boothill.games.bang.rules.mechanics.back import can_regain, spare_life
from boothill.games.bang.rules.mechanics.event_deck import EVENT_FORBIDS
from boothill.games.bang.rules.mechanics.returning import come_back
from boothill.games.bang.rules.piles import discard_from_hand, draw, draw_one, put_on_discard
from boothill.games.bang.rules.table.state import Table
from boothill.games.bang.rules.terms import (
    AT,
    BLACK_SUITS,
    BROWN,
    CARD,
    DIAMONDS,
    DRAWING,
    HEARTS,
    KEEPING,
    MUST_PLAY,
    NO_CARD,
    PASSING,
    PICK,
    PLAY,
    RED,
    Card,
    call,
    discard,
    take,
)
from boothill.games.bang.rules.turn.draw_check import draw_check, is_heart
from boothill.games.bang.rules.turn.turn import grant_extra_turn
from boothill.games.bang.sets.fistful.box import box
from boothill.kernel.decision import Decision, Option, Rule, Seat
from boothill.kernel.reasons import WhyNot

# FF-MINE-1 to -4. Whoever lays their cards down at their end chooses the order: somebody may draw them.
box.event(
    "abandoned_mine",
    "Abandoned Mine",
    rule="FF-MINE-1",
    phase_1_from_discards=True,
    surplus_on_deck=True,
    draws_discards=True,
)

box.event("ambush", "Ambush", rule="FF-AMBUSH-1", base_distance=1)  # FF-AMBUSH-2


GAVE_LIFE = box.entry("gave_life", "who target source", tone="good")
GIVE_LIFE = box.question("give_life", "kind")


def give_life(t: Table, me: Seat) -> Rule[None]:
    """FF-BLOOD-1 to -3: once, they may lose a life point, not the last, so that another regains one."""
    hurt = [seat for seat in t.clockwise(me) if seat != me and t.life[seat] < t.max_life[seat]]
    if spare_life(t, me) <= 0 or not hurt:
        return
    event = t.standing[0]
    choice = yield Decision(me, GIVE_LIFE, [PASSING, *[take(at=seat) for seat in hurt]], (event,))
    if choice != PASSING:
        t.emit(GAVE_LIFE, me, choice[AT], event)
        yield from lose_life(t, me, 1, cause=event)
        regain_life(t, choice[AT], 1, event)


box.event("blood_brothers", "Blood Brothers", rule="FF-BLOOD-1", start_of_turn=give_life)


def is_dead_man(t: Table, seat: Seat) -> bool:
    """FF-DEAD-1 to -3: the player who was eliminated first, and only once."""
    return seat == t.first_out and "dead_man" not in t.marks


def walks_again(t: Table, seat: Seat) -> None:
    """FF-DEAD-1, -4: two life points and two cards; then a turn like any other, and they stay."""
    if seat not in t.seats and is_dead_man(t, seat):
        t.marks["dead_man"] = 1
        come_back(t, seat, 2, t.standing[0])
        draw(t, seat, 2, t.standing[0])


box.event("dead_man", "Dead Man", rule="FF-DEAD-1", returns=is_dead_man, coming_back=walks_again)


DRINK_OR_DRAW = box.question("drink_or_draw", "kind")


def drink_instead(t: Table, me: Seat) -> Rule[bool]:
    """FF-LIQUOR-1: whoever is below max life may regain a point instead of phase 1."""
    if not can_regain(t, me):
        return False
    choice = yield Decision(me, DRINK_OR_DRAW, [KEEPING, DRAWING], (t.standing[0],))
    if choice == DRAWING:
        return False
    regain_life(t, me, 1, t.standing[0])
    return True


box.event("hard_liquor", "Hard Liquor", rule="FF-LIQUOR-1", instead_of_phase_1=drink_instead)  # FF-LIQUOR-2

box.event("lasso", "Lasso", rule="FF-LASSO-1", cards_off=True)  # FF-LASSO-2, -3


SHOWN = box.entry("must_play", "who card source", tone="notice")
NOT_PLAYED_YET = box.reason("must_play", "kind card")


def show_the_second(t: Table, me: Seat, card: Card) -> None:
    """FF-LAW-1, -5: the second card of phase 1 is shown; now it must be played."""
    t.turn_marks[MUST_PLAY] = card
    t.emit(SHOWN, me, card, t.standing[0])


def lapse(t: Table) -> None:
    """FF-LAW-4: the card has left the hand; the duty is over even if it should come back.

    Taken unseen from the hand it may still be there for all the others know: the mark, which they see, stays.
    """
    if any(t.turn_marks[MUST_PLAY] in hidden for hidden in (t.deck, t.aside, *t.hand)):
        t.counters["duty lapsed"] = t.turn
    else:
        del t.turn_marks[MUST_PLAY]


def lapse_with_the_pile(t: Table) -> None:
    """FF-LAW-4: drawn again from a shuffled pile, perhaps by the very effect that cost them the card, it is free."""
    if t.turn_marks.get(MUST_PLAY, NO_CARD) in t.discard:
        lapse(t)


def not_played_yet(t: Table, me: Seat, options: list[Option]) -> WhyNot | None:
    """FF-LAW-2 to -4: nobody can end phase 2 who holds the card and could play it, other than at themselves alone.

    Another ability that would let them use it as something else leaves them free; a BANG! is a BANG! in any guise.
    """
    card = t.turn_marks.get(MUST_PLAY, NO_CARD)
    if card < 0:
        return None
    if card not in t.hand[me]:
        lapse(t)
        return None
    if t.counters.get("duty lapsed") == t.turn:
        return None
    kinds, own = t.rules.kinds, t.rules.kind_of[card]
    for verb, each, kind, target, _ in options:
        if verb == PLAY and each == card and target != me and (kind == own or kinds[kind].bang_card):
            return WhyNot(NOT_PLAYED_YET, "FF-LAW-2", t.standing[0], card)
    return None


box.event(
    "law_of_the_west",
    "Law of the West",
    rule="FF-LAW-1",
    second_drawn=show_the_second,
    may_end=not_played_yet,
    reshuffled=lapse_with_the_pile,
)


CALLED = box.entry("called", "who call card right", through="event")
CALL_COLOUR = box.question("call_colour", "right")


def call_colours(t: Table, me: Seat) -> Rule[bool]:
    """FF-PEYOTE-1, -2: red or black? Right: they take the card and may call again; wrong: it is discarded, all over."""
    options = [call(colour) for colour in (RED, BLACK_SUITS)]
    right = 0
    while True:
        choice = yield Decision(me, CALL_COLOUR, options if not right else [*options, PASSING], (right,))
        card = NO_CARD if choice == PASSING else draw_one(t)
        if card < 0:
            return True
        red = t.suit(card) in (HEARTS, DIAMONDS)
        hit = red == (choice[PICK] == RED)
        t.emit(CALLED, me, choice[PICK], card, int(hit))
        if not hit:
            put_on_discard(t, card)
            return True
        t.hand[me].append(card)
        right += 1


box.event("peyote", "Peyote", rule="FF-PEYOTE-1", instead_of_phase_1=call_colours)


EXCHANGE = box.question("exchange", "kind chosen")


def exchange_cards(t: Table, me: Seat) -> Rule[None]:
    """FF-RANCH-1: once, any number of hand cards go and as many come from the draw pile."""
    chosen: list[Card] = []
    while len(chosen) < len(t.hand[me]):
        options = [discard(card) for card in t.hand[me] if card not in chosen]
        choice = yield Decision(me, EXCHANGE, [*options, PASSING], (t.standing[0], len(chosen)))
        if choice == PASSING:
            break
        chosen.append(choice[CARD])
    for card in chosen:
        discard_from_hand(t, me, card)
    draw(t, me, len(chosen), t.standing[0])


box.event("ranch", "Ranch", rule="FF-RANCH-1", after_phase_1=exchange_cards)


def nothing_in_front(t: Table, me: Seat, card: Card, kind: Kind, occasion: str) -> WhyNot | None:
    """FF-JUDGE-1, -2: no card is played in front of anybody, and no equipment bought for that."""
    if kind.colour == BROWN:
        return None
    return WhyNot(EVENT_FORBIDS, "FF-JUDGE-2" if kind.price else "FF-JUDGE-1", t.standing[0])


box.event("the_judge", "The Judge", rule="FF-JUDGE-1", may_play=nothing_in_front)


def another_turn(t: Table, me: Seat) -> Rule[None]:
    """FF-VEND-1 to -3: draw! at the end of a turn that is no extra turn; a Heart gives one."""
    if t.extra_turn:
        return
    if is_heart(t, (yield from draw_check(t, me, t.standing[0]))):
        grant_extra_turn(t, me, t.standing[0])


box.event("vendetta", "Vendetta", rule="FF-VEND-1", turn_end=another_turn)
