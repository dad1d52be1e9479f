"""One engine beside others in the same run: this tree, and other trees of Boothill such as an older release.

Each is measured in a process of its own that stays for the whole run (`worker`). They take turns at every task of every
round, so that a busy machine is slow for all, and what each plays is compared by a fingerprint.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from statistics import median
from typing import Any, NamedTuple

import boothill
from boothill import builds
from boothill.kernel.errors import UserError

WORKER = Path(__file__).with_name("worker.py")
THIS = "this"
PURE = "pure"
"""This very tree, without its compiled build."""


class Engine(NamedTuple):
    """An engine that is measured: what it is called, and where its source lies."""

    name: str
    source: Path
    """The folder with the package `boothill`."""
    pure: bool = False
    """Whether it is to leave a compiled build aside."""


class Compared(NamedTuple):
    """One task: the seconds of CPU for one, per engine and round."""

    task: str
    seconds: dict[str, list[float]]
    same: bool
    """Whether all engines played the same."""

    def each(self, engine: str) -> float:
        """Seconds for one."""
        return median(self.seconds[engine])

    def ratio(self, engine: str, to: str) -> float:
        """How many times as fast one engine is as another: the median of the rounds."""
        return median([old / new for old, new in zip(self.seconds[to], self.seconds[engine], strict=True)])

    def dump(self, first: str) -> dict[str, Any]:
        """As JSON data."""
        return {
            "task": self.task,
            "same_games": self.same,
            "us_each": {engine: self.each(engine) * 1e6 for engine in self.seconds},
            "times": {engine: self.ratio(engine, first) for engine in self.seconds},
        }


class Comparison(NamedTuple):
    """All that was found."""

    compiled: dict[str, bool]
    """Whether it was a compiled build, by the names of the engines."""
    tasks: list[Compared]

    @property
    def engines(self) -> list[str]:
        """The names of the engines."""
        return list(self.compiled)

    @property
    def first(self) -> str:
        """The engine that the others are compared with."""
        return self.engines[0]

    def dump(self) -> dict[str, Any]:
        """As JSON data."""
        return {
            "engines": {name: "compiled" if compiled else "pure" for name, compiled in self.compiled.items()},
            "compared_with": self.first,
            "tasks": [one.dump(self.first) for one in self.tasks],
        }


class _Process:
    """The process of one engine."""

    def __init__(self, engine: Engine) -> None:
        environment = {**os.environ, "PYTHONPATH": str(engine.source)}
        environment.pop(builds.PURE_VARIABLE, None)
        if engine.pure:
            environment[builds.PURE_VARIABLE] = "1"
        # From another folder than this one: its other modules must not be found by their bare names.
        self._process = subprocess.Popen(
            [sys.executable, "-P", str(WORKER)],
            env=environment,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )
        self.engine = engine
        self.about: dict[str, Any] = self._heard()

    def _heard(self) -> Any:
        assert self._process.stdout is not None
        line = self._process.stdout.readline()
        if not line:
            self.end()
            raise UserError(f"the engine in '{self.engine.source}' cannot be measured; its error stands above")
        return json.loads(line)

    def measured(self, task: str, at: int) -> tuple[float, int, str]:
        """Seconds for one, how many there were, and what was played."""
        assert self._process.stdin is not None
        self._process.stdin.write(json.dumps([task, at]) + "\n")
        self._process.stdin.flush()
        seconds, count, played = self._heard()
        return seconds, count, played

    def end(self) -> None:
        """No more is asked."""
        self._process.kill()
        self._process.communicate()


def source_of(tree: Path) -> Path:
    """Where the package lies in a tree that somebody has named."""
    return tree / "src" if (tree / "src" / "boothill").is_dir() else tree


def engines_of(against: Sequence[str]) -> list[Engine]:
    """The engines that somebody has named, and after them this one, as it runs."""
    here = Path(boothill.__file__).parents[1]
    found = [
        Engine(PURE, here, pure=True) if tree == PURE else Engine(tree, source_of(Path(tree)).absolute())
        for tree in dict.fromkeys(against)
    ]
    for engine in found:
        if not (engine.source / "boothill").is_dir():
            raise UserError(f"there is no Boothill in '{engine.name}'; name the folder of a checkout, or its src")
        if engine.name == THIS:
            raise UserError(f"'{THIS}' is how this engine itself is called; write ./{THIS}")
    return [*found, Engine(THIS, here, pure=builds.is_pure_wanted())]


def versus(
    engines: Sequence[Engine],
    rounds: int,
    told: Callable[[int, int], None] | None = None,
    only: Sequence[str] = (),
) -> Comparison:
    """Measure the engines in turn, beside the first of them. `only` has words of the tasks that are wanted."""
    processes: list[_Process] = []
    try:
        for engine in engines:
            processes.append(_Process(engine))
        known = processes[0].about["tasks"]
        tasks = [task for task in known if not only or any(word in task for word in only)]
        if not tasks:
            raise UserError(f"no task is called so; there are: {'; '.join(known)}")
        found = {task: Compared(task, {engine.name: [] for engine in engines}, True) for task in tasks}
        for at in range(rounds + 1):  # the first one warms up
            if told is not None:
                told(at, rounds + 1)
            for task in tasks:
                played = set()
                for process in processes if at % 2 else reversed(processes):
                    seconds, _, what = process.measured(task, at)
                    if what:
                        played.add(what)
                    if at:
                        found[task].seconds[process.engine.name].append(seconds)
                if len(played) > 1:
                    found[task] = found[task]._replace(same=False)
        return Comparison({each.engine.name: each.about["compiled"] for each in processes}, list(found.values()))
    finally:
        for process in processes:
            process.end()
