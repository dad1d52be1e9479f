"""The ledger of a long run: what is played is written down, and a run that was broken off goes on from there.

A file of JSON lines. The first names the plan by a digest of everything the results depend on: the games, the options,
the rules, the bots and their weights. Each further line holds the results of a slice of the plan and the place in it
where the slice begins:

    {"boothill": "0.1.0", "plan": "0f3a9c..."}
    {"at": 0, "results": [...]}
    {"at": 64, "results": [...]}
"""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

from boothill import __version__
from boothill.kernel.errors import UserError


class Ledger:
    """What is known of a plan already. Lines are written as soon as they are known."""

    def __init__(
        self, file: Path, plan: str, length: int | None = None, fits: Callable[[int, Any], bool] | None = None
    ) -> None:
        """Open the ledger of the plan with this digest and so many places (None: it may go on), or begin it.

        Results of which `fits` says no, asked with their place, are passed over. A last line that was cut off is
        dropped and told of in `remarks`. Raises UserError if the file is no ledger, is damaged elsewhere, or belongs
        to another plan.
        """
        self.file = file
        self.known: dict[int, Any] = {}
        """The results by place. Two runs with one ledger may have played the same: each place counts once."""
        self.remarks: list[str] = []
        """What the user should know, in sentences."""
        if file.exists() and file.stat().st_size:
            self._read(plan, length, fits or _anything)
        else:
            self._write({"boothill": __version__, "plan": plan})

    @property
    def parts(self) -> list[tuple[int, list[Any]]]:
        """The results in runs without a gap, each with the place where it begins."""
        runs: list[tuple[int, list[Any]]] = []
        for place in sorted(self.known):
            if not runs or place != runs[-1][0] + len(runs[-1][1]):
                runs.append((place, []))
            runs[-1][1].append(self.known[place])
        return runs

    @property
    def places(self) -> list[range]:
        """Which places of the plan are known."""
        return [range(at, at + len(results)) for at, results in self.parts]

    def add(self, at: int, results: list[Any]) -> None:
        """Keep the results from this place on."""
        self.known.update(enumerate(results, at))
        self._write({"at": at, "results": results})

    def _write(self, line: dict[str, Any]) -> None:
        with self.file.open("a", encoding="utf-8") as file:
            file.write(json.dumps(line, separators=(",", ":")) + "\n")

    def _read(self, plan: str, length: int | None, fits: Callable[[int, Any], bool]) -> None:
        lines = self.file.read_bytes().splitlines(keepends=True)
        for number, line in enumerate(lines):
            data = _parsed(line)
            if number == 0:
                if data is None or "plan" not in data:
                    raise UserError(f"{self.file} is no ledger of the lab; name another file")
                if data["plan"] != plan:
                    raise UserError(
                        f"{self.file} is the ledger of another plan, of other bots or of another version; "
                        "name another file"
                    )
            elif data is not None and _within(data, length):
                found = enumerate(data["results"], data["at"])
                self.known.update([(place, result) for place, result in found if fits(place, result)])
            elif number == len(lines) - 1:
                self.remarks.append(f"the last line of {self.file} is damaged; its games are played again.")
                with self.file.open("r+b") as file:
                    file.truncate(sum([len(kept) for kept in lines[:-1]]))
            else:
                raise UserError(f"line {number + 1} of {self.file} is damaged; mend it or name another file")


def _parsed(line: bytes) -> dict[str, Any] | None:
    """The line as data; None if it is none or was cut off."""
    try:
        data = json.loads(line)
    except ValueError:
        return None
    return data if isinstance(data, dict) and line.endswith(b"\n") else None


def _within(data: dict[str, Any], length: int | None) -> bool:
    """Whether the line holds results of places that the plan has."""
    at, results = data.get("at"), data.get("results")
    if not isinstance(at, int) or not isinstance(results, list) or not results:
        return False
    return at >= 0 and (length is None or at + len(results) <= length)


def _anything(place: int, result: Any) -> bool:
    return True
