"""High Noon, the final card: a life point at the start of every turn until the game ends."""

import pytest

from boothill.kernel.decision import NOBODY
from support.tales import rush, tale


def noon(players=5, **table):
    """High Noon is in force."""
    return tale(players, **table).event("high_noon")


def high_noon(story):
    """The event's number, as the log says it."""
    return story.t.rules.kind_index["high_noon"]


@pytest.mark.rule("HN-HN-1", "BASE-DIE-10")
def test_each_player_loses_a_life_point_at_the_start_of_his_turn_and_nobody_is_responsible():
    story = noon().turn("A")
    for number, seat in enumerate("BCDEA", start=1):
        story.ends_turn()
        assert story.at_rest(seat)
        assert len(story.events("lost_life")) == number
    assert [story.life(seat) for seat in "ABCDE"] == [4, 3, 3, 3, 3]
    assert story.events("lost_life")[0][1] == (1, 1, 3, NOBODY, high_noon(story))


@pytest.mark.rule("HN-HN-1", "EV-2")
def test_the_round_in_which_it_is_revealed_includes_the_sheriffs_own_turn():
    story = tale().next_events("high_noon").starts_turn("A")
    assert story.at_rest("A")
    assert story.life("A") == 4
    assert [told[0] for told in story.match.events if told[0] in ("revealed", "lost_life", "drew")] == [
        "revealed",
        "lost_life",
        "drew",
    ]


@pytest.mark.rule("HN-HN-1", "EV-4")
def test_it_strikes_round_after_round_to_the_end_of_the_game():
    story = tale().next_events("high_noon").only_deck().starts_turn("A")  # without cards a turn is only its noon
    for _ in "BCDEA" * 2:
        story.ends_turn()
    assert story.at_rest("A")
    assert [story.life(seat) for seat in "ABCDE"] == [2, 2, 2, 2, 2]
    assert len(story.events("revealed")) == 1


@pytest.mark.scenario("IM-63")
@pytest.mark.rule("HN-HN-1", "BASE-TURN-2")
def test_noon_comes_before_the_jail_and_beer_may_rescue():
    story = noon().hand("C", "beer").in_play("C", "jail").with_life(C=1).deck("3H").starts_turn("C").asks("C", "rescue")
    assert not story.events("flipped")
    assert story.decision.subject == (NOBODY, 0)
    story.answers("beer")
    assert story.life("C") == 1
    assert [told[0] for told in story.match.events if told[0] in ("lost_life", "played", "flipped")] == [
        "lost_life",
        "played",
        "flipped",
    ]
    assert story.at_rest("C")


@pytest.mark.rule("HN-HN-1", "BASE-TURN-5")
def test_who_stays_in_jail_has_lost_his_life_point_all_the_same():
    story = noon().in_play("C", "jail").deck("3C").starts_turn("C")
    assert story.life("C") == 3
    assert story.at_rest("D")


@pytest.mark.rule("HN-HN-1", "BASE-TURN-3", "BASE-TURN-4")
def test_who_dies_at_noon_checks_no_dynamite_and_the_next_player_has_his_turn():
    story = noon().in_play("C", "dynamite", "jail").with_life(C=1).starts_turn("C").asks("C", "rescue").answers("pass")
    assert story.is_out("C")
    assert not story.events("flipped") + story.events("passed_on")
    assert story.discards() == ["dynamite", "jail"]
    assert story.at_rest("D")
    assert story.life("D") == 3


@pytest.mark.rule("HN-HN-1", "BASE-DYN-1")
def test_a_dynamite_may_follow_at_once():
    story = noon().in_play("C", "dynamite").hand("C", "beer").deck("5S").starts_turn("C").asks("C", "rescue")
    assert (story.life("C"), story.t.max_life[2]) == (0, 4)


@pytest.mark.rule("HN-HN-1", "BASE-BEER-4", "BASE-WIN-2")
def test_with_two_players_left_no_beer_helps_at_noon():
    story = noon().out("B", "C", "D").hand("A", "beer").with_life(A=1).starts_turn("A").asks("A", "rescue")
    assert not story.offers("beer")
    story.answers("pass")
    assert story.winners == "E"


@pytest.mark.rule("HN-HN-1", "BASE-WIN-2", "BASE-WIN-3", "BASE-WIN-7")
@pytest.mark.parametrize(("seat", "dead", "winners"), [("A", "", "CD"), ("E", "CD", "AB")])
def test_a_death_at_noon_may_end_the_game(seat, dead, winners):
    story = noon().out(*dead).with_life(**{seat: 1}).starts_turn(seat).asks(seat, "rescue").answers("pass")
    assert story.over
    assert story.winners == winners


@pytest.mark.rule("HN-HN-1", "BASE-ELIM-4", "DC-GREG-1", "DC-HERB-1", "BASE-SAM-1")
def test_a_death_at_noon_rewards_nobody_but_those_who_live_on_the_dead():
    story = noon(A="greg_digger", D="vulture_sam", E="herb_hunter").with_life(A=1, C=1).in_play("C", "scope")
    story.starts_turn("C").asks("C", "rescue").answers("pass")
    assert not story.events("reward")
    assert (story.life("A"), story.hand_of("D")[0], len(story.hand_of("E"))) == (3, "scope", 2)


@pytest.mark.rule("HN-HN-1", "BASE-BART-1", "EV-8")
def test_bart_draws_for_the_point_before_his_jail_is_checked():
    story = noon(C="bart_cassidy").in_play("C", "jail").deck("2C", "3H", "4C", "5C").starts_turn("C")
    assert story.values_of("C") == ["2C", "4C", "5C"]


@pytest.mark.rule("HN-HN-1", "BASE-BART-1", "BASE-DIE-7")
def test_bart_draws_after_his_rescue_at_noon():
    story = noon(C="bart_cassidy").hand("C", "beer").with_life(C=1).deck("2C").starts_turn("C").asks("C", "rescue")
    assert story.hand_of("C") == ["beer"]
    story.answers("beer")
    assert len(story.hand_of("C")) == 3


@pytest.mark.rule("HN-HN-1", "BASE-GRINGO-2", "EV-8")
def test_el_gringo_takes_nothing_at_noon():
    story = noon(C="el_gringo").hand("A", "beer").hand("B", "beer").starts_turn("C")
    assert story.life("C") == 2
    assert (story.hand_of("A"), story.hand_of("B")) == (["beer"], ["beer"])


@pytest.mark.rule("HN-HN-1", "BASE-SID-1")
def test_sid_rescues_himself_at_noon():
    story = noon(C="sid_ketchum").hand("C", "scope", "mustang").with_life(C=1).starts_turn("C").asks("C", "rescue")
    story.answers("use").asks("C", "cost").answers("scope")
    assert (story.life("C"), story.at_rest("C")) == (1, True)


@pytest.mark.rule("HN-HN-1", "DC-BILL-1")
def test_bill_noface_draws_one_card_more_for_the_point_he_has_just_lost():
    story = noon(C="bill_noface").starts_turn("C")
    assert len(story.hand_of("C")) == 2


@pytest.mark.rule("HN-HN-1", "BASE-TURN-9", "BASE-TURN-8")
def test_an_extra_turn_costs_another_life_point():
    story = rush(C="don_bell").event("high_noon").deck("2C", "3C", "9H").starts_turn("C").ends_turn()
    assert story.t.extra_turn
    assert story.life("C") == 2


@pytest.mark.rule("HN-HN-1", "DC-3P-3", "DC-3P-2")
def test_of_three_a_death_at_noon_reaches_nobodys_goal():
    story = noon(3).with_life(C=1).starts_turn("C").asks("C", "rescue").answers("pass")
    assert not story.over
    assert story.at_rest("A")
    story = noon(3).out("C").with_life(B=1).starts_turn("B").asks("B", "rescue").answers("pass")
    assert story.winners == "A"


@pytest.mark.rule("HN-HN-2", "HN-GHOST-1", "EV-4")
def test_ghosts_never_meet_high_noon():
    story = tale().event("ghost_town").next_events("high_noon").out("E").starts_turn("E")
    assert story.t.ghost == 4
    assert not story.events("lost_life")
    story.ends_turn().asks("E", "surplus").answers("discard").asks("E", "surplus").answers("discard")
    assert story.at_rest("A")
    for _ in "ABCD":
        story.ends_turn()
    assert story.at_rest("A")  # the dead are passed over from now on
    assert story.is_out("E")
    assert 4 not in [told[1][0] for told in story.events("lost_life")]
