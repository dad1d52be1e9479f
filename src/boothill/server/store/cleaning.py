"""Removing what has been kept long enough, a little at a time, so that nobody who plays has to wait for it."""

from __future__ import annotations

from msgspec import Struct

from boothill.server.store.reader import Reader
from boothill.server.store.store import Store

DAY = 86_400.0
CLOSED_DAYS = 30.0
"""Days after which a closed table without games is removed: so long people are told that it is closed."""
SOME = 20
"""Games, or tables, that are removed at once: some thousand rows."""
ALL = 1_000_000_000


class Ages(Struct, frozen=True):
    """How old is old: what was used last before then, in seconds since 1970."""

    games: float | None
    """When they ended, reports when they were made; None if they are kept for ever."""
    tables: float
    """When something happened there last, of closed tables that have no games any more."""

    @classmethod
    def at(cls, now: float, keep_days: float) -> Ages:
        """With games kept for so many days, 0 for ever."""
        closed = min(CLOSED_DAYS, keep_days or CLOSED_DAYS)
        return cls(now - keep_days * DAY if keep_days else None, now - closed * DAY)


class Old(Struct):
    """How much of what is old, or has been removed."""

    games: int = 0
    tables: int = 0
    reports: int = 0
    thinned: int = 0
    """Finished games that had more checkpoints than the last one, which is all they need."""

    def __bool__(self) -> bool:
        return any((self.games, self.tables, self.reports, self.thinned))

    def add(self, more: Old) -> None:
        """Count these, too."""
        self.games += more.games
        self.tables += more.tables
        self.reports += more.reports
        self.thinned += more.thinned


def what_is_old(reader: Reader, ages: Ages) -> Old:
    """What would be removed."""
    return Old(
        games=len(reader.old_games(ages.games, ALL)) if ages.games is not None else 0,
        tables=len(reader.old_tables(ages.tables, ALL, ages.games)),
        reports=reader.count_reports(ages.games) if ages.games is not None else 0,
        thinned=len(reader.unthinned(ALL)),
    )


async def remove_some(store: Store, ages: Ages, thin: bool = True) -> Old:
    """Remove some of what is old; nothing if nothing is. `thin` says whether there may be checkpoints to remove."""
    found = Old()
    thinnable = await store.unthinned(SOME) if thin else []
    if thinnable:
        await store.thin(thinnable)
        found.thinned = len(thinnable)
    games, reports = [], 0
    if ages.games is not None:
        games = await store.old_games(ages.games, SOME)
        reports = await store.count_reports(ages.games)
    if games or reports:
        await store.remove(games, reports_before=ages.games)
        found.games, found.reports = len(games), reports
    tables = await store.old_tables(ages.tables, SOME)
    if tables:
        await store.remove(tables=tables)
        found.tables = len(tables)
    return found
