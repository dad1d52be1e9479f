"""A window of somebody's own: a page of the client, and everything that went wrong on it."""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Page, Request, ViewportSize

from boothill.telling import Texts

SCRIPTS = [Path(__file__).parent / name for name in ("spy.js", "measures.js")]
"""What runs in every page before the client does."""
DESKTOP: ViewportSize = {"width": 1280, "height": 800}
PHONE: ViewportSize = {"width": 360, "height": 640}
PATIENCE = 20_000
"""Milliseconds that anything may take before it counts as never happening. No test waits that long."""


ENGLISH = Texts("en", strict=True)
say = ENGLISH.say
"""What the page says in English, by the id of the message."""


class Visit:
    """One window: `page` is what it shows. `check` fails if anything went wrong on it."""

    def __init__(self, context: BrowserContext, url: str) -> None:
        self.context = context
        self.url = url
        self.troubles: list[str] = []
        """Errors of the page, and requests to anybody but the server."""
        self.forgiven: list[str] = []
        """Parts of the troubles that a test brings about itself."""
        self.silent: list[str] = []
        """Moments of a game at which the page did not say what now, of pages that were left since."""
        self.moments = 0
        """How many moments of a game were looked at, on pages that were left since."""
        for script in SCRIPTS:
            context.add_init_script(path=script)
        context.set_default_timeout(PATIENCE)
        context.on("request", self._requested)
        self.page: Page = context.new_page()
        self.page.on("pageerror", lambda error: self.troubles.append(f"error: {error}"))
        self.page.on("console", self._said)

    def _requested(self, request: Request) -> None:
        if not request.url.startswith((self.url, self.url.replace("http", "ws", 1), "data:", "blob:")):
            self.troubles.append(f"request to another place: {request.url}")

    def _said(self, message: ConsoleMessage) -> None:
        if message.type == "error":
            self.troubles.append(f"console: {message.text} ({message.location.get('url', '')})")

    def go(self, path: str) -> Page:
        """Open a page of the client and wait until it shows something."""
        self.keep_moments()
        self.page.goto(self.url + path)
        self.page.wait_for_selector("h1, [data-what-now], main")
        return self.page

    def reload(self) -> None:
        """Load the page anew."""
        self.keep_moments()
        self.page.reload()

    def keep_moments(self) -> None:
        """Remember what the spy has seen: it goes with the page."""
        if self.page.url.startswith(self.url):
            found = self.page.evaluate("() => [spy.looked, spy.silent.splice(0)]")
            self.moments += found[0]
            self.silent += found[1]
            self.page.evaluate("() => { spy.looked = 0; }")

    def sit(self, told: dict[str, Any]) -> Page:
        """Come to a table with a seat that was taken elsewhere: {table, seat, token}."""
        table = told["table"]["id"]
        seats = json.dumps({table: {"token": told["token"], "seat": told["seat"], "at": 1}})
        if not self.page.url.startswith(self.url):
            self.go("/about")
        self.page.evaluate("seats => localStorage.setItem('boothill.seats', seats)", seats)
        return self.go(f"/t/{table}")

    def check(self) -> None:
        """Fail if anything went wrong."""
        self.keep_moments()
        wrong = [one for one in self.troubles if not any(part in one for part in self.forgiven)]
        assert not wrong, "\n".join(wrong)
        assert not self.silent, "no what now:\n" + "\n".join(self.silent)


@contextmanager
def visiting(
    browser: Browser, url: str, *, phone: bool = False, still: bool = True, language: str = "en", **options: Any
) -> Iterator[Visit]:
    """A window with nothing remembered; `phone` is one that is touched, `still` one whose owner wants no motion."""
    usual: dict[str, Any] = {
        "viewport": PHONE if phone else DESKTOP,
        "has_touch": phone,
        "is_mobile": phone,
        "locale": language,
        "reduced_motion": "reduce" if still else "no-preference",
        "service_workers": "block",
    }
    context = browser.new_context(**{**usual, **options})
    try:
        yield Visit(context, url)
    finally:
        context.close()
