"""A table and everybody at it, without clock, socket or database of its own.

A room is told what happens (`join`, `part`, `answer`, `wake`, ...) and gives out what is to be stored (`take_writes`)
and then said (`take_outbox`). Whoever runs it stores the first before the second is sent: nobody sees what is not
stored.

What it remembers is in `memory`, who is told what in `telling`, the clock in `timing`, what bots choose in `bots`.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random

from boothill.kernel.decision import Seat
from boothill.kernel.plain import Json
from boothill.server.room.bots import Bots
from boothill.server.room.company.doors import Doors
from boothill.server.room.game import LiveGame
from boothill.server.room.member import Member, Refusal
from boothill.server.room.memory import Memory, What
from boothill.server.room.names import BannedWords
from boothill.server.room.pace import Clock, Pace
from boothill.server.room.question import Question
from boothill.server.room.telling import Outbox, Teller
from boothill.server.room.timing import Timing
from boothill.server.store.rows import BOT, CLOSED, OVER, PERSON, PLAYING, STAND_IN, WAITING, TableRow, Write
from boothill.server.wire import wire_of
from boothill.server.wire.protocol import Hello
from boothill.server.wire.settings import Settings
from boothill.server.wire.tables import ChatLine
from boothill.telling.texts import isolated

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
        """The table as it is stored. Only the room and its parts change it."""
        self.clock = clock
        self.chance = chance
        self.words = words
        """What is not to be said here."""
        self._memory = Memory(row, clock, live, words)
        self._timing = Timing(self._memory, clock, pace, chance)
        self._bots = Bots(clock, chance, bot_time)
        self.teller = Teller(self._memory, self._timing)
        self._doors = Doors(self._memory, self._timing, self.teller)
        self.seats = self._memory.seats
        self.people = self._memory.people
        self.watchers = self._memory.watchers
        self.talk = self._memory.talk
        now = clock.now()
        for seat, place in enumerate(self.seats):
            if place.token_hash:
                self.people.miss(seat, now)
        if self.playing:
            self.ask()

    # ---- how things stand

    @property
    def id(self) -> str:
        """The id of the table."""
        return self.row.id

    @property
    def moment(self) -> tuple[int, int]:
        """Where the table stands: the number of its game, and that of the question in it that comes next."""
        return self.row.game, self.live.match.answered + 1 if self.live is not None else 0

    @property
    def last_event(self) -> tuple[int, int]:
        """What has happened last: the number of the game, and that of its last event."""
        return self.row.game, len(self.live.match.events) if self.live is not None else 0

    @property
    def settings(self) -> Settings:
        """What the table is like."""
        return self._memory.settings

    @property
    def playing(self) -> bool:
        """Whether a game is under way."""
        return self._memory.playing

    @property
    def over(self) -> bool:
        """Whether a game has been played here, and the next has not begun."""
        return self.row.status == OVER

    @property
    def closed(self) -> bool:
        """Whether the table is closed for good."""
        return self.row.status == CLOSED

    @property
    def live(self) -> LiveGame | None:
        """The game being played or played last, if it is known."""
        return self._memory.live

    @property
    def question(self) -> Question | None:
        """The open question."""
        return self._timing.question

    @property
    def complete(self) -> bool:
        """Whether the next game could begin without asking the host: nobody is missing before the first one."""
        if self.row.status == WAITING:
            return all(self.seats.names()) and set(self.seats.people()) <= self.people.there()
        return self.over

    @property
    def series_goes_on(self) -> bool:
        """Whether the next game belongs to the series of the last one."""
        return self.over and self.live is not None and 0 < self.row.series_game < self.settings.games

    def out_for_good(self, seat: Seat) -> bool:
        """Whether whoever has this seat is out of the game that is being played, and cannot come back."""
        return self._memory.out_for_good(seat)

    def check_open(self) -> None:
        """Refuse to do anything at a table that is closed."""
        self._memory.check_open()

    # ---- what is given out

    def take_writes(self) -> list[Write]:
        """What is to be stored, in order. It is given out once."""
        return self._memory.take_writes()

    def take_outbox(self) -> Outbox:
        """What is to be said when that is stored. It is given out once."""
        return self.teller.take_outbox()

    def save(self) -> None:
        """Have the table stored as it is now."""
        self._memory.save()

    def changed(self) -> None:
        """Have the table stored and shown to everybody as it is now."""
        self.save()
        self.teller.tell_table()

    def remember(self, line: ChatLine) -> None:
        """Keep a line of chat for those who come later."""
        self._memory.lines.append(line)

    # ---- coming and going

    def take_seat(self, name: str, wanted: int | None, address: str = "") -> tuple[Seat, str]:
        """Seat somebody from this address whose name has been cleaned, and who is to come in soon: the seat, and its
        token. Raises UserError.
        """
        return self._doors.take_seat(name, wanted, address)

    def join(self, member: Member, hello: Hello) -> None:
        """Let somebody in, and tell them everything they may know. Raises Refusal."""
        self._doors.join(member, hello)

    def part(self, member: Member) -> None:
        """Somebody's connection has ended."""
        self._doors.part(member)

    def dismiss(self, member: Member, code: str, reason: str) -> None:
        """End somebody's connection, with a reason. It would not help to come again."""
        self._doors.dismiss(member, code, reason)

    def put_out(self, seat: Seat, code: str, reason: str, what: What) -> None:
        """Free a seat and end the connections of whoever had it; the table is closed with its last person."""
        self._doors.put_out(seat, code, reason, what)

    def excused(self, seat: Seat) -> float:
        """Seconds for which a person who is gone is still waited for; 0 if they have been gone for long enough."""
        return self._timing.excused(seat)

    @property
    def awaits_somebody(self) -> bool:
        """Whether somebody has taken a seat, has never come in, and may still do so."""
        return not self.closed and bool(self.seats.ghosts())

    def pass_host(self, seat: Seat) -> None:
        """Make somebody else the host."""
        told = {seat, self.seats.host}
        self.seats.make_host(seat)
        self.changed()
        for changed in told:
            self.teller.tell_you(changed)

    def vote(self, voter: Seat, seat: Seat, out: bool) -> None:
        """A person wants another to lose their seat in this game, or does so no more. It is counted whenever somebody
        votes.
        """
        changed = self.people.vote(voter, seat, out)
        others = {one for one in self.people.unknowing() | self._expected() if self.may_vote(one, seat)} - {seat}
        if self.people.is_voted_out(seat, others, self.settings.public):
            self.put_out(seat, "kicked", "the others at the table have voted to go on without you", "voted_out")
        elif changed:
            self.teller.tell_table()
            self.teller.tell_you(voter)

    def may_vote(self, voter: Seat, seat: Seat) -> bool:
        """Whether somebody decides about another: who sat down during the game does not about those who were there."""
        game = self.row.game
        return self.seats[seat].since_game == game or self.seats[voter].since_game != game

    def _expected(self) -> set[Seat]:
        """The seats of people who have only just gone, and have not seen everything: nobody is outvoted because another
        has lost the connection for a moment.
        """
        gone = set(self.seats.people()) - self.people.there() - set(self.seats.ghosts())
        return {seat for seat in gone if self.excused(seat) > 0 and not self.saw_everything(seat)}

    def mute(self, seat: Seat, muted: bool) -> None:
        """Silence somebody, or let them talk again. It holds for where they come from, if they alone come from there:
        neither another seat nor looking on helps.
        """
        self.seats[seat].muted = muted
        self.watchers.mute(self.people.own_home(seat), muted)
        self.changed()

    def saw_everything(self, seat: Seat) -> bool:
        """Whether whoever has this seat has seen every hand of the game that is being played."""
        return self._memory.saw_everything(seat)

    def replace(self, seat: Seat, bot: str) -> None:
        """Let a bot play on for a person who is gone, or one of another sort for a bot."""
        self.seats.stand_in(seat, bot)
        self.changed()
        self.teller.tell_clock()

    def change_seats(self, order: Sequence[Seat]) -> None:
        """Let the people and bots sit down in another order; NOBODY stands for a seat that is new and empty. No game is
        under way.
        """
        if list(order) == list(range(len(self.seats))):
            return
        self.seats.reseat(order)
        self._memory.live = None  # whatever was played here last was played in other seats
        to = {old: new for new, old in enumerate(order) if old >= 0}
        self.people.move(to)
        self.talk.move(to)
        for seat in self.people.there():
            self.teller.tell_you(seat)

    def configure(self, settings: Settings) -> None:
        """Change what the table is like. No game is under way, and the settings make one. Raises SeatError."""
        order = self.seats.resized(settings.players)
        if settings.game != self.settings.game:
            self.seats.replace_bots(settings.bot)
        self.row.settings = settings
        self.row.series_game = 0
        self.people.ask_anew()
        if not settings.spectators:
            for spectator in self.people.spectators():
                self.dismiss(spectator, "no_spectators", "this table wants no spectators any more")
        self.change_seats(order)
        self.changed()

    # ---- the game

    def deal(self, options: Json, salt: str) -> None:
        """Begin a game that is dealt from these options: the next of its series, or the first of a new one."""
        row, settings = self.row, self.settings
        row.series_game = row.series_game + 1 if self.series_goes_on else 1
        if row.series_game == 1:
            self.seats.forget_wins()
        row.game += 1
        row.status = PLAYING
        row.notices = []
        people = [place.is_person for place in self.seats]
        wire, wall = wire_of(settings.game), self.clock.wall()
        live = LiveGame.deal(wire, row.id, row.game, options, salt, wall, people, settings.public)
        self._memory.live = live
        self.people.ask_anew()
        self.people.stood_in.clear()
        self.people.forget_votes()
        self._memory.write(live.row)
        self.save()
        self.ask()
        for member in self.people:
            member.everything = False
        self.teller.tell_all_everything()

    def ask(self) -> None:
        """Open the clock of the question the game has come to."""
        self._timing.ask()

    def check_answer(self, member: Member, game: int, number: int) -> tuple[LiveGame, Question]:
        """The game and its open question, if it is this one and asked of this member. Raises Refusal."""
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
            name = self.seats[question.seat].name
            raise Refusal("not_yours", f"question {number} is put to {isolated(name)}; wait until you are asked")
        return live, question

    def answer(self, member: Member, game: int, number: int, index: int) -> None:
        """A person answers. Raises Refusal."""
        live, question = self.check_answer(member, game, number)
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
            self._apply(live, question, index, PERSON)

    def more_time(self, member: Member, game: int, number: int) -> None:
        """A person asks for the full time once more. Raises Refusal."""
        _, question = self.check_answer(member, game, number)
        if question.held is not None:
            raise Refusal("stale", "you have answered already; wait for what comes of it")
        if not question.extend(self.clock.now()):
            raise Refusal("no_more_time", "there is no more time to be had for this question; answer it")
        self.back(member.seat)
        self.teller.tell_clock()

    def back(self, seat: Seat) -> None:
        """A person takes over from the bot that answered for them."""
        self._doors.back(seat)

    def watch_everything(self, member: Member) -> None:
        """Somebody who is out wants to see everything from now on. Raises Refusal."""
        if not self._memory.may_watch_everything(member.seat):
            raise Refusal("not_out", self._memory.why_not_everything(member.seat))
        self.seats[member.seat].saw_game = self.row.game
        self.people.forget_votes_of(member.seat)
        self.changed()  # nobody may sit down in this game any more
        for other in self.people.in_seat(member.seat):
            if not other.everything:
                other.everything = True
                self.teller.tell_everything(other)
        self._memory.forget_views()

    # ---- what happens by itself

    def due(self) -> float | None:
        """When `wake` wants to be called; None if nothing is going to happen by itself."""
        times = [time for time in (self._timing.due(), self.teller.presence_due()) if time is not None]
        return min(times, default=None)

    def wake(self) -> None:
        """Do what is due."""
        now = self.clock.now()
        if self._timing.host_is_due(now):
            self.seats.make_host(self.seats.next_host(self.people.there()))
            self.changed()
            self.teller.tell_you(self.seats.host)
        self._doors.free_ghosts()
        presence = self.teller.presence_due()
        if presence is not None and presence <= now:
            self.teller.tell_presence()
        for _ in range(ANSWERS_A_WAKE):
            if not self._timing.answer_is_due(now):
                return
            self._answer_for()

    def tell_held(self) -> None:
        """Tell an answer that is held back at once: the table is about to be put away."""
        question, live = self.question, self.live
        if self.playing and question is not None and live is not None and question.held is not None:
            self._apply(live, question, question.held, PERSON)

    def _answer_for(self) -> None:
        """Tell an answer that was held back, or let a bot answer."""
        question, live = self.question, self.live
        assert question is not None
        assert live is not None
        seat = question.seat
        bot = self.seats[seat].played_by
        if question.held is not None:
            self._apply(live, question, question.held, PERSON)
        elif bot:
            self._apply(live, question, self._bots.choice(live, seat, bot), BOT)
        else:
            if seat in self.people.there() and seat not in self.people.stood_in:
                self.people.stood_in.add(seat)
                self.teller.tell_you(seat)
            self._apply(live, question, self._bots.choice(live, seat, self.settings.bot), STAND_IN)

    def _apply(self, live: LiveGame, question: Question, index: int, by: int) -> None:
        """Answer the open question, and see to everything that follows."""
        could_watch = self._memory.may_watch()
        self._memory.write(*live.answer(question.number, index, by, self.clock.wall()))
        if live.over:
            self._end(live)
        self.ask()
        for seat in self._memory.may_watch() - could_watch:
            self.teller.tell_you(seat)
        self.teller.tell_news()
        if live.over:
            for member in self.people:
                if member.everything:
                    member.everything = False
                    self.teller.tell_place(member)
            self.teller.tell_table()

    def _end(self, live: LiveGame) -> None:
        """The game is over: count the wins. Everybody is asked whether they are ready for the next one."""
        self.row.status = OVER
        self.seats.count_wins(live.match.state.winners)
        self.people.ask_anew()
        self.people.stood_in.clear()
        for voter in self.people.forget_votes():
            self.teller.tell_you(voter)
        self.save()
