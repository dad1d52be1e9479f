"""Thirst and Train Arrival: a card less and a card more in phase 1."""

import pytest

from support.tales import rush, tale

PILE = ["2C", "3C", "4C", "5C", "6C", "7C", "8C", "9C"]
TWELVE = [*PILE, "2S", "3S", "4S", "5S"]


def begins(name, *, life=0, pile=PILE, **characters):
    """The turn of B begins while the event is in force."""
    story = tale(**characters).event(name)
    if life:
        story.with_life(B=life)
    return story.deck(*pile).starts_turn("B")


def drew_number(story):
    """What the event makes of the number of cards, as the log tells it."""
    kind = story.t.standing[0]
    assert all(told[1][2] == kind for told in story.events("draws_number"))
    return [(told[1][0], told[1][1]) for told in story.events("draws_number")]


# ---- How many ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("HN-THIRST-1", "HN-TRAIN-1", "BASE-P1-2")
@pytest.mark.parametrize(
    ("character", "life", "thirst", "train"),
    [
        ("plain", 4, 1, 3),
        ("pixie_pete", 3, 2, 4),
        ("bill_noface", 4, 1, 2),
        ("bill_noface", 3, 1, 3),
        ("bill_noface", 2, 2, 4),
        ("bill_noface", 1, 3, 5),
    ],
)
def test_how_many_cards_a_player_draws(character, life, thirst, train):
    for name, number in (("thirst", thirst), ("train_arrival", train)):
        story = begins(name, life=life, B=character)
        assert story.values_of("B") == PILE[:number]
        unchanged = character == "bill_noface" and life == 4 and name == "thirst"  # one card already
        assert drew_number(story) == ([] if unchanged else [(1, number)])


@pytest.mark.rule("HN-THIRST-1", "HN-TRAIN-1", "BASE-P1-2", "GR-PICK-1")
@pytest.mark.parametrize(("name", "life", "number"), [("thirst", 4, 2), ("thirst", 2, 3), ("train_arrival", 3, 4)])
def test_equipment_adds_its_card_after_the_event(name, life, number):
    story = rush(B="bill_noface").event(name).with_life(B=life).in_play("B", "pickaxe").deck(*PILE)
    story.starts_turn("B")
    assert story.values_of("B") == PILE[:number]
    assert drew_number(story) == ([] if (name, life) == ("thirst", 4) else [(1, number)])


@pytest.mark.rule("HN-THIRST-1", "HN-TRAIN-1")
@pytest.mark.parametrize("name", ["thirst", "train_arrival"])
def test_draws_outside_phase_1_are_as_ever(name):
    story = tale(C="bart_cassidy").event(name).hand("B", "stagecoach", "wells_fargo", "bang").turn("B")
    story.plays("stagecoach").plays("wells_fargo")
    assert len(story.hand_of("B")) == 6
    story.plays("bang", on="C").asks("C", "dodge").answers("pass")
    assert len(story.hand_of("C")) == 1
    assert drew_number(story) == []


@pytest.mark.rule("HN-THIRST-1", "HN-TRAIN-1", "BASE-TURN-5")
@pytest.mark.parametrize("name", ["thirst", "train_arrival"])
def test_who_stays_in_jail_draws_nothing(name):
    story = tale().event(name).in_play("B", "jail").deck("2C").starts_turn("B")
    assert story.hand_of("B") == []
    assert [seat for seat, _ in drew_number(story)] == [2]


@pytest.mark.rule("HN-THIRST-1", "HN-TRAIN-1", "BASE-DECK-1")
def test_an_empty_draw_pile_is_rebuilt_for_the_extra_card():
    story = tale().event("train_arrival").discard("7D").only_deck("2C", "3C").starts_turn("B")
    assert story.values_of("B") == ["2C", "3C", "7D"]


# ---- How they are taken --------------------------------------------------------------------------------------------


@pytest.mark.scenario("IM-49")
@pytest.mark.rule("BASE-P1-3", "BASE-KIT-1", "HN-THIRST-1")
@pytest.mark.parametrize(("taken", "left"), [("3C", ["2C", "4C"]), ("2C", ["3C", "4C"]), ("4C", ["2C", "3C"])])
def test_kit_carlson_in_thirst_takes_one_of_three(taken, left):
    story = begins("thirst", pile=["2C", "3C", "4C"], B="kit_carlson").asks("B", "look").answers(taken)
    assert story.at_rest("B")
    assert story.values_of("B") == [taken]
    story.ends_turn()  # C draws one
    assert story.values_of("C") == left[:1]
    story.ends_turn()
    assert story.values_of("D") == left[1:]


@pytest.mark.scenario("IM-49")
@pytest.mark.rule("BASE-P1-3", "HN-TRAIN-1")
def test_kit_carlson_takes_all_three_when_the_train_arrives():
    story = begins("train_arrival", B="kit_carlson")
    assert story.at_rest("B")
    assert story.values_of("B") == ["2C", "3C", "4C"]
    assert story.events("looked") == []


@pytest.mark.rule("HN-TRAIN-1", "BASE-BLACK-1", "BASE-BLACK-2")
@pytest.mark.parametrize(("pile", "number"), [(["2C", "3H", "4H", "5H", "6H"], 4), (["2H", "3C", "4H", "5H", "6H"], 3)])
def test_black_jack_shows_his_second_card_only_and_gets_the_extra_card_besides(pile, number):
    story = begins("train_arrival", pile=pile, B="black_jack")
    assert story.values_of("B") == pile[:number]
    assert [story.t.rules.value_text(told[1][1]) for told in story.events("showed")] == pile[1:2]


@pytest.mark.rule("HN-THIRST-1", "HN-TRAIN-1", "BASE-JESSE-1")
@pytest.mark.parametrize(("name", "number"), [("thirst", 1), ("train_arrival", 3)])
@pytest.mark.parametrize("source", ["hand", "pile"])
def test_jesse_jones_may_still_take_his_first_card_from_a_hand(name, number, source):
    story = tale(B="jesse_jones").event(name).hand("C", "beer").deck(*PILE).starts_turn("B").asks("B", "first_draw")
    if source == "hand":
        story.answers("draw_from", on="C")
        assert story.hand_of("C") == []
        assert story.values_of("B")[1:] == PILE[: number - 1]
    else:
        story.answers("draw")
        assert story.values_of("B") == PILE[:number]
    assert len(story.hand_of("B")) == number


@pytest.mark.rule("HN-THIRST-1", "HN-TRAIN-1", "BASE-PEDRO-1")
@pytest.mark.parametrize(("name", "number"), [("thirst", 1), ("train_arrival", 3)])
def test_pedro_ramirez_may_still_take_his_first_card_from_the_discard_pile(name, number):
    story = tale(B="pedro_ramirez").event(name).discard("7D").deck(*PILE).starts_turn("B")
    story.asks("B", "first_draw").answers("7D")
    assert story.values_of("B") == ["7D", *PILE[: number - 1]]
    assert story.discards() == []


@pytest.mark.rule("HN-THIRST-1", "HN-TRAIN-1", "BASE-P1-3", "DC-PAT-1")
@pytest.mark.parametrize(("name", "number"), [("thirst", 1), ("train_arrival", 3)])
@pytest.mark.parametrize("takes", [True, False])
def test_pat_brennan_gets_the_events_number_or_just_the_one_card_in_play(name, number, takes):
    story = tale(B="pat_brennan").event(name).in_play("C", "barrel").deck(*PILE).starts_turn("B")
    story.asks("B", "draw_or_take")
    assert story.decision.subject == (number,)
    if takes:
        story.answers("barrel", on="C")
        assert story.hand_of("B") == ["barrel"]
    else:
        story.answers("draw")
        assert story.values_of("B") == PILE[:number]


@pytest.mark.scenario("IM-44")
@pytest.mark.rule("PROMO-CLAUS-3", "BASE-P1-3", "HN-THIRST-1")
def test_claus_the_saint_in_thirst_draws_five_keeps_one_and_gives_four():
    story = begins("thirst", B="claus_the_saint")
    for seat, card in zip("CDEA", ["6C", "2C", "3C", "5C"], strict=True):
        story.asks("B", "gift").answers(card, on=seat)
    assert story.at_rest("B")
    assert story.values_of("B") == ["4C"]
    assert [story.values_of(seat) for seat in "CDEA"] == [["6C"], ["2C"], ["3C"], ["5C"]]
    assert story.events("looked")[0][1][1] == 5


@pytest.mark.rule("PROMO-CLAUS-3", "HN-TRAIN-1")
def test_claus_the_saint_keeps_three_when_the_train_arrives():
    story = begins("train_arrival", B="claus_the_saint")
    for seat, card in zip("CDEA", ["8C", "7C", "6C", "5C"], strict=True):
        story.asks("B", "gift").answers(card, on=seat)
    assert story.values_of("B") == ["2C", "3C", "4C"]


@pytest.mark.rule("HN-THIRST-1", "DC-VERA-6")
def test_vera_custer_draws_as_the_one_she_copies_less_one():
    story = begins("thirst", B="vera_custer", C="pixie_pete").asks("B", "copy").answers("take", on="C")
    assert story.values_of("B") == ["2C", "3C"]


# ---- From when to when ---------------------------------------------------------------------------------------------


@pytest.mark.rule("HN-THIRST-1", "HN-TRAIN-1", "EV-2", "EV-10")
def test_each_holds_for_one_round_beginning_with_the_sheriffs_turn():
    story = tale(3).next_events("thirst", "train_arrival", "shootout").deck(*TWELVE).starts_turn("A")
    for seat in "ABCABC":
        assert story.at_rest(seat)
        story.ends_turn()
    assert [len(story.hand_of(seat)) for seat in "ABC"] == [6, 4, 4]
    assert drew_number(tale().event("thirst").starts_turn("C")) == [(2, 1)]
    assert [told[1][:2] for told in story.events("draws_number")] == [(0, 1), (1, 1), (2, 1), (0, 3), (1, 3), (2, 3)]
