"""Closing tables that nobody comes back to, and removing what has been kept long enough."""

from __future__ import annotations

from collections.abc import Callable

import structlog
from msgspec.structs import asdict

from boothill.server.live.watch import Watch
from boothill.server.ops.config import Config
from boothill.server.room.pace import Clock
from boothill.server.store.cleaning import Ages, Old, remove_some
from boothill.server.store.rows import CLOSED, OVER, PLAYING, WAITING
from boothill.server.store.store import Store

log = structlog.get_logger(__name__)

DAY = 86_400.0
HOUR = 3_600.0
MINUTE = 60.0


class Janitor:
    """Looks after the tables of a server that are asleep; `is_awake` says which are not."""

    def __init__(self, store: Store, config: Config, clock: Clock, is_awake: Callable[[str], bool]) -> None:
        self._store = store
        self._config = config
        self._clock = clock
        self._is_awake = is_awake
        self._started = clock.now()
        self._left: dict[str, float] = {}
        """Since when tables that are asleep have had nobody, by this clock; the others since before the start."""
        self._watch = Watch(store, clock)
        self._may_thin = True
        """Whether games may have checkpoints that nobody needs: those that end now leave none."""

    async def begin(self) -> None:
        """Go on from what is stored."""
        await self._watch.begin()

    async def save(self) -> None:
        """Store how long the tables have been watched, now and then."""
        await self._watch.save()

    def left(self, table: str, since: float) -> None:
        """A table is asleep, and nobody has been at it since then."""
        self._left[table] = since

    def came(self, table: str) -> None:
        """Somebody has come to a table."""
        self._left.pop(table, None)

    async def close_waiting(self) -> int:
        """Close tables that wait for their first game and have had nobody for too long; how many. Whatever the time of
        day says: nobody comes back sooner because the clock was put forward.
        """
        wall, now, closed = self._clock.wall(), self._clock.now(), 0
        patience = {True: self._config.waiting_minutes * MINUTE, False: self._config.waiting_hours * HOUR}
        for public, seconds in patience.items():
            for table in await self._store.waiting_tables(wall - seconds, public):
                if now - self._left.get(table, self._started) >= seconds:
                    closed += await self._close_asleep(table)
        longest = max(patience.values())
        for table in [table for table, since in self._left.items() if now - since > longest]:
            del self._left[table]  # a table that is still there then has a game, or is kept for long
        if closed:
            log.info("waiting tables closed", closed=closed)
        return closed

    async def expire(self) -> int:
        """Close tables nobody has been at for longer than they are kept; how many."""
        if not self._has_watched():
            return 0
        wall = self._clock.wall()
        stale = await self._store.stale_tables(wall - self._config.expire_days * DAY, [WAITING, PLAYING])
        stale += await self._store.stale_tables(wall - self._config.expire_over_hours * HOUR, [OVER])
        closed = 0
        for table in stale:
            closed += await self._close_asleep(table)
        if closed:
            log.info("tables expired", closed=closed)
        return closed

    async def _close_asleep(self, table: str) -> bool:
        """Close a table for good, unless it is in memory; whether it was closed."""
        if self._is_awake(table):
            return False
        row = await self._store.table(table)
        if self._is_awake(table):
            return False  # somebody has come just now
        if row is None or row.status == CLOSED:
            return False
        row.status = CLOSED
        await self._store.write(row)
        return True

    async def clean(self) -> Old:
        """Remove some of what has been kept long enough; how much, so that nothing says that nothing is left."""
        if not self._has_watched():
            return Old()
        removed = await remove_some(
            self._store, Ages.at(self._clock.wall(), self._config.keep_games_days), thin=self._may_thin
        )
        self._may_thin = removed.thinned > 0
        if removed:
            log.info("old things removed", **asdict(removed))
        return removed

    def _has_watched(self) -> bool:
        """Whether people have had the time to come back, so that what looks forgotten is."""
        if self._watch.look():
            log.warning("clock has jumped, or this machine slept: no table is closed for a while")
        return self._watch.watched >= self._config.expire_grace_hours * HOUR
