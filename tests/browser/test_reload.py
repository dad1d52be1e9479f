"""Whoever comes back finds the same question, and no more time than before."""

import re

from support.browser.measures import settled
from support.browser.player import Player
from support.browser.visit import say
from support.browser.world import EVERYTHING, opened, played_on, under_fire

ASKED = "() => ({question: spy.question, asked: spy.asked, options: spy.choices.options, hand: spy.view.hand})"
SHOWN = ".prompt [data-what-now], .prompt .actions button, .hand button"


def shown(page):
    """What the page asks and offers, in words."""
    page.locator(".prompt.ours").wait_for()
    return [re.sub(r"\s+", " ", text) for text in page.locator(SHOWN).all_inner_texts()]


def seconds(page):
    """The time left as the page shows it."""
    return int(re.search(r"\d+", page.locator(".clock").inner_text()).group())


def test_a_reload_in_the_middle_of_a_reaction(window, server):
    page = window.sit(under_fire(server))
    before, words, left = shown(page), page.evaluate(ASKED), seconds(page)
    window.reload()
    after, words_after = shown(page), page.evaluate(ASKED)
    assert after == before
    assert words_after["question"] == words["question"]
    assert words_after["options"] == words["options"]
    assert words_after["hand"] == words["hand"]
    assert words_after["asked"]["total"] == words["asked"]["total"]
    assert words_after["asked"]["left"] <= words["asked"]["left"]
    assert seconds(page) <= left

    player = Player(page)
    assert player.play(1) or player.answered == 1
    assert page.evaluate("() => spy.question") != words["question"]


def log(page, wire):
    """The lines of the log once everything up to the open question is told."""
    page.wait_for_function("question => spy.question === question", arg=wire.asked["question"])
    page.locator(".prompt.ours").wait_for()
    settled(page)
    return page.locator("[role=log] li").all_inner_texts()


def assert_same_end(told, again):
    """The lines both hold are the same. Each holds the latest 200 or some more of a long game."""
    both = min(len(told), len(again))
    assert both == len(again) or both >= 200
    assert again[-both:] == told[-both:]


def test_the_log_after_a_reload_is_that_of_whoever_stayed(open_window, server):
    stays, reloads = open_window(), open_window()
    wires = []

    def watch(told):
        for window in (stays, reloads):
            window.sit(told).locator(".game").wait_for()

    def reload(wire):
        wires.append(wire)
        before = log(reloads.page, wire)
        reloads.reload()
        after = log(reloads.page, wire)
        assert len(after) > 30, "a good part of what has happened is told again"
        assert_same_end(before, after)

    played_on(server, 200, watch, reload, players=5, sets=EVERYTHING)
    told, again = (log(window.page, wires[-1]) for window in (stays, reloads))
    assert len(again) > 60
    assert_same_end(told, again)


def test_a_lost_connection_is_told_and_comes_back_by_itself(window, server):
    page = window.sit(under_fire(server))
    before, question = shown(page), page.evaluate("() => spy.question")
    page.evaluate("() => spy.sockets.at(-1).close()")
    page.get_by_text(say("table-reconnecting")).wait_for()
    page.get_by_text(say("table-reconnecting")).wait_for(state="hidden")
    assert shown(page) == before
    assert page.evaluate("() => spy.question") == question
    assert page.evaluate("() => spy.sockets.length") == 2


def test_what_cannot_be_sent_cannot_be_pressed_and_keeps_the_focus(window, server):
    page = window.sit(opened(server, start=False))
    page.locator(".ring [data-primary]").wait_for()
    buttons = page.locator(".ring button")
    count = buttons.count()
    assert count > 1
    off = page.locator('.ring button[aria-disabled="true"]')
    assert off.count() == 0
    page.evaluate("""() => {
      window.Real = WebSocket;
      window.WebSocket = class extends Real { constructor() { super('ws://' + location.host + '/nowhere'); } };
      window.tried = 0;
      document.addEventListener('click', () => { window.tried += 1; });
    }""")
    start = page.locator(".ring [data-primary]")
    focused = page.locator(".ring [data-primary]:focus")
    start.focus()
    page.evaluate("() => spy.sockets.at(-1).close()")
    window.forgiven.append("/nowhere")
    page.get_by_text(say("table-reconnecting")).wait_for()
    assert off.count() == buttons.count() == count
    assert focused.count() == 1
    page.keyboard.press("Enter")
    for button in buttons.all():
        button.click(force=True)
    assert page.evaluate("() => window.tried") == 0
    start.focus()
    page.evaluate("() => { window.WebSocket = Real; dispatchEvent(new Event('online')); }")
    page.get_by_text(say("table-reconnecting")).wait_for(state="hidden")
    assert off.count() == 0
    assert focused.count() == 1
    page.keyboard.press("Enter")
    page.locator(".prompt").wait_for()
