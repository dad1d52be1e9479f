"""Lasso: no card in play has an effect."""

import pytest

from boothill.kernel.reasons import WhyNot
from support.tales import rush, tale

WEAPONS = ("volcanic", "schofield", "remington", "rev_carabine", "winchester")
GREEN_MISSED = ("bible", "iron_plate", "sombrero", "ten_gallon_hat")
GREEN = (
    "canteen",
    "can_can",
    "conestoga",
    "derringer",
    "knife",
    "pepperbox",
    "buffalo_rifle",
    "howitzer",
    "pony_express",
)


def lasso(players=5, **table):
    """A story with Lasso in force."""
    return tale(players, **table).event("lasso")


def distance(story, one, other):
    """The distance as a seat sees it."""
    return story.view(one).distance(story.seat(one), story.seat(other))


def flips(story):
    """What the draw!s were made for."""
    return [story.t.rules.kinds[told[1][1]].id for told in story.events("flipped")]


def blamed(story):
    """The reason that names Lasso."""
    return WhyNot("event_forbids", "FF-LASSO-1", story.t.standing[0])


# ---- Jail, Dynamite, Volcanic --------------------------------------------------------------------------------------


@pytest.mark.scenario("IM-69")
@pytest.mark.rule("FF-LASSO-2", "EV-10", "BASE-DYN-2")
def test_jail_and_dynamite_wait_and_are_checked_in_the_first_turn_afterwards():
    story = lasso().next_events("ambush").in_play("C", "jail/JS", "dynamite/2H", "volcanic")
    story.hand("C", "bang/QH", "bang/KH").deck(
        "2C", "3C", "4C", "5C", "6C", "7C", "8C", "9C", "2D", "3D", "4D", "bang/AH"
    ).starts_turn("C")
    assert story.at_rest("C")
    assert flips(story) == []
    assert [story.kind(told[1][1]) for told in story.events("lies_idle")] == ["jail", "dynamite"]
    assert story.values_of("C")[2:] == ["2C", "3C"]
    assert story.view("A").profile[2].range == 1
    story.plays("bang", on="B").asks("B", "dodge").answers("pass")
    assert not story.offers("bang", on="B")
    assert story.why_not("C", "bang") == blamed(story)
    story.ends_turn()
    assert story.front_of("C") == ["jail", "dynamite", "volcanic"]
    story.ends_turn().ends_turn().ends_turn()  # D, E; A reveals the next event
    story.ends_turn()
    assert flips(story) == ["dynamite", "jail"]
    assert story.front_of("C") == ["volcanic"]
    assert story.front_of("D") == ["dynamite"]
    assert story.at_rest("C")


@pytest.mark.rule("FF-LASSO-2", "BASE-TURN-2")
def test_the_sheriff_who_reveals_it_need_not_check_his_dynamite_any_more():
    story = tale().next_events("lasso").in_play("A", "dynamite").deck("8S", "2C").starts_turn("A")
    assert story.life("A") == 5
    assert story.values_of("A") == ["8S", "2C"]
    assert story.front_of("A") == ["dynamite"]


@pytest.mark.rule("FF-LASSO-2", "EV-10", "BASE-TURN-2")
def test_the_sheriff_who_ends_it_checks_his_dynamite_in_the_same_turn():
    story = lasso().next_events("ambush").in_play("A", "dynamite").deck("8S", "2C", "3C").starts_turn("A")
    assert story.life("A") == 2
    assert story.front_of("A") == []


@pytest.mark.rule("FF-LASSO-2", "FF-LASSO-3")
def test_jail_and_dynamite_laid_down_meanwhile_wait_as_well():
    story = lasso().hand("B", "jail/JS", "dynamite/2H").deck("8S", "3S", "4C", "5C").turn("B")
    story.plays("jail", on="C").plays("dynamite").ends_turn()
    assert story.at_rest("C")
    assert story.front_of("C") == ["jail"]
    assert story.front_of("B") == ["dynamite"]
    assert flips(story) == []


@pytest.mark.rule("FF-LASSO-2", "DC-VERA-3")
def test_vera_custer_in_a_jail_without_effect_chooses_as_ever():
    story = lasso(B="vera_custer", C="pixie_pete").in_play("B", "jail/JS").deck("2C", "3C", "4C").starts_turn("B")
    story.asks("B", "copy").answers("take", on="C")
    assert story.values_of("B") == ["2C", "3C", "4C"]
    assert story.front_of("B") == ["jail"]


# ---- weapons, distance, barrels ------------------------------------------------------------------------------------


@pytest.mark.rule("FF-LASSO-1", "FF-LASSO-2")
@pytest.mark.parametrize("weapon", WEAPONS)
def test_every_weapon_reaches_no_further_than_the_colt_and_gives_no_second_bang(weapon):
    story = lasso(7).in_play("A", weapon).hand("A", "bang", "bang").turn("A")
    assert [seat for seat in "BCDEFG" if story.offers("bang", on=seat)] == ["B", "G"]
    story.plays("bang", on="B").asks("B", "dodge").answers("pass")
    assert not story.offers("bang", on="B")


@pytest.mark.rule("FF-LASSO-2", "FF-LASSO-3")
def test_willy_the_kid_needs_no_volcanic():
    story = lasso(A="willy_the_kid").in_play("A", "volcanic").hand("A", "bang", "bang").turn("A")
    story.plays("bang", on="B").asks("B", "dodge").answers("pass").plays("bang", on="B").asks("B", "dodge")
    story.answers("pass")
    assert story.life("B") == 2


@pytest.mark.rule("FF-LASSO-1", "FF-LASSO-2")
@pytest.mark.parametrize(
    ("mine", "theirs", "me", "him", "far"),
    [
        (["scope"], [], "plain", "plain", 3),
        (["binocular"], [], "plain", "plain", 3),
        ([], ["mustang"], "plain", "plain", 3),
        ([], ["hideout", "mustang"], "plain", "plain", 3),
        (["scope", "binocular"], ["hideout"], "rose_doolan", "plain", 2),
        (["scope"], ["mustang"], "plain", "paul_regret", 4),
    ],
)
def test_distances_know_only_seats_and_characters(mine, theirs, me, him, far):
    story = lasso(7, A=me, D=him).in_play("A", *mine).in_play("D", *theirs).turn("A")
    assert distance(story, "A", "D") == far


@pytest.mark.rule("FF-LASSO-1", "FF-LASSO-2")
@pytest.mark.parametrize("card", ["barrel", *GREEN_MISSED])
def test_nothing_in_play_stops_a_shot(card):
    story = lasso().hand("A", "bang").hand("B", "missed").in_play("B", card).deck("bang/QH").turn("A")
    story.plays("bang", on="B").asks("B", "dodge")
    assert not story.offers("flip")
    assert not story.offers(card)
    assert story.offers("missed")
    story.answers("pass")
    assert story.life("B") == 3
    assert story.front_of("B") == [card]


@pytest.mark.rule("FF-LASSO-3", "BASE-JOURD-1")
def test_jourdonnais_flips_once_though_he_has_a_barrel():
    story = lasso(B="jourdonnais").hand("A", "bang").in_play("B", "barrel").deck("2C", "bang/QH").turn("A")
    story.plays("bang", on="B").asks("B", "dodge").answers("flip").asks("B", "dodge")
    assert not story.offers("flip")
    story.answers("pass")
    assert story.life("B") == 3


@pytest.mark.rule("FF-LASSO-3")
def test_abilities_that_need_no_card_in_play_work():
    story = lasso(A="slab_the_killer", B="el_gringo").hand("A", "bang", "8C").hand("B", "missed").turn("A")
    story.plays("bang", on="B").asks("B", "dodge").answers("missed").asks("B", "dodge").answers("pass")
    assert story.life("B") == 2
    assert story.values_of("B") == ["8C"]


@pytest.mark.rule("FF-LASSO-1", "DC-BELLE-2")
def test_belle_star_has_no_use_of_her_own_cards_either():
    story = lasso(A="belle_star").in_play("A", "scope", "volcanic", "canteen").hand("A", "bang", "bang").with_life(A=3)
    story.turn("A")
    assert not story.offers("spend canteen")
    assert not story.offers("bang", on="C")
    story.plays("bang", on="B").asks("B", "dodge").answers("pass")
    assert not story.offers("bang", on="B")


# ---- green cards ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("FF-LASSO-1", "FF-LASSO-2")
@pytest.mark.parametrize("card", GREEN)
def test_green_cards_cannot_be_used_and_the_event_is_named_as_the_reason(card):
    story = lasso().in_play("B", card).hand("C", "9C").with_life(B=2).turn("B")
    assert not any(
        story.offers(f"spend {card}", on=seat, taking=taking) for seat in ["", *"ACDE"] for taking in ["", "hand"]
    )
    assert story.why_not("B", f"spend {card}") == blamed(story)


@pytest.mark.rule("FF-LASSO-2", "EV-10", "DC-GREEN-2")
def test_a_green_card_laid_down_meanwhile_can_be_used_when_it_is_over():
    story = lasso().next_events("ambush").hand("A", "canteen").with_life(A=3).deck("2C", "3C", "4C", "5C").turn("A")
    story.plays("canteen")
    assert not story.offers("spend canteen")
    story.ends_turn()
    for _ in range(4):
        story.ends_turn()
    assert story.at_rest("A")
    story.spends("canteen")
    assert story.life("A") == 4


@pytest.mark.rule("FF-LASSO-2", "EV-10")
def test_everything_works_again_when_the_next_event_comes():
    story = lasso().next_events("thirst").in_play("A", "winchester", "pony_express").in_play("B", "mustang", "barrel")
    story.hand("A", "bang").hand("B", "missed").deck("2C", "3C", "bang/QH").starts_turn("A")
    assert distance(story, "A", "B") == 2
    assert story.offers("spend pony_express")
    story.plays("bang", on="B").asks("B", "dodge")
    assert story.offers("flip")
    story.answers("missed")


# ---- cards still come and go ---------------------------------------------------------------------------------------


@pytest.mark.rule("FF-LASSO-3")
def test_cards_are_played_replaced_taken_and_discarded():
    story = lasso().hand("A", "barrel", "winchester", "panic/JH", "cat_balou/KH", "knife").in_play("A", "schofield")
    story.in_play("B", "mustang", "hideout").in_play("C", "iron_plate/AD").turn("A")
    story.plays("barrel").plays("winchester").plays("knife")
    assert story.front_of("A") == ["barrel", "winchester", "knife"]
    assert story.discards() == ["schofield"]
    story.plays("panic", on="B", taking="mustang")  # whatever Mustang and Hideout would say
    story.plays("cat_balou", on="C", taking="iron_plate")
    assert story.hand_of("A") == ["mustang"]
    assert story.front_of("B") == ["hideout"]
    assert story.front_of("C") == []


@pytest.mark.rule("FF-LASSO-3", "BASE-LIM-4", "BASE-LIM-5")
@pytest.mark.parametrize("card", ["barrel", "mustang", "volcanic", "schofield", "iron_plate", "dynamite"])
def test_a_second_card_of_the_same_name_stays_forbidden(card):
    story = lasso().in_play("A", card).hand("A", card).turn("A")
    assert not story.offers(card)
    assert story.why_not("A", card).code == "same_name"


@pytest.mark.rule("FF-LASSO-3", "BASE-LIM-4")
def test_who_has_a_jail_without_effect_gets_no_second_one():
    story = lasso().in_play("C", "jail/JS").hand("B", "jail/10S").turn("B")
    assert [seat for seat in "ABCDE" if story.offers("jail", on=seat)] == ["B", "D", "E"]


@pytest.mark.rule("FF-LASSO-3", "PROMO-KISCH-1")
def test_johnny_kisch_sweeps_namesakes_away():
    story = lasso(A="johnny_kisch").hand("A", "barrel/QS", "iron_plate/AD").in_play("B", "barrel/KS")
    story.in_play("C", "iron_plate/QS", "mustang").turn("A").plays("barrel").plays("iron_plate")
    assert [story.front_of(seat) for seat in "ABC"] == [["barrel", "iron_plate"], [], ["mustang"]]


@pytest.mark.rule("FF-LASSO-3", "DC-PAT-1")
def test_pat_brennan_takes_a_card_without_effect():
    story = lasso(B="pat_brennan").in_play("D", "jail/JS").deck("2C").starts_turn("B").asks("B", "draw_or_take")
    story.answers("jail", on="D")
    assert story.hand_of("B") == ["jail"]


@pytest.mark.rule("FF-LASSO-3", "BASE-SAM-1")
def test_vulture_sam_inherits_cards_without_effect():
    story = lasso(D="vulture_sam").hand("A", "bang").in_play("B", "barrel", "sombrero").with_life(B=1).turn("A")
    story.plays("bang", on="B").asks("B", "dodge").answers("pass").asks("B", "rescue").answers("pass")
    assert story.hand_of("D") == ["barrel", "sombrero"]


# ---- why not -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("FF-LASSO-2")
@pytest.mark.parametrize(("card", "named"), [("winchester", True), ("scope", True), ("barrel", False)])
def test_out_of_range_is_the_events_doing_only_if_a_card_would_have_helped(card, named):
    story = lasso(4, B="paul_regret").ability("D", "paul_regret").in_play("A", card).hand("A", "bang").turn("A")
    assert not story.offers("bang", on="B")
    assert (story.why_not("A", "bang") == blamed(story)) is named
    assert named or story.why_not("A", "bang").code == "out_of_range"


# ---- equipment -----------------------------------------------------------------------------------------------------


def table(in_force, **characters):
    """A story with equipment, with Lasso in force or without."""
    return rush(**characters).event("lasso") if in_force else rush(**characters)


def hit(story, seat="E"):
    """A's BANG! hits."""
    return story.hand("A", "bang").turn("A").plays("bang", on=seat).asks(seat, "dodge").answers("pass")


@pytest.mark.rule("FF-LASSO-1", "FF-LASSO-3", "GR-RUCK-1")
@pytest.mark.parametrize("in_force", [True, False])
def test_a_rucksack_rescues_nobody(in_force):
    story = hit(table(in_force).in_play("E", "rucksack").nuggets(E=2).with_life(E=1)).asks("E", "rescue")
    assert story.offers("rucksack") is not in_force
    story.answers("pass" if in_force else "use")
    assert story.is_out("E") is in_force


@pytest.mark.rule("FF-LASSO-1", "GR-BOOTS-1", "GR-CHARM-1")
@pytest.mark.parametrize("in_force", [True, False])
def test_boots_and_charm_pay_for_no_wound_but_the_shooter_earns_his_nugget(in_force):
    story = hit(table(in_force).in_play("E", "boots", "lucky_charm"))
    assert (len(story.hand_of("E")), story.purse("E")) == ((0, 0) if in_force else (1, 1))
    assert story.purse("A") == 1


@pytest.mark.rule("FF-LASSO-3", "GR-WANTED-1")
@pytest.mark.parametrize(("in_force", "cards", "nuggets"), [(True, 0, 1), (False, 2, 2)])
def test_a_bounty_pays_nothing(in_force, cards, nuggets):
    story = hit(table(in_force).in_play("E", "wanted").with_life(E=1)).asks("E", "rescue").answers("pass")
    assert (len(story.hand_of("A")), story.purse("A")) == (cards, nuggets)
    assert story.used_equipment() == ["wanted"]


@pytest.mark.rule("FF-LASSO-1", "GR-CALUMET-1")
@pytest.mark.parametrize("in_force", [True, False])
def test_a_calumet_wards_nothing_off(in_force):
    story = table(in_force).in_play("B", "calumet").hand("A", "bang/5D").turn("A").plays("bang", on="B")
    if in_force:
        story.asks("B", "dodge").answers("pass")
    assert story.at_rest("A")
    assert story.life("B") == (3 if in_force else 4)


@pytest.mark.rule("FF-LASSO-1", "GR-PAN-1", "GR-RUCK-1")
@pytest.mark.parametrize("in_force", [True, False])
def test_gold_pan_and_rucksack_cannot_be_used(in_force):
    story = table(in_force).in_play("A", "gold_pan", "rucksack").nuggets(A=4).with_life(A=2).turn("A")
    assert [story.offers(name) for name in ("gold_pan", "rucksack")] == [not in_force] * 2


@pytest.mark.rule("FF-LASSO-3", "GR-REM-1", "GR-BUY-5")
def test_equipment_is_bought_and_removed_as_ever_and_none_twice():
    story = rush().event("lasso").shop("boots", "wanted", "shot").in_play("B", "horseshoe").in_play("C", "wanted")
    story.nuggets(A=8).turn("A").buys("boots").removes("horseshoe", of="B")
    assert (story.front_of("A"), story.front_of("B"), story.purse("A")) == (["boots"], [], 2)
    assert not story.offers("buy wanted", on="C")
    assert story.buys("wanted", on="B").front_of("B") == ["wanted"]


@pytest.mark.rule("FF-LASSO-1", "BASE-P1-2", "GR-PICK-1")
@pytest.mark.parametrize(("in_force", "drawn"), [(True, 2), (False, 3)])
def test_a_pickaxe_digs_nothing_up(in_force, drawn):
    story = table(in_force).in_play("B", "pickaxe").deck("2C", "3C", "4C").starts_turn("B")
    assert len(story.hand_of("B")) == drawn


@pytest.mark.rule("FF-LASSO-1")
def test_a_horseshoe_gives_no_second_flip_and_a_belt_holds_nothing():
    story = table(True, B="jourdonnais").in_play("B", "horseshoe", "gun_belt").hand("A", "bang").deck("2C", "bang/QH")
    story.hand("B", "2D", "3D", "4D", "5D", "6D").turn("A").plays("bang", on="B").asks("B", "dodge").answers("flip")
    story.asks("B", "dodge").answers("pass")
    assert story.life("B") == 3
    story.ends_turn().ends_turn().asks("B", "surplus")
