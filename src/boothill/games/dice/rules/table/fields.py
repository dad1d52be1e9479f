"""What the table of the dice game has, declared (see `kernel.fields`).

A field more is a line here and `make generated`.
"""

from __future__ import annotations

from boothill.family.fields import SeatedFields
from boothill.games.dice.rules.characters import CHARACTERS
from boothill.games.dice.rules.terms import (
    ARROWS,
    BEFORE_TURN,
    DICE,
    FACES,
    NO_FACE,
    PHASES,
    CharacterId,
    Deed,
    Face,
    Phase,
)
from boothill.kernel.fields import field, named

named(
    CharacterId=lambda view, character: CHARACTERS[character].id,
    Face=lambda view, face: None if face == NO_FACE else FACES[face],
    Phase=lambda view, phase: PHASES[phase],
)


class DiceFields(SeatedFields):
    """The state of one game with dice."""

    character: tuple[CharacterId, ...] = field(each=-1, shown=True)
    """Who a player is."""
    arrows: list[int] = field(each=0, shown=True)
    """How many arrows lie in front of a player."""
    pile: int = field(ARROWS, shown=True)
    """Arrows in the middle (DICE-SETUP-6)."""

    # The turn.
    phase: Phase = field(BEFORE_TURN, shown=True)
    """Where in the turn the game is."""
    dice: list[Face] = field(lambda t: [NO_FACE] * DICE, shown=True)
    """What the dice show, from left to right; nothing before they are thrown."""
    rolls: int = field(0, shown=True)
    """Rolls made this turn."""
    aimed: list[int] = field(each=0, shown=True)
    """Points the volley costs a player as far as it is given out, or the loss that is about to be suffered."""
    spent: int = field(0, seen=True)
    """Bit mask of the dice that are used up: aimed bull's-eyes, beers given away or spent to double a shot."""
    beer_worth: int = field(1, shown=True)
    """What a beer of the active player gives them, from the moment on when beers are given (DICE-BEER-5)."""
    deeds: list[Deed] = field(saved=False, seen=True)
    """Public memory: what players did to each other, in order."""
