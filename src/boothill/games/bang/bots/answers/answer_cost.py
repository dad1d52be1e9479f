"""What it costs to answer a shot with a card."""

from __future__ import annotations

from boothill.games.bang.bots.judging.hand import Hand
from boothill.games.bang.bots.judging.traits import UNKNOWN_CARD, traits
from boothill.games.bang.rules.table.view import View
from boothill.games.bang.rules.terms import Card

EXPOSED = 1.5
"""How much less a card in play is worth than in the hand: others may take it, and it is good for one thing only."""
BONUS = 3.0
"""What comes with a Missed! that brings something besides."""


def answer_cost(view: View, hand: Hand, card: Card) -> float:
    """How sorry the seat would be to use this card against a shot."""
    kind = view.rules.kind_of[card]
    trait = traits(view.rules)[kind]
    if card in view.play[view.seat]:
        return trait.worth - EXPOSED - (BONUS if trait.bonus else 0.0)
    cost = hand.keep(card) - (BONUS if trait.bonus and not trait.green else 0.0)
    if view.profile[view.seat].answered_out_of_turn and view.active != view.seat:
        cost -= UNKNOWN_CARD
    return cost
