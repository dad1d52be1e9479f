"""The end of the game with a Sheriff at the table."""

import pytest

from support.dice_story import DiceStory

GATLING = "gatling gatling gatling dynamite dynamite"
SHOT = "1 dynamite dynamite gatling gatling"


def ends(story, winners):
    """The game is over with its last batch: nothing is told afterwards but who has won."""
    assert [event[0] for event in story.match.events].count("game_over") == 1
    assert story.match.events[-1][0] == "game_over"
    return story.wins(winners)


# ---- When it is checked --------------------------------------------------------------------------------------------


@pytest.mark.rule("DICE-WIN-1", "DICE-TURN-4")
def test_the_game_ends_at_once_with_an_explosion():
    story = DiceStory(A="sheriff 1", B="outlaw", C="outlaw", D="renegade").turn("A")
    ends(story.rolls("dynamite dynamite dynamite beer 1"), "B C")


@pytest.mark.rule("DICE-WIN-1", "DICE-TURN-4")
def test_the_game_ends_at_once_with_a_volley():
    """The beer is not given and the Gatling not fired."""
    story = DiceStory(A="outlaw 5", B="sheriff 1", C="outlaw 1", D="renegade").turn("A")
    ends(story.rolls("1 beer gatling gatling gatling").stops().shoots("B").state("B out"), "A C")


@pytest.mark.rule("DICE-WIN-1", "DICE-TURN-4")
def test_the_game_ends_at_once_with_a_gatling():
    story = DiceStory(A="outlaw suzy_lafayette 3", B="sheriff 1", C="outlaw", D="renegade el_gringo").turn("A")
    ends(story.rolls(GATLING).stops().state("B out; C 7/8; D 6/7"), "A C")


@pytest.mark.rule("DICE-WIN-1", "DICE-TURN-4")
def test_the_game_ends_at_once_with_an_attack_while_somebody_rolls():
    """A owes a second arrow and could roll again."""
    story = DiceStory(A="outlaw", B="sheriff 8 arrows 8", C="outlaw", D="renegade").turn("A")
    ends(story.rolls("arrow arrow 1 1 1").state("A 7/8; B out; pile 9"), "A C")


@pytest.mark.rule("DICE-WIN-1", "DICE-TURN-4", "DICE-CHAR-GRINGO-4")
def test_the_game_ends_at_once_with_an_attack_in_the_middle_of_the_resolution():
    story = DiceStory(A="outlaw", B="sheriff 8 arrows 8", C="outlaw", D="renegade el_gringo").turn("A")
    story.rolls("1 beer beer dynamite dynamite").stops().shoots("D")
    ends(story.state("A 7/8; B out; D 6/7; pile 9"), "A C")


@pytest.mark.rule("DICE-WIN-1", "DICE-HIT-2")
@pytest.mark.parametrize("sheriff", ["B", "C", "D"])
def test_it_is_checked_when_the_whole_batch_is_settled_wherever_the_sheriff_sits(sheriff):
    """Sheriff and both Outlaws fall to the Renegade's Gatling: he is the only one left."""
    seats = {name: "sheriff 1" if name == sheriff else "outlaw 1" for name in "BCD"}
    story = DiceStory(A="renegade", **seats).turn("A").rolls(GATLING).stops()
    ends(story.state("B out; C out; D out"), "A")


@pytest.mark.rule("DICE-WIN-1")
def test_eliminations_that_decide_nothing_end_nothing():
    story = DiceStory(A="sheriff", B="outlaw 1", C="outlaw", D="deputy 1", E="renegade").turn("A").rolls(GATLING)
    story.stops().state("B out; C 7/8; D out; E 7/8").passes_to("C")
    assert story.t.winners == ()


# ---- The Sheriff is eliminated -------------------------------------------------------------------------------------


@pytest.mark.rule("DICE-WIN-2")
@pytest.mark.parametrize(
    ("out", "active", "winners"),
    [
        ("CDE", "B", "B"),  # the Renegade alone with the Sheriff
        ("CD", "B", "D E"),  # an Outlaw lives as well
        ("DE", "B", "D E"),  # the Deputy lives as well, all Outlaws are out
        ("BC", "D", "D E"),
        ("BCE", "D", "D E"),  # an Outlaw is the only one left
        ("", "B", "D E"),
        ("", "C", "D E"),
        ("", "D", "D E"),
    ],
)
def test_a_renegade_who_is_the_only_one_left_wins_and_otherwise_the_outlaws(out, active, winners):
    seats = {"A": "sheriff 1", "B": "renegade", "C": "deputy", "D": "outlaw", "E": "outlaw"}
    seats |= {name: f"{seats[name]} out" for name in out}
    ends(DiceStory(**seats).turn(active).rolls(GATLING).stops(), winners)


@pytest.mark.rule("DICE-WIN-2")
@pytest.mark.parametrize(
    ("seats", "active", "roll"),
    [
        ({"A": "sheriff 1", "D": "renegade"}, "D", SHOT),
        ({"A": "sheriff 1", "D": "renegade"}, "A", "dynamite dynamite dynamite beer beer"),
        ({"A": "sheriff 3 arrows 3", "D": "renegade 7 arrows 5"}, "D", "arrow beer beer beer beer"),
        ({"A": "sheriff 3 arrows 3", "D": "renegade 7 arrows 5"}, "A", "arrow beer beer beer beer"),
    ],
)
def test_the_last_renegade_wins_however_the_sheriff_falls(seats, active, roll):
    story = DiceStory(B="outlaw out", C="outlaw out", **seats).turn(active).rolls(roll)
    if roll == SHOT:
        story.stops().shoots("A")
    ends(story, "D")


# ---- The law wins --------------------------------------------------------------------------------------------------


@pytest.mark.rule("DICE-WIN-3", "DICE-WIN-5")
@pytest.mark.parametrize(
    ("out", "weak", "winners"),
    [
        ("CD", "E", "A B"),  # the Renegade falls last
        ("CE", "D", "A B"),  # an Outlaw falls last
        ("BCE", "D", "A B"),  # and the Deputy is out
        ("C", "DE", "A B"),  # both in one batch
        ("", "CDE", "A B"),
        ("C", "D", ""),
        ("C", "E", ""),
        ("E", "D", ""),
        ("", "CD", ""),
        ("", "CE", ""),
    ],
)
def test_the_law_wins_when_the_last_outlaw_and_the_renegade_are_gone_and_not_before(out, weak, winners):
    seats = {"A": "sheriff", "B": "deputy", "C": "outlaw", "D": "outlaw", "E": "renegade"}
    seats |= {name: f"{seats[name]} out" for name in out} | {name: f"{seats[name]} 1" for name in weak}
    story = DiceStory(**seats).turn("A").rolls(GATLING).stops()
    if winners:
        ends(story, winners)
    else:
        story.passes_to("B")


@pytest.mark.rule("DICE-WIN-3")
def test_the_law_wins_also_if_the_last_outlaw_blows_himself_up():
    story = DiceStory(A="sheriff", B="outlaw 1", C="outlaw out", D="renegade out").turn("B")
    ends(story.rolls("dynamite dynamite dynamite 1 1"), "A")


@pytest.mark.rule("DICE-WIN-3")
def test_the_law_wins_also_if_the_indians_take_the_last_outlaw_who_rolled_the_arrow():
    story = DiceStory(A="sheriff arrows 4", B="outlaw 4 arrows 4", C="outlaw out", D="renegade out").turn("B")
    ends(story.rolls("arrow arrow 1 1 1").state("A 6/10; B out; pile 9"), "A")


@pytest.mark.rule("DICE-WIN-3")
def test_the_fall_of_a_deputy_decides_nothing():
    story = DiceStory(A="sheriff", B="deputy 1", C="outlaw", D="outlaw", E="renegade").turn("A").rolls(SHOT).stops()
    story.shoots("B").state("B out").passes_to("C")


# ---- Sheriff and others in one batch -------------------------------------------------------------------------------


@pytest.mark.rule("DICE-WIN-4")
@pytest.mark.parametrize(
    ("active", "out", "winners"),
    [
        ("deputy", "DE", "C D"),  # with the last Outlaw; the Deputy lives
        ("deputy", "CD", "C D"),  # with the Renegade; the Deputy lives
        ("deputy", "", "C D"),
        ("renegade", "", "A"),  # the Renegade is the only one left
        ("renegade", "CDE", "A"),
    ],
)
def test_the_fall_of_the_sheriff_is_looked_at_first(active, out, winners):
    """All others who live stand there with one point and fall to the Gatling of A."""
    other = "renegade" if active == "deputy" else "deputy"
    seats = {"B": "sheriff 1", "C": "outlaw 1", "D": "outlaw 1", "E": f"{other} 1"}
    seats |= {name: f"{seats[name]} out" for name in out}
    ends(DiceStory(A=active, **seats).turn("A").rolls(GATLING).stops(), winners)


@pytest.mark.rule("DICE-WIN-4")
@pytest.mark.parametrize("active", "ABCDE")
def test_if_everybody_falls_at_once_the_outlaws_win_whoever_rolled(active):
    arrows = {"A": 2, "B": 2, "C": 1, "D": 2, "E": 1}
    roles = {"A": "sheriff", "B": "deputy", "C": "outlaw", "D": "outlaw", "E": "renegade"}
    seats = {name: f"{role} 1 arrows {arrows[name]}" for name, role in roles.items()}
    story = DiceStory(**seats).turn(active).rolls("arrow beer beer 1 1")
    assert story.t.seats == ()
    ends(story, "C D")


@pytest.mark.rule("DICE-WIN-4", "DICE-WIN-2")
@pytest.mark.parametrize(("renegade", "winners"), [("2", "B C"), ("3", "D")])
def test_sheriff_and_renegade_alone_under_attack(renegade, winners):
    """If both fall the Outlaws win, though both are out; if the Renegade is left he wins."""
    story = DiceStory(A="sheriff 3 arrows 6", B="outlaw out", C="outlaw out", D=f"renegade {renegade} arrows 2")
    ends(story.turn("A").rolls("arrow beer beer 1 1"), winners)


# ---- Teams ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("DICE-WIN-5")
def test_the_outlaws_win_together_living_or_not():
    story = DiceStory(A="sheriff 1", B="outlaw out", C="outlaw", D="outlaw 1", E="deputy", F="renegade").turn("C")
    ends(story.rolls(GATLING).stops().state("A out; D out; E 7/8; F 7/8"), "B C D")


@pytest.mark.rule("DICE-WIN-5")
def test_sheriff_and_both_deputies_win_together_living_or_not():
    seats = {
        "B": "deputy out",
        "C": "outlaw out",
        "D": "deputy 1",
        "E": "outlaw out",
        "F": "outlaw 1",
        "G": "renegade 1",
    }
    story = DiceStory(A="sheriff", **seats).turn("A").rolls(GATLING).stops()
    ends(story.state("D out; F out; G out"), "A B D")


EIGHT = {"A": "sheriff", "B": "deputy", "C": "deputy", "D": "outlaw", "E": "outlaw", "F": "outlaw"}


@pytest.mark.rule("DICE-WIN-6")
@pytest.mark.parametrize(
    ("out", "weak", "winners"),
    [
        ("BCDEF", "A", "D E F"),  # both Renegades are left
        ("BCDEF", "AH", "G"),  # both fall, the Renegade who fired is the only one left
        ("BCDEFH", "A", "G"),  # the other Renegade fell before and wins nothing
        ("BCDEF", "H", ""),
        ("BCEFH", "A", "D E F"),
        ("DEF", "A", "D E F"),
    ],
)
def test_of_two_renegades_each_plays_for_himself(out, weak, winners):
    seats = EIGHT | {"G": "renegade", "H": "renegade"}
    seats |= {name: f"{seats[name]} out" for name in out} | {name: f"{seats[name]} 1" for name in weak}
    story = DiceStory(**seats).turn("G").rolls(GATLING).stops()
    if winners:
        ends(story, winners)
    else:
        story.passes_to("A")


@pytest.mark.rule("DICE-WIN-6", "DICE-WIN-3")
@pytest.mark.parametrize(("weak", "winners"), [("G", ""), ("H", ""), ("GH", "A B C")])
def test_the_law_has_to_eliminate_both_renegades(weak, winners):
    seats = EIGHT | {"D": "outlaw out", "E": "outlaw out", "F": "outlaw out"}
    seats |= {name: "renegade 1" if name in weak else "renegade" for name in "GH"}
    story = DiceStory(**seats).turn("A").rolls(GATLING).stops()
    if winners:
        ends(story, winners)
    else:
        story.passes_to("B")


@pytest.mark.rule("DICE-WIN-7")
@pytest.mark.parametrize("deputy", ["deputy", "deputy out"])
def test_the_game_goes_on_while_a_renegade_lives_though_all_outlaws_are_out(deputy):
    story = DiceStory(A="sheriff lucky_duke", B="outlaw 1", C="outlaw out", D="renegade suzy_lafayette", E=deputy)
    story.turn("A").rolls(SHOT).stops().shoots("B").state("B out").passes_to("D")
    story.rolls(GATLING).stops().passes_to("A" if "out" in deputy else "E")


@pytest.mark.rule("DICE-WIN-8", "DICE-WIN-3")
def test_of_four_players_the_sheriff_wins_alone():
    story = DiceStory(A="outlaw out", B="sheriff", C="outlaw 1", D="renegade 1").turn("B").rolls(GATLING).stops()
    ends(story.state("C out; D out"), "B")
