"""Who is told what at a table: each connection what its viewer may know, and nothing before it is stored."""

from __future__ import annotations

import math
from collections.abc import Iterable

from boothill.kernel.decision import Seat
from boothill.server.room.member import Member
from boothill.server.room.memory import Memory
from boothill.server.room.timing import Timing
from boothill.server.store.rows import CLOSED
from boothill.server.wire.protocol import (
    PROTOCOL,
    AskedAgain,
    Closing,
    Heard,
    Noticed,
    Snapshot,
    TableNews,
    Update,
    YouNews,
    encode,
)
from boothill.server.wire.tables import Notice, SeatInfo, TableInfo, You
from boothill.server.wire.text import sentence
from boothill.telling.told import Asked

Outbox = list[tuple[Member, bytes]]
"""What is to be said to whom, in order; nothing at all says that the connection ends."""


PRESENCE_SECONDS = 1.0
"""Who comes and goes is told once in so long: with many onlookers each of them would cost a message to all others."""


class Teller:
    """Says things to those at a table. What it says waits until it is taken, since it has to be stored first."""

    def __init__(self, memory: Memory, timing: Timing) -> None:
        self._memory = memory
        self._timing = timing
        self._outbox: Outbox = []
        self._presence_told = -math.inf
        """When somebody's coming or going was told last."""
        self._presence_open = False
        """Whether somebody has come or gone since, of which the others have not heard."""

    def take_outbox(self) -> Outbox:
        """What is to be said. It is given out once."""
        outbox, self._outbox = self._outbox, []
        return outbox

    # ---- saying

    def tell(self, member: Member, message: Heard) -> None:
        """Say something to one connection."""
        self._outbox.append((member, encode(message)))

    def tell_those(self, members: Iterable[Member], message: Heard) -> None:
        """Say the same to some of them."""
        said = encode(message)
        self._outbox += [(member, said) for member in members]

    def hang_up(self, member: Member, code: str, reason: str) -> None:
        """Say to one connection why it ends, and end it. It would not help to come again."""
        self.tell(member, Closing(code=code, message=sentence(reason)))
        self._outbox.append((member, b""))

    def tell_table(self, but: Member | None = None) -> None:
        """Say who is there and what the table is like, but to one who has just been told everything."""
        self._presence_open = False
        people = [member for member in self._memory.people if member is not but]
        if people:
            self.tell_those(people, TableNews(table=self.info()))

    def tell_presence(self, but: Member | None = None) -> None:
        """Somebody has come or gone: say so, at once or when it is due."""
        now = self._memory.clock.now()
        if all(member is but for member in self._memory.people):
            self._presence_open = False
        elif now < self._presence_told + PRESENCE_SECONDS:
            self._presence_open = True
        else:
            self._presence_told = now
            self.tell_table(but)

    def presence_due(self) -> float | None:
        """When it is to be said who has come or gone; None if everybody knows."""
        return self._presence_told + PRESENCE_SECONDS if self._presence_open and self._memory.people else None

    def tell_notice(self, notice: Notice) -> None:
        """Say that somebody has come to a seat, or lost it."""
        self.tell_those(self._memory.people, Noticed(notice=notice))

    def tell_you(self, seat: Seat) -> None:
        """Say to a person what has changed about their own place."""
        for member in self._memory.people.in_seat(seat):
            self.tell_place(member)

    def tell_place(self, member: Member) -> None:
        """Say to one connection what its own place is like now."""
        self.tell(member, YouNews(you=self._you(member)))

    def tell_clock(self) -> None:
        """Say anew how much time is left."""
        asked, live = self._asked(), self._memory.live
        if asked is not None and live is not None:
            self.tell_those(self._memory.people, AskedAgain(game=live.row.number, asked=asked))

    def tell_everything(self, member: Member, game: int = 0, seen: int = 0) -> None:
        """Say to a client everything it needs to show the table; it has seen so many events of this game."""
        self.tell(member, self._snapshot(member, game, seen))

    def tell_all_everything(self) -> None:
        """Say everything to everybody."""
        self._presence_open = False
        for member in self._memory.people:
            self.tell_everything(member)

    def tell_news(self) -> None:
        """Say to everybody what happened since the last time, each as they may know it."""
        live, people = self._memory.live, self._memory.people
        assert live is not None
        asked, result, decision = self._asked(), live.result, live.decision
        viewers = people.viewers()
        said: dict[Seat, bytes] = {}
        alike: dict[tuple[int, int], bytes] = {}
        for viewer, events, found in zip(viewers, live.news(viewers), live.changes(viewers), strict=True):
            update = Update(game=live.row.number, events=events, changes=found, asked=asked, result=result)
            if decision is not None and decision.seat == viewer:
                update.choices = live.choices()
                said[viewer] = encode(update)
            else:  # most are told the very same, which is written once
                same = id(events), id(found)
                said[viewer] = alike[same] = alike.get(same) or encode(update)
        self._outbox += [(member, said[member.viewer]) for member in people]
        live.told()

    # ---- what is said

    def info(self) -> TableInfo:
        """The table as everybody sees it. A closed one is not shown."""
        row, people = self._memory.row, self._memory.people
        there, spectators = people.there(), people.spectators()
        assert row.status != CLOSED
        return TableInfo(
            id=row.id,
            settings=row.settings,
            status=row.status,
            host=row.host,
            seats=[
                SeatInfo(
                    kind="bot" if place.bot else "person" if place.name else "empty",
                    name=place.name,
                    bot=place.bot,
                    connected=seat in there,
                    ready=seat in people.ready,
                    muted=place.muted,
                    wins=place.wins,
                    votes=people.votes_against(seat, row.settings.public),
                )
                for seat, place in enumerate(row.seats)
            ],
            spectators=len(spectators),
            game=row.game,
            series_game=row.series_game,
            asleep=self._timing.asleep,
            created=row.created,
            free=self._memory.free(),
            watchers=self._memory.watchers.shown(spectators, row.game if row.playing else 0),
        )

    def _you(self, member: Member) -> You:
        """A client's own place."""
        memory, seat = self._memory, member.seat
        return You(
            seat=seat,
            host=seat >= 0 and seat == memory.seats.host,
            watching=member.watching,
            may_watch_everything=memory.may_watch_everything(seat),
            stood_in=seat in memory.people.stood_in,
            watcher=member.watcher,
            votes=memory.people.votes_of(seat),
        )

    def _asked(self) -> Asked | None:
        """The open question as everybody sees it."""
        question, live = self._timing.question, self._memory.live
        if question is None or live is None or live.decision is None:
            return None
        asked = live.asked()
        if asked is not None and not self._memory.seats[question.seat].played_by:
            asked.left, asked.total = self._timing.left(question), question.total
        return asked

    def _snapshot(self, member: Member, game: int, seen: int) -> Snapshot:
        memory = self._memory
        table, you, live = self.info(), self._you(member), memory.live
        lines = [line for line in memory.lines if not line.aside or member.everything]
        if live is None or memory.row.game == 0:
            return Snapshot(protocol=PROTOCOL, table=table, you=you, chat=lines)
        viewer = member.viewer
        decision = live.decision
        return Snapshot(
            protocol=PROTOCOL,
            table=table,
            you=you,
            game=live.info,
            view=live.view(viewer),
            events=live.missed_by(viewer, game, seen),
            asked=self._asked(),
            choices=live.choices() if decision is not None and decision.seat == viewer else None,
            result=live.result,
            chat=lines,
            notices=memory.row.notices,
        )
