"""How much may be said at a table: by each seat, whatever connections it has, and by spectators from each address."""

from __future__ import annotations

from boothill.kernel.decision import Seat
from boothill.server.ops.guards import Bucket, Limiter
from boothill.server.room.member import Member

CHAT_RATE = 0.5
CHAT_BURST = 6
"""Lines and signs of a seat, or of an address: a second in the long run, and at once."""
MOST_ADDRESSES = 1_000
STIR_RATE = 2.0
STIR_BURST = 30
"""What else one seat does that everybody is told of at once, such as voting or changing the table."""


class Talk:
    """Who has said how much lately. It is kept as long as the table is in memory: coming again changes nothing."""

    def __init__(self) -> None:
        self._seats: dict[Seat, Bucket] = {}
        self._stirring: dict[Seat, Bucket] = {}
        self._addresses = Limiter(CHAT_RATE, CHAT_BURST, MOST_ADDRESSES)

    def take(self, member: Member, now: float) -> bool:
        """Let somebody say something, if they have not said too much."""
        if member.seat < 0:
            return self._addresses.take(member.address, now)
        return self._seats.setdefault(member.seat, Bucket(CHAT_RATE, CHAT_BURST, now)).take(now)

    def may_stir(self, seat: Seat, now: float) -> bool:
        """Whether somebody may do something that everybody is told of, and has not kept all of them busy lately."""
        bucket = self._stirring.get(seat)
        return bucket is None or bucket.wait(now) == 0

    def stirred(self, seat: Seat, now: float) -> None:
        """Somebody has done so."""
        self._stirring.setdefault(seat, Bucket(STIR_RATE, STIR_BURST, now)).charge(now, 1.0)

    def move(self, to: dict[Seat, Seat]) -> None:
        """People have changed seats: from old to new ones."""
        self._seats = {to[seat]: bucket for seat, bucket in self._seats.items() if seat in to}
        self._stirring = {to[seat]: bucket for seat, bucket in self._stirring.items() if seat in to}
