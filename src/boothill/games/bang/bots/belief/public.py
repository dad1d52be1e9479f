"""What everybody at the table could make of the deeds so far, whatever their own role."""

from __future__ import annotations

from collections.abc import Iterator
from math import exp, pow  # which a compiled ** of floats would not be: it may yield a complex number

from boothill.family.roles import DEPUTY, OUTLAW, RENEGADE, SHERIFF
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
from boothill.kernel.decision import NOBODY, Seat

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


class Odds:
    """What makes a deed likely or not, whomever it was done to."""

    __slots__ = ("drawn", "factors", "mean", "totals")

    def __init__(self, factors: list[float], drawn: list[list[list[float]]], totals: list[float]) -> None:
        self.factors = factors
        """By the role of who acts: how likely they act so at all."""
        self.mean = sum(factors[role] for role in SECRET) / len(SECRET)
        self.drawn = drawn
        """By the role of who acts, then by seat and its role: how much they are drawn to it; empty without a choice."""
        self.totals = totals
        """By deal: how much they are drawn to all they could choose, together."""


def pull(leaning: Leaning, scene: Scene, seat: Seat) -> float:
    """How much somebody leaning so is drawn to this seat, besides by its role."""
    life = scene.deed.life
    weak = bool(life) and life[seat] <= 1
    if seat not in scene.suspicion:
        return leaning.weak_sheriff if weak else 0.0
    told = leaning.outlaw * scene.suspicion[seat] + leaning.renegade * scene.renegade[seat]
    return told + leaning.weak if weak else told


def weight_by_role(deals: list[Deal], weights: list[float], seat: Seat) -> tuple[float, float, float, float]:
    """How much weight the deals give each role of a seat: Sheriff, Deputy, Outlaw, Renegade."""
    sheriff = deputy = outlaw = renegade = 0.0
    for place, deal in enumerate(deals):
        role, weight = deal[seat], weights[place]
        if role == OUTLAW:
            outlaw += weight
        elif role == DEPUTY:
            deputy += weight
        elif role == RENEGADE:
            renegade += weight
        else:
            sheriff += weight
    return sheriff, deputy, outlaw, renegade


def _chances(deals: list[Deal], weights: list[float], seat: Seat) -> list[float]:
    """How likely these weights make each role of a seat."""
    found = weight_by_role(deals, weights, seat)
    total = sum(found, 0.0) or 1.0
    return [value / total for value in found]


def _products(columns: list[list[float]], number: int) -> list[float]:
    """What so many rows of the columns come to, multiplied from the first column to the last."""
    found: list[float] = []
    for row in range(number):
        product = 1.0
        for column in columns:
            product *= column[row]
        found.append(product)
    return found


class PublicBelief:
    """Every deal the table allows, with how well it explains the deeds of each player.

    It depends on the roles that lie open and the deeds alone; once made it is shared, and taken further as a copy. A
    player either aims by what their role wants or, being careless, by lot; which of the two it is, is judged along with
    the deal.

    Copies share what is kept per seat and deal: none of it is ever changed in place, but replaced.
    """

    __slots__ = ("_careless", "_dead", "_likely", "_purposeful", "_sheriff", "deals", "deeds", "model", "role", "rules")

    def __init__(self, rules: Ruleset, role: tuple[int, ...], model: Model, before: PublicBelief | None = None) -> None:
        """`role` holds the roles that lie open now, HIDDEN for all others. It begins as what was believed before."""
        self.rules = rules
        self.model = model
        self.role = role
        self._sheriff = role.index(SHERIFF)
        if before is None:
            players = len(role)
            self.deeds: tuple[Deed, ...] = ()
            self.deals: list[Deal] = list(deals(players, self._sheriff))
            even = [1.0] * len(self.deals)
            self._purposeful: list[list[float]] = [even] * players
            """Per seat and deal: how likely its deeds are for somebody who aims."""
            self._careless: list[list[float]] = [[1.0] * 4] * players
            """Per seat and role: the same for somebody who does not."""
            self._likely: list[list[float]] = [self._either_way(seat, even, [1.0] * 4) for seat in range(players)]
            """Per seat and deal: the same for somebody who may be either."""
            self._dead = 0
            """Bit mask of the seats known to have been out by now, whose roles are reckoned with."""
        else:
            self.deeds = before.deeds
            self.deals = before.deals
            self._purposeful = before._purposeful[:]
            self._careless = before._careless[:]
            self._likely = before._likely[:]
            self._dead = before._dead

    def further(self, role: tuple[int, ...], deeds: tuple[Deed, ...]) -> PublicBelief:
        """A belief that has taken in these deeds, too, with these roles lying open; this one stays as it is."""
        then = PublicBelief(self.rules, role, self.model, before=self)
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
        self._purposeful = [_kept(values, possible) for values in self._purposeful]
        self._likely = [_kept(values, possible) for values in self._likely]

    def tells_like(self, other: PublicBelief, apart: Seat) -> bool:
        """Whether it comes to the same as another for somebody who takes no account of one seat's deeds.

        A belief taken further without anything having been weighed does; True is never wrong, but False may be.
        """
        if self.deals is not other.deals:
            return False
        for seat, likely in enumerate(self._likely):
            if likely is not other._likely[seat] and seat != apart:
                return False
        return True

    def weights(self, apart: Seat = -1) -> list[float]:
        """How well each deal explains the deeds of all players but one, in proportion."""
        return self._weights(self._likely, apart)

    def _weights(self, likely: list[list[float]], apart: Seat = -1) -> list[float]:
        """The same if the deeds of each seat were so likely."""
        told = [column for seat, column in enumerate(likely) if seat != apart and seat != self._sheriff]
        return _products(told, len(self.deals))

    def _either_way(self, seat: Seat, purposeful: list[float], careless: list[float]) -> list[float]:
        """Per deal: how likely the deeds of a seat are if this is how likely they are for somebody who aims or not."""
        share = self.model.careless
        aims = 1.0 - share
        by_lot = [share * value for value in careless]
        return [aims * purposeful[place] + by_lot[deal[seat]] for place, deal in enumerate(self.deals)]

    def _suspicions(self, seats: list[Seat]) -> dict[Seat, tuple[float, float]]:
        """How likely each of these seats is an Outlaw and a Renegade, as everybody sees it."""
        weights = self.weights()
        total = sum(weights, 0.0) or 1.0
        found: dict[Seat, tuple[float, float]] = {}
        for seat in seats:
            if seat != self._sheriff:
                _, _, outlaw, renegade = weight_by_role(self.deals, weights, seat)
                found[seat] = (outlaw / total, renegade / total)
        return found

    def _weigh(self, scene: Scene) -> None:
        """Multiply in how likely the deed is."""
        by = scene.deed.by
        purposeful, careless = self._weighed(scene, self._odds(scene), scene.deed.at)
        self._purposeful[by], self._careless[by] = purposeful, careless
        self._likely[by] = self._either_way(by, purposeful, careless)

    def _weighed(self, scene: Scene, odds: Odds, at: Seat) -> tuple[list[float], list[float]]:
        """How likely the deeds of who acts are, this one included: by deal if they aim, by role if they do not."""
        by, factors = scene.deed.by, odds.factors
        before, careless = self._purposeful[by], self._careless[by][:]
        purposeful: list[float] = []
        if odds.drawn:
            model, drawn, totals = self.model, odds.drawn, odds.totals
            temper, purpose, slip = model.temper, 1.0 - model.slip, model.slip / len(scene.seats)
            for place, deal in enumerate(self.deals):
                role = deal[by]
                likely = purpose * drawn[role][at][deal[at]] / totals[place] + slip
                purposeful.append(before[place] * (factors[role] * pow(likely, temper)))
            for index, role in enumerate(SECRET):
                careless[role] *= odds.mean * pow(self._by_lot(scene, at, model.scruples[index]), temper)
        else:
            for place, deal in enumerate(self.deals):
                purposeful.append(before[place] * factors[deal[by]])
            for role in SECRET:
                careless[role] *= odds.mean
        most = max([*purposeful, *careless[1:]])
        if most < TINY:
            return [value / most for value in purposeful], [1.0, *[value / most for value in careless[1:]]]
        return purposeful, careless

    def if_they_shot(
        self, by: Seat, targets: list[Seat], seats: list[Seat], life: tuple[int, ...]
    ) -> dict[Seat, list[float]]:
        """By whom of these targets they shot, with all of these seats to choose from: how likely everybody would then
        hold them for each role.
        """
        scene = Scene(Deed(by, -1, NOBODY, -1, 0, life), HARM, True, seats, self._suspicions(seats))
        odds = self._odds(scene)
        found: dict[Seat, list[float]] = {}
        likely = self._likely[:]
        for seat in targets:
            purposeful, careless = self._weighed(scene, odds, seat)
            likely[by] = self._either_way(by, purposeful, careless)
            found[seat] = _chances(self.deals, self._weights(likely), by)
        return found

    def chances_of(self, seat: Seat) -> list[float]:
        """How likely everybody holds the seat for each role."""
        return _chances(self.deals, self.weights(), seat)

    def _odds(self, scene: Scene) -> Odds:
        """What makes the deed likely, whomever it was done to."""
        if scene.act not in AIMED or len(scene.seats) < 2:
            return Odds(self._by_role(scene), [], [])
        by, seats, drawn = scene.deed.by, scene.seats, self._drawn(scene)
        totals: list[float] = []
        for deal in self.deals:
            mine, total = drawn[deal[by]], 0.0
            for seat in seats:
                total += mine[seat][deal[seat]]
            totals.append(total)
        return Odds(self._by_role(scene), drawn, totals)

    def _by_role(self, scene: Scene) -> list[float]:
        """By the role of who acts: how likely they act so at all, at whomever."""
        model = self.model
        factors = [1.0] * 4
        if scene.act == SWEEPING:
            life = scene.deed.life
            hurt = bin_of(life[self._sheriff], LIFE_BINS) if life else len(LIFE_BINS)
            for index, role in enumerate(SECRET):
                factors[role] = pow(model.sweeps[index][hurt], model.temper)
        elif scene.shot or scene.act == NO_SHOT:
            near, top = scene.key
            outcome, slip = scene.outcome, model.slip
            for role in SECRET:
                outcomes = model.shots[role, near, top]
                likely = (1.0 - slip) * outcomes[outcome] + slip / len(outcomes)
                factors[role] = pow(likely, model.temper)
        return factors

    def _drawn(self, scene: Scene) -> list[list[list[float]]]:
        """By the role of who acts, then by seat and its role: how much they are drawn to it; only by whom they could
        choose.
        """
        found: list[list[list[float]]] = [[]]
        for leaning in self.model.leanings[scene.act]:
            sheriff, deputy, outlaw, renegade = leaning.roles
            mine: list[list[float]] = [[]] * len(self.role)
            for seat in scene.seats:
                more = pull(leaning, scene, seat)
                mine[seat] = [exp(sheriff + more), exp(deputy + more), exp(outlaw + more), exp(renegade + more)]
            found.append(mine)
        return found

    def _by_lot(self, scene: Scene, at: Seat, scruples: float) -> float:
        """How likely a careless player chose as they did: they take the Sheriff only so readily."""
        others = len(scene.suspicion)
        sheriff = len(scene.seats) - others
        chosen = scruples if at not in scene.suspicion else 1.0
        return chosen / (others + sheriff * scruples) if others + sheriff * scruples else 1.0


def _kept(values: list[float], possible: list[bool]) -> list[float]:
    """Those of the values that stand for something possible."""
    return [value for value, fits in zip(values, possible, strict=True) if fits]
