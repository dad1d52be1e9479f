"""The games that can be played at the terminal."""

from __future__ import annotations

from typing import Any

from boothill.kernel.record import BadRecord
from boothill.terminal.face import Dealer
from boothill.titles import USUAL, games_with, part_of

PART = "terminal.face"


def at_the_terminal() -> list[str]:
    """The ids of the games that can be played here."""
    return games_with(PART)


def dealer(game: str) -> Dealer:
    """Who sets up this game."""
    found: Dealer = part_of(game, PART).FACE
    return found


def dealer_of(data: Any) -> Dealer:
    """Who sets up the game of a record. What is no record is anybody's: it is refused when it is taken up."""
    game = data.get("game", USUAL) if isinstance(data, dict) else USUAL
    if game not in at_the_terminal():  # which may be anything
        raise BadRecord(f"this is a record of the game '{game}'; there are {', '.join(at_the_terminal())}")
    return dealer(game)
