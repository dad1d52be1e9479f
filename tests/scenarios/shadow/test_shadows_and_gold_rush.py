"""Shadows and the shop: nuggets earned and spent, and equipment of a turn."""

import pytest

from boothill.games.bang.rules.terms import NUGGETS
from support.tales import dies, goes, losses, rush


def shopping(*shop, nuggets=9, character="plain", **more):
    """C is a shadow with nuggets, and this is in the shop."""
    return rush(shadow=True, C=character, **more).out("C").shop(*shop).nuggets(C=nuggets)


# ---- Nuggets --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("SH-2", "GR-NUG-4", "BASE-ELIM-1")
def test_who_is_eliminated_keeps_what_he_has():
    story = rush(shadow=True).nuggets(B=1, C=4).hand("B", "bang").with_life(C=1).turn("B")
    dies(story.plays("bang", on="C"), "C")
    assert (story.purse("C"), story.purse("B")) == (4, 2)
    assert story.t.tokens[NUGGETS] == [0, 2, 4, 0, 0]


@pytest.mark.rule("SH-2", "GR-SIMEON-1")
def test_simeon_picos_keeps_the_nugget_for_his_last_life_point():
    story = rush(shadow=True, C="simeon_picos").hand("B", "bang").with_life(C=1).turn("B")
    dies(story.plays("bang", on="C"), "C")
    assert story.purse("C") == 1


@pytest.mark.rule("SH-7", "GR-BEER-1", "GR-BEER-2")
def test_a_shadow_turns_beer_into_nuggets():
    story = shopping("shot", "boots", "pickaxe", nuggets=0).deck("beer", "beer").starts_turn("C")
    story.uses(card="beer").uses(card="beer")
    assert story.purse("C") == 2
    assert not story.events("unhealed")


@pytest.mark.rule("SH-7", "SH-17", "GR-NUG-1")
def test_a_shadow_earns_nuggets_with_every_wound():
    story = shopping("shot", "boots", "pickaxe", nuggets=0).deck("indians", "bang").starts_turn("C").plays("indians")
    for seat in "DEAB":
        story.asks(seat, "bang").answers("pass")
    story.plays("bang", on="D").asks("D", "dodge").answers("pass")
    assert story.purse("C") == 5


@pytest.mark.rule("SH-8", "SH-7")
def test_out_of_his_turn_a_shadow_earns_and_pays_nothing():
    story = shopping("shot", "boots", "pickaxe").in_play("B", "dynamite").deck("8S").starts_turn("B")
    assert story.life("B") == 1
    assert story.t.tokens[NUGGETS] == [0, 0, 9, 0, 0]


# ---- Buying ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("SH-7", "GR-BUY-1", "GR-BUY-2")
def test_a_shadow_buys_at_the_usual_price():
    story = shopping("boots", "pickaxe", "shot", nuggets=3).starts_turn("C")
    assert story.why_not("C", "buy pickaxe").code == "too_dear"
    story.buys("boots")
    assert (story.purse("C"), story.front_of("C"), len(story.shop_offers())) == (0, ["boots"], 3)


@pytest.mark.rule("SH-4", "GR-SHOT-1", "GR-RHUM-1", "GR-BOTTLE-2", "GR-BUY-6")
@pytest.mark.parametrize(("bought", "on"), [("shot", "C"), ("rhum", ""), ("bottle as beer", "")])
def test_what_heals_may_be_bought_and_does_nothing_for_a_shadow(bought, on):
    story = shopping("shot", "rhum", "bottle").starts_turn("C").buys(bought, on=on)
    assert story.at_rest("C")
    assert story.life("C") == 0
    assert len(story.events("unhealed")) == 1
    assert not story.events("regained_life")


@pytest.mark.rule("SH-3", "SH-7", "GR-SHOT-1")
def test_a_shadow_may_buy_a_shot_for_another():
    story = shopping("shot", "rhum", "bottle").with_life(D=1).starts_turn("C").buys("shot", on="D")
    assert story.life("D") == 2


@pytest.mark.rule("SH-8", "GR-SHOT-1", "GR-WANTED-1")
def test_nobody_buys_anything_for_a_shadow_out_of_his_turn():
    story = rush(shadow=True).out("C").shop("shot", "wanted", "bottle").nuggets(B=9).turn("B")
    assert story.offers("buy shot", on="D")
    assert story.offers("buy wanted", on="D")
    assert not story.offers("buy shot", on="C")
    assert not story.offers("buy wanted", on="C")


@pytest.mark.rule("SH-17", "GR-BOTTLE-2", "GR-NUG-1")
def test_a_shot_out_of_a_bottle_earns_a_nugget():
    story = shopping("bottle", "rhum", "shot", nuggets=2).starts_turn("C").buys("bottle as bang", on="D")
    story.asks("D", "dodge").answers("pass")
    assert (story.life("D"), story.purse("C")) == (3, 1)


@pytest.mark.rule("SH-8", "GR-PARDNER-1", "BASE-STORE-1")
def test_a_pardners_general_store_counts_the_shadow_who_bought_it():
    story = shopping("pardner", "rhum", "shot").out("D").starts_turn("C").buys("pardner as general_store")
    assert len(story.t.limbo) == 4
    for seat in "CEA":
        story.asks(seat, "store").answers("take")
    assert len(story.hand_of("C")) == 3


@pytest.mark.rule("SH-7", "GR-REM-1")
def test_a_shadow_has_equipment_of_others_removed():
    story = shopping("shot", "rhum", "bottle").in_play("D", "boots").starts_turn("C").removes("boots", of="D")
    assert (story.purse("C"), story.front_of("D"), story.used_equipment()) == (5, [], ["boots"])


# ---- Equipment of a turn ------------------------------------------------------------------------------------------


@pytest.mark.rule("SH-4", "GR-RUCK-1")
def test_a_rucksack_is_of_no_use_to_a_shadow():
    story = shopping("rucksack", "boots", "shot").starts_turn("C").buys("rucksack")
    assert story.purse("C") == 6
    assert not story.offers("rucksack")


@pytest.mark.rule("SH-4", "GR-BOOTS-1", "GR-CHARM-1", "GR-LAST-1")
def test_boots_and_lucky_charm_pay_nothing_for_a_wound_that_is_none():
    story = shopping("boots", "lucky_charm", "shot", nuggets=6).hand("D", "bang").deck("duel", "2S").starts_turn("C")
    story.buys("boots").buys("lucky_charm").plays("duel", on="D").asks("D", "bang").answers("bang")
    story.asks("C", "bang").answers("pass")
    assert (story.hand_of("C"), story.purse("C"), losses(story)) == (["missed"], 0, [])


@pytest.mark.rule("SH-5", "GR-PICK-1")
def test_a_pickaxe_is_gone_before_it_could_be_of_use():
    story = shopping("pickaxe", "boots", "shot").starts_turn("C").buys("pickaxe")
    goes(story, "C", 2)
    for _ in "DEAB":
        story.ends_turn()
    assert story.at_rest("C")
    assert (len(story.hand_of("C")), story.purse("C")) == (2, 5)


@pytest.mark.rule("SH-3", "SH-7", "GR-PAN-1", "GR-RADDIE-1")
def test_gold_pan_and_raddie_snake_serve_a_shadow():
    story = shopping("gold_pan", "boots", "shot", nuggets=7, character="raddie_snake").starts_turn("C")
    story.buys("gold_pan")
    assert (story.offers("gold_pan"), story.offers("raddie_snake")) == (True, True)
    for _ in range(4):
        story.uses()
    assert (len(story.hand_of("C")), story.purse("C")) == (6, 0)


@pytest.mark.rule("SH-5", "SH-19", "GR-HORSE-1", "GR-DON-1")
def test_a_horseshoe_helps_don_bell_and_is_gone_in_the_extra_turn():
    story = shopping("horseshoe", "boots", "shot", nuggets=2, character="don_bell")
    story.deck("2C", "3C", "4C", "6D", "7C", "8C").starts_turn("C").buys("horseshoe").ends_turn()
    story.asks("C", "surplus").answers("2C").asks("C", "flip").answers("6D")
    assert (story.at_rest("C"), story.front_of("C"), story.values_of("C")) == (True, [], ["7C", "8C"])


@pytest.mark.rule("SH-5", "GR-WANTED-1")
@pytest.mark.parametrize(("bearer", "stays"), [("D", True), ("C", False)])
def test_a_wanted_stays_with_another_and_goes_with_the_shadow(bearer, stays):
    story = shopping("wanted", "boots", "shot").starts_turn("C").buys("wanted", on=bearer)
    goes(story, "C", 2)
    assert story.front_of(bearer) == (["wanted"] if stays else [])
    assert story.used_equipment() == ([] if stays else ["wanted"])


@pytest.mark.rule("SH-5", "GR-BUY-4")
def test_what_a_shadow_leaves_fills_a_shop_that_was_short():
    story = shopping("boots", "pickaxe", "shot").equipment_deck(only=True).starts_turn("C").buys("boots")
    assert story.shop_offers() == ["pickaxe", "shot"]
    goes(story, "C", 2)
    assert story.shop_offers() == ["pickaxe", "shot", "boots"]


@pytest.mark.rule("SH-5", "GR-EQ-5", "SH-6", "BASE-SAM-1")
def test_vulture_sam_has_neither_cards_nor_equipment_of_it():
    story = shopping("boots", "pickaxe", "shot", E="vulture_sam").deck("barrel", "2S").starts_turn("C")
    story.buys("boots").plays("barrel")
    goes(story, "C", 1)
    assert (story.hand_of("E"), story.front_of("E")) == ([], [])


# ---- Characters ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("SH-3", "SH-17", "GR-JACKY-1")
def test_jacky_murieta_shoots_as_a_shadow():
    story = shopping("shot", "boots", "rhum", nuggets=2, character="jacky_murieta").starts_turn("C").uses(on="D")
    story.asks("D", "dodge").answers("pass")
    assert (story.life("D"), story.purse("C")) == (3, 1)


@pytest.mark.rule("SH-3", "SH-7", "GR-JOSH-1", "SH-5")
def test_josh_mccloud_finds_equipment_as_a_shadow():
    story = shopping("shot", "boots", "rhum", nuggets=2, character="josh_mccloud").equipment_deck("pickaxe")
    story.starts_turn("C").uses()
    assert story.front_of("C") == ["pickaxe"]
    goes(story, "C", 2)
    assert story.used_equipment() == ["pickaxe"]


@pytest.mark.rule("SH-3", "SH-7", "GR-DUTCH-1")
def test_dutch_will_earns_a_nugget_in_each_turn_as_a_shadow():
    story = shopping("shot", "boots", "rhum", nuggets=0, character="dutch_will").deck("2C", "3C").starts_turn("C")
    story.asks("C", "drop_one").answers("2C")
    assert (story.values_of("C"), story.purse("C")) == (["3C"], 1)


@pytest.mark.rule("SH-3", "SH-8", "GR-YTO-1")
def test_madam_yto_draws_for_beer_in_her_own_turn_only():
    story = shopping("shot", "boots", "rhum", character="madam_yto").deck("beer", "2C", "3C").starts_turn("C")
    story.plays("beer")
    assert story.values_of("C") == ["2C", "3C"]
    story = shopping("shot", "boots", "rhum", character="madam_yto").hand("B", "beer").with_life(B=1).turn("B")
    story.plays("beer")
    assert story.hand_of("C") == []


@pytest.mark.rule("SH-3", "GR-YTO-1")
def test_a_living_madam_yto_draws_for_a_shadows_beer():
    story = shopping("shot", "boots", "rhum", D="madam_yto").deck("beer", "2C", "3C").starts_turn("C").plays("beer")
    assert story.values_of("D") == ["3C"]


@pytest.mark.rule("SH-3", "GR-LUZENA-1")
def test_pretty_luzena_has_her_discount_in_every_turn_as_a_shadow():
    story = shopping("boots", "pickaxe", "shot", nuggets=2, character="pretty_luzena").starts_turn("C").buys("boots")
    assert story.purse("C") == 0
    goes(story, "C", 2)
    for _ in "DEAB":
        story.ends_turn()
    assert story.buys("shot", on="D").purse("C") == 0
