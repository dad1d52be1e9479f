"""The log of a long game: the page holds what is read, and no more."""

import pytest

from support.browser.measures import settled
from support.browser.visit import say
from support.browser.world import played_on

LOG = "[role=log]"
MANY = 200
"""Lines that are there at least before one goes back to older ones."""
MOST = 219
"""They leave by twenties."""
EVENTS = 400
"""Not every event has a line of its own."""


@pytest.fixture
def page(window, server):
    """Before it a long game has been played."""
    played_on(server, EVENTS, lambda told: window.sit(told).locator(".game").wait_for(), players=7)
    window.page.locator(".prompt.ours").wait_for()
    settled(window.page)
    return window.page


def test_it_goes_back_as_far_as_somebody_reads(page):
    lines = page.locator(f"{LOG} li")
    count = lines.count()
    assert MANY <= count <= MOST
    end = "(log) => log.scrollHeight - log.scrollTop - log.clientHeight"
    assert page.locator(LOG).evaluate(end) < 2, "the latest is not to be seen"

    first = lines.first.inner_text()
    page.locator(LOG).evaluate("(log) => { log.scrollTop = log.querySelector('li').offsetTop - log.offsetTop; }")
    page.wait_for_function(f"() => document.querySelectorAll('{LOG} li').length > {count}")
    place = "(log, at) => log.querySelectorAll('li')[at].getBoundingClientRect().top - log.getBoundingClientRect().top"
    assert lines.nth(lines.count() - count).inner_text() == first
    assert -1 < page.locator(LOG).evaluate(place, lines.count() - count) < 40, "what was read has moved"

    page.get_by_role("button", name=say("table-log-turns")).click()
    page.get_by_role("button", name=say("table-log-all")).click()
    assert MANY <= lines.count() <= MOST
