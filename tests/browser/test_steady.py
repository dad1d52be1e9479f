"""Everything at the table has a place: seats, question and hand stay where they are, whatever happens."""

import pytest

from support.browser import world
from support.browser.steadiness import Readings, play_on, read, watch
from support.browser.world import EVERYTHING

MOST_ANSWERS = 45
MOST_SECONDS = 20
"""Whichever comes first ends the look at a game; it asserts nothing."""
MOST_SHIFT = 0.1

TABLES = {
    "base": ({"players": 5}, {}),
    "every set": ({"players": 7, "sets": EVERYTHING}, {}),
    "phone": ({"players": 5, "sets": EVERYTHING}, {"phone": True}),
    "dice": ({"players": 6, "game": "dice"}, {}),
}


@pytest.mark.parametrize("table", TABLES)
def test_nothing_changes_its_place_while_a_game_is_played(open_window, server, table):
    settings, window = TABLES[table]
    page = open_window(still=False, **window).sit(world.opened(server, **settings))
    page.locator(".game").wait_for()
    page.wait_for_load_state("networkidle")
    watch(page)
    player = play_on(page, MOST_SECONDS, MOST_ANSWERS, way="touch" if window else "mouse")
    seen = Readings()
    seen.add(read(page), player.answered)
    print("\n".join(f"{what:16} {value}" for what, value in seen.lines()))
    assert player.answered
    assert not seen.moved, seen.moved
    # On a phone the own gear and its text share one narrow strip: what we lay down ourselves may move its neighbour.
    shift = seen.shift_unasked if window else seen.shift
    assert shift < MOST_SHIFT, seen.sources
