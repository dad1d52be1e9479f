"""Pictures of the client for docs/screenshots: real games, played until the wanted situation is on the table.

In the folder tests: `python -m support.browser.screenshots [--into FOLDER] [NAME ...]`, all of them without a name.
docs/screenshots/before has the table as it was before it got its stage, for comparison; nothing takes those anew.
"""

from __future__ import annotations

import sys
import tempfile
from argparse import ArgumentParser
from collections.abc import Callable, Sequence
from pathlib import Path
from random import Random
from typing import Any

from playwright.sync_api import Browser, Page

from support.browser import world
from support.browser.launch import browsing
from support.browser.measures import settled
from support.browser.moments import MOST_DEALS, Wanted, bangs, brought, full, kind, laid, lively, rich, shot, store
from support.browser.screens import VISIBLE, choose_aimed
from support.browser.visit import Visit, visiting
from support.browser.wire import Wire, wired
from support.browser.world import EVERYTHING, NO_CLOCK, Told
from support.serving import Serving, serving

FOLDER = Path(__file__).parents[3] / "docs" / "screenshots"
NAME = "Calamity"
QUALITY = 80
EVENTS = ["base", "high_noon", "fistful"]


class Studio:
    """A server, a browser, and games that are played until they make a picture."""

    def __init__(self, server: Serving, browser: Browser, folder: Path) -> None:
        self.server = server
        self.browser = browser
        self.folder = folder
        self.luck = Random(7)

    def game(self, wanted: Wanted, **settings: Any) -> Told:
        """A table that waits for its person, in a situation that is wanted."""
        return brought(self.server, wanted, self.luck, NAME, **settings)

    def take(self, name: str, told: Told | str, show: Callable[[Page], object] | None = None, **window: Any) -> None:
        """The picture of a table, or of a page; `show` does something to it first."""
        theme = window.pop("theme", "light")
        with visiting(self.browser, self.server.url, **window) as visit:
            page = self._open(visit, told, theme)
            if show is not None:
                show(page)
            self.shoot(visit, name)

    def shoot(self, visit: Visit, name: str) -> None:
        """The picture of what a window shows."""
        visit.page.wait_for_load_state("networkidle")
        settled(visit.page)
        self.folder.mkdir(parents=True, exist_ok=True)
        visit.page.screenshot(path=self.folder / f"{name}.jpg", type="jpeg", quality=QUALITY)
        visit.check()
        print(f"{name}.jpg")

    def _open(self, visit: Visit, told: Told | str, theme: str) -> Page:
        visit.go("/about")
        visit.page.evaluate("prefs => localStorage.setItem('boothill.prefs', prefs)", f'{{"theme": "{theme}"}}')
        if isinstance(told, str):
            return visit.go(told)
        page = visit.sit(told)
        page.locator(".game").wait_for()
        return page


def _start(studio: Studio) -> None:
    studio.take("start", "/")
    studio.take("start-phone", "/", phone=True)


def _tables(studio: Studio) -> None:
    for players in (4, 5, 8):
        studio.take(f"table-{players}", studio.game(rich, players=players))


def _all_sets(studio: Studio) -> None:
    def wanted(wire: Wire) -> bool:
        return rich(wire) and bool(wire.view["standing"])

    studio.take("all-sets", studio.game(wanted, players=6, sets=EVERYTHING))


def _reaction(studio: Studio) -> None:
    def wanted(wire: Wire) -> bool:
        return kind(wire) == "dodge" and len(wire.options) >= 3 and laid(wire) >= 3 and len(wire.view["hand"]) >= 3

    studio.take("reaction", studio.game(wanted, players=5, timers={**NO_CLOCK, "reaction": 60}))


def _shot(studio: Studio) -> None:
    told = studio.game(shot, players=5, timers={**NO_CLOCK, "reaction": 60})
    studio.take("shot", told)
    studio.take("phone-shot", told, phone=True, device_scale_factor=2)


def _target(studio: Studio) -> None:
    def choose_bang(page: Page) -> None:
        page.locator('.hand button[data-card^="bang/"]').first.click(position=VISIBLE)
        page.locator("li.target > button.head").last.hover()

    told = studio.game(lambda wire: rich(wire) and bool(bangs(wire)), players=6)
    studio.take("target", told, choose_bang)
    studio.take("dark", told, theme="dark")
    studio.take("contrast", told, theme="contrast")


def _store(studio: Studio) -> None:
    studio.take("store", studio.game(store, players=5))


def _full(studio: Studio) -> None:
    studio.take("full-table", studio.game(full, players=7, sets=EVERYTHING))


def _death(studio: Studio) -> None:
    with visiting(studio.browser, studio.server.url) as visit:

        def sit(told: Told) -> None:
            visit.sit(told).locator("[data-primary]").wait_for()

        with world.eliminated(studio.server, sit):
            visit.page.locator(".death").wait_for()
            studio.shoot(visit, "death")


def _event(studio: Studio) -> None:
    def wanted(wire: Wire) -> bool:
        return kind(wire) == "play" and bool(wire.view["standing"]) and laid(wire) >= 3 and len(wire.view["hand"]) >= 3

    told = studio.game(wanted, players=5, sets=EVENTS)
    studio.take("event", told, lambda page: page.locator("button.event").first.click())


def _shop(studio: Studio) -> None:
    def wanted(wire: Wire) -> bool:
        buys = [one for one in wire.options if one["verb"] == "buy"]
        return len(buys) >= 1 and laid(wire) >= 3 and len(wire.view["hand"]) >= 3

    told = studio.game(wanted, players=5, sets=["base", "gold_rush"])
    studio.take("shop", told, lambda page: page.locator(".shop li.lit button").first.click())


def _dice(studio: Studio) -> None:
    def wanted(wire: Wire) -> bool:
        hurt = sum(1 for player in wire.view["players"] if player["life"] < player["max_life"])
        return kind(wire) == "reroll" and hurt >= 3 and wire.view["pile"] < 8

    def choose(page: Page) -> None:
        dice = page.locator("button[data-die]")
        for die in range(min(2, dice.count())):
            dice.nth(die).click()

    def throw(page: Page) -> None:
        choose(page)
        question = page.evaluate("() => spy.question")
        page.locator("[data-primary]").click()
        page.wait_for_function("before => spy.question > before", arg=question)

    told = studio.game(wanted, game="dice", players=6)
    studio.take("dice", told, choose)
    studio.take("dice-throw", told, throw)


def _over(studio: Studio) -> None:
    for _ in range(MOST_DEALS):
        told = world.opened(studio.server, NAME, players=5, timers=NO_CLOCK)
        with wired(studio.server, told) as wire:
            wire.play_out(lively(studio.luck))
            assert wire.result is not None
            if wire.seat not in wire.result["winners"]:
                continue
            film = wire.result["film"]
        studio.take("result", told, lambda page: page.locator(".after").wait_for())
        studio.take("replay", f"/replay/{film}", _middle)
        return
    raise AssertionError("we never win")


def _middle(page: Page) -> None:
    scrubber = page.locator("input[type=range]").first
    scrubber.fill(str(int(scrubber.get_attribute("max") or 0) // 2))


def _reference(studio: Studio) -> None:
    studio.take("cards", "/cards")
    studio.take("card", "/cards/card/gatling")
    studio.take("rules", "/rules/BASE-BEER", lambda page: page.locator("details summary").first.wait_for())


def _tutorial(studio: Studio) -> None:
    def begin(page: Page) -> None:
        page.locator("[data-begin]").click()
        for _ in range(2):
            page.locator("[data-lesson-next]").click()

    studio.take("tutorial", "/learn", begin)


def _phone(studio: Studio) -> None:
    told = studio.game(rich, players=5, sets=EVERYTHING)
    studio.take("phone", told, phone=True, device_scale_factor=2)
    studio.take("phone-target", told, choose_aimed, phone=True, device_scale_factor=2)


PICTURES: dict[str, Callable[[Studio], None]] = {
    "start": _start,
    "tables": _tables,
    "all-sets": _all_sets,
    "reaction": _reaction,
    "shot": _shot,
    "target": _target,
    "store": _store,
    "full-table": _full,
    "death": _death,
    "event": _event,
    "shop": _shop,
    "dice": _dice,
    "over": _over,
    "reference": _reference,
    "tutorial": _tutorial,
    "phone": _phone,
}


def main(arguments: Sequence[str] | None = None) -> int:
    """Take these pictures."""
    parser = ArgumentParser(prog="python -m support.browser.screenshots", description="Take pictures of the client.")
    parser.add_argument(
        "names", metavar="NAME", nargs="*", help=f"of {', '.join(PICTURES)}; all of them without a name"
    )
    parser.add_argument("--into", type=Path, default=FOLDER, help="the folder; docs/screenshots without it")
    wanted = parser.parse_args(arguments)
    unknown = [name for name in wanted.names if name not in PICTURES]
    if unknown:
        parser.error(f"there are no pictures {', '.join(unknown)}")
    with tempfile.TemporaryDirectory() as name, serving(Path(name)) as server, browsing(Path(name)) as browser:
        studio = Studio(server, browser, wanted.into)
        for picture in wanted.names or PICTURES:
            PICTURES[picture](studio)
    return 0


if __name__ == "__main__":
    sys.exit(main())
