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
from pathlib import Path
from typing import Any

from boothill import __version__
from boothill.kernel.errors import UserError


class Ledger:
    """What is known of a plan already. Lines are written as soon as they are known."""

    def __init__(self, file: Path, plan: str, length: int) -> None:
        """Open the ledger of the plan with this digest and so many places, or begin it.

        A last line that was cut off is dropped and told of in `remarks`. Raises UserError if the file is no ledger,
        is damaged elsewhere, or belongs to another plan.
        """
        self.file = file
        self.parts: dict[int, list[Any]] = {}
        """The results, by the place of the first of them."""
        self.remarks: list[str] = []
        """What the user should know, in sentences."""
        if file.exists() and file.stat().st_size:
            self._read(plan, length)
        else:
            self._write({"boothill": __version__, "plan": plan})

    @property
    def places(self) -> list[range]:
        """Which places of the plan are known."""
        return [range(at, at + len(results)) for at, results in self.parts.items()]

    def add(self, at: int, results: list[Any]) -> None:
        """Keep the results from this place on."""
        self.parts[at] = results
        self._write({"at": at, "results": results})

    def _write(self, line: dict[str, Any]) -> None:
        with self.file.open("a", encoding="utf-8") as file:
            file.write(json.dumps(line, separators=(",", ":")) + "\n")

    def _read(self, plan: str, length: int) -> None:
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
            elif data is not None and _fits(data, length):
                self.parts[data["at"]] = data["results"]
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


def _fits(data: dict[str, Any], length: int) -> bool:
    at, results = data.get("at"), data.get("results")
    return isinstance(at, int) and isinstance(results, list) and bool(results) and 0 <= at <= length - len(results)
