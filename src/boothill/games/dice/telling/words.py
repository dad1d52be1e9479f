"""Naming what the dice game counts: faces, characters, roles, options and questions, in the player's language."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from boothill.family.roles import HIDDEN, ROLES
from boothill.family.sets import own_sets
from boothill.games.dice.rules.characters import CHARACTER_INDEX, CHARACTERS, GAME
from boothill.games.dice.rules.terms import FACES
from boothill.games.dice.telling.references import PREFIX, VOCABULARY
from boothill.games.dice.telling.telling import DiceTelling
from boothill.kernel.decision import Seat
from boothill.telling import Texts
from boothill.telling.facts import Fact, find, known_facts
from boothill.telling.speech import Speech, Values
from boothill.telling.told import References, Source

SORTS = ("character", "face", "role")


class DiceWords(Speech):
    """The words of one table of the dice game for one viewer."""

    prefix = PREFIX
    sorts = VOCABULARY

    def __init__(self, names: Sequence[str], viewer: Seat, texts: Texts) -> None:
        super().__init__(names, viewer, texts)
        self.telling: DiceTelling = DiceTelling()
        self._facts = known_facts(own_sets(GAME).values(), SORTS, texts.language)
        self.faces = [self._facts["face", face] for face in FACES]
        """What each face is called and does."""
        self.characters = [self._facts["character", who.id] for who in CHARACTERS]
        """What each character is called and can do."""
        if len(names) == 3:  # DICE-THREE-2 to -6
            for role, role_id in enumerate(ROLES):
                self._facts["role", role_id] = Fact(self.role(role), self.hunt(role, "other"))

    # Names.

    def role(self, role: int) -> str:
        """The name of a role, or what stands for a hidden one."""
        return self.texts.say("role-unknown") if role == HIDDEN else self._facts["role", ROLES[role]].name

    def goal(self, role: int) -> str:
        """What a role wants, said to whoever has it."""
        return self.hunt(role, "you") if self.prey(role) else self._facts["role", ROLES[role]].text

    def character(self, character: int) -> str:
        """The name of a character."""
        return self.characters[character].name

    def face(self, face: int) -> str:
        """What a die shows, in a word."""
        return self.texts.say(f"dice-face-{FACES[face]}")

    def find(self, asked: str) -> list[Fact]:
        """The faces, characters and roles by name, a part of it, or nearly so."""
        return find(self._facts.values(), asked)

    # What messages are given.

    def expand(self, name: str, sort: str, value: Any, facts: References, short: bool) -> Values:
        """Of dice $dice is their numbers, '2 and 4', and $dice_count how many; of a cause there is only $cause_id."""
        if sort == "die":
            return {name: "" if value is None else value + 1}
        if sort == "dice":
            dice = value or []
            return {name: self.numbers(dice), f"{name}_count": len(dice)}
        if sort == "face":
            return {name: "" if value is None else self.face(FACES.index(value))}
        if sort == "faces":
            return {name: self.listed(self._thrown(value or (), facts.get("dice")))}
        if sort == "cause":
            return {f"{name}_id": value or "none"}
        if sort == "why":
            return {name: value or "none"}
        if sort == "character":
            return {name: "" if value is None else self.character(CHARACTER_INDEX[value])}
        return super().expand(name, sort, value, facts, short)

    def numbers(self, dice: Sequence[int]) -> str:
        """Dice by their numbers, counted from 1: '2 and 4'."""
        return self.listed([str(die + 1) for die in dice], "list-and")

    def _thrown(self, faces: Sequence[str], dice: object) -> Iterator[str]:
        """What the dice show, those that were thrown marked if others lay still."""
        thrown = dice if isinstance(dice, list) and len(dice) < len(faces) else ()
        for die, face in enumerate(faces):
            name = self.face(FACES.index(face))
            yield self.texts.say("dice-thrown", face=name) if die in thrown else name

    def owner(self, source: Source) -> str:
        """The name of the character who brought something about."""
        return self.character(CHARACTER_INDEX[str(source.character)])
