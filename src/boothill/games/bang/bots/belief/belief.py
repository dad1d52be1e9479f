"""What a seat makes of the others: the public belief, together with the role it knows to be its own."""

from __future__ import annotations

from collections import deque

from boothill.family.roles import HIDDEN
from boothill.games.bang.bots.belief.deals import Deal
from boothill.games.bang.bots.belief.model import Model, standard_model
from boothill.games.bang.bots.belief.public import PublicBelief, weight_by_role
from boothill.games.bang.bots.judging.memory import SURE, Chances, roles_dealt
from boothill.games.bang.rules.table.view import View
from boothill.games.bang.rules.terms import Deed
from boothill.kernel.decision import Seat

UNKNOWN: Chances = (0.0, 0.0, 0.0)

_recent: deque[PublicBelief] = deque(maxlen=16)
"""Those made last, the latest first: bots at one table share them, since all of them saw the same."""


def open_roles(view: View) -> tuple[int, ...]:
    """The roles that everybody knows, HIDDEN for all others."""
    return tuple([known if seat in view.face_up else HIDDEN for seat, known in enumerate(view.role)])


def public_belief(view: View, model: Model, last: PublicBelief | None = None) -> PublicBelief:
    """What everybody may believe now; `last` is what the seat held before, and saves work."""
    role, deeds = open_roles(view), view.deeds
    best: PublicBelief | None = None
    most = -1
    for known in (last, *_recent) if last is not None else _recent:
        number = len(known.deeds)
        if most < number <= len(deeds) and known.model is model and known.rules is view.rules:
            if _continues(known, role, deeds):
                best, most = known, number
                if number == len(deeds):
                    break
    if best is not None and best.role == role and most == len(deeds):
        return best
    if best is None:
        best = PublicBelief(view.rules, role, model)
    found = best.further(role, deeds)
    _recent.appendleft(found)
    return found


def _continues(known: PublicBelief, role: tuple[int, ...], deeds: tuple[Deed, ...]) -> bool:
    """Whether the game went on from there; a role shown since then changes nothing of what was weighed before."""
    if len(role) != len(known.role):
        return False
    number = len(known.deeds)
    if number and deeds[number - 1] != known.deeds[number - 1]:  # another game: no need to look at all the others
        return False
    if deeds[:number] != known.deeds:
        return False
    for seat, old in enumerate(known.role):
        if old != role[seat] and old != HIDDEN:
            return False
    return True


class Belief:
    """How likely each seat has each role, for one seat. It depends on the view alone; what it keeps saves work."""

    __slots__ = ("_deeds", "_in_game", "_model", "_role", "_seat", "chances", "deals", "left", "public", "weights")

    def __init__(self, model: Model | None = None) -> None:
        self._model = model if model is not None else standard_model()
        self._deeds: tuple[Deed, ...] | None = None
        self._role: tuple[int, ...] = ()
        self._in_game: tuple[Seat, ...] = ()
        self._seat: Seat = -1
        """Whose view it was."""
        self.public: PublicBelief | None = None
        """What everybody may believe; None where all roles lie open."""
        self.deals: list[Deal] = []
        """The deals that are possible for this seat ..."""
        self.weights: list[float] = []
        """... and how likely each of them is."""
        self.chances: list[Chances] = []
        """Per seat."""
        self.left: dict[int, int] = {}
        """How many of each role are still in the game. A shadow, there for one turn only, counts for nothing."""

    def look(self, view: View) -> bool:
        """Take in what happened since the last look. Returns whether the judgement changed."""
        deeds, role = view.deeds, view.role
        in_game = view.seats if view.shadow < 0 else tuple([seat for seat in view.seats if seat != view.shadow])
        if role == self._role and in_game == self._in_game and deeds == self._deeds:
            return False
        before = self.public
        if role != self._role or in_game != self._in_game or view.seat != self._seat:
            self._role, self._in_game, self._seat = role, in_game, view.seat
            self.left = roles_dealt(len(role))
            for seat, known in enumerate(role):
                if seat not in in_game:
                    self.left[known] -= 1
            before = None
        self._deeds = deeds
        if HIDDEN in role:
            self.public = public_belief(view, self._model, self.public)
            if before is not None and self.public.tells_like(before, view.seat):
                return False
            self._condition(view.seat, self.public)
        else:
            self.public, self.deals, self.weights = None, [role], [1.0]
        self.chances = marginals(role, self.deals, self.weights)
        return True

    def _condition(self, me: Seat, public: PublicBelief) -> None:
        """Of all deals only those that agree with what the seat knows; its own deeds tell it nothing."""
        role = self._role
        known = [(seat, one) for seat, one in enumerate(role) if one != HIDDEN]
        weights = public.weights(me)
        self.deals, self.weights = [], []
        for place, deal in enumerate(public.deals):
            if all(deal[seat] == one for seat, one in known):
                self.deals.append(deal)
                self.weights.append(weights[place])
        total = sum(self.weights, 0.0)
        if total > 0.0:
            self.weights = [weight / total for weight in self.weights]
        else:
            self.weights = [1.0 / len(self.deals)] * len(self.deals)


def marginals(role: tuple[int, ...], deals: list[Deal], weights: list[float]) -> list[Chances]:
    """How likely each seat has each role, where the seat knows these."""
    chances = [SURE.get(known, UNKNOWN) for known in role]
    for seat, known in enumerate(role):
        if known == HIDDEN:
            _, deputy, outlaw, renegade = weight_by_role(deals, weights, seat)
            chances[seat] = (deputy, outlaw, renegade)
    return chances
