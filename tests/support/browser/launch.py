"""Finding a browser, and starting it.

`python -m support.browser.launch` (in the folder tests) says which browser the tests use.
"""

from __future__ import annotations

import os
import shutil
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from playwright.sync_api import Browser, sync_playwright

import boothill.server.web

VARIABLE = "BOOTHILL_BROWSER"
"""Names the program of a browser, if another than the first that is found shall be used."""
NAMES = ("chromium", "chromium-browser", "google-chrome")
CLIENT = Path(boothill.server.web.__file__).parent / "client"
AXE = Path(__file__).parents[3] / "client" / "node_modules" / "axe-core" / "axe.min.js"

FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
"""Nothing is asked of anybody but the server that is tested."""


class Missing(Exception):
    """Something that the tests of the browser need is not there; the message says how to get it."""


def find_browser() -> Path:
    """The program of a browser: the one that is named, else one of the system, else Playwright's own."""
    named = os.environ.get(VARIABLE)
    if named:
        found = shutil.which(named)
        if found is None:
            raise Missing(f"{VARIABLE} names {named}, which is no program; name another, or none and run: make browser")
        return Path(found)
    for name in NAMES:
        found = shutil.which(name)
        if found is not None:
            return Path(found)
    with sync_playwright() as playwright:
        own = Path(playwright.chromium.executable_path)
    if own.is_file():
        return own
    raise Missing("no browser was found to test with; get one with: make browser")


def need_client() -> None:
    """Refuse to go on without the client: the server would show its plain pages instead."""
    if not (CLIENT / "index.html").is_file():
        raise Missing("the client has not been built; build it with: make client")


@contextmanager
def browsing(folder: Path) -> Iterator[Browser]:
    """A browser with a profile of its own, gone afterwards. Whatever it writes is in the folder."""
    need_client()
    program = find_browser()
    before = os.environ.get("TMPDIR")
    os.environ["TMPDIR"] = str(folder)
    try:
        with sync_playwright() as playwright:
            environment: dict[str, str | float | bool] = {**os.environ, "HOME": str(folder)}
            browser = playwright.chromium.launch(executable_path=program, args=FLAGS, env=environment, headless=True)
            try:
                yield browser
            finally:
                browser.close()
    finally:
        if before is None:
            os.environ.pop("TMPDIR", None)
        else:
            os.environ["TMPDIR"] = before


def main() -> int:
    """Say which browser is used; 1 if there is none."""
    try:
        print(f"browser: {find_browser()}")
    except Missing as missing:
        print(missing, file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
