"""What happened, as it happened: events with their audience, and what chance revealed."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Final

from mypy_extensions import mypyc_attr

from boothill.kernel.decision import NOBODY, Seat
from boothill.kernel.errors import UserError

SPECTATOR: Final[Seat] = NOBODY
"""A viewer without a seat: sees public parts only."""
EVERYTHING: Final[Seat] = -2
"""The viewer who sees all secrets: replays after the game, tests."""

Event = tuple[str, tuple[int, ...], tuple[Seat, ...], tuple[int, ...]]
"""(name, what everybody learns, which seats learn more, what they learn on top)."""

Chance = tuple[str, int, tuple[int, ...]]
"""(purpose, number of the stream, result)."""


class ReplayMismatch(UserError):
    """A recorded game does not follow from its own record under this engine."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Journal:
    """Collects the events and the chance results of one match.

    Given a script (the chance results of a recorded game), results are taken from it instead of from the generator, so
    that a replay does not depend on the generator; a script that asks for another stream is a mismatch.
    """

    __slots__ = ("chance", "events", "script")

    def __init__(self, script: Sequence[Chance] | None = None) -> None:
        self.events: list[Event] = []
        self.chance: list[Chance] = []
        self.script = script

    def __repr__(self) -> str:
        script = "" if self.script is None else f", chance by a script of {len(self.script)}"
        return f"<Journal, {len(self.events)} events, {len(self.chance)} chance results{script}>"

    def result(self, purpose: str, number: int, drawn: tuple[int, ...], among: Sequence[int]) -> tuple[int, ...]:
        """Record what chance gave and return it: as drawn, or as the script says. It chose from `among`."""
        if self.script is not None:
            at = len(self.chance)
            if at >= len(self.script):
                raise ReplayMismatch(f"the record ends before the chance result '{purpose} {number}'")
            told = self.script[at]
            if told[0] != purpose or told[1] != number:
                raise ReplayMismatch(
                    f"the record has chance result '{told[0]} {told[1]}' where the game needs '{purpose} {number}'"
                )
            if len(told[2]) != len(drawn) or Counter(told[2]) - Counter(among):
                raise ReplayMismatch(f"the chance result '{purpose} {number}' of the record is impossible here")
            drawn = told[2]
        self.chance.append((purpose, number, drawn))
        return drawn


def seen_by(event: Event, viewer: Seat) -> tuple[str, tuple[int, ...], tuple[int, ...]]:
    """The event as this viewer learns it: (name, public part, secret part or nothing)."""
    name, public, audience, secret = event
    if viewer == EVERYTHING or viewer in audience:
        return name, public, secret
    return name, public, ()
