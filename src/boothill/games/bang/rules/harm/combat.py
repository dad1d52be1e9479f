"""Shots, and BANG! cards given up in answer to something."""

from __future__ import annotations

from typing import Final

from boothill.games.bang.rules.cards.hooks import Suited, may_not
from boothill.games.bang.rules.cards.kinds import Effect, Play
from boothill.games.bang.rules.declared import entry, question
from boothill.games.bang.rules.harm.dying import lose_life, offer_actions, settle_answers, use_action
from boothill.games.bang.rules.piles import (
    answered,
    make_discard,
    mind_empty_hands,
    put_on_discard,
    take_from,
    take_out_of_play,
)
from boothill.games.bang.rules.remembering import remember_no_answer
from boothill.games.bang.rules.table.state import Table
from boothill.games.bang.rules.terms import (
    BROWN,
    CARD,
    DIAMONDS,
    FLIP,
    KIND,
    NO_BANG,
    NO_CARD,
    NO_MISSED,
    PASS,
    PASSING,
    RESPOND,
    VERB,
    Card,
)
from boothill.games.bang.rules.turn.draw_check import draw_check, is_heart
from boothill.kernel.decision import NOBODY, Decision, Option, Rule, Seat

IMMUNE: Final = entry("immune", "who cause?", through="immune")
DODGED: Final = entry("dodged", "who by? cause?")
USED_MISSED: Final = entry("used_missed", "who card from_play")
GAVE_UP_BANG: Final = entry("gave_up_bang", "who card cause")
MAY_NOT_ANSWER: Final = entry("may_not_answer", "who cause", through="event")

DODGE: Final = question("dodge", "by? cause? needs cards")
BANG: Final = question("bang", "by? cause")

BARREL_FLIP: Option = (FLIP, NO_CARD, -1, NOBODY, -1)


class Shot:
    """A shot, or something else that Missed! effects stop: at whom, by whom, with which cards.

    `cards` are those that make it (none if it has no suit), `cause` their kind, `needs` the Missed! effects that cancel
    it. Whatever is at stake but a life point has a `question` of its own, the subject of which says before the cards
    what the `stake` is.
    """

    __slots__ = ("by", "cards", "cause", "needs", "question", "stake", "target")

    def __init__(
        self,
        target: Seat,
        by: Seat,
        cards: tuple[Card, ...],
        cause: int,
        needs: int = 1,
        question: str = DODGE,
        stake: tuple[int, ...] = (),
    ) -> None:
        self.target = target
        self.by = by
        self.cards = cards
        self.cause = cause
        self.needs = needs
        self.question = question
        self.stake = stake


def immune(t: Table, target: Seat, cards: tuple[Card, ...], by: Seat, cause: int) -> bool:
    """Whether these cards of that player do nothing to the target; if so, the table is told."""
    hooks = t.profile[target].immune
    if not hooks or not any(protects(t, target, cards, by) for protects in hooks):
        return False
    t.emit(IMMUNE, target, cause)
    return True


def target_is_immune(t: Table, play: Play) -> bool:
    """Whether this card does nothing to its target; if so, the table is told."""
    return immune(t, play.target, (play.card,), play.by, play.kind.index)


def shrugs_off_diamonds(t: Suited, seat: Seat, cards: tuple[Card, ...], by: Seat) -> bool:
    """For the hook `immune`: cards of others whose suits are all Diamonds; what has no suit affects the seat."""
    return by != seat and bool(cards) and all(t.suit(card) == DIAMONDS for card in cards)


def shoot(
    t: Table,
    target: Seat,
    by: Seat,
    cards: tuple[Card, ...] = (),
    cause: int = -1,
    needs: int = 1,
    ends_effect: bool = True,
) -> Rule[bool]:
    """A shot at the target: immunity, defence, hit. BASE-SHOT-1 to -9. Returns whether it hit.

    `cards`, `cause` and `needs` as in `Shot`, `ends_effect` as in `lose_life`.
    """
    if immune(t, target, cards, by, cause):
        return False
    dodged = yield from dodge(t, Shot(target, by, cards, cause, needs))
    if dodged:
        if t.journal is not None:
            t.emit(DODGED, target, by, cause)
    else:
        yield from lose_life(t, target, 1, by, cause, ends_effect)  # BASE-SHOT-8
    if t.spent:
        yield from settle_answers(t, ends_effect)
    return not dodged


def shoot_target(t: Table, play: Play, needs: int = 1) -> Rule[bool]:
    """This card shoots its target. Returns whether it hit."""
    return shoot(t, play.target, play.by, (play.card,), play.kind.index, needs, play.last)


def wound_target(t: Table, play: Play) -> Rule[None]:
    """This card costs its target a life point."""
    return lose_life(t, play.target, 1, play.by, play.kind.index, play.last)


def each_other_player(t: Table, play: Play, effect: Effect) -> Rule[None]:
    """It happens to every other player, one after another, each finished before the next (BASE-MULTI-1, -2).

    `effect` is what the card does to one of them, the target of the play it is given.
    """
    others = t.clockwise(play.by)[1:]
    for seat in others:
        last = seat == others[-1]
        yield from effect(t, Play(play.by, play.card, play.kind, seat, play.pick, last)) or ()
        if t.spent:
            yield from settle_answers(t, ends_effect=last)


def shoot_everybody(t: Table, play: Play) -> Rule[None]:
    """A shot at every other player, one after another."""
    return each_other_player(t, play, shoot_target)


def take_a_card(t: Table, play: Play) -> Rule[None]:
    """The target's picked card goes to the user's hand, unless the target is immune."""
    if not target_is_immune(t, play):
        yield from take_from(t, play.by, play.target, play.pick)


def discard_a_card(t: Table, play: Play) -> Rule[None]:
    """The target discards the picked card, unless they are immune."""
    if not target_is_immune(t, play):
        yield from make_discard(t, play.by, play.target, play.pick)


def dodge(t: Table, shot: Shot) -> Rule[bool]:
    """The target's defence: flips and Missed! effects in any order, stopping at any time (BASE-SHOT-3).

    Returns whether there were enough of them; if not, what was used is lost (BASE-SHOT-6).
    """
    target, needs, flips = shot.target, shot.needs, 0
    while needs > 0:
        # Looked up each time: a card used or drawn meanwhile changes what there is.
        profile = t.profile[target]
        options: list[Option] = []
        if flips < profile.barrels:  # BASE-BARREL-1: each at most once per shot
            options.append(BARREL_FLIP)
        kind_of, missed = t.rules.kind_of, profile.missed_kinds
        for card in t.hand[target]:
            counts_as = missed.get(kind_of[card], -1)
            if counts_as >= 0 and may_respond(t, target, card, counts_as, "dodge"):
                options.append((RESPOND, card, counts_as, NOBODY, -1))
        answering = profile.missed_in_play
        if answering:
            for card in t.play[target]:
                if kind_of[card] in answering and card not in t.fresh:  # DC-GREEN-2, -3
                    options.append((RESPOND, card, kind_of[card], NOBODY, -1))
        if "dodge" in profile.offers:
            offer_actions(t, target, "dodge", options)
        options.append(PASSING)
        subject = (shot.by, shot.cause, needs, *shot.stake, *shot.cards)
        choice = yield Decision(target, shot.question, options, subject, hidden=True)
        verb = choice[VERB]
        if verb == PASS:
            if needs == 1 and not shot.stake:
                remember_no_answer(t, target, NO_MISSED)
            return False
        if verb == FLIP:
            flips += 1
            if is_heart(t, (yield from draw_check(t, target, shot.cause))):
                needs -= 1
        elif verb == RESPOND:
            yield from use_missed(t, target, choice[CARD])
            needs -= 1
        else:
            yield from use_action(t, target, choice)
            if t.rules.actions[choice[KIND]].missed:
                needs -= 1
    return True


def may_respond(t: Table, seat: Seat, card: Card, counts_as: int, occasion: str) -> bool:
    """Whether nothing forbids the seat to use this hand card as one of that kind in response."""
    return not t.profile[seat].may_play or may_not(t, seat, card, t.rules.kinds[counts_as], occasion) is None


def use_missed(t: Table, target: Seat, card: Card) -> Rule[None]:
    """Spend a card in hand or in play as one Missed! effect, with what else it gives (BASE-SHOT-7)."""
    kind = t.rules.kinds[t.rules.kind_of[card]]
    from_hand = card in t.hand[target]
    if t.journal is not None:
        t.emit(USED_MISSED, target, card, int(not from_hand))
    if from_hand:
        t.hand[target].remove(card)
        put_on_discard(t, card)
        answered(t, target)
    else:
        take_out_of_play(t, target, card)
        put_on_discard(t, card)
    # A green card from the hand only counts as a Missed!, by some ability: it does nothing of its own.
    if kind.on_missed is not None and from_hand == (kind.colour == BROWN):
        yield from kind.on_missed(t, target) or ()
    if t.hand_watchers:
        yield from mind_empty_hands(t)  # BASE-SUZY-3: at once


def bang_cards(t: Table, seat: Seat) -> list[Card]:
    """The hand cards the seat may give up where BANG! cards are asked for."""
    kind_of, profile = t.rules.kind_of, t.profile[seat]
    bangs = profile.bang_kinds
    cards = [card for card in t.hand[seat] if kind_of[card] in bangs]
    if profile.may_play:
        cards = [card for card in cards if may_respond(t, seat, card, bangs[kind_of[card]], "bang")]
    return cards


def give_up_bang(t: Table, seat: Seat, by: Seat, cause: int) -> Rule[bool]:
    """Whether the seat discards a BANG! card when Duel or Indians! asks for one. It is no play (BASE-LIM-2)."""
    if seat == t.active and t.profile[seat].bangs_off:
        t.emit(MAY_NOT_ANSWER, seat, cause)
        return False
    while True:
        profile = t.profile[seat]
        kind_of, bangs = t.rules.kind_of, profile.bang_kinds
        options: list[Option] = [(RESPOND, card, bangs[kind_of[card]], NOBODY, -1) for card in bang_cards(t, seat)]
        if "bang" in profile.offers:
            offer_actions(t, seat, "bang", options)
        options.append(PASSING)
        choice = yield Decision(seat, BANG, options, (by, cause), hidden=True)
        if choice[VERB] == PASS:
            remember_no_answer(t, seat, NO_BANG)
            return False
        if choice[VERB] == RESPOND:
            card = choice[CARD]
            t.hand[seat].remove(card)
            t.emit(GAVE_UP_BANG, seat, card, cause)
            put_on_discard(t, card)
            answered(t, seat)
            if t.hand_watchers:
                yield from mind_empty_hands(t)
            return True
        yield from use_action(t, seat, choice)
