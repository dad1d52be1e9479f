"""The interpreter of each game."""

from __future__ import annotations

from boothill.server.wire.base import Interpreter
from boothill.titles import part_of

__all__ = ["Interpreter", "interpreter_of"]

PART = "wire"


def interpreter_of(game: str) -> Interpreter:
    """The interpreter of a game. Raises UserError if there is no such game."""
    found: Interpreter = part_of(game, PART).WIRE
    return found
