"""Finding sets of cards: our own, installed by others, or in a folder of the player's own."""

from __future__ import annotations

import importlib
import importlib.util
import sys
from hashlib import blake2b
from importlib.metadata import entry_points
from pathlib import Path

from boothill.bang.declare import Box

BUILT_IN = ("base",)
"""The sets that come with Boothill, in the order their cards are numbered."""
ENTRY_POINTS = "boothill.sets"


def known_sets() -> list[str]:
    """The ids of all sets that can be named: our own and those other packages offer."""
    return [*BUILT_IN, *sorted(point.name for point in entry_points(group=ENTRY_POINTS))]


def find_box(set_id: str) -> Box:
    """The box of a set: a known id, or the path of a folder whose `__init__.py` defines `box`."""
    if set_id in BUILT_IN:
        return _box_of(importlib.import_module(f"boothill.bang.sets.{set_id}"), set_id)
    for point in entry_points(group=ENTRY_POINTS):
        if point.name == set_id:
            return _box_of(point.load(), set_id)
    if "/" in set_id or "\\" in set_id or set_id.startswith("."):
        return _box_of(_load_folder(Path(set_id)), set_id)
    raise ValueError(f"unknown set '{set_id}'; known sets are {', '.join(known_sets())}, or give the path of a folder")


def _load_folder(folder: Path) -> object:
    start = folder / "__init__.py"
    if not start.is_file():
        raise ValueError(f"the folder '{folder}' is no set of cards; it needs an __init__.py that defines `box`")
    # Two folders may have the same name, and a module of one must not be taken for a module of the other.
    where = blake2b(str(folder.resolve()).encode(), digest_size=4).hexdigest()
    name = f"boothill_set_{folder.name}_{where}"
    spec = importlib.util.spec_from_file_location(name, start, submodule_search_locations=[str(folder)])
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules[name] = module
    spec.loader.exec_module(module)
    return module


def _box_of(thing: object, set_id: str) -> Box:
    box = thing if isinstance(thing, Box) else getattr(thing, "box", None)
    if not isinstance(box, Box):
        raise ValueError(f"the set '{set_id}' does not define `box`; see docs/add-a-card.md, 'A set of your own'")
    return box
