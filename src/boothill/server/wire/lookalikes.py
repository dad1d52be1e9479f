"""Which texts can be taken for one another: letters of other scripts that look the same, `rn` and `m`, `0` and `O`.

The pairs are those of Unicode Technical Standard 39, as the package confusable_homoglyphs brings them along.
"""

from __future__ import annotations

import json
import unicodedata
from collections.abc import Mapping
from importlib.resources import files

_MARK = "\u200e"
"""Stands around letters that run from right to left in the list."""


def skeleton(text: str) -> str:
    """A text that is the same for all texts that look the same. It is for comparing, not to be shown."""
    plain = unicodedata.normalize("NFD", text)
    return unicodedata.normalize("NFD", "".join(_PROTOTYPES.get(letter, letter) for letter in plain))


def _prototypes(listed: Mapping[str, list[Mapping[str, str]]]) -> dict[str, str]:
    """For each letter that looks like others what stands for all of them.

    The list names with each letter those that look like it, and does not say which of them the standard has put first:
    it is the one that has several, or the longer one of a pair; of two letters either does.
    """
    alike = {
        text.replace(_MARK, ""): {one["c"].replace(_MARK, "") for one in others} for text, others in listed.items()
    }
    found = {}
    for text, others in alike.items():
        if len(text) == 1 and len(others) == 1:
            (other,) = others
            if len(alike[other]) > 1 or (len(other), other) > (len(text), text):
                found[text] = other
    return found


# Its own module would keep the names of all letters in memory, too.
_PROTOTYPES = _prototypes(json.loads(files("confusable_homoglyphs").joinpath("confusables.json").read_bytes()))
