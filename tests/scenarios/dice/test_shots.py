"""Bull's-eyes: who sits how far away, who may be aimed at, and what a volley costs."""

import pytest

from boothill.games.dice.rules.characters import CHARACTERS
from support.dice_story import NAMES, DiceStory

RINGS = [
    (8, "", "A", "BH", "CG"),
    (7, "", "A", "BG", "CF"),
    (6, "", "A", "BF", "CE"),
    (5, "", "A", "BE", "CD"),
    (4, "", "A", "BD", "C"),
    (5, "", "D", "CE", "AB"),
    (6, "", "F", "AE", "BD"),
    (8, "B", "A", "CH", "DG"),
    (8, "BH", "A", "CG", "DF"),
    (8, "BCH", "A", "DG", "EF"),
    (8, "E", "A", "BH", "CG"),
    (8, "D", "C", "BE", "AF"),
    (5, "B", "A", "CE", "D"),
    (7, "CEF", "G", "AD", "B"),
]
"""Players, who is out, who shoots, whom a 1 may hit, whom a 2 may hit."""


def table(players, out="", **seats):
    """Everybody plain and in good health, but for these."""
    told = {name: "out" if name in out else "" for name in NAMES[:players]}
    return DiceStory(**(told | seats))


def offered(story):
    """At whom the die in question may be aimed."""
    return {option.removeprefix("shoot ") for option in story.options()}


# ---- Distance ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("DICE-SHOT-1", "DICE-SHOT-2", "DICE-SHOT-3")
@pytest.mark.parametrize(("players", "out", "shooter", "ones", "twos"), RINGS)
def test_a_1_reaches_one_place_and_a_2_two_places_either_way_round_the_living(players, out, shooter, ones, twos):
    story = table(players, out).turn(shooter).rolls("1 2 2 dynamite dynamite")
    assert story.targets("1") == set(ones)
    assert story.targets("2") == set(twos)
    assert offered(story.stops()) == set(ones)
    story.shoots(ones[1], twos[0], twos[-1])
    hits = [event[1][:3] for event in story.events("lost_life")]
    expected = {ones[1]: 1, twos[0]: 1, twos[-1]: 2 if len(twos) == 1 else 1}
    assert {NAMES[seat]: points for seat, points, _ in hits} == expected
    story.passes_to(NAMES[story.t.active])


@pytest.mark.rule("DICE-SHOT-1")
@pytest.mark.parametrize(
    ("players", "out", "distances"),
    [
        (8, "", {"B": 1, "C": 2, "D": 3, "E": 4, "F": 3, "G": 2, "H": 1}),
        (7, "", {"B": 1, "C": 2, "D": 3, "E": 3, "F": 2, "G": 1}),
        (8, "BCG", {"D": 1, "E": 2, "F": 2, "H": 1}),
        (4, "", {"B": 1, "C": 2, "D": 1}),
        (3, "", {"B": 1, "C": 1}),
        (4, "BD", {"C": 1}),
    ],
)
def test_the_distance_is_counted_the_shorter_way_without_the_eliminated(players, out, distances):
    story = table(players, out).turn("A").rolls("beer beer arrow arrow dynamite")
    view = story.view("A")
    assert {name: view.distance(0, story.seat(name)) for name in distances} == distances
    assert {name: view.distance(story.seat(name), 0) for name in distances} == distances


# ---- A 1 and a 2 ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("DICE-SHOT-2")
@pytest.mark.parametrize("target", ["B", "E"])
def test_the_shooter_chooses_which_neighbour_a_1_hits(target):
    story = table(5).turn("A").rolls("1 arrow arrow dynamite dynamite").stops().asks("A", "shoot")
    story.refuses("shoot C").refuses("shoot D").shoots(target)
    story.state(f"A 10/10 arrows 2; {target} 7/8").passes_to("B")


@pytest.mark.rule("DICE-SHOT-3")
@pytest.mark.parametrize("target", ["C", "D"])
def test_a_2_hits_two_places_away_and_no_neighbour(target):
    story = table(5).turn("A").rolls("2 arrow arrow dynamite dynamite").stops().asks("A", "shoot")
    story.refuses("shoot B").refuses("shoot E").shoots(target)
    story.state(f"A 10/10 arrows 2; {target} 7/8").passes_to("B")


@pytest.mark.rule("DICE-SHOT-3")
def test_a_2_goes_exactly_two_places_and_no_further():
    story = table(8).turn("A").rolls("2 arrow arrow dynamite dynamite").stops().asks("A", "shoot")
    story.refuses("shoot D").refuses("shoot E").refuses("shoot F").refuses("shoot H")
    story.shoots("G").state("A 10/10 arrows 2; G 7/8").passes_to("B")


@pytest.mark.rule("DICE-SHOT-4")
@pytest.mark.parametrize(
    ("players", "out", "reached"),
    [
        (3, "", "BC"),
        (3, "B", "C"),
        (4, "C", "BD"),
        (4, "B", "CD"),
        (5, "BD", "CE"),
        (8, "BCDFG", "EH"),
        (8, "BCDEFG", "H"),
        (4, "BC", "D"),
        (4, "", "C"),
        (5, "B", "D"),
    ],
)
def test_with_two_or_three_living_a_2_counts_as_a_1_and_with_four_it_does_not(players, out, reached):
    story = table(players, out, A="suzy_lafayette").turn("A").rolls("2 1 arrow dynamite dynamite")
    assert story.targets("2") == set(reached)
    assert (story.targets("1") == set(reached)) == (players - len(out) < 4)


@pytest.mark.rule("DICE-SHOT-4")
def test_of_three_a_1_and_a_2_hit_the_same_neighbour():
    story = table(5, "BD").turn("A").rolls("1 2 2 dynamite dynamite").stops().shoots("C", "C", "E")
    story.state("C 6/8; E 7/8").passes_to("C")


@pytest.mark.rule("DICE-SHOT-4", "DICE-CHAR-JANET-2", "DICE-CHAR-ROSE-2")
@pytest.mark.parametrize("character", ["calamity_janet", "rose_doolan"])
@pytest.mark.parametrize(("out", "reached"), [("B", "CD"), ("BD", "C")])
def test_longer_reach_makes_no_difference_among_two_or_three(character, out, reached):
    story = table(4, out, A=character).turn("A").rolls("1 2 arrow dynamite dynamite")
    assert story.targets("1") == story.targets("2") == set(reached)


@pytest.mark.rule("DICE-SHOT-4", "DICE-SHOT-6")
def test_the_indians_leave_three_and_the_2_of_the_same_turn_is_a_1():
    story = table(4, A="arrows 2", B="3 arrows 3", C="8 arrows 3").turn("A").rolls("arrow 2 2 dynamite dynamite")
    story.state("A 7/10; B out; C 5/8; pile 9").stops().asks("A", "shoot")
    assert offered(story) == {"C", "D"}
    story.shoots("C", "D").state("C 4/8; D 7/8").passes_to("C")


@pytest.mark.rule("DICE-SHOT-5")
def test_of_four_only_the_one_opposite_is_hit_by_a_2_and_nobody_is_asked():
    story = table(4).turn("A").rolls("2 2 arrow dynamite dynamite").stops()
    assert story.told("aimed", "turn_over") == ["aimed A", "aimed A", "turn_over A"]
    story.shoots("C", "C").state("A 10/10 arrows 1; C 6/8").passes_to("B")


@pytest.mark.rule("DICE-SHOT-5")
@pytest.mark.parametrize(("players", "twos"), [(5, "CD"), (6, "CE"), (7, "CF"), (8, "CG")])
def test_of_five_or_more_a_2_has_two_targets(players, twos):
    story = table(players).turn("A").rolls("2 arrow arrow dynamite dynamite").stops().asks("A", "shoot")
    assert story.options() == [f"shoot {target}" for target in twos]


@pytest.mark.rule("DICE-SHOT-5", "DICE-CHAR-ROSE-3")
def test_of_four_rose_doolan_reaches_everybody_with_a_2():
    story = table(4, A="rose_doolan").turn("A").rolls("2 2 2 dynamite dynamite").stops().asks("A", "shoot")
    story.shoots("B", "C", "D").state("B 7/8; C 7/8; D 7/8").passes_to("B")


# ---- The volley ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("DICE-SHOT-6")
def test_nobody_is_hurt_before_the_last_die_is_aimed():
    story = table(5, B="3").turn("A").rolls("1 2 1 dynamite dynamite").stops().shoots("B", "C")
    assert story.decision.subject == (2, 2)
    assert story.view("E").aimed == (0, 1, 1, 0, 0)
    story.state("B 3/8; C 8/8").shoots("E").state("B 2/8; C 7/8; E 7/8").passes_to("B")
    assert story.told("aimed", "lost_life") == ["aimed A"] * 3 + ["lost_life B", "lost_life C", "lost_life E"]


@pytest.mark.rule("DICE-SHOT-6")
def test_the_dice_are_aimed_from_left_to_right_a_2_before_a_1_if_it_lies_there():
    story = table(5).turn("A").rolls("beer 2 dynamite 1 beer").stops()
    assert story.decision.subject == (1, 3)
    story.shoots("D")
    assert story.decision.subject == (3, 2)
    story.shoots("B").heals("D", "B").passes_to("B")


@pytest.mark.rule("DICE-SHOT-6")
def test_a_neighbour_who_will_fall_lets_nobody_move_up():
    story = table(5, B="1").turn("A").rolls("1 1 2 dynamite dynamite").stops().shoots("B")
    story.refuses("shoot C").shoots("E").refuses("shoot E").refuses("shoot B")
    assert offered(story) == {"C", "D"}
    story.shoots("C").state("B out; C 7/8; E 7/8").passes_to("C")


@pytest.mark.rule("DICE-SHOT-6", "DICE-SHOT-4")
def test_a_2_stays_a_2_if_the_volley_leaves_only_three():
    story = table(4, B="1").turn("A").rolls("1 2 arrow dynamite dynamite").stops()
    story.shoots("B", "C").state("A 10/10 arrows 1; B out; C 7/8").passes_to("C")


@pytest.mark.rule("DICE-SHOT-6")
def test_whoever_the_indians_took_no_longer_sits_between():
    story = table(6, A="arrows 2", B="1 arrows 1", F="2 arrows 2", C="8 arrows 3")
    story.turn("A").rolls("arrow 1 2 dynamite dynamite").state("A 7/10; B out; C 5/8; F out; pile 9")
    assert (story.targets("1"), story.targets("2")) == ({"C", "E"}, {"D"})
    story.stops().shoots("E", "D").state("D 7/8; E 7/8").passes_to("C")


@pytest.mark.rule("DICE-SHOT-6")
def test_volleys_of_dice_kept_from_several_rolls_are_one():
    story = table(5, B="el_gringo").turn("A").rolls("1 beer beer 2 dynamite")
    story.rerolls("2 3", "1 dynamite").stops().shoots("B", "B", "C")
    story.state("A 10/10 arrows 1; B 5/7; C 7/8").passes_to("B")


@pytest.mark.rule("DICE-SHOT-6", "DICE-CHAR-BART-1", "DICE-CHAR-PEDRO-1")
def test_whoever_answers_hits_is_asked_once_after_the_last_die_is_aimed():
    story = table(5, B="bart_cassidy", C="pedro_ramirez arrows 3").turn("A").rolls("1 2 1 2 dynamite").stops()
    story.shoots("B", "C", "B").asks("A", "shoot").shoots("C").asks("B", "arrows_instead")
    assert story.options() == ["take 0", "take 1", "take 2"]
    story.takes("B", 2).asks("C", "return_arrows").returns("C", 1)
    story.state("B 8/8 arrows 2; C 6/8 arrows 2; pile 5").passes_to("B")


@pytest.mark.rule("DICE-SHOT-7")
@pytest.mark.parametrize("life", [1, 2, 3])
def test_more_shots_than_life_points_may_hit_one_player(life):
    story = table(5, B=str(life)).turn("A").rolls("1 1 1 dynamite dynamite").stops()
    for _ in range(3):
        assert offered(story) == {"B", "E"}
        story.shoots("B")
    story.state("B out").passes_to("C")
    assert story.t.life == [10, 0, 8, 8, 8]


@pytest.mark.rule("DICE-SHOT-7")
def test_a_shot_too_many_is_lost():
    story = table(5, B="2").turn("A").rolls("1 1 1 1 1").stops().shoots("B", "B", "B", "B", "E")
    story.state("B out; E 7/8").passes_to("C")


@pytest.mark.rule("DICE-SHOT-8")
@pytest.mark.parametrize(
    ("targets", "state"),
    [
        ("B B C C", "B 6/8; C 6/8"),
        ("B E C D", "B 7/8; C 7/8; D 7/8; E 7/8"),
        ("E B D D", "B 7/8; D 6/8; E 7/8"),
        ("E E C D", "C 7/8; D 7/8; E 6/8"),
    ],
)
def test_each_die_is_aimed_on_its_own(targets, state):
    story = table(5).turn("A").rolls("1 1 2 2 dynamite").stops().shoots(*targets.split())
    story.state(state).passes_to("B")


@pytest.mark.rule("DICE-SHOT-8", "DICE-CHAR-JANET-1")
def test_calamity_janet_splits_dice_of_one_face_between_near_and_far():
    story = table(6, A="calamity_janet").turn("A").rolls("1 1 1 1 dynamite").stops()
    story.shoots("B", "C", "E", "F").state("B 7/8; C 7/8; E 7/8; F 7/8").passes_to("B")


# ---- Whom nobody can hit -------------------------------------------------------------------------------------------


@pytest.mark.rule("DICE-SHOT-9")
@pytest.mark.parametrize("living", range(2, 9))
@pytest.mark.parametrize("character", [who.id for who in CHARACTERS])
def test_every_bulls_eye_has_a_target_among_the_others_who_live(character, living):
    """Of the eliminated some sit next to the shooter."""
    story = table(8, "BDHFCE"[: 8 - living], A=character).turn("A")
    if character == "sid_ketchum":
        story.gives("A")
    story.rolls("1 2 arrow arrow beer")
    alive = {name for name in NAMES if not story.is_out(name)}
    assert len(alive) == living
    for face in ("1", "2"):
        assert story.targets(face)
        assert story.targets(face) <= alive - {"A"}


@pytest.mark.rule("DICE-SHOT-9")
def test_aiming_at_oneself_or_at_somebody_who_is_out_is_refused():
    story = table(6, "B").turn("A").rolls("1 2 arrow dynamite dynamite").stops().asks("A", "shoot")
    story.refuses("shoot A").refuses("shoot B").shoots("C").asks("A", "shoot")
    story.refuses("shoot A").refuses("shoot B").shoots("E")
    story.state("A 10/10 arrows 1; C 7/8; E 7/8").passes_to("C")


@pytest.mark.rule("DICE-SHOT-9", "DICE-SHOT-4")
@pytest.mark.parametrize("character", ["suzy_lafayette", "calamity_janet", "rose_doolan"])
def test_of_two_every_shot_hits_the_other_one_and_nobody_is_asked(character):
    story = table(4, "BC", A=character).turn("A").rolls("1 2 2 dynamite arrow").stops()
    assert story.told("aimed", "turn_over") == ["aimed A"] * 3 + ["turn_over A"]
    life = CHARACTERS[story.t.character[0]].life + 2
    story.shoots("D", "D", "D").state(f"A {life}/{life} arrows 1; D 5/8").passes_to("D")


# ---- What a hit costs ----------------------------------------------------------------------------------------------


@pytest.mark.rule("DICE-SHOT-10")
@pytest.mark.parametrize(("roll", "target"), [("1", "B"), ("2", "C")])
def test_a_hit_costs_one_point_whatever_its_number(roll, target):
    story = table(5).turn("A").rolls(f"{roll} arrow arrow dynamite dynamite").stops().shoots(target)
    story.state(f"A 10/10 arrows 2; {target} 7/8").passes_to("B")


@pytest.mark.rule("DICE-SHOT-10", "DICE-CHAR-SLAB-1", "DICE-CHAR-SLAB-2")
def test_a_hit_doubled_by_slab_costs_two_points():
    story = table(5, A="slab_the_killer").turn("A").rolls("1 2 beer dynamite dynamite").stops()
    story.shoots("B twice", "C").state("B 6/8; C 7/8").passes_to("B")


@pytest.mark.rule("DICE-SHOT-10", "DICE-CHAR-SLAB-1")
def test_nobody_else_doubles_a_shot_with_his_beer():
    story = table(5).turn("A").rolls("1 2 beer dynamite dynamite").stops().asks("A", "shoot")
    story.refuses("shoot B twice").shoots("B", "C").asks("A", "heal").heals("A")
    story.state("B 7/8; C 7/8").passes_to("B")


@pytest.mark.rule("DICE-SHOT-10", "DICE-SHOT-7")
@pytest.mark.parametrize(("life", "left"), [(1, "out"), (2, "out"), (3, "1/8")])
def test_two_hits_eliminate_whoever_has_two_points_or_fewer(life, left):
    story = table(5, B=str(life)).turn("A").rolls("1 1 arrow dynamite dynamite").stops().shoots("B", "B")
    story.state(f"A 10/10 arrows 1; B {left}").passes_to("C" if left == "out" else "B")
