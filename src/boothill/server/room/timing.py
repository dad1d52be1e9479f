"""The clock of a table: how long the open question stays open, and what happens by itself if nobody does anything."""

from __future__ import annotations

from random import Random

from boothill.kernel.decision import Seat
from boothill.server.room.memory import Memory
from boothill.server.room.pace import Clock, Pace
from boothill.server.room.question import Question

GHOST_SECONDS = 60.0
"""How much longer than somebody who was there a seat waits for whoever has taken it and never came in."""


class Timing:
    """The open question and its clock, which stands still while everybody who plays is gone."""

    def __init__(self, memory: Memory, clock: Clock, pace: Pace, chance: Random) -> None:
        self._memory = memory
        self._clock = clock
        self._pace = pace
        self._chance = chance
        self.question: Question | None = None
        self.asleep = True
        """Whether everybody who plays is gone."""
        self._left_asleep: float | None = None
        self._opened = (0, 0)
        """The last game and turn in which somebody was asked what to do with their turn."""

    def ask(self) -> None:
        """Open the clock of the question the game has come to."""
        live = self._memory.live
        decision = live.decision if live is not None else None
        if live is None or decision is None:
            self.question = None
            return
        sort = live.wire.sort(live.match, decision)
        turn = (live.row.number, live.match.state.turn)
        opening = decision.main and turn != self._opened
        dealt = opening and turn[0] != self._opened[0]
        if opening:
            self._opened = turn
        self.question = Question(
            decision.number,
            decision.seat,
            decision.hidden and not decision.main,  # in their own turn everybody plays as fast as they like
            opening,
            self._memory.settings.timers.seconds(decision.kind, sort),
            self._clock.now(),
            self._pace,
            self._chance,
        )
        if dealt:  # people look at their role and character first
            self.question.pause = self._pace.think_max
        if self.asleep:
            self._left_asleep = self.question.total

    def open_to(self, seat: Seat) -> Question | None:
        """The open question, if it is put to this seat."""
        question = self.question
        return question if question is not None and question.seat == seat else None

    def left(self, question: Question) -> float | None:
        """Seconds until the deadline; it does not come nearer while the table sleeps."""
        return self._left_asleep if self.asleep else question.left(self._clock.now())

    def restart(self, question: Question) -> None:
        """Give the full time anew."""
        question.restart(self._clock.now(), None)

    # ---- sleeping

    def fall_asleep(self) -> None:
        """Everybody who plays is gone: the game waits for them."""
        self.asleep = True
        if self.question is not None:
            self._left_asleep = self.question.left(self._clock.now())

    def rouse(self) -> bool:
        """Somebody who plays is there; whether the clock of a question goes on."""
        if not self.asleep:
            return False
        self.asleep = False
        now = self._clock.now()
        self._memory.people.pardon(now)  # nobody is to blame for the time the table was asleep
        if self.question is None:
            return False
        self.question.restart(now, self._left_asleep)
        self._left_asleep = None
        return True

    # ---- what happens by itself

    def due(self) -> float | None:
        """When something is going to happen by itself; None if nothing is."""
        times = [time for time in (self._answer_due(), self._host_due(), *self._ghosts().values()) if time is not None]
        return min(times, default=None)

    def answer_is_due(self, now: float) -> bool:
        """Whether the open question is to be answered for whoever is asked, or a held answer to be told."""
        due = self._answer_due()
        return due is not None and due <= now

    def host_is_due(self, now: float) -> bool:
        """Whether somebody else is to become host."""
        due = self._host_due()
        return due is not None and due <= now

    def ghosts_due(self, now: float) -> list[Seat]:
        """The seats that are to be taken from those who have never come in."""
        return [seat for seat, due in self._ghosts().items() if due <= now]

    def excused(self, seat: Seat) -> float:
        """Seconds for which a person who is gone is still waited for; 0 if they have been gone for long enough."""
        due = self._given_up(seat)
        return max(0.0, due - self._clock.now()) if due is not None else self._pace.absence

    def _ghosts(self) -> dict[Seat, float]:
        """When each seat is to be taken from whoever has never come in."""
        due = {seat: self._given_up(seat) for seat in self._memory.seats.ghosts()}
        return {seat: time + GHOST_SECONDS for seat, time in due.items() if time is not None}

    def _answer_due(self) -> float | None:
        """When the open question is answered if nobody says anything more."""
        memory, question = self._memory, self.question
        if question is None or not memory.playing:
            return None
        if question.held is not None:
            return question.earliest
        if self.asleep:
            return None
        seat, people = question.seat, memory.people
        if memory.seats[seat].played_by:
            return question.bot_due(0.0 if people.in_haste else memory.settings.pace)
        if seat in people.stood_in:
            return question.stand_in_due(question.opened)
        return question.stand_in_due(self._given_up(seat))

    def _host_due(self) -> float | None:
        """When somebody else becomes host because the host is gone."""
        seats = self._memory.seats
        if not self._memory.people.there():
            return None
        return self._given_up(seats.host) if seats.has_host() else self._clock.now()

    def _given_up(self, seat: Seat) -> float | None:
        """When a person who is gone has been so for long enough; None if they are there."""
        since = self._memory.people.gone_since(seat)
        return None if since is None else since + self._pace.absence
