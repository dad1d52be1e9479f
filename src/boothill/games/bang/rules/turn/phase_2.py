"""Phase 2: what a player may do, why not, and doing it."""

from __future__ import annotations

from boothill.games.bang.rules.cards.hooks import may_not
from boothill.games.bang.rules.cards.kinds import Kind, Play
from boothill.games.bang.rules.cards.targets import aim
from boothill.games.bang.rules.harm.dying import after_playing, offer_actions, use_action
from boothill.games.bang.rules.mechanics.event_deck import blamed
from boothill.games.bang.rules.mechanics.shop import (
    DISCOUNT_USED,
    FULL_PRICE,
    offer_equipment,
    pay_nuggets,
    price,
    put_under_deck,
    removal_price,
    restock,
    why_not_buy,
    why_not_remove,
)
from boothill.games.bang.rules.piles import mind_empty_hands, name_in_play, put_in_play, put_on_discard
from boothill.games.bang.rules.remembering import note, remember
from boothill.games.bang.rules.table.state import Table
from boothill.games.bang.rules.terms import (
    BLACK,
    BOUGHT,
    BROWN,
    BUY,
    DISCARD,
    ENDING,
    GREEN,
    NO_CARD,
    NOBODY,
    PHASE_2,
    PLAY,
    REMOVE,
    SHOP,
    SPEND,
    Card,
    Option,
    Seat,
)
from boothill.kernel.decision import Decision, Rule
from boothill.kernel.reasons import WhyNot

SAME_NAME = WhyNot("same_name", "BASE-LIM-4")
SAME_WEAPON = WhyNot("same_name", "BASE-LIM-5")
NO_SECOND_CARD = WhyNot("no_second_card", "DC-COST-1")
JUST_LAID = WhyNot("just_laid", "DC-GREEN-2")
ONLY_IN_RESPONSE = WhyNot("only_in_response", "BASE-LIM-7")


def play_options(t: Table, me: Seat) -> list[Option]:
    """Everything the active player may do in phase 2: complete and flat, ending the turn last."""
    options: list[Option] = []
    profile = t.profile[me]
    kinds, kind_of = t.rules.kinds, t.rules.kind_of
    free, stand_ins = not profile.may_play, profile.stand_ins
    for card in t.hand[me]:
        kind = kinds[kind_of[card]]
        if kind.playable:
            if kind.simple and free:  # the quick way for what nothing ever forbids
                if kind.target is None:
                    options.append((PLAY, card, kind.index, NOBODY, NO_CARD))
                else:
                    aim(t, me, PLAY, card, kind, kind.target, options)
            else:
                offer_card(t, me, card, kind, options)
        if stand_ins:
            for stand_in in stand_ins.get(kind.index, ()):
                offer_card(t, me, card, kinds[stand_in], options)
    if profile.usable:
        for card in t.play[me]:
            if kind_of[card] in profile.usable and card not in t.fresh:  # DC-GREEN-2, -3
                kind = kinds[kind_of[card]]
                aim(t, me, SPEND, card, kind, kind.used_at, options)
    if "play" in profile.offers:
        offer_actions(t, me, "play", options)
    if t.piles and SHOP in t.piles:
        offer_equipment(t, me, options)
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
        return SAME_WEAPON if kind.weapon else SAME_NAME
    return None


def why_not(t: Table, seat: Seat, card: Card) -> WhyNot | None:
    """Why the seat cannot play this hand card, use this card in front of it, buy it or have it removed now.

    None if it can. Speaks of the card under its own name unless only another use of it is possible at all. Names the
    event in force if the card could be used without it.
    """
    reason = _why_not(t, seat, card)
    if reason is None or not t.standing or reason.params[:1] == t.standing or not _in_phase_2(t, seat):
        return reason
    without = t.copy()
    without.standing = ()
    without.refresh()
    return blamed(t) if _why_not(without, seat, card) is None else reason


def _in_phase_2(t: Table, seat: Seat) -> bool:
    return t.active == seat and t.phase == PHASE_2 and not t.resolving


def _why_not(t: Table, seat: Seat, card: Card) -> WhyNot | None:
    if seat not in t.seats:
        return WhyNot("eliminated", "BASE-TURN-1")
    if t.active != seat:
        return WhyNot("not_your_turn", "BASE-LIM-6")
    if t.resolving:
        return WhyNot("effect_running", "GEN-2")
    if t.phase != PHASE_2:
        return WhyNot("not_phase_2", "BASE-TURN-7" if t.phase > PHASE_2 else "BASE-LIM-6")
    kinds = t.rules.kinds
    own = kinds[t.rules.kind_of[card]]
    if own.price:
        return why_not_have(t, seat, card, own)
    if card in t.play[seat]:
        return why_not_use(t, seat, card, own)
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


def why_not_use(t: Table, seat: Seat, card: Card, kind: Kind) -> WhyNot | None:
    """Why the active player cannot use this card in front of him in phase 2; None if he can."""
    if kind.missed:
        return ONLY_IN_RESPONSE
    if card in t.fresh:
        return JUST_LAID
    if kind.index not in t.profile[seat].usable:
        # Either no card in play has an effect now, or this one works all by itself.
        return WhyNot("nothing_to_use", "DC-GREEN-3")
    options: list[Option] = []
    aim(t, seat, SPEND, card, kind, kind.used_at, options)
    if options:
        return None
    assert kind.used_at is not None
    return kind.used_at.nobody(t, seat, kind)


def why_not_have(t: Table, seat: Seat, card: Card, kind: Kind) -> WhyNot | None:
    """Why the active player cannot buy this equipment, or have it removed; None if he can."""
    if card in t.piles[SHOP]:
        return why_not_buy(t, seat, card, kind)
    if card in t.play[seat]:
        return WhyNot("own_equipment", "GR-REM-2")
    if any(card in cards for cards in t.play):
        return why_not_remove(t, seat, kind)
    return WhyNot("not_on_offer", "GR-BUY-1")


def carry_out(t: Table, me: Seat, choice: Option) -> Rule[None]:
    """Do what the active player chose in phase 2, to the end (GEN-2)."""
    verb, card, kind_id, target, pick = choice
    if verb == SPEND:
        yield from spend(t, me, choice)
        return
    if verb == BUY:
        yield from buy(t, me, choice)
        return
    if verb == REMOVE:
        remove_equipment(t, me, choice)
        return
    if verb != PLAY:
        yield from use_action(t, me, choice)
        t.holding.clear()
        return
    kind = t.rules.kinds[kind_id]
    if kind.cost:
        yield from pay_with_cards(t, me, card, kind)
    t.hand[me].remove(card)
    t.emit("played", me, card, kind_id, target, pick)
    remember(t, me, choice)
    if kind.bang_card:
        t.bangs += 1
    if kind.colour == BROWN:
        put_on_discard(t, card)  # GEN-12: before its effect is carried out
    else:
        lay_in_front(t, me if target < 0 else target, card, kind)
    if kind.effect is not None and kind.colour != GREEN:
        if not t.hand[me]:  # BASE-SUZY-1: only a hand emptied by this very card waits for its end
            t.holding.append(me)
        asks = kind.effect(t, Play(me, card, kind, target, pick))
        if asks is not None:
            yield from asks
        t.holding.clear()
    if t.play_watchers:
        yield from after_playing(t, me, card, kind_id)
    if t.hand_watchers:
        yield from mind_empty_hands(t)


def pay_with_cards(t: Table, me: Seat, card: Card, kind: Kind) -> Rule[None]:
    """DC-COST-1, -2: with the card go others of the player's choice from his hand, which have no effect."""
    for left in range(kind.cost, 0, -1):
        options: list[Option] = [(DISCARD, other, -1, NOBODY, -1) for other in t.hand[me] if other != card]
        choice = yield Decision(me, "second_card", options, (kind.index, left))
        t.hand[me].remove(choice[1])
        t.emit("paid", me, choice[1], kind.index)
        put_on_discard(t, choice[1])


def spend(t: Table, me: Seat, choice: Option) -> Rule[None]:
    """DC-GREEN-3: discard a card from play and carry out what it shows. It is no card played (DC-GREEN-5, -6)."""
    _, card, kind_id, target, pick = choice
    kind = t.rules.kinds[kind_id]
    t.play[me].remove(card)
    t.emit("spent", me, card, kind_id, target, pick)
    put_on_discard(t, card)
    t.refresh_seat(me)
    remember(t, me, choice)
    assert kind.effect is not None
    asks = kind.effect(t, Play(me, card, kind, target, pick))
    if asks is not None:
        yield from asks
    t.holding.clear()
    if t.hand_watchers:
        yield from mind_empty_hands(t)


def buy(t: Table, me: Seat, choice: Option) -> Rule[None]:
    """GR-BUY-1, -2: pay, fill the shop again, and then have what was bought."""
    _, card, kind_id, target, pick = choice
    own = t.rules.kinds[t.rules.kind_of[card]]
    cost = price(t, me, own)
    if cost < own.price:
        t.turn_marks[DISCOUNT_USED] = 1
    t.turn_marks.pop(FULL_PRICE, None)
    pay_nuggets(t, me, cost)
    t.piles[SHOP].remove(card)
    t.piles[BOUGHT].append(card)
    t.emit("bought", me, card, kind_id, target, pick, cost)
    restock(t)
    yield from put_to_use(t, me, choice)


def put_to_use(t: Table, me: Seat, choice: Option) -> Rule[None]:
    """Black equipment goes in front of its player or target; brown does what it does, then goes under its deck."""
    _, card, kind_id, target, pick = choice
    own, kind = t.rules.kinds[t.rules.kind_of[card]], t.rules.kinds[kind_id]
    remember(t, me, choice)
    if own.colour == BLACK:
        t.piles[BOUGHT].remove(card)
        put_in_play(t, me if target < 0 else target, card)
        return
    effect = t.rules.modes[own.index][kind_id] if own.modes else own.effect
    assert effect is not None
    asks = effect(t, Play(me, card, kind, target, pick))
    if asks is not None:
        yield from asks
    t.holding.clear()
    t.piles[BOUGHT].remove(card)
    put_under_deck(t, card)
    if t.hand_watchers:
        yield from mind_empty_hands(t)


def remove_equipment(t: Table, me: Seat, choice: Option) -> None:
    """GR-REM-1: equipment in front of another player goes face up under its deck, and he cannot prevent it."""
    _, card, kind_id, owner, _ = choice
    cost = removal_price(t.rules.kinds[kind_id])
    pay_nuggets(t, me, cost)
    t.emit("removed", me, owner, card, cost)
    note(t, me, kind_id, owner, card)
    t.play[owner].remove(card)
    t.refresh_seat(owner)
    put_under_deck(t, card)


def lay_in_front(t: Table, seat: Seat, card: Card, kind: Kind) -> None:
    """Put a card into play; a weapon replaces the one that lies there (BASE-LIM-5)."""
    if kind.weapon:
        kinds, kind_of = t.rules.kinds, t.rules.kind_of
        for old in t.play[seat]:
            if kinds[kind_of[old]].weapon:
                t.play[seat].remove(old)
                t.emit("discarded", seat, old)
                put_on_discard(t, old)
                break
    if kind.colour == GREEN:
        t.fresh.append(card)
    put_in_play(t, seat, card)
