"""The fifteen events of High Noon."""

from __future__ import annotations

from boothill.games.bang.rules.cards.kinds import Kind, Play
from boothill.games.bang.rules.harm.dying import lose_life, regain_life
from boothill.games.bang.rules.harm.identity import forget_copied, look_at_second, swap_characters
from boothill.games.bang.rules.mechanics.event_deck import event_forbids
from boothill.games.bang.rules.mechanics.returning import come_back_as_ghost
from boothill.games.bang.rules.piles import discard_from_play
from boothill.games.bang.rules.table.state import Table
from boothill.games.bang.rules.terms import (
    BLUE,
    CARD,
    HEARTS,
    KEEPING,
    NAMED_SUIT,
    PASSING,
    PICK,
    SPADES,
    SUITS,
    Card,
    call,
    discard,
)
from boothill.games.bang.sets.high_noon.box import box
from boothill.kernel.decision import Decision, Rule, Seat
from boothill.kernel.reasons import WhyNot

box.event("blessing", "Blessing", rule="HN-BLESS-1", all_suits=HEARTS)  # HN-SUIT-1, BASE-DRAW-5, -6
box.event("curse", "Curse", rule="HN-CURSE-1", all_suits=SPADES)  # HN-SUIT-1, BASE-DRAW-5, -6


def copies_are_forgotten(t: Table, event: Play) -> None:
    """HN-HANG-3: whoever has copied an ability has none until they choose again after the event."""
    for seat in t.clockwise(event.by):
        forget_copied(t, seat)


box.event("hangover", "Hangover", rule="HN-HANG-1", abilities_off=True, revealed=copies_are_forgotten)  # HN-HANG-2


def no_beer(t: Table, me: Seat, card: Card, kind: Kind, occasion: str) -> WhyNot | None:
    """HN-REV-1, -2: no Beer card is played, whatever for; everything else that heals is."""
    return event_forbids(t) if kind.id == "beer" else None


box.event("the_reverend", "The Reverend", rule="HN-REV-1", may_play=no_beer)


def no_bang(t: Table, me: Seat, card: Card, kind: Kind, occasion: str) -> WhyNot | None:
    """HN-SERMON-1 to -3: in their own turn nobody uses a BANG! card as one; as a cost it may go."""
    return event_forbids(t) if kind.bang_card and me == t.active else None


box.event("sermon", "The Sermon", rule="HN-SERMON-1", may_play=no_bang, bangs_off=True)

box.event("shootout", "Shootout", rule="HN-SHOOT-1", bang_limit=2)


def one_card_less(t: Table, me: Seat, number: int) -> int:
    """HN-THIRST-1: one card less, but at least one."""
    return max(number - 1, 1)


box.event("thirst", "Thirst", rule="HN-THIRST-1", phase_1_count=(3, one_card_less))


def one_card_more(t: Table, me: Seat, number: int) -> int:
    """HN-TRAIN-1: one card more."""
    return number + 1


box.event("train_arrival", "Train Arrival", rule="HN-TRAIN-1", phase_1_count=(3, one_card_more))

box.event("gold_rush_event", "Gold Rush", rule="HN-GOLD-1", reversed=True)  # HN-GOLD-2


LOSE_BLUE = box.question("lose_blue", "kind")


def a_blue_card_each(t: Table, event: Play) -> Rule[None]:
    """HN-DALTON-1, -2: everybody with blue cards in front of them discards one of their choice."""
    kinds, kind_of = t.rules.kinds, t.rules.kind_of
    for seat in t.clockwise(event.by):
        blue = [card for card in t.play[seat] if kinds[kind_of[card]].colour == BLUE]
        if blue:
            choice = yield Decision(seat, LOSE_BLUE, [discard(card) for card in blue], (event.kind.index,))
            discard_from_play(t, seat, choice[CARD])


box.event("the_daltons", "The Daltons", rule="HN-DALTON-1", revealed=a_blue_card_each)


def the_weakest_recover(t: Table, event: Play) -> None:
    """HN-DOCTOR-1: all who share the lowest life regain a point."""
    lowest = min(t.life[seat] for seat in t.seats)
    for seat in t.clockwise(event.by):
        if t.life[seat] == lowest:
            regain_life(t, seat, 1, event.kind.index)


box.event("the_doctor", "The Doctor", rule="HN-DOCTOR-1", revealed=the_weakest_recover)


NAMED = box.entry("named_suit", "who suit source", tone="notice")
NAME_SUIT = box.question("name_suit", "kind")
OTHER_SUIT = box.reason("other_suit", "kind suit")


def name_a_suit(t: Table, me: Seat) -> Rule[None]:
    """HN-CUFFS-1, -3: after phase 1 the active player names a suit, whatever their hand."""
    choice = yield Decision(me, NAME_SUIT, [call(suit) for suit in range(len(SUITS))], (t.standing[0],))
    t.turn_marks[NAMED_SUIT] = choice[PICK]
    t.emit(NAMED, me, choice[PICK], t.standing[0])


def other_suit(t: Table, me: Seat, card: Card, kind: Kind, occasion: str) -> WhyNot | None:
    """HN-CUFFS-1, -2: for the rest of their turn they play only that suit from the hand; all else is free."""
    suit = t.turn_marks.get(NAMED_SUIT, -1)
    if suit < 0 or me != t.active or occasion in ("bang", "buy") or t.suit(card) == suit:
        return None
    return WhyNot(OTHER_SUIT, "HN-CUFFS-1", t.standing[0], suit)


box.event("handcuffs", "Handcuffs", rule="HN-CUFFS-1", after_phase_1=name_a_suit, may_play=other_suit)


IDENTITY = box.question("identity", "kind")


def second_life(t: Table, me: Seat) -> Rule[None]:
    """HN-IDENT-1 to -5: they look at their second character and may swap, and then have exactly two life points."""
    look_at_second(t, me)
    choice = yield Decision(me, IDENTITY, [KEEPING, PASSING], (t.standing[0],))
    if choice == KEEPING:
        yield from swap_characters(t, me, life=2)


box.event("new_identity", "New Identity", rule="HN-IDENT-1", start_of_turn=second_life)


def noon_strikes(t: Table, me: Seat) -> Rule[None]:
    """HN-HN-1: a life point, before Dynamite and Jail."""
    yield from lose_life(t, me, 1, cause=t.standing[0])


box.event("high_noon", "High Noon", rule="HN-HN-1", final=True, start_of_turn=noon_strikes)


def the_dead_return(t: Table, seat: Seat) -> bool:
    """HN-GHOST-1: every eliminated player whose turn comes up."""
    return True


def rises(t: Table, seat: Seat) -> Rule[None]:
    """HN-GHOST-1, -2: an eliminated player is back as a ghost for this turn, and so is their ability."""
    if seat not in t.seats:
        yield from come_back_as_ghost(t, seat, t.standing[0])


def ghosts_draw_three(t: Table, seat: Seat, number: int) -> int:
    """HN-GHOST-1, BASE-P1-2 b: three cards instead of two."""
    return 3 if seat == t.ghost and number == 2 else number


# HN-GHOST-2 to -9: what a ghost is, rules/mechanics/returning.py and back.py say.
box.event(
    "ghost_town",
    "Ghost Town",
    rule="HN-GHOST-1",
    returns=the_dead_return,
    coming_back=rises,
    phase_1_count=(2, ghosts_draw_three),
)
