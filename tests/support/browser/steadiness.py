"""How steady the table is while a game is played: what changes its place, what the layout shifts, what comes late.

In the folder tests: `python -m support.browser.steadiness [--json] [NAME ...]` plays through the page with motion on
and prints what it saw. Times are of this machine and of what else runs on it.
"""

from __future__ import annotations

import json
import sys
import tempfile
import time
from argparse import ArgumentParser
from collections import Counter
from collections.abc import Sequence
from dataclasses import asdict, dataclass, field
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page

from boothill.server.ops.config import Config
from support.browser import world
from support.browser.launch import browsing
from support.browser.player import Player
from support.browser.visit import visiting
from support.browser.world import EVERYTHING
from support.serving import HASTE, Serving, serving

SCRIPT = Path(__file__).with_name("steadiness.js")
PAUSE = 60
"""Milliseconds between two looks at whether we are asked."""
DUE = 50
"""Milliseconds after which the browser calls a task long."""


@dataclass
class Readings:
    """What was seen on a page, or on several together."""

    seconds: float = 0.0
    answers: int = 0
    moves: Counter[str] = field(default_factory=Counter)
    """How often a seat, the question or the hand was at another place than before."""
    moved: Counter[str] = field(default_factory=Counter)
    """The same, each seat by itself."""
    far: float = 0.0
    """Pixels that they have moved, all together."""
    shifts: int = 0
    shift: float = 0.0
    """The sum of all layout shifts, as the browser values them."""
    shift_unasked: float = 0.0
    """The same without those that follow within half a second upon a press of ours."""
    sources: Counter[str] = field(default_factory=Counter)
    """What has shifted, with the values of the shifts it took part in."""
    tasks: list[int] = field(default_factory=list)
    """Milliseconds of each long task."""
    frames: int = 0
    late: int = 0
    """Frames that took more than 34 ms."""
    worst: float = 0.0

    def add(self, told: dict[str, Any], answers: int) -> None:
        """Count what a page has told."""
        self.seconds += told["seconds"]
        self.answers += answers
        self.moves.update(told["moves"])
        self.moved.update(told["moved"])
        self.far += told["far"]
        self.shifts += told["shifts"]
        self.shift += told["shift"]
        self.shift_unasked += told["shiftUnasked"]
        for name, value in told["sources"].items():
            self.sources[name] += value
        self.tasks += told["tasks"]
        self.frames += told["frames"]
        self.late += told["late"]
        self.worst = max(self.worst, told["worst"])

    @property
    def late_share(self) -> float:
        """The share of frames that came late, in per cent."""
        return 100 * self.late / self.frames if self.frames else 0.0

    def lines(self) -> list[tuple[str, str]]:
        """What to print of it."""
        places = ", ".join(f"{sort} {self.moves[sort]}" for sort in ("seat", "prompt", "hand"))
        long = [task for task in self.tasks if task > DUE]
        return [
            ("played", f"{self.seconds:.0f} s, {self.answers} answers of ours"),
            ("moves", f"{places}; {self.far:.0f} px in all"),
            ("layout shifts", f"{self.shift:.3f} in {self.shifts}; {self.shift_unasked:.3f} without our doing"),
            ("long tasks", f"{len(long)}, {sum(long)} ms in all, worst {max(long, default=0)} ms"),
            ("frames > 34 ms", f"{self.late} of {self.frames}, {self.late_share:.1f} %, worst {self.worst:.0f} ms"),
            *((f"  shifted {value:.3f}", name) for name, value in self.sources.most_common(6)),
        ]


def watch(page: Page) -> None:
    """Watch the game on this page from now on."""
    page.evaluate(SCRIPT.read_text(encoding="utf-8"))


def read(page: Page) -> dict[str, Any]:
    """What has been seen since."""
    found: dict[str, Any] = page.evaluate("() => steadiness.read()")
    return found


def play_on(page: Page, seconds: float, most: int = sys.maxsize, **player: Any) -> Player:
    """Play for so long at most, and so many answers at most. Whoever is out looks on."""
    somebody = Player(page, **player)
    end = time.monotonic() + seconds
    while time.monotonic() < end and somebody.answered < most:
        can = somebody.look()
        if can["over"]:
            break
        if can["ours"]:
            somebody.step(can)
        else:
            page.wait_for_timeout(PAUSE)
    return somebody


@dataclass(frozen=True)
class Programme:
    """What is played: for so many seconds, game after game."""

    says: str
    seconds: float
    settings: dict[str, Any]
    window: dict[str, Any] = field(default_factory=dict)


PROGRAMMES = {
    "usual": Programme("five players, base game, at the usual pace", 75, {"players": 5, "pace": 1.0}),
    "fastest": Programme(
        "seven players, every set, as fast as can be", 40, {"players": 7, "pace": 0, "sets": EVERYTHING}
    ),
    "phone": Programme("the same on a phone", 25, {"players": 7, "pace": 0, "sets": EVERYTHING}, {"phone": True}),
}


def measure(server: Serving, browser: Browser, programme: Programme) -> Readings:
    """Play it through the page and count what is seen."""
    readings = Readings()
    while readings.seconds < programme.seconds - 1:
        told = world.opened(server, **programme.settings)
        with visiting(browser, server.url, still=False, **programme.window) as visit:
            page = visit.sit(told)
            page.locator(".game").wait_for()
            page.wait_for_load_state("networkidle")
            watch(page)
            way = "touch" if "phone" in programme.window else "mouse"
            player = play_on(page, programme.seconds - readings.seconds, way=way)
            seen = read(page)
            readings.add(seen, player.answered)
    return readings


def main(arguments: Sequence[str] | None = None) -> int:
    """Measure, and print what was found."""
    parser = ArgumentParser(prog="python -m support.browser.steadiness", description="Measure how steady the table is.")
    parser.add_argument("names", metavar="NAME", nargs="*", help=f"of {', '.join(PROGRAMMES)}; all without a name")
    parser.add_argument("--json", action="store_true", help="print JSON")
    wanted = parser.parse_args(arguments)
    unknown = [name for name in wanted.names if name not in PROGRAMMES]
    if unknown:
        parser.error(f"there is no {', '.join(unknown)}")
    usual = {name: getattr(Config(), name) for name in HASTE}
    found: dict[str, Readings] = {}
    with (
        tempfile.TemporaryDirectory() as folder,
        serving(Path(folder), **usual) as server,
        browsing(Path(folder)) as browser,
    ):
        for name in wanted.names or PROGRAMMES:
            found[name] = measure(server, browser, PROGRAMMES[name])
            if not wanted.json:
                print(f"{name}: {PROGRAMMES[name].says}")
                print("\n".join(f"  {what:16} {value}" for what, value in found[name].lines()), flush=True)
    if wanted.json:
        print(json.dumps({name: asdict(readings) for name, readings in found.items()}, indent=1))
    return 0


if __name__ == "__main__":
    sys.exit(main())
