"""The host makes another table of the same one between games: seats, boxes, the same link."""

from support.browser.visit import say
from support.browser.world import opened, over


def change(page):
    """Open the dialog, with everything in it."""
    page.get_by_role("button", name=say("people-change")).click()
    dialog = page.get_by_role("dialog", name=say("people-change"))
    dialog.get_by_role("group", name=say("new-players")).wait_for()
    return dialog


def choose(dialog, group, option):
    """Choose one of a row."""
    dialog.get_by_role("group", name=say(group)).get_by_text(option, exact=True).click()


def test_the_host_adds_seats_and_a_box_while_waiting(window, server):
    told = opened(server, start=False)
    page = window.sit(told)
    dialog = change(page)
    choose(dialog, "new-players", "6")
    dialog.get_by_text("Dodge City").click()
    dialog.get_by_role("button", name=say("people-change-send")).click()
    dialog.wait_for(state="hidden")
    table = server.get(f"/api/tables/{told['table']['id']}")
    assert table["settings"]["players"] == len(table["seats"]) == 6
    assert table["settings"]["sets"] == ["base", "dodge_city"]
    page.get_by_text("Dodge City").first.wait_for()
    page.locator("[data-primary]").click()
    page.locator(".game").wait_for()
    assert page.locator("li[data-seat]").count() == 6


def test_the_host_takes_seats_away_after_a_game(window, server):
    told, _ = over(server, players=5)
    page = window.sit(told)
    page.locator(".after").wait_for()
    before = page.locator(".after").inner_text()
    names = [seat["name"] for seat in server.get(f"/api/tables/{told['table']['id']}")["seats"]]
    dialog = change(page)
    choose(dialog, "new-players", "3")
    dialog.get_by_role("button", name=say("people-change-send")).click()
    dialog.wait_for(state="hidden")
    assert len(server.get(f"/api/tables/{told['table']['id']}")["seats"]) == 3
    # What was played stays as it was played, with those who played it.
    after = page.locator(".after").inner_text()
    assert [name for name in names if name in before and name not in after] == []
    page.locator(".after button.primary").first.click()
    page.wait_for_function("() => spy.view.players.length === 3")


def test_whoever_plays_with_friends_is_led_to_invite_them(window):
    page = window.go("/")
    page.get_by_role("link", name=say("start-friends-open")).click()
    page.locator(".do .primary").wait_for()
    assert page.locator(".do .primary").inner_text() == say("new-open")
    window.go("/new")
    page.locator(".do .primary").wait_for()
    assert page.locator(".do .primary").inner_text() == say("new-start")
