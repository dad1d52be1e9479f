"""Sniper: two BANG! cards together make one shot that takes two Missed! effects."""

import pytest

from boothill.kernel.reasons import WhyNot
from support.tales import tale


def sniper(players=5, **table):
    """Sniper is in force."""
    return tale(players, **table).event("sniper")


def shoots(story, on, *cards):
    """The active player A discards these two cards at somebody; if only one is named, with his first other BANG!."""
    story.uses(on=on).asks("A", "cost").answers(cards[0])
    return story.asks("A", "cost").answers(cards[1] if len(cards) > 1 else "discard")


# ---- Two cards, one shot -------------------------------------------------------------------------------------------


@pytest.mark.scenario("IM-73")
@pytest.mark.rule("FF-SNIPER-1", "FF-SNIPER-2", "BASE-SHOT-6", "BASE-LIM-2")
def test_one_missed_is_not_enough_and_the_bang_of_the_turn_does_not_matter():
    story = sniper().hand("A", "bang/2D", "bang/3D", "bang/4D", "beer").hand("B", "missed", "missed").turn("A")
    story.plays("2D", on="B").asks("B", "dodge").answers("missed")
    shoots(story, "B", "3D").asks("B", "dodge").answers("missed").asks("B", "dodge").answers("pass")
    assert story.at_rest("A")
    assert (story.life("B"), story.hand_of("B"), story.hand_of("A")) == (3, [], ["beer"])
    assert story.discard_values()[2:4] == ["3D", "4D"]


@pytest.mark.rule("FF-SNIPER-1", "BASE-SHOT-2")
def test_two_missed_effects_cancel_it():
    story = sniper().hand("A", "bang/2D", "bang/3D").hand("B", "missed").in_play("B", "sombrero").turn("A")
    shoots(story, "B", "2D").asks("B", "dodge").answers("missed").asks("B", "dodge").answers("sombrero")
    assert story.at_rest("A")
    assert (story.life("B"), story.hand_of("B"), story.front_of("B")) == (4, [], [])
    kind = story.t.rules.kind_index["sniper"]
    assert [public for _, public, _, _ in story.events("dodged")] == [(1, 0, kind)]


@pytest.mark.rule("FF-SNIPER-1")
def test_the_question_names_the_event_and_both_cards():
    story = sniper().hand("A", "bang/2D", "bang/3C", "bang/4C").turn("A")
    shoots(story, "B", "4C", "2D").asks("B", "dodge")
    index = story.t.rules.card_index
    kind = story.t.rules.kind_index["sniper"]
    assert story.decision.subject == (0, kind, 2, index["bang/4C"], index["bang/2D"])
    assert story.values_of("A") == ["3C"]
    story.answers("pass")
    assert story.life("B") == 3
    assert [public for _, public, _, _ in story.events("lost_life")] == [(1, 1, 3, 0, kind)]


@pytest.mark.rule("FF-SNIPER-1")
def test_only_bang_cards_make_the_shot():
    story = sniper().hand("A", "bang/2D", "missed", "bang/3D", "punch", "bang/4D").turn("A").uses(on="B")
    story.asks("A", "cost")
    assert [story.offers(card) for card in ("2D", "3D", "4D", "missed", "punch")] == [True, True, True, False, False]
    story.answers("3D").asks("A", "cost")
    assert not story.offers("3D")
    assert not story.offers("pass")
    story.answers("4D").asks("B", "dodge")
    assert story.values_of("A")[0] == "2D"


@pytest.mark.rule("FF-SNIPER-1")
def test_with_one_bang_card_it_is_not_offered():
    assert sniper().hand("A", "bang", "bang").turn("A").offers("sniper", on="B")
    assert not sniper().hand("A", "bang", "missed", "gatling").turn("A").offers("sniper", on="B")


@pytest.mark.rule("FF-SNIPER-1", "EV-10")
def test_without_the_event_there_is_no_such_shot():
    assert not tale().hand("A", "bang", "bang").turn("A").offers("sniper", on="B")


@pytest.mark.rule("FF-SNIPER-1", "BASE-DIST-5")
def test_only_within_weapon_range_as_others_see_it():
    story = sniper().hand("A", "bang", "bang").in_play("E", "mustang").turn("A")
    assert [story.offers("sniper", on=seat) for seat in "ABCDE"] == [False, True, False, False, False]
    story = sniper().hand("A", "bang", "bang").in_play("A", "schofield").in_play("E", "mustang").turn("A")
    assert [story.offers("sniper", on=seat) for seat in "ABCDE"] == [False, True, True, True, True]


@pytest.mark.rule("FF-SNIPER-2", "BASE-LIM-1", "BASE-LIM-2")
def test_it_may_be_repeated_and_is_not_counted():
    story = sniper().hand("A", *["bang"] * 6).turn("A")
    for _ in range(2):
        story.uses(on="B").asks("A", "cost").answers("bang").answers("bang").asks("B", "dodge").answers("pass")
    assert (story.life("B"), story.t.bangs) == (2, 0)
    story.plays("bang", on="E").asks("E", "dodge").answers("pass")
    assert not story.offers("bang", on="E")
    assert story.why_not("A", "bang") == WhyNot("bang_limit", "BASE-LIM-1", 1)
    assert not story.offers("sniper", on="B")  # a single card is left


@pytest.mark.rule("FF-SNIPER-1", "FF-SNIPER-2")
def test_it_is_remembered_like_any_shot():
    story = sniper().hand("A", "bang", "bang").turn("A").uses(on="E")
    action = next(a.index for a in story.t.rules.actions if a.id == "sniper")
    assert story.deeds() == [(0, ~action, 4, -1)]
    assert story.could_choose() == ["BE"]
    story.asks("A", "cost")


# ---- Answers -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("FF-SNIPER-1", "BASE-BARREL-1", "BASE-JOURD-1", "BASE-DRAW-7")
def test_a_barrel_gives_at_most_one_of_the_two():
    story = sniper().hand("A", "bang/2D", "bang/3D").in_play("B", "barrel").deck("9H").turn("A")
    shoots(story, "B", "2D").asks("B", "dodge").answers("flip").asks("B", "dodge")
    assert not story.offers("flip")
    story.answers("pass")
    assert story.life("B") == 3
    story = sniper(B="jourdonnais").hand("A", "bang/2D", "bang/3D").in_play("B", "barrel").deck("9H", "8H").turn("A")
    shoots(story, "B", "2D").asks("B", "dodge").answers("flip").answers("flip")
    assert story.at_rest("A")
    assert story.life("B") == 4


@pytest.mark.rule("FF-SNIPER-1", "BASE-SHOT-7", "BASE-SHOT-6")
def test_the_card_of_a_dodge_may_be_the_second_answer():
    story = sniper().hand("A", "bang/2D", "bang/3D").hand("B", "dodge").deck("missed").turn("A")
    shoots(story, "B", "2D").asks("B", "dodge").answers("dodge").asks("B", "dodge").answers("missed")
    assert story.life("B") == 4
    story = sniper().hand("A", "bang/2D", "bang/3D").hand("B", "dodge").deck("4C").turn("A")
    shoots(story, "B", "2D").asks("B", "dodge").answers("dodge").asks("B", "dodge").answers("pass")
    assert (story.life("B"), story.values_of("B")) == (3, ["4C"])


@pytest.mark.rule("BASE-SHOT-6", "FF-SNIPER-1")
def test_who_cannot_use_two_is_warned():
    story = sniper().hand("A", "bang", "bang").hand("B", "missed").turn("A").uses(on="B").asks("A", "cost")
    story.answers("bang").asks("A", "cost").answers("bang").asks("B", "dodge")
    assert story.warns("missed") == "not_enough_missed"
    story = sniper().hand("A", "bang", "bang").hand("B", "missed", "missed").turn("A").uses(on="B").asks("A", "cost")
    story.answers("bang").asks("A", "cost").answers("bang").asks("B", "dodge")
    assert story.warns("missed") == ""


@pytest.mark.rule("BASE-SLAB-2", "FF-SNIPER-1")
def test_slabs_pair_needs_two_and_not_more():
    story = sniper(A="slab_the_killer").hand("A", "bang/2D", "bang/3D").hand("B", *["missed"] * 3).turn("A")
    shoots(story, "B", "2D").asks("B", "dodge").answers("missed").asks("B", "dodge").answers("missed")
    assert story.at_rest("A")
    assert (story.life("B"), story.hand_of("B")) == (4, ["missed"])


@pytest.mark.rule("BASE-SUZY-3", "FF-SNIPER-1")
def test_suzy_draws_after_the_first_and_may_use_the_new_card():
    story = sniper(B="suzy_lafayette").hand("A", "bang/2D", "bang/3D").hand("B", "missed/2S").deck("missed/3S", "4C")
    story.turn("A")
    shoots(story, "B", "2D").asks("B", "dodge").answers("2S").asks("B", "dodge").answers("3S")
    assert (story.life("B"), story.values_of("B")) == (4, ["4C"])


@pytest.mark.rule("DC-MOLLY-2", "FF-SNIPER-1")
def test_molly_draws_for_each_card_when_the_shot_is_over():
    story = sniper(B="molly_stark").hand("A", "bang/2D", "bang/3D").hand("B", "missed", "missed").deck("4C", "5C", "6C")
    story.turn("A")
    shoots(story, "B", "2D").asks("B", "dodge").answers("missed").asks("B", "dodge")
    assert story.hand_of("B") == ["missed"]
    story.answers("missed")
    assert story.values_of("B") == ["4C", "5C"]


# ---- Characters ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("BASE-JANET-1", "FF-SNIPER-1")
@pytest.mark.parametrize(("first", "second"), [("missed/2S", "missed/3S"), ("missed/2S", "bang/4D")])
def test_janets_missed_cards_count_as_bang_cards(first, second):
    story = sniper(A="calamity_janet").hand("A", first, second, "dodge").turn("A").uses(on="B").asks("A", "cost")
    assert not story.offers("dodge")
    story.answers(first).asks("A", "cost").answers(second).asks("B", "dodge").answers("pass")
    assert (story.life("B"), story.hand_of("A")) == (3, ["dodge"])


@pytest.mark.rule("DC-APACHE-5")
@pytest.mark.parametrize(
    ("first", "second", "life"), [("2D", "3D", 3), ("2D", "3C", 2), ("3C", "2D", 2), ("3C", "4C", 2)]
)
def test_apache_is_immune_only_if_both_cards_are_diamonds(first, second, life):
    story = sniper(B="apache_kid").hand("A", f"bang/{first}", f"bang/{second}").turn("A")
    shoots(story, "B", first)
    if life == 2:
        story.asks("B", "dodge").answers("pass")
    assert story.at_rest("A")
    assert (story.life("B"), story.hand_of("A")) == (life, [])
    assert story.discard_values() == [first, second]
    told = [public for _, public, _, _ in story.events("immune")]
    assert told == ([(1, story.t.rules.kind_index["sniper"])] if life == 3 else [])


@pytest.mark.rule("BASE-GRINGO-1", "FF-SNIPER-1")
def test_el_gringo_takes_one_card_from_the_shooter():
    story = sniper(B="el_gringo").hand("A", "bang/2D", "bang/3D", "beer").turn("A")
    shoots(story, "B", "2D").asks("B", "dodge").answers("pass")
    assert (story.life("B"), story.hand_of("B"), story.hand_of("A")) == (2, ["beer"], [])


@pytest.mark.rule("BASE-GRINGO-3", "BASE-SUZY-1", "FF-SNIPER-1")
def test_suzys_last_two_cards_she_draws_then_gringo_takes_then_she_draws_again():
    story = sniper(A="suzy_lafayette", B="el_gringo").hand("A", "bang/2D", "bang/3D").deck("4C", "5C").turn("A")
    shoots(story, "B", "2D").asks("B", "dodge")
    assert story.hand_of("A") == []
    story.answers("pass")
    assert (story.values_of("B"), story.values_of("A")) == (["4C"], ["5C"])


@pytest.mark.rule("BASE-SUZY-1", "FF-SNIPER-1")
def test_suzy_draws_when_the_shot_is_over_even_if_it_missed():
    story = sniper(A="suzy_lafayette").hand("A", "bang/2D", "bang/3D").hand("B", "dodge", "missed").deck("4C", "5C")
    story.turn("A")
    shoots(story, "B", "2D").asks("B", "dodge").answers("dodge").answers("missed")
    assert story.at_rest("A")
    assert (story.values_of("B"), story.values_of("A")) == (["4C"], ["5C"])


@pytest.mark.rule("FF-SNIPER-1", "BASE-DIE-9", "BASE-ELIM-5")
def test_the_sniper_is_responsible():
    story = sniper().hand("A", "bang/2D", "bang/3D").in_play("A", "schofield").with_life(C=1).deck("4C", "5C", "6C")
    story.turn("A")
    shoots(story, "C", "2D").asks("C", "dodge").answers("pass").asks("C", "rescue").answers("pass")
    assert story.is_out("C")
    assert story.values_of("A") == ["4C", "5C", "6C"]


@pytest.mark.rule("FF-SNIPER-1", "BASE-SHOT-8")
def test_it_costs_one_life_point_only():
    story = sniper(B="bart_cassidy").hand("A", "bang/2D", "bang/3D").deck("4C", "5C").turn("A")
    shoots(story, "B", "2D").asks("B", "dodge").answers("pass")
    assert (story.life("B"), story.values_of("B")) == (3, ["4C"])


@pytest.mark.rule("FF-SNIPER-1", "DC-BELLE-1")
def test_in_belle_stars_turn_no_card_in_play_helps():
    story = sniper(A="belle_star").hand("A", "bang/2D", "bang/3D").in_play("B", "barrel", "sombrero").turn("A")
    shoots(story, "B", "2D").asks("B", "dodge")
    assert len(story.decision.options) == 1


@pytest.mark.rule("FF-SNIPER-1", "DC-3P-2")
def test_of_three_players_a_sniper_wins_by_shooting_his_man():
    story = sniper(3).hand("A", "bang/2D", "bang/3D").with_life(C=1).turn("A")
    shoots(story, "C", "2D").asks("C", "dodge").answers("pass").asks("C", "rescue").answers("pass")
    assert story.over
    assert story.winners == "A"
