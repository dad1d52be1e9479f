"""How much a seat wants to harm each other seat, from its role and what it makes of theirs."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Protocol

from boothill.family.roles import DEPUTY, GOALS, OUTLAW, RENEGADE, SHERIFF
from boothill.games.bang.bots.judging.memory import Chances
from boothill.games.bang.bots.judging.traits import traits
from boothill.games.bang.bots.judging.weights import DEFAULTS, Weights
from boothill.games.bang.rules.roles import side_of
from boothill.games.bang.rules.table.view import View

Wishes = tuple[float, float, float, float]
"""How much a seat wants to harm the Sheriff, a Deputy, an Outlaw, a Renegade."""

QUARRY = 1.5
"""Of three players: the one whose death wins the game (DC-3P-2)."""
HUNTER = 0.9
"""Of three players: the one who wins by killing this seat."""


class Judgement(Protocol):
    """What somebody makes of the roles of the others."""

    @property
    def chances(self) -> Sequence[Chances]:
        """Of each seat."""
        ...

    @property
    def left(self) -> Mapping[int, int]:
        """How many of each role are still in the game."""
        ...


def enmity(view: View, memory: Judgement, weights: Weights | None = None) -> list[float]:
    """Per seat: above 0 an enemy, below 0 a friend, about -3 to 2. 0 for oneself and for those out of the game.

    0 as well for a shadow: nothing harms them or does them good for longer than their own turn. Without weights those
    of the greenhorn count.
    """
    if len(view.role) == 3:
        return _among_three(view)
    me = view.seat
    role = side_of(view, me)
    if weights is None:
        weights = DEFAULTS[role]
    for_sheriff, for_deputy, for_outlaw, for_renegade = wishes(view, memory.left, role, weights)
    found = [0.0] * len(view.role)
    for seat in view.seats:
        if seat == me or seat == view.shadow:
            continue
        if view.role[seat] == SHERIFF:
            found[seat] = for_sheriff
        else:
            deputy, outlaw, renegade = memory.chances[seat]
            found[seat] = for_deputy * deputy + for_outlaw * outlaw + for_renegade * renegade
    if weights.grudge:
        add_grudges(view, found, weights.grudge)
    return found


def add_grudges(view: View, found: list[float], grudge: float) -> None:
    """Add so much to the enmity against whoever is no friend for each hostile act of theirs, up to three of them."""
    me, kinds, actions = view.seat, traits(view.rules), view.rules.actions
    acts: dict[int, int] = {}
    for deed in view.deeds:
        by, kind, ability = deed.by, deed.kind, deed.action
        if deed.at == me and by != me and (actions[ability].hostile if ability >= 0 else kinds[kind].hostile):
            acts[by] = acts.get(by, 0) + 1
    for seat, number in acts.items():
        if seat in view.seats and seat != view.shadow and view.role[seat] != SHERIFF and found[seat] > 0.0:
            found[seat] += grudge * min(number, 3)


def _among_three(view: View) -> list[float]:
    """Everybody knows who is after whom, and everybody is alone; once somebody is out the last two fight (DC-3P-3)."""
    me = view.seat
    found = [0.0] * len(view.role)
    for seat in view.seats:
        if seat != me:
            found[seat] = QUARRY if len(view.seats) == 2 or view.role[seat] == GOALS[view.role[me]] else HUNTER
    return found


def wishes(view: View, left: Mapping[int, int], role: int, weights: Weights) -> Wishes:
    """How much this role wants to harm each role now, with so many of each left in the game."""
    if role == RENEGADE:
        return _balance(view, left, weights)
    for_renegade = weights.wish_renegade
    if role != OUTLAW and left[OUTLAW] <= 0:
        # While Outlaws are about, the Renegade fights them too; afterwards the law has nobody else to fear.
        for_renegade = weights.wish_renegade_late
    return weights.wish_sheriff, weights.wish_deputy, weights.wish_outlaw, for_renegade


def _balance(view: View, left: Mapping[int, int], weights: Weights) -> Wishes:
    """The Renegade: the Sheriff must live until all others are gone, and no side may win before that.

    A healthy Sheriff can do without help: fighting the Sheriff's enemies only makes enemies of one's own. A second
    Renegade is nobody's ally, but of use as long as there are Deputies (DC-8P-1, -2).
    """
    if sum(left.values()) == 2:
        return weights.last_sheriff, 1.0, 1.0, 1.0
    outlaws, law = left[OUTLAW], left[DEPUTY] + left[SHERIFF]
    if outlaws == 0:
        rival = weights.late_rival if left[DEPUTY] else weights.last_rival
        return weights.wish_sheriff, weights.late_deputy, 0.0, rival
    life = view.life[view.role.index(SHERIFF)]
    if outlaws > law or life <= weights.failing:
        for_deputy, for_outlaw = weights.weak_deputy, weights.weak_outlaw
    elif outlaws == law:
        for_deputy, for_outlaw = weights.even_deputy, weights.even_outlaw
    else:
        for_deputy, for_outlaw = weights.strong_deputy, weights.strong_outlaw
    if life >= weights.healthy:
        for_outlaw = min(for_outlaw, weights.biding)
    return weights.wish_sheriff, for_deputy, for_outlaw, weights.wish_renegade
