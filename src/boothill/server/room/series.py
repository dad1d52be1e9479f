"""From game to game at one table: who is ready, who sits where, what the next game is dealt from."""

from __future__ import annotations

from boothill.family.roles import ROLES_BY_PLAYERS, SHERIFF
from boothill.server.room import commitment
from boothill.server.room.room import Room
from boothill.server.wire import wire_of
from boothill.server.wire.settings import Settings, SettingsError, check_bot

SOMEBODY = "ABCDEFGH"
"""Names that stand for players when settings are only checked."""


def check(settings: Settings) -> None:
    """Refuse settings that make no game, with a sentence that says what would."""
    check_bot(settings.game, settings.bot)
    wire = wire_of(settings.game)
    if settings.badge and ("badge" not in wire.choosable or SHERIFF not in ROLES_BY_PLAYERS[settings.players]):
        raise SettingsError("the badge passes on only in the card game with four players or more; play without it")
    wire.options(settings, SOMEBODY[: settings.players], 0)


def begin(room: Room, seed: int | None = None) -> None:
    """Deal the next game: of the series, or of a new one. Empty seats are taken by bots, and after the first game so
    are the seats of people who are not there; they can have them back when they come. Nobody can foresee the deal,
    unless its seed is given.

    Raises UserError, and changes nothing, if the settings make no game.
    """
    settings, last, seats = room.settings, room.live, room.seats
    check(settings)
    if room.over:
        for seat in set(seats.people()) - room.people.there():
            seats.stand_in(seat, settings.bot)
    seats.rename_bots()
    seats.fill(settings.bot)
    goes_on = room.series_goes_on
    if room.over and not goes_on:
        _change_seats(room)
    fresh, salt = commitment.fresh()
    seed = fresh if seed is None else seed
    wire, names = wire_of(settings.game), seats.names()
    if goes_on and last is not None and last.row.game == settings.game and len(last.row.people) == len(names):
        options = wire.following(last.match, settings, names, seed, sorted(room.people.keep))
    else:
        options = wire.options(settings, names, seed)
    room.deal(options, salt)


def _change_seats(room: Room) -> None:
    """Who sits where in a new series."""
    order = list(range(len(room.seats)))
    if room.settings.seating == "rotate":
        order = order[-1:] + order[:-1]
    elif room.settings.seating == "shuffle":
        room.chance.shuffle(order)
    room.change_seats(order)
