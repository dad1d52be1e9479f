"""The boxes of Dodge City and the promo characters, compared with the facts about them."""

from collections import Counter
from typing import Any

import pytest

from boothill.games.bang.rules.cards.ruleset import Ruleset, ruleset
from boothill.games.bang.rules.terms import COLOURS
from boothill.rulebook import facts
from support.story import Story

BASE, FACTS, PROMOS = facts("base"), facts("dodge_city"), facts("promos")
NEW, REPRINTS = FACTS["card"], FACTS["reprint"]


@pytest.fixture(scope="module")
def rules() -> Ruleset:
    return ruleset(("base", "dodge_city"))


def values(rules: Ruleset, kind: str, of: str) -> list[str]:
    """What the cards of a name that come out of one box show."""
    index = rules.kind_index[kind]
    return [rules.value_text(card) for card in rules.cards if rules.kind_of[card] == index and rules.set_of[card] == of]


@pytest.mark.rule("DC-CARDS-1", "BASE-SET-10")
def test_eighty_cards_and_forty_more(rules: Ruleset):
    assert Counter(rules.set_of) == {"base": 80, "dodge_city": 40}
    assert len(rules.cards) == 120
    assert FACTS["set"]["playing_cards"] == sum(card["count"] for card in [*NEW, *REPRINTS]) == 40


@pytest.mark.rule("DC-CARDS-1")
def test_every_value_of_both_boxes_is_counted(rules: Ruleset):
    told = [
        (card["id"], copy)
        for box, parts in ((BASE, ("card",)), (FACTS, ("card", "reprint")))
        for part in parts
        for card in box[part]
        for copy in card["copies"]
    ]
    ours = [(rules.kinds[rules.kind_of[card]].id, rules.value_text(card)) for card in rules.cards]
    assert Counter(ours) == Counter(told)


@pytest.mark.rule("DC-CARDS-1")
@pytest.mark.parametrize("card", REPRINTS, ids=lambda card: card["id"])
def test_every_reprint_is_one_more_copy_of_the_base_card(rules: Ruleset, card: dict[str, Any]):
    assert sorted(values(rules, card["id"], "dodge_city")) == sorted(card["copies"])
    assert len(card["copies"]) == card["count"]
    assert rules.kinds[rules.kind_index[card["id"]]].set_id == "base"


@pytest.mark.rule("DC-CARDS-1")
@pytest.mark.parametrize("card", NEW, ids=lambda card: card["id"])
def test_every_new_card_is_as_printed(rules: Ruleset, card: dict[str, Any]):
    kind = rules.kinds[rules.kind_index[card["id"]]]
    assert sorted(values(rules, card["id"], "dodge_city")) == sorted(card["copies"])
    assert values(rules, card["id"], "base") == []
    assert len(card["copies"]) == card["count"]
    assert (kind.name, COLOURS[kind.colour]) == (card["name"], card["colour"])
    assert kind.missed == ("missed" in card["symbols"])
    assert kind.cost == ("discard_extra" in card["symbols"])
    assert not kind.weapon
    assert not kind.bang_card


@pytest.mark.rule("DC-CARDS-1")
def test_the_buffalo_rifle_is_the_queen_of_clubs(rules: Ruleset):
    assert values(rules, "buffalo_rifle", "dodge_city") == ["QC"]


@pytest.mark.rule("DC-CARDS-1")
def test_there_are_no_other_cards(rules: Ruleset):
    assert {kind.id for kind in rules.kinds} == {card["id"] for card in [*BASE["card"], *NEW]}
    assert Counter(card["colour"] for card in NEW) == {"brown": 7, "green": 13, "blue": 2}


@pytest.mark.rule("BASE-SET-10")
@pytest.mark.parametrize(
    ("sets", "cards", "characters"),
    [
        (("base",), 80, 16),
        (("base", "dodge_city"), 120, 31),
        (("base", "promos"), 80, 19),
        (("base", "dodge_city", "promos"), 120, 34),
    ],
)
def test_each_set_is_switched_on_separately(sets: tuple[str, ...], cards: int, characters: int):
    chosen = ruleset(sets)
    assert (len(chosen.cards), len(chosen.characters)) == (cards, characters)
    assert ("springfield" in chosen.kind_index) == ("dodge_city" in sets)
    assert ("uncle_will" in chosen.character_index) == ("promos" in sets)


@pytest.mark.rule("BASE-SET-10")
@pytest.mark.parametrize(
    ("set_id", "character"),
    [("dodge_city", character) for character in FACTS["character"]]
    + [("promos", character) for character in PROMOS["character"]],
    ids=lambda value: value["id"] if isinstance(value, dict) else "",
)
def test_every_character_has_the_printed_name_and_bullets(set_id: str, character: dict[str, Any]):
    rules = ruleset(("base", set_id))
    ours = rules.characters[rules.character_index[character["id"]]]
    assert (ours.name, ours.life, ours.set_id) == (character["name"], character["life"], set_id)


@pytest.mark.rule("BASE-SET-10")
@pytest.mark.parametrize(("set_id", "told", "number"), [("dodge_city", FACTS, 15), ("promos", PROMOS, 3)])
def test_there_are_no_other_characters(set_id: str, told: dict[str, Any], number: int):
    added = {character.id for character in ruleset(("base", set_id)).characters if character.set_id == set_id}
    assert added == {character["id"] for character in told["character"]}
    assert len(added) == told["set"]["characters"] == number


@pytest.mark.rule("DC-CARDS-1")
def test_the_cards_of_a_story_are_both_decks():
    story = Story(sets=("base", "dodge_city")).hand("A", "panic/JH/2").in_play("B", "barrel/AC").turn("A")
    zones = [story.t.deck, story.t.hand[0], story.t.play[1]]
    assert sorted(card for zone in zones for card in zone) == list(range(120))
