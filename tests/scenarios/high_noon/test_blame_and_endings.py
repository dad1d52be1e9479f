"""Events: nobody is to blame for what they do, and what ends with them."""

import pytest

from support.tales import tale


def reveals_next(story):
    """The Sheriff's turn begins: the event in force is replaced."""
    story.starts_turn("A")
    assert len(story.events("revealed")) == 1
    return story


# ---- Nobody is responsible -----------------------------------------------------------------------------------------


@pytest.mark.rule("EV-8", "BASE-BART-1")
def test_life_lost_through_an_event_gives_bart_cassidy_his_card():
    story = tale(B="bart_cassidy").event("high_noon").deck("2C", "3C", "4C").starts_turn("B")
    assert story.life("B") == 3
    assert story.values_of("B") == ["2C", "3C", "4C"]
    assert story.events("drew")[0][1][:2] == (1, 1)


@pytest.mark.rule("EV-8", "BASE-BART-1")
def test_two_points_lost_at_once_give_him_two_cards():
    story = tale(B="bart_cassidy").next_events("russian_roulette").hand("A", "missed").deck("2C", "3C", "4C", "5C")
    story.starts_turn("A").asks("A", "roulette").answers("missed").asks("B", "roulette").answers("pass")
    assert story.life("B") == 2
    assert story.values_of("B") == ["2C", "3C"]


@pytest.mark.rule("EV-8", "BASE-GRINGO-1")
@pytest.mark.parametrize("name", ["high_noon", "a_fistful_of_cards"])
def test_el_gringo_takes_a_card_from_nobody(name):
    story = tale(B="el_gringo").event(name).hand("A", "beer").hand("B", "saloon").hand("C", "beer").starts_turn("B")
    if name == "a_fistful_of_cards":
        story.asks("B", "dodge").answers("pass")
    assert story.life("B") == 2
    assert story.events("took_from_hand") == []
    assert (story.hand_of("A"), story.hand_of("C")) == (["beer"], ["beer"])


@pytest.mark.rule("EV-8", "BASE-DIE-10", "BASE-ELIM-4")
def test_an_outlaw_killed_by_an_event_is_worth_nothing_to_anybody():
    story = tale().event("high_noon").with_life(C=1).hand("C", "bang").starts_turn("C")
    story.asks("C", "rescue").answers("pass")
    assert story.is_out("C")
    assert story.view("A").killed_by[2] == -1
    assert story.events("reward") == []
    assert [len(story.hand_of(seat)) for seat in "ABDE"] == [0, 0, 2, 0]
    assert story.events("lost_life")[0][1][3] == -1


@pytest.mark.rule("EV-8", "EV-9", "BASE-ELIM-4")
def test_the_sheriff_who_reveals_it_is_not_punished_for_a_deputy_it_kills():
    story = tale(D="vulture_sam", E="greg_digger").next_events("russian_roulette").with_life(B=2, E=1)
    story.hand("A", "missed", "beer").hand("B", "saloon").in_play("A", "barrel").starts_turn("A")
    story.asks("A", "roulette").answers("missed").asks("B", "roulette").answers("pass")
    story.asks("B", "rescue").answers("pass")
    assert story.is_out("B")
    assert story.events("penalty") == []
    assert story.front_of("A") == ["barrel"]
    assert story.hand_of("D") == ["saloon"]
    assert story.life("E") == 3


@pytest.mark.rule("EV-8", "DC-3P-3", "DC-3P-4")
def test_of_three_an_event_reaches_nobodys_goal_and_pays_no_reward():
    story = tale(3).event("high_noon").with_life(C=1).starts_turn("C").asks("C", "rescue").answers("pass")
    assert not story.over
    assert story.at_rest("A")
    assert (len(story.hand_of("A")), len(story.hand_of("B"))) == (2, 0)


@pytest.mark.rule("EV-8")
def test_what_an_event_gives_back_is_regained_and_logged_as_the_events_doing():
    story = tale().next_events("the_doctor").with_life(C=1).starts_turn("A")
    ((_, public, _, _),) = story.events("regained_life")
    assert public == (2, 1, 2, story.t.standing[0])


# ---- The end of an event -------------------------------------------------------------------------------------------


@pytest.mark.rule("EV-10", "FF-LASSO-2")
def test_after_lasso_a_dynamite_is_checked_again_in_the_very_turn_that_ends_it():
    story = tale().event("lasso").next_events("shootout").in_play("A", "dynamite", "winchester").hand("A", "bang")
    story.deck("7S")
    reveals_next(story)
    assert story.life("A") == 2
    assert story.offers("bang", on="C")


@pytest.mark.rule("EV-10", "FF-LASSO-2", "DC-3P-5")
def test_after_lasso_a_jail_holds_again():
    story = tale(3).event("lasso").next_events("shootout").in_play("A", "jail").deck("2C")
    reveals_next(story)
    assert story.front_of("A") == []
    assert len(story.events("stays_in_jail")) == 1
    assert story.at_rest("B")


@pytest.mark.rule("EV-10")
@pytest.mark.parametrize(
    ("name", "card"), [("the_reverend", "beer"), ("sermon", "bang"), ("the_judge", "barrel"), ("the_judge", "dynamite")]
)
def test_what_an_event_forbade_is_allowed_again_at_once(name, card):
    story = tale().event(name).next_events("blessing").hand("A", card).hand("B", card).with_life(A=3)
    on = "B" if card == "bang" else ""
    assert reveals_next(story).offers(card, on=on)
    story = tale().event(name).hand("A", card).with_life(A=3).starts_turn("A")
    assert not story.offers(card, on=on)


@pytest.mark.rule("EV-10")
def test_what_an_event_allowed_is_no_longer_allowed():
    story = tale().event("ambush").next_events("blessing").hand("A", "bang").turn("A")
    assert story.offers("bang", on="C")
    story = tale().event("ambush").next_events("blessing").hand("A", "bang")
    assert not reveals_next(story).offers("bang", on="C")
    story = tale().event("shootout").next_events("blessing").hand("A", "bang", "bang").deck("5H", "3H")
    reveals_next(story).plays("bang", on="B").asks("B", "dodge").answers("pass")
    assert story.why_not("A", "bang").code == "bang_limit"
    assert not story.offers("bang", on="B")


@pytest.mark.rule("EV-10", "EV-3")
def test_an_event_in_force_goes_on_while_no_other_is_revealed():
    story = tale().event("the_reverend").next_events("blessing").hand("B", "beer").with_life(B=1).starts_turn("B")
    assert not story.offers("beer")
