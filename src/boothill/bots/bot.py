"""What a bot is, whatever the game."""

from __future__ import annotations

from typing import Any, Protocol

from boothill.kernel.decision import Decision

UNSEEN: Any = object()
"""A view that shows nothing, for bots that do not look: making a real one would cost more than their choice."""


class Bot(Protocol):
    """A player. The same bot, made with the same seed and asked the same questions, gives the same answers."""

    @property
    def name(self) -> str:
        """The name it goes by among the bots of its game."""
        ...

    @property
    def looks(self) -> bool:
        """Whether it wants a view. One that does not may be given `UNSEEN`."""
        ...

    def choose(self, view: Any, decision: Decision) -> int:
        """The index of the option to answer with. `view` is that of the asked seat, in the bot's own game."""
        ...
