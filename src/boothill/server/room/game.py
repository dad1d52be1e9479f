"""One game of a table: the match, what each viewer has been shown of it, and what is to be kept of it."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

from boothill import __version__
from boothill.bots import UNSEEN, Bot, make_bot
from boothill.kernel.decision import Decision, Seat
from boothill.kernel.journal import EVERYTHING, SPECTATOR, Journal
from boothill.kernel.match import Match
from boothill.server.room import commitment
from boothill.server.store.rows import AnswerRow, CheckpointRow, MatchRow, Write
from boothill.server.wire import Wire, changes, changes_beside
from boothill.server.wire.protocol import Choices, GameInfo, Json, Result

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
        self._views: dict[Seat, Json] = {}
        """The view each viewer was shown last."""
        self._public: Json = {}
        """The view of everybody when changes were told last."""
        self._told = len(match.events)
        """How many events everybody has been told."""
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
        return bot.choose(self.match.view(seat) if bot.looks else UNSEEN, decision)

    # ---- what viewers are shown

    def view(self, viewer: Seat) -> Json:
        """The whole view of a viewer; changes are told from it on."""
        view = self._views.get(viewer)
        if view is None:
            view = self._views[viewer] = self.wire.view(self.match, viewer)
        return view

    def changes(self, viewers: Sequence[Seat]) -> list[Json]:
        """What has changed in each viewer's view since it was shown last."""
        public, *views = self.wire.views(self.match, (SPECTATOR, *viewers))
        common = changes(self._public, public)
        found = []
        for viewer, new in zip(viewers, views, strict=True):
            old = self._views.get(viewer)
            self._views[viewer] = new
            found.append(changes_beside(old, new, self._public, public, common) if old is not None else new)
        self._public = public
        return found

    def viewers(self) -> set[Seat]:
        """Those who have been shown a view."""
        return set(self._views)

    def forget_view(self, viewer: Seat) -> None:
        """Nobody looks at the game like this any more."""
        self._views.pop(viewer, None)

    def events(self, viewer: Seat, after: int) -> list[Json]:
        """The events after this number, as the viewer learns them."""
        match, tell = self.match, self.wire.event
        return [tell(match, number, event, viewer) for number, event in enumerate(match.events[after:], after + 1)]

    def news(self, viewers: Sequence[Seat]) -> list[list[Json]]:
        """The events since `told` was said last, as each viewer learns them. Most are alike for all, and made once."""
        match, tell, first = self.match, self.wire.event, self._told
        new = match.events[first:]
        public = [tell(match, number, event, SPECTATOR) for number, event in enumerate(new, first + 1)]
        found = []
        for viewer in viewers:
            own = public
            for at, event in enumerate(new):
                if event[3] and (viewer == EVERYTHING or viewer in event[2]):
                    if own is public:
                        own = public[:]
                    own[at] = tell(match, first + at + 1, event, viewer)
            found.append(own)
        return found

    def told(self) -> None:
        """Everybody has been told everything."""
        self._told = len(self.match.events)

    def missed_by(self, viewer: Seat, game: int, seen: int) -> list[Json]:
        """The events a client has not seen that has seen so many of this game; the last few if it has seen none."""
        count = len(self.match.events)
        if game == self.row.number and seen <= count and not self.renumbered:
            return self.events(viewer, seen)
        return self.events(viewer, max(0, count - RECENT_EVENTS))

    def choices(self) -> Choices:
        """What the asked player may answer."""
        return self.wire.choices(self.match)


def _plain(chance: list[Any]) -> list[Any]:
    return [[purpose, number, list(values)] for purpose, number, values in chance]
