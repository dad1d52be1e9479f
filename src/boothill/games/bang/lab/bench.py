"""What the benchmark measures of the card game.

Further sets make decisions dearer: there is more to choose from. How much is measured in the same
rounds, a few games of each mix of sets in turn; and so is how far everything together stays ahead of the yardstick.
"""

from __future__ import annotations

from statistics import median
from typing import Any, NamedTuple

from boothill.games.bang.lab.setting import CardGame
from boothill.games.bang.rules.cards.loading import BUILT_IN
from boothill.lab.bench.bench import Course, Note, games


class Mark(NamedTuple):
    """What a mix must reach, where we have set a mark."""

    of_base: float | None = None
    """The part of the base set's decisions per second."""
    per_move: float | None = None
    """Decisions in the time of one random python-chess move, in games that are not recorded."""


BASE = CardGame()
FURTHER_SETS = {
    CardGame(("base", "dodge_city")): Mark(0.75),
    CardGame(("base", "dodge_city", "promos")): Mark(0.75),
    CardGame(("base", "high_noon", "fistful")): Mark(0.70),
    CardGame(tuple(set_id for set_id in BUILT_IN if set_id != "gold_rush")): Mark(0.70),
    CardGame(("base", "gold_rush")): Mark(),
    CardGame(BUILT_IN, shadow=True): Mark(per_move=2.0),
}
"""Mixes of sets measured beside the base set, at a table of SETS_PLAYERS random bots, and our marks."""
SETS_PLAYERS = 5
SETS_GAMES, SLICE = 60, 4
"""Games of each mix per round, and how many of them before it is the next one's turn."""


class Slowdown(NamedTuple):
    """How many decisions per second are left with further sets: beside the base set alone, and beside the yardstick."""

    mix: CardGame
    recorded: bool
    ratios: list[float]
    """As a part of those with the base set, round by round."""
    moves: list[float]
    """In the time of one move, round by round."""

    @property
    def name(self) -> str:
        """'base+promos+shadows'."""
        return "+".join([*self.mix.sets, *(["shadows"] if self.mix.shadow else [])])

    @property
    def table(self) -> str:
        """Who plays: 'random, 5 players, recorded'."""
        return f"random, {SETS_PLAYERS} players{', recorded' if self.recorded else ''}"

    @property
    def ratio(self) -> float:
        """The part of the base set's, the median of the rounds."""
        return median(self.ratios)

    @property
    def per_move(self) -> float:
        """Decisions in the time of one move, the median of the rounds."""
        return median(self.moves)

    @property
    def mark(self) -> Mark:
        """What it must reach."""
        mark = FURTHER_SETS[self.mix]
        return mark._replace(per_move=None) if self.recorded else mark

    @property
    def told(self) -> str:
        """One line."""
        ratio = f"{self.ratio:.2f} of the decisions per second{_marked(self.mark.of_base)}"
        per_move = f"{self.per_move:.2f} per move{_marked(self.mark.per_move)}"
        return f"{self.name} / base only, {self.table}: {ratio}, {per_move}."

    def dump(self) -> dict[str, Any]:
        """The figure as JSON data."""
        return {
            "sets": list(self.mix.sets),
            "shadow": self.mix.shadow,
            "recorded": self.recorded,
            "ratio": self.ratio,
            "mark": self.mark.of_base,
            "per_move": self.per_move,
            "mark_per_move": self.mark.per_move,
        }


def _marked(mark: float | None) -> str:
    return "" if mark is None else f" (our mark: at least {mark:.2f})"


class CardCourse(Course):
    """The base set in full, and what further sets cost beside it."""

    def __init__(self) -> None:
        super().__init__(BASE, (4, 5, 7), {"random": 40, "greenhorn": 12})
        self.slowdowns = [Slowdown(mix, record, [], []) for record in (False, True) for mix in FURTHER_SETS]

    def warm_up(self) -> None:
        """Profiles and tables of every mix of sets are built."""
        for mix in (BASE, *FURTHER_SETS):
            games(mix, "random", SETS_PLAYERS, False, 0, 40)

    def measure_more(self, at: int, move: float, note: Note) -> None:
        """All mixes of sets side by side, recorded and not."""
        for record in (False, True):
            # Games nobody has played yet in this process: what rules learn as they are used counts as well.
            each = side_by_side(record, (100_000 if record else 200_000) + at * SETS_GAMES)
            for slowdown in self.slowdowns:
                if slowdown.recorded == record:
                    slowdown.ratios.append(each[BASE] / each[slowdown.mix])
                    slowdown.moves.append(move / each[slowdown.mix])
                    note(f"{slowdown.table}, {slowdown.name}", "decision", each[slowdown.mix])

    @property
    def remarks(self) -> list[str]:
        """What further sets cost, with our marks."""
        return [slowdown.told for slowdown in self.slowdowns]

    def dump(self) -> dict[str, Any]:
        """The same as JSON data."""
        return {"further_sets": [slowdown.dump() for slowdown in self.slowdowns]}


def side_by_side(record: bool, first_seed: int) -> dict[CardGame, float]:
    """Seconds of CPU per decision with each mix of sets, measured in turn so that a busy machine is slow for all."""
    spent: dict[CardGame, list[float]] = {mix: [] for mix in (BASE, *FURTHER_SETS)}
    made: dict[CardGame, int] = dict.fromkeys(spent, 0)
    for seed in range(first_seed, first_seed + SETS_GAMES, SLICE):
        for mix in spent:
            seconds, decisions = games(mix, "random", SETS_PLAYERS, record, seed, SLICE)
            spent[mix].append(seconds)
            made[mix] += decisions
    return {mix: sum(seconds) / made[mix] for mix, seconds in spent.items()}


COURSE = CardCourse
"""Makes the course of the card game."""
