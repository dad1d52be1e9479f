"""The wire of each game: how it is shown to clients."""

from __future__ import annotations

from boothill.server.wire.base import Lesson, Wire
from boothill.server.wire.settings import GAMES, PART, SettingsError
from boothill.titles import part_of


def wire_of(game: str) -> Wire:
    """The wire of a game. Raises UserError if there is no such game."""
    found: Wire = part_of(game, PART).WIRE
    return found


def the_lesson() -> Lesson:
    """The game for beginners: that of the first game that has one. Raises SettingsError if none has."""
    for game in GAMES:
        lesson = wire_of(game).lesson
        if lesson is not None:
            return lesson
    raise SettingsError("there is no game for beginners here; open a table of your own")
