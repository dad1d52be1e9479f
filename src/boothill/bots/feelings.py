"""How much a seat wants to harm each other seat, from its role and what it makes of theirs."""

from __future__ import annotations

from boothill.bang.roles import GOALS, side_of
from boothill.bang.terms import DEPUTY, OUTLAW, RENEGADE, SHERIFF
from boothill.bang.view import View
from boothill.bots.memory import Memory

FRIEND = -1.0
"""Below this a seat is spared whatever it costs."""

HEALTHY = 4
"""With so much life the Sheriff does not need the Renegade's help."""
BIDING = 0.15
"""How much the Renegade wants to harm an Outlaw as long as he is not needed."""

QUARRY = 1.5
"""Of three players: the one whose death wins the game (DC-3P-2)."""
HUNTER = 0.9
"""Of three players: the one who wins by killing this seat."""


def feelings(view: View, memory: Memory) -> list[float]:
    """Per seat: above 0 an enemy, below 0 a friend, about -3 to 2. 0 for oneself and for those out of the game.

    0 as well for a shadow: nothing harms him or does him good for longer than his own turn.
    """
    if len(view.role) == 3:
        return _among_three(view)
    me = view.seat
    role = side_of(view, me)
    for_sheriff, for_deputy, for_outlaw, for_renegade = _wishes(view, memory, role)
    found = [0.0] * len(view.role)
    for seat in view.seats:
        if seat == me or seat == view.shadow:
            continue
        if view.role[seat] == SHERIFF:
            found[seat] = for_sheriff
        else:
            deputy, outlaw, renegade = memory.chances[seat]
            found[seat] = for_deputy * deputy + for_outlaw * outlaw + for_renegade * renegade
    return found


def _among_three(view: View) -> list[float]:
    """Everybody knows who is after whom, and everybody is alone; once somebody is out the last two fight (DC-3P-3)."""
    me = view.seat
    found = [0.0] * len(view.role)
    for seat in view.seats:
        if seat != me:
            found[seat] = QUARRY if len(view.seats) == 2 or view.role[seat] == GOALS[view.role[me]] else HUNTER
    return found


def _wishes(view: View, memory: Memory, role: int) -> tuple[float, float, float, float]:
    """How much this role wants to harm the Sheriff, a Deputy, an Outlaw, a Renegade now."""
    left = memory.left
    if role == OUTLAW:
        return 2.0, 0.9, -1.2, 0.5
    if role == RENEGADE:
        return _balance(view, memory)
    # While Outlaws are about, the Renegade fights them too; afterwards only he is left to fear.
    for_renegade = 0.4 if left[OUTLAW] > 0 else 1.5
    return -3.0, (-1.6 if role == SHERIFF else -1.2), 1.0, for_renegade


def _balance(view: View, memory: Memory) -> tuple[float, float, float, float]:
    """The Renegade: the Sheriff must live until all others are gone, and no side may win before that.

    A healthy Sheriff can look after himself: fighting his enemies for him only makes enemies of one's own. A second
    Renegade is nobody's ally, but of use as long as there are Deputies (DC-8P-1, -2).
    """
    left = memory.left
    if sum(left.values()) == 2:
        return 2.0, 1.0, 1.0, 1.0
    outlaws, law = left[OUTLAW], left[DEPUTY] + left[SHERIFF]
    if outlaws == 0:
        return -2.0, 1.0, 0.0, 0.5 if left[DEPUTY] else 1.0
    life = view.life[view.role.index(SHERIFF)]
    if outlaws > law or life <= 2:
        for_deputy, for_outlaw = -0.3, 1.0
    elif outlaws == law:
        for_deputy, for_outlaw = 0.2, 0.8
    else:
        for_deputy, for_outlaw = 0.7, 0.3
    if life >= HEALTHY:
        for_outlaw = min(for_outlaw, BIDING)
    return -2.0, for_deputy, for_outlaw, 0.2
