"""A story of the dice game fails whenever the game goes another way."""

import pytest

from boothill.kernel.decision import IllegalAnswer
from support.dice_story import DiceStory
from support.story import StoryError


def table(a="sheriff paul_regret", b="outlaw", c="outlaw", d="renegade"):
    """Four players, A in his turn."""
    return DiceStory(A=a, B=b, C=c, D=d).turn("A")


WRONG = {
    "an unknown word": (lambda: table(b="outlaw drunk"), "know no 'drunk'"),
    "another maximum": (lambda: table(a="sheriff paul_regret 9/9"), "A has 11 life points at most, not 9"),
    "a role left out": (lambda: table(b=""), "either every seat has a role or none has"),
    "the turn of somebody out": (lambda: table(a="sheriff out"), "A is out and takes no turn"),
    "a roll not told": (lambda: table().stops(), "what does A roll?"),
    "a re-roll not told": (
        lambda: table().rolls("1 1 1 1 1").answers("reroll 1"),
        "throws 1 dice, and the story tells no roll",
    ),
    "a roll of too few dice": (lambda: table().rolls("1 1"), "wants 5 of 'roll', the story tells 2"),
    "a roll too many": (lambda: table().rolls("1 1 1 1 1").rolls("2 2 2 2 2"), "nobody makes a first roll now"),
    "another face": (lambda: table().rolls("1 1 1 1 6"), "no die shows '6'"),
    "other dice": (
        lambda: table().rolls("1 1 1 1 2").rerolls("5", "beer", now="1 1 1 1 2"),
        "the dice show '1 1 1 1 beer'",
    ),
    "more faces than dice": (lambda: table().rolls("1 1 1 1 2").rerolls("5", "1 1"), "1 dice are thrown, 2 faces"),
    "another target": (
        lambda: table().rolls("2 beer beer beer beer").stops().shoots("B"),
        "a shot went at C for 1, the story says B for 1",
    ),
    "an illegal target": (
        lambda: table().rolls("1 beer beer beer beer").stops().shoots("C"),
        "'shoot C' is not offered to A, shoot; offered are: shoot B; shoot D",
    ),
    "more shots than bull's-eyes": (
        lambda: table().rolls("1 beer beer beer beer").stops().shoots("B", "B"),
        "there are 1 bull's-eyes, and the story tells 2 shots",
    ),
    "a shot not told, nobody being asked": (
        lambda: table().rolls("2 beer beer beer beer").stops().heals("A", "A", "A", "A"),
        "a shot at C was not told",
    ),
    "a shot not told": (
        lambda: table().rolls("1 beer beer beer beer").stops().heals("A", "A", "A", "A"),
        "the game asks A, shoot, the story expects A, heal",
    ),
    "a beer not told": (
        lambda: table().rolls("beer beer gatling gatling dynamite").stops().heals("A"),
        "there are 2 beers, and the story gives out 1",
    ),
    "a question left out": (
        lambda: table().rolls("beer dynamite gatling gatling dynamite").stops().passes_to("B"),
        "the turn does not pass on: the game asks A, heal",
    ),
    "a question that never comes": (
        lambda: table().rolls("dynamite dynamite gatling gatling arrow").stops().takes("B", 1),
        "the game asks B, reroll, the story expects B, arrows_instead",
    ),
    "the next turn of another": (
        lambda: table().rolls("dynamite dynamite gatling gatling arrow").stops().passes_to("C"),
        "the turn passes to B, not to C",
    ),
    "the turn of a plain seat": (
        lambda: table().rolls("dynamite dynamite gatling gatling arrow").stops().rolls("1 1 1 1 1"),
        "B takes a turn; name a character for him",
    ),
    "a life wrong": (lambda: table().rolls("1 1 1 1 1").state("B 7/8"), "B is 8/8, not 7/8"),
    "an arrow not told": (lambda: table().rolls("arrow 1 1 1 1").state("B 8/8"), "A is 11/11 arrows 1, not 11/11"),
    "a pile wrong": (lambda: table().rolls("arrow 1 1 1 1").state("A 11/11 arrows 1; pile 9"), "the pile holds 8"),
    "a seat told twice": (lambda: table().rolls("1 1 1 1 1").state("B 8/8; B 8/8"), "names something twice"),
    "other re-rolls left": (lambda: table().rolls("1 1 1 1 1").rolling(1), "A may roll again 2 times, not 1"),
    "a re-roll that is not refused": (lambda: table().rolls("1 1 1 1 1").refuses("reroll 2"), "is not refused"),
    "a shot that is not refused": (
        lambda: table().rolls("1 1 1 1 1").stops().refuses("shoot B"),
        "'shoot B' is not refused",
    ),
    "a refusal of what is not asked": (
        lambda: table().rolls("1 1 1 1 1").stops().refuses("heal B"),
        "the game asks A, shoot, so 'heal B' answers nothing",
    ),
    "an end that has not come": (lambda: table().rolls("1 1 1 1 1").wins("A"), "the game is not over"),
    "other winners": (
        lambda: table(a="sheriff 1/10").rolls("dynamite dynamite dynamite 1 1").wins("A"),
        "the winners are B C, not A",
    ),
    "somebody out who is not": (lambda: table().rolls("1 1 1 1 1").eliminated_by("B"), "B has not been eliminated"),
    "an ability that matters": (
        lambda: (
            DiceStory(A="sheriff", B="outlaw willy_the_kid", C="outlaw", D="renegade")
            .turn("A")
            .rolls("dynamite dynamite gatling gatling arrow")
            .stops()
            .rolls("gatling gatling dynamite dynamite arrow")
            .stops()
        ),
        "an ability of A matters",
    ),
}


@pytest.mark.parametrize(("tell", "failure"), WRONG.values(), ids=WRONG)
def test_a_story_fails_at(tell, failure, monkeypatch):
    monkeypatch.setattr(DiceStory, "begun", None)
    with pytest.raises(StoryError) as error:
        tell()
    assert failure in str(error.value)


@pytest.mark.parametrize(
    ("tell", "failure"),
    [
        (lambda: table().rolls("1 1 1 1 1").stops(), "the story ends, and the game still asks A, shoot"),
        (lambda: table().rolls("2 dynamite gatling gatling arrow").stops(), "a shot at C was not told"),
        (lambda: table().rolls("dynamite dynamite gatling gatling arrow").stops(), "the game still asks B, reroll"),
        (lambda: table(a="sheriff 1/10").rolls("dynamite dynamite dynamite 1 1"), "does not say who has won"),
    ],
)
def test_a_story_does_not_end_at(tell, failure, monkeypatch):
    monkeypatch.setattr(DiceStory, "begun", None)
    with pytest.raises(StoryError) as error:
        tell().check_end()
    assert failure in str(error.value)


def test_a_locked_die_is_not_thrown():
    with pytest.raises(IllegalAnswer, match="die 1 shows dynamite and is locked"):
        table().rolls("dynamite 1 1 1 1").rerolls("1", "beer")


def test_a_die_keeps_its_name_whichever_of_its_like_the_game_throws():
    story = table().rolls("beer 1 1 1 2").rerolls("3 5", "gatling arrow", now="beer 1 gatling 1 arrow")
    story.rerolls("4 1", "2 1", now="1 1 gatling 2 arrow").shoots("B", "D", "C")
    assert sorted(event[1][1] for event in story.events("aimed")) == [1, 2, 3]
    story.state("A 11/11 arrows 1; B 7/8; C 7/8; D 7/8").passes_to("B")


def test_the_dice_are_those_told_last_even_when_the_next_turn_has_begun():
    story = table().rolls("dynamite dynamite gatling gatling arrow")
    story.rerolls("5", "dynamite", now="dynamite dynamite gatling gatling dynamite").state("A 10/11 arrows 1")
    story.passes_to("B")
