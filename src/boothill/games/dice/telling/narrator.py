"""Telling the events of a dice game to one viewer at the terminal."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from boothill.games.dice.telling.words import DiceWords
from boothill.kernel.journal import Event
from boothill.terminal.log import Line, line_of


class DiceNarrator:
    """Turns events into lines, in order."""

    def __init__(self, words: DiceWords, characters: Sequence[int]) -> None:
        self.words = words
        words.telling.begin(characters)

    def lines(self, events: Iterable[Event]) -> list[Line]:
        """The lines for these events."""
        return [line for event in events if (line := self.line(event)) is not None]

    def line(self, event: Event) -> Line | None:
        """The line for one event."""
        return line_of(self.words, event)
