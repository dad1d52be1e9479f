"""Finding sets of cards: our own, installed by others, or in a folder of the player's own."""

from __future__ import annotations

import importlib
import sys
from importlib.resources import files
from pathlib import Path
from types import ModuleType

from boothill.games.bang.rules.cards.declare import Box
from boothill.kernel.errors import UserError
from boothill.plugins import is_path, load_module, load_point, offered

BUILT_IN = ("base", "dodge_city", "promos", "high_noon", "fistful", "gold_rush")
"""The sets that come with Boothill, in the order their cards are numbered."""
ENTRY_POINTS = "boothill.sets"


def known_sets() -> list[str]:
    """The ids of all sets that can be named: our own and those other packages offer."""
    return [*BUILT_IN, *offered(ENTRY_POINTS)]


def find_box(set_id: str) -> Box:
    """The box of a set: a known id, or the path of a folder whose `__init__.py` defines `box`.

    Sets that are not our own bring their texts along: the files `<language>.ftl` in their folder.
    """
    if set_id in BUILT_IN:
        return _box_of(importlib.import_module(f"boothill.games.bang.sets.{set_id}"), set_id)
    point = offered(ENTRY_POINTS).get(set_id)
    if point is not None:
        return _with_texts(_box_of(load_point(point, "set"), set_id), point.module)
    if is_path(set_id):
        module = _load_folder(Path(set_id))
        return _with_texts(_box_of(module, set_id), module.__name__)
    raise UserError(f"unknown set '{set_id}'; known sets are {', '.join(known_sets())}, or give the path of a folder")


def _load_folder(folder: Path) -> ModuleType:
    if not (folder / "__init__.py").is_file():
        raise UserError(f"the folder '{folder}' is no set of cards; it needs an __init__.py that defines `box`")
    return load_module(folder, "set")


def _box_of(thing: object, set_id: str) -> Box:
    box = thing if isinstance(thing, Box) else getattr(thing, "box", None)
    if not isinstance(box, Box):
        raise UserError(f"the set '{set_id}' does not define `box`; see docs/add-a-card.md, 'A set of your own'")
    return box


def _with_texts(box: Box, module: str) -> Box:
    package = sys.modules[module].__package__
    if not package:  # a single file has no folder of its own
        return box
    for file in sorted(files(package).iterdir(), key=lambda file: file.name):
        language, dot, ending = file.name.rpartition(".")
        if dot and ending == "ftl":
            try:
                box.texts.setdefault(language, file.read_text(encoding="utf-8"))
            except UnicodeDecodeError as error:
                raise UserError(
                    f"the texts in '{file.name}' of the set '{box.id}' are not in UTF-8; save the file so"
                ) from error
    return box
