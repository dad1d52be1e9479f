"""Pretty Luzena: one purchase a turn is a nugget cheaper."""

import pytest

from boothill.kernel.reasons import WhyNot
from support.tales import rush


def luzena(*shop, purse=4, **table):
    """A story in which A is Pretty Luzena."""
    return rush(A="pretty_luzena", **table).shop(*shop or ("horseshoe", "boots", "shot")).nuggets(A=purse)


def prices(story):
    """What was paid for everything bought, in order."""
    return [public[-1] for _, public, _, _ in story.events("bought")]


# ---- One purchase a turn -------------------------------------------------------------------------------------------


@pytest.mark.rule("GR-LUZENA-1")
def test_her_first_purchase_costs_one_less_the_next_its_price():
    story = luzena(purse=4).turn("A").buys("horseshoe").buys("boots")
    assert (prices(story), story.purse("A"), story.front_of("A")) == ([1, 3], 0, ["horseshoe", "boots"])


@pytest.mark.rule("GR-LUZENA-1")
def test_her_choice_which_one():
    story = luzena(purse=4).turn("A").uses().buys("horseshoe").buys("boots")
    assert (prices(story), story.purse("A")) == ([2, 2], 0)


@pytest.mark.rule("GR-LUZENA-1")
def test_she_may_put_it_off_again_and_again_but_has_it_only_once():
    story = luzena("gun_belt", "horseshoe", "calumet", purse=20).turn("A").uses().buys("gun_belt").uses()
    story.buys("horseshoe").buys("calumet")
    assert not story.offers("pretty_luzena")
    assert prices(story) == [2, 2, 2]
    story = luzena(purse=20).turn("A").uses()
    assert not story.offers("pretty_luzena")  # said once is enough
    story.buys("boots")
    assert story.offers("pretty_luzena")
    story.buys("horseshoe").buys("shot", on="A")
    assert prices(story) == [3, 1, 1]


@pytest.mark.rule("GR-LUZENA-1", "GR-BUY-1")
def test_a_price_of_one_becomes_free():
    story = luzena("shot", "shot", "horseshoe", purse=0).with_life(A=2).turn("A")
    assert story.why_not("A", "buy shot") is None
    assert story.why_not("A", "buy horseshoe") == WhyNot("too_dear", "GR-BUY-1", 1, 0)
    story.buys("shot", on="A")
    assert (story.life("A"), story.purse("A"), prices(story)) == (3, 0, [0])
    assert not story.offers("buy shot", on="A")


@pytest.mark.rule("GR-LUZENA-1")
def test_she_can_buy_what_she_could_not_pay_in_full():
    story = luzena("pickaxe", "boots", "union_pacific", purse=3).turn("A")
    assert [story.offers(f"buy {card}") for card in ("pickaxe", "boots", "union_pacific")] == [True] * 3
    story.uses()  # at full price, where she can
    assert [story.offers(f"buy {card}") for card in ("pickaxe", "boots", "union_pacific")] == [True] * 3
    assert story.buys("pickaxe").purse("A") == 0


@pytest.mark.rule("GR-LUZENA-1")
def test_what_she_put_off_is_not_lost_if_she_can_no_longer_pay_in_full():
    story = luzena("shot", "gold_rush_equipment", "pickaxe", purse=4).in_play("B", "boots").turn("A").uses()
    assert story.why_not("A", "buy pickaxe") is None
    story.removes("boots", of="B").buys("shot", on="A")
    assert story.purse("A") == 0
    assert story.why_not("A", "buy pickaxe") == WhyNot("too_dear", "GR-BUY-1", 4, 0)


@pytest.mark.rule("GR-LUZENA-1")
def test_what_she_cannot_pay_in_full_costs_less():
    story = luzena("pickaxe", "boots", "union_pacific", purse=2).turn("A")
    assert not story.offers("buy pickaxe")
    assert story.why_not("A", "buy pickaxe") == WhyNot("too_dear", "GR-BUY-1", 3, 2)


@pytest.mark.rule("GR-LUZENA-1")
def test_with_nothing_to_be_had_at_full_price_there_is_nothing_to_put_off():
    story = luzena("pickaxe", "union_pacific", "boots", purse=2).turn("A")
    assert story.offers("buy boots")
    assert not story.offers("pretty_luzena")
    assert luzena("pickaxe", "union_pacific", "boots", purse=3).turn("A").offers("pretty_luzena")


@pytest.mark.rule("GR-LUZENA-1", "BASE-TURN-8")
def test_the_next_turn_has_a_discount_of_its_own():
    story = luzena("gold_rush_equipment", "horseshoe", "boots", purse=8).turn("A").buys("gold_rush_equipment")
    assert story.t.extra_turn
    story.buys("horseshoe").buys("boots")
    assert prices(story) == [4, 1, 3]


@pytest.mark.rule("GR-LUZENA-1", "BASE-TURN-8")
def test_what_she_put_off_and_never_used_is_gone_with_the_turn():
    story = luzena("horseshoe", "boots", "shot", purse=5).turn("A").uses().ends_turn()
    for _ in "BCDE":
        story.ends_turn()
    assert story.buys("boots").purse("A") == 3


# ---- What it does not concern --------------------------------------------------------------------------------------


@pytest.mark.rule("GR-LUZENA-1", "GR-REM-1")
def test_not_for_removing_neither_before_nor_after_a_purchase():
    story = luzena(purse=2).in_play("B", "gun_belt").turn("A")
    assert not story.offers("remove gun_belt", on="B")
    story = luzena(purse=6).in_play("B", "gun_belt").turn("A").removes("gun_belt", of="B")
    assert story.purse("A") == 3
    story.buys("boots")  # her discount is still there
    assert story.purse("A") == 1


@pytest.mark.rule("GR-LUZENA-1")
def test_nor_for_what_else_costs_nuggets():
    story = luzena("shot", "rhum", "boots", purse=3).in_play("A", "rucksack", "gold_pan").with_life(A=2).deck("2C")
    story.turn("A").asks("A", "play").answers("rucksack")
    assert (story.purse("A"), story.life("A")) == (1, 3)
    story.asks("A", "play").answers("gold_pan")
    assert (story.purse("A"), story.values_of("A")) == (0, ["2C"])
    story.buys("shot", on="A")  # still free
    assert story.life("A") == 4


@pytest.mark.rule("GR-LUZENA-1")
def test_others_pay_in_full():
    story = luzena().nuggets(B=2).turn("B").buys("horseshoe")
    assert (prices(story), story.purse("B")) == ([2], 0)
    assert not story.offers("pretty_luzena")
    assert not luzena().nuggets(B=1).turn("B").offers("buy horseshoe")


@pytest.mark.rule("HN-HANG-1", "GR-LUZENA-1")
def test_with_a_hangover_she_pays_in_full():
    story = luzena(purse=2).event("hangover").turn("A")
    assert not story.offers("pretty_luzena")
    assert not story.offers("buy boots")
    assert story.why_not("A", "buy boots") == WhyNot("event_forbids", "HN-HANG-1", story.t.standing[0])
    assert story.buys("horseshoe").purse("A") == 0


@pytest.mark.rule("HN-CUFFS-2", "GR-EQ-2")
def test_handcuffs_do_not_concern_what_she_buys():
    story = luzena(purse=1).event("handcuffs").deck("2H", "3H").starts_turn("A").asks("A", "name_suit")
    assert story.answers("clubs").buys("horseshoe").front_of("A") == ["horseshoe"]


@pytest.mark.rule("FF-JUDGE-2", "GR-LUZENA-1")
def test_the_judge_leaves_her_what_is_brown():
    story = luzena(purse=9).event("the_judge").turn("A")
    assert story.why_not("A", "buy horseshoe").code == "event_forbids"
    assert story.buys("shot", on="A").purse("A") == 9


@pytest.mark.rule("DC-VERA-1", "DC-VERA-6", "GR-LUZENA-1")
def test_vera_custer_buys_like_her():
    story = luzena(C="vera_custer", purse=0).nuggets(C=5).deck("2C", "3C").starts_turn("C")
    story.asks("C", "copy").answers("take", on="A").uses().buys("horseshoe").buys("boots")
    assert (prices(story), story.purse("C")) == ([2, 2], 1)


@pytest.mark.rule("HN-GHOST-10", "GR-LUZENA-1")
def test_what_a_ghost_bought_is_lost():
    story = rush(C="pretty_luzena").event("ghost_town").out("C").shop("gun_belt", "shot", "rhum").nuggets(C=2)
    story.deck("2C", "3C", "4C").starts_turn("C").buys("gun_belt").ends_turn()
    assert story.at_rest("D")
    assert (story.front_of("C"), story.purse("C"), story.used_equipment()) == ([], 0, ["gun_belt"])
