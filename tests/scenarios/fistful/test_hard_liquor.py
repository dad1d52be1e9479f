"""Hard Liquor: a life point instead of phase 1."""

import pytest

from support.tales import rush, tale


def liquor(players=5, **table):
    """A story with Hard Liquor in force."""
    return tale(players, **table).event("hard_liquor")


@pytest.mark.scenario("IM-68")
@pytest.mark.rule("FF-LIQUOR-1", "BASE-P1-4")
def test_who_drinks_regains_a_point_and_draws_nothing_not_even_with_a_pickaxe():
    story = rush().event("hard_liquor").in_play("B", "pickaxe").with_life(B=3).deck("2C").starts_turn("B")
    story.asks("B", "drink_or_draw").answers("keep")
    assert story.at_rest("B")
    assert (story.life("B"), story.hand_of("B")) == (4, [])
    story = rush().event("hard_liquor").in_play("B", "pickaxe").deck("2C", "3C", "4C", "5C").starts_turn("B")
    assert story.at_rest("B")
    assert story.values_of("B") == ["2C", "3C", "4C"]


@pytest.mark.rule("FF-LIQUOR-1")
def test_who_does_not_drink_draws_as_ever():
    story = liquor().with_life(B=3).deck("2C", "3C", "4C").starts_turn("B").asks("B", "drink_or_draw").answers("draw")
    assert story.at_rest("B")
    assert (story.life("B"), story.values_of("B")) == (3, ["2C", "3C"])


@pytest.mark.rule("FF-LIQUOR-1")
def test_the_choice_goes_round_with_the_turns_and_only_to_the_wounded():
    story = liquor(4, C="el_gringo").with_life(A=4, C=3, D=1).deck("2C", "3C", "4C", "5C", "6C").starts_turn("A")
    story.asks("A", "drink_or_draw").answers("keep")  # the Sheriff's fifth point
    assert story.life("A") == 5
    story.ends_turn()
    assert story.at_rest("B")
    story.ends_turn()
    assert story.at_rest("C")
    story.ends_turn().asks("D", "drink_or_draw").answers("keep")
    assert story.life("D") == 2
    story.ends_turn()
    assert story.at_rest("A")


@pytest.mark.rule("FF-LIQUOR-1")
def test_who_drinks_plays_and_ends_his_turn_as_ever():
    story = liquor().hand("B", "beer", "4C", "5C", "6C").with_life(B=1).deck("2C").starts_turn("B")
    story.asks("B", "drink_or_draw").answers("keep").plays("beer").ends_turn()
    assert story.life("B") == 3
    assert story.at_rest("C")


@pytest.mark.rule("BASE-P1-3", "BASE-P1-4", "FF-LIQUOR-1")
@pytest.mark.parametrize(
    "character",
    ["kit_carlson", "black_jack", "jesse_jones", "pedro_ramirez", "pat_brennan", "claus_the_saint", "pixie_pete"],
)
def test_no_ability_of_phase_1_is_left_to_who_drinks(character):
    story = liquor(B=character).with_life(B=2).discard("9C").hand("C", "8C").in_play("D", "barrel").deck("2H", "3H")
    story.starts_turn("B").asks("B", "drink_or_draw").answers("keep")
    assert story.at_rest("B")
    assert (story.life("B"), story.hand_of("B")) == (3, [])
    assert story.values_of("C") == ["8C"]
    assert story.discard_values() == ["9C"]
    assert story.events("drew") == story.events("looked") == []


@pytest.mark.rule("FF-LIQUOR-1", "BASE-P1-3")
@pytest.mark.parametrize(
    ("character", "question"),
    [
        ("kit_carlson", "look"),
        ("jesse_jones", "first_draw"),
        ("pedro_ramirez", "first_draw"),
        ("pat_brennan", "draw_or_take"),
        ("claus_the_saint", "gift"),
    ],
)
def test_who_does_not_drink_keeps_his_own_way_of_drawing(character, question):
    story = liquor(B=character).with_life(B=2).discard("9C").hand("C", "8C").in_play("D", "barrel")
    story.deck("2C", "3C", "4C", "5C", "6C", "7C").starts_turn("B").asks("B", "drink_or_draw").answers("draw")
    story.asks("B", question)
    assert story.life("B") == 2


@pytest.mark.rule("FF-LIQUOR-1", "BASE-P1-2", "DC-BILL-1")
@pytest.mark.parametrize(("answer", "cards", "life"), [("keep", 0, 2), ("draw", 4, 1)])
def test_bill_noface_drinks_or_draws_for_all_his_wounds(answer, cards, life):
    story = liquor(B="bill_noface").with_life(B=1).deck("2C", "3C", "4C", "5C", "6C").starts_turn("B")
    story.asks("B", "drink_or_draw").answers(answer)
    assert (len(story.hand_of("B")), story.life("B")) == (cards, life)


@pytest.mark.rule("FF-LIQUOR-2", "BASE-TURN-2", "BASE-P1-4")
@pytest.mark.parametrize("answer", ["keep", "draw"])
def test_vera_custer_chooses_before_she_drinks_or_draws(answer):
    story = liquor(B="vera_custer", D="kit_carlson").with_life(B=2).deck("2C", "3C", "4C").starts_turn("B")
    story.asks("B", "copy").answers("take", on="D").asks("B", "drink_or_draw").answers(answer)
    if answer == "draw":
        story.asks("B", "look").answers("2C").asks("B", "look").answers("4C")
    assert story.at_rest("B")
    assert story.life("B") == (3 if answer == "keep" else 2)
    rules = story.t.rules
    assert [rules.characters[c].id for c in story.view("A").abilities[1]] == ["vera_custer", "kit_carlson"]


@pytest.mark.rule("FF-LIQUOR-1", "BASE-TURN-2")
def test_dynamite_and_jail_come_first():
    story = liquor().in_play("B", "dynamite", "jail/JS").deck("bang/8S", "bang/QH", "2C").starts_turn("B")
    assert story.life("B") == 1  # the Dynamite made him one who may drink
    story.asks("B", "drink_or_draw").answers("keep")
    assert (story.life("B"), story.hand_of("B")) == (2, [])
    assert story.discards() == ["bang", "dynamite", "bang", "jail"]


@pytest.mark.rule("FF-LIQUOR-1", "BASE-TURN-5")
def test_who_stays_in_jail_drinks_nothing():
    story = liquor().with_life(B=1).in_play("B", "jail/JS").deck("2C", "3C", "4C").starts_turn("B")
    assert story.at_rest("C")
    assert story.life("B") == 1


@pytest.mark.rule("FF-LIQUOR-1")
def test_it_is_no_beer_and_works_with_two_players_left_and_for_tequila_joe_gives_one():
    story = liquor(4, B="tequila_joe").out("C", "D").with_life(B=1).deck("2C").starts_turn("B")
    story.asks("B", "drink_or_draw").answers("keep")
    assert story.life("B") == 2


@pytest.mark.rule("FF-LIQUOR-1", "BASE-TURN-8")
def test_in_an_extra_turn_he_may_drink_again():
    story = liquor().with_life(B=1).deck("2C").starts_turn("B").asks("B", "drink_or_draw").answers("keep")
    story.t.extra_turns.append(story.seat("B"))
    story.ends_turn().asks("B", "drink_or_draw").answers("keep")
    assert (story.life("B"), story.hand_of("B")) == (3, [])


@pytest.mark.rule("FF-LIQUOR-1")
def test_the_log_says_what_healed_him():
    story = liquor().with_life(B=3).deck("2C").starts_turn("B").asks("B", "drink_or_draw")
    assert story.decision.subject == (story.t.standing[0],)
    story.answers("keep")
    assert story.events("regained_life")[0][1] == (1, 1, 4, story.t.standing[0])


@pytest.mark.rule("FF-LIQUOR-1", "EV-10")
def test_it_is_offered_from_the_turn_it_is_revealed_and_not_after_it():
    story = tale().next_events("hard_liquor").with_life(A=2).deck("2C", "3C").starts_turn("A")
    story.asks("A", "drink_or_draw").answers("keep")
    assert story.life("A") == 3
    story = liquor().next_events("ambush").with_life(A=2).deck("2C", "3C").starts_turn("A")
    assert story.at_rest("A")
    assert story.values_of("A") == ["2C", "3C"]
