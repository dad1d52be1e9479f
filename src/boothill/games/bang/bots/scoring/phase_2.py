"""Phase 2: how urgent each way to play or use a card is, and what it gives."""

from __future__ import annotations

from collections.abc import Callable

from boothill.games.bang.bots.judging.hand import bangs_in_hand, shots_in_hand, weapon_in_play, weapon_value
from boothill.games.bang.bots.judging.situation import Situation, event_at_turn_of, lasts, loss
from boothill.games.bang.bots.judging.traits import (
    ATTACK,
    CHALLENGE,
    DRINK,
    EQUIPMENT,
    FUSE,
    HINDRANCE,
    RAID,
    ROUND,
    SHOT,
    STRIP,
    SUPPLY,
    SWEEP,
    TREAT,
    UNKNOWN_CARD,
    WEAPON,
    Trait,
)
from boothill.games.bang.bots.judging.urgency import (
    AT_FRIENDS_MENACE,
    AT_FUSE,
    AT_GREEN,
    AT_OWN_MENACE,
    AT_PLAIN_DRINK,
    AT_STRIP,
    AT_SUPPLY,
    AT_TREAT,
    MOST_ABOVE,
    NOT_WORTH_IT,
)
from boothill.games.bang.rules.cards.warnings import shrugs_off
from boothill.games.bang.rules.distance import profile_with
from boothill.games.bang.rules.terms import FROM_HAND, HEARTS, KindId
from boothill.kernel.decision import Option

EXPLODES = 0.15
"""How likely a fuse goes off at the turn of whoever has it."""


def score_play(situation: Situation, option: Option) -> float:
    """How urgent it is to play a hand card in this way; at or below 0 if it is not worth it."""
    card, kind = option[1], option[2]
    trait = situation.kinds[kind]
    if kind != situation.view.rules.kind_of[card]:
        return _stand_in(situation, option, trait)
    if trait.at_once:
        return _SCORES[trait.sort](situation, option, trait)
    return (_lay if trait.green else _at_a_cost)(situation, option, trait)


def score_use(situation: Situation, option: Option) -> float:
    """The same for using a card in front of oneself."""
    trait = situation.kinds[option[2]]
    return _SCORES[trait.sort](situation, option, trait)


# ---- ways to play a card ---------------------------------------------------------------------------------------


def _lay(situation: Situation, option: Option, trait: Trait) -> float:
    """A green card in play can be used from the next turn on, if there is one, and no longer fills the hand."""
    return AT_GREEN + 0.1 * trait.worth if not situation.fleeting else NOT_WORTH_IT


def _stand_in(situation: Situation, option: Option, trait: Trait) -> float:
    """A card as another one: the less it is worth as what it is, the better."""
    worth = situation.hand.price(1) if situation.hand.surplus > 0 else situation.hand.keep(option[1])
    if worth > situation.weights.dear or (trait.sort == SUPPLY and worth + 1.5 > trait.worth):
        return NOT_WORTH_IT
    score = _SCORES[trait.sort](situation, option, trait)
    return score - 0.05 * situation.hand.keep(option[1]) if score > 0.0 else score


def _at_a_cost(situation: Situation, option: Option, trait: Trait) -> float:
    """A card that takes others with it: only if it does more than they are worth, and after all that is cheaper."""
    if trait.sort not in GAINS:
        return NOT_WORTH_IT
    gain = GAINS[trait.sort](situation, option, trait) - situation.hand.price(trait.cost, option[1])
    return situation.weights.at_price + min(gain, MOST_ABOVE) if gain > 0.0 else NOT_WORTH_IT


# ---- what it does for the seat ---------------------------------------------------------------------------------


def _shot(situation: Situation, option: Option, trait: Trait) -> float:
    target, weights = option[3], situation.weights
    hate = situation.enmity[target]
    if hate < (weights.spare_enemy if situation.spare else weights.enemy) or not situation.dares(target):
        return NOT_WORTH_IT
    view = situation.view
    chance = situation.guess.hit_chance(view, target, view.profile[situation.me].bang_needs if trait.bang_card else 1)
    if not situation.spare:
        if chance < weights.shot_least:
            return NOT_WORTH_IT
        if trait.bang_card and hate * chance < weights.hold_bang and bangs_in_hand(view) == 1:
            return NOT_WORTH_IT
    zeal = weights.shot_flat + weights.shot_chance * chance + situation.zeal(target)
    return weights.at_shot + weights.shot_hate * hate * zeal


def _attack(situation: Situation, option: Option, trait: Trait) -> float:
    target, weights = option[3], situation.weights
    hate = situation.enmity[target]
    if hate < weights.enemy or not situation.dares(target):
        return NOT_WORTH_IT
    return weights.at_attack + weights.shot_hate * hate * (1.0 + situation.zeal(target))


def score_challenge(situation: Situation, option: Option, trait: Trait) -> float:
    """A duel: for whoever has the BANG!s, or against an empty hand."""
    target, weights = option[3], situation.weights
    view = situation.view
    hate = situation.enmity[target]
    if hate < weights.enemy or not situation.dares(target):
        return NOT_WORTH_IT
    # They lose with fewer BANG!s than we have plus one.
    lost = situation.guess.no_bang_chance(view, target, shots_in_hand(view) + 1)
    if lost < weights.duel_least or (view.life[situation.me] <= 1 and lost < weights.duel_last):
        if not situation.fleeting:
            return NOT_WORTH_IT
    return weights.at_duel + weights.shot_hate * hate * (lost + situation.zeal(target))


def _strip(situation: Situation, option: Option, trait: Trait) -> float:
    """Take what helps an enemy, best in front of them; rid oneself, or a friend, of what threatens."""
    target, pick, weights = option[3], option[4], situation.weights
    hate = situation.enmity[target]
    if pick != FROM_HAND and situation.kinds[situation.view.rules.kind_of[pick]].menace:
        if target == situation.me:
            return AT_OWN_MENACE
        return AT_FRIENDS_MENACE - hate if hate < weights.ally else NOT_WORTH_IT
    if target == situation.me or hate < (weights.strip_enemy if situation.spare else weights.enemy):
        return NOT_WORTH_IT
    return weights.at_strip + hate * loss(situation, target, pick)


def _hindrance(situation: Situation, option: Option, trait: Trait) -> float:
    """Jail for the most dangerous enemy: the one with life, cards and a good weapon."""
    target, weights = option[3], situation.weights
    view = situation.view
    hate = situation.enmity[target]
    if hate < weights.enemy:
        return NOT_WORTH_IT
    danger = view.life[target] + view.hand_sizes[target] + view.profile[target].range
    if view.next_event >= 0 or view.standing:
        then = event_at_turn_of(view, target)
        if then.get("cards_off") or then.get("all_suits", -1) == HEARTS:  # it would lie idle, or let them go for sure
            return NOT_WORTH_IT
    urgency = weights.jail_flat + weights.jail_danger * min(danger, 8)
    if weights.jail_soon:
        urgency += weights.jail_soon * situation.nearness(target)
    return weights.at_jail + hate * urgency


def _sweep(situation: Situation, option: Option, trait: Trait) -> float:
    """Harm to all others: if it does more good than harm, and kills no friend."""
    total = sweep_total(situation, option, trait)
    return situation.weights.at_sweep + min(total, 4.0) if total > situation.weights.sweep_least else NOT_WORTH_IT


def sweep_total(situation: Situation, option: Option, trait: Trait) -> float:
    """What harm to all others comes to: so many enemies hit, or below 0 if a friend may be killed or more are hurt."""
    view, enmity, weights, guess = situation.view, situation.enmity, situation.weights, situation.guess
    total = 0.0
    for seat in view.seats:
        if seat == situation.me or shrugs_off(view, seat, option[1]):
            continue
        hate = enmity[seat]
        chance = guess.hit_chance(view, seat, 1) if trait.shot else guess.no_bang_chance(view, seat)
        if hate < 0.0 and view.life[seat] <= 1 and (hate < weights.friend or not situation.dares(seat)):
            return NOT_WORTH_IT
        total += (hate + weights.sweep_bias) * chance * (1.0 + situation.zeal(seat))
    return total


def _drink(situation: Situation, option: Option, trait: Trait) -> float:
    """What saves nobody who is dying goes first; a drink that saves is of use as long as it is kept."""
    view = situation.view
    if view.life[situation.me] >= view.max_life[situation.me] or not lasts(view, situation.me):
        return NOT_WORTH_IT
    if not trait.rescue:
        return AT_PLAIN_DRINK
    weights = situation.weights
    # Between two players it saves nobody any more, and with a card too many something has to go.
    if view.life[situation.me] > weights.drink_up_to and not situation.spare and len(view.seats) > 2:
        return NOT_WORTH_IT
    return weights.at_drink


def _treat(situation: Situation, option: Option, trait: Trait) -> float:
    gain = _relieves(situation, option, trait)
    return AT_TREAT + 0.1 * gain if gain > 0.0 else NOT_WORTH_IT


def _round(situation: Situation, option: Option, trait: Trait) -> float:
    """Life for everybody: good if oneself and friends gain more than enemies."""
    view, enmity, weights = situation.view, situation.enmity, situation.weights
    total = 0.0
    for seat in view.seats:
        if view.life[seat] < view.max_life[seat] and lasts(view, seat):
            need = 1.5 if view.life[seat] <= 1 else 1.0
            total += need * (weights.round_own if seat == situation.me else -max(-1.0, min(1.0, enmity[seat])))
    return weights.at_round + min(total, 4.0) if total > weights.round_least else NOT_WORTH_IT


def _equipment(situation: Situation, option: Option, trait: Trait) -> float:
    """Good for the rest of the game; what somebody who leaves again has in front of them is lost with them."""
    if situation.fleeting and not _helps_at_once(situation, trait):
        return NOT_WORTH_IT
    return situation.weights.at_equipment + trait.worth


def _helps_at_once(situation: Situation, trait: Trait) -> bool:
    return trait.aims and not situation.view.common.cards_off and shots_in_hand(situation.view) > 0


def _weapon(situation: Situation, option: Option, trait: Trait) -> float:
    """A weapon no worse than the one that lies there, above all for reaching the worst enemy."""
    view, weights = situation.view, situation.weights
    mine = view.profile[situation.me]
    if trait.unlimited and mine.bang_limit >= trait.bang_limit and trait.range <= mine.range:
        return NOT_WORTH_IT
    if situation.fleeting and not _helps_at_once(situation, trait):
        return NOT_WORTH_IT
    enmity = situation.enmity
    others = [seat for seat in view.seats if seat != situation.me]
    worst = max(others, key=enmity.__getitem__)
    quarry = view.distance(situation.me, worst) if enmity[worst] >= weights.enemy else 0
    gain = weapon_value(view, trait, quarry, weights) - weapon_in_play(view, quarry, weights)
    if weights.weapon_reach:
        near, far = sorted((trait.range, mine.range))
        between = [max(0.0, enmity[seat]) for seat in others if near < view.distance(situation.me, seat) <= far]
        gain += weights.weapon_reach * sum(between, 0.0) * (1.0 if trait.range > mine.range else -1.0)
    if weights.weapon_kill and finishes(situation, option[2]):
        gain += weights.weapon_kill
    return weights.at_weapon + gain if gain > 0.05 else NOT_WORTH_IT


def finishes(situation: Situation, weapon: KindId) -> bool:
    """Whether with this weapon an enemy can be brought down this turn who cannot with the one that lies there."""
    view, me = situation.view, situation.me
    shots, mine = shots_in_hand(view), view.profile[me]
    if not shots or view.common.cards_off:
        return False
    then = profile_with(view.rules, mine, weapon)
    before, after = [min(shots, profile.bang_limit - view.bangs) for profile in (mine, then)]
    for seat in view.seats:
        life, distance = view.life[seat], view.distance(me, seat)
        if seat == me or life > after or distance > then.range or (life <= before and distance <= mine.range):
            continue
        if situation.enmity[seat] >= situation.weights.finish_enemy and situation.dares(seat):
            if situation.guess.hit_chance(view, seat, then.bang_needs) >= situation.weights.finish_least:
                return True
    return False


def _supply(situation: Situation, option: Option, trait: Trait) -> float:
    """Cards first if they are good; what serves the others as well comes last."""
    if option[3] >= 0 and option[3] != situation.me and situation.enmity[option[3]] > 0.0:
        return NOT_WORTH_IT
    if trait.worth > 6.0:
        return AT_SUPPLY + trait.worth
    weights = situation.weights
    score = weights.at_store + trait.worth
    return score - weights.store_share * sum(situation.enmity, 0.0) if weights.store_share else score


def _raid(situation: Situation, option: Option, trait: Trait) -> float:
    gain = _raids(situation, option, trait)
    return AT_STRIP + min(gain, MOST_ABOVE) if gain > 0.0 else NOT_WORTH_IT


def _fuse(situation: Situation, option: Option, trait: Trait) -> float:
    """Whoever lights it is the first to carry it; but those who come after them may be enemies."""
    weights = situation.weights
    if not weights.fuse_enemies or situation.fleeting:
        return NOT_WORTH_IT
    risk, total = EXPLODES, 0.0
    view = situation.view
    others = [seat for seat in view.seats if seat != situation.me]
    for seat in sorted(others, key=lambda seat: -situation.nearness(seat)):
        risk *= 1.0 - EXPLODES
        total += risk * (situation.enmity[seat] if view.life[seat] > 3 else 2.0 * situation.enmity[seat])
    gain = weights.fuse_enemies * total - weights.fuse_fear * EXPLODES
    return AT_FUSE + gain if gain > 0.0 else NOT_WORTH_IT


_SCORES: dict[int, Callable[[Situation, Option, Trait], float]] = {
    SHOT: _shot,
    CHALLENGE: score_challenge,
    ATTACK: _attack,
    STRIP: _strip,
    HINDRANCE: _hindrance,
    SWEEP: _sweep,
    RAID: _raid,
    DRINK: _drink,
    TREAT: _treat,
    ROUND: _round,
    EQUIPMENT: _equipment,
    WEAPON: _weapon,
    FUSE: _fuse,
    SUPPLY: _supply,
}


# ---- what it does, as cards are worth --------------------------------------------------------------------------


def _shoots(situation: Situation, option: Option, trait: Trait) -> float:
    target = option[3]
    if situation.enmity[target] < situation.weights.enemy or not situation.dares(target):
        return 0.0
    view = situation.view
    needs = view.profile[situation.me].bang_needs if trait.bang_card else 1
    return situation.harm(target, situation.guess.hit_chance(view, target, needs))


def _strips(situation: Situation, option: Option, trait: Trait) -> float:
    """Their loss, by how much they are hated, and something for what may come into one's own hand."""
    target = option[3]
    if _strip(situation, option, trait) < 0.0:
        return 0.0
    lost = loss(situation, target, option[4])
    if lost < 0.0:  # a menace taken away
        return -lost
    return lost * (situation.weights.spite + situation.enmity[target])


def _sweeps(situation: Situation, option: Option, trait: Trait) -> float:
    score = _sweep(situation, option, trait)
    return 4.0 * (score - situation.weights.at_sweep) if score > 0.0 else 0.0


def _raids(situation: Situation, option: Option, trait: Trait) -> float:
    """The best card of each enemy, the least of each friend; a friend in trouble is helped."""
    view, enmity = situation.view, situation.enmity
    total = 0.0
    for seat in view.seats:
        if seat == situation.me:
            continue
        losses = [loss(situation, seat, card) for card in view.play[seat]]
        if view.hand_sizes[seat]:
            losses.append(loss(situation, seat, FROM_HAND))
        if losses:
            total += max([enmity[seat] * lost for lost in losses])
    return total


def _drinks(situation: Situation, option: Option, trait: Trait) -> float:
    view = situation.view
    return situation.relief(situation.me, view.profile[situation.me].beer_gives if trait.rescue else trait.heals)


def _relieves(situation: Situation, option: Option, trait: Trait) -> float:
    """Life for oneself, or for a friend, by how dear they are."""
    target = option[3]
    if target == situation.me:
        return situation.relief(target, trait.heals)
    return -0.5 * max(-2.0, situation.enmity[target]) * situation.relief(target, trait.heals)


def _supplies(situation: Situation, option: Option, trait: Trait) -> float:
    return trait.worth + UNKNOWN_CARD if _supply(situation, option, trait) > 0.0 else 0.0


GAINS: dict[int, Callable[[Situation, Option, Trait], float]] = {
    SHOT: _shoots,
    ATTACK: _shoots,
    STRIP: _strips,
    SWEEP: _sweeps,
    RAID: _raids,
    DRINK: _drinks,
    TREAT: _relieves,
    SUPPLY: _supplies,
}
