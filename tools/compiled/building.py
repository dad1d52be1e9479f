"""From the source to extension modules, in a folder of its own: nothing in the source changes."""

from __future__ import annotations

import json
import sys
import sysconfig
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory

from boothill.builds import LIBRARY, STAMP, stamp_for
from tools.compiled.errors import BuildFailed, NoCompiler
from tools.compiled.modules import compiled, sources
from tools.compiled.progress import Progress

ROOT = Path(__file__).parents[2]
SOURCE = ROOT / "src"
PACKAGE = SOURCE / "boothill"
WORK = ROOT / "build" / "compiled"
LOCK = ROOT / "build" / "compiled.lock"


@contextmanager
def alone() -> Iterator[None]:
    """While this lasts nobody else places or removes what is compiled in this tree: who wants to waits."""
    try:
        from fcntl import LOCK_EX, LOCK_NB, flock
    except ImportError:  # not on Windows: there nobody is kept waiting
        yield
        return
    LOCK.parent.mkdir(parents=True, exist_ok=True)
    with LOCK.open("w") as lock:
        try:
            flock(lock, LOCK_EX | LOCK_NB)
        except BlockingIOError:
            print("waiting for another process that builds or uses the compiled build here", file=sys.stderr)
            flock(lock, LOCK_EX)
        yield


@contextmanager
def built(opt_level: str, *, stays: bool, passing: bool, progress: Progress) -> Iterator[Path]:
    """Compile the modules; the folder with all that was made, its stamp included, as it is to lie beside the source.

    With `stays` the stamp is for a place where sources do not change, with `passing` for one command alone.
    `NoCompiler` and `BuildFailed` say what is wrong.
    """
    try:
        from tools.compiled.compiler import compile_all, require_compiler
        from tools.compiled.translating import translated
    except ImportError as error:
        raise NoCompiler(
            f"Nothing is compiled, for {error.name} is not installed here; run make fast, which installs what compiles."
        ) from error
    require_compiler()
    if not stays:  # here files can be moved beside the source at once; what stays elsewhere concerns nobody here
        WORK.mkdir(parents=True, exist_ok=True)
    with TemporaryDirectory(dir=None if stays else WORK) as folder:
        work = Path(folder)
        modules = compiled(PACKAGE)
        # Looked at before they are read: what is written in the meantime makes the build stale.
        stamped = {file.relative_to(PACKAGE).as_posix(): stamp_for(file) for file in sources(PACKAGE)}
        progress.step(f"translating {len(modules)} modules to C")
        extensions = translated(modules, work / "c", opt_level)
        made = compile_all(extensions, work / "objects", work / "made", progress)
        if len(made) != len(modules) + 1:
            raise BuildFailed(f"{len(modules)} modules became {len(made)} files")
        stamp = {
            "suffix": sysconfig.get_config_var("EXT_SUFFIX"),
            "opt_level": opt_level,
            "modules": [file.relative_to(PACKAGE).with_suffix("").as_posix() for file in modules],
            "sources": None if stays else stamped,
        }
        if passing:
            stamp["passing"] = True
        (work / "made" / "boothill" / STAMP).write_text(json.dumps(stamp, indent=1) + "\n", encoding="utf-8")
        yield work / "made"


def place(made: Path) -> None:
    """Move what was made beside the source, in place of an older build; the stamp comes last and the library first."""
    remove()
    try:
        files = [file for file in made.rglob("*") if file.is_file()]
        for file in sorted(files, key=lambda file: (file.name == STAMP, not file.name.startswith(LIBRARY))):
            file.replace(SOURCE / file.relative_to(made))
    except BaseException:
        remove()
        raise


def remove() -> bool:
    """Remove the compiled modules from the source, the stamp first and the library last; whether there were any."""
    there = [PACKAGE / STAMP] if (PACKAGE / STAMP).exists() else []
    for suffix in (".so", ".pyd"):
        there += [file for file in PACKAGE.rglob(f"*{suffix}") if file.is_file()]
    for suffix in (".so", ".pyd"):
        there += SOURCE.glob(f"{LIBRARY}.*{suffix}")
    for file in there:
        file.unlink()
    return bool(there)
