"""A table of bots from a fixed seed file: every figure in it can be had again by one command.

The file is TOML. At the top stands what holds for all cells; a group of cells may have its own players and seeds:

    title = "Bots against each other"
    game = "bang"                            # or "dice"
    sets = ["base"]                          # of the card game
    players = [4, 5, 6, 7]
    seed = 20_000_000                        # the first seed of each cell
    seeds = 300                              # of each cell

    [[cells]]                                # each challenger in each seat of a table of each opponent
    challengers = ["gunhand", "marshal"]
    opponents = ["drifter", "karma"]
"""

from __future__ import annotations

import json
import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from hashlib import sha256
from importlib.resources import files
from pathlib import Path
from typing import Any, NamedTuple

from boothill import __version__
from boothill.family.roles import ROLES
from boothill.kernel.errors import UserError
from boothill.lab.run.batch import Batch, Ending, Request, code_of, head
from boothill.lab.run.setting import Setting, games, setting_of, usual
from boothill.lab.strength.paired import Comparisons, Pairing, Rates, focal_batch
from boothill.lab.strength.times import Times

BEGIN, END = "<!-- table: begin -->", "<!-- table: end -->"
RELEASE = "release.toml"
"""The seed file of the table in our documentation, part of the package."""

COMMON: dict[str, type] = {"title": str, "game": str, "sets": list}
OF_CELLS: dict[str, type] = {"players": list, "seed": int, "seeds": int}
NAMED: dict[str, type] = {"challengers": list, "opponents": list}


class SeedFile(NamedTuple):
    """What a table is made of."""

    title: str
    setting: Setting
    pairings: tuple[Pairing, ...]
    """One per cell: a challenger, an opponent, a size."""

    @property
    def hash(self) -> str:
        """What tells these cells and seeds from others, however the file is laid out."""
        cells = [[*pairing[:5], pairing.cap] for pairing in self.pairings]
        plan = [self.setting.game.id, self.setting.dump(), cells]
        return sha256(json.dumps(plan).encode()).hexdigest()[:12]

    @property
    def batch(self) -> Batch:
        """All games; a game that several cells need is in it once. Raises UserError if one cannot be played."""
        return focal_batch(self.pairings)

    def with_seeds(self, seeds: int) -> SeedFile:
        """The same with so many seeds in each cell, for a try."""
        return self._replace(pairings=tuple([pairing._replace(seeds=seeds) for pairing in self.pairings]))

    def table(self, played: Mapping[Request, Ending]) -> BotTable:
        """What the games, as they ended, come to."""
        return BotTable([pairing.comparison(played) for pairing in self.pairings], self)


def read_seed_file(file: Path | None) -> SeedFile:
    """Read a seed file, or our own. Raises UserError with one sentence if it cannot be understood."""
    name = RELEASE if file is None else str(file)
    text = (files("boothill.lab.strength") / RELEASE).read_bytes() if file is None else file.read_bytes()
    try:
        data = tomllib.loads(text.decode())
    except ValueError as error:
        raise UserError(f"{name} is no TOML file: {error}") from error
    cells = data.pop("cells", [])
    if not isinstance(cells, list) or not cells:
        raise UserError(f"{name} has no [[cells]]; give at least one")
    _check(name, data, {**COMMON, **OF_CELLS})
    setting = _setting(name, data)
    pairings: list[Pairing] = []
    for group in cells:
        _check(name, group, {**OF_CELLS, **NAMED})
        asked: dict[str, Any] = {**data, **group}
        for key in (*OF_CELLS, *NAMED):
            if key not in asked:
                raise UserError(f"{name} lacks '{key}'")
        pairings += [
            Pairing(challenger, opponent, players, asked["seeds"], asked["seed"], setting)
            for challenger in asked["challengers"]
            for opponent in asked["opponents"]
            for players in asked["players"]
        ]
    if not pairings:
        raise UserError(f"{name} names no challengers, opponents or players; there is nothing to play")
    return SeedFile(data.get("title", name), setting, tuple(dict.fromkeys(pairings)))


def _check(name: str, data: Any, kinds: dict[str, type]) -> None:
    if not isinstance(data, dict):
        raise UserError(f"{name}: cells are written as [[cells]]")
    for key, value in data.items():
        if key not in kinds:
            raise UserError(f"{name}: unknown key '{key}'; known keys here are {', '.join(kinds)}")
        item: type = int if key == "players" else str
        if kinds[key] is list:
            if not isinstance(value, list) or not all(type(one) is item for one in value):
                raise UserError(f"{name}: '{key}' must be a list of {'numbers' if item is int else 'names'}")
        elif type(value) is not kinds[key]:
            raise UserError(f"{name}: '{key}' must be a {'number' if kinds[key] is int else 'text'}")


def _setting(name: str, data: dict[str, Any]) -> Setting:
    game = data.get("game", usual().game.id)
    if game not in games():
        raise UserError(f"{name}: unknown game '{game}'; known games are {', '.join(games())}")
    setting = setting_of(game)
    if "sets" not in data:
        return setting
    try:
        return setting.with_sets(tuple(data["sets"]))
    except UserError as error:
        raise UserError(f"{name}: {error}") from error


@dataclass(frozen=True)
class BotTable(Comparisons):
    """The figures of all cells."""

    plan: SeedFile
    times: list[Times] | None = None
    """The challenger's in each cell, if they were taken: all that differs from run to run."""

    def dump(self) -> dict[str, Any]:
        """The figures as JSON data."""
        return {
            **head("table", self.plan.setting),
            "title": self.plan.title,
            "seeds_hash": self.plan.hash,
            "games": self.games,
            "unfinished": self.unfinished,
            "cells": [self._cell(at) for at in range(len(self.comparisons))],
        }

    def _cell(self, at: int) -> dict[str, Any]:
        pairing = self.comparisons[at].pairing
        figures = self.comparisons[at].dump_size()
        rates = {"challenger_rate": figures.pop("challenger"), "opponent_rate": figures.pop("baseline")}
        return {
            "challenger": pairing.challenger,
            "opponent": pairing.baseline,
            "seed": pairing.seed,
            "seeds": pairing.seeds,
            **figures,
            **rates,
            **({} if self.times is None else {"time": self.times[at].dump()}),
        }

    def markdown(self) -> str:
        """The table for our documentation, with what is needed to make it again."""
        roles = [role for role in ROLES if any(role in comparison.roles for comparison in self.comparisons)]
        headings = ["challenger", "table of", "players", "seeds", "gain per seat", "95 % interval", *roles]
        rows = []
        for at, comparison in enumerate(self.comparisons):
            pairing, won = comparison.pairing, comparison.won()
            row = [pairing.challenger, pairing.baseline, str(pairing.players), str(pairing.seeds)]
            row += [_points(won.difference.value), f"{_points(won.difference.low)} to {_points(won.difference.high)}"]
            row += [_rates(comparison.won(role)) if role in comparison.roles else "–" for role in roles]
            if self.times is not None:
                row += [f"{self.times[at].quantile(part):.2f}" for part in (0.5, 0.95)]
            rows.append(row)
        if self.times is not None:
            headings += ["p50 ms", "p95 ms"]
        left = [":--" if at < 2 else "--:" for at in range(len(headings))]
        lines = [_line(headings), _line(left), *map(_line, rows)]
        return f"**{self.plan.title}**\n\n" + "\n".join(lines) + f"\n\n{self._note()}\n"

    def _note(self) -> str:
        setting = self.plan.setting
        sentences = [
            "Gains are points of the win rate per seat, with intervals clustered by seed.",
            "Under each role: how often the challenger won in its seats, in per cent, and in brackets how often the "
            "bot of the table won in the same seats.",
        ]
        if self.times is not None:
            games = self.times[0].games
            sentences.append(f"Times of a choice of the challenger, one process, {games} games a cell.")
        sentences.append(f"Unfinished games: {self.unfinished}.")
        made = f"engine {__version__}, code {code_of(setting)}, seeds {self.plan.hash}"
        return " ".join(sentences) + f"\n{setting.game.id}{setting.details or ''}, {made}."


def _points(value: float) -> str:
    return f"{100 * value:+.1f}"


def _rates(rates: Rates) -> str:
    return f"{100 * rates.challenger.value:.1f} ({100 * rates.baseline.value:.1f})"


def _line(cells: list[str]) -> str:
    return f"| {' | '.join(cells)} |"


def written_into(text: str, table: str, name: str) -> str:
    """The text with the table between its two marks. Raises UserError if it has not each of them once, in order."""
    if text.count(BEGIN) != 1 or text.count(END) != 1 or text.index(BEGIN) > text.index(END):
        raise UserError(f"{name} must hold the lines '{BEGIN}' and '{END}' once each, in this order")
    before, after = text.partition(BEGIN)[0], text.partition(END)[2]
    return f"{before}{BEGIN}\n\n{table}\n{END}{after}"
