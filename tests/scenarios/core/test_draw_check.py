"""The draw! procedure."""

import pytest

from boothill.games.bang.rules.terms import DIAMONDS, HEARTS, SPADES
from support.extras import base_with_event
from support.story import Story
from support.tales import rush


def blessing_or_curse(suit, **characters):
    """A table of five with an event that makes every card one suit, or none for ''."""
    rules = base_with_event(all_suits={"hearts": HEARTS, "spades": SPADES}[suit]) if suit else None
    return Story(5, rules=rules, **characters)


def explodes_on(card, suit=""):
    """Whether Dynamite explodes when this card is flipped."""
    return blessing_or_curse(suit).in_play("B", "dynamite").deck(card).starts_turn("B").life("B") == 1


def frees_from_jail(card, suit=""):
    """Whether this card frees from Jail."""
    return blessing_or_curse(suit).in_play("B", "jail").deck(card).starts_turn("B").at_rest("B")


def barrel_helps(card, suit="", **characters):
    """Whether this card, flipped for a Barrel or for Jourdonnais, is a Missed!."""
    story = blessing_or_curse(suit, **characters).hand("A", "bang").deck(card)
    if not characters:
        story.in_play("B", "barrel")
    story.turn("A").plays("bang", on="B").asks("B", "dodge").answers("flip")
    if not story.at_rest("A"):
        story.asks("B", "dodge").answers("pass")
    return story.life("B") == 4


@pytest.mark.rule("BASE-DRAW-1")
def test_a_draw_flips_the_top_card_and_discards_it_without_other_effect():
    story = Story().in_play("B", "jail").with_life(B=2).deck("beer/6H", "2C", "3C").starts_turn("B")
    assert story.at_rest("B")
    assert story.life("B") == 2
    assert story.discards() == ["beer", "jail"]
    assert story.values_of("B") == ["2C", "3C"]


@pytest.mark.rule("BASE-DRAW-1")
@pytest.mark.parametrize(("card", "heart"), [("4H", True), ("AH", True), ("4D", False), ("4C", False), ("4S", False)])
def test_a_heart_frees_from_jail_and_works_as_a_barrel(card, heart):
    assert frees_from_jail(card) is heart
    assert barrel_helps(card) is heart


@pytest.mark.rule("BASE-DRAW-2")
@pytest.mark.parametrize("rank", ["2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A"])
def test_2_to_9_of_spades_includes_both_ends(rank):
    assert explodes_on(f"{rank}S") is (rank in "23456789")


@pytest.mark.rule("BASE-DRAW-2")
@pytest.mark.parametrize("card", ["5C", "5D", "5H"])
def test_only_spades_explode(card):
    assert not explodes_on(card)


@pytest.mark.rule("BASE-DRAW-3")
def test_barrel_jourdonnais_dynamite_and_jail_are_draws():
    story = Story(C="jourdonnais").ability("B", "jourdonnais").in_play("B", "dynamite", "jail").hand("B", "bang")
    story.in_play("C", "barrel").deck("KD", "KH", "2C", "3C", "4C", "5C").starts_turn("B")
    story.plays("bang", on="C").asks("C", "dodge").answers("flip").answers("flip").answers("pass")
    kinds = [story.t.rules.kinds[public[1]].id for _, public, _, _ in story.events("flipped")]
    assert kinds == ["dynamite", "jail", "bang", "bang"]


@pytest.mark.rule("BASE-DRAW-3")
def test_black_jacks_shown_card_is_no_draw():
    story = Story(B="black_jack").ability("B", "black_jack", "lucky_duke").deck("2C", "3D", "4C").starts_turn("B")
    assert story.at_rest("B")  # nothing extra to flip, nothing to choose
    assert story.values_of("B") == ["2C", "3D", "4C"]
    assert story.events("flipped") == []
    assert story.discards() == []


@pytest.mark.rule("BASE-DRAW-4")
def test_lucky_duke_flips_two_and_picks_the_one_that_counts():
    story = Story(B="lucky_duke").in_play("B", "jail").deck("4C", "9H").starts_turn("B")
    story.asks("B", "flip").answers("9H")
    assert story.at_rest("B")
    assert story.discard_values() == ["4C", "9H", story.discard_values()[-1]]  # flipped order, then Jail
    assert story.discards()[-1] == "jail"


@pytest.mark.rule("BASE-DRAW-4")
def test_lucky_duke_may_also_pick_the_worse_card():
    story = Story(B="lucky_duke").in_play("B", "jail").deck("4C", "9H").starts_turn("B")
    story.asks("B", "flip").answers("4C")
    assert story.at_rest("C")


@pytest.mark.scenario("IM-10")
@pytest.mark.rule("BASE-DRAW-4", "GR-HORSE-1", "BASE-DYN-1")
def test_a_horseshoe_makes_it_three_for_lucky_duke():
    story = rush(B="lucky_duke").in_play("B", "dynamite", "horseshoe").deck("5S", "9S", "KH")
    story.starts_turn("B").asks("B", "flip")
    assert len(story.decision.options) == 3
    story.answers("KH")
    assert story.front_of("C") == ["dynamite"]
    assert story.discard_values() == ["5S", "9S", "KH"]


@pytest.mark.rule("BASE-DRAW-5")
def test_an_event_that_makes_every_card_a_heart_leaves_the_ranks_alone():
    assert barrel_helps("4C", "hearts")
    assert not explodes_on("5S", "hearts")


@pytest.mark.rule("BASE-DRAW-5")
def test_an_event_that_makes_every_card_a_spade_leaves_the_ranks_alone():
    assert not barrel_helps("4H", "spades")
    assert explodes_on("9H", "spades")
    assert not explodes_on("10H", "spades")


@pytest.mark.rule("BASE-DRAW-5")
def test_the_overruled_suit_holds_for_immunity_as_well():
    def to_diamonds(t, me, cards, by):
        return t.suit(cards[0]) == DIAMONDS

    for event, life in ({}, 4), ({"all_suits": HEARTS}, 3):
        story = Story(rules=base_with_event(immune=to_diamonds, **event)).hand("A", "bang/2D").turn("A")
        story.plays("bang/2D", on="B")
        if not story.at_rest("A"):
            story.asks("B", "dodge").answers("pass")
        assert story.life("B") == life


@pytest.mark.rule("BASE-DRAW-6")
@pytest.mark.parametrize(("suit", "hearts_only"), [("", None), ("hearts", True), ("spades", False)])
def test_barrel_jourdonnais_and_jail_under_events_that_overrule_suits(suit, hearts_only):
    for card in ("4H", "4C", "4S", "4D"):
        works = card == "4H" if hearts_only is None else hearts_only
        assert barrel_helps(card, suit) is works
        assert barrel_helps(card, suit, B="jourdonnais") is works
        assert frees_from_jail(card, suit) is works


@pytest.mark.rule("BASE-DRAW-6")
@pytest.mark.parametrize(
    ("suit", "exploding"), [("", {"2S", "9S"}), ("hearts", set()), ("spades", {"2S", "9S", "2C", "9H", "5D"})]
)
def test_dynamite_under_events_that_overrule_suits(suit, exploding):
    cards = ("2S", "9S", "10S", "AS", "2C", "9H", "5D", "10H", "KD")
    assert {card for card in cards if explodes_on(card, suit)} == exploding


@pytest.mark.rule("BASE-DRAW-6")
@pytest.mark.parametrize(("suit", "cards"), [("", (3, 2)), ("hearts", (3, 3)), ("spades", (2, 2))])
def test_black_jack_under_events_that_overrule_suits(suit, cards):
    for second, drawn in zip(("3D", "3C"), cards, strict=True):
        story = blessing_or_curse(suit, B="black_jack").deck("2C", second, "4C").starts_turn("B")
        assert len(story.hand_of("B")) == drawn


@pytest.mark.rule("BASE-DRAW-7")
def test_barrel_and_jourdonnais_are_separate_draws_and_lucky_duke_applies_to_each():
    story = Story().ability("B", "jourdonnais", "lucky_duke").hand("A", "bang").in_play("B", "barrel")
    story.deck("2C", "3C", "4C", "9H").turn("A").plays("bang", on="B").asks("B", "dodge").answers("flip")
    story.asks("B", "flip").answers("3C").asks("B", "dodge").answers("flip").asks("B", "flip").answers("9H")
    assert story.at_rest("A")
    assert story.life("B") == 4
    assert story.discard_values()[1:] == ["2C", "3C", "4C", "9H"]
