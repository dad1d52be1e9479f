"""A Beer card turned into a nugget."""

import pytest

from boothill.kernel.reasons import WhyNot
from support.tales import rush, tale


@pytest.mark.rule("GR-BEER-1", "GR-ACT-1")
def test_a_beer_gives_a_nugget_instead_of_life():
    story = rush().hand("A", "beer/6H", "2C").with_life(A=2).turn("A").uses(card="beer")
    assert (story.life("A"), story.purse("A")) == (2, 1)
    assert (story.values_of("A"), story.discard_values()) == (["2C"], ["6H"])
    assert story.at_rest("A")
    assert [told[1][0] for told in story.events("sold")] == [0]


@pytest.mark.rule("GR-BEER-1")
def test_the_same_beer_may_be_drunk_as_ever():
    story = rush().hand("A", "beer", "beer").with_life(A=2).turn("A").plays("beer")
    assert (story.life("A"), story.purse("A")) == (3, 0)
    story.uses(card="beer")
    assert (story.life("A"), story.purse("A")) == (3, 1)


@pytest.mark.rule("GR-BEER-1", "GR-ACT-1")
def test_any_number_of_beers():
    story = rush().hand("A", "beer/6H", "beer/7H", "beer/8H").turn("A")
    for value in ("7H", "6H", "8H"):
        story.uses(card=f"beer/{value}")
    assert story.purse("A") == 3
    assert story.discard_values() == ["7H", "6H", "8H"]


@pytest.mark.rule("GR-BEER-1")
@pytest.mark.parametrize("card", ["saloon", "whisky", "tequila", "canteen", "missed", "bang"])
def test_only_cards_named_beer(card):
    story = rush(A="calamity_janet").hand("A", card, "2C").with_life(A=2).turn("A")
    assert not story.offers("sell_beer")
    assert not story.offers(f"use {card}")


@pytest.mark.rule("GR-BEER-1")
def test_a_canteen_in_play_is_no_beer_either():
    story = rush().in_play("A", "canteen").with_life(A=2).turn("A")
    assert not story.offers("sell_beer")


@pytest.mark.rule("GR-BEER-2")
def test_at_full_life():
    story = rush().hand("A", "beer").turn("A").uses(card="beer")
    assert (story.life("A"), story.purse("A")) == (5, 1)


@pytest.mark.rule("GR-BEER-2")
def test_with_two_players_left():
    story = rush().out("B", "C", "D").hand("A", "beer").with_life(A=2).turn("A").uses(card="beer")
    assert (story.life("A"), story.purse("A")) == (2, 1)


@pytest.mark.rule("GR-BEER-2", "DC-JOE-1")
def test_tequila_joe_gets_one_nugget_too():
    story = rush(A="tequila_joe").hand("A", "beer").with_life(A=2).turn("A").uses(card="beer")
    assert (story.life("A"), story.purse("A")) == (2, 1)


@pytest.mark.rule("GR-BEER-1")
@pytest.mark.parametrize("dying", [True, False])
def test_only_in_ones_own_phase_2(dying):
    story = rush().hand("A", "bang").hand("B", "beer").with_life(B=1 if dying else 3).turn("A").plays("bang", on="B")
    story.asks("B", "dodge")
    assert not story.offers("use beer")
    story.answers("pass")
    if dying:
        story.asks("B", "rescue")
        assert not story.offers("use beer")
        story.answers("beer")
        assert (story.life("B"), story.purse("B")) == (1, 0)
    assert story.at_rest("A")
    assert not story.offers("use beer")


@pytest.mark.rule("GR-BEER-1", "GR-BUY-1")
def test_the_nugget_can_be_spent_at_once():
    story = rush().shop("shot", "boots", "rhum").hand("A", "beer").with_life(A=2).turn("A")
    assert not story.offers("buy shot", on="C")
    story.uses(card="beer").buys("shot", on="A")
    assert (story.life("A"), story.purse("A")) == (3, 0)


@pytest.mark.rule("GR-BEER-1", "BASE-SUZY-1")
def test_suzy_who_sells_her_last_card_draws():
    story = rush(A="suzy_lafayette").hand("A", "beer").deck("2C", "3C").turn("A").uses(card="beer")
    assert (story.values_of("A"), story.purse("A")) == (["2C"], 1)


@pytest.mark.rule("GR-BEER-1", "HN-REV-1")
def test_the_reverend_forbids_it_since_it_is_playing_a_beer():
    story = rush().event("the_reverend").hand("A", "beer").with_life(A=2).turn("A")
    assert not story.offers("use beer")
    assert not story.offers("beer")
    assert story.why_not("A", "beer") == WhyNot("event_forbids", "HN-REV-1", story.t.standing[0])


@pytest.mark.rule("HN-CUFFS-2", "GR-BEER-1")
@pytest.mark.parametrize(("suit", "sold"), [("spades", ["6S"]), ("hearts", ["7H"]), ("clubs", [])])
def test_handcuffs_allow_beers_of_the_suit_named_only(suit, sold):
    story = rush().event("handcuffs").hand("A", "beer/6S", "beer/7H").deck("3C", "4C").starts_turn("A")
    story.asks("A", "name_suit").answers(suit)
    assert [value for value in ("6S", "7H") if story.offers(f"use beer/{value}")] == sold


@pytest.mark.rule("FF-LAW-4", "GR-BEER-1")
def test_selling_the_beer_one_has_to_play_ends_the_duty():
    story = rush().event("law_of_the_west").deck("2C", "beer/6H").starts_turn("B")
    assert not story.offers("end")
    story.uses(card="beer").ends_turn()
    assert story.purse("B") == 1
    assert story.at_rest("C")


@pytest.mark.rule("FF-LASSO-1", "GR-BEER-1")
def test_lasso_has_no_say_in_it():
    story = rush().event("lasso").hand("A", "beer").turn("A").uses(card="beer")
    assert story.purse("A") == 1


@pytest.mark.rule("GR-BEER-1")
def test_without_a_shop_there_are_no_nuggets_for_beer():
    story = tale().hand("A", "beer").turn("A")
    assert not story.offers("use beer")
