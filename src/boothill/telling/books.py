"""The short rule book of a game: texts of our own in every language, with facts and numbers from the game's data."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Any

from boothill.family.roles import ROLES, ROLES_BY_PLAYERS
from boothill.family.sets import SetFolder
from boothill.telling.facts import told
from boothill.telling.texts import FALLBACK

_PICTURES = re.compile(r"^!\w+ [\w ]+\n+", re.MULTILINE)


def filled(texts: Path, language: str, values: Mapping[str, str | int]) -> str:
    """The book of a game in Markdown, from `texts`/LANGUAGE/book.md; in English if it is not told in the language.

    A line such as "!card bang beer" stands for pictures. Raises KeyError for a place that no value fills.
    """
    file = texts / language / "book.md"
    if not file.is_file():
        file = texts / FALLBACK / "book.md"
    return re.sub(r"\{(\w+)\}", lambda place: str(values[place[1]]), file.read_text(encoding="utf-8"))


def without_pictures(book: str) -> str:
    """The same for whoever can only read."""
    return _PICTURES.sub("", book)


def roles_of(folder: SetFolder, language: str) -> dict[str, str]:
    """What the roles are after, and how many there are of each, by the number of players."""
    facts = {str(fact["id"]): told(fact, language) for fact in folder.facts["role"]}
    names = [facts[role].name for role in ROLES]
    head = " | ".join(["", "", *[f"{name[:1].upper()}{name[1:]}" for name in names], ""]).strip()
    rows = [f"{head}", f"|{' --- |' * (len(names) + 1)}"]
    for players, roles in ROLES_BY_PLAYERS.items():
        counts = " | ".join(str(roles.count(role) or "-") for role in range(len(ROLES)))
        rows.append(f"| {players} | {counts} |")
    return {"roles": entries(folder.facts["role"], language), "roles_table": "\n".join(rows)}


def entries(facts: Iterable[Mapping[str, Any]], language: str, count: str = "") -> str:
    """A list of things with what they do; with how many there are, if their facts have a field for it."""
    lines = []
    for fact in facts:
        name, text = (said := told(dict(fact), language)).name, said.text
        number = f" ×{fact[count]}" if count and fact.get(count, 1) > 1 else ""
        lines.append(f"- **{name[:1].upper()}{name[1:]}**{number}: {text}")
    return "\n".join(lines)


def people(facts: Iterable[Mapping[str, Any]], language: str) -> str:
    """A list of characters with their life points and abilities."""
    lines = []
    for fact in facts:
        said = told(dict(fact), language)
        lines.append(f"- **{said.name}** ({fact['life']}): {said.text}")
    return "\n".join(lines)
