"""Chat and signs at a table: who may say how much, and who hears it."""

from __future__ import annotations

from boothill.server.room.member import Member, Refusal
from boothill.server.room.room import Room
from boothill.server.wire import protocol
from boothill.server.wire.protocol import Chatted, Emoted, Heard
from boothill.server.wire.tables import ChatLine


def say(room: Room, member: Member, text: str) -> None:
    """Somebody says something that has been cleaned. Raises Refusal."""
    if not room.settings.has_chat:
        raise Refusal("no_chat", "there is no chat at this table; use the signs instead")
    if member.seat < 0 and room.playing:  # they may know more than they see here
        raise Refusal("spectator", "spectators are silent during a game; wait until it is over")
    _check(room, member)
    name = room.seats[member.seat].name if member.seat >= 0 else member.name
    game, after = room.last_event
    line = ChatLine(member.seat, name, text, room.clock.wall(), aside=member.everything, game=game, after=after)
    room.remember(line)
    _tell(room, member, Chatted(line=line))


def sign(room: Room, member: Member, emote: protocol.Emote) -> None:
    """Somebody makes a sign. Raises Refusal."""
    if member.seat < 0:
        raise Refusal("spectator", "spectators make no signs; take a seat first")
    _check(room, member)
    _tell(room, member, Emoted(seat=member.seat, emote=emote, aside=member.everything))


def _check(room: Room, member: Member) -> None:
    """Refuse somebody who is muted, or says more than others can read."""
    if member.seat >= 0 and room.seats[member.seat].muted:
        raise Refusal("muted", "the host has muted you; you can still play")
    if member.seat < 0 and room.watchers.is_muted(member.address):
        raise Refusal("muted", "the host has muted you; you can still look on")
    if not room.talk.take(member, room.clock.now()):
        raise Refusal("too_fast", "you talk too fast for the others; wait a few seconds")


def _tell(room: Room, speaker: Member, message: Heard) -> None:
    """Tell everybody; but those who are out and see everything are heard only by their like."""
    hears = [member for member in room.people if member.everything or not speaker.everything]
    room.teller.tell_those(hears, message)
