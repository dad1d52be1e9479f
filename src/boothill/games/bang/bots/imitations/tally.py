"""A bot that counts acts for and against the law, and aims by a level per player.

The idea is that of QSanguosha's smart bots: every revealing act counts one, however much harm it did; acts that
contradict each other make a Renegade; once all enemies are found the others are friends; a Renegade balances the sides.
"""

from __future__ import annotations

from boothill.bots.choosing import best
from boothill.family.roles import DEPUTY, GOALS, HIDDEN, OUTLAW, RENEGADE, SHERIFF
from boothill.games.bang.bots.answers.answers import ANSWERS, general
from boothill.games.bang.bots.imitations.reading import PlainMind, acts, alive, fitted, roles_by_elimination, unseen
from boothill.games.bang.bots.judging.hand import shots_in_hand
from boothill.games.bang.bots.judging.memory import Chances
from boothill.games.bang.bots.judging.situation import Situation, loss
from boothill.games.bang.bots.judging.traits import (
    ATTACK,
    BOUNTY,
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
    WEAPON,
    Trait,
)
from boothill.games.bang.bots.judging.urgency import AT_GREEN, AT_SUPPLY, MOST_ABOVE, NOT_WORTH_IT
from boothill.games.bang.bots.scoring.abilities import score_ability
from boothill.games.bang.bots.scoring.must_play import least_harm
from boothill.games.bang.bots.scoring.purchases import look_into_shop, score_purchase, score_removal
from boothill.games.bang.rules.cards.warnings import shrugs_off, warning
from boothill.games.bang.rules.roles import side_of
from boothill.games.bang.rules.table.view import View
from boothill.games.bang.rules.terms import BUY, END, PLAY, REMOVE, SHOP, SPEND, USE, Deed
from boothill.kernel.decision import Decision, Option, Seat

FRIEND, ALLY, NONE, SUSPECT, ENEMY, QUARRY = -2, -1, 0, 2, 3, 5
"""Levels: below 0 a friend, above 0 somebody to be harmed, the higher the sooner."""
TWO_FACED = 2
"""So many contradictions make a Renegade."""
SAFE_LIFE = 2
"""A Sheriff who knows nobody leaves everybody at least this much life."""
MARGIN = 1.5
"""How much more life one side must have than the other to be the stronger one."""
WEAK = 2
"""With so much life, or less, the Sheriff needs even a Renegade's help."""

PRIORITY: dict[int, float] = {
    SUPPLY: 10.0,
    DRINK: 90.0,
    TREAT: 85.0,
    EQUIPMENT: 80.0,
    WEAPON: 75.0,
    HINDRANCE: 65.0,
    STRIP: 55.0,
    RAID: 50.0,
    SWEEP: 45.0,
    ATTACK: 40.0,
    SHOT: 35.0,
    CHALLENGE: 25.0,
    ROUND: 15.0,
    BOUNTY: 5.0,
    FUSE: 0.0,
}
"""When in a turn a card of each sort is played, among abilities and purchases, which keep to `urgency`; by its value
within the sort."""
GOOD_SUPPLY = 6.0
"""A supply worth more than this is played first of all."""
DEAR = 6.5
"""A card worth more than this to keep is not used as something else, nor to pay with."""

_WEIGHTS: dict[int, Chances] = {
    DEPUTY: (0.75, 0.01, 0.24),
    OUTLAW: (0.01, 0.92, 0.07),
    RENEGADE: (0.24, 0.12, 0.64),
    HIDDEN: (0.29, 0.46, 0.25),
}
"""How often a hidden player taken for this is a Deputy, an Outlaw, a Renegade.

Counted in 150 games of each of 5 to 8 players among bots of this kind (base set), as the active player sees it at the
first question of their phase 2.
"""


class Count:
    """What a seat has counted. It depends on the view alone; what it keeps between two looks only saves work."""

    __slots__ = ("_deeds", "_role", "_seen", "loyalty", "two_faced", "verdicts")

    def __init__(self) -> None:
        self._deeds: tuple[Deed, ...] = ()
        self._role: tuple[int, ...] = ()
        self._seen = False
        self.loyalty: list[int] = []
        """Per seat: acts for the law less acts against it."""
        self.two_faced: list[int] = []
        """Per seat: acts that contradicted those before."""
        self.verdicts: list[int] = []
        """Per seat the role it is taken for, HIDDEN if that is open."""

    def look(self, view: View) -> None:
        """Count what happened since the last look."""
        if self._seen and view.role == self._role and view.deeds == self._deeds:
            return
        self._seen, self._role, self._deeds = True, view.role, view.deeds
        roles = roles_by_elimination(view)
        self.loyalty = [0] * len(roles)
        self.two_faced = [0] * len(roles)
        for by, at, harm in acts(view, view.deeds):
            side = _side(roles[at], self.loyalty[at])
            if not side or roles[by] == SHERIFF:
                continue
            act = -harm * side
            if act * self.loyalty[by] < 0:
                self.two_faced[by] += 1
            self.loyalty[by] += act
        self.verdicts = self._judged(view, roles)

    def _judged(self, view: View, roles: tuple[int, ...]) -> list[int]:
        """Those who showed it most are taken for what they showed, as many as there are; the rest for what is left."""
        found = list(roles)
        left = unseen(view)
        loyalty, two_faced = self.loyalty, self.two_faced

        def name(role: int, seats: list[Seat]) -> None:
            for seat in seats[: left[role]]:
                found[seat] = role
                left[role] -= 1

        open_seats = [seat for seat, role in enumerate(found) if role == HIDDEN]
        if not open_seats:
            return found
        name(RENEGADE, [s for s in sorted(open_seats, key=lambda s: -two_faced[s]) if two_faced[s] >= TWO_FACED])
        open_seats = [seat for seat in open_seats if found[seat] == HIDDEN]
        name(OUTLAW, [s for s in sorted(open_seats, key=lambda s: loyalty[s]) if loyalty[s] < 0])
        name(DEPUTY, [s for s in sorted(open_seats, key=lambda s: -loyalty[s]) if loyalty[s] > 0])
        open_seats = [seat for seat in open_seats if found[seat] == HIDDEN]
        rest = [role for role in (DEPUTY, OUTLAW, RENEGADE) if left[role] > 0]
        if OUTLAW not in rest or len(rest) == 1:  # saturation
            for seat in open_seats:
                found[seat] = DEPUTY if DEPUTY in rest else rest[0]
        return found


def _side(role: int, loyalty: int) -> int:
    """1 for the law, -1 for Outlaws, 0 if that is open."""
    if role in (SHERIFF, DEPUTY):
        return 1
    if role == OUTLAW:
        return -1
    return 0 if role == RENEGADE or not loyalty else 1 if loyalty > 0 else -1


def levels(view: View, count: Count) -> list[int]:
    """Per seat how much it is to be harmed; oneself is a friend, and a shadow is left alone."""
    me = view.seat
    count.look(view)
    if len(view.role) == 3:
        found = [QUARRY if len(view.seats) == 2 or role == GOALS[view.role[me]] else ENEMY for role in view.role]
    else:
        found = _by_role(view, count.verdicts)
    found[me] = FRIEND
    if view.shadow >= 0 and view.shadow != me:
        found[view.shadow] = NONE
    return found


def _by_role(view: View, verdicts: list[int]) -> list[int]:
    left, hidden = alive(view), unseen(view)
    role = side_of(view, view.seat)
    if role == OUTLAW:
        stranger = SUSPECT if hidden[OUTLAW] == 0 else NONE
        of = {SHERIFF: QUARRY, DEPUTY: ENEMY, OUTLAW: FRIEND, RENEGADE: SUSPECT, HIDDEN: stranger}
    elif role == RENEGADE:
        of = _balance(view, verdicts, left)
    else:
        traitor = SUSPECT if left[OUTLAW] else QUARRY
        stranger = ENEMY if hidden[DEPUTY] == 0 else NONE
        of = {SHERIFF: FRIEND, DEPUTY: FRIEND, OUTLAW: QUARRY, RENEGADE: traitor, HIDDEN: stranger}
    found = [of[verdict] for verdict in verdicts]
    others = [seat for seat in view.seats if seat != view.seat]
    if role == SHERIFF and hidden[DEPUTY] and not any(verdicts[seat] == OUTLAW for seat in others):
        _feel_out(view, verdicts, found, others)
    return found


def _feel_out(view: View, verdicts: list[int], found: list[int], others: list[Seat]) -> None:
    """A Sheriff who knows no Outlaw hits whoever has most life, and nobody so that they are left with too little."""
    unknown = [seat for seat in others if verdicts[seat] == HIDDEN]
    most = max([view.life[seat] for seat in unknown], default=0)
    for seat in unknown:
        if view.life[seat] == most and most > SAFE_LIFE:
            found[seat] = SUSPECT


def _balance(view: View, verdicts: list[int], left: dict[int, int]) -> dict[int, int]:
    """The Renegade: whoever is stronger is to be weakened, as far as they can tell; the Sheriff falls last."""
    if len(view.seats) == 2:
        return dict.fromkeys((SHERIFF, DEPUTY, OUTLAW, RENEGADE, HIDDEN), QUARRY)
    if not left[OUTLAW]:
        return {SHERIFF: NONE, DEPUTY: QUARRY, OUTLAW: NONE, RENEGADE: ENEMY, HIDDEN: ENEMY}
    law = sum([view.life[seat] for seat in view.seats if verdicts[seat] in (SHERIFF, DEPUTY)])
    outlaws = sum([view.life[seat] for seat in view.seats if verdicts[seat] == OUTLAW])
    open_seats = [view.life[seat] for seat in view.seats if verdicts[seat] == HIDDEN]
    if open_seats:  # those nobody knows anything of belong to the sides as their numbers have it
        taken = sum([verdicts[seat] == OUTLAW for seat in view.seats])
        share = max(0, left[OUTLAW] - taken) / len(open_seats)
        outlaws += int(share * sum(open_seats))
        law += int((1.0 - share) * sum(open_seats))
    if view.life[verdicts.index(SHERIFF)] <= WEAK or outlaws > law * MARGIN:
        return {SHERIFF: FRIEND, DEPUTY: ALLY, OUTLAW: QUARRY, RENEGADE: NONE, HIDDEN: NONE}
    if law > outlaws * MARGIN:
        return {SHERIFF: NONE, DEPUTY: ENEMY, OUTLAW: NONE, RENEGADE: SUSPECT, HIDDEN: NONE}
    return {SHERIFF: NONE, DEPUTY: SUSPECT, OUTLAW: SUSPECT, RENEGADE: SUSPECT, HIDDEN: NONE}


class Tally(PlainMind):
    """Counts, levels and values. What it answers depends on its seed, the view and the question alone."""

    name = "tally"
    looks = True

    def __init__(self, seed: int) -> None:
        self._count = Count()

    def choose(self, view: View, decision: Decision) -> int:
        """In phase 2 the play of the highest priority and value; elsewhere as any sensible player."""
        if decision.kind == "play":
            return self._play(view, decision)
        return ANSWERS.get(decision.kind, general)(view, decision, self)

    def enmity(self, view: View) -> list[float]:
        """How much it wants to harm each seat, as other bots measure that."""
        found = [0.7 * level if level < 0 else level / 3.0 for level in levels(view, self._count)]
        found[view.seat] = 0.0
        return found

    def judge(self, view: View) -> list[Chances]:
        """Per seat the chances of (Deputy, Outlaw, Renegade), by what it is taken for."""
        self._count.look(view)
        return fitted(view, [_WEIGHTS.get(verdict, (0.0, 0.0, 0.0)) for verdict in self._count.verdicts])

    def _play(self, view: View, decision: Decision) -> int:
        options = decision.options
        situation = Situation(view, self.enmity(view))
        if SHOP in view.piles:
            look_into_shop(situation, options)
        plan = levels(view, self._count)
        scores = [_score(situation, option, options, plan) for option in options]
        while True:
            choice = best(scores)
            if scores[choice] <= 0.0:
                return len(options) - 1 if options[-1][0] == END else least_harm(situation, decision)
            if warning(view, decision, options[choice]) is None:
                return choice
            scores[choice] = NOT_WORTH_IT


def _score(situation: Situation, option: Option, options: list[Option], plan: list[int]) -> float:
    """When an option is to be taken, the highest first; not at all at or below 0."""
    verb, card, kind, _, _ = option
    if verb == USE:
        return score_ability(situation, option, options)
    if verb == BUY:
        return score_purchase(situation, option)
    if verb == REMOVE:
        return score_removal(situation, option)
    if verb not in (PLAY, SPEND):
        return 0.0
    trait = situation.kinds[kind]
    if verb == PLAY:
        if trait.green:
            return AT_GREEN if not situation.fleeting else NOT_WORTH_IT
        if kind != situation.view.rules.kind_of[card] and situation.hand.keep(card) > DEAR:
            return NOT_WORTH_IT
        if trait.cost and situation.hand.price(trait.cost, card) > DEAR:
            return NOT_WORTH_IT
    value = _value(situation, option, trait, plan)
    if value <= 0.0:
        return NOT_WORTH_IT
    first = AT_SUPPLY if trait.sort == SUPPLY and trait.worth > GOOD_SUPPLY else PRIORITY[trait.sort]
    return first + min(value, MOST_ABOVE)


def _value(situation: Situation, option: Option, trait: Trait, plan: list[int]) -> float:
    """What an option is worth, up to about 9; nothing at or below 0."""
    view, me, sort = situation.view, situation.me, trait.sort
    target = option[3]
    if target >= 0 and trait.hostile:
        return _at(situation, option, trait, plan)
    if sort == SWEEP:
        return _sweep(situation, option, plan)
    if sort == RAID:
        return float(sum([level for seat, level in enumerate(plan) if seat in view.seats and seat != me]))
    if sort in (DRINK, TREAT):
        helped = target if target >= 0 else me
        if plan[helped] > ALLY or not view.life[helped] < view.max_life[helped] or situation.fleeting:
            return NOT_WORTH_IT
        return 5.0 - view.life[helped] + (3.0 if helped == me else 0.0) + 1.0
    if sort == ROUND:
        hurt = [seat for seat in view.seats if view.life[seat] < view.max_life[seat]]
        return float(sum([-plan[seat] for seat in hurt]))
    if sort == WEAPON:
        worn = [situation.kinds[view.rules.kind_of[card]] for card in view.play[me]]
        return _reach(trait) - max([_reach(other) for other in worn if other.sort == WEAPON], default=0.0)
    if sort == FUSE or (sort == EQUIPMENT and situation.fleeting):
        return NOT_WORTH_IT
    return trait.worth


def _reach(trait: Trait) -> float:
    """What a weapon is good for."""
    return trait.worth + 0.1 * trait.range


def _at(situation: Situation, option: Option, trait: Trait, plan: list[int]) -> float:
    """The level of the target first, then how weakly they are defended."""
    view = situation.view
    target, pick = option[3], option[4]
    if trait.sort == STRIP and pick >= 0 and situation.kinds[view.rules.kind_of[pick]].menace:
        return 9.0 if target == situation.me else 6.0 if plan[target] == FRIEND else NOT_WORTH_IT
    level = plan[target]
    if level <= 0 or shrugs_off(view, target, option[1]):
        return NOT_WORTH_IT
    if trait.sort == CHALLENGE and 3 * (shots_in_hand(view) + 1) <= view.hand_sizes[target] and not situation.fleeting:
        return NOT_WORTH_IT
    value = level + 0.9 / (1.0 + defence(view, target))
    return value + 0.1 * loss(situation, target, pick) if trait.sort == STRIP else value


def defence(view: View, seat: Seat) -> float:
    """How hard somebody is to bring down: life, cards, and what lies in front of them."""
    return view.life[seat] + 0.5 * view.hand_sizes[seat] + view.profile[seat].barrels


def _sweep(situation: Situation, option: Option, plan: list[int]) -> float:
    """Harm to all others: more to enemies than to friends, and no friend killed."""
    view, total = situation.view, 0.0
    for seat in view.seats:
        if seat == situation.me or shrugs_off(view, seat, option[1]):
            continue
        if view.life[seat] <= 1 and plan[seat] < 0:
            return NOT_WORTH_IT
        total += plan[seat] + 0.5
    return total
