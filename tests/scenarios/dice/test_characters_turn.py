"""Characters whose own turn is different, and Vulture Sam: Black Jack, Lucky Duke, Jesse Jones, Sid Ketchum, Suzy
Lafayette.
"""

import pytest

from support.dice_story import DiceStory

LAST_ARROW = "arrow dynamite dynamite gatling gatling"


# ---- Black Jack ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("DICE-CHAR-BLACKJACK-1")
def test_black_jack_throws_dynamite_again():
    story = DiceStory(A="black_jack", B="plain", C="plain", D="plain").turn("A").rolls("dynamite dynamite 2 2 gatling")
    story.rerolls("1 2", "gatling arrow", now="gatling arrow 2 2 gatling").state("A 10/10 arrows 1; pile 8").rolling(1)


@pytest.mark.rule("DICE-CHAR-BLACKJACK-1")
def test_black_jack_may_throw_one_of_two_dynamites_with_other_dice():
    story = DiceStory(A="black_jack", B="plain", C="plain", D="plain").turn("A").rolls("dynamite dynamite 2 2 gatling")
    story.rerolls("2 3", "2 dynamite", now="dynamite 2 dynamite 2 gatling").state("A 10/10").rolling(1)


@pytest.mark.rule("DICE-CHAR-BLACKJACK-1")
def test_dynamite_that_black_jack_threw_again_does_not_count():
    story = DiceStory(A="black_jack", B="plain", C="plain", D="plain").turn("A").rolls("dynamite dynamite 2 2 gatling")
    story.rerolls("1 2", "dynamite dynamite").rolling(1).rerolls("1 2", "dynamite dynamite")
    story.shoots("C", "C").state("C 6/8").passes_to("B")
    assert story.events("exploded") == []


@pytest.mark.rule("DICE-CHAR-BLACKJACK-1")
def test_black_jack_has_no_more_rolls_than_others():
    story = DiceStory(A="black_jack", B="plain", C="plain", D="plain").turn("A").rolls("dynamite dynamite 2 2 gatling")
    story.rolling(2).rerolls("1", "dynamite").rolling(1).rerolls("1", "dynamite").refuses("reroll 1")
    story.shoots("C", "C").state("C 6/8").passes_to("B")


@pytest.mark.rule("DICE-CHAR-BLACKJACK-1")
def test_others_may_not_throw_dynamite_again():
    story = DiceStory(A="lucky_duke", B="black_jack", C="plain", D="plain").turn("A")
    story.rolls("dynamite dynamite 2 2 gatling").refuses("reroll 1").refuses("reroll 2 3").rolling(3)


@pytest.mark.rule("DICE-CHAR-BLACKJACK-2")
@pytest.mark.parametrize("dynamites", [3, 4, 5])
def test_three_or_more_dynamites_thrown_together_explode_under_black_jack(dynamites):
    story = DiceStory(A="black_jack", B="plain", C="plain", D="plain").turn("A")
    story.rolls(" ".join([*["dynamite"] * dynamites, "2", "2"][:5])).refuses("reroll 1")
    hits = 5 - dynamites
    story.shoots(*["C"] * hits).state(f"A 9/10; C {8 - hits}/8").passes_to("B")


@pytest.mark.rule("DICE-CHAR-BLACKJACK-2")
def test_dynamite_that_black_jack_kept_counts_with_the_next():
    story = DiceStory(A="black_jack", B="plain", C="plain", D="plain").turn("A").rolls("dynamite 2 dynamite 2 gatling")
    story.rerolls("1 5", "dynamite dynamite").refuses("reroll 1").refuses("reroll 2")
    story.shoots("C", "C").state("A 9/10; C 6/8").passes_to("B")


@pytest.mark.rule("DICE-CHAR-BLACKJACK-2")
def test_an_explosion_eliminates_black_jack_with_his_last_point():
    story = DiceStory(A="outlaw black_jack 1/8", B="sheriff", C="outlaw", D="renegade").turn("A")
    story.rolls("dynamite dynamite 2 beer beer").rerolls("3", "dynamite").state("A out").passes_to("B")


# ---- Lucky Duke ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("DICE-CHAR-LUCKY-1")
def test_lucky_duke_has_three_rerolls():
    story = DiceStory(A="lucky_duke", B="plain", C="plain", D="plain").turn("A").rolls("1 1 1 1 1").rolling(3)
    story.rerolls("1", "1").rolling(2).rerolls("2", "1").rolling(1).rerolls("3", "gatling", now="1 1 gatling 1 1")
    story.refuses("reroll 1").shoots("B", "B", "B", "D").state("B 5/8; D 7/8").passes_to("B")


@pytest.mark.rule("DICE-CHAR-LUCKY-1")
@pytest.mark.parametrize("character", ["rose_doolan", "black_jack", "suzy_lafayette", "kit_carlson", "plain"])
def test_others_have_two(character):
    story = DiceStory(A=character, B="lucky_duke", C="plain", D="plain").turn("A").rolls("1 1 1 1 1").rolling(2)
    story.rerolls("1", "1").rolling(1).rerolls("1", "1").refuses("reroll 1").asks("A", "shoot")


@pytest.mark.rule("DICE-CHAR-LUCKY-1")
def test_lucky_duke_may_stop_after_any_roll():
    story = DiceStory(A="lucky_duke", B="plain", C="plain", D="plain").turn("A").rolls("2 2 2 2 2").rerolls("1", "2")
    story.stops().shoots("C", "C", "C", "C", "C").state("C 3/8").passes_to("B")


@pytest.mark.rule("DICE-CHAR-LUCKY-1")
def test_dynamite_ends_the_rerolls_of_lucky_duke():
    story = DiceStory(A="lucky_duke", B="plain", C="plain", D="plain").turn("A").rolls("dynamite dynamite 2 2 gatling")
    story.refuses("reroll 1").rerolls("5", "gatling").rolling(2).rerolls("5", "dynamite").refuses("reroll 3")
    story.shoots("C", "C").state("A 9/10; C 6/8").passes_to("B")


# ---- Jesse Jones ---------------------------------------------------------------------------------------------------


def jesse_drinks(life, beers, **seats):
    """Jesse Jones, an Outlaw with this life, has stopped with so many beers."""
    told = {"A": f"outlaw jesse_jones {life}/9", "B": "sheriff 3/10", "C": "outlaw", "D": "renegade"}
    story = DiceStory(**(told | seats)).turn("A")
    filler = ["dynamite", "dynamite", "gatling", "gatling"]
    return story.rolls(" ".join([*["beer"] * beers, *filler][:5])).stops()


@pytest.mark.rule("DICE-CHAR-JESSE-1")
@pytest.mark.parametrize(("life", "after"), [(1, 3), (3, 5), (4, 6), (5, 6), (6, 7), (8, 9), (9, 9)])
def test_a_beer_gives_jesse_two_points_if_he_has_four_or_fewer(life, after):
    jesse_drinks(life, 1).heals("A").state(f"A {after}/9").passes_to("B")


@pytest.mark.rule("DICE-CHAR-JESSE-1")
def test_what_jesse_loses_before_the_beers_counts():
    story = DiceStory(A="outlaw jesse_jones 5/9", B="sheriff", C="outlaw", D="renegade").turn("A")
    story.rolls("dynamite dynamite dynamite beer gatling").state("A 4/9").heals("A").state("A 6/9").passes_to("B")


@pytest.mark.rule("DICE-CHAR-JESSE-1")
def test_a_volley_that_hurts_others_only_does_not_make_jesse_weak():
    story = DiceStory(A="outlaw jesse_jones 5/9", B="sheriff 5/10", C="outlaw", D="renegade").turn("A")
    story.rolls("1 1 beer dynamite gatling").stops().shoots("B", "B").heals("A")
    story.state("A 6/9; B 3/10").passes_to("B")


@pytest.mark.rule("DICE-CHAR-JESSE-2")
@pytest.mark.parametrize(
    ("life", "beers", "after"), [(4, 2, 8), (4, 3, 9), (3, 2, 7), (3, 3, 9), (1, 3, 7), (5, 2, 7), (5, 3, 8)]
)
def test_jesse_is_looked_at_once_before_all_his_beers(life, beers, after):
    jesse_drinks(life, beers).heals(*"A" * beers).state(f"A {after}/9").passes_to("B")


@pytest.mark.rule("DICE-CHAR-JESSE-2")
def test_jesse_as_sheriff_drinks_up_to_eleven():
    story = DiceStory(A="sheriff jesse_jones 4/11", B="outlaw", C="outlaw", D="renegade").turn("A")
    story.rolls("beer beer beer beer dynamite").stops().heals("A", "A", "A", "A").state("A 11/11").passes_to("B")


@pytest.mark.rule("DICE-CHAR-JESSE-3")
@pytest.mark.parametrize(
    ("whom", "jesse", "sheriff"), [("AAB", 8, 4), ("ABA", 8, 4), ("BAA", 8, 4), ("BBA", 6, 5), ("BBB", 4, 6)]
)
def test_beers_of_jesse_for_others_are_worth_one(whom, jesse, sheriff):
    jesse_drinks(4, 3).heals(*whom).state(f"A {jesse}/9; B {sheriff}/10").passes_to("B")


@pytest.mark.rule("DICE-CHAR-JESSE-3")
def test_beers_of_others_for_jesse_are_worth_one():
    story = DiceStory(A="plain 8/10", B="jesse_jones 2/9", C="plain", D="plain").turn("A")
    story.rolls("beer beer beer dynamite gatling").stops().heals("B", "B", "A").state("A 9/10; B 4/9").passes_to("B")


@pytest.mark.rule("DICE-CHAR-JESSE-3")
def test_the_gift_of_sid_gives_jesse_one_point():
    story = DiceStory(A="sid_ketchum", B="jesse_jones 3/9", C="plain", D="plain").turn("A").gives("B").state("B 4/9")
    story.rolls("dynamite dynamite gatling gatling 2").stops().shoots("C").state("C 7/8").passes_to("B")


@pytest.mark.rule("DICE-CHAR-JESSE-3")
@pytest.mark.parametrize("life", [3, 6])
def test_the_beers_of_whoever_follows_jesse_are_worth_one(life):
    story = jesse_drinks(4, 1, B=f"sheriff paul_regret {life}/11").heals("A").state("A 6/9").passes_to("B")
    story.rolls("beer dynamite dynamite gatling gatling").stops().heals("B").state(f"B {life + 1}/11").passes_to("C")


# ---- Sid Ketchum ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("DICE-CHAR-SID-1")
@pytest.mark.parametrize(("whom", "after"), [("A", "A 5/10"), ("C", "C 6/8"), ("D", "D 8/8")])
def test_sid_gives_a_life_point_to_anybody_before_he_rolls(whom, after):
    story = DiceStory(A="sid_ketchum 4/10", B="out", C="5/8", D="7/8").turn("A").asks("A", "gift")
    assert story.options() == ["give A", "give C", "give D"]
    assert story.events("rolled") == []
    story.refuses("give B").gives(whom).state(after).rolls("2 2 2 2 2").rolling(2)


@pytest.mark.rule("DICE-CHAR-SID-1")
def test_the_gift_comes_before_the_indians():
    story = DiceStory(A="outlaw sid_ketchum 2/8 arrows 1", B="sheriff", C="outlaw arrows 7", D="renegade 7/8").turn("A")
    story.gives("A").rolls(LAST_ARROW).rolling(2).state("A 1/8; C 1/8; pile 9")


@pytest.mark.rule("DICE-CHAR-SID-1")
def test_without_the_gift_for_himself_sid_falls_to_the_indians():
    story = DiceStory(A="outlaw sid_ketchum 2/8 arrows 1", B="sheriff", C="outlaw arrows 7", D="renegade 7/8").turn("A")
    story.gives("D").rolls(LAST_ARROW).state("A out; C 1/8; D 8/8; pile 9").passes_to("B")


@pytest.mark.rule("DICE-CHAR-SID-1")
def test_sid_gives_once_per_turn_and_in_his_own_turns_only():
    story = DiceStory(A="deputy sid_ketchum 3/8", B="outlaw lucky_duke", C="renegade out").turn("A").gives("A")
    story.rolls("2 dynamite dynamite gatling gatling").stops().shoots("B").state("A 4/8; B 7/8").passes_to("B")
    story.rolls("2 dynamite dynamite gatling gatling").stops().shoots("A").state("A 3/8").passes_to("A").gives("A")
    story.rolls("2 dynamite dynamite gatling gatling").rolling(2).state("A 4/8")
    assert len(story.events("gave_life")) == 2


@pytest.mark.rule("DICE-CHAR-SID-2")
def test_sid_must_name_somebody_even_if_all_are_at_their_maximum():
    story = DiceStory(A="sid_ketchum", B="plain", C="plain", D="plain").turn("A").asks("A", "gift")
    assert story.options() == ["give A", "give B", "give C", "give D"]
    story.gives("C").state("pile 9").rolls("2 2 2 2 2").rolling(2)
    assert [event[1] for event in story.events("gave_life")] == [(0, 2, 0)]


@pytest.mark.rule("DICE-CHAR-SID-2")
def test_the_gift_is_not_one_of_the_beers():
    story = DiceStory(A="sid_ketchum 4/10", B="plain", C="plain", D="plain").turn("A").gives("A").state("A 5/10")
    story.rolls("beer beer dynamite gatling 2").stops().shoots("C").heals("A", "A").state("A 7/10; C 7/8")
    story.passes_to("B")
    assert len(story.events("healed")) == 2


# ---- Suzy Lafayette ------------------------------------------------------------------------------------------------


@pytest.mark.rule("DICE-CHAR-SUZY-1")
@pytest.mark.parametrize(("life", "after"), [(1, 3), (5, 7), (6, 8), (7, 8), (8, 8)])
def test_suzy_gains_two_points_at_the_end_of_a_turn_without_bulls_eyes(life, after):
    story = DiceStory(A=f"outlaw suzy_lafayette {life}/8", B="sheriff", C="outlaw", D="renegade").turn("A")
    story.rolls("dynamite dynamite gatling gatling arrow").state(f"A {life}/8 arrows 1; pile 8").stops()
    story.state(f"A {after}/8 arrows 1").passes_to("B")


@pytest.mark.rule("DICE-CHAR-SUZY-1")
@pytest.mark.parametrize(("face", "hit", "after"), [("1", "B", "B 9/10"), ("2", "C", "C 7/8")])
def test_one_bulls_eye_is_enough_to_gain_nothing(face, hit, after):
    story = DiceStory(A="outlaw suzy_lafayette 3/8", B="sheriff", C="outlaw", D="renegade").turn("A")
    story.rolls(f"dynamite dynamite gatling gatling {face}").stops().shoots(hit).state(after).passes_to("B")


@pytest.mark.rule("DICE-CHAR-SUZY-1")
def test_suzy_gains_nothing_in_the_turns_of_others():
    story = DiceStory(A="plain 5/10", B="suzy_lafayette 3/8", C="plain", D="plain").turn("A")
    story.rolls("dynamite dynamite gatling gatling arrow").stops().state("A 5/10 arrows 1; pile 8").passes_to("B")


@pytest.mark.rule("DICE-CHAR-SUZY-2")
def test_bulls_eyes_that_suzy_threw_again_do_not_matter():
    story = DiceStory(A="outlaw suzy_lafayette 3/8", B="sheriff", C="outlaw", D="renegade").turn("A")
    story.rolls("1 2 1 dynamite dynamite").rerolls("1 2 3", "gatling gatling beer").stops().heals("A")
    story.state("A 6/8").passes_to("B")


@pytest.mark.rule("DICE-CHAR-SUZY-2")
def test_rolls_without_a_bulls_eye_do_not_matter_if_the_last_one_shows_one():
    story = DiceStory(A="outlaw suzy_lafayette 3/8", B="sheriff", C="outlaw", D="renegade").turn("A")
    story.rolls("gatling gatling dynamite dynamite beer").state("A 3/8").rerolls("5", "gatling").state("A 3/8")
    story.rerolls("1", "2").shoots("C").state("C 7/8").passes_to("B")


@pytest.mark.rule("DICE-CHAR-SUZY-3")
@pytest.mark.parametrize(("life", "after"), [(2, 3), (3, 4), (8, 8)])
def test_suzy_gains_after_an_explosion(life, after):
    story = DiceStory(A=f"outlaw suzy_lafayette {life}/8", B="sheriff", C="outlaw", D="renegade").turn("A")
    story.rolls("dynamite dynamite dynamite gatling gatling").state(f"A {after}/8").passes_to("B")


@pytest.mark.rule("DICE-CHAR-SUZY-3")
def test_suzy_gains_nothing_after_an_explosion_with_a_bulls_eye():
    story = DiceStory(A="outlaw suzy_lafayette 3/8", B="sheriff", C="outlaw", D="renegade").turn("A")
    story.rolls("dynamite dynamite dynamite 2 gatling").shoots("C").state("A 2/8; C 7/8").passes_to("B")


@pytest.mark.rule("DICE-CHAR-SUZY-3")
def test_an_explosion_that_eliminates_suzy_leaves_her_nothing_to_gain():
    story = DiceStory(A="outlaw suzy_lafayette 1/8", B="sheriff", C="outlaw", D="renegade").turn("A")
    story.rolls("dynamite dynamite dynamite beer beer").state("A out").passes_to("B")
    assert story.events("gained_life") == []


@pytest.mark.rule("DICE-CHAR-SUZY-3")
def test_the_gain_of_suzy_is_the_last_thing_of_her_turn():
    story = DiceStory(A="outlaw suzy_lafayette 3/8 arrows 2", B="sheriff", C="outlaw 1/8", D="renegade").turn("A")
    story.rolls("gatling gatling gatling beer dynamite").stops().heals("B")
    story.state("A 5/8; B 9/10; C out; D 7/8; pile 9").passes_to("B")
    order = [event[0] for event in story.match.events]
    gained = order.index("gained_life")
    assert order[gained + 1] == "turn_over"
    assert {"fired", "lost_life", "eliminated"} <= set(order[:gained])


# ---- Vulture Sam ---------------------------------------------------------------------------------------------------


def vultures(life, **seats):
    """Six players: C, an Outlaw, is Vulture Sam with this life."""
    told = {"A": "sheriff", "B": "deputy", "C": f"outlaw vulture_sam {life}/9", "D": "outlaw", "E": "outlaw"}
    return DiceStory(**(told | {"F": "renegade"} | seats))


@pytest.mark.rule("DICE-CHAR-VULTURE-1")
@pytest.mark.parametrize(("shots", "fallen", "gained"), [("B", "B", 2), ("F", "F", 2), ("BF", "BF", 4)])
def test_vulture_gains_two_points_for_each_player_who_falls_to_a_volley(shots, fallen, gained):
    story = vultures(3, B="deputy 1/8", F="renegade 1/8").turn("A")
    story.rolls(" ".join([*["1"] * len(shots), "dynamite", "dynamite", "gatling", "gatling"][:5])).stops()
    story.shoots(*shots).state("; ".join([f"C {3 + gained}/9", *[f"{seat} out" for seat in fallen]]))
    story.passes_to("C" if "B" in fallen else "B")


@pytest.mark.rule("DICE-CHAR-VULTURE-1")
def test_vulture_gains_for_each_player_who_falls_to_a_gatling():
    story = vultures(3, B="deputy 1/8", E="outlaw 1/8", F="renegade 1/8").turn("A")
    story.rolls("gatling gatling gatling dynamite dynamite").stops()
    story.state("B out; C 8/9; D 7/8; E out; F out").passes_to("C")


@pytest.mark.rule("DICE-CHAR-VULTURE-1")
def test_vulture_gains_for_each_player_who_falls_to_the_indians():
    story = vultures(3, A="sheriff arrows 1", B="deputy 2/8 arrows 3", D="outlaw 4/8 arrows 4").turn("A")
    story.rolls(LAST_ARROW).rolling(2).state("A 8/10; B out; C 7/9; D out; pile 9")


@pytest.mark.rule("DICE-CHAR-VULTURE-1")
def test_vulture_gains_if_somebody_falls_to_his_own_dynamite():
    story = vultures(3, D="outlaw 1/8").turn("D").rolls("dynamite dynamite dynamite beer beer")
    story.state("C 5/9; D out").passes_to("E")


@pytest.mark.rule("DICE-CHAR-VULTURE-1")
def test_vulture_gains_for_those_he_shoots_himself():
    story = vultures(3, B="deputy 1/8").turn("C").rolls("1 dynamite dynamite gatling gatling").stops()
    story.shoots("B").state("B out; C 5/9").passes_to("D")


@pytest.mark.rule("DICE-CHAR-VULTURE-1")
def test_vulture_gains_nothing_while_nobody_falls():
    story = vultures(3, B="deputy 2/8").turn("A").rolls("1 dynamite dynamite gatling gatling").stops()
    story.shoots("B").state("B 1/8").passes_to("B")


@pytest.mark.rule("DICE-CHAR-VULTURE-1")
@pytest.mark.parametrize(("life", "after"), [(5, 9), (6, 9), (7, 9), (8, 9), (9, 9), (4, 8)])
def test_vulture_gains_up_to_his_maximum(life, after):
    story = vultures(life, B="deputy 1/8", F="renegade 1/8").turn("A").rolls("1 1 dynamite dynamite gatling").stops()
    story.shoots("B", "F").state(f"B out; C {after}/9; F out").passes_to("C")


@pytest.mark.rule("DICE-CHAR-VULTURE-1")
def test_what_vulture_would_gain_beyond_his_maximum_is_lost():
    story = vultures(8, B="deputy 1/8", F="renegade 1/8").turn("A").rolls("1 1 dynamite dynamite gatling").stops()
    story.shoots("B", "F").passes_to("C")
    assert [event[1] for event in story.events("gained_life")] == [(2, 1, 9)]


@pytest.mark.rule("DICE-CHAR-VULTURE-1")
def test_vulture_gains_before_the_game_ends():
    story = vultures(3, A="sheriff 1/10").turn("F").rolls("1 dynamite dynamite gatling gatling").stops()
    story.shoots("A").state("A out; C 5/9").wins("C D E")


@pytest.mark.rule("DICE-CHAR-VULTURE-2")
def test_vulture_who_falls_to_the_same_gatling_gains_nothing():
    story = vultures(1, B="deputy 1/8").turn("A").rolls("gatling gatling gatling dynamite dynamite").stops()
    story.state("B out; C out; D 7/8; E 7/8; F 7/8").passes_to("D")


@pytest.mark.rule("DICE-CHAR-VULTURE-2")
def test_vulture_with_two_points_survives_the_gatling_and_gains():
    story = vultures(2, B="deputy 1/8").turn("A").rolls("gatling gatling gatling dynamite dynamite").stops()
    story.state("B out; C 3/9; D 7/8; E 7/8; F 7/8").passes_to("C")


@pytest.mark.rule("DICE-CHAR-VULTURE-2")
def test_vulture_who_falls_to_the_same_volley_gains_nothing():
    story = (
        vultures(1, B="deputy 1/8", D="outlaw calamity_janet").turn("D").rolls("1 2 dynamite dynamite gatling").stops()
    )
    story.shoots("C", "B").state("B out; C out").passes_to("E")


@pytest.mark.rule("DICE-CHAR-VULTURE-2")
def test_vulture_who_falls_to_the_same_attack_gains_nothing_not_even_in_his_own_turn():
    story = vultures(0, C="outlaw vulture_sam 2/9 arrows 3", B="deputy 2/8 arrows 5").turn("C").rolls(LAST_ARROW)
    story.state("B out; C out; pile 9").passes_to("D")


@pytest.mark.rule("DICE-CHAR-VULTURE-2")
def test_vulture_gains_nothing_for_his_own_dynamite():
    story = vultures(1).turn("C").rolls("dynamite dynamite dynamite beer beer").state("C out").passes_to("D")
    assert story.events("gained_life") == []
