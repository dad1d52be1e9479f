"""Whole games against bots, from the start page to the result, played as people play them."""

from support.browser.measures import sideways, small
from support.browser.player import Player, tab_to
from support.browser.visit import say

RESULT = ".after"
SAMPLES = 6
"""Every so many questions a whole screen is measured."""


def finished(page):
    """The result is there, and says who has won."""
    page.locator(RESULT).wait_for()
    assert page.locator(f"{RESULT} h2").first.inner_text().strip()


def watched(visit, player):
    """The page said what now at every moment; whether it was looked at while the game was played."""
    visit.keep_moments()
    assert visit.moments > player.answered > 0


def test_a_game_by_mouse(open_window):
    visit = open_window(still=False)
    page = visit.go("/new")
    page.get_by_text(say("new-details")).click()
    page.get_by_role("group", name=say("new-players")).get_by_text("4", exact=True).click()
    page.get_by_role("group", name=say("new-pace")).get_by_text(say("new-pace-0")).click()
    page.get_by_role("button", name=say("new-start")).click()
    player = Player(page, "mouse")
    assert player.play()
    finished(page)
    assert page.locator(".after").get_by_role("listitem").count() >= 4
    watched(visit, player)


def test_a_game_by_keyboard_alone(window):
    page = window.go("/")
    tab_to(page, ".play")
    page.keyboard.press("Enter")
    page.locator(".game").wait_for()
    unseen = set()

    def look(can):
        unseen.add(page.evaluate("() => measure.unringed()"))

    player = Player(page, "keys", turned=look)
    assert player.play()
    finished(page)
    assert unseen == {""}, "focus that nobody sees"
    watched(window, player)

    # One key for the next game, too.
    tab_to(page, ".after .button.primary")
    page.keyboard.press("Enter")
    page.wait_for_function("() => spy.game === 2 && spy.ready()")
    assert player.play(player.answered + 3) or page.locator(".game").is_visible()


def test_a_game_by_touch_on_a_phone_with_every_set(open_window):
    visit = open_window(phone=True)
    page = visit.go("/new")
    page.get_by_text(say("new-preset-everything"), exact=True).tap()
    page.get_by_role("button", name=say("new-start")).tap()
    page.locator(".game").wait_for()
    assert len(page.evaluate("() => spy.view.players")) == 6
    wrong = set()
    measured = []

    def measure(can):
        if len(measured) <= player.answered // SAMPLES:
            measured.append(can["question"])
            wrong.update(sideways(page) + small(page))

    player = Player(page, "touch", turned=measure)
    assert player.play()
    finished(page)
    wrong.update(sideways(page) + small(page))
    assert not wrong, "\n".join(sorted(wrong))
    assert measured
    watched(visit, player)


def test_a_dice_game(window):
    page = window.go("/")
    page.get_by_role("button", name=say("start-dice"), exact=True).click()
    page.locator(".game").wait_for()
    player = Player(page, "mouse")
    assert player.play()
    finished(page)
    watched(window, player)
