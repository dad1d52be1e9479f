"""Phase 2 when it cannot be ended yet: a card must be played, so it is played where it does the least harm."""

from __future__ import annotations

from boothill.bots.choosing import best
from boothill.games.bang.bots.judging.hand import shots_in_hand
from boothill.games.bang.bots.judging.situation import Situation, loss
from boothill.games.bang.bots.judging.traits import (
    CHALLENGE,
    DRINK,
    FUSE,
    RAID,
    ROUND,
    SHOT,
    STRIP,
    SWEEP,
    TREAT,
    WEAPON,
    Trait,
)
from boothill.games.bang.bots.scoring.phase_2 import sweep_total
from boothill.games.bang.rules.cards.warnings import shrugs_off
from boothill.games.bang.rules.terms import FROM_HAND, MUST_PLAY, PLAY
from boothill.kernel.decision import Decision, Option

NOT_ASKED_FOR = 1000.0
"""More than any play could be worth: what does not bring the end of the turn any nearer comes last."""


def least_harm(situation: Situation, decision: Decision) -> int:
    """The index of the option that costs its own side least, when none is worth it and the turn cannot be ended.

    It plays a card, so that there is an end to it, and if the table knows which card must be played, that one. To waste
    it is better than to do harm with it, whatever there is to be said against that otherwise.
    """
    view = situation.view
    duty = view.marks.get(MUST_PLAY, -1)
    scores = []
    for option in decision.options:
        if option[0] != PLAY or (option[1] != duty and duty in view.hand):
            scores.append(-NOT_ASKED_FOR)
        else:
            scores.append(_good(situation, option, situation.kinds[option[2]]))
    return best(scores)


def _good(situation: Situation, option: Option, trait: Trait) -> float:
    """What a play does for its own side, as cards are worth; below 0 if it does harm."""
    view, sort = situation.view, trait.sort
    if option[3] >= 0:
        return _good_at(situation, option, trait)
    if sort == SWEEP and not trait.green:
        return 4.0 * sweep_total(situation, option, trait)
    if sort in (RAID, ROUND, DRINK):
        return 0.0
    if sort == FUSE:
        return -5.0
    if sort == WEAPON:
        worn = [situation.kinds[view.rules.kind_of[card]] for card in view.play[situation.me]]
        return trait.worth - max([other.worth for other in worn if other.sort == WEAPON], default=0.0)
    return trait.worth


def _good_at(situation: Situation, option: Option, trait: Trait) -> float:
    """The same for a play at somebody."""
    view, me, sort, weights = situation.view, situation.me, trait.sort, situation.weights
    _, card, _, target, pick = option
    hate = situation.enmity[target]
    if shrugs_off(view, target, card):
        return 0.0
    if sort == STRIP:
        if target == me:
            return -(situation.hand.price(1) if pick == FROM_HAND else loss(situation, target, pick))
        return hate * loss(situation, target, pick)
    if sort == TREAT:
        return situation.relief(target, trait.heals) * (1.0 if target == me else -0.5 * hate)
    if not situation.dares(target):  # a Deputy killed by mistake is the worst that can happen
        hate = min(hate, 0.0) - 1.0
    chance, risk = 1.0, 0.0
    if sort == SHOT:
        chance = situation.guess.hit_chance(view, target, view.profile[me].bang_needs if trait.bang_card else 1)
    elif sort == CHALLENGE:
        chance = situation.guess.no_bang_chance(view, target, shots_in_hand(view) + 1)
        risk = (1.0 - chance) * (weights.death if view.life[me] <= 1 else weights.wound)
    harm = weights.harm_flat + chance * (weights.harm_hit + weights.harm_zeal * situation.zeal(target))
    return hate * harm - risk
