"""The characters of the game: those of its sets, found in their folders."""

from __future__ import annotations

from importlib import import_module
from typing import Final

from boothill.family.sets import own_sets
from boothill.games.dice.rules.declare import Box, Character

GAME: Final = "boothill.games.dice"


def find_box(set_id: str) -> Box:
    """The box of one of our sets."""
    box: Box = import_module(f"{GAME}.sets.{set_id}").box
    return box


CHARACTERS: Final[tuple[Character, ...]] = tuple(
    [character for set_id in own_sets(GAME) for character in find_box(set_id).characters.values()]
)
"""DICE-COMP-5: each exists once. Records name them by their places here."""

CHARACTER_INDEX: Final = {character.id: index for index, character in enumerate(CHARACTERS)}
