"""Characters who meet: whose ability comes first, and what it leaves to the other."""

import pytest

from boothill.games.dice.rules.terms import GATLING_FIRE, INDIANS
from support.dice_story import DiceStory

GATLING = "gatling gatling gatling dynamite dynamite"
SHOT = "1 dynamite dynamite gatling gatling"


# ---- arrows in the batch: Bart Cassidy, Pedro Ramirez, El Gringo ---------------------------------------------------


@pytest.mark.rule("DICE-CHAR-BART-3", "DICE-CHAR-GRINGO-4")
@pytest.mark.parametrize(
    ("number", "after"),
    [(1, "A 10/10 arrows 1; B 7/8 arrows 1; E 6/7; pile 1"), (2, "A 9/10; B 6/8; C 2/8; E 6/7; pile 9")],
)
def test_bart_may_leave_the_last_arrow_to_whoever_hit_el_gringo(number, after):
    story = DiceStory(A="plain", B="bart_cassidy", C="arrows 6", D="plain", E="el_gringo").turn("A")
    story.rolls("1 1 1 dynamite dynamite").stops().shoots("B", "B", "E").refuses("take 3").takes("B", number)
    story.state(after).passes_to("B")


@pytest.mark.rule("DICE-CHAR-GRINGO-1", "DICE-CHAR-BART-1")
def test_arrows_that_bart_takes_are_no_concern_of_el_gringo():
    story = DiceStory(A="plain", B="bart_cassidy", C="plain", D="plain", E="el_gringo").turn("A")
    story.rolls("1 1 dynamite dynamite gatling").stops().shoots("B", "B").takes("B", 2)
    story.state("B 8/8 arrows 2; pile 7").passes_to("B")
    assert story.events("lost_life") == []


@pytest.mark.rule("DICE-CHAR-BART-3", "DICE-CHAR-GRINGO-3")
def test_whoever_fires_returns_his_arrows_before_bart_and_el_gringo_answer():
    story = DiceStory(A="arrows 2", B="bart_cassidy 1/8", C="arrows 6", D="el_gringo").turn("A").rolls(GATLING).stops()
    story.asks("B", "arrows_instead").state("A 10/10; pile 3").takes("B", 1)
    story.state("A 10/10 arrows 1; B 1/8 arrows 1; C 7/8 arrows 6; D 6/7; pile 1").passes_to("B")


@pytest.mark.rule("DICE-CHAR-BART-3")
def test_arrows_of_those_who_fall_beside_bart_come_too_late_for_him():
    story = DiceStory(A="plain", B="bart_cassidy", C="plain", D="plain", E="1/8 arrows 8").turn("A")
    story.rolls("1 1 dynamite dynamite gatling").stops().shoots("E", "B").state("B 7/8; E out; pile 9").passes_to("B")


@pytest.mark.rule("DICE-CHAR-BART-1", "DICE-CHAR-PEDRO-1")
@pytest.mark.parametrize("dice", ["1 1 dynamite dynamite gatling", GATLING])
def test_bart_decides_before_pedro_wherever_they_sit(dice):
    story = DiceStory(A="plain", B="pedro_ramirez arrows 2", C="plain", D="bart_cassidy").turn("A").rolls(dice).stops()
    if "1" in dice:
        story.shoots("B", "D")
    story.asks("D", "arrows_instead").takes("D", 1).asks("B", "return_arrows").returns("B", 1)
    others = "; C 7/8" if dice == GATLING else ""
    story.state(f"B 7/8 arrows 1; D 8/8 arrows 1; pile 7{others}").passes_to("B")


@pytest.mark.rule("DICE-CHAR-BART-3", "DICE-CHAR-PEDRO-1")
def test_arrows_that_pedro_returns_come_too_late_for_bart():
    story = DiceStory(A="plain", B="pedro_ramirez arrows 8", C="plain", D="bart_cassidy").turn("A")
    story.rolls("1 1 dynamite dynamite gatling").stops().shoots("B", "D").returns("B", 1)
    story.state("B 7/8 arrows 7; D 7/8; pile 2").passes_to("B")


@pytest.mark.rule("DICE-CHAR-PEDRO-1", "DICE-CHAR-GRINGO-4")
@pytest.mark.parametrize(
    ("number", "after"),
    [(1, "A 10/10 arrows 1; B 7/8 arrows 2; D 6/7; pile 1"), (0, "A 9/10; B 4/8; C 3/8; D 6/7; pile 9")],
)
def test_pedro_returns_arrows_before_one_is_taken_for_el_gringo(number, after):
    story = DiceStory(A="plain", B="pedro_ramirez arrows 3", C="arrows 5", D="el_gringo").turn("A")
    story.rolls("1 1 dynamite dynamite gatling").stops().shoots("B", "D").returns("B", number)
    story.state(after).passes_to("B")


@pytest.mark.rule("DICE-CHAR-GRINGO-1")
def test_el_gringo_takes_no_arrow_for_those_he_hurts_himself():
    story = DiceStory(A="el_gringo arrows 2", B="bart_cassidy", C="plain", D="plain").turn("A").rolls(GATLING).stops()
    story.takes("B", 0).state("A 9/9; B 7/8; C 7/8; D 7/8; pile 9").passes_to("B")


# ---- El Gringo and the end -----------------------------------------------------------------------------------------


@pytest.mark.rule("DICE-CHAR-GRINGO-4")
def test_the_last_outlaw_is_el_gringo_but_a_renegade_lives_so_the_arrow_is_taken():
    story = DiceStory(A="sheriff", B="outlaw el_gringo 1/7", C="outlaw out", D="renegade").turn("A")
    story.rolls(SHOT).stops().shoots("B").state("A 10/10 arrows 1; B out; pile 8").passes_to("D")


@pytest.mark.rule("DICE-CHAR-GRINGO-4")
def test_the_sheriff_falls_to_the_last_arrow_for_el_gringo():
    story = DiceStory(A="sheriff 1/10", B="outlaw el_gringo", C="outlaw arrows 8", D="renegade").turn("A")
    story.rolls("1 beer beer gatling dynamite").stops().shoots("B").state("A out; B 6/7; C out; pile 9").wins("B C")


@pytest.mark.rule("DICE-CHAR-GRINGO-4")
def test_of_three_the_hunter_of_el_gringo_wins_before_any_arrow():
    story = DiceStory(A="deputy 1/8", B="outlaw arrows 8", C="renegade el_gringo 1/7").turn("A")
    story.rolls(SHOT).stops().shoots("C").state("C out; pile 1").wins("A")


@pytest.mark.rule("DICE-CHAR-GRINGO-4")
@pytest.mark.parametrize("life", [1, 2])
def test_of_three_whoever_fells_el_gringo_without_hunting_him_takes_the_arrow(life):
    story = DiceStory(A=f"outlaw {life}/8", B="deputy 9/9 arrows 8", C="renegade el_gringo 1/7").turn("A")
    story.rolls(SHOT).stops().shoots("C")
    if life == 1:
        story.state("A out; B 1/9; C out; pile 9").wins("B")
    else:
        story.state("A 1/8; B 1/9; C out; pile 9").passes_to("B")


# ---- what an arrow for El Gringo leaves of the turn ----------------------------------------------------------------


@pytest.mark.rule("DICE-CHAR-GRINGO-4", "DICE-CHAR-WILLY-2")
def test_willy_who_falls_to_the_arrow_for_el_gringo_does_not_fire():
    story = DiceStory(A="outlaw willy_the_kid 1/8", B="sheriff el_gringo", C="outlaw arrows 7", D="renegade arrows 1")
    story.turn("A").rolls("1 gatling gatling gatling dynamite").stops().shoots("B")
    story.state("A out; B 8/9; C 1/8; D 7/8; pile 9").passes_to("B")


@pytest.mark.rule("DICE-CHAR-GRINGO-4", "DICE-CHAR-KIT-1")
def test_kit_who_falls_to_the_arrow_for_el_gringo_removes_nothing():
    story = DiceStory(A="outlaw kit_carlson 1/7", B="sheriff el_gringo", C="outlaw jourdonnais arrows 8", D="renegade")
    story.turn("A").rolls("1 gatling gatling dynamite dynamite").stops().shoots("B")
    story.state("A out; B 8/9; C 6/7; pile 9").passes_to("B")


@pytest.mark.rule("DICE-CHAR-JESSE-1", "DICE-CHAR-GRINGO-4")
@pytest.mark.parametrize(("life", "after"), [(5, 6), (6, 6)])
def test_the_indians_of_el_gringo_may_make_jesse_weak_before_his_beers(life, after):
    story = DiceStory(A=f"outlaw jesse_jones {life}/9", B="sheriff el_gringo", C="outlaw", D="renegade arrows 8")
    story.turn("A").rolls("1 beer dynamite dynamite gatling").stops().shoots("B").heals("A")
    story.state(f"A {after}/9; B 8/9; D out; pile 9").passes_to("B")


@pytest.mark.rule("DICE-CHAR-SUZY-3", "DICE-CHAR-GRINGO-4")
@pytest.mark.parametrize(("life", "after"), [(1, "out"), (2, "3/8"), (3, "4/8")])
def test_suzy_gains_after_the_indians_her_gatling_brought_about(life, after):
    story = DiceStory(A=f"outlaw suzy_lafayette {life}/8", B="sheriff el_gringo", C="outlaw", D="renegade arrows 8")
    story.turn("A").rolls(GATLING).stops().state(f"A {after}; B 8/9; C 7/8; D out; pile 9").passes_to("B")


@pytest.mark.rule("DICE-CHAR-JOURDONNAIS-1", "DICE-CHAR-GRINGO-4")
def test_jourdonnais_loses_one_point_to_the_indians_his_shot_brought_about():
    story = DiceStory(A="jourdonnais 2/9 arrows 7", B="el_gringo", C="arrows 1", D="plain").turn("A").rolls(SHOT)
    story.stops().shoots("B").state("A 1/9; B 6/7; C 7/8; pile 9").passes_to("B")


# ---- Vulture Sam ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("DICE-CHAR-VULTURE-1", "DICE-CHAR-GRINGO-4")
@pytest.mark.parametrize(("life", "vulture", "other"), [(8, 2, "1/8"), (7, 4, "out")])
def test_vulture_gains_before_the_indians_come_for_el_gringo_and_again_through_them(life, vulture, other):
    told = {"A": "sheriff", "B": "deputy 1/8", "C": f"outlaw {life}/8 arrows 7", "D": "outlaw vulture_sam 1/9 arrows 1"}
    story = DiceStory(**told, E="renegade el_gringo").turn("A").rolls("1 1 dynamite dynamite gatling").stops()
    story.shoots("B", "E").state(f"A 9/10; B out; C {other}; D {vulture}/9; E 6/7; pile 9")
    story.passes_to("D" if other == "out" else "C")


@pytest.mark.rule("DICE-CHAR-VULTURE-1", "DICE-CHAR-GRINGO-4")
def test_vulture_who_fells_el_gringo_gains_before_he_takes_the_last_arrow():
    story = DiceStory(A="outlaw vulture_sam 1/9", B="outlaw el_gringo 1/7", C="sheriff arrows 8", D="renegade").turn(
        "A"
    )
    story.rolls(SHOT).stops().shoots("B").state("A 2/9; B out; C 2/10; pile 9").passes_to("C")


@pytest.mark.rule("DICE-CHAR-VULTURE-2", "DICE-CHAR-GRINGO-4")
def test_vulture_who_falls_to_the_arrow_for_el_gringo_gains_nothing_for_those_who_fall_with_him():
    story = DiceStory(A="outlaw vulture_sam 1/9", B="sheriff el_gringo", C="outlaw arrows 8", D="renegade").turn("A")
    story.rolls("1 beer beer dynamite gatling").stops().shoots("B")
    story.state("A out; B 8/9; C out; pile 9").passes_to("B")


@pytest.mark.rule("DICE-CHAR-VULTURE-1", "DICE-CHAR-BART-1")
@pytest.mark.parametrize(("number", "after"), [(0, "B out; C 4/9; pile 9"), (1, "B 1/8 arrows 1; C 2/9; pile 8")])
def test_vulture_gains_nothing_if_arrows_save_bart(number, after):
    story = DiceStory(A="plain", B="bart_cassidy 1/8", C="vulture_sam 3/9", D="plain").turn("A").rolls(GATLING)
    story.stops().takes("B", number).state(f"{after}; D 7/8").passes_to("B" if number else "C")


# ---- Kit Carlson ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("DICE-CHAR-KIT-3", "DICE-CHAR-BART-3")
def test_kit_who_removes_an_arrow_before_he_fires_gives_bart_one_to_take():
    story = DiceStory(A="kit_carlson", B="bart_cassidy 1/8 arrows 8", C="plain", D="plain").turn("A").rolls(GATLING)
    story.stops().removes("B").passes().takes("B", 1)
    story.state("B 1/8 arrows 8; C 7/8; D 7/8; pile 1").passes_to("B")


@pytest.mark.rule("DICE-CHAR-KIT-3", "DICE-CHAR-BART-3")
def test_bart_has_no_arrow_to_take_if_kit_removes_none():
    story = DiceStory(A="kit_carlson", B="bart_cassidy 1/8 arrows 8", C="plain", D="plain").turn("A").rolls(GATLING)
    story.stops().passes().state("B out; C 7/8; D 7/8; pile 9").passes_to("C")


@pytest.mark.rule("DICE-CHAR-KIT-3", "DICE-CHAR-GRINGO-4")
@pytest.mark.parametrize(
    ("whom", "after"),
    [("C", "A 9/9 arrows 1; B 6/7; C 6/7 arrows 7; D 7/8; pile 1"), ("", "A 8/9; B 6/7; C 5/7; D 7/8; pile 9")],
)
def test_kit_who_removes_an_arrow_before_he_fires_need_not_take_the_last_one(whom, after):
    story = DiceStory(A="kit_carlson", B="el_gringo", C="jourdonnais arrows 8", D="plain").turn("A").rolls(GATLING)
    story.stops().removes(*whom).passes().state(after).passes_to("B")


@pytest.mark.rule("DICE-CHAR-KIT-1")
def test_an_arrow_that_kit_removed_keeps_the_indians_away():
    story = DiceStory(A="kit_carlson", B="lucky_duke", C="arrows 8", D="plain").turn("A").rolls(SHOT).stops()
    story.shoots("B").removes("C").passes().state("B 7/8; C 8/8 arrows 7; pile 2").passes_to("B")
    story.rolls("arrow 2 2 2 2").rolling(3).state("B 7/8 arrows 1; pile 1")


@pytest.mark.rule("DICE-CHAR-KIT-1")
def test_an_arrow_that_kit_did_not_remove_brings_the_indians():
    story = DiceStory(A="kit_carlson", B="lucky_duke", C="arrows 8", D="plain").turn("A").rolls(SHOT).stops()
    story.shoots("B").passes().passes_to("B").rolls("arrow 2 2 2 2").rolling(3).state("B 6/8; C out; pile 9")


# ---- Paul Regret, Jourdonnais, Pedro Ramirez, Slab the Killer ------------------------------------------------------


@pytest.mark.rule("DICE-CHAR-PAUL-1", "DICE-CHAR-WILLY-1")
def test_in_one_turn_the_volley_hurts_paul_and_the_gatling_does_not():
    story = DiceStory(A="willy_the_kid", B="paul_regret", C="plain", D="plain").turn("A")
    story.rolls("1 gatling gatling dynamite dynamite").stops().shoots("B")
    story.state("B 8/9; C 7/8; D 7/8").passes_to("B")
    assert [event[1] for event in story.events("spared")] == [(1, 0, GATLING_FIRE)]


@pytest.mark.rule("DICE-CHAR-JOURDONNAIS-1")
@pytest.mark.parametrize(("arrows", "told"), [(0, []), (1, []), (2, [(1, 1, INDIANS)])])
def test_jourdonnais_is_said_to_be_spared_if_he_would_have_lost_more(arrows, told):
    story = DiceStory(A="plain", B=f"jourdonnais arrows {arrows}", C=f"arrows {6 - arrows}", D="arrows 2").turn("A")
    story.rolls("arrow dynamite dynamite gatling gatling").rolling(2)
    assert [event[1] for event in story.events("spared")] == told


@pytest.mark.rule("DICE-CHAR-JOURDONNAIS-1")
def test_a_gatling_and_dynamite_hurt_jourdonnais_like_everybody():
    story = DiceStory(A="willy_the_kid", B="jourdonnais", C="plain", D="plain").turn("A").rolls(GATLING).stops()
    story.state("B 6/7; C 7/8; D 7/8").passes_to("B")
    story.rolls("dynamite dynamite dynamite gatling gatling").state("B 5/7").passes_to("C")


@pytest.mark.rule("DICE-CHAR-PEDRO-2")
def test_pedro_has_no_arrow_left_for_his_dynamite_if_the_same_roll_brought_the_indians():
    story = DiceStory(A="pedro_ramirez arrows 2", B="arrows 6", C="plain", D="plain").turn("A")
    story.rolls("arrow dynamite dynamite dynamite gatling").state("A 6/10; B 2/8; pile 9").passes_to("B")


@pytest.mark.rule("DICE-CHAR-PEDRO-2")
def test_pedro_may_return_the_arrow_he_still_owed_after_the_indians_for_his_dynamite():
    story = DiceStory(A="pedro_ramirez arrows 2", B="arrows 6", C="plain", D="plain").turn("A")
    story.rolls("arrow dynamite dynamite dynamite arrow").asks("A", "return_arrows").state(
        "A 7/10 arrows 1; B 2/8; pile 8"
    )
    story.returns("A", 1).state("A 6/10; pile 9").passes_to("B")


@pytest.mark.rule("DICE-CHAR-SLAB-1", "DICE-CHAR-GRINGO-4")
@pytest.mark.parametrize(("life", "gringo"), [(2, "out"), (3, "1/7")])
def test_slab_takes_one_arrow_for_a_doubled_shot_that_el_gringo_may_not_survive(life, gringo):
    story = DiceStory(A="slab_the_killer", B=f"el_gringo {life}/7", C="plain", D="plain").turn("A")
    story.rolls("1 beer dynamite dynamite gatling").stops().shoots("B twice")
    story.state(f"A 10/10 arrows 1; B {gringo}; pile 8").passes_to("C" if gringo == "out" else "B")


@pytest.mark.rule("DICE-CHAR-SLAB-2")
def test_slab_who_falls_to_the_arrow_for_el_gringo_has_spent_his_beer_for_nothing():
    story = DiceStory(A="outlaw slab_the_killer 1/8", B="sheriff el_gringo", C="outlaw", D="renegade arrows 8").turn(
        "A"
    )
    story.rolls("1 beer beer dynamite gatling").stops().shoots("B twice")
    story.state("A out; B 7/9; D out; pile 9").passes_to("B")


@pytest.mark.rule("DICE-CHAR-BART-4", "DICE-CHAR-BART-1")
@pytest.mark.parametrize(("number", "bart"), [(0, "5/8"), (2, "7/8 arrows 2"), (3, "8/8 arrows 3")])
def test_a_doubled_and_a_single_shot_are_three_points_for_bart(number, bart):
    story = DiceStory(A="slab_the_killer 9/10", B="bart_cassidy", C="plain", D="plain").turn("A")
    story.rolls("1 1 beer beer dynamite").stops().shoots("B", "B twice").refuses("take 4").takes("B", number).heals("A")
    story.state(f"A 10/10; B {bart}; pile {9 - number}").passes_to("B")


@pytest.mark.rule("DICE-CHAR-SID-1", "DICE-CHAR-SUZY-1")
def test_a_turn_of_suzy_ends_before_sid_gives():
    story = DiceStory(A="outlaw suzy_lafayette 7/8", B="sheriff sid_ketchum", C="outlaw", D="renegade").turn("A")
    story.rolls("dynamite dynamite gatling gatling arrow").stops().state("A 8/8 arrows 1; pile 8").passes_to("B")
    story.gives("A").rolls("2 2 2 2 2").rolling(2).state("pile 8")
    assert [event[1] for event in story.events("gave_life")] == [(1, 0, 0)]
