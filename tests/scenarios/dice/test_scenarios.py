"""The scenarios of the dice game: setup, rolling, resolving, winning."""

import pytest

from boothill.family.roles import DEPUTY, HIDDEN, ROLES, SHERIFF
from boothill.family.setup_checks import OptionsError
from boothill.games.dice.rules.characters import CHARACTERS
from boothill.games.dice.rules.game import new_match
from boothill.games.dice.rules.setup import DiceOptions, new_table
from boothill.games.dice.rules.terms import ARROWS
from boothill.rulebook import facts
from support.dice_story import DiceStory


@pytest.mark.scenario("DS-01")
@pytest.mark.rule("DICE-SETUP-2", "DICE-SETUP-5", "DICE-SETUP-6", "DICE-SETUP-7", "DICE-LIFE-5", "DICE-THREE-3")
@pytest.mark.parametrize("players", range(3, 9))
def test_setup(players):
    sheriff, renegade, outlaw, deputy = facts("dice")["roles_by_players"][str(players)]
    wanted = {"sheriff": sheriff, "renegade": renegade, "outlaw": outlaw, "deputy": deputy}
    first = DEPUTY if players == 3 else SHERIFF
    for seed in range(30):
        match = new_match(DiceOptions(players, seed=seed))
        t = match.state
        assert {name: t.role.count(role) for role, name in enumerate(ROLES)} == wanted
        assert len(set(t.character)) == players
        assert t.role[match.decision.seat] == first
        for who, role, life in zip(t.character, t.role, t.max_life, strict=True):
            assert life == CHARACTERS[who].life + (2 if role == SHERIFF else 0)
        for seat in range(players):
            known = {other for other, role in enumerate(match.view(seat).role) if role != HIDDEN}
            assert known == (set(range(3)) if players == 3 else {seat, t.role.index(SHERIFF)})


@pytest.mark.scenario("DS-01")
@pytest.mark.rule("DICE-SETUP-6", "DICE-SETUP-7")
@pytest.mark.parametrize("players", range(3, 9))
def test_nothing_has_happened_before_the_first_roll(players):
    for seed in range(30):
        t = new_table(DiceOptions(players, seed=seed))
        assert (t.pile, sum(t.arrows)) == (ARROWS, 0)
        assert t.life == t.max_life


@pytest.mark.scenario("DS-01")
@pytest.mark.rule("DICE-SETUP-5", "DICE-LIFE-5")
def test_the_sheriff_has_two_more_life_points_and_of_three_nobody():
    for character, life in (("jourdonnais", 9), ("suzy_lafayette", 10), ("rose_doolan", 11)):
        assert new_table(DiceOptions(4, characters=(character, None, None, None), sheriff=0)).life[0] == life
    for seed in range(10):
        t = new_table(DiceOptions(3, seed=seed, characters=("jourdonnais",) + (None,) * 2))
        assert t.life[0] == 7


@pytest.mark.scenario("DS-01")
@pytest.mark.rule("DICE-SETUP-2")
@pytest.mark.parametrize("players", [2, 9])
def test_other_numbers_of_players_are_refused(players):
    with pytest.raises(OptionsError):
        DiceOptions(players)


@pytest.mark.scenario("DS-02")
@pytest.mark.rule("DICE-ROLL-1", "DICE-ROLL-2", "DICE-ROLL-3", "DICE-ROLL-4", "DICE-TURN-2")
def test_a_kept_die_may_be_thrown_later_and_the_last_roll_stands():
    story = DiceStory(
        A="sheriff paul_regret 11/11",
        B="outlaw lucky_duke out",
        C="outlaw rose_doolan 9/9",
        D="renegade sid_ketchum 8/8",
    )
    story.turn("A").rolls("1 beer beer 2 2")
    story.rerolls("2 3", "1 gatling", now="1 1 gatling 2 2")
    story.rerolls("1 3", "beer 2", now="beer 1 2 2 2")
    story.refuses("reroll 2")
    assert story.targets("1") == story.targets("2") == {"C", "D"}
    story.shoots("D", "C", "C", "D").heals("A")
    story.state("A 11/11; B out; C 7/9; D 6/8; pile 9").passes_to("C")


@pytest.mark.scenario("DS-03")
@pytest.mark.rule("DICE-DYN-1", "DICE-DYN-7", "DICE-ROLL-2")
def test_dynamite_stays_on_the_table():
    story = DiceStory(
        A="sheriff paul_regret 10/11",
        B="outlaw lucky_duke 8/8",
        C="outlaw rose_doolan 9/9",
        D="renegade sid_ketchum 8/8",
    )
    story.turn("A").rolls("dynamite beer 1 dynamite gatling")
    story.refuses("reroll 1")
    story.refuses("reroll 2 4")
    story.rerolls("3 5", "beer gatling", now="dynamite beer beer dynamite gatling")
    story.stops().heals("A", "C")
    story.state("A 11/11; B 8/8; C 9/9; D 8/8; pile 9").passes_to("B")


@pytest.mark.scenario("DS-04")
@pytest.mark.rule("DICE-DYN-2", "DICE-DYN-3", "DICE-DYN-4", "DICE-DYN-5", "DICE-RES-1")
def test_three_dynamites_of_three_rolls_cost_one_life_and_the_other_dice_still_count():
    story = DiceStory(
        A="outlaw paul_regret 5/9",
        B="sheriff lucky_duke 6/10",
        C="outlaw rose_doolan 9/9",
        D="renegade sid_ketchum 4/8",
    )
    story.turn("A").rolls("dynamite beer 1 arrow gatling")
    story.rerolls("4 5", "dynamite 2", now="dynamite beer 1 dynamite 2")
    story.rerolls("5", "dynamite", now="dynamite beer 1 dynamite dynamite")
    story.shoots("B").heals("A")
    story.state("A 5/9 arrows 1; B 5/10; C 9/9; D 4/8; pile 8").passes_to("B")


@pytest.mark.scenario("DS-05")
@pytest.mark.rule("DICE-DYN-3", "DICE-DYN-4")
def test_five_dynamites_cost_one_life():
    story = DiceStory(
        A="outlaw paul_regret 5/9",
        B="sheriff lucky_duke 10/10",
        C="outlaw rose_doolan 9/9",
        D="renegade sid_ketchum 8/8",
    )
    story.turn("A").rolls("dynamite dynamite dynamite dynamite dynamite")
    story.refuses("reroll 1")
    story.state("A 4/9; B 10/10; C 9/9; D 8/8; pile 9").passes_to("B")


@pytest.mark.scenario("DS-06")
@pytest.mark.rule("DICE-DYN-6", "DICE-TURN-3", "DICE-CRED-2")
def test_whoever_falls_to_his_own_dynamite_resolves_nothing_else():
    story = DiceStory(
        A="outlaw jesse_jones 1/9 arrows 2",
        B="sheriff lucky_duke 1/10",
        C="outlaw rose_doolan 9/9",
        D="renegade sid_ketchum 8/8",
    )
    story.turn("A").rolls("dynamite dynamite dynamite 1 beer")
    story.state("A out; B 1/10; C 9/9; D 8/8; pile 9").passes_to("B")
    assert story.eliminated_by("A") == ""


@pytest.mark.scenario("DS-07")
@pytest.mark.rule("DICE-ARROW-1", "DICE-ROLL-6", "DICE-ROLL-7")
def test_arrows_are_taken_at_once_and_once_for_each_throw():
    story = DiceStory(
        A="sheriff paul_regret 11/11",
        B="outlaw lucky_duke 8/8",
        C="outlaw rose_doolan 9/9",
        D="renegade sid_ketchum 8/8",
    )
    story.turn("A").rolls("arrow arrow beer beer gatling")
    story.state("A 11/11 arrows 2; B 8/8; C 9/9; D 8/8; pile 7").rolling(2)
    story.rerolls("2 5", "gatling arrow", now="arrow gatling beer beer arrow")
    story.state("A 11/11 arrows 3; B 8/8; C 9/9; D 8/8; pile 6").rolling(1)
    story.stops().heals("A", "A")
    story.state("A 11/11 arrows 3; B 8/8; C 9/9; D 8/8; pile 6").passes_to("B")


@pytest.mark.scenario("DS-08")
@pytest.mark.rule(
    "DICE-ARROW-2", "DICE-ARROW-3", "DICE-ARROW-4", "DICE-ARROW-5", "DICE-ROLL-3", "DICE-GAT-1", "DICE-GAT-3"
)
def test_the_example_of_the_rule_book():
    story = DiceStory(
        A="sheriff rose_doolan 6/11 arrows 1",
        B="outlaw lucky_duke 8/8 arrows 2",
        C="outlaw paul_regret 9/9 arrows 3",
        D="renegade sid_ketchum 8/8 arrows 2",
        E="deputy willy_the_kid 8/8",
    )
    story.turn("A").rolls("arrow arrow dynamite 1 gatling")
    story.state("A 4/11 arrows 1; B 6/8; C 6/9; D 6/8; E 8/8; pile 8").rolling(2)
    story.rerolls("1 2", "gatling beer", now="gatling beer dynamite 1 gatling")
    story.rerolls("2 4", "2 gatling", now="gatling 2 dynamite gatling gatling")
    story.shoots("C")
    story.state("A 4/11; B 5/8; C 5/9; D 5/8; E 7/8; pile 9").passes_to("B")


@pytest.mark.scenario("DS-09")
@pytest.mark.rule("DICE-ARROW-6", "DICE-TURN-3", "DICE-ELIM-1")
def test_the_roller_falls_to_the_attack_in_the_middle_of_his_roll():
    story = DiceStory(
        A="outlaw rose_doolan 2/9 arrows 1",
        B="sheriff lucky_duke 1/10",
        C="outlaw paul_regret 9/9 arrows 4",
        D="renegade sid_ketchum 8/8 arrows 3",
    )
    story.turn("A").rolls("arrow arrow arrow 1 beer")
    story.state("A out; B 1/10; C 5/9; D 5/8; pile 9").passes_to("B")
    assert [event[1][:2] for event in story.events("took_arrows")] == [(story.seat("A"), 1)]

    # The same in a re-roll: he is not asked to roll again.
    story = DiceStory(
        A="outlaw rose_doolan 2/9 arrows 1",
        B="sheriff lucky_duke 1/10",
        C="outlaw paul_regret 9/9 arrows 4",
        D="renegade sid_ketchum 8/8 arrows 3",
    )
    story.turn("A").rolls("1 1 beer beer beer").rerolls("1 3 4", "arrow arrow 2")
    story.state("A out; C 5/9; D 5/8; pile 9").passes_to("B")


@pytest.mark.scenario("DS-10")
@pytest.mark.rule("DICE-WIN-1", "DICE-WIN-3", "DICE-WIN-5", "DICE-TURN-4")
def test_the_attack_ends_the_game_in_the_middle_of_a_roll():
    story = DiceStory(
        A="deputy rose_doolan 5/9 arrows 1",
        B="sheriff lucky_duke 3/10 arrows 2",
        C="outlaw paul_regret 2/9 arrows 2",
        D="renegade sid_ketchum 3/8 arrows 3",
        E="outlaw kit_carlson out",
    )
    story.turn("A").rolls("arrow 1 1 1 1")
    story.state("A 3/9; B 1/10; C out; D out; E out; pile 9").wins("A B")


@pytest.mark.scenario("DS-11")
@pytest.mark.rule("DICE-ROLL-5", "DICE-DYN-9", "DICE-DYN-6")
def test_in_one_roll_arrows_come_before_dynamite():
    story = DiceStory(
        A="outlaw rose_doolan 3/9 arrows 1",
        B="sheriff lucky_duke 10/10 arrows 3",
        C="outlaw paul_regret 9/9 arrows 2",
        D="renegade sid_ketchum 8/8 arrows 2",
    )
    story.turn("A").rolls("dynamite dynamite dynamite arrow beer")
    story.state("A out; B 7/10; C 7/9; D 6/8; pile 9").passes_to("B")


@pytest.mark.scenario("DS-12")
@pytest.mark.rule("DICE-ARROW-2", "DICE-ARROW-5", "DICE-ROLL-6")
def test_two_attacks_in_one_turn():
    story = DiceStory(
        A="sheriff jourdonnais 9/9",
        B="outlaw lucky_duke 8/8 arrows 4",
        C="outlaw paul_regret 9/9 arrows 4",
        D="renegade sid_ketchum 8/8",
    )
    story.turn("A").rolls("arrow arrow arrow arrow arrow")
    story.state("A 8/9 arrows 4; B 4/8; C 5/9; D 8/8; pile 5").rolling(2)
    story.rerolls("1 2 3 4 5", "arrow arrow arrow arrow arrow", now="arrow arrow arrow arrow arrow")
    story.state("A 7/9; B 4/8; C 5/9; D 8/8; pile 9").rolling(1)
    story.stops()
    story.state("A 7/9; B 4/8; C 5/9; D 8/8; pile 9").passes_to("B")
    # Without his ability he would be out: eight points left, nine arrows.
    story = DiceStory(
        A="sheriff kit_carlson 9/9",
        B="outlaw lucky_duke 8/8 arrows 4",
        C="outlaw paul_regret 9/9 arrows 4",
        D="renegade sid_ketchum 8/8",
    )
    story.turn("A").rolls("arrow arrow arrow arrow arrow").state("A 8/9 arrows 4; B 4/8; C 5/9")
    story.rerolls("1 2 3 4 5", "arrow arrow arrow arrow arrow").state("A out; pile 9").wins("B C")


@pytest.mark.scenario("DS-13")
@pytest.mark.rule("DICE-SHOT-1", "DICE-SHOT-2", "DICE-SHOT-3", "DICE-SHOT-5")
def test_targets_by_the_number_of_living_players():
    story = DiceStory(
        A="sheriff paul_regret 11/11",
        B="outlaw lucky_duke out",
        C="outlaw rose_doolan 9/9",
        D="renegade sid_ketchum 8/8",
        E="deputy kit_carlson out",
        F="outlaw suzy_lafayette 8/8",
        G="deputy slab_the_killer 8/8",
    )
    story.turn("A").rolls("1 2 beer beer beer")
    assert story.targets("1") == {"C", "G"}
    assert story.targets("2") == {"D", "F"}
    story.stops().shoots("C", "D").heals("A", "A", "A")
    story.state("A 11/11; B out; C 8/9; D 7/8; E out; F 8/8; G 8/8; pile 9").passes_to("C")


@pytest.mark.scenario("DS-14")
@pytest.mark.rule("DICE-SHOT-5", "DICE-SHOT-6", "DICE-SHOT-7", "DICE-SHOT-8")
def test_all_shots_are_given_out_first_and_hit_together():
    story = DiceStory(
        A="sheriff paul_regret 11/11",
        B="outlaw lucky_duke 1/8 arrows 2",
        C="renegade rose_doolan 5/9",
        D="outlaw sid_ketchum 1/8",
    )
    story.turn("A").rolls("1 1 2 1 2")
    assert story.targets("1") == {"B", "D"}
    assert story.targets("2") == {"C"}
    story.stops().shoots("B", "B", "C")
    story.refuses("shoot C")  # B will be gone, but is not yet
    story.shoots("B", "C")
    story.state("A 11/11; B out; C 3/9; D 1/8; pile 9").passes_to("C")


@pytest.mark.scenario("DS-15")
@pytest.mark.rule("DICE-RES-2", "DICE-SHOT-4", "DICE-SHOT-9")
def test_no_bullseye_may_be_left_out_and_a_two_is_a_one_among_three_and_two():
    story = DiceStory(
        A="deputy paul_regret 9/9",
        B="sheriff lucky_duke 4/10",
        C="outlaw rose_doolan out",
        D="outlaw sid_ketchum out",
        E="renegade willy_the_kid 6/8",
    )
    story.turn("A").rolls("2 1 2 beer gatling")
    assert story.targets("1") == {"B", "E"}
    assert story.targets("2") == {"B", "E"}
    story.stops().asks("A", "shoot")
    assert story.options() == ["shoot B", "shoot E"]
    story.shoots("E", "E", "E").heals("B")
    story.state("A 9/9; B 5/10; C out; D out; E 3/8; pile 9").passes_to("B")
    # If A were out too, Sheriff and Renegade would have nobody else to aim at.
    story = DiceStory(
        A="deputy paul_regret out",
        B="sheriff lucky_duke 4/10",
        C="outlaw rose_doolan out",
        D="outlaw sid_ketchum out",
        E="renegade willy_the_kid 6/8",
    )
    story.turn("B").rolls("2 1 beer gatling gatling")
    assert story.targets("1") == story.targets("2") == {"E"}
    story.stops().shoots("E", "E").heals("B").state("B 5/10; E 4/8").passes_to("E")
    story.rolls("1 beer beer beer 2")
    assert story.targets("1") == story.targets("2") == {"B"}


@pytest.mark.scenario("DS-16")
@pytest.mark.rule("DICE-CHAR-SID-1", "DICE-BEER-1", "DICE-BEER-2", "DICE-BEER-3", "DICE-LIFE-2")
def test_sid_ketchums_gift_and_beers_for_anybody():
    story = DiceStory(
        A="sheriff sid_ketchum 8/10",
        B="outlaw lucky_duke 3/8",
        C="outlaw jesse_jones 2/9",
        D="renegade paul_regret 9/9",
    )
    story.turn("A").asks("A", "gift")
    assert story.options() == ["give A", "give B", "give C", "give D"]
    assert story.events("rolled") == []
    story.gives("A")
    story.state("A 9/10; B 3/8; C 2/9; D 9/9; pile 9")
    story.rolls("beer beer beer beer dynamite")
    story.stops().heals("A", "A", "C", "D")
    story.state("A 10/10; B 3/8; C 3/9; D 9/9; pile 9").passes_to("B")


@pytest.mark.scenario("DS-17")
@pytest.mark.rule("DICE-RES-1", "DICE-BEER-4", "DICE-BEER-6")
def test_beer_comes_after_the_shots_and_brings_nobody_back():
    story = DiceStory(
        A="sheriff paul_regret 7/11",
        B="deputy lucky_duke 1/8 arrows 1",
        C="outlaw rose_doolan 9/9",
        D="renegade sid_ketchum 8/8",
        E="outlaw willy_the_kid 8/8",
    )
    story.turn("A").rolls("1 1 beer beer dynamite")
    story.stops().shoots("B", "E").refuses("heal B").heals("A", "A")
    story.state("A 9/11; B out; C 9/9; D 8/8; E 7/8; pile 9").passes_to("C")


@pytest.mark.scenario("DS-18")
@pytest.mark.rule("DICE-CHAR-WILLY-1", "DICE-CHAR-WILLY-2", "DICE-GAT-2", "DICE-GAT-4")
def test_willy_the_kid_fires_with_two_gatlings_and_once_with_four():
    story = DiceStory(
        A="outlaw willy_the_kid 6/8 arrows 3",
        B="sheriff lucky_duke 8/10 arrows 1",
        C="outlaw paul_regret 5/9",
        D="renegade sid_ketchum 7/8",
    )
    story.turn("A").rolls("gatling gatling gatling gatling dynamite")
    story.stops()
    story.state("A 6/8; B 7/10 arrows 1; C 5/9; D 6/8; pile 8").passes_to("B")
    # Exactly two are enough for him, and for nobody else.
    for character, after in (
        ("willy_the_kid", "A 6/8; B 7/10 arrows 1; D 6/8; pile 8"),
        ("black_jack", "A 6/8 arrows 3; B 8/10 arrows 1; D 7/8; pile 5"),
    ):
        story = DiceStory(
            A=f"outlaw {character} 6/8 arrows 3",
            B="sheriff lucky_duke 8/10 arrows 1",
            C="outlaw paul_regret 5/9",
            D="renegade sid_ketchum 7/8",
        )
        story.turn("A").rolls("gatling gatling dynamite dynamite beer").stops().heals("C")
        story.state(f"{after}; C 6/9").passes_to("B")


@pytest.mark.scenario("DS-19")
@pytest.mark.rule(
    "DICE-GAT-2", "DICE-GAT-3", "DICE-ELIM-1", "DICE-ELIM-2", "DICE-CHAR-VULTURE-1", "DICE-CHAR-VULTURE-2"
)
def test_the_gatling_eliminates_two_at_once_and_vulture_sam_gains_for_both():
    story = DiceStory(
        A="deputy rose_doolan 6/9 arrows 2",
        B="sheriff lucky_duke 8/10",
        C="outlaw vulture_sam 5/9 arrows 1",
        D="renegade sid_ketchum 1/8 arrows 2",
        E="outlaw slab_the_killer 1/8 arrows 1",
    )
    story.turn("A").rolls("gatling gatling gatling arrow beer")
    story.state("A 6/9 arrows 3; B 8/10; C 5/9 arrows 1; D 1/8 arrows 2; E 1/8 arrows 1; pile 2").rolling(2)
    story.stops().heals("A")
    story.state("A 7/9; B 7/10; C 8/9 arrows 1; D out; E out; pile 8").passes_to("B")


@pytest.mark.scenario("DS-20")
@pytest.mark.rule("DICE-WIN-2", "DICE-WIN-5", "DICE-CRED-1")
def test_the_renegade_is_the_only_one_left():
    story = DiceStory(
        A="renegade paul_regret 3/9",
        B="sheriff lucky_duke 1/10",
        C="outlaw rose_doolan out",
        D="deputy sid_ketchum 1/8",
        E="outlaw kit_carlson out",
    )
    story.turn("A").rolls("gatling gatling gatling beer dynamite")
    story.stops().heals("A")
    story.state("A 4/9; B out; C out; D out; E out; pile 9").wins("A")
    assert story.eliminated_by("B") == story.eliminated_by("D") == "A"


@pytest.mark.scenario("DS-21")
@pytest.mark.rule("DICE-WIN-2", "DICE-WIN-5")
def test_the_outlaws_win_although_all_of_them_are_out():
    story = DiceStory(
        A="renegade paul_regret 3/9",
        B="sheriff lucky_duke 1/10",
        C="outlaw rose_doolan out",
        D="deputy sid_ketchum 4/8",
        E="outlaw kit_carlson out",
    )
    story.turn("A").rolls("1 beer beer beer dynamite")
    story.stops().shoots("B")
    story.state("A 3/9; B out; C out; D 4/8; E out; pile 9").wins("C E")


@pytest.mark.scenario("DS-22")
@pytest.mark.rule("DICE-WIN-4", "DICE-ARROW-3")
def test_everybody_falls_to_the_same_attack():
    story = DiceStory(
        A="sheriff paul_regret 2/11 arrows 1",
        B="outlaw lucky_duke 2/8 arrows 2",
        C="outlaw rose_doolan 3/9 arrows 3",
        D="renegade sid_ketchum 2/8 arrows 2",
    )
    story.turn("A").rolls("arrow 1 1 beer dynamite")
    story.state("A out; B out; C out; D out; pile 9").wins("B C")


@pytest.mark.scenario("DS-23")
@pytest.mark.rule("DICE-WIN-4")
def test_sheriff_and_last_outlaw_fall_together():
    story = DiceStory(
        A="deputy paul_regret 5/9 arrows 1",
        B="sheriff lucky_duke 2/10 arrows 2",
        C="outlaw rose_doolan 5/9 arrows 5",
        D="renegade sid_ketchum out",
        E="outlaw kit_carlson out",
    )
    story.turn("A").rolls("arrow 1 1 beer dynamite")
    story.state("A 3/9; B out; C out; D out; E out; pile 9").wins("C E")


@pytest.mark.scenario("DS-24")
@pytest.mark.rule("DICE-WIN-6", "DICE-WIN-2")
def test_the_sheriff_falls_while_two_renegades_live():
    story = DiceStory(
        A="renegade paul_regret 3/9",
        B="sheriff lucky_duke 1/10",
        C="outlaw rose_doolan out",
        D="renegade sid_ketchum 4/8",
        E="outlaw kit_carlson out",
        F="outlaw suzy_lafayette out",
        G="deputy slab_the_killer out",
        H="deputy willy_the_kid out",
    )
    story.turn("A").rolls("2 beer beer dynamite dynamite")
    assert story.targets("2") == {"B", "D"}
    story.stops().shoots("B")
    story.state("A 3/9; B out; C out; D 4/8; E out; F out; G out; H out; pile 9").wins("C E F")


@pytest.mark.scenario("DS-25")
@pytest.mark.rule("DICE-WIN-3", "DICE-WIN-5", "DICE-TURN-4")
def test_the_law_wins_with_its_fallen_deputy_and_the_rest_of_the_dice_is_void():
    story = DiceStory(
        A="sheriff paul_regret 4/11 arrows 2",
        B="deputy lucky_duke out",
        C="outlaw rose_doolan out",
        D="renegade sid_ketchum 1/8",
        E="outlaw kit_carlson 2/7",
    )
    story.turn("A").rolls("1 1 2 beer gatling")
    assert story.targets("2") == {"D", "E"}
    story.stops().shoots("D", "E", "E")
    story.state("A 4/11 arrows 2; B out; C out; D out; E out; pile 7").wins("A B")


@pytest.mark.scenario("DS-26")
@pytest.mark.rule("DICE-THREE-2", "DICE-THREE-4", "DICE-CRED-1")
def test_of_three_whoever_eliminates_his_target_himself_wins_at_once():
    story = DiceStory(
        A="deputy paul_regret 3/9",
        B="renegade lucky_duke 1/8",
        C="outlaw rose_doolan 1/9",
    )
    story.turn("A").rolls("gatling gatling gatling beer dynamite")
    story.stops().heals("A")
    story.state("A 4/9; B out; C out; pile 9").wins("A")
    assert story.eliminated_by("B") == story.eliminated_by("C") == "A"


@pytest.mark.scenario("DS-27")
@pytest.mark.rule("DICE-THREE-5", "DICE-TURN-2")
def test_of_three_the_wrong_hand_leaves_two_who_play_for_survival():
    story = DiceStory(
        A="outlaw paul_regret 3/9",
        B="renegade lucky_duke 1/8 arrows 1",
        C="deputy rose_doolan 5/9",
    )
    story.turn("A").rolls("2 beer beer dynamite dynamite")
    story.stops().shoots("B").heals("A", "A")
    story.state("A 5/9; B out; C 5/9; pile 9").passes_to("C")
    # From then on the last one wins, however the other one falls: here to his own dynamite.
    story = DiceStory(A="outlaw paul_regret 3/9", B="renegade lucky_duke 1/8", C="deputy rose_doolan 1/9")
    story.turn("A").rolls("2 beer beer dynamite dynamite").stops().shoots("B").heals("A", "A")
    story.state("A 5/9; B out").passes_to("C")
    story.rolls("dynamite dynamite dynamite arrow beer").state("C out; pile 9").wins("A")


@pytest.mark.scenario("DS-28")
@pytest.mark.rule("DICE-THREE-6", "DICE-CRED-2", "DICE-CRED-3")
def test_of_three_an_elimination_by_the_indians_is_nobodys():
    story = DiceStory(
        A="deputy paul_regret 6/9 arrows 2",
        B="renegade lucky_duke 4/8 arrows 4",
        C="outlaw rose_doolan 5/9 arrows 2",
    )
    story.turn("A").rolls("arrow beer beer dynamite dynamite")
    story.stops().heals("A", "A")
    story.state("A 5/9; B out; C 3/9; pile 9").passes_to("C")
    assert story.eliminated_by("B") == ""
