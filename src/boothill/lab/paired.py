"""The focal-seat test: what one bot gains over another in the same seat of the same game."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, NamedTuple

from boothill.bots import make_bot
from boothill.kernel.errors import UserError
from boothill.lab.play import CAP, play_game
from boothill.lab.pool import Progress, chunks, run_jobs
from boothill.lab.simulate import FACTIONS
from boothill.lab.stats import Interval, clustered
from boothill.lab.tables import CardGame, Setting

CHUNK = 5
"""Seeds per piece of work."""


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
    setting: Setting = CardGame()
    cap: int = CAP

    def check(self) -> None:
        """Raises UserError with one clear sentence if this cannot be played."""
        if self.seeds < 2:
            raise UserError(f"{self.seeds} seed gives no interval; give 2 or more")
        for name in (self.challenger, self.baseline):
            make_bot(name, 0, self.setting.game.id)
        self.setting.check(self.players)

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


@dataclass
class Comparison:
    """The results of all seeds."""

    pairing: Pairing
    results: list[SeedResult]

    def difference(self) -> Interval:
        """By how much the challenger wins more often, per seat; one cluster per seed."""
        return clustered([_mean_difference(result, None) for result in self.results])

    def by_role(self) -> dict[str, Interval]:
        """The same for the seats of each role."""
        roles = [role for role in FACTIONS if role in self.results[0].roles]
        return {role: clustered([_mean_difference(result, role) for result in self.results]) for role in roles}

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


def _mean_difference(result: SeedResult, role: str | None) -> float:
    seats = [seat for seat, dealt in enumerate(result.roles) if role is None or dealt == role]
    return sum([result.challenger[seat] - result.baseline[seat] for seat in seats]) / len(seats)


def compare(pairing: Pairing, *, workers: int = 1, progress: Progress | None = None) -> Comparison:
    """Play all games of the pairing. The result depends on the pairing alone; UserError if it cannot be played."""
    pairing.check()
    results: list[SeedResult] = []
    jobs = [(pairing, numbers.start, numbers.stop) for numbers in chunks(0, pairing.seeds, CHUNK)]
    for part in run_jobs(play_seeds, jobs, workers):
        results += part
        if progress is not None:
            progress(len(part) * (pairing.players + 1))
    return Comparison(pairing, results)


def play_seeds(job: tuple[Pairing, int, int]) -> list[SeedResult]:
    """Some seeds of a pairing, by number."""
    pairing, start, stop = job
    return [play_seed(pairing, number) for number in range(start, stop)]


def play_seed(pairing: Pairing, number: int) -> SeedResult:
    """The baseline's game and, for each seat, the challenger's."""
    setting, seed = pairing.setting, pairing.seed + number
    line_up = [pairing.baseline] * pairing.players
    before = play_game(setting, line_up, seed, pairing.cap)
    unfinished = int(before.capped)
    won: list[bool] = []
    for seat in range(pairing.players):
        line_up[seat] = pairing.challenger
        after = play_game(setting, line_up, seed, pairing.cap)
        line_up[seat] = pairing.baseline
        unfinished += after.capped
        won.append(seat in after.winners)
    return SeedResult(
        before.roles, tuple([seat in before.winners for seat in range(pairing.players)]), tuple(won), unfinished
    )
