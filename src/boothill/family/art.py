"""The pictures of kinds of cards that a set brings in `art.toml`: a table per kind, checked when it is read.

    [mule]
    tint = "brown"
    second = "sand"
    art = "q M0 0h96v60H0z | h M0 60h96v24H0z | K M30 20h30v40H30z"

What the parts of a picture mean is told in `client/src/look/engraving.ts` and docs/add-a-card.md.
"""

from __future__ import annotations

import re
from typing import Any

from boothill.kernel.errors import UserError

COLOURS = ("rust", "gold", "teal", "olive", "slate", "plum", "red", "sand", "sky", "brown")
"""What a picture may be printed in, beside ink and paper."""
USUAL = {"tint": "rust", "second": "gold"}
_PART = re.compile(r"(?:@[^@|]*@)?\s*(?:[ktrplqg][\d.]*|[KTRPLQG]|[hvdbxsHVDBXSn])\s+M[\d\s.,MmLlHhVvCcSsQqTtAaZz-]*")


def pictures(data: dict[str, Any], set_name: str) -> dict[str, dict[str, str]]:
    """The pictures in the data of a file, each with its two colours. Raises UserError."""
    return {kind: _picture(kind, given, set_name) for kind, given in data.items()}


def _picture(kind: str, given: Any, set_name: str) -> dict[str, str]:
    problem = _problem(given)
    if problem:
        raise UserError(f"the picture of '{kind}' in 'art.toml' of the set '{set_name}' cannot be drawn: {problem}")
    colours = {field: str(given.get(field, usual)) for field, usual in USUAL.items()}
    return {**colours, "art": " ".join(given["art"].split())}


def _problem(given: Any) -> str:
    """What is wrong with the table of a kind; nothing if it is right."""
    if not isinstance(given, dict) or not isinstance(given.get("art"), str):
        return f'it needs a table with a text, [kind] and art = "...", not {given!r}'
    unknown = sorted(set(given) - {"art", *USUAL})
    if unknown:
        return f"'{unknown[0]}' is none of art, tint and second"
    for field in USUAL:
        if field in given and given[field] not in COLOURS:
            return f"its {field} is '{given[field]}', not one of {', '.join(COLOURS)}"
    for part in given["art"].split("|"):
        if not _PART.fullmatch(part.strip()):
            return f"its part '{part.strip()[:40]}' is not a code and the path of a drawing"
    return ""
