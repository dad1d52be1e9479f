"""Calumet: what Diamonds of others do not do to its owner, and what they do."""

import pytest

from boothill.kernel.reasons import WhyNot
from support.tales import AIMED_DIAMONDS, rush


@pytest.mark.rule("GR-CALUMET-1", "DC-APACHE-1", "DC-APACHE-3")
@pytest.mark.parametrize(("card", "taking"), AIMED_DIAMONDS)
def test_a_diamond_aimed_at_a_calumet_is_spent_for_nothing(card, taking):
    story = rush().hand("A", card).in_play("A", "scope").hand("B", "2C").in_play("B", "mustang", "calumet").turn("A")
    assert story.warns(card, on="B", taking=taking) == "immune_target"
    story.plays(card, on="B", taking=taking)
    assert story.at_rest("A")
    assert (story.life("B"), story.values_of("B"), story.front_of("B")) == (4, ["2C"], ["mustang", "calumet"])
    assert story.discards() == [card.split("/")[0]]
    assert story.purse("A") == 0


@pytest.mark.rule("GR-CALUMET-1", "DC-APACHE-1")
def test_other_suits_reach_him():
    story = (
        rush()
        .hand("A", "bang/QH", "panic/QH", "cat_balou/8C", "duel/JS")
        .hand("B", "2C")
        .in_play("B", "calumet", "barrel")
    )
    story.turn("A").plays("bang", on="B").asks("B", "dodge").answers("pass")
    story.plays("duel", on="B").asks("B", "bang").answers("pass")
    story.plays("panic", on="B", taking="hand").plays("cat_balou", on="B", taking="barrel")
    assert (story.life("B"), story.hand_of("B"), story.front_of("B")) == (2, [], ["calumet"])


@pytest.mark.rule("GR-CALUMET-1", "DC-APACHE-1", "DC-APACHE-3")
def test_indians_pass_him_by():
    story = rush().hand("A", "indians").in_play("C", "calumet").turn("A").plays("indians")
    for seat in "BDE":
        story.asks(seat, "bang").answers("pass")
    assert [story.life(seat) for seat in "BCDE"] == [3, 4, 3, 3]
    assert story.purse("A") == 3


@pytest.mark.rule("GR-CALUMET-1", "DC-APACHE-1")
def test_a_conestoga_takes_nothing_from_him():
    story = rush().in_play("A", "conestoga").hand("C", "2C").in_play("C", "calumet").turn("A")
    story.spends("conestoga", on="C", taking="hand")
    assert (story.hand_of("A"), story.values_of("C")) == ([], ["2C"])


@pytest.mark.rule("GR-CALUMET-1", "DC-APACHE-3", "BASE-LIM-1")
def test_the_bang_spent_on_him_was_the_bang_of_the_turn():
    story = rush().hand("A", "bang/5D", "bang/2C").in_play("B", "calumet").turn("A").plays("bang/5D", on="B")
    assert story.why_not("A", "bang/2C") == WhyNot("bang_limit", "BASE-LIM-1", 1)


@pytest.mark.rule("GR-CALUMET-1", "DC-APACHE-2")
def test_inside_a_duel_it_is_of_no_use():
    story = rush().hand("A", "duel/JS", "bang/5D").hand("B", "bang/2C").in_play("B", "calumet").turn("A")
    story.plays("duel", on="B").asks("B", "bang").answers("bang").asks("A", "bang").answers("5D")
    story.asks("B", "bang").answers("pass")
    assert story.life("B") == 3


@pytest.mark.rule("GR-CALUMET-1", "DC-APACHE-4")
@pytest.mark.parametrize(("pair", "life"), [(("7D", "8D"), 4), (("7D", "8C"), 3)])
def test_doc_holyday_needs_one_card_that_is_no_diamond(pair, life):
    story = rush(A="doc_holyday").hand("A", *pair).in_play("B", "calumet").turn("A").uses(on="B")
    story.asks("A", "cost").answers(pair[0])
    if life == 3:
        story.asks("B", "dodge").answers("pass")
    assert story.at_rest("A")
    assert story.life("B") == life


@pytest.mark.rule("GR-CALUMET-1", "DC-APACHE-4", "GR-JACKY-2")
def test_jackys_shot_has_no_suit():
    story = rush(A="jacky_murieta").nuggets(A=2).in_play("B", "calumet").turn("A").uses(on="B")
    story.asks("B", "dodge").answers("pass")
    assert story.life("B") == 3


@pytest.mark.rule("GR-CALUMET-1", "DC-APACHE-5")
@pytest.mark.parametrize(("pair", "life"), [(("7D", "8D"), 4), (("7D", "8C"), 3)])
def test_a_sniper_needs_one_card_that_is_no_diamond(pair, life):
    story = rush().event("sniper").hand("A", *(f"bang/{value}" for value in pair)).in_play("B", "calumet").turn("A")
    story.uses(on="B").asks("A", "cost").answers(pair[0]).answers(pair[1])
    if life == 3:
        story.asks("B", "dodge").answers("pass")
    assert story.at_rest("A")
    assert story.life("B") == life


@pytest.mark.rule("GR-CALUMET-1", "DC-APACHE-5")
@pytest.mark.parametrize(("bang", "left"), [("7D", ["calumet", "barrel"]), ("8C", ["calumet"])])
def test_a_diamond_that_ricochets_leaves_his_cards_alone(bang, left):
    story = rush().event("ricochet").hand("A", f"bang/{bang}").in_play("C", "calumet", "barrel").turn("A")
    story.plays("ricochet", on="C", taking="barrel")
    if bang == "8C":
        story.asks("C", "save_card").answers("pass")
    assert story.at_rest("A")
    assert story.front_of("C") == left


@pytest.mark.rule("GR-CALUMET-1", "DC-APACHE-1")
def test_his_own_diamonds_work_on_himself():
    story = rush().hand("B", "cat_balou/9D").in_play("B", "calumet", "dynamite").turn("B")
    story.plays("cat_balou", on="B", taking="dynamite")
    assert story.front_of("B") == ["calumet"]


@pytest.mark.rule("GR-CALUMET-1", "HN-SUIT-1", "BASE-DRAW-6")
@pytest.mark.parametrize("event", ["blessing", "curse"])
def test_with_all_cards_of_another_suit_it_protects_from_nothing(event):
    story = rush().event(event).in_play("B", "calumet").hand("A", "bang/5D").turn("A").plays("bang", on="B")
    story.asks("B", "dodge").answers("pass")
    assert story.life("B") == 3
