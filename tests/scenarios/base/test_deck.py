"""The box of the base game, compared with the facts about it."""

from typing import Any

import pytest

from boothill.games.bang.rules.cards.ruleset import Ruleset, ruleset
from boothill.games.bang.rules.terms import COLOURS
from boothill.rulebook import facts
from support.story import Story

FACTS = facts("base")


@pytest.fixture(scope="module")
def rules() -> Ruleset:
    return ruleset(("base",), False)


@pytest.mark.rule("BASE-CARDS-1")
def test_the_deck_has_eighty_cards_of_twenty_two_names(rules: Ruleset):
    assert len(rules.cards) == FACTS["set"]["playing_cards"] == 80
    assert [kind.id for kind in rules.kinds if kind.id not in {card["id"] for card in FACTS["card"]}] == []
    assert len(rules.kinds) == len(FACTS["card"]) == 22


@pytest.mark.rule("BASE-CARDS-1")
@pytest.mark.parametrize("card", FACTS["card"], ids=lambda card: card["id"])
def test_every_card_is_as_printed(rules: Ruleset, card: dict[str, Any]):
    kind = rules.kinds[rules.kind_index[card["id"]]]
    copies = [rules.value_text(c) for c in rules.cards if rules.kind_of[c] == kind.index]
    assert sorted(copies) == sorted(card["copies"])
    assert len(copies) == card["count"]
    assert (kind.name, COLOURS[kind.colour], kind.books) == (card["name"], card["colour"], card["book"])


@pytest.mark.rule("BASE-DIST-6")
@pytest.mark.parametrize("card", [card for card in FACTS["card"] if card.get("weapon")], ids=lambda card: card["id"])
def test_every_weapon_has_its_printed_range(rules: Ruleset, card: dict[str, Any]):
    kind = rules.kinds[rules.kind_index[card["id"]]]
    assert kind.weapon
    assert kind.hooks["range"] == card["range"]


def test_no_other_card_is_a_weapon(rules: Ruleset):
    assert {kind.id for kind in rules.kinds if kind.weapon} == {c["id"] for c in FACTS["card"] if c.get("weapon")}


@pytest.mark.rule("BASE-START-1")
def test_thirteen_cards_carry_the_book(rules: Ruleset):
    assert sum(rules.kinds[kind].books for kind in rules.kind_of) == 13
    assert len(ruleset(("base",), True).cards) == 67


def test_there_are_sixteen_characters(rules: Ruleset):
    assert len(rules.characters) == FACTS["set"]["characters"] == 16
    assert {character.id for character in rules.characters} == {character["id"] for character in FACTS["character"]}


@pytest.mark.parametrize("character", FACTS["character"], ids=lambda character: character["id"])
def test_every_character_has_the_printed_name_and_bullets(rules: Ruleset, character: dict[str, Any]):
    ours = rules.characters[rules.character_index[character["id"]]]
    assert (ours.name, ours.life) == (character["name"], character["life"])


@pytest.mark.rule("BASE-CARDS-1")
def test_the_cards_of_a_story_are_the_whole_deck():
    story = Story().hand("A", "bang/AS").in_play("B", "scope/AS").discard("stagecoach/9S", "stagecoach/9S/2").turn("A")
    zones = [story.t.deck, story.t.hand[0], story.t.play[1], story.t.discard]
    assert sorted(card for zone in zones for card in zone) == list(range(80))
