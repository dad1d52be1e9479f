"""Many games, counted: who wins how often."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any, NamedTuple

from boothill.bots import make_bot
from boothill.kernel.errors import UserError
from boothill.lab.run.game import Outcome, play_game
from boothill.lab.run.pool import Progress, chunks, run_jobs
from boothill.lab.run.setting import Setting, usual
from boothill.lab.strength.stats import Interval, Sums, wilson
from boothill.playing import CAP

CHUNK = 25
"""Games per piece of work."""
GROUPS = ("role", "bot", "character", "bot and role")
"""What seats are counted by."""
FACTIONS = {"sheriff": "law", "deputy": "law", "outlaw": "outlaws", "renegade": "renegade"}


class Plan(NamedTuple):
    """What to simulate. Game number i is dealt from the seed `seed + i`.

    One bot fills the whole table. Several are dealt round the seats and move on by one seat from game to game, so that
    each of them gets each seat equally often.
    """

    players: int
    games: int
    bots: tuple[str, ...]
    seed: int = 0
    setting: Setting = usual()
    cap: int = CAP

    def line_up(self, number: int) -> tuple[str, ...]:
        """Which bot sits where in one game."""
        return tuple([self.bots[(seat + number) % len(self.bots)] for seat in range(self.players)])

    def check(self) -> None:
        """Raises UserError with one clear sentence if this cannot be played."""
        if self.games < 1:
            raise UserError(f"{self.games} games cannot be simulated; give 1 or more")
        if not self.bots:
            raise UserError("no bot is named; name at least one")
        if len(self.bots) > self.players:
            raise UserError(f"{len(self.bots)} bots do not fit at a table of {self.players}; name fewer")
        for name in self.bots:
            make_bot(name, 0, self.setting.game.id)
        self.setting.check(self.players)

    def dump(self) -> dict[str, Any]:
        """The plan as JSON data."""
        data = self._asdict()
        setting: Setting = data.pop("setting")
        return data | setting.dump()


@dataclass
class Tally:
    """What many games came to. Tallies of parts add up to the tally of the whole."""

    games: int = 0
    unfinished: int = 0
    decisions: int = 0
    turns: int = 0
    counts: Counter[str] = field(default_factory=Counter)
    """What else is counted in this game."""
    factions: Counter[str] = field(default_factory=Counter)
    """Games won by each side."""
    sums: dict[str, dict[str, Sums]] = field(default_factory=lambda: {by: {} for by in GROUPS})
    """Seats that won and seats played, by role, by bot, ...: one cluster per game, since sides win together."""

    def count(self, outcome: Outcome, bots: Sequence[str]) -> None:
        """Add one game. An unfinished one counts as played and won by nobody."""
        self.games += 1
        self.unfinished += outcome.capped
        self.decisions += outcome.decisions
        self.turns += outcome.turns
        self.counts.update(outcome.counts)
        for faction in {FACTIONS[outcome.sides[seat]] for seat in outcome.winners}:
            self.factions[faction] += 1
        seats: dict[str, Counter[str]] = {by: Counter() for by in GROUPS}
        wins: dict[str, Counter[str]] = {by: Counter() for by in GROUPS}
        for seat, bot in enumerate(bots):
            role = outcome.roles[seat]
            labels = {"role": role, "bot": bot, "character": outcome.characters[seat], "bot and role": f"{bot} {role}"}
            for by, label in labels.items():
                seats[by][label] += 1
                wins[by][label] += seat in outcome.winners
        for by in GROUPS:
            for label, played in seats[by].items():
                self._add_sums(by, label, Sums.of([wins[by][label]], [played]))

    def add(self, other: Tally) -> None:
        """Add the games of another tally."""
        self.games += other.games
        self.unfinished += other.unfinished
        self.decisions += other.decisions
        self.turns += other.turns
        self.counts.update(other.counts)
        self.factions += other.factions
        for by in GROUPS:
            for label, sums in other.sums[by].items():
                self._add_sums(by, label, sums)

    def _add_sums(self, by: str, label: str, sums: Sums) -> None:
        self.sums[by][label] = self.sums[by].get(label, Sums()).plus(sums)

    def seats(self, by: str) -> dict[str, int]:
        """Seats played by each role, bot, ..."""
        return {label: int(sums.whole) for label, sums in self.sums[by].items()}

    def wins(self, by: str) -> dict[str, int]:
        """The same for seats that won."""
        return {label: int(sums.part) for label, sums in self.sums[by].items()}

    def faction_rates(self) -> dict[str, Interval]:
        """How often each side won."""
        return {name: wilson(self.factions[name], self.games) for name in dict.fromkeys(FACTIONS.values())}

    def rates(self, by: str) -> dict[str, Interval]:
        """How often the seats of each role, bot, ... won, in the order of their names (roles: as dealt)."""
        found = self.sums[by]
        labels = [role for role in FACTIONS if role in found] if by == "role" else sorted(found)
        return {label: found[label].rate() for label in labels}

    def dump(self) -> dict[str, Any]:
        """The figures as JSON data."""
        return {
            "games": self.games,
            "unfinished": self.unfinished,
            "decisions_per_game": self.decisions / self.games,
            "turns_per_game": self.turns / self.games,
            **{f"{name}_per_game": count / self.games for name, count in self.counts.items()},
            "factions": {
                name: {"wins": self.factions[name], "games": self.games, **_bounds(rate)}
                for name, rate in self.faction_rates().items()
            },
            **{
                f"by {by}".replace(" ", "_"): {
                    label: {"wins": self.wins(by)[label], "seats": self.seats(by)[label], **_bounds(rate)}
                    for label, rate in self.rates(by).items()
                }
                for by in GROUPS
            },
        }


def _bounds(interval: Interval) -> dict[str, float]:
    return {"rate": interval.value, "low": interval.low, "high": interval.high}


def simulate(plan: Plan, *, workers: int = 1, progress: Progress | None = None) -> Tally:
    """Play all games of the plan. The result depends on the plan alone. Raises UserError for an impossible plan."""
    plan.check()
    total = Tally()
    jobs = [(plan, numbers.start, numbers.stop) for numbers in chunks(0, plan.games, CHUNK)]
    for part in run_jobs(play_part, jobs, workers):
        total.add(part)
        if progress is not None:
            progress(part.games)
    return total


def play_part(job: tuple[Plan, int, int]) -> Tally:
    """Some games of a plan, by number."""
    plan, start, stop = job
    tally = Tally()
    for number in range(start, stop):
        bots = plan.line_up(number)
        tally.count(play_game(plan.setting, bots, plan.seed + number, plan.cap), bots)
    return tally
