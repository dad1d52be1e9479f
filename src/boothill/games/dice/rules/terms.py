"""The small integers the dice game thinks in, and their names."""

from __future__ import annotations

from typing import Final

from boothill.kernel.decision import NOBODY, Option, Seat

Face = int
"""What a die shows: index into `FACES`, or NO_FACE."""
CharacterId = int
"""A character: index into `CHARACTERS`."""
Phase = int
"""Where in a turn the game is: index into `PHASES`."""

# DICE-COMP-1: each die shows each of these once.
ARROW: Final = 0
DYNAMITE: Final = 1
ONE: Final = 2
TWO: Final = 3
BEER: Final = 4
GATLING: Final = 5
NO_FACE: Final = -1
"""A die that has not been thrown this turn."""
FACES: Final = ("arrow", "dynamite", "one", "two", "beer", "gatling")
BULLS_EYES: Final = (ONE, TWO)

DICE: Final = 5
ALL_DICE: Final = (1 << DICE) - 1
"""All dice as a bit mask; bit 0 is the leftmost die."""
ARROWS: Final = 9
"""DICE-COMP-2."""
REROLLS: Final = 2
MOST_ROLLS: Final = 4
"""DICE-INV-6, DICE-CHAR-LUCKY-1."""
DYNAMITE_LIMIT: Final = 3
GATLING_LIMIT: Final = 3
SHERIFF_EXTRA: Final = 2
"""DICE-SETUP-5: the Sheriff's extra life points."""
CLOSE: Final = 3
"""DICE-SHOT-4: with so many players living or fewer a 2 is a 1."""

# What costs life points.
BULLSEYE: Final = 0
GATLING_FIRE: Final = 1
INDIANS: Final = 2
EXPLOSION: Final = 3
CAUSES: Final = ("bullseye", "gatling", "indians", "dynamite")

# Why arrows change hands, in events.
ROLLED: Final = 0
"""Taken: an arrow was rolled."""
STRUCK_BACK: Final = 1
"""Taken: whoever was hurt strikes back with an arrow (DICE-CHAR-GRINGO-1)."""
INSTEAD: Final = 2
"""Taken instead of a life point (DICE-CHAR-BART-1)."""
FIRED_OFF: Final = 3
"""Returned by whoever fires the Gatling."""
BY_LOSS: Final = 4
"""Returned for lost life points (DICE-CHAR-PEDRO-1)."""
OUT: Final = 5
"""Returned by an eliminated player."""
WHYS: Final = ("rolled", "struck_back", "instead", "fired", "by_loss", "out")

# Options are (verb, dice, seat, number); -1 where a field does not apply. `dice` is a bit mask.
STOP: Final = 0
"""Stop rolling."""
REROLL: Final = 1
"""Throw `dice` again."""
SHOOT: Final = 2
"""Aim the bull's-eye among `dice` at `seat`, for `number` points."""
HEAL: Final = 3
"""Give the beer among `dice` to `seat`."""
GIVE: Final = 4
"""Give `seat` a life point before the first roll."""
TAKE_ARROWS: Final = 5
"""Take `number` arrows instead of as many life points."""
RETURN_ARROWS: Final = 6
"""Return `number` arrows to the pile."""
REMOVE: Final = 7
"""Send an arrow in front of `seat` back to the pile."""
PASS: Final = 8
"""Let it be."""
VERBS: Final = ("stop", "reroll", "shoot", "heal", "give", "take_arrows", "return_arrows", "remove", "pass")

STOPPING: Final[Option] = (STOP, -1, NOBODY, -1)
PASSING: Final[Option] = (PASS, -1, NOBODY, -1)

# What a player did to another, in public memory.
SHOT: Final = 0
HEALED: Final = 1
GAVE: Final = 2
UNARROWED: Final = 3
FIRED: Final = 4
DEEDS: Final = ("shot", "healed", "gave", "unarrowed", "fired")
Deed = tuple[Seat, int, Seat, int]
"""(who, what, to whom or NOBODY, bit mask of all seats they could have chosen).

One bit means that they had no choice. Where they could have let it be, their own bit is among them.
"""

# Where in a turn the game is. Only BEFORE_TURN, ROLLING and OVER are resting points.
BEFORE_TURN: Final = 0
START: Final = 1
ROLLING: Final = 2
SHOOTING: Final = 3
HEALING: Final = 4
FIRING: Final = 5
TURN_END: Final = 6
OVER: Final = 7
PHASES: Final = ("before turn", "start", "rolling", "shooting", "healing", "firing", "end of turn", "over")


def mask_of(seats: tuple[Seat, ...] | list[Seat]) -> int:
    """Seats, or dice, as a bit mask."""
    mask = 0
    for seat in seats:
        mask |= 1 << seat
    return mask
