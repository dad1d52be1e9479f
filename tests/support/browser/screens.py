"""Every screen of the client, and how to get to it."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import ExitStack
from functools import cached_property

from playwright.sync_api import Page, Position

from support.browser import world
from support.browser.visit import Visit, say
from support.browser.wire import Wire, wired
from support.browser.world import Told
from support.serving import Serving


class Tables:
    """Tables that stay as they are while their screens are looked at. Made when they are first wanted."""

    def __init__(self, server: Serving, stack: ExitStack) -> None:
        self.server = server
        self._stack = stack

    @cached_property
    def waiting(self) -> Told:
        """A public table whose game has not begun; Bob is there, so that it is listed."""
        told = world.opened(self.server, start=False, public=True)
        bob = self.server.take_seat(told["table"]["id"], "Bob")
        self._stack.enter_context(wired(self.server, bob))
        return told

    @cached_property
    def turn(self) -> Told:
        """In one's own turn, with all there is on the table."""
        return world.own_turn(self.server, players=5, sets=world.EVERYTHING)

    @cached_property
    def fire(self) -> Told:
        """A shot to be answered, with a clock."""
        return world.under_fire(self.server)

    @cached_property
    def dice(self) -> Told:
        """Dice to be thrown again."""
        return world.asked_as(
            self.server, lambda wire: wire.asked is not None and wire.asked["kind"] == "reroll", game="dice"
        )

    @cached_property
    def aim(self) -> Told:
        """A die to be aimed at somebody, after another one has been used up."""

        def again(wire: Wire) -> bool:
            return wire.asked is not None and wire.asked["kind"] == "shoot" and bool(wire.view.get("spent"))

        return world.asked_as(self.server, again, game="dice")

    @cached_property
    def over(self) -> Told:
        """A game that is over."""
        return self._over[0]

    @cached_property
    def film(self) -> str:
        """The key of its film."""
        return str(self._over[1]["film"])

    @cached_property
    def _over(self) -> tuple[Told, Told]:
        return world.over(self.server)

    @cached_property
    def company(self) -> Told:
        """Three people in a game, two who look on, somebody who has come and gone, and a vote."""
        told, (_, bob, cy) = self._stack.enter_context(world.company(self.server))
        bob.say({"type": "vote", "seat": cy.seat})
        world.pass_by(self.server, told, "Dee")
        return told

    @cached_property
    def out(self) -> Told:
        """Somebody has been eliminated, and the game goes on."""
        return self._stack.enter_context(world.eliminated(self.server))


VISIBLE: Position = {"x": 12, "y": 40}
"""Where a card is not covered by the next one, however many there are in the hand."""


def choose_aimed(page: Page) -> None:
    """Take a card of the hand that needs a target."""
    options, hand = page.evaluate("() => [spy.choices.options, spy.view.hand]")
    page.locator(f'.hand button[data-card="{world.aimed(options, hand)[0]}"]').click(position=VISIBLE)
    page.locator("li.target").first.wait_for()


def _game(visit: Visit, told: Told) -> Page:
    page = visit.sit(told)
    page.locator(".game").wait_for()
    return page


def _asked(visit: Visit, told: Told) -> Page:
    page = _game(visit, told)
    page.locator(".prompt.ours").wait_for()
    return page


def _new(visit: Visit, tables: Tables) -> None:
    visit.go("/new").locator("summary").first.click()


def _tables(visit: Visit, tables: Tables) -> None:
    assert tables.waiting
    visit.go("/tables").locator("li.panel").first.wait_for()


def _join(visit: Visit, tables: Tables) -> None:
    visit.go(f"/t/{tables.waiting['table']['id']}").locator("form").wait_for()


def _waiting(visit: Visit, tables: Tables) -> None:
    visit.sit(tables.waiting).locator("[data-primary]").wait_for()


def _chosen(visit: Visit, tables: Tables) -> None:
    choose_aimed(_asked(visit, tables.turn))


def _die_aimed(visit: Visit, tables: Tables) -> None:
    _asked(visit, tables.aim).locator("[data-stage] .what .die").wait_for()


def _preferences(visit: Visit, tables: Tables) -> None:
    page = _asked(visit, tables.turn)
    page.keyboard.press("?")
    page.locator("dialog[open]").wait_for()


def _card_panel(visit: Visit, tables: Tables) -> None:
    page = _asked(visit, tables.turn)
    page.locator(".hand li button").first.click(button="right", position=VISIBLE)
    page.locator(".inspect").wait_for()


def _seat_panel(visit: Visit, tables: Tables) -> None:
    page = _asked(visit, tables.turn)
    page.locator(".board li[data-seat] button.head").first.click()
    page.locator(".sheet-seat").wait_for()


def _tab(name: str) -> Callable[[Visit, Tables], None]:
    def show(visit: Visit, tables: Tables) -> None:
        page = _asked(visit, tables.turn)
        page.keyboard.press("l")
        page.locator(f"#tab-{name}").click()

    return show


def _company(visit: Visit, tables: Tables) -> None:
    page = _game(visit, tables.company)
    page.keyboard.press("l")
    page.locator("#tab-people").click()
    for name in ("Cy", "Zoe"):
        page.locator("summary", has=page.locator(f'xpath=self::*[contains(@aria-label, "{name}")]')).click()


def _rule(visit: Visit, tables: Tables) -> None:
    page = visit.go("/rules/BASE-BEER")
    part = page.locator("details", has=page.get_by_text("BASE-BEER-1"))
    part.locator("summary").first.click()
    part.get_by_text("BASE-BEER-1").first.wait_for()


def _rules(visit: Visit, tables: Tables) -> None:
    visit.go("/rules").locator("details").first.wait_for()


def _card(visit: Visit, tables: Tables) -> None:
    visit.go("/cards/card/bang").locator("article h1").wait_for()


def _learn(visit: Visit, tables: Tables) -> None:
    visit.go("/learn").locator("[data-begin]").wait_for()


def _lesson(visit: Visit, tables: Tables) -> None:
    page = visit.go("/learn")
    page.locator("[data-begin]").click()
    page.locator("[data-lesson]").wait_for()


def _lost(visit: Visit, tables: Tables) -> None:
    page = visit.go("/about")
    page.evaluate("() => { history.pushState(null, '', '/nowhere'); dispatchEvent(new PopStateEvent('popstate')); }")
    page.get_by_text(say("page-lost-title")).first.wait_for()


def _offline(visit: Visit, tables: Tables) -> None:
    visit.forgiven.append("Failed to load resource")
    visit.page.route("**/api/words/**", lambda route: route.abort())
    visit.go("/").get_by_text(say("offline-title")).wait_for()
    visit.page.unroute("**/api/words/**")


SCREENS: dict[str, Callable[[Visit, Tables], object]] = {
    "start": lambda visit, tables: visit.go("/"),
    "new": _new,
    "tables": _tables,
    "join": _join,
    "waiting": _waiting,
    "turn": lambda visit, tables: _asked(visit, tables.turn),
    "card chosen": _chosen,
    "reaction": lambda visit, tables: _asked(visit, tables.fire),
    "dice": lambda visit, tables: _asked(visit, tables.dice),
    "die aimed": _die_aimed,
    "preferences": _preferences,
    "card panel": _card_panel,
    "seat panel": _seat_panel,
    "people": _tab("people"),
    "in words": _tab("words"),
    "company": _company,
    "eliminated": lambda visit, tables: _game(visit, tables.out).locator(".death").wait_for(),
    "result": lambda visit, tables: _game(visit, tables.over).locator(".after").wait_for(),
    "replay": lambda visit, tables: visit.go(f"/replay/{tables.film}").locator("[data-control=play]").wait_for(),
    "cards": lambda visit, tables: visit.go("/cards?box=gold_rush").locator("h3").first.wait_for(),
    "card": _card,
    "rules": _rules,
    "rule": _rule,
    "learn": _learn,
    "lesson": _lesson,
    "about": lambda visit, tables: visit.go("/about"),
    "lost": _lost,
    "offline": _offline,
}
"""By name: shows the screen, and waits until it is there."""

PARTS = {
    "card chosen": ".table",
    "die aimed": ".table",
    "preferences": "dialog",
    "card panel": ".inspect",
    "seat panel": ".sheet-seat",
    "people": ".panel-side",
    "in words": ".panel-side",
    "company": ".panel-side",
    "eliminated": ".death",
}
"""Where a screen differs from the one before, for measures that take their time."""
