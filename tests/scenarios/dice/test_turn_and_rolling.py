"""The turn and its rolls."""

from itertools import combinations

import pytest

from boothill.games.dice.rules.rolling import reroll_option
from boothill.games.dice.rules.terms import INDIANS, REROLL
from boothill.kernel.decision import IllegalAnswer
from support.dice_story import DiceStory

NOTHING = "dynamite dynamite gatling gatling arrow"
"""A roll that asks nothing of anybody when it is resolved."""


def throws(story):
    """The dice thrown in each roll."""
    return [[die + 1 for die in range(5) if mask >> die & 1] for _, (_, _, mask, *_), _, _ in story.events("rolled")]


# ---- the turn ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("DICE-TURN-1")
def test_the_parts_of_a_turn_come_in_their_order():
    story = DiceStory(A="sheriff", B="outlaw sid_ketchum 5/8", C="outlaw", D="renegade").turn("B")
    assert story.happened() == ["turn"]
    story.gives("B").rolls("arrow beer 2 gatling gatling").rerolls("1", "gatling").stops().shoots("D").heals("B")
    assert story.happened() == [
        "turn",
        "gave_life",  # a
        "rolled",  # b
        "took_arrows",
        "rolled",
        "aimed",  # c
        "lost_life",
        "healed",
        "fired",
        "returned_arrows",
        "lost_life",
        "lost_life",
        "lost_life",
        "turn_over",
    ]
    story.state("A 9/10; B 7/8; C 7/8; D 6/8; pile 9").passes_to("C")  # e


@pytest.mark.rule("DICE-TURN-1")
def test_suzy_lafayettes_gain_ends_the_turn():
    story = DiceStory(A="sheriff", B="outlaw suzy_lafayette 3/8 arrows 1", C="outlaw", D="renegade").turn("B")
    story.rolls("beer beer gatling gatling gatling").stops().heals("B", "B")
    assert story.happened()[-6:] == [
        "returned_arrows",
        "lost_life",
        "lost_life",
        "lost_life",
        "gained_life",
        "turn_over",
    ]
    story.state("A 9/10; B 7/8; C 7/8; D 7/8; pile 9").passes_to("C")


@pytest.mark.rule("DICE-TURN-1")
def test_gift_and_gain_belong_to_their_own_turns_only():
    story = DiceStory(
        A="sheriff lucky_duke 5/10", B="outlaw suzy_lafayette 5/8", C="outlaw sid_ketchum 5/8", D="renegade"
    ).turn("A")
    story.rolls(NOTHING).stops().state("A 5/10 arrows 1; pile 8").passes_to("B")
    story.rolls(NOTHING).stops().state("B 7/8 arrows 1; pile 7").passes_to("C")
    story.asks("C", "gift").gives("D").rolls(NOTHING).stops().state("C 5/8 arrows 1; pile 6").passes_to("D")


@pytest.mark.rule("DICE-TURN-1")
def test_the_gift_is_given_once_and_not_at_every_roll():
    story = DiceStory(A="sheriff", B="outlaw sid_ketchum 5/8", C="outlaw", D="renegade").turn("B").gives("B")
    story.rolls("arrow gatling gatling dynamite dynamite").rolling(2).rerolls("1", "gatling").rolling(1)
    story.rerolls("1", "arrow").state("B 6/8 arrows 2; pile 7").passes_to("C")
    assert len(story.events("gave_life")) == 1


@pytest.mark.rule("DICE-TURN-2")
def test_the_next_living_player_clockwise_takes_the_next_turn():
    story = DiceStory(
        A="outlaw lucky_duke",
        B="outlaw out",
        C="renegade out",
        D="sheriff black_jack",
        E="outlaw out",
        F="deputy jourdonnais",
    ).turn("A")
    for following in "DFAD":
        story.rolls(NOTHING).stops().passes_to(following)


@pytest.mark.rule("DICE-TURN-2")
def test_a_player_who_falls_in_this_turn_is_skipped_at_once():
    story = DiceStory(A="sheriff", B="outlaw 1", C="outlaw", D="renegade").turn("A")
    story.rolls("1 dynamite dynamite gatling gatling").stops().shoots("B").state("B out; pile 9").passes_to("C")


@pytest.mark.rule("DICE-TURN-2")
def test_after_a_player_who_fell_in_his_own_turn_comes_the_next_one():
    story = DiceStory(A="sheriff", B="outlaw", C="outlaw 1", D="renegade").turn("C")
    story.rolls("dynamite dynamite dynamite gatling gatling").state("C out; pile 9").passes_to("D")


@pytest.mark.rule("DICE-TURN-2")
def test_after_the_last_seat_the_first_one_that_lives_comes():
    story = DiceStory(A="outlaw out", B="sheriff", C="outlaw", D="renegade 1").turn("D")
    story.rolls("dynamite dynamite dynamite gatling gatling").state("D out; pile 9").passes_to("B")


@pytest.mark.rule("DICE-TURN-3")
def test_if_the_indians_eliminate_the_roller_his_turn_is_over_at_once():
    story = DiceStory(A="sheriff 1", B="outlaw 2 arrows 1", C="outlaw arrows 4", D="renegade arrows 3").turn("B")
    story.rolls("arrow arrow arrow 1 beer").state("B out; C 4/8; D 5/8; pile 9").passes_to("C")
    assert story.happened() == [
        "turn",
        "rolled",
        "took_arrows",  # one of three
        "indians",
        "lost_life",
        "lost_life",
        "lost_life",
        "refilled",
        "eliminated",
        "turn_over",
    ]


@pytest.mark.rule("DICE-TURN-3")
def test_a_roller_who_falls_after_a_reroll_rolls_no_more():
    story = DiceStory(A="sheriff", B="outlaw 2 arrows 1", C="outlaw arrows 4", D="renegade arrows 3").turn("B")
    story.rolls("beer beer gatling gatling gatling").rolling(2).rerolls("1", "arrow")
    story.state("B out; C 4/8; D 5/8; pile 9").passes_to("C")


@pytest.mark.rule("DICE-TURN-3")
def test_if_dynamite_eliminates_him_his_dice_are_void():
    story = DiceStory(A="sheriff 1", B="outlaw willy_the_kid 1", C="outlaw", D="renegade").turn("B")
    story.rolls("dynamite dynamite dynamite gatling gatling").state("B out; pile 9").passes_to("C")
    assert story.happened() == ["turn", "rolled", "exploded", "lost_life", "eliminated", "turn_over"]


@pytest.mark.rule("DICE-TURN-3")
def test_if_he_falls_between_volley_and_beers_the_rest_is_void():
    # El Gringo's answer is the last arrow: the Indians eliminate the active player before his beers and gatlings.
    story = DiceStory(
        A="sheriff el_gringo arrows 1", B="outlaw willy_the_kid 2 arrows 1", C="outlaw arrows 3", D="renegade arrows 3"
    ).turn("B")
    story.rolls("1 beer beer gatling gatling").stops().shoots("A")
    story.state("A 7/9; B out; C 5/8; D 5/8; pile 9").passes_to("C")
    assert not story.events("healed")
    assert not story.events("fired")


@pytest.mark.rule("DICE-TURN-3")
def test_if_he_falls_after_the_gatling_no_ability_of_the_end_of_the_turn_follows():
    story = DiceStory(
        A="sheriff el_gringo arrows 2", B="outlaw suzy_lafayette 1", C="outlaw arrows 3", D="renegade arrows 3"
    ).turn("B")
    story.rolls("gatling gatling gatling dynamite dynamite").stops()
    story.state("A 6/9; B out; C 4/8; D 4/8; pile 9").passes_to("C")
    assert story.happened()[-2:] == ["eliminated", "turn_over"]


@pytest.mark.rule("DICE-TURN-3")
def test_a_roller_who_survives_goes_on_with_his_turn():
    story = DiceStory(A="sheriff 2", B="outlaw 3 arrows 1", C="outlaw arrows 4", D="renegade arrows 3").turn("B")
    story.rolls("arrow arrow arrow 1 beer").state("B 1/8 arrows 2; C 4/8; D 5/8; pile 7").rolling(2)
    story.stops().shoots("A").heals("B").state("A 1/10; B 2/8 arrows 2; pile 7").passes_to("C")


@pytest.mark.rule("DICE-TURN-4")
def test_when_the_indians_end_the_game_the_roll_is_not_even_finished():
    story = DiceStory(A="sheriff arrows 4", B="outlaw out", C="outlaw out", D="renegade 4 arrows 4").turn("A")
    story.rolls("arrow arrow dynamite dynamite dynamite").state("A 5/10; D out; pile 9").wins("A")
    assert story.happened()[-2:] == ["eliminated", "game_over"]
    assert not story.events("exploded")


@pytest.mark.rule("DICE-TURN-4")
def test_when_dynamite_ends_the_game_no_die_is_resolved():
    story = DiceStory(A="sheriff 1", B="outlaw", C="outlaw", D="renegade 1").turn("A")
    story.rolls("dynamite dynamite dynamite 1 1").state("A out; pile 9").wins("B C")
    assert story.happened() == ["turn", "rolled", "exploded", "lost_life", "eliminated", "game_over"]


@pytest.mark.rule("DICE-TURN-4")
def test_when_the_volley_ends_the_game_beers_and_gatling_are_not_used():
    story = DiceStory(A="sheriff willy_the_kid 5/10 arrows 2", B="outlaw out", C="outlaw out", D="renegade 1").turn("A")
    story.rolls("1 beer beer gatling gatling").stops().shoots("D").state("D out; pile 7").wins("A")
    assert story.happened()[-3:] == ["lost_life", "eliminated", "game_over"]


@pytest.mark.rule("DICE-TURN-4")
def test_when_the_gatling_ends_the_game_nothing_of_the_end_of_the_turn_happens():
    story = DiceStory(A="sheriff suzy_lafayette 5/10", B="outlaw out", C="outlaw out", D="renegade 1").turn("A")
    story.rolls("gatling gatling gatling dynamite dynamite").stops().state("D out; pile 9").wins("A")
    assert story.happened()[-2:] == ["eliminated", "game_over"]


@pytest.mark.rule("DICE-TURN-4")
def test_no_answer_of_el_gringo_after_the_end():
    story = DiceStory(A="sheriff", B="outlaw out", C="outlaw out", D="renegade el_gringo 1").turn("A")
    story.rolls("1 dynamite dynamite gatling gatling").stops().shoots("D").state("D out; pile 9").wins("A")


# ---- rolling -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("DICE-ROLL-1")
def test_the_first_roll_of_every_turn_throws_all_five_dice():
    story = DiceStory(A="sheriff", B="outlaw lucky_duke", C="outlaw black_jack", D="renegade").turn("A")
    story.rolls("dynamite dynamite beer beer beer").rerolls("3 4 5", "gatling gatling arrow").stops().passes_to("B")
    story.rolls("dynamite dynamite gatling gatling arrow").stops().passes_to("C")
    story.rolls("1 2 gatling gatling arrow")
    assert throws(story) == [[1, 2, 3, 4, 5], [3, 4, 5], [1, 2, 3, 4, 5], [1, 2, 3, 4, 5]]
    assert story.dice() == "1 2 gatling gatling arrow"
    assert story.arrows("C") == 1


@pytest.mark.rule("DICE-ROLL-1")
def test_before_the_first_roll_no_die_lies_on_the_table():
    story = DiceStory(A="sheriff", B="outlaw sid_ketchum", C="outlaw", D="renegade").turn("A")
    story.rolls(NOTHING).stops().passes_to("B").asks("B", "gift")
    assert story.view("A").dump()["dice"] == [None] * 5
    assert (story.t.rolls, story.view("B").rerolls_left) == (0, 0)


def subsets(dice):
    return [chosen for size in range(1, len(dice) + 1) for chosen in combinations(dice, size)]


@pytest.mark.rule("DICE-ROLL-2")
@pytest.mark.parametrize(
    ("faces", "loose"),
    [
        ("1 2 beer gatling arrow", (1, 2, 3, 4, 5)),
        ("1 dynamite beer gatling arrow", (1, 3, 4, 5)),
        ("dynamite 2 beer gatling dynamite", (2, 3, 4)),
    ],
)
def test_any_dice_that_are_not_locked_may_be_thrown_again(faces, loose):
    story = DiceStory(A="sheriff", B="outlaw", C="outlaw", D="renegade").turn("A").rolls(faces).rolling(2)
    expected = ["reroll " + " ".join(map(str, dice)) for dice in subsets(loose)]
    assert sorted(story.options()) == sorted([*expected, "stop"])
    assert story.options()[-1] == "stop"


@pytest.mark.rule("DICE-ROLL-2")
def test_dice_that_show_the_same_are_alike_and_any_of_them_may_be_named():
    story = DiceStory(A="sheriff", B="outlaw", C="outlaw", D="renegade").turn("A").rolls("beer 1 beer 1 beer")
    assert len(story.options()) == 4 * 3 - 1 + 1  # none to three beers, none to two bull's-eyes, not nothing; and stop
    assert {reroll_option(story.t, [die]) for die in (0, 2, 4)} == {(REROLL, 0b00001, -1, -1)}
    assert {reroll_option(story.t, dice) for dice in ([0, 1], [2, 3], [4, 1])} == {(REROLL, 0b00011, -1, -1)}
    assert reroll_option(story.t, range(5)) == (REROLL, 0b11111, -1, -1)
    story.rerolls("3 5", "arrow 2", now="beer 1 arrow 1 2")
    story.state("A 10/10 arrows 1; pile 8")


@pytest.mark.rule("DICE-ROLL-2", "DICE-ROLL-4")
@pytest.mark.parametrize(
    ("character", "rerolls"), [("paul_regret", 2), ("black_jack", 2), ("willy_the_kid", 2), ("lucky_duke", 3)]
)
def test_two_rerolls_three_for_lucky_duke_and_the_last_result_stands(character, rerolls):
    story = (
        DiceStory(A=f"sheriff {character}", B="outlaw", C="outlaw", D="renegade").turn("A").rolls("beer " + "1 " * 4)
    )
    for left in range(rerolls, 0, -1):
        story.rolling(left)
        assert story.view("C").rerolls_left == left
        story.rerolls("1", "beer", now="beer 1 1 1 1")
    story.refuses("reroll 1").asks("A", "shoot")
    assert story.view("A").rerolls_left == 0
    with pytest.raises(IllegalAnswer, match="no die may be thrown again now; answer the question that is open"):
        reroll_option(story.t, [0])
    assert len(throws(story)) == rerolls + 1


@pytest.mark.rule("DICE-ROLL-2")
def test_a_request_with_a_locked_die_is_refused_as_a_whole():
    story = DiceStory(A="sheriff", B="outlaw", C="outlaw", D="renegade").turn("A").rolls("1 dynamite 2 beer dynamite")
    for dice in ("2", "5", "2 5", "1 2", "1 3 5", "1 2 3 4 5"):
        story.refuses(f"reroll {dice}")
    with pytest.raises(IllegalAnswer, match="die 2 shows dynamite and is locked; name only other dice"):
        reroll_option(story.t, [0, 1, 4])
    before = story.match.digest()
    for mask in (0b00010, 0b00011, 0b11111):
        with pytest.raises(IllegalAnswer):
            story.match.answer_option(story.decision.number, (REROLL, mask, -1, -1))
    assert story.match.digest() == before
    story.rerolls("1 3 4", "beer beer beer", now="beer dynamite beer beer dynamite")


@pytest.mark.rule("DICE-ROLL-2")
def test_a_reroll_names_at_least_one_die():
    story = DiceStory(A="sheriff", B="outlaw", C="outlaw", D="renegade").turn("A").rolls("1 2 beer gatling arrow")
    with pytest.raises(IllegalAnswer, match="no die is named; name at least one to throw again, or stop"):
        reroll_option(story.t, [])
    with pytest.raises(IllegalAnswer):
        story.match.answer_option(story.decision.number, (REROLL, 0, -1, -1))
    story.rolling(2)


@pytest.mark.rule("DICE-ROLL-2")
@pytest.mark.parametrize(("die", "called"), [(5, 6), (-1, 0)])
def test_there_are_no_other_dice_to_throw(die, called):
    story = DiceStory(A="sheriff", B="outlaw", C="outlaw", D="renegade").turn("A").rolls("1 2 beer gatling arrow")
    with pytest.raises(IllegalAnswer, match=f"there is no die {called}; the dice are 1 to 5"):
        reroll_option(story.t, [0, die])


@pytest.mark.rule("DICE-ROLL-2")
def test_only_the_active_player_is_asked_to_roll():
    story = DiceStory(A="sheriff", B="outlaw", C="outlaw lucky_duke", D="renegade").turn("C")
    story.rolls("1 2 beer gatling arrow").asks("C", "reroll").rerolls("1 2", "gatling beer").asks("C", "reroll")


@pytest.mark.rule("DICE-ROLL-3")
def test_a_die_kept_once_may_be_thrown_later_and_a_thrown_one_kept():
    story = DiceStory(A="sheriff", B="outlaw", C="outlaw", D="renegade").turn("A").rolls("1 2 beer gatling arrow")
    story.rerolls("4 5", "arrow 1", now="1 2 beer arrow 1").rerolls("2 3", "gatling 2", now="1 gatling 2 arrow 1")
    assert throws(story) == [[1, 2, 3, 4, 5], [4, 5], [2, 3]]
    story.asks("A", "shoot")


@pytest.mark.rule("DICE-ROLL-3")
def test_what_was_thrown_before_does_not_narrow_the_choice():
    story = DiceStory(A="sheriff", B="outlaw", C="outlaw", D="renegade").turn("A").rolls("1 2 beer gatling arrow")
    first = story.options()
    assert story.rerolls("2", "2").options() == first
    story.rerolls("1 2 3 4 5", "dynamite gatling gatling dynamite beer", now="dynamite gatling gatling dynamite beer")
    story.heals("A").passes_to("B")


@pytest.mark.rule("DICE-ROLL-4")
@pytest.mark.parametrize(("character", "rerolls"), [("paul_regret", 0), ("paul_regret", 1), ("lucky_duke", 2)])
def test_he_may_stop_after_any_roll(character, rerolls):
    story = DiceStory(A=f"sheriff {character} 5", B="outlaw", C="outlaw", D="renegade").turn("A")
    story.rolls("beer dynamite dynamite gatling gatling")
    for _ in range(rerolls):
        story.rerolls("1", "beer")
    story.stops().heals("A").passes_to("B")
    assert story.life("A") == 6
    assert story.happened().count("rolled") == rerolls + 1


@pytest.mark.rule("DICE-ROLL-4")
def test_who_has_stopped_rolls_no_more():
    story = DiceStory(A="sheriff 5/10", B="outlaw", C="outlaw", D="renegade").turn("A")
    story.rolls("1 beer gatling arrow arrow").stops().asks("A", "shoot").refuses("reroll 1")
    assert story.view("A").rerolls_left == 0
    story.shoots("B").asks("A", "heal").refuses("reroll 2")
    assert story.view("A").rerolls_left == 0


@pytest.mark.rule("DICE-ROLL-4")
def test_nobody_is_asked_about_the_last_permitted_roll():
    story = DiceStory(A="sheriff 5/10", B="outlaw", C="outlaw", D="renegade").turn("A")
    story.rolls("beer beer beer gatling gatling").rerolls("1 2 3", "beer beer beer")
    story.rerolls("1 2 3", "dynamite arrow gatling").state("A 5/10; B 7/8; C 7/8; D 7/8; pile 9").passes_to("B")
    assert story.happened()[-6:] == ["fired", "returned_arrows", "lost_life", "lost_life", "lost_life", "turn_over"]


@pytest.mark.rule("DICE-ROLL-5")
def test_after_each_roll_come_arrows_then_dynamite_then_the_choice():
    story = DiceStory(A="sheriff", B="outlaw", C="outlaw", D="renegade").turn("A")
    story.rolls("arrow dynamite dynamite arrow beer").rolling(2).state("A 10/10 arrows 2; pile 7")
    story.rerolls("1 4 5", "arrow dynamite gatling").state("A 9/10 arrows 3; pile 6").passes_to("B")
    assert story.happened() == [
        "turn",
        "rolled",
        "took_arrows",
        "rolled",
        "took_arrows",
        "exploded",
        "lost_life",
        "turn_over",
    ]


@pytest.mark.rule("DICE-ROLL-5")
@pytest.mark.parametrize(
    ("first", "again"),
    [
        ("dynamite dynamite dynamite dynamite arrow", None),
        ("dynamite dynamite beer gatling beer", ("3 5", "dynamite arrow")),
    ],
)
def test_a_roller_whom_the_indians_eliminate_counts_no_dynamite(first, again):
    story = DiceStory(A="sheriff", B="outlaw 2 arrows 1", C="outlaw arrows 4", D="renegade arrows 3").turn("B")
    story.rolls(first)
    if again:
        story.rerolls(*again)
    story.state("B out; C 4/8; D 5/8; pile 9").passes_to("C")
    assert not story.events("exploded")
    assert [public[4] for _, public, _, _ in story.events("lost_life")] == [INDIANS] * 3


@pytest.mark.rule("DICE-ROLL-5")
def test_a_roll_that_decides_the_game_explodes_nothing():
    story = DiceStory(A="outlaw arrows 2", B="sheriff 3 arrows 3", C="outlaw arrows 3", D="renegade").turn("A")
    story.rolls("arrow dynamite dynamite dynamite beer").state("A 5/8; B out; C 5/8; pile 9").wins("A C")
    assert not story.events("exploded")


@pytest.mark.rule("DICE-ROLL-6")
def test_a_kept_arrow_die_is_not_counted_again():
    story = DiceStory(A="sheriff lucky_duke", B="outlaw", C="outlaw", D="renegade").turn("A")
    story.rolls("arrow arrow beer beer gatling").state("A 10/10 arrows 2; pile 7")
    story.rerolls("3", "gatling").state("A 10/10 arrows 2; pile 7")
    story.rerolls("4", "arrow").state("A 10/10 arrows 3; pile 6")
    story.rerolls("5", "2").shoots("C").state("A 10/10 arrows 3; C 7/8; pile 6").passes_to("B")


@pytest.mark.rule("DICE-ROLL-6")
def test_a_kept_arrow_die_brings_no_second_attack():
    story = DiceStory(A="sheriff", B="outlaw arrows 4", C="outlaw arrows 4", D="renegade").turn("A")
    story.rolls("arrow beer beer gatling gatling").state("A 9/10; B 4/8; C 4/8; pile 9")
    story.rerolls("2", "beer").rerolls("2", "beer").state("pile 9").heals("A", "A")
    story.state("A 10/10; pile 9").passes_to("B")
    assert len(story.events("indians")) == 1


@pytest.mark.rule("DICE-ROLL-7")
def test_an_arrow_die_may_be_thrown_again_and_its_token_stays():
    story = DiceStory(A="sheriff", B="outlaw", C="outlaw", D="renegade").turn("A")
    story.rolls("arrow arrow beer gatling gatling").rerolls("1 2", "dynamite dynamite")
    story.state("A 10/10 arrows 2; pile 7").stops().heals("B").state("pile 7").passes_to("B")


@pytest.mark.rule("DICE-ROLL-7")
def test_an_arrow_die_that_shows_an_arrow_again_costs_another_token():
    story = DiceStory(A="sheriff", B="outlaw", C="outlaw", D="renegade").turn("A").rolls("arrow 1 2 beer gatling")
    story.rerolls("1", "arrow").state("A 10/10 arrows 2; pile 7").rerolls("1", "arrow")
    story.state("A 10/10 arrows 3; pile 6").asks("A", "shoot")
