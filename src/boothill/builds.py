"""Which build of Boothill runs: the modules that are compiled, or the source alone.

The engine can be compiled (`make fast`, or a wheel made so): extension modules then lie beside the sources they were
made from, and Python prefers them. Everything plays the same with and without. A stamp vouches for them, and a process
uses either all of them or none, whatever is built or removed while it runs: none if the environment variable
BOOTHILL_PURE is set, if the stamp is missing, if any source is not what was compiled, or if it was made for one command
alone, which is another. What was installed from a wheel stays what it is, so nothing is looked at there. Another
interpreter than the one it was compiled for does not even see it.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from importlib.machinery import (
    BYTECODE_SUFFIXES,
    EXTENSION_SUFFIXES,
    SOURCE_SUFFIXES,
    ExtensionFileLoader,
    FileFinder,
    SourceFileLoader,
    SourcelessFileLoader,
)
from pathlib import Path
from types import ModuleType
from typing import Any

COMPILED = "compiled"
PURE = "pure Python"
STALE = "the compiled build does not match the source: make fast"
REMOVED = "the compiled build that this process runs on was removed or replaced; start it again"

PURE_VARIABLE = "BOOTHILL_PURE"
RUN_VARIABLE = "BOOTHILL_BUILD"
"""Set to "compiled" for a command that is to run on a compiled build (`python -m tools.compiled --run`)."""
FOLDER = Path(__file__).parent
STAMP = "compiled.json"
LIBRARY = "boothill__mypyc"
"""The extension module beside the package that holds all the code; the others only name their part of it."""

_compiled = False
"""What `choose` found."""


def choose() -> None:
    """Let this process load the compiled modules if it may use all of them, and none otherwise. Done once, when
    `boothill` is imported and before anything that may be compiled is.
    """
    global _compiled
    stamp = stamp_of(FOLDER) if _there() and not is_pure_wanted() and is_usable(FOLDER) else None
    _compiled = stamp is not None
    _load_only(() if stamp is None else stamp["modules"])


def build() -> str:
    """What runs here: "compiled" or "pure Python"."""
    return COMPILED if _compiled else PURE


def remark() -> str:
    """Why a compiled build that is there and wanted does not run, or nothing."""
    if _compiled or is_pure_wanted() or not _there() or is_usable(FOLDER):
        return ""
    stamp = stamp_of(FOLDER)
    return STALE if stamp is None or (stamp["suffix"] in EXTENSION_SUFFIXES and not _is_for_another(stamp)) else ""


def is_pure_wanted() -> bool:
    """Whether the environment asks for the source."""
    return os.environ.get(PURE_VARIABLE, "") not in ("", "0")


def stamp_of(folder: Path) -> dict[str, Any] | None:
    """What the stamp in the folder of the package says, if there is one that can be read.

    `suffix` ends the names of the compiled files, `opt_level` is how they were compiled, `modules` names them, and
    `sources` has the size, time and digest of every file they were made from, or is null where files do not change.
    `passing` is there and true if it was made for one command, and goes with it.
    """
    from json import loads  # only where something is compiled

    try:
        stamp = loads((folder / STAMP).read_bytes())
    except (OSError, ValueError):
        return None
    if not isinstance(stamp, dict) or not {"suffix", "modules", "sources"} <= stamp.keys():
        return None
    return stamp if isinstance(stamp["modules"], list) and isinstance(stamp["sources"], dict | None) else None


def is_usable(folder: Path) -> bool:
    """Whether a stamp vouches for the compiled modules in the folder of the package: for this interpreter, complete,
    and made from the very source that lies there.
    """
    stamp = stamp_of(folder)
    if stamp is None or stamp["suffix"] not in EXTENSION_SUFFIXES or not stamp["modules"] or _is_for_another(stamp):
        return False
    if stamp["sources"] is None:
        return True
    if not all((folder / f"{module}{stamp['suffix']}").exists() for module in stamp["modules"]):
        return False
    return all(is_as_stamped(folder / name, stamped) for name, stamped in stamp["sources"].items())


def _is_for_another(stamp: dict[str, Any]) -> bool:
    """Whether a build was made for one command, and this process is no part of that."""
    return bool(stamp.get("passing")) and os.environ.get(RUN_VARIABLE) != COMPILED


def stamp_for(file: Path) -> list[Any]:
    """What the stamp keeps of a source: its size, its time and its digest."""
    found = file.stat()
    return [found.st_size, found.st_mtime_ns, _digest(file)]


def is_as_stamped(file: Path, stamped: list[Any]) -> bool:
    """Whether a source is what was compiled. It is read only if it has been written since then."""
    try:
        size, time, digest = stamped
        found = file.stat()
        return found.st_size == int(size) and (found.st_mtime_ns == int(time) or _digest(file) == str(digest))
    except (OSError, TypeError, ValueError):
        return False


def _digest(file: Path) -> str:
    from hashlib import blake2b  # only where a file was written again

    return blake2b(file.read_bytes(), digest_size=16).hexdigest()


def _there() -> bool:
    """Whether anything compiled for this interpreter lies here. While a build is put into place or removed, the library
    is there for as long as any other part of it.
    """
    return any((FOLDER.parent / f"{LIBRARY}{suffix}").exists() for suffix in EXTENSION_SUFFIXES)


def _load_only(compiled: Sequence[str]) -> None:
    """From now on these modules are found only as what was compiled, and all others of this package only as source."""
    names = {f"{FOLDER.name}.{module.replace('/', '.')}" for module in compiled}

    class Source(SourceFileLoader):
        def exec_module(self, module: ModuleType) -> None:
            if module.__name__ in names:
                raise ImportError(REMOVED, name=module.__name__)
            super().exec_module(module)

    extensions = [(ExtensionFileLoader, EXTENSION_SUFFIXES)] if compiled else []

    def finder(path: str) -> FileFinder:
        place = Path(path)
        if not place.is_relative_to(FOLDER) or not place.is_dir():
            raise ImportError("not a folder of this package")
        return FileFinder(path, *extensions, (Source, SOURCE_SUFFIXES), (SourcelessFileLoader, BYTECODE_SUFFIXES))

    sys.path_hooks.insert(0, finder)
    for known in [path for path in sys.path_importer_cache if Path(path).is_relative_to(FOLDER)]:
        del sys.path_importer_cache[known]
