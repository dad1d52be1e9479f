"""Every language: switched at once, complete, on the start page and at the table."""

import pytest

from support.browser.measures import bare_ids, sentences, texts
from support.browser.player import Player
from support.browser.world import opened, own_turn

OTHERS = ["de", "hu", "it"]
FEW = 8
"""Questions that are answered in each language."""
SELECT = "select:has(option[lang])"


@pytest.fixture(scope="module")
def turn(server):
    """A table that does not change while its languages do."""
    return own_turn(server, players=4, sets=["base", "high_noon", "gold_rush"])


def switched(page, language, select):
    """Choose a language, and wait until it is spoken: the page is not loaded anew."""
    page.evaluate("() => { window.same = true; }")
    select.select_option(language)
    page.wait_for_function("code => document.documentElement.lang === code", arg=language)
    assert page.evaluate("() => window.same") is True


def left_behind(before, after):
    """Sentences that are the same as before."""
    return sorted(sentences(before) & after)


@pytest.mark.parametrize("language", OTHERS)
def test_the_start_page_speaks_it(window, language):
    page = window.go("/")
    english = texts(page)
    assert not bare_ids(english)
    switched(page, language, page.locator(SELECT).first)
    said = texts(page)
    assert not bare_ids(said)
    assert not left_behind(english, said)
    # It is remembered.
    window.reload()
    page.locator("h1").wait_for()
    assert page.evaluate("() => document.documentElement.lang") == language
    assert sentences(said) == sentences(texts(page))


@pytest.mark.parametrize("language", OTHERS)
def test_the_table_speaks_it(window, turn, language):
    page = window.sit(turn)
    page.locator(".prompt.ours").wait_for()
    english = texts(page)
    assert not bare_ids(english)
    page.keyboard.press("?")
    switched(page, language, page.locator("dialog[open]").locator(SELECT))
    in_dialog = texts(page)
    assert not bare_ids(in_dialog)
    page.keyboard.press("Escape")
    page.locator("dialog[open]").wait_for(state="hidden")
    said = texts(page)
    assert not bare_ids(said)
    assert not left_behind(english, said)


@pytest.mark.parametrize("language", OTHERS)
def test_a_game_in_it(open_window, server, language):
    """The browser's own language is the first that is spoken."""
    visit = open_window(language=language)
    page = visit.sit(opened(server, game="dice" if language == "it" else "bang"))
    found = set()

    def read(can):
        found.update(bare_ids(texts(page)))

    player = Player(page, turned=read)
    player.play(FEW)
    assert page.evaluate("() => document.documentElement.lang") == language
    assert not found
    assert player.answered
