"""What a room remembers: the table as it is stored, the game being played, who is there, what was said."""

from __future__ import annotations

from collections import deque
from typing import Literal

from msgspec.structs import replace

from boothill.kernel.decision import Seat
from boothill.server.room.company.talk import Talk
from boothill.server.room.company.watchers import Watchers
from boothill.server.room.game import LiveGame
from boothill.server.room.member import Refusal
from boothill.server.room.names import BannedWords
from boothill.server.room.pace import Clock
from boothill.server.room.people import People
from boothill.server.room.seats import Seating
from boothill.server.store.rows import CLOSED, TableRow, Write
from boothill.server.wire.settings import Settings
from boothill.server.wire.tables import ChatLine, Notice

What = Literal["sat_down", "left", "put_out", "voted_out"]
"""How somebody comes to a seat, or loses it."""
MOST_LINES = 50
"""Lines of chat a newcomer is shown."""
MOST_NOTICES = 100
"""Notices that are kept of one game; there would be more only if somebody made them for their own sake."""


class Memory:
    """One table. Its parts share it; whoever is no part of the room asks the room."""

    def __init__(self, row: TableRow, clock: Clock, live: LiveGame | None, words: BannedWords | None = None) -> None:
        self.row = row
        self.clock = clock
        self.live = live
        """The game being played or played last; None if nothing is known of it."""
        self.seats = Seating(row)
        self.people = People()
        self.watchers = Watchers(words)
        self.talk = Talk()
        self.lines: deque[ChatLine] = deque(maxlen=MOST_LINES)
        self._writes: list[Write] = []
        if live is not None and live.renumbered:  # what they came after is not counted so any more
            row.notices = [replace(notice, after=0) for notice in row.notices]

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

    def free(self) -> list[Seat]:
        """The seats that somebody who comes now could take."""
        return self.seats.free(self.out_seats())

    def out_seats(self) -> list[Seat]:
        """The seats of those who are out of the game for good."""
        return [seat for seat in range(len(self.seats)) if self.out_for_good(seat)]

    def may_watch_everything(self, seat: Seat) -> bool:
        """Whether somebody in this seat may."""
        return not self.why_not_everything(seat)

    def why_not_everything(self, seat: Seat) -> str:
        """Why nobody in this seat may see everything of the game that is being played; nothing if they may. Not among
        strangers, any of whom may have another seat, too; nor if anybody sat down during the game, who may be the same
        person.
        """
        if not self.out_for_good(seat):
            return "only players who are out of the game for good may see everything"
        if self.settings.public:
            return "at a public table nobody sees everything before the end; watch the film of the game then"
        if any(place.since_game == self.row.game for place in self.seats):
            return "somebody has sat down during this game, so nobody sees everything; watch its film when it is over"
        return ""

    def saw_everything(self, seat: Seat) -> bool:
        """Whether whoever has this seat has seen every hand of the game that is being played."""
        return self.playing and seat >= 0 and self.seats[seat].saw_game == self.row.game

    def note(self, what: What, seat: Seat, name: str, instead: str = "") -> Notice:
        """Keep that somebody has come to a seat of the game that is being played, or lost it."""
        after = len(self.live.match.events) if self.live is not None else 0
        notice = Notice(what, seat, name, after, self.clock.wall(), instead)
        self.row.notices = [*self.row.notices, notice][-MOST_NOTICES:]
        return notice

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
