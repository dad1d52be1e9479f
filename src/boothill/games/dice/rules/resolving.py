"""Resolving the final dice, in their order (DICE-RES-1): bull's-eyes, beers, gatlings, the end of the turn."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache
from typing import Final, Protocol

from boothill.games.dice.rules.characters import CHARACTERS
from boothill.games.dice.rules.declare import WEAK
from boothill.games.dice.rules.declared import entry, question
from boothill.games.dice.rules.state import DiceTable
from boothill.games.dice.rules.terms import (
    BEER,
    BULLS_EYES,
    BULLSEYE,
    CLOSE,
    FIRED,
    FIRED_OFF,
    FIRING,
    GATLING,
    GATLING_FIRE,
    GAVE,
    GIVE,
    HEAL,
    HEALED,
    HEALING,
    ONE,
    PASS,
    PASSING,
    REMOVE,
    SHOOT,
    SHOOTING,
    SHOT,
    TURN_END,
    UNARROWED,
    mask_of,
)
from boothill.games.dice.rules.wounds import gain, gain_by_ability, give_back, suffer
from boothill.kernel.decision import NOBODY, Decision, Option, Rule, Seat

GAVE_LIFE: Final = entry("gave_life", "who at gained", tone="good", through="gives_life")
AIMED: Final = entry("aimed", "who at die face points")
HEALED_WITH_BEER: Final = entry("healed", "who at gained", tone="good")
FIRED_GATLING: Final = entry("fired", "who number", tone="doom")
REMOVED_ARROW: Final = entry("removed_arrow", "who at pile", through="removes_arrows")

GIFT: Final = question("gift")
WHOM_TO_SHOOT: Final = question("shoot", "die face")
WHOM_TO_HEAL: Final = question("heal", "die")
REMOVE_ARROW: Final = question("remove_arrow", "left")


class Circle(Protocol):
    """Whoever sees who lives and who is who: a table, or a view of it."""

    @property
    def seats(self) -> tuple[Seat, ...]:
        """The living players, clockwise."""
        ...

    @property
    def character(self) -> tuple[int, ...]:
        """The character of each seat."""
        ...


def targets(t: Circle, seat: Seat, face: int) -> tuple[Seat, ...]:
    """Whom a living player may hit with a bull's-eye showing this face."""
    if len(t.seats) <= CLOSE:  # DICE-SHOT-4, DICE-THREE-9, DICE-CHAR-ROSE-2
        face = ONE
    return _at_distances(t.seats, seat, CHARACTERS[t.character[seat]].reach[face])


@cache
def _at_distances(seats: tuple[Seat, ...], seat: Seat, distances: tuple[int, ...]) -> tuple[Seat, ...]:
    """DICE-SHOT-1, -9, DICE-CHAR-ROSE-3: who sits so many places to the left or right, but not themselves."""
    at, around = seats.index(seat), len(seats)
    found = {seats[(at + places) % around] for far in distances for places in (far, -far)}
    return tuple(sorted(found - {seat}))


def places_apart(seats: Sequence[Seat], one: Seat, other: Seat) -> int:
    """How many places two of these living players sit apart, the shorter way round (DICE-SHOT-1)."""
    apart = abs(seats.index(one) - seats.index(other))
    return min(apart, len(seats) - apart)


def give_life(t: DiceTable) -> Rule[None]:
    """DICE-CHAR-SID-1, -2: before they roll, somebody gains a life point, even if it is wasted."""
    me = t.active
    if t.who(me).gives_life:
        options: list[Option] = [(GIVE, -1, seat, -1) for seat in t.seats]
        choice = yield Decision(me, GIFT, options)
        seat = choice[2]
        t.emit(GAVE_LIFE, me, seat, gain(t, seat, 1))
        t.deeds.append((me, GAVE, seat, mask_of(t.seats)))


def shoot(t: DiceTable) -> Rule[None]:
    """All bull's-eyes are given out one by one, then take effect together (DICE-SHOT-6 to -8, DICE-RES-2, -5)."""
    t.phase = SHOOTING
    for die, face in enumerate(t.dice):
        if face in BULLS_EYES:
            yield from _aim(t, die)
    if any(t.aimed):
        yield from suffer(t, t.aimed, BULLSEYE)


def _aim(t: DiceTable, die: int) -> Rule[None]:
    me, face = t.active, t.dice[die]
    reached = targets(t, me, face)
    options: list[Option] = [(SHOOT, 1 << die, seat, 1) for seat in reached]
    beer = _beer_to_spend(t)
    if beer:
        options += [(SHOOT, 1 << die, seat, 2) for seat in reached]
    choice = yield Decision(me, WHOM_TO_SHOOT, options, (die, face))
    _, _, seat, points = choice
    t.spent |= 1 << die
    if points > 1:
        t.spent |= beer
    t.aimed[seat] += points  # DICE-SHOT-10
    t.emit(AIMED, me, seat, die, face, points)
    t.deeds.append((me, SHOT, seat, mask_of(reached)))


def _beer_to_spend(t: DiceTable) -> int:
    """DICE-CHAR-SLAB-1 to -3: the beer with which a shot may be doubled, as a mask; 0 if there is none."""
    beers = [die for die, face in enumerate(t.dice) if face == BEER]
    if not beers or t.spent & mask_of(beers) or not t.who(t.active).doubles_shots:
        return 0
    return 1 << beers[0]


def drink(t: DiceTable) -> Rule[None]:
    """Each beer that is left gives somebody a life point (DICE-BEER-1 to -6)."""
    t.phase = HEALING
    me = t.active
    if t.life[me] <= WEAK:  # DICE-CHAR-JESSE-1, -2: looked at once, before the first beer
        t.beer_worth = t.who(me).beer_when_weak
    for die, face in enumerate(t.dice):
        if face == BEER and not t.spent >> die & 1:
            options: list[Option] = [(HEAL, 1 << die, seat, -1) for seat in t.seats]
            choice = yield Decision(me, WHOM_TO_HEAL, options, (die,))
            seat = choice[2]
            t.spent |= 1 << die
            t.emit(HEALED_WITH_BEER, me, seat, gain(t, seat, t.beer_worth if seat == me else 1))  # DICE-CHAR-JESSE-3
            t.deeds.append((me, HEALED, seat, mask_of(t.seats)))


def fire(t: DiceTable) -> Rule[None]:
    """The Gatling, if there are enough gatlings (DICE-GAT-1 to -7, DICE-CHAR-WILLY-1, -2)."""
    t.phase = FIRING
    me = t.active
    gatlings = t.dice.count(GATLING)
    if t.who(me).removes_arrows:
        yield from _remove_arrows(t, gatlings)
    if gatlings >= t.who(me).gatlings_needed:
        t.emit(FIRED_GATLING, me, gatlings)
        t.deeds.append((me, FIRED, NOBODY, mask_of(t.seats)))
        give_back(t, me, t.arrows[me], FIRED_OFF)  # DICE-GAT-3: before anybody is hurt
        losses = [0] * len(t.names)
        for seat in t.seats:
            losses[seat] = int(seat != me)
        yield from suffer(t, losses, GATLING_FIRE)


def _remove_arrows(t: DiceTable, gatlings: int) -> Rule[None]:
    """DICE-CHAR-KIT-1 to -3: for each gatling an arrow of anybody goes back, or none."""
    me = t.active
    for left in range(gatlings, 0, -1):
        holders = [seat for seat in t.seats if t.arrows[seat]]
        if not holders:
            return
        options: list[Option] = [*[(REMOVE, -1, seat, -1) for seat in holders], PASSING]
        choice = yield Decision(me, REMOVE_ARROW, options, (left,))
        if choice[0] == PASS:
            return
        seat = choice[2]
        t.arrows[seat] -= 1
        t.pile += 1
        t.emit(REMOVED_ARROW, me, seat, t.pile)
        t.deeds.append((me, UNARROWED, seat, mask_of([*holders, me])))  # their own choice: they could have let it be


def end_of_turn(t: DiceTable) -> None:
    """DICE-CHAR-SUZY-1 to -3: the very last thing of a turn, for whoever shows no bull's-eye."""
    t.phase = TURN_END
    points = t.who(t.active).peaceful_gain
    if points and not any(face in BULLS_EYES for face in t.dice):
        gain_by_ability(t, t.active, points)


STEPS: Final[tuple[Callable[[DiceTable], Rule[None]], ...]] = (shoot, drink, fire)
"""DICE-RES-1, after arrows and dynamite. Arrow dice do nothing more (DICE-RES-3)."""
