"""The table of the dice game: everything there is to know about it, as plain data."""

from __future__ import annotations

from typing import Any

from boothill.family.roles import roles_face_up
from boothill.family.seating import SeatedTable, moment_text
from boothill.games.dice.rules.characters import CHARACTERS
from boothill.games.dice.rules.declare import Character
from boothill.games.dice.rules.terms import ARROWS, BEFORE_TURN, DICE, DYNAMITE, NO_FACE, PHASES, Deed
from boothill.kernel.decision import Seat


class DiceTable(SeatedTable):
    """The state of one game. Only the roles of living players are hidden (DICE-INFO-1)."""

    __slots__ = (
        "aimed",
        "arrows",
        "beer_worth",
        "character",
        "deeds",
        "dice",
        "phase",
        "pile",
        "rolls",
        "spent",
    )

    def __init__(self, options: dict[str, Any], names: tuple[str, ...]) -> None:
        super().__init__(options, names)
        n = len(names)
        self.character: tuple[int, ...] = ()
        self.arrows: list[int] = [0] * n
        self.pile = ARROWS
        """Arrows in the middle (DICE-SETUP-6)."""
        # The turn.
        self.phase = BEFORE_TURN
        self.dice: list[int] = [NO_FACE] * DICE
        self.rolls = 0
        """Rolls made this turn."""
        self.aimed: list[int] = [0] * n
        """Points the volley costs each seat as far as it is given out, or the loss that is about to be suffered."""
        self.spent = 0
        """Bit mask of the dice that are used up: aimed bull's-eyes, beers given away or spent to double a shot."""
        self.beer_worth = 1
        """What a beer of the active player gives them, from the moment on when beers are given (DICE-BEER-5)."""
        self.deeds: list[Deed] = []
        """Public memory: what players did to each other, in order."""

    def __repr__(self) -> str:
        """'<DiceTable, 5 players, turn 3: seat 1 in rolling>'."""
        return f"<DiceTable, {len(self.names)} players, {moment_text(self, PHASES[self.phase])}>"

    def copy(self) -> DiceTable:
        """An independent copy; the journal stays behind."""
        t: DiceTable = DiceTable.__new__(DiceTable)
        self._copy_seating_to(t)
        t.character = self.character
        t.arrows = self.arrows[:]
        t.pile = self.pile
        t.phase = self.phase
        t.dice = self.dice[:]
        t.rolls = self.rolls
        t.aimed = self.aimed[:]
        t.spent = self.spent
        t.beer_worth = self.beer_worth
        t.deeds = self.deeds[:]
        return t

    def who(self, seat: Seat) -> Character:
        """The character of a seat."""
        return CHARACTERS[self.character[seat]]

    @property
    def face_up(self) -> list[Seat]:
        """Whose role everybody knows: the Sheriff's and those of the eliminated (DICE-INFO-1, -2); of three, all."""
        return [*roles_face_up(self), *self.eliminated]

    @property
    def dynamites(self) -> int:
        """How many dynamites lie in front of the active player, from whichever roll (DICE-DYN-2)."""
        return self.dice.count(DYNAMITE)
