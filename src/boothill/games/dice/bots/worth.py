"""What the law plays for, and everybody at a table of three: the chance to win, and what each life point does to it."""

from __future__ import annotations

from math import exp
from typing import NamedTuple

from boothill.family.roles import DEPUTY, GOALS, OUTLAW, RENEGADE, SHERIFF
from boothill.games.dice.bots.measured import DUEL, LIFE, NUMBERS, OF_THREE, START_OF_THREE
from boothill.games.dice.bots.stakes import HOPE, Reading
from boothill.games.dice.rules.view import DiceView
from boothill.kernel.decision import Seat

WHIM = 0.0003
"""The most that a life point of somebody counts more by whim: it settles ties, nothing else."""
MORE = 0.5
"""How much more the end of the game counts, won or lost, than the chance that it settles: what is added up seat by seat
may come to more than certainty, and must not come before it."""
PRESENT = 0.001
"""A role less likely than this is out of the question when the end of the game is looked for."""


class Guess(NamedTuple):
    """A role somebody may have."""

    role: int
    chance: float


class Worth:
    """Per seat what its life points do to the chance to win, next to the chance now; see `position.Aims`.

    The chance is a logistic function of the numbers of each role in the game, which are public, and of everybody's life
    points by role, as measured (`measured`). A seat whose role is not known counts as the mean over what it may be.
    """

    __slots__ = ("_lives", "_over", "_whims", "blow", "chance", "enmity", "fall", "hope")

    def __init__(self, view: DiceView, whims: list[float]) -> None:
        number = len(view.role)
        self.hope = HOPE
        self.enmity = [0.0] * number
        self.fall = [0.0] * number
        self.blow = [0.0] * number
        self.chance = 0.0
        """The chance to win now."""
        self._lives: list[list[float]] = [[] for _ in view.role]
        self._over = [False] * number
        self._whims = whims

    @staticmethod
    def of_law(view: DiceView, reading: Reading, whims: list[float]) -> Worth:
        """For the Sheriff and the Deputies."""
        worth = Worth(view, whims)
        worth._weigh_roles(view, reading)
        return worth

    @staticmethod
    def of_three(view: DiceView, whims: list[float]) -> Worth:
        """For anybody at a table of three."""
        worth = Worth(view, whims)
        worth._weigh_three(view)
        return worth

    def lives(self, seat: Seat) -> list[float]:
        """What somebody, or the seat itself, is worth by life points."""
        return self._lives[seat]

    def ends(self, seat: Seat, by_own_hand: bool = False) -> bool:
        """Whether the game is certainly over once the seat falls."""
        return self._over[seat] or (by_own_hand and self.blow[seat] > 0.0)

    def _note(self, view: DiceView, seat: Seat, row: list[float]) -> None:
        """Note the chance to win for each number of a seat's life points, from none on."""
        now = view.life[seat]
        whim = 0.0 if seat == view.seat else WHIM * self._whims[seat % len(self._whims)]
        found = [value - row[now] - whim * (life - now) for life, value in enumerate(row)]
        found[0] = row[0] - row[now]
        self._lives[seat] = found
        self.fall[seat] = found[0]
        self.enmity[seat] = found[now - 1] - found[now]

    def _weigh_roles(self, view: DiceView, reading: Reading) -> None:
        guesses: dict[Seat, list[Guess]] = {}
        means: dict[Seat, float] = {}
        for seat in view.seats:
            found = [Guess(role, chance) for role, chance in enumerate(reading.chances[seat]) if chance > 0.0]
            guesses[seat] = found
            means[seat] = sum([guess.chance * LIFE[guess.role][view.life[seat]] for guess in found], 0.0)
        start = _start(reading.left)
        total = start + sum(means.values(), 0.0)
        self.chance = _logistic(total)
        for seat, found in guesses.items():
            rest = total - means[seat]
            row = [0.0] * (view.max_life[seat] + 1)
            over = True
            for role, chance in found:
                life_points = LIFE[role]
                for life in range(1, len(row)):
                    row[life] += chance * _logistic(rest + life_points[life])
                left = reading.left[:]
                left[role] -= 1
                if not left[SHERIFF]:  # DICE-WIN-2
                    row[0] -= chance * MORE
                    continue
                if not left[OUTLAW] and not left[RENEGADE]:  # DICE-WIN-3
                    row[0] += chance * (1.0 + MORE)
                    continue
                row[0] += chance * _logistic(rest - start + _start(left))
                over = over and chance < PRESENT
            self._note(view, seat, row)
            self._over[seat] = over

    def _weigh_three(self, view: DiceView) -> None:
        """Everybody knows who is after whom; once somebody is out the last two fight (DICE-THREE-2 to -6)."""
        me = view.seat
        quarry = view.role.index(GOALS[view.role[me]])
        life = view.life
        duel = len(view.seats) == 2
        own, hunted, hunting = (DUEL[0], DUEL[1], DUEL[1]) if duel else OF_THREE
        measures = {seat: own if seat == me else hunted if seat == quarry else hunting for seat in view.seats}
        total = (0.0 if duel else START_OF_THREE) + sum([measures[seat][life[seat]] for seat in view.seats], 0.0)
        self.chance = _logistic(total)
        for seat, measure in measures.items():
            rest = total - measure[life[seat]]
            row = [_logistic(rest + worth) for worth in measure[: view.max_life[seat] + 1]]
            if seat == me:
                row[0] = -MORE
            elif duel:
                row[0] = 1.0 + MORE
                self._over[seat] = True
            else:
                other = next(each for each in view.seats if each not in (me, seat))
                row[0] = _logistic(DUEL[0][life[me]] + DUEL[1][life[other]])
            self._note(view, seat, row)
            if seat == quarry and not duel:  # DICE-THREE-4
                self.blow[seat] = 1.0 + MORE - row[0]


def _start(left: list[int]) -> float:
    """What the numbers of the roles alone make of the law's chance."""
    return NUMBERS[left[DEPUTY]][left[OUTLAW]][left[RENEGADE]]


def _logistic(value: float) -> float:
    return 1.0 / (1.0 + exp(-value))
