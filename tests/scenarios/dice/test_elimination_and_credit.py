"""Leaving the game, and whose doing it was."""

import pytest

from boothill.family.roles import HIDDEN, OUTLAW, RENEGADE, ROLES
from boothill.kernel.decision import NOBODY
from support.dice_story import NAMES, DiceStory

GATLING = "gatling gatling gatling dynamite dynamite"
WAYS = ("bullseye", "gatling", "indians", "dynamite")


def fall(way, victim="outlaw", killer="sheriff", **seats):
    """B falls with one life point left, in the turn of A, or by dynamite in his own."""
    arrows = 8 if way == "indians" else 3
    rest = {"C": "outlaw", "D": "deputy", "E": "outlaw", "F": "renegade"}
    seats = {"A": killer, "B": f"{victim} 1 arrows {arrows}"} | rest | seats
    story = DiceStory(**seats).turn("B" if way == "dynamite" else "A")
    match way:
        case "bullseye":
            return story.rolls("1 dynamite dynamite gatling gatling").stops().shoots("B")
        case "gatling":
            return story.rolls(GATLING).stops()
        case "indians":
            return story.rolls("arrow dynamite dynamite gatling gatling").stops()
    return story.rolls("dynamite dynamite dynamite gatling gatling")


# ---- Elimination ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("DICE-ELIM-1")
@pytest.mark.parametrize("way", WAYS)
@pytest.mark.parametrize("role", ["outlaw", "renegade"])
def test_an_eliminated_player_shows_his_role_and_returns_his_arrows(way, role):
    story = fall(way, victim=role, F="outlaw" if role == "renegade" else "renegade")
    assert story.is_out("B")
    assert (story.arrows("B"), story.t.pile) == (0, 9)
    assert [public[:2] for _, public, _, _ in story.events("eliminated")] == [(1, ROLES.index(role))]
    assert {story.view(name).role[1] for name in "ACDEF"} == {ROLES.index(role)}
    assert story.view("A").role[2:] == (HIDDEN,) * 4
    story.passes_to("C")


@pytest.mark.rule("DICE-ELIM-1")
def test_nobody_shows_his_role_while_he_has_a_point_left():
    story = DiceStory(A="", B="2 arrows 3", C="", D="").turn("A").rolls("1 dynamite dynamite gatling gatling").stops()
    story.shoots("B").state("B 1/8 arrows 3; pile 6").passes_to("B")
    assert story.view("C").role[1] == HIDDEN


@pytest.mark.rule("DICE-ELIM-2")
@pytest.mark.parametrize("fallen", ["BC", "BD", "CDE", "BE"])
def test_players_eliminated_in_one_batch_leave_together(fallen):
    seats = {"A": "sheriff", "B": "outlaw", "C": "deputy", "D": "outlaw", "E": "deputy", "F": "outlaw", "G": "renegade"}
    seats |= {name: f"{seats[name]} 1 arrows 2" for name in fallen}
    story = DiceStory(**seats).turn("A").rolls(GATLING).stops()
    left = [name for name in "BCDEFG" if name not in fallen]
    assert story.t.seats == tuple(map(NAMES.index, ["A", *left]))
    assert (story.t.arrows, story.t.pile) == ([0] * 7, 9)
    events = story.told("lost_life", "eliminated", "turn_over")
    assert events[:6] == [f"lost_life {name}" for name in "BCDEFG"]
    assert set(events[6:-1]) == {f"eliminated {name}" for name in fallen}
    story.passes_to(left[0])


@pytest.mark.rule("DICE-ELIM-2", "DICE-CHAR-VULTURE-2")
@pytest.mark.parametrize(("sam", "other"), [("B", "C"), ("C", "B"), ("D", "B"), ("B", "D")])
def test_vulture_sam_gains_nothing_from_whoever_falls_with_him(sam, other):
    seats = {"A": "sheriff", "B": "outlaw", "C": "deputy", "D": "renegade", "E": "outlaw"}
    seats[sam] += " vulture_sam 1"
    seats[other] += " 1"
    story = DiceStory(**seats).turn("A").rolls(GATLING).stops()
    assert (story.is_out(sam), story.is_out(other), story.events("gained_life")) == (True, True, [])
    story.passes_to("D" if {sam, other} == {"B", "C"} else "C")


@pytest.mark.rule("DICE-ELIM-3", "DICE-TURN-2")
@pytest.mark.parametrize("way", WAYS)
def test_an_eliminated_player_takes_no_more_turns(way):
    """The turn goes from A, or from B himself, to C, and round the table past B."""
    seats = {
        "C": "outlaw bart_cassidy",
        "D": "deputy pedro_ramirez",
        "E": "outlaw el_gringo",
        "F": "renegade jourdonnais",
    }
    story = fall(way, killer="sheriff paul_regret", **seats)
    if way == "gatling":
        story.takes("C", 0)
    for name in "CDEF":
        story.passes_to(name).rolls("dynamite dynamite gatling gatling beer").stops().heals(name)
    story.passes_to("A").rolls("dynamite dynamite gatling gatling beer").stops().heals("A").passes_to("C")


@pytest.mark.rule("DICE-ELIM-3", "DICE-SHOT-1")
def test_an_eliminated_player_is_not_counted_for_distances_from_then_on():
    story = fall("bullseye", killer="sheriff lucky_duke", C="outlaw suzy_lafayette")
    story.passes_to("C").rolls("1 2 dynamite dynamite beer")
    assert (story.targets("1"), story.targets("2")) == ({"A", "D"}, {"E", "F"})


@pytest.mark.rule("DICE-ELIM-3")
def test_an_eliminated_player_cannot_be_chosen_for_anything():
    story = DiceStory(A="sid_ketchum 5", B="out", C="5 arrows 1", D="", E="").turn("A").asks("A", "gift")
    assert story.options() == ["give A", "give C", "give D", "give E"]
    story.refuses("give B").gives("A").rolls("1 beer dynamite dynamite gatling").stops()
    story.refuses("shoot B").shoots("C").refuses("heal B").heals("A").state("A 7/10; C 4/8 arrows 1").passes_to("C")
    story = DiceStory(A="kit_carlson", B="out", C="arrows 1", D="arrows 1").turn("A")
    story.rolls("gatling gatling dynamite dynamite beer").stops().heals("A").asks("A", "remove_arrow")
    assert story.options() == ["remove C", "remove D", "pass"]
    story.refuses("remove B").passes().passes_to("C")


@pytest.mark.rule("DICE-ELIM-3")
def test_the_gatling_does_not_reach_an_eliminated_player():
    story = DiceStory(A="", B="out", C="bart_cassidy", D="").turn("A").rolls(GATLING).stops()
    story.asks("C", "arrows_instead")
    assert story.view("D").aimed == (0, 0, 1, 1)
    story.takes("C", 0).state("C 7/8; D 7/8").passes_to("C")
    assert story.told("lost_life") == ["lost_life C", "lost_life D"]


@pytest.mark.rule("DICE-ELIM-3", "DICE-CHAR-VULTURE-1")
def test_the_ability_of_an_eliminated_player_is_gone():
    story = DiceStory(A="", B="vulture_sam out", C="1", D="el_gringo out", E="").turn("A").rolls(GATLING).stops()
    story.state("C out; E 7/8; pile 9").passes_to("E")
    assert (story.t.life, story.events("took_arrows")) == ([10, 0, 0, 0, 7], [])


@pytest.mark.rule("DICE-ELIM-3", "DICE-CHAR-GRINGO-4")
@pytest.mark.parametrize("roll", ["1 dynamite dynamite gatling gatling", GATLING])
def test_el_gringo_answers_the_very_batch_that_eliminated_him_and_never_again(roll):
    story = DiceStory(A="sheriff lucky_duke", B="outlaw el_gringo 1 arrows 2", C="outlaw suzy_lafayette", D="renegade")
    story.turn("A").rolls(roll).stops()
    if roll != GATLING:
        story.shoots("B")
    assert (story.is_out("B"), story.arrows("A"), story.t.pile) == (True, 1, 8)
    story.passes_to("C").rolls(GATLING).stops()
    assert (story.arrows("C"), story.t.pile) == (0, 8)
    story.passes_to("D")


@pytest.mark.rule("DICE-ELIM-3", "DICE-CHAR-GRINGO-3")
def test_el_gringo_who_fell_in_the_volley_does_not_answer_the_gatling_after_it():
    """The arrow for the volley goes back when the Gatling is fired."""
    story = (
        DiceStory(A="", B="el_gringo 1", C="", D="", E="").turn("A").rolls("1 gatling gatling gatling dynamite").stops()
    )
    story.shoots("B").state("B out; C 7/8; D 7/8; E 7/8; pile 9").passes_to("C")


@pytest.mark.rule("DICE-ELIM-3", "DICE-WIN-5")
def test_an_eliminated_player_still_wins_with_his_team():
    story = DiceStory(A="sheriff 1", B="outlaw", C="outlaw 1", D="deputy", E="renegade").turn("B")
    story.rolls("1 1 dynamite dynamite gatling").stops().shoots("C", "A").state("A out; C out").wins("B C")


@pytest.mark.rule("DICE-ELIM-4")
@pytest.mark.parametrize("way", ["bullseye", "gatling"])
@pytest.mark.parametrize(
    ("killer", "victim"),
    [("sheriff", "outlaw"), ("sheriff", "deputy"), ("sheriff", "renegade"), ("outlaw", "outlaw"), ("deputy", "outlaw")],
)
def test_whoever_eliminates_somebody_is_neither_rewarded_nor_punished(way, killer, victim):
    rest = ["sheriff", "deputy", "deputy", "outlaw", "outlaw", "outlaw", "renegade"]
    rest.remove(killer)
    rest.remove(victim)
    seats = dict(zip("CDEFG", rest, strict=True))
    story = fall(way, victim=victim, killer=f"{killer} 4", **seats)
    assert (story.is_out("B"), story.life("A"), story.arrows("A")) == (True, 4, 0)
    assert story.told("took_arrows", "gained_life", "returned_arrows") == ["returned_arrows B"]
    assert story.told("lost_life").count("lost_life A") == 0
    story.passes_to("C")


# ---- Credit --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("DICE-CRED-1", "DICE-CRED-2")
@pytest.mark.parametrize(("way", "by"), [("bullseye", 0), ("gatling", 0), ("indians", NOBODY), ("dynamite", NOBODY)])
def test_volley_and_gatling_are_the_active_players_doing_indians_and_dynamite_nobodys(way, by):
    story = fall(way)
    assert story.t.killed_by == [NOBODY, by, NOBODY, NOBODY, NOBODY, NOBODY]
    assert [public for _, public, _, _ in story.events("eliminated")] == [(1, OUTLAW, by, WAYS.index(way))]
    story.passes_to("C")


@pytest.mark.rule("DICE-CRED-1")
def test_everybody_who_falls_in_a_volley_is_credited_to_the_active_player():
    story = DiceStory(A="outlaw", B="outlaw 1", C="sheriff", D="renegade", E="deputy 2").turn("D")
    story.rolls("2 2 1 1 dynamite").stops().shoots("B", "A", "E", "E")
    assert story.t.killed_by == [NOBODY, 3, NOBODY, NOBODY, 3]
    story.passes_to("A")


@pytest.mark.rule("DICE-CRED-1", "DICE-THREE-4")
@pytest.mark.parametrize("way", ["bullseye", "gatling"])
def test_of_three_players_it_decides_the_game(way):
    story = DiceStory(A="deputy", B="renegade 1", C="outlaw").turn("A")
    story.rolls(GATLING if way == "gatling" else "1 dynamite dynamite gatling gatling").stops()
    if way == "bullseye":
        story.shoots("B")
    story.wins("A")


@pytest.mark.rule("DICE-CRED-2", "DICE-CHAR-GRINGO-4")
def test_whoever_falls_in_an_attack_after_a_volley_is_nobodys_doing_unlike_those_before():
    """B falls to the shot; El Gringo's arrow brings the Indians, and they take D."""
    story = DiceStory(A="sheriff", B="outlaw el_gringo 1", C="deputy", D="outlaw 8 arrows 8", E="renegade").turn("A")
    story.rolls("1 dynamite dynamite gatling gatling").stops().shoots("B").state("A 9/10; B out; D out; pile 9")
    assert story.t.killed_by == [NOBODY, 0, NOBODY, NOBODY, NOBODY]
    story.passes_to("C")


@pytest.mark.rule("DICE-CRED-3")
def test_taking_the_last_arrow_does_not_make_him_the_author_of_the_attack():
    story = DiceStory(A="outlaw", B="sheriff", C="outlaw", D="renegade 4 arrows 4", E="deputy 4 arrows 4").turn("A")
    story.rolls("arrow beer beer dynamite dynamite").state("A 7/8; D out; E out; pile 9")
    assert story.t.killed_by == [NOBODY] * 5
    assert [public[3] for _, public, _, _ in story.events("lost_life")] == [NOBODY] * 3


@pytest.mark.rule("DICE-CRED-3", "DICE-THREE-6")
def test_of_three_the_taker_of_the_last_arrow_does_not_win_by_the_fall_of_his_target():
    story = DiceStory(A="deputy", B="renegade 8 arrows 8", C="outlaw").turn("A")
    story.rolls("arrow dynamite dynamite gatling gatling").state("A 7/8; B out; pile 9").stops().passes_to("C")


@pytest.mark.rule("DICE-CRED-3", "DICE-THREE-6", "DICE-CHAR-GRINGO-4")
def test_of_three_nor_does_he_if_the_arrow_came_from_el_gringo():
    """The Deputy hits the Outlaw, takes the last arrow, and the Indians take the Renegade, whom he is after."""
    story = DiceStory(A="deputy", B="renegade 8 arrows 8", C="outlaw el_gringo").turn("A")
    story.rolls("1 dynamite dynamite gatling gatling").stops().shoots("C").state("A 7/8; B out; C 6/7; pile 9")
    assert story.t.killed_by == [NOBODY] * 3
    story.passes_to("C")


@pytest.mark.rule("DICE-CRED-2", "DICE-CRED-3")
def test_whoever_falls_to_his_own_last_arrow_falls_to_nobody():
    story = DiceStory(A="renegade 3 arrows 2", B="outlaw arrows 6", C="sheriff", D="outlaw").turn("A")
    story.rolls("arrow arrow beer beer 1").state("A out; B 2/8; pile 9").passes_to("B")
    assert story.t.killed_by == [NOBODY] * 4
    assert [public[:3] for _, public, _, _ in story.events("eliminated")] == [(0, RENEGADE, NOBODY)]
