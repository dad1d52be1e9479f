"""Moments of real games that are worth a look: how to bring a game to one, and how to know it."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

from support.browser import world
from support.browser.wire import Chooser, Wire, wired
from support.browser.world import Told
from support.serving import Serving

MOST_DEALS = 300

Wanted = Callable[[Wire], bool]


def brought(server: Serving, wanted: Wanted, luck: Random, name: str = "Ann", **settings: Any) -> Told:
    """A table that waits for its person, in a situation that is wanted."""
    for _ in range(MOST_DEALS):
        told = world.opened(server, name, **settings)
        with wired(server, told) as wire:
            if wire.play_until(lambda wire: wire.choices is not None and wanted(wire), lively(luck)):
                return told
    raise AssertionError("no deal brings this moment")


def lively(luck: Random) -> Chooser:
    """Play what one has, nothing foolish, and defend oneself."""

    def choose(wire: Wire) -> int:
        good = [at for at, one in enumerate(wire.options) if "warning" not in one]
        active = [at for at in good if wire.options[at]["verb"] not in ("end", "pass", "stop")]
        return luck.choice(active or good or [0])

    return choose


def kind(wire: Wire) -> str:
    """What is asked."""
    return str(wire.asked["kind"]) if wire.asked else ""


def laid(wire: Wire) -> int:
    """How many cards lie in front of players."""
    return sum(len(player["in_play"]) for player in wire.view["players"])


def alive(wire: Wire) -> int:
    """How many are in the game."""
    return sum(1 for player in wire.view["players"] if player["in_game"])


def rich(wire: Wire) -> bool:
    """Our own turn, with something in the hand and on the table."""
    count = len(wire.view["players"])
    return (
        kind(wire) == "play"
        and world.aims(wire)
        and 4 <= len(wire.view["hand"]) <= 6
        and laid(wire) >= count
        and alive(wire) >= count - 1
    )


def full(wire: Wire) -> bool:
    """Our own turn at a table that holds about as much as tables do."""
    count = len(wire.view["players"])
    return (
        kind(wire) == "play"
        and world.aims(wire)
        and len(wire.view["hand"]) >= 4
        and laid(wire) >= 2 * count
        and alive(wire) >= count - 2
        and ("standing" not in wire.view or bool(wire.view["standing"]))
    )


def shot(wire: Wire) -> bool:
    """Somebody shoots at us, and we have something to answer with."""
    return kind(wire) == "dodge" and len(wire.options) >= 2 and laid(wire) >= 3 and len(wire.view["hand"]) >= 3


def store(wire: Wire) -> bool:
    """We choose from a General Store in which there is still a choice."""
    return kind(wire) == "store" and len(wire.view["shown"]) >= 3 and laid(wire) >= 3


def bangs(wire: Wire) -> list[str]:
    """The cards of our hand with which we may shoot at several players."""
    return [card for card in world.aimed(wire.options, wire.view["hand"]) if card.startswith("bang/")]


def dying(wire: Wire) -> bool:
    """We die, and have nothing to do about it."""
    return kind(wire) == "rescue" and len(wire.options) == 1
