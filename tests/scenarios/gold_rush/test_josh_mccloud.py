"""Josh McCloud: two nuggets for whatever is on top of the equipment deck."""

import pytest

from boothill.games.bang.rules.cards.declare import Box
from boothill.games.bang.rules.cards.loading import find_box
from boothill.games.bang.rules.cards.ruleset import Ruleset
from boothill.games.bang.rules.terms import BUY, EQUIPMENT, SHOP
from support.games import ALL_SETS
from support.tales import rush


def josh(*deck, players=5, purse=2, **table):
    """A story in which A is Josh McCloud, and this equipment is on top of its deck."""
    story = rush(players, A="josh_mccloud", **table).shop("shot", "shot", "rhum").nuggets(A=purse)
    return story.equipment_deck(*deck)


def left(story):
    """How many cards the face-down equipment deck has."""
    return len(story.t.piles[EQUIPMENT])


# ---- Finding -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("GR-JOSH-1", "GR-JOSH-2")
def test_black_equipment_is_put_in_front_of_him_and_the_shop_is_not_touched():
    story = josh("pickaxe", "boots").turn("A")
    number = left(story)
    story.uses()
    assert story.at_rest("A")  # nothing to choose
    assert (story.front_of("A"), story.purse("A")) == (["pickaxe"], 0)  # whatever its price
    assert (story.shop_offers(), left(story), story.used_equipment()) == (["shot", "shot", "rhum"], number - 1, [])
    assert [name for name, *_ in story.match.events] == ["used_ability", "found", "put_to_use"]


@pytest.mark.rule("GR-JOSH-1")
@pytest.mark.parametrize("purse", [0, 1])
def test_not_for_less(purse):
    assert not josh("pickaxe", purse=purse).turn("A").offers("josh_mccloud")


@pytest.mark.rule("GR-JOSH-1")
def test_as_often_as_he_can_pay():
    story = josh("pickaxe", "boots", "lucky_charm", purse=5).turn("A").uses().uses()
    assert (story.front_of("A"), story.purse("A")) == (["pickaxe", "boots"], 1)
    assert not story.offers("josh_mccloud")


@pytest.mark.rule("GR-JOSH-1", "BASE-LIM-6")
def test_only_in_his_own_turn():
    assert not josh("pickaxe", purse=4).turn("B").offers("josh_mccloud")


@pytest.mark.rule("GR-JOSH-1", "GR-BUY-1")
def test_what_he_finds_is_not_bought_at_its_price_and_the_shop_sells_to_him_as_ever():
    story = josh("union_pacific", purse=3).deck("2C", "3C", "4C", "5C").turn("A").uses()
    assert (story.values_of("A"), story.purse("A")) == (["2C", "3C", "4C", "5C"], 1)
    story.buys("shot", on="A")
    assert (story.purse("A"), story.events("bought")[0][1][-1]) == (0, 1)


# ---- What he does with it ------------------------------------------------------------------------------------------


@pytest.mark.rule("GR-JOSH-1", "GR-BUY-1")
def test_brown_equipment_does_what_it_does_and_goes_face_up_under_the_deck():
    story = josh("union_pacific").deck("2C", "3C", "4C", "5C", "6C").turn("A").uses()
    assert story.at_rest("A")
    assert (len(story.hand_of("A")), story.used_equipment()) == (4, ["union_pacific"])
    assert story.shop_offers() == ["shot", "shot", "rhum"]


@pytest.mark.rule("GR-JOSH-1", "GR-SHOT-1")
@pytest.mark.parametrize("seat", ["A", "D"])
def test_a_shot_is_for_a_player_of_his_choice(seat):
    story = josh("shot").with_life(A=2, D=2).turn("A").uses().asks("A", "find")
    assert story.decision.subject == (story.t.piles["bought"][0],)
    assert {option[0] for option in story.decision.options} == {BUY}
    assert [option[3] for option in story.decision.options] == [0, 1, 2, 3, 4]
    story.answers("buy shot", on=seat)
    assert (story.life("A"), story.life("D")) == ((3, 2) if seat == "A" else (2, 3))
    assert story.used_equipment() == ["shot"]


@pytest.mark.rule("GR-JOSH-1", "GR-BOTTLE-1")
@pytest.mark.parametrize("use", ["panic", "beer", "bang"])
def test_a_bottle_is_what_he_chooses(use):
    story = josh("bottle").in_play("B", "barrel").with_life(A=2).turn("A").uses().asks("A", "find")
    if use == "panic":
        story.answers("buy bottle as panic", on="B", taking="barrel")
        assert (story.hand_of("A"), story.front_of("B")) == (["barrel"], [])
    elif use == "beer":
        story.answers("buy bottle as beer")
        assert story.life("A") == 3
    else:
        story.answers("buy bottle as bang", on="B").asks("B", "dodge").answers("pass")
        assert (story.life("B"), story.purse("A")) == (3, 1)
    assert story.at_rest("A")
    assert story.used_equipment() == ["bottle"]


@pytest.mark.rule("GR-JOSH-1", "GR-WANTED-1")
def test_a_wanted_is_put_in_front_of_a_player_of_his_choice_who_has_none():
    story = josh("wanted").in_play("C", "wanted").turn("A").uses().asks("A", "find")
    assert [option[3] for option in story.decision.options] == [0, 1, 3, 4]
    story.answers("buy wanted", on="D")
    assert (story.front_of("D"), story.front_of("C"), story.front_of("A")) == (["wanted"], ["wanted"], [])


@pytest.mark.rule("GR-JOSH-1", "GR-RUSH-1", "BASE-TURN-8")
def test_a_gold_rush_ends_his_turn_at_once():
    story = josh("gold_rush_equipment").hand("A", *["bang"] * 3).with_life(A=2).deck("2C", "3C").turn("A").uses()
    story.asks("A", "surplus").answers("bang")
    assert story.at_rest("A")
    assert (story.life("A"), story.t.extra_turn, story.used_equipment()) == (5, True, ["gold_rush_equipment"])


# ---- What is of no use ---------------------------------------------------------------------------------------------


@pytest.mark.rule("GR-JOSH-1", "GR-EQ-1", "GR-BUY-5")
def test_one_he_already_has_is_discarded_without_compensation():
    box = Box("lanterns", "Lanterns")  # of what lies in front of its buyer only one copy each is printed
    box.black("lantern", "Lantern", price=3, number=2, hand_limit=8)
    rules = Ruleset((*map(find_box, ALL_SETS), box))
    story = josh("lantern", "pickaxe", purse=5, rules=rules).in_play("A", "lantern").turn("A").uses()
    assert story.at_rest("A")
    assert (story.front_of("A"), story.purse("A"), story.used_equipment()) == (["lantern"], 3, ["lantern"])
    assert story.uses().front_of("A") == ["lantern", "pickaxe"]


@pytest.mark.rule("GR-JOSH-1", "GR-JOSH-2", "GR-BUY-5")
def test_a_wanted_is_discarded_if_everybody_has_one():
    story = josh("wanted").out("C", "D", "E").in_play("A", "wanted").in_play("B", "wanted").turn("A").uses()
    assert story.at_rest("A")
    assert (story.front_of("A"), story.purse("A"), story.used_equipment()) == (["wanted"], 0, ["wanted"])
    assert [name for name, *_ in story.match.events] == ["used_ability", "found", "shelved"]


@pytest.mark.rule("FF-JUDGE-2", "GR-JOSH-1", "GR-EQ-6")
@pytest.mark.parametrize("card", ["pickaxe", "wanted", "horseshoe"])
def test_the_judge_has_black_equipment_discarded(card):
    story = josh(card).event("the_judge").turn("A").uses()
    assert story.at_rest("A")
    assert ([story.front_of(seat) for seat in "ABCDE"], story.purse("A")) == ([[]] * 5, 0)
    assert story.used_equipment() == [card]


@pytest.mark.rule("FF-JUDGE-2", "GR-JOSH-1")
def test_the_judge_allows_brown_equipment():
    story = josh("union_pacific").event("the_judge").turn("A").uses()
    assert (len(story.hand_of("A")), story.used_equipment()) == (4, ["union_pacific"])


# ---- The deck ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("GR-JOSH-2", "GR-BUY-3")
def test_with_a_face_up_card_on_top_the_deck_is_shuffled_before_he_takes_one():
    story = rush(A="josh_mccloud").shop("shot", "shot", "rhum").nuggets(A=4)
    story.equipment_deck("boots", only=True, face_up=("gun_belt", "pickaxe")).turn("A").uses()
    assert story.front_of("A") == ["boots"]
    assert (left(story), story.used_equipment()) == (0, ["gun_belt", "pickaxe"])
    assert not story.events("equipment_shuffled")
    story.uses()
    assert [public for _, public, _, _ in story.events("equipment_shuffled")] == [(2,)]
    assert story.front_of("A")[1:] in (["gun_belt"], ["pickaxe"])
    assert (left(story), story.used_equipment()) == (1, [])


@pytest.mark.rule("GR-JOSH-2", "GR-BUY-3")
def test_what_he_found_and_used_is_shuffled_with_the_others_next_time():
    story = rush(A="josh_mccloud").shop("shot", "shot", "rhum").nuggets(A=4)
    story.equipment_deck("union_pacific", only=True, face_up=("pickaxe",)).turn("A").uses()
    assert story.used_equipment() == ["pickaxe", "union_pacific"]
    story.uses()
    assert [public for _, public, _, _ in story.events("equipment_shuffled")] == [(2,)]


@pytest.mark.rule("GR-JOSH-2", "GR-BUY-3")
def test_cards_that_came_back_to_an_empty_deck_are_shuffled_when_he_wants_one():
    found = set()
    for seed in range(20):
        story = rush(4, A="josh_mccloud").in_play("B", "boots").in_play("C", "calumet").nuggets(A=10)
        story.shop("pickaxe", "gun_belt", "union_pacific").equipment_deck(only=True)
        story.t.seed = seed
        story.turn("A").removes("boots", of="B").removes("calumet", of="C").uses()
        found |= set(story.front_of("A"))
    assert found == {"boots", "calumet"}


@pytest.mark.rule("GR-BUY-3", "GR-BUY-2")
def test_a_brown_card_at_work_is_not_shuffled_with_the_others():
    story = rush(A="josh_mccloud").shop("union_pacific", "shot", "rhum").nuggets(A=4)
    story.equipment_deck("boots", only=True, face_up=("pickaxe",)).turn("A").buys("union_pacific")
    assert [story.kind(card) for card in story.t.piles[EQUIPMENT]] == ["pickaxe"]
    assert story.used_equipment() == ["union_pacific"]


@pytest.mark.rule("GR-JOSH-2", "GR-BUY-4")
def test_a_brown_card_found_as_the_very_last_is_the_new_deck_when_it_is_done():
    story = rush(A="josh_mccloud").shop("shot", "shot", "rhum").nuggets(A=4)
    story.equipment_deck("union_pacific", only=True).turn("A").uses()
    assert (left(story), story.used_equipment(), len(story.t.piles[SHOP])) == (0, ["union_pacific"], 3)
    story.uses()
    assert (len(story.hand_of("A")), story.purse("A")) == (8, 0)


@pytest.mark.rule("GR-JOSH-1", "GR-BUY-4")
def test_there_is_nothing_to_find_in_an_empty_deck():
    story = rush(A="josh_mccloud").shop("shot", "shot", "rhum").nuggets(A=4).equipment_deck(only=True).turn("A")
    assert not story.offers("josh_mccloud")


# ---- Events, and others with his ability ---------------------------------------------------------------------------


@pytest.mark.rule("HN-CUFFS-2", "GR-EQ-2")
def test_handcuffs_do_not_concern_what_he_finds():
    story = josh("pickaxe").event("handcuffs").deck("2H", "3H").starts_turn("A").asks("A", "name_suit")
    assert story.answers("clubs").uses().front_of("A") == ["pickaxe"]


@pytest.mark.rule("HN-HANG-1", "GR-JOSH-1")
def test_with_a_hangover_he_finds_nothing():
    assert not josh("pickaxe", purse=4).event("hangover").turn("A").offers("josh_mccloud")


@pytest.mark.rule("DC-VERA-1", "GR-JOSH-1")
def test_vera_custer_finds_like_him():
    story = josh("pickaxe", purse=0, C="vera_custer").nuggets(C=2).deck("2C", "3C").starts_turn("C")
    story.asks("C", "copy").answers("take", on="A").uses()
    assert (story.front_of("C"), story.front_of("A"), story.purse("C")) == (["pickaxe"], [], 0)


@pytest.mark.rule("HN-GHOST-10", "GR-JOSH-1", "GR-EQ-3")
def test_what_a_ghost_finds_is_gone_with_him():
    story = rush(C="josh_mccloud").event("ghost_town").out("C").nuggets(C=3).shop("shot", "shot", "rhum")
    story.equipment_deck("gun_belt").deck("2C", "3C", "4C").starts_turn("C").uses().ends_turn()
    assert story.at_rest("D")
    assert (story.front_of("C"), story.purse("C"), story.used_equipment()) == ([], 0, ["gun_belt"])
    assert [public for _, public, _, _ in story.events("lost_nuggets")] == [(2, 1)]
