"""Where the cards of Dodge City meet other cards and characters."""

import pytest

from boothill.games.bang.rules.cards.declare import Box
from boothill.games.bang.rules.cards.loading import find_box
from boothill.games.bang.rules.cards.ruleset import Ruleset
from boothill.kernel.reasons import WhyNot
from support.story import Story
from support.tales import tale

# ---- Green cards that are taken, discarded, left behind ------------------------------------------------------------


@pytest.mark.rule("DC-GREEN-1", "BASE-PANIC-3")
def test_panic_takes_a_green_card_at_distance_1_only():
    story = tale().in_play("B", "sombrero").in_play("C", "bible").hand("A", "panic").turn("A")
    assert not story.offers("panic", on="C", taking="bible")
    story.plays("panic", on="B", taking="sombrero")
    assert (story.hand_of("A"), story.front_of("B")) == (["sombrero"], [])


@pytest.mark.rule("DC-GREEN-1", "BASE-CAT-1")
@pytest.mark.parametrize("card", ["cat_balou", "can_can"])
def test_a_green_answer_that_was_discarded_stops_no_shot(card):
    story = tale().in_play("B", "sombrero").hand("A", "bang")
    if card == "can_can":
        story.in_play("A", card).turn("A").spends(card, on="B", taking="sombrero")
    else:
        story.hand("A", card).turn("A").plays(card, on="B", taking="sombrero")
    assert story.discards() == [card, "sombrero"]
    story.plays("bang", on="B").asks("B", "dodge")
    assert len(story.decision.options) == 1


@pytest.mark.rule("DC-GREEN-2", "DC-GREEN-4", "BASE-LIM-8")
@pytest.mark.parametrize("card", ["panic", "conestoga", "rag_time"])
def test_whoever_takes_his_own_fresh_green_card_back_may_lay_it_down_again_and_waits_all_the_same(card):
    story = tale().hand("A", "canteen", "beer").with_life(A=2)
    (story.in_play if card == "conestoga" else story.hand)("A", card)
    story.turn("A").plays("canteen")
    if card == "conestoga":
        story.spends(card, on="A", taking="canteen")
    else:
        story.plays(card, on="A", taking="canteen")
    assert "canteen" in story.hand_of("A")
    story.plays("canteen")
    assert story.why_not("A", "spend canteen") == WhyNot("just_laid", "DC-GREEN-2")


@pytest.mark.rule("GEN-6", "DC-GREEN-2")
def test_nobody_is_reminded_of_a_fresh_green_card_that_has_left_play():
    story = tale().hand("A", "canteen", "rag_time", "bang").turn("A").plays("canteen")
    assert [story.t.rules.card_names[card].partition("/")[0] for card in story.view("B").fresh] == ["canteen"]
    story.plays("rag_time", on="A", taking="canteen")
    assert story.view("B").fresh == ()


@pytest.mark.rule("DC-GREEN-2", "DC-GREEN-4")
def test_whoever_takes_his_own_old_green_card_back_waits_anew():
    story = tale().in_play("A", "knife").hand("A", "panic").turn("A")
    assert story.offers("spend knife", on="B")
    story.plays("panic", on="A", taking="knife").plays("knife")
    assert not story.offers("spend knife", on="B")


@pytest.mark.rule("DC-GREEN-2", "BASE-TURN-8")
def test_in_an_extra_turn_the_green_cards_of_the_turn_before_may_be_used():
    event = Box("event", "An event")
    event.hooks = {"turn_end": lambda t, me: None if t.extra_turn else t.extra_turns.append(me)}
    rules = Ruleset((find_box("base"), find_box("dodge_city"), event))
    story = Story(rules=rules).hand("A", "knife").turn("A").plays("knife").ends_turn()
    assert story.at_rest("A")
    assert story.offers("spend knife", on="B")


@pytest.mark.rule("BASE-ELIM-1", "DC-GREEN-1")
def test_the_dead_leave_their_green_cards_on_the_discard_pile():
    story = tale().in_play("B", "sombrero", "canteen").hand("B", "punch").hand("A", "duel").with_life(B=1).turn("A")
    story.plays("duel", on="B").asks("B", "bang").answers("pass").asks("B", "rescue").answers("pass")
    assert story.discards() == ["duel", "sombrero", "canteen", "punch"]


@pytest.mark.rule("BASE-ELIM-1", "BASE-PEDRO-1")
def test_with_pedro_at_the_table_the_dying_put_their_green_cards_in_order():
    story = tale(E="pedro_ramirez").in_play("B", "sombrero").hand("B", "beer", "punch").hand("A", "duel").with_life(B=1)
    story.turn("A").plays("duel", on="B").asks("B", "bang").answers("pass").asks("B", "rescue").answers("pass")
    story.asks("B", "last_will").answers("punch").answers("sombrero")
    assert story.discards() == ["duel", "punch", "sombrero", "beer"]


@pytest.mark.rule("BASE-PEDRO-1", "DC-GREEN-3", "DC-GREEN-4")
def test_pedro_may_take_a_spent_green_card_from_the_discard_pile_and_lays_it_down_anew():
    story = tale(B="pedro_ramirez").in_play("A", "canteen").with_life(A=2).turn("A").spends("canteen").ends_turn()
    story.asks("B", "first_draw").answers("canteen").plays("canteen")
    assert story.why_not("B", "spend canteen") == WhyNot("just_laid", "DC-GREEN-2")


@pytest.mark.rule("BASE-ELIM-2", "BASE-DIE-9")
def test_a_sheriff_who_kills_his_deputy_with_a_knife_loses_his_green_cards_too():
    story = tale().in_play("A", "knife", "canteen", "barrel").hand("A", "beer").with_life(B=1).turn("A")
    story.spends("knife", on="B").asks("B", "dodge").answers("pass").asks("B", "rescue").answers("pass")
    assert (story.front_of("A"), story.hand_of("A")) == ([], [])
    assert story.discards() == ["knife", "canteen", "barrel", "beer"]


@pytest.mark.rule("BASE-ELIM-5", "BASE-DIE-9")
@pytest.mark.parametrize("card", ["springfield", "buffalo_rifle", "howitzer"])
def test_whoever_kills_an_outlaw_with_a_shot_of_dodge_city_draws_three(card):
    story = tale(4).out("B").with_life(C=1).deck("2C", "3C", "4C")
    if card == "springfield":
        story.hand("A", card, "beer").turn("A").plays(card, on="C")
    else:
        story.in_play("A", card).turn("A").spends(card, on="" if card == "howitzer" else "C")
    story.asks("C", "dodge").answers("pass").asks("C", "rescue").answers("pass")
    if card == "howitzer":
        story.asks("D", "dodge").answers("pass")
    assert story.values_of("A") == ["2C", "3C", "4C"]


@pytest.mark.rule("GEN-6", "DC-GREEN-3")
def test_everybody_sees_who_used_a_green_card_at_whom():
    story = tale().in_play("A", "conestoga").in_play("C", "barrel").turn("A")
    story.spends("conestoga", on="C", taking="barrel")
    index = story.t.rules.kind_index
    assert story.deeds() == [(0, index["conestoga"], 2, index["barrel"])]
    assert story.view("E").deeds == tuple(story.t.deeds)


# ---- Distances and limits ------------------------------------------------------------------------------------------


@pytest.mark.rule("BASE-DIST-8", "BASE-DIST-5")
def test_a_death_by_the_knife_brings_the_next_player_within_reach():
    story = tale().in_play("A", "knife", "derringer").with_life(B=1).turn("A")
    assert not story.offers("spend derringer", on="C")
    story.spends("knife", on="B").asks("B", "dodge").answers("pass").asks("B", "rescue").answers("pass")
    assert story.front_of("A") == []  # a Deputy, and with him the Derringer
    story = tale().in_play("E", "knife", "derringer").with_life(D=1).turn("E")
    story.spends("knife", on="D").asks("D", "dodge").answers("pass").asks("D", "rescue").answers("pass")
    assert story.offers("spend derringer", on="C")


@pytest.mark.rule("BASE-DIST-5", "BASE-CAT-1")
def test_can_can_takes_the_hideout_and_the_pepperbox_reaches():
    story = tale().in_play("A", "can_can", "pepperbox").in_play("B", "hideout").turn("A")
    assert not story.offers("spend pepperbox", on="B")
    story.spends("can_can", on="B", taking="hideout").spends("pepperbox", on="B").asks("B", "dodge").answers("pass")
    assert story.life("B") == 3


@pytest.mark.rule("BASE-LIM-2", "DC-GREEN-6")
def test_one_turn_may_see_a_bang_and_every_other_shot():
    story = tale(4).out("C", "D").in_play("A", "knife", "derringer", "pepperbox", "buffalo_rifle", "howitzer")
    story.hand("A", "bang", "punch", "springfield", "beer", "beer").hand("B", *["missed"] * 9).turn("A")
    for card in ("knife", "derringer", "pepperbox", "buffalo_rifle"):
        story.spends(card, on="B").asks("B", "dodge").answers("missed")
    story.spends("howitzer").asks("B", "dodge").answers("missed")
    for card in ("bang", "punch"):
        story.plays(card, on="B").asks("B", "dodge").answers("missed")
    story.plays("springfield", on="B").asks("A", "second_card").answers("beer").asks("B", "dodge").answers("missed")
    assert story.life("B") == 4
    assert story.view("A").bangs == 1
    assert len(story.hand_of("B")) == 1


# ---- El Gringo, Suzy Lafayette, Bart Cassidy, Molly Stark ----------------------------------------------------------


@pytest.mark.rule("BASE-GRINGO-1")
@pytest.mark.parametrize("card", ["knife", "derringer", "pepperbox", "buffalo_rifle"])
def test_el_gringo_takes_a_card_of_whoever_hits_him_with_a_green_card(card):
    story = tale(B="el_gringo").in_play("A", card, "barrel").hand("A", "beer").deck("2C").turn("A").spends(card, on="B")
    story.asks("B", "dodge").answers("pass")
    assert story.hand_of("B") == ["beer"]
    assert story.values_of("A") == (["2C"] if card == "derringer" else [])


@pytest.mark.rule("BASE-SUZY-1", "DC-DERR-1")
def test_suzy_whose_last_card_el_gringo_takes_draws_at_once_and_then_for_the_derringer():
    story = tale(A="suzy_lafayette", B="el_gringo").in_play("A", "derringer").hand("A", "beer").deck("2C", "3C", "4C")
    story.turn("A").spends("derringer", on="B").asks("B", "dodge").answers("pass")
    assert story.hand_of("B") == ["beer"]
    assert story.values_of("A") == ["2C", "3C"]


@pytest.mark.rule("BASE-SUZY-1")
@pytest.mark.parametrize("card", ["can_can", "conestoga"])
def test_suzy_draws_at_once_when_a_green_card_takes_her_last_one(card):
    story = tale(C="suzy_lafayette").in_play("A", card).hand("C", "beer").deck("2C").turn("A")
    story.spends(card, on="C", taking="hand")
    assert story.values_of("C") == ["2C"]


@pytest.mark.rule("BASE-SUZY-1", "BASE-LIM-8")
def test_suzy_may_turn_the_can_can_against_her_own_last_card():
    story = tale(A="suzy_lafayette").in_play("A", "can_can").hand("A", "beer").deck("2C").turn("A")
    story.spends("can_can", on="A", taking="hand")
    assert story.values_of("A") == ["2C"]


@pytest.mark.rule("BASE-SUZY-1", "DC-GREEN-1")
def test_suzy_draws_when_she_lays_her_last_card_down():
    story = tale(A="suzy_lafayette").hand("A", "canteen").deck("2C").turn("A").plays("canteen")
    assert story.values_of("A") == ["2C"]


@pytest.mark.rule("BASE-SUZY-1", "DC-GREEN-3")
def test_suzy_who_uses_a_pony_express_draws_no_card_on_top():
    story = tale(A="suzy_lafayette").in_play("A", "pony_express").hand("A", "beer").deck("2C", "3C", "4C", "5C")
    assert story.turn("A").spends("pony_express").values_of("A")[1:] == ["2C", "3C", "4C"]


@pytest.mark.rule("BASE-SUZY-1", "BASE-ELIM-2", "DC-DERR-1")
def test_suzy_as_sheriff_draws_after_the_penalty_and_then_for_the_derringer():
    story = tale(A="suzy_lafayette").in_play("A", "derringer").hand("A", "beer").with_life(B=1).deck("2C", "3C", "4C")
    story.turn("A").spends("derringer", on="B").asks("B", "dodge").answers("pass").asks("B", "rescue").answers("pass")
    assert story.values_of("A") == ["2C", "3C"]


@pytest.mark.rule("BASE-SUZY-1", "BASE-ELIM-2", "DC-COST-1")
def test_suzy_as_sheriff_who_kills_a_deputy_with_her_last_cards_draws_once():
    story = tale(A="suzy_lafayette").hand("A", "springfield", "beer").with_life(B=1).deck("2C", "3C").turn("A")
    story.plays("springfield", on="B").asks("B", "dodge").answers("pass").asks("B", "rescue").answers("pass")
    assert story.values_of("A") == ["2C"]


@pytest.mark.rule("BASE-BART-1", "BASE-MULTI-2")
def test_bart_draws_before_the_howitzer_goes_on():
    story = tale(B="bart_cassidy").in_play("A", "howitzer").deck("2C").turn("A").spends("howitzer")
    story.asks("B", "dodge").answers("pass").asks("C", "dodge")
    assert story.values_of("B") == ["2C"]


@pytest.mark.rule("DC-MOLLY-1", "BASE-SHOT-7")
def test_molly_has_the_card_of_her_dodge_at_once_and_her_own_when_the_shot_is_over():
    story = tale(A="slab_the_killer", B="molly_stark").hand("A", "bang").hand("B", "dodge").deck("2C", "3C").turn("A")
    story.plays("bang", on="B").asks("B", "dodge").answers("dodge").asks("B", "dodge")
    assert story.values_of("B") == ["2C"]
    story.answers("pass")
    assert story.values_of("B") == ["2C", "3C"]


@pytest.mark.rule("BASE-SID-1", "BASE-SHOT-3")
def test_sid_may_heal_while_he_is_shot_at_and_then_use_his_sombrero():
    story = tale(B="sid_ketchum").in_play("B", "sombrero").hand("B", "beer", "jail").hand("A", "punch").with_life(B=1)
    story.turn("A").plays("punch", on="B").asks("B", "dodge").answers("use").asks("B", "cost").answers("beer")
    story.asks("B", "dodge").answers("sombrero")
    assert story.life("B") == 2


# ---- An empty draw pile --------------------------------------------------------------------------------------------


@pytest.mark.rule("BASE-DECK-3", "DC-DERR-1")
def test_a_derringer_used_with_no_cards_left_draws_itself():
    story = tale().in_play("A", "derringer").only_deck().turn("A").spends("derringer", on="B")
    story.asks("B", "dodge").answers("pass")
    assert story.hand_of("A") == ["derringer"]


@pytest.mark.rule("BASE-DECK-1", "BASE-SHOT-7")
def test_a_dodge_used_with_no_cards_left_draws_the_bang_it_stopped():
    story = tale().hand("A", "bang").hand("B", "dodge").only_deck().turn("A").plays("bang", on="B")
    story.asks("B", "dodge").answers("dodge")
    assert story.hand_of("B") == ["bang"]
    assert (story._kinds(story.t.deck), story.t.discard) == (["dodge"], [])


@pytest.mark.rule("BASE-DECK-3", "BASE-BARREL-1")
def test_with_no_cards_left_the_heart_of_the_knife_itself_fills_the_barrel():
    story = tale().in_play("A", "knife/8H").in_play("B", "barrel").only_deck().turn("A").spends("knife", on="B")
    story.asks("B", "dodge").answers("flip")
    assert story.at_rest("A")
    assert story.life("B") == 4
