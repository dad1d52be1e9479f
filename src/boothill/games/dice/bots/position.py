"""What a position is worth to a seat: everybody's life points and arrows, weighed by what the seat plays for."""

from __future__ import annotations

from itertools import pairwise
from typing import Protocol

from boothill.games.dice.rules.characters import CHARACTERS
from boothill.games.dice.rules.declare import WEAK, Character
from boothill.games.dice.rules.resolving import targets
from boothill.games.dice.rules.terms import ARROWS, DICE, GATLING_FIRE, INDIANS, ONE, TWO
from boothill.games.dice.rules.view import DiceView
from boothill.kernel.decision import Seat

MOST_HITS = DICE + 1
"""Points that one volley can cost a single player (DICE-CHAR-SLAB-1)."""


def danger(pile: int) -> float:
    """How much of what an attack would cost now counts already: the fewer arrows lie in the middle, the more."""
    return min(0.95, 0.55 + 0.05 * (ARROWS - pile))


class Aims(Protocol):
    """What a seat plays for."""

    enmity: list[float]
    """Per seat: above 0 if it is to be harmed, below 0 if it is to be helped."""
    fall: list[float]
    """Per seat: what it means that it falls, by whatever cause."""
    blow: list[float]
    """Per seat: what it means on top if one's own hand did it."""

    hope: float
    """How much of what an attack may do to others counts, next to what it may do to oneself."""

    def lives(self, seat: Seat) -> list[float]:
        """What somebody, or the seat itself, is worth by life points, from none to the most they can have."""
        ...

    def ends(self, seat: Seat, by_own_hand: bool = False) -> bool:
        """Whether the game is certainly over once the seat falls."""
        ...


class Position:
    """Lives and arrows at one moment of the turn of `me`, real or thought of, and what they are worth to `me`.

    The worth of a position is a sum over the living: what life points are worth by `Aims`, each mixed with what would
    be left of it after an attack now. What falls is worth `Aims.fall` instead.
    """

    __slots__ = (
        "_gains_by_death",
        "_own",
        "_rows",
        "arrows",
        "character",
        "life",
        "max_life",
        "me",
        "over",
        "pile",
        "risk",
        "seats",
        "stakes",
        "view",
    )

    def __init__(
        self, view: DiceView, stakes: Aims, life: list[int], arrows: list[int], pile: int, seats: tuple[Seat, ...]
    ) -> None:
        self.view = view
        self.me = view.seat
        self.stakes = stakes
        self.life = life
        self.arrows = arrows
        self.pile = pile
        self.seats = seats
        self.max_life = view.max_life
        self.character = view.character
        self.risk = stakes.hope * danger(pile)
        """How much of what an attack now would cost others counts already."""
        self.over = False
        """Whether the turn ends here: its player is out, or the game is over (DICE-TURN-3, -4)."""
        self._rows: dict[tuple[Seat, int], list[float]] = {}
        self._own: dict[tuple[int, int], list[float]] = {}
        self._gains_by_death: float | None = None

    @staticmethod
    def now(view: DiceView, stakes: Aims) -> Position:
        """The position in front of the seat."""
        return Position(view, stakes, list(view.life), list(view.arrows), view.pile, view.seats)

    def who(self, seat: Seat) -> Character:
        """The character of a seat."""
        return CHARACTERS[self.character[seat]]

    @property
    def reaches(self) -> tuple[tuple[Seat, ...], tuple[Seat, ...]]:
        """Whom a 1 and whom a 2 may hit."""
        return targets(self, self.me, ONE), targets(self, self.me, TWO)

    def with_arrows(self, number: int) -> Position:
        """The same after the seat has taken so many arrows from the pile, but before they bring the Indians."""
        arrows = self.arrows[:]
        arrows[self.me] += number
        return Position(self.view, self.stakes, self.life, arrows, self.pile - number, self.seats)

    def after_attack(self) -> Position:
        """The same after the Indians (DICE-ARROW-3, -4): everybody loses a point for each arrow, and all arrows."""
        life = self.life[:]
        for seat in self.seats:
            life[seat] = max(0, life[seat] - self.attack_loss(seat, self.arrows[seat]))
        fallen = [seat for seat in self.seats if not life[seat]]
        seats = tuple([seat for seat in self.seats if life[seat]])
        for seat in seats:
            life[seat] = min(self.max_life[seat], life[seat] + self.who(seat).gain_per_death * len(fallen))
        after = Position(self.view, self.stakes, life, [0] * len(life), ARROWS, seats)
        after.over = len(seats) < 2 or self.me in fallen or any(self.stakes.ends(seat) for seat in fallen)
        return after

    def attack_loss(self, seat: Seat, arrows: int) -> int:
        """What an attack costs somebody with so many arrows (DICE-CHAR-JOURDONNAIS-1)."""
        limit = CHARACTERS[self.character[seat]].most_lost.get(INDIANS)
        return arrows if limit is None else min(arrows, limit)

    def row(self, seat: Seat, arrows: int) -> list[float]:
        """What another player with so many arrows is worth, by life points."""
        found = self._rows.get((seat, arrows))
        if found is None:
            found = self._row(seat, self.attack_loss(seat, arrows), self.risk)
            self._rows[seat, arrows] = found
        return found

    def own(self, arrows: int, pile: int) -> list[float]:
        """What the seat itself is worth with so many arrows, and so many in the middle, by life points."""
        found = self._own.get((arrows, pile))
        if found is None:
            found = self._row(self.me, self.attack_loss(self.me, arrows), danger(pile))
            self._own[arrows, pile] = found
        return found

    def _row(self, seat: Seat, loss: int, risk: float) -> list[float]:
        plain = self.stakes.lives(seat)
        if not loss:
            return plain
        safe = 1.0 - risk
        return [plain[0], *[safe * plain[at] + risk * plain[max(0, at - loss)] for at in range(1, len(plain))]]

    def others(self) -> float:
        """What everybody else is worth together; the fallen for what their fall means."""
        me, life, arrows = self.me, self.life, self.arrows
        fall = self.stakes.fall
        standing = sum([self.row(seat, arrows[seat])[life[seat]] for seat in self.seats if seat != me], 0.0)
        return standing + sum([fall[seat] for seat in self.view.seats if seat != me and not life[seat]], 0.0)

    def worth(self) -> float:
        """What the whole position is worth."""
        me = self.me
        return self.others() + self.own(self.arrows[me], self.pile)[self.life[me]]

    def hits(self, seat: Seat, before: int = 0) -> list[float]:
        """What it is worth to cost somebody so many more points at once by one's own hand, for 0 to MOST_HITS points.

        Points that nobody has left to lose are worth nothing. `before` points are on their way already.
        """
        life = self.life[seat]
        who = self.who(seat)
        found = []
        for points in range(before, before + MOST_HITS + 1):
            if points and who.arrows_for_hits:
                found.append(self._with_arrows_instead(seat, points))
            elif points >= life:
                found.append(self._felled(seat))
            else:
                arrows = self.arrows[seat]
                if who.returns_arrows:
                    arrows -= min(points, arrows)
                found.append(self.row(seat, arrows)[life - points])
        start = found[0]
        found = [value - start for value in found]
        if who.strikes_back and not before:
            price = self.struck_back()
            found = [0.0, *[value - price for value in found[1:]]]
        return found

    def fells(self, seat: Seat, points: int) -> bool:
        """Whether so many points by one's own hand certainly eliminate somebody."""
        instead = self.pile - 1 if self.who(seat).arrows_for_hits else 0
        return points - instead >= self.life[seat]

    def _felled(self, seat: Seat) -> float:
        stakes = self.stakes
        if self._gains_by_death is None:
            self._gains_by_death = self._gained_by_death()
        return stakes.fall[seat] + stakes.blow[seat] + self._gains_by_death

    def _gained_by_death(self) -> float:
        """What it means that whoever gains by a death gains (DICE-CHAR-VULTURE-1)."""
        total = 0.0
        for seat in self.seats:
            gain = self.who(seat).gain_per_death
            if gain:
                arrows, life = self.arrows[seat], self.life[seat]
                row = self.own(arrows, self.pile) if seat == self.me else self.row(seat, arrows)
                total += row[min(self.max_life[seat], life + gain)] - row[life]
        return total

    def _with_arrows_instead(self, seat: Seat, points: int) -> float:
        """DICE-CHAR-BART-1, -3: they choose what is best for themselves."""
        life = self.life[seat]
        found = []
        for taken in range(min(points, self.pile - 1) + 1):
            lost = points - taken
            found.append(self._felled(seat) if lost >= life else self.row(seat, self.arrows[seat] + taken)[life - lost])
        return min(found) if self.stakes.enmity[seat] > 0.0 else max(found)

    def struck_back(self) -> float:
        """What the arrow costs that comes back from whoever answers a hit (DICE-CHAR-GRINGO-1, -4)."""
        me = self.me
        held = self.arrows[me]
        if self.pile > 1:
            return self.own(held, self.pile)[self.life[me]] - self.own(held + 1, self.pile - 1)[self.life[me]]
        return self.worth() - self.with_arrows(1).after_attack().worth()

    def gatling(self, seat: Seat, hits: list[float], before: int) -> float:
        """What a point by the Gatling means after a volley that cost somebody `before` points."""
        if self.who(seat).most_lost.get(GATLING_FIRE) == 0:
            return 0.0
        return hits[before + 1] - hits[before] if before < MOST_HITS else 0.0

    def beer_step(self, life: int) -> int:
        """What each beer on itself gives the seat, if it has so many points before the first (DICE-CHAR-JESSE-1)."""
        return self.who(self.me).beer_when_weak if life <= WEAK else 1

    def help_others(self, beers: int, fires: bool) -> list[tuple[float, Seat]]:
        """The best that so many beers can do for others, one after the other: (what it is worth, for whom).

        Beers come before the Gatling (DICE-BEER-6): if it is fired, what they do is looked at after the point it costs.
        """
        enmity = self.stakes.enmity
        ways: list[list[float]] = []
        seats: list[Seat] = []
        for seat in self.seats:
            if seat == self.me or enmity[seat] >= 0.0:
                continue
            lost = int(fires and self.who(seat).most_lost.get(GATLING_FIRE) != 0)
            life, most = self.life[seat] - lost, self.max_life[seat] - lost
            if life < most:
                row = self.row(seat, self.arrows[seat])
                ways.append([row[at + 1] - row[at] for at in range(life, min(most, life + beers))])
                seats.append(seat)
        found: list[tuple[float, Seat]] = []
        while len(found) < beers and any(ways):
            best = max([at for at, way in enumerate(ways) if way], key=lambda at: ways[at][0])
            found.append((ways[best].pop(0), seats[best]))
        return found

    def spare_others(self, removals: int) -> list[tuple[float, Seat]]:
        """The best that so many arrows sent back can do for others, one by one: (what it is worth, for whom)."""
        found: list[tuple[float, Seat]] = []
        for seat in self.seats:
            if seat != self.me and self.stakes.enmity[seat] < 0.0:
                life, held = self.life[seat], self.arrows[seat]
                worths = [self.row(seat, arrows)[life] for arrows in range(held, -1, -1)]
                found += [(after - before, seat) for before, after in pairwise(worths)]
        found.sort(reverse=True)
        return found[:removals]
