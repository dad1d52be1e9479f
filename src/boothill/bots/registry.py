"""The bots by name."""

from __future__ import annotations

from collections.abc import Callable

from boothill.bots.bot import Bot
from boothill.bots.greenhorn import Greenhorn
from boothill.bots.random_bot import RandomBot
from boothill.kernel.errors import UserError

BOTS: dict[str, Callable[[int], Bot]] = {
    "random": RandomBot,
    "greenhorn": Greenhorn,
}
"""What makes each bot from a seed; the weakest first."""


class UnknownBot(UserError):
    """No bot has this name; the message lists those there are."""


def make_bot(name: str, seed: int) -> Bot:
    """A bot for one seat of one game. Its own luck, if it uses any, follows from the seed."""
    if name not in BOTS:
        raise UnknownBot(f"unknown bot '{name}'; known bots are {', '.join(BOTS)}")
    return BOTS[name](seed)
