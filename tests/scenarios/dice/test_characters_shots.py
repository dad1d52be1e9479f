"""Characters who hit in their own way: Calamity Janet, Rose Doolan, Slab the Killer, Willy the Kid; Kit Carlson."""

import pytest

from support.dice_story import NAMES, DiceStory


def at_table(players, **seats):
    """Players in full life, except for what is said of some of them."""
    return DiceStory(**(dict.fromkeys(NAMES[:players], "plain") | seats))


def offered(story):
    """At whom the next bull's-eye may be aimed."""
    return "".join(sorted({option.split()[1] for option in story.options()}))


def reach(story, ones, twos):
    """A rolls a 1 and a 2, which may be aimed at just these players."""
    story.turn("A").rolls("1 2 dynamite dynamite gatling").stops()
    assert offered(story) == ones
    story.shoots(ones[0])
    assert offered(story) == twos
    return story.shoots(twos[0])


# ---- Calamity Janet ------------------------------------------------------------------------------------------------


@pytest.mark.rule("DICE-CHAR-JANET-1")
@pytest.mark.parametrize(("players", "both"), [(4, "BCD"), (5, "BCDE"), (6, "BCEF"), (7, "BCFG"), (8, "BCGH")])
def test_janet_uses_a_1_as_a_2_and_a_2_as_a_1(players, both):
    story = reach(at_table(players, A="calamity_janet"), both, both)
    story.state("B 6/8").passes_to("B")


@pytest.mark.rule("DICE-CHAR-JANET-1")
def test_janet_decides_for_each_die():
    story = at_table(6, A="calamity_janet").turn("A").rolls("1 1 2 2 gatling").stops().refuses("shoot D")
    story.shoots("C", "F", "B", "E").state("B 7/8; C 7/8; E 7/8; F 7/8").passes_to("B")


@pytest.mark.rule("DICE-CHAR-JANET-1")
def test_janet_counts_the_living_only():
    story = at_table(8, A="calamity_janet", B="out", D="out", H="out")
    reach(story, "CEFG", "CEFG").state("C 6/8").passes_to("C")


@pytest.mark.rule("DICE-CHAR-JANET-2")
def test_with_three_living_janet_reaches_both_others_like_everybody():
    reach(at_table(3, A="calamity_janet"), "BC", "BC").state("B 6/8").passes_to("B")


@pytest.mark.rule("DICE-CHAR-JANET-2")
def test_with_two_living_janet_reaches_the_other_and_never_herself():
    story = at_table(3, A="calamity_janet", B="out").turn("A").rolls("1 2 dynamite dynamite gatling")
    assert story.targets("1") == story.targets("2") == {"C"}
    story.stops().shoots("C", "C").state("C 6/8").passes_to("C")


@pytest.mark.rule("DICE-CHAR-JANET-2")
def test_a_die_of_janet_is_a_bulls_eye_either_way():
    story = (
        at_table(6, A="calamity_janet", C="el_gringo").turn("A").rolls("1 dynamite dynamite gatling gatling").stops()
    )
    story.shoots("C").state("A 10/10 arrows 1; C 6/7; pile 8").passes_to("B")


@pytest.mark.rule("DICE-CHAR-JANET-1")
def test_others_may_not_use_a_1_as_a_2():
    reach(at_table(6, C="calamity_janet"), "BF", "CE").state("B 7/8; C 7/8").passes_to("B")


# ---- Rose Doolan ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("DICE-CHAR-ROSE-1")
@pytest.mark.parametrize(
    ("players", "ones", "twos"),
    [(5, "BCDE", "CD"), (6, "BCEF", "CDE"), (7, "BCFG", "CDEF"), (8, "BCGH", "CDFG")],
)
def test_rose_reaches_one_place_further(players, ones, twos):
    story = reach(at_table(players, A="rose_doolan"), ones, twos)
    story.state("B 7/8; C 7/8").passes_to("B")


@pytest.mark.rule("DICE-CHAR-ROSE-1")
def test_rose_counts_the_living_only():
    story = at_table(8, A="rose_doolan", B="out", F="out")
    reach(story, "CDGH", "DEG").state("C 7/8; D 7/8").passes_to("C")


@pytest.mark.rule("DICE-CHAR-ROSE-1")
def test_rose_counts_both_ways_round_from_her_own_seat():
    story = at_table(7, F="rose_doolan").turn("F").rolls("1 2 dynamite dynamite gatling").stops()
    assert offered(story) == "ADEG"
    story.shoots("A")
    assert offered(story) == "ABCD"
    story.shoots("B").state("A 9/10; B 7/8").passes_to("G")


@pytest.mark.rule("DICE-CHAR-ROSE-1")
def test_rose_is_refused_what_is_out_of_reach():
    story = at_table(8, A="rose_doolan").turn("A").rolls("1 2 dynamite dynamite gatling").stops()
    story.refuses("shoot D").refuses("shoot A").shoots("G").refuses("shoot B").refuses("shoot E").shoots("D")
    story.state("D 7/8; G 7/8").passes_to("B")


@pytest.mark.rule("DICE-CHAR-ROSE-2")
def test_with_three_living_rose_hits_anybody_with_any_bulls_eye():
    reach(at_table(4, A="rose_doolan", C="out"), "BD", "BD").state("B 6/8").passes_to("B")


@pytest.mark.rule("DICE-CHAR-ROSE-2", "DICE-CHAR-ROSE-3")
def test_with_two_living_rose_hits_the_other_with_any_bulls_eye():
    story = at_table(4, A="rose_doolan", B="out", C="out").turn("A").rolls("1 2 2 dynamite gatling")
    assert story.targets("1") == story.targets("2") == {"D"}
    story.stops().shoots("D", "D", "D").state("D 5/8").passes_to("D")


@pytest.mark.rule("DICE-CHAR-ROSE-3")
def test_with_four_living_rose_hits_anybody_with_any_bulls_eye():
    reach(at_table(4, A="rose_doolan"), "BCD", "BCD").state("B 6/8").passes_to("B")


@pytest.mark.rule("DICE-CHAR-ROSE-3")
def test_with_five_living_two_and_three_places_either_way_are_the_same_two_players():
    story = at_table(5, A="rose_doolan").turn("A").rolls("2 dynamite dynamite gatling gatling").stops()
    story.refuses("shoot B").refuses("shoot E").shoots("D").state("D 7/8").passes_to("B")


@pytest.mark.rule("DICE-CHAR-ROSE-3")
def test_with_six_living_three_places_are_the_player_opposite():
    story = at_table(6, A="rose_doolan").turn("A").rolls("2 dynamite dynamite gatling gatling").stops()
    story.shoots("D").state("D 7/8").passes_to("B")


# ---- Slab the Killer -----------------------------------------------------------------------------------------------


@pytest.mark.rule("DICE-CHAR-SLAB-1")
def test_slab_doubles_a_bulls_eye_with_a_beer():
    story = at_table(4, A="slab_the_killer").turn("A").rolls("1 beer dynamite dynamite gatling").stops()
    assert story.options() == ["shoot B", "shoot D", "shoot B twice", "shoot D twice"]
    story.shoots("D twice").state("D 6/8").passes_to("B")


@pytest.mark.rule("DICE-CHAR-SLAB-1")
def test_slab_may_leave_it():
    story = at_table(4, A="slab_the_killer 9/10").turn("A").rolls("1 beer dynamite dynamite gatling").stops()
    story.shoots("D").heals("A").state("A 10/10; D 7/8").passes_to("B")


@pytest.mark.rule("DICE-CHAR-SLAB-1")
def test_without_a_beer_slab_doubles_nothing():
    story = at_table(4, A="slab_the_killer").turn("A").rolls("1 1 dynamite dynamite gatling").stops()
    assert story.options() == ["shoot B", "shoot D"]
    story.shoots("B", "D").state("B 7/8; D 7/8").passes_to("B")


@pytest.mark.rule("DICE-CHAR-SLAB-1")
def test_a_beer_that_was_thrown_again_doubles_nothing():
    story = at_table(4, A="slab_the_killer").turn("A").rolls("1 beer dynamite dynamite gatling").rerolls("2", "gatling")
    story.stops().refuses("shoot B twice").shoots("B").state("B 7/8").passes_to("B")


@pytest.mark.rule("DICE-CHAR-SLAB-1")
def test_slab_doubles_once_per_turn_however_many_beers_he_has():
    story = at_table(4, A="slab_the_killer 8/10").turn("A").rolls("1 1 beer beer dynamite").stops()
    story.shoots("B twice").refuses("shoot B twice").refuses("shoot D twice").shoots("D")
    story.heals("A").state("A 9/10; B 6/8; D 7/8").passes_to("B")


@pytest.mark.rule("DICE-CHAR-SLAB-1")
def test_slab_may_double_a_later_bulls_eye_and_a_2():
    story = at_table(6, A="slab_the_killer").turn("A").rolls("1 1 2 beer gatling").stops().shoots("B", "F")
    assert story.options() == ["shoot C", "shoot E", "shoot C twice", "shoot E twice"]
    story.shoots("E twice").state("B 7/8; E 6/8; F 7/8").passes_to("B")


@pytest.mark.rule("DICE-CHAR-SLAB-1")
def test_slab_doubles_in_two_turns_in_a_row():
    story = at_table(3, A="slab_the_killer", B="out", C="willy_the_kid").turn("A")
    story.rolls("1 beer dynamite dynamite gatling").stops().shoots("C twice").passes_to("C")
    story.rolls("dynamite dynamite arrow arrow gatling").stops().passes_to("A")
    story.rolls("1 beer dynamite dynamite gatling").stops().shoots("C twice")
    story.state("C 4/8 arrows 2; pile 7").passes_to("C")


@pytest.mark.rule("DICE-CHAR-SLAB-1")
def test_others_may_not_double():
    story = at_table(4, A="willy_the_kid 9/10", B="slab_the_killer").turn("A").rolls("1 beer dynamite dynamite gatling")
    story.stops().refuses("shoot B twice").shoots("B").heals("A").state("A 10/10; B 7/8").passes_to("B")


@pytest.mark.rule("DICE-CHAR-SLAB-2")
def test_the_spent_beer_heals_nobody():
    story = at_table(4, A="slab_the_killer 3/10").turn("A").rolls("1 beer dynamite dynamite gatling").stops()
    story.shoots("B twice").state("A 3/10; B 6/8").passes_to("B")
    assert story.events("healed") == []


@pytest.mark.rule("DICE-CHAR-SLAB-2")
def test_both_points_of_a_doubled_shot_go_to_the_same_player():
    story = at_table(4, A="slab_the_killer", B="2/8", D="1/8").turn("A").rolls("1 beer dynamite dynamite gatling")
    story.stops().shoots("D twice").state("D out").passes_to("B")


@pytest.mark.rule("DICE-CHAR-SLAB-2")
@pytest.mark.parametrize(("life", "after"), [(2, "out"), (3, "1/8")])
def test_a_doubled_shot_takes_two_points_and_no_more(life, after):
    story = at_table(4, A="slab_the_killer", B=f"{life}/8").turn("A").rolls("1 beer dynamite dynamite gatling").stops()
    story.shoots("B twice").state(f"B {after}").passes_to("C" if after == "out" else "B")


@pytest.mark.rule("DICE-CHAR-SLAB-3")
def test_slab_decides_while_he_gives_out_the_shots_and_his_other_beers_heal_later():
    story = at_table(4, A="slab_the_killer 7/10", B="1/8").turn("A").rolls("beer 1 beer 1 beer").stops()
    story.shoots("B").asks("A", "shoot").shoots("D twice").state("B out; D 6/8").asks("A", "heal").refuses("heal B")
    story.heals("A", "D").state("A 8/10; D 7/8").passes_to("C")


@pytest.mark.rule("DICE-CHAR-SLAB-3")
def test_slab_without_a_bulls_eye_gives_all_his_beers():
    story = at_table(4, A="slab_the_killer 7/10").turn("A").rolls("beer beer dynamite dynamite gatling").stops()
    story.heals("A", "A").state("A 9/10").passes_to("B")


# ---- Willy the Kid -------------------------------------------------------------------------------------------------


@pytest.mark.rule("DICE-CHAR-WILLY-1")
@pytest.mark.parametrize(
    ("dice", "after"),
    [
        ("dynamite dynamite arrow arrow arrow", "A 10/10 arrows 5; pile 4"),
        ("gatling dynamite dynamite arrow arrow", "A 10/10 arrows 4; pile 5"),
        ("gatling gatling dynamite dynamite arrow", "A 10/10; B 7/8; C 7/8; D 7/8; pile 9"),
    ],
)
def test_willy_fires_from_two_gatlings_on(dice, after):
    at_table(4, A="willy_the_kid arrows 2").turn("A").rolls(dice).stops().state(after).passes_to("B")


@pytest.mark.rule("DICE-CHAR-WILLY-1")
def test_gatlings_that_willy_threw_again_do_not_count():
    story = at_table(4, A="willy_the_kid arrows 2").turn("A").rolls("gatling gatling dynamite dynamite arrow")
    story.rerolls("2", "arrow").stops().state("A 10/10 arrows 4; pile 5").passes_to("B")


@pytest.mark.rule("DICE-CHAR-WILLY-1")
@pytest.mark.parametrize("character", ["lucky_duke", "slab_the_killer", "rose_doolan", "suzy_lafayette"])
def test_others_do_not_fire_with_two(character):
    story = (
        at_table(4, A=f"{character} arrows 2", B="willy_the_kid").turn("A").rolls("1 gatling gatling dynamite arrow")
    )
    story.stops().shoots("D")
    assert (story.arrows("A"), story.events("fired")) == (3, [])
    story.passes_to("B")


@pytest.mark.rule("DICE-CHAR-WILLY-2")
@pytest.mark.parametrize("gatlings", [2, 3, 4, 5])
def test_willy_fires_once_whatever_he_rolls_and_is_not_asked(gatlings):
    filler = ["dynamite", "dynamite", "arrow"]
    story = at_table(4, A="willy_the_kid arrows 3").turn("A")
    story.rolls(" ".join([*["gatling"] * gatlings, *filler][:5])).stops()
    story.state("A 10/10; B 7/8; C 7/8; D 7/8; pile 9").passes_to("B")
    assert [event[1] for event in story.events("fired")] == [(0, gatlings)]


# ---- Kit Carlson ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("DICE-CHAR-KIT-1")
def test_kit_removes_an_arrow_of_anybody_for_a_gatling():
    story = at_table(4, A="kit_carlson arrows 2", C="arrows 1", D="arrows 3").turn("A")
    story.rolls("gatling dynamite dynamite beer beer").stops().heals("A", "A").asks("A", "remove_arrow")
    assert story.options() == ["remove A", "remove C", "remove D", "pass"]
    story.refuses("remove B").removes("D").state("D 8/8 arrows 2; pile 4").passes_to("B")


@pytest.mark.rule("DICE-CHAR-KIT-1")
@pytest.mark.parametrize(
    ("whom", "after"),
    [
        ("AA", "A 9/9; D 8/8 arrows 3"),
        ("AD", "A 9/9 arrows 1; D 8/8 arrows 2"),
        ("DD", "A 9/9 arrows 2; D 8/8 arrows 1"),
    ],
)
def test_kit_with_two_gatlings_removes_two_arrows_and_fires_nothing(whom, after):
    story = (
        at_table(4, A="kit_carlson arrows 2", D="arrows 3").turn("A").rolls("gatling dynamite gatling dynamite beer")
    )
    story.stops().heals("A").removes(*whom).state(f"{after}; pile 6").passes_to("B")
    assert story.events("fired") == []


@pytest.mark.rule("DICE-CHAR-KIT-1")
def test_kit_without_a_gatling_removes_nothing():
    story = at_table(4, A="kit_carlson arrows 2", D="arrows 3").turn("A").rolls("gatling dynamite dynamite 2 2")
    story.rerolls("1", "2").stops().shoots("C", "C", "C").state("C 5/8; pile 4").passes_to("B")


@pytest.mark.rule("DICE-CHAR-KIT-1")
def test_others_remove_no_arrows():
    story = at_table(4, A="lucky_duke arrows 2", B="kit_carlson", D="arrows 3").turn("A")
    story.rolls("gatling gatling dynamite dynamite 2").stops().shoots("C").state("C 7/8; pile 4").passes_to("B")


@pytest.mark.rule("DICE-CHAR-KIT-1")
def test_kit_removes_no_arrows_out_of_turn():
    story = at_table(4, A="arrows 2", B="kit_carlson arrows 2", D="arrows 3").turn("A")
    story.rolls("gatling gatling gatling dynamite dynamite").stops()
    story.state("A 10/10; B 6/7 arrows 2; C 7/8; D 7/8 arrows 3; pile 4").passes_to("B")


@pytest.mark.rule("DICE-CHAR-KIT-1")
def test_kit_finds_no_arrow_with_whoever_the_volley_eliminated():
    story = at_table(4, A="kit_carlson", B="arrows 1", C="1/8 arrows 4").turn("A")
    story.rolls("gatling dynamite dynamite 2 beer").stops().shoots("C").heals("A").refuses("remove C").removes("B")
    story.state("B 8/8; C out; pile 9").passes_to("B")


@pytest.mark.rule("DICE-CHAR-KIT-2")
@pytest.mark.parametrize(("gatlings", "left"), [(3, 3), (4, 2), (5, 1)])
def test_kit_with_three_or_more_gatlings_removes_as_many_arrows_and_fires(gatlings, left):
    story = at_table(4, A="kit_carlson arrows 2", D="arrows 6").turn("A")
    story.rolls(" ".join([*["gatling"] * gatlings, "dynamite", "dynamite"][:5])).stops().removes(*"D" * gatlings)
    story.state(f"A 9/9; B 7/8; C 7/8; D 7/8 arrows {left}; pile {9 - left}").passes_to("B")


@pytest.mark.rule("DICE-CHAR-KIT-2")
def test_kit_who_fires_loses_his_own_arrows_even_if_he_removes_none():
    story = at_table(4, A="kit_carlson arrows 2", D="arrows 3").turn("A")
    story.rolls("gatling gatling gatling dynamite dynamite").stops().passes()
    story.state("A 9/9; B 7/8; C 7/8; D 7/8 arrows 3; pile 6").passes_to("B")


@pytest.mark.rule("DICE-CHAR-KIT-3")
def test_kit_removes_arrows_before_he_fires():
    story = at_table(4, A="kit_carlson arrows 1", B="1/8 arrows 3", C="arrows 1").turn("A")
    story.rolls("gatling gatling gatling dynamite dynamite").stops().asks("A", "remove_arrow")
    assert story.options() == ["remove A", "remove B", "remove C", "pass"]
    story.state("pile 4").removes("A", "B").state("A 9/9; B 1/8 arrows 2; pile 6").removes("C")
    story.state("B out; C 7/8; D 7/8; pile 9").passes_to("C")
    order = [event[0] for event in story.match.events]
    assert order.count("removed_arrow") == 3
    assert order.index("fired") > max(at for at, name in enumerate(order) if name == "removed_arrow")


@pytest.mark.rule("DICE-CHAR-KIT-3")
def test_kit_is_not_asked_where_nobody_holds_an_arrow():
    story = at_table(4, A="kit_carlson").turn("A").rolls("gatling gatling dynamite dynamite 2").stops()
    story.shoots("C").state("C 7/8").passes_to("B")


@pytest.mark.rule("DICE-CHAR-KIT-3")
def test_kit_is_asked_no_more_when_the_last_arrow_is_gone():
    story = at_table(4, A="kit_carlson", B="arrows 1").turn("A").rolls("gatling gatling dynamite dynamite 2").stops()
    story.shoots("C").removes("B").state("B 8/8; C 7/8; pile 9").passes_to("B")


@pytest.mark.rule("DICE-CHAR-KIT-3")
@pytest.mark.parametrize(("whom", "left"), [("", 3), ("D", 2)])
def test_kit_may_use_fewer_removals_than_he_has(whom, left):
    story = at_table(4, A="kit_carlson", D="arrows 3").turn("A").rolls("gatling gatling dynamite dynamite 2").stops()
    story.shoots("C").removes(*whom).passes().state(f"C 7/8; D 8/8 arrows {left}; pile {9 - left}").passes_to("B")


@pytest.mark.rule("DICE-CHAR-KIT-3")
def test_kit_removes_arrows_after_the_beers():
    story = at_table(4, A="kit_carlson 8/9", D="arrows 3").turn("A").rolls("gatling beer dynamite dynamite 2").stops()
    story.shoots("C").asks("A", "heal").heals("A").removes("D")
    story.state("A 9/9; C 7/8; D 8/8 arrows 2; pile 7").passes_to("B")
