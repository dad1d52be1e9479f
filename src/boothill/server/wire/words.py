"""What the server asks of a game in order to tell clients what there is in it, and how it is called."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from msgspec import Struct

from boothill.family.sets import SetFolder

Fact = dict[str, Any]


class GameWords(ABC):
    """What is in one game, in any language. Nothing about any table."""

    questions: Sequence[str] = ()
    """The kinds of questions that are asked in it."""

    @abstractmethod
    def playable(self) -> list[str]:
        """The ids of what can be named to lie on a table: sets that are mixed, or the one box of the game."""

    @abstractmethod
    def folders(self) -> dict[str, SetFolder]:
        """The folders of all boxes that have one, by id: our own, and those installed."""

    def messages(self) -> list[Mapping[str, str]]:
        """What its sets bring along to say, in Fluent by language."""
        return [folder.messages for folder in self.folders().values() if folder.messages]

    @abstractmethod
    def names(self, language: str) -> dict[str, str]:
        """What each box is called."""

    sections: type[Struct]
    """What `words` gives."""

    @abstractmethod
    def words(self, language: str) -> Struct:
        """Sections of GET /api/words/LANGUAGE, none of them named like a section of another game."""


class RoleWords(Struct, frozen=True, omit_defaults=True):
    """A role."""

    name: str
    text: str
    rules: str = ""


class Told:
    """What the facts of a box say, in one language."""

    def __init__(self, folder: SetFolder | None, language: str) -> None:
        self.known = folder.facts if folder is not None else {}
        self.language = language

    def of(self, sort: str, id: str) -> Fact:
        """The fact of this id; nothing if the box has none."""
        for fact in self.known.get(sort, ()):
            if fact["id"] == id:
                return self._in_language(fact)
        return {}

    def all(self, sort: str) -> dict[str, Fact]:
        """The facts of a sort."""
        return {fact["id"]: self._in_language(fact) for fact in self.known.get(sort, ())}

    def name(self, otherwise: str) -> str:
        """What the box is called."""
        about = self.known.get("set", {})
        return str(about.get(f"name_{self.language}", about.get("name", otherwise)))

    def _in_language(self, fact: Fact) -> Fact:
        name = fact.get(f"name_{self.language}", fact.get("name", ""))
        return fact | {"name": name, "effect": fact.get(f"effect_{self.language}", fact.get("effect", ""))}


def roles_of(told: Iterable[Told], sort: str) -> dict[str, RoleWords]:
    """The roles of this sort that some boxes bring along."""
    facts = {id: fact for box in told for id, fact in box.all(sort).items()}
    return {id: RoleWords(fact["name"], fact["effect"], fact.get("rules", "")) for id, fact in facts.items()}
