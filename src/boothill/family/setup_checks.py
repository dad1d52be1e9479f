"""Checking what a table is made from, for every game alike: who plays, who is fixed to what, and JSON of all that."""

from __future__ import annotations

import re
from collections.abc import Callable, Collection, Mapping, Sequence
from typing import Any, NamedTuple

from boothill.family.roles import FEWEST, MOST, ROLES_BY_PLAYERS, SHERIFF
from boothill.kernel.errors import UserError

DEFAULT_NAMES = "ABCDEFGH"
MOST_EXACT = 2**53 - 1
"""The largest number that a browser, and whatever else takes numbers for floating-point ones, does not round."""
_DIGITS = re.compile(r"-?[0-9]{1,1000}")


class OptionsError(UserError):
    """Options that make no table; the message says what would be right."""


class Field(NamedTuple):
    """One option as JSON data: what it must be, in words and as a test."""

    wanted: str
    right: Callable[[Any], bool]


def is_number(value: Any) -> bool:
    """Whether a JSON value is a whole number."""
    return isinstance(value, int) and not isinstance(value, bool)


def is_texts(value: Any) -> bool:
    """Whether a JSON value is a list of texts."""
    return isinstance(value, list | tuple) and all(isinstance(item, str) for item in value)


def _is_texts_or_null(value: Any) -> bool:
    return isinstance(value, list | tuple) and all(item is None or isinstance(item, str) for item in value)


def is_seed(value: Any) -> bool:
    """Whether a JSON value is a seed: a whole number, or one in digits, which nobody rounds on its way."""
    return is_number(value) or (isinstance(value, str) and _DIGITS.fullmatch(value) is not None)


def written_seed(seed: int) -> int | str:
    """A seed as options that browsers are told have it: in digits if it is too large for their numbers."""
    return seed if abs(seed) <= MOST_EXACT else str(seed)


SEATING_FIELDS = {
    "players": Field("a number, or a list of names", lambda value: is_number(value) or is_texts(value)),
    "seed": Field("a whole number, or its digits as a text", is_seed),
    "characters": Field(
        "a list with a name or null for each seat", lambda value: value is None or _is_texts_or_null(value)
    ),
    "sheriff": Field("the number of a seat, or null", lambda value: value is None or is_number(value)),
}
"""What every table has."""


def check_fields(data: Mapping[str, Any], fields: Mapping[str, Field]) -> None:
    """Refuse options nobody knows, and values of the wrong kind."""
    unknown = sorted(set(data) - set(fields))
    if unknown:
        raise OptionsError(f"unknown table option '{unknown[0]}'; known are {', '.join(sorted(fields))}")
    for key, field in fields.items():
        if key in data and not field.right(data[key]):
            raise OptionsError(f"the table option '{key}' cannot be {data[key]!r}; give {field.wanted}")


def seat_names(players: int | tuple[str, ...]) -> tuple[str, ...]:
    """The names of the players, A to H if only their number is given. Raises OptionsError if they cannot play."""
    count = players if isinstance(players, int) else len(players)
    if not FEWEST <= count <= MOST:
        raise OptionsError(f"{count} players cannot play; this game takes {FEWEST} to {MOST}")
    names = tuple(DEFAULT_NAMES[:count] if isinstance(players, int) else players)
    for name in names:
        if not isinstance(name, str) or not name.strip():
            raise OptionsError("a player has no name; give every player one")
        if names.count(name) > 1:
            raise OptionsError(f"two players are called '{name}'; give every player another name")
    return names


def check_characters(fixed: Sequence[str | None], count: int, known: Collection[str], whose: str) -> None:
    """Refuse fixed characters that are too many, unknown or given twice; `whose` says who has the known ones."""
    if len(fixed) != count:
        raise OptionsError(f"{len(fixed)} characters for {count} players; give one entry per seat")
    given = [name for name in fixed if name is not None]
    for name in given:
        if name not in known:
            raise OptionsError(f"unknown character '{name}'; {whose} {', '.join(sorted(known))}")
        if given.count(name) > 1:
            raise OptionsError(f"the character '{name}' is given to two seats; every character exists once")


def check_sheriff(sheriff: int | None, count: int) -> None:
    """Refuse a fixed Sheriff where there is none, or one who does not sit at the table."""
    if sheriff is not None and SHERIFF not in ROLES_BY_PLAYERS[count]:
        raise OptionsError(f"{count} players have no Sheriff among them; name none")
    if sheriff is not None and not 0 <= sheriff < count:
        raise OptionsError(f"seat {sheriff} cannot be Sheriff; the seats are 0 to {count - 1}")
