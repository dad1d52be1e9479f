"""How long a bot thinks. Measured in this process, apart from everything that must come out the same every time."""

from __future__ import annotations

from time import perf_counter
from typing import Any, NamedTuple

from boothill.bots import Bot
from boothill.kernel.decision import Decision
from boothill.lab.run.setting import Setting
from boothill.playing import play_out, seat_bots

GAMES = 20


class Timed:
    """A bot with a stop watch. Only what it is asked is timed, which are real choices."""

    def __init__(self, bot: Bot, seconds: list[float]) -> None:
        self.bot = bot
        self.seconds = seconds
        """One for each choice, of all games."""

    @property
    def name(self) -> str:
        """As the bot's."""
        return self.bot.name

    @property
    def looks(self) -> bool:
        """As the bot."""
        return self.bot.looks

    def choose(self, view: Any, decision: Decision) -> int:
        """What the bot chooses."""
        began = perf_counter()
        choice = self.bot.choose(view, decision)
        self.seconds.append(perf_counter() - began)
        return choice


class Times(NamedTuple):
    """How long the choices took."""

    games: int
    seconds: list[float]

    def quantile(self, part: float) -> float:
        """The time in ms that this part of the choices did not exceed; 0 without choices."""
        ordered = sorted(self.seconds)
        return 1000 * ordered[min(len(ordered) - 1, int(part * len(ordered)))] if ordered else 0.0

    def dump(self) -> dict[str, Any]:
        """As JSON data."""
        decisions = len(self.seconds)
        return {
            "games": self.games,
            "decisions": decisions,
            "p50_ms": self.quantile(0.5),
            "p95_ms": self.quantile(0.95),
        }


def time_bot(setting: Setting, bot: str, opponent: str, players: int, seed: int, games: int = GAMES) -> Times:
    """Time the bot in one seat after another of a table of opponents."""
    seconds: list[float] = []
    for number in range(games):
        seat = number % players
        names = [bot if other == seat else opponent for other in range(players)]
        bots = seat_bots(names, seed + number, setting.game.id)
        bots[seat] = Timed(bots[seat], seconds)
        play_out(setting.match(players, seed + number), bots)
    return Times(games, seconds)
