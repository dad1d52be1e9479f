"""Names that run from right to left stand in sentences that do not: they are set apart, and nothing else is."""

import unicodedata

import pytest

from boothill.family.roles import SHERIFF
from boothill.games.dice.telling.words import DiceWords
from boothill.telling import Texts, languages
from boothill.telling.texts import isolated

SARA, OMAR = "\u05e9\u05e8\u05d4 2", "\u0639\u0645\u0631"


def apart(text):
    return f"\u2068{text}\u2069"


@pytest.mark.parametrize("language", languages())
def test_a_name_that_runs_the_other_way_is_set_apart_in_every_language(language):
    texts = Texts(language, strict=True)
    told = texts.say("role-seen", who=SARA, role="x")
    assert apart(SARA) in told
    assert told.replace("\u2068", "").replace("\u2069", "") == texts.say("role-seen", who="@", role="x").replace(
        "@", SARA
    )
    assert "\u2068" not in texts.say("role-seen", who="Zo\u00eb \U0001f920 \u041d\u0438", role="x")


def test_lists_and_sentences_within_sentences_are_set_apart_once():
    words = DiceWords((SARA, "Bob", OMAR), -1, Texts())
    listed = words.listed([SARA, "Bob", OMAR])
    assert listed == f"{apart(SARA)}, Bob, {apart(OMAR)}"
    assert words.texts.say("by-ability", ability=SARA, line=listed).count("\u2068") == 3
    assert words.role(SHERIFF) == isolated(words.role(SHERIFF))


def test_every_letter_that_runs_from_right_to_left_is_known():
    for code in range(0x110000):
        letter = chr(code)
        turned = unicodedata.bidirectional(letter) in ("R", "AL", "AN") and unicodedata.category(letter) != "Cf"
        if turned:
            assert isolated(f"a{letter}") == apart(f"a{letter}"), hex(code)
