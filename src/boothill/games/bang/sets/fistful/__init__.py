"""A Fistful of Cards: an event deck of fifteen cards."""

from boothill.games.bang.sets.fistful import events, shots
from boothill.games.bang.sets.fistful.box import box

__all__ = ["box", "events", "shots"]
