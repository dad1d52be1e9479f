"""The scenarios of the catalogue that need nothing but the base game, told as it tells them."""

import pytest

from boothill.games.bang.rules.cards.declare import Box
from support.extras import base_and
from support.story import Story

# ---- Distance and limits -------------------------------------------------------------------------------------------


@pytest.mark.scenario("IM-01")
@pytest.mark.rule("BASE-DIST-2", "BASE-DIST-3")
def test_scope_and_mustang_between_neighbours_leave_distance_one():
    story = Story().in_play("A", "scope").in_play("B", "mustang").hand("A", "bang").turn("A")
    assert story.view("A").distance(0, 1) == 1
    story.plays("bang", on="B").asks("B", "dodge")


@pytest.mark.scenario("IM-02")
@pytest.mark.rule("BASE-PANIC-1", "BASE-PANIC-2", "BASE-DIST-5")
def test_panic_needs_a_scope_where_a_winchester_does_not_help():
    story = Story().in_play("A", "winchester").hand("A", "panic", "scope").hand("C", "bang", "beer").turn("A")
    assert not story.offers("panic", on="C", taking="hand")
    story.plays("scope").plays("panic", on="C", taking="hand")
    assert len(story.hand_of("A")) == len(story.hand_of("C")) == 1


@pytest.mark.scenario("IM-03")
@pytest.mark.rule("BASE-LIM-5")
def test_a_second_schofield_is_refused_and_a_remington_replaces_the_first():
    story = Story().in_play("A", "schofield").hand("A", "schofield", "remington").turn("A")
    assert not story.offers("schofield")
    story.plays("remington")
    assert story.front_of("A") == ["remington"]
    assert story.discards() == ["schofield"]


@pytest.mark.scenario("IM-04")
@pytest.mark.rule("BASE-LIM-3", "BASE-VOLCANIC-1")
def test_a_volcanic_lifts_the_limit_only_while_it_lies_there():
    story = Story().hand("A", "bang", "volcanic", "bang", "bang", "schofield").turn("A")
    story.plays("bang", on="B").asks("B", "dodge").answers("pass")
    story.plays("volcanic").plays("bang", on="B").asks("B", "dodge").answers("pass").plays("schofield")
    assert story.discards() == ["bang", "bang", "volcanic"]
    assert not story.offers("bang", on="B")
    assert story.hand_of("A") == ["bang"]


@pytest.mark.scenario("IM-05")
@pytest.mark.rule("BASE-LIM-2", "BASE-DUEL-2")
def test_a_bang_may_be_played_after_a_duel_that_cost_bangs():
    story = Story().hand("A", "duel", "bang", "bang").hand("B", "bang").turn("A")
    story.plays("duel", on="B").asks("B", "bang").answers("bang").asks("A", "bang").answers("bang")
    story.asks("B", "bang").answers("pass").plays("bang", on="B").asks("B", "dodge").answers("pass")
    assert story.life("B") == 2


# ---- Shots ---------------------------------------------------------------------------------------------------------


@pytest.mark.scenario("IM-06")
@pytest.mark.rule("BASE-SHOT-2", "BASE-SLAB-1")
def test_a_heart_and_a_missed_together_stop_slab():
    story = Story(A="slab_the_killer").hand("A", "bang").hand("B", "missed").in_play("B", "barrel").deck("4H")
    story.turn("A").plays("bang", on="B").asks("B", "dodge").answers("flip").answers("missed")
    assert story.at_rest("A")
    assert story.life("B") == 4


@pytest.mark.scenario("IM-07")
@pytest.mark.rule("BASE-SHOT-3", "BASE-SHOT-6", "BASE-BARREL-1")
def test_a_club_and_the_only_missed_are_not_enough_against_slab():
    story = Story(A="slab_the_killer").hand("A", "bang").hand("B", "missed").in_play("B", "barrel").deck("4C", "4H")
    story.turn("A").plays("bang", on="B").asks("B", "dodge").answers("flip").answers("missed").asks("B", "dodge")
    assert not story.offers("flip")
    story.answers("pass")
    assert story.life("B") == 3
    assert story.hand_of("B") == []


@pytest.mark.scenario("IM-09")
@pytest.mark.rule("BASE-JOURD-1", "BASE-SHOT-3")
def test_the_second_flip_saves_jourdonnais_behind_his_barrel():
    story = Story(B="jourdonnais").in_play("B", "barrel").hand("A", "bang").hand("B", "missed").deck("5C", "9H")
    story.turn("A").plays("bang", on="B").asks("B", "dodge").answers("flip").answers("flip")
    assert story.at_rest("A")
    assert story.life("B") == 4
    assert story.hand_of("B") == ["missed"]


# ---- Dying, eliminating, winning -----------------------------------------------------------------------------------


@pytest.mark.scenario("IM-13")
@pytest.mark.rule("BASE-DIE-1", "BASE-DIE-3", "BASE-DYN-1")
def test_two_beers_against_a_dynamite_at_two_life_points():
    story = Story(4).in_play("C", "dynamite").hand("C", "beer", "beer").with_life(C=2).deck("6S", "2C", "3C")
    story.starts_turn("C").asks("C", "rescue")
    assert story.life("C") == -1
    story.answers("beer").asks("C", "rescue").answers("beer")
    assert story.life("C") == 1
    assert story.events("reward") == []
    assert story.at_rest("C")
    assert story.values_of("C") == ["2C", "3C"]


@pytest.mark.scenario("IM-15")
@pytest.mark.rule("BASE-BEER-4", "BASE-DIE-6", "BASE-SID-1")
def test_with_two_left_sid_is_saved_by_two_cards_and_nobody_by_beer():
    story = Story(roles="sheriff renegade outlaw outlaw deputy", B="sid_ketchum").out("C", "D", "E").hand("A", "bang")
    story.hand("B", "beer", "jail", "panic").with_life(B=1).turn("A").plays("bang", on="B")
    story.asks("B", "dodge").answers("pass").asks("B", "rescue")
    assert not story.offers("beer")
    story.answers("use").asks("B", "cost").answers("jail").answers("panic")
    assert story.life("B") == 1
    assert story.at_rest("A")


@pytest.mark.scenario("IM-15")
@pytest.mark.rule("BASE-BEER-4", "BASE-DIE-6")
def test_with_two_left_a_plain_player_with_a_beer_is_eliminated():
    story = Story(roles="sheriff renegade outlaw outlaw deputy").out("C", "D", "E").hand("A", "bang").hand("B", "beer")
    story.with_life(B=1).turn("A").plays("bang", on="B").asks("B", "dodge").answers("pass").asks("B", "rescue")
    assert not story.offers("beer")
    story.answers("pass")
    assert story.is_out("B")


@pytest.mark.scenario("IM-16")
@pytest.mark.rule("BASE-MULTI-2", "BASE-MULTI-5", "BASE-BEER-4")
def test_the_first_victim_of_a_gatling_takes_the_second_ones_beer_along():
    story = Story().out("D", "E").hand("A", "gatling").hand("C", "beer").with_life(B=1, C=1).turn("A")
    story.plays("gatling").asks("B", "dodge").answers("pass").asks("B", "rescue").answers("pass")
    assert story.is_out("B")
    story.asks("C", "dodge").answers("pass").asks("C", "rescue")
    assert not story.offers("beer")
    story.answers("pass")
    assert story.is_out("C")


@pytest.mark.scenario("IM-17")
@pytest.mark.rule("BASE-MULTI-3", "BASE-WIN-2")
def test_the_renegades_gatling_kills_the_sheriff_before_the_deputy_and_he_still_wins():
    story = Story(roles="sheriff deputy renegade outlaw outlaw").out("D", "E").hand("C", "gatling")
    story.with_life(A=1, B=1).turn("C").plays("gatling")
    story.asks("A", "dodge").answers("pass").asks("A", "rescue").answers("pass")
    story.asks("B", "dodge").answers("pass").asks("B", "rescue").answers("pass")
    assert story.winners == "C"


@pytest.mark.scenario("IM-18")
@pytest.mark.rule("BASE-WIN-2")
def test_a_surviving_deputy_gives_the_victory_to_the_dead_outlaws():
    story = Story(roles="sheriff deputy renegade outlaw outlaw").out("D", "E").hand("C", "gatling").hand("B", "missed")
    story.with_life(A=1, B=1).turn("C").plays("gatling")
    story.asks("A", "dodge").answers("pass").asks("A", "rescue").answers("pass").asks("B", "dodge").answers("missed")
    assert story.winners == "DE"


@pytest.mark.scenario("IM-19")
@pytest.mark.rule("BASE-ELIM-7", "BASE-DUEL-4", "GR-NUG-2")
@pytest.mark.parametrize("sets", [("base",), ("base", "gold_rush")], ids=["base", "gold rush"])
def test_an_outlaw_dead_in_his_own_duel_is_worth_nothing(sets):
    story = Story(sets=sets).hand("C", "duel").hand("B", "bang").with_life(C=1).turn("C")
    story.plays("duel", on="B").asks("B", "bang").answers("bang").asks("C", "bang").answers("pass")
    story.asks("C", "rescue").answers("pass")
    assert story.is_out("C")
    assert story.hand_of("B") == []
    assert story.events("gained_nuggets") == []
    assert story.at_rest("D")


@pytest.mark.scenario("IM-20")
@pytest.mark.rule("BASE-GRINGO-1", "BASE-GRINGO-2", "BASE-DIE-9")
def test_gringo_takes_a_card_for_a_duel_of_another_player_only():
    story = Story(A="el_gringo").hand("A", "duel").hand("B", "bang", "beer", "panic").turn("A")
    story.plays("duel", on="B").asks("B", "bang").answers("bang").asks("A", "bang").answers("pass")
    assert (story.life("A"), story.hand_of("A")) == (3, [])
    story = Story(A="el_gringo").hand("B", "duel", "beer", "panic").turn("B")
    story.plays("duel", on="A").asks("A", "bang").answers("pass")
    assert (story.life("A"), len(story.hand_of("A")), len(story.hand_of("B"))) == (3, 1, 1)


@pytest.mark.scenario("IM-21")
@pytest.mark.rule("BASE-ELIM-1", "BASE-ELIM-2", "BASE-SAM-1")
def test_a_sheriff_sam_takes_the_deputys_cards_and_loses_everything():
    story = Story(A="vulture_sam").hand("A", "bang", "beer").in_play("A", "barrel").hand("B", "panic", "duel", "jail")
    story.in_play("B", "scope").with_life(B=1).turn("A").plays("bang", on="B")
    story.asks("B", "dodge").answers("pass").asks("B", "rescue").answers("pass")
    assert story.events("inherited")
    assert (story.hand_of("A"), story.front_of("A")) == ([], [])
    assert sorted(story.discards()) == ["bang", "barrel", "beer", "duel", "jail", "panic", "scope"]


@pytest.mark.scenario("IM-25")
@pytest.mark.rule("BASE-BART-1", "BASE-DIE-7")
def test_bart_drinks_first_and_draws_afterwards():
    story = Story(B="bart_cassidy").hand("A", "bang").hand("B", "beer").with_life(B=1).deck("2C").turn("A")
    story.plays("bang", on="B").asks("B", "dodge").answers("pass").asks("B", "rescue")
    assert story.hand_of("B") == ["beer"]
    story.answers("beer")
    assert story.life("B") == 1
    assert story.values_of("B") == ["2C"]


@pytest.mark.scenario("IM-25")
@pytest.mark.rule("BASE-BART-1", "BASE-DIE-7")
def test_bart_without_a_beer_is_eliminated_and_draws_nothing():
    story = Story(B="bart_cassidy").hand("A", "bang").with_life(B=1).deck("7H").turn("A")
    story.plays("bang", on="B").asks("B", "dodge").answers("pass").asks("B", "rescue").answers("pass")
    assert story.is_out("B")
    assert story.events("drew") == []


@pytest.mark.scenario("IM-27")
@pytest.mark.rule("BASE-DYN-2", "BASE-JAIL-2")
def test_after_the_explosion_a_heart_opens_the_jail():
    story = Story().in_play("C", "jail", "dynamite").deck("7S", "3H").starts_turn("C")
    assert story.at_rest("C")
    assert story.life("C") == 1
    assert story.discard_values() == ["7S", "2H", "3H", "JS"]


@pytest.mark.scenario("IM-27")
@pytest.mark.rule("BASE-DYN-2", "BASE-JAIL-2", "BASE-TURN-4")
def test_who_dies_by_the_dynamite_makes_no_draw_for_his_jail():
    story = Story().in_play("C", "jail", "dynamite").with_life(C=3).deck("7S", "3H", "4C").starts_turn("C")
    story.asks("C", "rescue").answers("pass")
    assert story.is_out("C")
    assert story.discard_values() == ["7S", "2H", "JS"]
    assert story.at_rest("D")
    assert story.values_of("D") == ["3H", "4C"]


@pytest.mark.scenario("IM-28")
@pytest.mark.rule("BASE-DYN-3")
def test_the_dynamite_skips_a_player_who_has_one_already():
    second = Box("second", "A second Dynamite")
    second.more("dynamite", "10C")
    story = Story(rules=base_and(second)).in_play("B", "dynamite/2H").in_play("C", "dynamite/10C").deck("KH")
    story.starts_turn("B")
    assert [story.front_of(seat) for seat in "BCD"] == [[], ["dynamite"], ["dynamite"]]


@pytest.mark.scenario("IM-28")
@pytest.mark.rule("BASE-DYN-3")
def test_the_dynamite_stays_when_nobody_else_can_have_it():
    second = Box("second", "A second Dynamite")
    second.more("dynamite", "10C")
    story = Story(roles="outlaw sheriff renegade outlaw deputy", rules=base_and(second)).out("A", "D", "E")
    story.in_play("B", "dynamite/2H").in_play("C", "dynamite/10C").deck("KH").starts_turn("B")
    assert story.at_rest("B")
    assert story.t.play[1] == [story.t.rules.card_index["dynamite/2H"]]
    assert story.t.play[2] == [story.t.rules.card_index["dynamite/10C"]]


# ---- Character corner cases ----------------------------------------------------------------------------------------


@pytest.mark.scenario("IM-33")
@pytest.mark.rule("BASE-SUZY-2")
def test_suzy_waits_until_the_duel_is_over():
    story = Story(C="suzy_lafayette").hand("B", "duel", "bang").hand("C", "bang").deck("2C", "3C").turn("B")
    story.plays("duel", on="C").asks("C", "bang").answers("bang").asks("B", "bang").answers("bang")
    story.asks("C", "bang")
    assert story.hand_of("C") == []
    story.answers("pass")
    assert story.life("C") == 3
    assert story.values_of("C") == ["2C"]


@pytest.mark.scenario("IM-34")
@pytest.mark.rule("BASE-SUZY-3")
def test_suzy_draws_her_second_missed_against_slab_and_one_card_more():
    story = Story(A="slab_the_killer", B="suzy_lafayette").hand("A", "bang").hand("B", "missed").deck("4S", "2D")
    story.turn("A").plays("bang", on="B").asks("B", "dodge").answers("missed").answers("4S")
    assert story.at_rest("A")
    assert story.life("B") == 4
    assert story.values_of("B") == ["2D"]


@pytest.mark.scenario("IM-35")
@pytest.mark.rule("BASE-GRINGO-3", "BASE-SUZY-1")
def test_suzy_draws_gringo_takes_it_and_suzy_draws_again():
    story = Story(A="suzy_lafayette", B="el_gringo").hand("A", "bang").deck("2C", "3C")
    story.turn("A").plays("bang", on="B").asks("B", "dodge").answers("pass")
    assert story.values_of("B") == ["2C"]
    assert story.values_of("A") == ["3C"]


@pytest.mark.scenario("IM-35")
@pytest.mark.rule("BASE-GRINGO-3", "BASE-SUZY-1")
def test_suzy_draws_nothing_extra_after_a_stagecoach():
    story = Story(A="suzy_lafayette", B="el_gringo").hand("A", "stagecoach").deck("2C", "3C", "4C")
    story.turn("A").plays("stagecoach")
    assert story.values_of("A") == ["2C", "3C"]
