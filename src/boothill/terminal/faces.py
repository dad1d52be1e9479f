"""The games that can be played at the terminal."""

from __future__ import annotations

from typing import Any

from boothill.kernel.record import BadRecord
from boothill.terminal.face import GameFace
from boothill.titles import USUAL, games_with, part_of

PART = "terminal.face"


def at_the_terminal() -> list[str]:
    """The ids of the games that can be played here."""
    return games_with(PART)


def face(game: str) -> GameFace:
    """The face of this game. Raises UserError if there is none."""
    found: GameFace = part_of(game, PART).FACE
    return found


def face_of(data: Any) -> GameFace:
    """The face of a record's game. What is no record is anybody's: it is refused when it is taken up."""
    game = data.get("game", USUAL) if isinstance(data, dict) else USUAL
    if game not in at_the_terminal():  # which may be anything
        raise BadRecord(f"this is a record of the game '{game}'; there are {', '.join(at_the_terminal())}")
    return face(game)
