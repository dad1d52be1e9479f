"""Dutch Will: of the cards he draws he discards one, and takes a nugget."""

import pytest

from boothill.games.bang.rules.terms import ABILITY, DISCARD
from boothill.kernel.journal import seen_by
from support.tales import goes, rush, with_second

CARDS = ("2C", "3C", "4C", "5C", "6C")


def will(players=5, **table):
    """A story in which B is Dutch Will."""
    return rush(players, B="dutch_will", **table)


# ---- Plain use -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("GR-DUTCH-1", "BASE-P1-3")
@pytest.mark.parametrize(("dropped", "kept"), [("2C", "3C"), ("3C", "2C")])
def test_he_draws_two_keeps_one_of_his_choice_and_takes_a_nugget(dropped, kept):
    story = will().hand("B", "9D").deck(*CARDS).starts_turn("B").asks("B", "drop_one").answers(dropped)
    assert story.at_rest("B")
    assert (story.values_of("B"), story.discard_values(), story.purse("B")) == (["9D", kept], [dropped], 1)
    assert [public for _, public, _, _ in story.events("gained_nuggets")] == [(1, 1, 1, ABILITY)]


@pytest.mark.rule("GR-DUTCH-1", "GEN-4")
def test_he_must_and_only_cards_just_drawn_count():
    story = will().hand("B", "9D").deck(*CARDS).starts_turn("B").asks("B", "drop_one")
    assert {option[0] for option in story.decision.options} == {DISCARD}
    assert [story.offers(card) for card in ("2C", "3C", "9D")] == [True, True, False]
    assert story.purse("B") == 0  # the nugget comes last
    story.answers("2C")
    assert story.purse("B") == 1


@pytest.mark.rule("GR-DUTCH-1", "GEN-6")
def test_the_others_learn_only_which_card_he_discards():
    story = will().deck(*CARDS).starts_turn("B").asks("B", "drop_one").answers("3C")
    told = [seen_by(event, 0) for event in story.events("drew")]
    assert [(public, secret) for _, public, secret in told] == [((1, 2, -1), ())]
    dropped = story.events("discarded")[0]
    assert story.t.rules.value_text(dropped[1][1]) == "3C"


@pytest.mark.rule("GR-DUTCH-1")
def test_draws_outside_phase_1_are_not_his_ability():
    story = will().hand("B", "stagecoach").deck(*CARDS).turn("B").plays("stagecoach")
    assert (story.values_of("B"), story.purse("B")) == (["2C", "3C"], 0)


# ---- Other numbers of cards ----------------------------------------------------------------------------------------


@pytest.mark.rule("BASE-P1-3", "BASE-P1-2", "HN-THIRST-1")
def test_thirsty_he_discards_the_only_card_and_still_takes_the_nugget():
    story = will().event("thirst").deck(*CARDS).starts_turn("B")
    assert story.at_rest("B")
    assert (story.hand_of("B"), story.discard_values(), story.purse("B")) == ([], ["2C"], 1)


@pytest.mark.rule("BASE-P1-3", "BASE-P1-2", "HN-TRAIN-1", "GR-PICK-1", "HN-GHOST-1")
@pytest.mark.parametrize(
    ("event", "pickaxe", "drawn"),
    [("train_arrival", False, 3), ("", True, 3), ("train_arrival", True, 4), ("thirst", True, 2)],
)
def test_of_however_many_cards_he_discards_one(event, pickaxe, drawn):
    story = will().deck(*CARDS)
    if event:
        story.event(event)
    if pickaxe:
        story.in_play("B", "pickaxe")
    story.starts_turn("B").asks("B", "drop_one")
    assert len(story.decision.options) == drawn
    story.answers("3C")
    assert story.at_rest("B")
    kept = [card for card in CARDS[:drawn] if card != "3C"]
    assert (story.values_of("B"), story.discard_values(), story.purse("B")) == (kept, ["3C"], 1)


@pytest.mark.rule("BASE-P1-3", "BASE-P1-2", "HN-GHOST-1", "HN-GHOST-10")
def test_as_a_ghost_he_draws_three_and_loses_the_nugget_when_he_leaves():
    story = will().event("ghost_town").out("B").deck(*CARDS).starts_turn("B").asks("B", "drop_one")
    assert len(story.decision.options) == 3
    story.answers("4C")
    assert (story.values_of("B"), story.purse("B")) == (["2C", "3C"], 1)
    goes(story, "B", 2)
    assert story.purse("B") == 0


@pytest.mark.rule("BASE-P1-3", "BASE-DECK-3")
def test_without_a_card_to_draw_he_still_takes_the_nugget():
    story = will().only_deck().starts_turn("B")
    assert story.at_rest("B")
    assert (story.hand_of("B"), story.purse("B")) == ([], 1)


# ---- Events of phase 1 ---------------------------------------------------------------------------------------------


@pytest.mark.rule("FF-MINE-3", "FF-MINE-1", "BASE-P1-5")
def test_in_the_abandoned_mine_he_draws_discards_and_discards_to_the_discard_pile():
    story = will().event("abandoned_mine").discard("7C", "8C", "9C").deck(*CARDS).starts_turn("B")
    story.asks("B", "drop_one").answers("9C")
    assert (story.values_of("B"), story.discard_values(), story.purse("B")) == (["8C"], ["7C", "9C"], 1)
    story.ends_turn()
    assert story.values_of("C") == ["9C", "7C"]  # nothing was put on the draw pile


@pytest.mark.rule("FF-LAW-5", "FF-LAW-1")
@pytest.mark.parametrize("dropped", ["10C", "6H"])
def test_under_the_law_of_the_west_his_second_card_is_shown_before_he_discards(dropped):
    story = will().event("law_of_the_west").deck("missed/10C", "beer/6H", "2C").starts_turn("B").asks("B", "drop_one")
    assert [story.t.rules.value_text(public[1]) for _, public, _, _ in story.events("must_play")] == ["6H"]
    story.answers(dropped)
    assert story.offers("end") is (dropped == "6H")  # FF-LAW-4: no duty once it is gone


@pytest.mark.rule("BASE-P1-4", "FF-PEYOTE-1")
def test_peyote_takes_the_place_of_his_phase_1():
    story = will().event("peyote").deck("4H", "9S").starts_turn("B").asks("B", "call_colour").answers("red")
    story.asks("B", "call_colour").answers("red")
    assert story.at_rest("B")
    assert (story.values_of("B"), story.purse("B")) == (["4H"], 0)


@pytest.mark.rule("BASE-P1-4", "FF-LIQUOR-1")
@pytest.mark.parametrize("drinks", [True, False])
def test_who_drinks_hard_liquor_takes_no_nugget(drinks):
    story = will().event("hard_liquor").with_life(B=2).deck(*CARDS).starts_turn("B").asks("B", "drink_or_draw")
    story.answers("keep" if drinks else "draw")
    if not drinks:
        story.asks("B", "drop_one").answers("2C")
    assert story.at_rest("B")
    assert (story.life("B"), story.purse("B"), len(story.hand_of("B"))) == ((3, 0, 0) if drinks else (2, 1, 1))


@pytest.mark.rule("HN-HANG-1", "GR-DUTCH-1")
def test_with_a_hangover_he_draws_two_and_takes_nothing():
    story = will().event("hangover").deck(*CARDS).starts_turn("B")
    assert story.at_rest("B")
    assert (story.values_of("B"), story.discards(), story.purse("B")) == (["2C", "3C"], [], 0)


@pytest.mark.rule("GR-DUTCH-1", "BASE-TURN-5")
def test_a_turn_skipped_in_jail_brings_no_nugget():
    story = will().in_play("B", "jail").deck("2S", *CARDS).starts_turn("B")
    assert story.at_rest("C")
    assert story.purse("B") == 0


# ---- Others with his ability ---------------------------------------------------------------------------------------


@pytest.mark.rule("DC-VERA-1", "DC-VERA-6", "GR-DUTCH-1")
def test_vera_custer_draws_like_dutch_will_in_the_turn_in_which_she_copies_him():
    story = will(C="vera_custer").deck(*CARDS).starts_turn("C").asks("C", "copy").answers("take", on="B")
    story.asks("C", "drop_one").answers("2C")
    assert (story.values_of("C"), story.purse("C"), story.purse("B")) == (["3C"], 1, 0)


@pytest.mark.rule("HN-IDENT-4", "HN-IDENT-2", "GR-DUTCH-1")
def test_who_becomes_dutch_will_draws_like_him_at_once_and_keeps_nuggets_and_equipment():
    story = with_second(rush(C="bart_cassidy"), "C", "dutch_will").event("new_identity").in_play("C", "boots")
    story.nuggets(C=3).deck(*CARDS).starts_turn("C").asks("C", "identity").answers("keep")
    story.asks("C", "drop_one").answers("2C")
    assert (story.values_of("C"), story.purse("C"), story.front_of("C")) == (["3C"], 4, ["boots"])
    assert (story.life("C"), story.t.max_life[2]) == (2, 4)
