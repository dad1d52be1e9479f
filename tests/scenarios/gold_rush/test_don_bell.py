"""Don Bell: a red card at the end of his turn, and another turn follows. Extra turns add up."""

import pytest

from boothill.games.bang.rules.terms import ABILITY
from support.story import NAMES
from support.tales import goes, rush, with_second


def turns(story):
    """The turns begun, extra ones with a star: 'B* C'."""
    return " ".join(NAMES[seat] + "*" * extra for _, (seat, _, extra), _, _ in story.events("turn"))


def rung(story):
    """What was flipped for the ability: [("B", ["9H"])]."""
    value = story.t.rules.value_text
    told = [public for _, public, _, _ in story.events("flipped") if public[1] == ABILITY]
    return [(NAMES[seat], [value(card) for card in cards]) for seat, _, *cards in told]


def bell(players=5, **table):
    """A story in which B is Don Bell."""
    return rush(players, B="don_bell", **table)


# ---- The draw! -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("GR-DON-1", "BASE-DRAW-3", "BASE-DRAW-6")
@pytest.mark.parametrize("card", ["9H", "9D"])
def test_a_red_card_at_the_end_of_his_turn_gives_him_another(card):
    story = bell().deck(card, "2C", "3C", "4C").turn("B").ends_turn()
    assert story.at_rest("B")
    assert story.view("A").extra_turn
    assert (rung(story), turns(story)) == ([("B", [card])], "B*")
    assert (story.discard_values(), story.values_of("B")) == ([card], ["2C", "3C"])
    assert [public for _, public, _, _ in story.events("extra_turn")] == [(1, ABILITY)]


@pytest.mark.rule("GR-DON-1", "BASE-DRAW-6")
@pytest.mark.parametrize("card", ["9S", "9C"])
def test_a_black_one_passes_the_turn_on(card):
    story = bell().deck(card, "2C", "3C", "4C").turn("B").ends_turn()
    assert story.at_rest("C")
    assert (rung(story), turns(story)) == ([("B", [card])], "C")
    assert story.events("extra_turn") == []


@pytest.mark.rule("GR-DON-1", "BASE-TURN-8")
def test_no_draw_at_the_end_of_the_extra_turn():
    story = bell().deck("9H", "2C", "3C", "8H", "4C").turn("B").ends_turn().ends_turn()
    assert story.at_rest("C")
    assert (rung(story), turns(story)) == ([("B", ["9H"])], "B* C")
    assert story.values_of("C") == ["8H", "4C"]  # the next heart was drawn, not flipped


@pytest.mark.rule("GR-DON-1")
def test_in_his_next_turn_of_his_own_he_draws_again():
    story = bell(3).deck("9H", "2C", "3C", "4C", "5C", "6C", "7C", "2D", "3D", "8D").turn("B")
    for _ in "BBCAB":
        story.ends_turn()
    assert story.at_rest("B")
    assert (rung(story), turns(story)) == ([("B", ["9H"]), ("B", ["8D"])], "B* C A B B*")


@pytest.mark.rule("GR-DON-1", "BASE-TURN-2")
def test_the_draw_comes_after_phase_3():
    story = bell().hand("B", "bang", "bang", "bang").with_life(B=2).deck("9H").turn("B").ends_turn()
    story.asks("B", "surplus").answers("bang")
    assert story.at_rest("B")
    assert [name for name, *_ in story.match.events][:4] == ["discarded", "flipped", "extra_turn", "turn_over"]


@pytest.mark.rule("GR-DON-1")
def test_nobody_else_draws_at_the_end_of_a_turn():
    story = bell().deck("9H", "8H").turn("A").ends_turn()
    assert story.at_rest("B")
    assert rung(story) == []


@pytest.mark.rule("GR-DON-1", "GR-HORSE-1", "BASE-DRAW-3", "BASE-DRAW-4")
@pytest.mark.parametrize(("chosen", "seat"), [("9C", "C"), ("8D", "B")])
def test_with_a_horseshoe_he_flips_two_and_chooses(chosen, seat):
    story = bell().in_play("B", "horseshoe").deck("9C", "8D").turn("B").ends_turn().asks("B", "flip").answers(chosen)
    assert story.at_rest(seat)
    assert (rung(story), story.discard_values()) == ([("B", ["9C", "8D"])], ["9C", "8D"])


@pytest.mark.rule("BASE-DRAW-5", "BASE-DRAW-6", "HN-BLESS-1", "HN-CURSE-1")
@pytest.mark.parametrize("card", ["9S", "9H", "9D", "9C"])
@pytest.mark.parametrize(("event", "seat"), [("blessing", "B"), ("curse", "C")])
def test_blessed_he_always_has_another_turn_cursed_he_never_has(event, seat, card):
    story = bell().event(event).deck(card).turn("B").ends_turn()
    assert story.at_rest(seat)
    assert rung(story) == [("B", [card])]


@pytest.mark.rule("BASE-DECK-4")
def test_without_a_card_to_flip_there_is_no_extra_turn():
    story = bell().only_deck().turn("B").ends_turn()
    assert story.at_rest("C")
    assert rung(story) == [("B", [])]


# ---- When there is none --------------------------------------------------------------------------------------------


@pytest.mark.rule("GR-DON-2", "BASE-TURN-5")
def test_not_after_a_turn_skipped_in_jail_but_after_one_played_out_of_it():
    story = bell().in_play("B", "jail").deck("2S", "9H", "8H").starts_turn("B")
    assert story.at_rest("C")
    assert (rung(story), turns(story)) == ([], "B C")
    story = bell().in_play("B", "jail").deck("9H", "2C", "3C", "8D").starts_turn("B").ends_turn()
    assert (rung(story), turns(story)) == ([("B", ["8D"])], "B B*")


@pytest.mark.rule("GR-DON-2", "HN-GHOST-9", "BASE-TURN-2")
def test_not_as_a_ghost():
    story = rush(C="don_bell").event("ghost_town").out("C").deck("2C", "3C", "4C", "9H", "8H").starts_turn("C")
    goes(story, "C")
    assert story.at_rest("D")
    assert (rung(story), turns(story)) == ([], "C D")
    assert story.values_of("D") == ["9H", "8H"]


@pytest.mark.rule("HN-HANG-2", "HN-HANG-1")
def test_not_with_a_hangover():
    story = bell().event("hangover").deck("9H", "8H").turn("B").ends_turn()
    assert story.at_rest("C")
    assert (rung(story), story.values_of("C")) == ([], ["9H", "8H"])


@pytest.mark.rule("GR-DON-1", "BASE-TURN-4")
def test_not_after_a_turn_that_ended_with_his_death():
    story = bell().hand("B", "duel").hand("C", "bang").with_life(B=1).deck("9H", "8H").turn("B").plays("duel", on="C")
    story.asks("C", "bang").answers("bang").asks("B", "bang").answers("pass").asks("B", "rescue").answers("pass")
    assert story.at_rest("C")
    assert (rung(story), turns(story)) == ([], "C")


# ---- The extra turn ------------------------------------------------------------------------------------------------


@pytest.mark.rule("BASE-TURN-8", "BASE-TURN-10", "EV-2")
def test_a_sheriff_reveals_nothing_in_his_extra_turn_and_the_next_event_in_his_own():
    story = rush(3, roles="deputy outlaw renegade", A="don_bell").next_events("ambush", "shootout")
    story.deck("2C", "3C", "9H").starts_turn("A").ends_turn()
    assert turns(story) == "A A*"
    assert len(story.events("revealed")) == 1
    story.ends_turn().ends_turn().ends_turn()
    assert story.at_rest("A")
    assert len(story.events("revealed")) == 2


@pytest.mark.rule("BASE-TURN-8", "BASE-LIM-1", "DC-GREEN-2")
def test_limits_start_afresh_and_green_cards_may_be_used():
    story = bell().hand("B", "bang", "bang", "knife").deck("9D", "2C", "3C").turn("B")
    story.plays("bang", on="C").asks("C", "dodge").answers("pass").plays("knife")
    assert not story.offers("bang", on="C")
    story.ends_turn().plays("bang", on="C").asks("C", "dodge").answers("pass")
    story.spends("knife", on="C").asks("C", "dodge").answers("pass")
    assert story.life("C") == 1


@pytest.mark.rule("BASE-TURN-8", "BASE-JAIL-2")
def test_an_extra_turn_may_be_lost_in_jail():
    story = bell().hand("B", "jail/JS").deck("9H", "2S", "3C", "4C").turn("B").plays("jail", on="B").ends_turn()
    assert story.at_rest("C")
    assert turns(story) == "B* C"


# ---- Vendetta and the Gold Rush equipment --------------------------------------------------------------------------


@pytest.mark.rule("GR-RUSH-2", "BASE-TURN-8", "GR-DON-1")
@pytest.mark.parametrize(("card", "told"), [("9D", "B* B* C"), ("9S", "B* C")])
def test_after_the_turn_he_cut_short_by_gold_rush_he_draws_as_usual(card, told):
    story = bell().shop("gold_rush_equipment", "shot", "rhum").nuggets(B=5).with_life(B=1).deck(card).turn("B")
    story.buys("gold_rush_equipment")
    assert story.at_rest("B")
    names = [name for name, *_ in story.match.events if name in ("flipped", "regained_life", "turn_over", "turn")]
    assert names == ["flipped", "regained_life", "turn_over", "turn"]
    assert story.life("B") == 4
    while story.at_rest("B"):
        story.ends_turn()
    assert turns(story) == told
    assert len(rung(story)) == 1


@pytest.mark.rule("GR-RUSH-4", "BASE-TURN-8", "GR-DON-1")
def test_gold_rush_bought_in_his_extra_turn_gives_a_further_one_without_a_draw():
    story = bell().shop("gold_rush_equipment", "shot", "rhum").nuggets(B=5).deck("9H", "2C", "3C", "8H").turn("B")
    story.ends_turn().buys("gold_rush_equipment")
    assert story.at_rest("B")
    story.ends_turn()
    assert story.at_rest("C")
    assert (turns(story), len(rung(story))) == ("B* B* C", 1)


@pytest.mark.rule("FF-VEND-3", "GR-RUSH-2", "BASE-TURN-8")
def test_all_three_ways_to_another_turn_add_up():
    story = bell().event("vendetta").shop("gold_rush_equipment", "shot", "rhum").nuggets(B=5).deck("9H", "8D")
    story.turn("B").buys("gold_rush_equipment")
    for _ in range(3):
        assert story.at_rest("B")
        story.ends_turn()
    story.asks("B", "surplus").answers("discard").answers("discard")  # three times two cards
    assert story.at_rest("C")
    assert turns(story) == "B* B* B* C"
    assert len(story.events("flipped")) == 2


@pytest.mark.rule("HN-GHOST-9", "GR-RUSH-3", "GR-RUSH-1")
def test_gold_rush_only_ends_the_turn_of_a_ghost():
    story = rush(C="don_bell").event("ghost_town").out("C").shop("gold_rush_equipment", "shot", "rhum").nuggets(C=5)
    story.deck("beer", "2C", "3C", "9H", "8H").starts_turn("C").buys("gold_rush_equipment")
    story.asks("C", "surplus").answers("2C").answers("3C")
    assert story.at_rest("D")
    assert (rung(story), turns(story), story.is_out("C")) == ([], "C D", True)
    assert story.events("regained_life") == story.events("extra_turn") == []
    assert story.used_equipment() == ["gold_rush_equipment"]


# ---- Others with his ability ---------------------------------------------------------------------------------------


@pytest.mark.rule("DC-VERA-1", "DC-VERA-5", "GR-DON-1")
def test_vera_custer_draws_as_don_bell_and_chooses_anew_in_the_extra_turn():
    story = rush(B="don_bell", C="vera_custer", D="pixie_pete").deck("2C", "3C", "9D", "4C", "5C", "6C", "8H")
    story.starts_turn("C").asks("C", "copy").answers("take", on="B").ends_turn()
    story.asks("C", "copy").answers("take", on="D")
    assert story.values_of("C") == ["2C", "3C", "4C", "5C", "6C"]
    assert (rung(story), turns(story)) == ([("C", ["9D"])], "C C*")


@pytest.mark.rule("DC-VERA-3", "GR-DON-2")
def test_a_vera_who_stays_in_jail_draws_nothing():
    story = rush(B="don_bell", C="vera_custer").ability("C", "vera_custer", "don_bell").in_play("C", "jail")
    story.deck("2S", "9H").starts_turn("C")
    assert story.at_rest("D")
    assert rung(story) == []


@pytest.mark.rule("HN-IDENT-4", "GR-DON-1")
def test_who_becomes_don_bell_draws_at_the_end_of_that_very_turn():
    story = with_second(rush(), "B", "don_bell").event("new_identity").deck("2C", "3C", "9H")
    story.starts_turn("B").asks("B", "identity").answers("keep").ends_turn()
    assert rung(story) == [("B", ["9H"])]
    story.asks("B", "identity")


@pytest.mark.rule("SH-19", "GR-DON-1")
def test_a_shadow_draws_and_may_come_back_for_another_turn():
    story = rush(shadow=True, C="don_bell").out("C").deck("2C", "3C", "9D", "4C", "5C", "8H").starts_turn("C")
    story.ends_turn().asks("C", "surplus").answers("2C")
    assert story.at_rest("C")
    assert (story.t.shadow, story.values_of("C"), turns(story)) == (2, ["4C", "5C"], "C C*")
    assert rung(story) == [("C", ["9D"])]
