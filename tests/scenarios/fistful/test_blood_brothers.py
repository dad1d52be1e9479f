"""Blood Brothers: a life point for another player at the start of the turn."""

import pytest

from boothill.games.bang.rules.cards.declare import Box
from boothill.games.bang.rules.harm.dying import regain_life
from boothill.games.bang.rules.terms import TAKE
from support.story import NAMES
from support.tales import rules_with, rush, tale


def brothers(players=5, **table):
    """A story with Blood Brothers in force."""
    return tale(players, **table).event("blood_brothers")


def receivers(story):
    """To whom the player asked may give."""
    return "".join(NAMES[option[3]] for option in story.decision.options if option[0] == TAKE)


@pytest.mark.scenario("IM-66")
@pytest.mark.rule("FF-BLOOD-1", "FF-BLOOD-2", "FF-BLOOD-3", "BASE-TURN-3", "BASE-BART-1")
def test_bart_gives_to_d_and_draws_before_his_dynamite_is_checked():
    story = brothers(B="bart_cassidy").with_life(B=3, D=2).in_play("B", "dynamite").deck("8S", "2C", "3C", "4C")
    story.starts_turn("B").asks("B", "give_life")
    assert receivers(story) == "D"  # A, C and E are healthy
    assert story.events("flipped") == []
    story.answers("take", on="D")
    assert (story.life("B"), story.life("D")) == (2, 3)
    assert story.values_of("B") == ["8S", "3C", "4C"]  # 8S for the wound, 2C for the Dynamite, then phase 1
    assert story.discard_values() == ["2C"]
    assert story.front_of("C") == ["dynamite"]


@pytest.mark.scenario("IM-66")
@pytest.mark.rule("FF-BLOOD-1")
def test_nobody_gives_his_last_life_point():
    story = brothers(B="bart_cassidy").with_life(B=1, D=2).in_play("B", "dynamite").deck("2C", "3C", "4C")
    story.starts_turn("B")
    assert story.at_rest("B")
    assert story.life("B") == 1


@pytest.mark.rule("FF-BLOOD-1")
def test_with_two_life_points_he_may_give_one():
    story = brothers().with_life(B=2, D=2).deck("2C", "3C").starts_turn("B").asks("B", "give_life")
    story.answers("take", on="D")
    assert (story.life("B"), story.life("D")) == (1, 3)
    assert story.at_rest("B")


@pytest.mark.scenario("IM-66")
@pytest.mark.rule("FF-BLOOD-2")
def test_if_all_others_are_healthy_nothing_is_asked():
    story = brothers().with_life(B=2).deck("2C", "3C").starts_turn("B")
    assert story.at_rest("B")
    assert story.life("B") == 2


@pytest.mark.rule("FF-BLOOD-2")
def test_everybody_else_below_his_own_max_life_may_receive():
    story = brothers(C="el_gringo").with_life(A=4, C=3, D=3, E=0).out("E").deck("2C", "3C")
    story.starts_turn("B").asks("B", "give_life")
    assert receivers(story) == "DA"  # El Gringo has all his three, E is out of the game
    assert story.offers("pass")
    story.answers("pass")
    assert [story.life(seat) for seat in "ABCD"] == [4, 4, 3, 3]


@pytest.mark.rule("FF-BLOOD-1", "FF-BLOOD-2")
def test_each_player_may_give_once_in_each_of_his_turns():
    story = brothers(4).with_life(A=1, C=2, D=3).deck("2C", "3C", "4C", "5C", "6C", "7C").starts_turn("B")
    story.asks("B", "give_life").answers("take", on="C")
    assert story.at_rest("B")
    story.ends_turn().asks("C", "give_life").answers("take", on="A")
    assert story.at_rest("C")
    story.ends_turn().asks("D", "give_life").answers("pass")
    assert story.at_rest("D")
    assert [story.life(seat) for seat in "ABCD"] == [2, 3, 2, 3]


@pytest.mark.rule("FF-BLOOD-2", "BASE-TURN-9")
def test_in_an_extra_turn_he_may_give_again():
    story = brothers().with_life(B=3, C=1).deck("2C", "3C", "4C", "5C").starts_turn("B")
    story.asks("B", "give_life").answers("take", on="C")
    story.t.extra_turns.append(story.seat("B"))
    story.ends_turn().asks("B", "give_life").answers("take", on="C")
    assert (story.life("B"), story.life("C")) == (1, 3)


@pytest.mark.rule("FF-BLOOD-1", "BASE-TURN-3")
@pytest.mark.parametrize("gives", [True, False])
def test_it_comes_before_jail_and_even_who_stays_there_may_give(gives):
    story = brothers().with_life(D=2).in_play("B", "jail/JS", "dynamite/2H").deck("2C", "3C", "4C", "5C")
    story.starts_turn("B").asks("B", "give_life")
    assert sorted(story.front_of("B")) == ["dynamite", "jail"]
    story.answers("take", on="D") if gives else story.answers("pass")
    assert (story.life("B"), story.life("D")) == ((3, 3) if gives else (4, 2))
    assert [told[1][1] for told in story.events("flipped")] == [
        story.t.rules.kind_index["dynamite"],
        story.t.rules.kind_index["jail"],
    ]
    assert story.events("stays_in_jail")
    story.asks("C", "give_life")


@pytest.mark.rule("FF-BLOOD-1", "BASE-TURN-4")
def test_who_gives_may_be_killed_by_the_dynamite_that_follows():
    story = brothers().with_life(B=4, D=2).in_play("B", "dynamite").deck("8S", "2C", "3C").starts_turn("B")
    story.asks("B", "give_life").answers("take", on="D").asks("B", "rescue").answers("pass")
    assert story.is_out("B")
    assert story.life("D") == 3
    story.asks("C", "give_life")


@pytest.mark.rule("FF-BLOOD-3", "EV-8", "BASE-DIE-10")
@pytest.mark.parametrize(("giver", "receiver"), [("el_gringo", "plain"), ("plain", "el_gringo")])
def test_el_gringo_takes_nothing_whether_he_gives_or_receives(giver, receiver):
    story = brothers(B=giver, D=receiver).hand("D", "9C").hand("B", "8C").with_life(D=2).deck("2C", "3C")
    story.starts_turn("B").asks("B", "give_life").answers("take", on="D")
    assert story.values_of("B") == ["8C", "2C", "3C"]
    assert story.values_of("D") == ["9C"]
    (told,) = story.events("lost_life")
    assert told[1][3] == -1
    assert told[1][4] == story.t.standing[0]


@pytest.mark.rule("FF-BLOOD-3", "EV-8")
def test_who_receives_draws_nothing_and_who_gives_draws_only_as_bart():
    story = brothers(B="vera_custer", D="bart_cassidy").ability("B", "vera_custer", "bart_cassidy")
    story.with_life(D=2).deck("2C", "3C", "4C").starts_turn("B").asks("B", "give_life").answers("take", on="D")
    story.asks("B", "copy")
    assert story.values_of("B") == ["2C"]  # what she copied last turn is still hers
    assert story.hand_of("D") == []


@pytest.mark.rule("FF-BLOOD-3", "EV-8", "GR-BOOTS-1", "GR-CHARM-1")
def test_cards_that_answer_the_loss_of_life_answer_this_one():
    story = rush().event("blood_brothers").in_play("B", "boots", "lucky_charm").with_life(D=2)
    story.deck("9C", "2C", "3C").starts_turn("B").asks("B", "give_life").answers("take", on="D")
    assert (story.values_of("B"), story.purse("B"), story.purse("D")) == (["9C", "2C", "3C"], 1, 0)


@pytest.mark.rule("FF-BLOOD-1", "BASE-SID-1")
def test_sid_ketchum_gives_and_heals_himself_before_his_dynamite():
    story = brothers(B="sid_ketchum").hand("B", "7C", "8C", "9C").with_life(D=2).in_play("B", "dynamite")
    story.deck("2C", "3C", "4C").starts_turn("B").asks("B", "give_life").answers("take", on="D")
    assert story.life("B") == 3
    story.asks("B", "between").answers("use").asks("B", "cost").answers("7C").asks("B", "cost").answers("8C")
    assert story.life("B") == 4
    assert story.front_of("B") == []  # the Dynamite has gone on meanwhile
    assert story.values_of("B") == ["9C", "3C", "4C"]


@pytest.mark.rule("FF-BLOOD-1")
def test_what_is_given_kills_nobody_and_heals_no_gravedigger():
    story = brothers(C="greg_digger", D="vulture_sam").with_life(B=2, C=2, D=1).hand("B", "9C").deck("2C", "3C")
    story.starts_turn("B").asks("B", "give_life").answers("take", on="D")
    assert (story.life("B"), story.life("C"), story.life("D")) == (1, 2, 2)
    assert story.events("eliminated") == []


@pytest.mark.rule("FF-BLOOD-1", "GEN-9")
def test_the_table_is_told_who_gave_to_whom():
    story = brothers().with_life(D=3).deck("2C", "3C").starts_turn("B").asks("B", "give_life").answers("take", on="D")
    kind = story.t.standing[0]
    assert story.events("gave_life")[0][1] == (1, 3, kind)
    assert story.events("regained_life")[0][1] == (3, 1, 4, kind)


@pytest.mark.rule("FF-BLOOD-1", "EV-3")
def test_of_three_players_each_may_give_to_an_enemy():
    story = brothers(3).with_life(A=2, B=2).deck("2C", "3C", "4C", "5C").starts_turn("A")
    story.asks("A", "give_life").answers("take", on="B")
    assert (story.life("A"), story.life("B")) == (1, 3)
    story.ends_turn().asks("A", "surplus").answers("2C").asks("B", "give_life")
    assert receivers(story) == "A"


@pytest.mark.rule("FF-BLOOD-1", "EV-10")
def test_it_is_asked_from_the_turn_it_is_revealed_and_not_after_it():
    story = tale().next_events("blood_brothers").with_life(C=1).deck("2C", "3C").starts_turn("A")
    story.asks("A", "give_life").answers("take", on="C")
    assert story.life("A") == 4
    story = brothers().next_events("thirst").with_life(C=1).deck("2C", "3C").starts_turn("A")
    assert story.at_rest("A")


@pytest.mark.rule("FF-BLOOD-1", "FF-BLOOD-2")
def test_healed_by_his_own_wound_he_is_still_asked_only_once():
    box = Box("people", "People")  # nothing printed heals by a wound
    box.character("phoenix", "Phoenix", 4, life_lost=lambda t, me, points, by, before: regain_life(t, me, 1))
    story = brothers(rules=rules_with(box), B="phoenix").with_life(D=1).deck("2C", "3C").starts_turn("B")
    story.asks("B", "give_life").answers("take", on="D")
    assert story.at_rest("B")
    assert (story.life("B"), story.life("D")) == (4, 2)
