"""Stones at the terminal, as it shows any game that says no more of itself."""

from boothill.terminal.face import GameFace

from ..rules.game import STONES


class StonesFace(GameFace):
    """Sets up tables of Stones."""

    game = STONES


FACE = StonesFace()
