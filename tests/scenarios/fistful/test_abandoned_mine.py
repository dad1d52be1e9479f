"""Abandoned Mine: phase 1 comes off the discard pile, the surplus of phase 3 goes face down on the draw pile."""

import pytest

from boothill.games.bang.rules.terms import DRAW_FROM, TAKE
from boothill.kernel.journal import seen_by
from support.tales import tale


def mine(players=5, **table):
    """A story with the Mine in force."""
    return tale(players, **table).event("abandoned_mine")


def drawn_in_the_open(story):
    """The values of the cards everybody saw being drawn, one list for each time."""
    rules = story.t.rules
    return [[rules.value_text(card) for card in told[1][1:]] for told in story.events("drew_discards")]


def values(story, cards):
    """Rank and suit of some cards."""
    return [story.t.rules.value_text(card) for card in cards]


def offered(story, verb):
    """The values of the cards of all options with this verb."""
    return values(story, [option[1] for option in story.decision.options if option[0] == verb])


def draw_pile(story, number):
    """The values of the top cards of the draw pile, the topmost first."""
    return values(story, story.t.deck[-number:][::-1])


# ---- drawing -------------------------------------------------------------------------------------------------------


@pytest.mark.scenario("IM-64")
@pytest.mark.rule("FF-MINE-1", "FF-MINE-2", "BASE-P1-5", "BASE-DECK-6")
def test_one_discard_then_the_draw_pile_and_the_surplus_goes_face_down_on_it():
    story = mine().discard("beer/6H").hand("A", "stagecoach", "bang/2D", "bang/3D", "bang/4D")
    story.deck("2C", "3C", "4C", "5C").starts_turn("A")
    assert story.values_of("A") == ["9S", "2D", "3D", "4D", "6H", "2C"]
    assert story.discards() == []
    story.plays("stagecoach")
    assert story.values_of("A") == ["2D", "3D", "4D", "6H", "2C", "3C", "4C"]
    assert story.discards() == ["stagecoach"]
    story.ends_turn().asks("A", "surplus").answers("3C").asks("A", "surplus").answers("2D")
    assert story.values_of("A") == ["3D", "4D", "6H", "2C", "4C"]
    assert story.values_of("B") == ["9S", "2D"]  # the one discard, then what A laid down last
    assert draw_pile(story, 2) == ["3C", "5C"]


@pytest.mark.rule("FF-MINE-1", "BASE-P1-5")
@pytest.mark.parametrize(
    ("discards", "drawn", "left"),
    [
        ([], ["2D", "3D"], []),
        (["2C"], ["2C", "2D"], []),
        (["2C", "3C"], ["3C", "2C"], []),
        (["2C", "3C", "4C"], ["4C", "3C"], ["2C"]),
    ],
)
def test_as_many_discards_as_there_are_topmost_first(discards, drawn, left):
    story = mine().discard(*discards).deck("2D", "3D", "4D").starts_turn("B")
    assert story.at_rest("B")
    assert story.values_of("B") == drawn
    assert story.discard_values() == left
    assert draw_pile(story, 1) == [{0: "4D", 1: "3D"}.get(len(discards), "2D")]


@pytest.mark.rule("FF-MINE-4")
def test_everybody_sees_what_comes_off_the_discard_pile_and_nobody_what_comes_off_the_draw_pile():
    story = mine().discard("2C").deck("2D").starts_turn("B")
    assert drawn_in_the_open(story) == [["2C"]]
    (told,) = story.events("drew_discards")
    assert [seen_by(told, viewer)[1] for viewer in (-1, 0, 1)] == [told[1]] * 3
    (hidden,) = story.events("drew")
    assert hidden[1][:2] == (1, 1)
    assert [values(story, seen_by(hidden, viewer)[2]) for viewer in (-1, 0, 1)] == [[], [], ["2D"]]
    assert story.view("A").hand_sizes[1] == 2
    assert story.view("A").discard_size == 0


@pytest.mark.rule("FF-MINE-1", "EV-10")
def test_when_the_event_ends_the_draw_pile_is_drawn_from_again_and_surplus_is_discarded():
    story = mine().next_events("ambush").discard("2C", "3C").hand("A", "4C", "5C", "6C", "7C").deck("2D", "3D", "4D")
    story.starts_turn("A")
    assert story.values_of("A") == ["4C", "5C", "6C", "7C", "2D", "3D"]
    story.ends_turn().asks("A", "surplus").answers("2D")
    assert story.discard_values() == ["2C", "3C", "2D"]
    assert story.values_of("B")[0] == "4D"


@pytest.mark.rule("FF-MINE-1", "BASE-TURN-2")
def test_the_sheriff_who_reveals_it_draws_discards_in_that_turn():
    story = tale().next_events("abandoned_mine").discard("2C", "3C").deck("2D").starts_turn("A")
    assert story.values_of("A") == ["3C", "2C"]


@pytest.mark.rule("FF-MINE-1", "FF-MINE-2")
def test_the_card_flipped_for_jail_and_jail_itself_are_drawn_at_once():
    story = mine().in_play("B", "jail/JS").discard("2C").deck("bang/QH", "2D").starts_turn("B")
    assert story.values_of("B") == ["JS", "QH"]
    assert story.discard_values() == ["2C"]


@pytest.mark.rule("FF-MINE-1")
def test_a_skipped_turn_draws_no_discard():
    story = mine().in_play("B", "jail/JS").discard("2C").deck("3C").starts_turn("B")
    assert story.at_rest("C")
    assert story.hand_of("B") == []
    assert story.values_of("C") == ["JS", "3C"]


# ---- the surplus ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("FF-MINE-1")
@pytest.mark.parametrize("order", [("2D", "3D"), ("3D", "2D")])
def test_the_player_chooses_the_order_of_his_surplus(order):
    story = mine().hand("B", "2D", "3D", "4D", "5D", "6D", "7D").deck("2C").turn("B").ends_turn()
    story.asks("B", "surplus").answers(order[0]).asks("B", "surplus").answers(order[1])
    assert story.at_rest("C")
    assert story.values_of("C") == [order[1], order[0]]
    assert draw_pile(story, 1) == ["2C"]


@pytest.mark.rule("FF-MINE-1", "BASE-DECK-6")
def test_only_its_owner_knows_what_went_face_down():
    story = mine().discard("9C").hand("B", "2D", "3D", "4D", "5D", "6D", "7D").deck("2C").turn("B").ends_turn()
    before = story.view("A").deck_size
    story.asks("B", "surplus").answers("7D").asks("B", "surplus")
    (told,) = story.events("put_on_deck")
    assert told[1] == (1,)
    assert [values(story, seen_by(told, viewer)[2]) for viewer in (-1, 0, 1, 2)] == [[], [], ["7D"], []]
    assert story.view("A").deck_size == before + 1
    assert values(story, [story.view("A").discard_top]) == ["9C"]
    assert story.view("A").discard_size == 1
    assert story.events("discarded") == []


@pytest.mark.rule("FF-MINE-2", "BASE-TURN-7")
def test_sid_ketchum_pays_from_his_surplus_to_the_discard_pile():
    story = mine(B="sid_ketchum").hand("B", "2D", "3D", "4D", "5D", "6D", "7D").with_life(B=2).deck("2C").turn("B")
    story.ends_turn().asks("B", "surplus").answers("use").asks("B", "cost").answers("2D").asks("B", "cost")
    story.answers("3D")
    assert (story.life("B"), story.discard_values()) == (3, ["2D", "3D"])
    story.asks("B", "surplus").answers("4D")
    assert story.values_of("C") == ["3D", "2D"]
    assert draw_pile(story, 1) == ["4D"]
    story.asks("B", "between")


@pytest.mark.rule("FF-MINE-1", "BASE-DECK-3")
def test_surplus_on_an_empty_draw_pile_is_the_draw_pile():
    story = mine().hand("B", "2D", "3D", "4D", "5D", "6D").only_deck().turn("B").ends_turn()
    story.asks("B", "surplus").answers("6D")
    assert story.values_of("C") == ["6D"]
    assert story.view("A").deck_size == 0


# ---- everything else goes its usual way ----------------------------------------------------------------------------


@pytest.mark.rule("FF-MINE-2")
def test_a_shot_its_answer_and_the_card_flipped_lie_on_the_discard_pile():
    story = mine().hand("B", "bang/2D").hand("C", "missed").in_play("C", "barrel").deck("3C").turn("B")
    story.plays("bang", on="C").asks("C", "dodge").answers("flip").answers("missed")
    assert story.discards() == ["bang", "bang", "missed"]


@pytest.mark.rule("FF-MINE-2")
def test_what_both_give_up_in_a_duel_lies_on_the_discard_pile():
    story = mine().hand("B", "duel", "bang/2D").hand("C", "bang/3D", "bang/4D").deck("2C").turn("B")
    story.plays("duel", on="C").asks("C", "bang").answers("bang/3D").asks("B", "bang").answers("bang/2D")
    story.asks("C", "bang").answers("bang/4D").asks("B", "bang").answers("pass")
    assert story.discard_values()[1:] == ["3D", "2D", "4D"]
    assert draw_pile(story, 1) == ["2C"]


@pytest.mark.rule("FF-MINE-2", "DC-COST-1")
def test_costs_forced_discards_and_replaced_weapons_lie_on_the_discard_pile():
    story = mine().hand("B", "whisky", "2D", "cat_balou/KH", "volcanic").hand("C", "3D").in_play("B", "schofield")
    story.deck("2C").turn("B").plays("whisky").asks("B", "second_card").answers("2D")
    story.plays("cat_balou", on="C", taking="hand").plays("volcanic")
    assert story.discards() == ["bang", "whisky", "cat_balou", "bang", "schofield"]
    assert draw_pile(story, 1) == ["2C"]


@pytest.mark.rule("FF-MINE-2")
@pytest.mark.parametrize(("card", "number"), [("stagecoach", 2), ("wells_fargo", 3)])
def test_cards_that_draw_draw_from_the_draw_pile(card, number):
    story = mine().hand("B", card).discard("2C", "3C", "4C", "5C").deck("2D", "3D", "4D").turn("B").plays(card)
    assert story.values_of("B") == ["2D", "3D", "4D"][:number]
    assert story.discard_values()[:4] == ["2C", "3C", "4C", "5C"]


@pytest.mark.rule("FF-MINE-2")
def test_a_green_card_that_draws_and_a_store_take_from_the_draw_pile():
    story = mine(4).in_play("B", "pony_express").hand("B", "general_store").discard("2C")
    story.deck("2D", "3D", "4D", "5D", "6D", "7D", "8D").turn("B").spends("pony_express").plays("general_store")
    for seat, card in zip("BCD", ("5D", "6D", "7D"), strict=True):
        story.asks(seat, "store").answers(card)
    assert [story.values_of(seat) for seat in "BCDA"] == [["2D", "3D", "4D", "5D"], ["6D"], ["7D"], ["8D"]]
    assert story.discard_values()[0] == "2C"


@pytest.mark.rule("FF-MINE-2")
@pytest.mark.parametrize(("character", "discarded"), [("jose_delgado", ["barrel"]), ("chuck_wengam", [])])
def test_abilities_discard_to_the_discard_pile_and_draw_from_the_draw_pile(character, discarded):
    story = mine(B=character).hand("B", "barrel", "beer").discard("2C").deck("2D", "3D").turn("B")
    story.uses(card="".join(discarded))
    assert story.values_of("B")[-2:] == ["2D", "3D"]
    assert story.discards() == ["bang", *discarded]


@pytest.mark.rule("FF-MINE-2")
def test_the_two_cards_of_doc_holydays_shot_lie_on_the_discard_pile():
    story = mine(B="doc_holyday").hand("B", "barrel", "beer", "scope").deck("2D").turn("B")
    story.uses(on="C").asks("B", "cost").answers("barrel").asks("B", "cost").answers("beer")
    story.asks("C", "dodge").answers("pass")
    assert story.discards() == ["barrel", "beer"]
    assert draw_pile(story, 1) == ["2D"]


@pytest.mark.rule("FF-MINE-2", "BASE-BART-1")
def test_bart_cassidys_wound_draws_from_the_draw_pile_even_in_the_turn_of_another():
    story = mine(C="bart_cassidy").hand("B", "bang/2D").discard("2C", "3C").deck("4C").turn("B").plays("bang", on="C")
    story.asks("C", "dodge").answers("pass")
    assert story.values_of("C") == ["4C"]
    assert story.discard_values() == ["2C", "3C", "2D"]


@pytest.mark.rule("FF-MINE-2", "BASE-ELIM-1")
@pytest.mark.parametrize(("first", "second"), [("barrel", "beer"), ("beer", "barrel")])
def test_who_is_eliminated_chooses_the_order_because_the_next_player_draws_it(first, second):
    story = mine().hand("B", "bang/2D").hand("C", "beer/6H").in_play("C", "barrel").with_life(C=1)
    story.deck("2C", "3C", "4C", "5C").turn("B").plays("bang", on="C").asks("C", "dodge").answers("pass")
    story.asks("C", "rescue").answers("pass").asks("C", "last_will").answers(first)
    assert story.values_of("B") == ["2C", "3C", "4C"]  # the reward comes from the draw pile
    assert story.discards() == ["bang", first, second]
    story.ends_turn()
    assert story.hand_of("D") == [second, first]


@pytest.mark.rule("FF-MINE-2", "BASE-ELIM-1")
def test_no_order_is_asked_for_if_vulture_sam_takes_it_all():
    story = mine(D="vulture_sam").hand("B", "bang/2D").hand("C", "beer/6H").in_play("C", "barrel").with_life(C=1)
    story.deck("2C", "3C", "4C").turn("B").plays("bang", on="C").asks("C", "dodge").answers("pass")
    story.asks("C", "rescue").answers("pass")
    assert story.at_rest("B")
    assert story.hand_of("D") == ["barrel", "beer"]


# ---- characters ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("FF-MINE-3", "FF-MINE-4", "BASE-P1-3")
def test_kit_carlson_looks_at_three_discards_in_front_of_everybody_and_returns_the_third():
    story = mine(B="kit_carlson").discard("2C", "3C", "4C", "5C").deck("2D").starts_turn("B").asks("B", "look")
    assert offered(story, TAKE) == ["5C", "4C", "3C"]
    assert values(story, story.view("D").limbo) == ["5C", "4C", "3C"]
    (told,) = story.events("uncovered")
    assert values(story, told[1][1:]) == ["5C", "4C", "3C"]
    assert story.events("looked") == []
    story.answers("3C").asks("B", "look").answers("5C")
    assert sorted(story.values_of("B")) == ["3C", "5C"]
    assert story.discard_values() == ["2C", "4C"]
    assert draw_pile(story, 1) == ["2D"]
    assert [sorted(cards) for cards in drawn_in_the_open(story)] == [["3C", "5C"]]


@pytest.mark.rule("FF-MINE-3", "BASE-DECK-6", "FF-MINE-4")
@pytest.mark.parametrize(
    ("taken", "discards", "top", "open_"),
    [
        (("2C", "2D"), [], ["3D", "4D"], [["2C"]]),
        (("2C", "3D"), [], ["2D", "4D"], [["2C"]]),
        (("2D", "3D"), ["2C"], ["4D", "5D"], []),
    ],
)
def test_kit_carlson_with_one_discard_returns_the_third_card_where_it_came_from(taken, discards, top, open_):
    story = mine(B="kit_carlson").discard("2C").deck("2D", "3D", "4D", "5D").starts_turn("B").asks("B", "look")
    assert offered(story, TAKE) == ["2C", "2D", "3D"]
    assert values(story, story.view("A").limbo) == ["2C"]
    assert story.view("A").aside == ()
    assert values(story, story.view("B").aside) == ["2D", "3D"]
    story.answers(taken[0]).asks("B", "look").answers(taken[1])
    assert sorted(story.values_of("B")) == sorted(taken)
    assert story.discard_values() == discards
    assert draw_pile(story, 2) == top
    assert drawn_in_the_open(story) == open_
    hidden = [card for told in story.events("drew") for card in seen_by(told, 0)[2]]
    assert hidden == []


@pytest.mark.rule("FF-MINE-3")
@pytest.mark.parametrize("discards", [0, 2])
def test_kit_carlson_with_no_or_two_discards_sees_three_cards_all_the_same(discards):
    story = mine(B="kit_carlson").discard(*["2C", "3C"][:discards]).deck("2D", "3D", "4D", "5D").starts_turn("B")
    story.asks("B", "look")
    assert offered(story, TAKE) == (["3C", "2C", "2D"] if discards else ["2D", "3D", "4D"])
    assert len(story.view("A").limbo) == discards
    assert len(story.view("B").aside) == 3 - discards
    story.answers("2D").asks("B", "look").answers("2C" if discards else "4D")
    assert story.discard_values() == (["3C"] if discards else [])
    assert draw_pile(story, 1) == ["3D"]


@pytest.mark.rule("FF-MINE-3", "BASE-DECK-1", "BASE-DECK-3")
def test_kit_carlson_empties_both_piles_and_what_he_returns_is_the_new_draw_pile():
    story = mine(B="kit_carlson").discard("2C").only_deck("2D", "3D").starts_turn("B").asks("B", "look").answers("2D")
    story.asks("B", "look").answers("3D")
    assert story.values_of("B") == ["2D", "3D"]
    assert story.discards() == []
    assert draw_pile(story, 5) == ["2C"]


@pytest.mark.rule("FF-MINE-3", "FF-MINE-4", "BASE-P1-3")
@pytest.mark.parametrize(
    ("discards", "deck", "drawn", "open_"),
    [
        (["5H", "4D", "2C"], ["5D"], ["2C", "4D", "5H"], [["2C"], ["4D"], ["5H"]]),
        (["3H", "2C"], ["5D", "6D"], ["2C", "3H", "5D"], [["2C"], ["3H"]]),
        (["2C", "3H"], ["5D", "6D"], ["3H", "2C"], [["3H"], ["2C"]]),
        (["2C"], ["5D", "6D", "7D"], ["2C", "5D", "6D"], [["2C"]]),
        ([], ["5D", "6C", "7D"], ["5D", "6C"], []),
    ],
)
def test_black_jack_shows_the_second_card_wherever_it_comes_from(discards, deck, drawn, open_):
    story = mine(B="black_jack").discard(*discards).deck(*deck).starts_turn("B")
    assert story.values_of("B") == drawn
    (told,) = story.events("showed")
    assert values(story, [told[1][1]]) == [drawn[1]]
    assert drawn_in_the_open(story) == open_


@pytest.mark.rule("FF-MINE-3", "BASE-P1-3")
@pytest.mark.parametrize("discards", [["2C", "3C"], ["3C"], []])
def test_jesse_jones_may_take_his_first_card_from_a_hand_and_the_second_is_a_discard(discards):
    story = mine(B="jesse_jones").hand("D", "9C").discard(*discards).deck("2D", "3D").starts_turn("B")
    story.asks("B", "first_draw").answers("draw_from", on="D")
    assert story.values_of("B") == (["9C", "3C"] if discards else ["9C", "2D"])
    assert story.discard_values() == discards[:-1]


@pytest.mark.rule("FF-MINE-3", "BASE-P1-5")
def test_jesse_jones_who_draws_takes_both_off_the_discard_pile():
    story = mine(B="jesse_jones").hand("D", "9C").discard("2C", "3C").deck("2D").starts_turn("B")
    story.asks("B", "first_draw").answers("draw")
    assert story.values_of("B") == ["3C", "2C"]
    assert story.values_of("D") == ["9C"]


@pytest.mark.rule("FF-MINE-2", "FF-MINE-3", "BASE-SUZY-1")
def test_suzy_whose_last_card_jesse_takes_draws_from_the_draw_pile():
    story = mine(B="jesse_jones", D="suzy_lafayette").hand("D", "9C").discard("2C", "3C").deck("2D").starts_turn("B")
    story.asks("B", "first_draw").answers("draw_from", on="D")
    assert story.values_of("D") == ["2D"]
    assert story.values_of("B") == ["9C", "3C"]


@pytest.mark.rule("FF-MINE-3", "BASE-P1-3")
@pytest.mark.parametrize(
    ("discards", "drawn"), [(["2C", "3C"], ["3C", "2C"]), (["2C"], ["2C", "2D"]), ([], ["2D", "3D"])]
)
def test_pedro_ramirez_has_nothing_to_choose(discards, drawn):
    story = mine(B="pedro_ramirez").discard(*discards).deck("2D", "3D").starts_turn("B")
    assert story.at_rest("B")
    assert story.values_of("B") == drawn


@pytest.mark.rule("FF-MINE-3", "BASE-P1-5", "BASE-P1-3")
def test_claus_the_saint_gives_away_discards_as_well():
    story = mine(4, B="claus_the_saint").discard("2C", "3C").deck("2D", "3D", "4D", "5D").starts_turn("B")
    story.asks("B", "gift")
    assert offered(story, TAKE) == ["3C", "2C", "2D", "3D", "4D"]
    assert values(story, story.view("A").limbo) == ["3C", "2C"]
    story.answers("3C", on="C").asks("B", "gift").answers("2D", on="D").asks("B", "gift").answers("4D", on="A")
    assert [story.values_of(seat) for seat in "CDAB"] == [["3C"], ["2D"], ["4D"], ["2C", "3D"]]
    assert story.discards() == []
    assert draw_pile(story, 1) == ["5D"]
    assert drawn_in_the_open(story) == [["2C"]]


@pytest.mark.rule("FF-MINE-1", "BASE-DECK-5")
def test_claus_with_too_few_cards_in_both_piles_fills_his_own_share_first():
    story = mine(4, B="claus_the_saint").discard("2C").only_deck("2D", "3D").starts_turn("B")
    story.asks("B", "gift").answers("2D", on="C")
    assert story.at_rest("B")
    assert [sorted(story.values_of(seat)) for seat in "BCDA"] == [["2C", "3D"], ["2D"], [], []]


@pytest.mark.rule("BASE-P1-3", "BASE-P1-5", "DC-PAT-1")
@pytest.mark.parametrize("takes", [True, False])
def test_pat_brennan_takes_a_card_in_play_or_draws_discards(takes):
    story = mine(B="pat_brennan").in_play("D", "barrel").discard("2C", "3C").deck("2D").starts_turn("B")
    story.asks("B", "draw_or_take")
    assert len(offered(story, DRAW_FROM)) == 1
    story.answers("barrel", on="D") if takes else story.answers("draw")
    assert story.hand_of("B") == (["barrel"] if takes else ["bang", "bang"])
    assert story.discard_values() == (["2C", "3C"] if takes else [])


@pytest.mark.rule("FF-MINE-1", "BASE-P1-2")
@pytest.mark.parametrize(
    ("character", "life", "number"), [("pixie_pete", 3, 3), ("bill_noface", 2, 3), ("bill_noface", 4, 1)]
)
def test_other_numbers_of_cards_come_off_the_discard_pile_too(character, life, number):
    story = mine(B=character).discard("2C", "3C", "4C", "5C").with_life(B=life).deck("2D").starts_turn("B")
    assert story.values_of("B") == ["5C", "4C", "3C"][:number]


@pytest.mark.rule("FF-MINE-3", "DC-VERA-6")
def test_vera_custer_copies_kit_carlson_and_looks_at_discards():
    story = mine(B="vera_custer", C="kit_carlson").discard("2C", "3C", "4C").deck("2D").starts_turn("B")
    story.asks("B", "copy").answers("take", on="C").asks("B", "look")
    assert offered(story, TAKE) == ["4C", "3C", "2C"]
    story.answers("2C").asks("B", "look").answers("3C")
    assert story.discard_values() == ["4C"]


# ---- piles that run out --------------------------------------------------------------------------------------------


@pytest.mark.rule("FF-MINE-1", "BASE-DECK-1", "BASE-DECK-3")
def test_phase_1_empties_both_piles_and_the_next_discard_is_the_new_draw_pile():
    story = mine().hand("B", "beer/6H").discard("2C").only_deck("2D").starts_turn("B")
    assert story.values_of("B") == ["6H", "2C", "2D"]
    assert (story.view("B").deck_size, story.view("B").discard_size) == (0, 0)
    story.plays("beer")
    assert draw_pile(story, 5) == ["6H"]
    assert story.discards() == []
    story.ends_turn()
    assert story.values_of("C") == ["6H"]


@pytest.mark.rule("FF-MINE-1", "BASE-DECK-1")
def test_a_pile_shuffled_anew_in_phase_2_leaves_no_discard_for_the_next_player():
    story = mine().hand("B", "stagecoach").discard("5C").only_deck("2D", "3D").turn("B").plays("stagecoach")
    assert story.values_of("B") == ["2D", "3D"]
    assert story.discards() == []
    story.ends_turn()
    assert sorted(story.values_of("C")) == ["5C", "9S"]
    assert story.events("drew_discards") == []


@pytest.mark.rule("FF-MINE-1", "BASE-DECK-1", "BASE-SUZY-1")
def test_a_pile_shuffled_anew_between_jesses_first_and_second_card_leaves_no_discard_for_the_second():
    story = mine(B="jesse_jones", D="suzy_lafayette").hand("D", "9C").discard("2C").only_deck("2D").starts_turn("B")
    story.asks("B", "first_draw").answers("draw_from", on="D")
    assert story.values_of("D") == ["2D"]
    assert story.values_of("B") == ["9C", "2C"]
    assert story.events("drew_discards") == []


@pytest.mark.rule("FF-MINE-3", "BASE-DECK-3")
def test_black_jack_gets_no_third_card_once_both_piles_are_empty():
    story = mine(B="black_jack").discard("2C").only_deck("2D").starts_turn("B")
    assert story.values_of("B") == ["2C", "2D"]
    assert len(story.events("showed")) == 1
