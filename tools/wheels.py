"""`python -m tools.wheels` builds the wheels, pure and compiled, from this tree and from its sdist, and tries each of
them in an environment that has nothing but what players install.
"""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Mapping
from pathlib import Path
from tempfile import TemporaryDirectory

ROOT = Path(__file__).parents[1]
PIP = ("-m", "pip", "--quiet", "--disable-pip-version-check")
PURE, COMPILED = "pure Python", "compiled"
KINDS: Mapping[str, tuple[Mapping[str, str], str]] = {
    "the pure wheel": ({}, PURE),
    "the compiled wheel": ({"BOOTHILL_COMPILE": "1"}, COMPILED),
    "the wheel that is compiled if possible, without a compiler": (
        {"BOOTHILL_COMPILE": "auto", "CC": "no-such-compiler"},
        PURE,
    ),
}


def main() -> int:
    """Build and try all; 0 if they are as they should be."""
    with TemporaryDirectory() as folder:
        work = Path(folder)
        _python(sys.executable, "-m", "hatchling", "build", "--target", "sdist", "--directory", str(work))
        (sdist,) = work.glob("*.tar.gz")
        for place, what in (("this tree", ROOT), ("the sdist", sdist)):
            for number, (name, (environment, runs)) in enumerate(KINDS.items()):
                print(f"{name}, from {place} ...", flush=True)
                out = work / f"{what.name}-{number}"
                _python(sys.executable, *PIP, "wheel", "--no-deps", "--wheel-dir", str(out), str(what), env=environment)
                (wheel,) = out.glob("*.whl")
                if wheel.name.endswith("-py3-none-any.whl") != (runs == PURE):
                    sys.exit(f"{wheel.name} has the wrong name")
                told = _try(wheel, out)
                if f", {runs}, " not in told:
                    sys.exit(f"{wheel.name} says that it is '{told}'")
                print(f"  {wheel.name}, {wheel.stat().st_size // 1024} kB: {told}")
    return 0


def _try(wheel: Path, out: Path) -> str:
    """Play some games with nothing but this wheel and what it needs; which version it says it is."""
    _python(sys.executable, "-m", "venv", str(out / "venv"))
    python = str(out / "venv" / ("Scripts" if os.name == "nt" else "bin") / "python")
    lock = str(ROOT / "requirements" / "run.txt")
    _python(python, *PIP, "install", "--no-deps", "--require-hashes", "--requirement", lock)
    _python(python, *PIP, "install", "--no-deps", str(wheel))
    _python(python, "-P", "-m", "boothill", "simulate", "--players", "4", "--games", "20", at=out)
    return _python(python, "-P", "-m", "boothill", "--version", at=out).strip()


def _python(python: str, *arguments: str, at: Path = ROOT, env: Mapping[str, str] | None = None) -> str:
    """What a program of Python writes. Its failure is ours."""
    left_out = {"BOOTHILL_PURE", "BOOTHILL_COMPILE", "PYTHONPATH"}
    environment = {name: value for name, value in os.environ.items() if name not in left_out}
    environment.update(env or {})
    done = subprocess.run([python, *arguments], cwd=at, env=environment, stdout=subprocess.PIPE, text=True)
    if done.returncode:
        sys.exit(f"{done.stdout}\n{' '.join(arguments)} failed")
    return done.stdout


if __name__ == "__main__":
    sys.exit(main())
