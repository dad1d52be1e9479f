"""What a bot person needs to understand of what it hears, and nothing else: the rest is skipped, not read."""

from __future__ import annotations

import msgspec
from msgspec import Raw, Struct


class Game(Struct):
    """Which game is played."""

    number: int


class Asked(Struct):
    """The open question."""

    question: int


class Choices(Struct):
    """What can be answered; only how much is of interest."""

    options: list[Raw]


class Result(Struct):
    """The game is over."""


class Heard(Struct, tag_field="type"):
    """Any message."""


class Snapshot(Heard, tag="snapshot"):
    """Everything."""

    game: Game | None = None
    asked: Asked | None = None
    choices: Choices | None = None


class Update(Heard, tag="update"):
    """An answer has been given."""

    game: int
    asked: Asked | None = None
    choices: Choices | None = None
    result: Result | None = None


class Refused(Heard, tag="refused"):
    """We were wrong."""

    code: str
    message: str


class Closing(Heard, tag="closing"):
    """We are about to be hung up on."""

    code: str
    message: str


class Again(Heard, tag="asked"):
    """A clock was set anew."""


class Table(Heard, tag="table"):
    """Somebody came, went, or is ready."""


class Notice(Heard, tag="notice"):
    """Somebody came to a seat, or lost one."""


class You(Heard, tag="you"):
    """Our place has changed."""


class Emote(Heard, tag="emote"):
    """A sign."""


class Chat(Heard, tag="chat"):
    """A line."""


class Pong(Heard, tag="pong"):
    """An answer to a ping."""


Anything = Snapshot | Update | Refused | Closing | Again | Table | Notice | You | Emote | Chat | Pong

decode = msgspec.json.Decoder(Anything).decode
