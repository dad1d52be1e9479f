"""A set is a folder, whether it comes with Boothill, with an installed package or lies somewhere on a disk.

    __init__.py            declares what is in it
    facts.toml             figures: what is printed on its cards, how many there are, which rules are its own
    texts/LANGUAGE.toml    what everything in it is called and does, by sort and id
    texts/LANGUAGE.ftl     messages that only this set needs, in Fluent; they may also lie beside `__init__.py`
    symbols.toml           how its cards look,
    art.toml               the pictures on them, and
    portraits.toml         how its people look
    rules.md               its rules, with their ids

Of these only `__init__.py` must be there. Nothing here runs what it declares.
"""

from __future__ import annotations

import tomllib
from functools import cache, cached_property
from importlib.resources import files
from importlib.resources.abc import Traversable
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from boothill.family.art import pictures
from boothill.kernel.errors import UserError
from boothill.plugins import offered

ENTRY_POINTS = "boothill.sets"
"""Where installed packages offer sets."""
FACTS = "facts.toml"
ENGLISH = "en"
"""The language whose names and effects stand for those that another lacks."""
LAST = 1_000_000
"""The place of a set that does not say where it stands."""


class SetFolder:
    """The data in the folder of a set. Read when it is first asked for; what it gives is not to be changed."""

    def __init__(self, place: Traversable) -> None:
        self.place = place

    def __repr__(self) -> str:
        return f"<set in {self.place.name}>"

    @cached_property
    def about(self) -> dict[str, Any]:
        """What the facts say of the set as a whole; nothing if it has none."""
        file = self.place / FACTS
        if not file.is_file():
            return {}
        # It stands before the first list of things, and reading those takes ten times as long.
        return dict(_toml(file, until="\n[[").get("set") or self._facts.get("set", {}))

    @cached_property
    def facts(self) -> dict[str, Any]:
        """The facts, with the words of every language: `name` and `effect` in English, `name_de` and so on in others,
        `name_de_alt` for further names. What has words and no facts is among them with its words alone.
        """
        known = {key: _copied(value) for key, value in self._facts.items()}
        for language, words in self.words.items():
            ending = "" if language == ENGLISH else f"_{language}"
            for sort, entries in words.items():
                if sort == "set":
                    _tell(known.setdefault("set", {}), entries, ending)
                    continue
                told = known.setdefault(sort, [])
                told += [{"id": id} for id in entries if all(fact["id"] != id for fact in told)]
                for fact in told:
                    _tell(fact, entries.get(fact["id"], {}), ending)
        return known

    @cached_property
    def words(self) -> dict[str, dict[str, Any]]:
        """Names and effects as their files have them: by language, sort and id."""
        return {file.name.removesuffix(".toml"): _toml(file) for file in self._files(("texts",), ".toml")}

    @cached_property
    def messages(self) -> dict[str, str]:
        """The messages in Fluent, by language."""
        found: dict[str, str] = {}
        for file in self._files(("", "texts"), ".ftl"):
            language = file.name.removesuffix(".ftl")
            try:
                found[language] = found.get(language, "") + file.read_text(encoding="utf-8")
            except UnicodeDecodeError as error:
                raise UserError(
                    f"the texts in '{file.name}' of the set '{self._name}' are not in UTF-8; save the file so"
                ) from error
        return found

    @cached_property
    def symbols(self) -> dict[str, str]:
        """How kinds of cards and faces are drawn, by id."""
        return {id: str(parts) for id, parts in self._data("symbols.toml").items()}

    @cached_property
    def art(self) -> dict[str, dict[str, str]]:
        """The pictures of kinds of cards and faces, by id: `art`, `tint` and `second`. Raises UserError."""
        return pictures(self._data("art.toml"), self._name)

    @cached_property
    def portraits(self) -> dict[str, dict[str, Any]]:
        """What people look like, by id."""
        return self._data("portraits.toml")

    @property
    def rules(self) -> str:
        """The set's own rules, in Markdown as those of docs/rules; nothing if it brings none."""
        file = self.place / "rules.md"
        return file.read_text(encoding="utf-8") if file.is_file() else ""

    def read_all(self) -> None:
        """Read every file, so that one that cannot be read is found now. Raises UserError."""
        for data in (self.facts, self.messages, self.symbols, self.art, self.portraits):
            assert isinstance(data, dict)

    @cached_property
    def _facts(self) -> dict[str, Any]:
        return self._data(FACTS)

    @property
    def _name(self) -> str:
        return str(self.about.get("id", self.place.name))

    def _data(self, name: str) -> dict[str, Any]:
        file = self.place / name
        return _toml(file) if file.is_file() else {}

    def _files(self, folders: tuple[str, ...], ending: str) -> list[Traversable]:
        places = [self.place / folder if folder else self.place for folder in folders]
        found = [file for place in places if place.is_dir() for file in place.iterdir() if file.name.endswith(ending)]
        return sorted(found, key=lambda file: file.name)


def _copied(value: Any) -> Any:
    """So that words can be added to facts without changing what was read."""
    if isinstance(value, list):
        return [_copied(one) for one in value]
    return dict(value) if isinstance(value, dict) else value


def _tell(fact: dict[str, Any], words: dict[str, Any], ending: str) -> None:
    for field, key in (("name", f"name{ending}"), ("effect", f"effect{ending}"), ("other_names", f"name{ending}_alt")):
        if field in words:
            fact[key] = words[field]


def _toml(file: Traversable, until: str = "") -> dict[str, Any]:
    try:
        text = file.read_text(encoding="utf-8")
        return tomllib.loads(text.partition(until)[0] + "\n" if until else text)
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise UserError(f"the file '{file}' of a set cannot be read: {error}") from error


@cache
def own_sets(game: str) -> dict[str, SetFolder]:
    """The sets that come with a game (the package of it), by id and in their order, which numbers cards and people;
    none if the game has no sets.
    """
    folder = files(game) / "sets"
    if not folder.is_dir():
        return {}
    found = {place.name: SetFolder(place) for place in folder.iterdir() if (place / FACTS).is_file()}
    return dict(sorted(found.items(), key=lambda item: (item[1].about.get("order", LAST), item[0])))


def installed_sets() -> dict[str, SetFolder]:
    """The folders of installed sets that have facts, by the id these give them. None of them is loaded."""
    found: dict[str, SetFolder] = {}
    for point in offered(ENTRY_POINTS).values():
        try:
            place = _place_of(point.module)
            folder = SetFolder(place) if place is not None else None
            if folder is not None and "id" in folder.about:
                found.setdefault(str(folder.about["id"]), folder)
        except Exception:  # somebody else's folder: whatever is wrong with it, ours are there
            continue
    return found


def _place_of(module: str) -> Path | None:
    """The folder a module lies in, or is, found without running any of it; None for a single file."""
    top, *below = module.split(".")
    spec = find_spec(top)
    if spec is None or not spec.submodule_search_locations:
        return None
    place = Path(next(iter(spec.submodule_search_locations)), *below)
    return place if place.is_dir() else place.parent
