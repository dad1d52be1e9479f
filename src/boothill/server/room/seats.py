"""Who sits where: taking and giving up seats, bots in empty ones, tokens, hosting."""

from __future__ import annotations

import hashlib
import hmac
import secrets
from collections.abc import Collection, Iterator, Sequence

from boothill.kernel.errors import UserError
from boothill.server.room.names import look_alike
from boothill.server.store.rows import SeatRow, TableRow
from boothill.telling.texts import isolated

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
    "Abner",
    "Beulah",
    "Caleb",
    "Cora",
    "Dewey",
    "Effie",
    "Fletcher",
    "Gideon",
    "Harlan",
    "Ida",
    "Jasper",
    "Josephine",
    "Leander",
    "Lottie",
    "Mabel",
    "Merle",
    "Nellie",
    "Obadiah",
    "Opal",
    "Percy",
    "Philomena",
    "Rufus",
    "Sadie",
    "Thaddeus",
    "Tilda",
    "Virgil",
    "Wendell",
    "Winona",
)
"""Names for bots; many more than there are seats, so that tables differ and one is always free of a person's name."""


class SeatError(UserError):
    """A seat that cannot be had or changed like this; the message says why."""


def new_token() -> str:
    """A token nobody can guess. Whoever has it has the seat."""
    return secrets.token_urlsafe(18)


def token_hash(token: str) -> str:
    """What is kept of a token."""
    return hashlib.sha256(token.encode()).hexdigest()


class Seating:
    """The seats of a table: who sits where, and who is host. What it changes is the row of the table."""

    def __init__(self, row: TableRow) -> None:
        self._row = row

    def __len__(self) -> int:
        """How many seats there are."""
        return len(self._row.seats)

    def __iter__(self) -> Iterator[SeatRow]:
        """The seats in order."""
        return iter(self._row.seats)

    def __getitem__(self, seat: int) -> SeatRow:
        """The seat of this number."""
        return self._row.seats[seat]

    def people(self) -> list[int]:
        """The seats that people have."""
        return [seat for seat, place in enumerate(self) if place.is_person]

    def names(self) -> list[str]:
        """The names of those who sit there; empty for an empty seat."""
        return [place.name for place in self]

    def kept_names(self) -> list[str]:
        """The names nobody else may have: of those who sit there, and of bots that may have their seats again."""
        kept = [place.before.name for place in self if place.before is not None]
        return [name for name in (*self.names(), *kept) if name]

    @property
    def abandoned(self) -> bool:
        """Whether nobody sits here, and nobody could come back."""
        return not self.people() and not any(place.token_hash for place in self)

    # ---- sitting down and getting up

    def of_token(self, token: str) -> int:
        """The seat this token belongs to, NOBODY if it is none's."""
        told = token_hash(token)
        for seat, place in enumerate(self):
            if place.token_hash and hmac.compare_digest(place.token_hash, told):
                return seat
        return NOBODY

    def take(self, name: str, wanted: int | None, out: Collection[int] = ()) -> tuple[int, str]:
        """Give a person an empty seat, or in a game the seat of a bot that is not `out` of it; the seat and its token.

        The caller has cleaned the name and made sure that it is nobody else's.
        """
        row = self._row
        seat = self._free_seat(wanted, out)
        token = new_token()
        row.seats[seat] = SeatRow(
            name,
            token_hash=token_hash(token),
            wins=self[seat].wins,
            since_game=row.game if row.playing else 0,
            before=self[seat],
        )
        self._host_if_none(seat)
        return seat, token

    def take_back(self, seat: int) -> None:
        """Give a person the seat back in which a bot has played on."""
        self[seat].bot = ""
        self._host_if_none(seat)

    def come(self, seat: int) -> bool:
        """Whoever has this seat is there; whether it is for the first time."""
        place = self[seat]
        first = place.before is not None
        place.before = None
        return first

    def ghosts(self) -> list[int]:
        """The seats of those who have never come in."""
        return [seat for seat, place in enumerate(self) if place.before is not None]

    def is_nobodys(self, seat: int) -> bool:
        """Whether a seat is empty, or a bot's that nobody comes back to."""
        place = self[seat]
        return not place.name or (bool(place.bot) and not place.token_hash)

    def why_closed(self) -> str:
        """Why nobody at all may sit down in the game that is being played; nothing if somebody may."""
        row = self._row
        if not row.playing:
            return ""
        if not row.settings.takes_newcomers:
            return "a game is under way and nobody may join it; look on, or come again when it is over"
        if any(place.saw_game == row.game for place in self):
            return "somebody has seen every hand of this game; look on, or come again when it is over"
        if any(place.left_game == place.since_game == row.game for place in self):
            return "somebody has sat down in this game and left again; look on, or come again when it is over"
        return ""

    def free(self, out: Collection[int] = ()) -> list[int]:
        """The seats that `take` would give to somebody who comes now, if these are the seats of players who are `out`
        of the game.
        """
        if self.why_closed():
            return []
        return [seat for seat in range(len(self)) if self.is_nobodys(seat) and not self._why_kept(seat, out)]

    def _why_kept(self, seat: int, out: Collection[int]) -> str:
        """Why nobody may sit down in a seat that is nobody's; nothing if somebody may."""
        if self._row.playing and self[seat].left_game == self._row.game:
            return f"seat {seat} has been given up in this game; take another one"
        return f"{isolated(self[seat].name)} is out of the game; take another seat" if seat in out else ""

    def _free_seat(self, wanted: int | None, out: Collection[int]) -> int:
        closed = self.why_closed()
        if closed:
            raise SeatError(closed)
        if wanted is not None:
            if wanted >= len(self):
                raise SeatError(f"there is no seat {wanted}; the seats are 0 to {len(self) - 1}")
            if not self.is_nobodys(wanted):
                raise SeatError(f"seat {wanted} is taken by {isolated(self[wanted].name)}; take another one")
            kept = self._why_kept(wanted, out)
            if kept:
                raise SeatError(kept)
            return wanted
        free = self.free(out)
        if not free:
            raise SeatError("every seat is taken; look on, or open another table")
        return next((seat for seat in free if not self[seat].name), free[0])

    def vacate(self, seat: int, bot: str) -> None:
        """Take a seat away from whoever has it: in a game a bot plays on under the same name, else it is empty. If
        whoever has it has never come in, nobody has seen its cards: in a game that they joined, the bot that was there
        before has it again, and somebody else may take it.
        """
        place, row = self[seat], self._row
        if not row.playing:
            row.seats[seat] = SeatRow()
        elif place.before is not None and place.since_game == row.game:
            row.seats[seat] = place.before
        else:
            if place.before is None:
                place.left_game = row.game
            place.token_hash, place.muted, place.before = "", False, None
            place.bot = bot

    # ---- bots

    def seat_bot(self, seat: int, bot: str) -> None:
        """Put a bot on a seat, with a name nobody else has. What a person left there is gone."""
        taken = [place.name for at, place in enumerate(self) if at != seat]
        free = [name for name in BOT_NAMES if not any(look_alike(name, other) for other in taken)]
        place = self[seat]
        place.bot, place.muted, place.token_hash, place.before = bot, False, "", None
        place.name = min(free, key=self._lot)

    def _lot(self, name: str) -> str:
        """By which names are in an order of this table's own: others sit there at the next one."""
        return hashlib.sha256(f"{self._row.id}/{name}".encode()).hexdigest()

    def fill(self, bot: str) -> None:
        """Bots on all empty seats."""
        for seat, place in enumerate(self):
            if not place.name:
                self.seat_bot(seat, bot)

    def rename_bots(self) -> None:
        """Give bots names of their own that have finished somebody else's game, and play their own now."""
        for seat, place in enumerate(self):
            if place.bot and not place.token_hash and place.name not in BOT_NAMES:
                self.seat_bot(seat, place.bot)

    def replace_bots(self, bot: str) -> None:
        """Let all bots be of this sort from now on."""
        for place in self:
            if place.bot:
                place.bot = bot

    def stand_in(self, seat: int, bot: str) -> None:
        """Let a bot play on for a person, who can have the seat back with the same token."""
        self[seat].bot = bot

    # ---- the host

    @property
    def host(self) -> int:
        """The seat of the host, NOBODY if no person sits at the table."""
        return self._row.host

    def make_host(self, seat: int) -> None:
        """Let this be the seat of the host."""
        self._row.host = seat

    def has_host(self) -> bool:
        """Whether there is a host who is a person."""
        return 0 <= self.host < len(self) and self[self.host].is_person

    def _host_if_none(self, seat: int) -> None:
        if not self.has_host():
            self.make_host(seat)

    def next_host(self, there: Collection[int]) -> int:
        """Who is host if the present one is gone: the next person clockwise, those who are there first."""
        order = [(self.host + step) % len(self) for step in range(1, len(self) + 1)]
        persons = [seat for seat in order if self[seat].is_person and seat != self.host]
        return next((seat for seat in persons if seat in there), persons[0] if persons else NOBODY)

    # ---- other seats

    def resized(self, players: int) -> list[int]:
        """Which seats are left, in order, at a table for so many; new ones are NOBODY. Raises SeatError if people would
        lose theirs.
        """
        order = list(range(len(self)))
        empty = [seat for seat in order if not self[seat].name]
        bots = [seat for seat in order if self[seat].name and self.is_nobodys(seat)]
        for seat in (*reversed(empty), *reversed(bots)):
            if len(order) > players:
                order.remove(seat)
        if len(order) > players:
            raise SeatError(f"{len(order)} people sit at the table; choose at least so many players")
        return order + [NOBODY] * (players - len(order))

    def reseat(self, order: Sequence[int]) -> None:
        """Put the seats into another order; NOBODY stands for a new, empty one. The host stays the same person."""
        host = self.host
        self._row.seats = [self[seat] if seat >= 0 else SeatRow() for seat in order]
        self.make_host(order.index(host) if host in order else NOBODY)
        if self.host == NOBODY:
            self.make_host(next(iter(self.people()), NOBODY))

    def count_wins(self, winners: Collection[int]) -> None:
        """Count a game that these have won."""
        for seat in winners:
            self[seat].wins += 1

    def forget_wins(self) -> None:
        """Count from nothing in a new series."""
        for place in self:
            place.wins = 0
