"""A checklist of what is known or believed of the balance of a game, and whether our figures agree.

A game's part `lab.balance` may have a function `signatures`, which makes the list from the JSON data of a study.
"""

from __future__ import annotations

from typing import Any, NamedTuple

HOLDS, IN_PART, FAILS, UNKNOWN = "holds", "holds in part", "does not hold", "not measured"


class Signature(NamedTuple):
    """One line of the checklist."""

    letter: str
    claim: str
    measured: str
    verdict: str


Cells = dict[int, dict[str, Any]]
"""The cells of one mix and one line-up by table size, as JSON data."""


def cells_of(data: dict[str, Any], mix: str, bots: list[str]) -> Cells:
    """The cells of a balance study."""
    return {cell["players"]: cell for cell in data["cells"] if cell["mix"] == mix and cell["bots"] == bots}


def percent(value: float) -> str:
    """'12.3 %'."""
    return f"{100 * value:.1f} %"
