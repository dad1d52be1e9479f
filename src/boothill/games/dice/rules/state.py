"""The table of the dice game: everything there is to know about it, as plain data."""

from __future__ import annotations

from boothill.family.roles import roles_face_up
from boothill.family.seating import moment_text
from boothill.games.dice.rules.characters import CHARACTERS
from boothill.games.dice.rules.declare import Character
from boothill.games.dice.rules.table.stored import StoredDiceTable
from boothill.games.dice.rules.terms import DYNAMITE, PHASES
from boothill.kernel.decision import Seat


class DiceTable(StoredDiceTable):
    """The state of one game. Only the roles of living players are hidden (DICE-INFO-1).

    What it holds is declared in `table.fields`, field by field.
    """

    __slots__ = ()

    def __repr__(self) -> str:
        """'<DiceTable, 5 players, turn 3: seat 1 in rolling>'."""
        return f"<DiceTable, {len(self.names)} players, {moment_text(self, PHASES[self.phase])}>"

    def copy(self) -> DiceTable:
        """An independent copy; the journal stays behind."""
        return DiceTable(self.options, self.names, self)

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
