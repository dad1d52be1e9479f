"""Losing and regaining life, dying, rescue and elimination."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from boothill.family.roles import DEPUTY, OUTLAW, SHERIFF, of_three
from boothill.games.bang.rules.cards.hooks import may_not
from boothill.games.bang.rules.cards.kinds import Effect, Play
from boothill.games.bang.rules.declared import entry, question
from boothill.games.bang.rules.mechanics.back import is_back, takes_no_life
from boothill.games.bang.rules.piles import (
    DISCARDED,
    answered,
    discard_from_hand,
    draw,
    mind_empty_hands,
    put_on_discard,
    random_hand_card,
    takeable,
)
from boothill.games.bang.rules.remembering import remember_ability
from boothill.games.bang.rules.table.state import Table
from boothill.games.bang.rules.terms import (
    AT,
    CARD,
    FROM_HAND,
    KIND,
    NO_CARD,
    NUGGETS,
    PASS,
    PASSING,
    PICK,
    RESPOND,
    VERB,
    Card,
    discard,
    respond,
    take,
)
from boothill.kernel.decision import NOBODY, Decision, Option, Rule, Seat

REWARD = 3

REGAINED_LIFE: Final = entry("regained_life", "who points left source?", tone="good")
UNHEALED: Final = entry("unhealed", "who source?")
LOST_LIFE: Final = entry("lost_life", "who points left by? cause?", tone="hurt")
UNHURT: Final = entry("unhurt", "who cause?")
PLAYED: Final = entry("played", "who card kind target? pick?")
USED_ABILITY: Final = entry("used_ability", "who action target?")
ELIMINATED: Final = entry("eliminated", "who role by?", tone="doom", milestone=True)
REWARDED: Final = entry("reward", "who count victim", announces=True)
PENALTY: Final = entry("penalty", "who")
INHERITED: Final = entry("inherited", "who victim count cards | hidden", through="inherits")

RESCUE: Final = question("rescue", "by? life")
COST: Final = question("cost", "action count")
ESTATE: Final = question("estate", "victim")
LAST_WILL: Final = question("last_will")


def regain_life(t: Table, seat: Seat, points: int, source: int = -1) -> None:
    """GEN-9: never above max life; the surplus is lost. `source` as in `piles.draw`."""
    if takes_no_life(t, seat):  # SH-4
        t.emit(UNHEALED, seat, source)
        return
    before = t.life[seat]
    t.life[seat] = min(before + points, t.max_life[seat])
    if t.journal is not None:
        t.emit(REGAINED_LIFE, seat, t.life[seat] - before, t.life[seat], source)


def lose_life(
    t: Table, victim: Seat, points: int, by: Seat = NOBODY, cause: int = -1, ends_effect: bool = True
) -> Rule[None]:
    """Lose life points, with rescue, elimination and everything that follows.

    `by` is the responsible player (BASE-DIE-9, -10), `cause` the kind of card. `ends_effect` says that the card being
    played does nothing after this, so that an empty hand counts from here on (BASE-GRINGO-3).
    """
    before = t.life[victim]
    if points > before and is_back(t, victim):  # HN-GHOST-2, SH-4: never below 0, and at 0 nothing happens
        if not before:
            t.emit(UNHURT, victim, cause)
            return
        points = before
    t.life[victim] -= points  # BASE-DIE-1: below zero if need be
    if t.journal is not None:
        t.emit(LOST_LIFE, victim, points, t.life[victim], by, cause)
    profile = t.profile[victim]
    for act in profile.life_lost_at_once:
        yield from act(t, victim, points, by, before) or ()
    if by >= 0:  # BASE-DIE-8: whether or not they are saved
        for wounded in t.rules.mechanics.wounded:
            wounded(t, victim, points, by)
    if t.life[victim] <= 0 and not is_back(t, victim):
        yield from rescue(t, victim, by)
        if t.life[victim] <= 0:
            yield from eliminate(t, victim, by)
            return
    if t.hand_watchers:
        # GEN-3: the active player's empty hand comes before what the victim does about their wound.
        if ends_effect:
            t.holding.clear()
        yield from mind_empty_hands(t)
    for act in profile.life_lost:  # BASE-DIE-7: after the rescue, and only if they survived
        yield from act(t, victim, points, by, before) or ()


def carry_out_card(t: Table, play: Play, effect: Effect) -> Rule[None]:
    """Carry out what a card shows, to its end."""
    if play.kind.both_wait:  # BASE-SUZY-2
        t.holding += (play.by, play.target)
    return to_the_end(t, effect(t, play))


def to_the_end(t: Table, asks: Rule[object] | None) -> Rule[None]:
    """Carry out an effect to its end: then whoever answered it gets what that brings them, and empty hands count again.

    The caller minds them, see `piles.mind_empty_hands`.
    """
    yield from asks or ()
    if t.spent:
        yield from settle_answers(t)
    t.holding.clear()


def empty_hand_waits(t: Table, seat: Seat) -> None:
    """The seat does something with cards it has just used up: if its hand is empty now, that counts only when what it
    does is over (BASE-SUZY-1).
    """
    if not t.hand[seat]:
        t.holding.append(seat)


def settle_answers(t: Table, ends_effect: bool = True) -> Rule[None]:
    """Those who answered an effect out of turn with hand cards, and live, get what that brings them (DC-MOLLY-2, -4).

    `ends_effect` as in `lose_life`.
    """
    spent, t.spent = t.spent, []
    if t.hand_watchers:  # GEN-3: the active player's empty hand comes first
        if ends_effect:
            t.holding.clear()
        yield from mind_empty_hands(t)
    for seat in t.clockwise(t.active):
        number = spent.count(seat)
        if number:
            for act in t.profile[seat].answered_out_of_turn:
                yield from act(t, seat, number) or ()


def rescue(t: Table, victim: Seat, by: Seat) -> Rule[None]:
    """BASE-DIE-2, -5: with life at 0 or less, save yourself now by whatever helps, or decline."""
    while t.life[victim] <= 0:
        options = rescue_options(t, victim)
        choice = yield Decision(victim, RESCUE, options, (by, t.life[victim]), hidden=True)
        if choice[VERB] == PASS:
            return
        if choice[VERB] == RESPOND:
            yield from play_rescue(t, victim, choice)
        else:
            yield from use_action(t, victim, choice)


def rescue_options(t: Table, victim: Seat) -> list[Option]:
    """Every way to regain life while dying, and giving up."""
    options: list[Option] = []
    rules = t.rules
    for card in t.hand[victim]:
        kind = rules.kinds[rules.kind_of[card]]
        if kind.rescue is None or kind.rescue(t, victim, card, kind) is not None:
            continue
        if may_not(t, victim, card, kind, "rescue") is not None:
            continue
        options.append(respond(card, kind.index))
    offer_actions(t, victim, "rescue", options)
    options.append(PASSING)
    return options


def play_rescue(t: Table, victim: Seat, choice: Option) -> Rule[None]:
    """Play a card from the hand to regain life while dying."""
    card = choice[CARD]
    kind = t.rules.kinds[choice[KIND]]
    t.hand[victim].remove(card)
    t.emit(PLAYED, victim, card, kind.index, NOBODY, NO_CARD)
    put_on_discard(t, card)
    answered(t, victim)
    assert kind.effect is not None
    yield from kind.effect(t, Play(victim, card, kind)) or ()
    if t.play_watchers:
        yield from after_playing(t, victim, card, kind.index)
    if t.hand_watchers:
        yield from mind_empty_hands(t)


def after_playing(t: Table, player: Seat, card: Card, kind: int) -> Rule[None]:
    """Abilities that look at cards being played act, the active player's first (GEN-3)."""
    for seat in t.clockwise(t.active):
        if seat not in t.play_watchers:
            continue
        for act in t.profile[seat].card_played:
            yield from act(t, seat, player, card, t.rules.kinds[kind]) or ()


def offer_actions(t: Table, seat: Seat, occasion: str, options: list[Option]) -> None:
    """Append what the seat may do of its own accord on this occasion, and can pay."""
    for action in t.profile[seat].offers.get(occasion, ()):
        if not action.price_nuggets or has_tokens(t, seat, NUGGETS, action.price_nuggets):
            action.offer(t, seat, action, options)


def has_tokens(t: Table, seat: Seat, token: str, number: int) -> bool:
    """Whether a seat has so many of these tokens; where there are none of the kind it has not."""
    return token in t.tokens and t.tokens[token][seat] >= number


def use_action(t: Table, seat: Seat, choice: Option) -> Rule[None]:
    """Carry out an action of the seat's own accord, in answer to something or between two effects."""
    yield from do_action(t, seat, choice) or ()
    if t.hand_watchers:
        yield from mind_empty_hands(t)


def do_action(t: Table, seat: Seat, choice: Option) -> Rule[None] | None:
    """What an action costs, and what it does."""
    action = t.rules.actions[choice[KIND]]
    if action.hostile and choice[AT] >= 0 and choice[AT] != seat:
        remember_ability(t, seat, action, choice)
    t.emit(USED_ABILITY, seat, action.index, choice[AT])
    if action.price_nuggets:
        t.tokens[NUGGETS][seat] -= action.price_nuggets
    return action.effect(t, seat, choice)


def discard_of_choice(
    t: Table, seat: Seat, number: int, action: int, among: Sequence[Card] | None = None
) -> Rule[tuple[Card, ...]]:
    """The seat chooses so many cards of its hand (or `among` some of them) and discards them to pay for an action.

    Returns them.
    """
    cards = t.hand[seat] if among is None else among
    chosen: list[Card] = []
    for left in range(number, 0, -1):
        options = [discard(card) for card in cards if card not in chosen]
        answer = yield Decision(seat, COST, options, (action, left), hidden=among is not None)
        chosen.append(answer[CARD])
    for card in chosen:
        discard_from_hand(t, seat, card)
    return tuple(chosen)


def eliminate(t: Table, victim: Seat, by: Seat) -> Rule[None]:
    """BASE-ELIM-1: the steps of an elimination, in their order."""
    last_profile = t.profile[victim]
    t.eliminated.append(victim)
    if t.first_out < 0:
        t.first_out = victim
    t.seats = tuple(seat for seat in t.seats if seat != victim)
    t.killed_by[victim] = by
    t.extra_turns = [seat for seat in t.extra_turns if seat != victim]
    t.deaths = True
    if victim not in t.face_up:
        t.face_up.append(victim)
    t.emit(ELIMINATED, victim, t.role[victim], by)
    t.refresh_seat(victim)
    mechanics = t.rules.mechanics
    for shrinks in mechanics.circle_shrinks:
        shrinks(t)
    yield from leave_estate(t, victim)
    for left in mechanics.estate_left:
        left(t, victim)
    if by >= 0 and by in t.seats:  # BASE-ELIM-4: no responsible player, no reward
        if t.role[victim] == OUTLAW or of_three(t):  # BASE-ELIM-5, -6, DC-3P-4
            t.emit(REWARDED, by, REWARD, victim)
            draw(t, by, REWARD)
        for pays in last_profile.reward:
            yield from pays(t, victim, by) or ()
    for seat in t.clockwise(t.active):
        for act in t.profile[seat].somebody_out:
            yield from act(t, seat, victim, by) or ()
    if by >= 0 and t.role[by] == SHERIFF and t.role[victim] == DEPUTY:
        penalty(t, by)
    if t.hand_watchers:
        yield from mind_empty_hands(t)


def penalty(t: Table, sheriff: Seat) -> None:
    """BASE-ELIM-1 step 6, BASE-ELIM-2: the Sheriff discards the whole hand and everything in play."""
    t.emit(PENALTY, sheriff)
    lay_down_everything(t, sheriff)
    t.refresh()


def lay_down_everything(t: Table, seat: Seat) -> None:
    """All cards in play, then the hand, go to the discard pile; what has a pile of its own goes where it belongs."""
    for zone, cards in ((t.play[seat], takeable(t, seat)), (t.hand[seat], t.hand[seat][:])):
        for card in cards:
            zone.remove(card)
            if t.journal is not None:
                t.emit(DISCARDED, seat, card)
            put_on_discard(t, card)
    for put_away in t.rules.mechanics.put_away:
        put_away(t, seat)


def leave_estate(t: Table, victim: Seat) -> Rule[None]:
    """BASE-ELIM-1 step 2: heirs take hand and cards in play, otherwise all is discarded."""
    heirs = [seat for seat in t.clockwise(victim) if t.profile[seat].inherits]
    if len(heirs) == 1:  # BASE-SAM-1
        take_estate(t, heirs[0], victim)
    elif heirs:
        yield from share_estate(t, heirs, victim)
    elif any(t.profile[seat].draws_discards for seat in t.seats):
        yield from order_estate(t, victim)
    lay_down_everything(t, victim)


def take_estate(t: Table, heir: Seat, victim: Seat) -> None:
    """The whole estate but equipment goes to one heir's hand."""
    in_play, hand = takeable(t, victim), t.hand[victim]
    t.hand[heir] += in_play + hand
    t.emit(INHERITED, heir, victim, len(hand), *in_play, to=(heir, victim), secret=tuple(hand))
    t.play[victim] = [card for card in t.play[victim] if card not in in_play]
    t.hand[victim] = []


def share_estate(t: Table, heirs: list[Seat], victim: Seat) -> Rule[None]:
    """BASE-SAM-2: several heirs take one card each in turn, the nearest clockwise after the victim first."""
    at = 0
    while (in_play := takeable(t, victim)) or t.hand[victim]:
        heir = heirs[at % len(heirs)]
        at += 1
        options = [take(card, victim) for card in in_play]
        if t.hand[victim]:
            options.append(take(at=victim, pick=FROM_HAND))
        choice = yield Decision(heir, ESTATE, options, (victim,))
        if choice[PICK] == FROM_HAND:
            card = random_hand_card(t, victim)
            t.hand[victim].remove(card)
            t.hand[heir].append(card)
            t.emit(INHERITED, heir, victim, 1, to=(heir, victim), secret=(card,))
        else:
            t.play[victim].remove(choice[CARD])
            t.hand[heir].append(choice[CARD])
            t.emit(INHERITED, heir, victim, 0, choice[CARD])


def order_estate(t: Table, victim: Seat) -> Rule[None]:
    """The eliminated player lays their cards down in an order of their choice; PASS leaves the rest to the usual order.

    Asked only while somebody could draw from the discard pile: nobody else could tell the difference.
    """
    while len(cards := takeable(t, victim) + t.hand[victim]) > 1:
        options = [discard(card) for card in cards]
        options.append(PASSING)
        choice = yield Decision(victim, LAST_WILL, options)
        if choice[VERB] == PASS:
            return
        card = choice[CARD]
        (t.play[victim] if card in t.play[victim] else t.hand[victim]).remove(card)
        t.emit(DISCARDED, victim, card)
        put_on_discard(t, card)
