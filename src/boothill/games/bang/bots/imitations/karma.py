"""A bot that tries its options by lot and thinks better of the worst of them.

The idea is that of salvoserver's bots: options in a few classes of fixed priority, random within a class; a try is
dropped if a person would be warned of it, or if it goes against a friend; and every hidden player is good, neutral or
bad by what they did last.
"""

from __future__ import annotations

from boothill.family.roles import DEPUTY, HIDDEN, OUTLAW, RENEGADE, SHERIFF
from boothill.games.bang.bots.answers.answers import ANSWERS, general
from boothill.games.bang.bots.imitations.reading import (
    LAID_DOWN,
    PlainMind,
    Roll,
    acts,
    alive,
    fitted,
    luck,
    mixed,
    roles_by_elimination,
)
from boothill.games.bang.bots.judging.memory import Chances
from boothill.games.bang.bots.judging.traits import RAID, ROUND, SWEEP, traits
from boothill.games.bang.rules.cards.warnings import warning
from boothill.games.bang.rules.roles import side_of
from boothill.games.bang.rules.table.view import View
from boothill.games.bang.rules.terms import BUY, DISCARD, END, PASS, PLAY, REMOVE, SPEND, TAKE, USE, Card
from boothill.kernel.decision import Decision, Option, Seat

GOOD, NEUTRAL, BAD = 1, 0, -1
"""How a player stands with the law."""
FRIEND, STRANGER, ENEMY = 1, 0, -1
"""How a player stands with the viewer."""

HARMING: dict[tuple[int, int], int] = {
    (GOOD, GOOD): NEUTRAL,
    (GOOD, NEUTRAL): GOOD,
    (GOOD, BAD): GOOD,
    (NEUTRAL, GOOD): BAD,
    (NEUTRAL, NEUTRAL): NEUTRAL,
    (NEUTRAL, BAD): GOOD,
    (BAD, GOOD): BAD,
    (BAD, NEUTRAL): BAD,
    (BAD, BAD): NEUTRAL,
}
"""What becomes of somebody who does harm, from what they and their victim were."""
HELPING: dict[tuple[int, int], int] = {
    (GOOD, GOOD): GOOD,
    (GOOD, NEUTRAL): GOOD,
    (GOOD, BAD): NEUTRAL,
    (NEUTRAL, GOOD): GOOD,
    (NEUTRAL, NEUTRAL): NEUTRAL,
    (NEUTRAL, BAD): BAD,
    (BAD, GOOD): NEUTRAL,
    (BAD, NEUTRAL): BAD,
    (BAD, BAD): BAD,
}
"""The same for somebody who does good."""
OF_ROLE = {SHERIFF: GOOD, DEPUTY: GOOD, OUTLAW: BAD, RENEGADE: NEUTRAL}

ROUNDS = 6
RESTRAINED, WARNED = 3, 5
"""So many rounds of tries heed everything, so many heed at least warnings; the rest heed nothing."""

STRONG_WORTH = 8.0
"""From here on a card is strong: it is used first and not thrown away."""
STRONG, EQUIPPING, IN_PLAY, FROM_HAND, ABILITIES, LAST = range(6)
"""The order of classes."""

SPARED_LIFE = 2
"""With so much life left, or less, a Renegade leaves the Sheriff alone."""

BY_LOT = frozenset(
    {"play", "dodge", "bang", "rescue", "roulette"}
    | {"surplus", "cost", "second_card", "drop_one", "store", "look", "estate", "first_draw"}
)
"""Questions that are answered by trying options; what sets ask besides is answered as by any sensible player."""

FREQUENCIES: dict[int, dict[int, Chances]] = {
    4: {BAD: (0.0, 0.962, 0.038), NEUTRAL: (0.0, 0.538, 0.462), GOOD: (0.0, 0.034, 0.966)},
    5: {BAD: (0.017, 0.764, 0.219), NEUTRAL: (0.281, 0.420, 0.299), GOOD: (0.663, 0.045, 0.292)},
    6: {BAD: (0.016, 0.915, 0.069), NEUTRAL: (0.221, 0.544, 0.235), GOOD: (0.520, 0.071, 0.409)},
    7: {BAD: (0.060, 0.803, 0.137), NEUTRAL: (0.366, 0.448, 0.186), GOOD: (0.727, 0.073, 0.200)},
    8: {BAD: (0.059, 0.706, 0.235), NEUTRAL: (0.308, 0.381, 0.311), GOOD: (0.593, 0.070, 0.337)},
}
"""By the number of players: how often a hidden player so good or bad is a Deputy, an Outlaw, a Renegade.

Counted in 2,000 games of each size among bots of this kind (base set, seeds 0 to 1,999), as the active player sees it
at the first question of their phase 2, wherever more than one role is hidden.
"""

ENMITY = {FRIEND: -1.5, STRANGER: 0.1, ENEMY: 1.0}
"""How much each is to be harmed, for questions that are not answered by lot."""


def standing(view: View) -> list[int]:
    """Per seat whether it is good, neutral or bad: by its role if that is known or follows, otherwise by its acts."""
    roles = roles_by_elimination(view)
    found = [OF_ROLE.get(role, NEUTRAL) for role in roles]
    for by, at, harm in acts(view, view.deeds):
        if roles[by] == HIDDEN:
            found[by] = (HARMING if harm > 0 else HELPING)[found[by], found[at]]
    return found


def attitudes(view: View) -> list[int]:
    """Per seat whether it is a friend, a stranger or an enemy; most fight strangers as well."""
    me = view.seat
    role = side_of(view, me)
    if len(view.role) == 3:
        found = [ENEMY] * 3
    elif role == RENEGADE:
        found = _of_renegade(view)
    else:
        found = [state if role != OUTLAW else -state for state in standing(view)]
    found[me] = FRIEND
    return found


def _of_renegade(view: View) -> list[int]:
    """They side with the minority; in the end everybody is their enemy."""
    left = alive(view)
    law, outlaws = left[SHERIFF] + left[DEPUTY], left[OUTLAW]
    if len(view.seats) == 2 or law == outlaws:
        return [ENEMY if len(view.seats) == 2 else STRANGER] * len(view.role)
    return [state if outlaws > law else -state for state in standing(view)]


class Karma(PlainMind):
    """Tries and vetoes. What it answers depends on its seed, the view and the question alone."""

    name = "karma"
    looks = True

    def __init__(self, seed: int) -> None:
        self._seed = seed

    def choose(self, view: View, decision: Decision) -> int:
        """Something by lot that nothing is to be said against, the highest class first; otherwise to pass."""
        if decision.kind not in BY_LOT:
            return ANSWERS.get(decision.kind, general)(view, decision, self)
        return _tried(view, decision, luck(self._seed, self.name, decision))

    def enmity(self, view: View) -> list[float]:
        """How much it wants to harm each seat."""
        return [0.0 if seat == view.seat else ENMITY[side] for seat, side in enumerate(attitudes(view))]

    def judge(self, view: View) -> list[Chances]:
        """Per seat the chances of (Deputy, Outlaw, Renegade): by how often somebody so good or bad is what."""
        found = FREQUENCIES.get(len(view.role), {})  # among three nothing is hidden
        return fitted(view, [found.get(state, (1.0, 1.0, 1.0)) for state in standing(view)])


def _tried(view: View, decision: Decision, roll: Roll) -> int:
    options = decision.options
    classes: list[list[int]] = [[] for _ in range(LAST + 1)]
    for at, option in enumerate(options):
        classes[_class_of(view, option)].append(at)
    tries = [at for one in classes for at in mixed(one, roll)]
    sides = attitudes(view)
    for number in range(ROUNDS):
        for at in tries:
            option = options[at]
            if number < WARNED and warning(view, decision, option) is not None:
                continue
            if number < RESTRAINED and _vetoed(view, option, sides):
                continue
            return at
    return tries[0]


def _class_of(view: View, option: Option) -> int:
    verb, card, kind, _, _ = option
    if verb in (PASS, END):
        return LAST
    if verb == USE:
        return ABILITIES
    if verb in (PLAY, SPEND, BUY):
        if is_strong(view, card):
            return STRONG
        if verb == SPEND:
            return IN_PLAY
        return EQUIPPING if traits(view.rules)[kind].sort in LAID_DOWN else FROM_HAND
    return FROM_HAND


def is_strong(view: View, card: Card) -> bool:
    """Whether a card is among the best there are."""
    return card >= 0 and traits(view.rules)[view.rules.kind_of[card]].worth >= STRONG_WORTH


def _vetoed(view: View, option: Option, sides: list[int]) -> bool:
    """What it does not want to do, although nobody would warn a person of it."""
    verb, card, kind, seat, pick = option
    kinds, me = traits(view.rules), view.seat
    wounded = view.life[me] < view.max_life[me]
    if verb == USE:
        action = view.rules.actions[kind]
        if is_strong(view, card) or (action.heals and not wounded) or (action.price_life and view.life[me] <= 2):
            return True
        return action.hostile and seat >= 0 and _spares(view, seat, sides, hurts=pick < 0)
    if verb == DISCARD:
        return is_strong(view, card)
    if verb == REMOVE:
        return sides[seat] == FRIEND
    if verb not in (PLAY, SPEND, BUY):
        return verb == TAKE and seat >= 0 and sides[seat] == FRIEND
    trait = kinds[kind]
    if verb == PLAY and kind != view.rules.kind_of[card] and is_strong(view, card):
        return True
    if seat < 0:
        if trait.sort in (SWEEP, RAID) and not (trait.green and verb == PLAY):
            return trait.sort == SWEEP and any(_must_live(view, other) for other in view.seats if other != me)
        return trait.sort == ROUND and not wounded
    if not trait.hostile:
        return sides[seat] != FRIEND
    if pick >= 0 and kinds[view.rules.kind_of[pick]].menace:
        return sides[seat] != FRIEND
    return _spares(view, seat, sides, hurts=pick == -1)


def _spares(view: View, seat: Seat, sides: list[int], *, hurts: bool) -> bool:
    """Whether somebody is not to be harmed: a friend, or one whose death would be a mistake.

    To Outlaws, who have an enemy everybody knows, a stranger is not worth a shot; to all others they are.
    """
    if sides[seat] == FRIEND:
        return True
    if not hurts:
        return False
    mine = side_of(view, view.seat)
    if _must_live(view, seat) or (mine == OUTLAW and sides[seat] == STRANGER):
        return True
    if mine == RENEGADE and view.role[seat] == SHERIFF and len(view.seats) > 2:
        return view.life[seat] <= SPARED_LIFE
    return mine == SHERIFF and view.life[seat] <= 1 and sides[seat] == STRANGER


def _must_live(view: View, seat: Seat) -> bool:
    """Whether somebody may die of one hit whom this side cannot afford to lose: the Sheriff, or a known Deputy."""
    if view.life[seat] > 1 or len(view.role) == 3 or len(view.seats) == 2:
        return False
    mine = side_of(view, view.seat)
    if view.role[seat] == SHERIFF:
        return mine in (DEPUTY, RENEGADE)
    return mine in (SHERIFF, DEPUTY) and roles_by_elimination(view)[seat] == DEPUTY
