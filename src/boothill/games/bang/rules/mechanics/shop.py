"""Equipment: its deck, the shop, and the nuggets it is paid with. GR-SETUP-1, GR-NUG-1 to -4, GR-BUY-1 to -6, GR-REM-1.

There is a shop as soon as one of the chosen sets has equipment. What a bought card does is carried out in `playing`.
"""

from __future__ import annotations

from collections.abc import Mapping

from boothill.games.bang.rules.cards.hooks import may_not
from boothill.games.bang.rules.cards.kinds import Kind
from boothill.games.bang.rules.cards.profile import Profile
from boothill.games.bang.rules.cards.targets import aim
from boothill.games.bang.rules.piles import name_in_play, shuffle_again
from boothill.games.bang.rules.table.state import Table
from boothill.games.bang.rules.terms import (
    BLACK,
    BOUGHT,
    BUY,
    EQUIPMENT,
    NO_CARD,
    NUGGETS,
    REMOVE,
    SHOP,
    USED_EQUIPMENT,
    Card,
    Option,
    Seat,
)
from boothill.kernel.reasons import WhyNot

SHOP_SIZE = 3
HAS_ONE = WhyNot("same_name", "GR-BUY-5")
DISCOUNT_USED = "discount used"
"""The turn mark for the discount of this turn being spent."""
FULL_PRICE = "full price"
"""The turn mark for the next purchase being made at the full price, so that the discount is left for another."""


# ---- nuggets ---------------------------------------------------------------------------------------------------


def purse_of(t: Table, seat: Seat) -> int:
    """How many nuggets a seat has; none where there is no shop."""
    return t.tokens[NUGGETS][seat] if NUGGETS in t.tokens else 0


def gain_nuggets(t: Table, seat: Seat, number: int, source: int = -1) -> None:
    """Take nuggets from the supply, which never runs out (GR-NUG-3). `source` as in `piles.draw`."""
    if number > 0:
        purse = t.tokens[NUGGETS]
        purse[seat] += number
        t.emit("gained_nuggets", seat, number, purse[seat], source)


def pay_nuggets(t: Table, seat: Seat, number: int) -> None:
    """Pay nuggets to the supply. The caller has seen that they are there, and says what for."""
    t.tokens[NUGGETS][seat] -= number


def paid_for_wounds(t: Table, by: Seat, victim: Seat, points: int) -> None:
    """GR-NUG-1, -2: a nugget for every life point he makes another player lose."""
    if by != victim and by in t.seats:
        gain_nuggets(t, by, points)


def lose_nuggets(t: Table, seat: Seat) -> None:
    """GR-NUG-4: what an eliminated player has goes back to the supply."""
    purse = t.tokens[NUGGETS]
    if purse[seat]:
        t.emit("lost_nuggets", seat, purse[seat])
        purse[seat] = 0


# ---- the deck and the shop -------------------------------------------------------------------------------------


def open_shop(t: Table) -> None:
    """GR-SETUP-1: the equipment has its own deck, the top three cards lie open, and nobody has a nugget."""
    t.tokens[NUGGETS] = [0] * len(t.names)
    t.piles[USED_EQUIPMENT] = []
    t.piles[SHOP] = []
    t.piles[BOUGHT] = []
    restock(t)


def restock(t: Table) -> None:
    """GR-BUY-2 to -4: three cards in the shop as far as the deck goes, and no face-up card on top of the deck."""
    shop = t.piles[SHOP]
    laid: list[Card] = []
    while len(shop) < SHOP_SIZE:
        turn_deck_over(t)
        if not t.piles[EQUIPMENT]:
            break
        laid.append(t.piles[EQUIPMENT].pop())
        shop.append(laid[-1])
    if laid:
        t.emit("restocked", *laid)
    turn_deck_over(t)


def turn_deck_over(t: Table) -> None:
    """GR-BUY-3, GR-JOSH-2: with a face-up card on top, the deck is shuffled into a new face-down one."""
    used = t.piles[USED_EQUIPMENT]
    if used and not t.piles[EQUIPMENT]:
        t.piles[EQUIPMENT] = shuffle_again(t, "equipment", used)
        t.piles[USED_EQUIPMENT] = []
        t.emit("equipment_shuffled", len(used))


def top_of_the_deck(t: Table) -> Card:
    """Take the top card off the equipment deck, NO_CARD if there is none. The caller lays it somewhere."""
    turn_deck_over(t)
    return t.piles[EQUIPMENT].pop() if t.piles[EQUIPMENT] else NO_CARD


def put_under_deck(t: Table, *cards: Card) -> None:
    """Equipment, already taken from its zone, goes face up under its deck, several cards at the same moment."""
    t.piles[USED_EQUIPMENT] += cards
    if len(t.piles[SHOP]) < SHOP_SIZE:  # GR-BUY-4
        restock(t)


# ---- what can be bought and removed ----------------------------------------------------------------------------


def price_for(kind: Kind, purse: int, profile: Profile, marks: Mapping[str, int]) -> int:
    """What equipment in the shop costs the active player with this purse, by the marks of the turn.

    Whoever wants to pay the full price, so that a later purchase is cheaper, does so if he can.
    """
    if DISCOUNT_USED in marks or (FULL_PRICE in marks and kind.price <= purse):
        return kind.price
    return max(kind.price - profile.discount, 0)


def price(t: Table, me: Seat, kind: Kind) -> int:
    """What this equipment in the shop costs the active player now."""
    return price_for(kind, t.tokens[NUGGETS][me], t.profile[me], t.turn_marks)


def removal_price(kind: Kind) -> int:
    """GR-REM-1: what it costs to have this equipment of somebody else removed."""
    return kind.price + 1


def offer_equipment(t: Table, me: Seat, options: list[Option]) -> None:
    """Append all that the active player may buy (GR-BUY-1) and have removed (GR-REM-1, -2)."""
    purse = t.tokens[NUGGETS][me]
    bargains = t.profile[me].discount > 0
    if not purse and not bargains:
        return
    rules = t.rules
    prices, kind_of = rules.price_of, rules.kind_of
    for card in t.piles[SHOP]:
        kind = rules.kinds[kind_of[card]]
        if (price(t, me, kind) if bargains else prices[card]) <= purse:
            ways_to_buy(t, me, card, kind, options)
    if purse > 1:
        for seat in t.seats:
            for card in t.play[seat]:
                if 0 < prices[card] < purse and seat != me:  # a nugget more than its price
                    options.append((REMOVE, card, kind_of[card], seat, NO_CARD))


def ways_to_buy(t: Table, me: Seat, card: Card, kind: Kind, options: list[Option]) -> None:
    """Append every way to have this equipment: as which card's effect, in front of whom, at whom."""
    if not_to_be_had(t, me, card, kind) is not None:
        return
    if kind.modes:
        for mode in t.rules.modes[kind.index]:
            other = t.rules.kinds[mode]
            aim(t, me, BUY, card, other, other.target, options)
    else:
        aim(t, me, BUY, card, kind, kind.target, options)


def not_to_be_had(t: Table, me: Seat, card: Card, kind: Kind) -> WhyNot | None:
    """The first thing that forbids the seat this equipment, whatever its price and target; None if nothing does."""
    if t.profile[me].may_play:
        reason = may_not(t, me, card, kind, "buy")
        if reason is not None:
            return reason
    if kind.colour == BLACK and kind.target is None and name_in_play(t, me, kind.index):
        return HAS_ONE
    return None


def why_not_buy(t: Table, me: Seat, card: Card, kind: Kind) -> WhyNot | None:
    """Why the active player cannot buy this card of the shop; None if he can."""
    reason = not_to_be_had(t, me, card, kind)
    if reason is not None:
        return reason
    cost, purse = price(t, me, kind), t.tokens[NUGGETS][me]
    if cost > purse:
        return WhyNot("too_dear", "GR-BUY-1", cost, purse)
    options: list[Option] = []
    ways_to_buy(t, me, card, kind, options)
    if options:
        return None
    if kind.target is None:  # GR-BUY-6: none of the effects it may have finds a target
        return WhyNot("no_target", "GR-BUY-6")
    return kind.target.nobody(t, me, kind)


def why_not_remove(t: Table, me: Seat, kind: Kind) -> WhyNot | None:
    """Why the active player cannot have this equipment in front of another player removed; None if he can."""
    cost, purse = removal_price(kind), t.tokens[NUGGETS][me]
    return WhyNot("too_dear", "GR-REM-1", cost, purse) if cost > purse else None
