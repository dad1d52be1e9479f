"""Known vulnerabilities of locked packages, asked of OSV: a public database for both registries, without an account."""

from __future__ import annotations

import json
import urllib.error
import urllib.request
from collections.abc import Sequence
from typing import Any, NamedTuple

from tools.audit.locked import Package

SOURCE = "https://api.osv.dev"
MOST = 1000
"""Questions that are answered at once."""
PATIENCE = 30.0


class Unreachable(Exception):
    """The source gave no answer that could be used: nothing is known about any package."""


class Advisory(NamedTuple):
    """A vulnerability that a package is known to have."""

    package: Package
    id: str

    def __str__(self) -> str:
        name = f"{self.package.name} {self.package.version} ({self.package.ecosystem})"
        return f"{name} has a known vulnerability: https://osv.dev/vulnerability/{self.id}"


def advisories(packages: Sequence[Package], source: str = SOURCE) -> list[Advisory]:
    """All that are known of these packages. Raises Unreachable unless every package was answered for."""
    found: list[Advisory] = []
    asked = [(package, "") for package in packages]
    while asked:
        part, asked = asked[:MOST], asked[MOST:]
        for (package, _page), answer in zip(part, _ask(part, source), strict=True):
            found += [Advisory(package, str(one["id"])) for one in answer.get("vulns", [])]
            if answer.get("next_page_token"):
                asked.append((package, str(answer["next_page_token"])))
    return found


def _ask(asked: Sequence[tuple[Package, str]], source: str) -> list[dict[str, Any]]:
    """One answer for each question. Raises Unreachable."""
    queries = [
        {"package": {"ecosystem": package.ecosystem, "name": package.name}, "version": package.version}
        | ({"page_token": page} if page else {})
        for package, page in asked
    ]
    request = urllib.request.Request(
        f"{source}/v1/querybatch", json.dumps({"queries": queries}).encode(), {"content-type": "application/json"}
    )
    try:
        with urllib.request.urlopen(request, timeout=PATIENCE) as answer:
            results = json.load(answer)["results"]
    except (OSError, ValueError, LookupError, TypeError) as error:
        raise Unreachable(f"{source} ({getattr(error, 'reason', error)})") from None
    if not isinstance(results, list) or len(results) != len(queries):
        raise Unreachable(f"{source} (it answered something else than was asked)")
    return results
