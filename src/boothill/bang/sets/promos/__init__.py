"""The promo characters: Uncle Will, Johnny Kisch and Claus the Saint."""

from boothill.bang.sets.promos import characters
from boothill.bang.sets.promos.box import box

__all__ = ["box", "characters"]
