"""The Reverend: no Beer is played."""

import pytest

from boothill.kernel.reasons import WhyNot
from support.tales import rush, tale


def dry(players=5, **characters):
    """A table with these characters while The Reverend is in force."""
    return tale(players, **characters).event("the_reverend")


@pytest.mark.rule("HN-REV-1")
def test_no_beer_can_be_played_for_life_and_it_is_said_why():
    story = dry().hand("A", "beer").with_life(A=2).turn("A")
    assert not story.offers("beer")
    assert story.why_not("A", "beer") == WhyNot("event_forbids", "HN-REV-1", story.t.standing[0])


@pytest.mark.rule("HN-REV-1", "GEN-10")
def test_not_even_without_effect():
    story = dry().hand("A", "beer").turn("A")
    assert not story.offers("beer")
    assert story.why_not("A", "beer").code == "event_forbids"


@pytest.mark.scenario("IM-53")
@pytest.mark.rule("HN-REV-1", "BASE-DIE-2")
def test_no_beer_rescues_anybody():
    story = dry().hand("A", "bang").hand("B", "beer").with_life(B=1).turn("A")
    story.plays("bang", on="B").asks("B", "dodge").answers("pass").asks("B", "rescue")
    assert not story.offers("beer")
    story.answers("pass")
    assert story.is_out("B")


@pytest.mark.rule("HN-REV-1", "BASE-DIE-2")
def test_nor_the_active_player_in_his_own_turn():
    story = dry().hand("B", "beer").in_play("B", "dynamite").with_life(B=3).deck("7S").starts_turn("B")
    story.asks("B", "rescue")
    assert not story.offers("beer")
    story.answers("pass")
    assert story.is_out("B")


@pytest.mark.rule("HN-REV-1", "DC-JOE-1")
def test_tequila_joe_has_nothing_of_his_beers_either():
    story = dry(B="tequila_joe").hand("A", "bang").hand("B", "beer", "beer").with_life(B=1).turn("A")
    story.plays("bang", on="B").asks("B", "dodge").answers("pass").asks("B", "rescue")
    assert not story.offers("respond")
    story.answers("pass")


@pytest.mark.scenario("IM-53")
@pytest.mark.rule("HN-REV-2", "BASE-SID-1")
def test_sid_ketchum_saves_himself_even_with_beers():
    story = dry(B="sid_ketchum").hand("A", "bang").hand("B", "beer", "beer").with_life(B=1).turn("A")
    story.plays("bang", on="B").asks("B", "dodge").answers("pass").asks("B", "rescue")
    assert not story.offers("beer")
    story.answers("use").asks("B", "cost").answers("beer")
    assert story.life("B") == 1
    assert story.discards() == ["bang", "beer", "beer"]


@pytest.mark.scenario("IM-53")
@pytest.mark.rule("HN-REV-2")
def test_saloon_whisky_tequila_and_canteen_are_allowed():
    story = dry().in_play("A", "canteen").hand("A", "saloon", "whisky", "tequila", "beer", "beer").with_life(A=1, C=1)
    story.turn("A").plays("saloon")
    assert (story.life("A"), story.life("C")) == (2, 2)
    story.spends("canteen")
    assert story.life("A") == 3
    story.plays("tequila", on="C").asks("A", "second_card").answers("beer")  # a Beer may be the price
    assert story.life("C") == 3
    story.plays("whisky")
    assert story.life("A") == 5
    assert story.discards() == ["saloon", "canteen", "beer", "tequila", "beer", "whisky"]


@pytest.mark.scenario("IM-53")
@pytest.mark.rule("HN-REV-1", "GR-BEER-1")
@pytest.mark.parametrize("preached", [True, False])
def test_no_beer_can_be_turned_into_a_nugget(preached):
    story = rush().hand("A", "beer")
    if preached:
        story.event("the_reverend")
    assert story.turn("A").offers("sell_beer") is not preached


@pytest.mark.rule("HN-REV-2", "GR-BOTTLE-2", "GR-RUCK-1")
def test_bottle_and_rucksack_are_allowed():
    story = rush().event("the_reverend").shop("bottle", "shot", "rhum").in_play("A", "rucksack").nuggets(A=4)
    story.with_life(A=1).turn("A").buys("bottle as beer").uses()
    assert (story.life("A"), story.purse("A")) == (3, 0)
    story = rush().event("the_reverend").in_play("B", "rucksack").nuggets(B=2).hand("A", "bang").with_life(B=1)
    story.turn("A").plays("bang", on="B").asks("B", "dodge").answers("pass").asks("B", "rescue").answers("rucksack")
    assert story.life("B") == 1


@pytest.mark.rule("HN-REV-1", "PROMO-WILL-2")
def test_uncle_will_may_play_a_beer_as_a_general_store():
    story = dry(A="uncle_will").hand("A", "beer").turn("A")
    assert not story.offers("beer")
    story.plays("beer as general_store")
    for seat in "ABCD":
        story.asks(seat, "store").answers("take")
    assert story.at_rest("A")


@pytest.mark.rule("HN-REV-1", "DC-ELENA-2")
def test_elena_fuente_may_use_a_beer_as_a_missed():
    story = dry(B="elena_fuente").hand("A", "bang").hand("B", "beer").with_life(B=1).turn("A")
    story.plays("bang", on="B").asks("B", "dodge").answers("beer")
    assert story.life("B") == 1
    assert story.at_rest("A")


@pytest.mark.rule("HN-REV-1", "BASE-TURN-6")
def test_beers_may_be_discarded_as_surplus():
    story = dry().hand("A", "beer", "beer").with_life(A=1).turn("A").ends_turn().asks("A", "surplus").answers("beer")
    assert story.discards() == ["beer"]


@pytest.mark.rule("HN-REV-1", "BASE-BEER-4", "DC-3P-6")
def test_with_two_players_left_it_is_still_the_reverend_who_forbids_the_beer():
    story = dry(3).out("C").hand("A", "beer").with_life(A=1).turn("A")
    assert story.why_not("A", "beer").code == "event_forbids"


@pytest.mark.rule("HN-REV-1", "EV-3", "EV-10")
def test_it_holds_for_everybody_until_the_next_event():
    story = tale().next_events("the_reverend", "blessing").with_life(A=4, B=3, E=3)
    for seat in "ABE":
        story.hand(seat, "beer/6H" if seat == "A" else "beer")
    story.deck(*["missed"] * 10).starts_turn("A")
    for seat in "ABCDE":
        assert story.at_rest(seat)
        assert not story.offers("beer")
        story.ends_turn()
    story.plays("beer")
    assert story.life("A") == 5
