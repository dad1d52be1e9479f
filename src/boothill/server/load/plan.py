"""What is to be measured."""

from __future__ import annotations

from typing import Any
from urllib.parse import urlsplit

import msgspec
from msgspec import Struct

from boothill.family.roles import FEWEST, MOST
from boothill.kernel.errors import UserError
from boothill.server.room import series
from boothill.server.wire.settings import GameId, Settings, Timers
from boothill.titles import USUAL

PATIENCE = 3600.0
"""Seconds tables give a person, the most they can: the clock runs, and never runs out."""


class LoadError(UserError):
    """Nothing can be measured; the message says why, and what would help."""


class Plan(Struct, frozen=True, kw_only=True):
    """How many tables there are, who plays at them, and for how long."""

    tables: int = 50
    players: int = 5
    people: int | None = None
    """Seats with people, the rest with bots; None for all."""
    game: GameId = USUAL
    sets: tuple[str, ...] = ("base",)
    bot: str = "greenhorn"
    pace: float = 0.0
    """Seconds a person thinks, on average: between half and one and a half of it."""
    seconds: float = 10.0
    warm_up: float | None = None
    """Seconds of playing before anything is measured; None for as many as suit the pace."""
    processes: int = 1
    """Processes that play."""
    seed: int = 0
    idle: bool = False
    """Only open the tables."""
    echo: bool = False
    """Measure the bare echo, too."""
    paced_bots: bool = False
    """Bots think, and answers about hidden cards are held back, as at a server of its own accord."""
    url: str = ""
    """A server that is running; empty to start one."""

    @property
    def seats(self) -> int:
        """Seats with people at each table."""
        return self.players if self.people is None else self.people

    @property
    def connections(self) -> int:
        """Of all people."""
        return self.tables * self.seats

    @property
    def warming(self) -> float:
        """Seconds of warm-up."""
        return 2.0 + 2.0 * self.pace if self.warm_up is None else self.warm_up

    def settings(self) -> Settings:
        """What each table is like."""
        return Settings(
            game=self.game,
            players=self.players,
            sets=list(self.sets),
            bot=self.bot,
            pace=1.0 if self.paced_bots else 0.0,
            timers=Timers(turn=PATIENCE, choice=PATIENCE, reaction=PATIENCE),
        )

    def dump(self) -> dict[str, Any]:
        """As plain data, with everything that was left open filled in."""
        return {**msgspec.structs.asdict(self), "people": self.seats, "warm_up": self.warming}


def check(plan: Plan) -> None:
    """Refuse a plan that cannot be followed. Raises UserError."""
    for what, value, least in (
        ("tables", plan.tables, 1),
        ("processes", plan.processes, 1),
        ("seconds of thinking", plan.pace, 0),
        ("seconds of warm-up", plan.warming, 0),
    ):
        if not least <= value < float("inf"):
            raise LoadError(f"{value:g} {what} cannot be had; give at least {least}")
    if not 0 < plan.seconds < float("inf"):
        raise LoadError(f"in {plan.seconds:g} seconds nothing can be measured; give more than 0")
    if not FEWEST <= plan.players <= MOST:
        raise LoadError(f"{plan.players} players cannot play; give {FEWEST} to {MOST}")
    if not 1 <= plan.seats <= plan.players:
        raise LoadError(f"{plan.seats} people cannot sit at a table for {plan.players}; give 1 to {plan.players}")
    if plan.processes > plan.tables:
        raise LoadError(
            f"{plan.processes} processes cannot share {plan.tables} tables; give at most one process a table"
        )
    if plan.echo and plan.idle:
        raise LoadError("the echo is like the games that were played, and idle tables play none; leave one of them out")
    if plan.url:
        try:
            parts = urlsplit(plan.url)
            right = parts.scheme in ("http", "https") and bool(parts.hostname) and (parts.port or 1) > 0
        except ValueError:
            right = False
        if not right:
            raise LoadError(f"'{plan.url}' is no address of a server; give one such as http://127.0.0.1:8000")
        if plan.paced_bots:
            raise LoadError("a running server has its own pace; --paced-bots goes without --url")
    series.check(plan.settings())
