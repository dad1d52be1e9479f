"""The scenarios of the dice game: characters."""

import pytest

from boothill.games.dice.rules.terms import STRUCK_BACK
from support.dice_story import DiceStory


@pytest.mark.scenario("DS-29")
@pytest.mark.rule("DICE-CHAR-BART-1", "DICE-CHAR-BART-2", "DICE-CHAR-BART-3")
def test_bart_cassidy_takes_arrows_for_wounds_but_never_the_last():
    story = DiceStory(
        A="outlaw paul_regret 6/9 arrows 2",
        B="sheriff bart_cassidy 4/10 arrows 3",
        C="outlaw rose_doolan 9/9 arrows 2",
        D="renegade sid_ketchum 8/8",
    )
    story.turn("A").rolls("1 1 beer dynamite dynamite")
    story.stops().shoots("B", "B").asks("B", "arrows_instead").refuses("take 2")
    assert story.options() == ["take 0", "take 1"]
    story.takes("B", 1).heals("A")
    story.state("A 7/9 arrows 2; B 3/10 arrows 4; C 9/9 arrows 2; D 8/8; pile 1").passes_to("B")
    # Against the Indians and his own dynamite he is not asked.
    story = DiceStory(
        A="outlaw paul_regret 9/9 arrows 4",
        B="sheriff bart_cassidy 10/10 arrows 3",
        C="outlaw rose_doolan 9/9",
        D="renegade sid_ketchum 8/8",
    )
    story.turn("B").rolls("arrow arrow dynamite dynamite gatling").state("A 5/9; B 5/10; pile 9").rolling(2)
    story.rerolls("5", "dynamite").state("B 4/10").passes_to("C")


@pytest.mark.scenario("DS-30")
@pytest.mark.rule("DICE-CHAR-BLACKJACK-1", "DICE-CHAR-BLACKJACK-2")
def test_black_jack_throws_dynamite_again_until_three_lie_there():
    story = DiceStory(
        A="sheriff black_jack 6/10",
        B="outlaw lucky_duke 8/8",
        C="outlaw rose_doolan 9/9",
        D="renegade sid_ketchum 8/8",
    )
    story.turn("A").rolls("dynamite dynamite beer 1 arrow")
    story.rerolls("1 5", "dynamite dynamite", now="dynamite dynamite beer 1 dynamite")
    story.refuses("reroll 1")
    story.shoots("B").heals("A")
    story.state("A 6/10 arrows 1; B 7/8; C 9/9; D 8/8; pile 8").passes_to("B")


@pytest.mark.scenario("DS-31")
@pytest.mark.rule("DICE-CHAR-JANET-1", "DICE-CHAR-JANET-2")
def test_calamity_janet_chooses_the_range_of_each_bullseye():
    story = DiceStory(
        A="sheriff calamity_janet 10/10",
        B="outlaw lucky_duke 8/8",
        C="outlaw rose_doolan 9/9",
        D="renegade sid_ketchum 8/8",
        E="deputy kit_carlson 7/7",
        F="outlaw suzy_lafayette 8/8",
    )
    story.turn("A").rolls("1 2 2 beer beer")
    assert story.targets("1") == {"B", "C", "E", "F"}
    assert story.targets("2") == {"B", "C", "E", "F"}
    story.stops().refuses("shoot D").shoots("C", "C", "B").heals("A", "A")
    story.state("A 10/10; B 7/8; C 7/9; D 8/8; E 7/7; F 8/8; pile 9").passes_to("B")
    # With three living it changes nothing.
    for character in ("calamity_janet", "black_jack"):
        story = DiceStory(
            A=f"sheriff {character}",
            B="outlaw lucky_duke out",
            C="outlaw rose_doolan",
            D="renegade sid_ketchum",
        )
        story.turn("A").rolls("1 2 2 beer beer")
        assert story.targets("1") == story.targets("2") == {"C", "D"}


@pytest.mark.scenario("DS-32")
@pytest.mark.rule("DICE-CHAR-GRINGO-1", "DICE-CHAR-GRINGO-2", "DICE-CHAR-GRINGO-3", "DICE-GAT-3")
def test_el_gringo_gives_one_arrow_for_a_volley_and_one_for_the_gatling():
    story = DiceStory(
        A="outlaw willy_the_kid 6/8 arrows 2",
        B="sheriff el_gringo 8/9",
        C="outlaw rose_doolan 9/9",
        D="renegade sid_ketchum 8/8",
    )
    story.turn("A").rolls("1 1 gatling gatling dynamite")
    story.stops().shoots("B", "B")
    assert [event[1] for event in story.events("took_arrows")] == [(0, 1, 6, STRUCK_BACK), (0, 1, 8, STRUCK_BACK)]
    story.state("A 6/8 arrows 1; B 5/9; C 8/9; D 7/8; pile 8").passes_to("B")
    # Indians and dynamite are nobody's doing: nobody takes an arrow for them.
    story = DiceStory(
        A="outlaw willy_the_kid 6/8 arrows 2",
        B="sheriff el_gringo 8/9 arrows 2",
        C="outlaw rose_doolan 9/9 arrows 4",
        D="renegade sid_ketchum 8/8",
    )
    story.turn("A").rolls("arrow dynamite dynamite beer gatling").state("A 3/8; B 6/9; C 5/9; pile 9")
    story.stops().heals("A").state("A 4/8").passes_to("B")
    story.rolls("dynamite dynamite dynamite gatling gatling").state("B 5/9; pile 9").passes_to("C")


@pytest.mark.scenario("DS-33")
@pytest.mark.rule("DICE-CHAR-GRINGO-4", "DICE-ARROW-7", "DICE-HIT-2")
def test_el_gringos_arrow_brings_the_indians_in_the_middle_of_the_resolution():
    story = DiceStory(
        A="outlaw paul_regret 3/9 arrows 1",
        B="sheriff el_gringo 4/9",
        C="outlaw rose_doolan 9/9 arrows 4",
        D="renegade sid_ketchum 8/8 arrows 3",
    )
    story.turn("A").rolls("1 beer beer dynamite dynamite")
    story.stops().shoots("B").state("A 1/9; B 3/9; C 5/9; D 5/8; pile 9").heals("A", "B")
    story.state("A 2/9; B 4/9; C 5/9; D 5/8; pile 9").passes_to("B")


@pytest.mark.scenario("DS-34")
@pytest.mark.rule("DICE-CHAR-JESSE-1", "DICE-CHAR-JESSE-2", "DICE-CHAR-JESSE-3", "DICE-BEER-5")
def test_jesse_jones_is_looked_at_once_before_the_beers():
    story = DiceStory(
        A="outlaw jesse_jones 4/9",
        B="sheriff lucky_duke 3/10",
        C="outlaw rose_doolan 9/9",
        D="renegade sid_ketchum 8/8",
    )
    story.turn("A").rolls("beer beer beer dynamite gatling")
    story.stops().heals("A", "A", "B")
    story.state("A 8/9; B 4/10; C 9/9; D 8/8; pile 9").passes_to("B")
    # Three beers on himself stop at his maximum.
    story = DiceStory(A="outlaw jesse_jones 4/9", B="sheriff", C="outlaw", D="renegade")
    story.turn("A").rolls("beer beer beer dynamite gatling").stops().heals("A", "A", "A")
    story.state("A 9/9").passes_to("B")


@pytest.mark.scenario("DS-35")
@pytest.mark.rule("DICE-CHAR-JOURDONNAIS-1", "DICE-CHAR-PEDRO-2", "DICE-ARROW-8")
def test_the_indians_against_jourdonnais_and_pedro_ramirez():
    story = DiceStory(
        A="sheriff paul_regret 11/11 arrows 1",
        B="outlaw jourdonnais 3/7 arrows 3",
        C="outlaw pedro_ramirez 8/8 arrows 4",
        D="renegade sid_ketchum 8/8",
    )
    story.turn("A").rolls("arrow beer beer dynamite dynamite")
    story.stops().heals("A", "A")
    story.state("A 11/11; B 2/7; C 4/8; D 8/8; pile 9").passes_to("B")


@pytest.mark.scenario("DS-36")
@pytest.mark.rule("DICE-CHAR-KIT-1", "DICE-CHAR-KIT-2", "DICE-GAT-3")
def test_kit_carlson_with_three_gatlings():
    story = DiceStory(
        A="deputy kit_carlson 5/7 arrows 2",
        B="sheriff lucky_duke 6/10 arrows 3",
        C="outlaw rose_doolan 9/9 arrows 1",
        D="renegade sid_ketchum 8/8 arrows 1",
        E="outlaw paul_regret 9/9",
    )
    story.turn("A").rolls("gatling gatling gatling beer dynamite")
    story.stops().heals("A").removes("B", "B", "D")
    story.state("A 6/7; B 5/10 arrows 1; C 8/9 arrows 1; D 7/8; E 9/9; pile 7").passes_to("B")
    # With one or two gatlings he removes one or two arrows, his own too, and nothing is fired.
    for gatlings, removed, after in (
        ("gatling 1 1", "C", "A 5/7 arrows 2; C 9/9; D 8/8 arrows 1"),
        ("gatling gatling 1", "AC", "A 5/7 arrows 1; C 9/9; D 8/8 arrows 1"),
    ):
        story = DiceStory(
            A="deputy kit_carlson 5/7 arrows 2",
            B="sheriff lucky_duke 10/10",
            C="outlaw rose_doolan 9/9 arrows 1",
            D="renegade sid_ketchum 8/8 arrows 1",
            E="outlaw paul_regret 9/9",
        )
        story.turn("A").rolls(f"{gatlings} dynamite dynamite").stops()
        shots = gatlings.count("1")
        story.shoots(*"B" * shots).removes(*removed)
        story.state(f"{after}; B {10 - shots}/10").passes_to("B")


@pytest.mark.scenario("DS-37")
@pytest.mark.rule("DICE-CHAR-LUCKY-1", "DICE-CHAR-PAUL-1")
def test_lucky_dukes_fourth_roll_and_paul_regret():
    story = DiceStory(
        A="outlaw lucky_duke 6/8 arrows 1",
        B="sheriff paul_regret 5/11",
        C="outlaw rose_doolan 9/9",
        D="renegade sid_ketchum 8/8",
    )
    story.turn("A").rolls("gatling beer 1 1 2")
    story.rerolls("2 3", "1 beer", now="gatling 1 beer 1 2")
    story.rerolls("2 3", "2 gatling", now="gatling 2 gatling 1 2")
    story.rerolls("2 4", "beer gatling", now="gatling beer gatling gatling 2")
    story.refuses("reroll 2")
    story.shoots("C").heals("A")
    story.state("A 7/8; B 5/11; C 7/9; D 7/8; pile 9").passes_to("B")


@pytest.mark.scenario("DS-38")
@pytest.mark.rule("DICE-CHAR-ROSE-1", "DICE-CHAR-ROSE-2", "DICE-CHAR-ROSE-3")
def test_rose_doolans_longer_reach():
    story = DiceStory(
        A="sheriff rose_doolan 11/11",
        B="outlaw lucky_duke 8/8",
        C="outlaw paul_regret 9/9",
        D="renegade sid_ketchum 8/8",
        E="deputy kit_carlson 7/7",
        F="outlaw suzy_lafayette 8/8",
        G="deputy slab_the_killer 8/8",
    )
    story.turn("A").rolls("1 2 beer beer beer")
    assert story.targets("1") == {"B", "C", "F", "G"}
    assert story.targets("2") == {"C", "D", "E", "F"}
    story.stops().shoots("C", "D").heals("A", "A", "A")
    story.state("A 11/11; B 8/8; C 8/9; D 7/8; E 7/7; F 8/8; G 8/8; pile 9").passes_to("B")
    # With four living both faces reach everybody, and with three a 2 is a 1 that does.
    for out, others in (("", {"B", "C", "D"}), ("out", {"B", "C"})):
        story = DiceStory(A="sheriff rose_doolan", B="outlaw", C="outlaw", D=f"renegade {out}")
        story.turn("A").rolls("1 2 beer beer beer")
        assert story.targets("1") == story.targets("2") == others


@pytest.mark.scenario("DS-39")
@pytest.mark.rule("DICE-CHAR-SLAB-1", "DICE-CHAR-SLAB-2", "DICE-CHAR-PEDRO-1")
def test_slab_the_killer_doubles_one_shot_and_pedro_ramirez_answers():
    story = DiceStory(
        A="outlaw slab_the_killer 4/8",
        B="sheriff pedro_ramirez 7/10 arrows 3",
        C="outlaw rose_doolan 9/9",
        D="renegade sid_ketchum 8/8",
    )
    story.turn("A").rolls("1 1 beer beer dynamite")
    story.stops().shoots("B twice").refuses("shoot B twice").shoots("B").asks("B", "return_arrows")
    assert story.options() == ["return 0", "return 1", "return 2", "return 3"]
    story.returns("B", 2).heals("A")
    story.state("A 5/8; B 4/10 arrows 1; C 9/9; D 8/8; pile 8").passes_to("B")


@pytest.mark.scenario("DS-40")
@pytest.mark.rule("DICE-CHAR-SUZY-1", "DICE-CHAR-SUZY-2", "DICE-CHAR-SUZY-3", "DICE-DYN-5")
def test_suzy_lafayette_after_an_explosion():
    story = DiceStory(
        A="outlaw suzy_lafayette 3/8",
        B="sheriff lucky_duke 8/10",
        C="outlaw rose_doolan 9/9",
        D="renegade sid_ketchum 8/8",
    )
    story.turn("A").rolls("1 dynamite 2 dynamite beer")
    story.rerolls("1 3", "dynamite arrow", now="dynamite dynamite arrow dynamite beer")
    story.heals("A")
    story.state("A 5/8 arrows 1; B 8/10; C 9/9; D 8/8; pile 8").passes_to("B")

    # With one point left the dynamite comes before any healing.
    story = DiceStory(
        A="outlaw suzy_lafayette 1/8",
        B="sheriff lucky_duke 8/10",
        C="outlaw rose_doolan 9/9",
        D="renegade sid_ketchum 8/8",
    )
    story.turn("A").rolls("1 dynamite 2 dynamite beer")
    story.rerolls("1 3", "dynamite arrow").state("A out; pile 9").passes_to("B")
