"""What the messages of clients do at a table. Each is followed whole, or refused and changes nothing."""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import Any

from boothill.kernel.errors import UserError
from boothill.server.room import chat, series
from boothill.server.room.member import Member, Refusal
from boothill.server.room.memory import What
from boothill.server.room.names import clean_line
from boothill.server.room.room import Room
from boothill.server.room.seats import NOBODY, SeatError
from boothill.server.wire import protocol
from boothill.server.wire.protocol import Pong, Refused
from boothill.server.wire.settings import check_bot
from boothill.server.wire.text import sentence
from boothill.telling.texts import isolated


def follow(room: Room, member: Member, message: protocol.Said) -> str:
    """Follow a message, or answer it with the reason why not; the code of that reason, nothing if it was followed."""
    if member not in room.people:
        return ""  # they were sent away while this was on its way
    try:
        told_all, now = type(message) in _TOLD_ALL, room.clock.now()
        if told_all and not room.talk.may_stir(member.seat, now):
            raise Refusal("too_fast", "you change your mind too fast for the others; wait a few seconds")
        _COMMANDS[type(message)](room, member, message)
        if told_all:
            room.talk.stirred(member.seat, now)
        return ""
    except UserError as error:
        code = error.code if isinstance(error, Refusal) else "refused"
        question = room.question.number if room.question is not None and code in _ABOUT_QUESTIONS else None
        to = message.__struct_config__.tag
        room.teller.tell(member, Refused(code=code, message=sentence(str(error)), to=str(to), question=question))
        return code


def part(room: Room, member: Member) -> None:
    """Somebody's connection has ended; if only they had to be waited for, the next game begins."""
    room.part(member)
    _go_on(room)


_ABOUT_QUESTIONS = frozenset({"stale", "not_yours", "no_such_option"})


# ---- players


def _hello(room: Room, member: Member, message: protocol.Hello) -> None:
    raise Refusal("not_now", "you have said hello already; open another connection to come in again")


def _answer(room: Room, member: Member, message: protocol.Answer) -> None:
    room.answer(member, message.game, message.question, message.option)


def _emote(room: Room, member: Member, message: protocol.SendEmote) -> None:
    chat.sign(room, member, message.emote)


def _chat(room: Room, member: Member, message: protocol.SendChat) -> None:
    chat.say(room, member, clean_line(message.text, room.words))


def _ready(room: Room, member: Member, message: protocol.Ready) -> None:
    seat = _seat(member)
    if room.playing:
        raise Refusal("not_now", "a game is under way; say that you are ready when it is over")
    room.people.say_ready(seat, message.ready, message.keep)
    room.teller.tell_table()
    _go_on(room)


def _leave(room: Room, member: Member, message: protocol.Leave) -> None:
    if member.seat >= 0:
        _put_out(room, member.seat, "left", "you have left the table", "left")
    else:
        room.dismiss(member, "left", "you have left the table")
        room.teller.tell_presence()


def _back(room: Room, member: Member, message: protocol.Back) -> None:
    room.back(_seat(member))


def _more_time(room: Room, member: Member, message: protocol.MoreTime) -> None:
    room.more_time(member, message.game, message.question)


def _hurry(room: Room, member: Member, message: protocol.Hurry) -> None:
    room.people.hurry(_seat(member), message.on)


def _watch(room: Room, member: Member, message: protocol.Watch) -> None:
    if message.what == "everything":
        room.watch_everything(member)
    elif member.everything:
        raise Refusal("not_now", "you have seen everything and cannot unsee it; wait for the end of the game")


def _vote(room: Room, member: Member, message: protocol.Vote) -> None:
    voter = _seat(member)
    if not room.playing:
        raise Refusal("no_game", "no game is under way; between games the host frees seats")
    seat = _known(room, message.seat)
    if seat == voter:
        raise Refusal("not_yourself", "you cannot vote about yourself; leave instead")
    if not room.seats[seat].is_person:
        raise Refusal("no_person", f"seat {seat} has no person who could lose it; name one who has")
    _unknowing(room, member)
    if not room.may_vote(voter, seat):
        raise Refusal("not_now", "you sat down during this game; those who were there before you decide about this")
    room.vote(voter, seat, message.out)


def _ping(room: Room, member: Member, message: protocol.Ping) -> None:
    room.teller.tell(member, Pong(n=message.n))


# ---- the host


def _fill(room: Room, member: Member, message: protocol.Fill) -> None:
    _host(room, member)
    if room.playing:
        raise Refusal("not_now", "no seat is empty in a game; put bots on seats when it is over")
    check_bot(room.settings.game, message.bot)
    if message.seat is None:
        room.seats.fill(message.bot)
    elif room.seats[_known(room, message.seat)].name:
        raise Refusal("taken", f"seat {message.seat} is taken; free it first, or put a bot on another one")
    else:
        room.seats.seat_bot(message.seat, message.bot)
    room.changed()


def _start(room: Room, member: Member, message: protocol.Start) -> None:
    _host(room, member)
    if room.playing:
        raise Refusal("not_now", "a game is under way; finish it first")
    series.begin(room)


def _kick(room: Room, member: Member, message: protocol.Kick) -> None:
    _host(room, member)
    if _means_spectator(message):
        _unknowing(room, member)
        room.watchers.shut_out(_spectator(room, message.spectator))
        for spectator in room.people.spectators():
            if room.watchers.is_shut_out(spectator):
                room.dismiss(spectator, "kicked", "the host wants you to look on no more")
        room.teller.tell_table()
        return
    seat = _known(room, message.seat)
    if seat == member.seat:
        raise Refusal("not_yourself", "you cannot put yourself out; leave instead")
    place = room.seats[seat]
    if not place.name:
        raise Refusal("empty", f"seat {seat} is empty already")
    if room.playing:
        _unknowing(room, member)
        if place.bot and not place.token_hash:
            raise Refusal("not_now", "the bots stay until the game is over; free their seats then")
        _gone(room, seat)
    _put_out(room, seat, "kicked", "the host has freed your seat", "put_out")


def _gone(room: Room, seat: int) -> None:
    """Refuse to take a seat in a game from somebody who is there, or has not been gone for long."""
    name = isolated(room.seats[seat].name)
    if seat in room.people.there():
        raise Refusal("present", f"{name} is here and plays; vote if others want it, too, or wait for the end")
    wait = math.ceil(room.excused(seat))
    if wait > 0:
        raise Refusal("not_gone", f"{name} may come back at once; in {wait} seconds the seat can be freed")


def _replace(room: Room, member: Member, message: protocol.Replace) -> None:
    _host(room, member)
    if room.playing:
        raise Refusal("not_now", "nobody is replaced in a game; a bot plays for whoever is gone, and bots stay")
    check_bot(room.settings.game, message.bot)
    seat = _known(room, message.seat)
    place = room.seats[seat]
    if not place.name:
        raise Refusal("empty", f"seat {seat} is empty; fill it instead")
    if place.is_person and seat in room.people.there():
        raise Refusal("present", f"{isolated(place.name)} is here; only somebody who is gone can be replaced")
    room.replace(seat, message.bot)


def _pass_host(room: Room, member: Member, message: protocol.PassHost) -> None:
    _host(room, member)
    seat = _known(room, message.seat)
    if not room.seats[seat].is_person:
        raise Refusal("no_person", f"seat {seat} has no person who could be host; name one who is")
    _unknowing(room, member)
    room.pass_host(seat)


def _mute(room: Room, member: Member, message: protocol.Mute) -> None:
    _host(room, member)
    if _means_spectator(message):
        _unknowing(room, member)
        room.watchers.mute(_spectator(room, message.spectator).address, message.muted)
        room.teller.tell_table()
        return
    seat = _known(room, message.seat)
    if not room.seats[seat].is_person:
        raise Refusal("no_person", f"seat {seat} has no person who could be muted; name one who is")
    _unknowing(room, member)
    room.mute(seat, message.muted)


def _configure(room: Room, member: Member, message: protocol.Configure) -> None:
    _host(room, member)
    if room.playing:
        raise Refusal("not_now", "a game is under way; change the table when it is over")
    series.check(message.settings)
    try:
        room.configure(message.settings)
    except SeatError as error:
        raise Refusal("seated", str(error)) from None


# ---- helpers


def _seat(member: Member) -> int:
    if member.seat < 0:
        raise Refusal("spectator", "this is for players; take a seat first")
    return member.seat


def _host(room: Room, member: Member) -> None:
    if member.seat < 0 or member.seat != room.seats.host:
        host = isolated(room.seats[room.seats.host].name) if room.seats.host != NOBODY else "nobody"
        raise Refusal("not_host", f"only the host may do this; the host is {host}")


def _unknowing(room: Room, member: Member) -> None:
    """Refuse to let somebody who has seen every hand decide about others, or give signs by it."""
    if room.saw_everything(member.seat):
        raise Refusal("knows", "you have seen every hand of this game, and decide about nobody until it is over")


def _means_spectator(message: protocol.Kick | protocol.Mute) -> bool:
    """Whether it is about a spectator, not about a seat. Raises Refusal if it is about both, or neither."""
    if (message.seat is None) == (message.spectator is None):
        raise Refusal("malformed", "name either a 'seat' or a 'spectator'")
    return message.spectator is not None


def _spectator(room: Room, number: int | None) -> Member:
    found = [member for member in room.people.spectators() if member.watcher == number]
    if not found:
        raise Refusal("no_such_spectator", f"there is no spectator {number}; name one who is there")
    return found[0]


def _known(room: Room, seat: int | None) -> int:
    if seat is None or seat >= len(room.seats):
        raise Refusal("no_such_seat", f"there is no seat {seat}; the seats are 0 to {len(room.seats) - 1}")
    return seat


def _go_on(room: Room) -> None:
    """Begin the next game if nobody has to be waited for."""
    if room.complete and room.people.all_ready:
        series.begin(room)


def _put_out(room: Room, seat: int, code: str, reason: str, what: What) -> None:
    """Free a seat; if only whoever had it had to be waited for, the next game begins."""
    room.put_out(seat, code, reason, what)
    _go_on(room)


_COMMANDS: dict[type[protocol.Said], Callable[[Room, Member, Any], None]] = {
    protocol.Hello: _hello,
    protocol.Answer: _answer,
    protocol.SendEmote: _emote,
    protocol.SendChat: _chat,
    protocol.Ready: _ready,
    protocol.Leave: _leave,
    protocol.Back: _back,
    protocol.MoreTime: _more_time,
    protocol.Hurry: _hurry,
    protocol.Watch: _watch,
    protocol.Fill: _fill,
    protocol.Start: _start,
    protocol.Kick: _kick,
    protocol.Replace: _replace,
    protocol.PassHost: _pass_host,
    protocol.Mute: _mute,
    protocol.Configure: _configure,
    protocol.Vote: _vote,
    protocol.Ping: _ping,
}
_TOLD_ALL = frozenset(
    {
        protocol.Ready,
        protocol.Vote,
        protocol.Fill,
        protocol.Kick,
        protocol.Replace,
        protocol.PassHost,
        protocol.Mute,
        protocol.Configure,
    }
)
"""What everybody is told of at once: with many onlookers each of these costs a message to all of them."""
