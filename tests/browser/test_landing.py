"""From nothing to the first decision: few clicks, few requests, few bytes, and nothing from anybody else."""

from support.browser import world
from support.browser.player import Player
from support.browser.visit import say
from support.browser.world import EVERYTHING

MOST_CLICKS = 2
MOST_REQUESTS = 10
MOST_BYTES = 150_000
"""Of the first load, as they travel."""
MOST_TABLE_BYTES = 250_000
"""Of what the table needs besides, its art included."""
SOME_ANSWERS = 15
SOUNDS = (".mp3", ".ogg", ".opus", ".wav", ".webm", ".m4a")


def test_two_clicks_lead_to_the_first_decision(window):
    page = window.go("/")
    clicks = 0
    for button in [page.get_by_role("button", name=say("start-play"))]:
        button.click()
        clicks += 1
    page.locator(".prompt.ours").wait_for()
    assert clicks <= MOST_CLICKS
    assert page.locator("[data-what-now]").inner_text().strip()
    can = Player(page).look()
    assert can["pass"] or can["cards"] or can["options"] or can["seats"] or can["targets"], can


class Counted:
    """What a page asks for, and the bytes of each answer as they travel."""

    def __init__(self, visit):
        talk = visit.context.new_cdp_session(visit.page)
        talk.send("Network.enable")
        self._asked, self._arrived = {}, {}
        talk.on("Network.requestWillBeSent", self._sent)
        talk.on("Network.loadingFinished", self._came)

    def _sent(self, told):
        if not told["request"]["url"].startswith("data:"):
            self._asked[told["requestId"]] = told["request"]["url"]

    def _came(self, told):
        self._arrived[told["requestId"]] = told["encodedDataLength"]

    def take(self):
        """What was asked for since the last time: address and bytes of each."""
        found = [(url, self._arrived.get(one, 0)) for one, url in self._asked.items()]
        self._asked.clear()
        return found


def listed(found):
    """To be read where a test fails."""
    return "\n".join(f"{size:8.0f} {url}" for url, size in found)


def size(found):
    """Bytes, all together."""
    return sum(size for _, size in found)


def test_the_first_load_is_light_and_comes_from_one_place(window, server):
    page, counted = window.page, Counted(window)
    window.go("/")
    page.get_by_role("button", name=say("start-play")).wait_for()
    page.wait_for_load_state("networkidle")
    first = counted.take()
    print(listed(first))
    assert first
    assert all(url.startswith(server.url) for url, _ in first), listed(first)
    assert len(first) <= MOST_REQUESTS, listed(first)
    assert 0 < size(first) <= MOST_BYTES, listed(first)
    # Of the pictures only those that it shows.
    assert page.locator(".spread .card").count() == page.locator(".spread .engraving").count() > 0

    # What the table needs on top of it is little, too.
    page.get_by_role("button", name=say("start-play")).click()
    page.locator(".prompt.ours").wait_for()
    page.wait_for_load_state("networkidle")
    table = counted.take()
    print(listed(table))
    assert len(table) <= MOST_REQUESTS, listed(table)
    assert 0 < size(table) <= MOST_TABLE_BYTES, listed(table)


def test_a_whole_game_with_every_set_is_light(open_window, server):
    """Whatever is loaded when it is needed is counted: scripts, styles, words and art. Sound is off."""
    visit = open_window(still=False)
    counted = Counted(visit)
    visit.go("/")
    visit.page.wait_for_load_state("networkidle")
    counted.take()
    page = visit.sit(world.opened(server, players=7, sets=EVERYTHING))
    page.locator(".game").wait_for()
    Player(page).play(SOME_ANSWERS)
    page.wait_for_load_state("networkidle")
    table = counted.take()
    print(listed(table))
    assert not any(url.endswith(SOUNDS) for url, _ in table), listed(table)
    assert 0 < size(table) <= MOST_TABLE_BYTES, listed(table)
