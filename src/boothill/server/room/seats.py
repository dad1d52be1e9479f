"""Who sits where: taking and giving up seats, bots in empty ones, tokens, hosting. All are changes of a table row."""

from __future__ import annotations

import hashlib
import hmac
import secrets
from collections.abc import Collection, Sequence

from boothill.kernel.errors import UserError
from boothill.server.store.rows import PLAYING, SeatRow, TableRow

NOBODY = -1

BOT_NAMES = (
    "Dusty",
    "Clementine",
    "Ezra",
    "Marigold",
    "Silas",
    "Hattie",
    "Orville",
    "Juniper",
    "Tumbleweed",
    "Prudence",
    "Zeke",
    "Willa",
)
"""Names for bots; more than there are seats, so that one is always free of a person's name."""


class SeatError(UserError):
    """A seat that cannot be had or changed like this; the message says why."""


def new_token() -> str:
    """A token nobody can guess. Whoever has it has the seat."""
    return secrets.token_urlsafe(18)


def token_hash(token: str) -> str:
    """What is kept of a token."""
    return hashlib.sha256(token.encode()).hexdigest()


def seat_of_token(row: TableRow, token: str) -> int:
    """The seat this token belongs to, NOBODY if it is none's."""
    told = token_hash(token)
    for seat, place in enumerate(row.seats):
        if place.token_hash and hmac.compare_digest(place.token_hash, told):
            return seat
    return NOBODY


def same_name(one: str, other: str) -> bool:
    """Whether two names look alike to a reader who does not mind capitals."""
    return one.casefold() == other.casefold()


def take(row: TableRow, name: str, wanted: int | None, out: Collection[int] = ()) -> tuple[int, str]:
    """Give a person an empty seat, or in a game the seat of a bot that is not `out` of it; the seat and its token.

    The caller has cleaned the name and made sure that it is nobody else's.
    """
    seat = _free_seat(row, wanted, out)
    token = new_token()
    place = row.seats[seat]
    row.seats[seat] = SeatRow(
        name,
        token_hash=token_hash(token),
        wins=place.wins,
        since_game=row.game if row.status == PLAYING else 0,
    )
    if not 0 <= row.host < len(row.seats) or not row.seats[row.host].is_person:
        row.host = seat
    return seat, token


def can_take(row: TableRow, seat: int) -> bool:
    """Whether somebody who comes now could have this seat: an empty one, or that of a bot nobody is to return to."""
    place = row.seats[seat]
    if row.status == PLAYING and not row.settings.late:
        return False
    return not place.name or (bool(place.bot) and not place.token_hash)


def _free_seat(row: TableRow, wanted: int | None, out: Collection[int]) -> int:
    if row.status == PLAYING and not row.settings.late:
        raise SeatError("a game is under way and nobody may join it; look on, or come again when it is over")
    if wanted is not None:
        if wanted >= len(row.seats):
            raise SeatError(f"there is no seat {wanted}; the seats are 0 to {len(row.seats) - 1}")
        if not can_take(row, wanted):
            raise SeatError(f"seat {wanted} is taken by {row.seats[wanted].name}; take another one")
        if wanted in out:
            raise SeatError(f"{row.seats[wanted].name} is out of the game; take another seat")
        return wanted
    empty = [seat for seat, place in enumerate(row.seats) if not place.name]
    free = empty or [seat for seat in range(len(row.seats)) if can_take(row, seat) and seat not in out]
    if not free:
        raise SeatError("every seat is taken; look on, or open another table")
    return free[0]


def seat_bot(row: TableRow, seat: int, bot: str) -> None:
    """Put a bot on a seat, with a name nobody else has. What a person left there is gone."""
    taken = [place.name for at, place in enumerate(row.seats) if at != seat]
    free = [name for name in BOT_NAMES if not any(same_name(name, other) for other in taken)]
    place = row.seats[seat]
    place.bot, place.muted, place.token_hash = bot, False, ""
    place.name = free[seat % len(free)]


def fill(row: TableRow, bot: str) -> None:
    """Bots on all empty seats."""
    for seat, place in enumerate(row.seats):
        if not place.name:
            seat_bot(row, seat, bot)


def stand_in(row: TableRow, seat: int, bot: str) -> None:
    """Let a bot play on for a person, who can have the seat back with the same token."""
    row.seats[seat].bot = bot


def vacate(row: TableRow, seat: int, bot: str) -> None:
    """Take a seat away from whoever has it: a bot plays on under the same name in a game, else the seat is empty."""
    place = row.seats[seat]
    place.token_hash, place.muted = "", False
    if row.status == PLAYING:
        place.bot = bot
    else:
        row.seats[seat] = SeatRow()


def people(row: TableRow) -> list[int]:
    """The seats that people have."""
    return [seat for seat, place in enumerate(row.seats) if place.is_person]


def next_host(row: TableRow, there: Collection[int]) -> int:
    """Who is host if the present one is gone: the next person clockwise, those who are there first."""
    order = [(row.host + step) % len(row.seats) for step in range(1, len(row.seats) + 1)]
    persons = [seat for seat in order if row.seats[seat].is_person and seat != row.host]
    return next((seat for seat in persons if seat in there), persons[0] if persons else NOBODY)


def resized(row: TableRow, players: int) -> list[int]:
    """Which seats are left, in order, at a table for so many; new ones are NOBODY. Raises SeatError if people would
    lose theirs.
    """
    order = list(range(len(row.seats)))
    empty = [seat for seat in order if not row.seats[seat].name]
    bots = [seat for seat in order if row.seats[seat].name and can_take(row, seat)]
    for seat in (*reversed(empty), *reversed(bots)):
        if len(order) > players:
            order.remove(seat)
    if len(order) > players:
        raise SeatError(f"{len(order)} people sit at the table; choose at least so many players")
    return order + [NOBODY] * (players - len(order))


def reseat(row: TableRow, order: Sequence[int]) -> None:
    """Put the seats into another order; NOBODY stands for a new, empty one. The host stays the same person."""
    host = row.host
    row.seats = [row.seats[seat] if seat >= 0 else SeatRow() for seat in order]
    row.host = order.index(host) if host in order else NOBODY
    if row.host == NOBODY:
        row.host = next(iter(people(row)), NOBODY)
