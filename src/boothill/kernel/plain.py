"""Plain data: lists, dicts, numbers and texts, as states are written down."""

from __future__ import annotations

from collections.abc import Mapping
from hashlib import blake2b
from json import dumps
from typing import Any

Json = dict[str, Any]
"""An object as JSON has it, such as the options of a table and a state that is written down."""


def own(value: Any) -> Any:
    """A copy of plain data down to its numbers, so that a table and its dump never share a list."""
    if isinstance(value, list):
        return [own(item) for item in value]
    if isinstance(value, dict):
        return {key: own(item) for key, item in value.items()}
    return value


def fits(value: Any, like: Any) -> bool:
    """Whether plain data is of the same make as an example: `[[0]]` is like lists of numbers, `{"": 0}` like numbers by
    name. True and False are no numbers.
    """
    if type(value) is not type(like):
        return False
    if isinstance(like, list):
        return all(fits(item, like[0]) for item in value)
    if isinstance(like, dict):
        return all(fits(item, like[""]) for item in value.values())
    return True


def loaded(data: Mapping[str, Any], name: str, like: Any, fresh: Any, count: int | None = None) -> Any:
    """A field of a state from plain data, as a copy; `fresh` if they lack it, for older versions have fewer fields.

    Raises ValueError for data that are not `like` what they should be, or not so many if `count` says how many.
    """
    if name not in data:
        return fresh
    value = data[name]
    if not fits(value, like) or (count is not None and len(value) != count):
        raise ValueError(f"'{name}' cannot be {value!r}")
    return own(value)


def fingerprint(data: dict[str, Any]) -> str:
    """A short text that differs for different JSON data."""
    return blake2b(dumps(data, sort_keys=True).encode(), digest_size=12).hexdigest()
