"""Finding the files of a language, and looking up messages in them."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable

from fluent.runtime import FluentBundle, FluentResource

from boothill.rulebook import boxes
from boothill.titles import titles

FALLBACK = "en"
"""The language that has every message."""
TERMINAL = "screen.ftl"
"""The file with what only the terminal says."""
BROWSER = "browser"
"""The folder, beside the files of a language, with what only the client for browsers says."""
ABOUT = "language.toml"
"""The file that makes a folder a language: it says what the language calls itself."""
_LANGUAGES = files(__package__) / "languages"
_ENTRY = re.compile(r"(?m)^(?=-?[A-Za-z][\w-]*[ \t]*=)")
_COMMENT = re.compile(r"(?m)^#.*\n?")
_INDENT = re.compile(r"(?m)^ +")
_ISOLATE, _POP = "\u2068", "\u2069"
_APART = re.compile(f"{_ISOLATE}[^{_ISOLATE}{_POP}]*{_POP}")
_RIGHT_TO_LEFT = re.compile("[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\U00010800-\U00010fff\U0001e800-\U0001efff]")
"""The blocks that hold letters and numbers of such scripts, and hardly anything else."""
_VARIANT = re.compile(r"(?m)^ (?:(\*?\[\w+\]) *|(?=\}))")
_PLACE = re.compile(r'"(?:[^"\\\n]|\\.)*"|\{ *(\$\w+)( *\}| ->)')


class TextError(ValueError):
    """A message that does not exist, or one that cannot be made into text from what it was given."""


def languages() -> list[str]:
    """The languages there are texts for, as their codes."""
    return sorted(language_names())


@cache
def language_names() -> dict[str, str]:
    """What each language calls itself, by its code."""
    found = {}
    for folder in sorted(_LANGUAGES.iterdir(), key=lambda folder: folder.name):
        about = folder / ABOUT
        if about.is_file():
            found[folder.name] = str(tomllib.loads(about.read_text(encoding="utf-8")).get("name", folder.name))
    return found


def common_texts() -> Traversable:
    """The folder with what all games say, a folder for each language in it."""
    return _LANGUAGES


@cache
def game_texts() -> dict[str, Traversable]:
    """For each game that has texts of its own: the folder of them, a folder for each language in it."""
    places = {game: files(package) / "texts" for game, package in titles().items()}
    return {game: place for game, place in places.items() if place.is_dir()}


def _resources(language: str) -> Iterator[Traversable]:
    """The files of a language: what all games say, what only the client for browsers says, what each game says."""
    folder = common_texts() / language
    for place in (folder, folder / BROWSER, *(texts / language for texts in game_texts().values())):
        if place.is_dir():
            files_there = (file for file in place.iterdir() if file.name.endswith(".ftl"))
            yield from sorted(files_there, key=lambda file: file.name)


@cache
def own_messages() -> tuple[Mapping[str, str], ...]:
    """The messages that our own sets bring along, in Fluent by language."""
    return tuple(folder.messages for folder in boxes().values() if folder.messages)


def browser_source(language: str, sets: Sequence[Mapping[str, str]] = ()) -> str:
    """All messages that the client for browsers may need in a language, as one text in Fluent; in English those that
    the language lacks. `sets` as for `Texts`: where an id stands twice, ours counts.
    """
    sources: list[str] = []
    for code in dict.fromkeys((language, FALLBACK)):
        ours = [file for file in _resources(code) if file.name != TERMINAL]
        sources += [file.read_text(encoding="utf-8") for file in ours]
        sources += [source[code] for source in (*own_messages(), *sets) if code in source]
    found: dict[str, str] = {}
    for source in sources:
        for id, entry in entries_of(source).items():
            found.setdefault(id, _tight(entry))
    return "\n".join(found.values()) + "\n"


def _tight(entry: str) -> str:
    """The same message without blanks that mean nothing: they are a good part of what a browser would have to load."""
    name, _, text = entry.partition("=")
    text = _VARIANT.sub(r"\1", _INDENT.sub(" ", text.lstrip(" ")))
    # What stands in quotes is text, whatever it looks like.
    text = _PLACE.sub(lambda found: f"{{{found[1]}{found[2].replace(' }', '}')}" if found[1] else found[0], text)
    return f"{name.rstrip()}={text}"


def entries_of(source: str) -> dict[str, str]:
    """The messages and terms of a source in Fluent, by id, without comments."""
    entries = _ENTRY.split(_COMMENT.sub("", source.replace("\r\n", "\n")))[1:]
    return {entry.partition("=")[0].strip(): entry.strip() for entry in entries}


class Texts:
    """The messages of one language, with English behind it for those it lacks.

    A message that is missing or fails says what it can, in bare words: no text is worth the end of a game. Made
    `strict`, it raises TextError instead, so that tests find it.
    """

    def __init__(
        self, language: str = FALLBACK, *, strict: bool = False, sets: Sequence[Mapping[str, str]] = ()
    ) -> None:
        """`sets` are the messages that sets of others bring along, in Fluent by language; they never replace ours."""
        if language not in languages():
            raise TextError(f"there are no texts in the language '{language}'; there are {', '.join(languages())}")
        self.language = language
        self.strict = strict
        self._bundles: list[FluentBundle] = []
        for code in dict.fromkeys((language, FALLBACK)):
            self._bundles.append(_bundle(code))
            self._bundles += [
                _compiled(code, source[code]) for source in sets if code in source and source not in own_messages()
            ]

    def with_sets(self, sets: Sequence[Mapping[str, str]]) -> Texts:
        """The same messages and those of these sets."""
        return Texts(self.language, strict=self.strict, sets=sets) if sets else self

    def has(self, message: str) -> bool:
        """Whether there is a message of this id."""
        return any(bundle.has_message(message) for bundle in self._bundles)

    def say(self, message: str, /, *others: str, **values: str | int) -> str:
        """The text of a message with these values in its places; of the first of the others that can be told if it is
        missing or, unless `strict`, fails. Values that run from right to left are set apart (see `isolated`).
        """
        told = {name: isolated(value) if isinstance(value, str) else value for name, value in values.items()}
        for wanted in (message, *others):
            for bundle in self._bundles:
                if bundle.has_message(wanted):
                    try:
                        return _text(bundle, wanted, told)
                    except TextError:
                        if self.strict:
                            raise
        if self.strict:
            raise TextError(f"there is no message '{message}'")
        return " ".join([message.replace("-", " ").replace("_", " "), *(str(value) for value in told.values())])


def isolated(text: str) -> str:
    """A text for a sentence of ours that runs from left to right: set apart from the rest if it runs the other way, or
    else the words and numbers beside it would be shown in another order than they stand in.
    """
    if text.isascii() or not _RIGHT_TO_LEFT.search(_APART.sub("", text)):
        return text
    return f"{_ISOLATE}{text}{_POP}"


def _text(bundle: FluentBundle, message: str, values: dict[str, str | int]) -> str:
    try:
        pattern = bundle.get_message(message).value
        if pattern is None:
            raise TextError("it has no text of its own")
        text, errors = bundle.format_pattern(pattern, values)
        if errors:
            raise errors[0]
    except Exception as error:
        # Fluent reports what it foresees; a set's text may hold what it does not, such as a function misused.
        raise TextError(f"the message '{message}' ({bundle.locales[0]}) fails: {error}") from error
    return str(text)


@cache
def _bundle(language: str) -> FluentBundle:
    """Our own messages of a language: of all games, and of our sets."""
    ours = [file.read_text(encoding="utf-8") for file in _resources(language)]
    return _compiled(language, *ours, *(source[language] for source in own_messages() if language in source))


@cache
def _compiled(language: str, *sources: str) -> FluentBundle:
    # No isolation marks but where they are needed (`isolated`): some terminals show them as boxes, and none of the
    # languages runs from right to left.
    bundle = FluentBundle([language], use_isolating=False)
    for source in sources:
        bundle.add_resource(FluentResource(source))
    return bundle
