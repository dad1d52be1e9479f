"""What is kept: tables, games, answers, checkpoints, reports; and the writes that change them."""

from __future__ import annotations

from typing import Any, Final, Literal

from msgspec import Struct, field

from boothill.kernel.plain import Json
from boothill.server.wire.settings import Settings
from boothill.server.wire.tables import Notice

PERSON = 0
BOT = 1
STAND_IN = 2
"""Who gave an answer. Kept for statistics, never sent to anybody."""

Status = Literal["waiting", "playing", "over", "closed"]
WAITING: Final = "waiting"
PLAYING: Final = "playing"
OVER: Final = "over"
CLOSED: Final = "closed"
"""What a table is doing; a closed one has expired or been left by everybody, and is never opened again."""


class SeatRow(Struct):
    """A seat: empty, a person's or a bot's."""

    name: str = ""
    """Empty if the seat is."""
    bot: str = ""
    """Which bot, empty for a person."""
    token_hash: str = ""
    """SHA-256 of the person's token, in hex. The token itself is not kept."""
    muted: bool = False
    wins: int = 0
    since_game: int = 0
    """The game in which the person sat down, if one was under way; 0 otherwise."""
    saw_game: int = 0
    """The last game whose secrets the person has chosen to see, being out of it."""
    left_game: int = 0
    """The last game in which a person gave this seat up, or lost it: nobody else gets it in that game."""
    before: SeatRow | None = None
    """What the seat held before somebody took it who has not come in yet; None once they have."""

    @property
    def is_person(self) -> bool:
        """Whether a person has this seat."""
        return bool(self.name) and not self.bot

    @property
    def played_by(self) -> str:
        """The bot that answers here; empty if nobody but a person does. Until somebody who has taken a bot's seat has
        come in, the bot goes on: nobody has to wait for them.
        """
        return self.bot or (self.before.bot if self.before is not None else "")


class TableRow(Struct):
    """A table: what it is like and who sits at it."""

    id: str
    created: float
    updated: float
    """When somebody last did something here; seconds since 1970."""
    settings: Settings
    seats: list[SeatRow]
    host: int = 0
    status: Status = WAITING
    game: int = 0
    """The number of the game being played or played last, from 1."""
    series_game: int = 0
    """Which game of the series that is, from 1."""
    notices: list[Notice] = field(default_factory=list)
    """Who came to a seat or lost one while that game was played."""

    @property
    def playing(self) -> bool:
        """Whether a game is under way."""
        return self.status == PLAYING


class MatchRow(Struct):
    """A game of a table."""

    table: str
    number: int
    game: str
    """Which game it is of, by its id."""
    engine: str
    rules: str
    options: Json
    """What it was dealt from, with the seed."""
    salt: str
    commitment: str
    started: float
    chance: list[Any]
    """What chance gave before the first question: [purpose, number, values] each."""
    ended: float | None = None
    winners: list[int] | None = None
    roles: list[str] | None = None
    people: list[bool] = field(default_factory=list)
    """Which seats people had when it began."""
    digest: str = ""
    """Of the last state, once it is over."""
    public: bool = False
    """Whether the table was listed for everybody when the game began; what it is later does not change that."""
    characters: list[str] | None = None
    """Who played which character, by seat, once it is over."""


class AnswerRow(Struct):
    """One answer: the number of the question, the index of the option, its text, what chance gave after it."""

    table: str
    game: int
    number: int
    index: int
    token: str
    chance: list[Any]
    by: int
    at: float


class CheckpointRow(Struct):
    """A state of a game at a resting point, after so many answers."""

    table: str
    game: int
    answers: int
    state: Json


class ReportRow(Struct):
    """Something a person reported, and the moment of the game it was about."""

    table: str
    game: int
    question: int
    seat: int
    text: str
    version: str
    at: float
    id: int = 0
    """Given by the store."""


class HouseRow(Struct):
    """What is known about the house itself."""

    at: float = 0.0
    """When this was stored; seconds since 1970, 0 for never."""
    watched: float = 0.0
    """How many seconds it had watched its tables by then, without a gap that matters."""


class GameLine(Struct, frozen=True):
    """A finished game in a list."""

    table: str
    number: int
    game: str
    sets: list[str]
    players: list[str]
    started: float
    ended: float
    winners: list[int]
    roles: list[str]
    answers: int
    film: str
    """The key of its film."""


GameKey = tuple[str, int]
"""A game: the id of its table, and its number there."""

Write = TableRow | MatchRow | AnswerRow | CheckpointRow
"""What a table asks to be stored: a table or match row replaces the one of its id, answers and checkpoints are added.
An answer whose number is there already is an error: somebody else has played on.
"""
