"""The mixed league: all bots together at tables of random line-ups, and one number for each of them.

Whether a seat wins is explained by its role at a table of this size, by its bot, by its distance to the Sheriff and by
the bots of its team-mates, and if wanted by its character. The strength of a bot is its own coefficient, measured from
the mean of all bots of the league, in log-odds and in Elo points (400 / log(10) = 173.7 times as many); what it is
worth to its friends has coefficients of its own. All games of a seed are one cluster: the seats of a game share their
fate.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from itertools import combinations
from math import log
from typing import Any, NamedTuple

from boothill.bots import make_bot
from boothill.family.roles import ROLES
from boothill.kernel.errors import UserError
from boothill.kernel.rng import several_below
from boothill.lab.run.batch import Batch, Ending, Request, head
from boothill.lab.run.setting import Setting, usual
from boothill.lab.run.simulate import FACTIONS
from boothill.lab.strength.logistic import Fit, Trial, fit
from boothill.lab.strength.stats import Interval, clustered_rate
from boothill.playing import CAP

SHERIFF, RENEGADE = ROLES[0], ROLES[3]
ELO = 400 / log(10)
"""Elo points of one unit of log-odds."""


class League(NamedTuple):
    """Who plays, at tables of which sizes, and over which seeds."""

    bots: tuple[str, ...]
    players: tuple[int, ...]
    seeds: int
    seed: int = 0
    setting: Setting = usual()
    with_characters: bool = False
    cap: int = CAP

    def check(self) -> None:
        """Raises UserError with one clear sentence if this cannot be played."""
        if self.seeds < 2:
            raise UserError(f"{self.seeds} seed gives no interval; give 2 or more")
        if len(self.bots) < 2 or len(set(self.bots)) < len(self.bots):
            raise UserError("a league needs two or more different bots; name them as --bots greenhorn,random")
        for name in self.bots:
            make_bot(name, 0, self.setting.game.id)
        for players in self.players:
            self.setting.check(players)

    def game(self, number: int, players: int) -> Request:
        """One game; the seed draws the bot of each seat from all of them."""
        drawn = several_below(len(self.bots), players, self.seed + number, "league", players)
        return Request(tuple([self.bots[bot] for bot in drawn]), self.seed + number)

    @property
    def batch(self) -> Batch:
        """All games. Raises UserError if they cannot be played."""
        self.check()
        games = [self.game(number, players) for players in self.players for number in range(self.seeds)]
        return Batch.of(self.setting, games, self.cap)

    def standings(self, played: Mapping[Request, Ending]) -> Standings:
        """What the games, as they ended, come to."""
        seats: list[SeatResult] = []
        unfinished = 0
        for number in range(self.seeds):
            for players in self.players:
                game = self.game(number, players)
                ending = played[game]
                unfinished += ending.capped
                seats += [SeatResult.of(number, game, ending, seat) for seat in range(players)]
        return Standings(self, seats, unfinished, self.model(seats))

    def model(self, seats: list[SeatResult]) -> Fit:
        """The model of these seats."""
        # The first bot, the seats beside the Sheriff and the first character are what the others are measured from.
        cells = sorted({(seat.players, ROLES.index(seat.role)) for seat in seats})
        labels: list[Any] = [("role", players, ROLES[role]) for players, role in cells]
        labels += [("bot", bot) for bot in self.bots[1:]]
        labels += [("distance", distance) for distance in sorted({seat.distance for seat in seats}) if distance > 1]
        labels += [("mate", bot) for bot in self.bots[1:] if any(bot in seat.mates for seat in seats)]
        if self.with_characters:
            labels += [("character", name) for name in sorted({seat.character for seat in seats})[1:]]
        return fit([Trial(seat.labels, seat.won, seat.number) for seat in seats], labels)


class SeatResult(NamedTuple):
    """One seat of one game."""

    number: int
    """Of the seed."""
    players: int
    bot: str
    role: str
    character: str
    distance: int
    """To the Sheriff, counting seats the shorter way round, all players being in the game; 0 without one."""
    mates: tuple[str, ...]
    """The bots of the others of its side; a Renegade has none, nor has anybody among three players."""
    won: bool

    @classmethod
    def of(cls, number: int, game: Request, ending: Ending, seat: int) -> SeatResult:
        """How a seat fared in this game."""
        roles, players = ending.roles, len(game.line_up)
        distance, mates = 0, []
        if SHERIFF in roles:
            away = abs(seat - roles.index(SHERIFF))
            distance = min(away, players - away)
            if roles[seat] != RENEGADE:
                side = FACTIONS[roles[seat]]
                mates = [bot for at, bot in enumerate(game.line_up) if at != seat and FACTIONS[roles[at]] == side]
        bot, character = game.line_up[seat], ending.characters[seat]
        won = seat in ending.winners
        return cls(number, players, bot, roles[seat], character, distance, tuple(sorted(mates)), won)

    @property
    def labels(self) -> tuple[Any, ...]:
        """What may explain that it won; a bot that is several team-mates counts as often."""
        own = [("role", self.players, self.role), ("bot", self.bot), ("character", self.character)]
        return (*own, ("distance", self.distance), *[("mate", bot) for bot in self.mates])


class Record(NamedTuple):
    """Wins of some seats."""

    wins: int
    seats: int
    rate: Interval

    def dump(self) -> dict[str, Any]:
        """As JSON data."""
        return {"seats": self.seats, "wins": self.wins, "rate": self.rate._asdict()}


@dataclass
class Standings:
    """How the league ended."""

    league: League
    results: list[SeatResult]
    """Seat by seat."""
    unfinished: int
    model: Fit

    @property
    def games(self) -> int:
        """All games played."""
        return self.league.seeds * len(self.league.players)

    def log_odds(self, bot: str) -> Interval:
        """How strong the bot is, measured from the mean of all."""
        share = 1 / len(self.league.bots)
        weights: dict[Any, float] = {("bot", other): float(other == bot) - share for other in self.league.bots}
        return self.model.contrast(weights)

    def elo(self, bot: str) -> Interval:
        """The same in Elo points."""
        return _scaled(self.log_odds(bot))

    def lead(self, bot: str, other: str) -> Interval:
        """By how many Elo points one bot is stronger than another."""
        return _scaled(self.model.contrast({("bot", bot): 1.0, ("bot", other): -1.0}))

    def record(self, bot: str, role: str | None = None) -> Record:
        """How often the bot won as it was, in a role or in all."""
        wins, seats = [0] * self.league.seeds, [0] * self.league.seeds
        for seat in self.results:
            if seat.bot == bot and role in (None, seat.role):
                seats[seat.number] += 1
                wins[seat.number] += seat.won
        return Record(sum(wins), sum(seats), clustered_rate(wins, seats))

    @property
    def roles(self) -> list[str]:
        """The roles that were dealt, in the order of the rule book."""
        dealt = {seat.role for seat in self.results}
        return [role for role in ROLES if role in dealt]

    @property
    def ranked(self) -> list[str]:
        """The bots, the strongest first."""
        return sorted(self.league.bots, key=lambda bot: -self.log_odds(bot).value)

    def dump(self) -> dict[str, Any]:
        """The figures as JSON data."""
        league, ranked = self.league, self.ranked
        return {
            **head("league", league.setting),
            "bots": list(league.bots),
            "players": list(league.players),
            "seed": league.seed,
            "seeds": league.seeds,
            "games": self.games,
            "unfinished": self.unfinished,
            "with_characters": league.with_characters,
            "strength": [
                {
                    "bot": bot,
                    "log_odds": self.log_odds(bot)._asdict(),
                    "elo": self.elo(bot)._asdict(),
                    **self.record(bot).dump(),
                }
                for bot in ranked
            ],
            "pairs": [
                {"bot": bot, "other": other, "elo": self.lead(bot, other)._asdict()}
                for bot, other in combinations(ranked, 2)
            ],
            "by_role": [
                {"bot": bot, "role": role, **self.record(bot, role).dump()} for bot in ranked for role in self.roles
            ],
        }


def _scaled(interval: Interval) -> Interval:
    return Interval(*[ELO * bound for bound in interval])
