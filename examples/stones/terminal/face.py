"""Stones at the terminal. The face alone would do; a teller of its own turns events into sentences."""

from __future__ import annotations

from boothill.kernel.journal import Event, seen_by
from boothill.telling.speech import Speech
from boothill.terminal.face import GameFace, TableFace
from boothill.terminal.log import Line, Teller
from boothill.terminal.plain import PlainTeller

from ..rules.game import NUMBERS, STONES


class StonesTeller(PlainTeller):
    """Says what happened."""

    def line(self, event: Event) -> Line | None:
        """The line for one event; None if it tells the viewer nothing."""
        name, numbers, secret = seen_by(event, self.words.viewer)
        who = self.words.names[numbers[0]]
        if name == "charm":
            return Line(name, f"The charm of {who} is {secret[0]}.") if secret else None
        if name == "took":
            return Line(name, f"{who} takes {NUMBERS[numbers[1]]}; {numbers[2]} are left.")
        if name == "put_back":
            return Line(name, f"{who} puts one stone back; now there are {numbers[1]}.")
        return Line(name, f"{who} has taken the last stone and wins.", "bold")


class StonesTable(TableFace):
    """A table of Stones as one viewer sees it."""

    def voices(self) -> tuple[Speech, Teller]:
        """The usual words, and a teller of our own."""
        words, _ = super().voices()
        return words, StonesTeller(words)


class StonesFace(GameFace):
    """Sets up tables of Stones."""

    game = STONES
    table = StonesTable


FACE = StonesFace()
