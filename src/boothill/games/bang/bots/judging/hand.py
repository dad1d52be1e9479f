"""What the cards of one's hand are worth to a seat as things stand."""

from __future__ import annotations

from boothill.games.bang.bots.judging.traits import EQUIPMENT, FUSE, STRIP, WEAPON, Trait, traits
from boothill.games.bang.bots.judging.weights import DEFAULT, Weights
from boothill.games.bang.rules.table.view import View
from boothill.games.bang.rules.terms import Card


class Hand:
    """The seat's hand, valued. `keep` is for cards in it, `want` for cards that might come into it."""

    __slots__ = ("_kinds", "_order", "_peril", "_seen", "_view", "_weights", "surplus")

    def __init__(self, view: View, weights: Weights = DEFAULT) -> None:
        self._view = view
        self._weights = weights
        self._kinds = traits(view.rules)
        self._order: dict[Card, int] = {}
        """For each card how many of the same use come before it."""
        self._seen: dict[int, int] = {}
        me = view.seat
        self.surplus = len(view.hand) - cards_kept(view)
        """How many of the cards must go at the end of the turn as things stand."""
        self._peril = weights.peril if view.standing and wears_down(view) else 0.0
        kind_of, bang_kinds = view.rules.kind_of, view.profile[me].bang_kinds
        seen, kinds = self._seen, self._kinds
        for card in view.hand:
            kind = kind_of[card]
            use = -1 if kinds[kind].dodges else -2 if kind in bang_kinds else kind
            before = seen.get(use, 0)
            self._order[card] = before
            seen[use] = before + 1

    def keep(self, card: Card) -> float:
        """How sorry the seat would be to lose this hand card."""
        return self._value(self._view.rules.kind_of[card]) - self._weights.spare * self._order.get(card, 0)

    def want(self, card: Card) -> float:
        """How glad the seat would be to get this card."""
        view = self._view
        kind = view.rules.kind_of[card]
        use = -1 if self._kinds[kind].dodges else -2 if kind in view.profile[view.seat].bang_kinds else kind
        return self._value(kind) - self._weights.spare * self._seen.get(use, 0)

    def price(self, number: int, apart: Card = -1) -> float:
        """What it would cost to discard so many cards, other than the one set apart, which goes as well.

        What has to go at the end of the turn anyway is as good as free.
        """
        costs = sorted([self.keep(card) for card in self._view.hand if card != apart])[:number]
        free = self.surplus - (apart >= 0)
        return sum([min(cost, 0.5) if at < free else cost for at, cost in enumerate(costs)], 0.0)

    def _value(self, kind: int) -> float:
        trait, weights = self._kinds[kind], self._weights
        if trait.plain:
            if trait.bang_card:
                return trait.worth + weights.keep_bang
            return trait.worth + weights.keep_strip if trait.sort == STRIP else trait.worth
        view = self._view
        me = view.seat
        sort = trait.sort
        if sort == FUSE:
            return 0.0
        if sort == WEAPON:
            better = weapon_value(view, trait, 0, weights) > weapon_in_play(view, 0, weights) + 0.05
            return trait.worth + weights.keep_laid if better else weights.useless
        if trait.green:  # once the other has been used it can be laid down, too
            return 0.5 * trait.worth if view.kind_in_play(me, kind) else trait.worth
        if sort == EQUIPMENT:
            return weights.useless if view.kind_in_play(me, kind) else trait.worth + weights.keep_laid
        if trait.rescue:
            # Beer does nothing for the last two; the weaker its owner the more it is worth.
            if len(view.seats) == 2:
                return 1.0
            return trait.worth + weights.keep_beer + weights.keep_beer_weak / max(1, view.life[me]) + self._peril
        worth = trait.worth + (weights.keep_dodge_weak if view.life[me] <= 2 else 0.0) + self._peril
        return worth + weights.keep_dodge if trait.dodges else worth  # otherwise a drink


def cards_kept(view: View) -> int:
    """How many cards the seat may keep at the end of its turn as things stand.

    A ghost's life does not last, and a shadow goes without their cards (SH-5).
    """
    me = view.seat
    if me == view.shadow:
        return 0
    limit = view.profile[me].hand_limit
    return limit if me == view.ghost else max(view.life[me], limit)


def wears_down(view: View) -> bool:
    """Whether the event in force is the last one and does something to everybody at the start of their turn (EV-4)."""
    return bool(view.common.start_of_turn) and any(view.rules.kinds[kind].final for kind in view.standing)


def bangs_in_hand(view: View) -> int:
    """How many cards of the hand are BANG!s to this seat."""
    kind_of, bangs = view.rules.kind_of, view.profile[view.seat].bang_kinds
    return sum([kind_of[card] in bangs for card in view.hand])


def shots_in_hand(view: View) -> int:
    """How many BANG!s the seat, whose turn it is, could use this turn."""
    return 0 if view.profile[view.seat].bangs_off else bangs_in_hand(view)


def weapon_value(view: View, trait: Trait, quarry: int = 0, weights: Weights = DEFAULT) -> float:
    """What a weapon is good for: reach, and shots without limit if there are shots.

    `quarry` is the distance of the player who is to be shot most of all, 0 if that does not matter now.
    """
    value = trait.worth + weights.weapon_range * trait.range
    if view.common.cards_off:  # it is for later, when the shots of today are gone
        return value + (weights.unlimited_poor if trait.unlimited else 0.0)
    reaches = trait.range >= quarry
    if quarry and reaches:
        value += weights.weapon_quarry
    if trait.unlimited:
        value += weights.unlimited_rich if reaches and shots_in_hand(view) >= 2 else weights.unlimited_poor
    return value


def weapon_in_play(view: View, quarry: int = 0, weights: Weights = DEFAULT) -> float:
    """The value of the weapon the seat has in front of it, 0 without one."""
    kinds, kind_of = traits(view.rules), view.rules.kind_of
    for card in view.play[view.seat]:
        trait = kinds[kind_of[card]]
        if trait.sort == WEAPON:
            return weapon_value(view, trait, quarry, weights)
    return 0.0
