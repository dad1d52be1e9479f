"""Effects on several players."""

import pytest

from support.story import Story


@pytest.mark.rule("BASE-MULTI-1")
@pytest.mark.parametrize(("card", "question"), [("gatling", "dodge"), ("indians", "bang")])
def test_targets_are_handled_clockwise_from_the_users_left(card, question):
    story = Story(6).hand("C", card).out("E").turn("C").plays(card)
    for seat in "DFAB":
        story.asks(seat, question).answers("pass")
    assert story.at_rest("C")


@pytest.mark.rule("BASE-MULTI-1")
def test_general_store_goes_clockwise_from_the_user():
    story = Story(5).hand("C", "general_store").out("E").deck("2C", "3C", "4C", "5C", "6C").turn("C")
    story.plays("general_store").asks("C", "store")
    assert len(story.decision.options) == 4
    story.answers("5C").asks("D", "store").answers("2C").asks("A", "store").answers("4C")
    assert [story.values_of(seat) for seat in "CDAB"] == [["5C"], ["2C"], ["4C"], ["3C"]]


@pytest.mark.rule("BASE-MULTI-2")
def test_each_target_is_finished_before_the_next_is_asked():
    story = Story(5).hand("A", "gatling").hand("C", "missed", "beer").in_play("C", "mustang").deck("2C", "3C", "4C")
    story.with_life(C=1).turn("A").plays("gatling").asks("B", "dodge").answers("pass")
    assert story.life("B") == 3
    story.asks("C", "dodge").answers("pass").asks("C", "rescue").answers("pass")
    story.asks("D", "dodge")
    assert story.is_out("C")
    assert story.front_of("C") == []
    assert story.values_of("A") == ["2C", "3C", "4C"]  # the reward is paid already


@pytest.mark.rule("BASE-MULTI-3", "BASE-WIN-2")
@pytest.mark.scenario("IM-17")
def test_victory_is_checked_only_after_the_last_target():
    story = Story(5).hand("E", "gatling").out("C", "D").with_life(A=1, B=1).turn("E").plays("gatling")
    story.asks("A", "dodge").answers("pass").asks("A", "rescue").answers("pass")
    assert not story.over
    story.asks("B", "dodge").answers("pass").asks("B", "rescue").answers("pass")
    assert story.winners == "E"


@pytest.mark.rule("BASE-MULTI-3", "BASE-WIN-2")
@pytest.mark.scenario("IM-18")
def test_if_the_deputy_lives_the_renegade_does_not_win():
    story = Story(5).hand("E", "gatling").hand("B", "missed").out("C", "D").with_life(A=1, B=1).turn("E")
    story.plays("gatling").asks("A", "dodge").answers("pass").asks("A", "rescue").answers("pass")
    story.asks("B", "dodge").answers("missed")
    assert story.winners == "CD"


@pytest.mark.rule("BASE-MULTI-3")
@pytest.mark.parametrize("roles", ["sheriff outlaw renegade outlaw", "outlaw sheriff renegade outlaw"])
def test_the_order_of_deaths_within_one_card_does_not_matter(roles):
    """Gatling kills Sheriff and last Outlaw at once: the Renegade is the only player left, whoever died first."""
    story = Story(4, roles=roles).hand("C", "gatling").out("D").with_life(A=1, B=1).turn("C").plays("gatling")
    for seat in "AB":
        story.asks(seat, "dodge").answers("pass").asks(seat, "rescue").answers("pass")
    assert story.over
    assert story.winners == "C"


@pytest.mark.rule("BASE-MULTI-4")
def test_saloon_heals_everybody_in_the_game_at_the_same_moment():
    story = Story(5).hand("B", "saloon").out("C").with_life(A=2, B=1, D=4, E=3).turn("B").plays("saloon")
    assert story.at_rest("B")
    assert [story.life(seat) for seat in "ABCDE"] == [3, 2, 0, 4, 4]


@pytest.mark.rule("BASE-MULTI-5", "BASE-MULTI-2")
@pytest.mark.scenario("IM-16")
def test_a_player_eliminated_by_the_same_card_no_longer_counts():
    story = Story(4).hand("A", "gatling").hand("C", "beer").out("D").with_life(B=1, C=1).turn("A").plays("gatling")
    story.asks("B", "dodge").answers("pass").asks("B", "rescue").answers("pass")
    story.asks("C", "dodge").answers("pass").asks("C", "rescue")
    assert not story.offers("beer")
    story.answers("pass")
    assert story.winners == "A"


@pytest.mark.rule("BASE-MULTI-5")
def test_a_player_asked_before_that_death_may_still_be_saved_by_beer():
    story = Story(4).hand("A", "gatling").hand("B", "beer").out("D").with_life(B=1, C=1).turn("A").plays("gatling")
    story.asks("B", "dodge").answers("pass").asks("B", "rescue").answers("beer")
    story.asks("C", "dodge").answers("pass").asks("C", "rescue").answers("pass")
    assert story.life("B") == 1
    assert story.at_rest("A")
