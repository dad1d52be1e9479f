"""What the table has seen: who acts like an Outlaw, who like the law, and what that makes likely."""

from __future__ import annotations

from functools import cache
from math import exp

from boothill.family.roles import DEPUTY, HIDDEN, OUTLAW, RENEGADE, ROLES, ROLES_BY_PLAYERS, SHERIFF
from boothill.games.dice.rules.terms import FIRED, SHOT, Deed
from boothill.games.dice.rules.view import DiceView
from boothill.kernel.decision import Seat

Chances = tuple[float, float, float, float]
"""How likely a seat is the Sheriff, a Deputy, an Outlaw, a Renegade."""

AT_SHERIFF = 1.0
"""Evidence of a bull's-eye aimed at the Sheriff by somebody who could have aimed elsewhere."""
SPARES_SHERIFF = 0.6
"""Evidence, the other way round, of one aimed elsewhere by somebody who could have hit the Sheriff."""
AT_KNOWN = 0.5
"""Evidence of a bull's-eye at somebody whose role is known."""
AT_SUSPECT = 0.2
"""Share of the victim's evidence that counts, the other way round, for whoever aims at them."""
KINDNESS = 0.8
"""Help is evidence as well: as much of that of an attack, the other way round."""
MOST = 4.0
"""Nobody is ever certain: a role is worth a few acts, not a whole game of them."""
AMBIGUOUS = -0.4
"""How much of an Outlaw's evidence speaks for a Renegade: they mostly act like the law, but not as steadily."""

_SURE: dict[int, Chances] = {
    SHERIFF: (1.0, 0.0, 0.0, 0.0),
    DEPUTY: (0.0, 1.0, 0.0, 0.0),
    OUTLAW: (0.0, 0.0, 1.0, 0.0),
    RENEGADE: (0.0, 0.0, 0.0, 1.0),
}


class Suspicion:
    """A seat's judgement of the others, drawn from public deeds and the roles it knows.

    It depends on the view alone; what it keeps between two looks only saves work.
    """

    __slots__ = ("_deeds", "_role", "_seats", "chances", "evidence", "left")

    def __init__(self) -> None:
        self._deeds: tuple[Deed, ...] = ()
        self._role: tuple[int, ...] = ()
        self._seats: tuple[Seat, ...] = ()
        self.evidence: list[float] = []
        """Per seat: above 0 for acts of an Outlaw, below 0 for acts of the law."""
        self.chances: list[Chances] = []
        """Per seat, given everything the seat knows."""
        self.left: list[int] = []
        """How many of each role are still in the game."""

    def look(self, view: DiceView) -> None:
        """Take in what happened since the last look."""
        deeds, role = view.deeds, view.role
        known = len(self._deeds)
        if role != self._role or view.seats != self._seats or deeds[:known] != self._deeds:
            self.evidence = [0.0] * len(role)  # a role shown puts all that was done to its owner in another light
            self._role, self._seats = role, view.seats
            dealt = ROLES_BY_PLAYERS[len(role)]
            out = [role[seat] for seat in view.eliminated]
            self.left = [dealt.count(each) - out.count(each) for each in range(len(ROLES))]
            self.chances = []
            known = 0
        before = self.evidence[:]
        for deed in deeds[known:]:
            self._weigh(deed)
        self._deeds = deeds
        if not self.chances or self.evidence != before:
            self.chances = self._chances()

    def _weigh(self, deed: Deed) -> None:
        """One deed. What they had to do, or did to themselves, says nothing; nor does anything of whoever is known."""
        by, what, at, could = deed
        role, evidence = self._role, self.evidence
        if what == FIRED or by == at or role[by] != HIDDEN or could & (could - 1) == 0:
            return
        victim = role[at]
        if victim == SHERIFF:
            change = AT_SHERIFF
        elif victim == OUTLAW:
            change = -AT_KNOWN
        elif victim == DEPUTY:
            change = AT_KNOWN
        elif victim == HIDDEN:
            change = -AT_SUSPECT * evidence[at]
        else:
            change = 0.0
        if what != SHOT:
            change *= -KINDNESS
        elif victim != SHERIFF and any(could >> seat & 1 and role[seat] == SHERIFF for seat in self._seats):
            change -= SPARES_SHERIFF
        evidence[by] = max(-MOST, min(MOST, evidence[by] + change))

    def _chances(self) -> list[Chances]:
        """The share of each role among all deals that agree with what is known, each as likely as the deeds make it."""
        role = self._role
        found = [_SURE.get(each, (0.0, 0.0, 0.0, 0.0)) for each in role]
        hidden = [seat for seat in self._seats if role[seat] == HIDDEN]
        if not hidden:
            return found
        unseen = self.left[:]
        for seat in self._seats:
            if role[seat] != HIDDEN:
                unseen[role[seat]] -= 1
        fits = []
        for seat in hidden:
            sign = self.evidence[seat]
            fits.append((0.0, exp(-sign), exp(sign), exp(AMBIGUOUS * sign)))
        sums = [[0.0] * len(ROLES) for _ in hidden]
        total = 0.0
        for deal in _deals(tuple(unseen)):
            likely = 1.0
            for fit, each in zip(fits, deal, strict=True):
                likely *= fit[each]
            total += likely
            for shares, each in zip(sums, deal, strict=True):
                shares[each] += likely
        for seat, (_, deputy, outlaw, renegade) in zip(hidden, sums, strict=True):
            found[seat] = (0.0, deputy / total, outlaw / total, renegade / total)
        return found


@cache
def _deals(unseen: tuple[int, ...]) -> tuple[tuple[int, ...], ...]:
    """Every way to deal these roles (how many of each) to as many seats."""
    if not any(unseen):
        return ((),)
    found = []
    for role, number in enumerate(unseen):
        if number:
            rest = (*unseen[:role], number - 1, *unseen[role + 1 :])
            found += [(role, *deal) for deal in _deals(rest)]
    return tuple(found)
