"""The log of a game as lines of text."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Protocol

from boothill.kernel.journal import Event
from boothill.telling.speech import Speech

STYLES = {
    "turn": "bold",
    "hurt": "red",
    "doom": "bold red",
    "good": "green",
    "quiet": "dim",
    "event": "bold cyan",
    "gold": "yellow",
    "notice": "yellow",
}
"""How a line looks, by its tone."""


@dataclass(frozen=True, slots=True)
class Line:
    """One line of the log. The words say everything; the style only helps the eye."""

    event: str
    text: str
    style: str = ""


class Teller(Protocol):
    """Whoever turns events into lines, in order."""

    def line(self, event: Event) -> Line | None:
        """The line for one event; None if it tells the viewer nothing new."""
        ...

    def lines(self, events: Iterable[Event]) -> list[Line]:
        """The lines for these events, as far as the viewer learns of them."""
        ...


class SpokenLog:
    """A `Teller` that has its lines told by whoever speaks about the table, to the viewer they speak to."""

    words: Speech

    def line(self, event: Event) -> Line | None:
        """The line for an event, which follows those told before; None if it tells the viewer nothing new."""
        told = self.words.telling.event(0, event).seen_by(self.words.viewer)
        return Line(event[0], self.words.line(told), STYLES.get(told.tone, "")) if told.say else None

    def lines(self, events: Iterable[Event]) -> list[Line]:
        """The lines for these events, as far as the viewer learns of them."""
        return [line for event in events if (line := self.line(event)) is not None]
