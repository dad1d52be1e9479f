"""Pictures of the client for docs/screenshots: real games, played until the wanted situation is on the table.

In the folder tests: `python -m support.browser.screenshots [NAME ...]`, all of them without a name.
"""

from __future__ import annotations

import sys
import tempfile
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

from playwright.sync_api import Browser, Page

from support.browser import world
from support.browser.launch import browsing
from support.browser.measures import settled
from support.browser.screens import choose_aimed
from support.browser.visit import Visit, visiting
from support.browser.wire import Chooser, Wire, wired
from support.browser.world import EVERYTHING, NO_CLOCK, Told
from support.serving import Serving, serving

FOLDER = Path(__file__).parents[3] / "docs" / "screenshots"
NAME = "Calamity"
MOST_DEALS = 300
EVENTS = ["base", "high_noon", "fistful"]


class Studio:
    """A server, a browser, and games that are played until they make a picture."""

    def __init__(self, server: Serving, browser: Browser) -> None:
        self.server = server
        self.browser = browser
        self.luck = Random(7)

    def game(self, wanted: Callable[[Wire], bool], **settings: Any) -> Told:
        """A table that waits for its person, in a situation that is wanted."""
        for _ in range(MOST_DEALS):
            told = world.opened(self.server, NAME, **settings)
            with wired(self.server, told) as wire:
                if wire.play_until(lambda wire: wire.choices is not None and wanted(wire), lively(self.luck)):
                    return told
        raise AssertionError("no deal makes this picture")

    def take(self, name: str, told: Told | str, show: Callable[[Page], object] | None = None, **window: Any) -> None:
        """The picture of a table, or of a page; `show` does something to it first."""
        theme = window.pop("theme", "light")
        with visiting(self.browser, self.server.url, **window) as visit:
            page = self._open(visit, told, theme)
            if show is not None:
                show(page)
            page.wait_for_load_state("networkidle")
            settled(page)
            FOLDER.mkdir(parents=True, exist_ok=True)
            page.screenshot(path=FOLDER / f"{name}.jpg", type="jpeg", quality=85)
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


def lively(luck: Random) -> Chooser:
    """Play what one has, nothing foolish, and defend oneself."""

    def choose(wire: Wire) -> int:
        good = [at for at, one in enumerate(wire.options) if "warning" not in one]
        active = [at for at in good if wire.options[at]["verb"] not in ("end", "pass", "stop")]
        return luck.choice(active or good or [0])

    return choose


def kind(wire: Wire) -> str:
    """What is asked."""
    return str(wire.asked["kind"]) if wire.asked else ""


def laid(wire: Wire) -> int:
    """How many cards lie in front of players."""
    return sum(len(player["in_play"]) for player in wire.view["players"])


def alive(wire: Wire) -> int:
    """How many are in the game."""
    return sum(1 for player in wire.view["players"] if player["in_game"])


def rich(wire: Wire) -> bool:
    """Our own turn, with something in the hand and on the table."""
    count = len(wire.view["players"])
    return (
        kind(wire) == "play"
        and world.aims(wire)
        and 4 <= len(wire.view["hand"]) <= 6
        and laid(wire) >= count
        and alive(wire) >= count - 1
    )


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


def _target(studio: Studio) -> None:
    told = studio.game(rich, players=6)
    studio.take("target", told, choose_aimed)
    studio.take("dark", told, theme="dark")
    studio.take("contrast", told, theme="contrast")


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

    def throw(page: Page) -> None:
        dice = page.locator("button[data-die]")
        for die in range(min(2, dice.count())):
            dice.nth(die).click()

    studio.take("dice", studio.game(wanted, game="dice", players=6), throw)


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
    studio.take("rules", "/rules/BASE-BEER", lambda page: page.get_by_text("BASE-BEER-1").first.wait_for())


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
    "target": _target,
    "event": _event,
    "shop": _shop,
    "dice": _dice,
    "over": _over,
    "reference": _reference,
    "tutorial": _tutorial,
    "phone": _phone,
}


def main(names: list[str]) -> int:
    """Take these pictures; 2 for a name that there is not."""
    unknown = [name for name in names if name not in PICTURES]
    if unknown:
        print(f"there are no pictures {', '.join(unknown)}; there are {', '.join(PICTURES)}", file=sys.stderr)
        return 2
    with tempfile.TemporaryDirectory() as name, serving(Path(name)) as server, browsing(Path(name)) as browser:
        studio = Studio(server, browser)
        for picture in names or PICTURES:
            PICTURES[picture](studio)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
