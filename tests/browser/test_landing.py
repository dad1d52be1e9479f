"""From nothing to the first decision: few clicks, few requests, few bytes, and nothing from anybody else."""

from support.browser.player import Player
from support.browser.visit import say

MOST_CLICKS = 2
MOST_REQUESTS = 10
MOST_BYTES = 150_000
"""Of the first load, as they travel."""


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


def test_the_first_load_is_light_and_comes_from_one_place(open_window, server):
    visit = open_window()
    page = visit.page
    talk = visit.context.new_cdp_session(page)
    talk.send("Network.enable")
    asked, arrived = {}, {}

    def sent(told):
        if not told["request"]["url"].startswith("data:"):
            asked[told["requestId"]] = told["request"]["url"]

    talk.on("Network.requestWillBeSent", sent)
    talk.on("Network.loadingFinished", lambda told: arrived.__setitem__(told["requestId"], told["encodedDataLength"]))
    visit.go("/")
    page.get_by_role("button", name=say("start-play")).wait_for()
    page.wait_for_load_state("networkidle")
    listed = "\n".join(f"{arrived.get(one, 0):8.0f} {url}" for one, url in asked.items())
    print(listed)
    assert asked
    assert all(url.startswith(server.url) for url in asked.values()), listed
    assert len(asked) <= MOST_REQUESTS, listed
    assert 0 < sum(arrived.values()) <= MOST_BYTES, listed

    # What the table needs on top of it is little, too.
    before = len(asked)
    page.get_by_role("button", name=say("start-play")).click()
    page.locator(".prompt.ours").wait_for()
    print("\n".join(list(asked.values())[before:]))
    assert len(asked) - before <= MOST_REQUESTS
