"""Finding sets of cards: our own, installed by others, or in a folder of the player's own."""

from __future__ import annotations

import importlib
import importlib.util
import sys
from hashlib import blake2b
from importlib.resources import files
from pathlib import Path
from traceback import extract_tb
from types import ModuleType

from boothill.family.sets import SetFolder, offered_sets, own_sets
from boothill.games.bang.rules.cards.declare import Box
from boothill.kernel.errors import UserError

GAME = "boothill.games.bang"
BUILT_IN: tuple[str, ...] = tuple(own_sets(GAME))
"""The sets that come with Boothill, as their folders are found, in the order their cards are numbered."""


def known_sets() -> list[str]:
    """The ids of all sets that can be named: our own and those other packages offer."""
    return [*BUILT_IN, *(point.name for point in offered_sets())]


def find_box(set_id: str) -> Box:
    """The box of a set: a known id, or the path of a folder whose `__init__.py` defines `box`.

    Whoever brings it along, the data in its folder come with it.
    """
    if set_id in BUILT_IN:
        return _opened(importlib.import_module(f"{GAME}.sets.{set_id}"), set_id)
    for point in offered_sets():
        if point.name == set_id:
            return _opened(point.load(), set_id, point.module)
    if "/" in set_id or "\\" in set_id or set_id.startswith("."):
        return _opened(_load_folder(Path(set_id)), set_id)
    raise UserError(f"unknown set '{set_id}'; known sets are {', '.join(known_sets())}, or give the path of a folder")


def _load_folder(folder: Path) -> ModuleType:
    start = folder / "__init__.py"
    if not start.is_file():
        raise UserError(f"the folder '{folder}' is no set of cards; it needs an __init__.py that defines `box`")
    # Two folders may have the same name, and a module of one must not be taken for a module of the other.
    where = blake2b(str(folder.resolve()).encode(), digest_size=4).hexdigest()
    name = f"boothill_set_{folder.name}_{where}"
    spec = importlib.util.spec_from_file_location(name, start, submodule_search_locations=[str(folder)])
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules[name] = module
    try:
        spec.loader.exec_module(module)
    except UserError:
        del sys.modules[name]
        raise
    except Exception as error:
        del sys.modules[name]
        raise UserError(f"the set '{folder}' cannot be loaded: {_told(error)}") from error
    return module


def _told(error: Exception) -> str:
    """What is wrong with somebody's file, and where."""
    if isinstance(error, SyntaxError):
        return f"{Path(error.filename or '?').name}, line {error.lineno}: {error.msg}"
    frames = extract_tb(error.__traceback__)
    at = f"{Path(frames[-1].filename).name}, line {frames[-1].lineno}: " if frames else ""
    return f"{at}{type(error).__name__}: {error}"


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
