"""Wanted: in front of whom it is laid, and who is paid when its bearer is eliminated."""

import pytest

from support.tales import dies, rush

CARDS = ("2C", "3C", "4C", "5C", "6C", "7C", "8C", "9C")


def hit(story, seat):
    """A's BANG! hits the seat."""
    return story.hand("A", "bang").turn("A").plays("bang", on=seat).asks(seat, "dodge").answers("pass")


@pytest.mark.rule("GR-WANTED-1", "GR-BUY-1")
@pytest.mark.parametrize("seat", "ABCDE")
def test_a_wanted_may_be_put_in_front_of_anybody(seat):
    story = rush().shop("wanted", "shot", "rhum").nuggets(B=2).turn("B").buys("wanted", on=seat)
    assert story.at_rest("B")
    assert [name for name in "ABCDE" if story.front_of(name)] == [seat]


@pytest.mark.rule("GR-WANTED-1", "BASE-ELIM-1")
@pytest.mark.parametrize(
    ("victim", "wanted", "cards", "nuggets"),
    [("C", True, 5, 2), ("C", False, 3, 1), ("E", True, 2, 2), ("E", False, 0, 1)],
)
def test_the_bounty_comes_on_top_of_everything_else(victim, wanted, cards, nuggets):
    story = rush().in_play("A", "schofield").in_play(victim, *["wanted"] * wanted).with_life(**{victim: 1})
    hit(story, victim).asks(victim, "rescue").answers("pass")
    assert len(story.hand_of("A")) == cards
    assert story.purse("A") == nuggets
    assert [told[1] for told in story.events("bounty")] == [(0, story.seat(victim))] * wanted


@pytest.mark.rule("GR-WANTED-1")
def test_the_killer_is_paid_not_the_one_who_laid_it():
    story = (
        rush().shop("wanted", "shot", "rhum").nuggets(D=2).with_life(E=1).hand("A", "bang").deck("2C", "3C", "4C", "5C")
    )
    story.turn("D").buys("wanted", on="E").ends_turn().ends_turn().asks("E", "surplus").answers("discard")
    story.plays("bang", on="E")
    dies(story, "E")
    assert story.purse("A") == 2
    assert (story.purse("D"), story.hand_of("D")) == (0, [])


@pytest.mark.rule("GR-WANTED-1", "BASE-DIE-9")
@pytest.mark.parametrize(("card", "question"), [("duel", "bang"), ("indians", "bang"), ("gatling", "dodge")])
def test_whatever_kills_him(card, question):
    story = rush().out("B", "C", "D").in_play("E", "wanted").hand("A", card).with_life(E=1).turn("A")
    story.plays(card, on="E" if card == "duel" else "")
    dies(story, "E", question)
    assert story.purse("A") == 2
    assert len(story.hand_of("A")) == 2


@pytest.mark.rule("GR-WANTED-1", "BASE-ELIM-4", "BASE-DUEL-4")
def test_who_dies_in_his_own_duel_is_nobodys_bounty():
    story = rush().in_play("E", "wanted").hand("E", "duel").hand("B", "bang").with_life(E=1).turn("E")
    story.plays("duel", on="B").asks("B", "bang").answers("bang").asks("E", "bang").answers("pass")
    story.asks("E", "rescue").answers("pass")
    assert story.events("bounty") == []
    assert (story.purse("B"), story.hand_of("B")) == (0, [])


@pytest.mark.rule("GR-WANTED-1")
def test_a_wound_that_does_not_kill_pays_no_bounty():
    story = rush().in_play("B", "wanted").hand("B", "beer").with_life(B=1)
    hit(story, "B").asks("B", "rescue").answers("beer")
    assert story.events("bounty") == []
    assert story.front_of("B") == ["wanted"]


@pytest.mark.rule("GR-WANTED-1", "DC-3P-4")
def test_of_three_players_the_bounty_comes_on_top_of_three_cards():
    story = rush(3).in_play("B", "wanted").with_life(B=1)
    hit(story, "B").asks("B", "rescue").answers("pass")
    assert len(story.hand_of("A")) == 5
    assert story.purse("A") == 2


@pytest.mark.rule("GR-WANTED-1")
def test_a_wanted_sheriff_is_worth_the_same():
    story = rush().in_play("A", "wanted").hand("E", "bang").with_life(A=1).turn("E").plays("bang", on="A")
    dies(story, "A")
    assert story.over
    assert [told[1] for told in story.events("bounty")] == [(4, 0)]


@pytest.mark.rule("GR-WANTED-1")
def test_the_cards_and_nugget_are_no_answer_to_the_shot_that_brought_them():
    story = rush().in_play("C", "wanted").in_play("A", "schofield").with_life(C=1).deck(*CARDS[:5])
    hit(story, "C").asks("C", "rescue")
    assert story.purse("A") == 1
    story.answers("pass")
    assert story.values_of("A") == list(CARDS[:5])
