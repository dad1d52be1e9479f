"""Playing cards: limits."""

import pytest

from boothill.games.bang.rules.terms import PLAY
from boothill.kernel.reasons import WhyNot
from support.extras import base_with_event
from support.story import Story


def shoots(story, card="bang", on="B"):
    """The active player shoots and the target takes the hit."""
    return story.plays(card, on=on).asks(on, "dodge").answers("pass")


@pytest.mark.rule("BASE-LIM-1")
def test_one_bang_card_per_turn():
    story = Story().hand("A", "bang", "bang").turn("A")
    shoots(story)
    assert not story.offers("bang", on="B")
    assert story.why_not("A", "bang") == WhyNot("bang_limit", "BASE-LIM-1", 1)


@pytest.mark.rule("BASE-LIM-1")
def test_a_bang_that_missed_counts_as_well():
    story = Story().hand("A", "bang", "bang").hand("B", "missed").turn("A")
    story.plays("bang", on="B").asks("B", "dodge").answers("missed")
    assert not story.offers("bang", on="B")


@pytest.mark.rule("BASE-LIM-1")
def test_a_missed_played_as_bang_counts():
    story = Story(A="calamity_janet").hand("A", "missed", "bang").turn("A")
    shoots(story, "missed as bang")
    assert not story.offers("bang", on="B")
    assert story.why_not("A", "bang") == WhyNot("bang_limit", "BASE-LIM-1", 1)


@pytest.mark.rule("BASE-LIM-1")
def test_the_next_turn_allows_a_bang_again():
    story = Story().hand("A", "bang", "bang").turn("A")
    shoots(story)
    for _ in range(5):
        story.ends_turn()
    assert story.at_rest("A")
    assert story.offers("bang", on="B")


@pytest.mark.rule("BASE-LIM-2")
@pytest.mark.scenario("IM-05")
def test_bang_cards_given_up_in_a_duel_do_not_count():
    story = Story().hand("A", "duel", "bang", "bang").hand("B", "bang").turn("A").plays("duel", on="B")
    story.asks("B", "bang").answers("bang").asks("A", "bang").answers("bang").asks("B", "bang").answers("pass")
    assert story.offers("bang", on="B")


@pytest.mark.rule("BASE-LIM-2")
def test_a_gatling_does_not_count():
    story = Story().hand("A", "gatling", "bang").turn("A").plays("gatling")
    for seat in "BCDE":
        story.asks(seat, "dodge").answers("pass")
    assert story.offers("bang", on="B")


@pytest.mark.rule("BASE-LIM-2")
def test_a_bang_card_given_up_against_indians_does_not_count():
    story = Story().hand("E", "indians").hand("A", "bang", "bang").turn("E").plays("indians")
    story.asks("A", "bang").answers("bang")
    for seat in "BCD":
        story.asks(seat, "bang").answers("pass")
    story.ends_turn()
    assert story.at_rest("A")
    assert story.offers("bang", on="B")


@pytest.mark.rule("BASE-LIM-3")
def test_a_volcanic_in_play_lifts_the_limit():
    story = Story().hand("A", "bang", "bang", "bang").in_play("A", "volcanic").turn("A")
    shoots(story)
    shoots(story)
    shoots(story, on="E")
    assert (story.life("B"), story.life("E")) == (2, 3)


@pytest.mark.rule("BASE-LIM-3")
@pytest.mark.scenario("IM-04")
def test_a_volcanic_lifts_the_limit_late_and_losing_it_restores_it():
    story = Story().hand("A", "volcanic", "bang", "bang", "bang", "schofield").turn("A")
    shoots(story)
    story.plays("volcanic")
    shoots(story)
    story.plays("schofield")
    assert story.discards()[-1] == "volcanic"
    assert not story.offers("bang", on="B")
    assert story.why_not("A", "bang") == WhyNot("bang_limit", "BASE-LIM-1", 1)


@pytest.mark.rule("BASE-LIM-3")
def test_losing_the_volcanic_before_any_bang_leaves_one():
    story = Story().hand("A", "bang", "bang", "cat_balou").in_play("A", "volcanic").turn("A")
    story.plays("cat_balou", on="A", taking="volcanic")
    shoots(story)
    assert not story.offers("bang", on="B")


@pytest.mark.rule("BASE-LIM-3")
def test_an_event_may_raise_the_limit_to_two():
    story = Story(rules=base_with_event(bang_limit=2)).hand("A", "bang", "bang", "bang").turn("A")
    shoots(story)
    shoots(story)
    assert not story.offers("bang", on="B")
    assert story.why_not("A", "bang") == WhyNot("bang_limit", "BASE-LIM-1", 2)


@pytest.mark.rule("BASE-LIM-4")
def test_a_second_card_of_the_same_name_cannot_be_played():
    story = Story().hand("A", "barrel").in_play("A", "barrel").turn("A")
    assert not story.offers("barrel")
    assert story.why_not("A", "barrel") == WhyNot("same_name", "BASE-LIM-4")


@pytest.mark.rule("BASE-LIM-4")
def test_jail_cannot_be_put_on_a_jailed_player():
    story = Story().hand("A", "jail").in_play("B", "jail").turn("A")
    assert not story.offers("jail", on="B")
    assert story.offers("jail", on="C")


@pytest.mark.rule("BASE-LIM-4")
def test_jail_cannot_be_played_when_everybody_who_could_get_it_is_jailed():
    story = Story(5).hand("A", "jail").in_play("B", "jail").in_play("C", "jail").out("D", "E").turn("A")
    assert not any(option[0] == PLAY for option in story.decision.options)
    assert story.why_not("A", "jail") == WhyNot("all_have_one", "BASE-LIM-4")


@pytest.mark.rule("BASE-LIM-5")
@pytest.mark.scenario("IM-03")
def test_another_weapon_replaces_the_one_in_play():
    story = Story().hand("A", "schofield", "remington").in_play("A", "schofield", "barrel").turn("A")
    assert not story.offers("schofield")
    assert story.why_not("A", "schofield") == WhyNot("same_name", "BASE-LIM-5")
    story.plays("remington")
    assert story.front_of("A") == ["barrel", "remington"]
    assert story.discards() == ["schofield"]


@pytest.mark.rule("BASE-LIM-6")
def test_cards_are_played_in_ones_own_phase_2_only():
    story = Story().hand("A", "bang").hand("B", "beer", "missed", "panic").with_life(B=2).turn("A")
    assert story.decision.seat == story.seat("A")
    for card in ("beer", "missed", "panic"):
        assert story.why_not("B", card) == WhyNot("not_your_turn", "BASE-LIM-6")


@pytest.mark.rule("BASE-LIM-6")
def test_out_of_turn_a_shot_is_answered_with_missed_and_nothing_else():
    story = Story().hand("A", "bang").hand("B", "beer", "missed", "bang", "panic").with_life(B=2).turn("A")
    story.plays("bang", on="B").asks("B", "dodge")
    assert len(story.decision.options) == 2
    assert story.offers("missed")
    assert story.offers("pass")


@pytest.mark.rule("BASE-LIM-6")
def test_out_of_turn_a_duel_is_answered_with_bang_and_nothing_else():
    story = Story().hand("A", "duel").hand("B", "beer", "missed", "bang", "panic").with_life(B=2).turn("A")
    story.plays("duel", on="B").asks("B", "bang")
    assert len(story.decision.options) == 2
    assert story.offers("bang")
    assert story.offers("pass")


@pytest.mark.rule("BASE-LIM-6")
def test_out_of_turn_beer_helps_against_a_lethal_loss_only():
    story = Story().hand("A", "bang").hand("B", "beer").with_life(B=2).turn("A")
    shoots(story)
    assert story.at_rest("A")
    story = Story().hand("A", "bang").hand("B", "beer").with_life(B=1).turn("A")
    shoots(story).asks("B", "rescue").answers("beer")
    assert story.life("B") == 1


@pytest.mark.rule("BASE-LIM-6")
def test_the_same_answers_are_possible_in_ones_own_turn():
    story = Story().hand("A", "duel", "beer").hand("B", "bang").with_life(A=1).turn("A").plays("duel", on="B")
    story.asks("B", "bang").answers("bang").asks("A", "bang").answers("pass")
    story.asks("A", "rescue").answers("beer")
    assert story.at_rest("A")
    assert story.life("A") == 1


@pytest.mark.rule("BASE-LIM-7")
def test_a_missed_cannot_be_played_without_a_shot():
    story = Story().hand("A", "missed").turn("A")
    assert not story.offers("missed")
    assert story.why_not("A", "missed") == WhyNot("only_in_response", "BASE-LIM-7")


@pytest.mark.rule("BASE-LIM-8")
def test_any_player_includes_yourself_for_cat_balou():
    story = Story().hand("A", "cat_balou", "beer").in_play("A", "dynamite").turn("A")
    assert story.offers("cat_balou", on="A", taking="hand")
    assert story.warns("cat_balou", on="A", taking="hand") == "hits_yourself"
    assert story.warns("cat_balou", on="A", taking="dynamite") == ""
    story.plays("cat_balou", on="A", taking="dynamite")
    assert story.front_of("A") == []


@pytest.mark.rule("BASE-LIM-8")
def test_panic_may_take_a_card_in_front_of_yourself_but_not_from_your_hand():
    story = Story().hand("A", "panic", "beer").in_play("A", "volcanic").turn("A")
    assert not story.offers("panic", on="A", taking="hand")
    story.plays("panic", on="A", taking="volcanic")
    assert story.hand_of("A") == ["beer", "volcanic"]


@pytest.mark.rule("BASE-LIM-8")
def test_shots_duel_and_indians_never_target_their_user():
    story = Story().hand("A", "bang", "duel", "indians", "gatling").turn("A")
    assert not story.offers("bang", on="A")
    assert not story.offers("duel", on="A")
    story.plays("indians")
    for seat in "BCDE":
        story.asks(seat, "bang").answers("pass")
    story.plays("gatling")
    for seat in "BCDE":
        story.asks(seat, "dodge").answers("pass")
    assert story.life("A") == 5


@pytest.mark.rule("BASE-LIM-9")
def test_jail_may_be_put_on_anybody_but_the_sheriff():
    story = Story().hand("B", "jail").turn("B")
    assert [story.offers("jail", on=seat) for seat in "ABCDE"] == [False, True, True, True, True]
    story.plays("jail", on="B")
    assert story.front_of("B") == ["jail"]
    alone = Story(4).hand("A", "jail").turn("A")
    assert [alone.offers("jail", on=seat) for seat in "ABCD"] == [False, True, True, True]
