import pytest

from support.story import Story

# ---- BANG! and Missed! ---------------------------------------------------------------------------------------------


@pytest.mark.rule("BASE-BANG-1")
def test_bang_is_a_shot_at_another_player_within_range():
    story = Story().hand("A", "bang").turn("A")
    assert [seat for seat in "ABCDE" if story.offers("bang", on=seat)] == ["B", "E"]
    story.plays("bang", on="B").asks("B", "dodge").answers("pass")
    assert story.life("B") == 3
    assert story.discards() == ["bang"]


@pytest.mark.rule("BASE-BANG-1")
def test_a_second_bang_waits_for_the_next_turn():
    story = Story().hand("A", "bang", "bang").hand("B", "missed")
    story.turn("A").plays("bang", on="B").asks("B", "dodge").answers("missed")
    assert not story.offers("bang", on="B")
    assert not story.offers("bang", on="E")


@pytest.mark.rule("BASE-MISSED-1")
def test_missed_cancels_a_shot():
    story = Story().hand("A", "bang").hand("B", "missed")
    story.turn("A").plays("bang", on="B").asks("B", "dodge").answers("missed")
    assert story.life("B") == 4
    assert story.discards() == ["bang", "missed"]


@pytest.mark.rule("BASE-MISSED-1")
def test_only_the_target_may_use_his_missed():
    story = Story().hand("A", "bang").hand("E", "missed")
    story.turn("A").plays("bang", on="B").asks("B", "dodge")
    assert not story.offers("missed")
    story.answers("pass")
    assert story.at_rest("A")
    assert story.hand_of("E") == ["missed"]


@pytest.mark.rule("BASE-MISSED-1")
@pytest.mark.parametrize(("card", "on"), [("duel", "B"), ("indians", "")])
def test_missed_is_no_answer_to_duel_or_indians(card, on):
    story = Story().out("C", "D", "E").hand("A", card).hand("B", "missed")
    story.turn("A").plays(card, on=on).asks("B", "bang")
    assert not story.offers("missed")
    story.answers("pass")
    assert story.life("B") == 3


# ---- Beer and Saloon -----------------------------------------------------------------------------------------------


@pytest.mark.rule("BASE-BEER-1")
def test_beer_gives_back_one_life_point_to_its_player_alone():
    story = Story().hand("A", "beer").with_life(A=2, B=2).turn("A")
    assert not story.offers("beer", on="B")
    story.plays("beer")
    assert (story.life("A"), story.life("B")) == (3, 2)


@pytest.mark.rule("BASE-BEER-1")
def test_beer_rescues_out_of_turn():
    story = Story().hand("A", "bang").hand("B", "beer").with_life(B=1)
    story.turn("A").plays("bang", on="B").asks("B", "dodge").answers("pass")
    story.asks("B", "rescue").answers("beer")
    assert story.at_rest("A")
    assert story.life("B") == 1


@pytest.mark.rule("BASE-BEER-2")
def test_beer_does_not_undo_an_ordinary_hit():
    story = Story().hand("A", "bang").hand("B", "beer").with_life(B=2)
    story.turn("A").plays("bang", on="B").asks("B", "dodge")
    assert not story.offers("beer")
    story.answers("pass")
    assert story.at_rest("A")
    assert story.life("B") == 1


@pytest.mark.rule("BASE-BEER-3")
def test_a_jailed_player_is_not_asked_for_beer_in_the_turn_he_skips():
    story = Story().in_play("C", "jail").hand("C", "beer").with_life(C=2).deck("2C")
    story.starts_turn("C")
    assert story.at_rest("D")
    assert story.life("C") == 2
    assert story.hand_of("C") == ["beer"]


@pytest.mark.rule("BASE-BEER-3")
def test_a_jailed_player_may_drink_to_survive_the_dynamite():
    story = Story().in_play("C", "jail", "dynamite").hand("C", "beer", "beer").with_life(C=3).deck("2S", "2C")
    story.starts_turn("C").asks("C", "rescue").answers("beer")
    assert story.at_rest("D")
    assert story.life("C") == 1
    assert story.hand_of("C") == ["beer"]


@pytest.mark.rule("BASE-BEER-4")
def test_with_two_players_left_beer_may_be_played_and_does_nothing():
    story = Story().out("B", "C", "D").hand("A", "beer").with_life(A=2)
    story.turn("A").plays("beer")
    assert story.life("A") == 2
    assert story.discards() == ["beer"]


@pytest.mark.rule("BASE-BEER-4")
def test_with_two_players_left_beer_is_no_rescue():
    story = Story().out("B", "C", "D").hand("A", "bang").hand("E", "beer").with_life(E=1)
    story.turn("A").plays("bang", on="E").asks("E", "dodge").answers("pass").asks("E", "rescue")
    assert not story.offers("beer")
    story.answers("pass")
    assert story.winners == "AB"


@pytest.mark.rule("BASE-BEER-4")
def test_with_three_players_left_beer_still_works():
    story = Story().out("C", "D").hand("A", "beer").with_life(A=2)
    story.turn("A").plays("beer")
    assert story.life("A") == 3


@pytest.mark.rule("BASE-BEER-5")
def test_several_beers_in_one_turn():
    story = Story().hand("A", "beer", "beer", "beer").with_life(A=2)
    story.turn("A").plays("beer").plays("beer").plays("beer")
    assert story.life("A") == 5


@pytest.mark.rule("BASE-BEER-5")
def test_several_beers_in_one_rescue():
    story = Story().in_play("C", "dynamite").hand("C", "beer", "beer", "beer").with_life(C=1).deck("5S")
    story.starts_turn("C").asks("C", "rescue").answers("beer").answers("beer").answers("beer")
    assert story.at_rest("C")
    assert story.life("C") == 1


@pytest.mark.rule("BASE-SALOON-1")
def test_saloon_serves_everybody_in_the_game():
    story = Story().out("D").hand("A", "saloon").with_life(A=1, B=2, C=4, E=3)
    story.turn("A").plays("saloon")
    assert [story.life(seat) for seat in "ABCDE"] == [2, 3, 4, 0, 4]


@pytest.mark.rule("BASE-SALOON-1")
def test_saloon_is_no_beer_and_works_with_two_players_left():
    story = Story().out("B", "C", "D").hand("A", "saloon").with_life(A=1, E=1)
    story.turn("A").plays("saloon")
    assert (story.life("A"), story.life("E")) == (2, 2)


@pytest.mark.rule("BASE-SALOON-1")
def test_saloon_rescues_nobody():
    story = Story().hand("A", "bang").hand("B", "saloon").with_life(B=1)
    story.turn("A").plays("bang", on="B").asks("B", "dodge").answers("pass").asks("B", "rescue")
    assert not story.offers("saloon")
    story.answers("pass")
    assert story.is_out("B")


# ---- Drawing, taking, discarding -----------------------------------------------------------------------------------


@pytest.mark.rule("BASE-STAGE-1")
@pytest.mark.parametrize(("card", "drawn"), [("stagecoach", ["2C", "3C"]), ("wells_fargo", ["2C", "3C", "4C"])])
def test_stagecoach_draws_two_and_wells_fargo_three(card, drawn):
    story = Story().hand("A", card).deck("2C", "3C", "4C", "5C")
    story.turn("A").plays(card)
    assert story.values_of("A") == drawn


@pytest.mark.rule("BASE-STAGE-1")
def test_stagecoach_goes_on_after_the_pile_has_been_rebuilt():
    story = Story().hand("A", "stagecoach").discard("beer").only_deck("2C")
    story.turn("A").plays("stagecoach")
    assert story.hand_of("A")[0] == "bang"
    assert story.hand_of("A")[1] in ("beer", "stagecoach")
    assert story.discards() == []


@pytest.mark.rule("BASE-PANIC-1")
def test_panic_takes_a_card_in_play_of_ones_choice():
    story = Story().hand("A", "panic").in_play("B", "barrel", "mustang").in_play("A", "scope").turn("A")
    story.plays("panic", on="B", taking="mustang")
    assert story.hand_of("A") == ["mustang"]
    assert story.front_of("B") == ["barrel"]


@pytest.mark.rule("BASE-PANIC-1")
def test_panic_takes_a_hand_card_at_random():
    taken = set()
    for seed in range(12):
        story = Story().hand("A", "panic").hand("B", "bang", "missed", "beer")
        story.t.seed = seed
        story.turn("A").plays("panic", on="B", taking="hand")
        assert len(story.hand_of("B")) == 2
        taken.update(story.hand_of("A"))
    assert taken == {"bang", "missed", "beer"}


@pytest.mark.rule("BASE-PANIC-1")
def test_panic_needs_distance_one_and_a_card_to_take():
    story = Story().hand("A", "panic").hand("B", "bang").hand("C", "bang").turn("A")
    assert story.offers("panic", on="B", taking="hand")
    assert not story.offers("panic", on="C", taking="hand")
    assert not story.offers("panic", on="E", taking="hand")


@pytest.mark.rule("BASE-PANIC-2")
def test_a_mustang_keeps_panic_away():
    story = Story().hand("A", "panic").in_play("A", "winchester").in_play("B", "mustang").hand("B", "bang").turn("A")
    assert not story.offers("panic", on="B", taking="hand")
    assert not story.offers("panic", on="B", taking="mustang")


@pytest.mark.rule("BASE-PANIC-2")
def test_characters_change_the_distance_for_panic():
    story = Story(A="rose_doolan", D="paul_regret").hand("A", "panic").in_play("B", "mustang")
    story.hand("B", "bang").hand("C", "bang").hand("D", "bang").turn("A")
    assert [seat for seat in "BCDE" if story.offers("panic", on=seat, taking="hand")] == ["B", "C"]


@pytest.mark.rule("BASE-PANIC-3")
def test_panic_takes_jail_and_dynamite_of_a_neighbour():
    story = Story().hand("A", "panic", "panic").in_play("B", "jail").in_play("E", "dynamite")
    story.turn("A").plays("panic", on="B", taking="jail").plays("panic", on="E", taking="dynamite")
    assert story.hand_of("A") == ["jail", "dynamite"]


@pytest.mark.rule("BASE-PANIC-3")
def test_panic_takes_back_a_card_in_front_of_oneself_but_none_of_the_own_hand():
    story = Story().hand("A", "panic", "beer").in_play("A", "dynamite").turn("A")
    assert not story.offers("panic", on="A", taking="hand")
    story.plays("panic", on="A", taking="dynamite")
    assert story.hand_of("A") == ["beer", "dynamite"]
    assert story.front_of("A") == []


@pytest.mark.rule("BASE-CAT-1")
def test_cat_balou_reaches_any_distance():
    story = Story(7).hand("A", "cat_balou").in_play("D", "barrel", "mustang").hand("E", "beer").turn("A")
    assert story.offers("cat_balou", on="E", taking="hand")
    story.plays("cat_balou", on="D", taking="barrel")
    assert story.front_of("D") == ["mustang"]
    assert story.discards() == ["cat_balou", "barrel"]


@pytest.mark.rule("BASE-CAT-1")
def test_cat_balou_discards_a_random_hand_card():
    lost = set()
    for seed in range(12):
        story = Story().hand("A", "cat_balou").hand("C", "bang", "missed", "beer")
        story.t.seed = seed
        story.turn("A").plays("cat_balou", on="C", taking="hand")
        assert len(story.hand_of("C")) == 2
        lost.add(story.discards()[-1])
    assert lost == {"bang", "missed", "beer"}


@pytest.mark.rule("BASE-CAT-1")
def test_cat_balou_may_hit_ones_own_dynamite_or_hand():
    story = Story().hand("A", "cat_balou", "beer").in_play("A", "dynamite").in_play("C", "jail").turn("A")
    assert story.offers("cat_balou", on="C", taking="jail")
    assert story.offers("cat_balou", on="A", taking="hand")
    story.plays("cat_balou", on="A", taking="dynamite")
    assert story.front_of("A") == []
    assert story.hand_of("A") == ["beer"]


@pytest.mark.rule("BASE-CAT-1")
def test_cat_balou_cannot_discard_itself():
    story = Story().hand("A", "cat_balou").hand("B", "bang").turn("A")
    assert story.offers("cat_balou", on="B", taking="hand")
    assert not story.offers("cat_balou", on="A", taking="hand")


# ---- Duel ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("BASE-DUEL-1")
def test_the_challenged_player_answers_first_and_the_one_who_gives_up_is_hit():
    story = Story().hand("A", "duel", "bang").hand("C", "bang", "bang")
    story.turn("A").plays("duel", on="C")
    story.asks("C", "bang").answers("bang").asks("A", "bang").answers("bang").asks("C", "bang").answers("bang")
    story.asks("A", "bang").answers("pass")
    assert (story.life("A"), story.life("C")) == (4, 4)
    assert story.discards() == ["duel", "bang", "bang", "bang"]


@pytest.mark.rule("BASE-DUEL-1")
def test_a_duelist_may_keep_his_bang():
    story = Story(7).hand("A", "duel").hand("D", "bang")
    story.turn("A").plays("duel", on="D").asks("D", "bang").answers("pass")
    assert story.life("D") == 3
    assert story.hand_of("D") == ["bang"]


@pytest.mark.rule("BASE-DUEL-2")
def test_a_barrel_is_no_help_in_a_duel():
    story = Story().hand("A", "duel").in_play("B", "barrel").hand("B", "missed")
    story.turn("A").plays("duel", on="B").asks("B", "bang")
    assert not story.offers("flip")
    assert not story.offers("missed")


@pytest.mark.rule("BASE-DUEL-2", "BASE-DUEL-5")
def test_neither_a_duel_nor_its_discards_use_up_the_bang_of_the_turn():
    story = Story().hand("A", "duel", "bang", "bang").hand("B", "bang")
    story.turn("A").plays("duel", on="B").asks("B", "bang").answers("bang").asks("A", "bang").answers("bang")
    story.asks("B", "bang").answers("pass")
    story.plays("bang", on="B").asks("B", "dodge").answers("pass")
    assert story.life("B") == 2


@pytest.mark.rule("BASE-DUEL-5")
def test_a_duel_may_follow_the_bang_of_the_turn():
    story = Story().hand("A", "bang", "duel")
    story.turn("A").plays("bang", on="B").asks("B", "dodge").answers("pass")
    story.plays("duel", on="B").asks("B", "bang").answers("pass")
    assert story.life("B") == 2


@pytest.mark.rule("BASE-DUEL-3")
def test_calamity_janet_duels_with_missed_cards():
    story = Story(B="calamity_janet").hand("A", "duel").hand("B", "missed")
    story.turn("A").plays("duel", on="B").asks("B", "bang").answers("missed")
    story.asks("A", "bang").answers("pass")
    assert (story.life("A"), story.life("B")) == (4, 4)


@pytest.mark.rule("BASE-DUEL-4")
def test_the_challenger_is_rewarded_for_an_outlaw_who_loses():
    story = Story().hand("A", "duel").with_life(C=1).deck("2C", "3C", "4C")
    story.turn("A").plays("duel", on="C").asks("C", "bang").answers("pass").asks("C", "rescue").answers("pass")
    assert story.values_of("A") == ["2C", "3C", "4C"]


@pytest.mark.rule("BASE-DUEL-4")
def test_nobody_is_rewarded_for_an_outlaw_who_loses_his_own_duel():
    story = Story().hand("C", "duel").hand("A", "bang").with_life(C=1).deck("2C", "3C", "4C", "5C")
    story.turn("C").plays("duel", on="A").asks("A", "bang").answers("bang").asks("C", "bang").answers("pass")
    story.asks("C", "rescue").answers("pass")
    assert story.hand_of("A") == []
    assert story.at_rest("D")
    assert story.values_of("D") == ["2C", "3C"]


@pytest.mark.rule("BASE-DUEL-4")
def test_a_sheriff_is_not_punished_for_a_deputy_who_loses_his_own_duel():
    story = Story().hand("B", "duel").hand("A", "bang", "beer").in_play("A", "barrel").with_life(B=1)
    story.turn("B").plays("duel", on="A").asks("A", "bang").answers("bang").asks("B", "bang").answers("pass")
    story.asks("B", "rescue").answers("pass")
    assert story.is_out("B")
    assert story.hand_of("A") == ["beer"]
    assert story.front_of("A") == ["barrel"]


# ---- Cards for the whole table -------------------------------------------------------------------------------------


@pytest.mark.rule("BASE-STORE-1")
def test_the_store_opens_with_one_card_per_player_in_the_game_and_its_user_chooses_first():
    story = Story().out("D").hand("C", "general_store").deck("2C", "3C", "4C", "5C", "6C")
    story.turn("C").plays("general_store")
    story.asks("C", "store").answers("4C").asks("E", "store").answers("2C").asks("A", "store").answers("5C")
    assert [story.values_of(seat) for seat in "CEAB"] == [["4C"], ["2C"], ["5C"], ["3C"]]
    assert story.at_rest("C")
    assert story.discards() == ["general_store"]


@pytest.mark.rule("BASE-STORE-2")
def test_everybody_must_take_a_card_and_the_last_one_needs_no_question():
    story = Story(4).hand("A", "general_store").deck("2C", "3C", "4C", "5C")
    story.turn("A").plays("general_store").asks("A", "store")
    assert not story.offers("pass")
    story.answers("2C").asks("B", "store").answers("3C").asks("C", "store").answers("4C")
    assert story.at_rest("A")
    assert story.values_of("D") == ["5C"]


@pytest.mark.rule("BASE-INDIANS-1")
def test_indians_ask_everybody_else_for_a_bang():
    story = Story(4).hand("A", "indians", "bang").hand("B", "bang").hand("C", "bang").in_play("D", "barrel")
    story.turn("A").plays("indians").asks("B", "bang").answers("bang").asks("C", "bang").answers("pass")
    story.asks("D", "bang")
    assert not story.offers("flip")
    story.answers("pass")
    assert [story.life(seat) for seat in "ABCD"] == [5, 4, 3, 3]
    assert story.offers("bang", on="B")


@pytest.mark.rule("BASE-INDIANS-1")
def test_calamity_janet_drives_the_indians_off_with_a_missed():
    story = Story(B="calamity_janet").out("C", "D", "E").hand("A", "indians").hand("B", "missed")
    story.turn("A").plays("indians").asks("B", "bang").answers("missed")
    assert story.life("B") == 4
    assert story.hand_of("B") == []


@pytest.mark.rule("BASE-GATLING-1")
def test_gatling_shoots_at_everybody_else_at_any_distance():
    story = Story(6).hand("A", "gatling", "bang").hand("C", "missed").in_play("D", "mustang", "barrel").deck("3H")
    story.turn("A").plays("gatling").asks("B", "dodge").answers("pass").asks("C", "dodge").answers("missed")
    story.asks("D", "dodge").answers("flip").asks("E", "dodge").answers("pass").asks("F", "dodge").answers("pass")
    assert [story.life(seat) for seat in "ABCDEF"] == [5, 3, 4, 4, 3, 3]


@pytest.mark.rule("BASE-GATLING-1")
def test_gatling_is_no_bang_card():
    story = Story(4).hand("A", "bang", "gatling")
    story.turn("A").plays("bang", on="B").asks("B", "dodge").answers("pass")
    story.plays("gatling").asks("B", "dodge").answers("pass")
    story.asks("C", "dodge").answers("pass").asks("D", "dodge").answers("pass")
    assert [story.life(seat) for seat in "ABCD"] == [5, 2, 3, 3]


@pytest.mark.rule("BASE-GATLING-1")
def test_a_bang_may_follow_the_gatling():
    story = Story().out("C", "D", "E").hand("A", "gatling", "bang")
    story.turn("A").plays("gatling").asks("B", "dodge").answers("pass")
    assert story.offers("bang", on="B")
