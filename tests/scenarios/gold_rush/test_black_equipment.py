"""Black equipment: what each card does while it lies in front of somebody."""

import pytest

from support.tales import rush

CARDS = ("2C", "3C", "4C", "5C", "6C", "7C", "8C", "9C", "2D", "3D", "4D", "5D")


def flips(story):
    """The cards of each draw!, as they were flipped."""
    return [[story.t.rules.value_text(card) for card in told[1][2:]] for told in story.events("flipped")]


def hit(story, seat):
    """A's BANG! hits the seat."""
    return story.hand("A", "bang").turn("A").plays("bang", on=seat).asks(seat, "dodge").answers("pass")


# ---- Gun Belt ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("GR-BELT-1")
@pytest.mark.parametrize("life", [1, 4])
@pytest.mark.parametrize("held", [8, 9, 11])
def test_a_gun_belt_holds_eight_cards(life, held):
    story = rush().in_play("B", "gun_belt").hand("B", *CARDS[:held]).with_life(B=life).turn("B").ends_turn()
    for _ in range(held - 8):
        story.asks("B", "surplus").answers("discard")
    assert story.at_rest("C")
    assert len(story.hand_of("B")) == 8


@pytest.mark.rule("GR-BELT-1")
def test_without_the_belt_life_is_the_limit():
    story = rush().in_play("C", "gun_belt").hand("B", *CARDS[:5]).turn("B").ends_turn().asks("B", "surplus")
    story.answers("discard")
    assert story.at_rest("C")


@pytest.mark.rule("GR-BELT-1", "DC-SEAN-1")
def test_sean_mallory_keeps_his_ten():
    story = rush(B="sean_mallory").in_play("B", "gun_belt").hand("B", *CARDS[:11]).turn("B").ends_turn()
    story.asks("B", "surplus").answers("discard")
    assert story.at_rest("C")
    assert len(story.hand_of("B")) == 10


@pytest.mark.rule("GR-BELT-1", "HN-GHOST-4")
def test_a_ghost_with_a_belt_keeps_eight_until_he_leaves():
    story = rush().event("ghost_town").out("C").in_play("C", "gun_belt").hand("C", *CARDS[:7]).deck("3S", "4S", "5S")
    story.starts_turn("C").ends_turn().asks("C", "surplus").answers("2C").answers("3C")
    assert story.is_out("C")
    assert len(story.discards()) == 10


# ---- Horseshoe -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("GR-HORSE-1", "BASE-DRAW-3")
@pytest.mark.parametrize("chosen", ["8S", "8H"])
def test_a_horseshoe_gives_the_jailed_a_choice(chosen):
    story = rush().in_play("B", "horseshoe", "jail").deck("8S", "8H", "2C", "3C").starts_turn("B")
    story.asks("B", "flip").answers(chosen)
    assert flips(story) == [["8S", "8H"]]
    assert story.discard_values()[:2] == ["8S", "8H"]
    assert story.at_rest("B" if chosen == "8H" else "C")


@pytest.mark.rule("GR-HORSE-1", "BASE-DRAW-3")
def test_a_horseshoe_helps_a_barrel_jourdonnais_and_vendetta():
    story = rush().in_play("B", "horseshoe", "barrel").deck("8S", "8H").hand("A", "bang").turn("A")
    story.plays("bang", on="B").asks("B", "dodge").answers("flip").asks("B", "flip").answers("8H")
    assert story.life("B") == 4
    story = rush(B="jourdonnais").in_play("B", "horseshoe").deck("8H", "8S").hand("A", "bang").turn("A")
    story.plays("bang", on="B").asks("B", "dodge").answers("flip").asks("B", "flip").answers("8H")
    assert story.life("B") == 4
    story = rush().event("vendetta").in_play("B", "horseshoe").deck("8S", "8H", "2C", "3C").turn("B").ends_turn()
    story.asks("B", "flip").answers("8H")
    assert story.at_rest("B")


@pytest.mark.rule("GR-HORSE-1", "BASE-DRAW-3", "GR-DON-1")
def test_a_horseshoe_helps_don_bell():
    story = rush(B="don_bell").in_play("B", "horseshoe").deck("8S", "3D", "2C", "3C").turn("B").ends_turn()
    story.asks("B", "flip").answers("3D")
    assert story.at_rest("B")
    assert story.discard_values() == ["8S", "3D"]


@pytest.mark.scenario("IM-10")
@pytest.mark.rule("BASE-DRAW-4", "BASE-DYN-1", "GR-HORSE-1")
def test_lucky_duke_with_a_horseshoe_flips_three_for_his_dynamite():
    story = (
        rush(B="lucky_duke").in_play("B", "horseshoe", "dynamite").deck("5S", "9S", "KH", "2C", "3C").starts_turn("B")
    )
    story.asks("B", "flip").answers("KH")
    assert story.at_rest("B")
    assert story.front_of("C") == ["dynamite"]
    assert story.front_of("B") == ["horseshoe"]
    assert story.discard_values() == ["5S", "9S", "KH"]
    assert story.life("B") == 4


@pytest.mark.rule("BASE-DRAW-7", "GR-HORSE-1", "BASE-DRAW-4")
def test_barrel_and_jourdonnais_are_two_draws_and_the_horseshoe_helps_with_each():
    story = rush(B="jourdonnais").in_play("B", "horseshoe", "barrel").deck("2C", "3C", "4C", "8H").hand("A", "bang")
    story.turn("A").plays("bang", on="B").asks("B", "dodge").answers("flip").asks("B", "flip").answers("3C")
    story.asks("B", "dodge").answers("flip").asks("B", "flip").answers("8H")
    assert flips(story) == [["2C", "3C"], ["4C", "8H"]]
    assert story.life("B") == 4


@pytest.mark.rule("GR-HORSE-1")
def test_a_horseshoe_is_no_help_to_others():
    story = rush().in_play("C", "horseshoe").in_play("B", "jail").deck("8S", "8H", "2C", "3C").starts_turn("B")
    assert flips(story) == [["8S"]]
    assert story.at_rest("C")


@pytest.mark.rule("BASE-DRAW-3", "GR-HORSE-1")
def test_what_is_no_draw_flips_no_card_more():
    story = rush(B="black_jack").in_play("B", "horseshoe").deck("2C", "3C", "4C").starts_turn("B")
    assert story.at_rest("B")
    assert story.values_of("B") == ["2C", "3C"]
    story = rush().event("peyote").in_play("B", "horseshoe").deck("2C", "3C").starts_turn("B")
    story.asks("B", "call_colour").answers("red")
    assert story.discard_values() == ["2C"]


# ---- Gold Pan ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("GR-PAN-1")
def test_a_gold_pan_gives_a_card_for_a_nugget_twice_in_a_turn():
    story = rush().in_play("A", "gold_pan").nuggets(A=5).deck("2C", "3C", "4C").turn("A").uses()
    assert (story.values_of("A"), story.purse("A")) == (["2C"], 4)
    story.uses()
    assert (story.values_of("A"), story.purse("A")) == (["2C", "3C"], 3)
    assert not story.offers("gold_pan")


@pytest.mark.rule("GR-PAN-1")
def test_a_gold_pan_without_nuggets_is_idle():
    story = rush().in_play("A", "gold_pan").nuggets(A=1, B=5).turn("A").uses()
    assert not story.offers("gold_pan")
    assert not rush().in_play("B", "gold_pan").nuggets(A=5, B=5).turn("A").offers("gold_pan")


@pytest.mark.rule("GR-PAN-1", "BASE-TURN-8")
def test_the_pan_may_be_used_again_in_the_next_turn():
    story = rush().event("vendetta").in_play("B", "gold_pan").nuggets(B=5).deck("2C", "3C", "8H", "4C", "5C").turn("B")
    story.uses().uses().ends_turn()
    assert story.at_rest("B")
    story.uses().uses()
    assert story.purse("B") == 1


@pytest.mark.rule("GR-PAN-1")
def test_a_pan_works_in_phase_2_only():
    story = rush().in_play("B", "gold_pan").nuggets(B=5)
    story.hand("A", "bang").turn("A").plays("bang", on="B").asks("B", "dodge")
    assert not story.offers("gold_pan")
    story.answers("pass")
    story = (
        rush().in_play("B", "gold_pan").nuggets(B=5).hand("B", *CARDS[:6]).turn("B").ends_turn().asks("B", "surplus")
    )
    assert not story.offers("gold_pan")


@pytest.mark.rule("GR-PAN-1", "GR-RADDIE-1")
def test_a_pan_bought_this_turn_works_at_once_and_raddie_counts_for_himself():
    story = rush(A="raddie_snake").shop("gold_pan", "shot", "rhum").nuggets(A=8).turn("A").buys("gold_pan")
    story.plays("gold_pan").plays("gold_pan").plays("raddie_snake").plays("raddie_snake")
    assert len(story.hand_of("A")) == 4
    assert story.purse("A") == 1
    assert not story.offers("gold_pan")
    assert not story.offers("raddie_snake")


# ---- Rucksack ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("GR-RUCK-1")
def test_a_rucksack_heals_for_two_nuggets_any_number_of_times():
    story = rush().in_play("A", "rucksack").nuggets(A=7).with_life(A=1).turn("A").uses().uses().uses()
    assert (story.life("A"), story.purse("A")) == (4, 1)
    assert not story.offers("rucksack")


@pytest.mark.rule("GR-RUCK-1", "BASE-DIE-2")
@pytest.mark.parametrize(("nuggets", "offered"), [(2, True), (1, False), (0, False)])
def test_a_rucksack_rescues_at_any_time_if_it_can_be_paid(nuggets, offered):
    story = rush().in_play("B", "rucksack").nuggets(B=nuggets).with_life(B=1)
    hit(story, "B").asks("B", "rescue")
    assert story.offers("rucksack") is offered
    if not offered:
        story.answers("pass")
    else:
        story.answers("use")
        assert (story.life("B"), story.purse("B")) == (1, 0)
    assert story.is_out("B") is not offered


@pytest.mark.rule("GR-RUCK-1", "BASE-DIE-2")
def test_out_of_turn_it_helps_against_a_lethal_loss_only():
    story = rush().in_play("B", "rucksack").nuggets(B=4).with_life(B=2)
    hit(story, "B")
    assert story.at_rest("A")
    assert not story.offers("rucksack")


@pytest.mark.rule("BASE-DIE-2", "GR-RUCK-1", "BASE-SID-1")
def test_rucksack_beer_and_sid_ketchum_may_be_combined():
    story = rush(B="sid_ketchum").in_play("B", "rucksack", "dynamite").nuggets(B=2).with_life(B=1)
    story.hand("B", "beer", "2C", "3C").deck("3S", "4C", "5C").starts_turn("B").asks("B", "rescue")
    story.answers("rucksack").asks("B", "rescue").answers("beer").asks("B", "rescue").answers("sid_ketchum")
    story.asks("B", "cost").answers("2C")
    assert story.at_rest("B")
    assert (story.life("B"), story.purse("B")) == (1, 0)
    assert story.values_of("B") == ["4C", "5C"]


@pytest.mark.rule("BASE-DIE-6", "GR-RUCK-1")
def test_with_two_players_left_a_rucksack_still_rescues_and_beer_does_not():
    story = rush().out("B", "C", "D").in_play("E", "rucksack").nuggets(E=2).hand("E", "beer").with_life(E=1)
    hit(story, "E").asks("E", "rescue")
    assert not story.offers("beer")
    story.answers("rucksack")
    assert story.life("E") == 1
    assert story.at_rest("A")


@pytest.mark.rule("GR-RUCK-1", "BASE-DIE-8")
def test_the_nugget_of_the_hit_is_the_shooters_not_the_victims():
    story = rush().in_play("B", "rucksack").nuggets(B=1).with_life(B=1)
    hit(story, "B").asks("B", "rescue")
    assert not story.offers("rucksack")
    story.answers("pass")


@pytest.mark.rule("GR-RUCK-1", "HN-HN-1", "BASE-DIE-2")
def test_a_rucksack_rescues_before_the_turn_has_properly_begun():
    story = rush().event("high_noon").in_play("B", "rucksack").nuggets(B=3).with_life(B=1).deck("2C", "3C")
    story.starts_turn("B").asks("B", "rescue").answers("rucksack")
    assert story.at_rest("B")
    assert (story.life("B"), story.purse("B")) == (1, 1)


@pytest.mark.rule("GR-RUCK-1", "HN-REV-2")
def test_the_reverend_allows_a_rucksack():
    story = rush().event("the_reverend").in_play("B", "rucksack").nuggets(B=2).hand("B", "beer").with_life(B=1)
    hit(story, "B").asks("B", "rescue")
    assert not story.offers("beer")
    story.answers("rucksack")
    assert story.life("B") == 1


@pytest.mark.rule("BASE-DIE-5", "GR-RUCK-1")
def test_the_table_counts_the_nuggets_before_it_says_that_nothing_can_save_him():
    for nuggets, said in ((3, "cannot_save"), (4, "")):
        story = rush().in_play("B", "rucksack", "dynamite").nuggets(B=nuggets).with_life(B=2).deck("3S", "2C", "3C")
        story.starts_turn("B").asks("B", "rescue")
        assert story.warns("rucksack") == said
        assert story.warns("pass") == "gives_up_life"


# ---- Pickaxe -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("GR-PICK-1", "BASE-P1-2")
@pytest.mark.parametrize(("character", "number"), [("plain", 3), ("pixie_pete", 4), ("bill_noface", 4)])
def test_a_pickaxe_brings_one_card_more_in_phase_1(character, number):
    life = {"plain": 4, "pixie_pete": 3, "bill_noface": 2}[character]
    story = rush(B=character).in_play("B", "pickaxe").with_life(B=life).deck(*CARDS[:8]).starts_turn("B")
    assert story.values_of("B") == list(CARDS[:number])


@pytest.mark.rule("GR-PICK-1", "BASE-P1-2", "HN-THIRST-1", "HN-TRAIN-1")
@pytest.mark.parametrize(("event", "number"), [("thirst", 2), ("train_arrival", 4)])
def test_a_pickaxe_comes_on_top_of_the_event(event, number):
    story = rush().event(event).in_play("B", "pickaxe").deck(*CARDS[:8]).starts_turn("B")
    assert story.values_of("B") == list(CARDS[:number])


@pytest.mark.rule("GR-PICK-1")
def test_a_pickaxe_brings_its_owner_nothing_in_the_turn_he_buys_it_and_others_nothing_ever():
    story = rush().shop("pickaxe", "shot", "rhum").nuggets(A=4).deck(*CARDS[:10]).turn("A").buys("pickaxe")
    assert story.hand_of("A") == []
    story.ends_turn()
    assert len(story.hand_of("B")) == 2


@pytest.mark.rule("GR-PICK-1", "BASE-P1-4")
def test_where_phase_1_is_replaced_a_pickaxe_is_of_no_use():
    story = rush().event("hard_liquor").in_play("B", "pickaxe").with_life(B=2).starts_turn("B")
    story.asks("B", "drink_or_draw").answers("keep")
    assert (story.life("B"), story.hand_of("B")) == (3, [])
    story = rush(B="pat_brennan").in_play("B", "pickaxe").in_play("C", "barrel").starts_turn("B")
    story.asks("B", "draw_or_take").answers("barrel", on="C")
    assert story.hand_of("B") == ["barrel"]
