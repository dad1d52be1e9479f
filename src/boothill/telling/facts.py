"""What the facts of the boxes say about cards, dice, characters and roles, and finding one by its name."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from difflib import get_close_matches
from typing import Any
from unicodedata import normalize

from boothill.rulebook import SETS, facts
from boothill.telling import FALLBACK

SORTS = ("card", "event", "equipment", "character", "role")
SHADOW_ROLE = "shadow_role"


@dataclass(frozen=True, slots=True)
class Fact:
    """What a card, event, piece of equipment, face of a die, character or role is called and does."""

    name: str
    text: str


def known_facts(sets: Iterable[str], language: str) -> dict[tuple[str, str], Fact]:
    """The facts of these sets by sort and id. Shadows need no set, so their roles are always among them."""
    told: dict[tuple[str, str], Fact] = {}
    for set_id in sets:
        if set_id in SETS:
            told |= box_facts(set_id, SORTS, language)
    return told | box_facts("gold_rush", (SHADOW_ROLE,), language)


def box_facts(box: str, sorts: Iterable[str], language: str) -> dict[tuple[str, str], Fact]:
    """The facts of one box by sort and id."""
    known = facts(box)
    return {(sort, fact["id"]): _told(fact, language) for sort in sorts for fact in known.get(sort, ())}


def _told(fact: dict[str, Any], language: str) -> Fact:
    effect = fact.get("effect", "")
    if language != FALLBACK:
        effect = fact.get(f"effect_{language}", effect)
    return Fact(fact.get(f"name_{language}", fact["name"]), effect)


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
