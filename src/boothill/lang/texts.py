"""Looking up messages."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable

from fluent.runtime import FluentBundle, FluentResource

FALLBACK = "en"
"""The language that has every message."""


class TextError(ValueError):
    """A message that does not exist, or one that cannot be made into text from what it was given."""


def languages() -> list[str]:
    """The languages there are texts for, as their codes."""
    return sorted(folder.name for folder in files(__package__).iterdir() if any(_resources(folder)))


def _resources(folder: Traversable) -> Iterator[Traversable]:
    if folder.is_dir():
        yield from sorted((file for file in folder.iterdir() if file.name.endswith(".ftl")), key=lambda file: file.name)


class Texts:
    """The messages of one language, with English behind it for those it lacks."""

    def __init__(self, language: str = FALLBACK) -> None:
        if language not in languages():
            raise TextError(f"there are no texts in the language '{language}'; there are {', '.join(languages())}")
        self.language = language
        self._bundles = [_bundle(code) for code in dict.fromkeys((language, FALLBACK))]

    def has(self, message: str) -> bool:
        """Whether there is a message of this id."""
        return any(bundle.has_message(message) for bundle in self._bundles)

    def say(self, message: str, /, **values: str | int) -> str:
        """The text of a message, with these values in its places. Raises TextError if that cannot be done."""
        for bundle in self._bundles:
            if bundle.has_message(message):
                pattern = bundle.get_message(message).value
                if pattern is not None:
                    text, errors = bundle.format_pattern(pattern, values)
                    if errors:
                        raise TextError(f"the message '{message}' ({bundle.locales[0]}) fails: {errors[0]}")
                    return str(text)
        raise TextError(f"there is no message '{message}'")


@cache
def _bundle(language: str) -> FluentBundle:
    # No isolation marks: terminals show them as boxes, and none of the languages runs from right to left.
    bundle = FluentBundle([language], use_isolating=False)
    for file in _resources(files(__package__) / language):
        bundle.add_resource(FluentResource(file.read_text(encoding="utf-8")))
    return bundle
