"""The dice game as the lab plays it."""

from __future__ import annotations

from dataclasses import dataclass

from boothill.family.roles import ROLES
from boothill.games.dice.rules.characters import CHARACTERS
from boothill.games.dice.rules.game import DICE, new_match
from boothill.games.dice.rules.redeal import redeal
from boothill.games.dice.rules.setup import DiceOptions
from boothill.games.dice.rules.state import DiceTable
from boothill.games.dice.rules.terms import FIRED
from boothill.kernel.decision import Seat
from boothill.kernel.game import Game
from boothill.kernel.match import Match
from boothill.lab.run.setting import Setting


@dataclass(frozen=True)
class DiceGame(Setting):
    """The dice game, which has no table options."""

    @property
    def game(self) -> Game[DiceTable]:
        """BANG! The Dice Game."""
        return DICE

    @property
    def noun(self) -> str:
        """'dice game'."""
        return "dice game"

    @property
    def people(self) -> dict[str, tuple[str, int]]:
        """The sixteen."""
        return {one.id: (one.name, one.life) for one in CHARACTERS}

    def check(self, players: int) -> None:
        """Raises UserError for too few or too many players."""
        DiceOptions(players)

    def match(self, players: int, seed: int, *, record: bool = False) -> Match[DiceTable]:
        """A fresh match."""
        return new_match(DiceOptions(players, seed=seed), record=record)

    def sides(self, t: DiceTable) -> tuple[str, ...]:
        """Their own roles."""
        return tuple([ROLES[role] for role in t.role])

    def characters(self, t: DiceTable) -> tuple[str, ...]:
        """The ids."""
        return tuple([CHARACTERS[character].id for character in t.character])

    def counts(self, t: DiceTable) -> dict[str, int]:
        """How often a Gatling was fired."""
        return {"gatlings": sum([deed[1] == FIRED for deed in t.deeds])}

    def redeal(self, t: DiceTable, seat: Seat, seed: int) -> None:
        """Deal anew the roles the seat does not know."""
        redeal(t, seat, seed)


SETTING = DiceGame()
"""As it is played."""
