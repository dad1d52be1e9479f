"""The table in every size of window: nothing cut, nothing over something else, no card without a name."""

from contextlib import ExitStack
from random import Random

import pytest

from support.browser.matrix import SIZES, Looker, table_at

TABLES = [(5, "base", "shot"), (7, "every", "turn"), (8, "every", "store")]
"""Of all that `python -m support.browser.matrix` looks at."""


@pytest.fixture(scope="module")
def looker(browser, server):
    """Windows in which tables are looked at."""
    with ExitStack() as stack:
        yield Looker(browser, server, stack)


@pytest.mark.parametrize(("players", "sets", "moment"), TABLES)
def test_a_table_fits_every_window(looker, server, players, sets, moment):
    table = table_at(server, players, sets, moment, Random(5))
    screens = list(looker.screens(table, SIZES))
    assert len(screens) == len(SIZES)
    wrong = [f"{screen.size.name}: {one}" for screen in screens for one in screen.wrong]
    assert not wrong, "\n".join(wrong)
