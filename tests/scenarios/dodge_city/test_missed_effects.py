"""Everything with a Missed! symbol: Dodge, Bible, Iron Plate, Sombrero, Ten Gallon Hat."""

import pytest

from boothill.kernel.reasons import WhyNot
from support.tales import tale

IN_HAND = ["missed", "dodge"]
IN_PLAY = ["bible", "iron_plate", "sombrero", "ten_gallon_hat"]
FROM_HAND = ["bang", "punch", "springfield", "gatling"]
GREEN = ["knife", "derringer", "pepperbox", "buffalo_rifle", "howitzer"]
AT_ALL = ["gatling", "howitzer"]


def holding(story, seat, *cards):
    """Give a seat Missed! effects: brown ones in hand, green ones in play."""
    for card in cards:
        (story.hand if card in IN_HAND else story.in_play)(seat, card)
    return story


def bang_at(story, on="B"):
    """A plays a BANG!."""
    return story.hand("A", "bang").turn("A").plays("bang", on=on).asks(on, "dodge")


@pytest.mark.rule("DC-MISS-1")
@pytest.mark.parametrize("answer", [*IN_HAND, *IN_PLAY])
@pytest.mark.parametrize("shot", [*FROM_HAND, *GREEN])
def test_every_missed_symbol_answers_every_bang_symbol(shot, answer):
    story = holding(tale(4).out("C", "D"), "B", answer)
    on = "" if shot in AT_ALL else "B"
    if shot in GREEN:
        story.in_play("A", shot).turn("A").spends(shot, on=on)
    else:
        story.hand("A", shot, "beer").turn("A").plays(shot, on=on)
    story.asks("B", "dodge").answers(answer)
    assert story.at_rest("A")
    assert story.life("B") == 4
    assert story.discards()[-1] == answer
    assert story.front_of("B") == []


@pytest.mark.rule("DC-MISS-1", "BASE-MISSED-1", "BASE-LIM-6")
@pytest.mark.parametrize("answer", ["dodge", *IN_PLAY])
@pytest.mark.parametrize("card", ["duel", "indians"])
def test_no_missed_symbol_helps_in_a_duel_or_against_indians(card, answer):
    story = holding(tale(), "B", answer).hand("A", card).turn("A").plays(card, on="B" if card == "duel" else "")
    story.asks("B", "bang")
    assert len(story.decision.options) == 1


@pytest.mark.rule("BASE-SHOT-3", "DC-GREEN-3")
@pytest.mark.parametrize("answer", ["flip", "sombrero", "missed", "dodge", "pass"])
def test_barrel_green_cards_and_hand_cards_stand_side_by_side(answer):
    story = bang_at(holding(tale(), "B", "sombrero", "missed", "dodge").in_play("B", "barrel").deck("4H", "5H"))
    assert len(story.decision.options) == 5
    story.answers(answer)
    assert story.at_rest("A")
    assert story.life("B") == (3 if answer == "pass" else 4)


@pytest.mark.rule("BASE-SHOT-4")
def test_a_failed_flip_leaves_the_green_card():
    story = bang_at(holding(tale(), "B", "iron_plate").in_play("B", "barrel").deck("2C"))
    story.answers("flip").asks("B", "dodge").answers("iron_plate")
    assert story.life("B") == 4
    assert story.front_of("B") == ["barrel"]


@pytest.mark.rule("BASE-SHOT-5")
def test_only_the_target_may_cancel_a_shot():
    story = holding(holding(tale(), "C", "dodge", "sombrero", "bible"), "A", "missed", "iron_plate")
    assert len(bang_at(story).decision.options) == 1
    story.answers("pass")
    assert story.at_rest("A")


@pytest.mark.rule("BASE-LIM-7")
def test_a_dodge_cannot_be_played_without_a_shot():
    story = tale().hand("A", "dodge").turn("A")
    assert not story.offers("dodge")
    assert story.why_not("A", "dodge") == WhyNot("only_in_response", "BASE-LIM-7")


@pytest.mark.rule("BASE-SHOT-7")
@pytest.mark.parametrize("answer", ["dodge", "bible"])
def test_dodge_and_bible_draw_a_card_when_used(answer):
    story = bang_at(holding(tale(), "B", answer).deck("2C", "3C")).answers(answer)
    assert story.at_rest("A")
    assert story.values_of("B") == ["2C"]
    assert story.discards() == ["bang", answer]


@pytest.mark.parametrize("answer", ["missed", "iron_plate", "sombrero", "ten_gallon_hat"])
def test_the_others_draw_nothing(answer):
    story = bang_at(holding(tale(), "B", answer)).answers(answer)
    assert story.hand_of("B") == []


@pytest.mark.rule("BASE-SHOT-7", "BASE-SHOT-2")
@pytest.mark.parametrize("first", ["dodge", "bible"])
def test_the_card_drawn_may_stop_the_same_shot_of_slab_the_killer(first):
    story = bang_at(holding(tale(A="slab_the_killer"), "B", first).deck("missed/4S"))
    story.answers(first).asks("B", "dodge").answers("missed")
    assert story.at_rest("A")
    assert story.life("B") == 4


@pytest.mark.rule("BASE-SHOT-7", "DC-GREEN-1")
@pytest.mark.parametrize("first", ["dodge", "bible"])
def test_a_green_card_drawn_that_way_does_not_help(first):
    story = bang_at(holding(tale(A="slab_the_killer"), "B", first).deck("sombrero")).answers(first).asks("B", "dodge")
    assert len(story.decision.options) == 1
    story.answers("pass")
    assert (story.life("B"), story.hand_of("B")) == (3, ["sombrero"])


@pytest.mark.rule("BASE-SHOT-6")
@pytest.mark.parametrize("answer", ["dodge", "bible"])
def test_dodge_and_bible_give_their_card_even_if_the_shot_hits(answer):
    story = bang_at(holding(tale(A="slab_the_killer"), "B", answer).deck("2C"))
    story.answers(answer).asks("B", "dodge").answers("pass")
    assert story.life("B") == 3
    assert story.values_of("B") == ["2C"]
    assert story.discards() == ["bang", answer]


@pytest.mark.rule("BASE-SHOT-6")
@pytest.mark.parametrize("answer", ["iron_plate", "sombrero", "ten_gallon_hat"])
def test_one_green_card_against_slab_the_killer_is_lost(answer):
    story = bang_at(holding(tale(A="slab_the_killer"), "B", answer))
    assert story.warns(answer) == "not_enough_missed"
    story.answers(answer).asks("B", "dodge").answers("pass")
    assert story.life("B") == 3
    assert story.front_of("B") == []


@pytest.mark.rule("BASE-SHOT-2")
@pytest.mark.parametrize(("first", "second"), [("sombrero", "iron_plate"), ("dodge", "bible"), ("missed", "bible")])
def test_any_two_stop_a_bang_of_slab_the_killer(first, second):
    story = bang_at(holding(tale(A="slab_the_killer"), "B", first, second).deck("2C", "3C"))
    assert story.warns(first) == ""
    story.answers(first).asks("B", "dodge").answers(second)
    assert story.at_rest("A")
    assert story.life("B") == 4


@pytest.mark.rule("BASE-SHOT-2", "BASE-LIM-4")
def test_the_two_iron_plates_of_two_players_answer_for_their_owners_alone():
    story = tale(4).in_play("B", "iron_plate").in_play("C", "iron_plate").hand("A", "gatling").turn("A")
    story.plays("gatling").asks("B", "dodge").answers("iron_plate").asks("C", "dodge").answers("pass")
    story.asks("D", "dodge").answers("pass")
    assert [story.life(seat) for seat in "BCD"] == [4, 3, 3]
    assert (story.front_of("B"), story.front_of("C")) == ([], ["iron_plate"])


@pytest.mark.rule("BASE-SHOT-7", "BASE-SUZY-1")
def test_suzy_who_dodges_with_her_last_card_has_the_card_of_the_dodge_and_no_other():
    story = bang_at(tale(B="suzy_lafayette").hand("B", "dodge").deck("2C", "3C")).answers("dodge")
    assert story.values_of("B") == ["2C"]


@pytest.mark.rule("BASE-SUZY-1", "BASE-SUZY-3")
def test_suzy_draws_nothing_for_a_green_card_while_she_holds_a_card():
    story = tale(B="suzy_lafayette").hand("B", "beer").in_play("B", "sombrero")
    assert bang_at(story).answers("sombrero").hand_of("B") == ["beer"]


@pytest.mark.rule("BASE-JANET-3", "BASE-JANET-1")
@pytest.mark.scenario("IM-40")
def test_janet_shoots_with_a_missed_but_not_with_a_dodge():
    story = tale(A="calamity_janet").hand("A", "missed", "dodge").turn("A")
    assert story.offers("missed as bang", on="B")
    assert not story.offers("dodge as bang", on="B")
    assert story.why_not("A", "dodge") == WhyNot("only_in_response", "BASE-LIM-7")


@pytest.mark.rule("BASE-JANET-3")
@pytest.mark.parametrize("card", ["duel", "indians"])
def test_janet_gives_up_neither_dodge_nor_green_cards_as_bang(card):
    story = holding(tale(B="calamity_janet"), "B", "dodge", "missed", *IN_PLAY).hand("B", "knife").hand("A", card)
    story.turn("A").plays(card, on="B" if card == "duel" else "").asks("B", "bang")
    assert len(story.decision.options) == 2
    story.answers("missed")
    if card == "duel":
        story.asks("A", "bang")
    else:
        story.asks("C", "bang")


@pytest.mark.rule("BASE-JANET-3", "DC-MISS-1")
def test_janet_still_uses_dodge_and_green_cards_as_what_they_are():
    story = holding(tale(B="calamity_janet"), "B", "dodge", "sombrero").hand("B", "bang", "punch", "knife")
    bang_at(story)
    assert [card for card in ("dodge", "sombrero", "bang", "punch", "knife") if story.offers(card)] == [
        "dodge",
        "sombrero",
        "bang",
    ]
    story.answers("bang")
    assert story.life("B") == 4


@pytest.mark.rule("BASE-JANET-3", "BASE-LIM-2")
@pytest.mark.parametrize("card", ["punch", "springfield"])
def test_janet_does_not_play_other_shots_as_missed_nor_count_them(card):
    story = tale(A="calamity_janet").hand("A", card, "missed", "beer").turn("A").plays(card, on="B")
    if card == "springfield":
        story.asks("A", "second_card").answers("beer")
    story.asks("B", "dodge").answers("pass")
    assert story.offers("missed as bang", on="B")


@pytest.mark.rule("BASE-SHOT-6", "BASE-SHOT-7")
@pytest.mark.parametrize(("answer", "warned"), [("missed", "not_enough_missed"), ("dodge", ""), ("bible", "")])
def test_a_lone_answer_to_a_shot_that_needs_two_is_warned_of_unless_it_brings_a_card(answer, warned):
    story = bang_at(holding(tale(A="slab_the_killer"), "B", answer))
    assert story.warns(answer) == warned
