"""Shots."""

import pytest

from boothill.games.bang.rules.cards.declare import Box
from boothill.games.bang.rules.piles import draw
from boothill.games.bang.rules.terms import DIAMONDS, FLIP, PASS, RESPOND
from support.extras import base_and, base_with_characters
from support.story import Story


def draws_a_card(t, seat):
    draw(t, seat, 1)


def base_with_dodge():
    """The base set with a brown card that counts as a Missed! and gives a card when used."""
    box = Box("dodge", "Dodge")
    dodge = box.brown("dodge", "Dodge", copies="10D", playable=False, missed=True, on_missed=draws_a_card)
    dodge(lambda t, play: None)
    return base_and(box)


@pytest.mark.rule("BASE-SHOT-1")
def test_the_card_is_discarded_then_the_target_defends_then_the_hit_counts():
    story = Story().hand("A", "bang").hand("B", "missed").turn("A")
    story.plays("bang", on="B").asks("B", "dodge")
    assert story.discards() == ["bang"]
    assert story.life("B") == 4
    story.answers("pass")
    assert story.life("B") == 3
    assert [event[0] for event in story.match.events] == ["played", "lost_life"]


@pytest.mark.rule("BASE-SHOT-1")
def test_an_immune_target_is_not_even_asked():
    rules = base_with_characters(kid={"immune": lambda t, me, cards, by: t.suit(cards[0]) == DIAMONDS})
    story = Story(rules=rules, B="kid").hand("A", "bang/2D", "bang/2C").in_play("A", "volcanic").turn("A")
    story.plays("bang/2D", on="B")
    assert story.at_rest("A")
    assert story.discards() == ["bang"]
    story.plays("bang/2C", on="B").asks("B", "dodge").answers("pass")
    assert story.life("B") == 3


@pytest.mark.rule("BASE-SHOT-2")
def test_one_missed_cancels_a_shot():
    story = Story().hand("A", "bang").hand("B", "missed", "missed").turn("A")
    story.plays("bang", on="B").asks("B", "dodge").answers("missed")
    assert story.at_rest("A")
    assert story.life("B") == 4
    assert story.hand_of("B") == ["missed"]


@pytest.mark.rule("BASE-SHOT-2")
def test_a_bang_of_slab_the_killer_needs_two():
    story = Story(A="slab_the_killer").hand("A", "bang").hand("B", "missed", "missed").turn("A")
    story.plays("bang", on="B").asks("B", "dodge").answers("missed").asks("B", "dodge").answers("missed")
    assert story.life("B") == 4
    assert story.at_rest("A")


@pytest.mark.rule("BASE-SHOT-3")
def test_flips_and_missed_cards_may_be_used_in_any_order():
    story = Story(A="slab_the_killer").hand("A", "bang").hand("B", "missed").in_play("B", "barrel").deck("4H")
    story.turn("A").plays("bang", on="B").asks("B", "dodge").answers("missed").answers("flip")
    assert story.life("B") == 4
    assert story.at_rest("A")


@pytest.mark.rule("BASE-SHOT-3")
@pytest.mark.scenario("IM-09")
def test_a_barrel_and_jourdonnais_flip_once_each():
    story = Story(B="jourdonnais").hand("A", "bang").hand("B", "missed").in_play("B", "barrel").deck("5C", "9H")
    story.turn("A").plays("bang", on="B").asks("B", "dodge").answers("flip").answers("flip")
    assert story.at_rest("A")
    assert story.life("B") == 4
    assert story.hand_of("B") == ["missed"]


@pytest.mark.rule("BASE-SHOT-3")
def test_no_third_flip_after_two_that_failed():
    story = Story(B="jourdonnais").hand("A", "bang").in_play("B", "barrel").deck("5C", "9C")
    story.turn("A").plays("bang", on="B").asks("B", "dodge").answers("flip").answers("flip")
    story.asks("B", "dodge")
    assert not story.offers("flip")
    story.answers("pass")
    assert story.life("B") == 3


@pytest.mark.rule("BASE-SHOT-3")
def test_the_target_may_stop_at_any_time():
    story = Story(A="slab_the_killer").hand("A", "bang").hand("B", "missed", "missed").turn("A")
    story.plays("bang", on="B").asks("B", "dodge").answers("missed").answers("pass")
    assert story.life("B") == 3
    assert story.hand_of("B") == ["missed"]


@pytest.mark.rule("BASE-SHOT-3")
def test_the_flip_is_offered_first():
    story = Story().hand("A", "bang").hand("B", "missed").in_play("B", "barrel").turn("A")
    story.plays("bang", on="B").asks("B", "dodge")
    assert [option[0] for option in story.decision.options] == [FLIP, RESPOND, PASS]


@pytest.mark.rule("BASE-SHOT-4")
def test_after_a_failed_flip_a_missed_still_helps():
    story = Story().hand("A", "bang").hand("B", "missed").in_play("B", "barrel").deck("5C")
    story.turn("A").plays("bang", on="B").asks("B", "dodge").answers("flip").asks("B", "dodge").answers("missed")
    assert story.life("B") == 4
    assert story.discards() == ["bang", "bang", "missed"]  # the shot, the flipped 5C, the Missed!


@pytest.mark.rule("BASE-SHOT-5")
def test_only_the_target_may_cancel_a_shot():
    story = Story().hand("A", "bang", "missed").hand("C", "missed").in_play("E", "barrel").turn("A")
    story.plays("bang", on="B").asks("B", "dodge")
    assert len(story.decision.options) == 1
    story.answers("pass")
    assert story.at_rest("A")
    assert story.life("B") == 3


@pytest.mark.rule("BASE-SHOT-6")
@pytest.mark.scenario("IM-07")
def test_too_few_missed_effects_are_lost_and_the_shot_hits():
    story = Story(A="slab_the_killer").hand("A", "bang").hand("B", "missed").in_play("B", "barrel").deck("5C")
    story.turn("A").plays("bang", on="B").asks("B", "dodge").answers("flip").answers("missed")
    story.asks("B", "dodge")
    assert not story.offers("flip")
    story.answers("pass")
    assert story.life("B") == 3
    assert story.hand_of("B") == []


@pytest.mark.rule("BASE-SHOT-6")
def test_whoever_cannot_use_enough_is_warned():
    story = Story(A="slab_the_killer").hand("A", "bang").hand("B", "missed").turn("A")
    story.plays("bang", on="B").asks("B", "dodge")
    assert story.warns("missed") == "not_enough_missed"
    plain = Story().hand("A", "bang").hand("B", "missed").turn("A").plays("bang", on="B").asks("B", "dodge")
    assert plain.warns("missed") == ""


@pytest.mark.rule("BASE-SHOT-6", "BASE-SHOT-7")
def test_a_missed_effect_that_gives_a_card_gives_it_at_once_and_even_if_the_shot_hits():
    story = Story(rules=base_with_dodge(), A="slab_the_killer").hand("A", "bang").hand("B", "dodge").deck("2C")
    story.turn("A").plays("bang", on="B").asks("B", "dodge").answers("dodge").answers("pass")
    assert story.values_of("B") == ["2C"]
    assert story.life("B") == 3


@pytest.mark.rule("BASE-SHOT-7")
def test_the_card_it_gives_may_help_against_the_same_shot():
    story = Story(rules=base_with_dodge(), A="slab_the_killer").hand("A", "bang").hand("B", "dodge").deck("missed")
    story.turn("A").plays("bang", on="B").asks("B", "dodge").answers("dodge").answers("missed")
    assert story.at_rest("A")
    assert story.life("B") == 4


@pytest.mark.rule("BASE-SHOT-8")
def test_a_hit_costs_one_life_point_even_from_slab_the_killer():
    story = Story(A="slab_the_killer").hand("A", "bang").turn("A")
    story.plays("bang", on="B").asks("B", "dodge").answers("pass")
    assert story.life("B") == 3


@pytest.mark.rule("BASE-SHOT-8")
@pytest.mark.parametrize(("answer", "pile"), [("pass", ["bang"]), ("missed", ["bang", "missed"])])
def test_the_card_is_discarded_whether_or_not_it_hits(answer, pile):
    story = Story().hand("A", "bang").hand("B", "missed").turn("A")
    story.plays("bang", on="B").asks("B", "dodge").answers(answer)
    assert story.discards() == pile


@pytest.mark.rule("BASE-SHOT-9")
def test_barrel_and_jourdonnais_work_against_a_gatling():
    story = Story(C="jourdonnais").hand("A", "gatling").in_play("B", "barrel").deck("4H", "9H")
    story.turn("A").plays("gatling").asks("B", "dodge").answers("flip").asks("C", "dodge").answers("flip")
    story.asks("D", "dodge").answers("pass").asks("E", "dodge").answers("pass")
    assert [story.life(seat) for seat in "BCDE"] == [4, 4, 3, 3]


@pytest.mark.rule("BASE-SHOT-9")
def test_barrel_and_jourdonnais_help_neither_in_a_duel_nor_against_indians():
    story = Story(B="jourdonnais").hand("A", "duel", "indians").in_play("B", "barrel").turn("A")
    story.plays("duel", on="B").asks("B", "bang")
    assert not story.offers("flip")
    story.answers("pass").plays("indians").asks("B", "bang")
    assert not story.offers("flip")
