"""Telling the events of a dice game to one viewer at the terminal."""

from __future__ import annotations

from collections.abc import Sequence

from boothill.games.dice.telling.words import DiceWords
from boothill.terminal.log import SpokenLog


class DiceNarrator(SpokenLog):
    """Turns events into lines, in order; these are the characters."""

    def __init__(self, words: DiceWords, characters: Sequence[int]) -> None:
        self.words = words
        words.telling.begin(characters)
