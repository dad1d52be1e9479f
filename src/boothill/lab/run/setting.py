"""What is played: one of the games with its options, as all of the lab is told it."""

from __future__ import annotations

from typing import Any, Protocol

from boothill.kernel.decision import Seat
from boothill.kernel.game import Game
from boothill.kernel.match import Match
from boothill.titles import USUAL, games_with, part_of

PART = "lab.setting"


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

    @property
    def folders(self) -> tuple[str, ...]:
        """The folders of sets that are played with and do not belong to the game."""
        ...

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
        ...

    def redeal(self, t: Any, seat: Seat, seed: int) -> None:
        """Deal anew what the seat cannot see."""
        ...

    def with_sets(self, sets: tuple[str, ...]) -> Setting:
        """The same with these sets. Raises UserError if the game has none to choose from."""
        ...

    def dump(self) -> dict[str, Any]:
        """The options as JSON data."""
        ...


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
