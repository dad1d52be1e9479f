"""What a language is made of, file by file, and what it still lacks. The English files say what there is to say."""

from __future__ import annotations

import re
import tomllib
from dataclasses import dataclass, field
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Any

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from boothill.family.sets import own_sets
from boothill.kernel.errors import UserError
from boothill.telling.texts import ABOUT, FALLBACK, common_texts, entries_of, game_texts
from boothill.titles import TITLES

CODE = "LANGUAGE"
"""Stands for the code of the language in the paths of files."""
_CODE = re.compile(r"[a-z]{2,3}(-[A-Za-z0-9]{2,8})*")
_WORDS = ("name", "effect")


@dataclass(frozen=True, slots=True)
class Lack:
    """What one file of a language lacks. Names that are left out are shown in English, which may be as it should."""

    path: str
    """From the folder of the package, with the code of the language in it."""
    is_missing: bool = False
    missing: list[str] = field(default_factory=list)
    """Messages, and effects as SORT.ID.effect."""
    names: list[str] = field(default_factory=list)
    """Names without a translation, as SORT.ID.name."""
    english: list[str] = field(default_factory=list)
    """Messages and effects that read as in English: not translated yet, or there is nothing to translate."""
    unknown: list[str] = field(default_factory=list)
    """What English does not have, so that nobody will ever say it."""
    broken: list[str] = field(default_factory=list)
    """Messages that cannot be told: their Fluent is wrong, or they use a value that English is not given."""

    @property
    def anything(self) -> bool:
        """Whether there is anything to be said of the file."""
        return any([self.is_missing, self.missing, self.names, self.english, self.unknown, self.broken])

    @property
    def serious(self) -> bool:
        """Whether something is said in English, or in bare words, because of it."""
        return any([self.is_missing, self.missing, self.unknown, self.broken])


def text_files(language: str) -> dict[str, Traversable]:
    """Every file of a language that is there, by its path with LANGUAGE for the code."""
    found: dict[str, Traversable] = {}
    for path, place in _places(language).items():
        if place.is_dir():
            found |= _inside(path, place)
        elif place.is_file():
            found[path] = place
    return dict(sorted(found.items()))


def lacks(language: str) -> list[Lack]:
    """What a language lacks, for each file in which it lacks anything."""
    english, theirs = text_files(FALLBACK), text_files(language)
    found = [_compared(path, english.get(path), theirs.get(path), language) for path in sorted({*english, *theirs})]
    return [lack for lack in found if lack.anything]


def start(language: str) -> list[str]:
    """Begin a language with copies of the English files that it does not have yet; their paths."""
    if not _CODE.fullmatch(language):
        raise UserError(f"'{language[:40]}' is no code of a language; take one such as fr or pt-BR")
    written, there, places = [], text_files(language), _places(language)
    for path, file in text_files(FALLBACK).items():
        if path in there:
            continue
        root = next(root for root in places if path.startswith(root))
        target = (
            Path(str(places[root])) / path.removeprefix(root).lstrip("/") if path != root else Path(str(places[root]))
        )
        target.parent.mkdir(parents=True, exist_ok=True)
        text = f'name = "{language}"\n' if file.name == ABOUT else file.read_text(encoding="utf-8")
        target.write_text(text, encoding="utf-8")
        written.append(path.replace(CODE, language))
    return written


def _places(language: str) -> dict[str, Traversable]:
    """The folders and files of a language, whether they are there or not, by their paths with LANGUAGE for the code."""
    places = {f"telling/languages/{CODE}": common_texts() / language}
    for game, texts in game_texts().items():
        if game in TITLES:  # what an installed game says is its own
            places[f"{_path(game)}/texts/{CODE}"] = texts / language
    for game, package in TITLES.items():
        for id, folder in own_sets(package).items():
            for ending in ("ftl", "toml"):
                path = f"{_path(game)}/sets/{id}/texts/{CODE}.{ending}"
                places[path] = folder.place / "texts" / f"{language}.{ending}"
    return places


def _path(game: str) -> str:
    return TITLES[game].removeprefix("boothill.").replace(".", "/")


def _inside(path: str, folder: Traversable) -> dict[str, Traversable]:
    found: dict[str, Traversable] = {}
    for place in folder.iterdir():
        below = f"{path}/{place.name}"
        if place.is_dir():
            found |= _inside(below, place)
        elif place.name.endswith((".ftl", ".toml")):
            found[below] = place
    return found


def _compared(path: str, english: Traversable | None, theirs: Traversable | None, language: str) -> Lack:
    wanted, there = _texts(english), _texts(theirs)
    missing = [id for id in wanted if id not in there]
    return Lack(
        path.replace(CODE, language),
        theirs is None,
        [id for id in missing if not _is_name(id)],
        [id for id in missing if _is_name(id)],
        [id for id, text in there.items() if language != FALLBACK and wanted.get(id) == text and not _is_name(id)],
        # A term is a word of the language itself.
        [id for id in there if id not in wanted and not id.startswith("-")],
        _broken(english, theirs),
    )


def _broken(english: Traversable | None, theirs: Traversable | None) -> list[str]:
    if theirs is None or not theirs.name.endswith(".ftl"):
        return []
    given = {id: values for id, values in _values(english).items() if values is not None}
    found = _values(theirs)
    return [id for id, values in found.items() if values is None or (id in given and not values <= given[id])]


def _values(file: Traversable | None) -> dict[str, set[str] | None]:
    return {} if file is None else values_used(file.read_text(encoding="utf-8"))


def values_used(source: str) -> dict[str, set[str] | None]:
    """The values that each message of a source in Fluent uses; None for one whose Fluent is wrong."""
    found: dict[str, set[str] | None] = {}
    for entry in FluentParser().parse(source).body:
        if isinstance(entry, ast.Junk):
            found[(entry.content or "").partition("=")[0].strip()[:40]] = None
        elif isinstance(entry, ast.Message):
            values = _Values()
            values.visit(entry)
            found[entry.id.name] = values.used
    return found


class _Values(Visitor):
    """Collects the values that a message uses."""

    def __init__(self) -> None:
        self.used: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802 - the name Fluent calls
        self.used.add(node.id.name)


def _is_name(id: str) -> bool:
    return id.endswith(".name")


def _texts(file: Traversable | None) -> dict[str, str]:
    """What stands in a file: messages, or names and effects as SORT.ID.name and SORT.ID.effect."""
    if file is None:
        return {}
    text = file.read_text(encoding="utf-8")
    if file.name.endswith(".ftl"):
        return entries_of(text)
    try:
        return _flat(tomllib.loads(text))
    except tomllib.TOMLDecodeError as error:
        raise UserError(f"the file '{file}' cannot be read: {error}") from error


def _flat(table: dict[str, Any], before: str = "") -> dict[str, str]:
    found: dict[str, str] = {}
    for key, value in table.items():
        if isinstance(value, dict):
            found |= _flat(value, f"{before}{key}.")
        elif key in _WORDS:
            found[f"{before}{key}"] = str(value)
    return found
