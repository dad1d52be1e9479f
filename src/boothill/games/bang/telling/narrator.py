"""Telling the events of a game to one viewer at the terminal."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from boothill.games.bang.telling.words import Words
from boothill.kernel.journal import Event
from boothill.terminal.log import Line, line_of


class Narrator:
    """Turns events into lines, in order."""

    def __init__(self, words: Words, characters: Sequence[int]) -> None:
        self.words = words
        words.telling.begin(characters)

    def lines(self, events: Iterable[Event]) -> list[Line]:
        """The lines for these events, as far as the viewer learns of them."""
        return [line for event in events if (line := self.line(event)) is not None]

    def line(self, event: Event) -> Line | None:
        """The line for one event; None if it tells the viewer nothing new."""
        return line_of(self.words, event)

    def knows(self, event: Event) -> bool:
        """Whether it is known what the numbers of an event are; of others only bare words are told."""
        return self.words.telling.knows(event)
