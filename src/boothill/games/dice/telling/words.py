"""Naming what the dice game counts: faces, characters, roles, options and questions, in the player's language."""

from __future__ import annotations

from collections.abc import Sequence

from boothill.family.roles import HIDDEN, ROLES
from boothill.family.sets import own_sets
from boothill.games.dice.rules.characters import CHARACTERS, GAME
from boothill.games.dice.rules.layouts import REASONS, SEATS, SUBJECTS
from boothill.games.dice.rules.rolling import PLACES
from boothill.games.dice.rules.terms import CAUSES, FACES, TAKE_ARROWS, VERBS
from boothill.kernel.decision import Decision, Option, Seat
from boothill.kernel.reasons import WhyNot
from boothill.telling import Texts
from boothill.telling.facts import Fact, find, known_facts
from boothill.telling.speech import Speech, Values

SORTS = ("character", "face", "role")


class DiceWords(Speech):
    """The words of one table of the dice game for one viewer."""

    prefix = "dice-"

    def __init__(self, names: Sequence[str], viewer: Seat, texts: Texts) -> None:
        super().__init__(names, viewer, texts)
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

    def numbers(self, mask: int) -> str:
        """Dice by their numbers: '2 and 4'."""
        return self.listed([str(die + 1) for die in PLACES[mask]], "list-and")

    def find(self, asked: str) -> list[Fact]:
        """The faces, characters and roles by name, a part of it, or nearly so."""
        return find(self._facts.values(), asked)

    # What messages are given.

    def values(self, fields: Sequence[str], numbers: Sequence[int]) -> Values:
        """Numbers of the game for a message: under the names of these fields, as what the names say they are."""
        values: Values = {}
        for field, number in zip(fields, numbers, strict=True):
            if field in SEATS:
                values |= self.seat_values(field, number)
            elif field == "cause":
                values["cause_id"] = CAUSES[number]
            elif field == "die":
                values["die"] = number + 1
            elif field == "dice":
                values |= {"dice": self.numbers(number), "dice_count": number.bit_count()}
            elif field == "face":
                values["face"] = self.face(number)
            elif field == "role":
                values["role"] = self.role(number)
            elif field == "character":
                values["character"] = self.character(number)
            else:
                values[field] = number
        return values

    def asked_about(self, decision: Decision) -> Values:
        """What a question is about: its subject."""
        return self.values(SUBJECTS[decision.kind].split(), decision.subject)

    def option(self, decision: Decision, option: Option) -> str:
        """An answer."""
        verb, dice, seat, number = option
        values = self.asked_about(decision) | self.values(["dice"], [max(dice, 0)])
        values |= {"number": number, **self.seat_values("target", seat)}
        if verb == TAKE_ARROWS:
            values["lost"] = decision.subject[1] - number
        return self.texts.say(f"dice-option-{VERBS[verb]}", **values)

    def reason_values(self, reason: WhyNot) -> Values:
        """The parameters of a reason."""
        return self.values(REASONS.get(reason.code, "").split(), reason.params)
