"""The stage: who does what to whom is seen in the middle of the table as long as it is pending, also without motion."""

from __future__ import annotations

import json
import urllib.request
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Browser, Page

from support.browser import world
from support.browser.visit import visiting
from support.browser.wire import Wire
from support.serving import Serving

SHOWN = """() => ({
  by: [...document.querySelectorAll("[data-stage-by]")].map((one) => Number(one.dataset.stageBy)),
  card: document.querySelector("[data-stage-card]")?.dataset.stageCard ?? "",
  at: Object.fromEntries(
    [...document.querySelectorAll("[data-stage-at]")].map((one) => [one.dataset.stageAt, one.dataset.state])),
  rings: [...document.querySelectorAll("[data-ring]")].map((one) => Number(one.dataset.ring)),
  arrows: [...document.querySelectorAll("[data-arrow]")].map((one) => Number(one.dataset.arrow.split(".")[1])),
})"""
"""What the stage shows: who does it, with which card, at whom; who is outlined, and to whom arrows go."""
LONGER = 2500
"""Milliseconds after which whatever only passes is gone."""


def asks(kind: str, cause: str = "") -> Callable[[Wire], bool]:
    """Whether this is asked, because of that."""

    def wanted(wire: Wire) -> bool:
        asked = wire.asked or {}
        return asked.get("kind") == kind and (not cause or asked["about"]["cause"] == cause)

    return wanted


def staged(page: Page) -> dict[str, Any]:
    """What the stage shows once something is on it."""
    page.locator("[data-stage]").wait_for()
    page.wait_for_timeout(100)
    shown: dict[str, Any] = page.evaluate(SHOWN)
    return shown


def living(view: dict[str, Any], *but: int) -> set[int]:
    """Everybody in the game but these."""
    return {seat for seat, player in enumerate(view["players"]) if player["in_game"] and seat not in but}


@pytest.mark.parametrize("phone", [False, True], ids=["desktop", "phone"])
def test_a_shot_stays_on_the_stage_as_long_as_it_is_pending(browser: Browser, server: Serving, phone: bool) -> None:
    told = world.asked_as(server, asks("dodge", "bang"))
    me = told["seat"]
    with visiting(browser, server.url, phone=phone) as visit:
        page = visit.sit(told)
        before = staged(page)
        about = page.evaluate("() => spy.asked.about")
        assert before["by"] == [about["by"]]
        assert before["card"] == about["cards"][0]
        assert before["at"] == {str(me): "asked"}
        assert before["rings"] == [me]
        # On a phone the question lies between the table and the own seat.
        assert before["arrows"] == ([] if phone else [me])
        page.wait_for_timeout(LONGER)
        assert page.evaluate(SHOWN) == before
        visit.check()


def test_a_gatling_shows_everybody_it_is_aimed_at(browser: Browser, server: Serving) -> None:
    told = world.asked_as(server, asks("dodge", "gatling"), players=5)
    me = told["seat"]
    with visiting(browser, server.url) as visit:
        page = visit.sit(told)
        shown = staged(page)
        about, view = page.evaluate("() => [spy.asked.about, spy.view]")
        assert shown["by"] == [about["by"]]
        assert shown["card"] == about["cards"][0]
        assert {int(seat) for seat in shown["at"]} >= living(view, about["by"])
        assert shown["at"][str(me)] == "asked"
        count = len(view["players"])
        to_come = {seat for seat in living(view) if 0 < (seat - me) % count < (about["by"] - me) % count}
        assert {int(seat) for seat, state in shown["at"].items() if state == "waiting"} == to_come
        assert set(shown["rings"]) == to_come | {me}
        visit.check()


def test_a_duel_shows_both(browser: Browser, server: Serving) -> None:
    told = world.asked_as(server, asks("bang", "duel"))
    me = told["seat"]
    with visiting(browser, server.url) as visit:
        page = visit.sit(told)
        shown = staged(page)
        about = page.evaluate("() => spy.asked.about")
        assert shown["by"] == [about["by"]]
        assert shown["card"].startswith("duel/")
        assert shown["at"] == {str(me): "asked"}
        assert set(shown["rings"]) == {me, about["by"]}
        visit.check()


def test_a_general_store_shows_who_picks_and_who_has_what(browser: Browser, server: Serving) -> None:
    def late(wire: Wire) -> bool:
        return asks("store")(wire) and (wire.asked or {})["about"]["by"] != wire.seat

    told = world.asked_as(server, late)
    me = told["seat"]
    with visiting(browser, server.url) as visit:
        page = visit.sit(told)
        shown = staged(page)
        about, view = page.evaluate("() => [spy.asked.about, spy.view]")
        by = about["by"]
        assert shown["by"] == [by]
        assert {int(seat) for seat in shown["at"]} == living(view, by)
        count = len(view["players"])
        states = {seat: "done" if (seat - by) % count < (me - by) % count else "waiting" for seat in living(view, by)}
        assert shown["at"] == {str(seat): state for seat, state in (states | {me: "asked"}).items()}
        # Whoever played it has taken a card.
        assert page.locator("[data-stage-by] .used .mini").count() == 1
        visit.check()


def fall(server: Serving) -> tuple[str, dict[str, Any]]:
    """The film of a game, and a step of it that eliminates somebody while the turn goes on."""
    for _ in range(world.MOST_TRIES):
        _, result = world.over(server)
        with urllib.request.urlopen(f"{server.url}/api/replays/{result['film']}") as answer:
            film = json.load(answer)
        for step in film["steps"]:
            names = {event["event"] for event in step["events"]}
            if "eliminated" in names and not names & {"turn", "game_over", "played"}:
                return result["film"], step
    raise AssertionError("nobody fell in the middle of a turn")


def test_an_elimination_is_seen_with_the_role_also_in_a_replay(browser: Browser, server: Serving) -> None:
    film, step = fall(server)
    fell = next(event for event in step["events"] if event["event"] == "eliminated")
    with visiting(browser, server.url) as visit:
        page = visit.go(f"/replay/{film}?at={step['events'][-1]['n']}")
        out = page.locator(f'[data-stage-at="{fell["who"]}"] .did.out, [data-stage-by="{fell["who"]}"] .did.out')
        out.wait_for(timeout=4000)
        assert fell["role"].title() in out.inner_text()
        visit.check()
