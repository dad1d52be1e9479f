"""What the facts of sets say about cards, dice, characters and roles, and finding one by its name."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from difflib import get_close_matches
from typing import Any
from unicodedata import normalize

from boothill.family.sets import SetFolder


@dataclass(frozen=True, slots=True)
class Fact:
    """What a card, event, piece of equipment, face of a die, character or role is called and does."""

    name: str
    text: str


def known_facts(folders: Iterable[SetFolder], sorts: Iterable[str], language: str) -> dict[tuple[str, str], Fact]:
    """What the folders of sets tell of these sorts of things, by sort and id; the first that tells of one counts."""
    sorts = tuple(sorts)
    known: dict[tuple[str, str], Fact] = {}
    for folder in folders:
        for sort in sorts:
            for fact in folder.facts.get(sort, ()):
                known.setdefault((sort, str(fact["id"])), told(fact, language))
    return known


def told(fact: dict[str, Any], language: str) -> Fact:
    """The words of a fact in a language, in English what is not told in it; empty what nobody tells."""
    return Fact(
        fact.get(f"name_{language}") or fact.get("name", ""),
        fact.get(f"effect_{language}") or fact.get("effect", ""),
    )


def find(known: Iterable[Fact], asked: str) -> list[Fact]:
    """Those that go by a name, or begin with it, or nearly so. Several may share one name."""
    plain: dict[str, list[Fact]] = {}
    for fact in dict.fromkeys(known):
        plain.setdefault(_plain(fact.name), []).append(fact)
    wanted = _plain(asked)
    if wanted in plain:
        return plain[wanted]
    names = [name for name in plain if wanted and name.startswith(wanted)]
    names = names or [name for name in plain if wanted and wanted in name]
    names = names or get_close_matches(wanted, plain, n=1, cutoff=0.75)
    return [fact for name in names for fact in plain[name]]


def _plain(name: str) -> str:
    """A name without case, spaces, marks and accents: 'cat balou' finds Cat Balou, and 'jose' José."""
    return "".join(letter for letter in normalize("NFKD", name).casefold() if letter.isalnum())
