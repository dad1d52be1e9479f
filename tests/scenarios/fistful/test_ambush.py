"""Ambush: everybody sits next to everybody; cards and characters still change that."""

from itertools import permutations

import pytest

from support.tales import tale


def ambush(players=5, **table):
    """A story with Ambush in force."""
    return tale(players, **table).event("ambush")


def distance(story, one, other):
    """The distance as a seat sees it."""
    return story.view(one).distance(story.seat(one), story.seat(other))


@pytest.mark.scenario("IM-65")
@pytest.mark.rule("FF-AMBUSH-1", "FF-AMBUSH-2")
def test_everybody_at_distance_1_and_a_mustang_or_paul_regret_at_2():
    story = ambush(D="paul_regret").turn("A")
    assert distance(story, "A", "C") == 1
    assert distance(story, "A", "D") == 2
    story = ambush().in_play("C", "mustang").turn("A")
    assert distance(story, "A", "C") == 2
    assert distance(story, "C", "A") == 1


@pytest.mark.rule("FF-AMBUSH-1")
@pytest.mark.parametrize("players", [3, 4, 7, 8])
def test_all_players_of_a_table_of_any_size_are_neighbours(players):
    story = ambush(players).turn("A")
    pairs = list(permutations("ABCDEFGH"[:players], 2))
    assert {distance(story, one, other) for one, other in pairs} == {1}


@pytest.mark.rule("FF-AMBUSH-1", "FF-AMBUSH-2", "BASE-DIST-2", "BASE-DIST-3")
@pytest.mark.parametrize(
    ("seer", "sees_with", "seen", "seen_behind", "far"),
    [
        ("plain", [], "plain", ["mustang"], 2),
        ("plain", [], "plain", ["hideout"], 2),
        ("plain", [], "plain", ["mustang", "hideout"], 3),
        ("plain", [], "paul_regret", ["mustang", "hideout"], 4),
        ("plain", ["scope"], "plain", ["mustang"], 1),
        ("plain", ["binocular"], "plain", ["mustang", "hideout"], 2),
        ("plain", ["scope", "binocular"], "plain", [], 1),
        ("rose_doolan", [], "plain", ["hideout"], 1),
        ("rose_doolan", [], "paul_regret", [], 1),
        ("rose_doolan", [], "paul_regret", ["mustang"], 2),
        ("rose_doolan", ["scope", "binocular"], "paul_regret", ["mustang", "hideout"], 1),
        ("rose_doolan", ["scope"], "paul_regret", ["mustang", "hideout"], 2),
    ],
)
def test_modifiers_count_from_1_on(seer, sees_with, seen, seen_behind, far):
    story = ambush(7, A=seer, D=seen).in_play("A", *sees_with).in_play("D", *seen_behind).hand("A", "panic").turn("A")
    assert distance(story, "A", "D") == far
    if seen_behind:
        assert story.offers("panic", on="D", taking=seen_behind[0]) is (far == 1)


@pytest.mark.rule("FF-AMBUSH-1", "BASE-DIST-5")
def test_every_shot_and_panic_reach_round_the_whole_table():
    story = ambush(7).hand("A", "bang", "punch", "panic").in_play("A", "knife", "derringer", "pepperbox")
    for seat in "BCDEFG":
        story.hand(seat, "missed")
    story.turn("A")
    for what in ("bang", "punch", "spend knife", "spend derringer", "spend pepperbox"):
        assert [seat for seat in "BCDEFG" if story.offers(what, on=seat)] == list("BCDEFG")
    assert [seat for seat in "BCDEFG" if story.offers("panic", on=seat, taking="hand")] == list("BCDEFG")


@pytest.mark.rule("FF-AMBUSH-1", "FF-AMBUSH-2", "BASE-DIST-6")
def test_weapons_reach_past_modifiers_as_ever():
    story = ambush(7, D="paul_regret").in_play("E", "mustang", "hideout").hand("A", "bang", "schofield", "remington")
    story.turn("A")
    assert not story.offers("bang", on="D")
    story.plays("schofield")
    assert story.offers("bang", on="D")
    assert not story.offers("bang", on="E")
    story.plays("remington")
    assert story.offers("bang", on="E")


@pytest.mark.rule("FF-AMBUSH-1")
def test_out_of_range_behind_a_mustang_is_the_mustangs_doing_and_not_the_events():
    story = ambush(3).in_play("B", "mustang/8H").in_play("C", "mustang/9H").hand("A", "bang").turn("A")
    assert story.why_not("A", "bang").code == "out_of_range"
    assert story.why_not("A", "bang").params == (2, 1)


@pytest.mark.rule("FF-AMBUSH-1", "DC-BELLE-1")
def test_belle_star_sees_everybody_at_1_and_paul_regret_at_2():
    story = ambush(7, A="belle_star", E="paul_regret").in_play("D", "mustang", "hideout").turn("A")
    assert [distance(story, "A", seat) for seat in "CDE"] == [1, 1, 2]
    assert distance(story, "D", "A") == 1


@pytest.mark.rule("FF-AMBUSH-1", "BASE-DIST-8")
def test_gaps_of_eliminated_players_change_nothing():
    story = ambush(7).out("B", "G").turn("A")
    assert {distance(story, "A", seat) for seat in "CDEF"} == {1}


@pytest.mark.rule("FF-AMBUSH-1", "EV-10")
def test_it_begins_when_it_is_revealed_and_ends_with_the_next_event():
    story = tale(4).next_events("ambush", "thirst").hand("A", "bang").deck("2C", "3C", "4C", "5C").starts_turn("A")
    assert story.offers("bang", on="C")
    assert distance(story, "B", "D") == 1
    story = ambush(4).next_events("thirst").hand("A", "bang").deck("2C", "3C").starts_turn("A")
    assert not story.offers("bang", on="C")
    assert story.offers("bang", on="B")
    assert distance(story, "B", "D") == 2


@pytest.mark.rule("FF-AMBUSH-1")
def test_abilities_within_weapon_range_reach_everybody():
    story = ambush(7, A="doc_holyday").hand("A", "2C", "3C").turn("A")
    assert [seat for seat in "BCDEFG" if story.offers("use", on=seat)] == list("BCDEFG")
