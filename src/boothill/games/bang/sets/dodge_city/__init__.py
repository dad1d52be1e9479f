"""Dodge City: 40 cards, 16 of them reprints, and 15 characters."""

from boothill.games.bang.sets.dodge_city import brown_and_blue, characters, green
from boothill.games.bang.sets.dodge_city.box import box

__all__ = ["box", "brown_and_blue", "characters", "green"]
