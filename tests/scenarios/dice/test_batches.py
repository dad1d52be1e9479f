"""Losing life: what happens at the same instant, step by step, and which ability answers which cause."""

import pytest

from boothill.games.dice.rules.characters import CHARACTER_INDEX, CHARACTERS
from boothill.games.dice.rules.terms import BULLSEYE, EXPLOSION, GATLING_FIRE, INDIANS, STRUCK_BACK
from boothill.kernel.decision import NOBODY
from support.dice_story import NAMES, DiceStory

GATLING = "gatling gatling gatling dynamite dynamite"
BATCH = ("fired", "returned_arrows", "spared", "took_arrows", "lost_life", "eliminated", "gained_life")


def losses(story):
    """Who lost how many life points by whom and to what, in the order in which it is told."""
    return [(NAMES[seat], points, by, cause) for _, (seat, points, _, by, cause), _, _ in story.events("lost_life")]


@pytest.fixture
def teach():
    """For this test some characters can do what the first one can: in the base game nobody shares an ability."""
    before = []

    def teach(ability, of, *others):
        taught = [CHARACTERS[CHARACTER_INDEX[one]] for one in (of, *others)]
        for who in taught:
            before.append((who, ability, getattr(who, ability)))
            object.__setattr__(who, ability, getattr(taught[0], ability))  # a character never changes otherwise

    yield teach
    for who, ability, value in before:
        object.__setattr__(who, ability, value)


# ---- Four kinds of batch -------------------------------------------------------------------------------------------


@pytest.mark.rule("DICE-HIT-1")
@pytest.mark.parametrize(
    "roll", ["dynamite dynamite dynamite arrow gatling", "dynamite dynamite dynamite dynamite dynamite"]
)
def test_an_explosion_costs_the_active_player_one_point_and_nobody_else(roll):
    story = DiceStory(A="", B="1", C="1", D="1").turn("A").rolls(roll)
    assert losses(story) == [("A", 1, NOBODY, EXPLOSION)]
    story.passes_to("B")


@pytest.mark.rule("DICE-HIT-1")
def test_all_bulls_eyes_of_a_turn_are_one_batch():
    story = DiceStory(A="", B="", C="", D="", E="").turn("A").rolls("1 2 1 2 1").stops().shoots("B", "C", "B", "C", "E")
    assert losses(story) == [("B", 2, 0, BULLSEYE), ("C", 2, 0, BULLSEYE), ("E", 1, 0, BULLSEYE)]
    story.passes_to("B")


@pytest.mark.rule("DICE-HIT-1")
def test_a_gatling_is_one_batch():
    story = DiceStory(A="", B="", C="", D="").turn("A").rolls(GATLING).stops().passes_to("B")
    assert losses(story) == [(name, 1, 0, GATLING_FIRE) for name in "BCD"]


@pytest.mark.rule("DICE-HIT-1", "DICE-ARROW-3")
def test_an_attack_is_one_batch():
    story = (
        DiceStory(A="arrows 2", B="arrows 4", C="arrows 2", D="").turn("A").rolls("arrow beer beer dynamite dynamite")
    )
    assert losses(story) == [("A", 3, NOBODY, INDIANS), ("B", 4, NOBODY, INDIANS), ("C", 2, NOBODY, INDIANS)]


@pytest.mark.rule("DICE-HIT-1")
def test_volley_and_gatling_of_one_turn_are_batches_of_their_own():
    story = DiceStory(A="", B="", C="", D="").turn("A").rolls("2 gatling gatling gatling 2").stops().shoots("C", "C")
    assert losses(story) == [("C", 2, 0, BULLSEYE), *[(name, 1, 0, GATLING_FIRE) for name in "BCD"]]
    story.passes_to("B")


@pytest.mark.rule("DICE-HIT-1", "DICE-DYN-5")
def test_the_explosion_comes_before_the_volley():
    story = DiceStory(A="", B="", C="", D="").turn("A").rolls("dynamite dynamite dynamite 1 2").shoots("B", "C")
    assert losses(story) == [("A", 1, NOBODY, EXPLOSION), ("B", 1, 0, BULLSEYE), ("C", 1, 0, BULLSEYE)]
    story.passes_to("B")


@pytest.mark.rule("DICE-HIT-1", "DICE-ARROW-3")
@pytest.mark.parametrize("sam", ["B", "C", "D"])
def test_losses_of_one_batch_are_simultaneous_and_nobody_is_saved_by_the_fall_of_another(sam):
    """Vulture Sam falls with two others, wherever he sits among them."""
    seats = {"A": "sheriff", "B": "outlaw 1", "C": "renegade 1", "D": "deputy 1", "E": "outlaw"}
    seats[sam] += " vulture_sam"
    story = DiceStory(**seats).turn("A").rolls(GATLING).stops().state("B out; C out; D out; E 7/8").passes_to("E")
    assert story.events("gained_life") == []


# ---- The steps of a batch ------------------------------------------------------------------------------------------


@pytest.mark.rule("DICE-HIT-2")
def test_all_steps_of_a_gatling_in_their_order():
    story = DiceStory(
        A="sheriff lucky_duke arrows 2",
        B="outlaw el_gringo",
        C="deputy bart_cassidy",
        D="outlaw 1 arrows 1",
        E="renegade vulture_sam 4",
        F="outlaw pedro_ramirez arrows 1",
        G="deputy paul_regret",
    ).turn("A")
    story.rolls(GATLING).stops().asks("C", "arrows_instead").takes("C", 1)
    story.asks("F", "return_arrows").returns("F", 1)
    assert story.told(*BATCH) == [
        "fired A",
        "returned_arrows A",
        "spared G",
        "took_arrows C",
        "lost_life B",
        "lost_life D",
        "lost_life E",
        "lost_life F",
        "returned_arrows F",
        "eliminated D",
        "returned_arrows D",
        "gained_life E",
        "took_arrows A",
    ]
    story.state("A 10/10 arrows 1; B 6/7; C 8/8 arrows 1; D out; E 5/9; F 7/8; pile 7").passes_to("B")


@pytest.mark.rule("DICE-HIT-2")
def test_all_steps_of_a_volley_in_their_order():
    """The shooter keeps his arrows, and Paul Regret is hurt."""
    story = DiceStory(
        A="sheriff calamity_janet arrows 2",
        B="outlaw pedro_ramirez arrows 1",
        C="deputy bart_cassidy",
        D="renegade vulture_sam 4",
        E="outlaw el_gringo 1 arrows 1",
        F="outlaw paul_regret",
    ).turn("A")
    story.rolls("1 1 1 1 dynamite").stops().shoots("F", "E", "C", "B")
    story.asks("C", "arrows_instead").takes("C", 1).asks("B", "return_arrows").returns("B", 1)
    assert story.told(*BATCH) == [
        "took_arrows C",
        "lost_life B",
        "lost_life E",
        "lost_life F",
        "returned_arrows B",
        "eliminated E",
        "returned_arrows E",
        "gained_life D",
        "took_arrows A",
    ]
    story.state("A 10/10 arrows 3; B 7/8; C 8/8 arrows 1; D 6/9; E out; F 8/9; pile 5").passes_to("B")


@pytest.mark.rule("DICE-HIT-2", "DICE-ARROW-4")
def test_all_steps_of_an_attack_in_their_order():
    story = DiceStory(
        A="sheriff arrows 1",
        B="outlaw el_gringo 7 arrows 1",
        C="deputy bart_cassidy arrows 2",
        D="outlaw 1 arrows 1",
        E="renegade vulture_sam 4 arrows 1",
        F="outlaw pedro_ramirez arrows 1",
        G="deputy jourdonnais arrows 1",
    ).turn("A")
    story.rolls("arrow beer beer dynamite dynamite")
    assert story.told(*BATCH) == [
        "took_arrows A",
        *[f"lost_life {name}" for name in "ABCDEFG"],
        "eliminated D",
        "gained_life E",
    ]
    story.rolling(2).state("A 8/10; B 6/7; C 6/8; D out; E 5/9; F 7/8; G 6/7; pile 9")


@pytest.mark.rule("DICE-HIT-2", "DICE-GAT-3")
def test_in_a_volley_the_shooter_keeps_his_arrows():
    story = DiceStory(A="arrows 2", B="", C="", D="").turn("A").rolls("1 gatling gatling dynamite dynamite").stops()
    story.shoots("B").state("B 7/8").passes_to("B")


@pytest.mark.rule("DICE-HIT-2", "DICE-CHAR-BART-1")
@pytest.mark.parametrize(("taken", "bart"), [(0, "out"), (1, "out"), (2, "1/8 arrows 2"), (3, "2/8 arrows 3")])
def test_bart_cassidy_decides_before_points_are_lost_and_can_save_himself(taken, bart):
    story = DiceStory(A="outlaw", B="deputy bart_cassidy 2", C="sheriff", D="outlaw", E="renegade").turn("A")
    story.rolls("1 1 1 dynamite dynamite").stops().shoots("B", "B", "B").asks("B", "arrows_instead")
    story.state("B 2/8; pile 9").takes("B", taken).state(f"B {bart}")
    story.passes_to("C" if bart == "out" else "B")


@pytest.mark.rule("DICE-HIT-2", "DICE-CHAR-BART-1", "DICE-CHAR-PEDRO-1")
@pytest.mark.parametrize(
    ("bart", "pedro"),
    [("B", "C"), ("C", "B"), ("D", "B"), ("B", "D")],
)
def test_bart_cassidy_decides_before_pedro_ramirez_wherever_they_sit(bart, pedro):
    seats = dict.fromkeys("ABCD", "") | {bart: "bart_cassidy", pedro: "pedro_ramirez arrows 1"}
    story = DiceStory(**seats).turn("A").rolls(GATLING).stops().asks(bart, "arrows_instead").takes(bart, 1)
    story.asks(pedro, "return_arrows").returns(pedro, 1).passes_to("B")


@pytest.mark.rule("DICE-HIT-2", "DICE-CHAR-BART-3", "DICE-CHAR-PEDRO-1")
def test_arrows_that_others_will_return_in_this_batch_do_not_help_bart_cassidy():
    """A pile of two: he may take one. Pedro's arrows and those of C, who falls, come back only afterwards."""
    story = DiceStory(A="", B="bart_cassidy", C="1 arrows 4", D="pedro_ramirez arrows 3", E="").turn("A")
    story.rolls("1 1 2 2 dynamite").stops().shoots("B", "B", "C", "D").asks("B", "arrows_instead")
    assert story.options() == ["take 0", "take 1"]
    story.refuses("take 2").takes("B", 1).asks("D", "return_arrows").returns("D", 1)
    story.state("B 7/8 arrows 1; C out; D 7/8 arrows 2; pile 6").passes_to("B")


@pytest.mark.rule("DICE-HIT-2", "DICE-CHAR-PEDRO-1")
@pytest.mark.parametrize(("held", "most"), [(1, 1), (2, 2), (3, 3), (4, 3)])
def test_pedro_ramirez_returns_at_most_one_arrow_per_point(held, most):
    story = DiceStory(A="", B=f"pedro_ramirez arrows {held}", C="", D="").turn("A")
    story.rolls("1 1 1 dynamite dynamite").stops().shoots("B", "B", "B").asks("B", "return_arrows")
    assert story.options() == [f"return {number}" for number in range(most + 1)]
    story.refuses(f"return {most + 1}").returns("B", most)
    assert (story.life("B"), story.arrows("B"), story.t.pile) == (5, held - most, 9 - held + most)
    story.passes_to("B")


@pytest.mark.rule("DICE-HIT-2", "DICE-CHAR-PEDRO-1")
def test_pedro_ramirez_is_not_asked_without_arrows_or_if_he_falls():
    for pedro, after in (("pedro_ramirez 2", "1/8"), ("pedro_ramirez 1 arrows 3", "out")):
        story = DiceStory(A="", B=pedro, C="", D="").turn("A").rolls("1 gatling gatling dynamite dynamite").stops()
        story.shoots("B").state(f"B {after}; pile 9").passes_to("C" if after == "out" else "B")


@pytest.mark.rule("DICE-HIT-2", "DICE-ARROW-7", "DICE-CHAR-GRINGO-4")
def test_arrows_returned_by_pedro_are_back_before_the_arrow_from_el_gringo():
    """The pile holds one. If Pedro returns an arrow the next one taken is not the last; if not, the Indians come."""
    seats = {"A": "", "B": "el_gringo", "C": "arrows 6", "D": "pedro_ramirez arrows 2"}
    story = DiceStory(**seats).turn("A").rolls("1 1 dynamite dynamite gatling").stops().shoots("B", "D")
    story.returns("D", 1).state("A 10/10 arrows 1; B 6/7; D 7/8 arrows 1; pile 1").passes_to("B")
    story = DiceStory(**seats).turn("A").rolls("1 1 dynamite dynamite gatling").stops().shoots("B", "D")
    story.returns("D", 0).state("A 9/10; B 6/7; C 2/8; D 5/8; pile 9").passes_to("B")


@pytest.mark.rule("DICE-HIT-2", "DICE-ARROW-7", "DICE-CHAR-GRINGO-4")
def test_arrows_of_the_eliminated_are_back_before_the_arrow_from_el_gringo():
    story = DiceStory(A="", B="el_gringo", C="arrows 6", D="1 arrows 2", E="").turn("A")
    story.rolls("1 2 dynamite dynamite gatling").stops().shoots("B", "D")
    story.state("A 10/10 arrows 1; B 6/7; D out; pile 2").passes_to("B")


@pytest.mark.rule("DICE-HIT-2", "DICE-CHAR-VULTURE-1")
@pytest.mark.parametrize(("fallen", "gained"), [("", 0), ("B", 2), ("BD", 4), ("BDE", 6)])
def test_vulture_sam_gains_two_points_for_each_player_of_the_batch(fallen, gained):
    seats = {"A": "sheriff", "B": "outlaw", "C": "deputy vulture_sam 2", "D": "deputy", "E": "outlaw", "F": "outlaw"}
    seats |= {name: f"{seats[name]} 1" for name in fallen}
    story = DiceStory(**seats, G="renegade").turn("A").rolls(GATLING).stops()
    assert story.life("C") == 2 - 1 + gained
    assert len(story.events("gained_life")) == (1 if gained else 0)
    story.passes_to("C" if "B" in fallen else "B")


@pytest.mark.rule("DICE-HIT-2", "DICE-CHAR-VULTURE-1", "DICE-CHAR-GRINGO-4")
def test_vulture_sam_gains_before_the_attack_that_el_gringo_causes():
    """He has two points and three arrows: the fall of D saves him."""
    story = DiceStory(
        A="outlaw", B="sheriff el_gringo", C="renegade vulture_sam 2 arrows 3", D="outlaw 1", E="deputy arrows 5"
    )
    story.turn("A").rolls("1 2 dynamite dynamite gatling").stops().shoots("B", "D")
    story.state("A 7/8; B 8/9; C 1/9; D out; E 3/8; pile 9").passes_to("B")


@pytest.mark.rule("DICE-HIT-2", "DICE-CHAR-GRINGO-4")
def test_the_end_of_the_game_is_checked_before_the_arrow_from_el_gringo():
    """It would be the last one, and the Indians would take the Sheriff."""
    story = DiceStory(A="sheriff 1", B="outlaw el_gringo 1", C="outlaw out", D="renegade out", E="deputy arrows 8")
    story.turn("A").rolls("1 2 dynamite dynamite gatling").stops().shoots("B", "E").state("B out; E 7/8 arrows 8")
    assert story.events("took_arrows") == []
    story.wins("A E")


@pytest.mark.rule("DICE-HIT-2", "DICE-CHAR-GRINGO-1")
@pytest.mark.parametrize(("active", "target"), [("A", "D"), ("B", "C")])
def test_el_gringo_answers_only_a_batch_that_cost_him_a_point(active, target):
    """In the turn of A the shot hits somebody else; in his own he is the one who shoots."""
    story = DiceStory(A="", B="el_gringo", C="", D="").turn(active).rolls("1 dynamite dynamite gatling gatling")
    story.stops().shoots(target).state(f"{target} 7/8; pile 9").passes_to("B" if active == "A" else "C")


@pytest.mark.rule("DICE-HIT-2", "DICE-RES-4", "DICE-CHAR-GRINGO-4")
def test_the_attack_that_el_gringo_causes_is_a_batch_of_its_own():
    """El Gringo falls in the volley, D in the attack; Vulture Sam gains twice."""
    story = DiceStory(
        A="sheriff", B="outlaw el_gringo 1", C="deputy arrows 4", D="outlaw 4 arrows 4", E="renegade vulture_sam 3"
    )
    story.turn("A").rolls("1 beer beer dynamite dynamite").stops().shoots("B").asks("A", "heal")
    story.state("A 9/10; B out; C 4/8; D out; E 7/9; pile 9")
    order = [
        "lost_life B",
        "eliminated B",
        "gained_life E",
        "took_arrows A",
        "lost_life A",
        "lost_life C",
        "lost_life D",
    ]
    assert story.told(*BATCH) == [*order, "eliminated D", "gained_life E"]
    story.heals("A", "A").state("A 10/10").passes_to("C")


# ---- Several who decide --------------------------------------------------------------------------------------------


@pytest.mark.rule("DICE-HIT-3")
@pytest.mark.parametrize(("active", "order"), [("A", "BDE"), ("B", "DE"), ("C", "DEB"), ("D", "EB"), ("E", "BD")])
def test_several_who_may_take_arrows_decide_clockwise_from_the_left_of_the_active_player(teach, active, order):
    teach("arrows_for_hits", "bart_cassidy", "lucky_duke", "suzy_lafayette")
    story = DiceStory(A="", B="lucky_duke", C="", D="bart_cassidy", E="suzy_lafayette").turn(active)
    story.rolls(GATLING).stops()
    for name in order:
        story.asks(name, "arrows_instead").takes(name, 1)
    story.passes_to(NAMES[(NAMES.index(active) + 1) % 5])


@pytest.mark.rule("DICE-HIT-3")
@pytest.mark.parametrize(("active", "order"), [("A", "BDE"), ("C", "DEB"), ("D", "EB")])
def test_several_who_may_return_arrows_decide_clockwise_as_well(teach, active, order):
    teach("returns_arrows", "pedro_ramirez", "lucky_duke", "suzy_lafayette")
    story = DiceStory(A="", B="lucky_duke arrows 1", C="", D="pedro_ramirez arrows 1", E="suzy_lafayette arrows 1")
    story.turn(active).rolls(GATLING).stops()
    for name in order:
        story.asks(name, "return_arrows").returns(name, 1)
    story.passes_to(NAMES[(NAMES.index(active) + 1) % 5])


# ---- Which ability answers which cause -----------------------------------------------------------------------------

CAUSES = {
    "bullseye": ("A", "1 1 dynamite dynamite gatling", 2),
    "gatling": ("A", "gatling gatling gatling dynamite dynamite", 1),
    "indians": ("A", "arrow dynamite dynamite gatling gatling", 3),
    "dynamite": ("B", "dynamite dynamite dynamite gatling gatling", 1),
}
"""Who is active, what he rolls, and what it costs B, who holds three arrows while one lies in the pile."""


def hurt(character, cause):
    """B, somebody with five points, is about to lose some."""
    active, roll, _ = CAUSES[cause]
    arrows = 5 if cause == "indians" else 2
    story = DiceStory(A="outlaw", B=f"sheriff {character} 5 arrows 3", C="outlaw", D=f"renegade arrows {arrows}")
    story.turn(active).rolls(roll)
    if cause != "dynamite":
        story.stops()
    return story.shoots("B", "B") if cause == "bullseye" else story


def over(story, cause):
    """The turn is over, and nobody was asked anything more."""
    return story.passes_to("C" if cause == "dynamite" else "B")


@pytest.mark.rule("DICE-HIT-4", "DICE-CHAR-BART-1", "DICE-CHAR-BART-2")
@pytest.mark.parametrize(
    ("cause", "asked"), [("bullseye", True), ("gatling", True), ("indians", False), ("dynamite", False)]
)
def test_what_bart_cassidy_may_take_arrows_for(cause, asked):
    story = hurt("bart_cassidy", cause)
    points = CAUSES[cause][2]
    if asked:
        story.asks("B", "arrows_instead").takes("B", points)
        assert (story.life("B"), story.arrows("B")) == (5, 3 + points)
    else:
        assert story.life("B") == 5 - points
    over(story, cause)


@pytest.mark.rule("DICE-HIT-4", "DICE-CHAR-GRINGO-1", "DICE-CHAR-GRINGO-2")
@pytest.mark.parametrize(("cause", "arrows"), [("bullseye", 1), ("gatling", 1), ("indians", 0), ("dynamite", 0)])
def test_what_el_gringo_gives_the_active_player_an_arrow_for(cause, arrows):
    story = over(hurt("el_gringo", cause), cause)
    assert story.life("B") == 5 - CAUSES[cause][2]
    assert [public[0] for _, public, _, _ in story.events("took_arrows") if public[3] == STRUCK_BACK] == [0] * arrows


@pytest.mark.rule("DICE-HIT-4", "DICE-CHAR-PEDRO-1", "DICE-CHAR-PEDRO-2")
@pytest.mark.parametrize(
    ("cause", "asked"), [("bullseye", True), ("gatling", True), ("indians", False), ("dynamite", True)]
)
def test_what_pedro_ramirez_may_return_arrows_for(cause, asked):
    story = hurt("pedro_ramirez", cause)
    points = CAUSES[cause][2]
    if asked:
        story.asks("B", "return_arrows").returns("B", points)
        assert story.arrows("B") == 3 - points
    assert story.life("B") == 5 - points
    over(story, cause)


@pytest.mark.rule("DICE-HIT-4", "DICE-CHAR-PAUL-1")
@pytest.mark.parametrize(("cause", "left"), [("bullseye", 3), ("gatling", 5), ("indians", 2), ("dynamite", 4)])
def test_what_costs_paul_regret_nothing(cause, left):
    assert over(hurt("paul_regret", cause), cause).life("B") == left


@pytest.mark.rule("DICE-HIT-4", "DICE-CHAR-JOURDONNAIS-1")
@pytest.mark.parametrize(("cause", "left"), [("bullseye", 3), ("gatling", 4), ("indians", 4), ("dynamite", 4)])
def test_what_costs_jourdonnais_one_point_at_most(cause, left):
    story = over(hurt("jourdonnais", cause), cause)
    assert story.life("B") == left
    assert [public for _, public, _, _ in story.events("spared")] == ([(1, 1, INDIANS)] if cause == "indians" else [])


@pytest.mark.rule("DICE-HIT-4", "DICE-CHAR-VULTURE-1")
@pytest.mark.parametrize(
    ("active", "roll", "target", "arrows"),
    [
        ("A", "1 dynamite dynamite arrow arrow", "D", 0),
        ("A", "gatling gatling gatling dynamite dynamite", "", 0),
        ("A", "arrow dynamite dynamite gatling gatling", "", 8),
        ("D", "dynamite dynamite dynamite gatling gatling", "", 0),
    ],
)
def test_vulture_sam_gains_whatever_eliminates_somebody(active, roll, target, arrows):
    story = DiceStory(A="outlaw", B="sheriff", C="renegade vulture_sam 3", D=f"outlaw 1 arrows {arrows}").turn(active)
    story.rolls(roll)
    if active == "A":
        story.stops()
    if target:
        story.shoots(target)
    assert story.is_out("D")
    assert story.life("C") == (4 if roll.startswith("gatling") else 5)
    story.passes_to("B" if active == "A" else "A")
