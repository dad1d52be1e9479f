"""What clients are told of tables and of those at them, as types: parts of the messages in `protocol`."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct, field

from boothill.server.wire.settings import Settings


class SeatInfo(Struct, frozen=True):
    """A seat as everybody sees it."""

    kind: Literal["empty", "person", "bot"]
    name: str = ""
    bot: str = ""
    """Which bot, if it is one."""
    connected: bool = False
    ready: bool = False
    muted: bool = False
    wins: int = 0
    votes: int = 0
    """How many people want them to lose the seat in this game."""


class WatcherInfo(Struct, frozen=True):
    """A spectator as everybody sees them."""

    id: int
    """By which the host names them; nobody else has it, or has had it, as long as the table is in memory."""
    name: str
    """As they wish to be called, and as nobody else is. Empty for those who have not said so, and for those who came
    during the game that is being played: a name could tell what only they know.
    """
    muted: bool = False


class TableInfo(Struct, frozen=True):
    """A table as everybody sees it."""

    id: str
    """The link to the table ends with it."""
    settings: Settings
    status: Literal["waiting", "playing", "over"]
    """Waiting for the first game, in a game, after a game."""
    host: int
    """The seat of the host, -1 if no person sits at the table."""
    seats: list[SeatInfo]
    spectators: int
    game: int
    """The number of the game being played or played last, 0 before the first."""
    created: float
    """Seconds since 1970."""
    series_game: int = 0
    """Which game of the series that is."""
    asleep: bool = False
    """Nobody who plays is there, and the clock stands still."""
    free: list[int] = field(default_factory=list)
    """The seats that somebody who comes now could take."""
    watchers: list[WatcherInfo] = field(default_factory=list)
    """Spectators by name, those who came first; `spectators` counts all of them."""


class GameInfo(Struct, frozen=True):
    """A game of a table, as everybody may know it from its beginning."""

    number: int
    rules: str
    engine: str
    commitment: str
    """SHA-256, in hex, of the salt and the options with the seed; both are told when the game is over."""
    started: float


Chosen = bool | int | str | list[str | None] | None
"""The value of an option that a game is dealt from."""


class Result(Struct, frozen=True):
    """How a game ended, and what its deal was made from."""

    winners: list[int]
    seed: int | str
    """In digits if it is too large for the numbers of a browser."""
    salt: str
    commitment: str
    options: dict[str, Chosen]
    """What was committed to: SHA-256 of the salt and these options as compact JSON with sorted keys."""
    replay: str
    """Where the record of the game is to be had."""
    film: str
    """The key of its film: GET /api/replays/KEY."""


class You(Struct, frozen=True):
    """What only the client itself is told about its place."""

    seat: int
    """-1 for a spectator."""
    host: bool
    watching: Literal["seat", "public", "everything"]
    may_watch_everything: bool = False
    stood_in: bool = False
    """A bot is answering for you, because your time ran out; say `back` or answer to take over."""
    watcher: int = -1
    """A spectator's own number among the watchers, -1 for whoever has a seat."""
    votes: list[int] = field(default_factory=list)
    """Whom one wants to lose their seat in this game."""


class ChatLine(Struct, frozen=True):
    """Something said at the table."""

    seat: int
    """-1 for a spectator."""
    name: str
    text: str
    at: float
    """Seconds since 1970."""
    aside: bool = False
    """Among those who are out and see everything."""
    game: int = 0
    """The game that was being played, or was played last; 0 before the first."""
    after: int = 0
    """The number of the last event of it before this."""


class Notice(Struct, frozen=True):
    """Somebody came to a seat or lost one while a game was played: a line of its log."""

    what: Literal["sat_down", "left", "put_out", "voted_out"]
    seat: int
    name: str
    """Of the person."""
    after: int
    """The number of the last event before it."""
    at: float
    """Seconds since 1970."""
    instead: str = ""
    """Of the bot that had the seat before, if somebody sat down."""
