"""What is said, heard and shown again at a table: chat, the log that points at seats, the last deed again, sound."""

from support.browser.player import Player
from support.browser.visit import say
from support.browser.world import company, opened


def test_what_somebody_says_is_seen_wherever_one_looks(open_window, server):
    with company(server) as (told, wires):
        _, bob, _ = wires
        wide, small = open_window(), open_window(phone=True)
        page, phone = wide.sit(told), small.go(f"/t/{told['table']['id']}?watch=1")
        for one in (page, phone):
            one.locator(".game").wait_for()
        bob.say({"type": "chat", "text": "Howdy, partner."})
        bubble = page.locator(f'[data-bubble="{bob.seat}"]')
        bubble.wait_for()
        assert bubble.inner_text() == "Howdy, partner."
        line = say("talk-line", name="Bob", text="Howdy, partner.")
        page.locator("[role=log] li", has_text=line).wait_for()
        assert page.locator("[aria-live=polite]", has_text=line).count() == 1
        assert page.locator("#tab-people [data-unread]").inner_text().startswith("1")
        page.locator("#tab-people").click()
        page.locator("[data-unread]").wait_for(state="detached")
        # On the phone the button for the log tells of it, and leads there.
        phone.locator("header [data-unread]").wait_for()
        phone.locator("header nav button").last.tap()
        phone.locator("#panel-people .chat li", has_text="Howdy, partner.").wait_for()
        phone.locator("[data-unread]").wait_for(state="detached")
        # Whoever comes again reads it where it was said.
        wide.reload()
        page.locator("[role=log] li", has_text=line).wait_for()
        assert page.locator("[data-unread]").count() == 0


def test_the_log_opens_at_its_end_and_points_at_seats(open_window, server):
    told = opened(server, players=5)
    wide, small = open_window(), open_window(phone=True)
    page = wide.sit(told)
    page.locator(".prompt.ours").wait_for()
    turn = page.locator("[role=log] li.tone-turn").last
    turn.click()
    page.locator("li[data-seat][data-shown]").first.wait_for()
    phone = small.go(f"/t/{told['table']['id']}?watch=1")
    phone.locator(".game").wait_for()
    phone.locator("header nav button").last.tap()
    lines = phone.locator(".log .lines")
    lines.wait_for()
    phone.wait_for_function(
        "() => { const log = document.querySelector('.log .lines');"
        " return log.scrollHeight - log.scrollTop - log.clientHeight < 4 }"
    )


def test_the_last_deed_is_shown_again(window, server):
    page = window.sit(opened(server, players=5))
    player = Player(page, "mouse")
    player.play(1)
    player.wait()
    page.locator(".prompt.ours, .death, .after").first.wait_for()
    asked = page.locator("[data-what-now]").first.inner_text()
    page.keyboard.press("a")
    page.locator("li[data-shown]").first.wait_for()
    page.locator("[data-again]").click()
    assert page.locator("[data-what-now]").first.inner_text() == asked


def test_sound_is_offered_once_and_loaded_only_when_it_is_wanted(window, server):
    told = opened(server)
    page = window.sit(told)
    page.locator(".game").wait_for()
    asked = []
    page.on("request", lambda request: asked.append(request.url))
    offer = page.locator("[data-offer=sound]")
    offer.get_by_role("button", name=say("table-sound-no")).click()
    offer.wait_for(state="detached")
    window.reload()
    page.locator(".prompt.ours").wait_for()
    assert offer.count() == 0
    assert not [url for url in asked if url.endswith(".mp3")]
    with page.expect_response(lambda answer: answer.url.endswith(".mp3")) as found:
        page.get_by_role("button", name=say("table-sound"), exact=True).click()
    assert found.value.ok
    assert page.get_by_role("button", name=say("table-sound"), exact=True).get_attribute("aria-pressed") == "true"


def apart(one, other):
    """Whether two boxes have nothing in common."""
    return (
        one["x"] + one["width"] <= other["x"]
        or other["x"] + other["width"] <= one["x"]
        or one["y"] + one["height"] <= other["y"]
        or other["y"] + other["height"] <= one["y"]
    )


def test_what_is_looked_at_lies_beside_it_and_goes_with_the_next_question(window, server):
    page = window.sit(opened(server, players=5))
    page.locator(".prompt.ours").wait_for()
    for seat in page.locator(".board li[data-seat]:not(.target) > button.head").all():
        seat.click(button="right")
        sheet = page.locator(".sheet-seat, .inspect")
        if not sheet.count():
            seat.click()
        sheet.wait_for()
        box = sheet.bounding_box()
        assert apart(box, seat.bounding_box())
        assert apart(box, page.locator(".prompt").bounding_box())
        page.keyboard.press("Escape")
        sheet.wait_for(state="detached")
    page.locator("[role=log] a.link").last.click()
    page.locator(".inspect").wait_for()
    player = Player(page, "mouse")
    player.step(player.wait())
    page.locator(".prompt.ours, .after, .death").first.wait_for()
    page.locator(".inspect").wait_for(state="detached")
