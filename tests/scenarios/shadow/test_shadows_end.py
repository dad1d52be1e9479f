"""When shadows no longer return, and who counts as being in the game."""

import pytest

from support.story import NAMES
from support.tales import dies, goes, rush, tale

BOTH = pytest.mark.parametrize("table", [tale, rush])
"""Without and with Gold Rush."""

EIGHT = "sheriff deputy deputy outlaw outlaw outlaw renegade renegade"
"""A; B, C; D, E, F; G, H."""


def turns(story, number):
    """So many turns end, everybody laying down what is too much; returns whose turns begin."""
    told = len(story.events("turn"))
    for _ in range(number):
        story.ends_turn()
        while story.decision.kind == "surplus":
            story.asks(NAMES[story.decision.seat], "surplus").answers("discard")
        assert story.decision.main
    return begun(story)[told:]


def begun(story):
    """Whose turns have begun."""
    return "".join(NAMES[told[1][0]] for told in story.events("turn"))


# ---- Only the Sheriff and the Renegade are left ---------------------------------------------------------------------


@pytest.mark.rule("SH-10")
@BOTH
@pytest.mark.parametrize("players", [4, 5, 6, 7])
def test_with_only_sheriff_and_renegade_alive_no_shadow_returns(table, players):
    renegade, others = NAMES[players - 1], NAMES[1 : players - 1]
    story = table(players, shadow=True).out(*others[1:]).hand("A", "duel").with_life(B=1).turn("A")
    dies(story.plays("duel", on="B"), "B", "bang")
    assert len(story.events("shadows_gone")) == 1
    assert not story.t.shadows
    assert turns(story, 4) == (renegade + "A") * 2
    assert story.t.shadow == -1
    assert len(story.events("shadows_gone")) == 1


@pytest.mark.rule("SH-10")
@pytest.mark.parametrize("left", ["B", "C"])
def test_they_do_return_while_the_sheriff_is_alone_with_somebody_else(left):
    """With a Deputy the game would be over; with an Outlaw it goes on."""
    others = "BCDE".replace(left, "")
    story = tale(shadow=True, roles="sheriff outlaw outlaw deputy renegade").out(*others[1:]).hand("A", "duel")
    story.with_life(**{others[0]: 1}).turn("A")
    dies(story.plays("duel", on=others[0]), others[0], "bang")
    assert not story.events("shadows_gone")
    assert turns(story, 5) == "BCDEA"


@pytest.mark.rule("SH-10")
@BOTH
def test_they_return_while_a_third_player_lives(table):
    story = table(shadow=True).out("B").hand("A", "duel").with_life(C=1).turn("A")
    dies(story.plays("duel", on="C"), "C", "bang")
    assert turns(story, 5) == "BCDEA"


@pytest.mark.rule("SH-10", "BASE-MULTI-2")
def test_one_card_may_leave_just_the_two():
    story = tale(shadow=True).out("B").hand("E", "indians").with_life(C=1, D=1).turn("E").plays("indians")
    story.asks("A", "bang").answers("pass")
    dies(dies(story, "C", "bang"), "D", "bang")
    assert story.events("shadows_gone")
    assert turns(story, 3) == "AEA"


@pytest.mark.rule("SH-10", "SH-16")
@BOTH
def test_a_shadow_turn_in_progress_is_finished(table):
    story = table(shadow=True).out("B", "C").with_life(D=1).deck("duel", "bang", "2S", "3S", "4S").starts_turn("B")
    dies(story.plays("duel", on="D"), "D", "bang")
    assert story.at_rest("B")
    assert not story.events("shadows_gone")  # he counts as long as his turn lasts
    assert len(story.hand_of("B")) == 4  # with the reward
    story.plays("bang", on="A").asks("A", "dodge").answers("pass")
    goes(story, "B", 3)
    assert story.at_rest("E")  # C, whose turn would be next, does not return
    assert story.t.shadows is False
    told = [told[0] for told in story.match.events]
    assert told.index("shadow_left") < told.index("shadows_gone") < told.index("turn_over")
    assert turns(story, 2) == "AE"


@pytest.mark.rule("SH-10", "SH-19")
@BOTH
def test_an_extra_turn_earned_in_it_is_not_taken(table):
    story = table(shadow=True).event("vendetta").out("B", "C").with_life(D=1)
    story.deck("duel", "5C", "2S", "3S", "4S", "6H").starts_turn("B")
    dies(story.plays("duel", on="D"), "D", "bang")
    goes(story, "B", 4)
    assert story.events("extra_turn")
    assert [told[1] for told in story.events("turn_lapsed")] == [(1,)]
    assert story.at_rest("E")
    assert begun(story) == "BE"


@pytest.mark.rule("SH-10", "SH-19", "GR-RUSH-3")
def test_nor_is_one_he_bought():
    story = rush(shadow=True).shop("gold_rush_equipment", "shot", "boots").nuggets(B=4).out("B", "C").with_life(D=1)
    story.deck("duel", "5C", "2S", "3S", "4S").starts_turn("B")
    dies(story.plays("duel", on="D"), "D", "bang")
    assert story.purse("B") == 5
    story.buys("gold_rush_equipment")
    for card in ("5C", "2S", "3S"):
        story.asks("B", "surplus").answers(card)
    assert story.at_rest("E")
    assert (begun(story), story.t.extra_turns, story.purse("B")) == ("BE", [], 0)


@pytest.mark.rule("SH-10", "FF-VEND-1")
def test_the_extra_turn_of_the_living_is_taken_all_the_same():
    story = tale(shadow=True).event("vendetta").out("B", "C").hand("E", "duel").with_life(D=1).deck("6H").turn("E")
    dies(story.plays("duel", on="D"), "D", "bang")
    story.ends_turn()
    assert story.events("shadows_gone")
    assert (story.at_rest("E"), story.t.extra_turn) == (True, True)


@pytest.mark.rule("SH-10", "SH-18", "FF-DEAD-1")
@BOTH
def test_they_stay_away_even_if_dead_man_makes_three_again(table):
    story = table(shadow=True).next_events("dead_man").out("C", "B").hand("E", "duel").with_life(D=1).turn("E")
    dies(story.plays("duel", on="D"), "D", "bang")
    assert not story.t.shadows
    assert turns(story, 4) == "ACEA"  # B and D do not return, C does as the dead man
    assert (story.t.seats, story.t.shadow) == ((0, 2, 4), -1)
    assert not story.t.shadows
    assert not story.events("shadow_came")


@pytest.mark.rule("SH-10", "FF-DEAD-2")
def test_nor_does_the_dead_man_return_as_a_shadow_if_he_dies_again_then():
    story = tale(shadow=True).event("dead_man").out("C", "B").hand("E", "duel", "bang").with_life(D=1).turn("E")
    dies(story.plays("duel", on="D"), "D", "bang")
    assert turns(story, 3) == "ACE"
    story.with_life(C=1)
    dies(story.plays("bang", on="C"), "C")
    assert turns(story, 2) == "AE"
    assert len(story.events("shadows_gone")) == 1


@pytest.mark.rule("SH-2", "SH-10", "BASE-ELIM-1")
def test_the_one_with_whose_death_it_is_over_keeps_his_nuggets_all_the_same():
    """He may still come back as a ghost or as the dead man."""
    story = rush(shadow=True).out("B", "C").hand("A", "duel").with_life(D=1).nuggets(B=1, D=3).turn("A")
    dies(story.plays("duel", on="D"), "D", "bang")
    assert not story.t.shadows
    assert (story.purse("B"), story.purse("D")) == (1, 3)


@pytest.mark.rule("SH-10", "HN-GHOST-11")
def test_ghosts_come_all_the_same():
    story = tale(shadow=True).event("ghost_town").out("B", "C").hand("E", "duel").with_life(D=1).turn("E")
    dies(story.plays("duel", on="D"), "D", "bang")
    assert not story.t.shadows
    assert turns(story, 3) == "ABC"
    assert (story.t.ghost, story.t.shadow) == (2, -1)


@pytest.mark.rule("SH-10", "SH-16", "BASE-SERIES-5")
@pytest.mark.parametrize("standing", ["", "ghost_town"])
def test_a_renegade_who_is_back_for_his_turn_is_not_alive(standing):
    """Alone with the Sheriff, whom he fights with the Outlaws, he does not end the shadows' time."""
    story = tale(4, shadow=True).out("B", "D").with_life(C=1).deck("duel", "2S", "3S", "4S", "5S", "6S")
    if standing:
        story.event(standing)
    dies(story.starts_turn("D").plays("duel", on="C"), "C", "bang")
    assert story.at_rest("D")
    assert story.t.seats == (0, 3)
    assert not story.events("shadows_gone")
    assert goes(story, "D", 5 if standing else 4).winners == "A"


# ---- Two Renegades --------------------------------------------------------------------------------------------------


@pytest.mark.rule("SH-11", "SH-10")
@BOTH
def test_with_two_renegades_beside_the_sheriff_shadows_go_on_returning(table):
    story = table(8, shadow=True, roles=EIGHT).out("B", "C", "D", "E").hand("A", "duel").with_life(F=1).turn("A")
    dies(story.plays("duel", on="F"), "F", "bang")
    assert story.t.seats == (0, 6, 7)
    assert not story.events("shadows_gone")
    assert turns(story, 8) == "BCDEFGHA"


@pytest.mark.rule("SH-11", "SH-10")
@BOTH
@pytest.mark.parametrize(("dies_last", "left"), [("G", "H"), ("H", "G")])
def test_with_the_sheriff_and_one_of_the_two_alive_it_is_over(table, dies_last, left):
    story = table(8, shadow=True, roles=EIGHT).out("B", "C", "D", "E", "F").hand("A", "bang")
    story.with_life(**{dies_last: 1}).turn("A")
    dies(story.plays("bang", on=dies_last), dies_last)
    assert len(story.events("shadows_gone")) == 1
    assert turns(story, 4) == (left + "A") * 2


@pytest.mark.rule("SH-11", "SH-10")
def test_the_other_renegade_may_be_a_shadow_long_since():
    story = tale(8, shadow=True, roles=EIGHT).out("B", "C", "D", "E", "G").hand("H", "duel").with_life(F=1).turn("H")
    dies(story.plays("duel", on="F"), "F", "bang")
    assert turns(story, 4) == "AHAH"


@pytest.mark.rule("SH-11", "SH-10", "SH-16")
def test_the_shadow_of_the_other_renegade_finishes_his_turn_first():
    story = tale(8, shadow=True, roles=EIGHT).out("B", "C", "D", "E", "G").with_life(F=1)
    story.deck("duel", "2S", "3S", "4S", "5S").starts_turn("G")
    dies(story.plays("duel", on="F"), "F", "bang")
    assert story.t.seats == (0, 6, 7)
    assert story.t.shadows
    goes(story, "G", 4)
    assert not story.t.shadows
    assert turns(story, 3) == "AHA"


# ---- Two players left -----------------------------------------------------------------------------------------------


@pytest.mark.rule("SH-16", "BASE-BEER-4", "BASE-DIE-6")
@BOTH
def test_a_shadow_makes_beer_work_in_his_own_turn(table):
    story = table(4, shadow=True).out("C", "D").with_life(B=1).hand("B", "beer").deck("duel", "2S").starts_turn("C")
    story.plays("duel", on="B").asks("B", "bang").answers("pass").asks("B", "rescue").answers("beer")
    assert story.life("B") == 1
    assert not story.is_out("B")


@pytest.mark.rule("SH-16", "SH-8", "BASE-BEER-4", "BASE-DIE-6")
@BOTH
def test_out_of_his_turn_he_is_no_third_player(table):
    story = table(4, shadow=True).out("C", "D").with_life(A=2, B=1).hand("B", "beer").hand("A", "duel", "beer")
    story.turn("A").plays("beer")
    assert story.life("A") == 2
    story.plays("duel", on="B").asks("B", "bang").answers("pass").asks("B", "rescue")
    assert not story.offers("beer")


@pytest.mark.rule("SH-16", "SH-8", "BASE-BEER-4")
def test_beer_works_again_for_nobody_once_the_shadow_has_left():
    story = tale(4, shadow=True).out("C", "D").with_life(A=2).hand("A", "beer").starts_turn("C")
    assert len(story.view("A").seats) == 3
    goes(story, "C", 2)
    assert story.at_rest("D")
    goes(story, "D", 2)
    assert story.at_rest("A")
    assert story.plays("beer").life("A") == 2


@pytest.mark.rule("SH-16", "BASE-BEER-4", "SH-4")
def test_alone_with_one_other_player_a_shadows_beer_is_as_useless_as_ever():
    story = tale(4, shadow=True).out("C", "D").with_life(B=1).deck("duel", "beer", "2S", "3S", "4S").starts_turn("C")
    dies(story.plays("duel", on="B"), "B", "bang")
    assert story.t.seats == (0, 2)
    story.plays("beer")
    assert story.life("C") == 0
    goes(story, "C", 3)
    assert story.winners == "A"


@pytest.mark.rule("SH-16", "BASE-DIST-8")
def test_with_two_left_a_shadow_sits_between_them():
    story = tale(6, shadow=True, roles="sheriff outlaw outlaw outlaw deputy renegade").out("B", "C", "E", "F")
    story.starts_turn("B")
    assert (story.view("A").distance(0, 3), story.view("A").distance(0, 1)) == (1, 1)
    assert len(story.view("A").seats) == 3
