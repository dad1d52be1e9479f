"""Rolling: the throw, what may be thrown again, and when it is over."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cache
from itertools import product
from typing import Final, Protocol

from boothill.games.dice.rules.characters import CHARACTERS
from boothill.games.dice.rules.declared import entry, question
from boothill.games.dice.rules.state import DiceTable
from boothill.games.dice.rules.terms import (
    ALL_DICE,
    ARROW,
    DICE,
    DYNAMITE,
    DYNAMITE_LIMIT,
    EXPLOSION,
    FACES,
    MOST_ROLLS,
    REROLL,
    ROLLED,
    ROLLING,
    STOP,
    STOPPING,
    mask_of,
)
from boothill.games.dice.rules.wounds import suffer, take_arrows
from boothill.kernel.decision import NOBODY, Decision, IllegalAnswer, Option, Rule, Seat
from boothill.kernel.rng import several_below

ROLLED_DICE: Final = entry("rolled", "who roll dice faces")
EXPLODED: Final = entry("exploded", "who number", tone="doom")

AGAIN: Final = question("reroll", "left")

ANY_FACES = tuple(range(len(FACES))) * DICE
"""What chance chooses the faces of a roll from."""
PLACES = [[die for die in range(DICE) if mask >> die & 1] for mask in range(ALL_DICE + 1)]
"""The dice of each mask, from left to right."""


class Rolling(Protocol):
    """Whoever sees the dice: a table, or a view of it."""

    @property
    def dice(self) -> Sequence[int]:
        """The faces, NO_FACE before the first roll."""
        ...

    @property
    def phase(self) -> int:
        """Where in the turn the game is."""
        ...

    @property
    def rolls(self) -> int:
        """Rolls made this turn."""
        ...

    @property
    def active(self) -> Seat:
        """Whose dice they are."""
        ...

    @property
    def character(self) -> tuple[int, ...]:
        """The character of each seat."""
        ...


def roll(t: DiceTable, thrown: int) -> Rule[None]:
    """Throw the dice in the mask; the arrows among them are taken at once (DICE-ROLL-5a, -6).

    Each roll of each turn has a chance of its own, in which each die has its place: which other dice are thrown changes
    nothing for it (DICE-INV-7).
    """
    number = MOST_ROLLS * (t.turn - 1) + t.rolls
    chance = several_below(len(FACES), DICE, t.seed, "roll", number)
    places = PLACES[thrown]
    faces = tuple([chance[die] for die in places])
    if t.journal is not None:
        faces = t.journal.result("roll", number, faces, ANY_FACES)
    for die, face in zip(places, faces, strict=True):
        t.dice[die] = face
    t.rolls += 1
    t.emit(ROLLED_DICE, t.active, t.rolls, thrown, *t.dice)
    yield from take_arrows(t, t.active, faces.count(ARROW), ROLLED)


def rerolls_left(t: Rolling) -> int:
    """DICE-ROLL-2, DICE-CHAR-LUCKY-1: how often the active player may still throw; not at all once they have stopped,
    or three dynamites lie there (DICE-DYN-3, DICE-CHAR-BLACKJACK-2).
    """
    if t.phase != ROLLING or list(t.dice).count(DYNAMITE) >= DYNAMITE_LIMIT:
        return 0
    return CHARACTERS[t.character[t.active]].rerolls + 1 - t.rolls


def rest_of_rolling(t: DiceTable) -> Rule[None]:
    """The dice lie there: throw again or stop (DICE-ROLL-2 to -5), then the explosion if it is due (DICE-DYN-4, -9)."""
    me = t.active
    while (left := rerolls_left(t)) > 0:
        choice = yield Decision(me, AGAIN, reroll_options(t), (left,), main=True)
        if choice[0] == STOP:
            break
        yield from roll(t, choice[1])
        if me not in t.seats:  # DICE-TURN-3
            return
    if t.dynamites >= DYNAMITE_LIMIT:
        t.emit(EXPLODED, me, t.dynamites)
        losses = [0] * len(t.names)
        losses[me] = 1
        yield from suffer(t, losses, EXPLOSION)


def locked(t: Rolling) -> int:
    """DICE-DYN-1, DICE-CHAR-BLACKJACK-1: the dice that may not be thrown again, as a mask."""
    if not CHARACTERS[t.character[t.active]].locks_dynamite:
        return 0
    return mask_of([die for die, face in enumerate(t.dice) if face == DYNAMITE])


def reroll_options(t: Rolling) -> list[Option]:
    """Every distinct choice of dice to throw again, the fewest dice first, and to stop at last."""
    return list(_distinct_choices(tuple(t.dice), locked(t)))


@cache
def _distinct_choices(dice: tuple[int, ...], locks: int) -> tuple[Option, ...]:
    """Dice that show the same are alike: of those the leftmost are thrown."""
    loose: dict[int, list[int]] = {}
    for die, face in enumerate(dice):
        if not locks >> die & 1:
            loose.setdefault(face, []).append(die)
    counts = product(*[range(len(places) + 1) for places in loose.values()])
    masks = [
        mask_of([die for places, number in zip(loose.values(), numbers, strict=True) for die in places[:number]])
        for numbers in counts
    ]
    masks.sort(key=lambda mask: (mask.bit_count(), mask))
    return (*[(REROLL, mask, NOBODY, -1) for mask in masks if mask], STOPPING)


def reroll_option(t: Rolling, dice: Iterable[int]) -> Option:
    """The option that throws these dice (by place, from 0) again; raises IllegalAnswer if that may not be done.

    Of several dice that show the same any may be named. With a locked die the whole request is refused (DICE-ROLL-2).
    """
    wanted = set(dice)
    if not rerolls_left(t):
        raise IllegalAnswer("no die may be thrown again now; answer the question that is open")
    if not wanted:
        raise IllegalAnswer("no die is named; name at least one to throw again, or stop")
    if not wanted <= set(range(DICE)):
        raise IllegalAnswer(f"there is no die {min(wanted - set(range(DICE))) + 1}; the dice are 1 to {DICE}")
    stuck = [die for die in sorted(wanted) if locked(t) >> die & 1]
    if stuck:
        raise IllegalAnswer(f"die {stuck[0] + 1} shows dynamite and is locked; name only other dice")
    faces = sorted([t.dice[die] for die in wanted])
    for option in reroll_options(t):
        if option[0] == REROLL and sorted([t.dice[die] for die in PLACES[option[1]]]) == faces:
            return option
    raise AssertionError("every choice of loose dice has its option")
