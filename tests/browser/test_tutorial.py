"""The first game: every lesson is told and frames what it speaks of, by keyboard too, and it leads to a real game."""

from support.browser.player import Player, tab_to
from support.browser.visit import PHONE, say

MOST_STEPS = 400
NEXT = "[data-lesson-next]"


def told(page):
    """The lesson of the moment."""
    coach = page.locator("[data-lesson]")
    return coach.get_attribute("data-lesson") if coach.count() else None


FRAMES = """() => {
  const box = (one) => one.getBoundingClientRect();
  const coach = box(document.querySelector("[data-lesson]"));
  const frames = [...document.querySelectorAll("[data-frame]")].map(box);
  const covered = frames.filter((frame) => {
    const middle = [frame.x + frame.width / 2, frame.y + frame.height / 2];
    return middle[0] > coach.left && middle[0] < coach.right && middle[1] > coach.top && middle[1] < coach.bottom;
  });
  return [frames.length, covered.length];
}"""
"""How many things are framed, and how many of them lie under the lesson that speaks of them."""


def test_the_tutorial_to_its_end_by_keyboard(window):
    page = window.go("/learn")
    tab_to(page, "[data-begin]")
    page.keyboard.press("Enter")
    page.locator("[data-lesson]").wait_for()
    player = Player(page, "keys")
    lessons = []
    for _ in range(MOST_STEPS):
        lesson = told(page)
        if lesson is not None:
            assert page.locator("[data-lesson] h2").inner_text().strip()
            lessons.append(lesson)
            if lesson == "ready":
                break
            tab_to(page, NEXT)
            page.keyboard.press("Enter")
            page.wait_for_function("id => document.querySelector('[data-lesson]')?.dataset.lesson !== id", arg=lesson)
        elif player.look()["over"]:
            break
        else:
            page.wait_for_function("() => spy.ready() || document.querySelector('[data-lesson]')")
            player.step(player.look())
    assert lessons[-1] == "ready", lessons
    assert len(lessons) == len(set(lessons)) >= 6, lessons
    assert player.answered > 0
    tab_to(page, "[data-lesson] a[href='/new']")
    page.keyboard.press("Enter")
    page.wait_for_url("**/new")


def test_the_tutorial_can_be_left_and_gone_on_with(window):
    page = window.go("/learn")
    page.locator("[data-begin]").click()
    page.locator(NEXT).click()
    page.locator(NEXT).wait_for()
    at = told(page)
    window.reload()
    page.get_by_role("button", name=say("learn-go-on")).click()
    page.locator("[data-lesson]").wait_for()
    assert told(page) == at
    page.get_by_role("link", name=say("learn-skip")).click()
    page.wait_for_url(window.url + "/")


def test_lessons_on_a_phone_frame_what_they_speak_of(open_window):
    window = open_window(viewport=PHONE, has_touch=True)
    page = window.go("/learn")
    page.locator("[data-begin]").tap()
    player = Player(page, "touch")
    framed = []
    for _ in range(MOST_STEPS):
        page.wait_for_function("() => spy.ready() || document.querySelector('[data-lesson]')")
        lesson = told(page)
        if lesson == "others":
            break
        if lesson is None:
            player.step(player.look())
            continue
        page.locator("[data-frame]").first.wait_for()
        page.wait_for_function(f"() => ({FRAMES})()[1] === 0")
        framed.append(lesson)
        page.locator(NEXT).tap()
        page.wait_for_function("id => document.querySelector('[data-lesson]')?.dataset.lesson !== id", arg=lesson)
    assert {"welcome", "seats", "turn", "weapon"} <= set(framed)
    page.get_by_role("button", name=say("table-help")).tap()
    assert page.get_by_role("link", name=say("ref-book", game="bang")).get_attribute("href") == "/rules/book/bang"
