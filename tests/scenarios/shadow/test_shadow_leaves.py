"""The end of a shadow's turn: he leaves, which is no elimination, and may come back for an extra turn."""

import pytest

from boothill.family.roles import DEPUTY, OUTLAW
from support.tales import dies, event, goes, rush, tale

BOTH = pytest.mark.parametrize("table", [tale, rush])
"""Without and with Gold Rush."""


def names(story, *kinds):
    """What was told of these kinds, in order."""
    return [told[0] for told in story.match.events if told[0] in kinds]


# ---- Everything is discarded ----------------------------------------------------------------------------------------


@pytest.mark.rule("SH-5", "BASE-TURN-6")
@BOTH
def test_he_discards_hand_and_cards_in_play_and_is_out_again(table):
    story = table(shadow=True).out("C").deck("barrel", "wells_fargo", "mustang", "4C", "5C").starts_turn("C")
    story.plays("wells_fargo").plays("barrel").plays("mustang").ends_turn().asks("C", "surplus")
    assert story.decision.subject == (2,)
    story.answers("4C")
    assert story.at_rest("D")
    assert story.is_out("C")
    assert story.t.eliminated == [2]
    assert story.discards() == ["wells_fargo", "bang", "bang", "barrel", "mustang"]
    assert (story.hand_of("C"), story.front_of("C")) == ([], [])
    assert names(story, "shadow_left", "eliminated", "turn_over") == ["shadow_left", "turn_over"]
    assert story.events("shadow_left")[0][1] == (2,)


@pytest.mark.rule("SH-5", "GR-EQ-4", "GR-EQ-5")
def test_his_equipment_goes_under_its_deck_in_the_order_he_had_acquired_it():
    story = rush(shadow=True).out("C").shop("pickaxe", "boots", "shot").equipment_deck("calumet", "shot", "shot")
    story.nuggets(C=11).deck("4C", "barrel").starts_turn("C")
    story.buys("boots").buys("pickaxe").plays("barrel").buys("calumet")
    assert story.front_of("C") == ["boots", "pickaxe", "barrel", "calumet"]
    goes(story, "C", 1)
    assert story.used_equipment() == ["boots", "pickaxe", "calumet"]
    assert story.discards() == ["bang", "barrel"]
    assert (story.front_of("C"), story.purse("C")) == ([], 1)


@pytest.mark.rule("SH-5", "SH-7")
def test_his_nuggets_are_kept_from_turn_to_turn():
    story = rush(shadow=True).out("C").nuggets(C=2).deck("bang", "beer").starts_turn("C")
    story.plays("bang", on="D").asks("D", "dodge").answers("pass").uses(card="beer")
    assert story.purse("C") == 4
    story.ends_turn()
    for seat in "DEAB":
        assert story.at_rest(seat)
        assert story.purse("C") == 4
        story.ends_turn()
    assert story.at_rest("C")
    assert story.purse("C") == 4
    assert not story.events("lost_nuggets")


@pytest.mark.rule("SH-5", "GR-BELT-1")
def test_a_gun_belt_spares_him_phase_3_but_not_the_discarding_after_it():
    story = rush(shadow=True).out("C").shop("gun_belt", "shot", "boots").nuggets(C=2).deck("4C", "5C").starts_turn("C")
    story.buys("gun_belt").ends_turn()
    assert story.at_rest("D")
    assert (story.hand_of("C"), story.discard_values()) == ([], ["4C", "5C"])
    assert names(story, "shadow_left", "discarded", "shelved") == ["shadow_left", "discarded", "discarded", "shelved"]


@pytest.mark.rule("SH-5", "DC-SEAN-1")
@BOTH
def test_sean_mallory_keeps_his_hand_until_he_leaves(table):
    story = table(shadow=True, C="sean_mallory").out("C").deck("4C", "5C").starts_turn("C").ends_turn()
    assert story.at_rest("D")
    assert story.discard_values() == ["4C", "5C"]
    assert names(story, "shadow_left", "discarded") == ["shadow_left", "discarded", "discarded"]


@pytest.mark.rule("SH-5", "BASE-TURN-5")
def test_a_shadow_whose_turn_is_skipped_leaves_all_the_same():
    def lost_day(t, me):
        t.skipped = me == 2

    story = tale(rules=event(turn_check=(3, lost_day)), shadow=True).out("C").turn("B").ends_turn()
    assert story.at_rest("D")
    assert (story.t.shadow, story.is_out("C")) == (-1, True)
    assert names(story, "shadow_came", "shadow_left") == ["shadow_came", "shadow_left"]


# ---- It is no elimination -------------------------------------------------------------------------------------------


@pytest.mark.rule("SH-6", "BASE-SAM-1", "DC-GREG-1", "DC-HERB-1")
@BOTH
def test_nobody_has_anything_of_a_shadows_leaving(table):
    story = table(6, shadow=True, A="vulture_sam", D="greg_digger", E="herb_hunter").out("C").with_life(D=1)
    story.deck("barrel", "4C").starts_turn("C").plays("barrel")
    goes(story, "C", 1)
    assert (story.hand_of("A"), story.life("D"), story.hand_of("E")) == ([], 1, [])
    assert story.discards() == ["bang", "barrel"]
    assert not story.events("eliminated")
    assert not story.events("inherited")


@pytest.mark.rule("SH-6", "SH-2")
def test_his_killer_and_the_order_of_the_dead_are_remembered():
    story = tale(shadow=True).hand("B", "bang").with_life(C=1).turn("B")
    dies(story.plays("bang", on="C"), "C")
    story.ends_turn()
    goes(story, "C", 2)
    assert (story.t.killed_by[2], story.t.first_out, story.t.face_up) == (1, 2, [0, 2])


# ---- Extra turns ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("SH-19", "SH-5", "FF-VEND-1", "BASE-TURN-8")
@BOTH
def test_vendetta_gives_a_shadow_another_turn_with_two_new_cards(table):
    story = table(shadow=True).event("vendetta").out("C").deck("barrel", "4C", "5H", "6C", "7C", "8C").starts_turn("C")
    story.plays("barrel").ends_turn()
    assert story.at_rest("C")
    assert (story.t.extra_turn, story.t.shadow, story.life("C")) == (True, 2, 0)
    assert (story.values_of("C"), story.front_of("C")) == (["6C", "7C"], [])
    assert story.discards() == ["bang", "saloon", "barrel"]
    assert names(story, "turn", "shadow_came", "extra_turn", "shadow_left") == [
        *("turn", "shadow_came", "extra_turn", "shadow_left"),
        *("turn", "shadow_came"),
    ]
    goes(story, "C", 2)
    assert story.at_rest("D")  # no draw! after an extra turn (FF-VEND-2)
    assert len(story.events("flipped")) == 1


@pytest.mark.rule("SH-19", "FF-VEND-1")
@BOTH
def test_a_shadow_whose_vendetta_fails_is_just_gone(table):
    story = table(shadow=True).event("vendetta").out("C").deck("4C", "5C", "6C").starts_turn("C").ends_turn()
    story.asks("C", "surplus").answers("4C")
    assert story.at_rest("D")
    assert story.is_out("C")


@pytest.mark.rule("SH-19", "GR-DON-1")
@pytest.mark.parametrize(("flip", "extra"), [("6D", True), ("6H", True), ("6C", False)])
def test_don_bell_may_earn_an_extra_turn_as_a_shadow(flip, extra):
    story = rush(shadow=True, C="don_bell").out("C").nuggets(C=1).deck("4C", "5C", flip, "7C", "8C").starts_turn("C")
    story.ends_turn().asks("C", "surplus").answers("4C")
    if not extra:
        assert story.at_rest("D")
        return
    assert story.at_rest("C")
    assert (story.t.shadow, story.t.extra_turn, story.values_of("C"), story.purse("C")) == (2, True, ["7C", "8C"], 1)
    goes(story, "C", 2)
    assert story.at_rest("D")


@pytest.mark.rule("SH-19", "FF-VEND-3")
def test_don_bell_under_vendetta_may_earn_two():
    story = rush(shadow=True, C="don_bell").event("vendetta").out("C").deck("4C", "5C", "6H", "6D").starts_turn("C")
    story.ends_turn().asks("C", "surplus").answers("4C")
    for _ in range(2):
        assert (story.at_rest("C"), story.t.shadow, len(story.hand_of("C"))) == (True, 2, 2)
        story.ends_turn().asks("C", "surplus").answers("discard")
    assert story.at_rest("D")
    assert story.is_out("C")
    assert len(story.events("shadow_came")) == 3


@pytest.mark.rule("SH-19", "SH-4", "GR-RUSH-1", "GR-RUSH-3")
def test_gold_rush_gives_a_shadow_the_extra_turn_but_no_life():
    story = rush(shadow=True).out("C").shop("gold_rush_equipment", "boots", "shot").nuggets(C=9)
    story.deck("barrel", "4C", "5C", "6C").starts_turn("C").plays("barrel").buys("boots").buys("gold_rush_equipment")
    assert story.at_rest("C")
    assert (story.life("C"), story.t.shadow, story.t.extra_turn) == (0, 2, True)
    assert (story.values_of("C"), story.front_of("C"), story.purse("C")) == (["5C", "6C"], [], 1)
    assert [told[1] for told in story.events("unhealed")] == [(2, story.t.rules.kind_index["gold_rush_equipment"])]
    assert story.used_equipment() == ["gold_rush_equipment", "boots"]
    assert not story.events("regained_life")
    goes(story, "C", 2)
    assert story.at_rest("D")


@pytest.mark.rule("SH-19", "GR-RUSH-4")
def test_gold_rush_bought_in_an_extra_turn_gives_a_further_one():
    story = rush(shadow=True).out("C").event("vendetta").shop("gold_rush_equipment", "boots", "shot").nuggets(C=5)
    story.deck("4C", "5C", "6H", "7C", "8C", "9C", "10D").starts_turn("C").ends_turn().asks("C", "surplus")
    story.answers("4C").buys("gold_rush_equipment").asks("C", "surplus").answers("7C")
    assert (story.at_rest("C"), story.values_of("C")) == (True, ["9C", "10D"])
    assert len(story.events("shadow_came")) == 3


@pytest.mark.rule("SH-19", "BASE-LIM-1", "BASE-TURN-8")
def test_the_limits_of_a_turn_start_afresh_in_the_extra_turn():
    story = tale(shadow=True).event("vendetta").out("C").deck("4C", "5C", "6H", "7C", "8C").starts_turn("C")
    story.plays("4C", on="D").asks("D", "dodge").answers("pass").ends_turn()
    assert story.at_rest("C")
    story.plays("7C", on="D").asks("D", "dodge").answers("pass")
    assert story.life("D") == 2


@pytest.mark.rule("SH-19", "SH-5", "BASE-DYN-7")
def test_dynamite_he_laid_down_is_gone_before_the_extra_turn():
    story = tale(shadow=True).event("vendetta").out("C").deck("dynamite", "5C", "6H", "8S").starts_turn("C")
    story.plays("dynamite").ends_turn()
    assert (story.at_rest("C"), story.front_of("C")) == (True, [])
    assert story.events("exploded") == []


@pytest.mark.rule("SH-19", "SH-12", "SH-13")
def test_a_shadow_renegade_checks_his_side_again_in_his_extra_turn():
    story = tale(shadow=True).event("vendetta").out("E").with_life(C=1)
    story.deck("duel", "5C", "7C", "8C", "9C", "6H", "10D", "jail").starts_turn("E")
    assert story.t.sides[4] == DEPUTY
    dies(story.plays("duel", on="C"), "C", "bang")
    assert story.t.sides[4] == DEPUTY
    story.ends_turn()
    for _ in range(3):
        story.asks("E", "surplus").answers("discard")
    assert story.at_rest("E")
    assert story.t.extra_turn
    assert story.t.sides[4] == OUTLAW
    assert [told[1] for told in story.events("took_side")] == [(4, DEPUTY), (4, OUTLAW)]


@pytest.mark.rule("SH-19", "DC-VERA-5")
def test_vera_custer_chooses_anew_each_time_she_is_back():
    story = tale(shadow=True, C="vera_custer", D="willy_the_kid").event("vendetta").out("C")
    story.deck("4C", "5C", "6H", "7C", "8C").starts_turn("C").asks("C", "copy").answers("take", on="D")
    assert len(story.t.abilities[2]) == 2
    story.ends_turn().asks("C", "surplus").answers("4C").asks("C", "copy")
    assert len(story.t.abilities[2]) == 1
    assert story.events("forgot")
