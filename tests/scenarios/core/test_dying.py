"""Losing life, dying, rescue."""

import pytest

from boothill.games.bang.rules.harm.dying import lose_life
from support.extras import base_with_event
from support.story import Story
from support.tales import rush


def shot_down(story, seat="B"):
    """The active player's BANG! takes this player's last life point."""
    return story.plays("bang", on=seat).asks(seat, "dodge").answers("pass").asks(seat, "rescue")


@pytest.mark.rule("BASE-DIE-1")
def test_lost_life_is_recorded_below_zero():
    story = Story(5).in_play("B", "dynamite").with_life(B=2).deck("5S").starts_turn("B").asks("B", "rescue")
    assert story.life("B") == -1


@pytest.mark.rule("BASE-DIE-2")
def test_a_dying_player_may_save_himself_before_anything_else():
    story = Story(5).hand("A", "bang").hand("B", "beer", "missed").with_life(B=1).turn("A")
    shot_down(story)
    assert not story.is_out("B")
    assert len(story.decision.options) == 2
    story.answers("beer")
    assert story.life("B") == 1
    assert story.at_rest("A")


@pytest.mark.rule("BASE-DIE-2")
def test_means_of_rescue_may_be_combined_and_repeated():
    story = Story(5, B="sid_ketchum").in_play("B", "dynamite").hand("B", "beer", "bang", "duel").with_life(B=2)
    story.deck("5S").starts_turn("B").asks("B", "rescue").answers("use").asks("B", "cost").answers("bang")
    story.answers("duel").asks("B", "rescue")
    assert story.life("B") == 0
    story.answers("beer")
    assert story.life("B") == 1
    assert story.t.active == story.seat("B")


@pytest.mark.rule("BASE-DIE-2")
def test_sid_ketchum_saves_himself_several_times_in_a_row_without_beer():
    story = Story(5, B="sid_ketchum").in_play("B", "dynamite").hand("B", "bang", "duel", "jail", "panic")
    story.with_life(B=2).deck("5S").starts_turn("B")
    story.asks("B", "rescue").answers("use").asks("B", "cost").answers("bang").answers("duel")
    story.asks("B", "rescue").answers("use").asks("B", "cost").answers("jail")
    assert story.life("B") == 1
    assert story.at_rest("B")


@pytest.mark.rule("BASE-DIE-3")
@pytest.mark.scenario("IM-13")
def test_two_life_points_dynamite_and_two_beers_leave_one():
    story = Story(4).in_play("C", "dynamite").hand("C", "beer", "beer").with_life(C=2).deck("6S", "2C", "3C")
    story.starts_turn("C").asks("C", "rescue").answers("beer").answers("beer")
    assert story.life("C") == 1
    assert story.at_rest("C")
    assert story.values_of("C") == ["2C", "3C"]
    assert story.events("reward") == []


@pytest.mark.rule("BASE-DIE-3", "BASE-DIE-5")
def test_two_life_points_dynamite_and_one_beer_leave_nothing():
    story = Story(4).in_play("C", "dynamite").hand("C", "beer").with_life(C=2).deck("6S")
    story.starts_turn("C").asks("C", "rescue")
    assert story.warns("beer") == "cannot_save"
    story.answers("beer").asks("C", "rescue")
    assert story.life("C") == 0
    story.answers("pass")
    assert story.is_out("C")
    assert "beer" in story.discards()


@pytest.mark.rule("BASE-DIE-4")
def test_saloon_is_no_rescue_out_of_turn():
    story = Story(5).hand("A", "bang").hand("B", "saloon").with_life(B=1).turn("A")
    shot_down(story)
    assert not story.offers("saloon")
    story.answers("pass")
    assert story.is_out("B")


@pytest.mark.rule("BASE-DIE-4")
def test_saloon_is_no_rescue_in_ones_own_turn():
    story = Story(5).hand("C", "duel", "saloon").hand("E", "bang").with_life(C=1).turn("C").plays("duel", on="E")
    story.asks("E", "bang").answers("bang").asks("C", "bang").answers("pass").asks("C", "rescue")
    assert not story.offers("saloon")
    assert len(story.decision.options) == 1


@pytest.mark.rule("BASE-DIE-5")
def test_the_player_may_decline_to_save_himself():
    story = Story(5).hand("A", "bang").hand("B", "beer").with_life(B=1).turn("A")
    shot_down(story)
    assert story.warns("pass") == "gives_up_life"
    story.answers("pass")
    assert story.is_out("B")


@pytest.mark.rule("BASE-DIE-5")
def test_sid_ketchum_declines_and_dies():
    story = Story(5, B="sid_ketchum").hand("A", "bang").hand("B", "beer", "duel", "jail").with_life(B=1).turn("A")
    shot_down(story)
    assert story.offers("use")
    story.answers("pass")
    assert story.is_out("B")
    assert story.hand_of("B") == []


@pytest.mark.rule("BASE-DIE-6")
def test_with_two_players_in_the_game_beer_cannot_rescue():
    story = Story(4).hand("A", "bang").hand("D", "beer").out("B", "C").with_life(D=1).turn("A")
    shot_down(story, "D")
    assert not story.offers("beer")
    story.answers("pass")
    assert story.winners == "A"


@pytest.mark.rule("BASE-DIE-6")
@pytest.mark.scenario("IM-15")
def test_with_two_players_in_the_game_sid_ketchum_still_saves_himself():
    story = Story(4, D="sid_ketchum").hand("A", "bang").hand("D", "beer", "duel", "jail").out("B", "C")
    story.with_life(D=1).turn("A")
    shot_down(story, "D")
    assert not story.offers("beer")
    story.answers("use").asks("D", "cost").answers("duel").answers("jail")
    assert story.life("D") == 1
    assert story.hand_of("D") == ["beer"]


@pytest.mark.rule("BASE-DIE-6")
def test_the_dying_player_counts_as_in_the_game():
    story = Story(4).hand("A", "bang").hand("B", "beer").out("C").with_life(B=1).turn("A")
    shot_down(story).answers("beer")
    assert story.life("B") == 1


@pytest.mark.rule("BASE-DIE-7")
def test_bart_cassidy_draws_after_the_rescue_so_the_card_comes_too_late_to_help():
    story = Story(5, B="bart_cassidy").in_play("B", "dynamite").hand("B", "beer/6H", "beer/7H").with_life(B=2)
    story.deck("5S", "beer/8H", "2C", "3C").starts_turn("B").asks("B", "rescue").answers("beer/6H")
    assert story.values_of("B") == ["7H"]
    story.answers("beer/7H")
    assert story.life("B") == 1
    assert story.values_of("B")[:3] == ["8H", "2C", "3C"]  # then for all three points lost


@pytest.mark.rule("BASE-DIE-7")
def test_who_is_eliminated_draws_nothing():
    story = Story(5, C="bart_cassidy", B="el_gringo").hand("E", "bang", "duel").with_life(C=1).deck("2C").turn("E")
    story.plays("duel", on="C").asks("C", "bang").answers("pass").asks("C", "rescue").answers("pass")
    assert story.is_out("C")
    drawers = [public[0] for _, public, _, _ in story.events("drew")]
    assert drawers == [story.seat("E")]  # only the reward


@pytest.mark.rule("BASE-DIE-7")
def test_el_gringo_takes_a_card_after_a_rescue():
    story = Story(5, B="el_gringo").hand("A", "bang", "panic").hand("B", "beer").with_life(B=1).turn("A")
    shot_down(story)
    assert story.hand_of("A") == ["panic"]
    story.answers("beer")
    assert story.hand_of("B") == ["panic"]
    assert story.hand_of("A") == []


@pytest.mark.rule("BASE-DIE-8", "GR-NUG-1")
@pytest.mark.parametrize("answer", ["beer", "pass"])
def test_what_the_shooter_earns_is_paid_at_the_moment_of_the_loss(answer):
    story = rush().hand("A", "bang").hand("B", "beer").with_life(B=1).turn("A")
    shot_down(story)
    assert story.purse("A") == 1
    story.answers(answer)
    assert [story.purse(seat) for seat in "ABCDE"] == [1, 0, 0, 0, 0]


@pytest.mark.rule("BASE-DIE-9")
@pytest.mark.parametrize(("card", "question"), [("gatling", "dodge"), ("indians", "bang")])
def test_the_user_is_responsible_for_every_victim(card, question):
    story = Story(5).hand("E", card).with_life(C=1, D=1).turn("E").plays(card)
    for seat in "AB":
        story.asks(seat, question).answers("pass")
    for seat in "CD":
        story.asks(seat, question).answers("pass").asks(seat, "rescue").answers("pass")
    assert [public[-1] for _, public, _, _ in story.events("eliminated")] == [4, 4]
    assert len(story.hand_of("E")) == 6  # two rewards


@pytest.mark.rule("BASE-DIE-9")
def test_in_a_duel_the_player_who_played_it_is_responsible():
    story = Story(5).hand("E", "duel", "bang").hand("C", "bang").with_life(C=1).turn("E").plays("duel", on="C")
    story.asks("C", "bang").answers("bang").asks("E", "bang").answers("bang").asks("C", "bang").answers("pass")
    story.asks("C", "rescue").answers("pass")
    assert story.events("eliminated")[0][1][-1] == story.seat("E")
    assert len(story.hand_of("E")) == 3


@pytest.mark.rule("BASE-DIE-9")
@pytest.mark.scenario("IM-20")
def test_who_loses_his_own_duel_has_nobody_to_blame():
    story = Story(5, A="el_gringo").hand("A", "duel").hand("B", "bang", "beer").turn("A").plays("duel", on="B")
    story.asks("B", "bang").answers("bang").asks("A", "bang").answers("pass")
    assert story.life("A") == 3
    assert story.hand_of("A") == []
    story = Story(5, A="el_gringo").hand("B", "duel", "beer").turn("B").plays("duel", on="A")
    story.asks("A", "bang").answers("pass")
    assert story.hand_of("A") == ["beer"]


@pytest.mark.rule("BASE-DIE-10")
def test_nobody_is_responsible_for_dynamite():
    story = Story(5).in_play("C", "dynamite").with_life(C=3).deck("2S").starts_turn("C")
    story.asks("C", "rescue").answers("pass")
    assert story.events("eliminated")[0][1][-1] == -1
    assert story.events("reward") == []
    assert all(story.hand_of(seat) == [] for seat in "ABE")


@pytest.mark.rule("BASE-DIE-10")
def test_nobody_is_responsible_for_what_an_event_costs():
    def costs_a_life(t, me):
        yield from lose_life(t, me, 1)

    story = Story(5, rules=base_with_event(start_of_turn=costs_a_life), C="el_gringo").hand("B", "beer")
    story.with_life(C=2).starts_turn("C")
    assert story.life("C") == 1
    assert story.hand_of("B") == ["beer"]
    assert story.events("lost_life")[0][1][3] == -1
