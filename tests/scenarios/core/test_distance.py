"""Distance and range."""

import pytest

from boothill.games.bang.rules.distance import distance
from boothill.kernel.reasons import WhyNot
from support.extras import base_with_cards, base_with_event
from support.story import Story


def sees(story, viewer, other):
    """The distance at which one player sees another; the view every client gets must say the same."""
    found = distance(story.t, story.seat(viewer), story.seat(other))
    assert story.view(viewer).distance(story.seat(viewer), story.seat(other)) == found
    return found


@pytest.mark.rule("BASE-DIST-1")
def test_distance_is_the_shorter_way_round_the_table():
    story = Story(7).turn("A")
    assert [sees(story, "A", other) for other in "BCDEFG"] == [1, 2, 3, 3, 2, 1]
    assert [sees(story, "E", other) for other in "ABCDFG"] == [3, 3, 2, 1, 1, 2]


@pytest.mark.rule("BASE-DIST-1")
def test_only_players_in_the_game_count():
    story = Story(7).out("B", "G").turn("A")
    assert [sees(story, "A", other) for other in "CDEF"] == [1, 2, 2, 1]


@pytest.mark.rule("BASE-DIST-2")
def test_mustang_and_paul_regret_are_seen_one_farther():
    story = Story(6, B="paul_regret").in_play("B", "mustang").in_play("C", "mustang").turn("A")
    assert sees(story, "A", "B") == 3
    assert sees(story, "A", "C") == 3
    assert sees(story, "A", "D") == 3


@pytest.mark.rule("BASE-DIST-2")
def test_scope_and_rose_doolan_see_one_nearer():
    story = Story(7, A="rose_doolan").in_play("A", "scope").turn("A")
    assert [sees(story, "A", other) for other in "BCD"] == [1, 1, 1]
    plain = Story(7).in_play("A", "scope").turn("A")
    assert [sees(plain, "A", other) for other in "BCD"] == [1, 1, 2]


@pytest.mark.rule("BASE-DIST-2")
def test_distance_is_at_least_1():
    story = Story(5, A="rose_doolan").in_play("A", "scope").turn("A")
    assert sees(story, "A", "B") == 1


@pytest.mark.rule("BASE-DIST-3")
@pytest.mark.scenario("IM-01")
def test_modifiers_are_added_up_before_the_minimum_applies():
    story = Story(5).in_play("A", "scope").in_play("B", "mustang").hand("A", "bang").turn("A")
    assert sees(story, "A", "B") == 1
    assert story.offers("bang", on="B")


@pytest.mark.rule("BASE-DIST-3")
def test_two_minuses_do_not_disappear_against_one_plus():
    story = Story(5, A="rose_doolan", B="paul_regret").in_play("A", "scope").in_play("B", "mustang").turn("A")
    assert sees(story, "A", "B") == 1  # 1 - 1 - 1 + 1 + 1


@pytest.mark.rule("BASE-DIST-4")
def test_a_mustang_does_not_change_what_its_owner_sees():
    story = Story(5).in_play("B", "mustang").hand("A", "bang").hand("B", "bang").turn("A")
    assert (sees(story, "A", "B"), sees(story, "B", "A")) == (2, 1)
    assert not story.offers("bang", on="B")
    story.ends_turn()
    assert story.offers("bang", on="A")


@pytest.mark.rule("BASE-DIST-5")
def test_a_weapon_reaches_farther_for_bang_but_not_for_panic():
    story = Story(5).in_play("A", "schofield").hand("A", "bang", "panic").hand("C", "beer").turn("A")
    assert story.offers("bang", on="C")
    assert not story.offers("panic", on="C", taking="hand")
    bare = Story(5).hand("A", "panic").hand("C", "beer").turn("A")
    assert bare.why_not("A", "panic") == WhyNot("nothing_to_take", "GEN-11")


@pytest.mark.rule("BASE-DIST-5")
def test_a_printed_distance_obeys_the_modifiers():
    story = Story(5).in_play("A", "scope").hand("A", "panic").hand("C", "beer").turn("A")
    assert story.offers("panic", on="C", taking="hand")
    story = Story(4).in_play("B", "mustang").in_play("D", "mustang").hand("A", "panic").turn("A")
    assert not story.offers("panic", on="B", taking="mustang")
    assert story.why_not("A", "panic") == WhyNot("too_far", "BASE-PANIC-1", 2, 1)


@pytest.mark.rule("BASE-DIST-5")
def test_the_reason_names_the_nearest_player_and_the_range():
    story = Story(4).in_play("B", "mustang").in_play("D", "mustang").hand("A", "bang").turn("A")
    assert not any(story.offers("bang", on=seat) for seat in "BCD")
    assert story.why_not("A", "bang") == WhyNot("out_of_range", "BASE-DIST-5", 2, 1)


@pytest.mark.rule("BASE-DIST-6")
@pytest.mark.parametrize(
    ("weapon", "reach"), [("", 1), ("volcanic", 1), ("schofield", 2), ("remington", 3), ("rev_carabine", 4)]
)
def test_weapon_ranges(weapon, reach):
    story = Story(7).hand("A", "bang").in_play("D", "mustang")
    if weapon:
        story.in_play("A", weapon)
    story.turn("A")
    assert [seat for seat in "BCED" if story.offers("bang", on=seat)] == list("BCED"[:reach])


@pytest.mark.rule("BASE-DIST-6")
def test_the_winchester_reaches_5_but_not_6():
    story = Story(7, D="paul_regret").in_play("D", "mustang").in_play("A", "winchester").hand("A", "bang").turn("A")
    assert sees(story, "A", "D") == 5
    assert story.offers("bang", on="D")
    far = Story(7, rules=base_with_cards(hideout={"seen_at": 1}), D="paul_regret").in_play("D", "mustang", "hideout")
    far.in_play("A", "winchester").hand("A", "bang").turn("A")
    assert sees(far, "A", "D") == 6
    assert not far.offers("bang", on="D")


@pytest.mark.rule("BASE-DIST-2", "BASE-DIST-7")
def test_a_second_card_of_another_name_adds_up_with_mustang_and_scope():
    rules = base_with_cards(hideout={"seen_at": 1}, binocular={"sees_at": -1})
    story = Story(7, rules=rules).in_play("B", "mustang", "hideout").in_play("A", "scope", "binocular").turn("C")
    assert sees(story, "C", "B") == 3
    assert sees(story, "A", "D") == 1
    assert sees(story, "A", "B") == 1


@pytest.mark.rule("BASE-DIST-8")
def test_eliminated_players_close_the_gap_at_once():
    story = Story(4).hand("A", "bang", "panic").hand("C", "beer").with_life(B=1).turn("A")
    assert sees(story, "A", "C") == 2
    story.plays("bang", on="B").asks("B", "dodge").answers("pass").asks("B", "rescue").answers("pass")
    assert sees(story, "A", "C") == 1
    assert story.offers("panic", on="C", taking="hand")


@pytest.mark.rule("BASE-DIST-8")
def test_the_gap_is_closed_for_the_rest_of_the_same_turn():
    story = Story(4, A="willy_the_kid").hand("A", "bang", "bang").with_life(B=1).turn("A")
    assert not story.offers("bang", on="C")
    story.plays("bang", on="B").asks("B", "dodge").answers("pass").asks("B", "rescue").answers("pass")
    assert story.offers("bang", on="C")


@pytest.mark.rule("BASE-DIST-8")
def test_who_comes_back_for_a_turn_takes_up_his_seat_again():
    def back(t, me):
        if me not in t.seats:
            t.eliminated.remove(me)
            t.seats = tuple(sorted((*t.seats, me)))
            t.life[me] = 1
            t.refresh()

    rules = base_with_event(returns=lambda t, seat: seat == 1, coming_back=back)
    story = Story(5, rules=rules).out("B").starts_turn("A")
    assert sees(story, "A", "C") == 1
    story.ends_turn()
    assert story.at_rest("B")
    assert sees(story, "A", "C") == 2
