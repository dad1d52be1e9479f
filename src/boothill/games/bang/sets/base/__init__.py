"""The base game: 80 cards, 16 characters."""

from boothill.games.bang.sets.base import blue, brown, characters
from boothill.games.bang.sets.base.box import box

__all__ = ["blue", "box", "brown", "characters"]
