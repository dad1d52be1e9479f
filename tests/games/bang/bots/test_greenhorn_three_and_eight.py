"""Positions at tables of three, where everybody is alone and known, and of eight, with two Renegades."""

import pytest

from games.bang.bots.positions import answer, chances, deeds
from support.games import ALL_SETS
from support.story import Story

# Three players: A Deputy, B Outlaw, C Renegade; A is after C, B after A, C after B (DC-3P-2).


@pytest.mark.parametrize(("hunter", "quarry"), [("A", 2), ("B", 0), ("C", 1)])
def test_each_of_three_shoots_whom_he_has_to_kill(hunter, quarry):
    story = Story(3).hand(hunter, "bang").turn(hunter)
    assert len(story.decision.options) == 3
    assert answer(story).endswith(f"at {quarry}")


def test_of_three_the_hunter_is_shot_when_the_quarry_is_out_of_reach():
    story = Story(3).hand("A", "bang").in_play("C", "mustang").turn("A")
    assert answer(story).endswith("at 1")


def test_the_last_two_fight_whoever_was_after_whom():
    """DC-3P-3: the Outlaw was after the Deputy, who is out; only the Renegade is left to beat."""
    assert answer(Story(3).out("A").hand("B", "bang").turn("B")).endswith("at 2")


def test_of_three_nobody_is_spared_by_a_card_against_everybody():
    assert answer(Story(3).hand("A", "gatling").with_life(B=1, C=1).turn("A")).startswith("play gatling")


def test_of_three_jail_is_for_the_quarry():
    assert answer(Story(3).hand("C", "jail").turn("C")).endswith("at 1")


def test_of_three_a_duel_is_answered_to_the_end():
    story = Story(3).hand("A", "duel").hand("B", "bang").turn("A").plays("duel", on="B")
    assert answer(story).startswith("respond bang")


def test_of_three_everybody_else_is_stripped_of_his_best():
    story = Story(3, sets=ALL_SETS).hand("A", "brawl", "beer").in_play("B", "jail", "barrel").turn("A")
    assert answer(story.plays("brawl").asks("A", "strip")).startswith("take barrel")


# Eight players: A Sheriff, B and C Deputies, D, E and F Outlaws, G and H Renegades (DC-8P-1 to -4).


def test_a_renegade_gets_rid_of_the_other_before_the_sheriff():
    """DC-8P-2: with the Sheriff dead and both of them alive the Outlaws win."""
    story = Story(8).out("B", "C", "D", "E", "F").hand("G", "bang").with_life(A=1).turn("G")
    assert story.offers("bang", on="A")
    assert answer(story).endswith("at 7")


def test_the_sheriff_looks_for_two_renegades():
    rows = [chances(Story(8).out("B", "D", "E", "F"), "A")[seat] for seat in (2, 6, 7)]
    assert [sum(column) for column in zip(*rows, strict=True)] == pytest.approx([1, 0, 2], abs=0.01)


def test_a_renegade_knows_that_there_is_another():
    story = deeds(Story(8).out("B", "C", "D", "E"), "F bang A", "F bang A")
    for seat in (5, 7):
        assert (chances(story, "G")[seat][2] > 0.5) == (seat == 7)


def test_the_last_renegade_left_with_the_sheriff_shoots_him():
    assert answer(Story(8).out("B", "C", "D", "E", "F", "G").hand("H", "bang").turn("H")).endswith("at 0")
