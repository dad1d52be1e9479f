"""The promo characters: Uncle Will, Johnny Kisch and Claus the Saint."""

from boothill.games.bang.sets.promos import characters
from boothill.games.bang.sets.promos.box import box

__all__ = ["box", "characters"]
