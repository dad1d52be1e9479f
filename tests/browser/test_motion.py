"""What happens is seen to move, unless no motion is wanted; it tells nothing that was not told, and nothing waits."""

import json

from support.browser.player import Player
from support.browser.world import eliminated, opened

SEEN = """
window.seen = { flights: [], backs: [], faces: [], scenes: [] };
new MutationObserver((changes) => {
  for (const { addedNodes } of changes)
    for (const node of addedNodes) {
      if (!(node instanceof Element)) continue;
      for (const one of [node, ...node.querySelectorAll("[data-flight], [data-scene]")]) {
        if (one.dataset.scene) seen.scenes.push(one.dataset.scene);
        if (!one.dataset.flight) continue;
        seen.flights.push(one.dataset.flight);
        if (one.dataset.flight === "back") seen.backs.push(one.outerHTML);
        if (one.dataset.flight === "card") seen.faces.push(one.textContent.trim());
      }
    }
}).observe(document, { childList: true, subtree: true });
"""
MOST_GAMES = 6


def come(visit, told, speed=100, first=".game", **prefs):
    """The page of a seat, with everything noted that moves on it."""
    visit.context.add_init_script(SEEN)
    visit.go("/about")
    visit.page.evaluate(
        "prefs => localStorage.setItem('boothill.prefs', prefs)", json.dumps({"motion": speed, **prefs})
    )
    page = visit.sit(told)
    page.locator(first).wait_for()
    return page


def at_rest(page):
    """Wait until nothing moves, and see that nothing is left of it."""
    page.wait_for_function("() => !document.querySelector('[data-flight], [data-scene]')")
    page.wait_for_function(
        """() => [...document.querySelectorAll(".hand [data-card]")].every(
          (one) => getComputedStyle(one).opacity === "1")"""
    )
    assert page.locator(".flights").inner_html().replace("<!---->", "").strip() == ""


def play_until_flown(open_window, server, backs, **settings):
    """A page on which cards have flown, so many of them face down."""
    for _ in range(MOST_GAMES):
        page = come(open_window(still=False), opened(server, **settings))
        player = Player(page)
        for most in range(4, 40, 4):
            over = player.play(most)
            seen = page.evaluate("() => seen")
            if seen["faces"] and len(seen["backs"]) >= backs:
                return page
            if over:
                break
    raise AssertionError("hardly anything flew")


def test_cards_fly_and_are_gone(open_window, server):
    page = play_until_flown(open_window, server, 1, players=5)
    page.evaluate("() => spy.turn()")
    at_rest(page)


def test_a_card_that_is_not_told_has_no_name(open_window, server):
    """Those that fly face down are all alike: nothing in the page tells one from the other."""
    page = play_until_flown(open_window, server, 1, players=7)
    backs = page.evaluate('() => seen.backs.map((html) => html.replace(/ style="[^"]*"/g, \'\'))')
    assert len(set(backs)) == 1
    assert not any('class="card' in back for back in backs)
    assert all(page.evaluate("() => seen.faces"))


def test_answers_do_not_wait(open_window, server):
    """At a quarter of the speed something flies nearly always, and the game goes on as fast as it is played."""
    visit = open_window(still=False)
    page = come(visit, opened(server, players=4), speed=25)
    flying = []
    player = Player(page, turned=lambda can: flying.append(page.locator("[data-flight]").count()))
    player.play(6)
    assert player.answered >= 6 or player.look()["over"]
    assert any(flying)
    assert page.locator("[data-flight]").count() <= 40


def test_whoever_wants_no_motion_has_none(open_window, server):
    for options, prefs in (({"still": True}, {}), ({"still": False}, {"speed": 0})):
        page = come(open_window(**options), opened(server, players=5), **prefs)
        Player(page).play(4)
        assert page.evaluate("() => [seen.flights, seen.scenes]") == [[], []]


def test_a_game_opens_with_the_own_role_and_can_be_played_at_once(open_window, server):
    visit = open_window(still=False)
    page = come(visit, opened(server, players=5), speed=50)
    role = page.evaluate("() => spy.view.players[spy.you.seat].role")
    opening = page.locator('[data-scene="opening"]')
    opening.wait_for()
    assert server.get("/api/words/en")["roles"][role]["name"] in opening.text_content()
    Player(page).play(1)
    assert opening.count() == 0, "a press does not end it"
    visit.reload()
    page.locator(".game").wait_for()
    assert "opening" not in page.evaluate("() => seen.scenes"), "opened again"


def test_a_hidden_role_is_not_turned_up(open_window, server):
    visit = open_window(still=False)
    page = come(visit, opened(server, players=5), speed=50, hideRole=True)
    opening = page.locator('[data-scene="opening"]')
    opening.wait_for()
    assert opening.locator("svg.badge").count() == 0


def test_the_end_is_a_moment_before_the_result(open_window, server):
    """Somebody's elimination is seen, and the last shot before the page with the result."""
    for _ in range(MOST_GAMES):
        visit = open_window(still=False)
        page = come(visit, opened(server, players=4), speed=150)
        Player(page).play()
        page.locator(".after").wait_for()
        scenes = page.evaluate("() => seen.scenes")
        assert "last-shot" in scenes
        at_rest(page)
        if "fall" in scenes:
            return
    raise AssertionError("nobody was eliminated before anybody's eyes")


def test_the_choice_of_the_eliminated_comes_at_once(open_window, server):
    visit = open_window(still=False)
    with eliminated(server, lambda told: come(visit, told, first="[data-primary]")):
        visit.page.locator(".death").wait_for()
        own = visit.page.evaluate("() => spy.view.players[spy.you.seat].name")
        assert visit.page.locator('[data-scene="fall"]', has_text=own).count() == 0
