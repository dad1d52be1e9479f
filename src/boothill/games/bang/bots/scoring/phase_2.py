"""Phase 2: how urgent each way to play or use a card is, and what it gives."""

from __future__ import annotations

from collections.abc import Callable

from boothill.games.bang.bots.judging.hand import bangs_in_hand, shots_in_hand, weapon_in_play, weapon_value
from boothill.games.bang.bots.judging.situation import Outlook, event_at_turn_of, lasts, loss
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
from boothill.games.bang.rules.cards.warnings import shrugs_off
from boothill.games.bang.rules.distance import profile_with
from boothill.games.bang.rules.terms import FROM_HAND, HEARTS, KindId, Option

EXPLODES = 0.15
"""How likely a fuse goes off at the turn of whoever has it."""


def score_play(outlook: Outlook, option: Option) -> float:
    """How urgent it is to play a hand card in this way; at or below 0 if it is not worth it."""
    card, kind = option[1], option[2]
    trait = outlook.kinds[kind]
    if kind != outlook.view.rules.kind_of[card]:
        return _stand_in(outlook, option, trait)
    if trait.at_once:
        return _SCORES[trait.sort](outlook, option, trait)
    return (_lay if trait.green else _at_a_cost)(outlook, option, trait)


def score_use(outlook: Outlook, option: Option) -> float:
    """The same for using a card in front of oneself."""
    trait = outlook.kinds[option[2]]
    return _SCORES[trait.sort](outlook, option, trait)


# ---- ways to play a card ---------------------------------------------------------------------------------------


def _lay(outlook: Outlook, option: Option, trait: Trait) -> float:
    """A green card in play can be used from the next turn on, if there is one, and no longer fills the hand."""
    return 78.0 + 0.1 * trait.worth if not outlook.fleeting else -1.0


def _stand_in(outlook: Outlook, option: Option, trait: Trait) -> float:
    """A card as another one: the less it is worth as what it is, the better."""
    worth = outlook.hand.price(1) if outlook.hand.surplus > 0 else outlook.hand.keep(option[1])
    if worth > outlook.weights.dear or (trait.sort == SUPPLY and worth + 1.5 > trait.worth):
        return -1.0
    score = _SCORES[trait.sort](outlook, option, trait)
    return score - 0.05 * outlook.hand.keep(option[1]) if score > 0.0 else score


def _at_a_cost(outlook: Outlook, option: Option, trait: Trait) -> float:
    """A card that takes others with it: only if it does more than they are worth, and after all that is cheaper."""
    if trait.sort not in GAINS:
        return -1.0
    gain = GAINS[trait.sort](outlook, option, trait) - outlook.hand.price(trait.cost, option[1])
    return outlook.weights.at_price + min(gain, 9.0) if gain > 0.0 else -1.0


# ---- what it does for the seat ---------------------------------------------------------------------------------


def _shot(outlook: Outlook, option: Option, trait: Trait) -> float:
    target, weights = option[3], outlook.weights
    hate = outlook.enmity[target]
    if hate < (weights.spare_enemy if outlook.spare else weights.enemy) or not outlook.dares(target):
        return -1.0
    view = outlook.view
    chance = outlook.guess.hit_chance(view, target, view.profile[outlook.me].bang_needs if trait.bang_card else 1)
    if not outlook.spare:
        if chance < weights.shot_least:
            return -1.0
        if trait.bang_card and hate * chance < weights.hold_bang and bangs_in_hand(view) == 1:
            return -1.0
    zeal = weights.shot_flat + weights.shot_chance * chance + outlook.zeal(target)
    return weights.at_shot + weights.shot_hate * hate * zeal


def _attack(outlook: Outlook, option: Option, trait: Trait) -> float:
    target, weights = option[3], outlook.weights
    hate = outlook.enmity[target]
    if hate < weights.enemy or not outlook.dares(target):
        return -1.0
    return weights.at_attack + weights.shot_hate * hate * (1.0 + outlook.zeal(target))


def score_challenge(outlook: Outlook, option: Option, trait: Trait) -> float:
    """A duel: for whoever has the BANG!s, or against an empty hand."""
    target, weights = option[3], outlook.weights
    view = outlook.view
    hate = outlook.enmity[target]
    if hate < weights.enemy or not outlook.dares(target):
        return -1.0
    # He loses with fewer BANG!s than we have plus one.
    lost = outlook.guess.no_bang_chance(view, target, shots_in_hand(view) + 1)
    if lost < weights.duel_least or (view.life[outlook.me] <= 1 and lost < weights.duel_last):
        if not outlook.fleeting:
            return -1.0
    return weights.at_duel + weights.shot_hate * hate * (lost + outlook.zeal(target))


def _strip(outlook: Outlook, option: Option, trait: Trait) -> float:
    """Take what helps an enemy, best in front of him; rid oneself, or a friend, of what threatens."""
    target, pick, weights = option[3], option[4], outlook.weights
    hate = outlook.enmity[target]
    if pick != FROM_HAND and outlook.kinds[outlook.view.rules.kind_of[pick]].menace:
        return 95.0 if target == outlook.me else 58.0 - hate if hate < weights.ally else -1.0
    if target == outlook.me or hate < (weights.strip_enemy if outlook.spare else weights.enemy):
        return -1.0
    return weights.at_strip + hate * loss(outlook, target, pick)


def _hindrance(outlook: Outlook, option: Option, trait: Trait) -> float:
    """Jail for the most dangerous enemy: the one with life, cards and a good weapon."""
    target, weights = option[3], outlook.weights
    view = outlook.view
    hate = outlook.enmity[target]
    if hate < weights.enemy:
        return -1.0
    danger = view.life[target] + view.hand_sizes[target] + view.profile[target].range
    if view.next_event >= 0 or view.standing:
        then = event_at_turn_of(view, target)
        if then.get("cards_off") or then.get("all_suits", -1) == HEARTS:  # it would lie idle, or let him go for sure
            return -1.0
    urgency = weights.jail_flat + weights.jail_danger * min(danger, 8)
    if weights.jail_soon:
        urgency += weights.jail_soon * outlook.nearness(target)
    return weights.at_jail + hate * urgency


def _sweep(outlook: Outlook, option: Option, trait: Trait) -> float:
    """Harm to all others: if it does more good than harm, and kills no friend."""
    total = sweep_total(outlook, option, trait)
    return outlook.weights.at_sweep + min(total, 4.0) if total > outlook.weights.sweep_least else -1.0


def sweep_total(outlook: Outlook, option: Option, trait: Trait) -> float:
    """What harm to all others comes to: so many enemies hit, or below 0 if a friend may be killed or more are hurt."""
    view, enmity, weights, guess = outlook.view, outlook.enmity, outlook.weights, outlook.guess
    total = 0.0
    for seat in view.seats:
        if seat == outlook.me or shrugs_off(view, seat, option[1]):
            continue
        hate = enmity[seat]
        chance = guess.hit_chance(view, seat, 1) if trait.shot else guess.no_bang_chance(view, seat)
        if hate < 0.0 and view.life[seat] <= 1 and (hate < weights.friend or not outlook.dares(seat)):
            return -1.0
        total += (hate + weights.sweep_bias) * chance * (1.0 + outlook.zeal(seat))
    return total


def _drink(outlook: Outlook, option: Option, trait: Trait) -> float:
    """What saves nobody who is dying goes first; a drink that saves is of use as long as it is kept."""
    view = outlook.view
    if view.life[outlook.me] >= view.max_life[outlook.me] or not lasts(view, outlook.me):
        return -1.0
    if not trait.rescue:
        return 91.0
    weights = outlook.weights
    # Between two players it saves nobody any more, and with a card too many something has to go.
    if view.life[outlook.me] > weights.drink_up_to and not outlook.spare and len(view.seats) > 2:
        return -1.0
    return weights.at_drink


def _treat(outlook: Outlook, option: Option, trait: Trait) -> float:
    gain = _relieves(outlook, option, trait)
    return 85.0 + 0.1 * gain if gain > 0.0 else -1.0


def _round(outlook: Outlook, option: Option, trait: Trait) -> float:
    """Life for everybody: good if oneself and friends gain more than enemies."""
    view, enmity, weights = outlook.view, outlook.enmity, outlook.weights
    total = 0.0
    for seat in view.seats:
        if view.life[seat] < view.max_life[seat] and lasts(view, seat):
            need = 1.5 if view.life[seat] <= 1 else 1.0
            total += need * (weights.round_own if seat == outlook.me else -max(-1.0, min(1.0, enmity[seat])))
    return weights.at_round + min(total, 4.0) if total > weights.round_least else -1.0


def _equipment(outlook: Outlook, option: Option, trait: Trait) -> float:
    """Good for the rest of the game; what somebody who leaves again has in front of him is lost with him."""
    return (
        outlook.weights.at_equipment + trait.worth if not outlook.fleeting or _helps_at_once(outlook, trait) else -1.0
    )


def _helps_at_once(outlook: Outlook, trait: Trait) -> bool:
    return trait.aims and not outlook.view.common.cards_off and shots_in_hand(outlook.view) > 0


def _weapon(outlook: Outlook, option: Option, trait: Trait) -> float:
    """A weapon no worse than the one that lies there, above all for reaching the worst enemy."""
    view, weights = outlook.view, outlook.weights
    mine = view.profile[outlook.me]
    if trait.unlimited and mine.bang_limit >= trait.bang_limit and trait.range <= mine.range:
        return -1.0
    if outlook.fleeting and not _helps_at_once(outlook, trait):
        return -1.0
    enmity = outlook.enmity
    others = [seat for seat in view.seats if seat != outlook.me]
    worst = max(others, key=enmity.__getitem__)
    quarry = view.distance(outlook.me, worst) if enmity[worst] >= weights.enemy else 0
    gain = weapon_value(view, trait, quarry, weights) - weapon_in_play(view, quarry, weights)
    if weights.weapon_reach:
        near, far = sorted((trait.range, mine.range))
        between = [max(0.0, enmity[seat]) for seat in others if near < view.distance(outlook.me, seat) <= far]
        gain += weights.weapon_reach * sum(between) * (1.0 if trait.range > mine.range else -1.0)
    if weights.weapon_kill and finishes(outlook, option[2]):
        gain += weights.weapon_kill
    return weights.at_weapon + gain if gain > 0.05 else -1.0


def finishes(outlook: Outlook, weapon: KindId) -> bool:
    """Whether with this weapon an enemy can be brought down this turn who cannot with the one that lies there."""
    view, me = outlook.view, outlook.me
    shots, mine = shots_in_hand(view), view.profile[me]
    if not shots or view.common.cards_off:
        return False
    then = profile_with(view.rules, mine, weapon)
    before, after = [min(shots, profile.bang_limit - view.bangs) for profile in (mine, then)]
    for seat in view.seats:
        life, distance = view.life[seat], view.distance(me, seat)
        if seat == me or life > after or distance > then.range or (life <= before and distance <= mine.range):
            continue
        if outlook.enmity[seat] >= outlook.weights.finish_enemy and outlook.dares(seat):
            if outlook.guess.hit_chance(view, seat, then.bang_needs) >= outlook.weights.finish_least:
                return True
    return False


def _supply(outlook: Outlook, option: Option, trait: Trait) -> float:
    """Cards first if they are good; what serves the others as well comes last."""
    if option[3] >= 0 and option[3] != outlook.me and outlook.enmity[option[3]] > 0.0:
        return -1.0
    if trait.worth > 6.0:
        return 100.0 + trait.worth
    weights = outlook.weights
    score = weights.at_store + trait.worth
    return score - weights.store_share * sum(outlook.enmity) if weights.store_share else score


def _raid(outlook: Outlook, option: Option, trait: Trait) -> float:
    gain = _raids(outlook, option, trait)
    return 50.0 + min(gain, 9.0) if gain > 0.0 else -1.0


def _fuse(outlook: Outlook, option: Option, trait: Trait) -> float:
    """Whoever lights it is the first to carry it; but those who come after him may be enemies."""
    weights = outlook.weights
    if not weights.fuse_enemies or outlook.fleeting:
        return -1.0
    risk, total = EXPLODES, 0.0
    view = outlook.view
    others = [seat for seat in view.seats if seat != outlook.me]
    for seat in sorted(others, key=lambda seat: -outlook.nearness(seat)):
        risk *= 1.0 - EXPLODES
        total += risk * (outlook.enmity[seat] if view.life[seat] > 3 else 2.0 * outlook.enmity[seat])
    gain = weights.fuse_enemies * total - weights.fuse_fear * EXPLODES
    return 8.0 + gain if gain > 0.0 else -1.0


_SCORES: dict[int, Callable[[Outlook, Option, Trait], float]] = {
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


def _shoots(outlook: Outlook, option: Option, trait: Trait) -> float:
    target = option[3]
    if outlook.enmity[target] < outlook.weights.enemy or not outlook.dares(target):
        return 0.0
    view = outlook.view
    needs = view.profile[outlook.me].bang_needs if trait.bang_card else 1
    return outlook.harm(target, outlook.guess.hit_chance(view, target, needs))


def _strips(outlook: Outlook, option: Option, trait: Trait) -> float:
    """His loss, by how much he is hated, and something for what may come into one's own hand."""
    target = option[3]
    if _strip(outlook, option, trait) < 0.0:
        return 0.0
    lost = loss(outlook, target, option[4])
    if lost < 0.0:  # a menace taken away
        return -lost
    return lost * (outlook.weights.spite + outlook.enmity[target])


def _sweeps(outlook: Outlook, option: Option, trait: Trait) -> float:
    score = _sweep(outlook, option, trait)
    return 4.0 * (score - outlook.weights.at_sweep) if score > 0.0 else 0.0


def _raids(outlook: Outlook, option: Option, trait: Trait) -> float:
    """The best card of each enemy, the least of each friend; a friend in trouble is helped."""
    view, enmity = outlook.view, outlook.enmity
    total = 0.0
    for seat in view.seats:
        if seat == outlook.me:
            continue
        losses = [loss(outlook, seat, card) for card in view.play[seat]]
        if view.hand_sizes[seat]:
            losses.append(loss(outlook, seat, FROM_HAND))
        if losses:
            total += max([enmity[seat] * lost for lost in losses])
    return total


def _drinks(outlook: Outlook, option: Option, trait: Trait) -> float:
    view = outlook.view
    return outlook.relief(outlook.me, view.profile[outlook.me].beer_gives if trait.rescue else trait.heals)


def _relieves(outlook: Outlook, option: Option, trait: Trait) -> float:
    """Life for oneself, or for a friend, by how dear he is."""
    target = option[3]
    if target == outlook.me:
        return outlook.relief(target, trait.heals)
    return -0.5 * max(-2.0, outlook.enmity[target]) * outlook.relief(target, trait.heals)


def _supplies(outlook: Outlook, option: Option, trait: Trait) -> float:
    return trait.worth + UNKNOWN_CARD if _supply(outlook, option, trait) > 0.0 else 0.0


GAINS: dict[int, Callable[[Outlook, Option, Trait], float]] = {
    SHOT: _shoots,
    ATTACK: _shoots,
    STRIP: _strips,
    SWEEP: _sweeps,
    RAID: _raids,
    DRINK: _drinks,
    TREAT: _relieves,
    SUPPLY: _supplies,
}
