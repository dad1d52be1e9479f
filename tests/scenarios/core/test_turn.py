"""The turn, and phase 1."""

import pytest

from boothill.games.bang.rules.harm.dying import lose_life
from boothill.games.bang.rules.piles import draw
from boothill.games.bang.rules.terms import DISCARD, DRAWING
from boothill.kernel.reasons import WhyNot
from support.extras import base_with_characters, base_with_event
from support.story import Story
from support.tales import rush


def whose_turns(story):
    """Letter of each turn begun, in order."""
    return "".join("ABCDEFGH"[public[0]] for _, public, _, _ in story.events("turn"))


def once_more(t, me):
    """At the end of a regular turn its player takes an extra one."""
    if not t.extra_turn:
        t.extra_turns.append(me)


def costs_a_life(t, me):
    """At the start of his turn the player loses a life point."""
    yield from lose_life(t, me, 1)


@pytest.mark.rule("BASE-TURN-1")
def test_turns_pass_clockwise_and_eliminated_players_are_skipped():
    story = Story(5).out("C", "E").starts_turn("A")
    story.ends_turn().ends_turn().ends_turn().ends_turn()
    assert whose_turns(story) == "ABDAB"


@pytest.mark.rule("BASE-TURN-1")
def test_an_event_may_reverse_the_direction():
    story = Story(5, rules=base_with_event(reversed=True)).out("C").turn("B")
    story.ends_turn().ends_turn().ends_turn()
    assert whose_turns(story) == "AED"


@pytest.mark.rule("BASE-TURN-1")
def test_an_eliminated_player_takes_a_turn_if_something_brings_him_back():
    story = Story(5, rules=base_with_event(returns=lambda t, seat: seat == 2, coming_back=bring_back_c)).out("C", "D")
    story.starts_turn("B").ends_turn().ends_turn()
    assert whose_turns(story) == "BCE"


def bring_back_c(t, me):
    """Seat C comes back when his turn would begin."""
    if me not in t.seats:
        t.eliminated.remove(me)
        t.seats = tuple(sorted((*t.seats, me)))
        t.life[me] = 2
        t.refresh()


@pytest.mark.rule("BASE-TURN-2")
def test_the_steps_of_a_turn_come_in_their_order():
    story = Story(5).in_play("B", "jail", "dynamite").hand("B", "missed", "missed", "missed", "missed")
    story.deck("KH", "QH", "2C", "3C").starts_turn("B")
    assert [event[0] for event in story.match.events] == [
        "turn",
        "flipped",  # S4: Dynamite first
        "passed_on",
        "flipped",  # S5: then Jail
        "discarded",
        "escaped",
        "drew",  # S7: phase 1
    ]
    story.ends_turn().asks("B", "surplus").answers("missed").answers("missed")
    assert [event[0] for event in story.match.events][7:11] == ["discarded", "discarded", "turn_over", "turn"]


@pytest.mark.rule("BASE-TURN-2", "BASE-TURN-3")
def test_the_steps_that_events_and_other_sets_fill_stand_where_they_belong():
    def step(number):
        return lambda t, me: t.emit("step", number)

    rules = base_with_event(
        before_turn=step(1),
        coming_back=step(2),
        start_of_turn=step(3),
        choose_ability=step(6),
        after_phase_1=step(8),
        before_phase_3=step(10),
        turn_end=step(11),
    )
    story = Story(5, rules=rules).in_play("B", "jail").deck("QH", "2C", "3C").starts_turn("B").ends_turn()
    told = [event[1][0] if event[0] == "step" else event[0] for event in story.match.events]
    assert told[:14] == ["turn", 1, 2, 3, "flipped", "discarded", "escaped", 6, "drew", 8, 10, 11, "turn_over", "turn"]


@pytest.mark.rule("BASE-TURN-3")
def test_what_an_event_does_at_the_start_of_the_turn_comes_before_dynamite_and_jail():
    story = Story(5, rules=base_with_event(start_of_turn=costs_a_life)).in_play("B", "dynamite", "jail")
    story.with_life(B=1).starts_turn("B").asks("B", "rescue").answers("pass")
    assert story.is_out("B")
    assert story.events("flipped") == []
    assert whose_turns(story) == "BC"


@pytest.mark.rule("BASE-TURN-4")
def test_the_turn_of_a_player_killed_by_dynamite_ends_there():
    story = Story(5).in_play("B", "dynamite", "jail").with_life(B=3).deck("7S", "2C", "3C")
    story.starts_turn("B").asks("B", "rescue").answers("pass")
    assert story.is_out("B")
    assert story.at_rest("C")
    assert len(story.events("flipped")) == 1  # no draw! for Jail
    assert story.values_of("C") == ["2C", "3C"]


@pytest.mark.rule("BASE-TURN-4")
def test_the_turn_of_a_player_who_loses_his_own_duel_ends_there():
    rules = base_with_event(turn_end=once_more)
    story = Story(5, rules=rules).hand("C", "duel").hand("E", "bang").with_life(C=1).turn("C")
    story.plays("duel", on="E").asks("E", "bang").answers("bang").asks("C", "bang").answers("pass")
    story.asks("C", "rescue").answers("pass")
    assert story.at_rest("D")
    assert story.events("turn_over") == []


@pytest.mark.rule("BASE-TURN-5")
def test_a_failed_jail_draw_skips_the_turn_but_not_what_comes_before_it():
    story = Story(5, rules=base_with_event(turn_end=once_more)).in_play("B", "jail", "dynamite")
    story.hand("B", "bang", "beer", "missed", "missed", "missed").deck("KD", "QS", "2C", "3C").starts_turn("B")
    assert story.events("passed_on")[0][1][:2] == (1, 2)
    assert story.front_of("B") == []
    assert len(story.hand_of("B")) == 5  # neither drew nor discarded
    assert whose_turns(story) == "BC"  # no end of turn either


@pytest.mark.rule("BASE-TURN-6")
def test_phase_3_discards_down_to_the_current_life_cards_and_order_chosen():
    story = Story(5).hand("B", "bang", "beer", "missed", "duel").in_play("B", "barrel").with_life(B=2).turn("B")
    story.ends_turn().asks("B", "surplus")
    assert all(option[0] == DISCARD for option in story.decision.options)
    assert len(story.decision.options) == 4
    story.answers("missed").answers("bang")
    assert story.hand_of("B") == ["beer", "duel"]
    assert story.discards() == ["missed", "bang"]
    assert story.at_rest("C")


@pytest.mark.rule("BASE-TURN-6")
def test_only_the_surplus_may_be_discarded_and_cards_in_play_do_not_count():
    story = Story(5).hand("B", "bang", "beer").in_play("B", "barrel", "mustang", "scope").with_life(B=2).turn("B")
    story.ends_turn()
    assert story.at_rest("C")
    assert story.hand_of("B") == ["bang", "beer"]


@pytest.mark.rule("BASE-TURN-6")
def test_the_hand_limit_is_checked_only_in_phase_3():
    story = Story(5).hand("C", "gatling").hand("B", "missed", "missed", "missed", "missed").turn("C")
    story.plays("gatling")
    for seat in "DEAB":
        story.asks(seat, "dodge").answers("pass")
    assert (story.life("B"), len(story.hand_of("B"))) == (3, 4)
    assert story.at_rest("C")


@pytest.mark.rule("BASE-TURN-7")
def test_nothing_may_be_played_once_phase_3_has_begun():
    story = Story(5).hand("B", "beer", "wells_fargo", "missed").with_life(B=1).turn("B")
    assert story.why_not("B", "beer") is None
    story.ends_turn().asks("B", "surplus")
    assert not story.offers("play")
    assert story.why_not("B", "beer") == WhyNot("not_phase_2", "BASE-TURN-7")


@pytest.mark.rule("BASE-TURN-7", "BASE-LIM-6")
def test_nothing_may_be_played_before_phase_2():
    story = Story(5, B="kit_carlson").hand("B", "beer").starts_turn("B").asks("B", "look")
    assert not story.offers("play")
    assert story.why_not("B", "beer") == WhyNot("not_phase_2", "BASE-LIM-6")


@pytest.mark.rule("BASE-TURN-7")
def test_sid_ketchum_may_heal_in_phase_3():
    story = Story(5, B="sid_ketchum").hand("B", "beer", "duel", "missed", "jail").with_life(B=2).turn("B")
    story.ends_turn().asks("B", "surplus").answers("use").asks("B", "cost").answers("duel").answers("jail")
    assert story.life("B") == 3
    assert story.hand_of("B") == ["beer", "missed"]
    story.asks("B", "between").answers("pass")
    assert story.at_rest("C")


@pytest.mark.rule("BASE-TURN-8")
def test_an_extra_turn_is_a_complete_turn_directly_after_the_current_one():
    story = Story(5, rules=base_with_event(turn_end=once_more)).in_play("B", "dynamite").hand("B", "bang", "bang")
    story.deck("KD", "2C", "3C", "4C", "5C").starts_turn("B").plays("bang", on="C").asks("C", "dodge").answers("pass")
    assert not story.offers("bang", on="C")
    story.ends_turn()
    assert story.at_rest("B")
    assert story.values_of("B")[1:] == ["2C", "3C", "4C", "5C"]
    assert story.offers("bang", on="C")  # per-turn limits start afresh
    story.ends_turn().asks("B", "surplus").answers("bang")
    assert whose_turns(story) == "BBC"  # and no extra turn after the extra turn


@pytest.mark.rule("BASE-TURN-9")
def test_what_an_event_does_at_the_start_of_the_turn_is_repeated_in_an_extra_turn():
    story = Story(5, rules=base_with_event(turn_end=once_more, start_of_turn=costs_a_life)).starts_turn("B")
    assert story.life("B") == 3
    story.ends_turn()
    assert story.at_rest("B")
    assert story.life("B") == 2


@pytest.mark.rule("BASE-TURN-8", "BASE-TURN-10")
def test_an_extra_turn_of_the_sheriff_is_marked_so_that_it_reveals_no_event():
    def reveal(t, me):
        if me == 0 and not t.extra_turn:
            t.emit("revealed")

    story = Story(5, rules=base_with_event(turn_end=once_more, before_turn=reveal)).starts_turn("A").ends_turn()
    assert whose_turns(story) == "AA"
    assert len(story.events("revealed")) == 1
    assert [public[2] for _, public, _, _ in story.events("turn")] == [0, 1]


@pytest.mark.rule("BASE-P1-1")
def test_phase_1_draws_the_top_two_cards_without_asking():
    story = Story(5).hand("B", "beer").deck("2C", "3D", "4C").starts_turn("B")
    assert story.at_rest("B")
    assert story.values_of("B")[1:] == ["2C", "3D"]


@pytest.mark.rule("BASE-P1-2")
def test_a_character_may_have_a_number_of_his_own():
    rules = base_with_characters(pete={"phase_1_count": (1, lambda t, me, n: 3)})
    story = Story(5, rules=rules, B="pete").deck("2C", "3C", "4C").starts_turn("B")
    assert story.values_of("B") == ["2C", "3C", "4C"]


@pytest.mark.rule("BASE-P1-2")
@pytest.mark.parametrize(("own", "extra", "drawn"), [(2, -1, 1), (1, -1, 1), (3, -1, 2), (2, 1, 3), (3, 1, 4)])
def test_an_event_takes_one_away_but_never_the_last_or_adds_one(own, extra, drawn):
    pete = {"phase_1_count": (1, lambda t, me, n: own)}
    event = {"phase_1_count": (3, lambda t, me, n: max(1, n + extra))}
    story = Story(5, rules=base_with_characters(pete=pete, event={**event}), B="pete").ability("B", "event", "pete")
    assert len(story.starts_turn("B").hand_of("B")) == drawn


@pytest.mark.rule("BASE-P1-2", "GR-PICK-1")
def test_equipment_adds_its_card_after_the_event_has_taken_one_away():
    story = rush(B="bill_noface").event("thirst").in_play("B", "pickaxe").starts_turn("B")
    assert len(story.hand_of("B")) == 2


@pytest.mark.rule("BASE-P1-3")
def test_kit_carlson_looks_at_three_takes_two_and_returns_the_third():
    story = Story(5, B="kit_carlson").deck("2C", "3C", "4C", "5C").starts_turn("B")
    story.asks("B", "look").answers("2C").answers("4C")
    assert story.values_of("B") == ["2C", "4C"]
    story.ends_turn()
    assert story.values_of("C") == ["3C", "5C"]


@pytest.mark.rule("BASE-P1-3")
def test_kit_carlson_takes_one_of_three_and_returns_the_rest_in_unchanged_order():
    rules = base_with_event(phase_1_count=(3, lambda t, me, n: n - 1))
    story = Story(5, rules=rules, B="kit_carlson").deck("2C", "3C", "4C").starts_turn("B")
    story.asks("B", "look").answers("3C")
    assert [story.t.rules.value_text(card) for card in story.t.deck[-2:]] == ["4C", "2C"]


@pytest.mark.rule("BASE-P1-3")
def test_kit_carlson_with_three_cards_to_take_just_draws():
    rules = base_with_event(phase_1_count=(3, lambda t, me, n: n + 1))
    story = Story(5, rules=rules, B="kit_carlson").deck("2C", "3C", "4C").starts_turn("B")
    assert story.at_rest("B")
    assert story.values_of("B") == ["2C", "3C", "4C"]


@pytest.mark.rule("BASE-P1-3")
@pytest.mark.parametrize(("second", "drawn"), [("3D", 3), ("QH", 3), ("3C", 2), ("9S", 2)])
def test_black_jack_shows_the_second_card_and_draws_a_third_if_it_is_red(second, drawn):
    story = Story(5, B="black_jack").deck("2C", second, "4C").starts_turn("B")
    assert len(story.hand_of("B")) == drawn
    assert story.events("showed")[0][1][1] == story.t.hand[1][1]


@pytest.mark.rule("BASE-P1-3")
def test_black_jack_with_one_card_shows_nothing():
    rules = base_with_event(phase_1_count=(3, lambda t, me, n: n - 1))
    story = Story(5, rules=rules, B="black_jack").deck("3D", "4D").starts_turn("B")
    assert story.values_of("B") == ["3D"]
    assert story.events("showed") == []


@pytest.mark.rule("BASE-P1-3")
def test_jesse_jones_may_take_the_first_card_from_a_hand():
    story = Story(5, B="jesse_jones").hand("D", "beer").deck("2C", "3C").starts_turn("B").asks("B", "first_draw")
    assert not story.offers("draw_from", on="C")  # no cards, no choice
    story.answers("draw_from", on="D")
    assert story.hand_of("D") == []
    assert story.hand_of("B")[0] == "beer"
    assert story.values_of("B")[1:] == ["2C"]


@pytest.mark.rule("BASE-P1-3")
def test_pedro_ramirez_may_take_the_first_card_from_the_discard_pile():
    story = Story(5, B="pedro_ramirez").discard("saloon", "beer").deck("2C", "3C").starts_turn("B")
    story.asks("B", "first_draw").answers("draw_from")
    assert story.hand_of("B")[0] == "beer"
    assert story.values_of("B")[1:] == ["2C"]
    assert story.discards() == ["saloon"]


@pytest.mark.rule("BASE-P1-3")
@pytest.mark.parametrize("character", ["jesse_jones", "pedro_ramirez"])
def test_jesse_and_pedro_may_also_draw_as_usual(character):
    story = Story(5, B=character).hand("D", "beer").discard("saloon").deck("2C", "3C").starts_turn("B")
    story.asks("B", "first_draw").answers("draw")
    assert story.values_of("B") == ["2C", "3C"]


@pytest.mark.rule("BASE-P1-4")
@pytest.mark.parametrize("character", ["plain", "kit_carlson", "jesse_jones", "black_jack"])
def test_what_replaces_phase_1_leaves_no_room_for_characters_or_extra_cards(character):
    def nothing(t, me):
        t.emit("instead", me)
        return True
        yield

    rules = base_with_event(instead_of_phase_1=nothing, phase_1_count=(3, lambda t, me, n: n + 1))
    story = Story(5, rules=rules, B=character).hand("B", "beer").starts_turn("B")
    assert story.at_rest("B")
    assert story.hand_of("B") == ["beer"]
    assert len(story.events("instead")) == 1


@pytest.mark.rule("BASE-P1-5")
def test_an_event_may_change_where_the_cards_of_phase_1_come_from():
    def from_the_discard_pile(t, me, number):
        taken = [t.discard.pop() for _ in range(min(number, len(t.discard)))]
        t.hand[me] += taken
        draw(t, me, number - len(taken))

    story = Story(5, rules=base_with_event(phase_1=from_the_discard_pile)).discard("saloon", "beer", "duel")
    story.deck("2C", "3C").starts_turn("B")
    assert story.hand_of("B") == ["duel", "beer"]
    story.ends_turn()
    assert story.hand_of("C")[0] == "saloon"
    assert story.values_of("C")[1:] == ["2C"]


@pytest.mark.rule("BASE-P1-1")
def test_drawing_cannot_be_declined():
    story = Story(5, B="pedro_ramirez").discard("saloon").starts_turn("B").asks("B", "first_draw")
    assert not story.offers("pass")
    assert DRAWING in story.decision.options
    assert len(story.decision.options) == 2


def perish(t, me, *_):
    """Whoever's turn it is loses a life point."""
    yield from lose_life(t, me, 1)
    return False


@pytest.mark.rule("BASE-TURN-4", "BASE-WIN-1")
@pytest.mark.parametrize(
    "step", ["start_of_turn", "choose_ability", "instead_of_phase_1", "phase_1", "after_phase_1", "before_phase_3"]
)
@pytest.mark.parametrize("last", [False, True])
def test_whoever_dies_at_any_step_has_no_further_one(step, last):
    ends = []
    rules = base_with_event(**{step: perish, "turn_end": lambda t, me: ends.append(me)})
    story = Story(5, rules=rules).with_life(C=1)
    if last:
        story.out("D", "E")
    story.starts_turn("C")
    if step == "before_phase_3":
        story.ends_turn()
    story.asks("C", "rescue").answers("pass")
    assert story.is_out("C")
    assert ends == []
    if last:  # victory is checked at once
        assert story.winners == "AB"
    else:
        assert story.decision.seat == 3
        assert story.t.active == 3
