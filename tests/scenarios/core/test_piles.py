"""Draw pile and discard pile."""

import pytest

from boothill.games.bang.rules.terms import ABILITY
from support.story import Story


def pile(story):
    """Values in the draw pile, top first."""
    return [story.t.rules.value_text(card) for card in reversed(story.t.deck)]


@pytest.mark.rule("BASE-DECK-1")
def test_an_empty_draw_pile_is_rebuilt_in_the_middle_of_an_effect_which_goes_on():
    story = Story().hand("A", "wells_fargo").discard("saloon", "gatling", "duel").only_deck("2C").turn("A")
    story.plays("wells_fargo")
    assert len(story.hand_of("A")) == 3
    assert story.values_of("A")[0] == "2C"
    assert story.discards() == []
    assert len(story.t.deck) == 2  # four cards were shuffled, two of them drawn
    assert story.events("reshuffled")[0][1] == (4,)


@pytest.mark.rule("BASE-DECK-1")
def test_it_is_rebuilt_the_moment_the_last_card_is_gone():
    story = Story().discard("saloon", "gatling", "duel").only_deck("2C", "3C").starts_turn("B")
    assert story.values_of("B") == ["2C", "3C"]
    assert story.discards() == []
    assert len(story.t.deck) == 3


@pytest.mark.rule("BASE-DECK-1")
def test_the_complete_discard_pile_is_shuffled():
    orders = set()
    for seed in range(30):
        story = Story().discard("saloon", "gatling", "duel").only_deck("2C", "3C")
        story.t.seed = seed
        orders.add(tuple(pile(story.starts_turn("B"))))
    assert len(orders) == 6


@pytest.mark.rule("BASE-DECK-2")
def test_right_after_the_shuffle_there_is_no_top_discard_for_pedro_ramirez():
    story = Story(B="pedro_ramirez").discard("saloon", "gatling", "duel").only_deck("2C", "3C").starts_turn("A")
    assert story.view("B").discard_top == -1
    story.ends_turn()
    assert story.at_rest("B")  # he had no choice to make
    assert len(story.hand_of("B")) == 2
    assert story.events("took_discard") == []


@pytest.mark.rule("BASE-DECK-3")
def test_draws_that_cannot_be_made_are_lost():
    story = Story().only_deck("2C").starts_turn("B")
    assert story.at_rest("B")
    assert story.values_of("B") == ["2C"]
    story.ends_turn()
    assert story.at_rest("C")
    assert story.hand_of("C") == []


@pytest.mark.rule("BASE-DECK-3")
def test_the_next_discarded_card_rebuilds_the_pile():
    story = Story().hand("B", "beer/6H").only_deck().turn("B").plays("beer/6H")
    assert pile(story) == ["6H"]
    assert story.discards() == []


@pytest.mark.rule("BASE-DECK-4")
def test_a_draw_without_any_card_does_not_free_from_jail():
    story = Story().in_play("B", "jail").only_deck().starts_turn("B")
    assert story.t.active == story.seat("C")
    assert story.front_of("B") == []
    assert len(story.events("stays_in_jail")) == 1


@pytest.mark.rule("BASE-DECK-4")
def test_a_draw_without_any_card_passes_dynamite_on():
    story = Story().in_play("B", "dynamite").only_deck().starts_turn("B")
    assert story.at_rest("B")
    assert story.front_of("C") == ["dynamite"]
    assert story.life("B") == 4


@pytest.mark.rule("BASE-DECK-4")
def test_a_draw_without_any_card_is_no_missed():
    story = Story(B="bart_cassidy").hand("A", "gatling").in_play("C", "barrel").only_deck().turn("A").plays("gatling")
    story.asks("B", "dodge").answers("pass")
    assert story.hand_of("B") == ["gatling"]  # the only card there was
    story.asks("C", "dodge").answers("flip").asks("C", "dodge").answers("pass")
    story.asks("D", "dodge")
    assert story.life("C") == 3
    assert story.events("flipped")[0][1] == (2, story.t.rules.kind_index["gatling"])


@pytest.mark.rule("BASE-DECK-5")
def test_general_store_with_too_few_cards_reveals_what_there_is():
    story = Story().hand("D", "general_store").only_deck("2C", "3C").turn("D").plays("general_store")
    # The General Store itself, shuffled in as the only discard, is the third card.
    story.asks("D", "store").answers("3C").asks("E", "store").answers("2C")
    assert story.hand_of("A") == ["general_store"]
    assert story.hand_of("B") == story.hand_of("C") == []
    assert story.at_rest("D")


@pytest.mark.rule("BASE-DECK-6")
def test_a_card_returned_on_top_of_the_draw_pile_is_face_down():
    story = Story(B="kit_carlson").deck("2C", "3C", "4C").starts_turn("B").asks("B", "look")
    assert len(story.view("B").aside) == 3
    assert story.view("C").aside == story.view("A").aside == ()
    story.answers("2C").answers("3C")
    assert pile(story)[0] == "4C"
    assert story.view("B").aside == story.view("C").limbo == ()
    assert story.view("C").deck_size == len(story.t.deck)
    assert [(audience, public) for _, public, audience, _ in story.events("looked")] == [((1,), (1, 3, ABILITY))]
