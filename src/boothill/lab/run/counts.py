"""Counters that belong together."""

from __future__ import annotations

from dataclasses import dataclass, fields
from typing import Self


@dataclass
class Counts:
    """A number of counters, one per field. Those of parts add up to those of the whole."""

    def add(self, other: Self) -> None:
        """Add the counts of other games."""
        for counter in fields(self):
            getattr(self, counter.name).update(getattr(other, counter.name))
