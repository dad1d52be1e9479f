"""What is in the dice game, for clients that talk about it: characters, roles and faces."""

from __future__ import annotations

from msgspec import Struct

from boothill.family.sets import SetFolder, own_sets
from boothill.games.dice.rules.characters import CHARACTERS, GAME
from boothill.games.dice.telling.references import TOLD
from boothill.server.wire.words import GameWords, RoleWords, Told, roles_of


class DiceCharacterWords(Struct, frozen=True, omit_defaults=True):
    """A character of the dice game."""

    name: str
    text: str
    life: int
    rules: str = ""


class FaceWords(Struct, frozen=True, omit_defaults=True):
    """A face of the dice."""

    name: str
    text: str
    order: int
    locked: bool = False
    rules: str = ""


class DiceSections(Struct):
    """What there is to be told of the dice game, by id."""

    dice_characters: dict[str, DiceCharacterWords]
    dice_roles: dict[str, RoleWords]
    faces: dict[str, FaceWords]


class DiceWords(GameWords):
    """What is in the dice game."""

    sections = DiceSections

    questions = tuple(TOLD.asked)

    def playable(self) -> list[str]:
        """The one box of the game, as long as there is no second."""
        return list(self.folders())

    def folders(self) -> dict[str, SetFolder]:
        """Our own sets."""
        return own_sets(GAME)

    def names(self, language: str) -> dict[str, str]:
        """What each box is called."""
        return {id: Told(folder, language).name(id) for id, folder in self.folders().items()}

    def words(self, language: str) -> DiceSections:
        """Characters, roles and faces."""
        told = [Told(folder, language) for folder in self.folders().values()]
        characters = {id: fact for box in told for id, fact in box.all("character").items()}
        return DiceSections(
            dice_characters={
                who.id: DiceCharacterWords(
                    name=fact["name"],
                    text=fact["effect"],
                    life=who.life,
                    rules=fact.get("rules", ""),
                )
                for who in CHARACTERS
                if (fact := characters.get(who.id))
            },
            dice_roles=roles_of(told, "role"),
            faces={
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
        )


WORDS = DiceWords()
