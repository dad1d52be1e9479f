"""What the benchmark measures of the dice game."""

from __future__ import annotations

from boothill.games.dice.lab.setting import DiceGame
from boothill.lab.bench.bench import Course


def course() -> Course:
    """Makes the course of the dice game."""
    return Course(DiceGame(), (3, 4, 5, 7, 8), {"random": 40, "greenhorn": 8})


COURSE = course
