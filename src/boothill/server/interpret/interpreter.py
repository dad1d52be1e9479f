"""The interpreters of both games."""

from __future__ import annotations

from boothill.kernel.errors import UserError
from boothill.server.interpret.base import Interpreter
from boothill.server.interpret.cards import CardInterpreter
from boothill.server.interpret.dice import DiceInterpreter

__all__ = ["INTERPRETERS", "Interpreter", "interpreter_of"]

INTERPRETERS: dict[str, Interpreter] = {one.game.id: one for one in (CardInterpreter(), DiceInterpreter())}
"""By the id of the game."""


def interpreter_of(game: str) -> Interpreter:
    """The interpreter of a game. Raises UserError if there is no such game."""
    if game not in INTERPRETERS:
        raise UserError(f"there is no game '{game}' here; there are {', '.join(INTERPRETERS)}")
    return INTERPRETERS[game]
