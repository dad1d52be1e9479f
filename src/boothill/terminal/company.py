"""Who plays, beyond what the record of a game holds."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from boothill.family.roles import ROLES_BY_PLAYERS, SHERIFF
from boothill.kernel.decision import Seat
from boothill.kernel.record import BadRecord


@dataclass(slots=True)
class Company:
    """Who plays, beyond what the record of a game holds; kept beside it in a save file."""

    seat: Seat
    """The person's seat, -1 if only bots play."""
    bots: list[str]
    """The bot of each seat (the person's is not used)."""
    games: int = 1
    game: int = 1
    badge: bool = False
    wins: list[int] = field(default_factory=list)
    """Games won by each seat in the series so far."""

    def dump(self) -> dict[str, Any]:
        """As JSON data."""
        return {name: getattr(self, name) for name in self.__slots__}

    @classmethod
    def load(cls, data: Any, seats: int) -> Company:
        """From JSON data, for a table of that many seats. Raises BadRecord for anything that `dump` does not give."""
        if not (isinstance(data, dict) and set(data) == set(cls.__slots__) and cls(**data)._fits(seats)):
            raise BadRecord("what it says about the players does not fit its table; use another copy")
        return cls(**data)

    def _fits(self, seats: int) -> bool:
        """Whether everything is of its type, as a file may not have it, and fits the table."""
        return (
            all(type(number) is int for number in (self.seat, self.games, self.game))
            and type(self.badge) is bool
            and isinstance(self.bots, list)
            and all(isinstance(name, str) for name in self.bots)
            and isinstance(self.wins, list)
            and all(type(won) is int for won in self.wins)
            and -1 <= self.seat < seats
            and seats == len(self.bots) == len(self.wins)
            and 1 <= self.game <= self.games
            and (SHERIFF in ROLES_BY_PLAYERS.get(seats, ()) or not self.badge)
        )
