"""How long the server has watched its tables: only what it has watched, it may call forgotten.

Whether nobody has been at a table for two weeks is told by the clock of the machine, which may be wrong: it may jump,
the machine may have slept, or the server may have been off for a month. Until people have had the time to come back,
nothing is closed or removed.
"""

from __future__ import annotations

from boothill.server.room.pace import Clock
from boothill.server.store.rows import HouseRow
from boothill.server.store.store import Store

GAP = 86_400.0
"""Seconds that may be missing without mattering: a server is off now and then, and a machine sleeps at night."""

SAVE_SECONDS = 600.0


class Watch:
    """Counts the time without a gap, over restarts. A clock that is put back makes nothing older, and so is no gap."""

    def __init__(self, store: Store, clock: Clock) -> None:
        self._store = store
        self._clock = clock
        self._now, self._wall = clock.now(), clock.wall()
        self._next_save = self._now + SAVE_SECONDS
        self.watched = 0.0
        """Seconds up to the last look."""

    async def begin(self) -> None:
        """Go on from what is stored."""
        kept = await self._store.house()
        self._now, self._wall = self._clock.now(), self._clock.wall()
        self.watched = kept.watched if self._wall - kept.at <= GAP else 0.0

    def look(self) -> bool:
        """Count the time since the last look; whether there was a gap in it, so that counting begins anew."""
        now, wall = self._clock.now(), self._clock.wall()
        passed, missing = now - self._now, (wall - self._wall) - (now - self._now)
        self._now, self._wall = now, wall
        gap = missing > GAP
        self.watched = 0.0 if gap else self.watched + passed
        return gap

    async def save(self) -> None:
        """Store it for the next start, now and then."""
        if self._now >= self._next_save:
            await self._store.keep_house(HouseRow(self._wall, self.watched))
            self._next_save = self._now + SAVE_SECONDS
