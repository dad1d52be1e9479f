"""Madam Yto: a card whenever anybody plays a Beer card."""

import pytest

from boothill.games.bang.rules.terms import ABILITY
from support.tales import rush

CARDS = ("2C", "3C", "4C", "5C", "6C")


def yto(players=5, **table):
    """A story in which C is Madam Yto."""
    return rush(players, C="madam_yto", **table)


# ---- What gives her a card -----------------------------------------------------------------------------------------


@pytest.mark.rule("GR-YTO-1")
@pytest.mark.parametrize("seat", ["A", "E"])
def test_she_draws_when_another_player_plays_a_beer_for_life(seat):
    story = yto().hand(seat, "beer").with_life(**{seat: 2}).deck(*CARDS).turn(seat).plays("beer")
    assert (story.life(seat), story.values_of("C"), story.hand_of(seat)) == (3, ["2C"], [])
    assert [public for _, public, _, _ in story.events("drew")] == [(2, 1, ABILITY)]


@pytest.mark.rule("GR-YTO-1")
def test_she_draws_for_her_own_beer_too_and_for_every_one():
    story = yto().hand("C", "beer", "beer").with_life(C=1).deck(*CARDS).turn("C").plays("beer").plays("beer")
    assert (story.life("C"), story.values_of("C")) == (3, ["2C", "3C"])


@pytest.mark.rule("GR-YTO-1", "BASE-DIE-2")
def test_she_draws_for_a_beer_that_rescues_somebody_even_one_that_does_not():
    story = yto().hand("B", "beer", "beer").in_play("B", "dynamite").with_life(B=1).deck("7S", *CARDS).starts_turn("B")
    story.asks("B", "rescue").answers("beer")
    assert (story.life("B"), story.values_of("C")) == (-1, ["2C"])
    story.answers("beer")
    assert (story.life("B"), story.values_of("C")) == (0, ["2C", "3C"])
    story.asks("B", "rescue").answers("pass")
    assert story.is_out("B")


@pytest.mark.rule("GR-YTO-1", "BASE-DIE-2", "BASE-DIE-7")
def test_the_card_for_a_beer_that_is_to_rescue_her_may_be_another_beer():
    story = yto().hand("C", "beer/6H").in_play("C", "dynamite").with_life(C=2).deck("7S", "beer/7H", *CARDS)
    story.starts_turn("C").asks("C", "rescue").answers("beer/6H").asks("C", "rescue").answers("beer/7H")
    assert story.at_rest("C")
    assert (story.life("C"), story.values_of("C")) == (1, ["2C", "3C", "4C"])


@pytest.mark.rule("GR-YTO-1", "GR-BEER-1")
@pytest.mark.parametrize("seat", ["A", "C"])
def test_she_draws_for_a_beer_turned_into_a_nugget(seat):
    story = yto().hand(seat, "beer/6H").deck(*CARDS).turn(seat).uses(card="beer")
    assert (story.purse(seat), story.values_of("C"), story.discard_values()) == (1, ["2C"], ["6H"])


@pytest.mark.rule("GR-YTO-1", "GEN-10", "BASE-BEER-4")
def test_even_for_a_beer_without_effect():
    story = yto().hand("A", "beer").deck(*CARDS).turn("A").plays("beer")
    assert (story.life("A"), story.values_of("C")) == (5, ["2C"])
    story = yto().out("B", "D", "E").hand("A", "beer").with_life(A=1).deck(*CARDS).turn("A").plays("beer")
    assert (story.life("A"), story.values_of("C")) == (1, ["2C"])


@pytest.mark.rule("GR-YTO-1", "DC-JOE-1")
def test_tequila_joes_beer_is_one_beer():
    story = yto(A="tequila_joe").hand("A", "beer").with_life(A=1).deck(*CARDS).turn("A").plays("beer")
    assert (story.life("A"), story.values_of("C")) == (3, ["2C"])


@pytest.mark.rule("GR-YTO-1", "DC-BELLE-2")
def test_she_draws_in_belle_stars_turn_too():
    story = yto(A="belle_star").hand("A", "beer").with_life(A=1).deck("9C", "9D", *CARDS).starts_turn("A").plays("beer")
    assert story.values_of("C") == ["2C"]


# ---- What does not -------------------------------------------------------------------------------------------------


@pytest.mark.rule("GR-YTO-1", "DC-HEAL-1")
@pytest.mark.parametrize("card", ["saloon", "whisky", "tequila"])
def test_nothing_for_other_drinks(card):
    story = yto().hand("A", card, "9D").with_life(A=2).deck(*CARDS).turn("A")
    story.plays(card, on="A" if card == "tequila" else "")
    assert story.life("A") == (4 if card == "whisky" else 3)
    assert story.hand_of("C") == []


@pytest.mark.rule("GR-YTO-1", "GR-BOTTLE-2", "GR-SHOT-1")
def test_nothing_for_canteen_bottle_shot_rhum_and_rucksack():
    story = yto().in_play("A", "canteen", "rucksack").shop("bottle", "shot", "rhum").nuggets(A=8).with_life(A=1)
    story.deck("2C", "3C", "4C", "5C").turn("A").spends("canteen").buys("bottle as beer").buys("shot", on="A")
    assert story.life("A") == 4
    story.uses().buys("rhum")
    assert (story.life("A"), story.hand_of("C")) == (5, [])


@pytest.mark.rule("GR-YTO-1", "DC-ELENA-2", "PROMO-WILL-2")
def test_nothing_for_a_beer_used_as_something_else():
    story = yto(B="elena_fuente").hand("A", "bang").hand("B", "beer").turn("A").plays("bang", on="B")
    story.asks("B", "dodge").answers("beer")
    assert (story.at_rest("A"), story.hand_of("C")) == (True, [])
    story = yto(A="uncle_will").out("B", "D", "E").hand("A", "beer").deck(*CARDS).turn("A")
    story.plays("beer as general_store").asks("A", "store").answers("2C")
    assert story.values_of("C") == ["3C"]  # her share of the store and nothing else


@pytest.mark.rule("GR-YTO-1", "DC-COST-2", "BASE-TURN-6", "BASE-SID-1")
def test_nothing_for_a_beer_that_is_a_price_or_surplus():
    story = yto(A="sid_ketchum").hand("A", "whisky", *["beer"] * 4).with_life(A=1).deck(*CARDS).turn("A")
    story.plays("whisky").asks("A", "second_card").answers("beer").asks("A", "play").answers("sid_ketchum")
    story.asks("A", "cost").answers("beer").answers("beer")
    assert (story.life("A"), story.hand_of("A"), story.hand_of("C")) == (4, ["beer"], [])
    story = yto().hand("A", "beer", "beer").with_life(A=1).deck(*CARDS).turn("A").ends_turn()
    story.asks("A", "surplus").answers("beer")
    assert story.hand_of("C") == []


@pytest.mark.rule("HN-HANG-1", "GR-YTO-1")
def test_nothing_with_a_hangover():
    story = yto().event("hangover").hand("A", "beer").with_life(A=1).deck(*CARDS).turn("A").plays("beer")
    assert story.hand_of("C") == []


@pytest.mark.rule("HN-REV-1", "GR-YTO-1", "GR-BEER-1")
def test_the_reverend_leaves_her_thirsty():
    story = yto().event("the_reverend").hand("A", "beer").turn("A")
    assert not story.offers("beer")
    assert not story.offers("sell_beer")


@pytest.mark.rule("GR-YTO-1", "BASE-ELIM-1")
def test_nothing_once_she_is_out():
    story = yto().out("C").hand("A", "beer").with_life(A=1).deck(*CARDS).turn("A").plays("beer")
    assert story.hand_of("C") == []


# ---- Two of her ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("DC-VERA-1", "GR-YTO-1", "GEN-3")
def test_vera_custer_draws_beside_her_clockwise_from_the_active_player():
    story = yto(E="vera_custer").ability("E", "vera_custer", "madam_yto").hand("D", "beer").with_life(D=1)
    story.deck(*CARDS).turn("D").plays("beer")
    assert (story.values_of("E"), story.values_of("C")) == (["2C"], ["3C"])


@pytest.mark.rule("HN-CUFFS-2", "GR-BEER-1", "GR-YTO-1")
def test_in_handcuffs_only_a_beer_of_the_named_suit_becomes_a_nugget():
    story = yto().event("handcuffs").hand("C", "beer/6H", "beer/6S").deck(*CARDS).starts_turn("C")
    story.asks("C", "name_suit").answers("spades")
    assert story.offers("use beer/6S")
    assert not story.offers("use beer/6H")
    story.uses(card="beer/6S")
    assert (story.purse("C"), story.values_of("C")) == (1, ["6H", "2C", "3C", "4C"])
