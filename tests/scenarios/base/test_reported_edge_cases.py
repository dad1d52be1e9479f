"""What players of other tables have reported as wrong, or as hanging."""

import pytest

from support.story import Story

# ---- Sid Ketchum at the moment of death ----------------------------------------------------------------------------


@pytest.mark.rule("BASE-SID-1", "BASE-DIE-2")
def test_sid_saves_himself_at_the_moment_of_death_without_a_beer():
    story = Story(B="sid_ketchum").hand("A", "bang").hand("B", "jail", "panic").with_life(B=1).turn("A")
    story.plays("bang", on="B").asks("B", "dodge").answers("pass")
    story.asks("B", "rescue").answers("use").asks("B", "cost").answers("jail")
    assert story.at_rest("A")
    assert story.life("B") == 1
    assert story.hand_of("B") == []


@pytest.mark.rule("BASE-SID-1", "BASE-DIE-2")
@pytest.mark.parametrize("beer_first", [True, False])
def test_sid_mixes_beer_and_his_ability_in_one_rescue(beer_first):
    story = Story(C="sid_ketchum").in_play("C", "dynamite").hand("C", "beer", "jail", "panic").with_life(C=2)
    story.deck("2S").starts_turn("C").asks("C", "rescue")
    if beer_first:
        story.answers("beer").answers("use").asks("C", "cost").answers("jail")
    else:
        story.answers("use").asks("C", "cost").answers("jail").answers("panic").asks("C", "rescue").answers("beer")
    assert story.at_rest("C")
    assert story.life("C") == 1


@pytest.mark.rule("BASE-SID-1", "BASE-DIE-2")
def test_sid_heals_three_times_in_a_row_under_a_dynamite():
    story = Story(C="sid_ketchum").in_play("C", "dynamite").with_life(C=1)
    story.hand("C", "bang", "bang", "bang", "missed", "missed", "missed", "jail").deck("2S").starts_turn("C")
    for before in (-2, -1, 0):
        assert story.life("C") == before
        story.asks("C", "rescue").answers("use").asks("C", "cost").answers("bang").answers("missed")
        assert story.life("C") == before + 1
    assert story.at_rest("C")


@pytest.mark.rule("BASE-SID-1", "BASE-DIE-5")
def test_sid_may_use_his_beer_as_one_of_the_two_cards():
    story = Story(B="sid_ketchum").hand("A", "bang").hand("B", "beer", "panic").with_life(B=1).turn("A")
    story.plays("bang", on="B").asks("B", "dodge").answers("pass")
    story.asks("B", "rescue").answers("use").asks("B", "cost").answers("beer")
    assert story.life("B") == 1
    assert story.discards() == ["bang", "beer", "panic"]


@pytest.mark.rule("BASE-SID-1", "BASE-DIE-5")
def test_sid_may_decline_and_die():
    story = Story(B="sid_ketchum").hand("A", "bang").hand("B", "beer", "panic").with_life(B=1).turn("A")
    story.plays("bang", on="B").asks("B", "dodge").answers("pass").asks("B", "rescue").answers("pass")
    assert story.is_out("B")


@pytest.mark.rule("BASE-SID-1", "BASE-SID-2")
def test_a_single_card_does_not_save_sid():
    story = Story(B="sid_ketchum").hand("A", "bang").hand("B", "panic").with_life(B=1).turn("A")
    story.plays("bang", on="B").asks("B", "dodge").answers("pass").asks("B", "rescue")
    assert not story.offers("use")


@pytest.mark.rule("BASE-SID-1", "BASE-DUEL-1")
def test_sid_saves_himself_in_a_duel_of_his_own_turn_and_plays_on():
    story = Story(A="sid_ketchum").hand("A", "duel", "jail", "panic", "beer").hand("B", "bang").with_life(A=1).turn("A")
    story.plays("duel", on="B").asks("B", "bang").answers("bang").asks("A", "bang").answers("pass")
    story.asks("A", "rescue").answers("use").asks("A", "cost").answers("jail").answers("panic")
    assert story.at_rest("A")
    assert story.life("A") == 1
    story.plays("beer")
    assert story.life("A") == 2


@pytest.mark.rule("BASE-SID-1", "BASE-DUEL-1")
def test_sid_heals_in_the_middle_of_his_duel_and_the_duel_goes_on():
    story = Story(A="sid_ketchum").hand("A", "duel", "jail", "panic", "bang").hand("B", "bang").with_life(A=1).turn("A")
    story.plays("duel", on="B").asks("B", "bang").answers("bang")
    story.asks("A", "bang").answers("use").asks("A", "cost").answers("jail").answers("panic")
    story.asks("A", "bang").answers("bang").asks("B", "bang").answers("pass")
    assert story.at_rest("A")
    assert (story.life("A"), story.life("B")) == (2, 3)


# ---- Suzy Lafayette's timing ---------------------------------------------------------------------------------------


@pytest.mark.rule("BASE-SUZY-2")
@pytest.mark.parametrize("suzy", ["A", "B"])
def test_suzy_draws_once_after_a_duel_whoever_played_it(suzy):
    other = "B" if suzy == "A" else "A"
    story = Story(**{suzy: "suzy_lafayette"}).hand("A", "duel").deck("2C", "3C")
    story.hand(suzy, "bang").hand(other, "bang").turn("A")
    story.plays("duel", on="B").asks("B", "bang").answers("bang").asks("A", "bang").answers("bang")
    story.asks("B", "bang").answers("pass")
    assert story.values_of(suzy) == ["2C"]


@pytest.mark.rule("BASE-SUZY-2", "BASE-GRINGO-1")
def test_suzy_who_beats_gringo_in_her_own_duel_with_her_last_card_draws_twice():
    story = Story(A="suzy_lafayette", B="el_gringo").hand("A", "duel", "bang").hand("B", "bang").deck("2C", "3C", "4C")
    story.turn("A").plays("duel", on="B").asks("B", "bang").answers("bang").asks("A", "bang").answers("bang")
    story.asks("B", "bang").answers("pass")
    assert story.values_of("B") == ["2C"]
    assert story.values_of("A") == ["3C"]


@pytest.mark.rule("BASE-SUZY-1", "BASE-GRINGO-1")
def test_suzy_with_a_card_left_draws_once_after_gringo_took_it():
    story = Story(A="suzy_lafayette", B="el_gringo").hand("A", "bang", "beer").deck("2C", "3C").turn("A")
    story.plays("bang", on="B").asks("B", "dodge").answers("pass")
    assert story.hand_of("B") == ["beer"]
    assert story.values_of("A") == ["2C"]


@pytest.mark.rule("BASE-SUZY-1", "BASE-GRINGO-3", "BASE-DIE-7")
def test_suzy_draws_before_a_rescued_gringo_takes_his_card():
    story = Story(A="suzy_lafayette", B="el_gringo").hand("A", "bang").hand("B", "beer").with_life(B=1)
    story.deck("2C", "3C").turn("A").plays("bang", on="B").asks("B", "dodge").answers("pass").asks("B", "rescue")
    assert story.hand_of("A") == []  # her card is not over yet
    story.answers("beer")
    assert story.values_of("B") == ["2C"]
    assert story.values_of("A") == ["3C"]


@pytest.mark.rule("BASE-SUZY-1", "BASE-ELIM-2")
@pytest.mark.parametrize("rest", [(), ("beer", "panic")])
def test_suzy_as_sheriff_draws_after_the_penalty_for_a_deputy(rest):
    story = Story(A="suzy_lafayette").hand("A", "bang", *rest).in_play("A", "barrel").with_life(B=1)
    story.deck("2C", "3C").turn("A").plays("bang", on="B")
    story.asks("B", "dodge").answers("pass").asks("B", "rescue").answers("pass")
    assert story.values_of("A") == ["2C"]
    assert story.front_of("A") == []


@pytest.mark.rule("BASE-SUZY-1", "BASE-ELIM-5")
def test_suzy_draws_nothing_on_top_of_the_reward_for_an_outlaw():
    story = Story(A="suzy_lafayette").in_play("A", "scope").hand("A", "bang").with_life(C=1)
    story.deck("2C", "3C", "4C", "5C").turn("A").plays("bang", on="C")
    story.asks("C", "dodge").answers("pass").asks("C", "rescue").answers("pass")
    assert story.values_of("A") == ["2C", "3C", "4C"]


# ---- Calamity Janet ------------------------------------------------------------------------------------------------


@pytest.mark.rule("BASE-JANET-1", "BASE-DUEL-3")
def test_janet_fights_a_whole_duel_with_missed_cards():
    story = Story(A="calamity_janet").hand("A", "duel", "missed", "missed").hand("B", "bang", "bang").turn("A")
    story.plays("duel", on="B").asks("B", "bang").answers("bang").asks("A", "bang").answers("missed")
    story.asks("B", "bang").answers("bang").asks("A", "bang").answers("missed").asks("B", "bang").answers("pass")
    assert story.life("B") == 3
    assert story.discards() == ["duel", "bang", "missed", "bang", "missed"]


@pytest.mark.rule("BASE-JANET-2", "BASE-DUEL-2")
def test_missed_cards_given_up_in_a_duel_leave_janet_her_bang():
    story = Story(A="calamity_janet").hand("A", "duel", "missed", "missed").hand("B", "bang").turn("A")
    story.plays("duel", on="B").asks("B", "bang").answers("bang").asks("A", "bang").answers("missed")
    story.asks("B", "bang").answers("pass")
    assert story.offers("missed as bang", on="B")


@pytest.mark.rule("BASE-JANET-1", "BASE-JANET-2")
def test_a_missed_played_as_bang_leaves_the_hand_once_and_lies_on_the_pile_as_a_missed():
    story = Story(A="calamity_janet").hand("A", "missed/2S", "missed/3S", "bang/2D").turn("A")
    story.plays("missed/3S as bang", on="B").asks("B", "dodge").answers("pass")
    assert story.values_of("A") == ["2S", "2D"]
    assert story.discard_values() == ["3S"]
    assert story.view("A").bangs == 1


# ---- Jail and Dynamite ---------------------------------------------------------------------------------------------


@pytest.mark.rule("BASE-LIM-4", "BASE-JAIL-1")
def test_a_turn_with_a_jail_nobody_can_get_ends_all_the_same():
    story = Story(4).out("D").in_play("B", "jail").in_play("C", "jail").hand("A", "jail").deck("2C", "3C").turn("A")
    assert [seat for seat in "ABC" if story.offers("jail", on=seat)] == []
    story.ends_turn()
    assert story.at_rest("A")  # both others stay in Jail, and it is A's turn again
    assert story.offers("jail", on="B")


@pytest.mark.rule("BASE-LIM-4", "BASE-TURN-6")
def test_a_jail_nobody_can_get_may_be_discarded_as_surplus():
    story = Story(4).out("D").in_play("B", "jail").in_play("C", "jail").hand("A", "jail/4H", "bang").with_life(A=1)
    story.deck("6H").turn("A").ends_turn().asks("A", "surplus").answers("jail")
    assert story.at_rest("B")
    assert story.discard_values() == ["4H", "6H", "JS"]


@pytest.mark.rule("BASE-DYN-4", "BASE-ELIM-4")
def test_an_outlaw_blown_up_in_his_own_turn_pays_no_reward():
    story = Story().in_play("C", "dynamite").with_life(C=3).hand("C", "panic").deck("2S", "3C", "4C", "5C")
    story.starts_turn("C").asks("C", "rescue").answers("pass")
    assert story.is_out("C")
    assert story.events("reward") == []
    assert story.values_of("D") == ["3C", "4C"]
    assert all(story.hand_of(seat) == [] for seat in "ABE")


@pytest.mark.rule("BASE-DYN-4", "BASE-ELIM-4")
def test_the_sheriff_keeps_his_cards_when_his_dynamite_kills_a_deputy():
    story = Story(4, roles="deputy sheriff outlaw renegade").in_play("A", "dynamite").with_life(A=3)
    story.hand("B", "beer").in_play("B", "barrel").deck("2S", "3C", "4C").starts_turn("A")
    story.asks("A", "rescue").answers("pass")
    assert story.at_rest("B")
    assert story.hand_of("B") == ["beer", "bang", "bang"]
    assert story.front_of("B") == ["barrel"]


@pytest.mark.rule("BASE-WIN-2", "BASE-MULTI-3")
def test_a_gatling_that_kills_sheriff_and_last_outlaw_is_won_by_the_outlaws():
    story = Story().out("D").hand("E", "gatling").with_life(A=1, C=1).turn("E")
    story.plays("gatling").asks("A", "dodge").answers("pass").asks("A", "rescue").answers("pass")
    story.asks("B", "dodge").answers("pass").asks("C", "dodge").answers("pass").asks("C", "rescue").answers("pass")
    assert story.winners == "CD"
