"""Finding sets of cards: our own, installed by others, or in a folder of the player's own."""

from __future__ import annotations

import importlib
import sys
from importlib.resources import files
from pathlib import Path
from types import ModuleType

from boothill.family.sets import ENTRY_POINTS, SetFolder, own_sets
from boothill.games.bang.rules.cards.declare import Box
from boothill.kernel.errors import UserError
from boothill.plugins import is_path, load_module, load_point, offered

GAME = "boothill.games.bang"
BUILT_IN: tuple[str, ...] = tuple(own_sets(GAME))
"""The sets that come with Boothill, as their folders are found, in the order their cards are numbered."""


def known_sets() -> list[str]:
    """The ids of all sets that can be named: our own and those other packages offer."""
    return [*BUILT_IN, *offered(ENTRY_POINTS)]


def find_box(set_id: str) -> Box:
    """The box of a set: a known id, or the path of a folder whose `__init__.py` defines `box`.

    Whoever brings it along, the data in its folder come with it.
    """
    if set_id in BUILT_IN:
        return _opened(importlib.import_module(f"{GAME}.sets.{set_id}"), set_id)
    point = offered(ENTRY_POINTS).get(set_id)
    if point is not None:
        return _opened(load_point(point, "set"), set_id, point.module)
    if is_path(set_id):
        return _opened(_load_folder(Path(set_id)), set_id)
    raise UserError(f"unknown set '{set_id}'; known sets are {', '.join(known_sets())}, or give the path of a folder")


def _load_folder(folder: Path) -> ModuleType:
    if not (folder / "__init__.py").is_file():
        raise UserError(f"the folder '{folder}' is no set of cards; it needs an __init__.py that defines `box`")
    return load_module(folder, "set")


def _opened(thing: object, set_id: str, module: str = "") -> Box:
    """The box that a module defines, or that is offered itself, with the folder it lies in."""
    box = thing if isinstance(thing, Box) else getattr(thing, "box", None)
    if not isinstance(box, Box):
        raise UserError(f"the set '{set_id}' does not define `box`; see docs/add-a-card.md, 'A set of your own'")
    if box.folder is None:
        package = sys.modules[module or getattr(thing, "__name__", "")].__package__
        if package:  # a single file has no folder of its own
            box.folder = SetFolder(files(package))
            for language, messages in box.folder.messages.items():
                box.texts.setdefault(language, messages)
    return box
