"""What others bring along: a file or folder of somebody's own, named by its path, or what an installed package offers.

Card sets, bots and games are found this way. A mistake in such a file is told in one sentence with file and line.
"""

from __future__ import annotations

import importlib.util
import sys
from functools import lru_cache
from hashlib import blake2b
from importlib.metadata import EntryPoint, entry_points
from pathlib import Path
from traceback import extract_tb
from types import ModuleType

from boothill.kernel.errors import UserError


def is_path(name: str) -> bool:
    """Whether this is the path of a file or folder, not the name of something that is installed."""
    return "/" in name or "\\" in name or name.startswith(".") or name.endswith(".py")


def offered(group: str) -> dict[str, EntryPoint]:
    """What installed packages offer under the entry points of this group, by name, in alphabetical order."""
    return _offered(group, tuple(sys.path))


@lru_cache(maxsize=16)
def _offered(group: str, path: tuple[str, ...]) -> dict[str, EntryPoint]:
    # Looking through all packages takes milliseconds, and what is installed changes only with where it is looked for.
    return {point.name: point for point in sorted(entry_points(group=group), key=lambda point: point.name)}


def start_of(path: Path) -> Path | None:
    """The file that is run to load what lies at a path: the file itself, or the `__init__.py` of a folder."""
    start = path / "__init__.py" if path.is_dir() else path
    return start if start.is_file() else None


def load_module(path: Path, noun: str) -> ModuleType:
    """What lies at a path, loaded afresh; there must be a `start_of` it. `noun` says what it is meant to be.

    Raises UserError if it cannot be loaded.
    """
    start = start_of(path)
    assert start is not None
    # Two folders may have the same name, and a module of one must not be taken for a module of the other.
    where = blake2b(str(path.resolve()).encode(), digest_size=4).hexdigest()
    name = f"boothill_{noun}_{path.stem}_{where}"
    inside = [str(path)] if path.is_dir() else None
    spec = importlib.util.spec_from_file_location(name, start, submodule_search_locations=inside)
    if spec is None or spec.loader is None:
        raise UserError(f"the {noun} '{path}' is no file of Python; its name has to end with .py")
    module = importlib.util.module_from_spec(spec)
    sys.modules[name] = module
    try:
        spec.loader.exec_module(module)
    except UserError:
        del sys.modules[name]
        raise
    except Exception as error:
        del sys.modules[name]
        raise UserError(f"the {noun} '{path}' cannot be loaded: {mistake(error, path)}") from error
    return module


def load_point(point: EntryPoint, noun: str) -> object:
    """What an installed package offers. Raises UserError if it cannot be loaded."""
    try:
        return point.load()
    except UserError:
        raise
    except Exception as error:
        raise UserError(f"the {noun} '{point.name}' ({point.value}) cannot be loaded: {mistake(error)}") from error


def mistake(error: Exception, within: Path | None = None) -> str:
    """What is wrong with somebody's file, and where; of several places the last one `within` their file or folder."""
    if isinstance(error, SyntaxError):
        return f"{Path(error.filename or '?').name}, line {error.lineno}: {error.msg}"
    frames = extract_tb(error.__traceback__)
    home = within and within.resolve()
    theirs = [frame for frame in frames if home and Path(frame.filename).resolve().is_relative_to(home)]
    at = "".join([f"{Path(frame.filename).name}, line {frame.lineno}: " for frame in (theirs or frames)[-1:]])
    moved = isinstance(error, ImportError) and (error.name or "").startswith("boothill.")
    where = "; things have moved, docs/add-a-card.md shows from where to import" if moved else ""
    return f"{at}{type(error).__name__}: {error}{where}"
