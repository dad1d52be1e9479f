"""The log of a long game: the page holds what is read, and no more."""

import pytest

from support.browser.visit import say
from support.browser.world import played_on

LOG = "[role=log]"
MANY = 200
"""Lines that are there before one goes back to older ones."""
EVENTS = 260
"""Not every event has a line of its own."""


@pytest.fixture
def page(window, server):
    """Before it a long game has been played."""
    played_on(server, EVENTS, lambda told: window.sit(told).locator(".game").wait_for())
    window.page.locator(".prompt.ours").wait_for()
    return window.page


def test_it_goes_back_as_far_as_somebody_reads(page):
    lines = page.locator(f"{LOG} li")
    assert lines.count() == MANY
    end = "(log) => log.scrollHeight - log.scrollTop - log.clientHeight"
    assert page.locator(LOG).evaluate(end) < 2, "the latest is not to be seen"

    first = lines.first.inner_text()
    page.locator(LOG).evaluate("(log) => { log.scrollTop = 0; }")
    page.wait_for_function(f"() => document.querySelectorAll('{LOG} li').length > {MANY}")
    place = "(log, at) => log.querySelectorAll('li')[at].getBoundingClientRect().top - log.getBoundingClientRect().top"
    assert lines.nth(lines.count() - MANY).inner_text() == first
    assert 0 <= page.locator(LOG).evaluate(place, lines.count() - MANY) < 40, "what was read has moved"

    page.get_by_role("button", name=say("table-log-turns")).click()
    page.get_by_role("button", name=say("table-log-all")).click()
    assert lines.count() == MANY
