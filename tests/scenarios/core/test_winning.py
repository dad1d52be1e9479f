"""Winning."""

import pytest

from boothill.games.bang.rules.cards.declare import Box
from boothill.games.bang.rules.harm.dying import lose_life
from boothill.games.bang.rules.terms import OVER
from support.extras import base_and
from support.story import Story


def killed(story, *seats, question="dodge"):
    """These players are hit one after another, and nothing saves them."""
    for seat in seats:
        story.asks(seat, question).answers("pass").asks(seat, "rescue").answers("pass")
    return story


@pytest.mark.rule("BASE-WIN-1")
def test_victory_is_checked_when_the_effect_is_completely_resolved():
    story = Story(4).hand("D", "indians").out("C").with_life(A=1, B=1).turn("D").plays("indians")
    killed(story, "A", question="bang")
    assert not story.over
    story.asks("B", "bang").answers("pass").asks("B", "rescue").answers("pass")
    assert story.over


@pytest.mark.rule("BASE-WIN-1")
def test_victory_is_checked_after_dynamite_as_well():
    story = Story(4).in_play("A", "dynamite").with_life(A=3).deck("3S").starts_turn("A")
    story.asks("A", "rescue").answers("pass")
    assert story.winners == "BC"


@pytest.mark.rule("BASE-WIN-2")
def test_a_renegade_who_is_the_only_player_left_wins_alone():
    story = Story(5).hand("E", "bang").out("B", "C", "D").with_life(A=1).turn("E").plays("bang", on="A")
    killed(story, "A")
    assert story.winners == "E"


@pytest.mark.rule("BASE-WIN-2")
@pytest.mark.parametrize("killer", ["B", "C", "E"])
def test_when_the_sheriff_dies_otherwise_all_outlaws_win_dead_or_alive(killer):
    story = Story(5).hand(killer, "duel").out("D").with_life(A=1).turn(killer).plays("duel", on="A")
    killed(story, "A", question="bang")
    assert story.winners == "CD"


@pytest.mark.rule("BASE-WIN-2")
def test_only_a_deputy_is_left_after_the_sheriff_falls_and_the_outlaws_win():
    story = Story(5).hand("B", "bang").out("C", "D", "E").with_life(A=1).turn("B").plays("bang", on="A")
    killed(story, "A")
    assert story.winners == "CD"


@pytest.mark.rule("BASE-WIN-2")
def test_a_renegade_who_is_not_alone_does_not_win():
    story = Story(5).hand("E", "bang").out("C", "D").with_life(A=1).turn("E").plays("bang", on="A")
    killed(story, "A")
    assert story.winners == "CD"


@pytest.mark.rule("BASE-WIN-3")
def test_sheriff_and_deputies_win_dead_or_alive_when_all_outlaws_and_renegades_are_gone():
    story = Story(7).hand("A", "duel").out("B", "D", "E", "G").with_life(F=1).turn("A").plays("duel", on="F")
    killed(story, "F", question="bang")
    assert story.winners == "ABC"


@pytest.mark.rule("BASE-WIN-3")
def test_it_does_not_matter_who_eliminated_the_last_of_them():
    story = Story(5).in_play("E", "dynamite").out("C", "D").with_life(E=2).deck("8S").starts_turn("E")
    story.asks("E", "rescue").answers("pass")
    assert story.winners == "AB"


@pytest.mark.rule("BASE-WIN-4")
def test_with_all_outlaws_dead_and_a_renegade_alive_the_game_goes_on():
    story = Story(5).hand("A", "duel").out("C").with_life(D=1).turn("A").plays("duel", on="D")
    killed(story, "D", question="bang")
    assert story.at_rest("A")
    assert story.winners == ""


@pytest.mark.rule("BASE-WIN-3", "BASE-WIN-4")
def test_with_the_renegade_dead_and_an_outlaw_alive_the_game_goes_on():
    story = Story(5).hand("A", "bang").out("C").with_life(E=1).turn("A").plays("bang", on="E")
    killed(story, "E")
    assert story.at_rest("A")


@pytest.mark.rule("BASE-WIN-5")
def test_sheriff_and_last_renegade_die_through_the_same_card_and_the_outlaws_win():
    story = Story(5).hand("B", "gatling").out("C", "D").with_life(A=1, E=1).turn("B").plays("gatling")
    killed(story, "E", "A")
    assert story.winners == "CD"


@pytest.mark.rule("BASE-WIN-5")
def test_gatling_of_a_deputy_kills_sheriff_and_last_outlaw_at_once_and_the_outlaws_win():
    story = Story(5).hand("B", "gatling").out("C", "E").with_life(A=1, D=1).turn("B").plays("gatling")
    killed(story, "D", "A")
    assert story.winners == "CD"


@pytest.mark.rule("BASE-WIN-5")
def test_if_nobody_at_all_survives_the_outlaws_win():
    box = Box("doom", "Doom")

    @box.brown("doom", "Doom", copies="10D")
    def doom(t, play):
        for seat in t.clockwise(play.by):
            yield from lose_life(t, seat, 9, play.by, play.kind.index)

    story = Story(4, rules=base_and(box)).hand("D", "doom").out("B", "C").turn("D").plays("doom")
    for seat in "DA":
        story.asks(seat, "rescue").answers("pass")
    assert story.t.seats == ()
    assert story.winners == "BC"


@pytest.mark.rule("BASE-WIN-6", "SH-16")
def test_the_law_does_not_win_while_an_outlaw_is_back_but_does_when_he_leaves():
    story = Story(4, shadow=True).out("B", "C").with_life(D=1).deck("bang", "beer").starts_turn("C")
    story.plays("bang", on="D")
    killed(story, "D")
    assert story.at_rest("C")
    story.ends_turn()
    assert story.winners == "A"


@pytest.mark.rule("BASE-WIN-6", "SH-16")
def test_a_renegade_is_not_the_only_one_while_somebody_is_back_for_his_turn():
    story = Story(4, shadow=True).out("B", "C").with_life(A=1).deck("bang", "beer").starts_turn("B")
    story.plays("bang", on="A")
    killed(story, "A")
    assert story.t.seats == (1, 3)
    assert story.winners == "BC"


@pytest.mark.rule("BASE-WIN-6", "BASE-WIN-2", "SH-16")
def test_he_is_the_only_one_when_nobody_is():
    story = Story(4, shadow=True).out("B", "C").with_life(A=1).hand("D", "bang").turn("D").plays("bang", on="A")
    killed(story, "A")
    assert story.winners == "D"


@pytest.mark.rule("BASE-WIN-7")
def test_the_game_ends_at_once_and_nothing_pending_is_resolved():
    story = Story(4, B="suzy_lafayette").hand("B", "bang").with_life(A=1).turn("B").plays("bang", on="A")
    killed(story, "A")
    assert story.over
    assert story.t.phase == OVER
    assert story.events("game_over")[0] == story.match.events[-1]


@pytest.mark.rule("BASE-WIN-7")
def test_no_surplus_is_discarded_and_no_turn_follows():
    story = Story(4).hand("B", "bang", "beer", "duel", "jail").with_life(A=1, B=1).turn("B").plays("bang", on="A")
    killed(story, "A")
    assert story.hand_of("B") == ["beer", "duel", "jail"]
    assert story.events("turn") == []


@pytest.mark.rule("BASE-WIN-7")
def test_all_roles_are_revealed():
    story = Story(4).hand("B", "bang").with_life(A=1).turn("B")
    assert -1 in story.view("C").role
    killed(story.plays("bang", on="A"), "A")
    assert all(story.view(seat).role == story.t.role for seat in "ABCD")
