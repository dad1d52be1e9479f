"""The eight characters of Gold Rush."""

from __future__ import annotations

from boothill.games.bang.rules.cards.kinds import Action, Kind
from boothill.games.bang.rules.distance import in_range
from boothill.games.bang.rules.harm.combat import shoot
from boothill.games.bang.rules.mechanics.shop import (
    DISCOUNT_USED,
    FULL_PRICE,
    SHELVED,
    gain_nuggets,
    not_to_be_had,
    put_to_use,
    put_under_deck,
    top_of_the_deck,
    ways_to_buy,
)
from boothill.games.bang.rules.piles import discard_from_hand, draw
from boothill.games.bang.rules.table.state import Table
from boothill.games.bang.rules.terms import (
    ABILITY,
    AT,
    BOUGHT,
    CARD,
    DIAMONDS,
    EQUIPMENT,
    HEARTS,
    NUGGETS,
    SHOP,
    USED_EQUIPMENT,
    Card,
    discard,
    use,
)
from boothill.games.bang.rules.turn import phase_1
from boothill.games.bang.rules.turn.draw_check import draw_check
from boothill.games.bang.rules.turn.turn import grant_extra_turn
from boothill.games.bang.sets.gold_rush.box import box
from boothill.games.bang.sets.gold_rush.paying import buy_a_card, offer_cards
from boothill.kernel.decision import Decision, Option, Rule, Seat


def don_draws(t: Table, don: Seat) -> Rule[None]:
    """GR-DON-1, -2, FF-VEND-3: draw! at the end of a turn that is no extra turn; a red card gives one."""
    if t.extra_turn:
        return
    card = yield from draw_check(t, don, ABILITY)
    if card >= 0 and t.suit(card) in (HEARTS, DIAMONDS):
        grant_extra_turn(t, don, ABILITY)


box.character("don_bell", "Don Bell", 4, turn_end=don_draws)


DROP_ONE = box.question("drop_one")


def will_draws(t: Table, will: Seat, number: int) -> Rule[None]:
    """GR-DUTCH-1, BASE-P1-3: of the cards he draws he discards one, and takes a nugget."""
    drawn = phase_1.draw(t, will, number)
    if drawn:
        choice = yield Decision(will, DROP_ONE, [discard(card) for card in drawn])
        discard_from_hand(t, will, choice[CARD])
    gain_nuggets(t, will, 1, ABILITY)


box.character("dutch_will", "Dutch Will", 4, phase_1=will_draws)


def offer_shot(t: Table, jacky: Seat, action: Action, options: list[Option]) -> None:
    """GR-JACKY-1: for 2 nuggets, as often as he can pay, at somebody within weapon range."""
    options += [use(action, at=seat) for seat in in_range(t, jacky)]


def jacky_shoots(t: Table, jacky: Seat, choice: Option) -> Rule[None]:
    """GR-JACKY-1, -2: a shot without a card and so without a suit, which one Missed! effect cancels."""
    yield from shoot(t, choice[AT], jacky, (), ABILITY)


box.character(
    "jacky_murieta",
    "Jacky Murieta",
    4,
    actions=(
        Action(
            "jacky_murieta",
            occasions="play",
            offer=offer_shot,
            effect=jacky_shoots,
            hostile=True,
            price_nuggets=2,
            use="shot",
        ),
    ),
)


def offer_find(t: Table, josh: Seat, action: Action, options: list[Option]) -> None:
    """GR-JOSH-1: for 2 nuggets, as often as he can pay."""
    if t.piles[EQUIPMENT] or t.piles[USED_EQUIPMENT]:
        options.append(use(action))


FOUND = box.entry("found", "who card")
PUT_TO_USE = box.entry("put_to_use", "who card kind target? pick?")
FIND = box.question("find", "card")


def josh_finds(t: Table, josh: Seat, choice: Option) -> Rule[None]:
    """GR-JOSH-1, -2: the top card of the equipment deck, whatever its price; what is of no use to him is discarded."""
    card = top_of_the_deck(t)
    t.piles[BOUGHT].append(card)
    t.emit(FOUND, josh, card)
    options: list[Option] = []
    ways_to_buy(t, josh, card, t.rules.kinds[t.rules.kind_of[card]], options)
    if options:
        use = yield Decision(josh, FIND, options, (card,))
        t.emit(PUT_TO_USE, josh, *use[1:])
        yield from put_to_use(t, josh, use)
    else:
        t.piles[BOUGHT].remove(card)
        t.emit(SHELVED, josh, card)
        put_under_deck(t, card)


box.character(
    "josh_mccloud",
    "Josh McCloud",
    4,
    actions=(Action("josh_mccloud", occasions="play", offer=offer_find, effect=josh_finds, price_nuggets=2),),
)


def yto_draws(t: Table, yto: Seat, player: Seat, card: Card, kind: Kind) -> None:
    """GR-YTO-1: a card whenever anybody, she herself included, plays a Beer card, whatever for."""
    if kind.id == "beer":
        draw(t, yto, 1, ABILITY)


box.character("madam_yto", "Madam Yto", 4, card_played=yto_draws)


def offer_full_price(t: Table, luzena: Seat, action: Action, options: list[Option]) -> None:
    """GR-LUZENA-1: unless she says otherwise the discount goes with her first purchase of the turn."""
    if DISCOUNT_USED in t.turn_marks or FULL_PRICE in t.turn_marks:
        return
    for card in t.piles[SHOP]:
        kind = t.rules.kinds[t.rules.kind_of[card]]
        if kind.price <= t.tokens[NUGGETS][luzena] and not_to_be_had(t, luzena, card, kind) is None:
            options.append(use(action))
            return


def pay_full_price(t: Table, luzena: Seat, choice: Option) -> None:
    """GR-LUZENA-1: her choice which purchase is cheaper; not the next one, if she can pay for it."""
    t.turn_marks[FULL_PRICE] = 1


box.character(
    "pretty_luzena",
    "Pretty Luzena",
    4,
    discount=1,
    actions=(Action("pretty_luzena", occasions="play", offer=offer_full_price, effect=pay_full_price),),
)

box.character(
    "raddie_snake",
    "Raddie Snake",
    4,
    actions=(
        # GR-RADDIE-1
        Action("raddie_snake", occasions="play", offer=offer_cards, effect=buy_a_card, price_nuggets=1, draws=1),
    ),
)


def simeon_gains(t: Table, simeon: Seat, points: int, by: Seat, before: int) -> None:
    """GR-SIMEON-1: a nugget for each life point he loses, the last one included, at the moment of the loss."""
    gain_nuggets(t, simeon, points, ABILITY)


box.character("simeon_picos", "Simeon Picos", 4, life_lost_at_once=simeon_gains)
