import pytest
from support.story import Story


@pytest.mark.rule("BASE-SLAB-1", "BASE-SHOT-2")
@pytest.mark.scenario("IM-06")
def test_barrel_then_missed_stops_slab():
    story = Story(A="slab_the_killer").hand("A", "bang").hand("B", "missed").in_play("B", "barrel").deck("4H")
    story.turn("A").plays("bang", on="B")
    story.asks("B", "dodge").answers("flip").answers("missed")
    assert story.at_rest("A")
    assert story.life("B") == 4


@pytest.mark.scenario("IM-35")
def test_suzy_gringo():
    story = Story(A="suzy_lafayette", B="el_gringo").hand("A", "bang").deck("2C", "3C")
    story.turn("A").plays("bang", on="B")
    story.asks("B", "dodge").answers("pass")
    assert story.hand_of("B") == ["bang"]
    assert story.values_of("A") == ["3C"]


@pytest.mark.scenario("IM-13")
def test_im13():
    story = Story(4).in_play("C", "dynamite").hand("C", "beer", "beer").with_life(C=2).deck("6S")
    story.starts_turn("C").asks("C", "rescue").answers("beer").answers("beer")
    assert story.at_rest("C") and story.life("C") == 1 and len(story.hand_of("C")) == 2
