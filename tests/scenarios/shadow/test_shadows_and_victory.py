"""Shadows and who wins: they count in their own turn, and the check is repeated when they leave."""

import pytest

from boothill.family.roles import DEPUTY, OUTLAW
from boothill.family.setup_checks import OptionsError
from boothill.games.bang.rules.table.series import next_game, survivors
from support.tales import dies, goes, rush, tale

BOTH = pytest.mark.parametrize("table", [tale, rush])
"""Without and with Gold Rush."""

EIGHT = "sheriff deputy deputy outlaw outlaw outlaw renegade renegade"
"""A; B, C; D, E, F; G, H."""


def duels(story, shadow, victim):
    """The shadow draws a Duel and another card, and kills somebody with it."""
    story.deck("duel", "2S", "3S", "4S", "5S").starts_turn(shadow).plays("duel", on=victim)
    return dies(story, victim, "bang")


# ---- Winning with one's side ----------------------------------------------------------------------------------------


@pytest.mark.rule("SH-9", "BASE-WIN-2")
@BOTH
@pytest.mark.parametrize("killer", ["D", "B", "E"])
def test_shadow_outlaws_win_with_the_outlaws(table, killer):
    story = table(shadow=True).out("C").with_life(A=1).hand(killer, "duel").turn(killer)
    dies(story.plays("duel", on="A"), "A", "bang")
    assert story.winners == "CD"


@pytest.mark.rule("SH-9", "BASE-WIN-3")
@BOTH
def test_a_shadow_deputy_wins_with_the_sheriff(table):
    story = table(shadow=True).out("B", "C", "D").with_life(E=1).hand("A", "bang").turn("A")
    dies(story.plays("bang", on="E"), "E")
    assert story.winners == "AB"


@pytest.mark.rule("SH-9", "BASE-WIN-2", "BASE-WIN-6")
@BOTH
@pytest.mark.parametrize("shadow", ["B", "C"])
def test_a_shadow_who_kills_the_sheriff_gives_the_outlaws_the_game(table, shadow):
    story = duels(table(shadow=True).out(shadow).with_life(A=1), shadow, "A")
    assert story.winners == "CD"
    assert story.t.winners == (2, 3)


# ---- The Renegade is not the only one -------------------------------------------------------------------------------


@pytest.mark.rule("SH-16", "BASE-WIN-6", "BASE-WIN-2")
@BOTH
@pytest.mark.parametrize("shadow", ["B", "C"])
def test_a_renegade_is_not_the_only_one_while_a_shadow_is_there(table, shadow):
    """His Gatling kills Sheriff and Outlaw at once; Renegade E is left with the shadow beside him."""
    story = table(shadow=True).out("B", "C").with_life(A=1, D=1)
    story.deck("gatling", "2S").starts_turn(shadow).plays("gatling")
    dies(story, "D").asks("E", "dodge").answers("pass")
    dies(story, "A")
    assert story.winners == "CD"


@pytest.mark.rule("SH-16", "SH-8", "BASE-WIN-2")
@BOTH
def test_shadows_out_of_their_turn_do_not_keep_a_renegade_from_winning_alone(table):
    story = table(shadow=True).out("B", "C").with_life(A=1, D=1).hand("E", "indians").turn("E").plays("indians")
    dies(dies(story, "A", "bang"), "D", "bang")
    assert story.winners == "E"


@pytest.mark.rule("SH-16", "BASE-WIN-6", "DC-8P-2")
def test_nor_is_he_the_only_one_beside_the_other_renegades_shadow():
    story = tale(8, shadow=True, roles=EIGHT).out("B", "C", "D", "E", "G").with_life(A=1, F=1)
    story.deck("gatling", "2S").starts_turn("G").plays("gatling").asks("H", "dodge").answers("pass")
    dies(dies(story, "A"), "F")
    assert story.t.sides[6] == DEPUTY
    assert story.winners == "DEF"


# ---- The last enemy of the law --------------------------------------------------------------------------------------


@pytest.mark.rule("SH-16", "BASE-WIN-6", "BASE-WIN-3")
@BOTH
def test_the_law_does_not_win_while_a_shadow_outlaw_is_there_but_does_when_he_leaves(table):
    story = duels(table(shadow=True).out("E", "C").with_life(D=1), "C", "D")
    assert story.at_rest("C")
    assert not story.over
    goes(story, "C", 4)
    assert story.winners == "AB"
    assert story.match.events[-1] == ("game_over", (0, 1), (), ())
    told = [told[0] for told in story.match.events]
    assert told.index("shadow_left") < told.index("game_over")
    assert "turn_over" not in told


@pytest.mark.rule("SH-16", "SH-19", "BASE-WIN-6", "BASE-WIN-7")
def test_an_extra_turn_he_earned_does_not_save_him_from_that():
    story = tale(shadow=True).event("vendetta").out("E", "C").with_life(D=1)
    story.deck("duel", "2S", "3S", "4S", "5S", "6H").starts_turn("C")
    dies(story.plays("duel", on="D"), "D", "bang")
    goes(story, "C", 4)
    assert story.events("extra_turn")
    assert story.winners == "AB"


@pytest.mark.rule("SH-16", "BASE-WIN-6", "BASE-WIN-3")
@BOTH
def test_in_the_turn_of_a_shadow_deputy_the_law_wins_at_once(table):
    story = duels(table(shadow=True).out("B", "E", "C").with_life(D=1), "B", "D")
    assert story.over
    assert story.winners == "AB"
    assert not story.events("shadow_left")


@pytest.mark.rule("SH-16", "SH-9", "BASE-WIN-6", "BASE-WIN-2")
@BOTH
def test_in_what_is_left_of_his_turn_a_shadow_outlaw_may_still_win(table):
    story = table(shadow=True).out("B", "E", "C").with_life(A=1, D=1).deck("bang", "duel").starts_turn("C")
    dies(story.plays("bang", on="D"), "D")
    assert story.t.seats == (0, 2)
    dies(story.plays("duel", on="A"), "A", "bang")
    assert story.winners == "CD"


@pytest.mark.rule("SH-13", "SH-16", "BASE-WIN-3", "BASE-WIN-6")
@BOTH
def test_a_shadow_renegade_on_the_laws_side_wins_at_once_with_the_last_outlaw(table):
    story = duels(table(shadow=True).out("B", "C", "E").with_life(D=1), "E", "D")
    assert story.t.sides[4] == DEPUTY
    assert story.over
    assert story.winners == "ABE"


@pytest.mark.rule("SH-13", "SH-16", "BASE-WIN-3", "BASE-WIN-6")
@BOTH
def test_on_the_outlaws_side_he_keeps_the_game_going_until_he_leaves(table):
    story = duels(table(shadow=True).out("C", "E").with_life(D=1), "E", "D")
    assert story.t.sides[4] == OUTLAW
    assert story.at_rest("E")
    assert goes(story, "E", 4).winners == "AB"


@pytest.mark.rule("SH-16", "BASE-WIN-4", "BASE-WIN-6")
@BOTH
def test_when_a_shadow_leaves_and_the_fight_goes_on_so_does_the_game(table):
    story = duels(table(shadow=True).out("C").with_life(D=1), "C", "D")
    goes(story, "C", 4)
    assert not story.over
    assert story.at_rest("D")
    assert story.t.shadow == 3


@pytest.mark.rule("DC-8P-3", "SH-11", "SH-13")
def test_the_law_needs_both_renegades_dead_shadow_or_not():
    story = tale(8, shadow=True, roles=EIGHT).out("B", "D", "E", "F", "G").with_life(H=1).hand("A", "bang").turn("A")
    dies(story.plays("bang", on="H"), "H")
    assert story.winners == "ABC"


@pytest.mark.rule("SH-10", "BASE-WIN-2", "DC-8P-4")
def test_the_last_renegade_wins_alone_and_no_shadow_with_him():
    story = tale(8, shadow=True, roles=EIGHT).out("B", "C", "D", "E", "F", "G").with_life(A=1).hand("H", "bang")
    story.turn("H")
    dies(story.plays("bang", on="A"), "A")
    assert story.winners == "H"


# ---- The series -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("BASE-SERIES-5", "BASE-SERIES-1", "SH-9")
@BOTH
def test_a_shadow_who_wins_in_his_own_turn_is_not_alive_for_the_series(table):
    story = duels(table(shadow=True, D="willy_the_kid").out("C").with_life(A=1), "C", "A")
    assert story.t.seats == (1, 2, 3, 4)
    assert survivors(story.t) == (1, 3, 4)
    with pytest.raises(OptionsError, match="C was eliminated and takes a new character"):
        next_game(story.t, seed=2, keep=(2,))
    options = next_game(story.t, seed=2, keep=(3,))
    assert (options.characters[3], options.shadow) == ("willy_the_kid", True)


@pytest.mark.rule("BASE-SERIES-5")
def test_nor_is_one_with_whose_leaving_the_game_ended():
    story = goes(duels(tale(shadow=True).out("E", "C").with_life(D=1), "C", "D"), "C", 4)
    assert survivors(story.t) == (0, 1)
