"""At whom cards may be played: the vocabulary of declarations."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from boothill.family.roles import SHERIFF
from boothill.games.bang.rules.cards.kinds import Kind, Target
from boothill.games.bang.rules.declared import reason
from boothill.games.bang.rules.distance import at_distance_1, distance, in_range
from boothill.games.bang.rules.piles import name_in_play, takeable
from boothill.games.bang.rules.table.state import Table
from boothill.games.bang.rules.terms import BROWN, FROM_HAND, NO_CARD, PLAY, SPEND, Card
from boothill.kernel.decision import NOBODY, Option, Seat
from boothill.kernel.reasons import WhyNot

OUT_OF_RANGE = reason("out_of_range", "distance range")
TOO_FAR = reason("too_far", "distance range")
NO_TARGET = reason("no_target")
NOTHING_TO_TAKE = reason("nothing_to_take")
ALL_HAVE_ONE = reason("all_have_one")


def _seats_in_range(t: Table, me: Seat, kind: Kind) -> Sequence[Seat]:
    return in_range(t, me)


def _nearest(t: Table, me: Seat) -> int:
    return min((distance(t, me, seat) for seat in t.seats if seat != me), default=0)


def _nobody_in_range(t: Table, me: Seat, kind: Kind) -> WhyNot:
    return WhyNot(OUT_OF_RANGE, "BASE-DIST-5", _nearest(t, me), t.profile[me].range)


def _near(t: Table, me: Seat, kind: Kind) -> Sequence[Seat]:
    return at_distance_1(t, me)


def _nobody_near(t: Table, me: Seat, kind: Kind) -> WhyNot:
    return WhyNot(TOO_FAR, "BASE-DIST-5", _nearest(t, me), 1)


def _others(t: Table, me: Seat, kind: Kind) -> Sequence[Seat]:
    return [seat for seat in t.seats if seat != me]


def _nobody_else(t: Table, me: Seat, kind: Kind) -> WhyNot:
    return WhyNot(NO_TARGET, "GEN-11")


def _near_and_self(t: Table, me: Seat, kind: Kind) -> Sequence[Seat]:
    return (*at_distance_1(t, me), me)


def _nothing_near(t: Table, me: Seat, kind: Kind) -> WhyNot:
    if at_distance_1(t, me):
        return WhyNot(NOTHING_TO_TAKE, "GEN-11")
    return WhyNot(TOO_FAR, "BASE-PANIC-1", _nearest(t, me), 1)


def _anybody(t: Table, me: Seat, kind: Kind) -> Sequence[Seat]:
    return t.seats


def _nothing_anywhere(t: Table, me: Seat, kind: Kind) -> WhyNot:
    return WhyNot(NOTHING_TO_TAKE, "GEN-11")


def _cards_to_take(t: Table, me: Seat, card: Card, kind: Kind, seat: Seat) -> list[int]:
    """Hand (of others) or cards in play, but not the card that is being used."""
    picks = takeable(t, seat)
    if seat == me:
        if card in picks:
            picks.remove(card)
    elif t.hand[seat]:
        picks.append(FROM_HAND)
    return picks


def _cards_to_discard(t: Table, me: Seat, card: Card, kind: Kind, seat: Seat) -> list[int]:
    """Hand or cards in play; the card being played, and what it costs, is no longer part of one's own cards."""
    picks = takeable(t, seat)
    if seat == me:
        if card in picks:
            picks.remove(card)
        gone = 1 + kind.cost if card in t.hand[me] else 0
        if len(t.hand[me]) > gone:
            picks.append(FROM_HAND)
    elif t.hand[seat]:
        picks.append(FROM_HAND)
    return picks


def _not_the_sheriff(t: Table, me: Seat, kind: Kind) -> Sequence[Seat]:
    """BASE-LIM-9, BASE-LIM-4: anybody but the Sheriff who has no such card in front of them."""
    return [seat for seat in t.seats if t.role[seat] != SHERIFF and not name_in_play(t, seat, kind.index)]


def _nobody_left(t: Table, me: Seat, kind: Kind) -> WhyNot:
    return WhyNot(ALL_HAVE_ONE, "BASE-LIM-4")


def aim(t: Table, me: Seat, verb: int, card: Card, kind: Kind, target: Target | None, options: list[Option]) -> None:
    """Append an option for every seat, and every card of it, that the card may be played or used at.

    What stays in front of its target lies nowhere twice (BASE-LIM-4).
    """
    index = kind.index
    if target is None:
        if verb == PLAY and t.rules.kind_of[card] == index:
            options.append(t.rules.plays[card][NOBODY])
        else:
            options.append((verb, card, index, NOBODY, NO_CARD))
    elif target.picks is None:
        stays = kind.colour != BROWN and verb != SPEND
        made = t.rules.plays[card] if verb == PLAY and t.rules.kind_of[card] == index else None
        # Asked of every BANG! in every hand, so without the call in between.
        for seat in in_range(t, me) if target is another_in_range else target.seats(t, me, kind):
            if not stays or not name_in_play(t, seat, index):
                options.append((verb, card, index, seat, NO_CARD) if made is None else made[seat])
    else:
        for seat in target.seats(t, me, kind):
            for pick in target.picks(t, me, card, kind, seat):
                options.append((verb, card, index, seat, pick))


another_in_range: Final = Target(_seats_in_range, _nobody_in_range)
"""One other player within weapon range."""
another_at_distance_1 = Target(_near, _nobody_near)
"""One other player at distance 1, whatever the weapon."""
anybody = Target(_anybody, _nobody_else)
"""Any player, oneself included."""
any_other = Target(_others, _nobody_else)
"""One other player, at any distance."""
card_at_distance_1 = Target(_near_and_self, _nothing_near, _cards_to_take)
"""A card of a player at distance 1, or one in front of oneself."""
card_from_anybody = Target(_anybody, _nothing_anywhere, _cards_to_take)
"""A card of any player to be taken, or one in front of oneself."""
card_of_anybody = Target(_anybody, _nothing_anywhere, _cards_to_discard)
"""A card of any player, oneself included."""
anybody_but_the_sheriff = Target(_not_the_sheriff, _nobody_left)
"""Any player but the Sheriff who has no card of this name in front of them."""
