"""Lucky Duke to Willy the Kid: plain use, and the hardest thing that can happen to each."""

import pytest

from support.story import Story


def in_range(story: Story, shooter: str) -> str:
    """The seats a BANG! may be aimed at now."""
    return "".join(seat for seat in "ABCDEFG" if seat != shooter and story.offers("bang", on=seat))


# ---- Lucky Duke ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("BASE-LUCKY-1")
def test_lucky_duke_chooses_between_two_flips():
    story = Story(C="lucky_duke").in_play("C", "jail").deck("2C", "6H", "3C", "4C").starts_turn("C")
    story.asks("C", "flip").answers("6H")
    assert story.at_rest("C")
    assert story.discard_values() == ["2C", "6H", "JS"]
    assert story.values_of("C") == ["3C", "4C"]


@pytest.mark.rule("BASE-LUCKY-1")
def test_lucky_duke_may_choose_his_bad_luck():
    story = Story(C="lucky_duke").in_play("C", "jail").deck("2C", "6H").starts_turn("C")
    story.asks("C", "flip").answers("2C")
    assert story.at_rest("D")


@pytest.mark.rule("BASE-LUCKY-1")
def test_lucky_duke_flips_two_for_every_draw():
    story = Story(C="lucky_duke").in_play("C", "dynamite", "jail").deck("2S", "KC", "3S", "KH").starts_turn("C")
    story.asks("C", "flip").answers("KC").asks("C", "flip").answers("KH")
    assert story.at_rest("C")
    assert story.life("C") == 4
    assert story.front_of("D") == ["dynamite"]


@pytest.mark.rule("BASE-LUCKY-1", "BASE-BARREL-1")
def test_lucky_duke_gets_one_missed_even_out_of_two_hearts():
    story = Story(A="slab_the_killer", B="lucky_duke").hand("A", "bang").in_play("B", "barrel").deck("2H", "3H")
    story.turn("A").plays("bang", on="B").asks("B", "dodge").answers("flip").asks("B", "flip").answers("3H")
    story.asks("B", "dodge")
    assert not story.offers("flip")
    story.answers("pass")
    assert story.life("B") == 3


# ---- Paul Regret and Rose Doolan -----------------------------------------------------------------------------------


@pytest.mark.rule("BASE-PAUL-1")
def test_paul_regret_is_a_step_farther_away_than_he_sits():
    story = Story(B="paul_regret").hand("A", "bang").hand("B", "bang").turn("A")
    assert in_range(story, "A") == "E"
    story.ends_turn()
    assert in_range(story, "B") == "AC"


@pytest.mark.rule("BASE-PAUL-1")
def test_paul_regret_on_a_mustang_needs_a_remington():
    story = Story(B="paul_regret").in_play("B", "mustang").in_play("A", "schofield").hand("A", "remington", "bang")
    story.turn("A")
    assert in_range(story, "A") == "CDE"
    story.plays("remington")
    assert in_range(story, "A") == "BCDE"


@pytest.mark.rule("BASE-ROSE-1")
def test_rose_doolan_sees_everybody_a_step_nearer():
    story = Story(7, A="rose_doolan").hand("A", "bang").hand("B", "bang").turn("A")
    assert in_range(story, "A") == "BCFG"
    story.ends_turn()
    assert in_range(story, "B") == "AC"


@pytest.mark.rule("BASE-ROSE-1")
def test_rose_doolan_adds_a_scope_and_loses_it_against_paul_regret_on_a_mustang():
    story = Story(7, A="rose_doolan", B="paul_regret").in_play("A", "scope").in_play("B", "mustang")
    story.hand("A", "bang", "panic").hand("D", "beer").turn("A")
    assert in_range(story, "A") == "BCDEFG"
    assert story.offers("panic", on="D", taking="hand")
    assert story.view("A").distance(0, 1) == 1


# ---- Pedro Ramirez -------------------------------------------------------------------------------------------------


@pytest.mark.rule("BASE-PEDRO-1")
def test_pedro_may_take_the_top_card_of_the_discard_pile():
    story = Story(C="pedro_ramirez").discard("bang", "beer").deck("2C", "3C").starts_turn("C")
    story.asks("C", "first_draw")
    assert story.offers("beer")
    assert not story.offers("bang")
    story.answers("beer")
    assert story.values_of("C") == ["6H", "2C"]
    assert story.discards() == ["bang"]


@pytest.mark.rule("BASE-PEDRO-1")
def test_pedro_may_draw_like_everybody_and_has_to_from_an_empty_discard_pile():
    story = Story(C="pedro_ramirez").discard("beer").deck("2C", "3C").starts_turn("C")
    story.asks("C", "first_draw").answers("draw")
    assert story.values_of("C") == ["2C", "3C"]
    story = Story(C="pedro_ramirez").deck("2C", "3C").starts_turn("C")
    assert story.at_rest("C")
    assert story.values_of("C") == ["2C", "3C"]


@pytest.mark.rule("BASE-PEDRO-1", "BASE-DECK-2")
def test_pedro_finds_no_discard_right_after_the_pile_was_rebuilt():
    story = Story(B="pedro_ramirez").hand("A", "stagecoach").discard("beer").only_deck("2C", "3C")
    story.turn("A").plays("stagecoach")
    assert story.discards() == []
    story.ends_turn()
    assert story.at_rest("B")
    assert sorted(story.hand_of("B")) == ["beer", "stagecoach"]


@pytest.mark.rule("BASE-PEDRO-1", "BASE-ELIM-1")
def test_a_dying_friend_leaves_his_best_card_on_top_for_pedro():
    story = Story(B="pedro_ramirez").hand("C", "beer", "panic").in_play("C", "barrel", "dynamite").with_life(C=1)
    story.with_life(D=4).in_play("D", "mustang").hand("D", "gatling").out("E")
    story.turn("D").plays("gatling").asks("A", "dodge").answers("pass").asks("B", "dodge").answers("pass")
    story.asks("C", "dodge").answers("pass").asks("C", "rescue").answers("pass")
    story.asks("C", "last_will").answers("barrel").answers("panic").answers("dynamite")
    assert story.discards() == ["gatling", "barrel", "panic", "dynamite", "beer"]


# ---- Sid Ketchum ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("BASE-SID-1")
def test_sid_discards_two_cards_for_a_life_point_as_often_as_he_likes():
    story = Story(A="sid_ketchum").hand("A", "bang", "missed", "jail", "beer", "panic").with_life(A=2).turn("A")
    story.uses().asks("A", "cost").answers("missed").answers("jail")
    story.uses().asks("A", "cost").answers("panic").answers("bang")
    assert story.life("A") == 4
    assert story.hand_of("A") == ["beer"]
    assert story.discards() == ["missed", "jail", "panic", "bang"]


@pytest.mark.rule("BASE-SID-2")
def test_sid_needs_exactly_two_cards_and_a_wound():
    assert not Story(A="sid_ketchum").hand("A", "bang").with_life(A=2).turn("A").offers("use")
    assert not Story(A="sid_ketchum").hand("A", "bang", "beer", "jail").turn("A").offers("use")
    story = Story(A="sid_ketchum").hand("A", "bang", "beer", "jail").with_life(A=4).turn("A")
    story.uses().asks("A", "cost")
    assert not story.offers("pass")
    story.answers("bang").answers("beer")
    assert story.at_rest("A")
    assert story.hand_of("A") == ["jail"]
    assert not story.offers("use")


@pytest.mark.rule("BASE-SID-1")
def test_sid_may_heal_while_he_is_asked_for_a_missed():
    story = Story(B="sid_ketchum").hand("A", "bang").hand("B", "beer", "jail", "missed").with_life(B=1)
    story.turn("A").plays("bang", on="B").asks("B", "dodge").answers("use")
    story.asks("B", "cost").answers("beer").answers("jail")
    story.asks("B", "dodge").answers("missed")
    assert story.at_rest("A")
    assert story.life("B") == 2


@pytest.mark.rule("BASE-SID-1")
def test_sid_may_heal_while_he_is_asked_for_a_bang():
    story = Story(B="sid_ketchum").out("C", "D", "E").hand("A", "indians").hand("B", "beer", "jail").with_life(B=1)
    story.turn("A").plays("indians").asks("B", "bang").answers("use").asks("B", "cost").answers("beer")
    story.asks("B", "bang").answers("pass")
    assert story.at_rest("A")
    assert story.life("B") == 1


@pytest.mark.rule("BASE-SID-1")
def test_sid_may_heal_between_two_cards_of_another_player():
    story = Story(C="sid_ketchum").hand("A", "beer", "stagecoach").hand("C", "bang", "jail", "panic").with_life(C=3)
    story.turn("A").plays("stagecoach").asks("C", "between").answers("pass")
    story.plays("beer").asks("C", "between").answers("use").asks("C", "cost").answers("jail").answers("panic")
    assert story.at_rest("A")
    assert story.life("C") == 4
    assert story.hand_of("C") == ["bang"]


@pytest.mark.rule("BASE-SID-1")
def test_sid_may_heal_before_another_player_plays_his_first_card():
    story = Story(C="sid_ketchum").hand("C", "bang", "jail").with_life(C=3).starts_turn("B")
    story.asks("C", "between").answers("use").asks("C", "cost").answers("jail")
    assert story.at_rest("B")
    assert story.life("C") == 4


@pytest.mark.rule("BASE-SID-1", "BASE-TURN-7")
def test_sid_turns_his_surplus_into_life():
    story = Story(A="sid_ketchum").hand("A", "bang", "bang", "bang", "jail", "beer").with_life(A=2).turn("A")
    story.ends_turn().asks("A", "surplus").answers("use").asks("A", "cost").answers("bang").answers("bang")
    assert story.life("A") == 3
    assert story.hand_of("A") == ["bang", "jail", "beer"]  # three cards and three life points: no surplus any more
    story.asks("A", "between")  # it is B's turn


# ---- Slab the Killer -----------------------------------------------------------------------------------------------


@pytest.mark.rule("BASE-SLAB-1")
def test_slabs_bang_needs_two_missed():
    story = Story(A="slab_the_killer").hand("A", "bang").hand("B", "missed", "missed", "missed")
    story.turn("A").plays("bang", on="B").asks("B", "dodge").answers("missed").asks("B", "dodge").answers("missed")
    assert story.at_rest("A")
    assert story.life("B") == 4
    assert story.hand_of("B") == ["missed"]


@pytest.mark.rule("BASE-SLAB-1", "BASE-SHOT-6")
def test_a_single_missed_is_lost_against_slab():
    story = Story(A="slab_the_killer").hand("A", "bang").hand("B", "missed")
    story.turn("A").plays("bang", on="B").asks("B", "dodge").answers("missed").answers("pass")
    assert story.life("B") == 3
    assert story.hand_of("B") == []


@pytest.mark.rule("BASE-SLAB-2")
def test_one_missed_is_enough_against_slabs_gatling():
    story = Story(A="slab_the_killer").out("C", "D", "E").hand("A", "gatling").hand("B", "missed", "missed")
    story.turn("A").plays("gatling").asks("B", "dodge").answers("missed")
    assert story.at_rest("A")
    assert story.life("B") == 4


@pytest.mark.rule("BASE-SLAB-2")
def test_one_bang_is_enough_in_slabs_duel_and_against_his_indians():
    story = Story(A="slab_the_killer").out("C", "D", "E").hand("A", "duel", "indians").hand("B", "bang", "bang")
    story.turn("A").plays("indians").asks("B", "bang").answers("bang")
    story.plays("duel", on="B").asks("B", "bang").answers("bang").asks("A", "bang").answers("pass")
    assert (story.life("A"), story.life("B")) == (4, 4)


@pytest.mark.rule("BASE-SLAB-1", "BASE-JANET-1")
def test_a_missed_fired_by_a_janet_with_slabs_eye_needs_two_missed_as_well():
    story = Story(A="slab_the_killer").ability("A", "slab_the_killer", "calamity_janet").hand("A", "missed")
    story.hand("B", "missed").turn("A").plays("missed as bang", on="B")
    story.asks("B", "dodge").answers("missed").asks("B", "dodge").answers("pass")
    assert story.life("B") == 3


# ---- Suzy Lafayette ------------------------------------------------------------------------------------------------


@pytest.mark.rule("BASE-SUZY-1")
def test_suzy_draws_when_her_last_card_has_done_its_work():
    story = Story(A="suzy_lafayette").hand("A", "bang").deck("2C", "3C")
    story.turn("A").plays("bang", on="B").asks("B", "dodge")
    assert story.hand_of("A") == []
    story.answers("pass")
    assert story.values_of("A") == ["2C"]


@pytest.mark.rule("BASE-SUZY-1")
@pytest.mark.parametrize("card", ["beer", "barrel", "schofield"])
def test_suzy_draws_after_any_last_card(card):
    story = Story(A="suzy_lafayette").hand("A", card).deck("2C", "3C").turn("A").plays(card)
    assert story.values_of("A") == ["2C"]


@pytest.mark.rule("BASE-SUZY-1")
def test_suzy_draws_nothing_extra_when_her_last_card_refills_her_hand():
    story = Story(A="suzy_lafayette").hand("A", "stagecoach").deck("2C", "3C", "4C").turn("A").plays("stagecoach")
    assert story.values_of("A") == ["2C", "3C"]
    story = Story(A="suzy_lafayette").out("C", "D", "E").hand("A", "general_store").deck("2C", "3C", "4C").turn("A")
    story.plays("general_store").asks("A", "store").answers("3C")
    assert story.values_of("A") == ["3C"]
    story = Story(A="suzy_lafayette").hand("A", "panic").in_play("B", "barrel").deck("2C").turn("A")
    story.plays("panic", on="B", taking="barrel")
    assert story.hand_of("A") == ["barrel"]


@pytest.mark.rule("BASE-SUZY-1")
@pytest.mark.parametrize("card", ["panic", "cat_balou"])
def test_suzy_draws_at_once_when_her_last_card_is_taken(card):
    story = Story(B="suzy_lafayette").hand("A", card).hand("B", "beer").deck("2C").turn("A")
    story.plays(card, on="B", taking="hand")
    assert story.values_of("B") == ["2C"]


@pytest.mark.rule("BASE-SUZY-1")
def test_suzy_draws_at_once_when_her_last_card_drove_off_the_indians():
    story = Story(B="suzy_lafayette").out("D", "E").hand("A", "indians").hand("B", "bang").deck("2C").turn("A")
    story.plays("indians").asks("B", "bang").answers("bang").asks("C", "bang")
    assert story.values_of("B") == ["2C"]


@pytest.mark.rule("BASE-SUZY-1")
def test_suzy_draws_at_once_when_gringo_empties_her_hand_in_the_middle_of_her_gatling():
    story = Story(A="suzy_lafayette", B="el_gringo").out("D", "E").hand("A", "gatling", "beer")
    story.in_play("C", "barrel").deck("2C", "3H").turn("A")
    story.plays("gatling").asks("B", "dodge").answers("pass").asks("C", "dodge")
    assert story.values_of("A") == ["2C"]
    story.answers("flip")
    assert story.life("C") == 4  # the Heart was left for C


@pytest.mark.rule("BASE-SUZY-2")
def test_suzy_waits_until_her_own_duel_is_over():
    story = Story(A="suzy_lafayette").hand("A", "duel", "bang").hand("B", "bang", "bang").deck("2C", "3C").turn("A")
    story.plays("duel", on="B").asks("B", "bang").answers("bang").asks("A", "bang").answers("bang")
    story.asks("B", "bang")
    assert story.hand_of("A") == []
    story.answers("bang").asks("A", "bang")
    assert story.hand_of("A") == []
    story.answers("pass")
    assert story.values_of("A") == ["2C"]


@pytest.mark.rule("BASE-SUZY-2")
def test_suzy_who_wins_a_duel_with_her_last_card_draws_afterwards():
    story = Story(B="suzy_lafayette").hand("A", "duel", "bang").hand("B", "bang").deck("2C", "3C").turn("A")
    story.plays("duel", on="B").asks("B", "bang").answers("bang").asks("A", "bang")
    assert story.hand_of("B") == []
    story.answers("pass")
    assert story.values_of("B") == ["2C"]
    assert story.life("A") == 4


@pytest.mark.rule("BASE-SUZY-3")
def test_suzy_draws_between_two_missed_even_if_the_new_card_is_no_help():
    story = Story(A="slab_the_killer", B="suzy_lafayette").hand("A", "bang").hand("B", "missed").deck("2C", "3C")
    story.turn("A").plays("bang", on="B").asks("B", "dodge").answers("missed").asks("B", "dodge")
    assert story.values_of("B") == ["2C"]
    assert not story.offers("bang")
    story.answers("pass")
    assert story.life("B") == 3
    assert story.values_of("B") == ["2C"]


@pytest.mark.rule("BASE-SUZY-4")
def test_suzy_draws_nothing_while_she_is_dying():
    story = Story(C="suzy_lafayette").in_play("C", "dynamite").hand("C", "beer").with_life(C=2).deck("2S", "7H", "8H")
    story.starts_turn("C").asks("C", "rescue").answers("beer").asks("C", "rescue")
    assert story.hand_of("C") == []
    story.answers("pass")
    assert story.is_out("C")


@pytest.mark.rule("BASE-SUZY-4")
def test_suzy_draws_once_her_last_beer_has_saved_her():
    story = Story(B="suzy_lafayette").hand("A", "bang").hand("B", "beer").with_life(B=1).deck("2C", "3C").turn("A")
    story.plays("bang", on="B").asks("B", "dodge").answers("pass").asks("B", "rescue").answers("beer")
    assert story.life("B") == 1
    assert story.values_of("B") == ["2C"]


# ---- Vulture Sam ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("BASE-SAM-1")
def test_sam_takes_the_hand_and_the_cards_in_play_of_the_dead():
    story = Story(E="vulture_sam").hand("A", "bang").hand("B", "beer/10H", "panic").in_play("B", "barrel", "jail")
    story.out("C").with_life(B=1).hand("E", "duel").turn("A")
    story.plays("bang", on="B").asks("B", "dodge").answers("pass").asks("B", "rescue").answers("pass")
    assert sorted(story.hand_of("E")) == ["barrel", "beer", "duel", "jail", "panic"]
    assert story.front_of("E") == []
    assert story.discards() == ["bang"]


@pytest.mark.rule("BASE-SAM-1")
def test_sam_inherits_nothing_from_himself():
    story = Story(B="vulture_sam").hand("A", "bang").hand("B", "panic").in_play("B", "barrel").with_life(B=1).turn("A")
    story.plays("bang", on="B").asks("B", "dodge").answers("pass").asks("B", "rescue").answers("pass")
    assert story.hand_of("B") == []
    assert story.discards() == ["bang", "barrel", "panic"]


@pytest.mark.rule("BASE-SAM-1")
def test_sam_inherits_in_the_middle_of_his_own_gatling_and_draws_the_reward():
    story = Story(D="vulture_sam").out("E").hand("D", "gatling").hand("C", "panic").with_life(C=1, A=2, B=2)
    story.deck("2C", "3C", "4C").turn("D").plays("gatling").asks("A", "dodge").answers("pass")
    story.asks("B", "dodge").answers("pass").asks("C", "dodge").answers("pass").asks("C", "rescue").answers("pass")
    assert story.hand_of("D") == ["panic", "bang", "bang", "bang"]


@pytest.mark.rule("BASE-SAM-1", "BASE-DYN-4")
def test_sam_inherits_from_a_victim_of_dynamite():
    story = Story(E="vulture_sam").in_play("C", "dynamite", "mustang").hand("C", "panic").with_life(C=2).deck("2S")
    story.starts_turn("C").asks("C", "rescue").answers("pass")
    assert story.hand_of("E") == ["mustang", "panic"]


@pytest.mark.rule("BASE-SAM-2")
def test_two_sams_take_turns_beginning_on_the_victims_left():
    story = Story(A="vulture_sam").ability("D", "vulture_sam").hand("B", "bang", "bang").with_life(C=1)
    story.hand("C", "beer/6H", "panic").in_play("C", "barrel", "mustang").in_play("B", "scope").turn("B")
    story.plays("bang", on="C").asks("C", "dodge").answers("pass").asks("C", "rescue").answers("pass")
    story.asks("D", "estate").answers("mustang", on="C").asks("A", "estate").answers("take", on="C", taking="hand")
    story.asks("D", "estate").answers("take", on="C", taking="hand")
    assert story.front_of("C") == []
    assert story.hand_of("D")[0] == "mustang"
    assert story.hand_of("A")[1] == "barrel"
    assert sorted([story.hand_of("D")[1], story.hand_of("A")[0]]) == ["beer", "panic"]


@pytest.mark.rule("BASE-SAM-2")
def test_when_one_of_two_sams_dies_the_other_takes_all():
    story = Story(A="vulture_sam").ability("C", "vulture_sam").hand("B", "bang").with_life(C=1)
    story.hand("C", "panic").in_play("C", "barrel").turn("B")
    story.plays("bang", on="C").asks("C", "dodge").answers("pass").asks("C", "rescue").answers("pass")
    assert sorted(story.hand_of("A")) == ["barrel", "panic"]


# ---- Willy the Kid -------------------------------------------------------------------------------------------------


@pytest.mark.rule("BASE-WILLY-1")
def test_willy_fires_as_many_bangs_as_he_has():
    story = Story(A="willy_the_kid").hand("A", "bang", "bang", "bang").turn("A")
    assert in_range(story, "A") == "BE"
    story.plays("bang", on="B").asks("B", "dodge").answers("pass")
    story.plays("bang", on="B").asks("B", "dodge").answers("pass")
    story.plays("bang", on="E").asks("E", "dodge").answers("pass")
    assert (story.life("B"), story.life("E")) == (2, 3)


@pytest.mark.rule("BASE-WILLY-1")
def test_willy_keeps_firing_with_a_weapon_other_than_the_volcanic():
    story = Story(A="willy_the_kid").in_play("A", "volcanic").hand("A", "schofield", "bang", "bang").turn("A")
    story.plays("bang", on="B").asks("B", "dodge").answers("pass").plays("schofield")
    assert in_range(story, "A") == "BCDE"
    story.plays("bang", on="C").asks("C", "dodge").answers("pass")
    assert story.life("C") == 3


@pytest.mark.rule("BASE-SID-1")
def test_sid_may_heal_between_his_dynamite_and_his_draw():
    story = Story(C="sid_ketchum").in_play("C", "dynamite").hand("C", "beer", "saloon").deck("6S", "2C", "3C")
    story.starts_turn("C").asks("C", "between").answers("use").answers("beer")
    assert (story.life("C"), story.at_rest("C")) == (2, True)
    assert story.values_of("C") == ["2C", "3C"]


@pytest.mark.rule("BASE-SID-1")
def test_sid_may_heal_after_a_turn_he_spent_in_jail():
    story = Story(C="sid_ketchum").in_play("C", "jail").hand("C", "beer", "saloon").with_life(C=2).deck("2C")
    story.starts_turn("C").asks("C", "between").answers("use").answers("beer")
    assert story.life("C") == 3
    assert story.at_rest("D")


@pytest.mark.rule("BASE-SID-1")
def test_sid_may_heal_when_the_active_player_has_just_died():
    story = Story(C="sid_ketchum").hand("C", "beer", "saloon").with_life(C=2, B=1).hand("B", "duel").hand("D", "bang")
    story.turn("B").plays("duel", on="D").asks("D", "bang").answers("bang").asks("B", "bang").answers("pass")
    story.asks("B", "rescue").answers("pass")
    story.asks("C", "between").answers("pass")
    assert story.is_out("B")
    assert story.at_rest("C")
