"""The soak: very many games with the table looked over at every step, to find what no test thought of.

The games come in programmes, each with its own tables. What is special about a game, how its table is looked over and
what is counted, its programmes know: they are that game's part `lab.soak`.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field
from time import perf_counter
from traceback import extract_tb
from typing import Any, NamedTuple, Protocol

from boothill.bots import make_bot
from boothill.kernel.decision import Decision, Option
from boothill.kernel.match import Match
from boothill.lab.run.pool import Progress, chunks, run_jobs
from boothill.lab.run.setting import Setting
from boothill.playing import CAP, Observer, play_out, seat_bots

CHUNK = 100
"""Games per piece of work."""
SHOWN = 20
"""Failures kept in full per kind of game."""

CHECKED = (
    "every game: problems() at every decision{more}; at least one option at every decision; winners at the end; the "
    "decision cap"
)
"""What is checked, with what games check beyond it."""


class Maker(NamedTuple):
    """What makes a programme of what somebody names at the command line, a list with commas."""

    metavar: str
    about: str
    make: Callable[[tuple[str, ...]], Programme]
    """Raises UserError for what there is not."""


class Seating(NamedTuple):
    """The table of one game."""

    players: int
    setting: Setting

    def __str__(self) -> str:
        """'5 players, base+promos'."""
        return f"{self.players} players{self.setting.label}"


class Watcher(Protocol):
    """Whoever looks over the games at one kind of table and counts what they make use of."""

    def deal(self, players: int, seed: int) -> Match[Any]:
        """The match of one game. It is watched from here on."""
        ...

    def problems(self, match: Match[Any]) -> set[str]:
        """Everything wrong with the table, at any decision and at the end."""
        ...

    def note(self, match: Match[Any], decision: Decision, option: Option) -> None:
        """A question is about to be answered like this."""
        ...

    def take(self) -> Any:
        """What was counted since this was last asked: counts such as the programme's `no_usage`."""
        ...


class Sheet(NamedTuple):
    """Figures as a table."""

    title: str | None
    headings: tuple[str, ...]
    rows: list[tuple[str | int, ...]]


class Report(Protocol):
    """What the games of one programme, of all bots together, made use of, and what they used too seldom."""

    @property
    def programme(self) -> Programme:
        """Whose games they are."""
        ...

    @property
    def seldom(self) -> list[str]:
        """The names of what was used too seldom."""
        ...

    @property
    def untold(self) -> list[str]:
        """What players could not be told in words, a sentence each."""
        ...

    @property
    def spreads(self) -> dict[str, Counter[str]]:
        """How the games are spread over tables and the like."""
        ...

    @property
    def sheets(self) -> list[Sheet | str]:
        """All figures, as tables and sentences."""
        ...

    def dump(self) -> dict[str, Any]:
        """The figures as JSON data."""
        ...


@dataclass(frozen=True)
class Programme(ABC):
    """Games that belong together: how many of which bots, and at which tables they sit in turn."""

    name: str
    about: str
    games: dict[str, int]
    """How many, by bot."""
    players: range

    @property
    @abstractmethod
    def game(self) -> str:
        """The id of the game that is played."""

    @property
    @abstractmethod
    def least(self) -> int:
        """How often everything must be used in all its games."""

    @abstractmethod
    def seating(self, number: int) -> Seating:
        """The table of a game by its number."""

    @abstractmethod
    def watcher(self, setting: Setting) -> Watcher:
        """Whoever looks over games of this kind in this process."""

    @abstractmethod
    def no_usage(self) -> Any:
        """The counts of no game; `add` adds those of others."""

    @abstractmethod
    def report(self, tallies: list[SoakTally]) -> Report:
        """What the games of these tallies come to."""

    def enough(self, games: int) -> int:
        """How often everything must be used in so many of its games."""
        return self.share(self.least, games)

    def share(self, count: int, games: int) -> int:
        """How much of what is counted in all its games is due in so many of them."""
        return count * min(games, self.whole) // self.whole

    @property
    def whole(self) -> int:
        """All its games together."""
        return sum(self.games.values())


class Failure(NamedTuple):
    """Something that went wrong, and how to see it again."""

    bot: str
    seating: Seating
    seed: int
    decision: int
    """How many decisions had been answered."""
    what: str

    def told(self) -> str:
        """One line: what, and where."""
        players, setting = self.seating
        kind = f"{players}-player {setting.noun} of {self.bot}{setting.details}"
        return f"{self.what} ({kind}, seed {self.seed}, decision {self.decision})"

    def dump(self) -> dict[str, Any]:
        """The failure as JSON data."""
        where = {"players": self.seating.players, **self.seating.setting.dump()}
        return {"bot": self.bot, **where, "seed": self.seed, "decision": self.decision, "what": self.what}


@dataclass
class SoakTally:
    """What the games of one bot in one programme came to."""

    programme: Programme
    bot: str
    games: int = 0
    decisions: int = 0
    checks: int = 0
    """How often the table was looked over."""
    longest: int = 0
    """Decisions of the longest game."""
    exceptions: int = 0
    capped: int = 0
    problems: int = 0
    """Games in which something was wrong with the table."""
    seconds: float = 0.0
    """Time spent in all processes together."""
    tables: Counter[Seating] = field(default_factory=Counter)
    usage: Any = field(init=False)
    """The programme's own counts."""
    failures: list[Failure] = field(default_factory=list)
    """The first of them in full."""

    def __post_init__(self) -> None:
        self.usage = self.programme.no_usage()

    @property
    def failed(self) -> int:
        """Games that did not go as they should."""
        return self.exceptions + self.capped + self.problems

    def add(self, other: SoakTally) -> None:
        """Add the games of another tally."""
        self.games += other.games
        self.decisions += other.decisions
        self.checks += other.checks
        self.longest = max(self.longest, other.longest)
        self.exceptions += other.exceptions
        self.capped += other.capped
        self.problems += other.problems
        self.seconds += other.seconds
        self.tables += other.tables
        self.usage.add(other.usage)
        self.failures = (self.failures + other.failures)[:SHOWN]

    def dump(self) -> dict[str, Any]:
        """The figures as JSON data."""
        return {
            "programme": self.programme.name,
            "bot": self.bot,
            "games": self.games,
            "decisions": self.decisions,
            "checks": self.checks,
            "longest": self.longest,
            "exceptions": self.exceptions,
            "capped": self.capped,
            "problems": self.problems,
            "seconds": self.seconds,
            "tables": {str(seating): count for seating, count in self.tables.items()},
            "failures": [failure.dump() for failure in self.failures],
        }


def soak(
    programme: Programme,
    bot: str,
    games: int | None = None,
    *,
    seed: int = 0,
    workers: int = 1,
    cap: int = CAP,
    progress: Progress | None = None,
) -> SoakTally:
    """Play games of this bot, as many as the programme says unless told; game number i is dealt from `seed + i`.

    Raises UserError for an unknown bot.
    """
    make_bot(bot, 0, programme.game)
    total = SoakTally(programme, bot)
    count = programme.games.get(bot, 0) if games is None else games
    jobs = [(programme, bot, seed, numbers.start, numbers.stop, cap) for numbers in chunks(0, count, CHUNK)]
    for part in run_jobs(soak_part, jobs, workers):
        total.add(part)
        if progress is not None:
            progress(part.games)
    return total


def soak_part(job: tuple[Programme, str, int, int, int, int]) -> SoakTally:
    """Some games, by number."""
    programme, bot, seed, start, stop, cap = job
    tally = SoakTally(programme, bot)
    began = perf_counter()
    for number in range(start, stop):
        soak_game(tally, programme.seating(number), seed + number, cap)
    tally.seconds = perf_counter() - began
    return tally


class Inspector(Observer):
    """Has the table looked over at every decision and at the end. What is found ends the game."""

    def __init__(self, watcher: Watcher) -> None:
        self._watcher = watcher
        self.checks = 0
        """How often the table was looked over."""
        self.found: set[str] = set()
        """Everything wrong with it."""

    def before(self, match: Match[Any], decision: Decision) -> bool:
        """Look over the table, and whether there is anything to choose from."""
        self.checks += 1
        self.found = self._watcher.problems(match)
        if not decision.options:
            self.found.add("a decision without options")
        return bool(self.found)

    def step(self, match: Match[Any], decision: Decision, index: int) -> None:
        """Let it be counted what is used."""
        self._watcher.note(match, decision, decision.options[index])

    def after(self, match: Match[Any]) -> None:
        """Look over the table once more, unless something was wrong with it already."""
        if not self.found:
            self.checks += 1
            self.found = self._watcher.problems(match)


def soak_game(tally: SoakTally, seating: Seating, seed: int, cap: int = CAP) -> None:
    """One game, looked over at every decision. Whatever goes wrong is counted and ends the game."""
    tally.games += 1
    tally.tables[seating] += 1
    match: Match[Any] | None = None
    watcher = tally.programme.watcher(seating.setting)
    inspector = Inspector(watcher)

    def fail(what: str) -> None:
        answered = match.answered if match is not None else 0
        tally.failures.append(Failure(tally.bot, seating, seed, answered, what))

    try:
        match = watcher.deal(seating.players, seed)
        bots = seat_bots([tally.bot] * seating.players, seed, tally.programme.game)
        play_out(match, bots, cap, inspector)
        if inspector.found:
            tally.problems += 1
            fail(", ".join(sorted(inspector.found)))
        elif not match.over:
            tally.capped += 1
            fail(f"not over after {cap} decisions")
    except Exception as error:
        # Whatever a rule or a bot raises is a finding; the soak goes on with the next game.
        tally.exceptions += 1
        last = extract_tb(error.__traceback__)[-1]
        fail(f"{type(error).__name__}: {error} ({last.filename}, line {last.lineno})")
    tally.checks += inspector.checks
    tally.usage.add(watcher.take())
    if match is not None:
        tally.decisions += match.answered
        tally.longest = max(tally.longest, match.answered)
