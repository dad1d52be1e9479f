"""The embarrassment suite: positions in which all good players would agree, by theme."""

from games.bang.bots.embarrassments import (
    answers,
    characters,
    combinations,
    other_sets,
    outlaws,
    own_cards,
    reasoning,
    renegade,
    the_law,
)
from games.bang.bots.embarrassments.position import SEEDS, SUITE, Position

__all__ = [
    "SEEDS",
    "SUITE",
    "Position",
    "answers",
    "characters",
    "combinations",
    "other_sets",
    "outlaws",
    "own_cards",
    "reasoning",
    "renegade",
    "the_law",
]
