"""The levels people are offered instead of bots: easy, normal and hard. None of them sees more than another."""

from __future__ import annotations

from typing import Any, Final

from boothill.bots.bot import Bot, Maker
from boothill.kernel.decision import Decision
from boothill.kernel.rng import stream_key

_ALL: Final = 1 << 64


class Level:
    """A bot of the game under the name of a level."""

    def __init__(self, name: str, bot: Bot) -> None:
        self.name = name
        self.looks = bot.looks
        self._bot = bot

    def choose(self, view: Any, decision: Decision) -> int:
        """What that bot answers."""
        return self._bot.choose(view, decision)


def lapse(share: float, seed: int, turn: int, *what: int) -> bool:
    """Whether something slips the mind of the bot with this seed in this turn; so large a share of all things does."""
    return stream_key(seed, f"lapse {what}", turn) < share * _ALL


def level(name: str, make: Maker) -> Maker:
    """What makes a bot under the name of a level."""
    return lambda seed: Level(name, make(seed))
