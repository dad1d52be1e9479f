"""What a room remembers: the table as it is stored, the game being played, who is there, what was said."""

from __future__ import annotations

from collections import deque

from boothill.kernel.decision import Seat
from boothill.server.room.game import LiveGame
from boothill.server.room.member import Refusal
from boothill.server.room.pace import Clock
from boothill.server.room.people import People
from boothill.server.room.seats import Seating
from boothill.server.store.rows import CLOSED, TableRow, Write
from boothill.server.wire.protocol import ChatLine
from boothill.server.wire.settings import Settings

MOST_LINES = 50
"""Lines of chat a newcomer is shown."""


class Memory:
    """One table. Its parts share it; whoever is no part of the room asks the room."""

    def __init__(self, row: TableRow, clock: Clock, live: LiveGame | None) -> None:
        self.row = row
        self.clock = clock
        self.live = live
        """The game being played or played last; None if nothing is known of it."""
        self.seats = Seating(row)
        self.people = People()
        self.lines: deque[ChatLine] = deque(maxlen=MOST_LINES)
        self._writes: list[Write] = []

    # ---- what is to be stored

    def save(self) -> None:
        """Have the table stored as it is now."""
        self.row.updated = self.clock.wall()
        if self.row not in self._writes:
            self._writes.append(self.row)

    def write(self, *writes: Write) -> None:
        """Have these stored."""
        self._writes += writes

    def take_writes(self) -> list[Write]:
        """What is to be stored, in order. It is given out once."""
        writes, self._writes = self._writes, []
        return writes

    # ---- how things stand

    @property
    def settings(self) -> Settings:
        """What the table is like."""
        return self.row.settings

    @property
    def playing(self) -> bool:
        """Whether a game is under way."""
        return self.row.playing

    def check_open(self) -> None:
        """Refuse to do anything at a table that is closed."""
        if self.row.status == CLOSED:
            raise Refusal("no_such_table", "this table is closed; open another one")

    def out_for_good(self, seat: Seat) -> bool:
        """Whether whoever has this seat is out of the game that is being played, and cannot come back."""
        live = self.live
        return self.playing and live is not None and seat >= 0 and live.wire.out_for_good(live.match, seat)

    def may_watch_everything(self, seat: Seat) -> bool:
        """Whether somebody in this seat may. Not if they sat down during the game, and might have another seat, too."""
        return self.out_for_good(seat) and self.seats[seat].since_game != self.row.game

    def may_watch(self) -> set[Seat]:
        """The seats of those who are there and out of the game for good."""
        live = self.live
        if live is None or not live.match.state.eliminated:
            return set()
        return {seat for seat in self.people.there() if self.may_watch_everything(seat)}

    def forget_views(self) -> None:
        """Forget what those have been shown who look at the game no more."""
        if self.live is not None:
            for viewer in self.live.viewers() - set(self.people.viewers()):
                self.live.forget_view(viewer)
