"""A room without a server: its clock stands still until a test moves it, and its people remember what they are told."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from copy import deepcopy
from random import Random
from typing import Any

import pytest

from boothill import __version__
from boothill.kernel.decision import Decision
from boothill.kernel.record import resume
from boothill.server.room import commands, commitment, series
from boothill.server.room.game import LiveGame
from boothill.server.room.member import Member
from boothill.server.room.pace import Pace
from boothill.server.room.room import Room
from boothill.server.room.seats import NOBODY
from boothill.server.store.records import record_of
from boothill.server.store.rows import PLAYING, AnswerRow, CheckpointRow, MatchRow, SeatRow, TableRow, Write
from boothill.server.wire import wire_of
from boothill.server.wire.protocol import Answer, Hello, Said
from boothill.server.wire.settings import Settings
from support.heard import merged

Message = dict[str, Any]
HASTE = Pace(think_min=0, think_max=0, hold_min=0, hold_max=0)
"""Nobody takes time."""
NAMES = ("Ann", "Bob", "Cat", "Dan", "Eve", "Fay", "Gil", "Hal")
BEGINNING = 1_000.0
"""What the clock shows first."""
WALL = 1_700_000_000.0


def deal_by_lot(monkeypatch: pytest.MonkeyPatch, seed: int) -> None:
    """Let the next games be dealt from seeds that are the same at every run, and small ones: tests that hang on what
    happens in a game have found theirs among them.
    """
    luck = Random(seed)
    monkeypatch.setattr(commitment, "fresh", lambda: (luck.randrange(2**53), f"{luck.getrandbits(128):032x}"))


class StillClock:
    """A clock that is moved by hand."""

    def __init__(self) -> None:
        self.time = BEGINNING

    def now(self) -> float:
        """Seconds that only go forward."""
        return self.time

    def wall(self) -> float:
        """Seconds since 1970."""
        return WALL + self.time


class Listener(Member):
    """A connection that remembers what it is told, and when. `view` and the rest are as they were told last."""

    def __init__(self, clock: StillClock, address: str = "") -> None:
        super().__init__(self._hear, self._end, address=address or f"home of {id(self)}")
        self._clock = clock
        self.heard: list[tuple[float, bytes]] = []
        """Everything, with the time."""
        self.closed = False
        self._messages: list[Message] = []
        self._view: Message = {}
        self._last: dict[str, Any] = {"you": {}, "table": {}, "asked": None, "choices": None, "result": None}
        self._events: dict[int, Message] = {}

    def _hear(self, said: bytes) -> None:
        assert not self.closed, "somebody talks to a connection that has ended"
        self.heard.append((self._clock.now(), said))

    def _end(self) -> None:
        self.closed = True

    @property
    def messages(self) -> list[Message]:
        """Everything, read only once somebody wants to know."""
        for _, said in self.heard[len(self._messages) :]:
            message: Message = json.loads(said)
            self._messages.append(message)
            self._learn(message)
        return self._messages

    def _learn(self, message: Message) -> None:
        kind = message["type"]
        if kind == "snapshot":
            self._view, self._events = message.get("view", {}), {}
        elif kind == "update":
            self._view = merged(self._view, message["changes"])
        if kind in ("snapshot", "update"):
            self._events |= {event["n"]: event for event in message.get("events", ())}
            self._last |= dict.fromkeys(("asked", "choices", "result"))
        for part in self._last.keys() & message.keys():
            if kind != "asked" or part == "asked":  # the choices are told once
                self._last[part] = message[part]

    def _now(self) -> dict[str, Any]:
        assert self.messages, "they have been told nothing yet"
        return self._last

    @property
    def view(self) -> Message:
        """What they see."""
        return self._view if self.messages else {}

    @property
    def events(self) -> dict[int, Message]:
        """What they were told of the game, by number."""
        return self._events if self.messages else {}

    @property
    def you(self) -> Message:
        """Their place."""
        you: Message = self._now()["you"]
        return you

    @property
    def table(self) -> Message:
        """The table."""
        table: Message = self._now()["table"]
        return table

    @property
    def asked(self) -> Message | None:
        """The open question."""
        asked: Message | None = self._now()["asked"]
        return asked

    @property
    def choices(self) -> Message | None:
        """What they may answer."""
        choices: Message | None = self._now()["choices"]
        return choices

    @property
    def result(self) -> Message | None:
        """How the game ended."""
        result: Message | None = self._now()["result"]
        return result

    def told(self, kind: str) -> list[Message]:
        """All messages of this type."""
        return [message for message in self.messages if message["type"] == kind]

    @property
    def refused(self) -> str:
        """The code of the last refusal, empty if the last message was none."""
        last = self.messages[-1] if self.heard else {}
        code: str = last["code"] if last.get("type") == "refused" else ""
        return code


class Kept:
    """What a store would hold, from the writes of a room, each as it was when it was given out."""

    def __init__(self) -> None:
        self.table: TableRow | None = None
        self.matches: dict[int, MatchRow] = {}
        self.answers: dict[int, list[AnswerRow]] = {}
        self.checkpoints: dict[int, CheckpointRow] = {}

    def write(self, writes: list[Write]) -> None:
        """Keep these."""
        for write in writes:
            if isinstance(write, TableRow):
                self.table = deepcopy(write)
            elif isinstance(write, MatchRow):
                self.matches[write.number] = deepcopy(write)
                self.answers.setdefault(write.number, [])
            elif isinstance(write, AnswerRow):
                assert write.number == len(self.answers[write.game]) + 1, "an answer is missing, or there twice"
                self.answers[write.game].append(write)
            else:
                self.checkpoints[write.game] = write

    def copy(self) -> Kept:
        """The same, for another room to go on from."""
        other = Kept()
        other.table, other.matches, other.checkpoints = self.table, dict(self.matches), dict(self.checkpoints)
        other.answers = {game: list(answers) for game, answers in self.answers.items()}
        return other

    def record(self, game: int) -> Message:
        """The record of a game."""
        return record_of(self.matches[game], self.answers[game], self.checkpoints.get(game))


class Parlour:
    """A room and whoever is in it. It does what a keeper does: keeps the writes first, then says what is to be said."""

    def __init__(self, *, seed: int = 1, pace: Pace = HASTE, kind: type[Room] = Room, **settings: Any) -> None:
        self.clock = StillClock()
        self.pace = pace
        wanted = Settings(**settings)
        row = TableRow("table", WALL, WALL, wanted, [SeatRow() for _ in range(wanted.players)], host=NOBODY)
        self.room = kind(row, self.clock, Random(seed), pace)
        self.tokens: dict[str, str] = {}
        """Everybody's token, by name."""
        self.kept = Kept()

    # ---- coming and going

    def take(self, name: str, seat: int | None = None, address: str = "") -> int:
        """Take a seat from this address, as the lobby has it done."""
        seat, token = self.room.take_seat(name, seat, address)
        self.tokens[self.room.row.seats[seat].name] = token
        self.flush()
        return seat

    def join(
        self, name: str | None = None, game: int = 0, seen: int = 0, called: str | None = None, address: str = ""
    ) -> Listener:
        """Come in with the token of this name, or look on, called so. Everybody has an address of their own, unless one
        is given. Raises Refusal.
        """
        listener = Listener(self.clock, address)
        token = self.tokens[name] if name is not None else None
        self.room.join(listener, Hello(token=token, game=game, seen=seen, name=called))
        self.flush()
        return listener

    def sit(self, *names: str) -> list[Listener]:
        """Take seats and come in."""
        for name in names:
            self.take(name)
        return [self.join(name) for name in names]

    def part(self, listener: Listener) -> None:
        """A connection ends."""
        self.room.part(listener)
        self.flush()

    # ---- playing

    def say(self, listener: Listener, message: Said) -> list[Message]:
        """Somebody says something; what they hear at once."""
        before = len(listener.heard)
        self.tell(listener, message)
        return listener.messages[before:]

    def tell(self, listener: Listener, message: Said) -> None:
        """The same, for those who do not want to read what comes of it."""
        commands.follow(self.room, listener, message)
        self.flush()

    def begin(self) -> None:
        """Deal the next game."""
        series.begin(self.room)
        self.flush()

    def answer(self, listener: Listener, option: int = 0) -> None:
        """Answer the open question."""
        assert self.room.question is not None
        self.tell(listener, Answer(game=self.room.row.game, question=self.room.question.number, option=option))

    def hear_who_is_there(self) -> None:
        """Let everybody hear at once who came and went, without waiting for the moment when they would."""
        self.room.teller.tell_table()
        self.flush()

    def move(self, seconds: float) -> None:
        """Let time pass, without anybody waking the room."""
        self.clock.time += seconds

    def wake(self) -> None:
        """Wake the room now."""
        self.room.wake()
        self.flush()

    def step(self) -> bool:
        """Let time pass until something is due, and have it done; False if nothing is."""
        due = self.room.due()
        if due is None:
            return False
        self.clock.time = max(self.clock.time, due)
        self.wake()
        return True

    def pass_time(self, seconds: float) -> None:
        """Let time pass, with everything done when it is due."""
        end = self.clock.time + seconds
        while (due := self.room.due()) is not None and due <= end:
            self.step()
        self.clock.time = end

    def flush(self) -> None:
        """Keep what is to be kept, then say what is to be said."""
        room = self.room
        self.kept.write(room.take_writes())
        for member, said in room.take_outbox():
            if said:
                member.send(said)
            else:
                member.close()

    @property
    def decision(self) -> Decision:
        """The question the game has come to."""
        play = self.room.live
        assert play is not None
        assert play.decision is not None
        return play.decision

    def asked_person(self) -> Listener | None:
        """The first connection of whoever is asked."""
        question = self.room.question
        for member in self.room.people:
            if question is not None and member.seat == question.seat:
                assert isinstance(member, Listener)
                return member
        return None

    def questions(self, choose: Callable[[int], int], most: int = 5_000) -> Iterator[None]:
        """Play on until the game is over: people who are there answer as `choose` picks from so many options, at once;
        everybody else when it is due. Stops before every answer.
        """
        for _ in range(most):
            if not self.room.playing:
                return
            yield
            person = self.asked_person()
            if person is not None and self.room.question is not None and self.room.question.held is None:
                self.answer(person, choose(len(self.decision.options)))
            else:
                assert self.step(), "nothing happens any more"
        raise AssertionError("the game does not end")

    def play(self, luck: Random) -> None:
        """Play the game to its end by lot."""
        for _ in self.questions(luck.randrange):
            pass

    def reopened(self, seed: int = 0) -> Parlour:
        """Another parlour from what is kept, as after a crash; nobody is there yet. Its clock is its own."""
        twin = Parlour(pace=self.pace)
        twin.tokens, twin.clock.time = dict(self.tokens), self.clock.time
        kept = twin.kept = self.kept.copy()
        assert kept.table is not None
        row = deepcopy(kept.table)
        play = None
        match = deepcopy(kept.matches.get(row.game))
        if match is not None and (row.status == PLAYING or len(match.people) == len(row.seats)):
            wire = wire_of(match.game)
            resumed, said = resume(kept.record(row.game), wire.game, __version__)
            assert said == ""
            play = LiveGame(wire, resumed, match)
        twin.room = Room(row, twin.clock, Random(seed), self.pace, play)
        return twin


def people_at(parlour: Parlour, count: int) -> list[Listener]:
    """So many people who sit down and come in."""
    return parlour.sit(*NAMES[:count])
