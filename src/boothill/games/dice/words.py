"""What is in the dice game, for clients that talk about it: characters, roles and faces."""

from __future__ import annotations

from typing import Any

from msgspec import Struct, field

from boothill.family.sets import SetFolder, own_sets
from boothill.games.dice.rules.characters import CHARACTERS, GAME
from boothill.games.dice.rules.layouts import SUBJECTS
from boothill.server.wire.words import GameWords, Told, roles_of

TRAITS = ("gives_life", "most_lost", "peaceful_gain", "gain_per_death", "removes_arrows", "strikes_back")
"""What makes the line about an event name the character whose ability it was."""


class DiceCharacterWords(Struct, frozen=True, omit_defaults=True):
    """A character of the dice game."""

    name: str
    text: str
    life: int
    rules: str = ""
    traits: list[str] = field(default_factory=list)


class FaceWords(Struct, frozen=True, omit_defaults=True):
    """A face of the dice."""

    name: str
    text: str
    order: int
    locked: bool = False
    rules: str = ""


class DiceWords(GameWords):
    """What is in the dice game."""

    questions = tuple(SUBJECTS)

    def playable(self) -> list[str]:
        """The one box of the game, as long as there is no second."""
        return list(self.folders())

    def folders(self) -> dict[str, SetFolder]:
        """Our own sets."""
        return own_sets(GAME)

    def names(self, language: str) -> dict[str, str]:
        """What each box is called."""
        return {id: Told(folder, language).name(id) for id, folder in self.folders().items()}

    def words(self, language: str) -> dict[str, Any]:
        """Characters, roles and faces."""
        told = [Told(folder, language) for folder in self.folders().values()]
        characters = {id: fact for box in told for id, fact in box.all("character").items()}
        return {
            "dice_characters": {
                who.id: DiceCharacterWords(
                    name=fact["name"],
                    text=fact["effect"],
                    life=who.life,
                    rules=fact.get("rules", ""),
                    traits=[trait for trait in TRAITS if getattr(who, trait)],
                )
                for who in CHARACTERS
                if (fact := characters.get(who.id))
            },
            "dice_roles": roles_of(told, "role"),
            "faces": {
                id: FaceWords(
                    name=fact["name"],
                    text=fact["effect"],
                    order=fact["order"],
                    locked=fact["locked"],
                    rules=fact.get("rules", ""),
                )
                for box in told
                for id, fact in box.all("face").items()
            },
        }


WORDS = DiceWords()
