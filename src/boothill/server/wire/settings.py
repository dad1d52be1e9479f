"""What a table is to be like: chosen by whoever opens it, checked here, public to everybody at it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Literal

from msgspec import Meta, Struct, field

from boothill.bots import players_of
from boothill.family.roles import FEWEST, MOST
from boothill.kernel.errors import UserError
from boothill.server.wire.text import printable
from boothill.titles import USUAL, games_with

PART = "wire"
"""The part of a game that shows it to clients."""
GAMES = tuple(games_with(PART))
"""The ids of the games that can be played here."""

if TYPE_CHECKING:
    GameId = str
else:  # what there is when the server starts
    GameId = Literal[*GAMES]

Seconds = Annotated[float, Meta(ge=5, le=3600)]
BotName = Annotated[str, Meta(min_length=1, max_length=40)]

Kind = Annotated[str, Meta(pattern="^[a-z_]{1,40}$")]
"""A kind of question, as `asked.kind` names it."""

TURN = "turn"
CHOICE = "choice"
REACTION = "reaction"


class SettingsError(UserError):
    """Settings that make no table; the message says what would be right."""


class Timers(Struct, frozen=True, forbid_unknown_fields=True):
    """Seconds a person has for a question, null for as long as it takes; `kinds` sets them for single kinds of
    question, by the name of the kind.
    """

    turn: Seconds | None = 90.0
    """Play a card or end the turn; throw dice again."""
    choice: Seconds | None = 45.0
    """Any other choice in one's own turn."""
    reaction: Seconds | None = 30.0
    """A question in somebody else's turn."""
    kinds: Annotated[dict[Kind, Seconds | None], Meta(max_length=40)] = field(default_factory=dict)

    def seconds(self, kind: str, sort: str) -> float | None:
        """How long a person has for a question of this kind, and this sort: turn, choice or reaction."""
        if kind in self.kinds:
            return self.kinds[kind]
        return {TURN: self.turn, CHOICE: self.choice}.get(sort, self.reaction)


class Settings(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Everything that can be chosen about a table."""

    game: GameId = USUAL
    players: Annotated[int, Meta(ge=FEWEST, le=MOST)] = 5
    sets: Annotated[list[Annotated[str, Meta(max_length=40)]], Meta(max_length=20)] = field(
        default_factory=lambda: ["base"]
    )
    """The boxes on the table (card game only)."""
    starter: bool = False
    """The starter game, without the harder cards (card game only)."""
    events: Annotated[int, Meta(ge=0, le=100)] | None = None
    """How many events before the last, null for as many as the rules say (card game only)."""
    shadow: bool = False
    """The eliminated return as shadows (card game only)."""
    public: bool = False
    """Listed for everybody; otherwise only those find the table who have its link."""
    spectators: bool = True
    """Whether people without a seat may look on. They see what everybody sees."""
    late: bool | None = None
    """Whether newcomers may take the seats of bots in a game that is under way; null means yes at tables found by link
    only, no at public ones.
    """
    chat: bool | None = None
    """Whether there is a chat; null means yes at tables found by link only, no at public ones."""
    timers: Timers = field(default_factory=Timers)
    bot: BotName = "normal"
    """Who sits in for people who run out of time or are gone, and takes seats nobody has taken: a level, or any bot by
    its name.
    """
    pace: Annotated[float, Meta(ge=0, le=5)] = 1.0
    """How long bots think: 1 as usual, 0 not at all."""
    games: Annotated[int, Meta(ge=1, le=99)] = 1
    """How many games the series has; a rematch is always possible."""
    badge: bool = False
    """In a series the Sheriff's badge passes to the next player (card game, four players or more)."""
    seating: Literal["keep", "rotate", "shuffle"] = "keep"
    """Who sits where in the next game."""

    @property
    def takes_newcomers(self) -> bool:
        """Whether newcomers may take the seats of bots in a game that is under way."""
        return self.late if self.late is not None else not self.public

    @property
    def has_chat(self) -> bool:
        """Whether there is a chat."""
        return self.chat if self.chat is not None else not self.public


OF_SOME_GAMES = ("sets", "starter", "events", "shadow", "badge")
"""What can be chosen for some games only; the wire of a game names those it has."""


def check_bot(game: str, bot: str) -> None:
    """Refuse a bot or level that this game does not have."""
    if bot not in players_of(game):
        raise SettingsError(f"there is no bot '{printable(bot)}'; there are {', '.join(players_of(game))}")
