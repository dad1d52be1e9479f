"""How fair the game itself is: who wins how often with which characters, by table size and mix of sets.

A cell is a table size and a mix of sets, played by one line-up of bots. Cells are filled evenly, a piece of each in
turn, so that a run that was broken off, or stopped for lack of time, says something about all of them.
"""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from functools import lru_cache
from hashlib import sha256
from math import sqrt
from pathlib import Path
from time import monotonic
from typing import Any, NamedTuple

from boothill import __version__
from boothill.family.roles import ROLES, ROLES_BY_PLAYERS, SHERIFF
from boothill.kernel.errors import UserError
from boothill.lab.balance.mix import Mix
from boothill.lab.run.game import Outcome, play_game
from boothill.lab.run.ledger import Ledger
from boothill.lab.run.pool import Progress, spread
from boothill.lab.run.simulate import FACTIONS, Plan
from boothill.lab.run.version import code_digest
from boothill.lab.strength.stats import Interval, wilson
from boothill.playing import CAP
from boothill.titles import games_with, part_of

PIECE = 50
"""Games per piece of work."""
SEEDS_PER_SIZE = 10**9
"""How far the seeds of tables of one size are from those of the next: the same seed would deal the same characters at
both, and what they do would not be independent."""
Z = 1.959964
"""Of a 95 % interval."""

PART = "lab.balance"
MIXES: dict[str, Mix] = {name: mix for game in games_with(PART) for name, mix in part_of(game, PART).MIXES.items()}
"""What is on the table, by the name of the mix: what each game has to offer."""


class Cell(NamedTuple):
    """One kind of table."""

    mix: str
    players: int
    bots: tuple[str, ...]


class Study(NamedTuple):
    """What to measure. Game number i of a table of n is dealt from the seed `seed + n * SEEDS_PER_SIZE + i`."""

    cells: tuple[Cell, ...]
    games: int
    """Per cell."""
    seed: int = 0
    cap: int = CAP
    base_games: int = 0
    """Games of each cell of the base game, if they are to be more: its characters are in all mixes, and it is quick."""

    @classmethod
    def of(
        cls,
        bots: tuple[str, ...],
        sizes: Sequence[int],
        mixes: Sequence[str],
        careless: str | None,
        games: int,
        seed: int = 0,
        base_games: int = 0,
    ) -> Study:
        """Every size with every mix; besides, what is compared with what is known, by the bot that takes no care."""
        for mix in mixes:
            if mix not in MIXES:
                raise UserError(f"unknown mix of sets '{mix}'; known are {', '.join(MIXES)}")
        cells = [Cell(mix, players, bots) for mix in mixes for players in sizes]
        if careless is not None:
            lawful = [players for players in sizes if SHERIFF in ROLES_BY_PLAYERS[players]]
            compared = [mix for mix in mixes if MIXES[mix].careless is not None]
            cells += [Cell(mix, players, (careless,)) for mix in compared for players in lawful]
        return cls(tuple(dict.fromkeys(cells)), games, seed, base_games=base_games)

    def plan(self, cell: Cell) -> Plan:
        """The games of one cell."""
        seed = self.seed + cell.players * SEEDS_PER_SIZE
        return Plan(cell.players, self.games, cell.bots, seed, MIXES[cell.mix].setting, self.cap)

    def check(self) -> None:
        """Raises UserError with one clear sentence if this cannot be played."""
        if not self.cells:
            raise UserError("there is nothing to play; name a table size and a mix of sets")
        most = max(self.games, self.base_games)
        if most > SEEDS_PER_SIZE:
            raise UserError(f"{most} games per table are too many; give {SEEDS_PER_SIZE} or fewer")
        for cell in self.cells:
            self.plan(cell).check()

    def pieces(self) -> list[Piece]:
        """All pieces of work. Those of a study with more games begin with the whole pieces of one with fewer."""
        return [
            Piece(self, cell, start, min(start + PIECE, self.games_of(cell)))
            for start in range(0, max(self.games, self.base_games), PIECE)
            for cell in range(len(self.cells))
            if start < self.games_of(cell)
        ]

    def games_of(self, cell: int) -> int:
        """How many games one of the cells has: more of the base game, but not of careless play."""
        mix, _, bots = self.cells[cell]
        more = MIXES[mix].careless is not None and bots == self.cells[0].bots
        return max(self.games, self.base_games) if more else self.games

    @property
    def digest(self) -> str:
        """What tells this study, played by this code, from every other; the number of games may grow."""
        told = [__version__, code_digest(), self.cells, self.seed, SEEDS_PER_SIZE, self.cap, PIECE]
        if self.base_games:  # then the pieces lie elsewhere for another number
            told += [self.games, self.base_games]
        return sha256(json.dumps(told).encode()).hexdigest()[:16]

    def ledger(self, file: Path) -> Ledger:
        """The ledger of this study. Raises UserError if the file is none, or that of another study.

        A piece of another size than ours, the last of a study with another number of games, is passed over.
        """
        sizes = [piece.stop - piece.start for piece in self.pieces()]

        def fits(place: int, result: Any) -> bool:
            return place < len(sizes) and isinstance(result, dict) and result.get("games") == sizes[place]

        return Ledger(file, self.digest, fits=fits)

    def left(self, ledger: Ledger | None) -> int:
        """How many games are not in the ledger."""
        known = 0 if ledger is None else sum([result["games"] for result in ledger.known.values()])
        return sum([self.games_of(cell) for cell in range(len(self.cells))]) - known


class Piece(NamedTuple):
    """Some games of one cell."""

    study: Study
    cell: int
    start: int
    stop: int


@dataclass
class CellTally:
    """What the games of a cell came to. Tallies of parts add up to the tally of the whole."""

    games: int = 0
    unfinished: int = 0
    decisions: int = 0
    turns: Counter[int] = field(default_factory=Counter)
    """Games by their number of turns."""
    counts: Counter[str] = field(default_factory=Counter)
    factions: Counter[str] = field(default_factory=Counter)
    """Games won by each side."""
    seats: Counter[str] = field(default_factory=Counter)
    """Seats by role and character: 'outlaw el_gringo'."""
    wins: Counter[str] = field(default_factory=Counter)
    """The same for those that won."""

    def count(self, outcome: Outcome) -> None:
        """Add one game. An unfinished one counts as played and won by nobody."""
        self.games += 1
        self.unfinished += outcome.capped
        self.decisions += outcome.decisions
        self.turns[outcome.turns] += 1
        self.counts.update(outcome.counts)
        self.factions.update({FACTIONS[outcome.sides[seat]] for seat in outcome.winners})
        for seat, (role, character) in enumerate(zip(outcome.roles, outcome.characters, strict=True)):
            self.seats[f"{role} {character}"] += 1
            if seat in outcome.winners:
                self.wins[f"{role} {character}"] += 1

    def add(self, data: dict[str, Any]) -> None:
        """Add what `dump` gave of another tally."""
        self.games += data["games"]
        self.unfinished += data["unfinished"]
        self.decisions += data["decisions"]
        self.turns.update({int(turns): games for turns, games in data["turns"].items()})
        for name in ("counts", "factions", "seats", "wins"):
            getattr(self, name).update(data[name])

    def dump(self) -> dict[str, Any]:
        """All counts as JSON data."""
        simple = {"games": self.games, "unfinished": self.unfinished, "decisions": self.decisions}
        counters = {name: dict(getattr(self, name)) for name in ("turns", "counts", "factions", "seats", "wins")}
        return {**simple, **counters}

    def role(self, role: str) -> tuple[int, int]:
        """Wins and seats of a role."""
        found = [name for name in self.seats if name.split()[0] == role]
        return sum([self.wins[name] for name in found]), sum([self.seats[name] for name in found])

    def quantile(self, share: float) -> int:
        """The number of turns that this share of the games did not exceed."""
        passed = 0
        for turns in sorted(self.turns):
            passed += self.turns[turns]
            if passed >= share * self.games:
                return turns
        return 0


def play_piece(piece: Piece) -> dict[str, Any]:
    """Play one piece of work."""
    plan = piece.study.plan(piece.study.cells[piece.cell])
    tally = CellTally()
    for number in range(piece.start, piece.stop):
        tally.count(play_game(plan.setting, plan.line_up(number), plan.seed + number, plan.cap))
    return tally.dump()


def measure(
    study: Study,
    *,
    workers: int = 1,
    ledger: Ledger | None = None,
    minutes: float | None = None,
    progress: Progress | None = None,
) -> Balance:
    """Play the study, or go on with it. The result depends on the study alone, unless `minutes` ended it early.

    With a ledger and no minutes at all: what the ledger holds. `progress` hears only of games that were not in it.
    """
    study.check()
    pieces = study.pieces()
    tallies = [CellTally() for _ in study.cells]
    known = {} if ledger is None else ledger.known
    for place in sorted(known):
        tallies[pieces[place].cell].add(known[place])
    if minutes is not None and minutes <= 0:
        return Balance(study, tallies)
    end = None if minutes is None else monotonic() + 60 * minutes
    for at, results in spread(play_piece, pieces, workers, [] if ledger is None else ledger.places):
        if ledger is not None:
            ledger.add(at, results)
        for place, result in enumerate(results, at):
            tallies[pieces[place].cell].add(result)
            if progress is not None:
                progress(result["games"])
        if end is not None and monotonic() >= end:
            break
    return Balance(study, tallies)


@dataclass
class Uplift:
    """By how much a character wins more often than others with the same role at the same kind of table."""

    seats: int = 0
    excess: float = 0.0
    """Wins beyond those expected."""
    variance: float = 0.0

    def interval(self) -> Interval:
        """The mean over the seats. They are independent: a character is at a table once at most, and each size of the
        table has seeds of its own.
        """
        value = self.excess / self.seats
        half = Z * sqrt(self.variance) / self.seats
        return Interval(value, value - half, value + half)


def uplifts(tallies: Iterable[CellTally]) -> dict[str, Uplift]:
    """The uplift of each character over these cells, the best first."""
    found: dict[str, Uplift] = {}
    for tally in tallies:
        rates = {role: wins / seats for role in ROLES for wins, seats in [tally.role(role)] if seats}
        for name in sorted(tally.seats):
            role, character = name.split()
            rate, seats, wins = rates[role], tally.seats[name], tally.wins[name]
            uplift = found.setdefault(character, Uplift())
            uplift.seats += seats
            uplift.excess += wins - seats * rate
            uplift.variance += wins * (1 - rate) ** 2 + (seats - wins) * rate**2
    return dict(sorted(found.items(), key=lambda item: (-item[1].excess / item[1].seats, item[0])))


@lru_cache(maxsize=1)
def _names() -> dict[str, str]:
    return {person: name for mix in MIXES.values() for person, (name, _) in mix.setting.people.items()}


def name_of(character: str) -> str:
    """Its name in English."""
    return _names().get(character, character)


def life_of(mix: str, character: str) -> int:
    """How many life points it has; another game may give it others."""
    return MIXES[mix].setting.people[character][1]


@dataclass
class Balance:
    """What was measured."""

    study: Study
    tallies: list[CellTally]
    """Per cell."""

    def of_mix(self, mix: str, bots: tuple[str, ...]) -> dict[int, CellTally]:
        """The cells of a mix that these bots played, by size."""
        cells = zip(self.study.cells, self.tallies, strict=True)
        return {cell.players: tally for cell, tally in cells if cell[0] == mix and cell.bots == bots and tally.games}

    def dump(self) -> dict[str, Any]:
        """The figures as JSON data."""
        bots = self.study.cells[0].bots
        mixes = list(dict.fromkeys([cell.mix for cell in self.study.cells]))
        return {
            "kind": "balance",
            "engine": __version__,
            "code": code_digest(),
            "bots": list(bots),
            "seed": self.study.seed,
            "games": sum([tally.games for tally in self.tallies]),
            "unfinished": sum([tally.unfinished for tally in self.tallies]),
            "games_per_cell": self.study.games,
            "cells": [
                cell_figures(cell, tally)
                for cell, tally in zip(self.study.cells, self.tallies, strict=True)
                if tally.games
            ],
            "characters": {
                mix: [
                    {
                        "character": character,
                        "name": name_of(character),
                        "life": life_of(mix, character),
                        "seats": uplift.seats,
                        "uplift": uplift.interval()._asdict(),
                    }
                    for character, uplift in uplifts(self.of_mix(mix, bots).values()).items()
                ]
                for mix in mixes
            },
        }


def cell_figures(cell: Cell, tally: CellTally) -> dict[str, Any]:
    """One cell as JSON data. The sides of a table of three are its roles."""
    if SHERIFF in ROLES_BY_PLAYERS[cell.players]:
        rates = {side: wilson(tally.factions[side], tally.games) for side in dict.fromkeys(FACTIONS.values())}
    else:
        rates = {ROLES[role]: wilson(*tally.role(ROLES[role])) for role in ROLES_BY_PLAYERS[cell.players]}
    turns = sum([turns * games for turns, games in tally.turns.items()]) / tally.games
    return {
        "mix": cell.mix,
        "players": cell.players,
        "bots": list(cell.bots),
        "games": tally.games,
        "unfinished": tally.unfinished,
        "sides": {side: rate._asdict() for side, rate in rates.items()},
        "turns": {
            "mean": turns,
            "p10": tally.quantile(0.1),
            "median": tally.quantile(0.5),
            "p90": tally.quantile(0.9),
        },
        "decisions": tally.decisions / tally.games,
        **{name: count / tally.games for name, count in tally.counts.items()},
    }
