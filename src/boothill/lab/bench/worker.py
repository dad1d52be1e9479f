"""Measures the engine of whatever tree it is run with, on request, line by line: see `versus`.

Run as a program of its own with the source of that tree first on the path, so it imports nothing by the place where it
lies itself, and knows the places where release 0.1.0 had what it needs. Each line of input is a JSON list, the name of
a task and the number of the round; each is answered by a line with the seconds of CPU for one, how many were done, and
a fingerprint of what was played, which is the same for engines that play the same games.
"""

from __future__ import annotations

import hashlib
import json
import sys
import time
from collections.abc import Callable, Iterator
from importlib import import_module
from typing import Any

PLAYERS = 5
Task = Callable[[int], tuple[float, int, str]]


def _find(name: str, *modules: str) -> Any:
    """What goes by this name in the first of these modules that there is."""
    for module in modules:
        try:
            return getattr(import_module(module), name)
        except ImportError:
            continue
    raise SystemExit(f"no module of this tree has '{name}': {', '.join(modules)}")


class Tasks:
    """What can be measured, by name."""

    def __init__(self) -> None:
        bench, old_bench = "boothill.lab.bench.bench", "boothill.lab.bench"
        card_game = _find("CardGame", "boothill.games.bang.lab.setting", "boothill.lab.tables")
        built_in = _find("BUILT_IN", "boothill.games.bang.rules.cards.loading", "boothill.bang.loading")
        dice_game = _find("DiceGame", "boothill.games.dice.lab.setting", "boothill.lab.tables")
        self._play_out = _find("play_out", "boothill.playing", "boothill.lab.play")
        self._table_of = _find("table_of", bench, old_bench)
        self._replay = _find("replay", "boothill.kernel.record")
        try:
            self._playout: Callable[..., Any] | None = getattr(import_module("boothill.playing"), "playout", None)
        except ImportError:
            self._playout = None
        self.base, self.dice = card_game(), dice_game()
        self.everything = card_game(built_in, shadow=True)
        self._stopped = _find("middle_of_turns", bench, old_bench)(self.base, 40)
        record = _find("finished_record", bench, old_bench)
        self._records = [record(self.base, seed) for seed in range(12)]
        self.tasks: dict[str, Task] = {
            "random, 5 players": self._games(self.base, "random", 60),
            "random, 5 players, recorded": self._games(self.base, "random", 40, record=True),
            "random, everything on": self._games(self.everything, "random", 40),
            "greenhorn, 5 players": self._games(self.base, "greenhorn", 16),
            "marshal, 5 players": self._games(self.base, "marshal", 10),
            "dice, random, 5 players": self._games(self.dice, "random", 40),
            "dice, greenhorn, 5 players": self._games(self.dice, "greenhorn", 4),
            "clone": self._clones,
            "view": self._views,
            "playout with re-deal": self._playouts,
            "playout in one call": self._one_call if self._playout is not None else self._playouts,
            "checked replay": self._replays,
        }

    def _games(self, setting: Any, bot: str, count: int, *, record: bool = False) -> Task:
        def play(at: int) -> tuple[float, int, str]:
            ends: list[str] = []
            seconds = 0.0
            for seed in range(1000 + at * count, 1000 + (at + 1) * count):
                began = time.process_time()
                match = setting.match(PLAYERS, seed, record=record)
                self._play_out(match, self._table_of(setting, bot, PLAYERS, seed))
                seconds += time.process_time() - began
                ends.append(f"{match.answered} {match.state.winners} {match.digest()}")
            return seconds / count, count, _fingerprint(ends)

        return play

    def _twins(self, at: int) -> Iterator[Any]:
        for match in self._stopped:
            twin = match.clone()
            self.base.redeal(twin.state, match.decision.seat, at)
            yield twin

    def _clones(self, at: int) -> tuple[float, int, str]:
        began = time.process_time()
        for _ in range(20):
            for match in self._stopped:
                match.clone()
        count = 20 * len(self._stopped)
        return (time.process_time() - began) / count, count, ""

    def _views(self, at: int) -> tuple[float, int, str]:
        began = time.process_time()
        for _ in range(40):
            for match in self._stopped:
                match.view(2)
        count = 40 * len(self._stopped)
        return (time.process_time() - began) / count, count, ""

    def _playouts(self, at: int) -> tuple[float, int, str]:
        bots = self._table_of(self.base, "random", PLAYERS, at)
        began = time.process_time()
        twins = []
        for twin in self._twins(at):
            self._play_out(twin, bots)
            twins.append(twin)
        seconds = time.process_time() - began
        return seconds / len(twins), len(twins), _fingerprint([twin.digest() for twin in twins])

    def _one_call(self, at: int) -> tuple[float, int, str]:
        assert self._playout is not None
        began = time.process_time()
        for match in self._stopped:
            self._playout(match, at, match.decision.seat)
        return (time.process_time() - began) / len(self._stopped), len(self._stopped), ""

    def _replays(self, at: int) -> tuple[float, int, str]:
        began = time.process_time()
        for record in self._records:
            self._replay(record, self.base.game)
        count = len(self._records)
        return (time.process_time() - began) / count, count, ""


def _fingerprint(parts: list[str]) -> str:
    return hashlib.blake2b("\n".join(parts).encode(), digest_size=8).hexdigest()


def main() -> None:
    """Answer line by line until there are no more."""
    tasks = Tasks()
    compiled = not str(getattr(import_module("boothill.kernel.match"), "__file__", ".py")).endswith(".py")
    print(json.dumps({"compiled": compiled, "tasks": list(tasks.tasks)}), flush=True)
    for line in sys.stdin:
        name, at = json.loads(line)
        print(json.dumps(tasks.tasks[name](at)), flush=True)


if __name__ == "__main__":
    main()
