"""Ghosts and who wins: what they kill counts, they count themselves, and the check is repeated when they leave."""

import pytest

from boothill.family.setup_checks import OptionsError
from boothill.games.bang.rules.table.series import next_game, survivors
from boothill.games.bang.rules.table.setup import new_table
from support.tales import dies, goes, haunted, tale


def duels(story, ghost, victim):
    """The ghost draws a Duel and two more cards, and kills somebody with it."""
    story.deck("duel", "2S", "3S", "4S", "5S", "6S").starts_turn(ghost).plays("duel", on=victim)
    return dies(story, victim, "bang")


FOUR = "sheriff renegade outlaw outlaw"

# ---- The Sheriff dies -----------------------------------------------------------------------------------------------


@pytest.mark.scenario("IM-57")
@pytest.mark.rule("HN-GHOST-6", "BASE-WIN-6")
def test_a_renegade_is_not_the_only_one_while_a_ghost_is_there():
    story = duels(haunted(4, roles=FOUR, dead="CD").with_life(A=1), "C", "A")
    assert story.over
    assert story.winners == "CD"
    assert not story.is_out("B")


@pytest.mark.rule("HN-GHOST-6", "BASE-WIN-6")
def test_not_even_while_the_ghost_is_a_deputy():
    story = duels(haunted(5, dead="BCD").with_life(A=1), "B", "A")
    assert story.winners == "CD"


@pytest.mark.rule("HN-GHOST-6", "BASE-WIN-2", "BASE-WIN-6")
def test_a_ghost_renegade_who_is_alone_wins():
    story = tale(4, roles="sheriff renegade outlaw renegade").event("ghost_town").out("C", "D").with_life(A=1, B=1)
    story.deck("gatling", "2S", "3S").starts_turn("D").plays("gatling")
    dies(dies(story, "A"), "B")
    assert story.over
    assert story.winners == "D"


@pytest.mark.rule("HN-GHOST-6", "BASE-WIN-2")
def test_a_ghost_renegade_who_shoots_the_sheriff_while_others_live_gives_the_outlaws_the_game():
    story = duels(haunted(5, dead="BDE").with_life(A=1), "E", "A")
    assert story.winners == "CD"


@pytest.mark.rule("HN-GHOST-6", "BASE-WIN-2", "BASE-MULTI-3")
@pytest.mark.parametrize(("ghost", "winners"), [("B", "D"), ("C", "C"), ("D", "D")])
def test_a_ghost_whose_gatling_kills_everybody_wins_alone_only_as_a_renegade(ghost, winners):
    story = tale(4, roles="sheriff deputy renegade outlaw").event("ghost_town").with_life(A=1, B=1, C=1, D=1)
    story.out(ghost).deck("gatling").starts_turn(ghost).plays("gatling")
    for seat in "ABCDABC"["ABCD".index(ghost) + 1 :][:3]:
        dies(story, seat)
    assert story.over
    assert story.winners == winners


@pytest.mark.rule("HN-GHOST-6", "DC-8P-2", "BASE-WIN-6")
def test_of_two_renegades_the_living_one_does_not_win_beside_the_ghost_of_the_other():
    story = duels(haunted(8, dead="BCDEFH").with_life(A=1), "H", "A")
    assert story.winners == "DEF"


# ---- The last Outlaw or Renegade dies -------------------------------------------------------------------------------


@pytest.mark.scenario("IM-58")
@pytest.mark.rule("HN-GHOST-7", "BASE-WIN-6")
def test_the_game_goes_on_until_the_outlaw_ghost_who_killed_the_last_outlaw_leaves():
    story = duels(haunted(dead="EC").with_life(D=1), "C", "D")
    assert story.at_rest("C")
    assert not story.over
    assert len(story.hand_of("C")) == 5  # with the reward (HN-GHOST-6)
    goes(story, "C", 5)
    assert story.over
    assert story.winners == "AB"


@pytest.mark.rule("HN-GHOST-7", "BASE-WIN-6")
def test_a_renegade_ghost_keeps_the_game_going_too():
    story = duels(haunted(dead="EC").with_life(D=1), "E", "D")
    assert story.at_rest("E")
    assert goes(story, "E", 5).winners == "AB"


@pytest.mark.rule("HN-GHOST-7", "BASE-WIN-3", "BASE-WIN-6")
def test_in_the_turn_of_a_deputys_ghost_the_sheriffs_side_wins_at_once():
    story = duels(haunted(dead="BEC").with_life(D=1), "B", "D")
    assert story.over
    assert story.winners == "AB"


@pytest.mark.rule("HN-GHOST-7", "HN-GHOST-6", "BASE-WIN-6")
def test_in_what_is_left_of_his_turn_the_ghost_may_still_kill_the_sheriff():
    story = haunted(dead="BEC").with_life(A=1, D=1).deck("2D", "duel", "3S").starts_turn("C")
    dies(story.plays("bang/2D", on="D"), "D")
    assert story.t.seats == (0, 2)
    dies(story.plays("duel", on="A"), "A", "bang")
    assert story.winners == "CD"


@pytest.mark.rule("HN-GHOST-6", "HN-GHOST-7", "BASE-WIN-2", "BASE-WIN-6")
def test_a_ghost_renegade_may_win_alone_after_the_last_living_outlaw():
    story = haunted(dead="BEC").with_life(A=1, D=1).deck("2D", "duel", "3S").starts_turn("E")
    dies(story.plays("bang/2D", on="D"), "D")
    dies(story.plays("duel", on="A"), "A", "bang")
    assert story.winners == "E"


@pytest.mark.rule("BASE-WIN-6", "BASE-WIN-4", "HN-GHOST-7")
def test_when_a_ghost_leaves_and_a_renegade_lives_the_game_goes_on():
    story = duels(haunted().with_life(D=1), "C", "D")
    goes(story, "C", 5)
    assert not story.over
    assert story.at_rest("D")


@pytest.mark.rule("HN-GHOST-7", "BASE-WIN-6", "BASE-WIN-7")
def test_the_game_ends_before_the_next_ghosts_turn_begins():
    story = duels(haunted(dead="EC").with_life(D=1), "C", "D")
    turns = len(story.events("turn"))
    assert goes(story, "C", 5).over
    assert len(story.events("turn")) == turns
    assert story.match.events[-1] == ("game_over", (0, 1), (), ())


@pytest.mark.rule("HN-GHOST-5", "HN-GHOST-7", "BASE-WIN-6")
def test_the_ghosts_leaving_is_carried_out_to_the_end_before_the_game_is_over():
    story = haunted(A="greg_digger", B="vulture_sam", dead="EC").with_life(A=1, D=1)
    story.deck("duel", "barrel", "2S", "3S", "4S", "5S").starts_turn("C").plays("barrel")
    dies(story.plays("duel", on="D"), "D", "bang")
    goes(story, "C", 4)
    assert story.over
    assert (story.life("A"), story.hand_of("B")) == (5, ["barrel"])


# ---- The ghost's Duel against himself -------------------------------------------------------------------------------


@pytest.mark.rule("HN-GHOST-2", "HN-GHOST-3", "BASE-DUEL-1")
def test_a_ghost_who_answers_longer_wins_his_duel():
    story = haunted(dead="EC").hand("D", "bang").with_life(D=1).deck("duel", "2D", "3S").starts_turn("C")
    story.plays("duel", on="D").asks("D", "bang").answers("bang").asks("C", "bang").answers("bang/2D")
    dies(story, "D", "bang")
    assert story.is_out("D")
    assert len(story.hand_of("C")) == 4


@pytest.mark.rule("HN-GHOST-2", "BASE-WIN-1")
def test_no_victory_is_checked_for_a_ghost_who_loses_nothing():
    story = tale(4, roles=FOUR).event("ghost_town").out("C", "D").hand("B", "bang").deck("duel").starts_turn("C")
    story.plays("duel", on="B").asks("B", "bang").answers("bang").asks("C", "bang").answers("pass")
    assert story.at_rest("C")
    assert not story.over


# ---- The series -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("BASE-SERIES-5", "BASE-SERIES-1", "HN-GHOST-6")
def test_a_ghost_who_wins_in_his_own_turn_is_not_alive_for_the_series():
    story = duels(haunted(4, roles=FOUR, dead="CD", B="willy_the_kid").with_life(A=1), "C", "A")
    assert story.t.seats == (1, 2)
    assert survivors(story.t) == (1,)
    with pytest.raises(OptionsError, match="C was eliminated and takes a new character"):
        next_game(story.t, seed=2, keep=(2,))
    t = new_table(next_game(story.t, seed=2, keep=(1,)))
    assert t.rules.characters[t.character[1]].id == "willy_the_kid"
    assert (t.ghost, t.standing, t.first_out) == (-1, (), -1)


@pytest.mark.rule("BASE-SERIES-5", "HN-GHOST-6")
def test_after_a_ghost_renegades_victory_nobody_is_alive():
    story = haunted(dead="BCDE").with_life(A=1)
    assert duels(story, "E", "A").winners == "E"
    assert survivors(story.t) == ()


@pytest.mark.rule("BASE-SERIES-5", "HN-GHOST-7")
def test_a_ghost_with_whose_leaving_the_game_ended_is_not_alive_either():
    story = goes(duels(haunted(dead="EC").with_life(D=1), "C", "D"), "C", 5)
    assert survivors(story.t) == (0, 1)


# ---- Three players --------------------------------------------------------------------------------------------------


GOALS = [("A", "C"), ("B", "A"), ("C", "B")]
"""Deputy A is after Renegade C, Outlaw B after Deputy A, Renegade C after Outlaw B."""


@pytest.mark.rule("DC-3P-2", "HN-GHOST-6")
@pytest.mark.parametrize(("ghost", "victim"), GOALS)
def test_of_three_a_ghost_who_kills_the_one_he_is_after_wins_at_once(ghost, victim):
    story = duels(haunted(3, dead=ghost).with_life(**{victim: 1}), ghost, victim)
    assert story.over
    assert story.winners == ghost
    assert ghost not in "".join("ABC"[seat] for seat in survivors(story.t))


@pytest.mark.rule("DC-3P-3", "DC-3P-4", "HN-GHOST-6", "BASE-WIN-6")
@pytest.mark.parametrize(("victim", "ghost"), GOALS)
def test_of_three_a_ghost_who_kills_the_other_one_is_rewarded_and_leaves_the_game_to_the_last(victim, ghost):
    third = "ABC".replace(ghost, "").replace(victim, "")
    story = duels(haunted(3, dead=ghost).with_life(**{victim: 1}), ghost, victim)
    assert not story.over
    assert len(story.hand_of(ghost)) == 5
    goes(story, ghost, 5)
    assert story.over
    assert story.winners == third
    assert survivors(story.t) == (story.seat(third),)


@pytest.mark.rule("DC-3P-2", "DC-3P-3", "HN-GHOST-6")
def test_of_three_a_ghost_may_kill_the_wrong_one_first_and_then_the_right_one():
    story = haunted(3, dead="A").with_life(B=1, C=1).deck("2D", "duel", "3S").starts_turn("A")
    dies(story.plays("bang/2D", on="B"), "B")
    assert not story.over
    assert dies(story.plays("duel", on="C"), "C", "bang").winners == "A"


@pytest.mark.rule("DC-3P-2", "HN-GHOST-5")
@pytest.mark.parametrize(("killer", "victim"), [("A", "B"), ("B", "C"), ("C", "A")])
def test_of_three_a_ghosts_leaving_reaches_nobodys_goal(killer, victim):
    story = tale(3).event("ghost_town").with_life(**{victim: 1}).hand(killer, "bang").turn(killer)
    dies(story.plays("bang", on=victim), victim)  # not the one he is after
    story.ends_turn()
    while story.t.ghost < 0:
        story.ends_turn()
    assert story.at_rest(victim)
    goes(story, victim, 3)
    assert not story.over
    assert story.is_out(victim)
    assert story.t.killed_by[story.seat(victim)] == -1


@pytest.mark.rule("DC-3P-6", "HN-GHOST-3", "BASE-BEER-4")
def test_of_three_a_ghost_makes_beer_work_again():
    story = haunted(3, dead="A").with_life(C=1).hand("C", "beer").deck("duel", "beer", "2S").starts_turn("A")
    assert story.plays("beer").life("A") == 1
    story.plays("duel", on="C").asks("C", "bang").answers("pass").asks("C", "rescue").answers("beer")
    assert story.life("C") == 1
    story = haunted(3, dead="A").with_life(C=1).hand("C", "beer").hand("B", "duel").turn("B").plays("duel", on="C")
    story.asks("C", "bang").answers("pass").asks("C", "rescue")
    assert not story.offers("beer")


@pytest.mark.rule("DC-3P-10", "HN-GHOST-2")
def test_of_three_a_ghost_who_loses_his_own_duel_is_still_there():
    story = haunted(3, dead="B").hand("A", "bang").deck("duel").starts_turn("B").plays("duel", on="A")
    story.asks("A", "bang").answers("bang").asks("B", "bang").answers("pass")
    assert story.at_rest("B")
    assert not story.over
