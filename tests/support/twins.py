"""Two rooms that a viewer cannot tell apart: the same table, but for what is hidden from him."""

from __future__ import annotations

from random import Random
from typing import Any

from boothill import __version__
from boothill.kernel.decision import Seat
from boothill.kernel.journal import SPECTATOR, seen_by
from boothill.kernel.match import Match
from boothill.server.room.game import LiveGame
from boothill.server.room.pace import Pace
from boothill.server.room.room import Room
from boothill.server.store.rows import PLAYING, MatchRow
from boothill.server.wire import wire_of
from support.rooms import NAMES, Listener, Parlour
from support.worlds import everything_in, two_worlds


def room_of(match: Match[Any], kind: type[Room] = Room) -> Parlour:
    """A table where everybody is there and this match is being played."""
    players = len(match.state.names)
    parlour = Parlour(pace=Pace(), players=players, game=match.game.id)
    for name in NAMES[:players]:
        parlour.take(name)
    parlour.room.row.game, parlour.room.row.status = 1, PLAYING
    kept = MatchRow(
        table="table",
        number=1,
        game=match.game.id,
        engine=__version__,
        rules="rules",
        options={"seed": 0},
        salt="salt",
        commitment="commitment",
        started=0.0,
        chance=[],
    )
    play = LiveGame(wire_of(match.game.id), match, kept)
    parlour.kept.write([kept])
    parlour.room = kind(parlour.room.row, parlour.clock, Random(7), Pace(), play)
    for name in NAMES[:players]:
        parlour.join(name)
    return parlour


class Twins:
    """Two such rooms, at a question that is a resting point of the game, and the viewer in both."""

    def __init__(self, match: Match[Any], viewer: Seat, deal: int, kind: type[Room] = Room) -> None:
        self.viewer = viewer
        self.matches = two_worlds(match, viewer, deal)
        self.rooms = [room_of(one, kind) for one in self.matches]
        self.listeners = [self._listener(parlour) for parlour in self.rooms]
        self.told = [len(one.events) for one in self.matches]

    def _listener(self, parlour: Parlour) -> Listener:
        return parlour.join(NAMES[self.viewer] if self.viewer != SPECTATOR else None)

    @property
    def differ(self) -> bool:
        """Whether anything hidden is another here than there."""
        one, other = self.matches
        return bool(one.game.digest(one.state) != other.game.digest(other.state))

    def known(self) -> list[Any]:
        """What the rules let the viewer know in each of the rooms: his view, what he learns of the last events, and the
        question as it is put to all. The laws of the games (tests/laws) say that it holds no secret.
        """
        found: list[Any] = []
        for match, told in zip(self.matches, self.told, strict=True):
            decision = match.decision
            asked = decision and (decision.seat, decision.kind, decision.subject, decision.hidden, decision.main)
            events = [seen_by(event, self.viewer) for event in match.events[told:]]
            found.append((everything_in(match.view(self.viewer)), events, asked))
        return found

    def heard(self) -> list[list[tuple[float, bytes]]]:
        """What the viewer was told in each of the rooms, and when."""
        return [listener.heard for listener in self.listeners]

    def answer(self, luck: Random) -> bool:
        """Give an answer that is possible in both, and wait until it is told; False if there is none."""
        one, other = (parlour.decision.options for parlour in self.rooms)
        both = [(at, other.index(option)) for at, option in enumerate(one) if option in other]
        if not both:
            return False
        self.told = [len(match.events) for match in self.matches]
        for parlour, index in zip(self.rooms, luck.choice(both), strict=True):
            question, person = parlour.room.question, parlour.asked_person()
            assert person is not None
            parlour.answer(person, index)
            if parlour.room.question is question:
                assert parlour.step()
        return True
