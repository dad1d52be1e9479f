"""One game of a table: the match, what each viewer has been shown of it, and what is to be kept of it."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable, Sequence
from random import Random
from typing import Any

from boothill import __version__
from boothill.bots import UNSEEN, Bot, make_bot
from boothill.kernel.decision import Decision, Seat
from boothill.kernel.journal import Journal
from boothill.kernel.match import Match
from boothill.kernel.plain import Json
from boothill.server.room import commitment
from boothill.server.store.rows import AnswerRow, CheckpointRow, MatchRow, Write
from boothill.server.wire import Wire
from boothill.server.wire.sights import Sights
from boothill.server.wire.tables import GameInfo, Result
from boothill.server.wire.views import Changes, View
from boothill.telling.telling import Happening
from boothill.telling.told import Asked, Choices, Event

CHECKPOINT_EVERY = 40
"""Answers between two stored checkpoints. Fewer would make resuming quicker, which takes milliseconds as it is."""
RECENT_EVENTS = 60
"""How many events a client is told that has seen none."""


class LiveGame:
    """A game from its deal to its end."""

    def __init__(self, wire: Wire, match: Match[Any], row: MatchRow, *, renumbered: bool = False) -> None:
        self.wire = wire
        self.match = match
        self.row = row
        self.renumbered = renumbered
        """Whether its events are counted anew, since those before could not be told again."""
        self._sights = Sights(wire, match)
        self._seen: dict[Seat, Any] = {}
        """What the rules let seats see now, as far as somebody has asked."""
        self._telling = wire.telling(match)
        self._heard = 0
        """How many events it has told."""
        self._recent: deque[Happening] = deque(maxlen=RECENT_EVENTS)
        """The last events, as they are told."""
        self._news: list[Happening] = []
        """Those that nobody has been told yet."""
        self._listen()
        self.told()
        self._chance = len(match.chance)
        self._checkpoint = match.answered
        self._bots: dict[tuple[Seat, str], Bot] = {}

    @classmethod
    def deal(
        cls,
        wire: Wire,
        table: str,
        number: int,
        options: Json,
        salt: str,
        wall: float,
        people: list[bool],
        public: bool = False,
    ) -> LiveGame:
        """A new game."""
        game = wire.game
        match = Match(game, game.new(options, Journal()))
        full = game.options(match.state)
        row = MatchRow(
            table=table,
            number=number,
            game=game.id,
            engine=__version__,
            rules=game.rules_id(match.state),
            options=full,
            salt=salt,
            commitment=commitment.commit(salt, full),
            started=wall,
            chance=_plain(match.chance),
            people=people,
            public=public,
        )
        return cls(wire, match, row)

    @property
    def decision(self) -> Decision | None:
        """The open question."""
        return self.match.decision

    @property
    def over(self) -> bool:
        """Whether it has ended."""
        return self.match.decision is None

    @property
    def info(self) -> GameInfo:
        """What everybody may know of it from its beginning."""
        row = self.row
        return GameInfo(row.number, row.rules, row.engine, row.commitment, row.started)

    @property
    def result(self) -> Result | None:
        """How it ended, and what it was dealt from; None before it has."""
        row = self.row
        if not self.over or row.winners is None:
            return None
        return Result(
            winners=row.winners,
            seed=row.options["seed"],
            salt=row.salt,
            commitment=row.commitment,
            options=row.options,
            replay=f"/api/tables/{row.table}/games/{row.number}/replay",
            film=commitment.film_key(row.commitment),
        )

    # ---- answers

    def answer(self, number: int, index: int, by: int, wall: float) -> list[Write]:
        """Answer question `number` with its option `index`; what is to be stored of it. Refuses anything else as the
        kernel does, and then nothing has changed.
        """
        match, row = self.match, self.row
        match.answer(number, index)
        self._seen.clear()
        _, option = match.answers[-1]
        token = match.game.token(match.state, option)
        chance = _plain(match.chance[self._chance :])
        self._chance = len(match.chance)
        writes: list[Write] = [AnswerRow(row.table, row.number, number, index, token, chance, by, wall)]
        decision = match.decision
        if decision is None:
            row.ended = wall
            row.winners = list(match.state.winners)
            row.roles = self.wire.roles(match)
            row.characters = self.wire.characters(match)
            row.digest = match.digest()
            writes.append(row)
        elif decision.main and match.answered - self._checkpoint >= CHECKPOINT_EVERY:
            self._checkpoint = match.answered
            writes.append(CheckpointRow(row.table, row.number, match.answered, match.game.dump(match.state)))
        return writes

    def bot_choice(self, seat: Seat, name: str, chance: Random) -> int:
        """The index of the option that a bot chooses for this seat, from what the seat may see."""
        decision = self.match.decision
        assert decision is not None
        bot = self._bots.get((seat, name))
        if bot is None:
            fixed = self.wire.bot_seed(self.row.options, seat)
            seed = chance.getrandbits(53) if fixed is None else fixed
            bot = self._bots[seat, name] = make_bot(name, seed, self.row.game)
        return bot.choose(self._seen_by(seat) if bot.looks else UNSEEN, decision)

    def _seen_by(self, seat: Seat) -> Any:
        """What the rules let a seat see now."""
        if seat not in self._seen:
            self._seen[seat] = self.match.view(seat)
        return self._seen[seat]

    # ---- what viewers are shown

    def view(self, viewer: Seat) -> View:
        """The whole view of a viewer; changes are told from it on."""
        return self._sights.view(viewer)

    def changes(self, viewers: Sequence[Seat]) -> list[Changes]:
        """What has changed in each viewer's view since it was shown last."""
        return self._sights.changes(viewers)

    def viewers(self) -> set[Seat]:
        """Those who have been shown a view."""
        return self._sights.viewers

    def forget_view(self, viewer: Seat) -> None:
        """Nobody looks at the game like this any more."""
        self._sights.forget(viewer)

    def _listen(self) -> None:
        """Have what happened put into what is to be told."""
        for number, event in enumerate(self.match.events[self._heard :], self._heard + 1):
            happening = self._telling.event(number, event)
            self._recent.append(happening)
            self._news.append(happening)
        self._heard = len(self.match.events)

    def news(self, viewers: Sequence[Seat]) -> list[list[Event]]:
        """The events since `told` was said last, as each viewer is told; those who learn nothing special are told the
        very same.
        """
        self._listen()
        news, public = self._news, [happening.public for happening in self._news]
        private = [happening for happening in news if happening.private is not None]
        return [
            _as_told(news, viewer) if any(happening.is_more_to(viewer) for happening in private) else public
            for viewer in viewers
        ]

    def told(self) -> None:
        """Everybody has been told everything."""
        self._news = []

    def missed_by(self, viewer: Seat, game: int, seen: int) -> list[Event]:
        """The events a client has not seen that has seen so many of this game; the last few if it has seen none."""
        count = self._heard
        if game != self.row.number or seen > count or self.renumbered:
            return _as_told(self._recent, viewer)
        if count - seen <= len(self._recent):
            return _as_told(list(self._recent)[len(self._recent) - (count - seen) :], viewer)
        telling = self.wire.telling(self.match)  # it tells them as it did
        told = [telling.event(number, event) for number, event in enumerate(self.match.events[:count], 1)]
        return _as_told(told[seen:], viewer)

    def asked(self) -> Asked | None:
        """The open question as everybody is told."""
        self._listen()
        decision = self.match.decision
        return None if decision is None else self._telling.asked(decision)

    def choices(self) -> Choices:
        """What the asked player may answer."""
        self._listen()
        decision = self.match.decision
        assert decision is not None
        return self.wire.choices(self.match, self._telling, self._seen_by(decision.seat))


def _as_told(happenings: Iterable[Happening], viewer: Seat) -> list[Event]:
    return [happening.seen_by(viewer) for happening in happenings]


def _plain(chance: list[Any]) -> list[Any]:
    return [[purpose, number, list(values)] for purpose, number, values in chance]
