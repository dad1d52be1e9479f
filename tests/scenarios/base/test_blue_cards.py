import pytest

from boothill.games.bang.rules.harm.combat import BARREL_FLIP, shoot
from boothill.kernel.decision import NOBODY
from support.extras import base_with_event
from support.story import Story

# ---- Barrel --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("BASE-BARREL-1")
def test_a_heart_behind_the_barrel_counts_as_a_missed():
    story = Story().hand("A", "bang").in_play("B", "barrel").hand("B", "missed").deck("2H")
    story.turn("A").plays("bang", on="B").asks("B", "dodge").answers("flip")
    assert story.at_rest("A")
    assert story.life("B") == 4
    assert story.hand_of("B") == ["missed"]
    assert story.discards() == ["bang", "dynamite"]


@pytest.mark.rule("BASE-BARREL-1")
def test_the_barrel_is_tried_once_per_shot():
    story = Story().hand("A", "bang").in_play("B", "barrel").deck("2D", "2H")
    story.turn("A").plays("bang", on="B").asks("B", "dodge").answers("flip")
    story.asks("B", "dodge")
    assert not story.offers("flip")
    story.answers("pass")
    assert story.life("B") == 3


@pytest.mark.rule("BASE-BARREL-1")
def test_the_barrel_may_be_tried_again_against_the_next_shot():
    story = Story().hand("A", "bang", "bang").in_play("A", "volcanic").in_play("B", "barrel").deck("5C", "2H")
    story.turn("A").plays("bang", on="B").asks("B", "dodge").answers("flip").answers("pass")
    story.plays("bang", on="B").asks("B", "dodge").answers("flip")
    assert story.life("B") == 3


@pytest.mark.rule("BASE-BARREL-1")
def test_nobody_has_to_use_his_barrel():
    story = Story().hand("A", "bang").in_play("B", "barrel").hand("B", "missed").deck("2H")
    story.turn("A").plays("bang", on="B").asks("B", "dodge").answers("missed")
    assert story.life("B") == 4
    assert story.discards() == ["bang", "missed"]


@pytest.mark.rule("BASE-BARREL-2")
def test_the_barrel_also_works_in_its_owners_own_turn():
    story = Story().in_play("A", "barrel").deck("2H").turn("A")
    shot = shoot(story.t, story.seat("A"), NOBODY)
    assert BARREL_FLIP in next(shot).options
    with pytest.raises(StopIteration) as stopped:
        shot.send(BARREL_FLIP)
    assert stopped.value.value is False  # it did not hit
    assert story.life("A") == 5


# ---- Dynamite ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("BASE-DYN-1")
def test_dynamite_waits_a_round_in_front_of_its_player_and_explodes():
    story = Story(4).hand("A", "dynamite").deck("2C", "3C", "4C", "5C", "6C", "7C", "2S", "8C", "9C")
    story.turn("A").plays("dynamite")
    assert story.front_of("A") == ["dynamite"]
    story.ends_turn().ends_turn().ends_turn().ends_turn()
    assert story.life("A") == 2
    assert story.front_of("A") == []
    assert story.values_of("A") == ["8C", "9C"]  # only then phase 1
    assert story.discards() == ["missed", "dynamite"]


@pytest.mark.rule("BASE-DYN-1")
@pytest.mark.parametrize("flip", ["2S", "5S", "9S"])
def test_two_to_nine_of_spades_explode(flip):
    story = Story().in_play("C", "dynamite").deck(flip).starts_turn("C")
    assert story.life("C") == 1
    assert story.front_of("C") == []


@pytest.mark.rule("BASE-DYN-1")
@pytest.mark.parametrize("flip", ["10S", "AS", "2C", "9D", "5H"])
def test_any_other_card_passes_the_dynamite_to_the_left(flip):
    story = Story().in_play("C", "dynamite").deck(flip).starts_turn("C")
    assert story.life("C") == 4
    assert story.front_of("C") == []
    assert story.front_of("D") == ["dynamite"]


@pytest.mark.rule("BASE-DYN-2")
def test_the_fuse_is_checked_before_the_jail_whatever_was_laid_first():
    story = Story().in_play("C", "jail", "dynamite").deck("3H", "5C", "KD").starts_turn("C")
    assert story.at_rest("D")  # the Heart was the Dynamite's, the Club the Jail's, and D has passed it on already
    assert story.discard_values() == ["3H", "5C", "JS", "KD"]
    assert story.front_of("E") == ["dynamite"]


@pytest.mark.rule("BASE-DYN-3")
def test_the_dynamite_is_passed_over_the_head_of_the_dead():
    story = Story().out("D").in_play("C", "dynamite").deck("KH").starts_turn("C")
    assert story.front_of("E") == ["dynamite"]


@pytest.mark.rule("BASE-DYN-4")
def test_an_explosion_that_kills_an_outlaw_pays_not_even_the_one_who_lit_it():
    story = Story().hand("B", "dynamite").with_life(C=3)
    story.deck("2C", "3C", "4C", "5C", "6C", "7C", "8C", "9C", "KH", "2D", "3D", "4S", "4D", "5D", "6D")
    story.turn("B").plays("dynamite").ends_turn().ends_turn().ends_turn().ends_turn().ends_turn()
    assert story.front_of("C") == ["dynamite"]
    story.ends_turn().asks("C", "rescue").answers("pass")
    assert story.is_out("C")
    assert story.events("reward") == []
    assert story.values_of("B") == ["2D", "3D"]


@pytest.mark.rule("BASE-DYN-5")
def test_the_dynamite_moves_clockwise_even_when_the_turns_do_not():
    story = Story(rules=base_with_event(reversed=True)).in_play("C", "dynamite").deck("KH")
    story.turn("D").ends_turn()
    assert story.at_rest("C")
    assert story.front_of("D") == ["dynamite"]


@pytest.mark.rule("BASE-DYN-6")
@pytest.mark.parametrize(("card", "hand"), [("cat_balou", []), ("panic", ["dynamite"])])
def test_a_removed_dynamite_does_not_explode(card, hand):
    story = Story().in_play("B", "dynamite").hand("A", card).deck("2S")
    story.turn("A").plays(card, on="B", taking="dynamite")
    assert story.front_of("B") == []
    assert story.hand_of("A") == hand
    assert story.events("flipped") == []
    story.ends_turn()
    assert story.at_rest("B")
    assert story.life("B") == 4


@pytest.mark.rule("BASE-DYN-7")
def test_a_dynamite_is_checked_in_the_extra_turn_that_follows():
    story = Story().hand("A", "dynamite").deck("9S")
    story.t.extra_turns.append(story.seat("A"))
    story.turn("A").plays("dynamite").ends_turn()
    assert story.at_rest("A")
    assert story.life("A") == 2
    assert story.front_of("A") == []


@pytest.mark.rule("BASE-DYN-8")
def test_the_exploded_dynamite_is_no_part_of_the_estate():
    story = Story(E="vulture_sam").in_play("C", "barrel", "dynamite").hand("C", "bang").with_life(C=3).deck("2S")
    story.starts_turn("C").asks("C", "rescue").answers("pass")
    assert story.hand_of("E") == ["barrel", "bang"]
    assert story.discards() == ["missed", "dynamite"]


# ---- Jail ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("BASE-JAIL-1")
def test_anybody_but_the_sheriff_may_be_jailed_at_any_distance():
    story = Story(7).in_play("D", "mustang").hand("B", "jail").turn("B")
    assert [seat for seat in "ABCDEFG" if story.offers("jail", on=seat)] == list("BCDEFG")
    story.plays("jail", on="D")
    assert story.front_of("D") == ["mustang", "jail"]


@pytest.mark.rule("BASE-JAIL-1")
def test_a_player_may_jail_himself():
    story = Story().hand("B", "jail").turn("B").plays("jail", on="B")
    assert story.front_of("B") == ["jail"]


@pytest.mark.rule("BASE-JAIL-2")
def test_a_heart_opens_the_jail_and_the_turn_is_played():
    story = Story().in_play("C", "jail").deck("6H", "2C", "3C").starts_turn("C")
    assert story.at_rest("C")
    assert story.values_of("C") == ["2C", "3C"]
    assert story.discards() == ["beer", "jail"]


@pytest.mark.rule("BASE-JAIL-2")
def test_without_a_heart_the_turn_is_skipped_and_the_jail_discarded():
    story = Story().in_play("C", "jail").hand("C", "bang", "bang", "bang").with_life(C=1).deck("6D", "2C", "3C")
    story.starts_turn("C")
    assert story.at_rest("D")
    assert story.values_of("D") == ["2C", "3C"]
    assert len(story.hand_of("C")) == 3  # no phase 3 either
    assert story.front_of("C") == []
    assert story.discards() == ["bang", "jail"]


@pytest.mark.rule("BASE-JAIL-3")
def test_a_jailed_player_can_be_shot_and_defends_himself():
    story = Story().in_play("B", "jail").hand("A", "bang", "duel").hand("B", "missed", "bang").turn("A")
    story.plays("bang", on="B").asks("B", "dodge").answers("missed")
    story.plays("duel", on="B").asks("B", "bang").answers("bang").asks("A", "bang").answers("pass")
    assert (story.life("A"), story.life("B")) == (4, 4)
    assert story.front_of("B") == ["jail"]


# ---- Mustang and Scope together ------------------------------------------------------------------------------------


@pytest.mark.rule("BASE-MUSTANG-1", "BASE-SCOPE-1")
@pytest.mark.parametrize(
    ("mine", "theirs", "seen_at"), [("", "", 2), ("", "mustang", 3), ("scope", "", 1), ("scope", "mustang", 2)]
)
def test_mustang_and_scope_change_the_distance_by_one_each(mine, theirs, seen_at):
    story = Story()
    if mine:
        story.in_play("A", mine)
    if theirs:
        story.in_play("C", theirs)
    view = story.turn("A").view("A")
    assert view.distance(0, 2) == seen_at
    assert view.distance(2, 0) == 2
