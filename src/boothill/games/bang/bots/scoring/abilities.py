"""Abilities used of one's own accord in phase 2: whether they give more than they cost."""

from __future__ import annotations

from boothill.games.bang.bots.judging.situation import Outlook, lasts, loss
from boothill.games.bang.bots.judging.traits import DRINK, average_equipment
from boothill.games.bang.rules.cards.kinds import Action
from boothill.games.bang.rules.terms import PLAY, SPEND, Option

LUCK = 1.5
"""What is left to luck gives so much for each point of the worth of average equipment."""
SURER = 0.4
"""How much likelier a shot of several cards must hit than one of a single card to come first."""


def score_ability(outlook: Outlook, option: Option, options: list[Option]) -> float:
    """How urgent it is to use an ability now, beside these other options; at or below 0 if it is not worth it.

    One that declares nothing it gives is left alone, since nothing says what it is good for; but if it is paid with
    nuggets, it is as good as the equipment they could buy, by and large.
    """
    action = outlook.view.rules.actions[option[2]]
    if action.hostile and option[3] >= 0:
        if option[4] >= 0:
            return _aim_at_card(outlook, option)
        if action.use == "shot" and action in outlook.view.common.actions:
            return _volley(outlook, option, action)
        return _attack(outlook, option, action)
    if action.draws:
        return _trade(outlook, option, action, options)
    if action.heals:
        return _heal(outlook, option, action)
    if action.earns:
        return _sell(outlook, option, action)
    return _try_luck(outlook, option, action) if action.price_nuggets else -1.0


def _attack(outlook: Outlook, option: Option, action: Action) -> float:
    """A shot for cards: after the cheaper ones, and if it does more than they are worth."""
    target = option[3]
    if outlook.enmity[target] < outlook.weights.enemy or not outlook.dares(target):
        return -1.0
    chance = outlook.guess.hit_chance(outlook.view, target, 1) if action.use == "shot" else 1.0
    gain = outlook.harm(target, chance) - _price(outlook, option, action)
    if action.price_nuggets:
        gain += chance * outlook.purse.worth  # GR-NUG-1
    return outlook.weights.at_price + min(gain, 9.0) if gain > 0.0 else -1.0


def _aim_at_card(outlook: Outlook, option: Option) -> float:
    """A card for one in front of somebody, if he does not save it; after all else such a card could do.

    A menace, which is no loss to its owner, is shot away from friends, who will not mind.
    """
    _, card, _, target, pick = option
    hand, lost = outlook.hand, loss(outlook, target, pick)
    chance = outlook.guess.hit_chance(outlook.view, target, 1) if lost > 0.0 else 1.0
    cost = hand.keep(card)
    gain = outlook.enmity[target] * lost * chance - (min(cost, 0.5 + 0.1 * cost) if hand.surplus > 0 else cost)
    return 20.0 + 5.0 * gain / (gain + 5.0) if gain > 0.0 else -1.0


def _volley(outlook: Outlook, option: Option, action: Action) -> float:
    """A shot that anybody may make of several cards: it takes BANG! cards, and as many Missed! to dodge.

    Where one shot would probably be dodged it comes before them; otherwise after them, with what is left.
    """
    view, target = outlook.view, option[3]
    if not outlook.dares(target):
        return -1.0
    chance = outlook.guess.hit_chance(view, target, action.price)
    hand, kind_of, bangs = outlook.hand, view.rules.kind_of, view.profile[outlook.me].bang_kinds
    costs = sorted([hand.keep(card) for card in view.hand if kind_of[card] in bangs])[: action.price]
    free = hand.surplus
    gain = outlook.harm(target, chance) - sum([min(cost, 0.5) if at < free else cost for at, cost in enumerate(costs)])
    if gain <= 0.0:
        return -1.0
    single = outlook.guess.hit_chance(view, target, view.profile[outlook.me].bang_needs)
    return (48.0 if chance - single >= SURER else outlook.weights.at_price) + min(gain, 9.0)


def _trade(outlook: Outlook, option: Option, action: Action, options: list[Option]) -> float:
    """Cards for cards come before everything else; cards for life when there is life to spare, and after the rest."""
    crowded = action.price_nuggets and outlook.hand.surplus > 1
    card = outlook.weights.crowded if crowded else outlook.weights.good_card
    gain = card * action.draws - _price(outlook, option, action)
    if not action.price_life:
        return 105.0 + gain if gain > 0.0 else -1.0
    return 15.0 if gain > 0.0 and _can_spare_life(outlook, action, options) else -1.0


def _can_spare_life(outlook: Outlook, action: Action, options: list[Option]) -> bool:
    """A point that a drink at hand brings back, or one of many while the hand is small. Who leaves again needs none."""
    view, kinds = outlook.view, outlook.kinds
    me = outlook.me
    if outlook.fleeting:
        return True
    left = view.life[me] - action.price_life
    if left < 2 or len(view.hand) + action.draws > left + outlook.weights.roomy:
        return False
    if view.life[me] == view.max_life[me] and len(view.seats) > 2:
        if any(verb in (PLAY, SPEND) and kinds[kind].sort == DRINK for verb, _, kind, _, _ in options):
            return True
    return view.life[me] >= outlook.weights.sturdy


def _heal(outlook: Outlook, option: Option, action: Action) -> float:
    """Life paid with cards of little use."""
    view = outlook.view
    if view.life[outlook.me] >= view.max_life[outlook.me] or not lasts(view, outlook.me):
        return -1.0
    weights = outlook.weights
    most = weights.heal_price_weak if view.life[outlook.me] <= 2 else weights.heal_price
    return 10.0 if _price(outlook, option, action) < most else -1.0


def _sell(outlook: Outlook, option: Option, action: Action) -> float:
    """A card for nuggets: when all else is done, if they are worth more than the card, or buy something that is.

    With too many cards in the hand another need not go at the end of the turn.
    """
    hand, card = outlook.hand, option[1]
    cost = hand.keep(card)
    if hand.surplus > 0:
        cost -= min([hand.keep(other) for other in outlook.view.hand if other != card], default=cost)
    if outlook.fleeting:
        cost = 0.0
    gain = -outlook.purse.cost(-action.earns) - cost
    return 1.0 + gain / (gain + 5.0) if gain > 0.0 else -1.0


def _try_luck(outlook: Outlook, option: Option, action: Action) -> float:
    """Something unknown for nuggets, after what is known."""
    gain = LUCK * average_equipment(outlook.view.rules) - _price(outlook, option, action)
    return 2.0 + gain / (gain + 5.0) if gain > 0.0 else -1.0


def _price(outlook: Outlook, option: Option, action: Action) -> float:
    """What an ability costs: the card it is used with, or the cards least worth keeping, and nuggets."""
    nuggets = outlook.purse.cost(action.price_nuggets) if action.price_nuggets else 0.0
    return (outlook.hand.keep(option[1]) if option[1] >= 0 else outlook.hand.price(action.price)) + nuggets
