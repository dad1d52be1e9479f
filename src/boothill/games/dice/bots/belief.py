"""What the table's deeds make likely: an exact joint belief over who holds which role in the dice game.

Every deal of the hidden roles that agrees with what a seat knows has a weight. A deed multiplies the weight of each
deal by how likely the actor, with the role they have in that deal, would have chosen that target among all the seats
they could have chosen, with the roles those have in that deal. So whoever shoots at a likely Outlaw looks like the law,
and who is shot at by the law looks like an Outlaw, without any rule for it; the number of each role saturates by
itself. A chance of `ERROR` that a choice meant nothing keeps every deal possible: no bluff brings a weight to zero.
"""

from __future__ import annotations

from functools import cache

from boothill.family.roles import DEPUTY, HIDDEN, OUTLAW, RENEGADE, ROLES_BY_PLAYERS, SHERIFF
from boothill.games.dice.bots.habits import AIMS, AT_SHERIFF, ERROR, HELPS, READ, REPEAT, SELF, SPARES, UNREAD, Habits
from boothill.games.dice.rules.terms import GAVE, HEALED, SHOT, UNARROWED, Deed
from boothill.games.dice.rules.view import DiceView
from boothill.kernel.decision import NOBODY, Seat

Judgement = tuple[float, float, float]
"""How likely a seat is a Deputy, an Outlaw, a Renegade; all 0 for the Sheriff."""
Deal = tuple[int, ...]
"""A role for each seat."""

HABITS: dict[int, Habits] = {SHOT: AIMS, HEALED: HELPS, GAVE: HELPS, UNARROWED: SPARES}
"""How targets are chosen, by deed. The Gatling has no target: it says nothing."""


class Belief:
    """A seat's belief about all roles. It depends on the view alone; what it keeps between looks only saves work."""

    __slots__ = ("_deals", "_deeds", "_judgement", "_role", "_seat", "_shown", "_weights")

    def __init__(self) -> None:
        self._seat = NOBODY
        self._role: tuple[int, ...] = ()
        self._deeds: tuple[Deed, ...] = ()
        self._deals: list[Deal] = []
        self._weights: list[float] = []
        self._shown: list[int] = []
        """Per seat: how often it has chosen a target before, itself excepted."""
        self._judgement: list[Judgement] = []

    def judge(self, view: DiceView) -> list[Judgement]:
        """For each seat, dead or alive, how likely it is a Deputy, an Outlaw, a Renegade."""
        role, deeds = view.role, view.deeds
        known = len(self._deeds)
        if view.seat != self._seat or deeds[:known] != self._deeds or not _grown(self._role, role):
            known = 0
            self._seat = view.seat
        if not known:
            self._deals = list(_deals(role))
            self._weights = [1.0] * len(self._deals)
            self._shown = [0] * len(role)
        elif role != self._role:
            self._keep(role)
        elif known == len(deeds):
            return self._judgement
        for at in range(known, len(deeds)):
            self._weigh(deeds[at], view.seat, at > 0 and deeds[at - 1][:3] == deeds[at][:3])
        self._role, self._deeds = role, deeds
        self._judgement = self._marginals()
        return self._judgement

    def deals(self, view: DiceView) -> list[tuple[Deal, float]]:
        """Every deal that agrees with what the seat knows, with its probability."""
        self.judge(view)
        total = sum(self._weights, 0.0)
        return [(deal, weight / total) for deal, weight in zip(self._deals, self._weights, strict=True)]

    def _keep(self, role: tuple[int, ...]) -> None:
        """Roles have been shown: only deals that agree with them stay, with what the deeds have made of them."""
        kept = [
            (deal, weight)
            for deal, weight in zip(self._deals, self._weights, strict=True)
            if all(known in (HIDDEN, dealt) for known, dealt in zip(role, deal, strict=True))
        ]
        self._deals = [deal for deal, _ in kept]
        self._weights = [weight for _, weight in kept]

    def _weigh(self, deed: Deed, me: Seat, again: bool) -> None:
        """One deed. Whoever does the same thing `again` in one go says less with it than the first time.

        What the seat did itself teaches it nothing, nor does the Sheriff, who knows no more than the table.
        """
        by, what, at, could = deed
        habits = HABITS.get(what)
        if habits is None or could & (could - 1) == 0:
            return
        if len(self._deals) > 1 and by != me and self._deals[0][by] != SHERIFF:
            self._multiply(by, at, [seat for seat in range(len(self._shown)) if could >> seat & 1], habits, again)
        if at != by:
            self._shown[by] += 1

    def _multiply(self, by: Seat, at: Seat, could: list[Seat], habits: Habits, again: bool) -> None:
        shown = self._shown
        chance = ERROR / len(could)
        known: dict[Deal, float] = {}
        weights = []
        for deal, weight in zip(self._deals, self._weights, strict=True):
            # Only the roles of those they could have chosen matter, and their own.
            near = (deal[by], *[deal[seat] for seat in could])
            found = known.get(near)
            if found is None:
                likings = habits[deal[by]]
                total = mine = 0.0
                for seat in could:
                    if seat == by:
                        sort = SELF
                    elif deal[seat] == SHERIFF:
                        sort = AT_SHERIFF
                    else:
                        sort = READ[deal[seat]] if shown[seat] else UNREAD
                    liking = likings[sort]
                    total += liking
                    if seat == at:
                        mine = liking
                found = chance + (1.0 - ERROR) * mine / total
                if again:
                    found = found**REPEAT
                known[near] = found
            weights.append(weight * found)
        top = max(weights)
        self._weights = [weight / top for weight in weights]

    def _marginals(self) -> list[Judgement]:
        sums = [[0.0] * 4 for _ in self._role]
        for deal, weight in zip(self._deals, self._weights, strict=True):
            for shares, role in zip(sums, deal, strict=True):
                shares[role] += weight
        total = sum(self._weights, 0.0)
        return [(each[DEPUTY] / total, each[OUTLAW] / total, each[RENEGADE] / total) for each in sums]


def _grown(before: tuple[int, ...], now: tuple[int, ...]) -> bool:
    """Whether nothing has changed but that hidden roles have been shown."""
    return len(before) == len(now) and all(old in (HIDDEN, new) for old, new in zip(before, now, strict=True))


@cache
def _deals(role: tuple[int, ...]) -> tuple[Deal, ...]:
    """Every deal that agrees with the roles known."""
    left = list(ROLES_BY_PLAYERS[len(role)])
    for known in role:
        if known != HIDDEN:
            left.remove(known)
    found: list[tuple[Deal, list[int]]] = [((), left)]
    for known in role:
        wider: list[tuple[Deal, list[int]]] = []
        for deal, rest in found:
            for each in sorted(set(rest)) if known == HIDDEN else [known]:
                after = rest[:]
                if known == HIDDEN:
                    after.remove(each)
                wider.append(((*deal, each), after))
        found = wider
    return tuple([deal for deal, _ in found])
