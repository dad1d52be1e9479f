"""Ranch: at the end of phase 1 any number of hand cards may be exchanged, once."""

import pytest

from boothill.games.bang.rules.terms import DISCARD, PASS
from support.tales import tale


def ranch(players=5, **table):
    """Ranch is in force."""
    return tale(players, **table).event("ranch")


def drew(story):
    """Who drew how many cards, and what made him."""
    return [public for _, public, _, _ in story.events("drew")]


@pytest.mark.rule("FF-RANCH-1")
def test_he_discards_what_he_chooses_and_draws_as_many():
    story = ranch().hand("B", "beer", "bang/AS", "jail").deck("2C", "3C", "4C", "5C", "6C").starts_turn("B")
    story.asks("B", "exchange")
    assert story.values_of("B")[-2:] == ["2C", "3C"]  # phase 1 is over
    story.answers("jail").asks("B", "exchange").answers("2C").asks("B", "exchange").answers("pass")
    assert story.at_rest("B")
    assert story.hand_of("B")[:2] == ["beer", "bang"]
    assert story.values_of("B")[2:] == ["3C", "4C", "5C"]
    assert (story.discards()[0], story.discard_values()[1]) == ("jail", "2C")
    kind = story.t.rules.kind_index["ranch"]
    assert drew(story) == [(1, 2, -1), (1, 2, kind)]


@pytest.mark.rule("FF-RANCH-1")
def test_the_cards_go_and_come_only_when_he_has_chosen_all_of_them():
    story = ranch().hand("B", "beer").deck("2C", "3C", "4C", "5C").starts_turn("B")
    story.asks("B", "exchange").answers("2C").asks("B", "exchange")
    assert (len(story.hand_of("B")), story.discards()) == (3, [])
    assert not story.offers("2C")  # chosen already
    assert story.decision.subject == (story.t.rules.kind_index["ranch"], 1)
    story.answers("3C").answers("pass")
    assert story.discard_values() == ["2C", "3C"]  # in the order chosen
    assert story.hand_of("B")[0] == "beer"
    assert story.values_of("B")[1:] == ["4C", "5C"]


@pytest.mark.rule("FF-RANCH-1")
def test_he_may_exchange_nothing():
    story = ranch().deck("2C", "3C", "4C").starts_turn("B").asks("B", "exchange")
    assert [option[0] for option in story.decision.options] == [DISCARD, DISCARD, PASS]
    story.answers("pass")
    assert story.at_rest("B")
    assert (story.values_of("B"), story.discards()) == (["2C", "3C"], [])
    assert drew(story) == [(1, 2, -1)]


@pytest.mark.rule("FF-RANCH-1")
def test_he_may_exchange_the_whole_hand_and_is_not_asked_further():
    story = ranch().hand("B", "bang/AS").deck("2C", "3C", "4C", "5C", "6C").starts_turn("B")
    story.asks("B", "exchange").answers("2C").answers("AS").answers("3C")
    assert story.at_rest("B")
    assert (story.values_of("B"), story.discard_values()) == (["4C", "5C", "6C"], ["2C", "AS", "3C"])


@pytest.mark.rule("FF-RANCH-1")
def test_only_once_the_new_cards_stay():
    story = ranch().deck("2C", "3C", "4C").starts_turn("B").asks("B", "exchange").answers("2C").answers("pass")
    assert story.at_rest("B")
    assert story.values_of("B") == ["3C", "4C"]
    story.ends_turn().asks("C", "exchange")


@pytest.mark.rule("FF-RANCH-1")
def test_whoever_has_no_card_is_not_asked():
    story = ranch(B="pat_brennan").only_deck().starts_turn("B")
    assert story.at_rest("B")
    assert (story.hand_of("B"), drew(story)) == ([], [(1, 0, -1)])


@pytest.mark.rule("FF-RANCH-1", "BASE-DECK-1")
def test_when_the_draw_pile_runs_short_his_own_discards_may_come_back():
    story = ranch().hand("B", "bang/AS").only_deck("2C", "3C", "4C").starts_turn("B")
    story.asks("B", "exchange").answers("AS").answers("2C").answers("3C")
    assert story.at_rest("B")
    assert story.values_of("B")[0] == "4C"
    assert set(story.values_of("B")[1:]) < {"AS", "2C", "3C"}
    assert (len(story.hand_of("B")), len(story.t.deck), story.discards()) == (3, 1, [])


@pytest.mark.rule("FF-RANCH-1", "BASE-DECK-3")
def test_with_nothing_to_draw_the_same_cards_come_back():
    story = ranch().only_deck("2C", "3C").starts_turn("B")
    story.asks("B", "exchange").answers("2C").answers("3C")
    assert story.at_rest("B")
    assert sorted(story.values_of("B")) == ["2C", "3C"]


@pytest.mark.rule("FF-RANCH-1", "BASE-SUZY-1")
def test_suzy_who_exchanges_all_her_cards_draws_no_other():
    story = ranch(B="suzy_lafayette").deck("2C", "3C", "4C", "5C", "6C").starts_turn("B")
    story.asks("B", "exchange").answers("2C").answers("3C")
    assert story.at_rest("B")
    assert story.values_of("B") == ["4C", "5C"]


@pytest.mark.rule("FF-RANCH-1", "DC-MOLLY-3")
def test_molly_gets_nothing_for_it_in_her_own_turn():
    story = ranch(B="molly_stark").deck("2C", "3C", "4C", "5C").starts_turn("B")
    story.asks("B", "exchange").answers("2C").answers("pass")
    assert story.at_rest("B")
    assert story.values_of("B") == ["3C", "4C"]


@pytest.mark.rule("FF-RANCH-1", "BASE-P1-3")
def test_it_follows_whatever_a_character_does_in_phase_1():
    story = ranch(B="pat_brennan").in_play("C", "barrel").deck("2C", "3C").starts_turn("B")
    story.asks("B", "draw_or_take").answers("barrel", on="C").asks("B", "exchange").answers("barrel")
    assert story.at_rest("B")
    assert (story.values_of("B"), story.discards()) == (["2C"], ["barrel"])

    story = ranch(B="kit_carlson").deck("2C", "3C", "4C", "5C").starts_turn("B")
    story.asks("B", "look").answers("2C").answers("4C").asks("B", "exchange").answers("2C").answers("pass")
    assert story.values_of("B") == ["4C", "3C"]  # the one he left on top

    story = ranch(B="black_jack").deck("2C", "9H", "4C", "5C").starts_turn("B").asks("B", "exchange")
    assert story.values_of("B") == ["2C", "9H", "4C"]
    story.answers("9H").answers("pass")
    assert story.values_of("B") == ["2C", "4C", "5C"]


@pytest.mark.rule("FF-RANCH-1", "BASE-TURN-5")
def test_whoever_stays_in_jail_exchanges_nothing():
    story = ranch().in_play("B", "jail").hand("B", "beer").deck("2S").starts_turn("B").asks("C", "exchange")
    assert story.hand_of("B") == ["beer"]


@pytest.mark.rule("FF-RANCH-1", "GEN-6")
def test_what_he_discards_is_seen_what_he_draws_is_not():
    story = ranch().deck("2C", "3C", "4C").starts_turn("B").asks("B", "exchange").answers("2C").answers("pass")
    assert story.view("C").discard_top == story.t.rules.card_index["bang/2C"]
    _, public, audience, secret = story.events("drew")[-1]
    assert (public[:2], audience) == ((1, 1), (1,))
    assert [story.t.rules.value_text(card) for card in secret] == ["4C"]
    assert (story.view("C").hand, story.view("C").hand_sizes[1]) == ((), 2)


@pytest.mark.rule("FF-RANCH-1", "BASE-SID-1")
def test_sid_may_heal_himself_only_after_the_exchange():
    story = ranch(C="sid_ketchum").with_life(C=2).hand("C", "beer", "jail").deck("2C", "3C", "4C").starts_turn("B")
    story.asks("B", "exchange").answers("pass").asks("C", "between").answers("use").asks("C", "cost").answers("beer")
    assert story.life("C") == 3
    assert story.at_rest("B")


@pytest.mark.rule("FF-RANCH-1", "EV-10", "EV-3")
def test_it_begins_with_the_sheriff_who_reveals_it_and_ends_with_the_next_event():
    story = tale().next_events("ranch", "ambush").deck("2C", "3C", "4C").starts_turn("A")
    story.asks("A", "exchange").answers("pass").ends_turn()
    for seat in "BCDE":
        story.asks(seat, "exchange").answers("pass").ends_turn()
    assert story.at_rest("A")
