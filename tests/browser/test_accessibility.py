"""axe on every screen in three themes, and a window that is narrow or written large."""

from contextlib import ExitStack

import pytest
from playwright.sync_api import Error

from support.browser.measures import COLOURS, FULL, settled, sideways, small, unreachable, violations
from support.browser.screens import PARTS, SCREENS, Tables
from support.browser.visit import PHONE, say

THEMES = {"light": FULL, "dark": COLOURS, "contrast": COLOURS}
"""With the first theme everything is checked, with the others what a theme can break."""
NARROW = {"width": 320, "height": 568}


@pytest.fixture(scope="module")
def tables(server):
    """Tables that stay as they are."""
    with ExitStack() as stack:
        yield Tables(server, stack)


def everywhere(visit, tables, measure):
    """What is wrong on any of the screens, each told with its screen. One that cannot be shown is wrong, too."""
    wrong = []
    for name, show in SCREENS.items():
        try:
            show(visit, tables)
        except (AssertionError, Error) as error:
            wrong.append(f"{name}: {error}")
            continue
        wrong += [f"{name}: {one}" for one in measure(visit.page, PARTS.get(name, "html"))]
    assert not wrong, "\n".join(wrong)


def test_axe_finds_nothing_grave_on_any_screen_in_any_theme(window, tables):
    def measure(page, part):
        for theme, what in THEMES.items():
            page.evaluate("theme => { document.documentElement.dataset.theme = theme; }", theme)
            settled(page)
            yield from (f"{theme}: {one}" for one in violations(page, what, part))

    everywhere(window, tables, measure)


def test_every_screen_fits_a_phone_and_every_control_a_finger(open_window, tables):
    """Nothing is wider than 320 pixels; at 360 nothing is smaller than a finger."""

    def measure(page, part):
        page.set_viewport_size(NARROW)
        yield from (f"320 px: {one}" for one in sideways(page))
        page.set_viewport_size(PHONE)
        yield from (f"360 px: {one}" for one in [*sideways(page), *small(page)])

    everywhere(open_window(phone=True), tables, measure)


@pytest.mark.parametrize("name", ["turn", "reaction", "dice"])
def test_text_of_twice_the_size_leaves_the_question_whole(window, tables, name):
    SCREENS[name](window, tables)
    page = window.page
    page.evaluate("() => { document.documentElement.style.fontSize = '200%'; }")
    assert page.evaluate("() => spy.mute()") == ""
    assert not sideways(page)
    assert not unreachable(page, ".prompt [data-what-now], .prompt button")
    assert not unreachable(page, ".hand button, button[data-die]")


def test_the_themes_are_chosen_in_the_preferences(window, tables):
    page = window.go("/")
    grounds = set()
    page.locator("button[aria-haspopup=dialog]").first.click()
    for theme in THEMES:
        page.locator("dialog[open]").get_by_text(say(f"prefs-theme-{theme}"), exact=True).click()
        assert page.evaluate("() => document.documentElement.dataset.theme") == theme
        settled(page)
        grounds.add(page.evaluate("() => getComputedStyle(document.body).backgroundColor"))
    assert len(grounds) == 3
    window.reload()
    page.locator("h1").wait_for()
    assert page.evaluate("() => document.documentElement.dataset.theme") == "contrast"
