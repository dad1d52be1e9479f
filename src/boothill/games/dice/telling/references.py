"""The dice game's numbers as references: by which id everything goes when it is told."""

from __future__ import annotations

from typing import Any, Final

from msgspec import UNSET, UnsetType

from boothill.family.roles import MOST, ROLES
from boothill.games.dice.rules import game, warnings  # noqa: F401 - which declare what there is to tell
from boothill.games.dice.rules.characters import CHARACTERS
from boothill.games.dice.rules.declared import DECLARED, SORTS
from boothill.games.dice.rules.rolling import PLACES
from boothill.games.dice.rules.terms import CAUSES, FACES, WHYS
from boothill.telling.references import Ids, ToldTypes, Writing
from boothill.telling.told import Option

TYPES: Final[dict[str, Any]] = {
    "seat": int,
    "die": int,
    "dice": list[int],
    "face": str,
    "faces": list[str],
    "cause": str,
    "why": str,
    "role": str,
    "character": str,
    "seats": list[int],
}
"""Of what type the references of each sort are. Dice are counted from 0, from left to right."""

VOCABULARY: Final = {**SORTS, "target": "seat", "owner": "seat", "verb": "word"}
"""What the names of references stand for in messages: those of fields, and those that are told besides."""

_SEATS: Ids = {seat: seat for seat in range(MOST)}
_FACES: Ids = dict(enumerate(FACES))
IDS: Final[dict[str, Ids]] = {
    "seat": _SEATS,
    "die": {die: die for die in range(MOST)},
    "dice": dict(enumerate(PLACES)),
    "face": _FACES,
    "faces": _FACES,
    "cause": dict(enumerate(CAUSES)),
    "why": dict(enumerate(WHYS)),
    "role": dict(enumerate(ROLES)),
    "character": {at: character.id for at, character in enumerate(CHARACTERS)},
    "seats": _SEATS,
}
PREFIX: Final = "dice-"
"""What the ids of the game's own messages begin with."""
TOLD: Final = ToldTypes("dice", DECLARED, TYPES, PREFIX)
EVENTS, ASKED = TOLD.those_of(DECLARED)
ENTRIES: Final = {name: (Writing(one.public, IDS), Writing(one.secret, IDS)) for name, one in DECLARED.entries.items()}
"""The public and the secret part of each entry of the log."""
SUBJECTS: Final = {kind: Writing(layout, IDS) for kind, layout in DECLARED.questions.items()}
REASONS: Final = {code: Writing(layout, IDS) for code, layout in DECLARED.reasons.items()}


class DiceOption(Option, kw_only=True):
    """An answer in the dice game. What does not apply is left out."""

    dice: list[int] | UnsetType = UNSET
    """Counted from 0, from left to right."""
    target: int | UnsetType = UNSET
    number: int | UnsetType = UNSET
