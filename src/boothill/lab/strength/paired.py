"""The focal-seat test: what one bot gains over another in the same seat of the same game."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple

from boothill.bots import make_bot
from boothill.family.roles import ROLES
from boothill.kernel.errors import UserError
from boothill.lab.run.batch import Batch, Ending, Request, head, play_all, play_request
from boothill.lab.run.ledger import Ledger
from boothill.lab.run.pool import Progress
from boothill.lab.run.setting import Setting, usual
from boothill.lab.strength.stats import Interval, clustered, clustered_rate
from boothill.playing import CAP


class Pairing(NamedTuple):
    """Which bots to compare, and over which seeds.

    For each seed a table of `baseline` bots plays; then the same game is played again once for each seat, with
    `challenger` in that seat alone. Seats and roles come out even by themselves.
    """

    challenger: str
    baseline: str
    players: int
    seeds: int
    seed: int = 0
    setting: Setting = usual()
    cap: int = CAP

    def check(self) -> None:
        """Raises UserError with one clear sentence if this cannot be played."""
        if self.seeds < 2:
            raise UserError(f"{self.seeds} seed gives no interval; give 2 or more")
        for name in (self.challenger, self.baseline):
            make_bot(name, 0, self.setting.game.id)
        self.setting.check(self.players)

    def games(self, number: int) -> list[Request]:
        """The games of one seed: the baseline's, then the challenger's in each seat."""
        table = [self.baseline] * self.players
        line_ups = [
            [self.challenger if other == seat else self.baseline for other in range(self.players)]
            for seat in range(self.players)
        ]
        return [Request(tuple(line_up), self.seed + number) for line_up in (table, *line_ups)]

    def result(self, endings: Sequence[Ending]) -> SeedResult:
        """What these games of one seed, as they ended, come to."""
        before, *after = endings
        return SeedResult(
            before.roles,
            tuple([seat in before.winners for seat in range(self.players)]),
            tuple([seat in ending.winners for seat, ending in enumerate(after)]),
            sum([ending.capped for ending in endings]),
        )

    def comparison(self, played: Mapping[Request, Ending]) -> Comparison:
        """What all games, as they ended, come to."""
        results = [self.result([played[game] for game in self.games(number)]) for number in range(self.seeds)]
        return Comparison(self, results)

    def dump(self) -> dict[str, Any]:
        """The pairing as JSON data."""
        data = self._asdict()
        setting: Setting = data.pop("setting")
        return data | setting.dump()


class SeedResult(NamedTuple):
    """The games of one seed."""

    roles: tuple[str, ...]
    baseline: tuple[bool, ...]
    """Per seat: whether the baseline won there."""
    challenger: tuple[bool, ...]
    """Per seat: whether the challenger won there when it sat there."""
    unfinished: int
    """Of the games of this seed."""

    def seats(self, role: str | None) -> list[int]:
        """The seats of a role, or all."""
        return [seat for seat, dealt in enumerate(self.roles) if role is None or dealt == role]

    def score(self, role: str | None = None) -> float:
        """By how much the challenger won more often in the seats of a role, or in all: -1 to 1."""
        seats = self.seats(role)
        return sum([self.challenger[seat] - self.baseline[seat] for seat in seats]) / len(seats)


class Rates(NamedTuple):
    """How often each of two bots won in the same seats of the same games, and the difference."""

    difference: Interval
    challenger: Interval
    baseline: Interval

    def dump(self) -> dict[str, Any]:
        """As JSON data."""
        return {name: interval._asdict() for name, interval in self._asdict().items()}


@dataclass
class Comparison:
    """The results of all seeds."""

    pairing: Pairing
    results: list[SeedResult]

    @property
    def roles(self) -> list[str]:
        """The roles at this table, in the order of the rule book."""
        return [role for role in ROLES if role in self.results[0].roles]

    def difference(self) -> Interval:
        """By how much the challenger wins more often, per seat; one cluster per seed."""
        return clustered([result.score() for result in self.results])

    def by_role(self) -> dict[str, Interval]:
        """The same for the seats of each role."""
        return {role: clustered([result.score(role) for result in self.results]) for role in self.roles}

    def won(self, role: str | None = None) -> Rates:
        """How often both won in the seats of a role, or in all."""
        challenger, baseline = [], []
        for result in self.results:
            seats = result.seats(role)
            challenger.append(sum([result.challenger[seat] for seat in seats]) / len(seats))
            baseline.append(sum([result.baseline[seat] for seat in seats]) / len(seats))
        difference = clustered([result.score(role) for result in self.results])
        return Rates(difference, clustered_rate(challenger), clustered_rate(baseline))

    @property
    def unfinished(self) -> int:
        """Games stopped before their end, counted as won by nobody."""
        return sum([result.unfinished for result in self.results])

    @property
    def games(self) -> int:
        """All games played."""
        return len(self.results) * (self.pairing.players + 1)

    def rates(self) -> tuple[float, float]:
        """How often the challenger and the baseline won per seat."""
        seats = len(self.results) * self.pairing.players
        return (
            sum([sum(result.challenger) for result in self.results]) / seats,
            sum([sum(result.baseline) for result in self.results]) / seats,
        )

    def dump(self) -> dict[str, Any]:
        """The figures as JSON data."""
        challenger, baseline = self.rates()
        return {
            **self.pairing.dump(),
            "games": self.games,
            "unfinished": self.unfinished,
            "challenger_rate": challenger,
            "baseline_rate": baseline,
            "difference": self.difference()._asdict(),
            "by_role": {role: interval._asdict() for role, interval in self.by_role().items()},
        }

    def dump_size(self) -> dict[str, Any]:
        """The figures as JSON data, one size of a test at several."""
        return {
            "players": self.pairing.players,
            "games": self.games,
            "unfinished": self.unfinished,
            **self.won().dump(),
            "by_role": {role: self.won(role).dump() for role in self.roles},
        }


@dataclass(frozen=True)
class Comparisons:
    """Several of them."""

    comparisons: list[Comparison]

    @property
    def games(self) -> int:
        """All games that went into the figures; one that several comparisons share counts in each."""
        return sum([comparison.games for comparison in self.comparisons])

    @property
    def unfinished(self) -> int:
        """Games stopped before their end, counted as won by nobody."""
        return sum([comparison.unfinished for comparison in self.comparisons])


class Focal(Comparisons):
    """The test at tables of several sizes, with the same seeds."""

    def difference(self) -> Interval:
        """The mean over the sizes. All games of a seed are one cluster, whatever their size."""
        scores = [[result.score() for result in comparison.results] for comparison in self.comparisons]
        return clustered([sum(of_seed) / len(of_seed) for of_seed in zip(*scores, strict=True)])

    def dump(self) -> dict[str, Any]:
        """The figures as JSON data."""
        pairing = self.comparisons[0].pairing
        return {
            **head("focal", pairing.setting),
            "challenger": pairing.challenger,
            "baseline": pairing.baseline,
            "seed": pairing.seed,
            "seeds": pairing.seeds,
            "games": self.games,
            "unfinished": self.unfinished,
            "difference": self.difference()._asdict(),
            "sizes": [comparison.dump_size() for comparison in self.comparisons],
        }


def focal_batch(pairings: Sequence[Pairing]) -> Batch:
    """The games of pairings in the same setting. Raises UserError if one of them cannot be played."""
    for pairing in pairings:
        pairing.check()
    games = [game for pairing in pairings for number in range(pairing.seeds) for game in pairing.games(number)]
    return Batch.of(pairings[0].setting, games, pairings[0].cap)


def compare(
    pairing: Pairing, *, workers: int = 1, ledger: Ledger | None = None, progress: Progress | None = None
) -> Comparison:
    """Play all games of the pairing. The result depends on the pairing alone; UserError if it cannot be played."""
    return pairing.comparison(play_all(focal_batch([pairing]), workers=workers, ledger=ledger, progress=progress))


def play_seed(pairing: Pairing, number: int) -> SeedResult:
    """The baseline's game and, for each seat, the challenger's."""
    return pairing.result([play_request(pairing.setting, pairing.cap, game) for game in pairing.games(number)])
