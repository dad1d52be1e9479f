"""Plain data: lists, dicts, numbers and texts, as states are written down."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
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
    """Whether plain data is of the same make as that of a fresh table: numbers where it has numbers, as many of them.

    What a fresh table has none of yet may be as many numbers, and lists of them, as it likes.
    """
    if type(value) is not type(like):
        return False
    if isinstance(like, list) and like:
        return len(value) == len(like) and all(fits(item, like[0]) for item in value)
    return isinstance(value, bool) or _is_numbers(value)


def _is_numbers(value: Any) -> bool:
    """Whether something is a number, or consists of nothing else."""
    if isinstance(value, list):
        return all(_is_numbers(item) for item in value)
    if isinstance(value, dict):
        return all(_is_numbers(item) for item in value.values())
    return type(value) is int


def load_fields(state: Any, names: Iterable[str], data: Mapping[str, Any]) -> None:
    """Set fields of a fresh state from plain data. Raises ValueError for data that are of another make.

    A state written by an older version lacks what came later: there a fresh one has the right value.
    """
    for name in names:
        if name in data:
            if not fits(data[name], getattr(state, name)):
                raise ValueError(f"'{name}' cannot be {data[name]!r}")
            setattr(state, name, own(data[name]))


def fingerprint(data: dict[str, Any]) -> str:
    """A short text that differs for different JSON data."""
    return blake2b(dumps(data, sort_keys=True).encode(), digest_size=12).hexdigest()
