"""What each green card does when it is used. Those that stop shots are in test_missed_effects.py."""

import pytest

from boothill.kernel.reasons import WhyNot
from support.tales import tale

SHOTS = ["knife", "derringer", "pepperbox", "buffalo_rifle", "howitzer"]


# ---- Canteen -------------------------------------------------------------------------------------------------------


def test_canteen_heals_its_user():
    story = tale().in_play("A", "canteen").with_life(A=2, B=2).turn("A").spends("canteen")
    assert (story.life("A"), story.life("B")) == (3, 2)


@pytest.mark.rule("GEN-9", "GEN-10")
def test_canteen_may_be_wasted_at_full_life_after_a_warning():
    story = tale().in_play("A", "canteen").turn("A")
    assert story.warns("spend canteen") == "full_life"
    story.spends("canteen")
    assert story.life("A") == 5
    assert tale().in_play("A", "canteen").with_life(A=4).turn("A").warns("spend canteen") == ""


@pytest.mark.rule("DC-GREEN-1")
def test_laying_a_canteen_down_at_full_life_wastes_nothing():
    assert tale().hand("A", "canteen").turn("A").warns("canteen") == ""


# ---- Can Can -------------------------------------------------------------------------------------------------------


def test_can_can_makes_anybody_at_any_distance_discard_a_card():
    story = tale(6).in_play("A", "can_can").in_play("D", "mustang", "hideout").turn("A")
    story.spends("can_can", on="D", taking="hideout")
    assert story.front_of("D") == ["mustang"]
    assert story.discards() == ["can_can", "hideout"]


@pytest.mark.rule("GEN-5")
def test_can_can_may_take_a_random_hand_card_instead():
    story = tale().in_play("A", "can_can").hand("C", "beer").in_play("C", "barrel").turn("A")
    story.spends("can_can", on="C", taking="hand")
    assert story.hand_of("C") == []
    assert story.discards() == ["can_can", "beer"]


@pytest.mark.rule("BASE-LIM-8")
def test_can_can_may_be_used_against_oneself():
    story = tale().in_play("A", "can_can", "dynamite").hand("A", "beer").turn("A")
    assert story.warns("spend can_can", on="A", taking="hand") == "hits_yourself"
    assert story.warns("spend can_can", on="A", taking="dynamite") == ""
    story.spends("can_can", on="A", taking="dynamite")
    assert (story.front_of("A"), story.hand_of("A")) == ([], ["beer"])


@pytest.mark.rule("GEN-11")
def test_can_can_is_no_target_of_its_own():
    story = tale().in_play("A", "can_can").turn("A")
    assert not story.offers("spend can_can", on="A", taking="can_can")
    assert story.why_not("A", "spend can_can") == WhyNot("nothing_to_take", "GEN-11")


# ---- Conestoga -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("taking", "left"), [("hand", ([], ["barrel"])), ("barrel", (["beer"], []))])
def test_conestoga_takes_a_card_of_anybody_at_any_distance(taking, left):
    story = tale(6).in_play("A", "conestoga").hand("D", "beer").in_play("D", "barrel").turn("A")
    story.spends("conestoga", on="D", taking=taking)
    assert story.hand_of("A") == ["beer" if taking == "hand" else taking]
    assert (story.hand_of("D"), story.front_of("D")) == left
    assert story.discards() == ["conestoga"]


@pytest.mark.rule("BASE-LIM-8")
def test_conestoga_may_take_a_card_in_front_of_oneself_but_not_of_the_hand():
    story = tale().in_play("A", "conestoga", "dynamite").hand("A", "beer").turn("A")
    assert not story.offers("spend conestoga", on="A", taking="hand")
    story.spends("conestoga", on="A", taking="dynamite")
    assert story.hand_of("A") == ["beer", "dynamite"]


@pytest.mark.rule("GEN-11")
def test_conestoga_needs_a_card_of_somebody():
    story = tale().in_play("A", "conestoga").hand("A", "beer").turn("A")
    assert not any(story.offers("spend conestoga", on, "hand") for on in "ABCDE")
    assert story.why_not("A", "spend conestoga") == WhyNot("nothing_to_take", "GEN-11")


@pytest.mark.rule("BASE-PANIC-3")
def test_conestoga_frees_a_jailed_player():
    story = tale().in_play("A", "conestoga").in_play("C", "jail").turn("A").spends("conestoga", on="C", taking="jail")
    assert story.hand_of("A") == ["jail"]
    assert story.front_of("C") == []


# ---- Pony Express --------------------------------------------------------------------------------------------------


def test_pony_express_draws_three():
    story = tale().in_play("A", "pony_express").deck("2C", "3C", "4C", "5C").turn("A").spends("pony_express")
    assert story.values_of("A") == ["2C", "3C", "4C"]


@pytest.mark.rule("BASE-DECK-1", "BASE-DECK-3")
def test_pony_express_may_bring_itself_back_when_the_draw_pile_runs_out():
    story = tale().in_play("A", "pony_express").only_deck("2C").turn("A").spends("pony_express")
    assert story.hand_of("A") == ["bang", "pony_express"]  # and the third card is lost
    assert (story.t.deck, story.t.discard) == ([], [])


@pytest.mark.rule("BASE-DECK-1")
def test_pony_express_goes_on_with_the_shuffled_discards():
    story = tale().in_play("A", "pony_express").only_deck("2C", "3C").turn("A").spends("pony_express")
    assert story.values_of("A")[:2] == ["2C", "3C"]
    assert len(story.values_of("A")) == 3
    assert story.events("reshuffled")[0][1] == (1,)


# ---- Shots ---------------------------------------------------------------------------------------------------------


def spends(story, card, on="B"):
    """The active player uses a green shot at one player, or the Howitzer, whose first target is B."""
    return story.spends(card, on="" if card == "howitzer" else on).asks(on, "dodge")


@pytest.mark.parametrize("card", SHOTS)
def test_a_hit_costs_one_life_point_and_the_card(card):
    story = spends(tale(4).out("C", "D").in_play("A", card).deck("2C").turn("A"), card).answers("pass")
    assert story.at_rest("A")
    assert (story.life("A"), story.life("B")) == (5, 3)
    assert story.discards() == [card]


@pytest.mark.rule("DC-GREEN-6", "BASE-LIM-2")
@pytest.mark.parametrize("card", SHOTS)
def test_a_green_shot_is_no_bang_card_for_the_limit(card):
    story = tale(4).out("C", "D").in_play("A", card).hand("A", "bang", "bang").turn("A")
    story.plays("bang", on="B").asks("B", "dodge").answers("pass")
    spends(story, card).answers("pass")
    assert story.life("B") == 2
    assert story.view("A").bangs == 1
    story = spends(tale(4).out("C", "D").in_play("A", card).hand("A", "bang").turn("A"), card).answers("pass")
    assert story.offers("bang", on="B")


@pytest.mark.rule("DC-GREEN-6", "BASE-SLAB-2")
@pytest.mark.parametrize("card", SHOTS)
def test_a_green_shot_of_slab_the_killer_needs_one_missed(card):
    story = tale(4, A="slab_the_killer").out("C", "D").in_play("A", card).hand("B", "missed", "missed").turn("A")
    spends(story, card).answers("missed")
    assert story.at_rest("A")
    assert (story.life("B"), story.hand_of("B")) == (4, ["missed"])


@pytest.mark.rule("DC-GREEN-6", "BASE-DUEL-1", "BASE-INDIANS-1")
@pytest.mark.parametrize("card", SHOTS)
def test_a_green_shot_in_play_is_not_given_up_as_a_bang(card):
    story = tale().in_play("B", card).hand("A", "duel", "indians").turn("A").plays("duel", on="B").asks("B", "bang")
    assert len(story.decision.options) == 1
    story.answers("pass").plays("indians").asks("B", "bang")
    assert len(story.decision.options) == 1


@pytest.mark.rule("BASE-DIST-5")
@pytest.mark.parametrize("card", ["knife", "derringer"])
def test_knife_and_derringer_reach_distance_1_whatever_the_weapon(card):
    story = tale(6).in_play("A", card, "winchester").turn("A")
    assert [story.offers(f"spend {card}", on=seat) for seat in "ABCDEF"] == [False, True, False, False, False, True]


@pytest.mark.rule("BASE-DIST-5", "BASE-DIST-2")
@pytest.mark.parametrize("card", ["knife", "derringer"])
def test_knife_and_derringer_obey_what_changes_distances(card):
    story = tale(6).in_play("A", card, "scope").in_play("B", "mustang", "hideout").turn("A")
    assert [story.offers(f"spend {card}", on=seat) for seat in "BCDEF"] == [False, True, False, True, True]


@pytest.mark.rule("BASE-DIST-5", "GEN-11")
@pytest.mark.parametrize("card", ["knife", "derringer"])
def test_nobody_is_near_enough_for_knife_and_derringer(card):
    story = tale().in_play("A", card, "winchester").in_play("B", "mustang").in_play("E", "hideout").turn("A")
    assert not any(story.offers(f"spend {card}", on=seat) for seat in "ABCDE")
    assert story.why_not("A", f"spend {card}") == WhyNot("too_far", "BASE-DIST-5", 2, 1)


@pytest.mark.rule("DC-DERR-1", "DC-GREEN-3")
@pytest.mark.scenario("IM-11")
def test_derringer_draws_a_card_after_a_miss():
    story = tale().in_play("A", "derringer").hand("B", "missed").deck("2C").turn("A").spends("derringer", on="B")
    story.asks("B", "dodge")
    assert story.hand_of("A") == []
    story.answers("missed")
    assert story.life("B") == 4
    assert story.values_of("A") == ["2C"]


@pytest.mark.rule("DC-DERR-1")
def test_derringer_draws_a_card_after_a_hit():
    story = spends(tale().in_play("A", "derringer").deck("2C").turn("A"), "derringer").answers("pass")
    assert story.life("B") == 3
    assert story.values_of("A") == ["2C"]


@pytest.mark.rule("DC-DERR-1", "BASE-ELIM-2")
def test_derringer_gives_the_sheriff_his_card_after_the_penalty():
    story = tale().in_play("A", "derringer", "barrel").hand("A", "beer").with_life(B=1).deck("2C").turn("A")
    spends(story, "derringer").answers("pass").asks("B", "rescue").answers("pass")
    assert story.front_of("A") == []
    assert story.values_of("A") == ["2C"]


@pytest.mark.rule("DC-DERR-1", "BASE-ELIM-5")
def test_derringer_draws_after_the_reward():
    story = tale(roles="sheriff outlaw deputy outlaw renegade").in_play("A", "derringer").with_life(B=1)
    story.deck("2C", "3C", "4C", "5C").turn("A")
    spends(story, "derringer").answers("pass").asks("B", "rescue").answers("pass")
    assert story.values_of("A") == ["2C", "3C", "4C", "5C"]


@pytest.mark.rule("DC-DERR-1", "BASE-SHOT-7")
def test_a_bible_against_a_derringer_draws_first():
    story = tale().in_play("A", "derringer").in_play("B", "bible").deck("2C", "3C").turn("A")
    spends(story, "derringer").answers("bible")
    assert (story.values_of("B"), story.values_of("A")) == (["2C"], ["3C"])


@pytest.mark.rule("BASE-DIST-5", "BASE-DIST-6")
@pytest.mark.parametrize(
    ("weapon", "reached"), [("", "BF"), ("volcanic", "BF"), ("schofield", "BCEF"), ("remington/6D", "BCDEF")]
)
def test_pepperbox_reaches_as_far_as_the_weapon(weapon, reached):
    story = tale(6).in_play("A", "pepperbox", *[weapon] * bool(weapon)).turn("A")
    assert "".join(seat for seat in "ABCDEF" if story.offers("spend pepperbox", on=seat)) == reached


@pytest.mark.rule("BASE-DIST-5")
def test_nobody_is_in_range_of_the_pepperbox():
    story = tale().in_play("A", "pepperbox").in_play("B", "mustang").in_play("E", "hideout").turn("A")
    assert story.why_not("A", "spend pepperbox") == WhyNot("out_of_range", "BASE-DIST-5", 2, 1)


@pytest.mark.rule("BASE-DIST-5")
def test_buffalo_rifle_reaches_everybody_else():
    story = tale(8, E="paul_regret").in_play("A", "buffalo_rifle").in_play("E", "mustang", "hideout").turn("A")
    assert "".join(seat for seat in "ABCDEFGH" if story.offers("spend buffalo_rifle", on=seat)) == "BCDEFGH"
    spends(story, "buffalo_rifle", on="E").answers("pass")
    assert story.life("E") == 2


@pytest.mark.rule("BASE-MULTI-1", "BASE-LIM-8")
def test_howitzer_shoots_at_everybody_else_clockwise():
    story = tale(6).in_play("C", "howitzer").in_play("A", "mustang").out("E").turn("C").spends("howitzer")
    for seat in "DFAB":
        story.asks(seat, "dodge").answers("pass")
    assert story.at_rest("C")
    assert [story.life(seat) for seat in "ABCDF"] == [4, 3, 4, 3, 3]


@pytest.mark.rule("BASE-MULTI-2", "BASE-DIE-9")
def test_howitzer_finishes_each_target_and_pays_rewards_meanwhile():
    story = tale(4).in_play("A", "howitzer").with_life(B=1).deck("2C", "3C", "4C").turn("A").spends("howitzer")
    story.asks("B", "dodge").answers("pass").asks("B", "rescue").answers("pass").asks("C", "dodge")
    assert story.is_out("B")
    assert story.values_of("A") == ["2C", "3C", "4C"]


@pytest.mark.rule("BASE-MULTI-3", "BASE-WIN-2")
def test_howitzer_of_the_renegade_kills_the_sheriff_before_the_last_deputy_and_he_wins():
    story = tale().in_play("E", "howitzer").out("C", "D").with_life(A=1, B=1).turn("E").spends("howitzer")
    story.asks("A", "dodge").answers("pass").asks("A", "rescue").answers("pass")
    assert not story.over
    story.asks("B", "dodge").answers("pass").asks("B", "rescue").answers("pass")
    assert story.winners == "E"


@pytest.mark.rule("BASE-MULTI-5", "BASE-BEER-4")
def test_a_victim_of_the_howitzer_no_longer_counts_for_the_next_ones_beer():
    story = tale(4).in_play("A", "howitzer").hand("C", "beer").out("D").with_life(B=1, C=1).turn("A")
    story.spends("howitzer").asks("B", "dodge").answers("pass").asks("B", "rescue").answers("pass")
    story.asks("C", "dodge").answers("pass").asks("C", "rescue")
    assert not story.offers("beer")


@pytest.mark.rule("BASE-WIN-2")
@pytest.mark.parametrize("card", [card for card in SHOTS if card != "howitzer"])
def test_a_deputy_is_warned_before_he_shoots_the_sheriff(card):
    story = tale().in_play("B", card).turn("B")
    assert story.warns(f"spend {card}", on="A") == "own_side"
    assert story.warns(f"spend {card}", on="C") == ""
