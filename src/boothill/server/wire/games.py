"""The wire of each game: how it is shown to clients."""

from __future__ import annotations

from boothill.server.wire.base import Wire
from boothill.titles import part_of

__all__ = ["Wire", "wire_of"]

PART = "wire"


def wire_of(game: str) -> Wire:
    """The wire of a game. Raises UserError if there is no such game."""
    found: Wire = part_of(game, PART).WIRE
    return found
