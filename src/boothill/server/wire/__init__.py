"""What clients and server say to each other, and a game's things as JSON, with names instead of numbers."""

from boothill.server.wire.games import Interpreter, interpreter_of
from boothill.server.wire.patch import changes, changes_beside

__all__ = ["Interpreter", "changes", "changes_beside", "interpreter_of"]
