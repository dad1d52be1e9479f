"""The soak of the dice game: its programme, how its table is looked over, and what must be used how often."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from typing import Any

from boothill.family.roles import FEWEST, MOST
from boothill.games.dice.lab.setting import DiceGame
from boothill.games.dice.lab.usage import HAPPENINGS, QUESTIONS, DiceUsage
from boothill.games.dice.rules.game import DICE
from boothill.games.dice.rules.problems import problems
from boothill.games.dice.rules.state import DiceTable
from boothill.kernel.decision import Decision, Option
from boothill.kernel.match import Match
from boothill.lab.run.setting import Setting
from boothill.lab.soak.soak import Programme, Seating, Sheet, SoakTally

ENOUGH = 5_000
"""How many games every character must be played in all games of the programme; in fewer games accordingly."""
ENOUGH_ACTS = 1_000
"""How often every ability must act, and every question be asked, likewise."""


@dataclass(frozen=True)
class DiceProgramme(Programme):
    """Dice games: all numbers of players in turn."""

    @property
    def game(self) -> str:
        """That of the dice game."""
        return DICE.id

    @property
    def least(self) -> int:
        """Games of each character."""
        return ENOUGH

    def seating(self, number: int) -> Seating:
        """The table of a game by its number."""
        return Seating(self.players[number % len(self.players)], DiceGame())

    def watcher(self, setting: Setting) -> DiceWatcher:
        """Whoever looks over dice games."""
        return DiceWatcher(setting)

    def no_usage(self) -> DiceUsage:
        """Nothing used."""
        return DiceUsage()

    def report(self, tallies: list[SoakTally]) -> DiceReport:
        """What these games come to."""
        return DiceReport(self, tallies)


PROGRAMMES = (
    DiceProgramme(
        "dice",
        "the dice game over 3 to 8 players",
        {"random": 95_000, "greenhorn": 5_000},
        range(FEWEST, MOST + 1),
    ),
)


def demands() -> str:
    """What must be used how often."""
    return (
        f"In the dice game every character must be played {ENOUGH:,} games, and every ability act and every question "
        f"be asked {ENOUGH_ACTS:,} times."
    )


class DiceWatcher:
    """Looks over dice games and counts what they use, from their log."""

    def __init__(self, setting: Setting) -> None:
        self._setting = setting
        self._match: Match[DiceTable] | None = None
        self._usage = DiceUsage()

    def deal(self, players: int, seed: int) -> Match[DiceTable]:
        """A recorded match."""
        match = self._setting.match(players, seed, record=True)
        self._match = match
        return match

    def problems(self, match: Match[DiceTable]) -> set[str]:
        """Everything wrong with the table."""
        return problems(match.state)

    def note(self, match: Match[DiceTable], decision: Decision, option: Option) -> None:
        """A question is about to be answered like this."""
        self._usage.count_question(decision)

    def take(self) -> DiceUsage:
        """What the game that was dealt last made use of."""
        if self._match is not None:
            self._usage.count_game(self._match)
            self._match = None
        usage, self._usage = self._usage, DiceUsage()
        return usage


class DiceReport:
    """What the games of one programme, of all bots together, made use of, and what they used too seldom."""

    def __init__(self, programme: DiceProgramme, tallies: list[SoakTally]) -> None:
        self.programme = programme
        self.tallies = tallies
        self.usage = DiceUsage()
        for tally in tallies:
            self.usage.add(tally.usage)
        games = sum([tally.games for tally in tallies])
        self.enough = programme.enough(games)
        self.enough_acts = programme.share(ENOUGH_ACTS, games)
        self.characters = self.usage.characters()
        self.questions = dict.fromkeys(QUESTIONS, 0) | dict(self.usage.questions)
        self.untold: list[str] = []  # there are no sets but ours, whose texts the tests look at

    @property
    def seldom(self) -> list[str]:
        """Characters that were played, abilities that acted and questions that were asked too seldom."""
        uses = [(one.id, one.games, self.enough) for one in self.characters]
        uses += [(f"ability of {one.id}", one.acts, self.enough_acts) for one in self.characters]
        uses += [(f"question {kind}", asked, self.enough_acts) for kind, asked in self.questions.items()]
        return [name for name, count, least in uses if count < least]

    @property
    def spreads(self) -> dict[str, Counter[str]]:
        """How the games are spread over tables."""
        tables: Counter[str] = Counter()
        for tally in self.tallies:
            tables.update({str(seating): count for seating, count in tally.tables.items()})
        return {"Tables": tables}

    @property
    def sheets(self) -> list[Sheet | str]:
        """All figures, as tables and sentences."""
        usage = self.usage
        happened = [f"{told} {usage.happened[event]:,}" for event, told in HAPPENINGS.items()]
        causes = [f"{cause} {count:,}" for cause, count in usage.eliminated.most_common()]
        return [
            Sheet(
                f"Played in {self.programme.name}",
                ("character", "games", "turns", "acts"),
                [tuple(one) for one in self.characters],
            ),
            f"acts: how often the ability made a difference; enough: {self.enough:,} games, {self.enough_acts:,} acts.",
            Sheet("Asked", ("question", "times"), list(self.questions.items())),
            f"times: enough is {self.enough_acts:,} for each question.",
            Sheet("Won", ("role", "seats", "won"), [tuple(one) for one in usage.roles()]),
            f"Happened: {'; '.join(happened)}.",
            f"Eliminations by cause: {'; '.join(causes)}.",
        ]

    def dump(self) -> dict[str, Any]:
        """The figures as JSON data."""
        return {
            "programme": self.programme.name,
            "enough": self.enough,
            "enough_acts": self.enough_acts,
            "seldom": self.seldom,
            "characters": [one._asdict() for one in self.characters],
            "questions": self.questions,
            "roles": [one._asdict() for one in self.usage.roles()],
            "happened": dict(self.usage.happened),
            "eliminated": dict(self.usage.eliminated),
        }
