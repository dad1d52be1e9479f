"""Abilities used of one's own accord in phase 2: whether they give more than they cost."""

from __future__ import annotations

from boothill.games.bang.bots.judging.situation import Situation, lasts, loss
from boothill.games.bang.bots.judging.traits import DRINK, average_equipment
from boothill.games.bang.bots.judging.urgency import (
    AT_CARDS_FOR_LIFE,
    AT_LIFE_FOR_CARDS,
    AT_LUCK,
    AT_SALE,
    AT_SHOT_AT_CARD,
    AT_SURER_SHOT,
    AT_TRADE,
    MOST_ABOVE,
    NOT_WORTH_IT,
)
from boothill.games.bang.rules.cards.kinds import Action
from boothill.games.bang.rules.terms import PLAY, SPEND
from boothill.kernel.decision import Option

LUCK = 1.5
"""What is left to luck gives so much for each point of the worth of average equipment."""
SURER = 0.4
"""How much likelier a shot of several cards must hit than one of a single card to come first."""


def score_ability(situation: Situation, option: Option, options: list[Option]) -> float:
    """How urgent it is to use an ability now, beside these other options; at or below 0 if it is not worth it.

    One that declares nothing it gives is left alone, since nothing says what it is good for; but if it is paid with
    nuggets, it is as good as the equipment they could buy, by and large.
    """
    action = situation.view.rules.actions[option[2]]
    if action.hostile and option[3] >= 0:
        if option[4] >= 0:
            return _aim_at_card(situation, option)
        if action.use == "shot" and action in situation.view.common.actions:
            return _volley(situation, option, action)
        return _attack(situation, option, action)
    if action.draws:
        return _trade(situation, option, action, options)
    if action.heals:
        return _heal(situation, option, action)
    if action.earns:
        return _sell(situation, option, action)
    return _try_luck(situation, option, action) if action.price_nuggets else NOT_WORTH_IT


def _attack(situation: Situation, option: Option, action: Action) -> float:
    """A shot for cards: after the cheaper ones, and if it does more than they are worth."""
    target = option[3]
    if situation.enmity[target] < situation.weights.enemy or not situation.dares(target):
        return NOT_WORTH_IT
    chance = situation.guess.hit_chance(situation.view, target, 1) if action.use == "shot" else 1.0
    gain = situation.harm(target, chance) - _price(situation, option, action)
    if action.price_nuggets:
        gain += chance * situation.purse.worth  # GR-NUG-1
    return situation.weights.at_price + min(gain, MOST_ABOVE) if gain > 0.0 else NOT_WORTH_IT


def _aim_at_card(situation: Situation, option: Option) -> float:
    """A card for one in front of somebody, if they do not save it; after all else such a card could do.

    A menace, which is no loss to its owner, is shot away from friends, who will not mind.
    """
    _, card, _, target, pick = option
    hand, lost = situation.hand, loss(situation, target, pick)
    chance = situation.guess.hit_chance(situation.view, target, 1) if lost > 0.0 else 1.0
    cost = hand.keep(card)
    gain = situation.enmity[target] * lost * chance - (min(cost, 0.5 + 0.1 * cost) if hand.surplus > 0 else cost)
    return AT_SHOT_AT_CARD + 5.0 * gain / (gain + 5.0) if gain > 0.0 else NOT_WORTH_IT


def _volley(situation: Situation, option: Option, action: Action) -> float:
    """A shot that anybody may make of several cards: it takes BANG! cards, and as many Missed! to dodge.

    Where one shot would probably be dodged it comes before them; otherwise after them, with what is left.
    """
    view, target = situation.view, option[3]
    if not situation.dares(target):
        return NOT_WORTH_IT
    chance = situation.guess.hit_chance(view, target, action.price)
    hand, kind_of, bangs = situation.hand, view.rules.kind_of, view.profile[situation.me].bang_kinds
    costs = sorted([hand.keep(card) for card in view.hand if kind_of[card] in bangs])[: action.price]
    free = hand.surplus
    gain = situation.harm(target, chance) - sum(
        [min(cost, 0.5) if at < free else cost for at, cost in enumerate(costs)], 0.0
    )
    if gain <= 0.0:
        return NOT_WORTH_IT
    single = situation.guess.hit_chance(view, target, view.profile[situation.me].bang_needs)
    return (AT_SURER_SHOT if chance - single >= SURER else situation.weights.at_price) + min(gain, MOST_ABOVE)


def _trade(situation: Situation, option: Option, action: Action, options: list[Option]) -> float:
    """Cards for cards come before everything else; cards for life when there is life to spare, and after the rest."""
    crowded = action.price_nuggets and situation.hand.surplus > 1
    card = situation.weights.crowded if crowded else situation.weights.good_card
    gain = card * action.draws - _price(situation, option, action)
    if not action.price_life:
        return AT_TRADE + gain if gain > 0.0 else NOT_WORTH_IT
    return AT_CARDS_FOR_LIFE if gain > 0.0 and _can_spare_life(situation, action, options) else NOT_WORTH_IT


def _can_spare_life(situation: Situation, action: Action, options: list[Option]) -> bool:
    """A point that a drink at hand brings back, or one of many while the hand is small. Who leaves again needs none."""
    view, kinds = situation.view, situation.kinds
    me = situation.me
    if situation.fleeting:
        return True
    left = view.life[me] - action.price_life
    if left < 2 or len(view.hand) + action.draws > left + situation.weights.roomy:
        return False
    if view.life[me] == view.max_life[me] and len(view.seats) > 2:
        if any(verb in (PLAY, SPEND) and kinds[kind].sort == DRINK for verb, _, kind, _, _ in options):
            return True
    return view.life[me] >= situation.weights.sturdy


def _heal(situation: Situation, option: Option, action: Action) -> float:
    """Life paid with cards of little use."""
    view = situation.view
    if view.life[situation.me] >= view.max_life[situation.me] or not lasts(view, situation.me):
        return NOT_WORTH_IT
    weights = situation.weights
    most = weights.heal_price_weak if view.life[situation.me] <= 2 else weights.heal_price
    return AT_LIFE_FOR_CARDS if _price(situation, option, action) < most else NOT_WORTH_IT


def _sell(situation: Situation, option: Option, action: Action) -> float:
    """A card for nuggets: when all else is done, if they are worth more than the card, or buy something that is.

    With too many cards in the hand another need not go at the end of the turn.
    """
    hand, card = situation.hand, option[1]
    cost = hand.keep(card)
    if hand.surplus > 0:
        cost -= min([hand.keep(other) for other in situation.view.hand if other != card], default=cost)
    if situation.fleeting:
        cost = 0.0
    gain = -situation.purse.cost(-action.earns) - cost
    return AT_SALE + gain / (gain + 5.0) if gain > 0.0 else NOT_WORTH_IT


def _try_luck(situation: Situation, option: Option, action: Action) -> float:
    """Something unknown for nuggets, after what is known."""
    gain = LUCK * average_equipment(situation.view.rules) - _price(situation, option, action)
    return AT_LUCK + gain / (gain + 5.0) if gain > 0.0 else NOT_WORTH_IT


def _price(situation: Situation, option: Option, action: Action) -> float:
    """What an ability costs: the card it is used with, or the cards least worth keeping, and nuggets."""
    nuggets = situation.purse.cost(action.price_nuggets) if action.price_nuggets else 0.0
    return (situation.hand.keep(option[1]) if option[1] >= 0 else situation.hand.price(action.price)) + nuggets
