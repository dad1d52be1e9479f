"""Everything that the declarations of cards and characters usually need, in one place to import from.

The names stand where the rules have them; this is a face for whoever writes a set of their own (docs/add-a-card.md).
"""

from boothill.family.roles import DEPUTY, OUTLAW, RENEGADE, SHERIFF
from boothill.games.bang.rules.cards.declare import Box
from boothill.games.bang.rules.cards.kinds import Action, Kind, Play, Target
from boothill.games.bang.rules.cards.targets import (
    another_at_distance_1,
    another_in_range,
    any_other,
    anybody,
    anybody_but_the_sheriff,
    card_at_distance_1,
    card_from_anybody,
    card_of_anybody,
)
from boothill.games.bang.rules.distance import in_range
from boothill.games.bang.rules.harm.combat import give_up_bang, immune, shoot, shoot_everybody
from boothill.games.bang.rules.harm.dying import lose_life, regain_life
from boothill.games.bang.rules.mechanics.mechanic import Mechanic
from boothill.games.bang.rules.mechanics.shop import gain_nuggets, pay_nuggets, purse_of
from boothill.games.bang.rules.piles import discard_from_hand, draw, make_discard, mind_empty_hands, take_from
from boothill.games.bang.rules.table.state import Table
from boothill.games.bang.rules.terms import (
    ABILITY,
    CLUBS,
    DIAMONDS,
    DISCARD,
    FROM_HAND,
    HEARTS,
    KEEP,
    KEEPING,
    NO_CARD,
    PASS,
    PASSING,
    RESPOND,
    SPADES,
    TAKE,
    USE,
    Card,
)
from boothill.games.bang.rules.turn.draw_check import draw_check, is_heart
from boothill.kernel.decision import NOBODY, Decision, Option, Rule, Seat
from boothill.kernel.reasons import WhyNot

__all__ = [
    "ABILITY",
    "CLUBS",
    "DEPUTY",
    "DIAMONDS",
    "DISCARD",
    "FROM_HAND",
    "HEARTS",
    "KEEP",
    "KEEPING",
    "NOBODY",
    "NO_CARD",
    "OUTLAW",
    "PASS",
    "PASSING",
    "RENEGADE",
    "RESPOND",
    "SHERIFF",
    "SPADES",
    "TAKE",
    "USE",
    "Action",
    "Box",
    "Card",
    "Decision",
    "Kind",
    "Mechanic",
    "Option",
    "Play",
    "Rule",
    "Seat",
    "Table",
    "Target",
    "WhyNot",
    "another_at_distance_1",
    "another_in_range",
    "any_other",
    "anybody",
    "anybody_but_the_sheriff",
    "card_at_distance_1",
    "card_from_anybody",
    "card_of_anybody",
    "discard_from_hand",
    "draw",
    "draw_check",
    "gain_nuggets",
    "give_up_bang",
    "immune",
    "in_range",
    "is_heart",
    "lose_life",
    "make_discard",
    "mind_empty_hands",
    "pay_nuggets",
    "purse_of",
    "regain_life",
    "shoot",
    "shoot_everybody",
    "take_from",
]
