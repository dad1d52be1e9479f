"""Three players: personal goals, and what else is different from a larger table."""

import pytest

from boothill.kernel.reasons import WhyNot
from support.story import Story

GOALS = [("A", "C"), ("B", "A"), ("C", "B")]
"""Deputy A is after Renegade C, Outlaw B after Deputy A, Renegade C after Outlaw B."""
WRONG = [("A", "B"), ("B", "C"), ("C", "A")]


def table(**more):
    """A is the Deputy, B the Outlaw, C the Renegade."""
    return Story(3, **more)


def dies(story, seat, question="dodge"):
    """The seat is hit, and nothing saves it."""
    return story.asks(seat, question).answers("pass").asks(seat, "rescue").answers("pass")


def kills(killer, victim, **more):
    """A story in which one shoots the other dead, holding a Beer and a Barrel besides."""
    story = table(**more).hand(killer, "bang", "beer").in_play(killer, "barrel").with_life(**{victim: 1})
    return dies(story.deck("2C", "3C", "4C").turn(killer).plays("bang", on=victim), victim)


def third(one, other):
    return "ABC".replace(one, "").replace(other, "")


# ---- Goals ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("DC-3P-2")
@pytest.mark.parametrize(("killer", "victim"), GOALS)
def test_whoever_kills_the_one_he_is_after_wins_at_once_and_alone(killer, victim):
    story = kills(killer, victim)
    assert story.over
    assert story.winners == killer
    assert not story.is_out(third(killer, victim))


@pytest.mark.rule("DC-3P-2")
@pytest.mark.parametrize("roles", ["renegade deputy outlaw", "outlaw renegade deputy", "renegade outlaw deputy"])
def test_the_goal_belongs_to_the_role_and_not_to_the_seat(roles):
    seats = dict(zip(roles.split(), "ABC", strict=True))
    for killer, victim in (("deputy", "renegade"), ("renegade", "outlaw"), ("outlaw", "deputy")):
        assert kills(seats[killer], seats[victim], roles=roles).winners == seats[killer]
        assert not kills(seats[victim], seats[killer], roles=roles).over


@pytest.mark.rule("DC-3P-3")
@pytest.mark.parametrize(("killer", "victim"), WRONG)
def test_after_killing_somebody_else_the_game_goes_on(killer, victim):
    story = kills(killer, victim)
    assert story.at_rest(killer)
    assert story.winners == ""


@pytest.mark.rule("DC-3P-3", "DC-3P-2")
@pytest.mark.parametrize(("killer", "victim"), WRONG)
def test_after_the_wrong_one_he_may_still_kill_the_one_he_is_after(killer, victim):
    other = third(killer, victim)
    story = table().hand(killer, "bang", "duel").with_life(**{victim: 1, other: 1}).turn(killer)
    dies(story.plays("bang", on=victim), victim).plays("duel", on=other)
    assert dies(story, other, "bang").winners == killer


@pytest.mark.rule("DC-3P-3")
@pytest.mark.parametrize(("killer", "victim"), WRONG)
def test_whoever_has_lost_his_goal_to_another_wins_as_the_last_one_alive(killer, victim):
    other = third(killer, victim)
    story = table().hand(killer, "bang").hand(other, "duel").with_life(**{victim: 1, killer: 1}).turn(killer)
    dies(story.plays("bang", on=victim), victim).ends_turn().asks(killer, "surplus").answers("discard").answers(
        "discard"
    )
    assert story.at_rest(other)
    assert dies(story.plays("duel", on=killer), killer, "bang").winners == other


@pytest.mark.rule("DC-3P-3", "DC-3P-2")
def test_a_goal_reached_by_somebody_else_is_nobodys_victory():
    """Outlaw B kills Renegade C, whom Deputy A is after."""
    story = kills("B", "C")
    assert not story.over
    story.ends_turn()
    assert story.at_rest("A")


@pytest.mark.rule("DC-3P-3", "BASE-DYN-4")
@pytest.mark.parametrize("victim", "ABC")
def test_a_death_by_dynamite_reaches_no_goal(victim):
    story = table().in_play(victim, "dynamite").with_life(**{victim: 1}).deck("3S").starts_turn(victim)
    story.asks(victim, "rescue").answers("pass")
    assert not story.over
    assert story.at_rest("ABC"["ABC".index(victim) - 2])  # the next player's turn
    assert story.events("reward") == []


@pytest.mark.rule("DC-3P-3", "BASE-DYN-4")
def test_dynamite_among_the_last_two_makes_the_other_win():
    story = table().out("B").in_play("C", "dynamite").with_life(C=3).deck("3S").starts_turn("C")
    story.asks("C", "rescue").answers("pass")
    assert story.winners == "A"


@pytest.mark.rule("DC-3P-2", "BASE-DIE-9")
@pytest.mark.parametrize(
    ("card", "question"), [("duel", "bang"), ("indians", "bang"), ("gatling", "dodge"), ("bang", "dodge")]
)
def test_every_card_he_is_responsible_for_reaches_the_goal(card, question):
    story = table().hand("C", card).with_life(B=1).turn("C").plays(card, on="B" if card in ("duel", "bang") else "")
    if card in ("indians", "gatling"):
        story.asks("A", question).answers("pass")
    assert dies(story, "B", question).winners == "C"


@pytest.mark.rule("DC-3P-2", "BASE-DIE-9")
def test_an_ability_he_is_responsible_for_reaches_the_goal_too():
    story = table(sets=("base", "dodge_city"), A="doc_holyday").hand("A", "beer", "jail").with_life(C=1).turn("A")
    story.uses(on="C").asks("A", "cost").answers("beer")
    assert dies(story, "C").winners == "A"


# ---- Duels ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("DC-3P-10", "BASE-DUEL-4")
@pytest.mark.parametrize(("challenger", "opponent"), [*GOALS, *WRONG])
def test_who_dies_in_his_own_duel_was_killed_by_nobody(challenger, opponent):
    story = table().hand(challenger, "duel").hand(opponent, "bang").with_life(**{challenger: 1}).turn(challenger)
    story.plays("duel", on=opponent).asks(opponent, "bang").answers("bang")
    dies(story, challenger, "bang")
    assert not story.over
    assert story.events("reward") == []
    assert story.view("A").killed_by == (-1, -1, -1)


@pytest.mark.rule("DC-3P-10", "DC-3P-3")
def test_who_dies_in_his_own_duel_against_the_last_opponent_leaves_him_the_victory():
    story = table().out("C").hand("A", "duel").hand("B", "bang").with_life(A=1).turn("A").plays("duel", on="B")
    story.asks("B", "bang").answers("bang")
    assert dies(story, "A", "bang").winners == "B"


@pytest.mark.rule("DC-3P-10", "BASE-TURN-4")
def test_after_a_death_in_ones_own_duel_the_next_player_clockwise_has_his_turn():
    story = table().hand("B", "duel").hand("A", "bang").with_life(B=1).turn("B").plays("duel", on="A")
    dies(story.asks("A", "bang").answers("bang"), "B", "bang")
    assert story.at_rest("C")


# ---- Rewards, penalty, Jail, Beer ----------------------------------------------------------------------------------


@pytest.mark.rule("DC-3P-4")
@pytest.mark.parametrize(("killer", "victim"), WRONG)
def test_every_killing_is_rewarded_with_three_cards_whatever_the_role(killer, victim):
    story = kills(killer, victim)
    assert story.hand_of(killer) == ["beer", "bang", "bang", "bang"]
    assert story.values_of(killer)[1:] == ["2C", "3C", "4C"]
    assert [event[1] for event in story.events("reward")] == [(story.seat(killer), 3, story.seat(victim))]


@pytest.mark.rule("DC-3P-5")
def test_killing_the_deputy_costs_nothing():
    story = kills("C", "A")
    assert story.front_of("C") == ["barrel"]
    assert story.hand_of("C")[0] == "beer"
    assert story.events("penalty") == []


@pytest.mark.rule("DC-3P-5", "BASE-JAIL-1")
@pytest.mark.parametrize("player", "ABC")
def test_jail_may_be_put_on_anybody(player):
    story = table().hand(player, "jail").turn(player)
    assert [story.offers("jail", on=seat) for seat in "ABC"] == [True, True, True]


@pytest.mark.rule("DC-3P-5", "BASE-JAIL-2")
def test_a_jailed_deputy_sits_out_like_anybody_else():
    story = table().hand("C", "jail").deck("2C").turn("C").plays("jail", on="A").ends_turn()
    assert story.at_rest("B")
    assert story.front_of("A") == []


@pytest.mark.rule("DC-3P-5", "BASE-LIM-4")
def test_jail_finds_nobody_when_everybody_left_has_one():
    story = table().out("B").in_play("A", "jail").in_play("C", "jail").hand("A", "jail").deck("KH").turn("A")
    assert story.why_not("A", "jail") == WhyNot("all_have_one", "BASE-LIM-4")
    story.ends_turn()
    assert story.events("turn")[0][1][0] == 2  # C's turn begins all the same


@pytest.mark.rule("DC-3P-5", "BASE-LIM-9")
def test_one_may_jail_oneself_and_is_told_so():
    story = table().hand("A", "jail").turn("A")
    assert story.warns("jail", on="A") == "hits_yourself"
    assert story.warns("jail", on="B") == ""


@pytest.mark.rule("DC-3P-6", "BASE-BEER-4")
def test_beer_saves_one_of_three_but_not_one_of_two():
    story = table().hand("A", "bang").hand("B", "beer").with_life(B=1).turn("A").plays("bang", on="B")
    story.asks("B", "dodge").answers("pass").asks("B", "rescue").answers("beer")
    assert story.life("B") == 1
    story = table().out("C").hand("A", "bang").hand("B", "beer").with_life(B=1).turn("A").plays("bang", on="B")
    story.asks("B", "dodge").answers("pass").asks("B", "rescue")
    assert not story.offers("beer")


@pytest.mark.rule("DC-3P-6", "BASE-BEER-4")
def test_beer_heals_nobody_once_two_are_left():
    story = table().out("B").hand("A", "beer").with_life(A=1).turn("A")
    assert story.warns("beer") == "two_left"
    story.plays("beer")
    assert (story.life("A"), story.discards()) == (1, ["beer"])


@pytest.mark.rule("DC-3P-6", "BASE-MULTI-5")
def test_the_second_victim_of_a_gatling_finds_his_beer_useless():
    story = table().hand("A", "gatling").hand("C", "beer").with_life(B=1, C=1).turn("A").plays("gatling")
    dies(story, "B").asks("C", "dodge").answers("pass").asks("C", "rescue")
    assert not story.offers("beer")


# ---- One card that kills both --------------------------------------------------------------------------------------


@pytest.mark.rule("DC-3P-7", "BASE-MULTI-3")
@pytest.mark.parametrize(("user", "victims"), [("A", "BC"), ("B", "CA"), ("C", "AB")])
@pytest.mark.parametrize(("card", "question"), [("gatling", "dodge"), ("indians", "bang")])
def test_one_card_that_kills_both_opponents_is_its_users_victory(user, victims, card, question):
    story = table().hand(user, card).with_life(**dict.fromkeys(victims, 1)).turn(user).plays(card)
    dies(story, victims[0], question)
    assert not story.over  # first the whole card
    assert dies(story, victims[1], question).winners == user


@pytest.mark.rule("DC-3P-7", "BASE-MULTI-3", "DC-3P-2")
@pytest.mark.parametrize(("user", "goal", "other"), [("B", "A", "C"), ("C", "B", "A"), ("A", "C", "B")])
def test_a_gatling_that_kills_the_goal_alone_wins_when_it_is_over(user, goal, other):
    story = table().hand(user, "gatling").with_life(**{goal: 1}).turn(user).plays("gatling")
    for seat in story.t.clockwise(story.seat(user))[1:]:
        if seat == story.seat(goal):
            dies(story, goal)
        else:
            story.asks(other, "dodge").answers("pass")
    assert story.winners == user


@pytest.mark.rule("DC-3P-7", "DC-3P-4")
def test_a_gatling_that_kills_one_who_is_no_goal_is_rewarded_before_it_goes_on():
    story = table().hand("A", "gatling").with_life(B=1).deck("2C", "3C", "4C").turn("A").plays("gatling")
    dies(story, "B").asks("C", "dodge")
    assert story.values_of("A") == ["2C", "3C", "4C"]
    story.answers("pass")
    assert story.at_rest("A")


@pytest.mark.rule("DC-3P-7")
def test_a_howitzer_kills_both_as_well():
    story = table(sets=("base", "dodge_city")).in_play("B", "howitzer").with_life(A=1, C=1).turn("B").spends("howitzer")
    assert dies(dies(story, "C"), "A").winners == "B"


# ---- Distances, characters -----------------------------------------------------------------------------------------


@pytest.mark.rule("BASE-DIST-1")
def test_of_three_everybody_sits_next_to_everybody():
    story = table().hand("B", "bang").turn("B")
    assert [story.offers("bang", on=seat) for seat in "ABC"] == [True, False, True]
    assert story.view("B").distance(0, 2) == 1


@pytest.mark.rule("DC-3P-4", "BASE-SAM-1")
def test_vulture_sam_has_the_estate_and_the_reward():
    story = table(A="vulture_sam").hand("A", "bang").hand("B", "beer").in_play("B", "barrel").with_life(B=1)
    dies(story.deck("2C", "3C", "4C").turn("A").plays("bang", on="B"), "B")
    assert sorted(story.hand_of("A")) == ["bang", "bang", "bang", "barrel", "beer"]


@pytest.mark.rule("DC-3P-4", "BASE-SAM-1")
def test_vulture_sam_inherits_and_the_killer_draws():
    story = table(C="vulture_sam").hand("A", "bang").hand("B", "beer").with_life(B=1).deck("2C", "3C", "4C").turn("A")
    dies(story.plays("bang", on="B"), "B")
    assert (story.hand_of("C"), story.values_of("A")) == (["beer"], ["2C", "3C", "4C"])


@pytest.mark.rule("BASE-GRINGO-1", "DC-3P-2")
def test_el_gringo_takes_a_card_if_he_lives_and_nothing_once_he_is_dead():
    story = table(C="el_gringo").hand("B", "bang", "jail").turn("B").plays("bang", on="C")
    story.asks("C", "dodge").answers("pass")
    assert (story.hand_of("B"), story.hand_of("C")) == ([], ["jail"])
    story = kills("B", "C", C="el_gringo")
    assert story.hand_of("B")[0] == "beer"


@pytest.mark.rule("DC-3P-2", "BASE-WIN-7")
def test_the_game_is_over_at_once_and_no_surplus_is_discarded():
    story = kills("A", "C")
    assert story.events("game_over")[-1] == story.match.events[-1]
    assert story.events("game_over")[-1][1] == (0,)


@pytest.mark.rule("DC-3P-2")
def test_no_warning_takes_one_of_three_for_a_friend():
    for shooter in "ABC":
        story = table().hand(shooter, "bang").turn(shooter)
        assert [story.warns("bang", on=seat) for seat in "ABC" if seat != shooter] == ["", ""]
