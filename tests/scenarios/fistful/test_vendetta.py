"""Vendetta: a Heart at the end of the turn, and another turn follows."""

import pytest

from boothill.games.bang.rules.terms import ABILITY
from support.tales import rush, tale


def vendetta(players=5, **table):
    """Vendetta is in force."""
    return tale(players, **table).event("vendetta")


def turns(story):
    """The turns begun, extra ones with a star: 'A A* B'."""
    return " ".join("ABCDEFGH"[seat] + "*" * extra for _, (seat, _, extra), _, _ in story.events("turn"))


def flips(story):
    """What was flipped at the end of turns: [("A", ["3H"])]."""
    kind, value = story.t.rules.kind_index["vendetta"], story.t.rules.value_text
    told = [public for _, public, _, _ in story.events("flipped") if public[1] == kind]
    return [("ABCDEFGH"[seat], [value(card) for card in cards]) for seat, _, *cards in told]


# ---- The draw! -----------------------------------------------------------------------------------------------------


@pytest.mark.scenario("IM-76")
@pytest.mark.rule("FF-VEND-1", "FF-VEND-2", "BASE-TURN-5", "BASE-TURN-8", "BASE-TURN-10")
def test_a_heart_gives_the_sheriff_an_extra_turn_without_an_event_and_without_a_draw_at_its_end():
    story = tale().next_events("vendetta", "ambush").in_play("C", "jail")
    story.deck("7D", "8D", "3H", "2C", "3C", "4D", "5D", "6C", "7C", "8C", "2S").starts_turn("A").ends_turn()
    assert story.at_rest("A")
    assert flips(story) == [("A", ["3H"])]
    assert story.view("A").extra_turn
    assert story.values_of("A") == ["7D", "8D", "2C", "3C"]
    story.ends_turn()
    assert story.at_rest("B")
    assert len(story.events("revealed")) == 1  # Vendetta, and no other event for the extra turn
    assert story.values_of("B") == ["4D", "5D"]  # no card was flipped at the end of the extra turn
    story.ends_turn()  # B flips the 6C; C flips the 7C for his Jail and stays; D draws
    assert story.at_rest("D")
    assert turns(story) == "A A* B C D"
    assert flips(story) == [("A", ["3H"]), ("B", ["6C"])]
    assert story.values_of("D") == ["8C", "2S"]
    kind = story.t.rules.kind_index["vendetta"]
    assert [public for _, public, _, _ in story.events("extra_turn")] == [(0, kind)]


@pytest.mark.rule("FF-VEND-1")
@pytest.mark.parametrize("card", ["9D", "9S", "9C"])
def test_anything_but_a_heart_passes_the_turn_on(card):
    story = vendetta().deck(card).turn("B").ends_turn()
    assert story.at_rest("C")
    assert flips(story) == [("B", [card])]
    assert story.discard_values() == [card]
    assert story.events("extra_turn") == []


@pytest.mark.rule("FF-VEND-1", "BASE-TURN-2")
def test_the_draw_comes_after_phase_3():
    story = vendetta().hand("B", "bang", "bang", "beer/8H").with_life(B=2).deck("9H").turn("B").ends_turn()
    story.asks("B", "surplus").answers("beer")
    assert story.at_rest("B")
    assert [kind for kind, _, _, _ in story.match.events][:4] == ["discarded", "flipped", "extra_turn", "turn_over"]


@pytest.mark.rule("FF-VEND-1", "BASE-LUCKY-1")
def test_lucky_duke_chooses_one_of_two():
    story = vendetta(B="lucky_duke").deck("9H", "2C").turn("B").ends_turn().asks("B", "flip").answers("9H")
    assert story.at_rest("B")
    story = vendetta(B="lucky_duke").deck("9H", "2C").turn("B").ends_turn().asks("B", "flip").answers("2C")
    assert story.at_rest("C")
    assert flips(story) == [("B", ["9H", "2C"])]


@pytest.mark.rule("FF-VEND-1", "BASE-DECK-4")
def test_without_a_card_to_flip_there_is_no_extra_turn():
    story = vendetta().only_deck().turn("B").ends_turn()
    assert story.at_rest("C")
    assert flips(story) == [("B", [])]


@pytest.mark.rule("FF-VEND-2", "BASE-TURN-5")
def test_no_draw_after_a_turn_skipped_in_jail_but_after_one_played_out_of_it():
    story = vendetta().in_play("B", "jail").deck("2S", "9H", "8H").starts_turn("B")
    assert story.at_rest("C")
    assert (flips(story), turns(story)) == ([], "B C")
    story = vendetta().in_play("B", "jail").deck("9H", "2C", "3C", "8H").starts_turn("B").ends_turn()
    assert story.at_rest("B")
    assert (flips(story), turns(story)) == ([("B", ["8H"])], "B B*")


@pytest.mark.rule("FF-VEND-2", "BASE-TURN-8")
def test_no_draw_after_the_extra_turn_then_play_passes_on():
    story = vendetta().deck("9H", "2C", "3C", "8H").turn("B").ends_turn().ends_turn()
    assert story.at_rest("C")
    assert flips(story) == [("B", ["9H"])]
    assert story.values_of("C")[0] == "8H"  # the next heart was drawn, not flipped
    assert turns(story) == "B* C"


@pytest.mark.rule("FF-VEND-1", "BASE-TURN-4")
def test_no_draw_after_a_turn_that_ended_with_its_players_death():
    story = vendetta().hand("B", "duel").hand("C", "bang").with_life(B=1).deck("9H", "8H").turn("B")
    story.plays("duel", on="C").asks("C", "bang").answers("bang").asks("B", "bang").answers("pass")
    story.asks("B", "rescue").answers("pass")
    assert story.at_rest("C")
    assert (flips(story), turns(story)) == ([], "C")


@pytest.mark.rule("FF-VEND-1", "EV-3", "EV-10")
def test_it_begins_with_the_turn_in_which_it_is_revealed_and_ends_with_the_next_event():
    story = tale().next_events("vendetta", "ambush").deck("2C", "3C", "4C").starts_turn("A").ends_turn()
    assert story.at_rest("B")
    assert flips(story) == [("A", ["4C"])]
    story = vendetta().next_events("ambush").deck("2C", "3C", "9H", "5C").starts_turn("A").ends_turn()
    assert story.at_rest("B")
    assert (flips(story), story.values_of("B")) == ([], ["9H", "5C"])


@pytest.mark.rule("FF-VEND-1", "DC-3P-8")
def test_of_three_players_each_makes_the_draw():
    story = vendetta(3).deck("9H", "2C", "3C", "4C", "5C", "6C", "7C").turn("C").ends_turn()
    assert story.at_rest("C")
    story.ends_turn()
    assert story.at_rest("A")
    story.ends_turn()
    assert flips(story) == [("C", ["9H"]), ("A", ["6C"])]


# ---- The extra turn ------------------------------------------------------------------------------------------------


@pytest.mark.rule("BASE-TURN-8", "BASE-DYN-7")
def test_the_extra_turn_is_complete_with_dynamite_phase_1_and_phase_3():
    story = vendetta().hand("B", "dynamite", "bang/2D", "bang/3D", "bang/4D").deck("9H", "KD", "2C", "3C").turn("B")
    story.plays("dynamite").ends_turn()
    assert story.at_rest("B")
    assert (story.front_of("B"), story.front_of("C")) == ([], ["dynamite"])
    assert story.values_of("B") == ["2D", "3D", "4D", "2C", "3C"]
    story.ends_turn().asks("B", "surplus").answers("2C")
    assert story.values_of("B") == ["2D", "3D", "4D", "3C"]


@pytest.mark.rule("BASE-TURN-8", "BASE-TURN-5")
def test_jail_may_cost_the_extra_turn():
    story = vendetta().hand("B", "jail").deck("9H", "2S").turn("B").plays("jail", on="B").ends_turn()
    assert story.at_rest("C")
    assert turns(story) == "B* C"


@pytest.mark.rule("BASE-TURN-8")
def test_limits_per_turn_start_afresh():
    story = vendetta().hand("B", "bang", "bang").deck("9H").turn("B").plays("bang", on="C").asks("C", "dodge")
    story.answers("pass")
    assert not story.offers("bang", on="C")
    story.ends_turn()
    assert story.at_rest("B")
    story.plays("bang", on="C").asks("C", "dodge").answers("pass")
    assert story.life("C") == 2

    story = vendetta(B="jose_delgado").hand("B", "barrel", "jail", "scope").deck("2C", "3C", "4C", "5C", "9H")
    story.turn("B").uses(card="barrel").uses(card="jail")
    assert not story.offers("use scope")
    story.ends_turn().asks("B", "surplus").answers("2C")
    assert story.offers("use scope")

    story = vendetta(B="doc_holyday").hand("B", *["bang"] * 4).deck("9H").turn("B").uses(on="C")
    story.asks("B", "cost").answers("bang").answers("bang").asks("C", "dodge").answers("pass")
    assert not story.offers("doc_holyday", on="C")
    assert story.ends_turn().offers("doc_holyday", on="C")


@pytest.mark.rule("BASE-TURN-8", "DC-GREEN-2")
def test_green_cards_played_in_the_turn_before_may_be_used():
    story = vendetta().hand("B", "knife").deck("9H").turn("B").plays("knife")
    assert not story.offers("spend knife", on="C")
    story.ends_turn()
    assert story.at_rest("B")
    story.spends("knife", on="C").asks("C", "dodge").answers("pass")
    assert story.life("C") == 3


@pytest.mark.rule("BASE-TURN-8", "DC-VERA-5")
def test_vera_chooses_again():
    story = vendetta(B="vera_custer", C="pixie_pete", D="lucky_duke").deck("2C", "3C", "4C", "9H").starts_turn("B")
    story.asks("B", "copy").answers("take", on="C").ends_turn().asks("B", "copy").answers("take", on="D")
    assert turns(story) == "B B*"
    assert len(story.hand_of("B")) == 5  # three as Pixie Pete, then two
    assert story.at_rest("B")


@pytest.mark.rule("BASE-TURN-8", "BASE-LUCKY-1", "DC-VERA-1")
def test_vera_as_lucky_duke_flips_two():
    story = vendetta(B="vera_custer", D="lucky_duke").deck("2C", "3C", "4C", "9H").starts_turn("B")
    story.asks("B", "copy").answers("take", on="D").ends_turn().asks("B", "flip").answers("9H").asks("B", "copy")


@pytest.mark.rule("BASE-TURN-8", "BASE-TURN-10")
def test_extra_turns_are_not_counted_for_the_sheriffs_second_turn():
    story = rush(A="don_bell").next_events("ambush").deck("2C", "3C", "KD", "4C", "5C", "6C", "7C")
    story.t.turns_begun = (0,) * 5
    story.starts_turn("A").ends_turn()
    assert story.at_rest("A")
    assert (turns(story), story.events("revealed")) == ("A A*", [])
    for _ in range(5):
        story.ends_turn()
    assert story.at_rest("A")
    assert turns(story) == "A A* B C D E A"
    assert len(story.events("revealed")) == 1


@pytest.mark.rule("BASE-TURN-8", "BASE-TURN-10", "EV-2")
def test_after_the_sheriffs_extra_turn_his_next_regular_one_reveals():
    story = vendetta(3).next_events("ambush", "lasso")
    story.deck("9H", "2C", "3C", "4C", "5C", "6C", "7C", "8C", "9C").turn("A").ends_turn()
    assert (story.at_rest("A"), story.events("revealed")) == (True, [])
    story.ends_turn().ends_turn().ends_turn()
    assert turns(story) == "A* B C A"
    assert len(story.events("revealed")) == 1


# ---- With Don Bell's ability ---------------------------------------------------------------------------------------


@pytest.mark.rule("FF-VEND-3", "BASE-TURN-8", "BASE-TURN-2")
@pytest.mark.parametrize(
    ("first", "second", "taken"),
    [("9H", "KD", "B* B* C"), ("9H", "3C", "B* C"), ("KD", "9H", "B* C"), ("2C", "KD", "B* C"), ("2C", "3C", "C")],
)
def test_both_draws_are_made_and_each_may_give_a_turn(first, second, taken):
    story = rush(B="don_bell").event("vendetta").deck(first, second, "4C", "5C", "6C", "7C").turn("B")
    story.ends_turn()
    for _ in range(taken.count("*")):
        assert story.at_rest("B")
        story.ends_turn()
    assert story.at_rest("C")
    assert turns(story) == taken
    told = [public[1] for _, public, _, _ in story.events("flipped")]
    assert told == [story.t.rules.kind_index["vendetta"], ABILITY]  # Vendetta's draw! first, none in extra turns


@pytest.mark.rule("FF-VEND-3", "BASE-TURN-4")
def test_who_dies_in_his_first_extra_turn_takes_no_second():
    story = rush(B="don_bell").event("vendetta").hand("B", "duel").hand("C", "bang").with_life(B=1)
    story.deck("9H", "KD", "4C", "5C").turn("B").ends_turn()
    story.plays("duel", on="C").asks("C", "bang").answers("bang").asks("B", "bang").answers("pass")
    story.asks("B", "rescue").answers("pass")
    assert story.is_out("B")
    assert story.at_rest("C")
    assert turns(story) == "B* C"
