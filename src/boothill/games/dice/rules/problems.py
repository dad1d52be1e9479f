"""Everything that can be wrong with a table of the dice game, for tests and soaks to look at after every step."""

from __future__ import annotations

from boothill.family.roles import OUTLAW, RENEGADE, ROLES_BY_PLAYERS, SHERIFF, of_three
from boothill.games.dice.rules.characters import CHARACTERS
from boothill.games.dice.rules.state import DiceTable
from boothill.games.dice.rules.terms import (
    ARROWS,
    BEFORE_TURN,
    DICE,
    DYNAMITE_LIMIT,
    FACES,
    HEALING,
    NO_FACE,
    OVER,
    ROLLING,
    START,
    TURN_END,
)
from boothill.kernel.decision import NOBODY

_ASKING = range(START, OVER)
"""The phases in which questions are asked."""
BETWEEN_TURNS = {"a question between two turns", "the turn of somebody who is out"}
"""What is no problem before a turn, where nobody is asked: its player may be out, or nobody has had a turn yet."""
_AT_PEACE = (BEFORE_TURN, START, HEALING, TURN_END, OVER)
"""The phases in which nobody is about to lose anything."""


def problems(t: DiceTable) -> set[str]:
    """Flags of everything wrong with the table at a decision or at the end; empty for a sound one."""
    found: set[str] = set()
    if t.pile + sum(t.arrows) != ARROWS or min(t.arrows) < 0:  # DICE-INV-1
        found.add("arrows lost or made")
    if t.pile < 1:  # DICE-INV-2
        found.add("an empty pile")
    if any(t.arrows[seat] for seat in t.eliminated):
        found.add("an eliminated player with arrows")
    if sorted([*t.seats, *t.eliminated]) != list(range(len(t.names))) or list(t.seats) != sorted(t.seats):
        found.add("seats lost or out of order")
    if sorted(t.role) != sorted(ROLES_BY_PLAYERS[len(t.names)]):  # DICE-SETUP-2
        found.add("other roles than were dealt")
    if len(set(t.character)) < len(t.names):
        found.add("a character twice")
    if not all(0 <= character < len(CHARACTERS) for character in t.character):
        found.add("a character nobody knows")
        return found  # what follows asks for the abilities
    _check_life(t, found)
    _check_dice(t, found)
    if t.phase == OVER:
        if not t.winners:
            found.add("over without winners")
        return found
    if t.winners:
        found.add("winners before the end")
    if t.active not in t.seats:
        found.add("the turn of somebody who is out")
    if t.phase not in _ASKING:
        found.add("a question between two turns")
    living = {t.role[seat] for seat in t.seats}
    if of_three(t):
        if len(t.seats) < 2:
            found.add("decided and not over")
    elif SHERIFF not in living or not living & {OUTLAW, RENEGADE}:  # DICE-INV-5
        found.add("decided and not over")
    return found


def _check_life(t: DiceTable, found: set[str]) -> None:
    """DICE-INV-3; at the end those who fell last are eliminated as well."""
    for seat in t.seats:
        if not 1 <= t.life[seat] <= t.max_life[seat]:
            found.add("life out of bounds")
    if any(t.life[seat] for seat in t.eliminated):
        found.add("an eliminated player with life")
    if any(t.killed_by[seat] != NOBODY for seat in t.seats):
        found.add("a living player who was killed")
    if any(t.aimed) and (t.phase in _AT_PEACE or (t.phase == ROLLING and t.dynamites < DYNAMITE_LIMIT)):
        found.add("a loss out of nowhere")


def _check_dice(t: DiceTable, found: set[str]) -> None:
    """DICE-INV-6."""
    if len(t.dice) != DICE or not all(NO_FACE <= face < len(FACES) for face in t.dice):
        found.add("other dice")
    if t.active == NOBODY:
        return
    if t.rolls > t.who(t.active).rerolls + 1:
        found.add("a roll too many")
    if t.phase >= ROLLING and t.phase != OVER and (t.rolls == 0 or NO_FACE in t.dice):
        found.add("dice not thrown")
