"""Elimination."""

import pytest

from boothill.family.roles import DEPUTY, HIDDEN
from boothill.games.bang.rules.piles import draw
from support.extras import base_with_characters, base_with_event, come_back
from support.story import Story
from support.tales import rush


def killed(story, seat, by_card="bang"):
    """The active player's card takes this player's last life point, and nothing saves him."""
    question = "dodge" if by_card == "bang" else "bang"
    story.plays(by_card, on=seat).asks(seat, question).answers("pass")
    return story.asks(seat, "rescue").answers("pass")


def draws_two(t, me, victim, by):
    """Somebody was eliminated: two cards."""
    draw(t, me, 2)


def told(story):
    """The names of all events from the elimination on, without who and what."""
    names = [event[0] for event in story.match.events]
    return names[names.index("eliminated") :]


@pytest.mark.rule("BASE-ELIM-1")
def test_the_role_is_revealed():
    story = Story(5).hand("A", "bang").with_life(B=1).turn("A")
    assert story.view("E").role[1] == HIDDEN
    killed(story, "B")
    assert story.view("E").role[1] == DEPUTY
    assert story.events("eliminated")[0][1] == (1, DEPUTY, 0)


@pytest.mark.rule("BASE-ELIM-1")
def test_cards_in_play_then_hand_go_to_the_discard_pile():
    story = Story(5).hand("A", "bang").hand("B", "beer", "duel").in_play("B", "barrel", "jail").with_life(B=1).turn("A")
    story.plays("bang", on="B").asks("B", "dodge").answers("pass").asks("B", "rescue").answers("pass")
    assert story.discards() == ["bang", "barrel", "jail", "beer", "duel"]
    assert story.hand_of("B") == story.front_of("B") == []


@pytest.mark.rule("BASE-ELIM-1")
def test_vulture_sam_takes_hand_and_cards_in_play():
    story = Story(5, D="vulture_sam").hand("A", "bang").hand("B", "beer", "duel").in_play("B", "barrel")
    killed(story.with_life(B=1).turn("A"), "B")
    assert sorted(story.hand_of("D")) == ["barrel", "beer", "duel"]
    assert story.discards() == ["bang"]


@pytest.mark.rule("BASE-ELIM-1")
def test_the_order_is_the_victims_choice_if_somebody_could_draw_from_the_discard_pile():
    story = Story(5, E="pedro_ramirez").hand("A", "bang").hand("B", "beer").in_play("B", "barrel", "jail")
    killed(story.with_life(B=1).turn("A"), "B")
    story.asks("B", "last_will").answers("beer").answers("jail")
    assert story.discards() == ["bang", "beer", "jail", "barrel"]
    assert story.at_rest("A")


@pytest.mark.rule("BASE-ELIM-1")
def test_whoever_does_not_care_about_the_order_leaves_the_usual_one():
    story = Story(5, E="pedro_ramirez").hand("A", "bang").hand("B", "beer", "duel").in_play("B", "barrel")
    killed(story.with_life(B=1).turn("A"), "B")
    story.asks("B", "last_will").answers("duel").answers("pass")
    assert story.discards() == ["bang", "duel", "barrel", "beer"]


@pytest.mark.rule("BASE-ELIM-1", "BASE-ELIM-2", "GR-NUG-4", "GR-EQ-3")
def test_the_steps_of_an_elimination_come_in_their_order():
    story = rush(C="herb_hunter").hand("A", "bang", "beer").in_play("B", "barrel", "wanted").nuggets(B=2)
    killed(story.with_life(B=1).turn("A"), "B")
    estate, bounty = ["discarded", "shelved", "lost_nuggets"], ["bounty", "drew", "gained_nuggets"]
    assert told(story) == ["eliminated", *estate, *bounty, "drew", "penalty", *["discarded"] * 3]
    assert [public[0] for name, public, _, _ in story.events("drew")] == [0, 2]
    assert (story.hand_of("A"), story.purse("A"), story.purse("B")) == ([], 2, 0)
    assert story.used_equipment() == ["wanted"]


@pytest.mark.rule("BASE-ELIM-1")
def test_other_players_abilities_act_clockwise_from_the_active_player():
    rules = base_with_characters(greg={"somebody_out": draws_two}, herb={"somebody_out": draws_two})
    story = Story(6, rules=rules, B="greg", E="herb").hand("D", "bang").with_life(C=1).turn("D")
    killed(story, "C")
    assert [public[0] for _, public, _, _ in story.events("drew")] == [3, 4, 1]  # reward of D, then E, then B


@pytest.mark.rule("BASE-ELIM-1")
def test_a_sheriff_who_kills_a_deputy_loses_his_hand_and_everything_in_front_of_him():
    story = Story(5).hand("A", "bang", "beer", "duel").in_play("A", "scope", "volcanic").with_life(B=1).turn("A")
    killed(story, "B")
    assert story.hand_of("A") == story.front_of("A") == []
    assert story.discards() == ["bang", "scope", "volcanic", "beer", "duel"]
    assert story.at_rest("A")


@pytest.mark.rule("BASE-ELIM-1")
def test_only_the_sheriff_is_punished_for_a_deputy():
    story = Story(5).hand("C", "bang", "beer").in_play("C", "scope").with_life(B=1).turn("C")
    killed(story, "B")
    assert (story.hand_of("C"), story.front_of("C")) == (["beer"], ["scope"])
    assert story.events("penalty") == []


@pytest.mark.rule("BASE-ELIM-2")
def test_what_a_sheriff_inherits_as_vulture_sam_is_lost_as_well():
    story = Story(5, A="vulture_sam").hand("A", "bang").hand("B", "beer", "duel").in_play("B", "barrel")
    killed(story.with_life(B=1).turn("A"), "B")
    assert story.hand_of("A") == []
    assert sorted(story.discards()) == ["bang", "barrel", "beer", "duel"]


@pytest.mark.scenario("IM-22")
@pytest.mark.rule("BASE-ELIM-2", "BASE-ELIM-3", "GR-WANTED-2", "GR-NUG-1")
def test_the_penalty_includes_equipment_and_the_cards_of_a_bounty_but_no_nuggets():
    story = rush().hand("A", "bang", "beer", "duel").in_play("A", "horseshoe", "scope").nuggets(A=1)
    killed(story.in_play("B", "wanted").with_life(B=1).deck("2C", "3C").turn("A"), "B")
    assert (story.hand_of("A"), story.front_of("A"), story.purse("A")) == ([], [], 3)
    assert story.used_equipment() == ["wanted", "horseshoe"]
    assert story.discards()[:2] == ["bang", "scope"]
    assert {"2C", "3C"} <= set(story.discard_values())


@pytest.mark.rule("BASE-ELIM-4")
def test_dynamite_kills_an_outlaw_and_nobody_is_rewarded():
    story = Story(5).in_play("C", "dynamite", "barrel").hand("C", "duel").with_life(C=3).deck("4S", "2C", "3C")
    story.starts_turn("C").asks("C", "rescue").answers("pass")
    assert story.events("reward") == []
    assert story.discards() == ["missed", "dynamite", "barrel", "duel"]  # the 4S, then step 2 as ever
    assert story.values_of("D") == ["2C", "3C"]


@pytest.mark.rule("BASE-ELIM-4", "GR-WANTED-1", "GR-EQ-3")
def test_without_a_responsible_player_there_is_no_penalty_but_the_others_abilities_act():
    story = rush(E="herb_hunter").in_play("B", "dynamite", "wanted").hand("A", "beer").nuggets(B=2).with_life(B=3)
    story.deck("4S").starts_turn("B").asks("B", "rescue").answers("pass")
    assert story.hand_of("A") == ["beer"]
    assert story.events("penalty") == story.events("bounty") == []
    assert (story.used_equipment(), story.purse("B")) == (["wanted"], 0)
    assert [public[0] for _, public, _, _ in story.events("drew")] == [4, 2]  # E's ability, then C's phase 1


@pytest.mark.rule("BASE-ELIM-5")
@pytest.mark.parametrize("killer", ["A", "B", "D", "E"])
def test_whoever_kills_an_outlaw_draws_three_cards(killer):
    story = Story(5).hand(killer, "duel").with_life(C=1).deck("2C", "3C", "4C", "5C").turn(killer)
    killed(story, "C", by_card="duel")
    assert story.values_of(killer) == ["2C", "3C", "4C"]
    assert story.at_rest(killer)  # nobody was asked whether he wants them


@pytest.mark.rule("BASE-ELIM-6")
@pytest.mark.parametrize("victim", ["B", "E"])
def test_no_reward_for_a_deputy_or_a_renegade(victim):
    story = Story(5).hand("C", "duel", "beer").with_life(**{victim: 1}).turn("C")
    killed(story, victim, by_card="duel")
    assert story.is_out(victim)
    assert story.hand_of("C") == ["beer"]


@pytest.mark.rule("BASE-ELIM-7", "GR-NUG-2")
@pytest.mark.scenario("IM-19")
def test_an_outlaw_who_dies_in_his_own_duel_yields_no_reward_and_no_nugget():
    story = rush().hand("C", "duel").hand("B", "bang").with_life(C=1).turn("C").plays("duel", on="B")
    story.asks("B", "bang").answers("bang").asks("C", "bang").answers("pass").asks("C", "rescue").answers("pass")
    assert story.is_out("C")
    assert story.hand_of("B") == []
    assert story.events("reward") == story.events("gained_nuggets") == []


@pytest.mark.rule("BASE-ELIM-8")
def test_an_effect_in_progress_goes_on_without_the_eliminated_player():
    story = Story(5).hand("A", "indians").with_life(C=1).turn("A").plays("indians").asks("B", "bang").answers("pass")
    story.asks("C", "bang").answers("pass").asks("C", "rescue").answers("pass")
    story.asks("D", "bang").answers("pass").asks("E", "bang").answers("pass")
    assert story.at_rest("A")
    assert [story.life(seat) for seat in "BDE"] == [3, 3, 3]


@pytest.mark.rule("BASE-ELIM-9")
def test_a_player_who_came_back_and_is_eliminated_again_yields_a_reward_again():
    def back(t, me):
        if me not in t.seats:
            come_back(t, me, life=1)

    rules = base_with_event(returns=lambda t, seat: seat == 2, coming_back=back)
    story = Story(5, rules=rules).hand("D", "bang").out("C").starts_turn("C")
    assert story.at_rest("C")
    story.ends_turn().asks("C", "surplus").answers("discard").plays("bang", on="C").asks("C", "dodge").answers(
        "pass"
    ).asks("C", "rescue").answers("pass")
    assert story.is_out("C")
    assert story.t.eliminated == [2]
    assert len(story.hand_of("D")) == 5  # two of phase 1, three for the Outlaw
    assert story.front_of("C") == story.hand_of("C") == []
