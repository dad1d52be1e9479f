"""Removing equipment of others for nuggets, and what becomes of the equipment of those who leave or are punished."""

import pytest

from boothill.games.bang.rules.terms import REMOVE
from boothill.games.bang.rules.turn.phase_2 import why_not
from boothill.kernel.reasons import WhyNot
from support.tales import dies, rush

PRICES = {
    "gun_belt": 2,
    "horseshoe": 2,
    "wanted": 2,
    "boots": 3,
    "calumet": 3,
    "gold_pan": 3,
    "lucky_charm": 3,
    "rucksack": 3,
    "pickaxe": 4,
}


def removable(story):
    """What the open question offers to remove: whose, and what."""
    return [("ABCDE"[o[3]], story.kind(o[1])) for o in story.decision.options if o[0] == REMOVE]


def steps(story, *names):
    """Which of these things happened, in order."""
    return [told[0] for told in story.match.events if told[0] in names]


# ---- Paying for it -------------------------------------------------------------------------------------------------


@pytest.mark.scenario("IM-78")
@pytest.mark.rule("GR-REM-1", "GR-REM-2", "GR-EQ-5")
def test_a_rucksack_goes_for_four_nuggets_and_nobody_rids_himself_of_a_wanted():
    story = rush().in_play("B", "rucksack", "wanted").hand("A", "cat_balou/KH").hand("B", "2C").nuggets(A=4, B=9)
    story.turn("A")
    assert not story.offers("cat_balou", on="B", taking="rucksack")
    assert not story.offers("cat_balou", on="B", taking="wanted")
    story.removes("rucksack", of="B")
    assert story.at_rest("A")
    assert (story.front_of("B"), story.purse("A"), story.purse("B")) == (["wanted"], 0, 9)
    assert story.used_equipment() == ["rucksack"]
    story.ends_turn()
    assert story.at_rest("B")
    assert removable(story) == []


@pytest.mark.rule("GR-REM-1", "GR-LIST-1")
@pytest.mark.parametrize(("card", "price"), PRICES.items())
def test_removing_costs_the_price_and_one_nugget_more(card, price):
    story = rush().in_play("C", card).nuggets(A=price).turn("A")
    assert not story.offers(f"remove {card}", on="C")
    story = rush().in_play("C", card).nuggets(A=price + 2).turn("A").removes(card, of="C")
    assert story.purse("A") == 1
    assert story.front_of("C") == []
    assert story.used_equipment() == [card]
    assert [told[1][:2] + told[1][3:] for told in story.events("removed")] == [(0, 2, price + 1)]


@pytest.mark.rule("GR-REM-1")
def test_at_any_distance_and_any_number_of_times():
    story = rush(7).in_play("D", "boots", "horseshoe").in_play("E", "gun_belt").nuggets(A=10)
    story.turn("A").removes("horseshoe", of="D").removes("gun_belt", of="E").removes("boots", of="D")
    assert story.purse("A") == 0
    assert story.front_of("D") == story.front_of("E") == []
    assert story.used_equipment() == ["horseshoe", "gun_belt", "boots"]


@pytest.mark.rule("GR-REM-1", "GEN-2")
def test_he_cannot_prevent_it():
    story = rush(B="jourdonnais").in_play("B", "boots", "barrel").hand("B", "missed", "dodge", "bang").nuggets(A=4)
    story.turn("A").removes("boots", of="B")
    assert story.at_rest("A")
    assert story.front_of("B") == ["barrel"]
    assert len(story.hand_of("B")) == 3


@pytest.mark.rule("GR-REM-1")
def test_what_was_removed_works_no_longer():
    story = rush().in_play("B", "boots").hand("A", "bang").nuggets(A=4).turn("A").removes("boots", of="B")
    story.plays("bang", on="B").asks("B", "dodge").answers("pass")
    assert story.hand_of("B") == []
    assert story.life("B") == 3


@pytest.mark.rule("GR-REM-1", "GEN-6")
def test_the_table_remembers_who_removed_what_of_whom():
    story = rush().in_play("B", "boots").nuggets(A=4).turn("A").removes("boots", of="B")
    boots = story.t.rules.kind_index["boots"]
    assert story.deeds() == [(0, boots, 1, boots)]


@pytest.mark.rule("GR-REM-1")
def test_only_black_cards_can_be_removed():
    story = rush().in_play("B", "barrel", "boots", "sombrero", "jail").nuggets(A=20).turn("A")
    assert removable(story) == [("B", "boots")]


@pytest.mark.rule("GR-REM-1", "GR-BUY-1")
def test_what_was_removed_can_be_bought_when_it_comes_up_again():
    story = rush().in_play("B", "boots").shop("shot", "gun_belt", "horseshoe").equipment_deck(only=True).nuggets(A=9)
    story.turn("A").buys("gun_belt").removes("boots", of="B")
    assert story.shop_offers() == ["shot", "horseshoe", "boots"]
    story.buys("boots")
    assert (story.front_of("A"), story.purse("A")) == (["gun_belt", "boots"], 0)


@pytest.mark.rule("GR-REM-2")
@pytest.mark.parametrize("card", PRICES)
def test_nobody_removes_what_lies_in_front_of_himself(card):
    story = rush().in_play("A", card).in_play("B", "wanted").nuggets(A=20).turn("A")
    assert removable(story) == [("B", "wanted")]
    assert why_not(story.t, 0, story.card_in_front("A", card)) == WhyNot("own_equipment", "GR-REM-2")


@pytest.mark.rule("GR-REM-1")
def test_a_wanted_of_somebody_else_can_be_removed_by_whoever_laid_it_there():
    story = (
        rush().shop("wanted", "shot", "shot").nuggets(A=5).turn("A").buys("wanted", on="C").removes("wanted", of="C")
    )
    assert (story.purse("A"), story.front_of("C")) == (0, [])


@pytest.mark.rule("GR-REM-1")
def test_why_a_card_of_another_player_cannot_be_removed():
    story = rush().in_play("B", "pickaxe").nuggets(A=4).turn("A")
    assert why_not(story.t, 0, story.card_in_front("B", "pickaxe")) == WhyNot("too_dear", "GR-REM-1", 5, 4)
    story = rush().in_play("B", "pickaxe").nuggets(A=5).turn("A")
    assert why_not(story.t, 0, story.card_in_front("B", "pickaxe")) is None


# ---- The equipment of the dead -------------------------------------------------------------------------------------


@pytest.mark.rule("GR-EQ-3", "GR-EQ-4", "BASE-ELIM-1")
def test_the_equipment_of_the_dead_goes_under_the_deck_in_the_order_he_came_by_it():
    story = rush().shop("wanted", "rucksack", "boots").equipment_deck("rhum", "shot", "shot", face_up=("bottle",))
    story.in_play("E", "horseshoe").hand("D", "bang").nuggets(D=2, E=6).with_life(E=1).deck("2C", "3C", "4C", "5C")
    story.hand("A", "bang")
    story.turn("D").buys("wanted", on="E").ends_turn().buys("boots").buys("rucksack").ends_turn()
    story.asks("E", "surplus").answers("discard").plays("bang", on="E")
    dies(story, "E")
    assert story.used_equipment() == ["bottle", "horseshoe", "wanted", "boots", "rucksack"]
    assert story.front_of("E") == []
    shelved = [(told[1][0], story.kind(told[1][1])) for told in story.events("shelved")]
    assert shelved == [(4, "horseshoe"), (4, "wanted"), (4, "boots"), (4, "rucksack")]


@pytest.mark.rule("GR-EQ-3", "BASE-ELIM-1")
def test_other_cards_of_the_dead_go_to_the_discard_pile_and_only_they():
    story = rush().in_play("E", "barrel", "boots", "sombrero").hand("E", "2C").hand("A", "bang/2D").with_life(E=1)
    story.turn("A").plays("bang", on="E").asks("E", "dodge").answers("pass").asks("E", "rescue").answers("pass")
    assert story.discards() == ["bang", "barrel", "sombrero", story.kind(story.t.discard[-1])]
    assert story.discard_values()[-1] == "2C"
    assert story.used_equipment() == ["boots"]


@pytest.mark.rule("BASE-ELIM-1", "GR-EQ-3", "GR-NUG-4", "GR-WANTED-1")
def test_the_steps_of_an_elimination_with_everything_gold_rush_brings():
    story = rush(D="herb_hunter").in_play("C", "barrel", "wanted").hand("C", "2C").nuggets(C=2).hand("A", "bang")
    story.in_play("A", "schofield").with_life(C=1).turn("A").plays("bang", on="C")
    story.asks("C", "dodge").answers("pass").asks("C", "rescue").answers("pass")
    names = ("eliminated", "discarded", "shelved", "lost_nuggets", "reward", "bounty", "drew", "gained_nuggets")
    assert steps(story, *names) == [
        "gained_nuggets",  # for the hit
        "eliminated",
        "discarded",
        "discarded",
        "shelved",
        "lost_nuggets",
        "reward",
        "drew",
        "bounty",
        "drew",
        "gained_nuggets",
        "drew",  # Herb Hunter
    ]


@pytest.mark.rule("GR-EQ-5", "BASE-SAM-1", "BASE-ELIM-1")
def test_vulture_sam_never_inherits_equipment_or_nuggets():
    story = (
        rush(D="vulture_sam").in_play("E", "boots", "barrel", "wanted").hand("E", "2C").nuggets(E=3).hand("A", "bang")
    )
    story.with_life(E=1).turn("A").plays("bang", on="E")
    dies(story, "E")
    assert sorted(story.values_of("D"))[0] == "2C"
    assert len(story.hand_of("D")) == 2
    assert "barrel" in story.hand_of("D")
    assert (story.front_of("D"), story.purse("D")) == ([], 0)
    assert story.used_equipment() == ["boots", "wanted"]


@pytest.mark.rule("GR-EQ-5", "BASE-SAM-2")
def test_two_vulture_sams_have_no_equipment_to_share():
    story = rush().ability("B", "vulture_sam").ability("D", "vulture_sam").in_play("E", "boots", "barrel", "scope")
    story.hand("A", "bang").with_life(E=1).turn("A").plays("bang", on="E")
    dies(story, "E").asks("B", "estate")
    assert not story.offers("boots", on="E")
    story.answers("scope", on="E")
    assert (story.hand_of("B"), story.hand_of("D")) == (["scope"], ["barrel"])
    assert story.used_equipment() == ["boots"]


@pytest.mark.rule("BASE-ELIM-1", "GR-EQ-3")
def test_a_last_will_speaks_of_playing_cards_only():
    story = rush(D="pedro_ramirez").in_play("E", "boots", "barrel").hand("E", "2C").hand("A", "bang").with_life(E=1)
    story.turn("A").plays("bang", on="E")
    dies(story, "E").asks("E", "last_will")
    assert not story.offers("boots")
    story.answers("2C")
    assert story.discards()[-1] == "barrel"
    assert story.used_equipment() == ["boots"]


@pytest.mark.rule("BASE-ELIM-4", "GR-WANTED-1", "GR-EQ-3")
def test_killed_by_nobody_he_leaves_his_equipment_all_the_same():
    story = rush().in_play("C", "dynamite", "wanted", "boots").nuggets(C=2).with_life(C=3).deck("3S")
    story.starts_turn("C").asks("C", "rescue").answers("pass")
    assert story.used_equipment() == ["wanted", "boots"]
    assert story.purse("C") == 0
    assert story.events("bounty") == story.events("gained_nuggets") == story.events("reward") == []


@pytest.mark.rule("GR-EQ-3", "HN-GHOST-10")
def test_a_ghost_loses_what_he_bought_and_what_he_earned():
    story = rush().event("ghost_town").out("C").nuggets(C=5).shop("gun_belt", "shot", "shot").hand("C", "bang")
    story.deck("2C", "3C", "4C").starts_turn("C").buys("gun_belt").plays("bang", on="B").asks("B", "dodge").answers(
        "pass"
    )
    assert story.purse("C") == 4
    story.ends_turn()
    assert story.is_out("C")
    assert (story.front_of("C"), story.purse("C")) == ([], 0)
    assert story.used_equipment() == ["gun_belt"]


# ---- The Sheriff's penalty -----------------------------------------------------------------------------------------


@pytest.mark.scenario("IM-22")
@pytest.mark.rule("BASE-ELIM-2", "BASE-ELIM-3", "GR-WANTED-2", "GR-NUG-1")
def test_a_sheriff_who_kills_a_wanted_deputy_loses_everything_but_his_nuggets():
    story = rush().nuggets(A=1).in_play("A", "horseshoe").hand("A", "bang/2D", "2C", "3C", "4C").in_play("B", "wanted")
    story.with_life(B=1).deck("5C", "6C", "7C").turn("A").plays("bang", on="B")
    dies(story, "B")
    assert (story.hand_of("A"), story.front_of("A")) == ([], [])
    assert story.purse("A") == 3
    assert story.discard_values() == ["2D", "2C", "3C", "4C", "5C", "6C"]
    assert story.used_equipment() == ["wanted", "horseshoe"]
    assert steps(story, "bounty", "penalty") == ["bounty", "penalty"]


@pytest.mark.rule("BASE-ELIM-3", "GR-EQ-4", "GR-EQ-5", "BASE-ELIM-1")
def test_the_penalty_takes_blue_green_and_black_cards_each_to_its_own_pile():
    story = rush().in_play("A", "boots", "barrel", "gun_belt", "sombrero", "wanted").hand("A", "bang/2D").nuggets(A=4)
    story.with_life(B=1).turn("A").plays("bang", on="B")
    dies(story, "B")
    assert (story.hand_of("A"), story.front_of("A")) == ([], [])
    assert story.discards() == ["bang", "barrel", "sombrero"]
    assert story.used_equipment() == ["boots", "gun_belt", "wanted"]
    assert story.purse("A") == 5


@pytest.mark.rule("BASE-ELIM-2", "BASE-ELIM-3")
def test_after_the_penalty_his_equipment_works_no_longer():
    story = rush().in_play("A", "rucksack", "gun_belt").hand("A", "bang").nuggets(A=5).with_life(A=2, B=1).turn("A")
    story.plays("bang", on="B")
    dies(story, "B")
    assert not story.offers("rucksack")
    assert story.view("A").profile[0].hand_limit == 0


@pytest.mark.rule("BASE-ELIM-3")
def test_others_than_the_sheriff_keep_their_equipment():
    story = rush().in_play("C", "boots").hand("C", "bang", "2C").with_life(B=1).turn("C").plays("bang", on="B")
    dies(story, "B")
    assert (story.front_of("C"), story.values_of("C")) == (["boots"], ["2C"])


# ---- Rewards -------------------------------------------------------------------------------------------------------


@pytest.mark.scenario("IM-23")
@pytest.mark.rule("BASE-ELIM-1", "DC-HERB-1", "GR-WANTED-1")
def test_herb_hunter_who_kills_a_wanted_outlaw_draws_seven_and_has_two_nuggets():
    story = (
        rush(B="herb_hunter").in_play("C", "wanted").hand("B", "bang").with_life(C=1).turn("B").plays("bang", on="C")
    )
    dies(story, "C")
    assert len(story.hand_of("B")) == 7
    assert story.purse("B") == 2


@pytest.mark.rule("GR-EQ-4", "GR-BUY-3", "GR-EQ-3")
def test_cards_that_go_under_an_empty_deck_at_once_are_shuffled_together():
    story = rush().in_play("B", "boots", "rucksack", "calumet").shop("shot", "rhum", "pickaxe")
    story.equipment_deck(only=True).with_life(B=1).hand("A", "bang").nuggets(A=1).turn("A").buys("shot", on="A")
    assert story.shop_offers() == ["rhum", "pickaxe", "shot"]
    story.plays("bang", on="B")
    dies(story, "B")
    assert story.used_equipment() == ["boots", "rucksack", "calumet"]
    story.buys("shot", on="A")
    assert [told[1] for told in story.events("equipment_shuffled")] == [(1,), (3,)]
