"""A finished game, watched again: opened from its result, stepped, scrubbed, seen with other eyes, linked."""

import re

from support.browser.visit import say
from support.browser.world import over

SCRUBBER = "input[type=range][max]"


def place(page):
    """Where the film stands."""
    return int(page.locator(SCRUBBER).input_value())


def test_the_replay_of_a_game(window, open_window, server):
    told, result = over(server)
    page = window.sit(told)
    page.locator(".after").get_by_role("link", name=say("after-replay")).first.click()
    page.wait_for_url(re.compile(f"/replay/{result['film']}"))
    page.locator("[data-control=play]").wait_for()
    end = int(page.locator(SCRUBBER).get_attribute("max"))
    assert end > 5
    seen = set()

    # Step.
    page.locator("[data-control=last]").click()
    assert place(page) == end
    page.locator("[data-control=first]").click()
    assert place(page) == 0
    for step in range(1, 6):
        before = place(page)
        page.locator("[data-control=forward]").click()
        assert place(page) == before + 1 == step
        said = page.locator("[data-what-now]").inner_text().strip()
        assert said
        seen.add(said)
    assert len(seen) > 1
    page.locator("[data-control=back]").click()
    assert place(page) == 4
    page.keyboard.press("ArrowRight")
    assert place(page) == 5

    # Scrub.
    page.locator(SCRUBBER).fill(str(end // 2))
    assert place(page) == end // 2
    middle = page.locator("[data-what-now]").inner_text()
    page.locator(SCRUBBER).press("End")
    assert place(page) == end
    assert page.locator("[data-what-now]").inner_text() != middle

    # Run by itself.
    page.locator("[data-control=first]").click()
    page.locator("[data-control=play]").click()
    page.wait_for_function(f"() => Number(document.querySelector('{SCRUBBER}').value) > 1")
    page.locator("[data-control=play]").click()

    # Other eyes: everything, what everybody saw, what one of them saw.
    page.locator(SCRUBBER).fill(str(end // 2))
    cards = page.locator(".replay main .hand button")
    label = say("table-seat-open-hand", name="").strip()
    open_hands = page.locator(f'main .seat ul[aria-label*="{label}"]')
    assert open_hands.count() > 0
    page.locator("[data-eyes]").select_option("-1")
    page.wait_for_function("() => document.querySelector('.replay').getAttribute('aria-busy') === 'false'")
    assert open_hands.count() == 0
    assert cards.count() == 0
    page.locator("[data-eyes]").select_option("1")
    page.wait_for_function("() => document.querySelector('.replay').getAttribute('aria-busy') === 'false'")
    assert open_hands.count() == 0
    assert place(page) == end // 2

    # A link to this moment.
    page.locator("[data-copy]").first.click()
    page.wait_for_url(re.compile(r"\?"))
    other = open_window()
    there = other.go(page.url.removeprefix(server.url))
    there.locator("[data-control=play]").wait_for()
    assert place(there) == end // 2
    assert there.locator("[data-what-now]").inner_text() == page.locator("[data-what-now]").inner_text()


def test_a_replay_that_is_not_there(window):
    window.forgiven.append("404")
    page = window.go("/replay/nothing")
    page.get_by_text(say("replay-unknown-title")).first.wait_for()
