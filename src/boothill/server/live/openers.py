"""Who has opened which tables of late: nobody opens so many that there is no room, in the lobby's list or at all.

Kept in memory alone: after a restart counting begins anew, and a table whose opener is not known counts for nobody.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable

COUNTED_SECONDS = 86_400.0
"""How long a table counts for the address it was opened from, unless it is closed or its game is over before."""


class Openers:
    """The addresses tables were opened from, as long as that counts."""

    def __init__(self) -> None:
        self._tables: dict[str, dict[str, float]] = {}
        """By address: its tables, and when they were opened, in seconds that only go forward."""
        self._address: dict[str, str] = {}

    def tables(self, address: str, now: float) -> Collection[str]:
        """The tables opened from this address that count."""
        tables = self._tables.get(address, {})
        for table in [table for table, opened in tables.items() if now - opened >= COUNTED_SECONDS]:
            self.forget(table)
        return self._tables.get(address, {}).keys()

    def add(self, table: str, address: str, now: float) -> None:
        """A table is opened from this address."""
        self._tables.setdefault(address, {})[table] = now
        self._address[table] = address

    def forget(self, table: str) -> None:
        """A table counts no more, if it did."""
        address = self._address.pop(table, None)
        if address is not None:
            del self._tables[address][table]
            if not self._tables[address]:
                del self._tables[address]

    def sweep(self, now: float) -> None:
        """Forget what counts no more."""
        for address in list(self._tables):
            self.tables(address, now)

    def in_turn(self, tables: Iterable[str]) -> dict[str, int]:
        """For each of these tables how many of its address come before it: whoever shows those with the fewest first
        gives everybody a turn before anybody has a second one.
        """
        seen: dict[str, int] = {}
        turns = {}
        for table in tables:
            address = self._address.get(table, table)
            turns[table] = seen.get(address, 0)
            seen[address] = turns[table] + 1
        return turns
