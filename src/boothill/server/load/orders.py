"""What the process that measures and the processes that play say to each other: JSON, a line a message."""

from __future__ import annotations

import msgspec
from msgspec import Struct
from msgspec.structs import astuple

from boothill.server.load.plan import Plan
from boothill.server.web.echo import Sizes


class Order(Struct, tag_field="do"):
    """What a playing process is to do next."""


class Begin(Order, tag="begin"):
    """The first order: what to play, and where."""

    plan: Plan
    url: str
    first: int
    """The number of the first of its tables."""
    tables: int
    echo: Sizes | None = None
    """The echo is there, instead of tables."""


class Open(Order, tag="open"):
    """Open so many more tables, seat the people and deal."""

    count: int


class StartPlaying(Order, tag="play"):
    """Answer, from now on."""


class Measure(Order, tag="measure"):
    """Count, from now on."""


class Stop(Order, tag="stop"):
    """Say what was counted, and go."""


class Report(Struct, tag_field="is"):
    """What a playing process says."""


class Opened(Report, tag="opened"):
    """So many tables in all."""

    tables: int


class Done(Report, tag="done"):
    """An order is carried out."""


class Playing(Report, tag="playing"):
    """So many answers of people so far."""

    answers: int
    faults: int


class Failed(Report, tag="failed"):
    """It cannot go on; one sentence says why."""

    message: str


class Counts(Struct):
    """How often what has happened."""

    answers: int = 0
    """Of people, which the server has followed."""
    updates: int = 0
    """Answers of people and bots."""
    games: int = 0
    """Games that have ended."""
    messages_out: int = 0
    """From the server; the other direction is in."""
    bytes_out: int = 0
    messages_in: int = 0
    bytes_in: int = 0

    def since(self, before: Counts) -> Counts:
        """What has happened since then."""
        return Counts(*(now - then for now, then in zip(astuple(self), astuple(before), strict=True)))


class Counted(Report, tag="counted"):
    """Everything between `measure` and `stop`."""

    seconds: float
    processor: float
    """Seconds of processor time of the playing process."""
    counts: Counts
    still: int
    """Tables at which no person has answered."""
    faults: dict[str, int]
    """From the beginning, by kind."""
    told: list[str]
    latencies: list[int]
    """In microseconds, in no order."""


AnyOrder = Begin | Open | StartPlaying | Measure | Stop
AnyReport = Opened | Done | Playing | Failed | Counted

_encode = msgspec.json.Encoder().encode
read_order = msgspec.json.Decoder(AnyOrder).decode
read_report = msgspec.json.Decoder(AnyReport).decode


def line(message: Order | Report) -> bytes:
    """A message as it is sent."""
    return _encode(message) + b"\n"
