"""The turn, step by step, and the game as a sequence of turns."""

from __future__ import annotations

from typing import Final

from boothill.family.roles import first_player
from boothill.family.seating import GameOver
from boothill.games.bang.rules.declared import entry, question
from boothill.games.bang.rules.harm.dying import offer_actions, settle_answers, use_action
from boothill.games.bang.rules.mechanics.back import is_back, life_for_hand
from boothill.games.bang.rules.piles import discard_from_hand, mind_empty_hands, put_on_deck
from boothill.games.bang.rules.remembering import remember_no_shot
from boothill.games.bang.rules.table.state import Table, changed
from boothill.games.bang.rules.terms import (
    CARD,
    DISCARD,
    END,
    ENDS_PHASE_2,
    NO_CARD,
    OVER,
    PHASE_1,
    PHASE_2,
    PHASE_3,
    TURN_END,
    TURN_START,
    VERB,
    Card,
)
from boothill.games.bang.rules.turn.moments import between_effects, moments, others
from boothill.games.bang.rules.turn.phase_1 import draw, number_of_cards, phase_1
from boothill.games.bang.rules.turn.phase_2 import carry_out, play_options
from boothill.games.bang.rules.victory import check_victory
from boothill.kernel.decision import Decision, Rule, Seat

TURN: Final = entry("turn", "who turn extra", tone="turn")
TURN_OVER: Final = entry("turn_over", "who", tone="quiet")
EXTRA_TURN: Final = entry("extra_turn", "who source")
TURN_LAPSED: Final = entry("turn_lapsed", "who")
LIES_IDLE: Final = entry("lies_idle", "who card", through="event")

WHAT_TO_DO: Final = question("play")
SURPLUS: Final = question("surplus", "surplus")


def run(t: Table) -> Rule[None]:
    """The game from the resting point the table is in (before a turn, or phase 2) to its end.

    The steps of a turn stand side by side here, not inside each other: every question of phase 2, which most are,
    passes through whatever waits for it.
    """
    if t.phase == OVER:
        return
    try:
        if t.phase != PHASE_2:
            yield from up_to_phase_2(t, next_player(t))
        while True:
            me = t.active
            if t.phase == PHASE_2:
                yield from phase_2(t, me)
                if me in t.seats:
                    yield from phase_3_and_end(t, me)
            t.resolving = False
            if t.first_out >= 0 or t.idlers:  # otherwise there is nobody for it
                yield from after_turn(t)
            yield from up_to_phase_2(t, next_player(t))
    except GameOver:
        return


def next_player(t: Table) -> Seat:
    """BASE-SET-9, BASE-TURN-1: the Sheriff (of three the Deputy) first, then clockwise over the players in the game.

    Extra turns come before that; eliminated players are passed over unless something brings them back.
    """
    while t.extra_turns:
        seat = t.extra_turns.pop(0)
        if seat in t.seats or comes_back(t, seat):  # SH-19; SH-10: unless shadows return no longer
            t.extra_turn = True
            return seat
        t.emit(TURN_LAPSED, seat)
    t.extra_turn = False
    if t.turn == 0:
        return first_player(t)
    step = -1 if t.common.reversed else 1
    around = len(t.names)
    seat = (t.active + step) % around
    while seat not in t.seats and not comes_back(t, seat):
        seat = (seat + step) % around
    return seat


def grant_extra_turn(t: Table, seat: Seat, source: int) -> None:
    """A seat has another turn when this one, and all extra turns before, are over; `source` as in `piles.draw`."""
    t.extra_turns.append(seat)
    t.emit(EXTRA_TURN, seat, source)


def comes_back(t: Table, seat: Seat) -> bool:
    """Whether something brings this eliminated player back for a turn."""
    for back in t.rules.mechanics.brings_back:
        if back(t, seat):
            return True
    for returns in t.common.returns:
        if returns(t, seat):
            return True
    return False


def up_to_phase_2(t: Table, me: Seat) -> Rule[None]:
    """A turn up to its resting point, S1 to S8 of BASE-TURN-2, unless it ends before that.

    If the active player is eliminated it ends there (BASE-TURN-4).
    """
    stopped_cards = t.shifty and t.profile[t.active].others_cards_off  # the turn before
    t.active = me
    t.turn += 1
    if not t.extra_turn:
        t.turns_begun = changed(t.turns_begun, me, t.turns_begun[me] + 1)
    t.bangs = 0
    t.skipped = False
    t.turn_marks = {}
    t.fresh = []  # DC-GREEN-2: what was laid down in the last turn may be used from now on
    mechanics = t.rules.mechanics
    for begins in mechanics.turn_begins:
        begins(t)
    t.phase = TURN_START
    if t.journal is not None:
        t.emit(TURN, me, t.turn, int(t.extra_turn))
    if stopped_cards:
        t.refresh()
    if t.common.before_turn:  # S1
        yield from moments(t, me, t.common.before_turn)
    for opens in mechanics.opens_turn:
        asks = opens(t, me)
        if asks is not None and not (yield from asks):
            return
    if t.common.coming_back:  # S2
        yield from moments(t, me, t.common.coming_back)
    if me not in t.seats:
        for come_back in mechanics.come_back:
            yield from come_back(t, me) or ()
    profile = t.profile[me]
    if profile.start_of_turn:  # S3
        yield from moments(t, me, profile.start_of_turn)
        if t.idlers and me in t.seats:
            yield from between_effects(t, t.idlers)
        profile = t.profile[me]
    checks = profile.turn_checks
    if t.common.cards_off and t.play[me]:
        tell_of_idle_cards(t, me)
    for _, check in checks:  # S4, S5
        if me not in t.seats:
            return
        yield from moments(t, me, (check,))
    if me not in t.seats:
        return
    if t.skipped:  # BASE-TURN-5
        if t.profile[me].turn_skipped:
            yield from moments(t, me, t.profile[me].turn_skipped)
        return
    if checks and t.idlers:
        yield from between_effects(t, t.idlers)
    t.phase = PHASE_1
    profile = t.profile[me]
    if profile.others_cards_off:  # DC-BELLE-4: from S6 on
        t.refresh()
    if profile.choose_ability:  # S6
        yield from moments(t, me, profile.choose_ability)
        if me not in t.seats:
            return
        profile = t.profile[me]
    if profile.phase_1 is None and not profile.instead_of_phase_1:  # S7: the quick way for what asks nobody
        draw(t, me, number_of_cards(t, me) if profile.phase_1_counts else 2)
    else:
        yield from moments(t, me, (phase_1,))
        if me not in t.seats:
            return
        profile = t.profile[me]
    if profile.after_phase_1:  # S8
        yield from moments(t, me, profile.after_phase_1)
        if me not in t.seats:
            return
    if t.idlers and (idle := others(t)):
        yield from between_effects(t, idle)
    t.phase = PHASE_2


def tell_of_idle_cards(t: Table, me: Seat) -> None:
    """Say which of the player's cards would be checked now if cards in play had an effect."""
    for card in t.play[me]:
        if "turn_check" in t.rules.kinds[t.rules.kind_of[card]].hooks:
            t.emit(LIES_IDLE, me, card)


def phase_3_and_end(t: Table, me: Seat) -> Rule[None]:
    """The turn after phase 2: S10, S11."""
    t.phase = PHASE_3
    guest = t.first_out >= 0 and is_back(t, me)
    if guest:
        for fade in t.rules.mechanics.fades:
            fade(t, me)
    profile = t.profile[me]
    if profile.before_phase_3:
        yield from moments(t, me, profile.before_phase_3)
        if me not in t.seats:
            return
    dropped = NO_CARD
    if t.hand_watchers or len(t.hand[me]) > hand_limit(t, me):
        dropped = yield from phase_3(t, me)
    remember_no_shot(t, me, dropped)
    t.phase = TURN_END
    if not (guest and any(misses(t, me) for misses in t.rules.mechanics.misses_end)):
        if t.profile[me].turn_end:
            yield from moments(t, me, t.profile[me].turn_end)
        for act in t.common.turn_over:
            act(t, me)
    if guest:
        yield from leave(t)
    if t.journal is not None:
        t.emit(TURN_OVER, me)


def phase_2(t: Table, me: Seat) -> Rule[None]:
    """S9: play any number of cards and use abilities. The decision here is the game's resting point."""
    while True:
        choice = yield Decision(me, WHAT_TO_DO, play_options(t, me), (), True, True)  # hidden, and the main one
        if choice[VERB] == END:
            return
        t.resolving = True
        yield from carry_out(t, me, choice) or ()
        if t.spent:  # by what abilities did about a card that was over
            yield from settle_answers(t)
        t.resolving = False
        if t.deaths:
            check_victory(t)
        if me not in t.seats:
            return
        if t.idlers and (idle := others(t)):
            yield from between_effects(t, idle)
        if t.turn_marks and ENDS_PHASE_2 in t.turn_marks:
            return


def leave(t: Table) -> Rule[None]:
    """Whoever was back for this turn only leaves."""
    for leaves in t.rules.mechanics.leaves:
        yield from leaves(t) or ()


def after_turn(t: Table) -> Rule[None]:
    """After a turn that broke off, nobody had the chance to act since its last effect."""
    if t.first_out >= 0 and is_back(t, t.active):
        yield from leave(t)
    if t.idlers and t.phase != TURN_END:
        yield from between_effects(t, t.idlers)


def hand_limit(t: Table, seat: Seat) -> int:
    """BASE-TURN-6: the current life, unless something sets another limit."""
    life = t.life[seat] if t.first_out < 0 else life_for_hand(t, seat)
    limit = t.profile[seat].hand_limit
    return limit if limit > life else life


def phase_3(t: Table, me: Seat) -> Rule[Card]:
    """S10: discard down to the hand limit, card by card in the order chosen, never more. BASE-TURN-6, -7.

    Returns a BANG! that everybody saw being discarded, NO_CARD if there was none.
    """
    dropped = NO_CARD
    while True:
        surplus = len(t.hand[me]) - hand_limit(t, me)
        if surplus <= 0:
            break
        discards = t.rules.discards
        options = [discards[card] for card in t.hand[me]]
        if "surplus" in t.profile[me].offers:
            offer_actions(t, me, "surplus", options)
        choice = yield Decision(me, SURPLUS, options, (surplus,))
        if choice[VERB] != DISCARD:
            yield from use_action(t, me, choice)
        elif t.common.surplus_on_deck:
            put_on_deck(t, me, choice[CARD])
        else:
            discard_from_hand(t, me, choice[CARD])
            if t.rules.kinds[t.rules.kind_of[choice[CARD]]].bang_card:
                dropped = choice[CARD]
    if t.hand_watchers:
        yield from mind_empty_hands(t)
    return dropped
