"""The turn, step by step, and the game as a sequence of turns."""

from __future__ import annotations

from typing import Final

from boothill.family.roles import first_player
from boothill.family.seating import GameOver
from boothill.games.dice.rules.declared import entry
from boothill.games.dice.rules.resolving import STEPS, end_of_turn, give_life
from boothill.games.dice.rules.rolling import rest_of_rolling, roll
from boothill.games.dice.rules.state import DiceTable
from boothill.games.dice.rules.terms import ALL_DICE, BEFORE_TURN, DICE, NO_FACE, OVER, ROLLING, START
from boothill.kernel.decision import Rule, Seat

TURN: Final = entry("turn", "who turn", tone="turn")
TURN_OVER: Final = entry("turn_over", "who", tone="quiet")


def run(t: DiceTable) -> Rule[None]:
    """The game from the resting point the table is in (before a turn, or with dice to throw again) to its end."""
    if t.phase == OVER:
        return
    try:
        if t.phase == ROLLING:
            yield from rest_of_turn(t)
        while True:
            yield from turn(t, next_player(t))
    except GameOver:
        return


def next_player(t: DiceTable) -> Seat:
    """DICE-SETUP-7, DICE-TURN-2: the Sheriff (of three the Deputy) first, then clockwise over the living."""
    return first_player(t) if t.turn == 0 else t.clockwise(t.active + 1)[0]


def turn(t: DiceTable, me: Seat) -> Rule[None]:
    """One turn (DICE-TURN-1)."""
    t.active = me
    t.turn += 1
    t.phase = START
    t.dice = [NO_FACE] * DICE
    t.rolls = 0
    t.spent = 0
    t.beer_worth = 1
    t.emit(TURN, me, t.turn)
    yield from give_life(t)
    t.phase = ROLLING
    yield from roll(t, ALL_DICE)  # DICE-ROLL-1
    yield from rest_of_turn(t)


def rest_of_turn(t: DiceTable) -> Rule[None]:
    """What follows the first roll. If the active player is eliminated the turn is over at once (DICE-TURN-3)."""
    me = t.active
    for step in (rest_of_rolling, *STEPS):
        if me in t.seats:
            yield from step(t)
    if me in t.seats:
        end_of_turn(t)
    t.phase = BEFORE_TURN
    t.emit(TURN_OVER, me)
