"""What everybody at the table could make of the deeds so far, whatever their own role."""

from __future__ import annotations

from collections.abc import Iterator
from math import exp

from boothill.family.roles import OUTLAW, RENEGADE, SHERIFF
from boothill.games.bang.bots.belief.acts import AIMED, HARM, NO_SHOT, NOTHING, SWEEPING, act_of, is_bang
from boothill.games.bang.bots.belief.deals import Deal, deals
from boothill.games.bang.bots.belief.model import (
    CARDS_BINS,
    DROPPED,
    FIRED,
    LIFE_BINS,
    SECRET,
    SUSPICION_BINS,
    Leaning,
    Model,
    bin_of,
)
from boothill.games.bang.rules.cards.ruleset import Ruleset
from boothill.games.bang.rules.terms import OUT, Deed
from boothill.kernel.decision import Seat

TINY = 1e-6
"""Likelihoods below this are scaled up again: only how they compare matters, and all players' are multiplied."""


class Scene:
    """A deed with what everybody thought before it: what makes it likely or not."""

    __slots__ = ("act", "deed", "renegade", "seats", "shot", "suspicion")

    def __init__(self, deed: Deed, act: int, shot: bool, seats: list[Seat], beliefs: dict[Seat, tuple[float, float]]):
        self.deed = deed
        self.act = act
        self.shot = shot
        """Whether it is the first BANG! of a turn."""
        self.seats = seats
        """Whom they could have chosen."""
        self.suspicion = {seat: outlaw for seat, (outlaw, _) in beliefs.items()}
        """How likely each of them, other than the Sheriff, seemed an Outlaw."""
        self.renegade = {seat: renegade for seat, (_, renegade) in beliefs.items()}

    @property
    def key(self) -> tuple[bool, int]:
        """What tells how readily somebody shoots: whether the Sheriff is in range, and how suspicious others are."""
        top = max(self.suspicion.values(), default=0.0)
        return len(self.suspicion) < len(self.seats), bin_of(top, SUSPICION_BINS)

    @property
    def outcome(self) -> int:
        """What became of the turn's shot."""
        if self.act != NO_SHOT:
            return FIRED
        return DROPPED if self.deed.picked >= 0 else bin_of(self.deed.cards, CARDS_BINS)


def _same_turn(deeds: tuple[Deed, ...], at: int) -> Iterator[Deed]:
    """What the player of this deed did earlier in the same turn."""
    deed = deeds[at]
    while at and deeds[at - 1].turn == deed.turn:
        at -= 1
        if deeds[at].by == deed.by:
            yield deeds[at]


def pull(leaning: Leaning, scene: Scene, seat: Seat) -> float:
    """How much somebody leaning so is drawn to this seat, besides by its role."""
    life = scene.deed.life
    weak = bool(life) and life[seat] <= 1
    if seat not in scene.suspicion:
        return leaning.weak_sheriff if weak else 0.0
    told = leaning.outlaw * scene.suspicion[seat] + leaning.renegade * scene.renegade[seat]
    return told + leaning.weak if weak else told


class PublicBelief:
    """Every deal the table allows, with how well it explains the deeds of each player.

    It depends on the roles that lie open and the deeds alone; once made it is shared, and taken further as a copy. A
    player either aims by what their role wants or, being careless, by lot; which of the two it is, is judged along with
    the deal.
    """

    __slots__ = ("_careless", "_dead", "_purposeful", "_sheriff", "deals", "deeds", "model", "role", "rules")

    def __init__(self, rules: Ruleset, role: tuple[int, ...], model: Model) -> None:
        """`role` holds the roles that lie open now, HIDDEN for all others."""
        self.rules = rules
        self.model = model
        self.role = role
        self.deeds: tuple[Deed, ...] = ()
        players = len(role)
        self._sheriff = role.index(SHERIFF)
        self.deals: list[Deal] = list(deals(players, self._sheriff))
        self._purposeful: list[list[float]] = [[1.0] * len(self.deals) for _ in range(players)]
        """Per seat and deal: how likely its deeds are for somebody who aims."""
        self._careless: list[list[float]] = [[1.0] * 4 for _ in range(players)]
        """Per seat and role: the same for somebody who does not."""
        self._dead = 0
        """Bit mask of the seats known to have been out by now, whose roles are reckoned with."""

    def further(self, role: tuple[int, ...], deeds: tuple[Deed, ...]) -> PublicBelief:
        """A belief that has taken in these deeds, too, with these roles lying open; this one stays as it is."""
        then = PublicBelief.__new__(PublicBelief)
        then.rules, then.model, then.role, then.deeds = self.rules, self.model, role, self.deeds
        then._sheriff, then.deals, then._dead = self._sheriff, self.deals, self._dead
        then._purposeful = [values[:] for values in self._purposeful]
        then._careless = [values[:] for values in self._careless]
        then.take_in(deeds)
        return then

    def take_in(self, deeds: tuple[Deed, ...]) -> None:
        """Weigh the deeds that are new. `deeds` must begin with those taken in before."""
        for _ in self.scenes(deeds):
            pass

    def scenes(self, deeds: tuple[Deed, ...]) -> Iterator[Scene]:
        """The same, showing each deed that tells something before it is weighed."""
        for at in range(len(self.deeds), len(deeds)):
            scene = self._scene(deeds, at)
            if scene is not None:
                yield scene
                self._weigh(scene)
        self.deeds = deeds

    def _scene(self, deeds: tuple[Deed, ...], at: int) -> Scene | None:
        """What is to be said about one of the deeds, those before it being taken in; None if it tells nothing."""
        deed = deeds[at]
        self._bury(deed)
        act = act_of(self.rules, deed)
        if act == NOTHING or deed.by == self._sheriff or not deed.reach:
            return None
        if deed.life and deed.life[deed.by] <= 0:  # back for a turn: their role is known, and their goal may be another
            return None
        seats = [seat for seat in range(len(self.role)) if deed.reach >> seat & 1]
        if deed.at >= 0 and deed.at not in seats:
            return None
        shot = act == HARM and is_bang(self.rules, deed)
        if shot and any(is_bang(self.rules, one) for one in _same_turn(deeds, at)):
            shot = False
        return Scene(deed, act, shot, seats, self._suspicions(seats) if act != SWEEPING else {})

    def _bury(self, deed: Deed) -> None:
        """The roles of those who were out at the time lay open: no other deal is possible from here on."""
        out = 0
        for seat, life in enumerate(deed.life):
            if life == OUT and self.role[seat] > SHERIFF:
                out |= 1 << seat
        if out & ~self._dead:
            self._dead |= out
            self._keep([all(deal[s] == self.role[s] for s in range(len(deal)) if out >> s & 1) for deal in self.deals])

    def _keep(self, possible: list[bool]) -> None:
        self.deals = [deal for deal, fits in zip(self.deals, possible, strict=True) if fits]
        self._purposeful = [
            [value for value, fits in zip(values, possible, strict=True) if fits] for values in self._purposeful
        ]

    def weights(self, apart: Seat = -1) -> list[float]:
        """How well each deal explains the deeds of all players but one, in proportion."""
        careless = self.model.careless
        found = [1.0] * len(self.deals)
        for seat, values in enumerate(self._purposeful):
            if seat == apart or seat == self._sheriff:
                continue
            by_lot = [careless * value for value in self._careless[seat]]
            aims = 1.0 - careless
            for at, deal in enumerate(self.deals):
                found[at] *= aims * values[at] + by_lot[deal[seat]]
        return found

    def _suspicions(self, seats: list[Seat]) -> dict[Seat, tuple[float, float]]:
        """How likely each of these seats is an Outlaw and a Renegade, as everybody sees it."""
        weights = self.weights()
        total = sum(weights) or 1.0
        found: dict[Seat, tuple[float, float]] = {}
        for seat in seats:
            if seat != self._sheriff:
                outlaw = renegade = 0.0
                for deal, weight in zip(self.deals, weights, strict=True):
                    if deal[seat] == OUTLAW:
                        outlaw += weight
                    elif deal[seat] == RENEGADE:
                        renegade += weight
                found[seat] = (outlaw / total, renegade / total)
        return found

    def _weigh(self, scene: Scene) -> None:
        """Multiply in how likely the deed is: for every deal if its player aims, for every role if they do not."""
        by = scene.deed.by
        values, careless = self._purposeful[by], self._careless[by]
        factors = self._by_role(scene)
        mean = sum(factors[role] for role in SECRET) / len(SECRET)
        if scene.act in AIMED and len(scene.seats) > 1:
            model, at = self.model, scene.deed.at
            temper, slip = model.temper, model.slip / len(scene.seats)
            drawn = self._drawn(scene)
            for place, deal in enumerate(self.deals):
                mine = drawn[deal[by]]
                chosen = mine[at][deal[at]]
                total = sum([mine[seat][deal[seat]] for seat in scene.seats])
                likely = (1.0 - model.slip) * chosen / total + slip
                values[place] *= factors[deal[by]] * likely**temper
            for index, role in enumerate(SECRET):
                careless[role] *= mean * self._by_lot(scene, model.scruples[index]) ** temper
        else:
            for place, deal in enumerate(self.deals):
                values[place] *= factors[deal[by]]
            for role in SECRET:
                careless[role] *= mean
        most = max(*values, *careless[1:])
        if most < TINY:
            self._purposeful[by] = [value / most for value in values]
            self._careless[by] = [1.0, *[value / most for value in careless[1:]]]

    def if_they_shot(self, by: Seat, seats: list[Seat], life: tuple[int, ...]) -> dict[Seat, list[float]]:
        """By whom of these seats they shot: how likely everybody would then hold them for each role."""
        found: dict[Seat, list[float]] = {}
        beliefs = self._suspicions(seats)
        for seat in seats:
            then = self.further(self.role, self.deeds)
            then._weigh(Scene(Deed(by, -1, seat, -1, 0, life), HARM, True, seats, beliefs))
            found[seat] = then.chances_of(by)
        return found

    def chances_of(self, seat: Seat) -> list[float]:
        """How likely everybody holds the seat for each role."""
        found = [0.0] * 4
        for deal, weight in zip(self.deals, self.weights(), strict=True):
            found[deal[seat]] += weight
        total = sum(found) or 1.0
        return [value / total for value in found]

    def _by_role(self, scene: Scene) -> list[float]:
        """By the role of who acts: how likely they act so at all, at whomever."""
        model = self.model
        factors = [1.0] * 4
        if scene.act == SWEEPING:
            life = scene.deed.life
            hurt = bin_of(life[self._sheriff], LIFE_BINS) if life else len(LIFE_BINS)
            for index, role in enumerate(SECRET):
                factors[role] = model.sweeps[index][hurt] ** model.temper
        elif scene.shot or scene.act == NO_SHOT:
            near, top = scene.key
            for role in SECRET:
                outcomes = model.shots[role, near, top]
                likely = (1.0 - model.slip) * outcomes[scene.outcome] + model.slip / len(outcomes)
                factors[role] = likely**model.temper
        return factors

    def _drawn(self, scene: Scene) -> list[dict[Seat, list[float]]]:
        """By the role of who acts: how much they are drawn to each seat, by its role."""
        found: list[dict[Seat, list[float]]] = [{}]
        for leaning in self.model.leanings[scene.act]:
            roles = leaning.roles
            mine: dict[Seat, list[float]] = {}
            for seat in scene.seats:
                besides = pull(leaning, scene, seat)
                mine[seat] = [exp(lean + besides) for lean in roles]
            found.append(mine)
        return found

    def _by_lot(self, scene: Scene, scruples: float) -> float:
        """How likely a careless player chose as they did: they take the Sheriff only so readily."""
        others = len(scene.suspicion)
        sheriff = len(scene.seats) - others
        chosen = scruples if scene.deed.at not in scene.suspicion else 1.0
        return chosen / (others + sheriff * scruples) if others + sheriff * scruples else 1.0
