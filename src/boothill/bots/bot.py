"""What a bot is, whatever the game."""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
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


Maker = Callable[[int], Bot]
"""Makes a bot from a seed."""
Makers = dict[str, Maker]
"""What makes each bot of a game; the weakest first."""


def later(module: str, name: str) -> Maker:
    """What makes a bot of this class, loaded when it first plays: nobody waits for the others."""

    def make(seed: int) -> Bot:
        bot: Bot = getattr(import_module(module), name)(seed)
        return bot

    return make
