"""What people may call themselves and say: only what can be seen, on one line, not too long, no banned words."""

from __future__ import annotations

import unicodedata
from collections.abc import Collection, Iterable, Iterator
from functools import lru_cache
from pathlib import Path

from boothill.kernel.errors import UserError
from boothill.server.wire.lookalikes import skeleton
from boothill.server.wire.protocol import MOST_NAME, MOST_TEXT

MOST_MARKS = 2
"""Accents in a row; more of them climb over the lines above."""

# Control, format (joiners, changes of direction), private use, halves of characters, unassigned.
_UNSEEN = frozenset({"Cc", "Cf", "Co", "Cs", "Cn"})
_SPACES = frozenset({"Zs", "Zl", "Zp"})
_MARKS = frozenset({"Mn", "Mc", "Me"})
# Letters and signs that show nothing, whatever their category says.
_BLANK = frozenset(
    [
        *(0x034F, 0x115F, 0x1160, 0x17B4, 0x17B5, 0x2800, 0x3164, 0xFFA0, 0xFFFC, 0xFFFD, 0x13441, 0x13442, 0x1D159),
        *range(0x180B, 0x1810),
        *range(0xFE00, 0xFE10),
        *range(0xE0100, 0xE01F0),
    ]
)
_SKINS = range(0x1F3FB, 0x1F400)
"""Modifiers that belong to the sign before them, as accents do."""


class TextRefused(UserError):
    """A name or a line that cannot be used; the message says what could."""


def clean_name(text: str, words: BannedWords | None = None) -> str:
    """The name as it is shown, 1 to 20 characters. Raises TextRefused if nothing is left of it, or for banned words."""
    name = _clean(text, MOST_NAME)
    if not name:
        raise TextRefused(f"a name needs something that can be seen; type 1 to {MOST_NAME} characters")
    if words is not None and words.found_in(name):
        raise TextRefused("this name is not welcome here; choose another one")
    return name


def clean_line(text: str, words: BannedWords | None = None) -> str:
    """The line as it is shown, 1 to 200 characters, banned words masked. Raises TextRefused if nothing is left."""
    line = _clean(text, MOST_TEXT)
    if not line:
        raise TextRefused(f"a line needs something that can be seen; type 1 to {MOST_TEXT} characters")
    return words.masked(line) if words is not None else line


def distinct(name: str, taken: Iterable[str]) -> str:
    """The name, with a number if somebody has it or one that looks the same: but for capitals, forms of letters, and
    letters of another script.
    """
    others = {key for other in taken for key in _looks(other)}
    if others.isdisjoint(_looks(name)):
        return name
    number = 2
    while True:
        ending = f" {number}"
        candidate = _cut(name, MOST_NAME - len(ending)) + ending
        if others.isdisjoint(_looks(candidate)):
            return candidate
        number += 1


def look_alike(one: str, other: str) -> bool:
    """Whether two names may be taken for each other."""
    return not _looks(one).isdisjoint(_looks(other))


class BannedWords:
    """Words that are masked in chat and refused in names, however they are written: capitals and accents do not count.

    Only whole words: many a harmless one holds a bad one.
    """

    __slots__ = ("_words",)

    def __init__(self, words: Collection[str] = ()) -> None:
        self._words = frozenset(_plain(word) for word in words)

    @classmethod
    def read(cls, path: str) -> BannedWords:
        """Those of a file, one a line; empty lines and lines beginning with # do not count. No path, no words."""
        if not path:
            return cls()
        try:
            lines = Path(path).read_text(encoding="utf-8-sig").splitlines()
        except OSError as error:
            raise UserError(f"the banned words in {path} cannot be read: {error.strerror}; check the name") from None
        except UnicodeDecodeError:
            raise UserError(f"the banned words in {path} are not in UTF-8; save the file so") from None
        words = [line.strip() for line in lines if line.strip() and not line.lstrip().startswith("#")]
        for word in words:
            if [*_words_of(word)] != [(0, len(word))]:
                raise UserError(f"{path}: {word!r} is not one word; write one word of letters and digits a line")
        return cls(words)

    def found_in(self, text: str) -> bool:
        """Whether one of the words is in the text, or is what its letters make without what stands between them."""
        if not self._words:
            return False
        return _plain(text) in self._words or any(
            _plain(text[start:end]) in self._words for start, end in _words_of(text)
        )

    def masked(self, text: str) -> str:
        """The text with stars for the words, as many as they have characters."""
        if not self._words:
            return text
        for start, end in _words_of(text):
            if _plain(text[start:end]) in self._words:
                text = text[:start] + "*" * (end - start) + text[end:]
        return text


def _words_of(text: str) -> Iterator[tuple[int, int]]:
    """Where words of letters, digits and their accents begin and end."""
    start = -1
    for place, letter in enumerate(text):
        inside = letter.isalnum() or (start >= 0 and unicodedata.category(letter) in _MARKS)
        if inside and start < 0:
            start = place
        elif not inside and start >= 0:
            yield start, place
            start = -1
    if start >= 0:
        yield start, len(text)


def _plain(text: str) -> str:
    """Letters and digits alone, without accents and capitals."""
    return "".join(letter for letter in unicodedata.normalize("NFKD", text).casefold() if letter.isalnum())


@lru_cache(maxsize=1024)
def _looks(name: str) -> frozenset[str]:
    """How a name looks: as it is written, and in small letters. Two names that share one of them look alike: a large i
    looks like a small L, and reads like a small i.
    """
    plain = unicodedata.normalize("NFKC", name)
    small = unicodedata.normalize("NFKC", plain.casefold())
    return frozenset({f"written {skeleton(plain).casefold()}", f"small {skeleton(small)}"})


def _clean(text: str, most: int) -> str:
    kept: list[str] = []
    for letter in text:
        category = unicodedata.category(letter)
        if letter.isspace() or category in _SPACES:
            kept.append(" ")
        elif category not in _UNSEEN and ord(letter) not in _BLANK:
            kept.append(letter)
    few: list[str] = []
    marks = MOST_MARKS  # nothing to set them on yet
    for letter in unicodedata.normalize("NFC", "".join(kept)):
        if unicodedata.category(letter) in _MARKS:
            marks += 1
            if marks > MOST_MARKS:
                continue
        elif letter == " ":
            marks = MOST_MARKS  # none on a space either
            if not few or few[-1] == " ":
                continue
        else:
            marks = 0
        few.append(letter)
    return _cut("".join(few).rstrip(" "), most)


def _cut(text: str, most: int) -> str:
    """At most so many characters, never between a letter and its accents."""
    if len(text) <= most:
        return text
    end = most
    while end > 0 and (unicodedata.category(text[end]) in _MARKS or ord(text[end]) in _SKINS):
        end -= 1
    return text[:end].rstrip(" ")
