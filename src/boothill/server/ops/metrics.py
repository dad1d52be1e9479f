"""Figures about a running server, for Prometheus.

What is counted at every answer is kept as attributes: looking a label up costs twice what counting does. Nothing here
names a table or a person; still, the figures tell bots from people, so `/metrics` is not for everybody.
"""

from __future__ import annotations

import asyncio

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, ProcessCollector, generate_latest

from boothill.server.store.rows import BOT, OVER, PERSON, PLAYING, STAND_IN, WAITING
from boothill.server.wire.settings import GAMES

CONTENT_TYPE = "text/plain; version=0.0.4"
"""In UTF-8, which whoever sends it adds."""
MOST_CODES = 60
"""Codes of refusals that are counted apart; what comes after is counted together."""
OTHER = "other"

_FAST = (0.0005, 0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1.0, 2.0, 5.0)
_JOBS = (1, 2, 4, 8, 16, 32, 64, 128, 256)


class Metrics:
    """The figures of one server. Counting is safe from any thread."""

    def __init__(self) -> None:
        self.registry = registry = CollectorRegistry()
        ProcessCollector(registry=registry)  # memory, processor time, open files; nothing where /proc is not there

        tables = Gauge("boothill_tables", "Open tables", ["status"], registry=registry)
        self.tables = {status: tables.labels(status) for status in (WAITING, PLAYING, OVER)}
        """By status; all open tables, those asleep as well."""
        self.tables_in_memory = Gauge("boothill_tables_in_memory", "Tables that are not asleep", registry=registry)

        connections = Gauge("boothill_connections", "Connections to tables", ["kind"], registry=registry)
        self.people = connections.labels("person")
        self.spectators = connections.labels("spectator")

        answers = Counter("boothill_answers", "Answers given", ["by"], registry=registry)
        labels = {PERSON: "person", BOT: "bot", STAND_IN: "stand_in"}
        self.answers = tuple(answers.labels(labels[by]) for by in sorted(labels))
        """By who gave them: index with PERSON, BOT or STAND_IN."""
        self.messages = Counter("boothill_messages", "Messages received from clients", registry=registry)
        self._refusals = Counter("boothill_refusals", "Messages and requests refused", ["code"], registry=registry)
        self._codes = {OTHER: self._refusals.labels(OTHER)}
        games = Counter("boothill_games_finished", "Games played to the end", ["game"], registry=registry)
        self.games = {game: games.labels(game) for game in GAMES}
        self.errors = Counter("boothill_errors", "Unexpected errors, each in the log", registry=registry)

        self.answer_seconds = Histogram(
            "boothill_answer_seconds",
            "From receiving an answer to sending what came of it",
            buckets=_FAST,
            registry=registry,
        )
        self.commit_seconds = Histogram(
            "boothill_commit_seconds", "One transaction of the store", buckets=_FAST, registry=registry
        )
        self.commit_jobs = Histogram(
            "boothill_commit_jobs", "Jobs in one transaction", buckets=_JOBS, registry=registry
        )
        self.bot_seconds = Histogram("boothill_bot_seconds", "A bot choosing", buckets=_FAST, registry=registry)
        self.loop_lag = Histogram(
            "boothill_loop_lag_seconds",
            "How late the event loop comes to what is due",
            buckets=_FAST,
            registry=registry,
        )

    def refused(self, code: str) -> None:
        """Count a refusal."""
        child = self._codes.get(code)
        if child is None:
            if len(self._codes) > MOST_CODES:
                child = self._codes[OTHER]
            else:
                child = self._codes[code] = self._refusals.labels(code)
        child.inc()

    def committed(self, jobs: int, seconds: float) -> None:
        """Count a transaction of the store."""
        self.commit_jobs.observe(jobs)
        self.commit_seconds.observe(seconds)

    def text(self) -> bytes:
        """All figures in Prometheus' text format, CONTENT_TYPE."""
        return generate_latest(self.registry)

    async def watch_loop(self, every: float = 0.5) -> None:
        """Measure the lag of the running event loop until cancelled."""
        loop = asyncio.get_running_loop()
        while True:
            due = loop.time() + every
            await asyncio.sleep(every)
            self.loop_lag.observe(max(0.0, loop.time() - due))
