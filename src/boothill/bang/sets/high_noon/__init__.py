"""High Noon: an event deck of fifteen cards."""

from boothill.bang.sets.high_noon import events
from boothill.bang.sets.high_noon.box import box

__all__ = ["box", "events"]
