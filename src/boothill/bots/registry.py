"""The bots of each game by name: its own and its levels, named in its part `bots`, and those others bring along."""

from __future__ import annotations

from boothill.bots.bot import Bot, Makers
from boothill.bots.guests import guest_maker, guests_of
from boothill.bots.random import RandomBot
from boothill.kernel.errors import UserError
from boothill.titles import TITLES, USUAL, UnknownGame, has_part, part_of, titles


class UnknownBot(UserError):
    """The game has no bot and no level of this name; the message lists those there are."""


def bots_of(game: str) -> tuple[str, ...]:
    """The names of a game's bots, the weakest first. Raises UserError for an unknown game."""
    return tuple(_bots(game))


def levels_of(game: str) -> tuple[str, ...]:
    """The names of the levels people are offered, the easiest first. Raises UserError for an unknown game."""
    return tuple(_levels(game))


def players_of(game: str) -> tuple[str, ...]:
    """All names `make_bot` knows: those of the bots, of the levels, and of bots that installed packages offer.

    Bots in files are not among them: whoever may name a path may run what lies there.
    """
    known = bots_of(game) + levels_of(game)
    return (*known, *[name for name in guests_of(game) if name not in known])


def make_bot(name: str, seed: int, game: str = USUAL) -> Bot:
    """A bot for one seat of one game. Its own luck, if any, follows from the seed.

    It is named as a bot or level of the game, as what an installed package offers, or by the path of a file or folder
    that defines `bot`. Raises UnknownBot for a name nobody knows, UserError for a bot that cannot be loaded.
    """
    maker = _bots(game).get(name) or _levels(game).get(name)
    if maker is not None:
        return maker(seed)
    guest = guest_maker(name, game)
    if guest is None:
        raise UnknownBot(f"unknown bot '{name}'; known bots are {', '.join(players_of(game))}")
    return guest(seed)


def _bots(game: str) -> Makers:
    return _makers(game, "BOTS") or {RandomBot.name: RandomBot}


def _levels(game: str) -> Makers:
    """What people are offered: some of the bots, by how hard they are to beat; the easiest first."""
    return _makers(game, "LEVELS")


def _makers(game: str, name: str) -> Makers:
    if game not in TITLES and game not in titles():
        raise UnknownGame(f"unknown game '{game}'; known games are {', '.join(titles())}")
    found: Makers = getattr(part_of(game, "bots"), name) if has_part(game, "bots") else {}
    return found
