"""Losing life: the batch, eliminations, arrows and the Indians.

Losses that happen at the same instant are one batch (DICE-HIT-1): an explosion, a volley, a Gatling, an Indian attack.
"""

from __future__ import annotations

from typing import Final

from boothill.games.dice.rules.declared import entry, question
from boothill.games.dice.rules.state import DiceTable
from boothill.games.dice.rules.terms import (
    ARROWS,
    BULLSEYE,
    BY_LOSS,
    GATLING_FIRE,
    INDIANS,
    INSTEAD,
    OUT,
    RETURN_ARROWS,
    STRUCK_BACK,
    TAKE_ARROWS,
)
from boothill.games.dice.rules.victory import check_victory
from boothill.kernel.decision import NOBODY, Decision, Option, Rule, Seat

LOST_LIFE: Final = entry("lost_life", "who points left by? cause", tone="hurt")
SPARED: Final = entry("spared", "who limit cause", through="most_lost")
ELIMINATED: Final = entry("eliminated", "who role by? cause", tone="doom", milestone=True)
GAINED_LIFE: Final = entry("gained_life", "who points left", tone="good", through="peaceful_gain gain_per_death")
TOOK_ARROWS: Final = entry("took_arrows", "who number pile why", tone="notice")
RETURNED_ARROWS: Final = entry("returned_arrows", "who number pile why")
ATTACK: Final = entry("indians", tone="doom")
REFILLED: Final = entry("refilled", "pile", tone="quiet")

ARROWS_INSTEAD: Final = question("arrows_instead", "cause points")
ARROWS_BACK: Final = question("return_arrows", "cause points")

BLOWS = (BULLSEYE, GATLING_FIRE)
"""DICE-CRED-1, -2: causes that are the active player's doing; the others are nobody's."""


def suffer(t: DiceTable, losses: list[int], cause: int) -> Rule[None]:
    """One batch, step by step (DICE-HIT-2): `losses` is what it costs each seat, before abilities.

    Raises GameOver if it decides the game.
    """
    blow = cause in BLOWS
    _drop_out(t, losses, cause)  # step 1
    t.aimed = losses
    if blow:
        yield from _take_arrows_instead(t, losses, cause)  # step 2
    # Arrows to return are chosen before the points are taken off: then nobody at 0 has to wait (DICE-INV-3). What is
    # known is the same, and so is what becomes of it.
    returned = yield from _choose_to_return(t, losses, cause)
    by = t.active if blow else NOBODY
    for seat in t.clockwise(t.active):  # step 3
        if losses[seat] > 0:
            t.life[seat] = max(0, t.life[seat] - losses[seat])  # DICE-LIFE-3
            t.emit(LOST_LIFE, seat, losses[seat], t.life[seat], by, cause)
    for seat, number in returned:
        give_back(t, seat, number, BY_LOSS)
    if cause == INDIANS:  # DICE-ARROW-4
        t.arrows = [0] * len(t.names)
        t.pile = ARROWS
        t.emit(REFILLED, t.pile)
    struck = blow and any(losses[seat] > 0 and t.who(seat).strikes_back for seat in t.seats)
    t.aimed = [0] * len(t.names)
    fallen = [seat for seat in t.seats if t.life[seat] == 0]
    if fallen:
        leave_game(t, fallen, by, cause)  # steps 4 and 5
        check_victory(t)  # step 6
    if struck:  # step 7; DICE-CHAR-GRINGO-1 to -4: one arrow for the batch, even if it was their last
        yield from take_arrows(t, t.active, 1, STRUCK_BACK)


def _drop_out(t: DiceTable, losses: list[int], cause: int) -> None:
    """DICE-CHAR-PAUL-1, DICE-CHAR-JOURDONNAIS-1: whoever a cause cannot cost so much."""
    for seat in t.seats:
        limit = t.who(seat).most_lost.get(cause)
        if limit is not None and losses[seat] > limit:
            losses[seat] = limit
            t.emit(SPARED, seat, limit, cause)


def _take_arrows_instead(t: DiceTable, losses: list[int], cause: int) -> Rule[None]:
    """DICE-CHAR-BART-1 to -4: arrows instead of points, but never the last one of the pile."""
    for seat in _others_first(t):  # DICE-HIT-3
        most = min(losses[seat], t.pile - 1)
        if most > 0 and t.who(seat).arrows_for_hits:
            options: list[Option] = [(TAKE_ARROWS, -1, NOBODY, number) for number in range(most + 1)]
            choice = yield Decision(seat, ARROWS_INSTEAD, options, (cause, losses[seat]))
            number = choice[3]
            if number:
                losses[seat] -= number
                t.pile -= number
                t.arrows[seat] += number
                t.emit(TOOK_ARROWS, seat, number, t.pile, INSTEAD)


def _choose_to_return(t: DiceTable, losses: list[int], cause: int) -> Rule[list[tuple[Seat, int]]]:
    """DICE-CHAR-PEDRO-1, -2: an arrow for each point, but not in an attack. If they fall all of them go back anyway."""
    chosen: list[tuple[Seat, int]] = []
    for seat in _others_first(t):  # DICE-HIT-3
        most = min(losses[seat], t.arrows[seat])
        if most > 0 and losses[seat] < t.life[seat] and cause in t.who(seat).returns_arrows:
            options: list[Option] = [(RETURN_ARROWS, -1, NOBODY, number) for number in range(most + 1)]
            choice = yield Decision(seat, ARROWS_BACK, options, (cause, losses[seat]))
            if choice[3]:
                chosen.append((seat, choice[3]))
    return chosen


def _others_first(t: DiceTable) -> list[Seat]:
    """DICE-HIT-3: clockwise, beginning left of the active player."""
    return t.clockwise(t.active + 1)


def leave_game(t: DiceTable, fallen: list[Seat], by: Seat, cause: int) -> None:
    """Players leave the game, all together (DICE-ELIM-1, -2); nobody is rewarded or punished for it (DICE-ELIM-4)."""
    t.seats = tuple([seat for seat in t.seats if seat not in fallen])
    for seat in fallen:
        t.eliminated.append(seat)
        t.killed_by[seat] = by
        t.emit(ELIMINATED, seat, t.role[seat], by, cause)
        give_back(t, seat, t.arrows[seat], OUT)
    for seat in t.seats:  # DICE-CHAR-VULTURE-1, -2
        points = t.who(seat).gain_per_death * len(fallen)
        if points:
            gain_by_ability(t, seat, points)


def gain(t: DiceTable, seat: Seat, points: int) -> int:
    """Give life points, never above the maximum (DICE-LIFE-1, -2); returns how many the player got."""
    gained = min(points, t.max_life[seat] - t.life[seat])
    t.life[seat] += gained
    return gained


def gain_by_ability(t: DiceTable, seat: Seat, points: int) -> None:
    """Life points that a player's own ability gives them."""
    gained = gain(t, seat, points)
    if gained:
        t.emit(GAINED_LIFE, seat, gained, t.life[seat])


def give_back(t: DiceTable, seat: Seat, number: int, why: int) -> None:
    """Arrows of a player go back to the pile (DICE-ARROW-10)."""
    if number:
        t.arrows[seat] -= number
        t.pile += number
        t.emit(RETURNED_ARROWS, seat, number, t.pile, why)


def take_arrows(t: DiceTable, seat: Seat, number: int, why: int) -> Rule[None]:
    """A player takes arrows one at a time (DICE-ARROW-1); the last one of the pile brings the Indians (DICE-ARROW-2).

    What they still owe after the attack they take from the new pile (DICE-ARROW-5), unless they are out (DICE-ARROW-6).
    """
    while number and seat in t.seats:
        taken = min(number, t.pile)
        number -= taken
        t.pile -= taken
        t.arrows[seat] += taken
        t.emit(TOOK_ARROWS, seat, taken, t.pile, why)
        if t.pile == 0:
            yield from attack(t)


def attack(t: DiceTable) -> Rule[None]:
    """DICE-ARROW-3, -8: everybody loses as many points as they hold arrows now; it is nobody's doing (DICE-CRED-3)."""
    t.emit(ATTACK)
    yield from suffer(t, t.arrows[:], INDIANS)
