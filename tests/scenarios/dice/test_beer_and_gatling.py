"""Beers and who gets them; the Gatling and when it is fired."""

import pytest

from support.dice_story import NAMES, DiceStory


def gains(story):
    """What each beer gave: (to whom, how many points)."""
    return [(NAMES[public[1]], public[2]) for _, public, _, _ in story.events("healed")]


# ---- Beer ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("DICE-BEER-1")
@pytest.mark.parametrize(
    ("roll", "beers"),
    [
        ("beer arrow arrow dynamite dynamite", 1),
        ("beer arrow beer dynamite dynamite", 2),
        ("beer beer beer beer beer", 5),
    ],
)
def test_each_beer_gives_one_point_to_whomever_the_active_player_chooses(roll, beers):
    story = DiceStory(A="", B="", C="2", D="", E="").turn("A").rolls(roll).stops()
    story.heals(*["C"] * beers)
    assert story.life("C") == 2 + beers
    assert gains(story) == [("C", 1)] * beers
    story.passes_to("B")


@pytest.mark.rule("DICE-BEER-1", "DICE-BEER-2")
def test_all_living_players_may_be_chosen_wherever_they_sit():
    story = DiceStory(A="3", B="3", C="3", D="out", E="3", F="3", G="3").turn("A").rolls("beer beer beer beer beer")
    story.stops().asks("A", "heal")
    for _ in range(5):
        assert story.options() == ["heal A", "heal B", "heal C", "heal E", "heal F", "heal G"]
        story.answers("heal E")
    story.state("E 8/8").passes_to("B")


@pytest.mark.rule("DICE-BEER-2")
@pytest.mark.parametrize(
    ("drinkers", "state"),
    [
        ("A A A", "A 6/10"),
        ("A C A", "A 5/10; C 3/8"),
        ("B C D", "B 4/8; C 3/8; D 6/8"),
        ("D B D", "B 4/8; D 7/8"),
    ],
)
def test_beers_may_go_to_himself_to_one_player_or_to_several(drinkers, state):
    story = DiceStory(A="3", B="3", C="2", D="5").turn("A").rolls("beer dynamite beer dynamite beer").stops()
    story.heals(*drinkers.split()).state(state).passes_to("B")


@pytest.mark.rule("DICE-BEER-3")
@pytest.mark.parametrize(
    ("life", "after", "gained"),
    [("8", "8/8", [0, 0]), ("7", "8/8", [1, 0]), ("6", "8/8", [1, 1]), ("5", "7/8", [1, 1])],
)
def test_a_beer_for_somebody_at_his_maximum_is_allowed_and_wasted(life, after, gained):
    story = DiceStory(A="", B=life, C="", D="").turn("A").rolls("beer beer arrow dynamite dynamite").stops()
    story.heals("B", "B").state(f"A 10/10 arrows 1; B {after}").passes_to("B")
    assert gains(story) == [("B", points) for points in gained]


@pytest.mark.rule("DICE-BEER-3", "DICE-BEER-2")
def test_the_active_player_may_waste_a_beer_on_himself():
    story = DiceStory(A="", B="4", C="", D="").turn("A").rolls("beer arrow arrow dynamite dynamite").stops()
    story.heals("A").state("A 10/10 arrows 2").passes_to("B")


@pytest.mark.rule("DICE-BEER-4")
def test_an_eliminated_player_gets_no_beer():
    story = DiceStory(A="", B="out", C="", D="").turn("A").rolls("beer arrow arrow dynamite dynamite").stops()
    story.asks("A", "heal").refuses("heal B").heals("C").state("A 10/10 arrows 2").passes_to("C")


@pytest.mark.rule("DICE-BEER-4", "DICE-BEER-6")
def test_a_beer_comes_too_late_for_whoever_fell_in_the_volley_before_it():
    story = DiceStory(A="", B="1", C="", D="5").turn("A").rolls("1 beer beer dynamite dynamite").stops()
    story.shoots("B").asks("A", "heal").refuses("heal B").heals("D", "D").state("B out; D 7/8").passes_to("C")


@pytest.mark.rule("DICE-BEER-6")
def test_a_beer_comes_too_late_for_whoever_the_indians_took():
    story = DiceStory(A="arrows 3", B="4 arrows 4", C="arrows 1", D="")
    story.turn("A").rolls("arrow beer beer dynamite dynamite").state("A 6/10; B out; C 7/8; pile 9")
    story.stops().asks("A", "heal").refuses("heal B").heals("A", "A").state("A 8/10").passes_to("C")


@pytest.mark.rule("DICE-BEER-6")
def test_a_beer_protects_from_the_gatling():
    story = DiceStory(A="", B="1", C="1", D="").turn("A").rolls("beer gatling gatling gatling dynamite").stops()
    story.heals("B").state("B 1/8; C out; D 7/8").passes_to("B")


@pytest.mark.rule("DICE-BEER-6")
def test_a_beer_for_somebody_at_his_maximum_does_not_protect_him_from_the_gatling():
    story = DiceStory(A="", B="", C="", D="").turn("A").rolls("beer gatling gatling gatling dynamite").stops()
    story.heals("B").state("B 7/8; C 7/8; D 7/8").passes_to("B")


@pytest.mark.rule("DICE-BEER-6", "DICE-SHOT-6")
def test_first_the_volley_then_the_beers_then_the_gatling():
    story = DiceStory(A="9", B="", C="4", D="").turn("A").rolls("gatling beer gatling 1 gatling").stops()
    story.state("A 9/10").shoots("B").state("B 7/8").asks("A", "heal").heals("A")
    story.state("A 10/10; B 6/8; C 3/8; D 7/8").passes_to("B")
    order = ["aimed A", "lost_life B", "healed A", "fired A", "lost_life B", "lost_life C", "lost_life D"]
    assert story.told("aimed", "lost_life", "healed", "fired") == order


# ---- Jesse Jones and the one look at his life points ---------------------------------------------------------------


@pytest.mark.rule("DICE-BEER-5", "DICE-CHAR-JESSE-1", "DICE-CHAR-JESSE-2")
@pytest.mark.parametrize(
    ("life", "after"),
    [(1, "7/9"), (2, "8/9"), (3, "9/9"), (4, "9/9"), (5, "8/9"), (6, "9/9")],
)
def test_life_points_are_looked_at_once_before_the_first_of_three_beers(life, after):
    story = DiceStory(A="outlaw jesse_jones " + str(life), B="sheriff", C="outlaw", D="renegade").turn("A")
    story.rolls("beer beer beer arrow dynamite").stops().heals("A", "A", "A")
    story.state(f"A {after} arrows 1").passes_to("B")


@pytest.mark.rule("DICE-BEER-5", "DICE-CHAR-JESSE-2", "DICE-CHAR-JESSE-3")
def test_a_beer_for_somebody_else_changes_nothing_about_the_next_one():
    story = DiceStory(A="outlaw jesse_jones 4", B="sheriff 5", C="outlaw", D="renegade").turn("A")
    story.rolls("beer beer beer arrow dynamite").stops().heals("A", "B", "A")
    story.state("A 8/9 arrows 1; B 6/10").passes_to("B")


@pytest.mark.rule("DICE-BEER-5", "DICE-CHAR-JESSE-1")
def test_he_is_looked_at_when_the_beers_begin_and_not_when_he_rolled():
    """The explosion leaves him four; a roll before that he had five."""
    story = DiceStory(A="outlaw jesse_jones 5", B="sheriff", C="outlaw", D="renegade").turn("A")
    story.rolls("beer beer dynamite dynamite dynamite").asks("A", "heal").heals("A", "A").state("A 8/9").passes_to("B")


@pytest.mark.rule("DICE-BEER-5", "DICE-CHAR-JESSE-1", "DICE-CHAR-GRINGO-4")
def test_the_volley_and_what_follows_it_count_before_the_beers_begin():
    """El Gringo's arrow is the last one: the Indians take Jesse from five to four."""
    story = DiceStory(A="outlaw jesse_jones 5", B="sheriff el_gringo", C="outlaw arrows 8", D="renegade").turn("A")
    story.rolls("1 beer beer dynamite dynamite").stops().shoots("B").asks("A", "heal").state("A 4/9; B 8/9; C out")
    story.heals("A", "A").state("A 8/9; pile 9").passes_to("B")


@pytest.mark.rule("DICE-BEER-5", "DICE-CHAR-JESSE-1")
def test_only_his_own_weakness_counts():
    story = DiceStory(A="outlaw jesse_jones 5", B="sheriff 1", C="outlaw 1", D="renegade 1").turn("A")
    story.rolls("beer beer arrow arrow dynamite").stops().heals("A", "B").state("A 6/9 arrows 2; B 2/10").passes_to("B")


# ---- The Gatling ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("DICE-GAT-1", "DICE-GAT-4", "DICE-GAT-7")
@pytest.mark.parametrize(
    ("roll", "state", "shots"),
    [
        ("gatling arrow arrow dynamite dynamite", "A 10/10 arrows 3; pile 6", 0),
        ("gatling gatling arrow dynamite dynamite", "A 10/10 arrows 2; pile 7", 0),
        ("gatling gatling gatling dynamite dynamite", "A 10/10; B 7/8; C 7/8; D 7/8; pile 9", 1),
        ("gatling gatling gatling gatling dynamite", "A 10/10; B 7/8; C 7/8; D 7/8; pile 9", 1),
        ("gatling gatling gatling gatling gatling", "A 10/10; B 7/8; C 7/8; D 7/8; pile 9", 1),
    ],
)
def test_three_or_more_gatlings_fire_once_and_fewer_do_nothing(roll, state, shots):
    story = DiceStory(A="arrows 1", B="", C="", D="").turn("A").rolls(roll).stops().state(state).passes_to("B")
    assert len(story.events("fired")) == shots


@pytest.mark.rule("DICE-GAT-2")
def test_every_other_living_player_loses_one_point_at_any_distance():
    story = DiceStory(A="", B="", C="out", D="", E="", F="", G="", H="").turn("A")
    story.rolls("gatling gatling gatling arrow dynamite").stops()
    story.state("B 7/8; D 7/8; E 7/8; F 7/8; G 7/8; H 7/8; pile 9").passes_to("B")
    assert story.told("lost_life") == [f"lost_life {name}" for name in "BDEFGH"]


@pytest.mark.rule("DICE-GAT-2")
def test_the_shooter_himself_loses_nothing_even_at_one_point():
    story = DiceStory(A="1", B="", C="", D="").turn("A").rolls("gatling gatling gatling arrow arrow").stops()
    story.state("B 7/8; C 7/8; D 7/8").passes_to("B")


@pytest.mark.rule("DICE-GAT-2", "DICE-CHAR-PAUL-1")
def test_paul_regret_loses_nothing_while_all_others_do():
    story = DiceStory(A="", B="paul_regret 1", C="", D="").turn("A")
    story.rolls("gatling gatling gatling arrow arrow").stops().state("C 7/8; D 7/8").passes_to("B")


@pytest.mark.rule("DICE-GAT-2")
def test_all_of_them_lose_it_at_the_same_time():
    story = DiceStory(A="deputy", B="outlaw 1", C="sheriff", D="outlaw 1", E="renegade")
    story.turn("A").rolls("gatling gatling gatling arrow arrow").stops().state("B out; C 9/10; D out; E 7/8")
    order = ["lost_life B", "lost_life C", "lost_life D", "lost_life E", "eliminated B", "eliminated D"]
    assert story.told("lost_life", "eliminated") == order
    story.passes_to("C")


@pytest.mark.rule("DICE-GAT-3")
def test_the_shooter_returns_all_his_arrows_and_nobody_else_does():
    story = DiceStory(A="arrows 3", B="arrows 2", C="", D="arrows 1").turn("A")
    story.rolls("gatling gatling gatling arrow dynamite").state("A 10/10 arrows 4; pile 2").stops()
    story.state("A 10/10; B 7/8 arrows 2; C 7/8; D 7/8 arrows 1; pile 6").passes_to("B")


@pytest.mark.rule("DICE-GAT-3", "DICE-HIT-2")
def test_his_arrows_go_back_before_anybody_is_hurt():
    story = DiceStory(A="arrows 3", B="1", C="", D="").turn("A").rolls("gatling gatling gatling dynamite dynamite")
    story.stops().state("A 10/10; B out; C 7/8; D 7/8").passes_to("C")
    order = ["fired A", "returned_arrows A", "lost_life B", "lost_life C", "lost_life D", "eliminated B"]
    assert story.told("fired", "returned_arrows", "lost_life", "eliminated") == order


@pytest.mark.rule("DICE-GAT-3", "DICE-CHAR-BART-3")
def test_his_arrows_are_back_when_bart_cassidy_decides():
    """With a pile of one Bart could take nothing; with the two arrows of the shooter he can."""
    story = DiceStory(A="arrows 2", B="bart_cassidy 1", C="arrows 6", D="").turn("A")
    story.rolls("gatling gatling gatling dynamite dynamite").stops().asks("B", "arrows_instead").takes("B", 1)
    story.state("A 10/10; B 1/8 arrows 1; C 7/8 arrows 6; D 7/8; pile 2").passes_to("B")


@pytest.mark.rule("DICE-GAT-3", "DICE-CHAR-GRINGO-3")
@pytest.mark.parametrize("held", [0, 1, 4])
def test_the_arrow_from_el_gringo_comes_afterwards_and_stays(held):
    story = DiceStory(A=f"arrows {held}", B="", C="el_gringo", D="arrows 3").turn("A")
    story.rolls("gatling gatling gatling dynamite dynamite").stops()
    story.state("A 10/10 arrows 1; B 7/8; C 6/7; D 7/8 arrows 3; pile 5").passes_to("B")


@pytest.mark.rule("DICE-GAT-3", "DICE-CHAR-GRINGO-4")
def test_the_returned_arrows_keep_the_arrow_from_el_gringo_from_being_the_last():
    story = DiceStory(A="arrows 1", B="", C="el_gringo", D="3 arrows 7").turn("A")
    story.rolls("gatling gatling gatling dynamite dynamite").stops()
    story.state("A 10/10 arrows 1; B 7/8; C 6/7; D 2/8 arrows 7; pile 1").passes_to("B")


@pytest.mark.rule("DICE-GAT-4", "DICE-CHAR-WILLY-2")
@pytest.mark.parametrize("gatlings", [2, 3, 4, 5])
def test_willy_the_kid_fires_once_as_well(gatlings):
    story = DiceStory(A="willy_the_kid", B="el_gringo", C="", D="").turn("A")
    story.rolls(" ".join(["gatling"] * gatlings + ["dynamite"] * min(2, 5 - gatlings) + ["arrow"] * (3 - gatlings)))
    story.stops().state("A 10/10 arrows 1; B 6/7; C 7/8; D 7/8; pile 8").passes_to("B")


@pytest.mark.rule("DICE-GAT-5")
def test_nobody_is_asked_whether_to_fire_not_even_at_ones_own_sheriff():
    story = DiceStory(A="deputy", B="sheriff 1", C="outlaw", D="outlaw", E="renegade").turn("A")
    story.rolls("gatling gatling gatling arrow dynamite").stops().wins("C D")


@pytest.mark.rule("DICE-GAT-5", "DICE-CHAR-KIT-3")
def test_kit_carlson_may_leave_arrows_alone_but_he_fires_all_the_same():
    story = DiceStory(A="kit_carlson arrows 2", B="arrows 1", C="", D="").turn("A")
    story.rolls("gatling gatling gatling dynamite dynamite").stops().asks("A", "remove_arrow").passes()
    story.state("A 9/9; B 7/8 arrows 1; C 7/8; D 7/8; pile 8").passes_to("B")


@pytest.mark.rule("DICE-GAT-6")
def test_a_gatling_thrown_again_does_not_count():
    story = DiceStory(A="arrows 1", B="", C="", D="").turn("A").rolls("gatling gatling gatling dynamite dynamite")
    story.rerolls("1", "arrow").stops().state("A 10/10 arrows 2; pile 7").passes_to("B")


@pytest.mark.rule("DICE-GAT-6", "DICE-GAT-1")
def test_gatlings_of_several_rolls_count_together_once_they_are_final():
    story = DiceStory(A="arrows 1", B="", C="", D="").turn("A").rolls("gatling beer beer gatling dynamite")
    story.rerolls("2 3", "beer gatling").state("A 10/10 arrows 1").rerolls("2", "dynamite").state(
        "A 10/10; B 7/8; C 7/8; D 7/8"
    )
    story.passes_to("B")


@pytest.mark.rule("DICE-GAT-6", "DICE-ROLL-5")
def test_nothing_is_fired_while_he_may_roll_again():
    story = DiceStory(A="arrows 1", B="1", C="", D="").turn("A").rolls("gatling gatling gatling gatling gatling")
    story.rolling(2).state("A 10/10 arrows 1; B 1/8").rerolls("1 2 3", "dynamite dynamite 1").stops()
    story.shoots("D").state("D 7/8").passes_to("B")


@pytest.mark.rule("DICE-GAT-7", "DICE-CHAR-WILLY-1")
def test_one_gatling_does_nothing_even_for_willy_the_kid():
    story = DiceStory(A="willy_the_kid arrows 1", B="", C="", D="").turn("A")
    story.rolls("gatling arrow arrow dynamite dynamite").stops().state("A 10/10 arrows 3").passes_to("B")


@pytest.mark.rule("DICE-GAT-7", "DICE-CHAR-KIT-1")
@pytest.mark.parametrize(
    ("roll", "removed", "state"),
    [
        ("gatling arrow dynamite dynamite beer", "B", "A 9/9 arrows 2; B 8/8; pile 7"),
        ("gatling gatling dynamite dynamite beer", "A B", "A 9/9; B 8/8; pile 9"),
    ],
)
def test_kit_carlson_uses_one_or_two_gatlings_without_firing(roll, removed, state):
    story = DiceStory(A="kit_carlson arrows 1", B="arrows 1", C="", D="").turn("A").rolls(roll).stops()
    story.heals("A").asks("A", "remove_arrow").removes(*removed.split()).state(state).passes_to("B")
    assert story.events("fired") == []
