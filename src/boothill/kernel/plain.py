"""Plain data: lists, dicts, numbers and texts, as states are written down."""

from __future__ import annotations

from hashlib import blake2b
from json import dumps
from typing import Any


def own(value: Any) -> Any:
    """A copy of plain data down to its numbers, so that a table and its dump never share a list."""
    if isinstance(value, list):
        return [own(item) for item in value]
    if isinstance(value, dict):
        return {key: own(item) for key, item in value.items()}
    return value


def fingerprint(data: dict[str, Any]) -> str:
    """A short text that differs for different JSON data."""
    return blake2b(dumps(data, sort_keys=True).encode(), digest_size=12).hexdigest()
