"""Law of the West: the second card of phase 1 is shown and must be played if possible."""

import pytest

from boothill.games.bang.rules.terms import END
from boothill.games.bang.rules.turn.phase_2 import play_options, why_not_end
from boothill.kernel.journal import seen_by
from boothill.kernel.reasons import WhyNot
from support.tales import rush, tale


def law(players=5, **table):
    """A story with Law of the West in force."""
    return tale(players, **table).event("law_of_the_west")


def draws(second, **table):
    """B, with whatever else the story gives him, has drawn a Missed! and this as his second card."""
    return law(**table).deck("missed/10C", second, "9C", "8C", "7C")


def shown(story):
    """The value of the card that must be played, as everybody learned it; '' if none was shown."""
    told = story.events("must_play")
    assert len(told) <= 1
    return story.t.rules.value_text(told[0][1][1]) if told else ""


def bound(story):
    """Whether the active player must go on; the options and the reason agree."""
    seat = story.decision.seat
    assert story.decision.main
    others = [option for option in play_options(story.t, seat) if option[0] != END]
    reason = why_not_end(story.t, seat, others)
    assert (reason is not None) is not story.offers("end")
    return reason is not None


# ---- the duty ------------------------------------------------------------------------------------------------------


@pytest.mark.scenario("IM-70")
@pytest.mark.rule("FF-LAW-2", "FF-LAW-3")
def test_a_bang_with_nobody_in_range_may_be_kept():
    story = draws("bang/2D").in_play("A", "mustang/8H").in_play("C", "mustang/9H").starts_turn("B")
    assert not bound(story)
    story.ends_turn()
    assert story.at_rest("C")
    assert story.hand_of("B") == ["missed", "bang"]


@pytest.mark.scenario("IM-70")
@pytest.mark.rule("FF-LAW-1", "FF-LAW-2", "FF-LAW-3")
def test_a_beer_must_be_played_even_at_full_life():
    story = draws("beer/6H").starts_turn("B")
    assert bound(story)
    others = [option for option in story.decision.options if option[0] != END]
    card = story.card_in_hand("B", "beer")
    assert why_not_end(story.t, 1, others) == WhyNot("must_play", "FF-LAW-2", story.t.standing[0], card)
    story.plays("beer")
    assert story.life("B") == 4
    assert not bound(story)
    story.ends_turn()
    assert story.at_rest("C")


@pytest.mark.scenario("IM-70")
@pytest.mark.rule("FF-LAW-2", "FF-LAW-3")
def test_a_jail_only_for_himself_may_be_kept():
    story = law(4).out("D").in_play("C", "jail/JS").deck("missed/10C", "jail/10S").starts_turn("B")
    assert story.offers("jail", on="B")
    assert not bound(story)
    story = law(4).out("D").deck("missed/10C", "jail/10S").starts_turn("B")
    assert bound(story)


@pytest.mark.rule("FF-LAW-1")
def test_everybody_sees_the_second_card_and_only_that():
    story = draws("beer/6H").starts_turn("B")
    card = story.card_in_hand("B", "beer")
    (told,) = story.events("must_play")
    assert seen_by(told, -1) == ("must_play", (1, card, story.t.standing[0]), ())
    assert story.view("D").marks["must_play"] == card
    (drew,) = story.events("drew")
    assert seen_by(drew, 3)[2] == ()


@pytest.mark.rule("FF-LAW-2")
def test_before_that_he_may_do_whatever_he_likes():
    story = draws("beer/6H").hand("B", "stagecoach", "scope").starts_turn("B")
    story.plays("stagecoach")
    assert bound(story)
    story.plays("scope")
    assert bound(story)
    story.plays("beer").ends_turn()
    assert story.at_rest("C")


@pytest.mark.rule("FF-LAW-2")
def test_he_may_make_it_unplayable_first():
    story = draws("bang/2D").hand("B", "bang/3D").starts_turn("B")
    assert bound(story)
    story.plays("bang/3D", on="C").asks("C", "dodge").answers("pass")
    assert not bound(story)
    assert story.hand_of("B") == ["missed", "bang"]


@pytest.mark.rule("FF-LAW-2")
def test_what_becomes_playable_later_in_the_turn_must_be_played_then():
    story = draws("bang/2D").in_play("A", "mustang/8H").in_play("C", "mustang/9H").hand("B", "winchester")
    story.starts_turn("B")
    assert not bound(story)
    story.plays("winchester")
    assert bound(story)


@pytest.mark.rule("FF-LAW-1", "FF-LAW-2")
def test_another_card_of_the_same_name_does_not_do():
    story = draws("beer/6H").hand("B", "beer/7H").starts_turn("B")
    story.plays("beer/7H")
    assert bound(story)


@pytest.mark.rule("FF-LAW-1", "EV-10")
def test_the_duty_begins_with_the_event_and_ends_with_the_turn():
    story = tale().next_events("law_of_the_west").deck("missed/10C", "beer/6H").starts_turn("A")
    assert bound(story)
    story = law().next_events("ambush").deck("missed/10C", "beer/6H").starts_turn("A")
    assert not bound(story)
    assert shown(story) == ""


@pytest.mark.rule("FF-LAW-1", "FF-LAW-2")
def test_a_card_kept_from_last_turn_is_free_in_the_next():
    story = law().in_play("A", "mustang/8H").in_play("C", "mustang/9H").hand("B", "winchester")
    story.deck("missed/10C", "bang/2D", "missed/JC", "missed/QC").starts_turn("B")
    story.t.extra_turns.append(story.seat("B"))
    story.ends_turn()
    assert story.at_rest("B")
    story.plays("winchester")
    assert story.offers("bang", on="C")
    assert not bound(story)  # this turn's card is the Missed! QC


@pytest.mark.rule("FF-LAW-1", "BASE-TURN-8")
def test_an_extra_turn_has_a_duty_of_its_own():
    story = law().deck("missed/10C", "missed/JC", "missed/QC", "beer/6H").starts_turn("B")
    assert not bound(story)
    story.t.extra_turns.append(story.seat("B"))
    story.ends_turn()
    assert bound(story)


@pytest.mark.rule("FF-LAW-1", "BASE-TURN-5")
def test_no_card_no_duty_for_who_stays_in_jail():
    story = law().in_play("B", "jail/JS").deck("2C", "missed/10C", "beer/6H").starts_turn("B")
    assert story.at_rest("C")
    assert [told[1][0] for told in story.events("must_play")] == [2]


# ---- what counts as playable ---------------------------------------------------------------------------------------


@pytest.mark.rule("FF-LAW-3")
@pytest.mark.parametrize(
    ("card", "duty"),
    [
        ("saloon", True),
        ("stagecoach", True),
        ("general_store/9C", True),
        ("indians/KD", True),
        ("gatling", True),
        ("duel/8C", True),
        ("mustang/8H", True),
        ("dynamite/2H", True),
        ("canteen", True),
        ("iron_plate/AD", True),
        ("missed/JC", False),
        ("dodge/7D", False),
        ("panic/JH", False),  # nobody has a card but B himself
        ("cat_balou/KH", False),
        ("jail/JS", True),
        ("tequila", True),
    ],
)
def test_playable_without_effect_counts_and_at_himself_alone_does_not(card, duty):
    story = law().in_play("B", "scope").deck("missed/10C", card).starts_turn("B")
    assert shown(story) == story.values_of("B")[1]
    assert bound(story) is duty


@pytest.mark.rule("FF-LAW-3")
@pytest.mark.parametrize("card", ["panic/JH", "cat_balou/KH", "rag_time"])
def test_with_a_card_of_another_in_reach_it_must_be_played(card):
    story = law().in_play("B", "scope").hand("C", "9C").deck("missed/10C", card).starts_turn("B")
    assert bound(story)


@pytest.mark.rule("FF-LAW-3", "BASE-DIST-5")
def test_a_panic_without_a_neighbour_who_has_anything_may_be_kept():
    story = law().in_play("B", "barrel").hand("D", "9C").deck("missed/10C", "panic/JH").starts_turn("B")
    assert story.offers("panic", on="B", taking="barrel")
    assert not bound(story)


@pytest.mark.rule("FF-LAW-3", "DC-COST-1")
@pytest.mark.parametrize("card", ["whisky", "tequila", "springfield", "brawl"])
def test_a_card_with_a_cost_counts_only_beside_another_hand_card(card):
    story = law().hand("B", "bang/3D").deck("bang/4D", card).starts_turn("B")
    assert bound(story)
    story = law(B="pedro_ramirez").discard("mustang/8H").deck(card, "9C").starts_turn("B")
    story.asks("B", "first_draw").answers("mustang").plays("mustang")
    assert story.hand_of("B") == [card]
    assert not bound(story)


@pytest.mark.rule("FF-LAW-3", "BASE-LIM-4", "BASE-LIM-5")
@pytest.mark.parametrize(
    ("in_front", "card", "duty"),
    [
        ("mustang/8H", "mustang/9H", False),
        ("schofield/JC", "schofield/QC", False),
        ("winchester", "schofield/QC", True),
        ("iron_plate/AD", "iron_plate/QS", False),
    ],
)
def test_a_duplicate_cannot_be_played_but_a_worse_weapon_must(in_front, card, duty):
    story = law().in_play("B", in_front).deck("missed/10C", card).starts_turn("B")
    assert bound(story) is duty


@pytest.mark.rule("FF-LAW-3", "BASE-BEER-4")
def test_a_beer_with_two_players_left_must_be_played_as_well():
    story = law(4).out("C", "D").with_life(B=1).deck("missed/10C", "beer/6H").starts_turn("B")
    assert bound(story)
    story.plays("beer")
    assert story.life("B") == 1


@pytest.mark.rule("FF-LAW-3", "BASE-JANET-1", "BASE-JANET-2")
def test_calamity_janet_must_shoot_with_her_missed():
    story = draws("missed/QC", B="calamity_janet").starts_turn("B")
    assert bound(story)
    story.plays("missed/QC as bang", on="C").asks("C", "dodge").answers("pass")
    assert not bound(story)


@pytest.mark.rule("FF-LAW-3", "BASE-JANET-2")
def test_calamity_janet_keeps_her_missed_with_nobody_in_range_or_after_another_bang():
    story = draws("missed/QC", B="calamity_janet").in_play("A", "mustang/8H").in_play("C", "mustang/9H")
    assert not bound(story.starts_turn("B"))
    story = draws("missed/QC", B="calamity_janet").hand("B", "bang/3D").starts_turn("B")
    story.plays("bang/3D", on="C").asks("C", "dodge").answers("pass")
    assert not bound(story)


@pytest.mark.rule("FF-LAW-3")
@pytest.mark.parametrize("character", ["uncle_will", "elena_fuente", "sid_ketchum"])
def test_other_abilities_that_could_use_a_missed_leave_him_free(character):
    story = draws("missed/QC", B=character).with_life(B=2).starts_turn("B")
    assert not bound(story)


@pytest.mark.rule("FF-LAW-2", "FF-LAW-3", "BASE-LIM-1")
def test_willy_the_kid_must_shoot_again():
    story = draws("bang/2D", B="willy_the_kid").hand("B", "bang/3D").starts_turn("B")
    story.plays("bang/3D", on="C").asks("C", "dodge").answers("pass")
    assert bound(story)


# ---- how the duty is fulfilled, and lapses -------------------------------------------------------------------------


@pytest.mark.rule("FF-LAW-4")
@pytest.mark.parametrize("card", ["mustang/8H", "canteen", "knife", "winchester", "dynamite/2H"])
def test_laid_in_front_of_himself_it_is_played(card):
    story = law().deck("missed/10C", card).starts_turn("B")
    assert bound(story)
    story.plays(card.split("/")[0])
    assert not bound(story)


@pytest.mark.rule("FF-LAW-4", "DC-COST-1")
def test_paid_as_the_cost_of_another_card_it_is_gone():
    story = draws("beer/6H").hand("B", "whisky").starts_turn("B")
    story.plays("whisky").asks("B", "second_card").answers("beer")
    assert not bound(story)


@pytest.mark.rule("FF-LAW-4", "BASE-SID-1")
def test_discarded_by_sid_ketchum_it_is_gone():
    story = draws("beer/6H", B="sid_ketchum").hand("B", "8C").with_life(B=2).starts_turn("B")
    assert bound(story)
    story.uses().asks("B", "cost").answers("beer").asks("B", "cost").answers("8C")
    assert not bound(story)


@pytest.mark.rule("FF-LAW-4", "BASE-DUEL-2")
def test_given_up_in_a_duel_it_is_gone():
    story = draws("bang/2D").hand("B", "duel/8C").hand("D", "bang/3D").starts_turn("B")
    story.plays("duel", on="D").asks("D", "bang").answers("bang").asks("B", "bang").answers("bang")
    story.asks("D", "bang").answers("pass")
    assert not bound(story)


@pytest.mark.rule("FF-LAW-4", "PROMO-WILL-1")
def test_played_by_uncle_will_as_a_store_it_is_gone():
    story = draws("bang/2D", B="uncle_will").starts_turn("B")
    story.plays("bang as general_store")
    for seat in "BCDE":
        story.asks(seat, "store").answers("take")
    assert not bound(story)


@pytest.mark.rule("FF-LAW-4", "BASE-GRINGO-1")
def test_taken_by_el_gringo_it_is_gone_even_if_it_comes_back():
    story = law(C="el_gringo", B="pedro_ramirez").discard("bang/3D").in_play("B", "conestoga").deck("beer/6H", "9C")
    story.starts_turn("B").asks("B", "first_draw").answers("bang")
    assert bound(story)
    story.plays("bang", on="C").asks("C", "dodge").answers("pass")
    assert story.hand_of("C") == ["beer"]
    assert not bound(story)
    story.spends("conestoga", on="C", taking="hand")
    assert story.hand_of("B") == ["beer"]
    assert not bound(story)


@pytest.mark.rule("FF-LAW-4", "BASE-DECK-1")
def test_a_stagecoach_played_and_drawn_again_from_a_shuffled_pile_need_not_be_played_twice():
    story = law().only_deck("missed/10C", "stagecoach", "9C").starts_turn("B")
    assert bound(story)
    story.plays("stagecoach")
    assert "stagecoach" in story.hand_of("B")
    assert not bound(story)


@pytest.mark.rule("FF-LAW-4", "BASE-DECK-1", "DC-JOSE-1")
def test_traded_by_jose_delgado_and_drawn_again_it_is_free():
    story = law(B="jose_delgado").only_deck("missed/10C", "mustang/8H", "9C").starts_turn("B")
    story.uses(card="mustang")
    assert "mustang" in story.hand_of("B")
    assert not bound(story)


@pytest.mark.rule("FF-LAW-4", "DC-JOSE-1")
def test_traded_by_jose_delgado_it_is_gone():
    story = draws("mustang/8H", B="jose_delgado").starts_turn("B")
    assert bound(story)
    story.uses(card="mustang")
    assert not bound(story)


@pytest.mark.rule("FF-LAW-4", "BASE-DECK-3")
def test_one_card_only_is_no_second_card():
    story = law().only_deck("beer/6H").starts_turn("B")
    assert shown(story) == ""
    assert not bound(story)


# ---- which is the second card --------------------------------------------------------------------------------------


@pytest.mark.rule("FF-LAW-5", "BASE-P1-3")
@pytest.mark.parametrize(
    ("taken", "second"),
    [(("2C", "3C"), "3C"), (("3C", "2C"), "3C"), (("4C", "2C"), "4C"), (("2C", "4C"), "4C"), (("4C", "3C"), "4C")],
)
def test_kit_carlsons_second_card_is_the_lower_one_in_the_pile(taken, second):
    story = law(B="kit_carlson").deck("2C", "3C", "4C").starts_turn("B").asks("B", "look").answers(taken[0])
    story.asks("B", "look").answers(taken[1])
    assert shown(story) == second
    assert bound(story)


@pytest.mark.rule("FF-LAW-5", "BASE-P1-3")
@pytest.mark.parametrize(
    ("given", "second"),
    [(("2C", "3C", "4C"), "6C"), (("6C", "5C", "4C"), "3C"), (("2C", "6C", "4C"), "5C"), (("5C", "3C", "2C"), "6C")],
)
def test_claus_the_saints_second_card_is_among_those_he_keeps(given, second):
    story = law(4, B="claus_the_saint").deck("2C", "3C", "4C", "5C", "6C").starts_turn("B")
    for seat, card in zip("CDA", given, strict=True):
        story.asks("B", "gift").answers(card, on=seat)
    assert shown(story) == second


@pytest.mark.rule("FF-LAW-1", "BASE-P1-3")
@pytest.mark.parametrize(("character", "drawn"), [("black_jack", 3), ("pixie_pete", 3), ("plain", 2)])
def test_of_three_cards_it_is_still_the_second(character, drawn):
    story = law(B=character).deck("missed/10C", "bang/2D", "beer/6H", "beer/7H").starts_turn("B")
    assert len(story.hand_of("B")) == drawn
    assert shown(story) == "2D"
    story.plays("bang", on="C").asks("C", "dodge").answers("pass")
    assert not bound(story)


@pytest.mark.rule("FF-LAW-1", "BASE-P1-3")
@pytest.mark.parametrize("takes", [True, False])
def test_jesse_joness_second_card_whether_or_not_he_takes_the_first_from_a_hand(takes):
    story = law(B="jesse_jones").hand("D", "saloon").deck("missed/10C", "beer/6H").starts_turn("B")
    story.asks("B", "first_draw")
    story.answers("draw_from", on="D") if takes else story.answers("draw")
    assert shown(story) == ("10C" if takes else "6H")
    assert bound(story) is not takes


@pytest.mark.rule("FF-LAW-1", "BASE-P1-3")
@pytest.mark.parametrize("takes", [True, False])
def test_pedro_ramirezs_second_card_whether_or_not_he_takes_the_first_from_the_discards(takes):
    story = law(B="pedro_ramirez").discard("saloon").deck("missed/10C", "beer/6H").starts_turn("B")
    story.asks("B", "first_draw").answers("saloon" if takes else "draw")
    assert shown(story) == ("10C" if takes else "6H")
    assert bound(story) is not takes


@pytest.mark.rule("FF-LAW-4", "BASE-P1-3", "DC-PAT-1")
@pytest.mark.parametrize("takes", [True, False])
def test_pat_brennan_has_no_second_card_if_he_takes_one_in_play(takes):
    story = law(B="pat_brennan").in_play("D", "mustang/8H").deck("missed/10C", "beer/6H").starts_turn("B")
    story.asks("B", "draw_or_take")
    story.answers("mustang", on="D") if takes else story.answers("draw")
    assert shown(story) == ("" if takes else "6H")
    assert bound(story) is not takes


@pytest.mark.rule("FF-LAW-4", "DC-BILL-1")
@pytest.mark.parametrize(("life", "second"), [(4, ""), (3, "6H"), (1, "6H")])
def test_bill_noface_has_a_second_card_only_when_wounded(life, second):
    story = law(B="bill_noface").with_life(B=life).deck("missed/10C", "beer/6H", "8C", "9C").starts_turn("B")
    assert shown(story) == second


@pytest.mark.rule("FF-LAW-5", "DC-VERA-6")
def test_vera_custer_as_kit_carlson():
    story = law(B="vera_custer", D="kit_carlson").deck("beer/6H", "3C", "4C").starts_turn("B").asks("B", "copy")
    story.answers("take", on="D").asks("B", "look").answers("4C").asks("B", "look").answers("6H")
    assert shown(story) == "4C"


@pytest.mark.rule("FF-LAW-1")
def test_a_pickaxe_makes_no_third_card_the_second():
    story = rush().event("law_of_the_west").in_play("B", "pickaxe").deck("missed/10C", "beer/6H", "beer/7H")
    assert shown(story.starts_turn("B")) == "6H"
    assert len(story.hand_of("B")) == 3


@pytest.mark.rule("FF-LAW-1", "DC-3P-5")
def test_of_three_players_a_jail_must_be_played_on_anybody():
    story = law(3).deck("missed/10C", "jail/JS").starts_turn("A")
    assert bound(story)
    story.plays("jail", on="B")
    assert not bound(story)
