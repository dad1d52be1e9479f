"""The box of the dice game: sixteen characters."""

from boothill.games.dice.sets.dice.characters import box

__all__ = ["box"]
