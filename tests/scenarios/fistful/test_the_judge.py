"""The Judge: no card is played in front of anybody."""

import pytest

from boothill.games.bang.rules.terms import END
from boothill.kernel.reasons import WhyNot
from support.tales import rush, tale

BLUE = ("barrel", "mustang", "scope", "dynamite", "jail", "volcanic", "winchester", "hideout", "binocular")
GREEN = ("knife", "canteen", "sombrero", "bible", "howitzer", "pony_express")


def judge(players=5, **table):
    """The Judge is in force."""
    return tale(players, **table).event("the_judge")


def forbidden(story, rule="FF-JUDGE-1"):
    """The reason why a card cannot be played in front of anybody."""
    return WhyNot("event_forbids", rule, story.t.rules.kind_index["the_judge"])


# ---- What cannot be played -----------------------------------------------------------------------------------------


@pytest.mark.scenario("IM-75")
@pytest.mark.rule("FF-JUDGE-1", "DC-GREEN-5")
def test_neither_barrel_nor_jail_can_be_played_but_the_canteen_in_play_can_be_used():
    story = judge().in_play("A", "canteen").hand("A", "barrel", "jail").with_life(A=3).turn("A")
    assert not story.offers("barrel")
    assert [story.offers("jail", on=seat) for seat in "ABCDE"] == [False] * 5
    assert story.why_not("A", "barrel") == forbidden(story)
    assert story.why_not("A", "jail") == forbidden(story)
    story.spends("canteen")
    assert (story.life("A"), story.front_of("A"), story.hand_of("A")) == (4, [], ["barrel", "jail"])


@pytest.mark.rule("FF-JUDGE-1")
@pytest.mark.parametrize("card", [*BLUE, *GREEN])
def test_no_blue_and_no_green_card_can_be_played(card):
    story = judge().hand("A", card).turn("A")
    assert [option[0] for option in story.decision.options] == [END]
    assert story.why_not("A", card) == forbidden(story)
    assert tale().hand("A", card).turn("A").why_not("A", card) is None


@pytest.mark.rule("FF-JUDGE-1", "BASE-LIM-5")
def test_a_weapon_in_play_cannot_be_replaced():
    story = judge().in_play("A", "schofield").hand("A", "winchester").turn("A")
    assert not story.offers("winchester")
    assert story.offers("end")


@pytest.mark.scenario("IM-75")
@pytest.mark.rule("FF-JUDGE-2", "GR-EQ-6")
def test_black_equipment_cannot_be_bought_brown_can():
    story = rush().event("the_judge").shop("horseshoe", "wanted", "shot").nuggets(A=9).with_life(A=3).turn("A")
    assert not story.offers("buy horseshoe")
    assert [story.offers("buy wanted", on=seat) for seat in "ABCDE"] == [False] * 5
    assert story.why_not("A", "buy horseshoe") == forbidden(story, "FF-JUDGE-2")
    assert story.why_not("A", "buy wanted") == forbidden(story, "FF-JUDGE-2")
    story.buys("shot", on="A")
    assert (story.life("A"), story.purse("A"), story.front_of("A")) == (4, 8, [])
    assert rush().shop("horseshoe", "wanted", "shot").nuggets(A=9).turn("A").offers("buy horseshoe")


@pytest.mark.rule("FF-JUDGE-1", "FF-JUDGE-2", "GR-REM-1")
def test_black_equipment_in_play_works_and_may_be_removed():
    story = rush().event("the_judge").in_play("B", "horseshoe", "dynamite").nuggets(A=3).deck("9S", "KH")
    story.turn("A").ends_turn().asks("B", "flip").answers("KH")
    assert story.front_of("B") == ["horseshoe"]
    story = rush().event("the_judge").in_play("B", "horseshoe").nuggets(A=3).turn("A").removes("horseshoe", of="B")
    assert story.front_of("B") == []


@pytest.mark.rule("FF-JUDGE-1")
@pytest.mark.parametrize("card", ["beer", "stagecoach", "saloon", "indians", "gatling", "wells_fargo"])
def test_brown_cards_are_played_as_ever(card):
    story = judge().hand("A", card).turn("A")
    assert story.offers(card)
    assert story.why_not("A", card) is None


@pytest.mark.rule("FF-JUDGE-1", "PROMO-WILL-2")
def test_uncle_will_may_play_a_blue_card_as_a_general_store():
    story = judge(A="uncle_will").out("C", "D").hand("A", "barrel", "sombrero").deck("2C", "3C", "4C").turn("A")
    assert not story.offers("barrel")
    assert story.offers("sombrero as general_store")
    story.plays("barrel as general_store").asks("A", "store").answers("2C").asks("B", "store").answers("3C")
    assert story.at_rest("A")
    assert (story.front_of("A"), story.values_of("A")[1:]) == ([], ["2C"])
    assert story.why_not("A", "sombrero") == forbidden(story)


# ---- What works ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("FF-JUDGE-1")
def test_what_lies_there_works():
    story = judge().in_play("A", "volcanic").hand("A", "bang", "bang").in_play("B", "barrel", "mustang").deck("9H")
    story.in_play("E", "sombrero").turn("A")
    assert not story.offers("bang", on="B")
    story.plays("bang", on="E").asks("E", "dodge").answers("sombrero")
    assert story.offers("bang", on="E")  # the Volcanic's doing
    story = judge().hand("A", "bang").in_play("B", "barrel").deck("9H").turn("A").plays("bang", on="B")
    story.asks("B", "dodge").answers("flip")
    assert (story.life("B"), story.front_of("B")) == (4, ["barrel"])


@pytest.mark.rule("FF-JUDGE-1", "DC-GREEN-5")
@pytest.mark.parametrize("card", ["knife", "buffalo_rifle"])
def test_green_shots_in_play_may_be_used(card):
    story = judge().in_play("A", card).turn("A").spends(card, on="B").asks("B", "dodge").answers("pass")
    assert (story.life("B"), story.front_of("A")) == (3, [])


@pytest.mark.rule("FF-JUDGE-1", "FF-JUDGE-2", "BASE-DYN-1")
def test_dynamite_and_jail_in_play_are_checked_and_the_dynamite_passed_on():
    story = judge().in_play("B", "dynamite", "jail").deck("KD", "2C", "9S", "3C", "4C").starts_turn("B")
    assert story.at_rest("C")  # B's Jail held; the Dynamite blew up on C
    assert (story.front_of("B"), story.front_of("C"), story.life("C")) == ([], [], 1)
    story = judge().in_play("B", "dynamite").deck("KD", "2C", "3C").starts_turn("B")
    assert story.at_rest("B")
    assert story.front_of("C") == ["dynamite"]


@pytest.mark.rule("FF-JUDGE-1", "DC-JOSE-1")
def test_jose_may_discard_the_blue_cards_he_cannot_play():
    story = judge(A="jose_delgado").hand("A", "barrel", "jail").deck("2C", "3C", "4C", "5C").turn("A")
    story.uses(card="barrel").uses(card="jail")
    assert story.values_of("A") == ["2C", "3C", "4C", "5C"]
    assert story.discards() == ["barrel", "jail"]


@pytest.mark.rule("FF-JUDGE-1", "PROMO-KISCH-1")
def test_johnny_kisch_has_nothing_to_play_and_drives_nothing_away():
    story = judge(A="johnny_kisch").hand("A", "barrel", "sombrero", "jail").in_play("B", "barrel").turn("A")
    assert not story.offers("barrel")
    assert not story.offers("sombrero")
    assert not story.offers("jail", on="C")
    assert story.front_of("B") == ["barrel"]


@pytest.mark.rule("FF-JUDGE-1", "DC-ELENA-1", "BASE-MISSED-1")
def test_blue_and_green_cards_of_elena_still_answer_shots():
    story = judge(B="elena_fuente").hand("A", "bang", "gatling").hand("B", "barrel", "knife").turn("A")
    story.plays("bang", on="B").asks("B", "dodge").answers("barrel").plays("gatling").asks("B", "dodge").answers(
        "knife"
    )
    for seat in "CDE":
        story.asks(seat, "dodge").answers("pass")
    assert story.life("B") == 3


@pytest.mark.rule("FF-JUDGE-1")
def test_cards_in_play_may_be_taken_and_discarded_but_not_laid_down_again():
    story = judge().hand("A", "panic", "cat_balou").in_play("B", "barrel").in_play("C", "sombrero").turn("A")
    story.plays("panic", on="B", taking="barrel").plays("cat_balou", on="C", taking="sombrero")
    assert (story.hand_of("A"), story.front_of("C")) == (["barrel"], [])
    assert not story.offers("barrel")


@pytest.mark.rule("FF-JUDGE-1", "DC-PAT-1")
def test_pat_brennan_may_take_a_card_that_he_then_has_to_keep():
    story = judge(B="pat_brennan").in_play("C", "barrel").starts_turn("B").asks("B", "draw_or_take")
    story.answers("barrel", on="C")
    assert story.hand_of("B") == ["barrel"]
    assert not story.offers("barrel")


@pytest.mark.rule("FF-JUDGE-1", "BASE-TURN-6")
def test_blue_cards_go_in_phase_3_and_pay_costs_like_others():
    story = judge().hand("A", "springfield", "barrel", "jail").with_life(A=1).turn("A")
    story.plays("springfield", on="C").asks("A", "second_card").answers("barrel").asks("C", "dodge").answers("pass")
    assert (story.hand_of("A"), story.life("C")) == (["jail"], 3)
    story = judge().hand("A", "barrel", "beer").with_life(A=1).turn("A").ends_turn().asks("A", "surplus")
    story.answers("barrel")
    assert story.hand_of("A") == ["beer"]


# ---- Beginning and end ---------------------------------------------------------------------------------------------


@pytest.mark.rule("FF-JUDGE-1", "EV-10", "EV-3")
def test_it_begins_when_revealed_and_ends_with_the_next_event():
    story = tale().next_events("the_judge", "ambush").hand("A", "barrel").hand("B", "scope").starts_turn("A")
    assert not story.offers("barrel")
    story.ends_turn()
    assert story.at_rest("B")
    assert not story.offers("scope")
    for _ in "BCDE":
        story.ends_turn()
    assert story.at_rest("A")
    assert story.offers("barrel")


@pytest.mark.rule("FF-JUDGE-1")
def test_nobody_else_is_told_the_event_is_to_blame():
    story = judge().hand("B", "barrel").hand("A", "missed").turn("A")
    assert story.why_not("B", "barrel").code == "not_your_turn"
    assert story.why_not("A", "missed").code == "only_in_response"
