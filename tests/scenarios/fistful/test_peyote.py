"""Peyote: red or black? Instead of phase 1 the player guesses for his cards."""

import pytest

from boothill.games.bang.rules.terms import BLACK_SUITS, CALL, RED
from support.tales import rush, tale


def peyote(players=5, **table):
    """Peyote is in force."""
    return tale(players, **table).event("peyote")


def called(story):
    """Who called what, and whether he was right: ("B", RED, "4H", 1)."""
    value, told = story.t.rules.value_text, [public for _, public, _, _ in story.events("called")]
    return [("ABCDEFGH"[seat], colour, value(card), hit) for seat, colour, card, hit in told]


@pytest.mark.scenario("IM-71")
@pytest.mark.rule("FF-PEYOTE-1", "BASE-P1-4")
def test_neither_his_own_number_nor_a_pickaxe_counts():
    story = rush(B="pixie_pete").event("peyote").in_play("B", "pickaxe").deck("4H", "9S", "2C").starts_turn("B")
    story.asks("B", "call_colour").answers("red").asks("B", "call_colour").answers("red")
    assert story.at_rest("B")
    assert (story.values_of("B"), story.discard_values()) == (["4H"], ["9S"])
    assert called(story) == [("B", RED, "4H", 1), ("B", RED, "9S", 0)]
    assert story.events("drew") == []


@pytest.mark.rule("FF-PEYOTE-1")
@pytest.mark.parametrize(("suit", "colour"), [("H", "red"), ("D", "red"), ("S", "black"), ("C", "black")])
def test_hearts_and_diamonds_are_red_spades_and_clubs_are_black(suit, colour):
    story = peyote().deck(f"9{suit}").starts_turn("B").asks("B", "call_colour").answers(colour).asks("B", "call_colour")
    assert story.values_of("B") == [f"9{suit}"]
    other = "black" if colour == "red" else "red"
    story = peyote().deck(f"9{suit}").starts_turn("B").asks("B", "call_colour").answers(other)
    assert story.at_rest("B")
    assert (story.hand_of("B"), story.discard_values()) == ([], [f"9{suit}"])


@pytest.mark.rule("FF-PEYOTE-1", "FF-PEYOTE-2")
def test_at_least_one_call_must_be_made_then_he_may_stop():
    story = peyote().deck("9H", "2C").starts_turn("B").asks("B", "call_colour")
    assert [option[0] for option in story.decision.options] == [CALL, CALL]
    assert {option[4] for option in story.decision.options} == {RED, BLACK_SUITS}
    assert story.decision.subject == (0,)
    story.answers("red").asks("B", "call_colour")
    assert story.decision.subject == (1,)
    assert story.offers("red")
    assert story.offers("black")
    story.answers("pass")
    assert story.at_rest("B")
    assert (story.values_of("B"), story.discards()) == (["9H"], [])


@pytest.mark.rule("FF-PEYOTE-2")
def test_a_wrong_first_call_means_no_card_at_all():
    story = peyote().hand("B", "beer").deck("9H", "2C", "3C").starts_turn("B").asks("B", "call_colour").answers("black")
    assert story.at_rest("B")
    assert (story.hand_of("B"), story.discard_values()) == (["beer"], ["9H"])


@pytest.mark.rule("FF-PEYOTE-2")
def test_there_is_no_upper_limit():
    cards = ["2C", "3D", "4H", "5S", "6C", "7D", "8H", "9S"]
    story = peyote().deck(*cards, "10C").starts_turn("B").asks("B", "call_colour")
    for card in cards:
        story.answers("red" if card[-1] in "HD" else "black").asks("B", "call_colour")
    assert story.values_of("B") == cards
    story.answers("red")
    assert story.at_rest("B")
    story.ends_turn().asks("B", "surplus")
    assert story.decision.subject == (4,)  # the hand limit is what it always is


@pytest.mark.rule("FF-PEYOTE-1", "BASE-P1-4", "BASE-P1-3")
@pytest.mark.parametrize(
    "character",
    [
        "black_jack",
        "jesse_jones",
        "kit_carlson",
        "pedro_ramirez",
        "pat_brennan",
        "claus_the_saint",
        "bill_noface",
        "pixie_pete",
    ],
)
def test_it_takes_the_place_of_what_a_character_does_in_phase_1(character):
    story = peyote(B=character).with_life(B=2).hand("A", "bang").in_play("A", "barrel").discard("beer")
    story.deck("2C", "3D", "9H", "4C").starts_turn("B").asks("B", "call_colour").answers("black")
    story.asks("B", "call_colour").answers("red").asks("B", "call_colour").answers("pass")
    assert story.at_rest("B")
    assert story.values_of("B") == ["2C", "3D"]
    assert (story.hand_of("A"), story.front_of("A"), story.discards()) == (["bang"], ["barrel"], ["beer"])
    assert [story.events(name) for name in ("drew", "looked", "showed", "gave")] == [[], [], [], []]


@pytest.mark.rule("FF-PEYOTE-1", "BASE-DRAW-3")
def test_it_is_no_draw_check_lucky_duke_has_no_second_card():
    story = peyote(B="lucky_duke").deck("2C", "9H", "3C").starts_turn("B").asks("B", "call_colour").answers("red")
    assert story.at_rest("B")
    assert (story.hand_of("B"), story.discard_values()) == ([], ["2C"])
    assert story.events("flipped") == []


@pytest.mark.rule("FF-PEYOTE-1", "BASE-TURN-2", "BASE-TURN-5")
@pytest.mark.parametrize("flip", ["9H", "9S"])
def test_it_comes_after_dynamite_and_jail_and_only_for_the_free(flip):
    story = peyote().in_play("B", "dynamite", "jail").deck("KD", flip, "2C", "3C", "4C", "5C").starts_turn("B")
    if flip == "9S":
        story.asks("C", "call_colour")
        assert (story.hand_of("B"), story.front_of("B")) == ([], [])
        assert story.front_of("D") == ["dynamite"]  # it went past C in his turn, too
    else:
        story.asks("B", "call_colour").answers("black").asks("B", "call_colour")
        assert story.front_of("C") == ["dynamite"]
        assert story.values_of("B") == ["2C"]


@pytest.mark.rule("FF-PEYOTE-1", "DC-VERA-1")
def test_vera_still_chooses_first_and_what_she_copies_does_not_draw():
    story = peyote(B="vera_custer", C="pixie_pete").deck("2C", "3C").starts_turn("B")
    story.asks("B", "copy").answers("take", on="C").asks("B", "call_colour").answers("red")
    assert story.at_rest("B")
    assert story.hand_of("B") == []


@pytest.mark.rule("FF-PEYOTE-1", "BASE-DECK-1")
def test_when_the_draw_pile_runs_out_the_discards_become_the_new_one():
    story = peyote().only_deck("2C")
    for card in ("bang/3D", "bang/4D"):
        story.t.piles["elsewhere"].remove(found := story.t.rules.card_index[card])
        story.t.discard.append(found)
    story.starts_turn("B").asks("B", "call_colour").answers("black")
    assert [public for _, public, _, _ in story.events("reshuffled")] == [(2,)]
    story.asks("B", "call_colour").answers("red").asks("B", "call_colour").answers("pass")
    assert story.at_rest("B")
    assert story.values_of("B")[0] == "2C"
    assert story.values_of("B")[1] in ("3D", "4D")
    assert len(story.t.deck) == 1


@pytest.mark.rule("FF-PEYOTE-1", "BASE-DECK-3")
def test_without_any_card_left_phase_1_is_over():
    story = peyote().only_deck("2C").starts_turn("B").asks("B", "call_colour").answers("black")
    story.asks("B", "call_colour").answers("black")
    assert story.at_rest("B")
    assert story.values_of("B") == ["2C"]
    story = peyote().only_deck().starts_turn("B").asks("B", "call_colour").answers("black")
    assert story.at_rest("B")
    assert (story.hand_of("B"), called(story), story.events("drew")) == ([], [], [])


@pytest.mark.rule("FF-PEYOTE-1", "BASE-DECK-3")
def test_a_wrongly_called_last_card_is_the_new_draw_pile():
    story = peyote().only_deck("2C").starts_turn("B").asks("B", "call_colour").answers("red")
    assert story.at_rest("B")
    assert [story.t.rules.value_text(card) for card in story.t.deck] == ["2C"]
    assert story.discards() == []


@pytest.mark.rule("FF-PEYOTE-1", "GEN-6")
def test_the_called_cards_are_shown_to_everybody_and_then_lie_in_his_hand():
    story = peyote().deck("9H", "2C").starts_turn("B").asks("B", "call_colour").answers("red").asks("B", "call_colour")
    _, (_, _, card, _), audience, secret = story.events("called")[0]
    assert (story.kind(card), audience, secret) == (story.hand_of("B")[0], (), ())
    view = story.view("C")
    assert (view.hand_sizes[1], view.hand) == (1, ())
    assert view.limbo == ()


@pytest.mark.rule("FF-PEYOTE-1", "EV-10")
def test_the_next_event_brings_the_usual_phase_1_back():
    story = peyote().next_events("ambush").deck("2C", "3C").starts_turn("A")
    assert story.at_rest("A")
    assert story.values_of("A") == ["2C", "3C"]
    assert story.events("called") == []


@pytest.mark.rule("FF-PEYOTE-1", "EV-3")
def test_the_sheriff_who_reveals_it_is_the_first_to_guess():
    story = tale().next_events("peyote").deck("2C").starts_turn("A").asks("A", "call_colour").answers("red")
    assert story.at_rest("A")
    story.ends_turn().asks("B", "call_colour")


@pytest.mark.rule("FF-PEYOTE-1")
def test_the_cards_he_won_may_be_played_at_once():
    story = peyote().deck("bang/2C", "missed/2S").starts_turn("B").asks("B", "call_colour").answers("black")
    story.answers("black").answers("pass").plays("bang", on="C").asks("C", "dodge").answers("pass")
    assert story.life("C") == 3
