"""A game between two browsers, with somebody who looks on: from the invitation to the result."""

import pytest

from support.browser.player import Player
from support.browser.visit import say

MOST_LOOKS = 8
"""Moments at which what the spectator sees is compared with what they may."""


def name(page, called):
    """Say who one is."""
    page.get_by_label(say("page-name")).fill(called)


@pytest.fixture
def people(open_window):
    """Ann, who has opened a table in the browser; Bob, who has followed her link; and a spectator."""
    ann, bob, guest = open_window(), open_window(phone=True), open_window()
    page = ann.go("/new")
    name(page, "Ann")
    page.get_by_text(say("new-preset-classic"), exact=True).click()
    page.get_by_text(say("new-details")).click()
    page.get_by_role("group", name=say("new-players")).get_by_text("4", exact=True).click()
    page.get_by_role("group", name=say("new-clock")).get_by_text(say("new-clock-none"), exact=True).click()
    page.get_by_role("button", name=say("new-open")).click()
    link = page.get_by_role("textbox", name=say("page-invite-link")).input_value()
    assert link.startswith(ann.url)

    path = link.removeprefix(ann.url)
    bob.go(path)
    name(bob.page, "Bob")
    bob.page.get_by_role("button", name=say("page-join-seat")).tap()
    bob.page.locator("[data-what-now]").wait_for()
    guest.go(path)
    guest.page.get_by_role("button", name=say("page-join-watch")).click()
    guest.page.locator("[data-what-now]").wait_for()
    page.get_by_text("Bob").first.wait_for()
    return ann, bob, guest


def labels(page):
    """The cards of one's hand, each in full as the page words it: unique on the table."""
    texts = page.locator(".hand button[data-card] [aria-label], .hand button[data-card]").evaluate_all(
        "all => all.map((one) => one.getAttribute('aria-label')).filter(Boolean)"
    )
    return set(texts)


def board(page):
    """What a spectator's table says, without the log: that tells of cards that were open once."""
    return page.evaluate(
        """() => [...document.querySelectorAll('main *')]
          .flatMap((one) => [one.getAttribute('aria-label'), one.getAttribute('title'),
            ...[...one.childNodes].filter((node) => node.nodeType === Node.TEXT_NODE).map((node) => node.data)])
          .filter(Boolean).join('\\n')"""
    )


def peeked(guest, players):
    """What the spectator sees that only its owner may: cards of hands, and roles."""
    page = guest.page
    wrong = []
    if page.locator("main .hand [data-card]").count():
        wrong.append("a hand")
    said = board(page)
    for player in players:
        wrong += [label for label in labels(player.page) if label in said]
    unknown = say("table-seat-role", role=say("role-unknown"))
    for seat, known in enumerate(page.evaluate("() => spy.view.players.map(({ role }) => role)")):
        told = page.locator(f'li[data-seat="{seat}"] .who .visually-hidden').first.inner_text()
        if known is None and told != unknown:
            wrong.append(f"the role of {seat}: {told}")
    return wrong


def test_two_browsers_and_a_spectator_play_to_the_end(people):
    ann, bob, guest = people
    ann.page.locator("[data-primary]").click()
    for visit in people:
        visit.page.locator(".game").wait_for()
    players = [Player(ann.page, "mouse"), Player(bob.page, "touch", "meek")]
    by_seat = {player.page.evaluate("() => spy.you.seat"): player for player in players}
    looked = 0
    while not players[0].look()["over"]:
        heard, seat = ann.page.evaluate("() => [spy.messages, spy.asked?.seat]")
        player = by_seat.get(seat)
        if player is None:
            # A bot is asked: something is told soon.
            ann.page.wait_for_function("heard => spy.messages > heard", arg=heard)
            continue
        can = player.wait()
        # With an empty hand there is nothing that somebody else could see of it.
        holds = player.page.evaluate("() => spy.view.hand.length > 0")
        if looked < MOST_LOOKS and player.answered % 3 == 0 and can["ours"] and holds:
            for visit in people:
                visit.page.wait_for_function("at => spy.question === at", arg=can["question"])
            assert not peeked(guest, players), "the spectator sees too much"
            assert peeked(player, [player]), "the comparison would not notice a hand"
            looked += 1
        player.step(can)
    assert looked > 0
    assert all(player.answered for player in players)
    for visit in people:
        visit.page.locator(".after h2").first.wait_for()
        assert visit.page.locator(".after h2").first.inner_text().strip()
    winners = [visit.page.evaluate("() => spy.result.winners") for visit in people]
    assert winners[0] == winners[1] == winners[2]
