"""The games there are, and where the parts of each are found.

A game is a folder of `boothill.games` and a line here; one that is no part of Boothill is a package that offers itself
under the entry points `boothill.games`. What a program needs of a game is a part of its folder, named alike in all
games and loaded when it is first asked for, so that nobody waits for what they do not use:

    (the folder)     CALLED, PLAYERS       what it is called in a sentence, how many can play it
    rules.game       GAME                  the game as the kernel runs it
    bots             BOTS, LEVELS          who can play it; without it the random bot
    arguments        TABLE, SERIES, SETS   what can be said of its tables at the command line, if anything
    terminal.face    FACE                  how it is played at the terminal
    wire             WIRE                  how it is shown to clients
    playouts         prepare               who plays it in playouts, and how a table is made ready for them
    words            WORDS                 what is in it, for clients that talk about it
    lab.setting      SETTING               how it is usually played in the lab
    lab.soak         PROGRAMMES            what the soak plays
    lab.bench        COURSE                what the benchmark measures
    lab.balance      MIXES                 what a study of its balance plays

Only `rules.game` must be there. A game without one of the others cannot be had where it is needed, and is left out of
the lists there.
"""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec
from sys import modules
from types import ModuleType
from typing import Any

from boothill.kernel.errors import UserError
from boothill.kernel.game import Game
from boothill.plugins import offered

TITLES: dict[str, str] = {
    "bang": "boothill.games.bang",
    "dice": "boothill.games.dice",
}
"""The package of each game, by its id. The first is what is played if nothing else is asked for."""
USUAL = next(iter(TITLES))
ENTRY_POINTS = "boothill.games"
"""Where installed packages offer games: the id of the game, and its package."""


_LOADED: dict[tuple[str, str], ModuleType] = {}
"""The parts that have been asked for, by game and name."""


class UnknownGame(UserError):
    """There is no game of this name, or not here; the message lists those there are."""


def titles() -> dict[str, str]:
    """The package of each game there is, by its id: ours, then those that installed packages offer."""
    return TITLES | {name: point.module for name, point in offered(ENTRY_POINTS).items() if name not in TITLES}


def has_part(game: str, part: str) -> bool:
    """Whether a game brings this part along."""
    if (game, part) in _LOADED:
        return True
    module = TITLES.get(game) or titles()[game]
    if f"{module}.{part}" in modules:  # looking for it takes a hundred times as long
        return True
    for name in part.split("."):
        module += f".{name}"
        if find_spec(module) is None:
            return False
    return True


def games_with(part: str) -> list[str]:
    """The ids of the games that bring this part along, in the order of the list."""
    return [game for game in titles() if has_part(game, part)]


def part_of(game: str, part: str) -> ModuleType:
    """A part of a game. Raises UnknownGame if there is no such game, or it has no such part."""
    # What is loaded whole is not looked for again; while another thread loads it, importing waits for that thread.
    loaded = _LOADED.get((game, part))
    if loaded is not None and modules.get(loaded.__name__) is loaded:
        return loaded
    known = titles()
    if game not in known or not has_part(game, part):
        raise UnknownGame(f"unknown game '{game}'; known games are {', '.join(games_with(part))}")
    found = _LOADED[game, part] = import_module(f"{known[game]}.{part}")
    return found


def called(game: str) -> str:
    """What a game is called in a sentence: 'the card game'; its id, if it does not say."""
    name: str = getattr(import_module(titles()[game]), "CALLED", game)
    return name


def numbers_of_players(game: str) -> range:
    """How many can play a game; two to eight, if it does not say."""
    numbers: range = getattr(import_module(titles()[game]), "PLAYERS", range(2, 9))
    return numbers


def game_of(game: str) -> Game[Any]:
    """The rules of a game, as the kernel runs them. Raises UnknownGame if there is no such game."""
    found: Game[Any] = part_of(game, "rules.game").GAME
    return found
