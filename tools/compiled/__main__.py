"""`python -m tools.compiled` compiles the engine in place: the same games, faster.

Ends with 0 if the build is there, with 3 if nothing can be compiled on this machine, and with 2 if it went wrong; in
either of these cases everything runs in pure Python.
"""

from __future__ import annotations

import argparse
import os
import shutil
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path
from traceback import print_exc

from boothill.builds import COMPILED, PURE_VARIABLE, RUN_VARIABLE, is_usable, stamp_of
from tools.compiled.building import PACKAGE, WORK, alone, built, place, remove
from tools.compiled.errors import BuildFailed, NoCompiler
from tools.compiled.progress import Progress

DONE, FAILED, NO_COMPILER = 0, 2, 3
USUAL_LEVEL = "3"


def main(argv: Sequence[str] | None = None) -> int:
    """Do what the arguments say; the exit code."""
    parser = argparse.ArgumentParser(prog="python -m tools.compiled", description="Compile the engine in place.")
    parser.add_argument(
        "--opt-level",
        choices=["0", "1", "2", "3"],
        help=f"how much the C compiler optimises (default {USUAL_LEVEL}; with --run, any that is there)",
    )
    what = parser.add_mutually_exclusive_group()
    what.add_argument("--clean", action="store_true", help="remove what was built")
    what.add_argument("--into", type=Path, metavar="FOLDER", help="build for a wheel into this folder, not in place")
    what.add_argument(
        "--run",
        nargs=argparse.REMAINDER,
        metavar="COMMAND",
        help="run a command on the compiled build; one that was made only for it is removed afterwards; where nothing "
        "can be compiled, say so and run nothing",
    )
    args = parser.parse_args(argv)
    if args.into is not None:
        return _build(args.opt_level or USUAL_LEVEL, args.into)
    with alone():
        if args.clean:
            return _clean()
        if args.run is not None:
            return _run(args.run, args.opt_level)
        return _build(args.opt_level or USUAL_LEVEL)


def _clean() -> int:
    shutil.rmtree(WORK, ignore_errors=True)
    print("The compiled build is removed." if remove() else "There was no compiled build.", file=sys.stderr)
    return DONE


def _build(opt_level: str, into: Path | None = None, *, passing: bool = False) -> int:
    if into is None and _is_there(opt_level):
        print("The compiled build is up to date.", file=sys.stderr)
        return DONE
    progress = Progress()
    try:
        with built(opt_level, stays=into is not None, passing=passing, progress=progress) as made:
            if into is None:
                place(made)
            else:
                shutil.rmtree(into, ignore_errors=True)
                shutil.move(made, into)
        progress.end("The engine is compiled")
        return DONE
    except NoCompiler as error:
        print(error, file=sys.stderr)
        return NO_COMPILER
    except BuildFailed as error:
        progress.broken()
        print(f"Nothing was changed, for {error}", file=sys.stderr)
        return FAILED


def _is_there(opt_level: str | None) -> bool:
    stamp = stamp_of(PACKAGE)
    return stamp is not None and opt_level in (None, stamp.get("opt_level")) and is_usable(PACKAGE)


def _run(command: Sequence[str], opt_level: str | None) -> int:
    """The command is told what it runs on (BOOTHILL_BUILD), so that it can refuse anything else. What was made for it
    nobody else uses, not even if it is left behind.
    """
    was_there = _is_there(None)
    if not was_there:
        failed = _build(opt_level or USUAL_LEVEL, passing=True)
        if failed:
            return DONE if failed == NO_COMPILER else failed
    environment = {name: value for name, value in os.environ.items() if name != PURE_VARIABLE}
    environment[RUN_VARIABLE] = COMPILED
    try:
        asked = [sys.executable, "-c", "from boothill import builds; print(builds.build())"]
        runs = subprocess.run(asked, env=environment, stdout=subprocess.PIPE, text=True).stdout.strip()
        if runs != COMPILED:
            print(f"There is a compiled build, but it is {runs or 'nothing'} that runs.", file=sys.stderr)
            return FAILED
        return subprocess.run(command, env=environment).returncode
    finally:
        if not was_there:
            remove()


if __name__ == "__main__":
    try:
        sys.exit(main())
    except KeyboardInterrupt:
        sys.exit(130)
    except Exception:
        print_exc()
        sys.exit(FAILED)
