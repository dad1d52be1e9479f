"""All programmes of the soak. A new kind of table gets an entry in its game's own list.

A game's part `lab.soak` holds its `PROGRAMMES`; beside them it may have `demands()`, a sentence on what must be used
how often, `ALSO_CHECKED`, what is checked in this game alone, and `MAKERS`, which make further programmes.
"""

from __future__ import annotations

from boothill.lab.soak.soak import CHECKED, Maker, Programme
from boothill.titles import games_with, part_of

PART = "lab.soak"
_PARTS = [part_of(game, PART) for game in games_with(PART)]

PROGRAMMES: dict[str, Programme] = {programme.name: programme for part in _PARTS for programme in part.PROGRAMMES}
"""By name, in the order in which they are played."""


def bots() -> list[str]:
    """The bots that play them."""
    return list(dict.fromkeys(bot for programme in PROGRAMMES.values() for bot in programme.games))


def demands() -> list[str]:
    """What must be used how often, game by game."""
    return [part.demands() for part in _PARTS if hasattr(part, "demands")]


def checked() -> str:
    """What is checked in the games."""
    return CHECKED.format(more="".join([f", {part.ALSO_CHECKED}" for part in _PARTS if hasattr(part, "ALSO_CHECKED")]))


def makers() -> dict[str, Maker]:
    """What makes further programmes, by the argument that asks for it."""
    return {name: maker for part in _PARTS for name, maker in getattr(part, "MAKERS", {}).items()}
