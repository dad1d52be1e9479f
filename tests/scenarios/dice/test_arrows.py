"""Arrows and the Indians."""

import pytest

from boothill.games.dice.rules.game import new_match
from boothill.games.dice.rules.setup import DiceOptions
from boothill.games.dice.rules.terms import BY_LOSS, FIRED_OFF, INDIANS, OUT
from boothill.kernel.decision import NOBODY
from support.dice_story import DiceStory
from support.games import decisions


def lost(story, cause):
    """Who lost how many points to a cause."""
    return [(public[0], public[1]) for _, public, _, _ in story.events("lost_life") if public[4] == cause]


# ---- taking arrows -------------------------------------------------------------------------------------------------


@pytest.mark.rule("DICE-ARROW-1")
@pytest.mark.parametrize("arrows", range(6))
def test_an_arrow_for_each_arrow_die_right_after_the_roll(arrows):
    faces = " ".join(["arrow"] * arrows + ["beer"] * (5 - arrows))
    story = DiceStory(A="sheriff", B="outlaw arrows 2", C="outlaw", D="renegade").turn("A").rolls(faces).rolling(2)
    story.state(f"A 10/10{f' arrows {arrows}' if arrows else ''}; pile {7 - arrows}")


@pytest.mark.rule("DICE-ARROW-1")
def test_only_the_roller_takes_arrows_and_at_every_roll_anew():
    story = DiceStory(A="sheriff", B="outlaw", C="outlaw", D="renegade").turn("C")
    story.rolls("arrow beer beer 1 2").state("C 8/8 arrows 1; pile 8")
    story.rerolls("2 3", "arrow arrow").state("C 8/8 arrows 3; pile 6")
    story.rerolls("1 2", "arrow gatling").state("C 8/8 arrows 4; pile 5").asks("C", "shoot")
    assert [public for _, public, _, _ in story.events("took_arrows")] == [(2, 1, 8, 0), (2, 2, 6, 0), (2, 1, 5, 0)]


@pytest.mark.rule("DICE-ARROW-1")
def test_arrows_are_taken_one_at_a_time():
    # Four arrows and two in the pile: he holds two, not four, when the Indians come.
    story = DiceStory(A="sheriff", B="outlaw arrows 4", C="outlaw arrows 3", D="renegade").turn("A")
    story.rolls("arrow arrow arrow arrow beer").state("A 8/10 arrows 2; B 4/8; C 5/8; pile 7").rolling(2)


# ---- the attack ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("DICE-ARROW-2")
@pytest.mark.parametrize(
    ("arrows", "after"),
    [
        (1, "A 10/10 arrows 1; pile 2"),
        (2, "A 10/10 arrows 2; pile 1"),
        (3, "A 7/10; B 5/8; C 5/8; pile 9"),
        (4, "A 7/10 arrows 1; B 5/8; C 5/8; pile 8"),
    ],
)
def test_the_indians_come_the_moment_the_pile_is_empty(arrows, after):
    story = DiceStory(A="sheriff", B="outlaw arrows 3", C="outlaw arrows 3", D="renegade").turn("A")
    story.rolls(" ".join(["arrow"] * arrows + ["beer"] * (5 - arrows))).state(after).rolling(2)
    assert len(story.events("indians")) == (arrows >= 3)


@pytest.mark.rule("DICE-ARROW-2")
def test_nothing_comes_between_the_last_arrow_and_the_attack():
    story = DiceStory(A="sheriff", B="outlaw arrows 4", C="outlaw arrows 4", D="renegade").turn("A")
    story.rolls("arrow arrow dynamite dynamite dynamite").state("A 8/10 arrows 1; B 4/8; C 4/8; pile 8").passes_to("B")
    assert story.happened() == [
        "turn",
        "rolled",
        "took_arrows",
        "indians",
        "lost_life",
        "lost_life",
        "lost_life",
        "refilled",
        "took_arrows",
        "exploded",
        "lost_life",
        "turn_over",
    ]


@pytest.mark.rule("DICE-ARROW-2")
def test_a_pile_that_fills_up_again_brings_nobody():
    # Pile 1, then the Gatling returns the shooter's arrows: no attack.
    story = DiceStory(A="sheriff arrows 4", B="outlaw arrows 2", C="outlaw", D="renegade").turn("A")
    story.rolls("arrow arrow gatling gatling gatling").state("A 10/10 arrows 6; pile 1").stops()
    story.state("A 10/10; B 7/8 arrows 2; C 7/8; D 7/8; pile 7").passes_to("B")


@pytest.mark.rule("DICE-ARROW-3")
def test_everybody_loses_as_many_life_points_as_he_holds_arrows():
    story = DiceStory(
        A="sheriff arrows 2", B="deputy", C="outlaw arrows 1", D="outlaw out", E="renegade arrows 5"
    ).turn("A")
    story.rolls("arrow beer beer beer beer").state("A 7/10; C 7/8; E 3/8; pile 9").rolling(2)
    assert lost(story, INDIANS) == [(0, 3), (2, 1), (4, 5)]


@pytest.mark.rule("DICE-ARROW-3")
@pytest.mark.parametrize(
    ("character", "after"),
    [
        ("paul_regret", "6/9"),
        ("jourdonnais", "6/7"),
        ("bart_cassidy", "5/8"),
        ("el_gringo", "4/7"),
        ("pedro_ramirez", "5/8"),
    ],
)
def test_only_jourdonnais_loses_less(character, after):
    story = DiceStory(A="sheriff arrows 5", B=f"outlaw {character} arrows 3", C="outlaw", D="renegade").turn("A")
    story.rolls("arrow beer beer beer beer").state(f"A 4/10; B {after}; pile 9").rolling(2)


@pytest.mark.rule("DICE-ARROW-3")
@pytest.mark.parametrize(("arrows", "life"), [(0, 7), (1, 6), (2, 6)])
def test_jourdonnais_loses_one_point_if_he_holds_an_arrow(arrows, life):
    story = DiceStory(
        A=f"sheriff arrows {8 - arrows}", B=f"outlaw jourdonnais arrows {arrows}", C="outlaw", D="renegade"
    )
    story.turn("A").rolls("arrow beer beer beer beer").state(f"A {1 + arrows}/10; B {life}/7; pile 9").rolling(2)


@pytest.mark.rule("DICE-ARROW-3")
def test_all_losses_are_simultaneous():
    # The law and its last enemies fall together: nobody's fall spares another.
    story = DiceStory(A="sheriff 3 arrows 2", B="outlaw 3 arrows 3", C="outlaw 2 arrows 2", D="renegade 1 arrows 1")
    story.turn("A").rolls("arrow beer beer beer beer").state("A out; B out; C out; D out; pile 9").wins("B C")
    assert story.happened()[3:] == ["indians", *["lost_life"] * 4, "refilled", *["eliminated"] * 4, "game_over"]


@pytest.mark.rule("DICE-ARROW-4")
def test_after_the_losses_all_arrows_go_back_and_then_the_fallen_leave():
    story = DiceStory(
        A="sheriff arrows 1",
        B="deputy 1 arrows 3",
        C="outlaw vulture_sam 3/9 arrows 1",
        D="outlaw 3 arrows 3",
        E="renegade",
    ).turn("A")
    story.rolls("arrow beer beer beer beer").state("A 8/10; B out; C 6/9; D out; pile 9").rolling(2)
    assert story.happened()[3:] == [
        "indians",
        *["lost_life"] * 4,
        "refilled",
        "eliminated",
        "eliminated",
        "gained_life",
    ]
    assert [public for _, public, _, _ in story.events("refilled")] == [(9,)]


@pytest.mark.rule("DICE-ARROW-4")
def test_the_end_of_the_game_is_checked_after_the_attack():
    story = DiceStory(A="sheriff", B="outlaw out", C="outlaw 4 arrows 4", D="renegade 4 arrows 4").turn("A")
    story.rolls("arrow arrow 1 1 1").state("A 9/10; C out; D out; pile 9").wins("A")


@pytest.mark.rule("DICE-ARROW-4")
def test_after_an_attack_without_a_death_everybody_begins_anew():
    story = DiceStory(A="sheriff arrows 2", B="outlaw arrows 2", C="outlaw arrows 2", D="renegade arrows 2").turn("A")
    story.rolls("arrow beer beer beer beer").state("A 7/10; B 6/8; C 6/8; D 6/8; pile 9").rolling(2)


@pytest.mark.rule("DICE-ARROW-5")
@pytest.mark.parametrize(
    ("arrows", "after"), [(1, "4/10"), (2, "4/10 arrows 1"), (3, "4/10 arrows 2"), (5, "4/10 arrows 4")]
)
def test_arrows_still_owed_come_from_the_new_pile_and_the_turn_goes_on(arrows, after):
    # The example of the book: 6 life points and 1 arrow, 1 in the pile; two arrows are rolled.
    faces = " ".join(["arrow"] * arrows + ["beer"] * (5 - arrows))
    story = DiceStory(A="sheriff 6/10 arrows 1", B="outlaw arrows 4", C="outlaw arrows 3", D="renegade").turn("A")
    story.rolls(faces).state(f"A {after}; B 4/8; C 5/8; pile {10 - arrows}").rolling(2)


@pytest.mark.rule("DICE-ARROW-5")
def test_owed_arrows_are_taken_after_the_others_have_left():
    story = DiceStory(A="sheriff", B="outlaw 4 arrows 4", C="outlaw arrows 4", D="renegade").turn("A")
    story.rolls("arrow arrow arrow beer beer").state("A 9/10 arrows 2; B out; C 4/8; pile 7").rolling(2)
    assert story.happened()[-3:] == ["refilled", "eliminated", "took_arrows"]


@pytest.mark.rule("DICE-ARROW-6")
@pytest.mark.parametrize(
    ("life", "after"), [(3, "B 1/8 arrows 3; A 6/10; C 5/8; pile 6"), (2, "B out; A 6/10; C 5/8; pile 9")]
)
def test_an_eliminated_roller_takes_no_more_arrows(life, after):
    story = DiceStory(A="sheriff arrows 4", B=f"outlaw {life}/8 arrows 1", C="outlaw arrows 3", D="renegade").turn("B")
    story.rolls("arrow arrow arrow arrow 1").state(after)
    assert len(story.events("took_arrows")) == (2 if life == 3 else 1)
    if life == 3:
        story.rolling(2)
    else:
        story.passes_to("C")


@pytest.mark.rule("DICE-ARROW-7")
def test_el_gringos_arrow_may_be_the_last_one_and_the_rest_of_the_dice_still_counts():
    story = DiceStory(
        A="outlaw willy_the_kid 3/8 arrows 1", B="sheriff el_gringo 4/9", C="outlaw arrows 4", D="renegade arrows 3"
    ).turn("A")
    story.rolls("1 beer beer gatling gatling").stops().shoots("B").state("A 1/8; B 3/9; C 4/8; D 5/8; pile 9")
    story.heals("A", "B").state("A 2/8 arrows 1; B 3/9; C 3/8; D 4/8; pile 8").passes_to("B")
    assert story.happened()[2:] == [
        "aimed",
        "lost_life",
        "took_arrows",
        "indians",
        *["lost_life"] * 3,
        "refilled",
        "healed",
        "healed",
        "fired",
        *["lost_life"] * 3,
        "took_arrows",
        "turn_over",
    ]


@pytest.mark.rule("DICE-ARROW-7")
def test_with_two_arrows_in_the_pile_el_gringos_answer_brings_nobody():
    story = DiceStory(A="outlaw arrows 1", B="sheriff el_gringo arrows 1", C="outlaw arrows 4", D="renegade arrows 1")
    story.turn("A").rolls("1 dynamite dynamite gatling gatling").stops().shoots("B")
    story.state("A 8/8 arrows 2; B 8/9 arrows 1; pile 1").passes_to("B")


@pytest.mark.rule("DICE-ARROW-7")
def test_the_attack_that_el_gringo_causes_hurts_him_too():
    story = DiceStory(
        A="outlaw arrows 1", B="sheriff el_gringo 3/9 arrows 2", C="outlaw arrows 4", D="renegade arrows 1"
    )
    story.turn("A").rolls("1 dynamite dynamite gatling gatling").stops().shoots("B")
    story.state("A 6/8; B out; C 4/8; D 7/8; pile 9").wins("A C")


@pytest.mark.rule("DICE-ARROW-7")
def test_the_attack_after_the_gatling_comes_before_the_end_of_the_turn():
    story = DiceStory(
        A="outlaw suzy_lafayette 3/8", B="sheriff el_gringo", C="outlaw arrows 4", D="renegade arrows 4"
    ).turn("A")
    story.rolls("gatling gatling gatling dynamite dynamite").stops()
    story.state("A 4/8; B 8/9; C 3/8; D 3/8; pile 9").passes_to("B")
    assert story.happened()[-5:] == ["lost_life", "lost_life", "refilled", "gained_life", "turn_over"]


@pytest.mark.rule("DICE-ARROW-7")
def test_an_attack_in_the_middle_of_the_resolution_may_end_the_game():
    story = DiceStory(A="outlaw arrows 1", B="sheriff 4 arrows 4", C="outlaw el_gringo", D="renegade arrows 3").turn(
        "A"
    )
    story.rolls("2 beer beer dynamite dynamite").stops().shoots("C")
    story.state("A 6/8; B out; C 6/7; D 5/8; pile 9").wins("A C")


@pytest.mark.rule("DICE-ARROW-8")
def test_nobody_is_asked_anything_while_the_indians_attack():
    # Pedro Ramirez may not shrink his loss, Bart Cassidy may not take arrows for it.
    story = DiceStory(
        A="sheriff", B="outlaw pedro_ramirez arrows 4", C="outlaw bart_cassidy arrows 4", D="renegade"
    ).turn("A")
    story.rolls("arrow beer beer beer beer").state("A 9/10; B 4/8; C 4/8; pile 9").rolling(2)
    assert not story.events("returned_arrows")


@pytest.mark.rule("DICE-ARROW-8")
def test_a_roller_who_is_pedro_ramirez_loses_for_all_arrows_he_holds():
    story = DiceStory(A="sheriff pedro_ramirez arrows 4", B="outlaw arrows 4", C="outlaw", D="renegade").turn("A")
    story.rolls("arrow arrow beer beer beer").state("A 5/10 arrows 1; B 4/8; pile 8").rolling(2)


@pytest.mark.rule("DICE-ARROW-8")
def test_arrows_that_pedro_returned_before_the_attack_do_not_count():
    # Shot by A, Pedro returns an arrow; the pile of 1 grows to 2, so that El Gringo's answer is not the last one.
    story = DiceStory(
        A="outlaw arrows 2", B="sheriff pedro_ramirez arrows 4", C="renegade arrows 2", D="outlaw el_gringo"
    ).turn("A")
    story.rolls("1 1 dynamite dynamite gatling").stops().shoots("B", "D").asks("B", "return_arrows").returns("B", 1)
    story.state("A 8/8 arrows 3; B 9/10 arrows 3; D 6/7; pile 1").passes_to("B")


@pytest.mark.rule("DICE-ARROW-9")
@pytest.mark.parametrize(
    ("character", "life", "after"),
    [
        ("rose_doolan", 11, "1/11"),  # 11 - 1 - 9
        ("rose_doolan", 10, "out"),
        ("lucky_duke", 10, "out"),
        ("jourdonnais", 9, "7/9"),
        ("jourdonnais", 3, "1/9"),
    ],
)
def test_the_second_attack_of_a_turn_finds_all_nine_arrows_with_the_roller(character, life, after):
    story = DiceStory(A=f"sheriff {character} {life}", B="outlaw arrows 4", C="outlaw arrows 4", D="renegade").turn("A")
    story.rolls("arrow arrow arrow arrow arrow")
    assert (story.arrows("A"), story.t.pile) == (4, 5)
    story.rerolls("1 2 3 4 5", "arrow arrow arrow arrow arrow").state(f"A {after}; B 4/8; C 4/8; pile 9")
    if after == "out":
        story.wins("B C")
    else:
        story.rolling(1)
    assert len(story.events("indians")) == 2
    assert len(lost(story, INDIANS)) == 4  # A and B and C, then A alone


@pytest.mark.rule("DICE-ARROW-9")
def test_five_arrows_bring_one_attack_at_most():
    story = DiceStory(A="sheriff", B="outlaw arrows 4", C="outlaw arrows 4", D="renegade").turn("A")
    story.rolls("arrow arrow arrow arrow arrow").state("A 9/10 arrows 4; B 4/8; C 4/8; pile 5").rolling(2)
    assert len(story.events("indians")) == 1


@pytest.mark.rule("DICE-ARROW-9")
def test_three_rolls_full_of_arrows_bring_two_attacks():
    story = DiceStory(A="sheriff jourdonnais", B="outlaw arrows 4", C="outlaw arrows 4", D="renegade").turn("A")
    story.rolls("arrow arrow arrow arrow arrow").rerolls("1 2 3 4 5", "arrow arrow arrow arrow arrow")
    story.rerolls("1 2 3 4 5", "arrow arrow arrow arrow arrow")
    story.state("A 7/9 arrows 5; B 4/8; C 4/8; pile 4").passes_to("B")
    assert len(story.events("indians")) == 2


# ---- where arrows go -----------------------------------------------------------------------------------------------


@pytest.mark.rule("DICE-ARROW-10")
def test_arrows_stay_through_shots_beers_explosions_and_turns():
    story = DiceStory(A="sheriff lucky_duke arrows 2", B="outlaw black_jack arrows 1", C="outlaw", D="renegade").turn(
        "A"
    )
    story.rolls("dynamite dynamite dynamite 1 beer").shoots("B").heals("B").state(
        "A 9/10 arrows 2; B 8/8 arrows 1; pile 6"
    )
    story.passes_to("B").rolls("1 1 dynamite dynamite gatling").stops().shoots("A", "A")
    story.state("A 7/10 arrows 2; B 8/8 arrows 1; pile 6").passes_to("C")


@pytest.mark.rule("DICE-ARROW-10")
def test_the_own_gatling_returns_all_arrows_of_the_shooter_and_nobody_elses():
    story = DiceStory(A="sheriff arrows 3", B="outlaw arrows 2", C="outlaw", D="renegade arrows 1").turn("A")
    story.rolls("gatling gatling gatling dynamite dynamite").stops()
    story.state("A 10/10; B 7/8 arrows 2; C 7/8; D 7/8 arrows 1; pile 6").passes_to("B")
    assert [public for _, public, _, _ in story.events("returned_arrows")] == [(0, 3, 6, FIRED_OFF)]


@pytest.mark.rule("DICE-ARROW-10")
def test_kit_carlson_sends_arrows_of_anybody_back():
    story = DiceStory(A="sheriff kit_carlson arrows 1", B="outlaw arrows 2", C="outlaw", D="renegade").turn("A")
    story.rolls("gatling gatling dynamite dynamite arrow").stops().removes("B", "A")
    story.state("A 9/9 arrows 1; B 8/8 arrows 1; pile 7").passes_to("B")
    assert [public for _, public, _, _ in story.events("removed_arrow")] == [(0, 1, 6), (0, 0, 7)]


@pytest.mark.rule("DICE-ARROW-10")
def test_pedro_ramirez_returns_arrows_for_lost_points():
    story = DiceStory(A="sheriff", B="outlaw pedro_ramirez arrows 3", C="outlaw", D="renegade").turn("A")
    story.rolls("1 1 dynamite dynamite gatling").stops().shoots("B", "B").returns("B", 2)
    story.state("B 6/8 arrows 1; pile 8").passes_to("B")
    assert [public for _, public, _, _ in story.events("returned_arrows")] == [(1, 2, 8, BY_LOSS)]


@pytest.mark.rule("DICE-ARROW-10")
def test_the_arrows_of_an_eliminated_player_go_back():
    story = DiceStory(A="sheriff arrows 1", B="outlaw 1 arrows 3", C="outlaw arrows 2", D="renegade").turn("A")
    story.rolls("1 dynamite dynamite gatling gatling").stops().shoots("B")
    story.state("B out; pile 6").passes_to("C")
    assert [public for _, public, _, _ in story.events("returned_arrows")] == [(1, 3, 6, OUT)]
    assert story.t.arrows == [1, 0, 2, 0]


@pytest.mark.rule("DICE-ARROW-10")
@pytest.mark.parametrize("players", [3, 5, 8])
def test_in_whole_games_arrows_move_only_when_it_is_told(players):
    for seed in range(6):
        match = new_match(DiceOptions(players, seed=seed))
        for _ in decisions(match, seed):
            assert (match.state.arrows, match.state.pile) == ledger(players, match.events)
        assert (match.state.arrows, match.state.pile) == ledger(players, match.events)


def ledger(players, events):
    """The arrows of each player and of the pile, from nothing but what was told."""
    arrows, pile = [0] * players, 9
    for name, public, _, _ in events:
        if name == "took_arrows":
            seat, number, pile, _ = public
            arrows[seat] += number
        elif name == "returned_arrows":
            seat, number, pile, _ = public
            arrows[seat] -= number
        elif name == "removed_arrow":
            _, seat, pile = public
            arrows[seat] -= 1
        elif name == "refilled":
            arrows, (pile,) = [0] * players, public
    return arrows, pile


@pytest.mark.rule("DICE-ARROW-3")
def test_an_attack_is_nobodys_doing():
    story = DiceStory(A="sheriff", B="outlaw 4 arrows 4", C="outlaw el_gringo arrows 4", D="renegade").turn("A")
    story.rolls("arrow beer beer beer beer").state("A 9/10; B out; C 3/7; pile 9").rolling(2)
    assert story.t.killed_by[1] == NOBODY
    assert len(story.events("took_arrows")) == 1  # El Gringo gives none for it
