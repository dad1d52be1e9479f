"""Why a card cannot be played: the reason, its numbers and its rule, for every card of the base game."""

import pytest

from boothill.games.bang.rules.cards.declare import Box
from boothill.kernel.reasons import WhyNot
from boothill.rulebook import facts
from support.extras import base_and
from support.story import Story

KINDS = [card["id"] for card in facts("base")["card"]]
LAID_IN_FRONT = [card["id"] for card in facts("base")["card"] if card["colour"] == "blue" and card["id"] != "jail"]
WEAPONS = [card["id"] for card in facts("base")["card"] if card.get("weapon")]
ALWAYS_PLAYABLE = ["beer", "saloon", "stagecoach", "wells_fargo", "general_store", "indians", "gatling"]
AIMED = ["bang", "duel", "panic", "cat_balou", "jail"]


def test_every_card_of_the_base_game_is_told_about_below():
    assert sorted([*LAID_IN_FRONT, *ALWAYS_PLAYABLE, *AIMED, "missed"]) == sorted(KINDS)


@pytest.mark.rule("BASE-LIM-6")
@pytest.mark.parametrize("card", KINDS)
def test_out_of_turn(card):
    story = Story().hand("B", card).turn("A")
    assert story.why_not("B", card) == WhyNot("not_your_turn", "BASE-LIM-6")


@pytest.mark.rule("BASE-LIM-6", "BASE-TURN-7")
@pytest.mark.parametrize("card", KINDS)
def test_in_phase_3_of_ones_own_turn(card):
    story = Story().hand("A", card, "bang", "bang").with_life(A=1).turn("A").ends_turn().asks("A", "surplus")
    assert story.why_not("A", card) == WhyNot("not_phase_2", "BASE-TURN-7")


@pytest.mark.rule("BASE-TURN-1")
@pytest.mark.parametrize("card", KINDS)
def test_eliminated(card):
    story = Story().hand("B", card).out("B").turn("A")
    assert story.why_not("B", card) == WhyNot("eliminated", "BASE-TURN-1")


@pytest.mark.rule("GEN-10")
@pytest.mark.parametrize("card", [*ALWAYS_PLAYABLE, *LAID_IN_FRONT])
def test_nothing_stands_against_these(card):
    story = Story().hand("A", card).turn("A")
    assert story.why_not("A", card) is None
    assert story.offers(card)


@pytest.mark.parametrize(("card", "on", "taking"), [("bang", "B", ""), ("duel", "C", ""), ("jail", "D", "")])
def test_nothing_stands_against_a_card_with_a_target(card, on, taking):
    story = Story().hand("A", card).turn("A")
    assert story.why_not("A", card) is None
    assert story.offers(card, on=on, taking=taking)


@pytest.mark.parametrize("card", ["panic", "cat_balou"])
def test_nothing_stands_against_taking_from_somebody_who_has_something(card):
    story = Story().hand("A", card).hand("B", "beer").turn("A")
    assert story.why_not("A", card) is None


# ---- BANG! and Missed! ---------------------------------------------------------------------------------------------


@pytest.mark.rule("BASE-DIST-5")
def test_nobody_in_range():
    story = Story().hand("A", "bang").in_play("B", "mustang").in_play("E", "mustang").turn("A")
    assert story.why_not("A", "bang") == WhyNot("out_of_range", "BASE-DIST-5", 2, 1)  # the nearest, and the range


@pytest.mark.rule("BASE-DIST-5")
def test_nobody_in_range_of_a_schofield():
    story = Story(B="paul_regret", roles="deputy outlaw sheriff outlaw renegade").out("C", "D", "E").hand("A", "bang")
    story.in_play("B", "mustang").in_play("A", "schofield").turn("A")
    assert story.why_not("A", "bang") == WhyNot("out_of_range", "BASE-DIST-5", 3, 2)


@pytest.mark.rule("BASE-LIM-1")
def test_the_bang_of_the_turn_has_been_played():
    story = Story().hand("A", "bang", "bang").turn("A").plays("bang", on="B").asks("B", "dodge").answers("pass")
    assert story.why_not("A", "bang") == WhyNot("bang_limit", "BASE-LIM-1", 1)


@pytest.mark.rule("BASE-LIM-1")
@pytest.mark.parametrize("helped_by", ["volcanic", "willy_the_kid"])
def test_no_limit_no_reason(helped_by):
    story = Story(A="willy_the_kid" if helped_by == "willy_the_kid" else "plain").hand("A", "bang", "bang")
    if helped_by == "volcanic":
        story.in_play("A", "volcanic")
    story.turn("A").plays("bang", on="B").asks("B", "dodge").answers("pass")
    assert story.why_not("A", "bang") is None


@pytest.mark.rule("BASE-LIM-7")
def test_a_missed_waits_for_a_shot():
    story = Story().hand("A", "missed").turn("A")
    assert story.why_not("A", "missed") == WhyNot("only_in_response", "BASE-LIM-7")


@pytest.mark.rule("BASE-JANET-1", "BASE-LIM-1")
def test_janets_missed_is_spoken_of_as_a_bang():
    story = Story(A="calamity_janet").hand("A", "missed", "missed").turn("A")
    assert story.why_not("A", "missed") is None
    story.plays("missed as bang", on="B").asks("B", "dodge").answers("pass")
    assert story.why_not("A", "missed") == WhyNot("bang_limit", "BASE-LIM-1", 1)
    story = Story(A="calamity_janet").hand("A", "missed").in_play("B", "mustang").in_play("E", "mustang").turn("A")
    assert story.why_not("A", "missed") == WhyNot("out_of_range", "BASE-DIST-5", 2, 1)


# ---- Taking and discarding -----------------------------------------------------------------------------------------


@pytest.mark.rule("BASE-PANIC-1")
def test_everybody_is_too_far_for_panic():
    story = Story().hand("A", "panic").in_play("B", "mustang").in_play("E", "mustang").turn("A")
    assert story.why_not("A", "panic") == WhyNot("too_far", "BASE-PANIC-1", 2, 1)  # the nearest, and the reach


@pytest.mark.rule("GEN-11")
def test_the_neighbours_have_nothing_panic_could_take():
    story = Story().hand("A", "panic", "beer").hand("C", "bang").turn("A")
    assert story.why_not("A", "panic") == WhyNot("nothing_to_take", "GEN-11")


@pytest.mark.rule("GEN-11")
def test_nobody_has_anything_for_cat_balou():
    story = Story().hand("A", "cat_balou").turn("A")
    assert story.why_not("A", "cat_balou") == WhyNot("nothing_to_take", "GEN-11")


# ---- Duel and Jail -------------------------------------------------------------------------------------------------


@pytest.mark.rule("GEN-11")
def test_nobody_is_left_for_a_duel():
    # No game gets this far: it is over before. The reason is there all the same.
    story = Story().out("B", "C", "D", "E").hand("A", "duel").turn("A")
    assert story.why_not("A", "duel") == WhyNot("no_target", "GEN-11")


@pytest.mark.rule("BASE-LIM-4")
def test_everybody_who_may_be_jailed_is():
    story = Story(4).out("D").in_play("B", "jail").in_play("C", "jail").hand("A", "jail").turn("A")
    assert story.why_not("A", "jail") == WhyNot("all_have_one", "BASE-LIM-4")


# ---- Cards laid in front of oneself --------------------------------------------------------------------------------


@pytest.mark.rule("BASE-LIM-4", "BASE-LIM-5")
@pytest.mark.parametrize("card", LAID_IN_FRONT)
def test_a_card_of_that_name_lies_there_already(card):
    # Some of these exist only once in the base game; a second copy makes the rule bite.
    copies = Box("copies", "Second copies")
    copies.more(card, "2D")
    story = Story(rules=base_and(copies)).in_play("A", card).hand("A", f"{card}/2D").turn("A")
    weapon = card in WEAPONS
    assert story.why_not("A", card) == WhyNot("same_name", "BASE-LIM-5" if weapon else "BASE-LIM-4")
    assert not story.offers(card)


@pytest.mark.rule("BASE-LIM-5")
@pytest.mark.parametrize("card", WEAPONS)
def test_another_weapon_is_no_obstacle(card):
    story = Story().in_play("A", "remington" if card != "remington" else "winchester").hand("A", card).turn("A")
    assert story.why_not("A", card) is None


@pytest.mark.rule("GEN-2")
def test_no_card_can_be_played_while_another_is_being_carried_out():
    story = Story().hand("A", "duel", "beer", "bang").hand("B", "bang").turn("A")
    assert story.why_not("A", "beer") is None
    story.plays("duel", on="B").asks("B", "bang").answers("bang").asks("A", "bang")
    assert story.why_not("A", "beer") == WhyNot("effect_running", "GEN-2")
    assert story.why_not("A", "bang") == WhyNot("effect_running", "GEN-2")
    story.answers("pass")
    assert story.why_not("A", "beer") is None
