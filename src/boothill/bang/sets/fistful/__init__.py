"""A Fistful of Cards: an event deck of fifteen cards."""

from boothill.bang.sets.fistful import events, shots
from boothill.bang.sets.fistful.box import box

__all__ = ["box", "events", "shots"]
