"""Nuggets: who takes them for which wounds, who sees them, and who loses them."""

import pytest

from boothill.games.bang.rules.harm.dying import lose_life
from boothill.games.bang.rules.table.view import View
from boothill.games.bang.rules.terms import NUGGETS
from support.tales import dies, rush


def purses(story):
    """The nuggets of all seats, in the order of the seats."""
    return story.t.tokens[NUGGETS]


def taken(story):
    """Who took how many nuggets, in the order it happened."""
    return [told[1][:2] for told in story.events("gained_nuggets")]


# ---- Taking nuggets ------------------------------------------------------------------------------------------------


@pytest.mark.rule("GR-NUG-1")
def test_a_hit_pays_the_shooter_one_nugget_from_the_supply():
    story = rush().hand("A", "bang").nuggets(B=2).turn("A").plays("bang", on="B").asks("B", "dodge").answers("pass")
    assert purses(story) == [1, 2, 0, 0, 0]
    assert taken(story) == [(0, 1)]


@pytest.mark.rule("GR-NUG-1")
def test_a_shot_that_costs_no_life_pays_nothing():
    story = rush().hand("A", "bang").hand("B", "missed").turn("A").plays("bang", on="B")
    story.asks("B", "dodge").answers("missed")
    assert purses(story) == [0, 0, 0, 0, 0]


@pytest.mark.rule("GR-NUG-1", "BASE-DIE-9")
@pytest.mark.parametrize(
    ("card", "front"),
    [
        ("punch", ""),
        ("springfield", ""),
        ("duel/QD", ""),
        ("", "derringer"),
        ("", "knife"),
        ("", "pepperbox"),
        ("", "buffalo_rifle"),
    ],
)
def test_whatever_card_does_the_harm(card, front):
    story = rush().hand("A", *filter(None, (card, "2C"))).in_play("A", *filter(None, (front,))).turn("A")
    if front:
        story.spends(front, on="B")
    else:
        story.plays(card, on="B")  # Springfield costs the other card
    story.asks("B", "bang" if card.startswith("duel") else "dodge").answers("pass")
    assert story.life("B") == 3
    assert purses(story) == [1, 0, 0, 0, 0]


@pytest.mark.rule("GR-NUG-1", "BASE-DIE-9")
def test_abilities_and_what_an_event_allows_pay_as_well():
    story = rush(A="doc_holyday").hand("A", "2C", "3C").turn("A").uses(on="B").asks("A", "cost").answers("2C")
    story.asks("B", "dodge").answers("pass")
    assert purses(story) == [1, 0, 0, 0, 0]
    story = rush().event("sniper").hand("A", "bang/2C", "bang/3C").turn("A").uses(on="B")
    story.asks("A", "cost").answers("2C").answers("3C").asks("B", "dodge").answers("pass")
    assert purses(story) == [1, 0, 0, 0, 0]


@pytest.mark.rule("GR-NUG-1", "BASE-DIE-9")
@pytest.mark.parametrize(
    ("card", "question", "answer"),
    [("gatling", "dodge", "missed"), ("indians", "bang", "bang"), ("howitzer", "dodge", "missed")],
)
def test_one_nugget_for_each_of_three_victims(card, question, answer):
    story = rush().hand("C", answer)
    if card == "howitzer":
        story.in_play("A", card).turn("A").spends(card)
    else:
        story.hand("A", card).turn("A").plays(card)
    for paid, seat in enumerate("BCDE"):
        assert story.purse("A") == min(paid, 1) + max(paid - 2, 0)  # C answers
        story.asks(seat, question).answers(answer if seat == "C" else "pass")
    assert purses(story) == [3, 0, 0, 0, 0]
    assert taken(story) == [(0, 1)] * 3


@pytest.mark.rule("GR-NUG-1")
def test_bought_harm_pays_its_buyer():
    story = rush().shop("bottle", "pardner", "shot").nuggets(A=4).turn("A").buys("bottle as bang", on="B")
    story.asks("B", "dodge").answers("pass")
    assert purses(story) == [3, 0, 0, 0, 0]
    story.buys("pardner as duel", on="C").asks("C", "bang").answers("pass")
    assert purses(story) == [2, 0, 0, 0, 0]


@pytest.mark.rule("GR-NUG-1")
def test_every_point_is_paid_when_one_loss_costs_several():
    story = rush().turn("A")
    assert list(lose_life(story.t, 1, 3, by=0)) == []
    assert purses(story) == [3, 0, 0, 0, 0]


@pytest.mark.rule("BASE-DIE-8", "GR-NUG-1")
@pytest.mark.parametrize("saved", [True, False])
def test_the_shooter_has_his_nugget_before_the_rescue_and_once_only(saved):
    story = rush().hand("A", "bang").hand("B", "beer").with_life(B=1).turn("A").plays("bang", on="B")
    story.asks("B", "dodge").answers("pass").asks("B", "rescue")
    assert story.purse("A") == 1
    story.answers("beer" if saved else "pass")
    assert story.is_out("B") is not saved
    assert story.purse("A") == 1


@pytest.mark.rule("BASE-DIE-8")
def test_the_shooter_is_paid_before_the_next_target_is_asked():
    story = rush().in_play("B", "lucky_charm").hand("A", "gatling").out("D", "E").turn("A").plays("gatling")
    story.asks("B", "dodge").answers("pass")
    assert purses(story) == [1, 1, 0, 0, 0]
    story.asks("C", "dodge").answers("pass")
    assert purses(story) == [2, 1, 0, 0, 0]


# ---- Nobody is paid ------------------------------------------------------------------------------------------------


@pytest.mark.rule("GR-NUG-2", "BASE-DUEL-4")
@pytest.mark.parametrize("bought", [False, True])
def test_losing_ones_own_duel_pays_nobody(bought):
    story = rush().hand("A", "duel").hand("B", "bang").shop("pardner", "shot", "shot").nuggets(A=2).turn("A")
    if bought:
        story.buys("pardner as duel", on="B")
    else:
        story.plays("duel", on="B")
    story.asks("B", "bang").answers("bang").asks("A", "bang").answers("pass")
    assert story.life("A") == 4
    assert purses(story) == [0 if bought else 2, 0, 0, 0, 0]
    assert taken(story) == []


@pytest.mark.rule("GR-NUG-2")
def test_nobody_is_paid_for_what_he_does_to_himself():
    story = rush().turn("A")
    assert list(lose_life(story.t, 0, 2, by=0)) == []
    assert story.life("A") == 3
    assert taken(story) == []


@pytest.mark.rule("GR-NUG-2", "BASE-DIE-10")
def test_dynamite_pays_nobody():
    story = rush().in_play("B", "dynamite").deck("3S").starts_turn("B")
    assert story.life("B") == 1
    assert taken(story) == []


@pytest.mark.rule("GR-NUG-2", "EV-8", "BASE-DIE-10")
@pytest.mark.parametrize("final", ["high_noon", "a_fistful_of_cards"])
def test_the_final_events_pay_nobody(final):
    story = rush().event(final).hand("B", "2C").starts_turn("B")
    if final != "high_noon":
        story.asks("B", "dodge").answers("pass")
    assert story.life("B") == 3
    assert taken(story) == []


@pytest.mark.rule("GR-NUG-2", "EV-8", "BASE-DIE-10")
def test_russian_roulette_pays_nobody():
    story = rush().next_events("russian_roulette").starts_turn("A").asks("A", "roulette").answers("pass")
    assert story.life("A") == 3
    assert taken(story) == []


@pytest.mark.rule("GR-NUG-2", "BASE-DIE-10")
def test_who_pays_with_his_own_life_gets_no_nugget():
    story = rush(A="chuck_wengam").turn("A").uses()
    assert story.life("A") == 4
    assert taken(story) == []
    story = (
        rush().event("blood_brothers").with_life(C=2).starts_turn("B").asks("B", "give_life").answers("take", on="C")
    )
    assert (story.life("B"), story.life("C")) == (3, 3)
    assert taken(story) == []


@pytest.mark.rule("GR-NUG-2")
def test_a_ghost_without_life_pays_nothing_and_with_life_only_what_he_has():
    story = rush().event("ghost_town").out("C").hand("C", "beer").starts_turn("C")
    assert list(lose_life(story.t, 2, 1, by=0)) == []
    assert taken(story) == []
    story.plays("beer")
    assert list(lose_life(story.t, 2, 3, by=0)) == []
    assert purses(story) == [1, 0, 0, 0, 0]


@pytest.mark.rule("GR-NUG-2")
def test_a_shadow_pays_nothing():
    story = rush(shadow=True).out("C").starts_turn("C")
    assert list(lose_life(story.t, 2, 1, by=0)) == []
    assert taken(story) == []


# ---- Supply, publicity, loss ---------------------------------------------------------------------------------------


@pytest.mark.rule("GR-NUG-3")
def test_the_supply_never_runs_out():
    story = rush().nuggets(A=30, B=30).hand("A", "gatling").turn("A").plays("gatling")
    for seat in "BCDE":
        story.asks(seat, "dodge").answers("pass")
    assert purses(story) == [34, 30, 0, 0, 0]


@pytest.mark.rule("GR-NUG-3", "GEN-6")
@pytest.mark.parametrize("viewer", [-1, 0, 3])
def test_everybody_sees_what_everybody_has(viewer):
    story = rush().nuggets(A=1, C=4, E=2).turn("A")
    assert View(story.t, viewer).tokens[NUGGETS] == (1, 0, 4, 0, 2)
    assert [player["tokens"] for player in View(story.t, viewer).dump()["players"]] == [
        {NUGGETS: number} for number in (1, 0, 4, 0, 2)
    ]


@pytest.mark.rule("GR-NUG-3", "GEN-6")
def test_everybody_learns_who_takes_nuggets():
    story = rush().nuggets(A=2).hand("A", "bang").turn("A").plays("bang", on="B").asks("B", "dodge").answers("pass")
    assert story.events("gained_nuggets") == [("gained_nuggets", (0, 1, 3, -1), (), ())]


@pytest.mark.rule("GR-NUG-4", "BASE-ELIM-1")
def test_who_is_eliminated_loses_his_nuggets_and_nobody_gets_them():
    story = rush().nuggets(A=1, B=2, E=3).hand("A", "bang").with_life(E=1).turn("A").plays("bang", on="E")
    dies(story, "E")
    assert purses(story) == [2, 2, 0, 0, 0]
    assert [told[1] for told in story.events("lost_nuggets")] == [(4, 3)]


@pytest.mark.rule("GR-NUG-4", "BASE-ELIM-4", "BASE-ELIM-1")
def test_nuggets_are_lost_when_nobody_is_to_blame_as_well():
    story = rush().nuggets(C=3).in_play("C", "dynamite").with_life(C=2).deck("3S").starts_turn("C")
    story.asks("C", "rescue").answers("pass")
    assert purses(story) == [0, 0, 0, 0, 0]


@pytest.mark.rule("GR-NUG-4", "BASE-ELIM-1")
def test_with_shadows_at_the_table_he_keeps_them():
    story = rush(shadow=True).nuggets(E=3).hand("A", "bang").with_life(E=1).turn("A").plays("bang", on="E")
    dies(story, "E")
    assert purses(story) == [1, 0, 0, 0, 3]
    assert story.events("lost_nuggets") == []


@pytest.mark.rule("GR-NUG-4", "FF-DEAD-1")
def test_who_walks_again_has_none():
    story = rush().event("dead_man").nuggets(E=3).hand("D", "bang").with_life(E=1).turn("D").plays("bang", on="E")
    dies(story, "E").ends_turn()
    assert story.at_rest("E")
    assert story.purse("E") == 0
