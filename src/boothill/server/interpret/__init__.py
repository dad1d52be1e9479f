"""A game's things as JSON for clients, with names instead of numbers. One interpreter for each game."""

from boothill.server.interpret.interpreter import INTERPRETERS, Interpreter, interpreter_of
from boothill.server.interpret.patch import changes, changes_beside

__all__ = ["INTERPRETERS", "Interpreter", "changes", "changes_beside", "interpreter_of"]
