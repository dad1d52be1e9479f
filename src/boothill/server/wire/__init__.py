"""What clients and server say to each other, and a game's things as JSON, with names instead of numbers."""

from boothill.server.wire.base import Lesson, Wire
from boothill.server.wire.games import the_lesson, wire_of

__all__ = ["Lesson", "Wire", "the_lesson", "wire_of"]
