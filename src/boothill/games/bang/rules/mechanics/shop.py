"""Equipment: its deck, the shop, and the nuggets it is paid with. GR-SETUP-1, GR-NUG-1 to -4, GR-BUY-1 to -6, GR-REM-1.

There is a shop as soon as one of the chosen sets has equipment.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Final

from boothill.games.bang.rules.cards.hooks import may_not
from boothill.games.bang.rules.cards.kinds import Kind, Play
from boothill.games.bang.rules.cards.profile import Profile
from boothill.games.bang.rules.cards.targets import NO_TARGET, aim
from boothill.games.bang.rules.cards.warnings import HITS_YOURSELF, about_healing, about_target, rids_of_harm
from boothill.games.bang.rules.declared import entry, reason
from boothill.games.bang.rules.harm.dying import carry_out_card
from boothill.games.bang.rules.mechanics.mechanic import Mechanic, Verb
from boothill.games.bang.rules.piles import (
    SAME_NAME,
    mind_empty_hands,
    name_in_play,
    put_in_play,
    shuffle_again,
    take_out_of_play,
)
from boothill.games.bang.rules.remembering import note, remember
from boothill.games.bang.rules.table.state import Table
from boothill.games.bang.rules.terms import (
    AT,
    BLACK,
    BOUGHT,
    BUY,
    CARD,
    EQUIPMENT,
    NO_CARD,
    NUGGETS,
    REMOVE,
    SHOP,
    USED_EQUIPMENT,
    Card,
)
from boothill.kernel.decision import Option, Rule, Seat
from boothill.kernel.reasons import WhyNot

if TYPE_CHECKING:
    from boothill.games.bang.rules.cards.ruleset import Ruleset
    from boothill.games.bang.rules.table.view import View

SHOP_SIZE = 3

GAINED_NUGGETS: Final = entry("gained_nuggets", "who number total source?", tone="gold")
LOST_NUGGETS: Final = entry("lost_nuggets", "who number")
RESTOCKED: Final = entry("restocked", "cards", tone="quiet")
EQUIPMENT_SHUFFLED: Final = entry("equipment_shuffled", "count", tone="quiet")
PURCHASE: Final = entry("bought", "who card kind target? pick? price")
REMOVED: Final = entry("removed", "by victim card price")
SHELVED: Final = entry("shelved", "who card")

TOO_DEAR = reason("too_dear", "price purse")
HAS_ONE = WhyNot(SAME_NAME, "GR-BUY-5")
FITS_NOBODY = WhyNot(NO_TARGET, "GR-BUY-6")
OWN_EQUIPMENT = WhyNot(reason("own_equipment"), "GR-REM-2")
NOT_ON_OFFER = WhyNot(reason("not_on_offer"), "GR-BUY-1")

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
        if t.journal is not None:
            t.emit(GAINED_NUGGETS, seat, number, purse[seat], source)


def pay_nuggets(t: Table, seat: Seat, number: int) -> None:
    """Pay nuggets to the supply. The caller has seen that they are there, and says what for."""
    t.tokens[NUGGETS][seat] -= number


def paid_for_wounds(t: Table, by: Seat, victim: Seat, points: int) -> None:
    """GR-NUG-1, -2: a nugget for every life point they make another player lose."""
    if by != victim and by in t.seats:
        gain_nuggets(t, by, points)


def lose_nuggets(t: Table, seat: Seat) -> None:
    """GR-NUG-4: what an eliminated player has goes back to the supply."""
    purse = t.tokens[NUGGETS]
    if purse[seat]:
        t.emit(LOST_NUGGETS, seat, purse[seat])
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
        t.emit(RESTOCKED, *laid)
    turn_deck_over(t)


def turn_deck_over(t: Table) -> None:
    """GR-BUY-3, GR-JOSH-2: with a face-up card on top, the deck is shuffled into a new face-down one."""
    used = t.piles[USED_EQUIPMENT]
    if used and not t.piles[EQUIPMENT]:
        t.piles[EQUIPMENT] = shuffle_again(t, "equipment", used)
        t.piles[USED_EQUIPMENT] = []
        t.emit(EQUIPMENT_SHUFFLED, len(used))


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

    Whoever wants to pay the full price, so that a later purchase is cheaper, does so if they can.
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
    """Why the active player cannot buy this card of the shop; None if they can."""
    reason = not_to_be_had(t, me, card, kind)
    if reason is not None:
        return reason
    cost, purse = price(t, me, kind), t.tokens[NUGGETS][me]
    if cost > purse:
        return WhyNot(TOO_DEAR, "GR-BUY-1", cost, purse)
    options: list[Option] = []
    ways_to_buy(t, me, card, kind, options)
    if options:
        return None
    if kind.target is None:  # GR-BUY-6: none of the effects it may have finds a target
        return FITS_NOBODY
    return kind.target.nobody(t, me, kind)


def why_not_remove(t: Table, me: Seat, kind: Kind) -> WhyNot | None:
    """Why the active player cannot have this equipment in front of another player removed; None if they can."""
    cost, purse = removal_price(kind), t.tokens[NUGGETS][me]
    return WhyNot(TOO_DEAR, "GR-REM-1", cost, purse) if cost > purse else None


def why_not_have(t: Table, seat: Seat, card: Card, kind: Kind) -> WhyNot | None:
    """Why the active player cannot buy this equipment, or have it removed; None if they can."""
    if card in t.piles[SHOP]:
        return why_not_buy(t, seat, card, kind)
    if card in t.play[seat]:
        return OWN_EQUIPMENT
    if any(card in cards for cards in t.play):
        return why_not_remove(t, seat, kind)
    return NOT_ON_OFFER


# ---- buying and removing --------------------------------------------------------------------------------------------


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
    t.emit(PURCHASE, me, card, kind_id, target, pick, cost)
    restock(t)
    return put_to_use(t, me, choice)


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
    yield from carry_out_card(t, Play(me, card, kind, target, pick), effect)
    t.piles[BOUGHT].remove(card)
    put_under_deck(t, card)
    if t.hand_watchers:
        yield from mind_empty_hands(t)


def remove_equipment(t: Table, me: Seat, choice: Option) -> None:
    """GR-REM-1: equipment in front of another player goes face up under its deck, and they cannot prevent it."""
    _, card, kind_id, owner, _ = choice
    cost = removal_price(t.rules.kinds[kind_id])
    pay_nuggets(t, me, cost)
    t.emit(REMOVED, me, owner, card, cost)
    note(t, me, kind_id, owner, card)
    take_out_of_play(t, owner, card)
    put_under_deck(t, card)


# ---- what is to be said against it -----------------------------------------------------------------------------


def about_buying(view: View, option: Option) -> WhyNot | None:
    """Equipment that does what another card does is not that card: what is said against that one need not hold."""
    _, card, kind_id, target, pick = option
    own, kind = view.rules.kinds[view.rules.kind_of[card]], view.rules.kinds[kind_id]
    if target >= 0 and kind.hostile and not rids_of_harm(view, pick):
        return WhyNot(HITS_YOURSELF, "BASE-LIM-8") if target == view.seat else about_target(view, target)
    if own.warn is not None:
        return own.warn(view, option)
    return about_healing(view, view.seat if target < 0 else target) if kind.heals else None


def about_removing(view: View, option: Option) -> WhyNot | None:
    """Whoever is rid of what does them harm does not mind."""
    return about_target(view, option[AT]) if not rids_of_harm(view, option[CARD]) else None


class Shop(Mechanic):
    """In force as soon as one of the chosen sets has equipment."""

    open_piles = (SHOP, USED_EQUIPMENT, BOUGHT)
    verbs = (Verb(BUY, buy, about_buying), Verb(REMOVE, remove_equipment, about_removing))

    def in_force(self, rules: Ruleset) -> bool:
        """Whether there is any."""
        return EQUIPMENT in rules.piles

    def set_up(self, t: Table) -> None:
        """GR-SETUP-1."""
        open_shop(t)

    def offer(self, t: Table, me: Seat, options: list[Option]) -> None:
        """All that the active player may buy (GR-BUY-1) and have removed (GR-REM-1, -2)."""
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
                for card in t.play[seat] if seat != me else ():
                    if 0 < prices[card] < purse:  # a nugget more than its price
                        options.append((REMOVE, card, kind_of[card], seat, NO_CARD))

    def speaks_for(self, t: Table, seat: Seat, card: Card, kind: Kind) -> bool:
        """Equipment, wherever it is."""
        return kind.price > 0

    def why_not(self, t: Table, seat: Seat, card: Card, kind: Kind) -> WhyNot | None:
        """Why the active player can neither buy it nor have it removed."""
        return why_not_have(t, seat, card, kind)

    def wounded(self, t: Table, victim: Seat, points: int, by: Seat) -> None:
        """GR-NUG-1, -2."""
        paid_for_wounds(t, by, victim, points)

    def estate_left(self, t: Table, victim: Seat) -> None:
        """GR-NUG-4; SH-2: where eliminated players return they keep what they have."""
        if not t.options["shadow"]:
            lose_nuggets(t, victim)

    def put_away(self, t: Table, seat: Seat) -> None:
        """GR-EQ-3, -4: equipment goes face up under its deck."""
        equipment = [card for card in t.play[seat] if t.rules.price_of[card]]
        for card in equipment:
            t.play[seat].remove(card)
            t.emit(SHELVED, seat, card)
        if equipment:
            put_under_deck(t, *equipment)

    def problems(self, t: Table, found: set[str]) -> None:
        """Nuggets are never owed, the shop is full as far as the deck goes, and equipment is nobody's hand card."""
        deck, used, shop = t.piles[EQUIPMENT], t.piles[USED_EQUIPMENT], t.piles[SHOP]
        if min(t.tokens[NUGGETS]) < 0:
            found.add("nuggets owed")
        if len(shop) > SHOP_SIZE or (len(shop) < SHOP_SIZE and (deck or used)):
            found.add("a shop that is not filled")
        if any(t.rules.price_of[card] for zone in (t.deck, t.discard, t.limbo, t.aside, *t.hand) for card in zone):
            found.add("equipment among the playing cards")

    def resting_problems(self, t: Table, found: set[str]) -> None:
        """What was bought is carried out."""
        if t.piles[BOUGHT]:
            found.add("cards in limbo at rest")
