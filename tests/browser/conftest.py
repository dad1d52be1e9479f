"""What the tests in a real browser share: a server for each process that runs tests, a browser for each file."""

import pytest

from support.browser.launch import Missing, browsing, find_browser
from support.browser.visit import visiting
from support.serving import serving


def pytest_report_header():
    """Say which browser is used."""
    try:
        return f"browser: {find_browser()}"
    except Missing as missing:
        return f"browser: {missing}"


@pytest.fixture(scope="session")
def server(tmp_path_factory):
    """A server at which nobody takes time."""
    with serving(tmp_path_factory.mktemp("tables")) as running:
        yield running


@pytest.fixture(scope="module")
def browser(tmp_path_factory):
    """A browser. Without one, or without the client, the tests fail and say how to get it.

    It ends with the file: as long as it is driven there is a running loop, and other tests begin loops of their own.
    """
    try:
        with browsing(tmp_path_factory.mktemp("browser")) as started:
            yield started
    except Missing as missing:
        pytest.fail(str(missing), pytrace=False)


@pytest.fixture
def open_window(browser, server):
    """Open a window in which nothing is remembered; whatever went wrong in one fails the test at its end."""
    opened = []

    def one(**options):
        opening = visiting(browser, options.pop("url", server.url), **options)
        visit = opening.__enter__()
        opened.append((opening, visit))
        return visit

    yield one
    try:
        for _, visit in opened:
            visit.check()
    finally:
        for opening, _ in opened:
            opening.__exit__(None, None, None)


@pytest.fixture
def window(open_window):
    """A window on a desktop."""
    return open_window()
