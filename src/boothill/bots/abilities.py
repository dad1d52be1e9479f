"""Abilities used of one's own accord in phase 2: whether they give more than they cost."""

from __future__ import annotations

from boothill.bang.declare import Action
from boothill.bang.terms import Option
from boothill.bots.outlook import ENEMY, Outlook, hit_chance
from boothill.bots.traits import DRINK

GOOD_CARD = 4.2
"""What one card more in the hand is worth: less than a card chosen, since not all of them can be kept or played."""
STURDY = 4
"""With so much life a player can spare a point for cards."""


def score_ability(outlook: Outlook, option: Option) -> float:
    """How urgent it is to use an ability now, at or below 0 if it is not worth it.

    One that declares nothing it gives is left alone: nothing says what it is good for.
    """
    action = outlook.view.rules.actions[option[2]]
    if action.hostile and option[3] >= 0:
        return _attack(outlook, option, action)
    if action.draws:
        return _trade(outlook, option, action)
    return _heal(outlook, option, action) if action.heals else -1.0


def _attack(outlook: Outlook, option: Option, action: Action) -> float:
    """A shot for cards: after the cheaper ones, and if it does more than they are worth."""
    target = option[3]
    if outlook.enmity[target] < ENEMY or not outlook.dares(target):
        return -1.0
    chance = hit_chance(outlook.view, target, 1) if action.use == "shot" else 1.0
    gain = outlook.harm(target, chance) - _price(outlook, option, action)
    return 26.0 + min(gain, 9.0) if gain > 0.0 else -1.0


def _trade(outlook: Outlook, option: Option, action: Action) -> float:
    """Cards for cards come before everything else; cards for life when there is life to spare, and after the rest."""
    gain = GOOD_CARD * action.draws - _price(outlook, option, action)
    if not action.price_life:
        return 105.0 + gain if gain > 0.0 else -1.0
    return 15.0 if gain > 0.0 and _can_spare_life(outlook, action) else -1.0


def _can_spare_life(outlook: Outlook, action: Action) -> bool:
    """A point that a drink at hand brings back, or one of many while the hand is small."""
    view, kinds, kind_of = outlook.view, outlook.kinds, outlook.view.rules.kind_of
    me = outlook.me
    left = view.life[me] - action.price_life
    if left < 2 or len(view.hand) + action.draws > left + 2:
        return False
    if view.life[me] == view.max_life[me] and len(view.seats) > 2:
        if any(kinds[kind_of[card]].sort == DRINK for card in (*view.hand, *view.play[me])):
            return True
    return view.life[me] >= STURDY


def _heal(outlook: Outlook, option: Option, action: Action) -> float:
    """Life paid with cards of little use."""
    view = outlook.view
    if view.life[outlook.me] >= view.max_life[outlook.me]:
        return -1.0
    return 10.0 if _price(outlook, option, action) < (9.0 if view.life[outlook.me] <= 2 else 5.0) else -1.0


def _price(outlook: Outlook, option: Option, action: Action) -> float:
    """The cards an ability costs: the one it is used with, or those least worth keeping."""
    return outlook.hand.keep(option[1]) if option[1] >= 0 else outlook.hand.price(action.price)
