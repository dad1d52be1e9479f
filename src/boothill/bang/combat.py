"""Shots, and BANG! cards given up in answer to something."""

from __future__ import annotations

from boothill.bang.draw_check import draw_check, is_heart
from boothill.bang.dying import lose_life, offer_actions, use_action
from boothill.bang.piles import mind_empty_hands, put_on_discard
from boothill.bang.state import Table
from boothill.bang.terms import FLIP, NO_CARD, NOBODY, PASS, PASSING, RESPOND, Card, Option, Seat
from boothill.kernel.decision import Decision, Rule

BARREL_FLIP: Option = (FLIP, NO_CARD, -1, NOBODY, -1)


def immune(t: Table, target: Seat, cards: tuple[Card, ...], by: Seat, cause: int) -> bool:
    """Whether these cards of that player do nothing to the target; if so, the table is told."""
    hooks = t.profile[target].immune
    if not hooks or not any(protects(t, target, cards, by) for protects in hooks):
        return False
    t.emit("immune", target, cause)
    return True


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

    `cards` are the cards that make the shot (none if it has no suit), `cause` their kind, `needs` the Missed! effects
    that cancel it.
    """
    if immune(t, target, cards, by, cause):
        return False
    if (yield from dodge(t, target, by, cards, cause, needs)):
        t.emit("dodged", target, by, cause)
        return False
    yield from lose_life(t, target, 1, by, cause, ends_effect)  # BASE-SHOT-8
    return True


def dodge(t: Table, target: Seat, by: Seat, cards: tuple[Card, ...], cause: int, needs: int) -> Rule[bool]:
    """The target's defence: flips and Missed! effects in any order, stopping at any time (BASE-SHOT-3).

    Returns whether there were enough of them; if not, what was used is lost (BASE-SHOT-6).
    """
    flips = 0
    while needs > 0:
        # Looked up each time: a card used or drawn meanwhile changes what there is.
        profile = t.profile[target]
        options: list[Option] = []
        if flips < profile.barrels:  # BASE-BARREL-1: each at most once per shot
            options.append(BARREL_FLIP)
        kind_of, missed = t.rules.kind_of, profile.missed_kinds
        for card in t.hand[target]:
            if kind_of[card] in missed and may_respond(t, target, card, "dodge"):
                options.append((RESPOND, card, kind_of[card], NOBODY, -1))
        if profile.actions:
            offer_actions(t, target, "dodge", options)
        options.append(PASSING)
        subject = (by, cause, needs, *cards)
        choice = yield Decision(target, "dodge", options, subject, hidden=True)
        verb = choice[0]
        if verb == PASS:
            return False
        if verb == FLIP:
            flips += 1
            if is_heart(t, (yield from draw_check(t, target, cause))):
                needs -= 1
        elif verb == RESPOND:
            yield from use_missed(t, target, choice[1])
            needs -= 1
        else:
            yield from use_action(t, target, choice)
            if t.rules.actions[choice[2]].missed:
                needs -= 1
    return True


def may_respond(t: Table, seat: Seat, card: Card, occasion: str) -> bool:
    """Whether nothing forbids the seat to use this hand card in response."""
    hooks = t.profile[seat].may_play
    if not hooks:
        return True
    kind = t.rules.kinds[t.rules.kind_of[card]]
    return not any(may_not(t, seat, card, kind, occasion) for may_not in hooks)


def use_missed(t: Table, target: Seat, card: Card) -> Rule[None]:
    """Spend a hand card as one Missed! effect, with what else it gives (BASE-SHOT-7)."""
    t.hand[target].remove(card)
    kind = t.rules.kinds[t.rules.kind_of[card]]
    t.emit("used_missed", target, card)
    put_on_discard(t, card)
    if kind.on_missed is not None:
        asks = kind.on_missed(t, target)
        if asks is not None:
            yield from asks
    if t.hand_watchers:
        yield from mind_empty_hands(t)  # BASE-SUZY-3: at once


def give_up_bang(t: Table, seat: Seat, by: Seat, cause: int) -> Rule[bool]:
    """Whether the seat discards a BANG! card when Duel or Indians! asks for one. It is no play (BASE-LIM-2)."""
    while True:
        profile = t.profile[seat]
        kind_of, bangs = t.rules.kind_of, profile.bang_kinds
        options: list[Option] = [
            (RESPOND, card, kind_of[card], NOBODY, -1)
            for card in t.hand[seat]
            if kind_of[card] in bangs and may_respond(t, seat, card, "bang")
        ]
        if profile.actions:
            offer_actions(t, seat, "bang", options)
        options.append(PASSING)
        choice = yield Decision(seat, "bang", options, (by, cause), hidden=True)
        if choice[0] == PASS:
            return False
        if choice[0] == RESPOND:
            card = choice[1]
            t.hand[seat].remove(card)
            t.emit("gave_up_bang", seat, card, cause)
            put_on_discard(t, card)
            if t.hand_watchers:
                yield from mind_empty_hands(t)
            return True
        yield from use_action(t, seat, choice)
