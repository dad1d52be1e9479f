"""What is played: one of the games with its table options, as all of the lab is told it.

The lab counts who wins by role and side: a game it plays has the roles of the family.
"""

from __future__ import annotations

import argparse
from typing import Any, Protocol

from boothill.kernel.decision import Seat
from boothill.kernel.errors import UserError
from boothill.kernel.game import Game
from boothill.kernel.match import Match
from boothill.titles import USUAL, called, games_with, part_of

PART = "lab.setting"
ARGUMENTS = "arguments"


class Setting(Protocol):
    """A game and its table options, everything but the players and the seed. Plain data, so that it travels.

    What is given back here is right for a game without options.
    """

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
        return ""

    @property
    def details(self) -> str:
        """All that is needed to play this again, as it is named at the command line: ', sets base,promos, shadows'."""
        return ""

    @property
    def label(self) -> str:
        """What sets it apart in a list of tables: ', base+promos (22 events), shadows'."""
        return ""

    @property
    def title(self) -> str:
        """What it is in a title: 'the card game, base+promos, with shadows'."""
        return called(self.game.id)

    @property
    def remarks(self) -> tuple[str, ...]:
        """Sentences that whoever reads how often each role has won should know."""
        return ()

    @property
    def folders(self) -> tuple[str, ...]:
        """The folders of sets that are played with and do not belong to the game."""
        return ()

    @property
    def people(self) -> dict[str, tuple[str, int]]:
        """Everybody who may be dealt: name in English and life points, by the id of the character."""
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
        return {}

    def redeal(self, t: Any, seat: Seat, seed: int) -> None:
        """Deal anew what the seat cannot see."""
        ...

    def with_sets(self, sets: tuple[str, ...]) -> Setting:
        """The same with these sets. Raises UserError if the game has none to choose from."""
        owners = [called(game) for game in games_with(ARGUMENTS) if "sets" in part_of(game, ARGUMENTS).TABLE]
        raise UserError(f"'sets' belongs to {' and '.join(owners)}; leave it out with game '{self.game.id}'")

    def chosen(self, args: argparse.Namespace) -> Setting:
        """The same with what was said of the game's own arguments. Raises UserError if that cannot be played."""
        return self

    def dump(self) -> dict[str, Any]:
        """The table options as JSON data."""
        return {"game": self.game.id}

    def loaded(self, data: dict[str, Any]) -> Setting:
        """The same with the table options that `dump` wrote."""
        return self


def games() -> list[str]:
    """The ids of the games the lab can play."""
    return games_with(PART)


def setting_of(game: str) -> Setting:
    """A game as it is usually played. Raises UserError if there is no such game."""
    found: Setting = part_of(game, PART).SETTING
    return found


def usual() -> Setting:
    """What is played if nothing else is asked for."""
    return setting_of(USUAL)
