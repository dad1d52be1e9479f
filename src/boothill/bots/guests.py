"""Bots from outside: in a file or folder of somebody's own, or offered by an installed package.

Such a file defines `bot`, which makes a player from a seed: a class, or a function. docs/add-a-bot.md tells how.
"""

from __future__ import annotations

from functools import lru_cache
from pathlib import Path
from typing import Any

from boothill.bots.bot import Bot, Maker
from boothill.kernel.decision import Decision
from boothill.kernel.errors import UserError
from boothill.plugins import is_path, load_module, load_point, mistake, offered, start_of

ENTRY_POINTS = "boothill.bots"
"""Where packages offer bots: by a name, for every game, or by `game.name`, for that game alone."""
NOUN = "bot"


class Guest:
    """A bot from outside under the name it was asked for by. What it does wrong is told in one sentence.

    It is called as it was asked for, whatever it calls itself; without `looks` it is shown the view.
    """

    def __init__(self, name: str, bot: Any, home: Path | None) -> None:
        if not callable(getattr(bot, "choose", None)):
            raise UserError(f"the bot '{name}' cannot answer; it needs a method `choose(view, decision)`")
        self.name = name
        self.looks: bool = getattr(bot, "looks", True)
        self._bot = bot
        self._home = home

    def __getattr__(self, name: str) -> Any:
        # What else it can do, such as `judge`. While it is copied it has no bot yet.
        if name == "_bot":
            raise AttributeError(name)
        return getattr(self._bot, name)

    def choose(self, view: Any, decision: Decision) -> int:
        """What that bot answers. Raises UserError if it fails, or answers with what is no option."""
        try:
            index = self._bot.choose(view, decision)
        except UserError:
            raise
        except Exception as error:
            raise UserError(
                f"the bot '{self.name}' failed at {_asked(decision)}: {mistake(error, self._home)}"
            ) from error
        if type(index) is not int or not 0 <= index < len(decision.options):
            raise UserError(
                f"the bot '{self.name}' answered {_asked(decision)} with {index!r}; "
                f"give an index from 0 to {len(decision.options) - 1}"
            )
        return index


def _asked(decision: Decision) -> str:
    return f"question {decision.number} ('{decision.kind}', {len(decision.options)} options)"


def guests_of(game: str) -> tuple[str, ...]:
    """The names of the bots that installed packages offer for a game. Those in files are known by their paths alone."""
    names = dict.fromkeys(name.removeprefix(f"{game}.") for name in offered(ENTRY_POINTS))
    return tuple([name for name in names if "." not in name])


def guest_maker(name: str, game: str) -> Maker | None:
    """What makes the bot at this path, or of this name in an installed package; None if there is none of this name.

    Raises UserError if it is there and cannot be loaded.
    """
    if is_path(name):
        home = Path(name).resolve()
        start = start_of(home)
        if start is None:
            raise UserError(f"there is no bot at '{name}'; give a file, or a folder with an __init__.py, with a `bot`")
        return _as_guest(name, _maker_at(home, start.stat().st_mtime_ns), home)
    points = offered(ENTRY_POINTS)
    point = points.get(f"{game}.{name}") or points.get(name)
    if point is None or name not in guests_of(game):
        return None
    return _as_guest(name, load_point(point, NOUN), None)


@lru_cache(maxsize=64)
def _maker_at(path: Path, changed: int) -> object:
    """`bot` of the file or folder at this path, which was changed at this time: loaded once, not for every game."""
    return getattr(load_module(path, NOUN), "bot", None)


def _as_guest(name: str, make: object, home: Path | None) -> Maker:
    if not callable(make):
        raise UserError(f"the bot '{name}' does not define `bot`, a class or function that makes one from a seed")

    def maker(seed: int) -> Bot:
        try:
            made = make(seed)
        except Exception as error:
            raise UserError(f"the bot '{name}' cannot be made from a seed: {mistake(error, home)}") from error
        return Guest(name, made, home)

    return maker
