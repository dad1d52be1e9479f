"""Characters as shadows, and beside shadows."""

import pytest

from support.tales import dies, goes, losses, rush, tale

BOTH = pytest.mark.parametrize("table", [tale, rush])
"""Without and with Gold Rush."""


def shadow_of(character, table=tale, players=5, **more):
    """C is a shadow with this character."""
    return table(players, shadow=True, C=character, **more).out("C")


# ---- Phase 1 --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("SH-3", "BASE-P1-2", "DC-BILL-1", "DC-PIXIE-1")
@BOTH
@pytest.mark.parametrize(("character", "cards"), [("bill_noface", 5), ("pixie_pete", 3), ("rose_doolan", 2)])
def test_a_character_draws_his_own_number_of_cards(table, character, cards):
    assert len(shadow_of(character, table).starts_turn("C").hand_of("C")) == cards


@pytest.mark.rule("SH-3", "BASE-SUZY-1", "BASE-SUZY-4")
@BOTH
def test_suzy_lafayette_draws_when_she_comes_with_an_empty_hand_and_whenever_it_is_empty(table):
    story = shadow_of("suzy_lafayette", table).deck("2C", "barrel", "mustang", "5C").starts_turn("C")
    assert story.hand_of("C") == ["bang", "barrel", "mustang"]
    story.plays("barrel").plays("mustang").plays("2C", on="D").asks("D", "dodge").answers("pass")
    assert story.values_of("C") == ["5C"]


@pytest.mark.rule("SH-5", "BASE-SUZY-1")
def test_the_card_suzy_draws_after_phase_3_is_discarded_with_the_rest():
    story = shadow_of("suzy_lafayette").deck("2C", "3C", "4C", "5C").starts_turn("C").ends_turn()
    story.asks("C", "surplus").answers("2C").answers("3C")
    assert story.at_rest("D")
    assert (story.hand_of("C"), story.discard_values()) == ([], ["2C", "3C", "4C", "5C"])


@pytest.mark.rule("SH-3", "BASE-JESSE-1", "BASE-PEDRO-1", "BASE-KIT-1", "DC-PAT-1")
@pytest.mark.parametrize(
    ("character", "question"),
    [
        ("jesse_jones", "first_draw"),
        ("pedro_ramirez", "first_draw"),
        ("kit_carlson", "look"),
        ("pat_brennan", "draw_or_take"),
    ],
)
def test_other_ways_to_draw_are_open_to_him(character, question):
    story = shadow_of(character).hand("B", "2C").discard("3C").in_play("D", "barrel").starts_turn("C")
    story.asks("C", question)


@pytest.mark.rule("SH-3", "PROMO-CLAUS-1")
def test_claus_gives_to_the_living_only():
    story = shadow_of("claus_the_saint").out("D").starts_turn("C")
    for seat in "EAB":
        story.asks("C", "gift").answers("take", on=seat)
    assert [len(story.hand_of(seat)) for seat in "ABCDE"] == [1, 1, 2, 0, 1]


# ---- Life ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("SH-4", "BASE-SID-2")
@BOTH
def test_sid_ketchum_is_offered_nothing(table):
    story = shadow_of("sid_ketchum", table).deck("2C", "3C").starts_turn("C")
    assert story.at_rest("C")  # not asked between effects either
    assert not story.offers("use")
    story.ends_turn().asks("C", "surplus")
    assert not story.offers("use")


@pytest.mark.rule("SH-4", "BASE-SID-1")
def test_not_even_while_he_answers_a_duel():
    story = shadow_of("sid_ketchum").hand("D", "bang").deck("duel", "wells_fargo").starts_turn("C").plays("wells_fargo")
    story.plays("duel", on="D").asks("D", "bang").answers("bang").asks("C", "bang")
    assert not story.offers("use")


@pytest.mark.rule("SH-8", "BASE-SID-1")
def test_sid_ketchum_out_of_his_turn_does_nothing_and_the_living_one_goes_on():
    story = shadow_of("sid_ketchum").hand("B", "bang", "bang").turn("B")
    story.plays("bang", on="D").asks("D", "dodge").answers("pass")
    assert story.at_rest("B")
    story = tale(shadow=True, D="sid_ketchum").out("C").hand("D", "beer", "beer").with_life(D=2).starts_turn("C")
    story.asks("D", "between").answers("pass")


@pytest.mark.rule("SH-4", "DC-CHUCK-1")
@BOTH
def test_chuck_wengam_has_no_life_to_pay_with(table):
    story = shadow_of("chuck_wengam", table).starts_turn("C")
    assert not story.offers("chuck_wengam")


@pytest.mark.rule("SH-4", "SH-3", "DC-GREG-1", "BASE-ELIM-1")
def test_greg_digger_as_a_shadow_regains_nothing_when_another_dies():
    story = shadow_of("greg_digger").with_life(D=1).deck("bang", "2S").starts_turn("C")
    dies(story.plays("bang", on="D"), "D")
    assert story.life("C") == 0
    assert [told[1][0] for told in story.events("unhealed")] == [2]


@pytest.mark.rule("SH-3", "SH-17", "DC-HERB-1")
@BOTH
def test_herb_hunter_as_a_shadow_draws_when_another_dies(table):
    story = shadow_of("herb_hunter", table).with_life(B=1).deck("bang", "2S", "3S", "4S", "5S").starts_turn("C")
    dies(story.plays("bang", on="B"), "B")
    assert story.values_of("C") == ["2S", "3S", "4S"]


@pytest.mark.rule("SH-8", "DC-HERB-1", "DC-GREG-1", "BASE-SAM-1")
@pytest.mark.parametrize("character", ["herb_hunter", "greg_digger", "vulture_sam"])
def test_out_of_his_turn_a_shadow_has_nothing_of_a_death(character):
    story = shadow_of(character).with_life(D=1).hand("B", "duel").hand("D", "beer").turn("B")
    story.plays("duel", on="D").asks("D", "bang").answers("pass").asks("D", "rescue").answers("pass")
    assert (story.hand_of("C"), story.life("C")) == ([], 0)
    assert not story.events("unhealed")
    assert "beer" in story.discards()


@pytest.mark.rule("SH-3", "SH-17", "BASE-SAM-1")
@BOTH
def test_vulture_sam_as_a_shadow_takes_what_a_victim_leaves(table):
    story = shadow_of("vulture_sam", table).with_life(B=1).hand("B", "beer").in_play("B", "barrel")
    story.deck("bang", "2S").starts_turn("C")
    story.plays("bang", on="B").asks("B", "dodge").answers("pass").asks("B", "rescue").answers("pass")
    assert story.hand_of("C") == ["missed", "barrel", "beer"]


@pytest.mark.rule("SH-6", "SH-3", "BASE-SAM-2")
def test_two_vultures_one_of_them_a_shadow_share_what_is_left():
    story = tale(shadow=True, C="vera_custer", D="vulture_sam").out("C").with_life(B=1).hand("B", "beer")
    story.in_play("B", "mustang").deck("schofield", "bang").starts_turn("C").asks("C", "copy").answers("take", on="D")
    dies(story.plays("schofield").plays("bang", on="B"), "B").asks("C", "estate").answers("mustang", on="B")
    assert (story.hand_of("C"), story.hand_of("D")) == (["mustang"], ["beer"])
    goes(story, "C", 1)
    assert len(story.hand_of("D")) == 3  # with his own phase 1: nothing of the shadow
    assert story.discards()[-2:] == ["mustang", "schofield"]


@pytest.mark.rule("SH-4", "BASE-BART-1", "BASE-GRINGO-1", "GR-SIMEON-1")
@pytest.mark.parametrize("character", ["bart_cassidy", "el_gringo", "simeon_picos"])
def test_who_has_something_of_a_wound_has_nothing_of_none(character):
    story = shadow_of(character, rush).hand("D", "bang", "beer").deck("duel", "2S").starts_turn("C")
    story.plays("duel", on="D").asks("D", "bang").answers("bang").asks("C", "bang").answers("pass")
    assert (story.hand_of("C"), story.purse("C"), losses(story)) == (["missed"], 0, [])


@pytest.mark.rule("SH-17", "BASE-GRINGO-1")
def test_el_gringo_takes_a_card_of_the_shadow_who_hit_him():
    story = tale(shadow=True, D="el_gringo").out("C").deck("bang", "2S").starts_turn("C").plays("bang", on="D")
    story.asks("D", "dodge").answers("pass")
    assert (story.hand_of("C"), story.hand_of("D")) == ([], ["missed"])


# ---- Others -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("SH-3", "DC-VERA-1", "DC-VERA-6")
@BOTH
def test_vera_custer_copies_as_a_shadow_and_has_nothing_of_it_when_she_has_left(table):
    story = shadow_of("vera_custer", table, D="pixie_pete").out("E").starts_turn("C").asks("C", "copy")
    assert story.offers("take", on="D")
    assert not story.offers("take", on="E")
    assert not story.offers("take", on="C")
    story.answers("take", on="D")
    assert len(story.hand_of("C")) == 3
    goes(story, "C", 3)
    assert story.t.profile[2] is story.t.common


@pytest.mark.rule("SH-8", "DC-VERA-6")
def test_nobody_copies_a_shadow_out_of_his_turn():
    story = tale(shadow=True, B="vera_custer", C="pixie_pete").out("C").starts_turn("B").asks("B", "copy")
    assert not story.offers("take", on="C")


@pytest.mark.rule("SH-3", "DC-BELLE-1")
def test_in_belle_stars_shadow_turn_the_cards_of_others_have_no_effect():
    story = shadow_of("belle_star").in_play("D", "barrel", "mustang").deck("bang", "2S").starts_turn("C")
    story.plays("bang", on="D").asks("D", "dodge")
    assert not story.offers("flip")
    story.answers("pass")
    goes(story, "C", 1)
    assert story.view("A").distance(4, 3) == 2


@pytest.mark.rule("SH-3", "SH-8", "BASE-PAUL-1", "BASE-ROSE-1")
def test_abilities_of_distance_work_from_his_seat():
    story = shadow_of("rose_doolan", players=6).deck("bang", "2S").starts_turn("C")
    assert (story.offers("bang", on="E"), story.offers("bang", on="F")) == (True, False)
    story = shadow_of("paul_regret").starts_turn("C")
    assert (story.view("A").distance(1, 2), story.view("A").distance(2, 1)) == (2, 1)


@pytest.mark.rule("SH-3", "BASE-SLAB-1")
def test_two_missed_are_needed_against_slab_the_shadow():
    story = shadow_of("slab_the_killer").hand("D", "missed").deck("bang", "2S").starts_turn("C")
    story.plays("bang", on="D").asks("D", "dodge").answers("missed").asks("D", "dodge").answers("pass")
    assert story.life("D") == 3


@pytest.mark.rule("SH-19", "BASE-LUCKY-1")
def test_lucky_duke_as_a_shadow_flips_two_for_vendetta():
    story = shadow_of("lucky_duke").event("vendetta").deck("2C", "3C", "4C", "6H").starts_turn("C").ends_turn()
    story.asks("C", "surplus").answers("2C").asks("C", "flip").answers("6H")
    assert (story.at_rest("C"), story.t.extra_turn) == (True, True)
