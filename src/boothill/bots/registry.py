"""The bots of each game by name. A game names its own, and its levels, in its part `bots`."""

from __future__ import annotations

from boothill.bots.bot import Bot, Makers
from boothill.bots.random import RandomBot
from boothill.kernel.errors import UserError
from boothill.titles import TITLES, UnknownGame, has_part, part_of


class UnknownBot(UserError):
    """The game has no bot and no level of this name; the message lists those there are."""


def bots_of(game: str) -> tuple[str, ...]:
    """The names of a game's bots, the weakest first. Raises UserError for an unknown game."""
    return tuple(_bots(game))


def levels_of(game: str) -> tuple[str, ...]:
    """The names of the levels people are offered, the easiest first. Raises UserError for an unknown game."""
    return tuple(_levels(game))


def players_of(game: str) -> tuple[str, ...]:
    """All names `make_bot` knows: those of the bots, then those of the levels."""
    return bots_of(game) + levels_of(game)


def make_bot(name: str, seed: int, game: str = "bang") -> Bot:
    """A bot for one seat of one game, by its name or that of a level. Its own luck, if any, follows from the seed."""
    for makers in (_bots(game), _levels(game)):
        if name in makers:
            return makers[name](seed)
    raise UnknownBot(f"unknown bot '{name}'; known bots are {', '.join(players_of(game))}")


def _bots(game: str) -> Makers:
    return _makers(game, "BOTS") or {RandomBot.name: RandomBot}


def _levels(game: str) -> Makers:
    """What people are offered: some of the bots, by how hard they are to beat; the easiest first."""
    return _makers(game, "LEVELS")


def _makers(game: str, name: str) -> Makers:
    if game not in TITLES:
        raise UnknownGame(f"unknown game '{game}'; known games are {', '.join(TITLES)}")
    found: Makers = getattr(part_of(game, "bots"), name) if has_part(game, "bots") else {}
    return found
