"""The packages that the lock files name."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import NamedTuple

from packaging.markers import Marker

ROOT = Path(__file__).parents[2]
REQUIREMENTS = ROOT / "requirements"
RUN = REQUIREMENTS / "run.txt"
"""What players install."""
PYTHON_LOCKS = (RUN, *(REQUIREMENTS / name for name in ("node.txt", "compile.txt", "dev.txt")))
NPM_LOCK = ROOT / "client" / "package-lock.json"

PYPI, NPM = "PyPI", "npm"
_PIN = re.compile(r"(?m)^([A-Za-z0-9._-]+)==(\S+)(?: ; ([^\\\n]+?))? *\\?$")


class Package(NamedTuple):
    """A package in one version. The marker says on which machines it is installed, empty for all."""

    ecosystem: str
    name: str
    version: str
    marker: str = ""

    @property
    def is_for_this_machine(self) -> bool:
        """Whether it is installed here."""
        return not self.marker or Marker(self.marker).evaluate()


def python_packages(lock: Path) -> list[Package]:
    """What a lock file of Python packages names."""
    pins = _PIN.findall(lock.read_text(encoding="utf-8"))
    return [Package(PYPI, name.lower(), version, marker) for name, version, marker in pins]


def npm_packages(lock: Path = NPM_LOCK) -> list[Package]:
    """What a lock file of npm names."""
    entries = json.loads(lock.read_text(encoding="utf-8"))["packages"]
    return [
        Package(NPM, entry.get("name") or path.rpartition("node_modules/")[2], entry["version"])
        for path, entry in entries.items()
        if path and "version" in entry
    ]


def all_packages() -> list[Package]:
    """Everything any lock file names, each package once."""
    found = [package for lock in PYTHON_LOCKS for package in python_packages(lock)] + npm_packages()
    return sorted({package._replace(marker="") for package in found})
