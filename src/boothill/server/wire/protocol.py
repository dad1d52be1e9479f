"""Every message between a server and its clients, as types.

`ClientMessage` is what a person's WebSocket may say, `ServerMessage` what it hears; the other types are the bodies of
the lobby's HTTP requests and answers. docs/protocol.md explains them, `schema` writes them as JSON Schema. What is told
of tables and those at them is in `tables`; what is seen and told of a game is a structure of that game's own (`views`,
`boothill.telling.told`). A field that a client does not know is to be ignored by it; a field that the server does not
know is refused.
"""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec import Meta, Struct, field

from boothill.server.wire.settings import BotName, GameId, Settings
from boothill.server.wire.tables import ChatLine, GameInfo, Notice, Result, TableInfo, You
from boothill.server.wire.views import Changes, View
from boothill.telling.told import Asked, Choices, Event

PROTOCOL = 2
"""Changes when a client of the version before can no longer play."""

MOST_TEXT = 200
"""Characters of one line of chat."""
MOST_NAME = 20
MOST_MESSAGE = 16_384
"""Bytes a client may send in one message."""

EMOTES = ("hello", "thanks", "well_played", "oops", "thinking", "laugh", "angry", "tip_hat")
Emote = Literal["hello", "thanks", "well_played", "oops", "thinking", "laugh", "angry", "tip_hat"]

Number = Annotated[int, Meta(ge=0, le=2**53 - 1)]
SeatNumber = Annotated[int, Meta(ge=0, le=7)]
Token = Annotated[str, Meta(min_length=20, max_length=64)]
Name = Annotated[str, Meta(min_length=1, max_length=100)]
"""As it is typed; it is cleaned and must then be 1 to 20 characters long."""


# ---- what clients say --------------------------------------------------------------------------------------------


class Said(Struct, kw_only=True, tag_field="type", forbid_unknown_fields=True):
    """What a client says."""


class Hello(Said, tag="hello"):
    """The first message on every connection. Without a token one is a spectator."""

    protocol: Number = 1
    """The version that the client speaks; one that does not say so speaks the first."""
    token: Token | None = None
    """The seat token that the lobby gave out."""
    game: Number = 0
    seen: Number = 0
    """The last event of which game the client has seen, 0 for none: the snapshot then holds all that came after it."""
    name: Name | None = None
    """What a spectator wants to be called; whoever has a seat has a name already."""


class Answer(Said, tag="answer"):
    """The answer to the open question: its option with this index."""

    game: Number
    question: Number
    option: Number


class SendEmote(Said, tag="emote"):
    """A sign to the table."""

    emote: Emote


class SendChat(Said, tag="chat"):
    """A line to the table."""

    text: Annotated[str, Meta(min_length=1, max_length=4 * MOST_TEXT)]
    """As it is typed; it is cleaned and cut to 200 characters."""


class Ready(Said, tag="ready"):
    """Ready for the game, or for the next one; `keep` asks to keep one's character in a series (survivors only)."""

    ready: bool = True
    keep: bool = False


class Leave(Said, tag="leave"):
    """Give the seat up for good. In a game a bot takes it."""


class Back(Said, tag="back"):
    """Take over again from the bot that sits in."""


class MoreTime(Said, tag="more_time"):
    """Ask for the full time once more for the open question, which one is asked oneself."""

    game: Number
    question: Number


class Hurry(Said, tag="hurry"):
    """Whether bots need not think; it counts once all people at the table who are there say so."""

    on: bool
    """False if they shall think again."""


class Watch(Said, tag="watch"):
    """What somebody who is out of the game for good wants to see: what everybody sees, or everything."""

    what: Literal["public", "everything"]


class Fill(Said, tag="fill"):
    """Host: put bots on all empty seats, or on one."""

    bot: BotName
    seat: SeatNumber | None = None


class Start(Said, tag="start"):
    """Host: begin the game, or the next one. Empty seats are filled with bots."""


class Kick(Said, tag="kick"):
    """Host: free a seat, or put a spectator out; one of the two is named. In a game only the seat of somebody who has
    been gone for longer than the server waits for them, and a bot takes it.
    """

    seat: SeatNumber | None = None
    spectator: Number | None = None


class Vote(Said, tag="vote"):
    """Whether one wants somebody to lose their seat in the game that is being played. They do once more than half of
    the other people who are there want it, and at least two.
    """

    seat: SeatNumber
    out: bool = True


class Replace(Said, tag="replace"):
    """Host, between games: put a bot in the place of a person who is not there, or a bot of another strength in a
    bot's.
    """

    seat: SeatNumber
    bot: BotName


class PassHost(Said, tag="pass_host"):
    """Host: make another person the host."""

    seat: SeatNumber


class Mute(Said, tag="mute"):
    """Host: whether what somebody says and signs reaches the others: a person in a seat, or a spectator."""

    seat: SeatNumber | None = None
    spectator: Number | None = None
    muted: bool = True


class Configure(Said, tag="configure"):
    """Host: change the table between games. The game is dealt with these settings."""

    settings: Settings


class Ping(Said, tag="ping"):
    """Are you there?"""

    n: Number = 0


ClientMessage = (
    Hello
    | Answer
    | SendEmote
    | SendChat
    | Ready
    | Leave
    | Back
    | MoreTime
    | Hurry
    | Watch
    | Fill
    | Start
    | Kick
    | Vote
    | Replace
    | PassHost
    | Mute
    | Configure
    | Ping
)


# ---- what clients hear -------------------------------------------------------------------------------------------


class Heard(Struct, kw_only=True, tag_field="type", omit_defaults=True):
    """What a client hears. What does not apply is left out."""


class Snapshot(Heard, tag="snapshot"):
    """Everything a client needs to show the table, also after a break."""

    protocol: int
    table: TableInfo
    you: You
    game: GameInfo | None = None
    view: View | None = None
    events: list[Event] = field(default_factory=list)
    """Those after the last one the client has seen, or the last few."""
    asked: Asked | None = None
    choices: Choices | None = None
    result: Result | None = None
    chat: list[ChatLine] = field(default_factory=list)
    notices: list[Notice] = field(default_factory=list)
    """All of the game that is being played, or was played last."""


class Update(Heard, tag="update"):
    """An answer has been given: what happened, what has changed in the view, what is asked now."""

    game: int
    events: list[Event]
    """Numbered without gaps within their game."""
    changes: Changes
    """To be merged into the view: `players` by seat and field, everything else field by field."""
    asked: Asked | None = None
    choices: Choices | None = None
    result: Result | None = None


class AskedAgain(Heard, tag="asked"):
    """The clock of the open question has changed."""

    game: int
    asked: Asked


class TableNews(Heard, tag="table"):
    """Somebody came, went, is ready, ..."""

    table: TableInfo


class Noticed(Heard, tag="notice"):
    """Somebody came to a seat, or lost one."""

    notice: Notice


class YouNews(Heard, tag="you"):
    """Your place has changed."""

    you: You


class Emoted(Heard, tag="emote"):
    """A sign from somebody."""

    seat: int
    emote: Emote
    aside: bool = False


class Chatted(Heard, tag="chat"):
    """A line from somebody."""

    line: ChatLine


class Refused(Heard, tag="refused"):
    """A message was not followed, and nothing has changed."""

    code: str
    """For programs; see docs/protocol.md."""
    message: str
    """One sentence: what was wrong, what would be right."""
    to: str = ""
    """The type of the refused message, if it had one."""
    question: int | None = None
    """The open question, if an answer was refused."""


class Closing(Heard, tag="closing", omit_defaults=False):
    """The connection is about to be closed by the server. All of it is always said: clients of any version have to
    understand it."""

    code: str
    message: str
    retry: float | None = None
    """Seconds after which to connect again; null if that would not help."""


class Pong(Heard, tag="pong"):
    """Here I am."""

    n: int


ServerMessage = (
    Snapshot | Update | AskedAgain | TableNews | Noticed | YouNews | Emoted | Chatted | Refused | Closing | Pong
)


# ---- the lobby ---------------------------------------------------------------------------------------------------


class NewTable(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """POST /api/tables: open a table and take its first seat."""

    name: Name
    settings: Settings = field(default_factory=Settings)
    start: bool = False
    """Begin at once, with bots on all other seats."""
    lesson: bool = False
    """Begin the game for beginners, whatever else is chosen: four players, always the same deal, no clock."""


class TakeSeat(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """POST /api/tables/ID/seats: take an empty seat; in a game, the seat of a bot."""

    name: Name
    seat: SeatNumber | None = None
    """Null for any."""


class Seated(Struct, frozen=True):
    """The answer to both. The token is told here once, and never again."""

    table: TableInfo
    seat: int
    token: str


class TableLine(Struct, frozen=True):
    """A public table in the list."""

    id: str
    game: GameId
    sets: list[str]
    players: int
    taken: int
    """Seats with people."""
    there: int
    """People who are connected now."""
    free: int
    """Seats that somebody could take now."""
    status: str
    host: str
    created: float


class TableList(Struct, frozen=True):
    """GET /api/tables."""

    tables: list[TableLine]


class Report(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """POST /api/tables/ID/reports: something went wrong here. Kept with the place in the game's record."""

    text: Annotated[str, Meta(min_length=1, max_length=2000)]
    """What went wrong, in one's own words."""
    token: Token | None = None


class Reported(Struct, frozen=True):
    """The answer: under which number the report is kept."""

    report: int


class Problem(Struct, frozen=True):
    """What the lobby answers when it refuses: one sentence, and a code for programs."""

    code: str
    message: str


LOBBY = (NewTable, TakeSeat, Seated, TableInfo, TableList, Report, Reported, Problem)

encode = msgspec.json.Encoder().encode
decode_client = msgspec.json.Decoder(ClientMessage).decode
