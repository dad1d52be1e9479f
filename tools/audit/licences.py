"""The licences of everything that is handed on: what players install, and what their browsers load.

Nothing is asked of the network: packages of Python say it in the metadata they were installed with, those of npm in
third-party.txt, which is built into the client and handed on with it.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from importlib.metadata import PackageNotFoundError, metadata
from pathlib import Path
from typing import NamedTuple

from tools.audit.locked import NPM, PYPI, ROOT, RUN, python_packages

THIRD_PARTY = ROOT / "src/boothill/server/web/client/third-party.txt"

ACCEPTED = frozenset(
    {
        "Apache-2.0",
        "BSD-2-Clause",
        "BSD-3-Clause",
        "ISC",
        "MIT",
        "MPL-2.0",  # asks something of who changes its files, which we do not
        "OFL-1.1",  # fonts
        "PSF-2.0",
    }
)
"""What may be handed on with a program under the MIT licence, by the names of the SPDX list."""
CLASSIFIERS = {
    "Apache Software License": "Apache-2.0",
    "ISC License (ISCL)": "ISC",
    "MIT License": "MIT",
    "Mozilla Public License 2.0 (MPL 2.0)": "MPL-2.0",
    "Python Software Foundation License": "PSF-2.0",
}
"""The names of older metadata that leave no doubt."""
_HEADING = re.compile(r"(?m)^(\S+) (\S+) \(([^)\n]+)\)\n=+$")


class AuditError(Exception):
    """The audit cannot be done; the message is one sentence about what to do."""


class Licensed(NamedTuple):
    """A package with its licence as an SPDX expression, or in words that could not be understood."""

    ecosystem: str
    name: str
    version: str
    licence: str

    @property
    def problem(self) -> str:
        """What is wrong with its licence, in one sentence; empty if nothing is."""
        if is_accepted(self.licence):
            return ""
        return (
            f"{self.name} {self.version} ({self.ecosystem}) is under {self.licence!r}, which is none of the licences "
            "we accept; use another package, or add the licence to tools/audit/licences.py if it allows what we do"
        )


def is_accepted(expression: str) -> bool:
    """Whether an expression leaves a choice of which all licences are accepted. Parentheses inside are not understood:
    such a licence is for people to read.
    """
    whole = re.fullmatch(r"\(([^()]*)\)", expression)
    choices = (whole[1] if whole else expression).split(" OR ")
    return any(all(name in ACCEPTED for name in choice.split(" AND ")) for choice in choices)


def licence_of(said: Mapping[str, str], classifiers: Iterable[str]) -> str:
    """The licence that metadata state: the expression, else a field that is one, else the classifiers, all of them."""
    expression = said.get("License-Expression") or ""
    field = said.get("License") or ""
    if expression or is_accepted(field):
        return expression or field
    names = [line.rpartition(" :: ")[2] for line in classifiers if line.startswith("License :: ")]
    return " AND ".join(CLASSIFIERS.get(name, name) for name in names) or field[:60] or "no licence"


def installed(lock: Path = RUN) -> list[Licensed]:
    """What players install, on a machine like this one. Raises AuditError if one of it is not installed here."""
    found = []
    for package in python_packages(lock):
        if not package.is_for_this_machine:
            continue
        try:
            said = metadata(package.name)
        except PackageNotFoundError:
            raise AuditError(
                f"{package.name} is locked and not installed; run `make audit`, which installs it"
            ) from None
        fields = {name: str(said[name]) for name in ("License-Expression", "License") if said[name]}
        licence = licence_of(fields, said.get_all("Classifier") or [])
        found.append(Licensed(PYPI, package.name, package.version, licence))
    return found


def loaded(page: Path = THIRD_PARTY) -> list[Licensed]:
    """What browsers load of others. Raises AuditError if the client has not been built."""
    try:
        text = page.read_text(encoding="utf-8")
    except FileNotFoundError:
        raise AuditError("the table for browsers has not been built; run `make client` first") from None
    return [Licensed(NPM, name, version, licence) for name, version, licence in _HEADING.findall(text)]
