"""What a language is made of, file by file, and what it still lacks. The English files say what there is to say."""

from __future__ import annotations

import re
import tomllib
from dataclasses import dataclass, field
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Any

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
    return [lack for lack in found if lack.is_missing or lack.missing or lack.names or lack.english or lack.unknown]


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
    )


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
        raise UserError(f"the file '{file.name}' cannot be read: {error}") from error


def _flat(table: dict[str, Any], before: str = "") -> dict[str, str]:
    found: dict[str, str] = {}
    for key, value in table.items():
        if isinstance(value, dict):
            found |= _flat(value, f"{before}{key}.")
        elif key in _WORDS:
            found[f"{before}{key}"] = str(value)
    return found
