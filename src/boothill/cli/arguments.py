"""What can be said of a table at the command line: which game, and what each game declares of its own."""

from __future__ import annotations

import argparse
from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Protocol

from boothill.kernel.errors import UserError
from boothill.titles import called, has_part, part_of

PART = "arguments"
TABLE, SERIES = "TABLE", "SERIES"
"""What a game declares there: of its tables, and of how one game follows another."""


class Adds(Protocol):
    """A parser, or a group of its arguments."""

    def add_argument(self, *names: str, **told: Any) -> Any:
        """As `argparse` does it."""
        ...


def given(args: argparse.Namespace, names: Iterable[str]) -> list[str]:
    """Those of the arguments that were given on the command line, whose defaults are None or False."""
    found = {name: getattr(args, name, None) for name in names}
    return [name for name, value in found.items() if value is not None and value is not False]


def declared(game: str, kind: str) -> Mapping[str, Mapping[str, Any]]:
    """What a game declares of this kind: what `argparse` is told of each argument, by its name; often nothing."""
    found: Mapping[str, Mapping[str, Any]] = getattr(part_of(game, PART), kind, {}) if has_part(game, PART) else {}
    return found


def owners(games: Iterable[str], *kinds: str) -> dict[str, list[str]]:
    """Which of these games declare an argument, by its name."""
    found: dict[str, list[str]] = {}
    for game in games:
        for kind in kinds:
            for name in declared(game, kind):
                found.setdefault(name, []).append(game)
    return found


def known_sets(games: Iterable[str]) -> list[str]:
    """The sets that come with these games."""
    return [one for game in games if has_part(game, PART) for one in getattr(part_of(game, PART), "SETS", ())]


def any_of(games: Sequence[str]) -> str:
    """What these games are called: 'the card game or the dice game'."""
    *most, last = map(called, games)
    return f"{', '.join(most)} or {last}" if most else last


def add_game(parser: Adds, games: Sequence[str], about: str = "", ending: str = "", **told: Any) -> None:
    """Add `--game`, with what each of them is called."""
    *most, last = [f"{game}, {called(game)}" for game in games]
    listed = f"{', '.join(most)}, or {last}" if most else last
    parser.add_argument("--game", choices=games, help=f"{about}{listed}{ending}", **told)


def add_declared(parser: Adds, games: Iterable[str], *kinds: str) -> None:
    """Add what these games declare. What several of them do is added once, with what each says of it."""
    for name, who in owners(games, *kinds).items():
        _add(parser, name, who, kinds)


def add_groups(parser: argparse.ArgumentParser, games: Sequence[str], *kinds: str) -> None:
    """The same in groups, by the games they are for."""
    for who in dict.fromkeys(map(tuple, owners(games, *kinds).values())):
        group = parser.add_argument_group(f"for {_together(who)} only")
        for name, found in owners(games, *kinds).items():
            if tuple(found) == who:
                _add(group, name, found, kinds)


def refuse_foreign(args: argparse.Namespace, game: str, games: Iterable[str], remedy: str) -> None:
    """Raises UserError if an argument was given that another of these games declares and this one does not."""
    found = owners(games, TABLE, SERIES)
    for name in given(args, [name for name, who in found.items() if game not in who]):
        raise UserError(f"--{name} belongs to {_together(found[name])}; {remedy}")


def _add(parser: Adds, name: str, games: Iterable[str], kinds: Sequence[str]) -> None:
    told = [declared(game, kind)[name] for game in games for kind in kinds if name in declared(game, kind)]
    parser.add_argument(f"--{name}", **{**told[0], "help": "; ".join([one["help"] for one in told])})


def _together(games: Iterable[str]) -> str:
    return " and ".join(map(called, games))
