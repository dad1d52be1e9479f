"""Those who come and go at a table: what the log tells of them, votes, spectators with names, seats given out."""

import pytest

from support.browser.visit import say
from support.browser.wire import wired
from support.browser.world import company, opened, pass_by

HEBREW = "דוד"


def people_tab(page):
    """Open the tab with the people."""
    page.locator(".game").wait_for()
    page.locator("#tab-people").click()
    return page.locator("#panel-people")


def menu(panel, name):
    """Open what can be done about somebody: their entry in the list."""
    entry = panel.locator("li", has=panel.page.get_by_text(name, exact=True)).first
    entry.locator("summary").click()
    return entry


def sure(entry, button):
    """Press a button, and once more when it asks."""
    entry.get_by_role("button", name=button).first.click()
    entry.locator(".asking .danger").click()


def lines(page):
    """All lines of the log."""
    page.locator("#tab-log").click()
    return page.locator("[role=log] li")


def notices(page):
    """The lines of who came and went, each with the line before it."""
    return page.locator("[role=log] li").evaluate_all(
        """all => all.flatMap((one, at) => one.matches('.tone-notice')
          ? [[all[at - 1]?.innerText ?? '', one.innerText]] : [])"""
    )


# ---- the log


def test_the_log_tells_who_sat_down_and_left_also_after_a_reload(window, server):
    told = opened(server, players=5)
    page = window.sit(told)
    page.locator(".prompt.ours").wait_for()
    bots = [seat["name"] for seat in server.get(f"/api/tables/{told['table']['id']}")["seats"][1:]]
    pass_by(server, told, "Dee")
    left = lines(page).filter(has_text=say("notice-left", name="Dee"))
    left.wait_for()
    before = notices(page)
    assert [after for _, after in before][-2:] in [
        [say("notice-sat_down", name="Dee", instead=bot), say("notice-left", name="Dee")] for bot in bots
    ]
    window.reload()
    left.wait_for()
    assert notices(page) == before
    assert page.locator("[role=log] li").count() > len(before)


# ---- losing a seat


def test_the_others_vote_somebody_out(open_window, server):
    with company(server) as (told, wires):
        _, bob, cy = wires
        window, other = open_window(), open_window()
        page = window.sit(told)
        panel = people_tab(page)
        entry = menu(panel, "Cy")
        sure(entry, say("people-vote", votes=0))
        entry.get_by_text(say("people-votes", count=1)).wait_for()
        entry.get_by_role("button", name=say("people-unvote", votes=1)).click()
        entry.get_by_text(say("people-votes", count=1)).wait_for(state="hidden")
        sure(entry, say("people-vote", votes=0))
        bob.say({"type": "vote", "seat": cy.seat})
        assert cy.hear_until(lambda said: said["type"] == "closing")["code"] == "kicked"
        lines(page).filter(has_text=say("notice-voted_out", name="Cy")).wait_for()
        # Whoever comes later reads the same.
        other.go(f"/t/{told['table']['id']}?watch=1").locator(".game").wait_for()
        assert notices(other.page)[-1][1] == say("notice-voted_out", name="Cy")


def test_whoever_is_voted_out_is_told_so(window, server):
    with company(server) as (told, wires):
        ann, bob, cy = wires
        page = window.sit(told)
        page.locator(".game").wait_for()
        for voter in (bob, cy):
            voter.say({"type": "vote", "seat": ann.seat})
        page.get_by_text(say("refused-kicked")).wait_for()


def test_the_host_frees_in_a_game_only_the_seat_of_somebody_who_is_gone(window, server):
    with company(server) as (told, wires):
        panel = people_tab(window.sit(told))
        entry = menu(panel, "Cy")
        entry.get_by_role("button", name=say("people-mute")).wait_for()
        assert entry.get_by_role("button", name=say("people-kick")).count() == 0
        assert entry.get_by_role("button", name=say("people-replace")).count() == 0
        wires[2].socket.close()
        entry.get_by_text(say("people-away"), exact=True).wait_for()
        assert entry.get_by_role("button", name=say("people-replace")).count() == 0
        sure(entry, say("people-kick"))
        panel.get_by_text(say("refused-not_gone")).wait_for()
        # Bots stay as they are until the game is over.
        bots = panel.locator("li", has=window.page.get_by_text(say("people-bot", bot="normal"), exact=True))
        assert bots.count() == 2
        assert bots.locator("summary").count() == 0


# ---- spectators


@pytest.fixture
def watched(open_window, server):
    """Ann before the game, and Zoe, who has given her name somewhere before and looks on."""
    told = opened(server, start=False)
    ann, zoe = open_window(), open_window()
    zoe.go("/about").evaluate("() => localStorage.setItem('boothill.prefs', JSON.stringify({ name: 'Zoe' }))")
    zoe.go(f"/t/{told['table']['id']}?watch=1").locator("[data-what-now]").wait_for()
    ann.sit(told).locator("[data-primary]").wait_for()
    ann.page.locator("bdi", has_text="Zoe").wait_for()
    return ann.page, zoe.page


def test_spectators_have_names_and_the_host_mutes_them_and_puts_them_out(watched):
    ann, zoe = watched
    zoe.get_by_label(say("people-chat-line")).fill("Good evening.")
    zoe.get_by_role("button", name=say("people-chat-send")).click()
    said = ann.locator("[role=log] li", has_text="Good evening.")
    assert said.locator(".name").inner_text() == "Zoe"
    assert said.get_by_text(say("people-spectator"), exact=True).is_visible()

    entry = ann.locator("li:has(summary)", has=ann.locator("bdi", has_text="Zoe"))
    entry.locator("summary").click()
    entry.get_by_role("button", name=say("people-mute")).click()
    entry.get_by_text(say("people-muted")).wait_for()
    zoe.get_by_text(say("refused-muted")).wait_for()
    assert zoe.get_by_label(say("people-chat-line")).count() == 0

    sure(entry, say("people-put-out"))
    zoe.get_by_text(say("refused-kicked")).wait_for()
    entry.wait_for(state="hidden")


def test_those_without_a_name_are_called_spectators_in_the_language_of_whoever_reads(open_window, server):
    told = opened(server, start=False)
    ann = open_window(language="de")
    ann.sit(told).locator("[data-primary]").wait_for()
    with wired(server, {"table": told["table"]}):
        ann.page.locator("bdi", has_text="Publikum").wait_for()


# ---- seats


def test_at_a_public_table_nobody_may_join_a_game_unless_it_was_said(open_window, server):
    window = open_window()
    page = window.go("/new?public")
    page.get_by_text(say("new-details")).click()
    late, public = (page.get_by_role("switch", name=say(name)) for name in ("new-late", "new-public"))
    assert (public.is_checked(), late.is_checked()) == (True, False)
    public.click()
    assert late.is_checked(), "by link the others are friends"
    public.click()
    page.get_by_role("button", name=say("new-start")).click()
    page.locator(".game").wait_for()
    table = page.url.rsplit("/", 1)[1]
    known = server.get(f"/api/tables/{table}")
    assert (known["settings"]["late"], known["free"]) == (None, [])

    newcomer = open_window().go(f"/t/{table}")
    newcomer.get_by_text(say("page-join-late")).wait_for()
    assert newcomer.get_by_role("button", name=say("page-join-bot")).count() == 0
    assert newcomer.get_by_role("button", name=say("page-join-watch")).is_visible()


def test_what_was_said_about_joining_holds_whoever_finds_the_table(window, server):
    page = window.go("/new?public")
    page.get_by_text(say("new-details")).click()
    page.get_by_role("switch", name=say("new-late")).click()
    page.get_by_role("button", name=say("new-start")).click()
    page.locator(".game").wait_for()
    known = server.get(f"/api/tables/{page.url.rsplit('/', 1)[1]}")
    assert known["settings"]["late"] is True
    assert known["free"]


# ---- names


def test_a_name_from_right_to_left_turns_nothing_round(open_window, server):
    told = opened(server, HEBREW, start=False, players=4)
    other = server.take_seat(told["table"]["id"], f"{HEBREW} 7")
    with wired(server, told) as david, wired(server, other):
        david.say({"type": "chat", "text": "Shalom."})
        page = open_window().sit(other)
        line = page.locator("[role=log] li", has_text="Shalom.")
        line.wait_for()
        name, time = (line.locator(part).bounding_box() for part in (".name", "time"))
        assert name["x"] + name["width"] <= time["x"], "the time stands behind the name"
        david.say({"type": "start"})
        panel = people_tab(page)
        called = panel.locator("bdi", has_text=f"{HEBREW} 7")
        own = called.locator("xpath=following-sibling::*[1]").bounding_box()
        assert called.bounding_box()["x"] < own["x"]
        # In sentences it is set apart by marks that nobody sees.
        page.locator("#tab-log").click()
        texts = page.locator("[role=log] li").all_inner_texts()
        assert any(f"\u2068{HEBREW}\u2069" in text for text in texts), texts
