"""The bots of each game by name."""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module

from boothill.bots.bot import Bot
from boothill.bots.greenhorn import Greenhorn
from boothill.bots.levels import Easy, Level
from boothill.bots.random_bot import RandomBot
from boothill.kernel.errors import UserError

Maker = Callable[[int], Bot]
"""Makes a bot from a seed."""


def _later(module: str, name: str) -> Maker:
    """What makes a bot of this class of `boothill.bots`, loaded when it first plays: nobody waits for the others."""

    def make(seed: int) -> Bot:
        bot: Bot = getattr(import_module(f"boothill.bots.{module}"), name)(seed)
        return bot

    return make


Makers = dict[str, Maker]
"""What makes each bot of a game; the weakest first."""

BOTS_BY_GAME: dict[str, Makers] = {
    "bang": {
        "random": RandomBot,
        "drifter": _later("imitations.drifter", "Drifter"),
        "karma": _later("imitations.karma", "Karma"),
        "tally": _later("imitations.tally", "Tally"),
        "greenhorn": Greenhorn,
        "gunhand": _later("gunhand", "Gunhand"),
        "marshal": _later("marshal", "Marshal"),
    },
    "dice": {
        "random": RandomBot,
        "greenhorn": _later("dice.greenhorn", "DiceGreenhorn"),
        "marshal": _later("dice.marshal", "DiceMarshal"),
    },
}
"""By the id of the game."""


def _level(name: str, make: Maker) -> Maker:
    """What makes a bot under the name of a level."""
    return lambda seed: Level(name, make(seed))


LEVELS_BY_GAME: dict[str, Makers] = {
    "bang": {
        "easy": Easy,
        "normal": _level("normal", BOTS_BY_GAME["bang"]["gunhand"]),
        "hard": _level("hard", BOTS_BY_GAME["bang"]["marshal"]),
    },
    "dice": {
        "easy": _later("dice.easy", "DiceEasy"),
        "normal": _level("normal", BOTS_BY_GAME["dice"]["greenhorn"]),
        "hard": _level("hard", BOTS_BY_GAME["dice"]["marshal"]),
    },
}
"""What people are offered: some of the bots, by how hard they are to beat; the easiest first."""


class UnknownBot(UserError):
    """The game has no bot and no level of this name; the message lists those there are."""


def bots_of(game: str) -> tuple[str, ...]:
    """The names of a game's bots, the weakest first. Raises UserError for an unknown game."""
    return tuple(_of(BOTS_BY_GAME, game))


def levels_of(game: str) -> tuple[str, ...]:
    """The names of the levels people are offered, the easiest first. Raises UserError for an unknown game."""
    return tuple(_of(LEVELS_BY_GAME, game))


def players_of(game: str) -> tuple[str, ...]:
    """All names `make_bot` knows: those of the bots, then those of the levels."""
    return bots_of(game) + levels_of(game)


def make_bot(name: str, seed: int, game: str = "bang") -> Bot:
    """A bot for one seat of one game, by its name or that of a level. Its own luck, if any, follows from the seed."""
    for makers in (_of(BOTS_BY_GAME, game), _of(LEVELS_BY_GAME, game)):
        if name in makers:
            return makers[name](seed)
    raise UnknownBot(f"unknown bot '{name}'; known bots are {', '.join(players_of(game))}")


def _of(makers: dict[str, Makers], game: str) -> Makers:
    if game not in makers:
        raise UserError(f"unknown game '{game}'; known games are {', '.join(makers)}")
    return makers[game]
