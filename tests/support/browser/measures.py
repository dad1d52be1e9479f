"""Measures of what a page shows: axe, sizes of controls, what sticks out, what cannot be reached, words."""

from __future__ import annotations

import re
from functools import cache
from typing import Any

from playwright.sync_api import Page

from boothill.telling import browser_source
from support.browser.launch import AXE, Missing

FULL, COLOURS = "full", "colours"
GRAVE = ("serious", "critical")
FINGER = 44
"""CSS pixels that a control has at least, both ways."""


@cache
def _axe() -> str:
    if not AXE.is_file():
        raise Missing("axe is not installed; get it with: npm --prefix client ci")
    return AXE.read_text(encoding="utf-8")


def violations(page: Page, what: str = FULL, part: str = "html") -> list[str]:
    """The grave violations that axe finds in a part of the page; of `COLOURS` only the rules that a theme can break."""
    if not page.evaluate("() => 'axe' in window"):
        page.evaluate(_axe())
    where: dict[str, Any] = {"include": [part]}
    wanted: dict[str, Any] = {"resultTypes": ["violations"], "elementRef": False}
    if what == COLOURS:
        where["exclude"] = ["svg"]  # it takes most of the time, and has no colours that axe looks at
        wanted["runOnly"] = ["color-contrast", "link-in-text-block"]
    found: list[dict[str, Any]] = page.evaluate(
        "([where, wanted]) => axe.run(where, wanted).then(({ violations }) => violations)", [where, wanted]
    )
    return [
        f"{one['id']} ({one['impact']}): {node['target'][0]}: {' '.join(node['failureSummary'].split())[:300]}"
        for one in found
        if one["impact"] in GRAVE
        for node in one["nodes"][:5]
    ]


def settled(page: Page) -> None:
    """Wait until nothing moves any more, such as the colours of another theme."""
    page.evaluate("() => measure.settled()")


def sideways(page: Page) -> list[str]:
    """What makes the page wider than its window; nothing if it is not."""
    found: list[str] = page.evaluate("() => measure.sideways()")
    return found


def small(page: Page) -> list[str]:
    """Controls that a finger misses. Links within sentences and the log are excepted."""
    found: list[str] = page.evaluate("finger => measure.small(finger)", FINGER)
    return found


def unreachable(page: Page, css: str) -> list[str]:
    """What fits the selector and cannot be brought into sight by scrolling."""
    found: list[str] = page.evaluate("css => measure.unreachable(css)", css)
    return found


def texts(page: Page) -> set[str]:
    """Everything the page says, to eyes and to screen readers."""
    return set(page.evaluate("() => measure.texts()"))


@cache
def message_ids() -> frozenset[str]:
    """The ids of all messages."""
    return frozenset(re.findall(r"^([a-z][\w-]*) *=", browser_source("en"), re.MULTILINE))


def bare_ids(said: set[str]) -> list[str]:
    """Ids of messages among what is said: a message that is missing, or was never looked up."""
    words = {word for text in said for word in re.findall(r"[a-z][\w-]*-[\w-]*\w", text)}
    return sorted(words & message_ids())


def sentences(said: set[str], words: int = 4) -> set[str]:
    """The longer ones among what is said: names may be the same in several languages, sentences are not."""
    return {text for text in said if len(re.findall(r"[^\W\d_]{2,}", text)) >= words}
