"""The boxes: which rules belong to which, and what each contains. All of it is read from the folders of the sets."""

from __future__ import annotations

from collections.abc import Collection
from functools import cache
from typing import Any

from boothill.family.sets import SetFolder, installed_sets, own_sets
from boothill.titles import titles


@cache
def boxes() -> dict[str, SetFolder]:
    """Every box that comes with a game, by id: the sets of each game, in their order."""
    return {id: folder for package in titles().values() for id, folder in own_sets(package).items()}


def known_boxes() -> dict[str, SetFolder]:
    """The same, and after them the installed sets that have facts."""
    return boxes() | {id: folder for id, folder in installed_sets().items() if id not in boxes()}


def scenario_prefixes() -> tuple[str, ...]:
    """What the ids of scenarios begin with."""
    return tuple(f"{prefix}-" for folder in boxes().values() for prefix in folder.about.get("scenario_prefixes", ()))


def sets_of(entry_id: str) -> tuple[str, ...]:
    """The boxes a rule belongs to, or those a scenario needs on the table.

    Raises ValueError for an id of no known kind.
    """
    found = _named_like(entry_id, boxes()) or _named_like(entry_id, installed_sets())
    if not found:
        raise ValueError(f"no box has rules named like {entry_id}")
    return found


def _named_like(entry_id: str, among: dict[str, SetFolder]) -> tuple[str, ...]:
    prefix = entry_id.partition("-")[0]
    return tuple(
        id
        for id, folder in among.items()
        if prefix in folder.about.get("prefixes", ())
        or prefix in folder.about.get("scenario_prefixes", ())
        or entry_id in folder.about.get("scenarios", ())
    )


def is_due(entry_id: str, finished: Collection[str]) -> bool:
    """Whether the tests owe this entry a test once the `finished` boxes are there.

    A rule shared by two boxes is due with the first of them; a scenario only when nothing it needs is missing.
    """
    needs = sets_of(entry_id)
    if entry_id.startswith(scenario_prefixes()):
        return all(name in finished for name in needs)
    return any(name in finished for name in needs)


def facts(box: str) -> dict[str, Any]:
    """What a box contains: its cards or dice, characters and figures, with names and effects in every language
    (see `SetFolder.facts`).

    Raises ValueError for an unknown box.
    """
    known = boxes() if box in boxes() else known_boxes()
    if box not in known:
        raise ValueError(f"there is no box {box!r}, only {', '.join(known)}")
    return known[box].facts
