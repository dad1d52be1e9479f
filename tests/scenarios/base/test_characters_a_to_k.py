"""Bart Cassidy to Kit Carlson: plain use, and the hardest thing that can happen to each."""

import pytest

from boothill.games.bang.rules.terms import ABILITY
from support.extras import base_with_event
from support.story import Story

# ---- Bart Cassidy --------------------------------------------------------------------------------------------------


@pytest.mark.rule("BASE-BART-1")
def test_bart_draws_a_card_when_he_is_hit():
    story = Story(B="bart_cassidy").hand("A", "bang").deck("2C", "3C")
    story.turn("A").plays("bang", on="B").asks("B", "dodge").answers("pass")
    assert story.values_of("B") == ["2C"]


@pytest.mark.rule("BASE-BART-1")
def test_bart_draws_three_cards_for_a_dynamite():
    story = Story(C="bart_cassidy").in_play("C", "dynamite").deck("9S", "2C", "3C", "4C", "5C", "6C").starts_turn("C")
    assert story.life("C") == 1
    assert story.values_of("C") == ["2C", "3C", "4C", "5C", "6C"]  # the last two in phase 1


@pytest.mark.rule("BASE-BART-1")
def test_bart_draws_for_every_point_of_a_rescued_loss_but_only_after_the_rescue():
    story = Story(C="bart_cassidy").in_play("C", "dynamite").hand("C", "beer", "beer").with_life(C=2)
    story.deck("9S", "2C", "3C", "4C", "5C", "6C").starts_turn("C").asks("C", "rescue").answers("beer")
    assert story.hand_of("C") == ["beer"]
    story.asks("C", "rescue").answers("beer")
    assert story.at_rest("C")
    assert story.values_of("C") == ["2C", "3C", "4C", "5C", "6C"]


@pytest.mark.rule("BASE-BART-1")
def test_bart_draws_in_his_own_lost_duel_too():
    story = Story(A="bart_cassidy").hand("A", "duel").hand("B", "bang").deck("2C")
    story.turn("A").plays("duel", on="B").asks("B", "bang").answers("bang").asks("A", "bang").answers("pass")
    assert story.values_of("A") == ["2C"]


# ---- Black Jack ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("BASE-BLACK-1")
@pytest.mark.parametrize("second", ["6H", "9D"])
def test_black_jack_draws_a_third_card_after_a_red_second_one(second):
    story = Story(C="black_jack").deck("2C", second, "4C", "5C").starts_turn("C")
    assert story.values_of("C") == ["2C", second, "4C"]


@pytest.mark.rule("BASE-BLACK-1")
@pytest.mark.parametrize("second", ["6S", "9C"])
def test_black_jack_draws_nothing_more_after_a_black_second_one(second):
    story = Story(C="black_jack").deck("6H", second, "7H").starts_turn("C")
    assert story.values_of("C") == ["6H", second]


@pytest.mark.rule("BASE-BLACK-1", "BASE-BLACK-2")
def test_black_jack_shows_the_second_card_alone_and_a_red_third_one_brings_nothing():
    story = Story(C="black_jack").deck("6H", "7H", "8H", "9H", "10H").starts_turn("C")
    assert story.values_of("C") == ["6H", "7H", "8H"]
    assert [event[1] for event in story.events("showed")] == [(story.seat("C"), story.t.hand[2][1], ABILITY)]


@pytest.mark.rule("BASE-BLACK-2")
def test_black_jack_does_not_show_the_cards_of_a_stagecoach():
    story = Story(A="black_jack").hand("A", "stagecoach").deck("6H", "7H", "8H").turn("A").plays("stagecoach")
    assert story.values_of("A") == ["6H", "7H"]
    assert story.events("showed") == []


# ---- Calamity Janet ------------------------------------------------------------------------------------------------


@pytest.mark.rule("BASE-JANET-1")
def test_janet_shoots_with_a_missed():
    story = Story(A="calamity_janet").hand("A", "missed").turn("A")
    story.plays("missed as bang", on="B").asks("B", "dodge").answers("pass")
    assert story.life("B") == 3
    assert story.discards() == ["missed"]


@pytest.mark.rule("BASE-JANET-1")
def test_janet_dodges_with_a_bang():
    story = Story(A="slab_the_killer", B="calamity_janet").hand("A", "bang").hand("B", "bang", "missed")
    story.turn("A").plays("bang", on="B").asks("B", "dodge").answers("bang").answers("missed")
    assert story.at_rest("A")
    assert story.life("B") == 4


@pytest.mark.rule("BASE-JANET-1")
def test_janet_answers_indians_and_duels_with_either_card():
    story = Story(B="calamity_janet").out("C", "D", "E").hand("A", "indians", "duel").hand("B", "missed", "bang")
    story.turn("A").plays("indians").asks("B", "bang").answers("missed")
    story.plays("duel", on="B").asks("B", "bang").answers("bang").asks("A", "bang").answers("pass")
    assert (story.life("A"), story.life("B")) == (4, 4)


@pytest.mark.rule("BASE-JANET-2")
def test_a_missed_fired_as_a_bang_is_the_bang_of_the_turn():
    story = Story(A="calamity_janet").hand("A", "missed", "missed", "bang").turn("A")
    story.plays("missed as bang", on="B").asks("B", "dodge").answers("pass")
    assert not story.offers("bang", on="B")
    assert not story.offers("missed as bang", on="B")
    reason = story.why_not("A", "missed")
    assert reason is not None
    assert reason.code == "bang_limit"


@pytest.mark.rule("BASE-JANET-2")
def test_janet_needs_a_volcanic_to_fire_twice():
    story = Story(A="calamity_janet").hand("A", "missed", "bang").in_play("A", "volcanic").turn("A")
    story.plays("missed as bang", on="B").asks("B", "dodge").answers("pass")
    story.plays("bang", on="B").asks("B", "dodge").answers("pass")
    assert story.life("B") == 2


@pytest.mark.rule("BASE-JANET-3")
def test_janet_converts_nothing_but_bang_and_missed():
    story = Story(B="calamity_janet").hand("A", "bang").hand("B", "gatling", "duel", "indians", "barrel", "beer")
    story.deck("7H", "8H").turn("A").plays("bang", on="B").asks("B", "dodge")
    assert not story.offers("respond")
    story.answers("pass").ends_turn()
    assert story.at_rest("B")
    assert [card for card in story.hand_of("B") if story.offers(f"{card} as bang", on="C")] == []


# ---- El Gringo -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("BASE-GRINGO-1")
def test_gringo_takes_a_random_card_of_whoever_hits_him():
    story = Story(B="el_gringo").hand("A", "bang", "beer", "panic")
    story.turn("A").plays("bang", on="B").asks("B", "dodge").answers("pass")
    assert sorted(story.hand_of("A") + story.hand_of("B")) == ["beer", "panic"]
    assert len(story.hand_of("B")) == 1


@pytest.mark.rule("BASE-GRINGO-1")
def test_gringo_gets_nothing_from_an_empty_hand_and_nothing_from_the_table():
    story = Story(B="el_gringo").hand("A", "bang").in_play("A", "barrel")
    story.turn("A").plays("bang", on="B").asks("B", "dodge").answers("pass")
    assert story.hand_of("B") == []
    assert story.front_of("A") == ["barrel"]


@pytest.mark.rule("BASE-GRINGO-1")
def test_gringo_takes_from_the_player_of_a_gatling_or_of_indians():
    story = Story(C="el_gringo").out("B", "D", "E").hand("A", "gatling", "indians", "beer")
    story.turn("A").plays("gatling").asks("C", "dodge").answers("pass")
    assert len(story.hand_of("C")) == 1
    story = Story(C="el_gringo").out("B", "D", "E").hand("A", "indians", "beer")
    story.turn("A").plays("indians").asks("C", "bang").answers("pass")
    assert story.hand_of("C") == ["beer"]


@pytest.mark.rule("BASE-GRINGO-1", "BASE-DIE-7")
def test_gringo_takes_his_card_only_after_a_beer_has_saved_him():
    story = Story(B="el_gringo").hand("A", "bang", "beer").hand("B", "beer").with_life(B=1)
    story.turn("A").plays("bang", on="B").asks("B", "dodge").answers("pass").asks("B", "rescue")
    assert story.hand_of("A") == ["beer"]
    story.answers("beer")
    assert story.hand_of("A") == []
    assert story.hand_of("B") == ["beer"]


@pytest.mark.rule("BASE-GRINGO-1", "BASE-DIE-7")
def test_a_dead_gringo_takes_nothing():
    story = Story(B="el_gringo").hand("C", "bang", "beer").with_life(B=1)
    story.turn("C").plays("bang", on="B").asks("B", "dodge").answers("pass").asks("B", "rescue").answers("pass")
    assert story.hand_of("C") == ["beer"]


@pytest.mark.rule("BASE-GRINGO-2")
def test_gringo_gets_nothing_for_a_dynamite():
    story = Story(C="el_gringo").in_play("C", "dynamite").hand("B", "bang").hand("C", "beer").hand("E", "bang")
    story.deck("2S", "3C", "4C").starts_turn("C").asks("C", "rescue").answers("beer")
    assert story.values_of("C") == ["3C", "4C"]
    assert story.hand_of("B") == story.hand_of("E") == ["bang"]


@pytest.mark.rule("BASE-GRINGO-2")
def test_gringo_gets_nothing_for_a_duel_he_played_himself():
    story = Story(B="el_gringo").hand("B", "duel").hand("C", "bang", "beer").hand("E", "panic")
    story.turn("B").plays("duel", on="C").asks("C", "bang").answers("bang").asks("B", "bang").answers("pass")
    assert story.life("B") == 2
    assert story.hand_of("B") == []


@pytest.mark.rule("BASE-GRINGO-3")
def test_suzy_draws_again_after_gringo_has_taken_her_new_card():
    story = Story(A="suzy_lafayette", B="el_gringo").hand("A", "bang").deck("2C", "3C", "4C")
    story.turn("A").plays("bang", on="B").asks("B", "dodge").answers("pass")
    assert story.values_of("B") == ["2C"]
    assert story.values_of("A") == ["3C"]


@pytest.mark.rule("BASE-GRINGO-3", "BASE-SUZY-1")
def test_gringo_finds_nothing_while_suzys_last_card_a_gatling_goes_on():
    story = Story(A="suzy_lafayette", B="el_gringo").out("D", "E").hand("A", "gatling").deck("2C", "3C")
    story.turn("A").plays("gatling").asks("B", "dodge").answers("pass").asks("C", "dodge")
    assert story.hand_of("A") == []
    story.answers("pass")
    assert story.hand_of("B") == []
    assert story.values_of("A") == ["2C"]


# ---- Jesse Jones ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("BASE-JESSE-1")
def test_jesse_may_take_his_first_card_from_another_hand():
    story = Story(C="jesse_jones").hand("A", "beer").deck("2C", "3C").starts_turn("C")
    story.asks("C", "first_draw")
    assert [seat for seat in "ABCDE" if story.offers("draw_from", on=seat)] == ["A"]
    story.answers("draw_from", on="A")
    assert story.hand_of("C") == ["beer", "bang"]
    assert story.values_of("C")[1] == "2C"
    assert story.hand_of("A") == []


@pytest.mark.rule("BASE-JESSE-1")
def test_jesse_may_draw_like_everybody_and_is_not_asked_when_all_hands_are_empty():
    story = Story(C="jesse_jones").hand("A", "beer").deck("2C", "3C").starts_turn("C")
    story.asks("C", "first_draw").answers("draw")
    assert story.values_of("C") == ["2C", "3C"]
    story = Story(C="jesse_jones").hand("C", "beer").deck("2C", "3C").starts_turn("C")
    assert story.at_rest("C")
    assert story.values_of("C") == ["6H", "2C", "3C"]


@pytest.mark.rule("BASE-JESSE-1", "BASE-SUZY-1")
def test_suzy_draws_before_jesse_takes_his_second_card():
    story = Story(C="jesse_jones", A="suzy_lafayette").hand("A", "beer").deck("2C", "3C").starts_turn("C")
    story.asks("C", "first_draw").answers("draw_from", on="A")
    assert story.values_of("A") == ["2C"]
    assert story.values_of("C") == ["6H", "3C"]


# ---- Jourdonnais ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("BASE-JOURD-1")
def test_jourdonnais_flips_without_a_barrel():
    story = Story(B="jourdonnais").hand("A", "bang").deck("2H")
    story.turn("A").plays("bang", on="B").asks("B", "dodge").answers("flip")
    assert story.at_rest("A")
    assert story.life("B") == 4


@pytest.mark.rule("BASE-JOURD-1")
def test_jourdonnais_flips_once_and_with_a_barrel_twice_per_shot():
    story = Story(B="jourdonnais").hand("A", "bang").deck("2C").turn("A").plays("bang", on="B")
    story.asks("B", "dodge").answers("flip").asks("B", "dodge")
    assert not story.offers("flip")
    story = Story(B="jourdonnais").hand("A", "bang").in_play("B", "barrel").deck("2C", "3C").turn("A")
    story.plays("bang", on="B").asks("B", "dodge").answers("flip").answers("flip").asks("B", "dodge")
    assert not story.offers("flip")


@pytest.mark.rule("BASE-JOURD-1")
def test_jourdonnais_ability_is_no_card_to_be_taken():
    story = Story(B="jourdonnais").hand("A", "cat_balou", "panic").hand("C", "beer").turn("A")
    assert story.offers("cat_balou", on="C", taking="hand")
    assert not story.offers("cat_balou", on="B", taking="barrel")
    assert not story.offers("panic", on="B", taking="barrel")


@pytest.mark.rule("BASE-JOURD-1", "BASE-SLAB-1")
def test_two_flips_of_jourdonnais_stop_slab():
    story = Story(A="slab_the_killer", B="jourdonnais").hand("A", "bang").in_play("B", "barrel").deck("2H", "3H")
    story.turn("A").plays("bang", on="B").asks("B", "dodge").answers("flip").answers("flip")
    assert story.at_rest("A")
    assert story.life("B") == 4


# ---- Kit Carlson ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("BASE-KIT-1")
def test_kit_takes_two_of_three_cards_and_puts_the_third_back_on_top():
    story = Story(C="kit_carlson").deck("2C", "3C", "4C", "5C").starts_turn("C")
    story.asks("C", "look").answers("4C").answers("2C")
    assert story.values_of("C") == ["4C", "2C"]
    story.ends_turn()
    assert story.values_of("D") == ["3C", "5C"]


@pytest.mark.rule("BASE-KIT-1")
def test_nobody_else_sees_what_kit_looks_at():
    story = Story(C="kit_carlson").deck("2C", "3C", "4C").starts_turn("C").asks("C", "look")
    assert [story.t.rules.value_text(card) for card in story.view("C").aside] == ["2C", "3C", "4C"]
    assert story.view("A").aside == ()


@pytest.mark.rule("BASE-KIT-1", "BASE-DECK-1")
def test_kit_goes_on_looking_when_the_pile_is_rebuilt_under_his_hands():
    story = Story(C="kit_carlson").discard("beer/6H").only_deck("2C", "3C").starts_turn("C")
    story.asks("C", "look").answers("6H").answers("2C")
    assert story.values_of("C") == ["6H", "2C"]
    assert [story.t.rules.value_text(card) for card in story.t.deck] == ["3C"]
    assert story.discards() == []


@pytest.mark.rule("BASE-KIT-1", "BASE-P1-3")
def test_kit_who_may_take_but_one_card_puts_the_others_back_in_their_order():
    story = Story(C="kit_carlson", rules=base_with_event(phase_1_count=(3, lambda t, me, n: n - 1))).deck(
        "2C", "3C", "4C", "5C"
    )
    story.starts_turn("C").asks("C", "look").answers("3C")
    assert story.values_of("C") == ["3C"]
    assert [story.t.rules.value_text(card) for card in reversed(story.t.deck[-3:])] == ["2C", "4C", "5C"]
