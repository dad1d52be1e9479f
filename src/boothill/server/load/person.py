"""A bot person: one connection that answers any option, and is ready for the next game when one is over."""

from __future__ import annotations

import asyncio
from array import array
from collections import Counter
from random import Random
from time import perf_counter

import msgspec

from boothill.server.load.hearing import Closing, Refused, Snapshot, Update, decode
from boothill.server.load.orders import Counts
from boothill.server.load.websocket import WebSocket

READY = b'{"type":"ready"}'
START = b'{"type":"start"}'
SHOWN = 5
"""Faults that are told in words; all are counted."""


class Crowd:
    """What all people of one process have in common: when to play, how fast, and what has happened so far."""

    def __init__(self, pace: float, answer_bytes: int = 0) -> None:
        self.playing = False
        self.ended = False
        self.pace = pace
        self.answer_bytes = answer_bytes
        """To what length answers are filled up with blanks; 0 for not at all."""
        self.people: list[Person] = []
        self.counts = Counts()
        self.latencies = array("d")
        """Seconds from each answer of a person to what came of it."""
        self.faults: Counter[str] = Counter()
        self.told: list[str] = []
        self.moved: set[int] = set()
        """Tables at which a person has answered."""

    def fault(self, kind: str, sentence: str) -> None:
        """Something went wrong that never should."""
        self.faults[kind] += 1
        if len(self.told) < SHOWN:
            self.told.append(f"{kind}: {sentence}")

    def play(self) -> None:
        """Let those who are asked answer, from now on."""
        self.playing = True
        for person in self.people:
            person.go_on()

    def end(self) -> None:
        """Everybody goes."""
        self.playing = False
        self.ended = True
        for person in self.people:
            person.end()


class Person(WebSocket):
    """One person at one table."""

    def __init__(self, crowd: Crowd, host: str, path: str, table: int, first: bool, luck: Random) -> None:
        super().__init__(host, path)
        loop = asyncio.get_running_loop()
        self.joined: asyncio.Future[None] = loop.create_future()
        """Done when the server has said anything about the table."""
        self.dealt: asyncio.Future[None] = loop.create_future()
        """Done when a game is being played."""
        self._crowd = crowd
        self._table = table
        self._first = first
        """Whether it is the one that counts for the table."""
        self._random = luck.random
        self._later = loop.call_later
        self._next = b""
        """What to say next, when the time has come."""
        self._answered = 0.0
        """When the answer was sent that is on its way, 0 without one."""

    def heard(self, payload: bytes) -> None:
        """Listen for the one thing that matters: what to say next."""
        crowd = self._crowd
        counts = crowd.counts
        counts.messages_out += 1
        counts.bytes_out += len(payload)
        try:
            message = decode(payload)
        except msgspec.MsgspecError as error:
            self._fault("unreadable", f"{error} in {payload[:80]!r}")
            return
        if type(message) is Update:
            if self._answered:
                crowd.latencies.append(perf_counter() - self._answered)
                counts.answers += 1
                crowd.moved.add(self._table)
                self._answered = 0.0
            if self._first:
                counts.updates += 1
            if message.choices is not None and message.asked is not None:
                self._choose(message.game, message.asked.question, len(message.choices.options))
            elif message.result is not None:
                if self._first:
                    counts.games += 1
                self._say_soon(READY)
            if not self.joined.done():
                self.joined.set_result(None)
        elif type(message) is Snapshot:
            if message.choices is not None and message.asked is not None and message.game is not None:
                self._choose(message.game.number, message.asked.question, len(message.choices.options))
            if not self.joined.done():
                self.joined.set_result(None)
            if message.game is not None and not self.dealt.done():
                self.dealt.set_result(None)
        elif type(message) is Refused or type(message) is Closing:
            self._fault(message.code, message.message)

    def lost(self, why: str) -> None:
        """A person who is lost answers no more."""
        self._fault("lost", why)

    def speak(self, payload: bytes) -> None:
        """Say something, and count it."""
        counts = self._crowd.counts
        counts.messages_in += 1
        counts.bytes_in += len(payload)
        self.say(payload)

    def go_on(self) -> None:
        """Say what there is to say, after some thought."""
        if self._next and self._crowd.playing:
            pace = self._crowd.pace
            if pace:
                self._later(pace * (0.5 + self._random()), self._say_it)
            else:
                self._say_it()

    def _choose(self, game: int, question: int, options: int) -> None:
        """Choose any option."""
        option = int(self._random() * options)
        answer = b'{"type":"answer","game":%d,"question":%d,"option":%d}' % (game, question, option)
        self._say_soon(answer.ljust(self._crowd.answer_bytes))

    def _say_soon(self, payload: bytes) -> None:
        self._next = payload
        self.go_on()

    def _say_it(self) -> None:
        payload, self._next = self._next, b""
        if payload and not self._crowd.ended:
            if payload is not READY:
                self._answered = perf_counter()
            self.speak(payload)

    def _fault(self, kind: str, sentence: str) -> None:
        self._crowd.fault(kind, sentence)
        for waiting in (self.joined, self.dealt):
            if not waiting.done():
                waiting.set_exception(ConnectionError(sentence))
                waiting.exception()  # whoever waits is told; if nobody does, that is no news
