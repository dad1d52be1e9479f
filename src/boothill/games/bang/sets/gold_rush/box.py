"""The box of Gold Rush, into which the other modules of this folder put their declarations."""

from __future__ import annotations

from boothill.games.bang.rules.cards.declare import Box
from boothill.games.bang.rules.cards.hooks import may_not
from boothill.games.bang.rules.cards.kinds import Action
from boothill.games.bang.rules.harm.dying import after_playing
from boothill.games.bang.rules.mechanics.shop import gain_nuggets
from boothill.games.bang.rules.piles import put_on_discard
from boothill.games.bang.rules.table.state import Table
from boothill.games.bang.rules.terms import CARD, use
from boothill.kernel.decision import Option, Rule, Seat

box = Box("gold_rush", "Gold Rush")


def offer_to_sell(t: Table, me: Seat, action: Action, options: list[Option]) -> None:
    """GR-BEER-1, -2: every Beer card of the hand that may be played, whatever their life and how many are left."""
    beer = t.rules.kind_index["beer"]
    kind_of = t.rules.kind_of
    for card in t.hand[me]:
        if kind_of[card] == beer and may_not(t, me, card, t.rules.kinds[beer], "play") is None:
            options.append(use(action, card))


SOLD = box.entry("sold", "who card")


def sell(t: Table, me: Seat, choice: Option) -> Rule[None]:
    """GR-BEER-1: the Beer is played, for a nugget instead of life."""
    card = choice[CARD]
    t.hand[me].remove(card)
    t.emit(SOLD, me, card)
    put_on_discard(t, card)
    gain_nuggets(t, me, 1)
    yield from after_playing(t, me, card, t.rules.kind_of[card])


SELLING = Action("sell_beer", occasions="play", offer=offer_to_sell, effect=sell, price=1, earns=1, silent=True)

box.hooks = {"actions": (SELLING,)}
