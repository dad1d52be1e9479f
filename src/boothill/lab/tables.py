"""What is played: one of the games with its options, as all of the lab is told it."""

from __future__ import annotations

from dataclasses import asdict, dataclass
from typing import Any, Protocol

from boothill.bang.game import BANG, new_match
from boothill.bang.redeal import redeal
from boothill.bang.roles import side_of
from boothill.bang.setup import TableOptions
from boothill.bang.state import Table
from boothill.dice.characters import CHARACTERS
from boothill.dice.game import DICE
from boothill.dice.game import new_match as new_dice_match
from boothill.dice.redeal import redeal as redeal_dice
from boothill.dice.setup import DiceOptions
from boothill.dice.state import DiceTable
from boothill.dice.terms import FIRED
from boothill.kernel.decision import Seat
from boothill.kernel.match import Game, Match
from boothill.kernel.roles import ROLES, SHERIFF

BASE = ("base",)


class Setting(Protocol):
    """A game and its options, everything but the players and the seed. Plain data, so that it travels."""

    @property
    def game(self) -> Game[Any]:
        """The game as the kernel runs it."""
        ...

    @property
    def noun(self) -> str:
        """What one such game is called: 'starter game'."""
        ...

    @property
    def extras(self) -> str:
        """What is said behind the number of players: ' with base, promos'; nothing of the usual table."""
        ...

    @property
    def details(self) -> str:
        """All that is needed to play this again, as it is named at the command line: ', sets base,promos, shadows'."""
        ...

    @property
    def label(self) -> str:
        """What sets it apart in a list of tables: ', base+promos (22 events), shadows'."""
        ...

    def check(self, players: int) -> None:
        """Raises UserError with one clear sentence if so many cannot play this."""
        ...

    def match(self, players: int, seed: int, *, record: bool = False) -> Match[Any]:
        """A fresh match."""
        ...

    def sides(self, t: Any) -> tuple[str, ...]:
        """Per seat the role whose goal it has."""
        ...

    def characters(self, t: Any) -> tuple[str, ...]:
        """Per seat the id of its character."""
        ...

    def counts(self, t: Any) -> dict[str, int]:
        """What else is worth counting in this game, by the plural of its name."""
        ...

    def redeal(self, t: Any, seat: Seat, seed: int) -> None:
        """Deal anew what the seat cannot see."""
        ...

    def dump(self) -> dict[str, Any]:
        """The options as JSON data."""
        ...


@dataclass(frozen=True)
class CardGame:
    """The card game."""

    sets: tuple[str, ...] = BASE
    starter: bool = False
    events: int | None = None
    """How many, if that is not left to the rules."""
    shadow: bool = False
    """Eliminated players return for their turns."""

    @property
    def game(self) -> Game[Table]:
        """BANG!"""
        return BANG

    @property
    def noun(self) -> str:
        """'game' or 'starter game'."""
        return "starter game" if self.starter else "game"

    @property
    def extras(self) -> str:
        """The sets, where it is not the base game alone, and the shadows, where there are any."""
        named = [*(() if self.sets == BASE else self.sets), *(["shadows"] if self.shadow else [])]
        return f" with {', '.join(named)}" if named else ""

    @property
    def details(self) -> str:
        """Sets, number of events and shadows, where they are not as usual."""
        sets = "" if self.sets == BASE else f", sets {','.join(self.sets)}"
        sets += "" if self.events is None else f", {self.events} events"
        return sets + (", shadows" if self.shadow else "")

    @property
    def label(self) -> str:
        """Boxes and variant; the base set alone goes without saying."""
        return ("" if self.sets == BASE else f", {self.boxes}") + self.variant

    @property
    def boxes(self) -> str:
        """What is on the table: 'base+promos'."""
        return "+".join(self.sets) + ("" if self.events is None else f" ({self.events} events)")

    @property
    def variant(self) -> str:
        """', starter game', ', shadows', or nothing."""
        return f"{', starter game' if self.starter else ''}{', shadows' if self.shadow else ''}"

    def options(self, players: int, seed: int) -> TableOptions:
        """The options of one game. Raises UserError for those that cannot be played."""
        return TableOptions(
            players, sets=self.sets, starter=self.starter, seed=seed, events=self.events, shadow=self.shadow
        )

    def check(self, players: int) -> None:
        """Raises UserError for an unknown set, too few or too many players or events, or shadows among three."""
        self.options(players, 0)

    def match(self, players: int, seed: int, *, record: bool = False) -> Match[Table]:
        """A fresh match."""
        return new_match(self.options(players, seed), record=record)

    def sides(self, t: Table) -> tuple[str, ...]:
        """Their own roles, unless it is a Renegade who had to take a side."""
        return tuple([ROLES[side_of(t, seat)] for seat in range(len(t.role))])

    def characters(self, t: Table) -> tuple[str, ...]:
        """The ids, as the sets declare them."""
        return tuple([t.rules.characters[character].id for character in t.character])

    def counts(self, t: Table) -> dict[str, int]:
        """How often the discard pile became the draw pile, and whether the Sheriff fell before the first turn of the
        last in the round.
        """
        early = False
        if SHERIFF in t.role:
            sheriff = t.role.index(SHERIFF)
            early = sheriff in t.eliminated and t.turns_begun[sheriff] < 2 and not t.turns_begun[sheriff - 1]
        return {"reshuffles": t.counters.get("reshuffle", 0), "ambushes": int(early)}

    def redeal(self, t: Table, seat: Seat, seed: int) -> None:
        """Deal anew what the seat cannot see."""
        redeal(t, seat, seed)

    def dump(self) -> dict[str, Any]:
        """Sets, starter game, events and shadows."""
        return asdict(self)


@dataclass(frozen=True)
class DiceGame:
    """The dice game, which has no options."""

    @property
    def game(self) -> Game[DiceTable]:
        """BANG! The Dice Game."""
        return DICE

    @property
    def noun(self) -> str:
        """'dice game'."""
        return "dice game"

    @property
    def extras(self) -> str:
        """Nothing."""
        return ""

    @property
    def details(self) -> str:
        """Nothing."""
        return ""

    @property
    def label(self) -> str:
        """Nothing."""
        return ""

    def check(self, players: int) -> None:
        """Raises UserError for too few or too many players."""
        DiceOptions(players)

    def match(self, players: int, seed: int, *, record: bool = False) -> Match[DiceTable]:
        """A fresh match."""
        return new_dice_match(DiceOptions(players, seed=seed), record=record)

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
        redeal_dice(t, seat, seed)

    def dump(self) -> dict[str, Any]:
        """Only that it is the dice game."""
        return {"game": DICE.id}


SETTINGS: dict[str, Setting] = {setting.game.id: setting for setting in (CardGame(), DiceGame())}
"""Each game as it is usually played, by its id."""
