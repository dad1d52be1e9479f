"""Phase 2: what a player may do, why not, and doing it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from boothill.games.bang.rules.cards.hooks import may_not
from boothill.games.bang.rules.cards.kinds import Kind, Play
from boothill.games.bang.rules.cards.targets import aim
from boothill.games.bang.rules.declared import entry, question, reason
from boothill.games.bang.rules.harm.dying import (
    PLAYED,
    after_playing,
    do_action,
    offer_actions,
    settle_answers,
    to_the_end,
)
from boothill.games.bang.rules.piles import (
    SAME_NAME,
    discard_from_play,
    mind_empty_hands,
    name_in_play,
    put_in_play,
    put_on_discard,
)
from boothill.games.bang.rules.remembering import remember
from boothill.games.bang.rules.table.state import Table
from boothill.games.bang.rules.terms import (
    BROWN,
    CARD,
    ENDING,
    KIND,
    PHASE_2,
    PLAY,
    SPEND,
    USE,
    VERB,
    Card,
    KindId,
    discard,
)
from boothill.kernel.decision import Decision, Option, Rule, Seat
from boothill.kernel.reasons import WhyNot

PAID: Final = entry("paid", "who card kind")

SECOND_CARD: Final = question("second_card", "kind left")

NOT_PHASE_2 = reason("not_phase_2")

IS_OUT = WhyNot(reason("eliminated"), "BASE-TURN-1")
NOT_THEIR_TURN = WhyNot(reason("not_your_turn"), "BASE-LIM-6")
EFFECT_RUNNING = WhyNot(reason("effect_running"), "GEN-2")
TOO_EARLY = WhyNot(NOT_PHASE_2, "BASE-LIM-6")
TOO_LATE = WhyNot(NOT_PHASE_2, "BASE-TURN-7")
HAS_ONE = WhyNot(SAME_NAME, "BASE-LIM-4")
HAS_THAT_WEAPON = WhyNot(SAME_NAME, "BASE-LIM-5")
NO_SECOND_CARD = WhyNot(reason("no_second_card"), "DC-COST-1")
NOTHING_TO_USE = WhyNot(reason("nothing_to_use"), "DC-GREEN-3")
ONLY_IN_RESPONSE = WhyNot(reason("only_in_response"), "BASE-LIM-7")


def play_options(t: Table, me: Seat) -> list[Option]:
    """Everything the active player may do in phase 2: complete and flat, ending the turn last."""
    options: list[Option] = []
    profile, rules = t.profile[me], t.rules
    card_kinds, kind_of, quick, stays = rules.card_kinds, rules.kind_of, rules.quick, rules.stays
    free, stand_ins, in_play = not profile.may_play, profile.stand_ins, t.play[me]
    for card in t.hand[me]:
        always = quick[card]
        if always is not None and free:
            if not in_play or not stays[card] or not name_in_play(t, me, kind_of[card]):
                options.append(always)
        else:
            kind = card_kinds[card]
            if kind.playable:
                if (free and kind.simple) or forbidden(t, me, card, kind) is None:
                    aim(t, me, PLAY, card, kind, kind.target, options)
        if stand_ins:
            for stand_in in stand_ins.get(kind_of[card], ()):
                offer_card(t, me, card, rules.kinds[stand_in], options)
    usable = profile.usable
    if usable:  # asked here and not by a mechanic, because it is asked before every card
        for card in in_play:
            if kind_of[card] in usable and card not in t.fresh:  # DC-GREEN-2, -3
                kind = card_kinds[card]
                aim(t, me, SPEND, card, kind, kind.used_at, options)
    if profile.offers:
        offer_actions(t, me, "play", options)
    for offer in rules.mechanics.offer:
        offer(t, me, options)
    if not profile.may_end or why_not_end(t, me, options) is None:
        options.append(ENDING)
    return options


def why_not_end(t: Table, me: Seat, options: list[Option]) -> WhyNot | None:
    """What keeps the active player, who has these other options, from ending phase 2; None if nothing does."""
    for keeps in t.profile[me].may_end:
        reason = keeps(t, me, options)
        if reason is not None:
            return reason
    return None


def offer_card(t: Table, me: Seat, card: Card, kind: Kind, options: list[Option]) -> None:
    """Append every way to play this card as one of this kind."""
    if (not kind.simple or t.profile[me].may_play) and forbidden(t, me, card, kind) is not None:
        return
    aim(t, me, PLAY, card, kind, kind.target, options)


def forbidden(t: Table, me: Seat, card: Card, kind: Kind) -> WhyNot | None:
    """The first thing that forbids the card whatever its target, None if nothing does."""
    if t.profile[me].may_play:
        reason = may_not(t, me, card, kind, "play")
        if reason is not None:
            return reason
    for limit in kind.limits:
        reason = limit(t, me, card, kind)
        if reason is not None:
            return reason
    if kind.cost and len(t.hand[me]) <= kind.cost:
        return NO_SECOND_CARD
    if kind.colour != BROWN and kind.target is None and t.play[me] and name_in_play(t, me, kind.index):
        return HAS_THAT_WEAPON if kind.weapon else HAS_ONE
    return None


def why_not(t: Table, seat: Seat, card: Card) -> WhyNot | None:
    """Why the seat cannot play this hand card, use this card in front of it, buy it or have it removed now.

    None if it can. Speaks of the card under its own name unless only another use of it is possible at all. Names what
    holds for everybody, an event, if the card could be used without it.
    """
    return reasons(t, seat, (card,)).get(card)


def reasons(t: Table, seat: Seat, cards: Sequence[Card]) -> dict[Card, WhyNot]:
    """Why not, as `why_not` says it, for those of these cards that the seat cannot use now.

    What could be done without something that holds for everybody is tried out at one other table for all of them.
    """
    found = {card: reason for card in cards if (reason := _why_not(t, seat, card)) is not None}
    if found and _in_phase_2(t, seat):
        for blames in t.rules.mechanics.blames:
            blame = blames(t)
            if blame is not None:
                for card, reason in found.items():
                    named = reason.params[:1] == blame.reason.params[:1]
                    if not named and _why_not(blame.without, seat, card) is None:
                        found[card] = blame.reason
    return found


def _in_phase_2(t: Table, seat: Seat) -> bool:
    return t.active == seat and t.phase == PHASE_2 and not t.resolving


def _why_not(t: Table, seat: Seat, card: Card) -> WhyNot | None:
    if seat not in t.seats:
        return IS_OUT
    if t.active != seat:
        return NOT_THEIR_TURN
    if t.resolving:
        return EFFECT_RUNNING
    if t.phase != PHASE_2:
        return TOO_LATE if t.phase > PHASE_2 else TOO_EARLY
    kinds = t.rules.kinds
    own = kinds[t.rules.kind_of[card]]
    for mechanic in t.rules.mechanics.speaking:
        if mechanic.speaks_for(t, seat, card, own):
            return mechanic.why_not(t, seat, card, own)
    if card in t.play[seat]:  # it works all by itself
        return NOTHING_TO_USE
    uses = [kinds[k] for k in t.profile[seat].stand_ins.get(own.index, ())]
    if own.playable:
        uses.insert(0, own)
    first: WhyNot | None = None
    for kind in uses:
        options: list[Option] = []
        offer_card(t, seat, card, kind, options)
        if options:
            return None
        reason = forbidden(t, seat, card, kind)
        if reason is None:
            assert kind.target is not None
            reason = kind.target.nobody(t, seat, kind)
        first = first or reason
    return first or ONLY_IN_RESPONSE


def carry_out(t: Table, me: Seat, choice: Option) -> Rule[None] | None:
    """Do what the active player chose in phase 2, to the end (GEN-2)."""
    if choice[VERB] == PLAY:
        kind = t.rules.kinds[choice[KIND]]
        return pay_and_play(t, me, choice, kind) if kind.cost else put_down(t, me, choice, kind)
    if choice[VERB] == USE:
        return use_ability(t, me, choice)
    return t.rules.mechanics.verbs[choice[VERB]].carry_out(t, me, choice)


def use_ability(t: Table, me: Seat, choice: Option) -> Rule[None]:
    """Use an ability in phase 2."""
    yield from to_the_end(t, do_action(t, me, choice))
    if t.hand_watchers:
        yield from mind_empty_hands(t)


def pay_and_play(t: Table, me: Seat, choice: Option, kind: Kind) -> Rule[None]:
    """Play a card that costs others."""
    yield from pay_with_cards(t, me, choice[CARD], kind)
    yield from put_down(t, me, choice, kind) or ()


def put_down(t: Table, me: Seat, choice: Option, kind: Kind) -> Rule[None] | None:
    """A card leaves the hand and does what it does, or lies in front of somebody. What asks nobody is done at once."""
    _, card, kind_id, target, pick = choice
    t.hand[me].remove(card)
    if t.journal is not None:
        t.emit(PLAYED, me, card, kind_id, target, pick)
    remember(t, me, choice)
    if kind.bang_card:
        t.bangs += 1
    asks: Rule[object] | None = None
    if kind.colour == BROWN:
        put_on_discard(t, card)  # GEN-12: before its effect is carried out
        if kind.effect is not None:
            if not t.hand[me]:  # BASE-SUZY-1: only a hand emptied by this very card waits for its end
                t.holding.append(me)
            if kind.both_wait:  # BASE-SUZY-2
                t.holding += (me, target)
            asks = kind.effect(t, Play(me, card, kind, target, pick))
    else:
        lay_in_front(t, me if target < 0 else target, card, kind)
    if asks is None and not t.spent and not t.play_watchers and not t.hand_watchers:
        t.holding.clear()
        return None
    return to_the_end_of_card(t, me, card, kind_id, asks)


def to_the_end_of_card(t: Table, me: Seat, card: Card, kind: KindId, asks: Rule[object] | None) -> Rule[None]:
    """What remains of playing a card, and what abilities make of it when it is over.

    The first part is `to_the_end`, written out: most questions come from here and pass through all that waits.
    """
    yield from asks or ()
    if t.spent:
        yield from settle_answers(t)
    t.holding.clear()
    if t.play_watchers:
        yield from after_playing(t, me, card, kind)
    if t.hand_watchers:
        yield from mind_empty_hands(t)


def pay_with_cards(t: Table, me: Seat, card: Card, kind: Kind) -> Rule[None]:
    """DC-COST-1, -2: with the card go others of the player's choice from their hand, which have no effect."""
    for left in range(kind.cost, 0, -1):
        options = [discard(other) for other in t.hand[me] if other != card]
        choice = yield Decision(me, SECOND_CARD, options, (kind.index, left))
        t.hand[me].remove(choice[CARD])
        t.emit(PAID, me, choice[CARD], kind.index)
        put_on_discard(t, choice[CARD])


def lay_in_front(t: Table, seat: Seat, card: Card, kind: Kind) -> None:
    """Put a card into play; a weapon replaces the one that lies there (BASE-LIM-5)."""
    if kind.weapon:
        kinds, kind_of = t.rules.kinds, t.rules.kind_of
        for old in t.play[seat]:
            if kinds[kind_of[old]].weapon:
                discard_from_play(t, seat, old)
                break
    for laid in t.rules.mechanics.laid:
        laid(t, seat, card, kind)
    put_in_play(t, seat, card)
