"""Dynamite."""

import pytest

from boothill.games.dice.rules.rolling import reroll_option
from boothill.games.dice.rules.terms import BY_LOSS, EXPLOSION
from boothill.kernel.decision import NOBODY, IllegalAnswer
from support.dice_story import DiceStory


def rolling_of(character="", life=8):
    """Outlaw B with his dice, among three who do nothing."""
    words = f"outlaw {character} {life}" if character else f"outlaw {life}/8"
    return DiceStory(A="sheriff", B=words, C="outlaw", D="renegade").turn("B")


# ---- the lock ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("DICE-DYN-1")
@pytest.mark.parametrize("place", range(5))
def test_a_die_that_shows_dynamite_is_locked_wherever_it_lies(place):
    faces = ["beer", "1", "2", "gatling"]
    faces.insert(place, "dynamite")
    story = rolling_of().rolls(" ".join(faces)).refuses(f"reroll {place + 1}")
    assert len(story.options()) == 2**4 - 1 + 1
    assert all(not option[1] >> place & 1 for option in story.decision.options[:-1])


@pytest.mark.rule("DICE-DYN-1")
def test_the_lock_holds_for_the_rest_of_the_turn():
    story = rolling_of("lucky_duke").rolls("beer 1 2 gatling dynamite").rerolls("1", "dynamite")
    story.refuses("reroll 1").refuses("reroll 5").refuses("reroll 1 2")
    story.rerolls("2", "beer").refuses("reroll 1").refuses("reroll 5").refuses("reroll 2 5")
    story.rerolls("2", "1", now="dynamite 1 2 gatling dynamite").asks("B", "shoot")


@pytest.mark.rule("DICE-DYN-1")
def test_a_player_is_told_which_die_is_locked():
    story = rolling_of().rolls("beer 1 dynamite gatling dynamite")
    with pytest.raises(IllegalAnswer, match="die 3 shows dynamite and is locked; name only other dice"):
        reroll_option(story.t, [4, 2, 0])


@pytest.mark.rule("DICE-DYN-1")
def test_the_lock_ends_with_the_turn():
    story = DiceStory(A="sheriff", B="outlaw lucky_duke", C="outlaw", D="renegade").turn("A")
    story.rolls("dynamite dynamite gatling gatling arrow").stops().passes_to("B")
    story.rolls("1 beer gatling gatling dynamite").rerolls("1 2", "beer beer", now="beer beer gatling gatling dynamite")


@pytest.mark.rule("DICE-DYN-1")
@pytest.mark.parametrize("dice", ["1", "2", "1 2", "1 3", "1 2 3 4 5"])
def test_black_jacks_dynamite_is_not_locked(dice):
    story = rolling_of("black_jack").rolls("dynamite dynamite 1 gatling beer")
    story.rerolls(dice, " ".join(["beer"] * len(dice.split())))
    assert story.t.rolls == 2
    assert story.dice().split().count("dynamite") == 2 - sum(die in dice.split() for die in "12")


@pytest.mark.rule("DICE-DYN-1")
def test_others_profit_nothing_from_black_jack_at_the_table():
    story = DiceStory(A="sheriff", B="outlaw lucky_duke", C="outlaw black_jack", D="renegade").turn("B")
    story.rolls("dynamite beer beer gatling gatling").refuses("reroll 1")


# ---- three of them -------------------------------------------------------------------------------------------------


@pytest.mark.rule("DICE-DYN-2")
@pytest.mark.parametrize(
    ("first", "more"),
    [
        ("dynamite gatling dynamite gatling dynamite", []),
        ("dynamite gatling dynamite gatling beer", [("5", "dynamite")]),
        ("dynamite gatling beer gatling beer", [("3 5", "dynamite dynamite")]),
        ("dynamite gatling beer gatling beer", [("3 5", "1 dynamite"), ("3", "dynamite")]),
        ("dynamite gatling dynamite gatling beer", [("5", "beer"), ("5", "dynamite")]),
        ("1 gatling beer gatling beer", [("1", "dynamite"), ("3 5", "dynamite dynamite")]),
    ],
)
def test_dynamite_of_all_rolls_counts_together(first, more):
    story = rolling_of().rolls(first)
    for dice, faces in more:
        story.rolling(3 - story.t.rolls).rerolls(dice, faces)
    story.state("B 7/8; pile 9").passes_to("C")


@pytest.mark.rule("DICE-DYN-3")
@pytest.mark.parametrize("character", ["paul_regret", "lucky_duke", "black_jack"])
def test_with_three_dynamites_rolling_is_over_and_rerolls_are_lost(character):
    story = rolling_of(character, 5).rolls("dynamite beer dynamite dynamite 1").refuses("reroll 2").refuses("reroll 1")
    assert story.view("B").rerolls_left == 0
    with pytest.raises(IllegalAnswer, match="no die may be thrown again"):
        reroll_option(story.t, [1])
    story.asks("B", "shoot")


@pytest.mark.rule("DICE-DYN-3")
@pytest.mark.parametrize("character", ["paul_regret", "lucky_duke", "black_jack"])
def test_with_two_dynamites_he_rolls_on(character):
    story = rolling_of(character).rolls("dynamite beer dynamite gatling 1")
    rerolls = 3 if character == "lucky_duke" else 2
    story.rolling(rerolls).rerolls("2", "beer").rolling(rerolls - 1)


@pytest.mark.rule("DICE-DYN-3")
def test_the_third_one_ends_the_rolling_after_any_roll():
    story = rolling_of("lucky_duke", 5).rolls("dynamite beer dynamite gatling gatling").rolling(3)
    story.rerolls("2", "beer").rolling(2).rerolls("2", "dynamite").state("B 4/8; pile 9").passes_to("C")
    assert story.events("rolled")[2][1][1] == 3  # the third roll of four


@pytest.mark.rule("DICE-DYN-4")
@pytest.mark.parametrize("dynamites", [3, 4, 5])
def test_three_four_or_five_cost_exactly_one_life_point(dynamites):
    story = rolling_of(life=5).rolls(" ".join(["dynamite"] * dynamites + ["gatling"] * (5 - dynamites)))
    story.state("B 4/8; pile 9").passes_to("C")
    assert [public for _, public, _, _ in story.events("exploded")] == [(1, dynamites)]
    assert [public for _, public, _, _ in story.events("lost_life")] == [(1, 1, 4, NOBODY, EXPLOSION)]


@pytest.mark.rule("DICE-DYN-4")
def test_the_loss_comes_directly_after_the_roll():
    story = rolling_of(life=5).rolls("dynamite dynamite 1 beer beer").rerolls("4", "dynamite").asks("B", "shoot")
    story.state("B 4/8; pile 9")
    assert story.happened() == ["turn", "rolled", "rolled", "exploded", "lost_life"]


@pytest.mark.rule("DICE-DYN-4")
def test_only_pedro_ramirez_has_something_to_decide_before():
    story = DiceStory(A="sheriff", B="outlaw pedro_ramirez 5/8 arrows 2", C="outlaw", D="renegade").turn("B")
    story.rolls("dynamite dynamite dynamite 1 beer").asks("B", "return_arrows")
    assert story.options() == ["return 0", "return 1"]
    story.returns("B", 1).state("B 4/8 arrows 1; pile 8").asks("B", "shoot")


@pytest.mark.rule("DICE-DYN-4")
@pytest.mark.parametrize("character", ["paul_regret", "jourdonnais", "bart_cassidy", "el_gringo", "vulture_sam"])
def test_no_other_ability_softens_an_explosion(character):
    story = rolling_of(character, 5).rolls("dynamite dynamite dynamite gatling gatling")
    assert story.life("B") == 4
    story.passes_to("C")


# ---- the other dice ------------------------------------------------------------------------------------------------


@pytest.mark.rule("DICE-DYN-5")
def test_the_other_dice_are_resolved_as_usual():
    story = rolling_of(life=5).rolls("beer dynamite 1 dynamite dynamite").shoots("C").heals("B")
    story.state("B 5/8; C 7/8; pile 9").passes_to("C")
    assert story.happened() == [
        "turn",
        "rolled",
        "exploded",
        "lost_life",
        "aimed",
        "lost_life",
        "healed",
        "turn_over",
    ]


@pytest.mark.rule("DICE-DYN-5")
def test_two_gatlings_beside_three_dynamites_fire_for_willy_the_kid():
    story = rolling_of("willy_the_kid", 5).rolls("dynamite gatling dynamite gatling dynamite")
    story.state("A 9/10; B 4/8; C 7/8; D 7/8; pile 9").passes_to("C")


@pytest.mark.rule("DICE-DYN-5")
def test_kit_carlson_uses_his_gatlings_after_an_explosion():
    story = DiceStory(A="sheriff arrows 2", B="outlaw kit_carlson 5", C="outlaw", D="renegade").turn("B")
    story.rolls("dynamite gatling dynamite gatling dynamite").removes("A", "A")
    story.state("A 10/10; B 4/7; pile 9").passes_to("C")


@pytest.mark.rule("DICE-DYN-5")
def test_slab_the_killer_doubles_a_shot_after_an_explosion():
    story = rolling_of("slab_the_killer", 5).rolls("dynamite beer dynamite 1 dynamite").shoots("C twice")
    story.state("B 4/8; C 6/8; pile 9").passes_to("C")


@pytest.mark.rule("DICE-DYN-5")
@pytest.mark.parametrize(("life", "after"), [(6, 6), (5, 6), (4, 5)])
def test_jesse_jones_is_looked_at_after_the_explosion(life, after):
    story = rolling_of("jesse_jones", life).rolls("dynamite dynamite dynamite beer gatling").heals("B")
    story.state(f"B {after}/9; pile 9").passes_to("C")


@pytest.mark.rule("DICE-DYN-5")
def test_suzy_lafayette_gains_after_an_explosion():
    story = rolling_of("suzy_lafayette", 5).rolls("dynamite dynamite dynamite dynamite gatling")
    story.state("B 6/8; pile 9").passes_to("C")


@pytest.mark.rule("DICE-DYN-6")
@pytest.mark.parametrize(("life", "alive"), [(2, True), (1, False)])
def test_if_the_explosion_eliminates_him_the_other_dice_are_not_resolved(life, alive):
    story = DiceStory(A="sheriff 1", B=f"outlaw {life}/8 arrows 2", C="outlaw", D="renegade").turn("B")
    story.rolls("dynamite dynamite dynamite 1 beer")
    if alive:
        story.shoots("C").heals("B").state("B 2/8 arrows 2; C 7/8; pile 7").passes_to("C")
    else:
        story.state("B out; pile 9").passes_to("C")
        assert story.happened()[2:] == ["exploded", "lost_life", "eliminated", "returned_arrows", "turn_over"]


@pytest.mark.rule("DICE-DYN-6")
def test_pedro_ramirez_is_not_asked_about_arrows_if_it_eliminates_him():
    story = DiceStory(A="sheriff", B="outlaw pedro_ramirez 1 arrows 2", C="outlaw", D="renegade").turn("B")
    story.rolls("dynamite dynamite dynamite 1 beer").state("B out; pile 9").passes_to("C")


@pytest.mark.rule("DICE-DYN-7")
@pytest.mark.parametrize("dynamites", [0, 1, 2])
def test_one_or_two_dynamites_have_no_effect(dynamites):
    story = rolling_of(life=5).rolls(" ".join(["dynamite"] * dynamites + ["beer"] * (5 - dynamites))).stops()
    story.state("pile 9").heals(*["C"] * (5 - dynamites)).state("pile 9").passes_to("C")
    assert story.happened() == ["turn", "rolled", *["healed"] * (5 - dynamites), "turn_over"]


@pytest.mark.rule("DICE-DYN-7")
def test_two_dynamites_after_the_last_roll_do_nothing():
    story = (
        rolling_of(life=5).rolls("dynamite beer dynamite gatling gatling").rerolls("2", "beer").rerolls("2", "arrow")
    )
    story.state("B 5/8 arrows 1; pile 8").passes_to("C")


@pytest.mark.rule("DICE-DYN-7")
def test_dynamite_that_black_jack_threw_again_does_not_count():
    story = rolling_of("black_jack", 5).rolls("dynamite dynamite gatling gatling arrow")
    story.rerolls("1 2", "beer dynamite").rerolls("2 3 4", "dynamite dynamite gatling").heals("B")
    story.state("B 6/8 arrows 1; pile 8").passes_to("C")


# ---- whose doing ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("DICE-DYN-8")
def test_bart_cassidy_may_not_take_an_arrow_instead():
    story = rolling_of("bart_cassidy", 5).rolls("dynamite dynamite dynamite gatling gatling")
    story.state("B 4/8; pile 9").passes_to("C")


@pytest.mark.rule("DICE-DYN-8")
def test_el_gringo_does_not_answer_it():
    story = rolling_of("el_gringo", 5).rolls("dynamite dynamite dynamite gatling gatling")
    story.state("B 4/7; pile 9").passes_to("C")
    assert not story.events("took_arrows")


@pytest.mark.rule("DICE-DYN-8")
@pytest.mark.parametrize("arrows", [1, 3])
@pytest.mark.parametrize("number", [0, 1])
def test_pedro_ramirez_may_discard_an_arrow_for_it(arrows, number):
    story = DiceStory(A="sheriff", B=f"outlaw pedro_ramirez 5/8 arrows {arrows}", C="outlaw", D="renegade").turn("B")
    story.rolls("dynamite dynamite dynamite dynamite gatling").asks("B", "return_arrows")
    assert story.options() == ["return 0", "return 1"]
    assert story.decision.subject == (EXPLOSION, 1)
    story.refuses("return 2").returns("B", number).passes_to("C")
    assert (story.life("B"), story.arrows("B"), story.t.pile) == (4, arrows - number, 9 - arrows + number)
    told = [public for _, public, _, _ in story.events("returned_arrows")]
    assert told == ([(1, 1, 10 - arrows, BY_LOSS)] if number else [])


@pytest.mark.rule("DICE-DYN-8")
def test_pedro_ramirez_without_arrows_is_not_asked():
    story = rolling_of("pedro_ramirez", 5).rolls("dynamite dynamite dynamite gatling gatling")
    story.state("B 4/8; pile 9").passes_to("C")


@pytest.mark.rule("DICE-DYN-8")
def test_whoever_falls_to_dynamite_was_eliminated_by_nobody():
    story = rolling_of(life=1).rolls("dynamite dynamite dynamite gatling gatling").state("B out; pile 9").passes_to("C")
    assert story.t.killed_by[1] == NOBODY
    assert [public[2:] for _, public, _, _ in story.events("eliminated")] == [(NOBODY, EXPLOSION)]


# ---- after the arrows ----------------------------------------------------------------------------------------------


@pytest.mark.rule("DICE-DYN-9")
@pytest.mark.parametrize(
    ("life", "after"), [(4, "B 1/8; A 7/10; C 6/8; D 6/8; pile 9"), (3, "B out; A 7/10; C 6/8; D 6/8; pile 9")]
)
def test_in_one_roll_arrows_and_their_attack_come_before_the_explosion(life, after):
    story = DiceStory(
        A="sheriff arrows 3", B=f"outlaw {life}/8 arrows 1", C="outlaw arrows 2", D="renegade arrows 2"
    ).turn("B")
    story.rolls("dynamite dynamite dynamite arrow gatling").state(after).passes_to("C")
    assert story.happened()[2:] == [
        "took_arrows",
        "indians",
        *["lost_life"] * 4,
        "refilled",
        "exploded",
        "lost_life",
        *(["eliminated"] if life == 3 else []),
        "turn_over",
    ]


@pytest.mark.rule("DICE-DYN-9")
def test_pedro_ramirez_has_no_arrow_left_for_the_explosion_after_an_attack():
    story = DiceStory(
        A="sheriff arrows 3", B="outlaw pedro_ramirez arrows 1", C="outlaw arrows 2", D="renegade arrows 2"
    ).turn("B")
    story.rolls("dynamite dynamite dynamite arrow gatling").state("A 7/10; B 5/8; C 6/8; D 6/8; pile 9").passes_to("C")


@pytest.mark.rule("DICE-DYN-9")
def test_arrows_owed_after_the_attack_are_taken_before_the_explosion():
    story = DiceStory(
        A="sheriff arrows 3", B="outlaw pedro_ramirez arrows 1", C="outlaw arrows 2", D="renegade arrows 2"
    ).turn("B")
    story.rolls("dynamite dynamite dynamite arrow arrow").asks("B", "return_arrows")
    story.returns("B", 1).state("A 7/10; B 5/8; C 6/8; D 6/8; pile 9").passes_to("C")
