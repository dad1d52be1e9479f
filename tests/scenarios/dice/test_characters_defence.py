"""Characters who are hit: Bart Cassidy, El Gringo, Jourdonnais, Paul Regret, Pedro Ramirez."""

import pytest

from boothill.games.dice.rules.terms import INSTEAD, ROLLED, STRUCK_BACK
from support.dice_story import DiceStory

GATLING = "gatling gatling gatling dynamite dynamite"
EXPLOSION = "dynamite dynamite dynamite arrow gatling"


def shot_at(arrows=0, *, shots=3, **seats):
    """Five players; A has rolled so many bull's-eyes that reach B, and D holds so many arrows."""
    story = DiceStory(**(dict.fromkeys("ABCDE", "plain") | {"D": f"arrows {arrows}"} | seats)).turn("A")
    filler = ("dynamite", "dynamite", "gatling", "gatling")
    return story.rolls(" ".join([*["1"] * shots, *filler][:5])).stops()


def taken(story):
    """Who took how many arrows, and why, in order."""
    return [("ABCDEFGH"[seat], number, why) for _, (seat, number, _, why), _, _ in story.events("took_arrows")]


# ---- Bart Cassidy --------------------------------------------------------------------------------------------------


@pytest.mark.rule("DICE-CHAR-BART-1")
@pytest.mark.parametrize(
    ("number", "bart"), [(0, "5/8"), (1, "6/8 arrows 1"), (2, "7/8 arrows 2"), (3, "8/8 arrows 3")]
)
def test_bart_takes_an_arrow_for_each_point_he_does_not_want_to_lose(number, bart):
    story = shot_at(B="bart_cassidy").shoots("B", "B", "B").asks("B", "arrows_instead")
    assert story.options() == ["take 0", "take 1", "take 2", "take 3"]
    story.refuses("take 4").takes("B", number).state(f"B {bart}; pile {9 - number}").passes_to("B")
    assert taken(story) == ([("B", number, INSTEAD)] if number else [])


@pytest.mark.rule("DICE-CHAR-BART-1")
@pytest.mark.parametrize(("number", "bart"), [(0, "7/8 arrows 2"), (1, "8/8 arrows 3")])
def test_bart_takes_an_arrow_instead_of_the_point_a_gatling_costs(number, bart):
    story = DiceStory(A="plain", B="bart_cassidy arrows 2", C="plain", D="plain").turn("A").rolls(GATLING).stops()
    story.asks("B", "arrows_instead")
    assert story.options() == ["take 0", "take 1"]
    story.takes("B", number).state(f"B {bart}; C 7/8; D 7/8; pile {7 - number}").passes_to("B")


@pytest.mark.rule("DICE-CHAR-BART-1")
@pytest.mark.parametrize(("number", "bart", "pile"), [(0, "out", 9), (1, "out", 9), (2, "1/8 arrows 2", 7)])
def test_bart_saves_his_life_with_arrows_if_he_takes_enough(number, bart, pile):
    story = shot_at(B="bart_cassidy 2/8").shoots("B", "B", "B").takes("B", number)
    story.state(f"B {bart}; pile {pile}").passes_to("B" if number == 2 else "C")


@pytest.mark.rule("DICE-CHAR-BART-1")
def test_bart_is_asked_about_his_own_points_only():
    story = shot_at(B="bart_cassidy").shoots("E", "B", "E").asks("B", "arrows_instead")
    assert story.options() == ["take 0", "take 1"]
    story.takes("B", 1).state("B 8/8 arrows 1; E 6/8; pile 8").passes_to("B")


@pytest.mark.rule("DICE-CHAR-BART-1")
def test_bart_is_not_asked_if_others_are_hit():
    shot_at(B="bart_cassidy").shoots("E", "E", "E").state("E 5/8; pile 9").passes_to("B")


@pytest.mark.rule("DICE-CHAR-BART-1")
def test_the_points_bart_turned_into_arrows_are_told_as_arrows_and_not_as_a_loss():
    story = shot_at(B="bart_cassidy").shoots("B", "B", "B").takes("B", 2).passes_to("B")
    assert [event[1][:3] for event in story.events("lost_life")] == [(1, 1, 7)]


@pytest.mark.rule("DICE-CHAR-BART-2")
def test_bart_pays_the_indians_with_life():
    story = DiceStory(A="arrows 4", B="bart_cassidy arrows 2", C="arrows 2", D="plain").turn("A")
    story.rolls("arrow dynamite dynamite gatling gatling").rolling(2).state("A 5/10; B 6/8; C 6/8; pile 9")


@pytest.mark.rule("DICE-CHAR-BART-2")
def test_bart_pays_his_dynamite_with_life():
    story = DiceStory(A="bart_cassidy", B="plain", C="plain", D="plain").turn("A").rolls(EXPLOSION)
    story.state("A 9/10 arrows 1; pile 8").passes_to("B")


@pytest.mark.rule("DICE-CHAR-BART-3")
@pytest.mark.parametrize(("pile", "most"), [(2, 1), (3, 2), (4, 3), (5, 3)])
def test_bart_never_takes_the_last_arrow_of_the_pile(pile, most):
    story = shot_at(9 - pile, B="bart_cassidy").shoots("B", "B", "B").asks("B", "arrows_instead")
    assert story.options() == [f"take {number}" for number in range(most + 1)]
    story.refuses(f"take {most + 1}").takes("B", most)
    bart = f"B {5 + most}/8 arrows {most}"
    story.state(f"{bart}; pile {pile - most}").passes_to("B")
    assert story.events("indians") == []


@pytest.mark.rule("DICE-CHAR-BART-3")
def test_with_one_arrow_in_the_pile_bart_has_no_choice():
    shot_at(8, B="bart_cassidy").shoots("B", "B", "B").state("B 5/8; pile 1").passes_to("B")


@pytest.mark.rule("DICE-CHAR-BART-3")
def test_with_one_arrow_in_the_pile_bart_has_no_choice_against_the_gatling():
    story = DiceStory(A="plain", B="bart_cassidy 1/8", C="arrows 8", D="plain").turn("A").rolls(GATLING).stops()
    story.state("B out; C 7/8 arrows 8; D 7/8; pile 1").passes_to("C")


@pytest.mark.rule("DICE-CHAR-BART-4")
@pytest.mark.parametrize(("number", "bart"), [(0, "6/8"), (1, "7/8 arrows 1"), (2, "8/8 arrows 2")])
def test_bart_answers_the_two_points_of_a_doubled_shot_one_by_one(number, bart):
    story = DiceStory(A="slab_the_killer", B="bart_cassidy", C="plain", D="plain").turn("A")
    story.rolls("1 beer dynamite dynamite gatling").stops().shoots("B twice").asks("B", "arrows_instead")
    assert story.options() == ["take 0", "take 1", "take 2"]
    story.refuses("take 3").takes("B", number).state(f"B {bart}; pile {9 - number}").passes_to("B")


@pytest.mark.rule("DICE-CHAR-BART-4", "DICE-CHAR-BART-3")
def test_of_a_doubled_shot_one_point_may_have_to_be_lost():
    story = DiceStory(A="slab_the_killer", B="bart_cassidy 2/8", C="arrows 7", D="plain").turn("A")
    story.rolls("1 beer dynamite dynamite gatling").stops().shoots("B twice").refuses("take 2").takes("B", 1)
    story.state("B 1/8 arrows 1; pile 1").passes_to("B")


# ---- El Gringo -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("DICE-CHAR-GRINGO-1")
def test_who_hits_el_gringo_takes_an_arrow():
    story = shot_at(B="el_gringo", shots=1).shoots("B").state("A 10/10 arrows 1; B 6/7; pile 8").passes_to("B")
    assert taken(story) == [("A", 1, STRUCK_BACK)]


@pytest.mark.rule("DICE-CHAR-GRINGO-1")
def test_who_fires_at_el_gringo_takes_an_arrow():
    story = DiceStory(A="plain", B="plain", C="el_gringo", D="plain").turn("A").rolls(GATLING).stops()
    story.state("A 10/10 arrows 1; B 7/8; C 6/7; D 7/8; pile 8").passes_to("B")


@pytest.mark.rule("DICE-CHAR-GRINGO-1")
def test_who_hits_others_takes_no_arrow_from_el_gringo():
    story = shot_at(B="el_gringo", shots=2).shoots("E", "E").state("E 6/8; pile 9").passes_to("B")
    assert taken(story) == []


@pytest.mark.rule("DICE-CHAR-GRINGO-2")
def test_el_gringo_does_not_answer_the_indians():
    story = DiceStory(A="arrows 2", B="el_gringo arrows 4", C="arrows 2", D="plain").turn("A")
    story.rolls("arrow dynamite dynamite gatling gatling").rolling(2).state("A 7/10; B 3/7; C 6/8; pile 9")
    assert taken(story) == [("A", 1, ROLLED)]


@pytest.mark.rule("DICE-CHAR-GRINGO-2")
def test_el_gringo_does_not_answer_his_own_dynamite():
    story = DiceStory(A="el_gringo", B="plain", C="plain", D="plain").turn("A")
    story.rolls("dynamite dynamite dynamite gatling gatling").state("A 8/9; pile 9").passes_to("B")


@pytest.mark.rule("DICE-CHAR-GRINGO-3")
@pytest.mark.parametrize("shots", [1, 2, 3])
def test_el_gringo_gives_one_arrow_for_a_volley_however_many_points_it_costs(shots):
    story = shot_at(B="el_gringo", shots=shots).shoots(*["B"] * shots)
    story.state(f"A 10/10 arrows 1; B {7 - shots}/7; pile 8").passes_to("B")


@pytest.mark.rule("DICE-CHAR-GRINGO-3")
def test_el_gringo_gives_one_arrow_for_a_doubled_shot():
    story = DiceStory(A="slab_the_killer", B="el_gringo", C="plain", D="plain").turn("A")
    story.rolls("1 beer dynamite dynamite gatling").stops().shoots("B twice")
    story.state("A 10/10 arrows 1; B 5/7; pile 8").passes_to("B")


@pytest.mark.rule("DICE-CHAR-GRINGO-3")
def test_the_gatling_of_the_same_turn_gives_another_arrow():
    story = DiceStory(A="willy_the_kid", B="el_gringo", C="plain", D="plain").turn("A")
    story.rolls("1 gatling gatling dynamite dynamite").stops().shoots("B")
    story.state("A 10/10 arrows 1; B 5/7; C 7/8; D 7/8; pile 8").passes_to("B")
    assert taken(story) == [("A", 1, STRUCK_BACK), ("A", 1, STRUCK_BACK)]


@pytest.mark.rule("DICE-CHAR-GRINGO-4")
def test_el_gringo_answers_the_volley_that_eliminates_him():
    story = shot_at(B="el_gringo 2/7").shoots("B", "B", "B").state("A 10/10 arrows 1; B out; pile 8").passes_to("C")
    order = [event[0] for event in story.match.events]
    assert order.index("eliminated") < order.index("took_arrows")


@pytest.mark.rule("DICE-CHAR-GRINGO-4")
def test_el_gringo_answers_the_gatling_that_eliminates_him():
    story = DiceStory(A="arrows 3", B="el_gringo 1/7 arrows 2", C="plain", D="plain").turn("A").rolls(GATLING).stops()
    story.state("A 10/10 arrows 1; B out; C 7/8; D 7/8; pile 8").passes_to("C")


@pytest.mark.rule("DICE-CHAR-GRINGO-4")
@pytest.mark.parametrize(
    ("arrows", "after"), [(7, "A 10/10 arrows 1; B 6/7; pile 1"), (8, "A 9/10; B 6/7; C out; pile 9")]
)
def test_the_arrow_for_el_gringo_is_compulsory_and_may_be_the_last(arrows, after):
    story = DiceStory(A="plain", B="el_gringo", C=f"arrows {arrows}", D="plain").turn("A")
    story.rolls("1 dynamite dynamite gatling gatling").stops().shoots("B")
    story.state(after).passes_to("B")


@pytest.mark.rule("DICE-CHAR-GRINGO-4")
def test_the_arrows_of_el_gringo_are_back_in_the_pile_before_one_is_taken_for_him():
    story = DiceStory(A="plain", B="el_gringo 1/7 arrows 2", C="arrows 6", D="plain").turn("A")
    story.rolls("1 dynamite dynamite gatling gatling").stops().shoots("B")
    story.state("A 10/10 arrows 1; B out; pile 2").passes_to("C")
    assert story.events("indians") == []


@pytest.mark.rule("DICE-CHAR-GRINGO-4")
def test_el_gringo_draws_the_indians_after_his_own_end():
    story = DiceStory(A="arrows 1", B="el_gringo 1/7", C="arrows 3", D="arrows 4").turn("A")
    story.rolls("1 dynamite dynamite gatling gatling").stops().shoots("B")
    story.state("A 8/10; B out; C 5/8; D 4/8; pile 9").passes_to("C")


@pytest.mark.rule("DICE-CHAR-GRINGO-4")
def test_no_arrow_is_taken_if_the_volley_on_el_gringo_ends_the_game():
    story = DiceStory(A="sheriff", B="outlaw el_gringo 1/7", C="outlaw out", D="renegade 1/8").turn("A")
    story.rolls("1 1 dynamite dynamite gatling").stops().shoots("B", "D").state("B out; D out; pile 9").wins("A")
    assert taken(story) == []


@pytest.mark.rule("DICE-CHAR-GRINGO-4")
def test_the_last_arrow_for_el_gringo_may_end_the_turn_of_its_taker():
    story = DiceStory(A="renegade 2/8 arrows 1", B="sheriff el_gringo", C="outlaw arrows 7", D="outlaw").turn("A")
    story.rolls("1 beer beer gatling dynamite").stops().shoots("B")
    story.state("A out; B 8/9; C 1/8; pile 9").passes_to("B")


# ---- Jourdonnais ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("DICE-CHAR-JOURDONNAIS-1")
@pytest.mark.parametrize(("arrows", "left"), [(0, 7), (1, 6), (2, 6), (3, 6), (8, 6)])
def test_the_indians_cost_jourdonnais_one_point_at_most(arrows, left):
    story = DiceStory(A=f"arrows {8 - arrows}", B=f"jourdonnais arrows {arrows}", C="plain", D="plain").turn("A")
    story.rolls("arrow dynamite dynamite gatling gatling").rolling(2)
    story.state(f"A {1 + arrows}/10; B {left}/7; pile 9")


@pytest.mark.rule("DICE-CHAR-JOURDONNAIS-1")
def test_the_last_point_of_jourdonnais_goes_with_any_arrow():
    story = DiceStory(A="arrows 5", B="jourdonnais 1/7 arrows 3", C="plain", D="plain").turn("A")
    story.rolls("arrow dynamite dynamite gatling gatling").rolling(2).state("A 4/10; B out; pile 9")


@pytest.mark.rule("DICE-CHAR-JOURDONNAIS-1")
def test_jourdonnais_without_arrows_stands_an_attack_with_his_last_point():
    story = DiceStory(A="arrows 8", B="jourdonnais 1/7", C="plain", D="plain").turn("A")
    story.rolls("arrow dynamite dynamite gatling gatling").rolling(2).state("A 1/10; pile 9")


@pytest.mark.rule("DICE-CHAR-JOURDONNAIS-1")
def test_jourdonnais_who_rolls_all_nine_arrows_himself_loses_one_point():
    story = DiceStory(A="jourdonnais 2/9 arrows 4", B="plain", C="plain", D="plain").turn("A")
    story.rolls("arrow arrow arrow arrow arrow").rolling(2).state("A 1/9; pile 9")


@pytest.mark.rule("DICE-CHAR-JOURDONNAIS-1")
def test_bulls_eyes_hurt_jourdonnais_like_everybody():
    shot_at(B="jourdonnais arrows 1").shoots("B", "B", "B").state("B 4/7 arrows 1; pile 8").passes_to("B")


# ---- Paul Regret ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("DICE-CHAR-PAUL-1")
@pytest.mark.parametrize("life", [1, 9])
def test_a_gatling_never_hurts_paul_regret(life):
    story = DiceStory(A="willy_the_kid", B="plain", C=f"paul_regret {life}/9 arrows 2", D="plain").turn("A")
    story.rolls(GATLING).stops().state("B 7/8; D 7/8; pile 7").passes_to("B")


@pytest.mark.rule("DICE-CHAR-PAUL-1")
def test_bulls_eyes_hurt_paul_regret():
    shot_at(B="paul_regret", shots=2).shoots("B", "B").state("B 7/9").passes_to("B")


@pytest.mark.rule("DICE-CHAR-PAUL-1")
def test_the_indians_hurt_paul_regret():
    story = DiceStory(A="arrows 4", B="paul_regret arrows 3", C="arrows 1", D="plain").turn("A")
    story.rolls("arrow dynamite dynamite gatling gatling").rolling(2).state("A 5/10; B 6/9; C 7/8; pile 9")


@pytest.mark.rule("DICE-CHAR-PAUL-1")
def test_dynamite_hurts_paul_regret():
    story = DiceStory(A="paul_regret", B="plain", C="plain", D="plain").turn("A")
    story.rolls("dynamite dynamite dynamite gatling gatling").state("A 10/11").passes_to("B")


# ---- Pedro Ramirez -------------------------------------------------------------------------------------------------


@pytest.mark.rule("DICE-CHAR-PEDRO-1")
@pytest.mark.parametrize(
    ("shots", "arrows", "most"), [(1, 1, 1), (1, 3, 1), (2, 1, 1), (2, 2, 2), (2, 3, 2), (3, 2, 2), (3, 4, 3)]
)
def test_pedro_returns_an_arrow_for_each_point_he_loses(shots, arrows, most):
    story = shot_at(B=f"pedro_ramirez arrows {arrows}", shots=shots).shoots(*["B"] * shots).asks("B", "return_arrows")
    assert story.options() == [f"return {number}" for number in range(most + 1)]
    story.refuses(f"return {most + 1}").returns("B", most)
    left = f" arrows {arrows - most}" if arrows > most else ""
    story.state(f"B {8 - shots}/8{left}; pile {9 - arrows + most}").passes_to("B")


@pytest.mark.rule("DICE-CHAR-PEDRO-1")
@pytest.mark.parametrize(("number", "left"), [(0, 3), (1, 2), (2, 1)])
def test_pedro_may_return_fewer_arrows_than_he_could(number, left):
    story = shot_at(B="pedro_ramirez arrows 3", shots=2).shoots("B", "B").returns("B", number)
    story.state(f"B 6/8 arrows {left}; pile {6 + number}").passes_to("B")


@pytest.mark.rule("DICE-CHAR-PEDRO-1")
def test_pedro_returns_one_arrow_for_a_gatling():
    story = DiceStory(A="plain", B="pedro_ramirez arrows 3", C="plain", D="plain").turn("A").rolls(GATLING).stops()
    story.asks("B", "return_arrows")
    assert story.options() == ["return 0", "return 1"]
    story.returns("B", 1).state("B 7/8 arrows 2; C 7/8; D 7/8; pile 7").passes_to("B")


@pytest.mark.rule("DICE-CHAR-PEDRO-1")
def test_pedro_without_arrows_is_not_asked():
    shot_at(4, B="pedro_ramirez").shoots("B", "B", "B").state("B 5/8; pile 5").passes_to("B")


@pytest.mark.rule("DICE-CHAR-PEDRO-1")
def test_pedro_is_not_asked_if_others_are_hit():
    shot_at(B="pedro_ramirez arrows 2").shoots("E", "E", "E").state("E 5/8; pile 7").passes_to("B")


@pytest.mark.rule("DICE-CHAR-PEDRO-1")
@pytest.mark.parametrize("life", [2, 3])
def test_pedro_who_falls_is_not_asked_and_all_his_arrows_go_back(life):
    story = shot_at(2, B=f"pedro_ramirez {life}/8 arrows 5").shoots("B", "B", "B")
    story.state("B out; pile 7").passes_to("C")


@pytest.mark.rule("DICE-CHAR-PEDRO-1")
def test_pedro_who_keeps_one_point_is_asked():
    story = shot_at(B="pedro_ramirez 4/8 arrows 5").shoots("B", "B", "B").returns("B", 3)
    story.state("B 1/8 arrows 2; pile 7").passes_to("B")


@pytest.mark.rule("DICE-CHAR-PEDRO-1")
def test_pedro_returns_two_arrows_for_a_doubled_shot():
    story = DiceStory(A="slab_the_killer", B="pedro_ramirez arrows 4", C="plain", D="plain").turn("A")
    story.rolls("1 beer dynamite dynamite gatling").stops().shoots("B twice").refuses("return 3").returns("B", 2)
    story.state("B 6/8 arrows 2; pile 7").passes_to("B")


@pytest.mark.rule("DICE-CHAR-PEDRO-2")
def test_pedro_cannot_shrink_an_attack():
    story = DiceStory(A="arrows 3", B="pedro_ramirez arrows 4", C="arrows 1", D="plain").turn("A")
    story.rolls("arrow dynamite dynamite gatling gatling").rolling(2).state("A 6/10; B 4/8; C 7/8; pile 9")


@pytest.mark.rule("DICE-CHAR-PEDRO-2")
def test_pedro_falls_to_an_attack_with_as_many_arrows_as_life_points():
    story = DiceStory(A="arrows 3", B="pedro_ramirez 4/8 arrows 4", C="arrows 1", D="plain").turn("A")
    story.rolls("arrow dynamite dynamite gatling gatling").rolling(2).state("A 6/10; B out; C 7/8; pile 9")


@pytest.mark.rule("DICE-CHAR-PEDRO-2")
@pytest.mark.parametrize(("number", "pedro"), [(0, "9/10 arrows 3"), (1, "9/10 arrows 2")])
def test_pedro_returns_an_arrow_for_his_own_dynamite(number, pedro):
    story = DiceStory(A="pedro_ramirez arrows 2", B="plain", C="plain", D="plain").turn("A")
    story.rolls(EXPLOSION).asks("A", "return_arrows")
    assert story.options() == ["return 0", "return 1"]
    story.returns("A", number).state(f"A {pedro}; pile {6 + number}").passes_to("B")


@pytest.mark.rule("DICE-CHAR-PEDRO-2")
def test_pedro_without_arrows_is_not_asked_about_his_dynamite():
    story = DiceStory(A="pedro_ramirez", B="plain", C="plain", D="plain").turn("A")
    story.rolls("dynamite dynamite dynamite gatling gatling").state("A 9/10; pile 9").passes_to("B")


@pytest.mark.rule("DICE-CHAR-PEDRO-2")
def test_pedro_who_falls_to_his_own_dynamite_is_not_asked():
    story = DiceStory(A="outlaw pedro_ramirez 1/8 arrows 2", B="sheriff", C="outlaw", D="renegade").turn("A")
    story.rolls("dynamite dynamite dynamite 1 beer").state("A out; pile 9").passes_to("B")
