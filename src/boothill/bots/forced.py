"""Phase 2 when it cannot be ended yet: a card must be played, so it is played where it does the least harm."""

from __future__ import annotations

from boothill.bang.terms import FROM_HAND, PLAY, SPEND, Option
from boothill.bang.view import View
from boothill.bang.warnings import shrugs_off, warning
from boothill.bots.choices import best
from boothill.bots.hand import shots_in_hand
from boothill.bots.outlook import Outlook, hit_chance, loss, no_bang_chance
from boothill.bots.phase_2 import sweep_total
from boothill.bots.traits import (
    ATTACK,
    CHALLENGE,
    DRINK,
    FUSE,
    HINDRANCE,
    RAID,
    ROUND,
    SHOT,
    STRIP,
    SWEEP,
    TREAT,
    WEAPON,
    Trait,
)
from boothill.kernel.decision import Decision

WARNED = 50.0
"""More than any play could be worth: what there is something to be said against comes last."""
NOT_ASKED_FOR = 100.0
"""The same for whatever does not bring the end of the turn any nearer."""


def least_harm(view: View, decision: Decision, enmity: list[float]) -> int:
    """The index of the option that costs its own side least, when none is worth it and the turn cannot be ended.

    It plays a card, so that there is an end to it, and if the table knows which card must be played, that one.
    """
    outlook = Outlook(view, enmity)
    duty = view.marks.get("must_play", -1)
    scores = []
    for option in decision.options:
        score = 0.0
        if option[0] in (PLAY, SPEND):
            trait = outlook.kinds[option[2]]
            score = _good(outlook, option, trait)
            if trait.cost:
                score -= outlook.hand.price(trait.cost, option[1])
        if option[0] != PLAY or (option[1] != duty and duty in view.hand):
            score -= NOT_ASKED_FOR
        if warning(view, decision, option) is not None:
            score -= WARNED
        scores.append(score)
    return best(scores)


def _good(outlook: Outlook, option: Option, trait: Trait) -> float:
    """What a play does for its own side, as cards are worth; below 0 if it does harm."""
    view, sort, target = outlook.view, trait.sort, option[3]
    if trait.green and option[0] == PLAY:
        return 1.0
    if target >= 0:
        return _good_at(outlook, option, trait)
    if sort == SWEEP:
        return 4.0 * sweep_total(outlook, option, trait)
    if sort in (RAID, ROUND, DRINK):
        return 0.0
    if sort == FUSE:
        return -5.0
    if sort == WEAPON:
        worn = [outlook.kinds[view.rules.kind_of[card]] for card in view.play[outlook.me]]
        return trait.worth - max([other.worth for other in worn if other.sort == WEAPON], default=0.0)
    return trait.worth


def _good_at(outlook: Outlook, option: Option, trait: Trait) -> float:
    """The same for a play at somebody."""
    view, sort = outlook.view, trait.sort
    _, card, _, target, pick = option
    hate = outlook.enmity[target]
    if shrugs_off(view, target, card):
        return 0.0
    if sort == STRIP:
        if target == outlook.me:
            return -(outlook.hand.price(1) if pick == FROM_HAND else loss(outlook, target, pick))
        return hate * loss(outlook, target, pick)
    if sort == TREAT:
        return outlook.relief(target, trait.heals) * (1.0 if target == outlook.me else -0.5 * hate)
    if not outlook.dares(target):  # to kill somebody by mistake is the worst that can happen
        hate = min(hate, 0.0) - 1.0
    if sort == SHOT:
        chance = hit_chance(view, target, view.profile[outlook.me].bang_needs if trait.bang_card else 1)
        return _harm(outlook, target, hate, chance)
    if sort == CHALLENGE:
        lost = no_bang_chance(view, target, shots_in_hand(view) + 1)
        risk = 0.0 if outlook.ghost else (12.0 if view.life[outlook.me] <= 1 else 6.0) * (1.0 - lost)
        return _harm(outlook, target, hate, lost) - risk
    if sort == ATTACK:
        return _harm(outlook, target, hate, 1.0)
    return 4.0 * hate if sort == HINDRANCE else -hate


def _harm(outlook: Outlook, target: int, hate: float, chance: float) -> float:
    return hate * (2.0 + chance * (5.0 + 6.0 * outlook.zeal(target)))
