"""Equipment against what switches cards off, forbids them, or takes cards in play away."""

import pytest

from boothill.games.bang.rules.terms import BUY
from boothill.kernel.reasons import WhyNot
from support.tales import dies, rush

BLACK = ("gun_belt", "horseshoe", "boots", "calumet", "gold_pan", "lucky_charm", "rucksack", "pickaxe")


def hit(story, seat, card="bang"):
    """A's BANG! hits the seat."""
    return story.hand("A", card).turn("A").plays("bang", on=seat).asks(seat, "dodge").answers("pass")


def under(event):
    """A table with this event in force, or with none."""
    return rush().event(event) if event else rush()


# ---- Nothing takes equipment ---------------------------------------------------------------------------------------


def picked(story, what, seats="ABCDE"):
    """At which cards and hands something may be aimed."""
    cards = ("boots", "wanted", "gun_belt", "barrel", "sombrero", "hand")
    return [(seat, card) for seat in seats for card in cards if story.offers(what, on=seat, taking=card)]


@pytest.mark.rule("GR-EQ-5", "GR-EQ-6")
@pytest.mark.parametrize(
    ("card", "how"),
    [
        ("panic/JH", "hand"),
        ("cat_balou/KH", "hand"),
        ("rag_time", "hand"),
        ("conestoga", "in_play"),
        ("can_can", "in_play"),
    ],
)
def test_cards_that_take_or_discard_one_find_no_equipment(card, how):
    story = rush().in_play("A", "gun_belt").in_play("B", "boots", "barrel", "wanted", "sombrero").hand("A", "2C")
    getattr(story, how)("A", card)
    story.turn("A")
    what = card if how == "hand" else f"spend {card}"
    found = picked(story, what)
    assert ("B", "barrel") in found
    assert ("B", "sombrero") in found
    assert not [pick for pick in found if pick[1] in ("boots", "wanted", "gun_belt")]


@pytest.mark.rule("GR-EQ-5", "GEN-11")
@pytest.mark.parametrize("card", ["panic/JH", "cat_balou/KH"])
def test_who_has_nothing_but_equipment_is_no_target(card):
    story = rush().in_play("B", "boots", "wanted").hand("A", card).turn("A")
    assert picked(story, card) == []
    assert story.why_not("A", card).code == "nothing_to_take"


@pytest.mark.rule("GR-EQ-5")
def test_a_brawl_takes_nothing_from_him_who_has_only_equipment():
    story = rush().in_play("B", "boots").in_play("C", "wanted", "barrel").hand("A", "brawl", "2C").turn("A")
    story.plays("brawl")
    assert story.at_rest("A")
    assert (story.front_of("B"), story.front_of("C")) == (["boots"], ["wanted"])
    assert story.used_equipment() == []


@pytest.mark.rule("GR-EQ-5", "FF-RICO-3")
def test_a_ricochet_cannot_be_aimed_at_equipment():
    story = rush().event("ricochet").hand("A", "bang").in_play("C", "boots", "barrel", "wanted").turn("A")
    assert picked(story, "ricochet") == [("C", "barrel")]


@pytest.mark.rule("GR-EQ-5", "HN-DALTON-2")
def test_the_daltons_leave_equipment_alone():
    story = rush().next_events("the_daltons").in_play("B", "boots", "barrel", "wanted").in_play("C", "horseshoe")
    story.starts_turn("A")
    assert story.at_rest("A")
    assert (story.front_of("B"), story.front_of("C")) == (["boots", "wanted"], ["horseshoe"])


@pytest.mark.rule("GR-EQ-5", "DC-PAT-1")
def test_pat_brennan_takes_no_equipment():
    story = rush(B="pat_brennan").in_play("C", "boots", "barrel").in_play("B", "horseshoe").starts_turn("B")
    story.asks("B", "draw_or_take")
    assert [card for card in ("boots", "barrel") if story.offers(card, on="C")] == ["barrel"]
    assert not story.offers("horseshoe", on="B")
    story.answers("barrel", on="C")
    story = rush(B="pat_brennan").in_play("C", "boots").deck("2C", "3C").starts_turn("B")
    assert story.at_rest("B")
    assert story.values_of("B") == ["2C", "3C"]


@pytest.mark.rule("GR-EQ-5", "PROMO-KISCH-3")
def test_johnny_kisch_who_buys_a_wanted_sweeps_no_other_away():
    story = rush(A="johnny_kisch").shop("wanted", "shot", "rhum").in_play("B", "wanted", "barrel").nuggets(A=2)
    story.hand("A", "barrel").turn("A").buys("wanted", on="C").plays("barrel")
    assert [story.front_of(seat) for seat in "ABC"] == [["barrel"], ["wanted"], ["wanted"]]


@pytest.mark.rule("GR-EQ-5", "BASE-LIM-5")
def test_a_new_weapon_replaces_no_equipment():
    story = rush().in_play("A", "gun_belt", "schofield").hand("A", "winchester").turn("A").plays("winchester")
    assert story.front_of("A") == ["gun_belt", "winchester"]


# ---- Handcuffs, Sermon, Reverend -----------------------------------------------------------------------------------


@pytest.mark.rule("HN-CUFFS-2", "GR-EQ-2")
@pytest.mark.parametrize("suit", ["spades", "hearts", "diamonds", "clubs"])
def test_handcuffs_do_not_concern_equipment(suit):
    story = rush().event("handcuffs").in_play("B", "gold_pan", "rucksack").in_play("C", "horseshoe").nuggets(B=20)
    story.shop("boots", "bottle", "shot").with_life(B=2).deck("2C", "3C", "4C").starts_turn("B")
    story.asks("B", "name_suit").answers(suit).buys("boots").buys("bottle as bang", on="A")
    story.asks("A", "dodge").answers("pass").buys("shot", on="B").plays("gold_pan").plays("rucksack")
    story.removes("horseshoe", of="C")
    assert (story.life("B"), story.life("A")) == (4, 4)
    assert story.front_of("B") == ["gold_pan", "rucksack", "boots"]
    assert len(story.hand_of("B")) == 3


@pytest.mark.rule("GR-EQ-2", "HN-SERMON-3", "HN-REV-2")
@pytest.mark.parametrize("event", ["sermon", "the_reverend"])
def test_sermon_and_reverend_leave_the_shop_open(event):
    story = rush().event(event).shop("bottle", "pardner", "boots").hand("B", "2C").nuggets(A=9).with_life(A=2).turn("A")
    without = rush().shop("bottle", "pardner", "boots").hand("B", "2C").nuggets(A=9).with_life(A=2).turn("A")
    bought = [option for option in story.decision.options if option[0] == BUY]
    assert bought == [option for option in without.decision.options if option[0] == BUY]
    story.buys("bottle as beer").buys("boots")
    assert story.life("A") == 3


# ---- The Judge -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("FF-JUDGE-2", "GR-EQ-6")
@pytest.mark.parametrize("card", [*BLACK, "wanted"])
def test_under_the_judge_no_black_card_is_bought(card):
    story = rush().event("the_judge").shop(card, "shot", "bottle").nuggets(A=9).turn("A")
    assert not any(story.offers(f"buy {card}", on=seat) for seat in ["", *"ABCDE"])
    assert story.why_not("A", f"buy {card}") == WhyNot("event_forbids", "FF-JUDGE-2", story.t.standing[0])
    assert rush().shop(card, "shot", "bottle").nuggets(A=9).turn("A").why_not("A", f"buy {card}") is None


@pytest.mark.rule("FF-JUDGE-2")
def test_brown_equipment_is_bought_under_the_judge():
    story = rush().event("the_judge").shop("bottle", "rhum", "shot").equipment_deck("pardner", "union_pacific")
    story.nuggets(A=12).with_life(A=1).deck("2C", "3C", "4C", "5C").turn("A").buys("bottle as beer").buys("rhum")
    story.buys("shot", on="A").buys("union_pacific").buys("pardner as duel", on="B").asks("B", "bang").answers("pass")
    assert story.life("A") == 4
    assert (len(story.hand_of("A")), story.life("B")) == (4, 3)


@pytest.mark.rule("FF-JUDGE-1", "FF-JUDGE-2")
def test_equipment_that_lies_there_works_under_the_judge_and_may_be_removed():
    story = rush().event("the_judge").in_play("B", "boots").in_play("C", "horseshoe").nuggets(A=3)
    hit(story, "B")
    assert len(story.hand_of("B")) == 1
    story.removes("horseshoe", of="C")
    assert story.front_of("C") == []


# ---- Lasso ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("FF-LASSO-1", "GR-EQ-6", "GR-BELT-1")
@pytest.mark.parametrize(("event", "kept"), [("lasso", 2), ("", 5)])
def test_under_lasso_a_belt_holds_nothing(event, kept):
    story = under(event).in_play("B", "gun_belt").hand("B", "2C", "3C", "4C", "5C", "6C").with_life(B=2)
    story.turn("B").ends_turn()
    for _ in range(5 - kept):
        story.asks("B", "surplus").answers("discard")
    assert story.at_rest("C")
    assert len(story.hand_of("B")) == kept


@pytest.mark.rule("FF-LASSO-1", "GR-EQ-6", "GR-HORSE-1", "GR-RHUM-2")
@pytest.mark.parametrize(("event", "number"), [("lasso", 4), ("", 5)])
def test_under_lasso_a_horseshoe_flips_nothing(event, number):
    story = under(event).in_play("B", "horseshoe").shop("rhum", "shot", "boots").nuggets(B=3).with_life(B=1)
    story.turn("B").buys("rhum")
    assert len(story.discards()) == number


@pytest.mark.rule("FF-LASSO-1", "GR-EQ-6", "GR-BOOTS-1", "GR-CHARM-1")
@pytest.mark.parametrize(("event", "paid"), [("lasso", 0), ("", 1)])
def test_under_lasso_boots_and_lucky_charm_pay_for_no_wound(event, paid):
    story = under(event).in_play("B", "boots", "lucky_charm")
    hit(story, "B")
    assert (len(story.hand_of("B")), story.purse("B"), story.purse("A")) == (paid, paid, 1)


@pytest.mark.rule("FF-LASSO-1", "GR-EQ-6", "GR-CALUMET-1")
@pytest.mark.parametrize(("event", "life"), [("lasso", 3), ("", 4)])
def test_under_lasso_a_calumet_protects_from_nothing(event, life):
    story = under(event).in_play("B", "calumet").hand("A", "bang/5D").turn("A").plays("bang", on="B")
    if event:
        story.asks("B", "dodge").answers("pass")
    assert story.life("B") == life


@pytest.mark.rule("FF-LASSO-1", "GR-EQ-6", "GR-PAN-1", "GR-RUCK-1")
@pytest.mark.parametrize("event", ["lasso", ""])
def test_under_lasso_pan_and_rucksack_cannot_be_used(event):
    story = under(event).in_play("B", "gold_pan", "rucksack").nuggets(B=9).with_life(B=2).turn("B")
    assert [story.offers("gold_pan"), story.offers("rucksack")] == [not event] * 2


@pytest.mark.rule("FF-LASSO-3", "GR-RUCK-1")
@pytest.mark.parametrize("event", ["lasso", ""])
def test_under_lasso_a_rucksack_does_not_rescue(event):
    story = under(event).in_play("B", "rucksack").nuggets(B=9).with_life(B=1)
    hit(story, "B").asks("B", "rescue")
    assert story.offers("rucksack") is not event.startswith("l")
    story.answers("pass")


@pytest.mark.rule("FF-LASSO-3", "GR-WANTED-1")
@pytest.mark.parametrize(("event", "cards", "nuggets"), [("lasso", 0, 1), ("", 2, 2)])
def test_under_lasso_a_wanted_pays_nothing(event, cards, nuggets):
    story = under(event).in_play("E", "wanted").with_life(E=1)
    hit(story, "E").asks("E", "rescue").answers("pass")
    assert (len(story.hand_of("A")), story.purse("A")) == (cards, nuggets)
    assert story.used_equipment() == ["wanted"]


@pytest.mark.rule("FF-LASSO-1", "GR-EQ-6", "GR-PICK-1")
@pytest.mark.parametrize(("event", "number"), [("lasso", 2), ("", 3)])
def test_under_lasso_a_pickaxe_brings_nothing(event, number):
    story = under(event).in_play("B", "pickaxe").deck("2C", "3C", "4C").starts_turn("B")
    assert len(story.hand_of("B")) == number


@pytest.mark.rule("FF-LASSO-3", "GR-BUY-5")
def test_under_lasso_equipment_is_bought_and_removed_and_nobody_gets_two_wanteds():
    story = rush().event("lasso").shop("boots", "wanted", "shot").in_play("B", "wanted", "horseshoe").nuggets(A=9)
    story.turn("A").buys("boots").removes("horseshoe", of="B")
    assert [seat for seat in "ABCDE" if story.offers("buy wanted", on=seat)] == ["A", "C", "D", "E"]
    assert (story.front_of("A"), story.front_of("B")) == (["boots"], ["wanted"])


@pytest.mark.rule("FF-LASSO-1", "EV-10")
def test_when_lasso_is_over_what_was_bought_meanwhile_works():
    story = rush().event("lasso").next_events("ambush").shop("pickaxe", "shot", "boots").nuggets(E=4).turn("E")
    story.buys("pickaxe").ends_turn()
    for _ in range(4):
        story.ends_turn()
    assert story.at_rest("E")
    assert len(story.hand_of("E")) == 3


# ---- Belle Star ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("DC-BELLE-3", "GR-EQ-6", "GR-CALUMET-1")
@pytest.mark.parametrize(("character", "life"), [("belle_star", 3), ("plain", 4)])
def test_in_belle_stars_turn_a_calumet_protects_from_nothing(character, life):
    story = rush(A=character).in_play("B", "calumet").hand("A", "bang/5D").turn("A").plays("bang", on="B")
    if life == 3:
        story.asks("B", "dodge").answers("pass")
    assert story.life("B") == life


@pytest.mark.rule("DC-BELLE-3", "GR-EQ-6", "GR-RUCK-1")
@pytest.mark.parametrize(("character", "offered"), [("belle_star", False), ("plain", True)])
def test_in_belle_stars_turn_a_rucksack_does_not_rescue(character, offered):
    story = rush(A=character).in_play("B", "rucksack").nuggets(B=5).with_life(B=1)
    hit(story, "B").asks("B", "rescue")
    assert story.offers("rucksack") is offered
    story.answers("pass")


@pytest.mark.rule("DC-BELLE-3", "GR-EQ-6", "GR-WANTED-1")
@pytest.mark.parametrize(("character", "cards", "nuggets"), [("belle_star", 0, 1), ("plain", 2, 2)])
def test_in_belle_stars_turn_a_wanted_pays_nothing(character, cards, nuggets):
    story = rush(A=character).in_play("E", "wanted").with_life(E=1)
    hit(story, "E").asks("E", "rescue").answers("pass")
    assert (len(story.hand_of("A")), story.purse("A")) == (cards, nuggets)


@pytest.mark.rule("DC-BELLE-3", "GR-EQ-6", "GR-BOOTS-1", "GR-CHARM-1", "GR-HORSE-1")
def test_in_belle_stars_turn_wounds_are_not_paid_for_and_nobody_flips_more():
    story = rush(A="belle_star", B="jourdonnais").in_play("B", "boots", "lucky_charm", "horseshoe").hand("A", "bang")
    story.deck("2C", "8H").turn("A").plays("bang", on="B").asks("B", "dodge").answers("flip")
    story.asks("B", "dodge").answers("pass")
    assert (story.life("B"), story.hand_of("B"), story.purse("B")) == (3, [], 0)


@pytest.mark.rule("DC-BELLE-2", "DC-BELLE-3")
def test_belle_stars_own_equipment_works_in_her_turn_and_that_of_others_after_it():
    story = (
        rush(A="belle_star").in_play("A", "pickaxe", "gold_pan").in_play("B", "boots").hand("C", "bang").nuggets(A=1)
    )
    story.deck("2C", "3C", "4C", "5C").starts_turn("A").plays("gold_pan")
    assert story.values_of("A") == ["2C", "3C", "4C", "5C"]
    story.ends_turn().ends_turn().plays("bang", on="B").asks("B", "dodge").answers("pass")
    assert len(story.hand_of("B")) == 3


@pytest.mark.rule("DC-BELLE-2", "DC-BELLE-3", "GR-REM-1")
def test_belle_star_may_remove_equipment_that_has_no_effect_now():
    story = rush(A="belle_star").in_play("B", "boots").nuggets(A=4).turn("A").removes("boots", of="B")
    assert story.front_of("B") == []


# ---- Other events --------------------------------------------------------------------------------------------------


@pytest.mark.rule("HN-HANG-1", "GR-BELT-1")
def test_a_hangover_leaves_equipment_its_effect():
    story = (
        rush(B="sean_mallory").event("hangover").in_play("B", "gun_belt", "boots").hand("C", "bang").deck("2C", "3C")
    )
    story.turn("C").plays("bang", on="B").asks("B", "dodge").answers("pass")
    assert len(story.hand_of("B")) == 1
    assert story.view("B").profile[1].hand_limit == 8


@pytest.mark.rule("FF-MINE-2", "GR-RHUM-1", "GR-UNION-1")
def test_in_the_abandoned_mine_purchases_use_the_draw_pile():
    story = rush().event("abandoned_mine").shop("union_pacific", "rhum", "shot").nuggets(A=7).with_life(A=4)
    story.discard("8S").deck("2C", "3C", "4C", "5C", "6C", "7C", "8C", "9C").turn("A").buys("union_pacific").buys(
        "rhum"
    )
    assert story.values_of("A") == ["2C", "3C", "4C", "5C"]
    assert story.discard_values() == ["8S", "6C", "7C", "8C", "9C"]


@pytest.mark.rule("EV-8", "GR-BOOTS-1", "GR-CHARM-1", "FF-ROULETTE-3")
def test_russian_roulette_pays_boots_and_charm_for_both_points():
    story = rush().next_events("russian_roulette").in_play("A", "boots", "lucky_charm").deck(*("2C", "3C", "4C", "5C"))
    story.starts_turn("A").asks("A", "roulette").answers("pass")
    assert story.purse("A") == 2
    assert story.values_of("A") == ["2C", "3C", "4C", "5C"]


@pytest.mark.rule("FF-BLOOD-3", "GR-BOOTS-1", "GR-CHARM-1")
def test_a_blood_brother_is_paid_for_the_point_he_gives():
    story = rush().event("blood_brothers").in_play("B", "boots", "lucky_charm").with_life(C=2).deck("2C", "3C", "4C")
    story.starts_turn("B").asks("B", "give_life").answers("take", on="C")
    assert (story.values_of("B"), story.purse("B")) == (["2C", "3C", "4C"], 1)


@pytest.mark.rule("FF-DEAD-1", "GR-EQ-3")
def test_who_comes_back_has_none_of_his_equipment():
    story = (
        rush().event("dead_man").in_play("E", "boots").hand("D", "bang").with_life(E=1).turn("D").plays("bang", on="E")
    )
    dies(story, "E").ends_turn()
    assert story.at_rest("E")
    assert story.front_of("E") == []
