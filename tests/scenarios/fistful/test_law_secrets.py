"""Law of the West: what the others know of the card that was shown."""

import pytest

from boothill.games.bang.rules.table.redeal import redeal
from boothill.games.bang.rules.terms import MUST_PLAY
from support.tales import tale


def shown_missed(*in_play):
    """B, El Gringo, has just taken the Missed! that A has shown."""
    story = tale(4, B="el_gringo").event("law_of_the_west").in_play("A", *in_play).deck("bang", "missed")
    story.starts_turn("A").plays("bang", on="B").asks("B", "dodge").answers("pass")
    assert story.hand_of("B") == ["missed"]
    return story


@pytest.mark.rule("FF-LAW-4", "GEN-6")
def test_a_card_taken_unseen_is_no_duty_but_nobody_else_learns_it():
    story = shown_missed()
    assert story.offers("end")
    assert MUST_PLAY in story.view("C").marks


@pytest.mark.rule("FF-LAW-4", "GEN-6")
def test_the_duty_is_forgotten_when_everybody_sees_the_card_gone():
    story = shown_missed("derringer").spends("derringer", on="B")
    story.asks("B", "dodge").answers("missed")
    assert MUST_PLAY not in story.view("C").marks


@pytest.mark.rule("GEN-6")
def test_a_card_taken_unseen_may_be_anywhere_in_another_world():
    story = shown_missed()
    missed = story.card_in_hand("B", "missed")
    worlds = [story.t.copy() for _ in range(20)]
    for seed, world in enumerate(worlds):
        redeal(world, 2, seed)
    assert not all(missed in world.hand[1] for world in worlds)


@pytest.mark.rule("FF-LAW-1", "GEN-6")
def test_a_card_still_in_his_hand_is_there_in_every_world():
    story = tale(4).event("law_of_the_west").deck("bang", "missed").starts_turn("A")
    missed = story.card_in_hand("A", "missed")
    for seed in range(20):
        world = story.t.copy()
        redeal(world, 2, seed)
        assert missed in world.hand[0]
