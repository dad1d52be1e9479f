"""Screens of the table in every size, with few and many players, base game and every set, and what is wrong on them.

In the folder tests: `python -m support.browser.matrix [--only SIZE] [--players N] [--sets base] [--moments shot]
[--out FOLDER]`. It prints what it finds on each screen; with a folder it leaves there one sheet of pictures for each
table, for eyes.
"""

from __future__ import annotations

import base64
import sys
import tempfile
from argparse import ArgumentParser
from collections import Counter
from collections.abc import Iterator, Sequence
from contextlib import ExitStack
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import Any

from playwright.sync_api import Browser, Page

from support.browser.launch import browsing
from support.browser.measures import settled
from support.browser.moments import Wanted, alive, brought, kind, laid
from support.browser.visit import Visit, visiting
from support.browser.wire import Wire
from support.browser.world import EVERYTHING, NO_CLOCK, Told, aims
from support.serving import Serving, serving

SCRIPT = Path(__file__).with_name("matrix.js")
MOST_SAID = 12
"""Findings of one screen that are printed."""
SHEET_WIDTH = 2200
THUMB_HEIGHT = 420


@dataclass(frozen=True)
class Size:
    """A window, and what is asked of what it shows: in CSS pixels."""

    width: int
    height: int
    portrait: int
    phone: bool = False

    @property
    def name(self) -> str:
        """As it is named on the command line."""
        return f"{self.width}x{self.height}"

    @property
    def asks(self) -> dict[str, float]:
        """The least size of a control, of the letters of a card's name, of a portrait."""
        return {"finger": 44 if self.phone else 24, "letters": 9 if self.phone else 10, "portrait": self.portrait}


SIZES = [
    Size(360, 640, 36, phone=True),
    Size(390, 844, 40, phone=True),
    Size(768, 1024, 48),
    Size(1024, 768, 48),
    Size(1366, 650, 48),
    Size(1440, 900, 56),
    Size(1920, 1080, 72),
    Size(2560, 1440, 96),
]
PLAYERS = (4, 5, 7, 8)
SETS: dict[str, list[str]] = {"base": ["base"], "every": EVERYTHING}


def _turn(wire: Wire) -> bool:
    """Our own turn, with as much on the table as there often is."""
    count = len(wire.view["players"])
    much = count * (1.5 if "shop" in wire.view.get("piles", {}) else 1)
    lived = alive(wire) >= count - 1
    return kind(wire) == "play" and aims(wire) and len(wire.view["hand"]) >= 4 and laid(wire) >= much and lived


def _shot(wire: Wire) -> bool:
    count = len(wire.view["players"])
    return kind(wire) == "dodge" and len(wire.options) >= 2 and laid(wire) >= count - 1 and alive(wire) >= count - 1


def _store(wire: Wire) -> bool:
    count = len(wire.view["players"])
    return kind(wire) == "store" and len(wire.view["shown"]) >= min(5, count - 1) and laid(wire) >= 3


MOMENTS: dict[str, Wanted] = {"turn": _turn, "shot": _shot, "store": _store}


@dataclass
class Table:
    """A table that waits at a moment."""

    players: int
    sets: str
    moment: str
    told: Told

    @property
    def name(self) -> str:
        """What it is called."""
        return f"{self.players}-{self.sets}-{self.moment}"


@dataclass
class Screen:
    """What a table looks like in one size, and what is wrong with it."""

    table: Table
    size: Size
    wrong: list[str]
    picture: bytes = field(default=b"", repr=False)


def table_at(server: Serving, players: int, sets: str, moment: str, luck: Random) -> Table:
    """Bring a game to a moment."""
    timers = {**NO_CLOCK, "reaction": 900}
    told = brought(server, MOMENTS[moment], luck, players=players, sets=SETS[sets], timers=timers)
    return Table(players, sets, moment, told)


class Looker:
    """Two windows, one of a phone and one of a desktop, in which tables are looked at."""

    def __init__(self, browser: Browser, server: Serving, stack: ExitStack) -> None:
        self._windows = {
            phone: stack.enter_context(visiting(browser, server.url, phone=phone)) for phone in (False, True)
        }

    def screens(self, table: Table, sizes: Sequence[Size], pictures: bool = False) -> Iterator[Screen]:
        """The table in these sizes."""
        for phone, visit in reversed(self._windows.items()):
            wanted = [size for size in sizes if size.phone == phone]
            if wanted:
                self._open(visit, table, wanted[0])
            for size in wanted:
                yield self._look(visit.page, table, size, pictures)

    def _open(self, visit: Visit, table: Table, size: Size) -> None:
        visit.page.set_viewport_size({"width": size.width, "height": size.height})
        page = visit.sit(table.told)
        page.locator(".prompt.ours").wait_for()
        page.wait_for_load_state("networkidle")
        page.evaluate(SCRIPT.read_text(encoding="utf-8"))

    def _look(self, page: Page, table: Table, size: Size, pictures: bool) -> Screen:
        page.set_viewport_size({"width": size.width, "height": size.height})
        settled(page)
        wrong: list[str] = page.evaluate("sizes => matrix.look(sizes)", size.asks)
        return Screen(table, size, wrong, page.screenshot(type="jpeg", quality=70) if pictures else b"")


def sheet(browser: Browser, screens: Sequence[Screen], file: Path) -> None:
    """One picture of several screens, each with what it is and how much is wrong with it."""
    figures = "".join(
        f"<figure><img height={THUMB_HEIGHT} src='data:image/jpeg;base64,{base64.b64encode(one.picture).decode()}'>"
        f"<figcaption>{one.table.name} {one.size.name}: {len(one.wrong)} wrong</figcaption></figure>"
        for one in screens
    )
    page = browser.new_page(viewport={"width": SHEET_WIDTH, "height": 600})
    page.set_content(
        "<style>body{display:flex;flex-wrap:wrap;gap:8px;font:14px sans-serif;background:#888}figure{margin:0}</style>"
        f"<body>{figures}</body>"
    )
    page.screenshot(path=file, full_page=True)
    page.close()


def _said(screen: Screen) -> str:
    lines = [f"{screen.table.name} {screen.size.name}: {len(screen.wrong)} wrong"]
    lines += [f"    {one}" for one in screen.wrong[:MOST_SAID]]
    if len(screen.wrong) > MOST_SAID:
        lines.append(f"    and {len(screen.wrong) - MOST_SAID} more")
    return "\n".join(lines)


def _summed(screens: Sequence[Screen]) -> str:
    sorts = Counter(one.split(":")[0] for screen in screens for one in screen.wrong)
    clean = sum(1 for screen in screens if not screen.wrong)
    listed = ", ".join(f"{sort} {count}" for sort, count in sorts.most_common())
    return f"{len(screens)} screens, {clean} of them without findings; {listed or 'nothing wrong'}"


def _wanted(arguments: Sequence[str] | None) -> Any:
    parser = ArgumentParser(prog="python -m support.browser.matrix", description="Look at the table in every size.")
    names = [size.name for size in SIZES]
    parser.add_argument("--only", action="append", choices=names, metavar="SIZE", help=f"of {', '.join(names)}")
    parser.add_argument("--players", action="append", type=int, choices=PLAYERS)
    parser.add_argument("--sets", action="append", choices=SETS)
    parser.add_argument("--moments", action="append", choices=MOMENTS)
    parser.add_argument("--out", type=Path, help="the folder for sheets of pictures")
    return parser.parse_args(arguments)


def main(arguments: Sequence[str] | None = None) -> int:
    """Look at the screens; 1 if anything is wrong on one."""
    wanted = _wanted(arguments)
    sizes = [size for size in SIZES if not wanted.only or size.name in wanted.only]
    luck = Random(5)
    found: list[Screen] = []
    with ExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory()))
        server = stack.enter_context(serving(folder))
        browser = stack.enter_context(browsing(folder))
        looker = Looker(browser, server, stack)
        for players in wanted.players or PLAYERS:
            for sets in wanted.sets or SETS:
                here: list[Screen] = []
                for moment in wanted.moments or MOMENTS:
                    table = table_at(server, players, sets, moment, luck)
                    here += looker.screens(table, sizes, wanted.out is not None)
                for screen in here:
                    print(_said(screen), flush=True)
                if wanted.out:
                    wanted.out.mkdir(parents=True, exist_ok=True)
                    sheet(browser, here, wanted.out / f"{players}-{sets}.png")
                found += here
    print(_summed(found))
    return int(any(screen.wrong for screen in found))


if __name__ == "__main__":
    sys.exit(main())
