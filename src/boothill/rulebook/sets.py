"""The boxes: which rules belong to which, and what each contains."""

import tomllib
from collections.abc import Collection
from functools import cache
from importlib.resources import files
from typing import Any

SETS = ("base", "dodge_city", "promos", "high_noon", "fistful", "gold_rush")
"""The boxes of the card game: sets that are played together."""
BOXES = (*SETS, "dice")
"""Every box. The dice game is one of its own: nothing of it ever lies on the table with a set."""

_SETS_OF_PREFIX = {
    "GEN": ("base",),
    "BASE": ("base",),
    "DC": ("dodge_city",),
    "PROMO": ("promos",),
    "EV": ("high_noon", "fistful"),
    "HN": ("high_noon",),
    "FF": ("fistful",),
    "GR": ("gold_rush",),
    "SH": ("gold_rush",),
    "DICE": ("dice",),
    "DS": ("dice",),
}

# What a scenario of the card game needs besides the base game; all others need nothing more.
_SETS_OF_SCENARIO = {
    "IM-08": ("dodge_city",),
    "IM-10": ("gold_rush",),
    "IM-11": ("dodge_city",),
    "IM-12": ("dodge_city",),
    "IM-14": ("dodge_city",),
    "IM-22": ("gold_rush",),
    "IM-23": ("dodge_city", "gold_rush"),
    "IM-24": ("dodge_city",),
    "IM-26": ("gold_rush",),
    "IM-29": ("dodge_city",),
    "IM-30": ("dodge_city",),
    "IM-31": ("dodge_city",),
    "IM-32": ("dodge_city",),
    "IM-36": ("dodge_city",),
    "IM-37": ("dodge_city",),
    "IM-38": ("dodge_city",),
    "IM-39": ("dodge_city",),
    "IM-40": ("dodge_city",),
    "IM-41": ("dodge_city", "high_noon"),
    "IM-42": ("promos",),
    "IM-43": ("promos",),
    "IM-44": ("promos", "high_noon"),
    "IM-45": ("high_noon",),
    "IM-46": ("dodge_city", "high_noon"),
    "IM-47": ("high_noon",),
    "IM-48": ("high_noon",),
    "IM-49": ("high_noon",),
    "IM-50": ("dodge_city", "high_noon"),
    "IM-51": ("high_noon",),
    "IM-52": ("dodge_city", "high_noon"),
    "IM-53": ("high_noon", "gold_rush"),
    "IM-54": ("dodge_city", "high_noon"),
    "IM-55": ("high_noon",),
    "IM-56": ("high_noon",),
    "IM-57": ("high_noon",),
    "IM-58": ("high_noon",),
    "IM-59": ("high_noon",),
    "IM-60": ("high_noon",),
    "IM-61": ("high_noon",),
    "IM-62": ("high_noon",),
    "IM-63": ("high_noon",),
    "IM-64": ("fistful",),
    "IM-65": ("fistful",),
    "IM-66": ("fistful",),
    "IM-67": ("fistful",),
    "IM-68": ("fistful", "gold_rush"),
    "IM-69": ("fistful",),
    "IM-70": ("fistful",),
    "IM-71": ("dodge_city", "fistful", "gold_rush"),
    "IM-72": ("fistful",),
    "IM-73": ("fistful",),
    "IM-74": ("dodge_city", "fistful"),
    "IM-75": ("dodge_city", "fistful", "gold_rush"),
    "IM-76": ("fistful",),
    "IM-77": ("fistful",),
    "IM-78": ("gold_rush",),
    "IM-79": ("high_noon", "gold_rush"),
    "IM-80": ("gold_rush",),
}


def sets_of(entry_id: str) -> tuple[str, ...]:
    """The boxes a rule belongs to, or those a scenario needs on the table.

    Raises ValueError for an id of no known kind.
    """
    prefix = entry_id.partition("-")[0]
    if prefix == "IM":
        return ("base", *_SETS_OF_SCENARIO.get(entry_id, ()))
    try:
        return _SETS_OF_PREFIX[prefix]
    except KeyError:
        raise ValueError(f"no box has rules named like {entry_id}") from None


def is_due(entry_id: str, finished: Collection[str]) -> bool:
    """Whether the tests owe this entry a test once the `finished` boxes are there.

    A rule shared by two boxes is due with the first of them; a scenario only when nothing it needs is missing.
    """
    needs = sets_of(entry_id)
    if entry_id.startswith("IM-"):
        return all(name in finished for name in needs)
    return any(name in finished for name in needs)


def facts(box: str) -> dict[str, Any]:
    """What a box contains: its cards or dice, characters and figures, as its file in `facts` gives them, with every
    `effect` also in the languages of the folder `effects`, as `effect_LANGUAGE`.

    Raises ValueError for an unknown box.
    """
    if box not in BOXES:
        raise ValueError(f"there is no box {box!r}, only {', '.join(BOXES)}")
    file = files("boothill.rulebook") / "facts" / f"{box}.toml"
    known = tomllib.loads(file.read_text(encoding="utf-8"))
    for language, boxes in effects().items():
        for sort, texts in boxes.get(box, {}).items():
            for fact in known.get(sort, ()):
                if fact["id"] in texts:
                    fact[f"effect_{language}"] = texts[fact["id"]]
    return known


@cache
def effects() -> dict[str, dict[str, dict[str, dict[str, str]]]]:
    """The effects in other languages, by language, box, sort and id."""
    folder = files("boothill.rulebook") / "effects"
    if not folder.is_dir():
        return {}
    return {
        file.name.removesuffix(".toml"): tomllib.loads(file.read_text(encoding="utf-8"))
        for file in sorted(folder.iterdir(), key=lambda file: file.name)
        if file.name.endswith(".toml")
    }
