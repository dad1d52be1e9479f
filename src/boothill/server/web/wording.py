"""What is wrong with a message or the body of a request, as one sentence for whoever wrote it."""

from __future__ import annotations

import re
from functools import cache
from typing import Any

import msgspec
from msgspec import inspect

from boothill.server.wire.text import printable

MISREADING = (msgspec.MsgspecError, UnicodeError, RecursionError)
"""What reading JSON into types may raise."""

_TYPES = {
    "int": "a whole number",
    "float": "a number",
    "str": "a text",
    "bool": "true or false",
    "array": "a list",
    "object": "an object",
    "null": "null",
}
_type_info = cache(inspect.type_info)  # it takes milliseconds, and a client may be wrong many times a second
_AT = re.compile(r" - at `(?:key in )?\$(.*)`$", re.DOTALL)
_TYPE = re.compile(r"Expected `([^`]+)`(?:, got `([^`]+)`)?$")
_LIMIT = re.compile(r"Expected `([^`]+)` (>=|<=|>|<) (\S+)$")
_LENGTH = re.compile(r"Expected `([^`]+)` of length (>=|<=) (\d+)$")
_MISSING = re.compile(r"Object missing required field `(.+)`$", re.DOTALL)
_UNKNOWN = re.compile(r"Object contains unknown field `(.*)`$", re.DOTALL)
_VALUE = re.compile(r"Invalid (?:enum )?value (.*)$", re.DOTALL)


def what_is_wrong(error: Exception, wanted: Any = None) -> str:
    """One sentence: what was wrong and what would be right, from one of the errors MISREADING.

    `wanted` is the type that was to be read; with it the sentence can say which values there are.
    """
    if not isinstance(error, msgspec.ValidationError):
        return "This is not JSON text in UTF-8; send one JSON object."
    text = str(error)
    at = _AT.search(text)
    path = at[1] if at else ""
    text = text[: at.start()] if at else text
    where = f"'{printable(path.removeprefix('.'))}'" if path else "what is sent"
    if found := _MISSING.match(text):
        return f"The field '{printable(found[1])}'{_inside(path)} is missing; send it too."
    if found := _UNKNOWN.match(text):
        known = _fields(wanted, path)
        hint = f"there are {', '.join(known)}" if known else "leave it out"
        return f"There is no field '{printable(found[1])}'{_inside(path)}; {hint}."
    if found := _LENGTH.match(text):
        unit = "characters" if found[1] == "str" else "entries"
        side = "at least" if found[2] == ">=" else "at most"
        return f"{_begin(where)} has to be {_typed(found[1])} of {side} {found[3]} {unit}."
    if found := _LIMIT.match(text):
        side = {">=": "of at least", "<=": "of at most", ">": "above", "<": "below"}[found[2]]
        return f"{_begin(where)} has to be {_typed(found[1])} {side} {found[3].removesuffix('.0')}."
    if found := _VALUE.match(text):
        values = _values(wanted, path)
        right = f"choose from {', '.join(values)}" if values else "GET /api/schema tells which there are"
        return f"{_begin(where)} cannot be {printable(found[1])}; {right}."
    if found := _TYPE.match(text):
        got = f", not {_typed(found[2])}" if found[2] else ""
        return f"{_begin(where)} has to be {_typed(found[1])}{got}."
    return f"{_begin(where)} has a value that cannot be used; GET /api/schema tells which can."


def _typed(names: str) -> str:
    return " or ".join(_TYPES.get(name, name) for name in names.split(" | "))


def _inside(path: str) -> str:
    return f" in '{printable(path.removeprefix('.'))}'" if path else ""


def _begin(where: str) -> str:
    return f"The field {where}" if where.startswith("'") else "What is sent"


def _values(wanted: Any, path: str) -> list[str]:
    """The values that are allowed at this place, if they can be told one by one."""
    found: list[str] = []
    steps = path.removeprefix(".").split(".")
    for kind in _at(wanted, steps):
        if isinstance(kind, inspect.LiteralType):
            found += [str(value) for value in kind.values]
    if not found:  # the tag that tells several types apart is no field of theirs
        for kind in _at(wanted, steps[:-1]):
            if isinstance(kind, inspect.StructType) and kind.tag_field == steps[-1]:
                found.append(str(kind.tag))
    return list(dict.fromkeys(found))


def _fields(wanted: Any, path: str) -> list[str]:
    """The fields there are at this place, if that can be told."""
    steps = path.removeprefix(".").split(".") if path else []
    kinds = [kind for kind in _at(wanted, steps) if isinstance(kind, inspect.StructType)]
    return [field.encode_name for field in kinds[0].fields] if len(kinds) == 1 else []


def _at(wanted: Any, steps: list[str]) -> list[inspect.Type]:
    """The types that may stand at a place, given by the names of fields; nothing below lists."""
    if wanted is None:
        return []
    kinds = _parts(_type_info(wanted))
    for step in steps:
        kinds = [
            part
            for kind in kinds
            if isinstance(kind, inspect.StructType)
            for field in kind.fields
            if field.encode_name == step
            for part in _parts(field.type)
        ]
    return kinds


def _parts(kind: inspect.Type) -> list[inspect.Type]:
    if isinstance(kind, inspect.Metadata):
        return _parts(kind.type)
    if isinstance(kind, inspect.UnionType):
        return [part for one in kind.types for part in _parts(one)]
    return [kind]
