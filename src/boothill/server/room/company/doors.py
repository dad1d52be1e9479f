"""Coming to a table and losing one's place there: seats taken and given up, connections, spectators."""

from __future__ import annotations

from boothill.kernel.decision import Seat
from boothill.server.room.member import Member, Refusal
from boothill.server.room.memory import Memory, What
from boothill.server.room.names import distinct
from boothill.server.room.seats import NOBODY, SeatError
from boothill.server.room.telling import Teller
from boothill.server.room.timing import Timing
from boothill.server.store.rows import CLOSED
from boothill.server.wire.protocol import Hello

MOST_DEVICES = 3
"""Connections one person may have to a table; the oldest is closed for one more."""


class Doors:
    """Lets people in and sees them out. A part of the room: whoever is none asks the room."""

    def __init__(self, memory: Memory, timing: Timing, teller: Teller) -> None:
        self._memory = memory
        self._timing = timing
        self._teller = teller
        self._seats = memory.seats
        self._people = memory.people
        self._unwanted: set[str] = set()
        """Where those come from who have been put out among strangers, as long as the table is in memory."""

    # ---- coming

    def take_seat(self, name: str, wanted: int | None, address: str) -> tuple[Seat, str]:
        """Seat somebody from this address whose name has been cleaned, and who is to come in soon: the seat, and its
        token. Raises UserError.
        """
        memory, seats, people = self._memory, self._seats, self._people
        memory.check_open()
        if memory.settings.public and address in self._unwanted:
            raise SeatError("you have been put out at this table; find another one")
        called = distinct(name, seats.kept_names())
        could_watch = memory.may_watch()
        seat, token = seats.take(called, wanted, memory.out_seats())
        before = seats[seat].before
        people.miss(seat, memory.clock.now())
        people.settle(seat, address)
        seats[seat].muted = memory.watchers.is_muted(address) and not people.has_seat(address, but=seat)
        self._changed()
        if memory.playing:
            self._note("sat_down", seat, called, before.name if before is not None else "")
        for other in could_watch - memory.may_watch():
            self._teller.tell_you(other)
        return seat, token

    def join(self, member: Member, hello: Hello) -> None:
        """Let somebody in, and tell them everything they may know. Raises Refusal."""
        memory, people = self._memory, self._people
        memory.check_open()
        sits_down = False
        if hello.token is not None:
            seat = self._seats.of_token(hello.token)
            if seat == NOBODY:
                raise Refusal(
                    "bad_token", "this seat is no longer yours; take a seat again, or look on without a token"
                )
            member.seat = seat
            sits_down = self._come_back(member)
        elif not memory.settings.spectators:
            raise Refusal("no_spectators", "this table wants no spectators; take a seat to see it")
        elif memory.watchers.is_shut_out(member):
            raise Refusal("kicked", "the host wants you to look on no more; take a seat, or find another table")
        else:
            taken = [*self._seats.kept_names(), *(other.name for other in people.spectators())]
            memory.watchers.enter(member, hello.name, taken, memory.row.game if memory.playing else 0)
        people.enter(member)
        self._teller.tell_everything(member, hello.game, hello.seen)
        if sits_down:
            self._teller.tell_table(but=member)
        else:
            self._teller.tell_presence(but=member)

    def _come_back(self, member: Member) -> bool:
        """A person who has a seat is there, perhaps once more; whether a bot has had it meanwhile."""
        memory, people, seat = self._memory, self._people, member.seat
        others = people.in_seat(seat)
        if len(others) >= MOST_DEVICES:
            self.dismiss(others[0], "elsewhere", "you have opened this table too often; the oldest window is closed")
        if self._seats.come(seat):
            memory.save()
            self._fresh_clock(seat)
            self._teller.tell_clock()
        people.settle(seat, member.address)
        was_bot = bool(self._seats[seat].bot)
        if was_bot:
            self._seats.take_back(seat)
            if memory.playing:
                self._note("sat_down", seat, self._seats[seat].name)
            memory.save()
            self._fresh_clock(seat)
            self._teller.tell_clock()
        member.everything = memory.saw_everything(seat)
        people.greet(seat)
        self.back(seat)
        if self._timing.rouse():
            self._teller.tell_clock()
        return was_bot

    def back(self, seat: Seat) -> None:
        """A person takes over from the bot that answered for them."""
        if seat not in self._people.stood_in:
            return
        self._people.stood_in.discard(seat)
        question = self._timing.open_to(seat)
        if question is not None and question.held is None:
            self._timing.restart(question)
            self._teller.tell_clock()
        self._teller.tell_you(seat)

    # ---- going

    def part(self, member: Member) -> None:
        """Somebody's connection has ended."""
        memory, people = self._memory, self._people
        if member not in people:
            return
        people.leave(member)
        memory.forget_views()
        seat = member.seat
        if seat >= 0 and seat not in people.there():
            people.hurrying.discard(seat)
            people.stood_in.discard(seat)
            if self._seats[seat].is_person:
                people.miss(seat, memory.clock.now())
            if not memory.playing:
                people.ready.discard(seat)
            self._sleep_if_alone()
        self._teller.tell_presence()

    def dismiss(self, member: Member, code: str, reason: str) -> None:
        """End somebody's connection, with a reason. It would not help to come again."""
        self._teller.hang_up(member, code, reason)
        if member in self._people:
            self._people.leave(member)
            self._memory.forget_views()
        member.seat, member.everything = NOBODY, False  # whatever is still on its way from there

    def put_out(self, seat: Seat, code: str, reason: str, what: What) -> None:
        """Free a seat and end the connections of whoever had it; the table is closed with its last person."""
        memory, seats, people = self._memory, self._seats, self._people
        name, was_theirs, could_watch = seats[seat].name, bool(seats[seat].token_hash), memory.may_watch()
        for member in people.in_seat(seat):
            self.dismiss(member, code, reason)
        home = people.own_home(seat)
        if home and what in ("put_out", "voted_out"):
            self._unwanted.add(home)  # whoever others come from there, too, is not told apart from them
        voters = people.forget(seat)
        question = self._timing.open_to(seat)
        if question is not None:
            question.held = None
        self._sleep_if_alone()
        seats.vacate(seat, memory.settings.bot)
        if seats.host == seat:
            seats.make_host(seats.next_host(people.there()))
        if seats.abandoned:
            memory.row.status = CLOSED
            for member in people:
                self.dismiss(member, "closed", "everybody has left; the table is closed")
        self._changed()
        if memory.playing and was_theirs:
            self._note(what, seat, name)
        for other in {seats.host, *voters, *(memory.may_watch() - could_watch)} - {NOBODY}:
            self._teller.tell_you(other)
        self._teller.tell_clock()

    def free_ghosts(self) -> None:
        """Free the seats of those who have taken one long ago and never came in."""
        for seat in self._timing.ghosts_due(self._memory.clock.now()):
            self.put_out(seat, "left", "you have never come in", "left")

    # ---- what follows

    def _changed(self) -> None:
        self._memory.save()
        self._teller.tell_table()

    def _note(self, what: What, seat: Seat, name: str, instead: str = "") -> None:
        """Have everybody told, now and later, that somebody has come to a seat or lost one during the game."""
        self._teller.tell_notice(self._memory.note(what, seat, name, instead))

    def _fresh_clock(self, seat: Seat) -> None:
        """Give a person who has just got a seat the full time for what is asked there."""
        question = self._timing.open_to(seat)
        if question is not None:
            self._timing.restart(question)

    def _sleep_if_alone(self) -> None:
        """If everybody who plays is gone, the game waits for them."""
        if not self._people.there():
            self._timing.fall_asleep()
            self._memory.save()  # from now on it is kept for as long as tables are
