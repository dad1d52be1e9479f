"""From game to game at one table: who is ready, who sits where, what the next game is dealt from."""

from __future__ import annotations

from collections.abc import Sequence

from boothill.server.room import commitment, seats
from boothill.server.room.game import LiveGame
from boothill.server.room.room import Room
from boothill.server.store.rows import OVER, PLAYING, WAITING
from boothill.server.wire import wire_of
from boothill.server.wire.settings import Settings, SettingsError, check_bot

SOMEBODY = "ABCDEFGH"
"""Names that stand for players when settings are only checked."""


def check(settings: Settings) -> None:
    """Refuse settings that make no game, with a sentence that says what would."""
    check_bot(settings.game, settings.bot)
    if settings.badge and (settings.game != "bang" or settings.players == 3):
        raise SettingsError("the badge passes on only in the card game with four players or more; play without it")
    wire_of(settings.game).options(settings, SOMEBODY[: settings.players], 0)


def all_ready(room: Room) -> bool:
    """Whether nobody has to be waited for: everybody who is there is ready, and before the first game no seat is empty
    and nobody is missing.
    """
    people, there = set(seats.people(room.row)), room.there()
    if room.row.status == WAITING and (not all(place.name for place in room.row.seats) or people - there):
        return False
    return bool(there) and there <= room.ready


def reorder(room: Room, order: Sequence[int]) -> None:
    """Let the people and bots sit down in another order; -1 stands for a seat that is new and empty."""
    if list(order) == list(range(len(room.row.seats))):
        return
    seats.reseat(room.row, order)
    room.live = None  # whatever was played here last was played in other seats
    room.moved({old: new for new, old in enumerate(order) if old >= 0})


def begin(room: Room, seed: int | None = None) -> None:
    """Deal the next game: of the series, or of a new one. Empty seats are taken by bots, and after the first game so
    are the seats of people who are not there; they can have them back when they come. Nobody can foresee the deal,
    unless its seed is given.

    Raises UserError, and changes nothing, if the settings make no game.
    """
    row = room.row
    check(row.settings)
    settings, last = row.settings, room.live
    goes_on = row.status == OVER and last is not None and 0 < row.series_game < settings.games
    if row.status == OVER:
        for seat in set(seats.people(row)) - room.there():
            seats.stand_in(row, seat, settings.bot)
    for seat, place in enumerate(row.seats):
        if place.bot and not place.token_hash and place.name not in seats.BOT_NAMES:
            seats.seat_bot(row, seat, place.bot)  # it has finished somebody else's game, and plays its own now
    seats.fill(row, settings.bot)
    if row.status == OVER and not goes_on:
        _change_seats(room)
    fresh, salt = commitment.fresh()
    seed = fresh if seed is None else seed
    wire = wire_of(settings.game)
    names = [place.name for place in row.seats]
    if goes_on and last is not None and last.row.game == settings.game and len(last.row.people) == len(names):
        options = wire.following(last.match, settings, names, seed, sorted(room.keep))
    else:
        options = wire.options(settings, names, seed)
    row.series_game = row.series_game + 1 if goes_on else 1
    if row.series_game == 1:
        for place in row.seats:
            place.wins = 0
    row.game += 1
    row.status = PLAYING
    people = [place.is_person for place in row.seats]
    room.live = LiveGame.deal(wire, row.id, row.game, options, salt, room.clock.wall(), people, settings.public)
    room.ready.clear()
    room.keep.clear()
    room.stood_in.clear()
    room.writes.append(room.live.row)
    room.save()
    room.ask()
    for member in room.members:
        member.everything = False
        room.tell(member, room.snapshot(member))


def _change_seats(room: Room) -> None:
    """Who sits where in a new series."""
    count = len(room.row.seats)
    order = list(range(count))
    if room.row.settings.seating == "rotate":
        order = order[-1:] + order[:-1]
    elif room.row.settings.seating == "shuffle":
        room.chance.shuffle(order)
    reorder(room, order)
