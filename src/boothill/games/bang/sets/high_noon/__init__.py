"""High Noon: an event deck of fifteen cards."""

from boothill.games.bang.sets.high_noon import events
from boothill.games.bang.sets.high_noon.box import box

__all__ = ["box", "events"]
