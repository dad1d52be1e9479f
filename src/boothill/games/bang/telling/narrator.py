"""Telling the events of a game to one viewer at the terminal."""

from __future__ import annotations

from collections.abc import Sequence

from boothill.games.bang.telling.words import Words
from boothill.kernel.journal import Event
from boothill.terminal.log import SpokenLog


class Narrator(SpokenLog):
    """Turns events into lines, in order, from the first one on; these were the characters then."""

    def __init__(self, words: Words, characters: Sequence[int]) -> None:
        self.words: Words = words
        words.telling.begin(characters)

    def knows(self, event: Event) -> bool:
        """Whether it is known what the numbers of an event are; of others only bare words are told."""
        return self.words.telling.knows(event)
