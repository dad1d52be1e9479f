"""Green cards: laid down, waiting, used. What each of them does is told in test_green_effects.py."""

import pytest

from boothill.games.bang.rules.cards.declare import Box
from boothill.games.bang.rules.cards.loading import find_box
from boothill.games.bang.rules.cards.ruleset import Ruleset
from boothill.games.bang.rules.harm.combat import shoot
from boothill.games.bang.rules.table.problems import resting_problems
from boothill.games.bang.rules.terms import PASSING
from boothill.kernel.decision import NOBODY
from boothill.kernel.reasons import WhyNot
from boothill.rulebook import facts
from support.story import Story
from support.tales import tale

GREEN = [card["id"] for card in facts("dodge_city")["card"] if card["colour"] == "green"]
ANSWERS = ["bible", "iron_plate", "sombrero", "ten_gallon_hat"]
SHOTS = ["knife", "derringer", "pepperbox", "buffalo_rifle", "howitzer"]
AT = {
    "canteen": (),
    "can_can": ("B", "hand"),
    "conestoga": ("B", "hand"),
    "derringer": ("B",),
    "knife": ("B",),
    "pepperbox": ("B",),
    "buffalo_rifle": ("B",),
    "howitzer": (),
    "pony_express": (),
}
"""At whom each of the others is used in these stories, and which card it takes."""


def test_every_green_card_is_told_about_below():
    assert sorted([*ANSWERS, *AT]) == sorted(GREEN)


def rules_with(box):
    """Base game, Dodge City and one more box."""
    return Ruleset((find_box("base"), find_box("dodge_city"), box))


def round_the_table(story):
    """Everybody else takes his turn and does nothing, until it is A's turn again."""
    for seat in "ABCDE":
        assert story.at_rest(seat)
        story.ends_turn()
    return story


# ---- Laying down and waiting ---------------------------------------------------------------------------------------


@pytest.mark.rule("DC-GREEN-1")
@pytest.mark.parametrize("card", GREEN)
def test_a_green_card_is_laid_in_front_of_its_player_and_does_nothing_yet(card):
    story = tale().hand("A", card).hand("B", "beer").with_life(A=3, B=3).turn("A")
    story.plays(card)
    assert story.at_rest("A")
    assert story.front_of("A") == [card]
    assert (story.hand_of("A"), story.discards()) == ([], [])
    assert [story.life(seat) for seat in "ABCDE"] == [3, 3, 4, 4, 4]
    assert story.hand_of("B") == ["beer"]


@pytest.mark.rule("DC-GREEN-1", "BASE-LIM-4")
@pytest.mark.parametrize("card", GREEN)
def test_a_second_green_card_of_the_same_name_cannot_be_laid_down(card):
    copies = Box("copies", "Second copies")
    copies.more(card, "2D")
    story = Story(rules=rules_with(copies)).in_play("A", card).hand("A", f"{card}/2D", "beer").turn("A")
    assert not story.offers(card)
    assert story.why_not("A", card) == WhyNot("same_name", "BASE-LIM-4")


@pytest.mark.rule("DC-GREEN-1", "BASE-LIM-4")
def test_all_names_of_green_cards_may_lie_side_by_side():
    story = tale().hand("A", *GREEN).turn("A")
    for card in GREEN:
        story.plays(card)
    assert story.front_of("A") == GREEN


@pytest.mark.rule("BASE-LIM-4")
def test_the_second_iron_plate_may_be_laid_down_when_the_first_is_spent():
    story = tale().in_play("A", "iron_plate/AD").hand("A", "iron_plate/QS").hand("E", "bang").turn("E")
    story.plays("bang", on="A").asks("A", "dodge").answers("iron_plate").ends_turn().plays("iron_plate")
    assert story.front_of("A") == ["iron_plate"]
    assert story.discards() == ["bang", "iron_plate"]


@pytest.mark.rule("DC-GREEN-1", "BASE-LIM-5")
@pytest.mark.parametrize("card", SHOTS)
def test_green_guns_are_no_weapons(card):
    story = tale(6).in_play("A", "schofield").hand("A", card, "bang").turn("A").plays(card)
    assert story.front_of("A") == ["schofield", card]
    assert [story.offers("bang", on=seat) for seat in "BCD"] == [True, True, False]


@pytest.mark.rule("DC-GREEN-1", "BASE-TURN-6")
def test_green_cards_in_play_are_no_hand_cards():
    story = tale().hand("A", "knife", "canteen", "beer").with_life(A=1).turn("A").plays("knife").plays("canteen")
    story.ends_turn()
    assert story.at_rest("B")


@pytest.mark.rule("DC-GREEN-2")
@pytest.mark.parametrize("card", AT)
def test_it_cannot_be_used_in_the_turn_it_was_laid_down(card):
    story = tale().hand("A", card, "missed").hand("B", "beer").with_life(A=3).turn("A").plays(card)
    assert not story.offers(f"spend {card}", *AT[card])
    assert story.why_not("A", f"spend {card}") == WhyNot("just_laid", "DC-GREEN-2")
    assert [story.t.rules.card_names[fresh].split("/")[0] for fresh in story.view("B").fresh] == [card]


@pytest.mark.rule("DC-GREEN-2", "DC-GREEN-3")
@pytest.mark.parametrize("card", AT)
def test_it_can_be_used_in_the_next_turn(card):
    story = tale().hand("A", card, "missed").hand("B", "beer").with_life(A=3).turn("A").plays(card)
    round_the_table(story)
    assert story.offers(f"spend {card}", *AT[card])
    assert story.why_not("A", f"spend {card}") is None
    assert story.view("B").fresh == ()


def ambush():
    """Base game, Dodge City, and a brown card that shoots at its own player."""
    box = Box("ambush", "Ambush")

    @box.brown("ambush", "Ambush", copies="2D 3D")
    def walk_into_it(t, play):
        yield from shoot(t, play.by, NOBODY)

    return rules_with(box)


@pytest.mark.rule("DC-GREEN-2", "DC-GREEN-3", "BASE-LIM-6")
@pytest.mark.parametrize("card", ANSWERS)
def test_an_answer_laid_down_this_turn_waits_and_one_laid_down_before_helps_in_ones_own_turn_too(card):
    story = Story(rules=ambush()).hand("A", "ambush", card).turn("A").plays(card).plays("ambush").asks("A", "dodge")
    assert [story.offers(answer) for answer in (card, "pass")] == [False, True]
    story = Story(rules=ambush()).hand("A", "ambush").in_play("A", card).turn("A").plays("ambush")
    story.asks("A", "dodge").answers(card)
    assert story.life("A") == 5


@pytest.mark.rule("DC-GREEN-2")
@pytest.mark.parametrize("card", ANSWERS)
def test_an_answer_helps_from_the_next_players_turn_on(card):
    story = tale().hand("A", card).hand("B", "bang").turn("A").plays(card).ends_turn()
    story.plays("bang", on="A").asks("A", "dodge").answers(card)
    assert story.life("A") == 5
    assert story.front_of("A") == []


@pytest.mark.rule("DC-GREEN-2", "DC-GREEN-3", "DC-GREEN-6")
@pytest.mark.scenario("IM-12")
def test_a_knife_waits_a_turn_and_then_shoots_without_counting_as_a_bang():
    story = tale().hand("A", "knife", "bang").turn("A").plays("knife")
    assert not story.offers("spend knife", on="B")
    assert story.why_not("A", "spend knife") == WhyNot("just_laid", "DC-GREEN-2")
    round_the_table(story).spends("knife", on="B").asks("B", "dodge").answers("pass")
    assert story.life("B") == 3
    assert (story.front_of("A"), story.discards()) == ([], ["knife"])
    assert story.view("A").bangs == 0
    assert story.offers("bang", on="B")


# ---- Using ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("DC-GREEN-3")
@pytest.mark.parametrize("card", AT)
def test_it_is_discarded_from_play_when_used(card):
    story = tale().in_play("A", card).hand("B", "beer").with_life(A=3).turn("A")
    story.spends(card, *AT[card])
    assert story.front_of("A") == []
    assert story.discards()[0] == card
    assert story.events("spent")[0][1][:2] == (0, story.t.discard[0])
    if card in SHOTS:
        story.asks("B", "dodge")
    else:
        assert resting_problems(story.t) == set()


@pytest.mark.rule("DC-GREEN-3")
@pytest.mark.parametrize("card", AT)
def test_it_is_used_in_ones_own_phase_2_only(card):
    story = tale().in_play("B", card).hand("A", "bang", "duel").hand("B", "beer").with_life(B=1).turn("A")
    assert story.why_not("B", f"spend {card}") == WhyNot("not_your_turn", "BASE-LIM-6")
    story.plays("bang", on="B").asks("B", "dodge")
    assert story.decision.options == [PASSING]
    story.answers("pass").asks("B", "rescue").answers("beer").plays("duel", on="B").asks("B", "bang")
    assert len(story.decision.options) == 1


@pytest.mark.rule("DC-GREEN-3", "BASE-TURN-7")
def test_it_is_not_used_in_phase_3():
    story = tale().in_play("A", "canteen").hand("A", "beer", "bang").with_life(A=1).turn("A").ends_turn()
    story.asks("A", "surplus")
    assert len(story.decision.options) == 2
    assert story.why_not("A", "spend canteen") == WhyNot("not_phase_2", "BASE-TURN-7")


@pytest.mark.rule("DC-GREEN-3", "GEN-2")
def test_it_is_not_used_while_a_card_is_being_carried_out():
    story = tale().in_play("A", "canteen").hand("A", "duel").hand("B", "bang").with_life(A=1).turn("A")
    story.plays("duel", on="B").asks("B", "bang").answers("bang").asks("A", "bang")
    assert story.why_not("A", "spend canteen") == WhyNot("effect_running", "GEN-2")


@pytest.mark.rule("DC-GREEN-3", "BASE-LIM-7")
@pytest.mark.parametrize("card", ANSWERS)
def test_an_answer_is_not_used_without_a_shot(card):
    story = tale().in_play("A", card).turn("A")
    assert not any(story.offers(f"spend {card}", on) for on in ["", *"ABCDE"])
    assert story.why_not("A", f"spend {card}") == WhyNot("only_in_response", "BASE-LIM-7")


@pytest.mark.rule("DC-GREEN-3")
def test_blue_cards_are_not_used_up():
    story = tale().in_play("A", "barrel").turn("A")
    assert not story.offers("spend barrel")
    assert story.why_not("A", "spend barrel") == WhyNot("nothing_to_use", "DC-GREEN-3")


@pytest.mark.rule("DC-GREEN-1", "DC-GREEN-3")
@pytest.mark.parametrize("card", GREEN)
def test_a_green_card_in_the_hand_answers_nothing(card):
    story = tale().hand("A", "bang", "duel").hand("B", card).turn("A")
    story.plays("bang", on="B").asks("B", "dodge")
    assert len(story.decision.options) == 1
    story.answers("pass").plays("duel", on="B").asks("B", "bang")
    assert len(story.decision.options) == 1


@pytest.mark.rule("DC-GREEN-3", "BASE-JAIL-3")
def test_a_jailed_player_keeps_his_green_cards_and_may_answer_with_them():
    story = tale().in_play("B", "jail", "sombrero", "canteen").hand("A", "bang").with_life(B=3).deck("2C")
    story.turn("A").plays("bang", on="B").asks("B", "dodge").answers("sombrero").ends_turn()
    assert story.at_rest("C")
    assert story.front_of("B") == ["canteen"]
    assert story.life("B") == 3


@pytest.mark.rule("DC-GREEN-4")
@pytest.mark.parametrize("taken_by", ["panic", "rag_time", "conestoga"])
def test_a_green_card_that_is_taken_must_be_laid_down_and_wait_anew(taken_by):
    story = tale().in_play("B", "knife")
    if taken_by == "conestoga":
        story.in_play("A", taken_by).turn("A").spends(taken_by, on="B", taking="knife")
    else:
        story.hand("A", taken_by, "beer").turn("A").plays(taken_by, on="B", taking="knife")
    assert "knife" in story.hand_of("A")
    assert (story.front_of("A"), story.front_of("B")) == ([], [])
    story.plays("knife")
    assert story.why_not("A", "spend knife") == WhyNot("just_laid", "DC-GREEN-2")
    round_the_table(story)
    assert story.offers("spend knife", on="B")


@pytest.mark.rule("DC-GREEN-4", "BASE-SAM-1")
def test_vulture_sam_takes_green_cards_into_his_hand():
    story = tale(E="vulture_sam").in_play("B", "sombrero", "knife", "mustang").hand("A", "duel").with_life(B=1)
    story.turn("A").plays("duel", on="B").asks("B", "bang").answers("pass").asks("B", "rescue").answers("pass")
    assert sorted(story.hand_of("E")) == ["knife", "mustang", "sombrero"]
    assert story.front_of("E") == []


@pytest.mark.rule("DC-GREEN-4", "BASE-SAM-1")
def test_an_answer_that_vulture_sam_inherited_does_not_stop_the_next_shot():
    story = tale(E="vulture_sam").in_play("D", "sombrero").hand("A", "gatling").with_life(D=1).turn("A")
    story.plays("gatling").asks("B", "dodge").answers("pass").asks("C", "dodge").answers("pass")
    story.asks("D", "dodge").answers("pass").asks("D", "rescue").answers("pass").asks("E", "dodge")
    assert story.hand_of("E") == ["sombrero"]
    assert len(story.decision.options) == 1


def handcuffs():
    """Base game, Dodge City, and an event under which no card at all may be played from the hand."""
    box = Box("event", "An event")
    box.hooks = {"may_play": lambda t, seat, card, kind, occasion: WhyNot("no_cards", "HN-CUFFS-2")}
    return rules_with(box)


@pytest.mark.rule("DC-GREEN-5")
def test_what_forbids_playing_a_card_forbids_laying_a_green_one_down_but_not_using_it():
    story = Story(rules=handcuffs()).in_play("A", "knife").hand("A", "canteen").in_play("B", "sombrero")
    story.hand("B", "missed").turn("A")
    assert not story.offers("canteen")
    assert story.why_not("A", "canteen") == WhyNot("no_cards", "HN-CUFFS-2")
    story.spends("knife", on="B").asks("B", "dodge")
    assert not story.offers("missed")
    story.answers("sombrero")
    assert story.life("B") == 4


@pytest.mark.rule("DC-GREEN-5", "DC-MOLLY-3")
@pytest.mark.parametrize("card", ["iron_plate", "sombrero", "ten_gallon_hat"])
def test_molly_draws_nothing_for_a_green_card(card):
    story = tale(B="molly_stark").in_play("B", card).hand("A", "bang").turn("A")
    story.plays("bang", on="B").asks("B", "dodge").answers(card)
    assert story.at_rest("A")
    assert story.hand_of("B") == []
