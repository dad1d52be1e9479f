"""Everybody at a table: who is connected, who is gone, and what they want of the table."""

from __future__ import annotations

from collections.abc import Iterator

from boothill.kernel.decision import Seat
from boothill.server.room.member import Member

LEAST_VOTES = 2
"""So many have to want it before somebody loses their seat by vote."""


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
        self._homes: dict[Seat, str] = {}
        """The addresses that people in seats have come from last."""
        self._against: dict[Seat, set[Seat]] = {}
        """By seat: who wants whoever has it to lose it in the game that is being played."""

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

    def unknowing(self) -> set[Seat]:
        """The seats of people who are connected and have not seen everything of the game."""
        return {member.seat for member in self._members if member.seat >= 0 and not member.everything}

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

    # ---- where they come from

    def settle(self, seat: Seat, address: str) -> None:
        """Whoever has this seat comes from there."""
        self._homes[seat] = address

    def own_home(self, seat: Seat) -> str:
        """The address that whoever has this seat, and nobody else with a seat, comes from; empty if there is none."""
        home = self._homes.get(seat, "")
        return home if not self.has_seat(home, but=seat) else ""

    def has_seat(self, address: str, but: Seat) -> bool:
        """Whether somebody from there has a seat, other than this one."""
        return any(home == address for seat, home in self._homes.items() if seat != but)

    def _heads(self, seats: set[Seat], by_home: bool) -> int:
        """How many these are, those from one address counted as one if they are to be."""
        return len({self._homes.get(seat) or seat for seat in seats}) if by_home else len(seats)

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
        """Whether all who are there want bots not to think. Who sees everything could give signs by it, and does not
        count beside those who do not.
        """
        asked = self.unknowing() or self.there()
        return bool(asked) and asked <= self.hurrying

    @property
    def all_ready(self) -> bool:
        """Whether all who are there are ready."""
        there = self.there()
        return bool(there) and there <= self.ready

    def ask_anew(self) -> None:
        """Nobody has said anything yet about the next game."""
        self.ready.clear()
        self.keep.clear()

    # ---- votes

    def vote(self, voter: Seat, seat: Seat, out: bool) -> bool:
        """Somebody wants another to lose their seat, or does so no more; whether they wanted otherwise before."""
        against = self._against.setdefault(seat, set())
        changed = (voter in against) != out
        _put(against, voter, out)
        return changed

    def votes_of(self, voter: Seat) -> list[Seat]:
        """Whom somebody wants to lose their seat."""
        return sorted(seat for seat, against in self._against.items() if voter in against)

    def votes_against(self, seat: Seat, by_home: bool) -> int:
        """How many of those who are there want whoever has this seat to lose it; `by_home` counts all who come from one
        address as one, since they may be.
        """
        return self._heads(self._against.get(seat, set()) & self.unknowing(), by_home)

    def is_voted_out(self, seat: Seat, others: set[Seat], by_home: bool) -> bool:
        """Whether more than half of these others want it, and at least two."""
        votes = self.votes_against(seat, by_home)
        return votes >= LEAST_VOTES and 2 * votes > self._heads(others, by_home)

    def forget_votes(self) -> set[Seat]:
        """Nobody has voted yet; who had."""
        voters = {voter for against in self._against.values() for voter in against}
        self._against.clear()
        return voters

    def forget_votes_of(self, voter: Seat) -> None:
        """Whatever somebody has voted counts no longer."""
        for against in self._against.values():
            against.discard(voter)

    # ---- other seats

    def forget(self, seat: Seat) -> set[Seat]:
        """Whoever had this seat has it no more: nothing they have said counts any longer, nor what others have voted
        about them; who those are.
        """
        for wishes in (self.ready, self.keep, self.hurrying, self.stood_in):
            wishes.discard(seat)
        self._gone.pop(seat, None)
        self._homes.pop(seat, None)
        self.forget_votes_of(seat)
        return self._against.pop(seat, set())

    def move(self, to: dict[Seat, Seat]) -> None:
        """People have changed seats: from old to new ones."""
        for member in self._members:
            if member.seat >= 0:
                member.seat = to[member.seat]
        self.ready = {to[seat] for seat in self.ready if seat in to}
        self.keep = {to[seat] for seat in self.keep if seat in to}
        self.hurrying = {to[seat] for seat in self.hurrying if seat in to}
        self._gone = {to[seat]: since for seat, since in self._gone.items() if seat in to}
        self._homes = {to[seat]: home for seat, home in self._homes.items() if seat in to}


def _put(wishes: set[Seat], seat: Seat, wanted: bool) -> None:
    (wishes.add if wanted else wishes.discard)(seat)
