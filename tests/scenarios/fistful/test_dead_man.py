"""Dead Man: the player who was eliminated first comes back, once, and stays."""

import pytest

from boothill.family.roles import HIDDEN, OUTLAW
from boothill.games.bang.rules.table.series import survivors
from support.story import NAMES
from support.tales import tale


def dead_man(players=5, **table):
    """A story with Dead Man in force."""
    return tale(players, **table).event("dead_man")


def kill(story, victim):
    """The active player shoots somebody with one life point, who gives up."""
    story.plays("bang", on=victim).asks(victim, "dodge").answers("pass").asks(victim, "rescue").answers("pass")
    return story


def end_turns(story, number):
    """So many players end their turns, discarding whatever is too much; returns whose turns begin."""
    seats = ""
    for _ in range(number):
        story.ends_turn()
        while story.decision.kind == "surplus":
            story.asks(NAMES[story.decision.seat], "surplus").answers("discard")
        assert story.decision.main
        seats += NAMES[story.decision.seat]
    return seats


# ---- coming back ---------------------------------------------------------------------------------------------------


@pytest.mark.scenario("IM-67")
@pytest.mark.rule("FF-DEAD-1", "FF-DEAD-4", "BASE-TURN-1", "EV-10")
def test_the_first_one_out_is_back_with_two_life_points_and_two_cards_and_stays():
    story = dead_man().next_events("ambush").out("D", "C")
    story.deck("2C", "3C", "4C", "5C", "6C", "7C", "8C", "9C", "2D", "3D", "4D", "5D").turn("B")
    assert story.is_out("D")
    story.ends_turn()
    assert story.at_rest("D")
    assert story.life("D") == 2
    assert story.values_of("D") == ["2C", "3C", "4C", "5C"]
    kind = story.t.standing[0]
    assert [told[1] for told in story.events("came_back")] == [(3, 2, kind)]
    assert [told[1] for told in story.events("drew")] == [(3, 2, kind), (3, 2, -1)]
    assert story.offers("bang", on="E")
    assert story.offers("bang", on="B")  # C, the second one out, leaves a gap
    story.ends_turn().asks("D", "surplus").answers("2C").asks("D", "surplus").answers("3C")
    assert story.at_rest("E")
    story.ends_turn()
    assert story.at_rest("A")
    assert story.events("revealed")
    assert not story.is_out("D")
    assert story.is_out("C")
    story.ends_turn().ends_turn()
    assert story.at_rest("D")
    assert (story.life("D"), story.values_of("D")) == (2, ["4C", "5C", "4D", "5D"])


@pytest.mark.rule("FF-DEAD-1", "BASE-TURN-2")
def test_revealed_in_this_round_it_brings_him_back_in_this_round():
    story = tale().next_events("dead_man").out("B").deck("2C", "3C", "4C", "5C", "6C", "7C").starts_turn("A")
    assert story.is_out("B")
    story.ends_turn()
    assert story.at_rest("B")
    assert story.values_of("B") == ["4C", "5C", "6C", "7C"]


@pytest.mark.rule("FF-DEAD-1", "EV-10")
def test_if_the_event_ends_before_his_turn_he_stays_out():
    story = dead_man().next_events("ambush").out("B").deck("2C", "3C", "4C", "5C").starts_turn("A").ends_turn()
    assert story.at_rest("C")
    assert story.is_out("B")


@pytest.mark.rule("FF-DEAD-1")
@pytest.mark.parametrize(
    ("character", "cards"), [("pixie_pete", 5), ("bill_noface", 5), ("willy_the_kid", 4), ("sean_mallory", 4)]
)
def test_his_phase_1_is_that_of_his_character(character, cards):
    story = dead_man(D=character).out("D").deck("2C", "3C", "4C", "5C", "6C", "7C").starts_turn("D")
    assert story.at_rest("D")
    assert story.values_of("D") == ["2C", "3C", "4C", "5C", "6C"][:cards]  # Bill Noface lacks two of his four points


@pytest.mark.rule("FF-DEAD-1", "BASE-P1-3")
def test_kit_carlson_comes_back_with_two_cards_and_looks_at_three_others():
    story = dead_man(D="kit_carlson").out("D").deck("2C", "3C", "4C", "5C", "6C", "7C").starts_turn("D")
    story.asks("D", "look")
    assert story.values_of("D") == ["2C", "3C"]
    story.answers("4C").asks("D", "look").answers("6C")
    assert story.values_of("D") == ["2C", "3C", "4C", "6C"]


@pytest.mark.rule("FF-DEAD-1", "DC-VERA-4")
def test_vera_custer_has_forgotten_whom_she_copied_and_chooses_anew():
    story = dead_man(D="vera_custer", B="kit_carlson").ability("D", "vera_custer", "bart_cassidy").out("D")
    story.deck("2C", "3C", "4C", "5C").starts_turn("D").asks("D", "copy")
    assert [told[1] for told in story.events("forgot")] == [(3,)]
    assert len(story.values_of("D")) == 2
    rules = story.t.rules
    assert [rules.characters[c].id for c in story.view("A").abilities[3]] == ["vera_custer"]


@pytest.mark.rule("FF-DEAD-1", "FF-DEAD-4")
def test_vera_may_copy_a_dead_man_who_walks_again():
    story = dead_man(C="sean_mallory", D="vera_custer").out("C").deck("2C", "3C", "4C", "5C").starts_turn("C")
    story.ends_turn().asks("D", "copy")
    assert story.offers("take", on="C")


@pytest.mark.rule("FF-DEAD-1", "BASE-DIST-8", "BASE-DYN-3")
def test_until_his_turn_he_is_out_of_the_game_and_then_he_has_his_seat_again():
    story = dead_man().in_play("C", "dynamite").out("D").hand("C", "bang/2D").deck("9C", "2C", "3C", "4C", "5C")
    story.starts_turn("C")
    assert story.front_of("E") == ["dynamite"]  # passed over the empty seat
    assert story.offers("bang", on="E")
    story.ends_turn()
    assert story.at_rest("D")
    assert story.view("A").distance(2, 4) == 2


@pytest.mark.rule("FF-DEAD-1", "BASE-TURN-8")
def test_an_extra_turn_brings_him_no_further_cards():
    story = dead_man().out("D").deck("2C", "3C", "4C", "5C", "6C", "7C", "8C").starts_turn("D")
    story.t.extra_turns.append(story.seat("D"))
    story.ends_turn().asks("D", "surplus").answers("2C").asks("D", "surplus").answers("3C")
    assert story.at_rest("D")
    assert story.values_of("D") == ["4C", "5C", "6C", "7C"]
    assert len(story.events("came_back")) == 1


@pytest.mark.rule("FF-DEAD-1", "FF-DEAD-4", "BASE-JAIL-2")
def test_back_in_the_game_he_can_be_jailed_like_anybody():
    story = dead_man().out("D").hand("E", "jail/JS").deck("2C", "3C", "4C", "5C", "6C", "7C").starts_turn("D")
    story.ends_turn().asks("D", "surplus").answers("2C").asks("D", "surplus").answers("3C").plays("jail", on="D")
    assert story.front_of("D") == ["jail"]


# ---- who was first -------------------------------------------------------------------------------------------------


@pytest.mark.rule("FF-DEAD-2")
def test_first_eliminated_while_it_is_in_force_he_is_back_in_the_same_round():
    story = dead_man().hand("B", "bang/2D").with_life(C=1).hand("C", "barrel")
    story.deck("2C", "3C", "4C", "5C", "6C", "7C", "8C").turn("B")
    kill(story, "C")
    assert story.is_out("C")
    assert story.view("A").first_out == 2
    story.ends_turn()
    assert story.at_rest("C")
    assert (story.life("C"), story.values_of("C")) == (2, ["5C", "6C", "7C", "8C"])


@pytest.mark.rule("FF-DEAD-2")
def test_who_is_eliminated_second_while_it_is_in_force_stays_out():
    story = dead_man().out("E").hand("B", "bang/2D").with_life(C=1).deck("2C", "3C", "4C", "5C", "6C", "7C").turn("B")
    kill(story, "C").ends_turn()
    assert story.at_rest("D")
    story.ends_turn()
    assert story.at_rest("E")


@pytest.mark.rule("FF-DEAD-2", "EV-10")
def test_first_eliminated_after_his_turn_of_the_round_he_comes_too_late():
    story = dead_man().next_events("ambush").hand("E", "springfield", "beer").with_life(C=1)
    story.deck("2C", "3C", "4C", "5C", "6C", "7C", "8C", "9C").turn("E").plays("springfield", on="C")
    story.asks("C", "dodge").answers("pass").asks("C", "rescue").answers("pass").ends_turn().ends_turn().ends_turn()
    assert story.at_rest("D")
    assert story.is_out("C")


@pytest.mark.rule("FF-DEAD-2", "BASE-TURN-4")
def test_killed_in_his_own_turn_he_is_not_back_at_once():
    story = dead_man().in_play("C", "dynamite").with_life(C=2).deck("8S", "2C", "3C").starts_turn("C")
    story.asks("C", "rescue").answers("pass")
    assert story.at_rest("D")
    assert story.is_out("C")
    assert story.events("came_back") == []


@pytest.mark.rule("FF-DEAD-3", "BASE-MULTI-1")
@pytest.mark.parametrize(
    ("user", "victims", "first", "turns"),
    [("B", "CD", "C", "CEFA"), ("D", "EC", "E", "EFAB"), ("F", "BC", "B", "ABDE")],
)
def test_of_several_killed_by_one_card_the_first_one_reached_counts(user, victims, first, turns):
    story = dead_man(6).hand(user, "gatling").with_life(**dict.fromkeys(victims, 1)).turn(user).plays("gatling")
    at = story.seat(user)
    for seat in "ABCDEF"[at + 1 :] + "ABCDEF"[:at]:
        story.asks(seat, "dodge").answers("pass")
        if seat in victims:
            story.asks(seat, "rescue").answers("pass")
    assert story.view("A").first_out == story.seat(first)
    assert end_turns(story, 4) == turns


@pytest.mark.rule("FF-DEAD-2", "FF-DEAD-1", "HN-GHOST-4")
def test_a_turn_as_a_ghost_before_is_no_return_by_dead_man():
    story = tale().event("ghost_town").next_events("dead_man").out("D", "E")
    story.starts_turn("D")
    assert story.view("A").ghost == 3
    assert end_turns(story, 4) == "EABC"  # E is the other ghost, A reveals Dead Man
    assert story.is_out("E")
    assert end_turns(story, 1) == "D"
    assert (story.life("D"), len(story.hand_of("D")), story.view("A").ghost) == (2, 4, -1)
    assert end_turns(story, 1) == "A"  # E stays out
    assert not story.is_out("D")


# ---- killed again --------------------------------------------------------------------------------------------------


@pytest.mark.rule("FF-DEAD-2", "BASE-ELIM-9")
def test_killed_again_an_outlaw_pays_the_reward_again_and_comes_back_no_more():
    story = dead_man().out("C").hand("D", "bang/2D").starts_turn("C")
    assert end_turns(story, 1) == "D"
    story.with_life(C=1)
    hand = len(story.hand_of("D"))
    kill(story, "C")
    assert [told[1] for told in story.events("reward")] == [(3, 3, 2)]
    assert len(story.hand_of("D")) == hand - 1 + 3
    assert end_turns(story, 4) == "EABD"
    assert story.is_out("C")
    assert len(story.events("came_back")) == 1


@pytest.mark.rule("FF-DEAD-2", "BASE-TURN-4")
def test_dead_again_in_the_very_turn_of_his_return_he_is_not_back_in_the_next_round():
    story = dead_man().out("C").hand("B", "bang/2D", "bang/3D").deck("duel/8C", "duel/QD").starts_turn("C")
    story.plays("duel/8C", on="B").asks("B", "bang").answers("bang").asks("C", "bang").answers("pass")
    story.plays("duel", on="B").asks("B", "bang").answers("bang").asks("C", "bang").answers("pass")
    story.asks("C", "rescue").answers("pass")
    assert story.at_rest("D")
    assert story.events("reward") == []
    assert end_turns(story, 4) == "EABD"


@pytest.mark.rule("BASE-ELIM-9", "BASE-ELIM-1")
def test_the_sheriff_pays_for_a_deputy_killed_again():
    story = dead_man().out("B").hand("A", "bang/2D", "beer").in_play("A", "barrel").starts_turn("B")
    assert end_turns(story, 4) == "CDEA"
    story.with_life(B=1)
    kill(story, "B")
    assert (story.hand_of("A"), story.front_of("A")) == ([], [])
    assert len(story.events("penalty")) == 1


@pytest.mark.rule("BASE-ELIM-9", "DC-GREG-1", "DC-HERB-1")
def test_others_profit_from_his_second_elimination_as_from_any():
    story = dead_man(A="greg_digger", B="herb_hunter").out("C").with_life(A=2).hand("D", "bang/2D").starts_turn("C")
    assert end_turns(story, 1) == "D"
    story.with_life(C=1)
    kill(story, "C")
    assert story.life("A") == 4
    assert len(story.hand_of("B")) == 2


@pytest.mark.rule("BASE-ELIM-9", "BASE-SAM-1")
def test_vulture_sam_inherits_from_him_once_more():
    story = dead_man(A="vulture_sam").out("C").hand("D", "bang/2D").deck("2C", "barrel", "3C", "4C").starts_turn("C")
    story.plays("barrel").ends_turn().asks("C", "surplus").answers("2C").with_life(C=1)
    story.plays("bang/2D", on="C").asks("C", "dodge").answers("pass").asks("C", "rescue").answers("pass")
    assert story.values_of("A")[1:] == ["3C", "4C"]
    assert story.hand_of("A") == ["barrel", "bang", "bang"]


# ---- role, life and victory ----------------------------------------------------------------------------------------


@pytest.mark.rule("FF-DEAD-4")
def test_his_role_stays_face_up_and_his_max_life_is_his_characters():
    story = dead_man(D="el_gringo").out("D").deck("beer/6H", "beer/7H", "4C", "5C").starts_turn("D")
    view = story.view("B")
    assert view.role[3] == OUTLAW
    assert view.role[4] == HIDDEN
    assert (view.life[3], view.max_life[3]) == (2, 3)
    assert 3 in view.seats
    assert 3 not in view.eliminated
    story.plays("beer").plays("beer")
    assert story.life("D") == 3


@pytest.mark.rule("FF-DEAD-4", "BASE-WIN-3")
def test_with_an_outlaw_back_the_sheriff_has_not_won_until_he_is_dead_again():
    story = dead_man(4, A="willy_the_kid").out("B", "C").hand("A", "bang/2D", "bang/3D").starts_turn("B")
    assert end_turns(story, 2) == "DA"
    story.with_life(B=1, D=1)
    kill(story, "D")
    assert not story.over
    kill(story, "B")
    assert story.winners == "A"


@pytest.mark.rule("FF-DEAD-4", "BASE-WIN-2")
def test_a_dead_man_may_win_for_the_outlaws():
    story = (
        dead_man(4).out("B", "C").hand("D", "beer").with_life(A=1).deck("bang/2D", "3C", "4C", "5C").starts_turn("B")
    )
    kill(story, "A")
    assert story.winners == "BC"


@pytest.mark.rule("FF-DEAD-4", "BASE-WIN-2", "BASE-SERIES-5")
def test_a_renegade_who_walks_again_may_win_alone_and_is_a_survivor():
    story = dead_man(4).out("D", "B", "C").with_life(A=1).deck("bang/2D", "3C", "4C", "5C")
    story.starts_turn("D")
    kill(story, "A")
    assert story.winners == "D"
    assert survivors(story.t) == (3,)


@pytest.mark.rule("FF-DEAD-1", "BASE-WIN-7")
def test_a_game_that_is_won_does_not_wait_for_him():
    story = dead_man(4).out("B", "C").hand("A", "bang/2D").with_life(D=1).deck("2C").turn("A")
    kill(story, "D")
    assert story.winners == "A"


@pytest.mark.rule("FF-DEAD-4", "BASE-BEER-4")
def test_he_counts_as_a_third_player_for_a_beer():
    story = dead_man(4).out("B", "C").deck("beer/6H", "3C", "4C", "5C").starts_turn("B").plays("beer")
    assert story.life("B") == 3


# ---- three players -------------------------------------------------------------------------------------------------


@pytest.mark.rule("FF-DEAD-2", "FF-DEAD-4", "DC-3P-2", "DC-3P-3", "DC-3P-4")
def test_of_three_players_one_killed_by_the_wrong_man_is_back_and_the_right_one_may_still_get_him():
    story = dead_man(3).hand("A", "bang/2D").with_life(B=1).hand("C", "bang/3D").turn("A")
    kill(story, "B")  # the Deputy is after the Renegade
    assert len(story.hand_of("A")) == 3
    assert end_turns(story, 2) == "BC"
    story.with_life(B=1)
    kill(story, "B")  # the Renegade is after the Outlaw
    assert story.winners == "C"


@pytest.mark.rule("BASE-ELIM-9", "DC-3P-4", "FF-DEAD-2")
def test_of_three_players_the_same_wrong_man_may_kill_him_twice_for_three_cards_each():
    story = dead_man(3).hand("A", "bang/2D").with_life(B=1).deck("3D", "4D", "5D").turn("A")
    kill(story, "B")
    assert end_turns(story, 3) == "BCA"
    story.with_life(B=1)
    kill(story, "B")
    assert [told[1] for told in story.events("reward")] == [(0, 3, 1)] * 2
    assert not story.over
    assert end_turns(story, 2) == "CA"


@pytest.mark.rule("FF-DEAD-4", "DC-3P-2")
def test_of_three_players_the_dead_man_may_reach_his_own_goal():
    story = dead_man(3).out("B").with_life(A=1).deck("bang/2D", "3C", "4C", "5C").starts_turn("B")
    kill(story, "A")
    assert story.winners == "B"
