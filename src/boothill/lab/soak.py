"""The soak: very many games with the table looked over at every step, to find what no test thought of."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from time import perf_counter
from traceback import extract_tb
from typing import Any, NamedTuple

from boothill.bang.game import new_match
from boothill.bang.problems import problems, resting_problems
from boothill.bang.setup import TableOptions
from boothill.bang.state import Table
from boothill.bots import UNSEEN, make_bot
from boothill.kernel.match import Match
from boothill.lab.play import CAP, seat_bots
from boothill.lab.pool import Progress, chunks, run_jobs

CHUNK = 100
"""Games per piece of work."""
SHOWN = 20
"""Failures kept in full per kind of game."""
STARTERS = 3
"""One round over 4 to 7 players in this many is of starter games."""

BASE = ("base",)

CHECKED = (
    "every game: problems() at every decision, resting_problems() at every main decision and at the end; "
    "at least one option at every decision; winners at the end; the decision cap"
)


class Failure(NamedTuple):
    """Something that went wrong, and how to see it again."""

    bot: str
    players: int
    starter: bool
    seed: int
    decision: int
    """How many decisions had been answered."""
    what: str
    sets: tuple[str, ...] = BASE

    def told(self) -> str:
        """One line: what, and where."""
        kind = "starter game" if self.starter else "game"
        sets = "" if self.sets == BASE else f", sets {','.join(self.sets)}"
        where = f"{self.players}-player {kind} of {self.bot}{sets}, seed {self.seed}, decision {self.decision}"
        return f"{self.what} ({where})"


@dataclass
class SoakTally:
    """What the games of one bot came to."""

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
    tables: Counter[str] = field(default_factory=Counter)
    failures: list[Failure] = field(default_factory=list)
    """The first of them in full."""

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
        self.failures = (self.failures + other.failures)[:SHOWN]

    def dump(self) -> dict[str, Any]:
        """The figures as JSON data."""
        return {
            "bot": self.bot,
            "games": self.games,
            "decisions": self.decisions,
            "checks": self.checks,
            "longest": self.longest,
            "exceptions": self.exceptions,
            "capped": self.capped,
            "problems": self.problems,
            "seconds": self.seconds,
            "tables": dict(self.tables),
            "failures": [failure._asdict() for failure in self.failures],
        }


def table_of(number: int, sets: tuple[str, ...] = BASE) -> tuple[int, bool]:
    """Players and starter game or not, for a game by number: 4 to 7 in turn, each third round as starter games.

    With further sets there are none of these: the starter game is the base game alone.
    """
    return 4 + number % 4, sets == BASE and number // 4 % STARTERS == STARTERS - 1


def soak(
    bot: str,
    games: int,
    *,
    seed: int = 0,
    sets: tuple[str, ...] = BASE,
    workers: int = 1,
    cap: int = CAP,
    progress: Progress | None = None,
) -> SoakTally:
    """Play games of this bot; game number i has the seed `seed + i` and the table `table_of(i, sets)`.

    Raises UserError for an unknown bot or set.
    """
    make_bot(bot, 0)
    TableOptions(4, sets=sets)
    total = SoakTally(bot)
    jobs = [(bot, seed, sets, numbers.start, numbers.stop, cap) for numbers in chunks(0, games, CHUNK)]
    for part in run_jobs(soak_part, jobs, workers):
        total.add(part)
        if progress is not None:
            progress(part.games)
    return total


def soak_part(job: tuple[str, int, tuple[str, ...], int, int, int]) -> SoakTally:
    """Some games, by number."""
    bot, seed, sets, start, stop, cap = job
    tally = SoakTally(bot)
    began = perf_counter()
    for number in range(start, stop):
        players, starter = table_of(number, sets)
        soak_game(tally, players, starter, seed + number, cap, sets)
    tally.seconds = perf_counter() - began
    return tally


def soak_game(
    tally: SoakTally, players: int, starter: bool, seed: int, cap: int = CAP, sets: tuple[str, ...] = BASE
) -> None:
    """One game, looked over at every decision. Whatever goes wrong is counted and ends the game."""
    bot = tally.bot
    tally.games += 1
    tally.tables[f"{players} players{', starter game' if starter else ''}"] += 1
    match: Match[Table] | None = None

    def fail(what: str) -> None:
        answered = match.answered if match is not None else 0
        tally.failures.append(Failure(bot, players, starter, seed, answered, what, sets))

    try:
        match = new_match(TableOptions(players, sets=sets, starter=starter, seed=seed), record=False)
        t = match.state
        bots = seat_bots([bot] * players, seed)
        while True:
            decision = match.decision
            tally.checks += 1
            found = problems(t) if decision is not None and not decision.main else resting_problems(t)
            if decision is not None and not decision.options:
                found.add("a decision without options")
            if found:
                tally.problems += 1
                fail(", ".join(sorted(found)))
                break
            if decision is None:
                break
            if match.answered >= cap:
                tally.capped += 1
                fail(f"not over after {cap} decisions")
                break
            player = bots[decision.seat]
            view = match.view(decision.seat) if player.looks else UNSEEN
            match.push(0 if len(decision.options) == 1 else player.choose(view, decision))
    except Exception as error:
        # Whatever a rule or a bot raises is a finding; the soak goes on with the next game.
        tally.exceptions += 1
        last = extract_tb(error.__traceback__)[-1]
        fail(f"{type(error).__name__}: {error} ({last.filename}, line {last.lineno})")
    if match is not None:
        tally.decisions += match.answered
        tally.longest = max(tally.longest, match.answered)
