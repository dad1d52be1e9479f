"""Shadows and events, Ghost Town and Dead Man above all."""

import pytest

from boothill.family.roles import DEPUTY, HIDDEN, OUTLAW
from boothill.kernel.decision import NOBODY
from support.tales import dies, goes, losses, rush, tale, with_second

BOTH = pytest.mark.parametrize("table", [tale, rush])
"""Without and with Gold Rush."""


# ---- At the start of his turn ---------------------------------------------------------------------------------------


@pytest.mark.rule("HN-HN-2", "SH-4")
@BOTH
@pytest.mark.parametrize("character", ["plain", "bart_cassidy"])
def test_at_high_noon_shadows_lose_nothing(table, character):
    story = table(shadow=True, C=character).event("high_noon").out("C").deck("2S", "3S").starts_turn("C")
    assert story.at_rest("C")
    assert (story.life("C"), story.values_of("C"), losses(story)) == (0, ["2S", "3S"], [])
    assert [told[1] for told in story.events("unhurt")] == [(2, story.t.standing[0])]
    goes(story, "C", 2)
    assert [public[0] for public in losses(story)] == [3]  # the living do


@pytest.mark.rule("FF-FIST-1", "SH-4")
@BOTH
def test_a_fistful_of_cards_finds_a_shadow_without_cards(table):
    story = table(shadow=True).event("a_fistful_of_cards").out("C").starts_turn("C")
    assert story.at_rest("C")
    assert not story.events("volley")


@pytest.mark.rule("FF-FIST-1", "SH-4", "BASE-SUZY-1")
def test_suzys_shadow_is_shot_at_for_the_card_she_comes_with_and_not_hurt():
    story = tale(shadow=True, C="suzy_lafayette").event("a_fistful_of_cards").out("C").deck("2C", "3C", "4C")
    story.starts_turn("C").asks("C", "dodge").answers("pass")
    assert story.at_rest("C")
    assert (story.life("C"), story.values_of("C"), losses(story)) == (0, ["2C", "3C", "4C"], [])


@pytest.mark.rule("FF-BLOOD-3", "SH-4")
@BOTH
def test_a_shadow_cannot_give_blood(table):
    story = table(shadow=True).event("blood_brothers").out("C").with_life(A=1, D=1).starts_turn("C")
    assert story.at_rest("C")


@pytest.mark.rule("FF-BLOOD-3", "SH-8")
@BOTH
def test_a_shadow_cannot_receive_blood(table):
    story = table(shadow=True).event("blood_brothers").out("C").with_life(D=1).starts_turn("B").asks("B", "give_life")
    assert story.offers("take", on="D")
    assert not story.offers("take", on="C")
    story.answers("pass").ends_turn()
    assert story.at_rest("C")
    story = table(shadow=True).event("blood_brothers").out("C").starts_turn("B")
    assert story.at_rest("B")  # nobody in need


@pytest.mark.rule("HN-IDENT-6", "HN-IDENT-1", "SH-4")
@BOTH
def test_a_shadow_may_swap_characters_and_stays_without_life(table):
    story = with_second(table(shadow=True, C="bart_cassidy").event("new_identity"), "C", "paul_regret").out("C")
    story.starts_turn("C").asks("C", "identity").answers("keep")
    t = story.t
    assert story.at_rest("C")
    assert (t.rules.characters[t.character[2]].id, story.life("C"), t.max_life[2]) == ("paul_regret", 0, 3)
    assert [told[1][2:] for told in story.events("new_identity")] == [(0, 3)]
    goes(story, "C", 2)
    story.asks("D", "identity").answers("pass")
    for seat in "EABC":
        story.ends_turn().asks(seat, "identity").answers("pass")
    assert t.rules.characters[t.character[2]].id == "paul_regret"
    assert (t.shadow, story.view("A").distance(1, 2)) == (2, 2)


@pytest.mark.rule("HN-IDENT-6", "HN-IDENT-4", "DC-BILL-1")
def test_the_new_ability_works_at_once():
    story = with_second(tale(shadow=True).event("new_identity"), "C", "bill_noface").out("C").starts_turn("C")
    story.asks("C", "identity").answers("keep")
    assert len(story.hand_of("C")) == 5


@pytest.mark.rule("HN-IDENT-6", "BASE-SUZY-4")
def test_a_shadow_who_becomes_suzy_draws_at_once():
    story = with_second(tale(shadow=True).event("new_identity"), "C", "suzy_lafayette").out("C").starts_turn("C")
    assert story.asks("C", "identity").hand_of("C") == []
    assert len(story.answers("keep").hand_of("C")) == 3


@pytest.mark.rule("HN-IDENT-6", "HN-IDENT-1")
def test_a_shadow_may_stay_who_he_was():
    story = with_second(tale(shadow=True, C="bart_cassidy").event("new_identity"), "C", "paul_regret").out("C")
    story.starts_turn("C").asks("C", "identity").answers("pass")
    assert (story.t.rules.characters[story.t.character[2]].id, story.life("C")) == ("bart_cassidy", 0)
    assert story.t.max_life[2] == 4


# ---- Phase 1 --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("SH-3", "BASE-P1-2", "HN-THIRST-1", "HN-TRAIN-1")
@BOTH
@pytest.mark.parametrize(("standing", "number"), [("thirst", 1), ("train_arrival", 3), ("curse", 2)])
def test_events_change_what_a_shadow_draws_as_usual(table, standing, number):
    story = table(shadow=True).event(standing).out("C").starts_turn("C")
    assert len(story.hand_of("C")) == number


@pytest.mark.rule("FF-LIQUOR-1", "SH-4")
@BOTH
def test_a_shadow_is_not_offered_hard_liquor(table):
    story = table(shadow=True).event("hard_liquor").out("C").with_life(D=3).starts_turn("C")
    assert story.at_rest("C")
    assert len(story.hand_of("C")) == 2
    goes(story, "C", 2)
    story.asks("D", "drink_or_draw")


@pytest.mark.rule("SH-3", "FF-PEYOTE-1")
def test_peyote_replaces_his_phase_1():
    story = tale(shadow=True).event("peyote").out("C").deck("3D", "2C", "4C").starts_turn("C").asks("C", "call_colour")
    story.answers("red").answers("red")
    assert story.values_of("C") == ["3D"]


@pytest.mark.rule("SH-3", "FF-RANCH-1")
def test_a_shadow_may_use_the_ranch():
    story = tale(shadow=True).event("ranch").out("C").deck("3D", "2C", "4C", "5C").starts_turn("C")
    story.asks("C", "exchange").answers("3D").answers("2C")
    assert story.values_of("C") == ["4C", "5C"]


@pytest.mark.rule("SH-3", "HN-HANG-1")
def test_during_hangover_a_shadow_has_no_ability():
    story = tale(shadow=True, C="pixie_pete").event("hangover").out("C").starts_turn("C")
    assert len(story.hand_of("C")) == 2


@pytest.mark.rule("SH-3", "FF-JUDGE-1", "HN-SERMON-1", "HN-REV-1")
@pytest.mark.parametrize(("standing", "card"), [("the_judge", "barrel"), ("sermon", "bang"), ("the_reverend", "beer")])
def test_what_an_event_forbids_it_forbids_a_shadow(standing, card):
    story = rush(shadow=True).event(standing).out("C").deck(card, "2S").starts_turn("C")
    assert story.why_not("C", card).code == "event_forbids"


# ---- Abandoned Mine -------------------------------------------------------------------------------------------------


@pytest.mark.rule("FF-MINE-1", "SH-5")
@BOTH
def test_in_the_mine_a_shadows_surplus_goes_on_the_deck_and_the_rest_is_discarded(table):
    story = table(shadow=True).event("abandoned_mine").out("C").discard("9C", "barrel", "8C").starts_turn("C")
    assert story.hand_of("C") == ["bang", "barrel"]
    story.plays("barrel").ends_turn()
    assert story.at_rest("D")
    assert story.discards() == []  # D has drawn the Barrel and the card below it
    assert sorted(story.hand_of("D")) == ["bang", "barrel"]
    assert story.t.rules.value_text(story.t.deck[-1]) == "8C"
    assert len(story.events("put_on_deck")) == 1


@pytest.mark.rule("FF-MINE-1", "SH-5", "DC-SEAN-1")
def test_what_is_no_surplus_is_discarded_when_he_leaves():
    story = tale(shadow=True, C="sean_mallory").event("abandoned_mine").out("C").discard("9C", "8C", "7C", "6C")
    story.starts_turn("C").ends_turn()
    assert story.at_rest("D")
    assert not story.events("put_on_deck")
    assert sorted(story.values_of("D")) == ["6C", "7C"]
    assert story.discard_values() == ["9C", "8C"]


# ---- What is revealed in the Sheriff's turn -------------------------------------------------------------------------


@pytest.mark.rule("SH-8", "HN-DOCTOR-1")
@BOTH
def test_the_doctor_does_not_look_at_shadows(table):
    story = table(shadow=True).next_events("the_doctor").out("C").with_life(B=2).starts_turn("A")
    assert [story.life(seat) for seat in "ABCDE"] == [5, 3, 0, 4, 4]
    assert not story.events("unhealed")


@pytest.mark.rule("SH-8", "FF-ROULETTE-1")
def test_russian_roulette_passes_over_shadows():
    story = tale(shadow=True).next_events("russian_roulette").out("B", "C").hand("A", "missed").starts_turn("A")
    story.asks("A", "roulette").answers("missed").asks("D", "roulette").answers("pass")
    assert story.life("D") == 2


# ---- Ghost Town -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("HN-GHOST-11", "HN-GHOST-1", "BASE-TURN-2")
@BOTH
def test_in_ghost_town_he_is_a_ghost_with_three_cards_and_no_shadow(table):
    story = table(shadow=True).event("ghost_town").out("C").deck("whisky", "2S", "3S").starts_turn("C")
    assert (story.t.ghost, story.t.shadow, len(story.hand_of("C"))) == (2, NOBODY, 3)
    assert not story.events("shadow_came")
    story.plays("whisky").asks("C", "second_card").answers("2S")
    assert story.life("C") == 2  # a ghost regains life
    goes(story, "C", 1)
    assert [told[1] for told in story.events("eliminated")] == [(2, OUTLAW, NOBODY)]
    assert not story.events("shadow_left")


@pytest.mark.rule("HN-GHOST-11", "HN-GHOST-5", "BASE-SAM-1", "DC-GREG-1", "DC-HERB-1")
@BOTH
def test_a_ghost_is_eliminated_again_with_everything_that_follows(table):
    story = table(6, shadow=True, A="vulture_sam", D="greg_digger", E="herb_hunter").event("ghost_town").out("C")
    story.with_life(D=1).deck("barrel", "2S", "3S", "4S", "5S").starts_turn("C").plays("barrel")
    goes(story, "C", 2)
    assert (story.hand_of("A"), story.life("D"), story.values_of("E")) == (["barrel"], 3, ["4S", "5S"])


@pytest.mark.rule("HN-GHOST-11", "HN-GHOST-10", "SH-2")
@pytest.mark.parametrize("shadow", [True, False])
def test_only_in_the_shadow_variant_a_ghost_keeps_his_nuggets(shadow):
    story = rush(shadow=shadow).event("ghost_town").shop("boots", "shot", "pickaxe").out("C").nuggets(C=5)
    story.deck("bang", "2S", "3S").starts_turn("C").buys("boots").plays("bang", on="D").asks("D", "dodge")
    story.answers("pass")
    assert story.purse("C") == 3
    goes(story, "C", 2)
    assert story.purse("C") == (3 if shadow else 0)
    assert (story.front_of("C"), story.used_equipment()) == ([], ["boots"])


@pytest.mark.rule("HN-GHOST-11", "HN-GHOST-9", "GR-RUSH-3", "GR-DON-2")
def test_a_ghost_gets_no_extra_turn_in_the_variant_either():
    story = rush(shadow=True, C="don_bell").event("ghost_town").shop("gold_rush_equipment", "shot", "boots").out("C")
    story.nuggets(C=5).deck("2S", "3S", "4S", "6H").starts_turn("C").buys("gold_rush_equipment")
    story.asks("C", "surplus").answers("2S").answers("3S")
    assert story.at_rest("D")
    assert not story.events("extra_turn")


@pytest.mark.rule("HN-GHOST-11", "SH-12", "SH-13")
@BOTH
@pytest.mark.parametrize(("dead", "side"), [("", DEPUTY), ("C", OUTLAW)])
def test_a_renegades_ghost_takes_a_side_for_it_is_his_turn(table, dead, side):
    story = table(shadow=True).event("ghost_town").out("E", *dead).starts_turn("E")
    assert (story.t.ghost, story.t.sides[4]) == (4, side)
    goes(story, "E", 3)
    assert story.t.sides[4] == side


@pytest.mark.rule("HN-GHOST-6", "SH-12")
def test_without_the_variant_a_renegades_ghost_serves_nobody():
    story = tale().event("ghost_town").out("E", "C").starts_turn("E")
    assert story.t.sides == (HIDDEN,) * 5
    assert not story.events("took_side")


@pytest.mark.rule("HN-GHOST-11", "SH-13", "BASE-WIN-2")
def test_a_renegades_ghost_who_is_alone_wins_only_with_the_side_he_serves():
    story = tale(shadow=True).event("ghost_town").out("B", "C", "D", "E").with_life(A=1).deck("duel", "2S", "3S")
    story.starts_turn("E")
    assert story.t.sides[4] == OUTLAW
    dies(story.plays("duel", on="A"), "A", "bang")
    assert story.winners == "CDE"


@pytest.mark.rule("HN-GHOST-11", "SH-3", "EV-10")
@BOTH
def test_when_ghost_town_ends_he_is_a_shadow_again(table):
    story = table(shadow=True).event("ghost_town").next_events("curse").out("E").starts_turn("E")
    assert story.t.ghost == 4
    goes(story, "E", 3)
    for _ in "ABCD":
        story.ends_turn()
    assert story.at_rest("E")
    assert (story.t.ghost, story.t.shadow, len(story.hand_of("E"))) == (NOBODY, 4, 2)


# ---- Dead Man -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("SH-18", "FF-DEAD-5", "FF-DEAD-1", "BASE-TURN-2")
@BOTH
@pytest.mark.parametrize("seat", ["C", "D"])
def test_dead_man_brings_the_first_shadow_back_for_good_and_the_others_for_their_turns(table, seat):
    story = table(shadow=True).event("dead_man").out("C", "D").starts_turn(seat)
    first = seat == "C"
    assert (story.t.shadow == NOBODY) is first
    assert story.life(seat) == (2 if first else 0)
    assert len(story.hand_of(seat)) == (4 if first else 2)
    story.ends_turn().asks(seat, "surplus").answers("discard")
    if first:
        story.asks(seat, "surplus").answers("discard")
    assert story.is_out(seat) is not first
    assert len(story.events("shadow_left")) == (1 if not first else 0)


@pytest.mark.rule("SH-18", "FF-DEAD-5", "SH-6", "FF-DEAD-2")
def test_turns_as_a_shadow_do_not_change_who_was_first():
    story = tale(shadow=True).next_events("dead_man").out("D", "C").starts_turn("C")
    goes(story, "C", 2)
    goes(story, "D", 2)
    assert story.t.first_out == 3
    for seat in "EAB":
        assert story.at_rest(seat)
        story.ends_turn()
    assert (story.at_rest("C"), story.t.shadow) == (True, 2)
    goes(story, "C", 2)
    assert (story.at_rest("D"), story.t.shadow, story.life("D")) == (True, NOBODY, 2)


@pytest.mark.rule("SH-18", "FF-DEAD-5", "FF-DEAD-4", "SH-4")
@BOTH
def test_back_for_good_he_heals_and_bleeds_like_anybody(table):
    story = table(shadow=True).event("dead_man").out("C").hand("D", "bang").deck("beer", "2S", "3S", "4S")
    story.starts_turn("C").plays("beer")
    assert story.life("C") == 3
    assert story.ends_turn().at_rest("D")
    story.plays("bang", on="C").asks("C", "dodge").answers("pass")
    assert story.life("C") == 2


@pytest.mark.rule("SH-18", "FF-DEAD-5", "SH-5")
def test_back_for_good_he_keeps_cards_and_life_from_turn_to_turn():
    story = tale(shadow=True).event("dead_man").out("C").deck("barrel", "2S", "3S", "4S").starts_turn("C")
    story.plays("barrel").ends_turn().asks("C", "surplus").answers("2S")
    for _ in "DEAB":
        story.ends_turn()
    assert story.at_rest("C")
    assert (story.t.shadow, story.life("C"), story.front_of("C")) == (NOBODY, 2, ["barrel"])
    assert len(story.hand_of("C")) == 4
    assert not story.events("shadow_came")


@pytest.mark.rule("SH-18", "FF-DEAD-2", "BASE-ELIM-9", "SH-2")
@BOTH
def test_eliminated_again_he_is_a_shadow_again(table):
    story = table(shadow=True).event("dead_man").out("C").hand("D", "bang").starts_turn("C")
    story.ends_turn().asks("C", "surplus").answers("discard").asks("C", "surplus").answers("discard")
    story.with_life(C=1)
    dies(story.plays("bang", on="C"), "C")
    assert len(story.events("reward")) == 1
    story.ends_turn()
    while not story.at_rest("C"):
        if story.decision.kind == "surplus":
            story.asks("D", "surplus").answers("discard")
        else:
            story.ends_turn()
    assert (story.t.shadow, story.life("C")) == (2, 0)


@pytest.mark.rule("SH-18", "SH-5", "SH-7")
def test_the_dead_man_has_the_nuggets_he_kept():
    story = rush(shadow=True).event("dead_man").out("C").nuggets(C=3).shop("boots", "shot", "pickaxe").starts_turn("C")
    story.buys("boots").ends_turn().asks("C", "surplus").answers("discard").asks("C", "surplus").answers("discard")
    assert story.front_of("C") == ["boots"]
