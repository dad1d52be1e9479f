"""What a seat plays for: how much it wants everybody to live or to fall, from its role and what it makes of theirs."""

from __future__ import annotations

from typing import Protocol

from boothill.family.roles import DEPUTY, GOALS, OUTLAW, RENEGADE, SHERIFF, of_three
from boothill.games.dice.bots.suspicion import Chances
from boothill.games.dice.rules.view import DiceView
from boothill.kernel.decision import Seat

WIN = 12.0
"""What the end of the game is worth. A life point of somebody in good health is worth about half a point."""
SURELY = 0.999 * WIN
"""So much at stake means that it is no guess."""

ALIVE = 1.0
"""What it means that somebody lives at all, beside their life points."""
_MARGINS = [0.35 + 0.65 * 0.7**point for point in range(16)]
"""What each life point means, the last one first."""
STRENGTH = [0.0, *[ALIVE + sum(_MARGINS[: life + 1]) for life in range(16)]]
"""How strong somebody with so many life points is."""

OWN = {SHERIFF: 1.4, DEPUTY: 1.0, OUTLAW: 0.8, RENEGADE: 1.2}
"""How much each role's own life is worth to itself."""
OWN_FALL = {SHERIFF: -WIN, DEPUTY: -1.0, OUTLAW: -1.0, RENEGADE: -WIN}
"""What it means to be eliminated: the side of a Deputy or an Outlaw may still win."""
OWN_OF_THREE = 1.2

QUARRY = 1.1
"""Of three players: the one whose elimination by one's own hand wins the game (DICE-THREE-4)."""
HUNTER = 0.8
"""Of three players: the one who wins by eliminating this seat."""

HOPE = 0.5
"""What an attack may still do to others counts less than what it may do to oneself: it is nothing to rely on."""

Wishes = tuple[float, float, float, float]
"""How much a role wants to harm the Sheriff, a Deputy, an Outlaw, a Renegade."""


class Reading(Protocol):
    """What a seat makes of the roles of all others."""

    @property
    def chances(self) -> list[Chances]:
        """Per seat."""
        ...

    @property
    def left(self) -> list[int]:
        """How many of each role are still in the game."""
        ...


class Stakes:
    """Per seat: how much it is to be harmed (below 0: helped), and what its fall means on top of its strength."""

    __slots__ = ("_me", "_most", "blow", "enmity", "fall", "hope", "own")

    def __init__(self, view: DiceView, reading: Reading, whims: list[float]) -> None:
        number = len(view.role)
        self.hope = HOPE
        self.enmity = [0.0] * number
        self.fall = [0.0] * number
        """What it means that the seat falls, by whatever cause."""
        self.blow = [0.0] * number
        """What it means on top if this seat's own hand did it."""
        me = self._me = view.seat
        self._most = view.max_life
        role = view.role[me]
        if of_three(view):
            self.own = OWN_OF_THREE
            self.fall[me] = -WIN
            self._among_three(view, GOALS[role])
        else:
            self.own = OWN[role]
            self.fall[me] = OWN_FALL[role]
            self._among_many(view, reading, role)
        for seat in view.seats:
            self.enmity[seat] += whims[seat % len(whims)]

    def lives(self, seat: Seat) -> list[float]:
        """What somebody, or the seat itself, is worth by life points."""
        weight = self.own if seat == self._me else -self.enmity[seat]
        found = [weight * strength for strength in STRENGTH[: self._most[seat] + 1]]
        found[0] = self.fall[seat]
        return found

    def ends(self, seat: Seat, by_own_hand: bool = False) -> bool:
        """Whether the game is certainly over once the seat falls."""
        return abs(self.fall[seat] + (self.blow[seat] if by_own_hand else 0.0)) > SURELY

    def _among_three(self, view: DiceView, goal: int) -> None:
        """Everybody knows who is after whom; once somebody is out the last two fight (DICE-THREE-2 to -6)."""
        me = view.seat
        for seat in view.seats:
            if seat == me:
                continue
            if len(view.seats) == 2:
                self.enmity[seat], self.fall[seat] = QUARRY, WIN
            elif view.role[seat] == goal:
                self.enmity[seat], self.blow[seat] = QUARRY, WIN
            else:
                self.enmity[seat] = HUNTER

    def _among_many(self, view: DiceView, reading: Reading, role: int) -> None:
        wishes = _wishes(view, reading, role)
        left = reading.left
        foes = left[OUTLAW] + left[RENEGADE]
        for seat in view.seats:
            if seat == view.seat:
                continue
            chances = reading.chances[seat]
            self.enmity[seat] = sum([wish * chance for wish, chance in zip(wishes, chances, strict=True)], 0.0)
            self.fall[seat] = _fall(view, role, chances, foes)


def _fall(view: DiceView, role: int, chances: Chances, foes: int) -> float:
    """What it means that a seat falls: it may end the game (DICE-WIN-2, -3)."""
    sheriff, _, outlaw, renegade = chances
    if sheriff:
        if role == RENEGADE:
            return WIN if len(view.seats) == 2 else -WIN
        return WIN if role == OUTLAW else -WIN
    if role in (SHERIFF, DEPUTY) and foes == 1:
        return WIN * (outlaw + renegade)
    return 0.0


def _wishes(view: DiceView, reading: Reading, role: int) -> Wishes:
    left = reading.left
    if role == OUTLAW:
        return 1.5, 0.5, -0.6, 0.15
    if role == RENEGADE:
        return _balance(view, left)
    # While Outlaws are about, the Renegade fights them too; afterwards there is nobody else to fear.
    return -1.4, -0.8, 1.0, (0.5 if left[OUTLAW] > 0 else 1.2)


def _balance(view: DiceView, left: list[int]) -> Wishes:
    """The Renegade: the Sheriff must live until all others are gone, and no side may win before that."""
    if len(view.seats) == 2:
        return 1.5, 0.0, 0.0, 0.0
    outlaws, law = left[OUTLAW], left[DEPUTY] + left[SHERIFF]
    if outlaws == 0:
        return -0.6, 0.8, 0.0, 0.8
    if outlaws > law:
        return -0.8, 0.1, 0.9, 0.4
    if outlaws == law:
        return -0.6, 0.4, 0.7, 0.4
    return -0.3, 0.8, 0.3, 0.4
