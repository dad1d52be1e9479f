"""The bots of each game by name."""

from __future__ import annotations

from collections.abc import Callable

from boothill.bots.bot import Bot
from boothill.bots.greenhorn import Greenhorn
from boothill.bots.random_bot import RandomBot
from boothill.kernel.errors import UserError


def _dice_greenhorn(seed: int) -> Bot:
    # Loaded when it plays: whoever plays the card game does not wait for the other game's bot.
    from boothill.bots.dice.greenhorn import DiceGreenhorn

    return DiceGreenhorn(seed)


Makers = dict[str, Callable[[int], Bot]]
"""What makes each bot of a game from a seed; the weakest first."""

BOTS_BY_GAME: dict[str, Makers] = {
    "bang": {"random": RandomBot, "greenhorn": Greenhorn},
    "dice": {"random": RandomBot, "greenhorn": _dice_greenhorn},
}
"""By the id of the game."""


class UnknownBot(UserError):
    """The game has no bot of this name; the message lists those there are."""


def bots_of(game: str) -> tuple[str, ...]:
    """The names of a game's bots, the weakest first. Raises UserError for an unknown game."""
    return tuple(_makers(game))


def make_bot(name: str, seed: int, game: str = "bang") -> Bot:
    """A bot for one seat of one game. Its own luck, if it uses any, follows from the seed."""
    makers = _makers(game)
    if name not in makers:
        raise UnknownBot(f"unknown bot '{name}'; known bots are {', '.join(makers)}")
    return makers[name](seed)


def _makers(game: str) -> Makers:
    if game not in BOTS_BY_GAME:
        raise UserError(f"unknown game '{game}'; known games are {', '.join(BOTS_BY_GAME)}")
    return BOTS_BY_GAME[game]
