"""Whoever is out of a game that goes on has something to do at once."""

import pytest

from support.browser.visit import say
from support.browser.world import eliminated

DEATH = ".death"


@pytest.fixture
def out(server):
    """A seat whose person is out of a game that waits for somebody else."""
    with eliminated(server) as told:
        yield told


@pytest.fixture
def fallen(window, server, out):
    """The page of that person, with what there is to choose."""
    page = window.sit(out)
    shown(page, server)
    return page


def shown(page, server):
    """The choice is there, tells how it ended, and leaves the table to be seen."""
    page.locator(DEATH).wait_for()
    role = page.evaluate("() => spy.view.players[spy.you.seat].role")
    assert server.get("/api/words/en")["roles"][role]["name"] in page.locator(DEATH).inner_text()
    for choice in ("death-everything", "death-watch", "death-new"):
        assert page.get_by_role("button", name=say(choice)).is_visible()
    assert page.evaluate("() => spy.mute()") == ""


def hands(page):
    """How many hands of others lie open, as the page shows them."""
    label = say("table-seat-open-hand", name="").strip()
    return page.locator(f'.seat ul[aria-label*="{label}"]:has(li)').count()


def test_the_choice_comes_when_it_happens(window, server):
    """Whoever sits before the page then, is asked then: it keeps up with bots that take no time at all."""

    def sit(told):
        window.sit(told).locator("[data-primary]").wait_for()

    with eliminated(server, sit):
        shown(window.page, server)


def test_to_watch_as_everybody_does(fallen):
    fallen.get_by_role("button", name=say("death-watch")).click()
    fallen.locator(DEATH).wait_for(state="hidden")
    assert fallen.locator("[data-what-now]").inner_text().strip()
    assert fallen.evaluate("() => spy.you.watching") != "everything"
    assert hands(fallen) == 0
    fallen.reload()
    fallen.locator(".game").wait_for()
    assert fallen.locator(DEATH).count() == 0, "asked again"


def test_to_see_everything(fallen):
    fallen.get_by_role("button", name=say("death-everything")).click()
    fallen.wait_for_function("() => spy.you.watching === 'everything'")
    fallen.locator(DEATH).wait_for(state="hidden")
    fallen.wait_for_function("() => spy.view.players.every((player) => player.role)")
    held = sum(1 for player in fallen.evaluate("() => spy.view.players") if player["hand_size"] and player["in_game"])
    assert hands(fallen) == held > 0


def test_to_leave_for_a_new_game(fallen, server):
    table = fallen.url
    fallen.get_by_role("button", name=say("death-new")).click()
    fallen.wait_for_url(lambda url: url.startswith(f"{server.url}/t/") and url != table)
    fallen.wait_for_function("() => spy.game === 1 && spy.ready()")
    assert fallen.locator(DEATH).count() == 0
    assert fallen.locator("[data-what-now]").first.inner_text().strip()
    # The seat at the other table is a bot's now.
    seats = server.get(f"/api/tables/{table.rsplit('/', 1)[1]}")["seats"]
    assert [seat["name"] for seat in seats if seat["kind"] == "person"] == ["Bob"]


def test_at_a_public_table_nobody_is_offered_every_hand(window, server):
    with eliminated(server, public=True) as told:
        page = window.sit(told)
        page.locator(DEATH).wait_for()
        assert page.get_by_text(say("death-not-everything", why="public")).is_visible()
        page.get_by_role("button", name=say("death-watch")).click()
        page.locator("#tab-people").click()
        page.get_by_text(say("death-new-text")).wait_for()
        assert page.get_by_role("button", name=say("death-everything")).count() == 0
