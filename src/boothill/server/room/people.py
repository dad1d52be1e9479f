"""Everybody at a table: who is connected, who is gone, and what they want of the table."""

from __future__ import annotations

from collections.abc import Iterator

from boothill.kernel.decision import Seat
from boothill.server.room.member import Member


class People:
    """The connections to a table, and what is known of the people in its seats as long as the table is in memory."""

    def __init__(self) -> None:
        self._members: list[Member] = []
        self.ready: set[Seat] = set()
        self.keep: set[Seat] = set()
        """Who wants to keep their character in the next game."""
        self.hurrying: set[Seat] = set()
        self.stood_in: set[Seat] = set()
        """For which people who are there a bot answers, since they have let their time run out."""
        self._gone: dict[Seat, float] = {}
        """Since when people who have a seat are gone."""

    def __iter__(self) -> Iterator[Member]:
        """All connections, those that came first before the others; also if some are ended meanwhile."""
        return iter(self._members[:])

    def __contains__(self, member: object) -> bool:
        """Whether this connection is to this table."""
        return member in self._members

    def __len__(self) -> int:
        """How many connections there are."""
        return len(self._members)

    # ---- who is there

    def there(self) -> set[Seat]:
        """The seats of people who are connected."""
        return {member.seat for member in self._members if member.seat >= 0}

    def in_seat(self, seat: Seat) -> list[Member]:
        """The connections of whoever has this seat."""
        return [member for member in self._members if member.seat == seat]

    def spectators(self) -> list[Member]:
        """Those without a seat."""
        return [member for member in self._members if member.seat < 0]

    def viewers(self) -> list[Seat]:
        """As whom the game is looked at, each once."""
        return list(dict.fromkeys(member.viewer for member in self._members))

    def enter(self, member: Member) -> None:
        """A connection begins."""
        self._members.append(member)

    def leave(self, member: Member) -> None:
        """A connection ends."""
        self._members.remove(member)

    def disperse(self) -> None:
        """All connections end."""
        self._members.clear()

    # ---- who is gone

    def gone_since(self, seat: Seat) -> float | None:
        """Since when the person in this seat is gone; None if they are there, or nobody has it."""
        return self._gone.get(seat)

    def miss(self, seat: Seat, now: float) -> None:
        """The person in this seat is gone from now on."""
        self._gone[seat] = now

    def greet(self, seat: Seat) -> None:
        """The person in this seat is there."""
        self._gone.pop(seat, None)

    def pardon(self, now: float) -> None:
        """Whoever is gone counts as gone from now on only."""
        self._gone = dict.fromkeys(self._gone, now)

    # ---- what they want

    def say_ready(self, seat: Seat, ready: bool, keep: bool) -> None:
        """Somebody is ready for the next game, or is not, and wants to keep their character in it."""
        _put(self.ready, seat, ready)
        _put(self.keep, seat, ready and keep)

    def hurry(self, seat: Seat, on: bool) -> None:
        """Somebody wants bots not to think, or wants them to think again."""
        _put(self.hurrying, seat, on)

    @property
    def in_haste(self) -> bool:
        """Whether all who are there want bots not to think."""
        there = self.there()
        return bool(there) and there <= self.hurrying

    @property
    def all_ready(self) -> bool:
        """Whether all who are there are ready."""
        there = self.there()
        return bool(there) and there <= self.ready

    def ask_anew(self) -> None:
        """Nobody has said anything yet about the next game."""
        self.ready.clear()
        self.keep.clear()

    def forget(self, seat: Seat) -> None:
        """Whoever had this seat has it no more: nothing they have said counts any longer."""
        for wishes in (self.ready, self.keep, self.hurrying, self.stood_in):
            wishes.discard(seat)
        self._gone.pop(seat, None)

    def move(self, to: dict[Seat, Seat]) -> None:
        """People have changed seats: from old to new ones."""
        for member in self._members:
            if member.seat >= 0:
                member.seat = to[member.seat]
        self.ready = {to[seat] for seat in self.ready if seat in to}
        self.keep = {to[seat] for seat in self.keep if seat in to}
        self.hurrying = {to[seat] for seat in self.hurrying if seat in to}
        self._gone = {to[seat]: since for seat, since in self._gone.items() if seat in to}


def _put(wishes: set[Seat], seat: Seat, wanted: bool) -> None:
    (wishes.add if wanted else wishes.discard)(seat)
