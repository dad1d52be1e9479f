"""What clients and server say to each other, and a game's things as JSON, with names instead of numbers."""

from boothill.server.wire.games import Wire, wire_of
from boothill.server.wire.patch import changes, changes_beside

__all__ = ["Wire", "changes", "changes_beside", "wire_of"]
