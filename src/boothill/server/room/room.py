"""A table and everybody at it, without clock, socket or database of its own.

A room is told what happens (`join`, `part`, `hear`, `wake`) and gives out what is to be stored (`writes`) and then said
(`outbox`). Whoever runs it stores the first before he sends the second: nobody sees what is not stored.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable
from random import Random

import structlog

from boothill.bots import bots_of
from boothill.kernel.decision import Seat
from boothill.server.room import seats
from boothill.server.room.game import LiveGame
from boothill.server.room.member import Member, Refusal
from boothill.server.room.names import BannedWords
from boothill.server.room.pace import Clock, Pace
from boothill.server.room.question import Question
from boothill.server.room.seats import NOBODY
from boothill.server.store.rows import BOT, CLOSED, OVER, PERSON, PLAYING, STAND_IN, TableRow, Write
from boothill.server.wire.protocol import (
    PROTOCOL,
    Asked,
    AskedAgain,
    ChatLine,
    Closing,
    Heard,
    Hello,
    SeatInfo,
    Snapshot,
    TableInfo,
    TableNews,
    Update,
    You,
    YouNews,
    encode,
)
from boothill.server.wire.text import sentence

log = structlog.get_logger(__name__)

MOST_LINES = 50
"""Lines of chat a newcomer is shown."""
MOST_DEVICES = 3
"""Connections one person may have to a table; the oldest is closed for one more."""
ANSWERS_A_WAKE = 16
"""Answers bots may give before what they did is stored and told."""


class Room:
    """One table. Not for several tasks: whoever owns it calls it, one call at a time."""

    def __init__(
        self,
        row: TableRow,
        clock: Clock,
        chance: Random,
        pace: Pace,
        live: LiveGame | None = None,
        words: BannedWords | None = None,
        bot_time: Callable[[float], None] | None = None,
    ) -> None:
        self.row = row
        self.clock = clock
        self.chance = chance
        self.pace = pace
        self.live = live
        self.words = words
        """What is not to be said here."""
        self.writes: list[Write] = []
        self.outbox: list[tuple[Member, bytes]] = []
        self.members: list[Member] = []
        self.question: Question | None = None
        self.lines: deque[ChatLine] = deque(maxlen=MOST_LINES)
        self.ready: set[Seat] = set()
        self.keep: set[Seat] = set()
        """Who wants to keep his character in the next game."""
        self.hurrying: set[Seat] = set()
        self.stood_in: set[Seat] = set()
        """For which people who are there a bot answers, since they have let their time run out."""
        self._lost: dict[Seat, float] = {}
        """Since when people who have a seat are gone."""
        self._left_asleep: float | None = None
        self._opened = (0, 0)
        """The last game and turn in which somebody was asked what to do with his turn."""
        self.asleep = True
        self._bot_time = bot_time
        now = clock.now()
        for seat in seats.people(row):
            self._lost[seat] = now
        if self.playing:
            self.ask()

    # ---- who is there

    @property
    def playing(self) -> bool:
        """Whether a game is under way."""
        return self.row.status == PLAYING

    def there(self) -> set[Seat]:
        """The seats of people who are connected."""
        return {member.seat for member in self.members if member.seat >= 0}

    def check_open(self) -> None:
        """Refuse to do anything at a table that is closed."""
        if self.row.status == CLOSED:
            raise Refusal("no_such_table", "this table is closed; open another one")

    def join(self, member: Member, hello: Hello) -> None:
        """Let somebody in, and tell him everything he may know. Raises Refusal."""
        self.check_open()
        if hello.token is not None:
            seat = seats.seat_of_token(self.row, hello.token)
            if seat == NOBODY:
                raise Refusal(
                    "bad_token", "this seat is no longer yours; take a seat again, or look on without a token"
                )
            member.seat = seat
        elif not self.row.settings.spectators:
            raise Refusal("no_spectators", "this table wants no spectators; take a seat to see it")
        seat = member.seat
        others = [other for other in self.members if other.seat == seat >= 0]
        if len(others) >= MOST_DEVICES:
            self.dismiss(others[0], "elsewhere", "you have opened this table too often; the oldest window is closed")
        if seat >= 0 and self.row.seats[seat].bot:
            self._take_back(seat)
        member.everything = seat >= 0 and self.playing and self.row.seats[seat].saw_game == self.row.game
        if seat >= 0:
            self._lost.pop(seat, None)
            self.back(seat)
            self._rouse()
        self.members.append(member)
        self.tell(member, self.snapshot(member, hello.game, hello.seen))
        self.tell_table(but=member)

    def _take_back(self, seat: Seat) -> None:
        """A person who was replaced by a bot while he was gone is here again."""
        row = self.row
        row.seats[seat].bot = ""
        if row.host == NOBODY or not row.seats[row.host].is_person:
            row.host = seat
        self.save()
        self._fresh_clock(seat)
        self.tell_clock()

    def part(self, member: Member) -> None:
        """Somebody's connection has ended."""
        if member not in self.members:
            return
        self.members.remove(member)
        self._forget_views()
        seat = member.seat
        if seat >= 0 and seat not in self.there():
            self.hurrying.discard(seat)
            self.stood_in.discard(seat)
            if self.row.seats[seat].is_person:
                self._lost[seat] = self.clock.now()
            if not self.playing:
                self.ready.discard(seat)
            if not self.there():
                self._fall_asleep()
        self.tell_table()

    def dismiss(self, member: Member, code: str, reason: str) -> None:
        """End somebody's connection, with a reason. It would not help to come again."""
        self.tell(member, Closing(code=code, message=sentence(reason)))
        if member in self.members:
            self.members.remove(member)
            self._forget_views()
        member.seat, member.everything = NOBODY, False  # whatever is still on its way from there
        self.outbox.append((member, b""))

    def vacated(self, seat: Seat) -> None:
        """Whoever had this seat has it no more: nothing he has said counts any longer."""
        for wishes in (self.ready, self.keep, self.hurrying, self.stood_in):
            wishes.discard(seat)
        self._lost.pop(seat, None)
        if self.question is not None and self.question.seat == seat:
            self.question.held = None
        if not self.there():
            self._fall_asleep()

    def moved(self, to: dict[Seat, Seat]) -> None:
        """People have changed seats: from old to new ones. No game is under way."""
        for member in self.members:
            if member.seat >= 0:
                member.seat = to[member.seat]
        self.ready = {to[seat] for seat in self.ready if seat in to}
        self.keep = {to[seat] for seat in self.keep if seat in to}
        self.hurrying = {to[seat] for seat in self.hurrying if seat in to}
        self._lost = {to[seat]: since for seat, since in self._lost.items() if seat in to}
        for seat in self.there():
            self.tell_you(seat)

    def seated(self, seat: Seat) -> None:
        """Somebody has taken this seat, and is to come in soon."""
        self._lost[seat] = self.clock.now()
        self._fresh_clock(seat)

    def _fresh_clock(self, seat: Seat) -> None:
        """Give a person who has just got a seat the full time for what is asked there."""
        question = self.question
        if question is not None and question.seat == seat:
            question.restart(self.clock.now(), None)

    def _forget_views(self) -> None:
        if self.live is not None:
            for viewer in self.live.viewers() - {member.viewer for member in self.members}:
                self.live.forget_view(viewer)

    # ---- sleeping

    def _fall_asleep(self) -> None:
        """Everybody who plays is gone: the game waits for them."""
        self.asleep = True
        self.save()  # from now on it is kept for as long as tables are
        if self.question is not None:
            self._left_asleep = self.question.left(self.clock.now())

    def _rouse(self) -> None:
        if not self.asleep:
            return
        self.asleep = False
        now = self.clock.now()
        for seat in self._lost:
            self._lost[seat] = now  # nobody is to blame for the time the table was asleep
        if self.question is not None:
            self.question.restart(now, self._left_asleep)
            self._left_asleep = None
            self.tell_clock()

    # ---- saying

    def tell(self, member: Member, message: Heard) -> None:
        """Say something to one connection."""
        self.outbox.append((member, encode(message)))

    def tell_all(self, message: Heard, but: Member | None = None) -> None:
        """Say the same to everybody."""
        said = encode(message)
        self.outbox += [(member, said) for member in self.members if member is not but]

    def tell_table(self, but: Member | None = None) -> None:
        """Say who is there and what the table is like."""
        if self.members:
            self.tell_all(TableNews(table=self.info()), but)

    def save(self) -> None:
        """Have the table stored as it is now."""
        self.row.updated = self.clock.wall()
        if self.row not in self.writes:
            self.writes.append(self.row)

    def info(self) -> TableInfo:
        """The table as everybody sees it."""
        row, there = self.row, self.there()
        return TableInfo(
            id=row.id,
            settings=row.settings,
            status=row.status,  # type: ignore[arg-type]  # a closed table is not shown
            host=row.host,
            seats=[
                SeatInfo(
                    kind="bot" if place.bot else "person" if place.name else "empty",
                    name=place.name,
                    bot=place.bot,
                    connected=seat in there,
                    ready=seat in self.ready,
                    muted=place.muted,
                    wins=place.wins,
                )
                for seat, place in enumerate(row.seats)
            ],
            spectators=sum(member.seat < 0 for member in self.members),
            game=row.game,
            series_game=row.series_game,
            asleep=self.asleep,
            created=row.created,
        )

    def you(self, member: Member) -> You:
        """A client's own place."""
        seat = member.seat
        return You(
            seat=seat,
            host=seat >= 0 and seat == self.row.host,
            watching=member.watching,
            may_watch_everything=self.may_watch_everything(seat),
            stood_in=seat in self.stood_in,
        )

    def out_for_good(self, seat: Seat) -> bool:
        """Whether whoever has this seat is out of the game that is being played, and cannot come back."""
        live = self.live
        return self.playing and live is not None and seat >= 0 and live.wire.out_for_good(live.match, seat)

    def may_watch_everything(self, seat: Seat) -> bool:
        """Whether somebody in this seat may. Not if they sat down during the game: they might have another seat, too."""
        return self.out_for_good(seat) and self.row.seats[seat].since_game != self.row.game

    def _may_watch(self) -> set[Seat]:
        """The seats of those who are there and out of the game for good."""
        live = self.live
        if live is None or not live.match.state.eliminated:
            return set()
        return {seat for seat in self.there() if self.may_watch_everything(seat)}

    def snapshot(self, member: Member, game: int = 0, seen: int = 0) -> Snapshot:
        """Everything a client needs to show the table."""
        table, you, live = self.info(), self.you(member), self.live
        lines = [line for line in self.lines if not line.aside or member.everything]
        if live is None or self.row.game == 0:
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
            asked=self.asked(),
            choices=live.choices() if decision is not None and decision.seat == viewer else None,
            result=live.result,
            chat=lines,
        )

    def asked(self) -> Asked | None:
        """The open question as everybody sees it."""
        question, live = self.question, self.live
        if question is None or live is None or live.decision is None:
            return None
        decision = live.decision
        person = self.row.seats[question.seat].is_person
        return Asked(
            question=question.number,
            seat=question.seat,
            kind=decision.kind,
            about=live.wire.about(live.match, decision),
            left=self._left(question) if person else None,
            total=question.total if person else None,
        )

    def _left(self, question: Question) -> float | None:
        return self._left_asleep if self.asleep else question.left(self.clock.now())

    def tell_clock(self) -> None:
        """Say anew how much time is left."""
        asked = self.asked()
        if asked is not None and self.live is not None:
            self.tell_all(AskedAgain(game=self.live.row.number, asked=asked))

    def tell_news(self) -> None:
        """Say to everybody what happened since the last time, each as he may know it."""
        live = self.live
        assert live is not None
        asked, result, decision = self.asked(), live.result, live.decision
        viewers = list(dict.fromkeys(member.viewer for member in self.members))
        said = {
            viewer: encode(
                Update(
                    game=live.row.number,
                    events=events,
                    changes=found,
                    asked=asked,
                    choices=live.choices() if decision is not None and decision.seat == viewer else None,
                    result=result,
                )
            )
            for viewer, events, found in zip(viewers, live.news(viewers), live.changes(viewers), strict=True)
        }
        self.outbox += [(member, said[member.viewer]) for member in self.members]
        live.told()

    # ---- the open question

    def ask(self) -> None:
        """Open the clock of the question the game has come to."""
        live = self.live
        decision = live.decision if live is not None else None
        if live is None or decision is None:
            self.question = None
            return
        sort = live.wire.sort(live.match, decision)
        turn = (live.row.number, live.match.state.turn)
        opening = decision.main and turn != self._opened
        if opening:
            self._opened = turn
        self.question = Question(
            decision.number,
            decision.seat,
            decision.hidden and not decision.main,  # in his own turn everybody plays as fast as he likes
            opening,
            self.row.settings.timers.seconds(decision.kind, sort),
            self.clock.now(),
            self.pace,
            self.chance,
        )
        if self.asleep:
            self._left_asleep = self.question.total

    def check_answer(self, member: Member, game: int, number: int) -> Question:
        """The open question, if it is this one and asked of this member. Raises Refusal."""
        question, live = self.question, self.live
        if member.seat < 0:
            raise Refusal("spectator", "a spectator is asked nothing; take a seat to play")
        if question is None or live is None or not self.playing:
            raise Refusal("no_game", "no game is under way; wait until one begins")
        if game != live.row.number:
            raise Refusal("stale", f"game {game} is not being played; answer questions of game {live.row.number}")
        if number != question.number:
            raise Refusal("stale", f"question {number} is not open; the open one is question {question.number}")
        if question.seat != member.seat:
            name = self.row.seats[question.seat].name
            raise Refusal("not_yours", f"question {number} is put to {name}; wait until you are asked")
        return question

    def answer(self, member: Member, game: int, number: int, index: int) -> None:
        """A person answers. Raises Refusal."""
        question, live = self.check_answer(member, game, number), self.live
        assert live is not None
        assert live.decision is not None
        most = len(live.decision.options) - 1
        if index > most:
            raise Refusal("no_such_option", f"question {number} has no option {index}; choose from 0 to {most}")
        if question.held is not None:
            raise Refusal("stale", f"question {number} is answered already; wait for what comes of it")
        self.back(member.seat)
        if self.clock.now() < question.earliest:
            question.held = index
        else:
            self._apply(index, PERSON)

    def back(self, seat: Seat) -> None:
        """A person takes over from the bot that answered for him."""
        if seat not in self.stood_in:
            return
        self.stood_in.discard(seat)
        question = self.question
        if question is not None and question.seat == seat and question.held is None:
            question.restart(self.clock.now(), None)
            self.tell_clock()
        self.tell_you(seat)

    def tell_you(self, seat: Seat) -> None:
        """Say to a person what has changed about his own place."""
        for member in self.members:
            if member.seat == seat:
                self.tell(member, YouNews(you=self.you(member)))

    @property
    def _factor(self) -> float:
        there = self.there()
        return 0.0 if there and there <= self.hurrying else self.row.settings.pace

    def _answer_due(self) -> float | None:
        """When the open question is answered if nobody says anything more."""
        question = self.question
        if question is None or not self.playing:
            return None
        if question.held is not None:
            return question.earliest
        if self.asleep:
            return None
        seat = question.seat
        if self.row.seats[seat].bot:
            return question.bot_due(self._factor)
        since = None
        if seat in self.stood_in:
            since = question.opened
        elif seat in self._lost:
            since = self._lost[seat] + self.pace.absence
        return question.stand_in_due(since)

    def _host_due(self) -> float | None:
        """When somebody else becomes host because the host is gone."""
        host = self.row.host
        if not self.there():
            return None
        if host == NOBODY or not self.row.seats[host].is_person:
            return self.clock.now()
        return self._lost[host] + self.pace.absence if host in self._lost else None

    def due(self) -> float | None:
        """When `wake` wants to be called; None if nothing is going to happen by itself."""
        times = [time for time in (self._answer_due(), self._host_due()) if time is not None]
        return min(times, default=None)

    def wake(self) -> None:
        """Do what is due."""
        now = self.clock.now()
        host_due = self._host_due()
        if host_due is not None and host_due <= now:
            self.row.host = seats.next_host(self.row, self.there())
            self.save()
            self.tell_table()
            self.tell_you(self.row.host)
        for _ in range(ANSWERS_A_WAKE):
            due = self._answer_due()
            if due is None or due > now:
                return
            self._answer_for()

    def _answer_for(self) -> None:
        """Tell an answer that was held back, or let a bot answer."""
        question, live = self.question, self.live
        assert question is not None
        assert live is not None
        seat = question.seat
        place = self.row.seats[seat]
        if question.held is not None:
            self._apply(question.held, PERSON)
            return
        if place.bot:
            self._apply(self._bot_choice(seat, place.bot), BOT)
            return
        if seat in self.there() and seat not in self.stood_in:
            self.stood_in.add(seat)
            self.tell_you(seat)
        self._apply(self._bot_choice(seat, self.row.settings.bot), STAND_IN)

    def _bot_choice(self, seat: Seat, bot: str) -> int:
        live = self.live
        assert live is not None
        began = self.clock.now()
        try:
            index = live.bot_choice(seat, bot, self.chance)
        except Exception:
            # A table must not hang because a bot is at its wits' end; the simplest bot needs no wits.
            log.exception("bot failed", bot=bot, game=live.row.game)
            index = live.bot_choice(seat, bots_of(live.row.game)[0], self.chance)
        if self._bot_time is not None:
            self._bot_time(self.clock.now() - began)
        return index

    def _apply(self, index: int, by: int) -> None:
        """Answer the open question, and see to everything that follows."""
        live = self.live
        assert live is not None
        could_watch = self._may_watch()
        self.writes += live.answer(index, by, self.clock.wall())
        if live.over:
            self._end(live)
        self.ask()
        for seat in self._may_watch() - could_watch:
            self.tell_you(seat)
        self.tell_news()
        if live.over:
            for member in [member for member in self.members if member.everything]:
                member.everything = False
                self.tell(member, YouNews(you=self.you(member)))
            self.tell_table()

    def _end(self, live: LiveGame) -> None:
        """The game is over: count the wins. Everybody is asked whether he is ready for the next one."""
        self.row.status = OVER
        for seat in live.match.state.winners:
            self.row.seats[seat].wins += 1
        self.ready.clear()
        self.keep.clear()
        self.stood_in.clear()
        self.save()

    # ---- looking on

    def watch_everything(self, member: Member) -> None:
        """Somebody who is out wants to see everything from now on."""
        if not self.may_watch_everything(member.seat):
            raise Refusal("not_out", "only players who are out of the game for good may see everything")
        self.row.seats[member.seat].saw_game = self.row.game
        self.save()
        for other in self.members:
            if other.seat == member.seat and not other.everything:
                other.everything = True
                self.tell(other, self.snapshot(other))
        self._forget_views()
