"""Cards and rules can be looked up without a table, and from one."""

import re

from support.browser.visit import say
from support.browser.world import own_turn


def found(page):
    """How many things are listed."""
    return int(re.search(r"\d+", page.locator("p.count").inner_text()).group())


KEPT = ("kinds", "characters", "dice_characters", "roles", "dice_roles", "shadow_roles", "faces")


def test_the_cards_are_searched(window, server):
    page = window.go("/cards")
    every = found(page)
    known = server.get("/api/words/en")
    assert every == sum(len(known[part]) for part in KEPT)
    page.get_by_role("searchbox").fill("gatling")
    page.wait_for_function("all => Number(document.querySelector('p.count').innerText.match(/\\d+/)) < all", arg=every)
    assert 0 < found(page) < 10
    assert "q=gatling" in page.url
    page.get_by_role("link", name="Gatling", exact=True).first.click()
    page.locator("article h1").wait_for()
    assert page.locator("article h1").inner_text() == "Gatling"
    page.go_back()
    assert page.get_by_role("searchbox").input_value() == "gatling"
    page.get_by_role("searchbox").fill("no such thing at all")
    page.get_by_text(say("ref-nothing")).wait_for()


def test_a_card_leads_to_its_rules(window):
    page = window.go("/cards/card/beer")
    page.get_by_role("link", name=say("ref-rules-of", name="Beer")).first.click()
    page.wait_for_url("**/rules/BASE-BEER")
    page.locator("#BASE-BEER-1").wait_for()
    assert "[book]" not in page.locator("#BASE-BEER-1 .text").first.inner_text()


def test_the_rules_are_searched(window):
    page = window.go("/rules")
    page.locator("details").first.wait_for()
    page.get_by_role("searchbox").fill("jail")
    page.locator("p.count").wait_for()
    assert found(page) > 0
    page.locator("nav details a").first.click()
    page.wait_for_url(re.compile("/rules/[A-Z]"))
    page.locator("h1, h2").first.wait_for()


def test_a_card_of_the_hand_is_looked_at_beside_the_table(window, server):
    page = window.sit(own_turn(server))
    page.locator(".prompt.ours").wait_for()
    card = page.locator(".hand li button").first
    card.focus()
    page.keyboard.press("i")
    panel = page.locator(".inspect")
    panel.wait_for()
    assert page.evaluate("() => spy.mute()") == "", "the panel covers the question"
    page.get_by_role("button", name=say("ref-its-rules")).click()
    panel.locator("li[id] .text").first.wait_for()
    page.keyboard.press("Escape")
    panel.wait_for(state="hidden")
