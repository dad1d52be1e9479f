"""Phase 2: how urgent each possible play is."""

from __future__ import annotations

from collections.abc import Callable

from boothill.bang.terms import FROM_HAND, PLAY, SHERIFF, USE, Option, Seat
from boothill.bang.view import View
from boothill.bots.feelings import FRIEND
from boothill.bots.hand import Hand, bangs_in_hand, weapon_in_play, weapon_value
from boothill.bots.traits import (
    ATTACK,
    CHALLENGE,
    DRINK,
    EQUIPMENT,
    HINDRANCE,
    ROUND,
    SHOT,
    STRIP,
    SUPPLY,
    SWEEP,
    WEAPON,
    Trait,
    traits,
)

ENEMY = 0.2
"""From here on somebody is worth a card."""
UNSURE = 0.45
"""From here on the Sheriff dares to kill."""
NO_MISSED = 0.85
"""How likely an unknown card is no Missed!."""
NO_BANG = 0.69
"""How likely an unknown card is no BANG!."""
NO_HEART = 0.75
"""How likely a draw! shows no Heart."""


class Outlook:
    """What the scores of one decision share."""

    __slots__ = ("enmity", "kinds", "me", "spare", "view")

    def __init__(self, view: View, enmity: list[float]) -> None:
        self.view = view
        self.enmity = enmity
        self.me = view.seat
        self.kinds = traits(view.rules)
        self.spare = len(view.hand) > max(view.life[view.seat], view.profile[view.seat].hand_limit)
        """Some card has to go at the end of the turn anyway."""


def score_plays(view: View, options: list[Option], enmity: list[float]) -> list[float]:
    """A score per option; the highest is to be played first, nothing at or below 0 at all.

    Cards that bring cards come first, then healing, equipment, taking, sweeping, shooting, and what is left.
    """
    outlook = Outlook(view, enmity)
    kinds = outlook.kinds
    scores: list[float] = []
    for option in options:
        verb = option[0]
        if verb == PLAY:
            trait = kinds[option[2]]
            scores.append(_SCORES[trait.sort](outlook, option, trait) if trait.sort in _SCORES else 0.0)
        elif verb == USE:
            scores.append(_use(outlook, option))
        else:
            scores.append(0.0)
    return scores


def hit_chance(view: View, target: Seat, needs: int) -> float:
    """A guess how likely a shot hits somebody, from what lies in front of him and how many cards he holds."""
    chance: float = NO_MISSED ** view.hand_sizes[target] * NO_HEART ** view.profile[target].barrels
    return chance if needs == 1 else 1.0 - (1.0 - chance) ** 2


def _kills(outlook: Outlook, target: Seat) -> float:
    """Extra zeal to finish somebody, and weakness in general."""
    life = outlook.view.life[target]
    return 0.6 if life <= 1 else 0.2 if life == 2 else 0.0


def _dares(outlook: Outlook, target: Seat) -> bool:
    """The Sheriff does not shoot down whom he does not know: a dead Deputy costs him everything."""
    view = outlook.view
    return view.life[target] > 1 or view.role[outlook.me] != SHERIFF or outlook.enmity[target] >= UNSURE


def _shot(outlook: Outlook, option: Option, trait: Trait) -> float:
    target = option[3]
    hate = outlook.enmity[target]
    if hate < (0.05 if outlook.spare else ENEMY) or not _dares(outlook, target):
        return -1.0
    view = outlook.view
    chance = hit_chance(view, target, view.profile[outlook.me].bang_needs)
    return 40.0 + 4.0 * hate * (0.5 + 0.5 * chance + _kills(outlook, target))


def _attack(outlook: Outlook, option: Option, trait: Trait) -> float:
    target = option[3]
    hate = outlook.enmity[target]
    if hate < ENEMY or not _dares(outlook, target):
        return -1.0
    return 35.0 + 4.0 * hate * (1.0 + _kills(outlook, target))


def _challenge(outlook: Outlook, option: Option, trait: Trait) -> float:
    """A duel: for whoever has the BANG!s, or against an empty hand."""
    target = option[3]
    view = outlook.view
    hate = outlook.enmity[target]
    if hate < ENEMY or not _dares(outlook, target):
        return -1.0
    bangs = bangs_in_hand(view)
    # He loses with fewer BANG!s than we have plus one.
    lost: float = NO_BANG ** (view.hand_sizes[target] / (bangs + 1))
    if lost < 0.55 or (view.life[outlook.me] <= 1 and lost < 0.9):
        return -1.0
    return 30.0 + 4.0 * hate * (lost + _kills(outlook, target))


def _strip(outlook: Outlook, option: Option, trait: Trait) -> float:
    """Take what helps an enemy, best in front of him; rid oneself of what threatens."""
    target, pick = option[3], option[4]
    view = outlook.view
    taken = outlook.kinds[view.rules.kind_of[pick]] if pick != FROM_HAND else None
    if target == outlook.me:
        return 95.0 if taken is not None and taken.menace else -1.0
    hate = outlook.enmity[target]
    if hate < (0.1 if outlook.spare else ENEMY) or (taken is not None and taken.menace):
        return -1.0
    value = 5.0 if taken is None else taken.worth - (1.0 if taken.sort == WEAPON else 0.0)
    if taken is None and view.life[target] <= 1:
        value += 2.0
    return 50.0 + hate * value


def _hindrance(outlook: Outlook, option: Option, trait: Trait) -> float:
    """Jail for the most dangerous enemy: the one with life, cards and a good weapon."""
    target = option[3]
    view = outlook.view
    hate = outlook.enmity[target]
    if hate < ENEMY:
        return -1.0
    danger = view.life[target] + view.hand_sizes[target] + view.profile[target].range
    return 60.0 + hate * (4.0 + 0.5 * min(danger, 8))


def _sweep(outlook: Outlook, option: Option, trait: Trait) -> float:
    """Harm to all others: if it does more good than harm, and kills no friend."""
    view, enmity = outlook.view, outlook.enmity
    total = 0.0
    for seat in view.seats:
        if seat == outlook.me:
            continue
        hate = enmity[seat]
        chance = hit_chance(view, seat, 1)
        if hate < 0.0 and view.life[seat] <= 1 and (hate < FRIEND or not _dares(outlook, seat)):
            return -1.0
        total += (hate + 0.15) * chance * (1.0 + _kills(outlook, seat))
    return 45.0 + min(total, 4.0) if total > 0.0 else -1.0


def _drink(outlook: Outlook, option: Option, trait: Trait) -> float:
    view = outlook.view
    return 90.0 if view.life[outlook.me] < view.max_life[outlook.me] else -1.0


def _round(outlook: Outlook, option: Option, trait: Trait) -> float:
    """Life for everybody: good if oneself and friends gain more than enemies."""
    view, enmity = outlook.view, outlook.enmity
    total = 0.0
    for seat in view.seats:
        if view.life[seat] < view.max_life[seat]:
            need = 1.5 if view.life[seat] <= 1 else 1.0
            total += need * (1.2 if seat == outlook.me else -max(-1.0, min(1.0, enmity[seat])))
    return 20.0 + min(total, 4.0) if total > 0.3 else -1.0


def _equipment(outlook: Outlook, option: Option, trait: Trait) -> float:
    return 80.0 + trait.worth


def _weapon(outlook: Outlook, option: Option, trait: Trait) -> float:
    """A weapon no worse than the one that lies there, above all for reaching the worst enemy."""
    view = outlook.view
    if trait.unlimited and view.profile[outlook.me].bang_limit > 1 and trait.range <= view.profile[outlook.me].range:
        return -1.0
    enmity = outlook.enmity
    others = [seat for seat in view.seats if seat != outlook.me]
    worst = max(others, key=enmity.__getitem__)
    quarry = view.distance(outlook.me, worst) if enmity[worst] >= ENEMY else 0
    gain = weapon_value(view, trait, quarry) - weapon_in_play(view, quarry)
    return 75.0 + gain if gain > 0.05 else -1.0


def _supply(outlook: Outlook, option: Option, trait: Trait) -> float:
    """Cards first if they are good; what serves the others as well comes last."""
    if option[3] >= 0 and option[3] != outlook.me and outlook.enmity[option[3]] > 0.0:
        return -1.0
    return 100.0 + trait.worth if trait.worth > 6.0 else 5.0 + trait.worth


def _use(outlook: Outlook, option: Option) -> float:
    """An ability that heals, paid with cards of little use. Others are left alone: nothing says what they cost."""
    view = outlook.view
    if "rescue" not in view.rules.actions[option[2]].occasions or len(view.hand) < 2:
        return -1.0
    hand = Hand(view)
    price = sum(sorted([hand.keep(card) for card in view.hand])[:2])
    return 10.0 if price < (9.0 if view.life[outlook.me] <= 2 else 5.0) else -1.0


_SCORES: dict[int, Callable[[Outlook, Option, Trait], float]] = {
    SHOT: _shot,
    CHALLENGE: _challenge,
    ATTACK: _attack,
    STRIP: _strip,
    HINDRANCE: _hindrance,
    SWEEP: _sweep,
    DRINK: _drink,
    ROUND: _round,
    EQUIPMENT: _equipment,
    WEAPON: _weapon,
    SUPPLY: _supply,
}
"""A fuse has no score: whoever lights it is the first to carry it."""
