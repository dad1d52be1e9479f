"""`python -m tools.audit`: licences of what is handed on, then known vulnerabilities of everything that is locked."""

from __future__ import annotations

import argparse
import sys
from collections import Counter
from collections.abc import Sequence

from tools.audit.advisories import SOURCE, Unreachable, advisories
from tools.audit.licences import AuditError, installed, loaded
from tools.audit.locked import all_packages

FOUND, UNKNOWN = 1, 3
"""Something is wrong; nobody could be asked whether something is."""


def main(arguments: Sequence[str] | None = None) -> int:
    """0 if all is well, FOUND if a licence or a package is not, UNKNOWN if no advisory source could be reached."""
    parser = argparse.ArgumentParser(
        prog="python -m tools.audit",
        description="Check licences and known vulnerabilities of what others wrote.",
        epilog=f"Ends with 0 if all is well, {FOUND} if something was found, {UNKNOWN} if the source of advisories "
        "could not be reached, so that nothing is known about vulnerabilities.",
    )
    parser.add_argument("--licences", action="store_true", help="look at licences alone, without the network")
    parser.add_argument("--list", action="store_true", help="also list every package that is handed on")
    parser.add_argument("--source", default=SOURCE, metavar="URL", help=f"what to ask, like {SOURCE} (the default)")
    chosen = parser.parse_args(arguments)
    told = [_licences(every=chosen.list)] + ([] if chosen.licences else [_vulnerabilities(chosen.source)])
    return next((status for status in (FOUND, UNKNOWN) if status in told), 0)


def _licences(every: bool) -> int:
    try:
        shipped = [*installed(), *loaded()]
    except AuditError as error:
        print(f"Licences could not be looked at: {error}.", file=sys.stderr)
        return FOUND
    if every:
        for one in shipped:
            print(f"  {one.ecosystem:5} {one.name} {one.version}: {one.licence}")
    problems = [one.problem for one in shipped if one.problem]
    for problem in problems:
        print(f"{problem}.", file=sys.stderr)
    if not problems:
        told = ", ".join(f"{count} {name}" for name, count in Counter(one.licence for one in shipped).most_common())
        print(f"Licences of {len(shipped)} packages that are handed on: all accepted ({told}).")
    return FOUND if problems else 0


def _vulnerabilities(source: str) -> int:
    packages = all_packages()
    try:
        found = advisories(packages, source)
    except Unreachable as error:
        print(
            f"Vulnerabilities: UNKNOWN. No advisory source could be reached: {error}; try again with a way to it, or "
            "name another with --source.",
            file=sys.stderr,
        )
        return UNKNOWN
    for one in found:
        print(f"{one}.", file=sys.stderr)
    if not found:
        print(f"Vulnerabilities: none known of {len(packages)} locked packages.")
    return FOUND if found else 0


if __name__ == "__main__":
    sys.exit(main())
