"""What the table says about the shop: why something cannot be bought, and what speaks against buying it."""

import pytest

from boothill.games.bang.rules.cards.warnings import warning
from boothill.games.bang.rules.terms import EQUIPMENT, USED_EQUIPMENT
from boothill.games.bang.rules.turn.phase_2 import why_not
from boothill.kernel.reasons import WhyNot
from support.tales import rush


def said_about(story, what, on="", taking=""):
    """The whole warning on an option of the open question."""
    option = story._choose(what, on, taking)
    return warning(story.view("ABCDEFG"[story.decision.seat]), story.decision, option)


# ---- Why not -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("GR-BUY-1")
def test_too_dear_says_what_it_costs_and_what_there_is():
    story = rush().shop("pickaxe", "boots", "shot").nuggets(A=2).turn("A")
    assert story.why_not("A", "buy pickaxe") == WhyNot("too_dear", "GR-BUY-1", 4, 2)
    assert story.why_not("A", "buy boots") == WhyNot("too_dear", "GR-BUY-1", 3, 2)
    assert story.why_not("A", "buy shot") is None


@pytest.mark.rule("GR-BUY-1", "GR-ACT-1")
def test_not_in_anothers_turn_nor_outside_the_game():
    story = rush().out("C").shop("pickaxe", "boots", "shot").nuggets(A=9, B=9, C=9).turn("A")
    assert story.why_not("B", "buy shot") == WhyNot("not_your_turn", "BASE-LIM-6")
    assert story.why_not("C", "buy shot") == WhyNot("eliminated", "BASE-TURN-1")


@pytest.mark.rule("GR-BUY-5", "GR-WANTED-1")
def test_a_wanted_nobody_can_be_given():
    story = rush(3).shop("wanted", "boots", "shot").in_play("A", "wanted").in_play("B", "wanted").nuggets(A=2).out("C")
    story.turn("A")
    assert not any(story.offers("buy wanted", on=seat) for seat in "ABC")
    assert story.why_not("A", "buy wanted") == WhyNot("all_have_one", "GR-BUY-5")


@pytest.mark.rule("GR-BUY-1")
def test_what_is_not_in_the_shop_is_not_on_offer():
    story = rush().shop("wanted", "boots", "shot").equipment_deck("rhum", face_up=("pickaxe",)).nuggets(A=9).turn("A")
    for pile in (EQUIPMENT, USED_EQUIPMENT):
        assert why_not(story.t, 0, story.t.piles[pile][-1]) == WhyNot("not_on_offer", "GR-BUY-1")


@pytest.mark.rule("GR-BUY-1", "GR-BUY-6")
@pytest.mark.parametrize("card", ["bottle", "pardner", "rhum"])
def test_what_can_be_bought_has_no_reason_against_it(card):
    story = rush().shop(card, "boots", "wanted").nuggets(A=3).turn("A")
    assert story.why_not("A", f"buy {card}") is None


# ---- Warnings ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("GEN-10", "GR-BUY-6")
@pytest.mark.parametrize("bought", ["bottle as beer", "rhum"])
def test_healing_oneself_at_full_life(bought):
    story = rush().shop("bottle", "rhum", "boots").nuggets(A=9).turn("A")
    assert said_about(story, f"buy {bought}") == WhyNot("full_life", "GEN-10")
    assert rush().shop("bottle", "rhum", "boots").nuggets(A=9).with_life(A=4).turn("A").warns(f"buy {bought}") == ""


@pytest.mark.rule("GEN-10", "GR-SHOT-1")
def test_a_shot_for_somebody_healthy():
    story = rush().shop("shot", "rhum", "boots").nuggets(A=9).with_life(C=2).turn("A")
    assert said_about(story, "buy shot", on="A") == WhyNot("full_life", "GEN-10")
    assert said_about(story, "buy shot", on="B") == WhyNot("healthy", "GEN-10", 1)
    assert said_about(story, "buy shot", on="C") is None


@pytest.mark.rule("GEN-10", "GR-RUSH-1")
def test_gold_rush_is_not_wasted_at_full_life_since_it_brings_a_turn():
    story = rush().shop("gold_rush_equipment", "rhum", "boots").nuggets(A=9).turn("A")
    assert story.warns("buy gold_rush_equipment") == ""


@pytest.mark.rule("GR-BOTTLE-2", "BASE-BEER-4")
def test_a_bottle_is_no_beer_and_works_with_two_players_left():
    story = rush().out("B", "C", "D").shop("bottle", "rhum", "boots").nuggets(A=9).with_life(A=2).turn("A")
    assert story.warns("buy bottle as beer") == ""


@pytest.mark.rule("BASE-WIN-2", "BASE-WIN-3", "GR-BUY-1")
@pytest.mark.parametrize(
    ("bought", "taking"),
    [
        ("bottle as bang", ""),
        ("bottle as panic", "hand"),
        ("pardner as duel", ""),
        ("pardner as cat_balou", "barrel"),
        ("wanted", ""),
    ],
)
def test_harm_to_ones_own_side(bought, taking):
    story = rush().shop("bottle", "pardner", "wanted").nuggets(B=9).hand("A", "2C").in_play("A", "barrel")
    story.hand("C", "3C").in_play("C", "barrel").turn("B")
    assert said_about(story, f"buy {bought}", on="A", taking=taking) == WhyNot("own_side", "BASE-WIN-2", 0)
    assert story.warns(f"buy {bought}", on="C", taking=taking) == ""


@pytest.mark.rule("BASE-LIM-8", "GR-BUY-1")
def test_harm_to_oneself():
    story = (
        rush().shop("bottle", "pardner", "wanted").nuggets(A=9).hand("A", "2C").in_play("A", "barrel", "jail").turn("A")
    )
    assert said_about(story, "buy bottle as panic", on="A", taking="barrel") == WhyNot("hits_yourself", "BASE-LIM-8")
    assert story.warns("buy pardner as cat_balou", on="A", taking="hand") == "hits_yourself"
    assert story.warns("buy wanted", on="A") == "hits_yourself"


@pytest.mark.rule("BASE-LIM-8", "GR-BUY-1")
def test_ridding_oneself_or_a_friend_of_something_bad_is_no_harm():
    story = (
        rush().shop("bottle", "pardner", "wanted").nuggets(B=9).in_play("A", "dynamite").in_play("B", "jail").turn("B")
    )
    assert story.warns("buy bottle as panic", on="B", taking="jail") == ""
    assert story.warns("buy pardner as cat_balou", on="B", taking="jail") == ""
    assert story.warns("buy pardner as cat_balou", on="A", taking="dynamite") == ""


@pytest.mark.rule("GR-EQ-2", "GR-CALUMET-1")
def test_equipment_has_no_suit_to_be_warned_of():
    story = rush().shop("bottle", "pardner", "boots").nuggets(A=9).in_play("B", "calumet").hand("B", "2C").turn("A")
    assert story.warns("buy bottle as bang", on="B") == ""
    assert story.warns("buy pardner as duel", on="B") == ""
    assert story.warns("buy bottle as panic", on="B", taking="hand") == ""


@pytest.mark.rule("GR-REM-1", "BASE-WIN-2")
def test_removing_what_helps_ones_own_side():
    story = rush().in_play("A", "boots", "wanted").in_play("C", "horseshoe").nuggets(B=9).turn("B")
    assert said_about(story, "remove boots", on="A") == WhyNot("own_side", "BASE-WIN-2", 0)
    assert story.warns("remove wanted", on="A") == ""
    assert story.warns("remove horseshoe", on="C") == ""


@pytest.mark.rule("GR-BUY-1")
@pytest.mark.parametrize("card", ["boots", "gun_belt", "rucksack", "union_pacific"])
def test_nothing_is_said_against_what_helps(card):
    assert rush().shop(card, "shot", "rhum").nuggets(A=9).turn("A").warns(f"buy {card}") == ""


@pytest.mark.rule("GEN-10", "GR-RUSH-3", "HN-GHOST-9")
def test_a_ghost_is_warned_that_gold_rush_only_ends_his_turn():
    story = rush().event("ghost_town").out("C").nuggets(C=5).shop("gold_rush_equipment", "boots", "pickaxe")
    assert story.starts_turn("C").warns("buy gold_rush_equipment") == "no_turn_for_ghosts"


@pytest.mark.rule("FF-ROULETTE-1", "GR-RUCK-1")
@pytest.mark.parametrize(("purse", "warned"), [(0, "gives_up_life"), (1, "gives_up_life"), (2, ""), (4, "")])
def test_a_rucksack_helps_whoever_refuses_only_if_he_can_pay_for_it(purse, warned):
    story = rush(4).in_play("A", "rucksack").hand("A", "missed").with_life(A=2).nuggets(A=purse)
    story.next_events("russian_roulette").starts_turn("A").asks("A", "roulette")
    assert story.warns("pass") == warned


@pytest.mark.rule("BASE-DIE-5", "GR-YTO-1")
@pytest.mark.parametrize(("character", "warned"), [("madam_yto", ""), ("plain", "cannot_save")])
def test_madam_yto_may_draw_the_beer_she_lacks(character, warned):
    story = rush(B=character).hand("B", "beer/6H").with_life(B=2).in_play("B", "dynamite")
    story.deck("missed/6S", "beer/7H").starts_turn("B").asks("B", "rescue")
    assert story.warns("beer") == warned
    story.answers("beer")
    if warned:
        story.asks("B", "rescue").answers("pass")
    else:
        story.asks("B", "rescue").answers("beer/7H")
    assert story.is_out("B") == bool(warned)
