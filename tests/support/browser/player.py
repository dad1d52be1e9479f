"""Somebody who plays through the page as people do: with a mouse, by touch, or with nothing but the keyboard.

A player looks at what the page offers, presses one thing, and looks again. Nothing is known about the game but the
names of the cards that are lit.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from random import Random
from typing import Any, Literal

from playwright.sync_api import Page

Way = Literal["mouse", "touch", "keys"]
Mood = Literal["fierce", "meek"]

MOST_PRESSES = 40
"""On one question. Nobody who knows what he wants needs more."""
MOST_QUESTIONS = 2000
MOST_STOPS = 150
"""Presses of Tab until something must have the focus."""

HARMFUL = (
    "gatling", "indians", "duel", "bang", "howitzer", "buffalo_rifle", "pepperbox", "derringer", "knife", "punch",
    "springfield", "volcanic", "winchester", "rev_carabine", "remington", "schofield", "dynamite",
)  # fmt: skip
"""Kinds that bring a game to its end, the best first."""


@dataclass
class Pressed:
    """What a player presses: a selector, and what it is, for those who know a shorter way than Tab."""

    css: str
    sort: str = ""
    value: Any = None


@dataclass
class Player:
    """Plays at the table that `page` shows. `turned` is called before each press, with what can be pressed."""

    page: Page
    way: Way = "mouse"
    mood: Mood = "fierce"
    luck: Random = field(default_factory=lambda: Random(1))
    turned: Callable[[dict[str, Any]], None] | None = None
    answered: int = 0
    """Questions this player has answered."""
    _declined: set[str] = field(default_factory=set)
    _question: int = 0
    _presses: int = 0

    # ---- playing

    def play(self, most: int = MOST_QUESTIONS) -> bool:
        """Play until the game is over, or so many questions are answered; whether it is over."""
        while self.answered < most:
            can = self.wait()
            if can["over"]:
                return True
            self.step(can)
        return bool(self.look()["over"])

    def wait(self) -> dict[str, Any]:
        """Wait until we are asked, or the game is over; what can be pressed then."""
        found: dict[str, Any] = self.page.evaluate("() => spy.turn()")
        return found

    def look(self) -> dict[str, Any]:
        """What can be pressed now."""
        found: dict[str, Any] = self.page.evaluate("() => spy.can()")
        return found

    def step(self, can: dict[str, Any]) -> None:
        """Press one thing towards an answer, and wait until an answer that this gave has been told."""
        if not can["ours"]:
            return
        if can["question"] != self._question:
            self._question, self._presses = can["question"], 0
            self._declined.clear()
        self._presses += 1
        assert self._presses <= MOST_PRESSES, f"no answer to be given: {can}"
        if self.turned is not None:
            self.turned(can)
        self.press(self.choose(can))
        if self.page.evaluate("can => spy.after(can)", can)["answers"] > can["answers"]:
            self.answered += 1

    # ---- deciding

    def choose(self, can: dict[str, Any]) -> Pressed:
        """What to press."""
        if can["doubt"]:
            return Pressed(".prompt .button.danger", "anyway")
        if can["primary"]:
            return Pressed("[data-primary]", "primary")
        choices = self._meek(can) if self.mood == "meek" else self._fierce(can)
        assert choices, f"nothing to press: {can}"
        return choices[0]

    def _fierce(self, can: dict[str, Any]) -> list[Pressed]:
        pass_ = [Pressed("[data-pass]", "pass")] if can["pass"] else []
        if can["dice"]:
            if can["thrown"] == 0 and self.luck.random() < 0.5:
                return [self._die(self.luck.choice(can["dice"]))]
            return pass_ or [self._die(can["dice"][0])]
        if can["seats"] or can["targets"]:
            return [self._seat(can)]
        cards = [card for card in can["cards"] if card not in self._declined]
        if cards and (not can["options"] or self.luck.random() < 0.5):
            best = min(cards, key=_harmless)
            self._declined.add(best)
            return [Pressed(f'[data-card="{best}"]', "card", best)]
        if can["options"]:
            return [Pressed(f'[data-option="{self.luck.choice(can["options"])}"]', "option")]
        narrow = [key for key in can["narrow"] if key not in self._declined]
        if narrow:
            self._declined.add(narrow[0])
            return [Pressed(f'[data-narrow="{narrow[0]}"]', "narrow")]
        return pass_ or self._anything(can)

    def _meek(self, can: dict[str, Any]) -> list[Pressed]:
        pass_ = [Pressed("[data-pass]", "pass")] if can["pass"] else []
        return pass_ or self._anything(can)

    def _anything(self, can: dict[str, Any]) -> list[Pressed]:
        if can["seats"] or can["targets"]:
            return [self._seat(can)]
        found = [Pressed(f'[data-option="{option}"]', "option") for option in can["options"]]
        found += [Pressed(f'[data-card="{card}"]', "card", card) for card in can["cards"]]
        found += [Pressed(f'[data-narrow="{key}"]', "narrow") for key in can["narrow"]]
        found += [self._die(die) for die in can["dice"]]
        return found

    def _die(self, place: int) -> Pressed:
        return Pressed(f'button[data-die="{place}"]', "die", place)

    def _seat(self, can: dict[str, Any]) -> Pressed:
        """A seat on the table; where it is not lit there, its button in the question."""
        if can["seats"]:
            seat = self.luck.choice(can["seats"])
            return Pressed(f'li[data-seat="{seat}"] > button.head', "seat", seat)
        return Pressed(f'[data-target="{self.luck.choice(can["targets"])}"]', "target")

    # ---- pressing

    def press(self, what: Pressed) -> None:
        """Press it, the way this player presses things."""
        if self.way == "mouse":
            self.page.locator(what.css).first.click()
        elif self.way == "touch":
            self.page.locator(what.css).first.tap()
        else:
            self._by_keys(what)

    def _by_keys(self, what: Pressed) -> None:
        key = self.page.keyboard
        if what.sort == "seat":
            digit = self.page.evaluate(
                "css => document.querySelector(css).querySelector('.digit')?.innerText", what.css
            )
            if digit:
                key.press(digit)
                return
            self.tab_to(f'[data-target="{what.value}"], {what.css}')
        elif what.sort == "card" and self._walk_to(what.css):
            pass
        elif what.sort == "pass" and not self._on_control():
            key.press("Space")
            return
        elif what.sort == "primary" and not self._on_control():
            key.press("Enter")
            return
        else:
            self.tab_to(what.css)
        key.press("Enter")

    def _on_control(self) -> bool:
        return bool(self.page.evaluate("() => !!document.activeElement.closest('button, a, summary, input, select')"))

    def _walk_to(self, css: str) -> bool:
        """Go to a lit card by arrow keys, wherever it lies; False if they mean something else where the focus is."""
        page = self.page
        if page.evaluate("() => !!document.activeElement.closest('ul:not(:has([data-card])), [role=log]')"):
            return False
        for _ in range(MOST_STOPS):
            if page.evaluate("css => document.activeElement.matches(css)", css):
                return True
            page.keyboard.press("ArrowRight")
        raise AssertionError(f"the arrow keys do not get to {css}")

    def tab_to(self, css: str) -> None:
        """Press Tab, or Shift and Tab, until something has the focus that fits."""
        tab_to(self.page, css)


def tab_to(page: Page, css: str) -> None:
    """Press Tab, or Shift and Tab, until something has the focus that fits."""
    forward = page.evaluate(
        """css => {
          const at = document.activeElement, to = document.querySelector(css);
          return !to || !!(at.compareDocumentPosition(to) & Node.DOCUMENT_POSITION_FOLLOWING);
        }""",
        css,
    )
    for _ in range(MOST_STOPS):
        if page.evaluate("css => document.activeElement.matches(css)", css):
            return
        page.keyboard.press("Tab" if forward else "Shift+Tab")
    raise AssertionError(f"Tab does not get to {css}")


def _harmless(card: str) -> int:
    kind = card.split("/")[0]
    return HARMFUL.index(kind) if kind in HARMFUL else len(HARMFUL)
