"""The keyboard where it counts: one's own death, and cards that lie in the middle of the table."""

from random import Random

import pytest

from support.browser.moments import brought, dying, kind, store

PATIENCE = 2_000
"""Milliseconds in which a key does something or does nothing."""


def answered(page):
    """The page has sent an answer."""
    page.wait_for_function("() => spy.answers.length > 0", timeout=PATIENCE)


@pytest.mark.parametrize("key", ["Space", "Enter"])
def test_who_dies_presses_one_key(window, server, key):
    """With nothing to save oneself there is nothing to be warned of: one press of either key is the answer."""
    page = window.sit(brought(server, dying, Random(3), players=5))
    page.locator(".prompt.ours").wait_for()
    page.keyboard.press(key)
    answered(page)
    page.wait_for_function("() => spy.result !== null || spy.view.eliminated.includes(spy.you.seat)")


def lit(page):
    """The lit cards, in the order in which they are read."""
    css = "li.lit button[data-card], button.lit[data-card]"
    return page.locator(css).evaluate_all("all => all.map((one) => one.dataset.card)")


def focused(page):
    """The card that has the focus."""
    return page.evaluate("() => document.activeElement.closest('[data-card]')?.dataset.card ?? ''")


@pytest.mark.parametrize("key", ["ArrowRight", "ArrowLeft"])
def test_arrows_go_through_the_lit_cards_wherever_they_lie(window, server, key):
    page = window.sit(brought(server, store, Random(4), players=5))
    page.locator(".prompt.ours").wait_for()
    cards = lit(page)
    assert len(cards) >= 3
    reached = []
    for _ in cards:
        page.keyboard.press(key)
        reached.append(focused(page))
    assert sorted(reached) == sorted(cards)
    # It goes round, and the focus can be seen.
    page.keyboard.press(key)
    assert focused(page) == reached[0]
    assert page.evaluate("() => measure.unringed()") == ""


def test_a_card_of_the_store_is_taken_by_keys_alone(window, server):
    page = window.sit(brought(server, store, Random(4), players=5))
    page.locator(".prompt.ours").wait_for()
    page.keyboard.press("ArrowRight")
    card = focused(page)
    assert card in lit(page)
    options = page.evaluate("() => spy.choices.options.map(({ card }) => card)")
    page.keyboard.press("Enter")
    if not page.evaluate("() => spy.answers.length"):
        page.keyboard.press("Enter")  # the first press may only choose it
    answered(page)
    # What is in the hand then the others may have taken already: bots take no time here.
    assert options[page.evaluate("() => spy.answers[0]")] == card


def playable(wire):
    """We may play a card that needs no target, and nothing speaks against it."""
    return kind(wire) == "play" and bool(alone(wire.options, unwise=False))


def cautioned(wire):
    """Something speaks against such a card."""
    return kind(wire) == "play" and bool(alone(wire.options, unwise=True))


def alone(options, unwise):
    """Cards that can be played in one way only, without a target: those that something speaks against, or others."""
    plain = [one for one in options if one["verb"] == "play" and "target" not in one and ("warning" in one) == unwise]
    return [one["card"] for one in plain if sum(other.get("card") == one["card"] for other in options) == 1]


def test_a_key_that_is_held_chooses_a_card_and_does_not_play_it(window, server):
    page = window.sit(brought(server, playable, Random(5), players=5))
    page.locator(".prompt.ours").wait_for()
    [name, *_] = alone(page.evaluate("() => spy.choices.options"), unwise=False)
    card = page.locator(f'section.hand button[data-card="{name}"]')
    card.focus()
    for _ in range(4):
        page.keyboard.down("Enter")
    page.keyboard.up("Enter")
    page.wait_for_timeout(200)
    assert page.evaluate("() => spy.answers.length") == 0
    assert card.get_attribute("aria-pressed") == "true"


def test_a_caution_does_not_take_the_focus_from_whoever_writes(window, server):
    """What is heard meanwhile changes the page; the line that is written would confirm the caution with its Enter."""
    page = window.sit(brought(server, cautioned, Random(6), players=5, chat=True))
    page.locator(".prompt.ours").wait_for()
    [card, *_] = alone(page.evaluate("() => spy.choices.options"), unwise=True)
    for _ in range(2):
        page.locator(f'section.hand button[data-card="{card}"]').click()
    danger = page.locator(".prompt .button.danger")
    danger.wait_for()
    assert danger.evaluate("one => one === document.activeElement")
    page.locator("#tab-people").click()
    line = page.locator("[data-chat-line]")
    for said in ("Wait", "a moment"):
        line.fill(said)
        line.press("Enter")
        page.locator(".chat li", has_text=said).wait_for()
        assert line.evaluate("one => one === document.activeElement")
    assert page.evaluate("() => spy.answers.length") == 0
    assert danger.is_visible()
