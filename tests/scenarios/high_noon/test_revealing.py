"""Revealing events: who does it and when, how long each one lasts, and what it does at once."""

import pytest

from boothill.family.roles import DEPUTY, SHERIFF
from boothill.games.bang.rules.game import new_match
from boothill.games.bang.rules.table.problems import resting_problems
from boothill.games.bang.rules.table.setup import TableOptions
from boothill.games.bang.rules.terms import EVENTS
from support.tales import rush, tale


def revealed(story):
    """Who has revealed what: "A thirst"."""
    return [f"{'ABCDE'[by]} {story.kind(card)}" for _, (by, card, _), _, _ in story.events("revealed")]


def in_force(story):
    """The events that hold now."""
    return [story.t.rules.kinds[kind].id for kind in story.t.standing]


def whose_turns(story):
    """The seats in the order of their turns, an extra turn in small letters."""
    told = ["ABCDE"[seat].lower() if extra else "ABCDE"[seat] for _, (seat, _, extra), _, _ in story.events("turn")]
    return "".join(told)


def names_of(story):
    """What was recorded, by name."""
    return [name for name, _, _, _ in story.match.events]


def seats_in(story, name):
    """The seats that a record of this name tells of first."""
    return "".join("ABCDE"[public[0]] for _, public, _, _ in story.events(name))


def rounds(story, players, number=1):
    """Everybody in turn ends phase 2 at once and discards what he has too many."""
    for seat in players * number:
        assert story.at_rest(seat)
        story.ends_turn()
        while story.decision.kind == "surplus":
            story.asks(seat, "surplus").answers("discard")


# ---- When ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("EV-2", "EV-3", "EV-5")
@pytest.mark.parametrize("players", [3, 4, 5, 8])
@pytest.mark.parametrize("seed", [1, 2])
def test_the_sheriff_reveals_an_event_in_each_of_his_turns_but_the_first(players, seed):
    match = new_match(TableOptions(players, sets=("base", "high_noon"), seed=seed))
    t = match.state
    sheriff = t.role.index(DEPUTY if players == 3 else SHERIFF)
    pile = t.piles[EVENTS][:]
    while t.turn <= players:
        assert (t.standing, t.piles[EVENTS]) == ((), pile)
        match.push(len(match.decision.options) - 1)
    assert t.active == sheriff
    assert t.standing == (t.rules.kind_of[pile[-1]],)
    while t.turns_begun[sheriff] < 3:
        match.push(len(match.decision.options) - 1)
    told = [event for event in match.events if event[0] in ("turn", "revealed")]
    at = [number for number, event in enumerate(told) if event[0] == "revealed"]
    assert [told[number - 1][1][0] for number in at] == [sheriff] * 2  # in his own turns
    assert [told[number][1] for number in at] == [(sheriff, pile[-1], pile[-2]), (sheriff, pile[-2], pile[-3])]


@pytest.mark.rule("EV-2", "BASE-TURN-2", "BASE-TURN-3")
def test_the_event_is_revealed_before_everything_else_in_the_turn():
    story = tale().next_events("thirst").in_play("A", "dynamite").deck("2C", "3C").starts_turn("A")
    assert names_of(story)[:5] == ["turn", "revealed", "flipped", "passed_on", "draws_number"]
    assert story.values_of("A") == ["3C"]  # and it already holds in this turn


@pytest.mark.rule("EV-2")
@pytest.mark.parametrize("seat", "BCDE")
def test_nobody_but_the_sheriff_reveals_events(seat):
    story = tale().next_events("thirst").starts_turn(seat)
    assert revealed(story) == []
    assert len(story.hand_of(seat)) == 2


@pytest.mark.rule("EV-3", "EV-11")
def test_one_event_at_a_time_holds_for_everybody_until_the_next():
    story = tale().next_events("thirst", "train_arrival", "shootout").starts_turn("A")
    for name, cards in (("thirst", 1), ("train_arrival", 3), ("shootout", 2)):
        for seat in "ABCDE":
            assert in_force(story) == [name]
            drew = [told for told in story.events("drew") if told[1][0] == story.seat(seat)]
            assert drew[-1][1][1] == cards
            rounds(story, seat)
    assert revealed(story) == ["A thirst", "A train_arrival", "A shootout"]


@pytest.mark.rule("EV-4")
def test_the_final_card_stays_to_the_end():
    story = tale().next_events("high_noon").starts_turn("A")
    rounds(story, "ABCDE", 2)
    assert in_force(story) == ["high_noon"]
    assert revealed(story) == ["A high_noon"]
    assert seats_in(story, "lost_life") == "ABCDEABCDEA"


@pytest.mark.rule("EV-6", "BASE-TURN-3")
@pytest.mark.parametrize(("name", "happens"), [("high_noon", "lost_life"), ("a_fistful_of_cards", "used_missed")])
def test_what_an_event_does_at_the_start_of_a_turn_comes_before_dynamite_and_jail(name, happens):
    story = tale().event(name).in_play("B", "jail", "dynamite").hand("B", "missed").deck("KH", "QH").starts_turn("B")
    if name == "a_fistful_of_cards":
        story.asks("B", "dodge").answers("missed")
    told = names_of(story)
    assert told.index(happens) < told.index("flipped") < told.index("passed_on") < told.index("escaped")


# ---- Extra turns ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("EV-2", "EV-3", "BASE-TURN-8", "BASE-TURN-10")
def test_no_event_is_revealed_in_an_extra_turn():
    story = tale().next_events("vendetta", "thirst").deck("2C", "3C", "4H", "5C", "6C").starts_turn("A").ends_turn()
    assert whose_turns(story) == "Aa"
    assert in_force(story) == ["vendetta"]
    assert story.values_of("A") == ["2C", "3C", "5C", "6C"]
    story.ends_turn()
    assert story.at_rest("B")
    assert revealed(story) == ["A vendetta"]


@pytest.mark.rule("BASE-TURN-10", "EV-2")
def test_an_extra_turn_is_not_the_sheriffs_second_turn():
    story = rush(A="don_bell").next_events("thirst", "curse").deck("2C", "3C", "9H")
    story.t.turns_begun = (0,) * 5
    story.starts_turn("A")
    rounds(story, "AABCD")
    assert (whose_turns(story), revealed(story)) == ("AaBCDE", [])
    story.ends_turn()
    assert revealed(story) == ["A thirst"]


@pytest.mark.rule("BASE-TURN-9", "EV-6")
def test_what_the_event_does_at_the_start_of_a_turn_it_does_in_an_extra_turn_too():
    story = rush(A="don_bell").next_events("high_noon").deck("2C", "3C", "9H").starts_turn("A").ends_turn()
    assert whose_turns(story) == "Aa"
    assert story.life("A") == 3


# ---- Three players -------------------------------------------------------------------------------------------------


@pytest.mark.rule("DC-3P-8", "EV-2")
def test_of_three_the_deputy_reveals():
    story = tale(3).next_events("thirst", "shootout").starts_turn("A")
    rounds(story, "ABC")
    assert revealed(story) == ["A thirst", "A shootout"]


@pytest.mark.rule("DC-3P-8", "EV-2", "BASE-TURN-5")
def test_a_deputy_in_jail_reveals_and_stays_there():
    story = tale(3).next_events("thirst").in_play("A", "jail").deck("2C").starts_turn("A")
    assert revealed(story) == ["A thirst"]
    assert seats_in(story, "stays_in_jail") == "A"
    assert story.at_rest("B")
    assert len(story.hand_of("B")) == 1


@pytest.mark.rule("DC-3P-8", "EV-3")
@pytest.mark.parametrize(("starting", "reveals"), [("B", ["B thirst"]), ("C", [])])
def test_without_the_deputy_the_next_player_clockwise_reveals(starting, reveals):
    story = tale(3).next_events("thirst", "shootout").out("A").starts_turn(starting)
    assert revealed(story) == reveals
    rounds(story, "BC" if starting == "B" else "C")
    assert revealed(story) == [*reveals, "B shootout" if reveals else "B thirst"]


@pytest.mark.rule("DC-3P-8")
def test_with_the_next_one_out_as_well_the_deputy_still_reveals():
    story = tale(3).next_events("thirst", "shootout").out("B").starts_turn("A")
    rounds(story, "AC")
    assert revealed(story) == ["A thirst", "A shootout"]


@pytest.mark.rule("DC-3P-8", "EV-3")
def test_a_deputy_killed_between_his_turns_is_followed_by_the_next_player():
    story = tale(3).next_events("train_arrival", "thirst").hand("C", "bang").with_life(A=1).starts_turn("C")
    story.plays("bang", on="A").asks("A", "dodge").answers("pass").asks("A", "rescue").answers("pass")
    assert revealed(story) == []
    rounds(story, "C")
    assert story.at_rest("B")
    assert revealed(story) == ["B train_arrival"]
    rounds(story, "BC")
    assert revealed(story) == ["B train_arrival", "B thirst"]


@pytest.mark.rule("DC-3P-8", "BASE-TURN-4")
def test_a_deputy_killed_in_his_own_turn_after_revealing_is_followed_at_once():
    story = tale(3).next_events("train_arrival", "thirst").in_play("A", "dynamite").with_life(A=3).deck("7S", "2C")
    story.starts_turn("A").asks("A", "rescue").answers("pass")
    assert story.at_rest("B")
    assert revealed(story) == ["A train_arrival", "B thirst"]
    assert story.values_of("B") == ["2C"]


@pytest.mark.rule("DC-3P-8", "EV-9", "BASE-TURN-4")
def test_a_deputy_killed_by_the_event_he_reveals_has_no_turn():
    story = tale(3).next_events("russian_roulette", "thirst").in_play("A", "dynamite").with_life(A=2).deck("2C")
    story.starts_turn("A").asks("A", "roulette").answers("pass").asks("A", "rescue").answers("pass")
    assert story.at_rest("B")
    assert (story.life("B"), story.life("C")) == (4, 4)
    assert revealed(story) == ["A russian_roulette", "B thirst"]
    assert story.events("flipped") == []
    assert story.values_of("B") == ["2C"]


@pytest.mark.rule("DC-3P-8", "EV-2")
def test_whoever_follows_the_deputy_reveals_nothing_in_his_own_first_turn():
    story = tale(3).next_events("train_arrival", "thirst").out("A")
    story.t.turns_begun = (1, 0, 0)
    story.starts_turn("B")
    assert revealed(story) == []
    rounds(story, "BC")
    assert revealed(story) == ["B train_arrival"]


@pytest.mark.rule("DC-3P-8")
def test_a_deputy_who_is_back_as_a_ghost_reveals_nothing():
    story = tale(3).next_events("thirst", "shootout").event("ghost_town").out("A").starts_turn("A")
    assert story.at_rest("A")
    assert revealed(story) == []
    rounds(story, "A")
    assert story.is_out("A")
    assert story.at_rest("B")
    assert revealed(story) == ["B thirst"]


# ---- What happens at once ------------------------------------------------------------------------------------------


@pytest.mark.rule("EV-9", "FF-ROULETTE-1")
def test_what_an_event_does_at_once_goes_clockwise_from_the_sheriff_and_happens_once():
    story = tale().next_events("russian_roulette", "blessing").hand("A", "missed", "missed")
    for seat in "BCDE":
        story.hand(seat, "missed")
    story.starts_turn("A")
    for seat in "ABCDEA":
        story.asks(seat, "roulette").answers("missed")
    assert story.asks("B", "roulette").answers("pass").at_rest("A")
    assert [story.life(seat) for seat in "ABCDE"] == [5, 2, 4, 4, 4]
    rounds(story, "ABCDE")
    assert in_force(story) == ["blessing"]
    assert seats_in(story, "lost_life") == "B"


@pytest.mark.rule("EV-9", "HN-DALTON-1")
def test_with_the_sheriff_in_another_seat_it_begins_there():
    story = tale(roles="outlaw deputy sheriff outlaw renegade").next_events("the_daltons")
    for seat, cards in {"A": ("barrel", "scope"), "C": ("mustang", "volcanic"), "D": ("schofield", "hideout")}.items():
        story.in_play(seat, *cards)
    story.starts_turn("C").asks("C", "lose_blue").answers("mustang").asks("D", "lose_blue").answers("hideout")
    story.asks("A", "lose_blue").answers("barrel")
    assert story.at_rest("C")
    assert story.events("lost_life") == []
    assert seats_in(story, "discarded") == "CDA"


@pytest.mark.rule("EV-9", "DC-MOLLY-1", "DC-MOLLY-3")
@pytest.mark.parametrize(("molly", "cards"), [("A", 0), ("B", 1)])
def test_the_sheriff_is_active_meanwhile_and_all_others_are_out_of_turn(molly, cards):
    story = tale(**{molly: "molly_stark"}).next_events("russian_roulette").hand("A", "missed").hand("B", "missed")
    story.starts_turn("A")
    story.asks("A", "roulette").answers("missed").asks("B", "roulette").answers("missed")
    story.asks("C", "roulette").answers("pass")
    assert story.t.active == 0
    drew = [told for told in story.events("drew") if told[1][2] != -1]
    assert len(drew) == cards
    assert len(story.hand_of("B")) == (1 if molly == "B" else 0)
    assert len(story.hand_of("A")) == 2


@pytest.mark.rule("EV-9", "DC-BELLE-4")
@pytest.mark.parametrize("card", ["barrel", "sombrero"])
def test_the_ability_of_belle_star_is_not_yet_on_when_she_reveals_an_event(card):
    story = tale(A="belle_star").next_events("russian_roulette").hand("A", "missed").in_play("B", card)
    story.starts_turn("A").asks("A", "roulette").answers("missed").asks("B", "roulette")
    assert story.offers("flip" if card == "barrel" else card)
    story.answers("pass")
    assert story.life("B") == 2


@pytest.mark.rule("EV-9", "BASE-WIN-1", "BASE-WIN-7")
def test_an_event_that_kills_the_sheriff_ends_the_game_at_once():
    story = tale().next_events("russian_roulette").with_life(A=2).starts_turn("A")
    story.asks("A", "roulette").answers("pass").asks("A", "rescue").answers("pass")
    assert story.over
    assert story.winners == "CD"


@pytest.mark.rule("EV-9", "BASE-SID-1")
def test_sid_ketchum_may_act_between_the_event_and_the_rest_of_the_sheriffs_turn():
    story = tale(C="sid_ketchum").next_events("the_doctor").in_play("A", "dynamite").hand("C", "bang", "beer")
    story.with_life(C=2).deck("2C", "3C", "4C").starts_turn("A").asks("C", "between")
    assert (in_force(story), story.life("C")) == (["the_doctor"], 3)
    assert story.events("flipped") == []
    story.answers("use").asks("C", "cost").answers("bang")
    assert story.life("C") == 4
    assert len(story.events("flipped")) == 1


@pytest.mark.rule("DC-3P-8", "FF-DEAD-1")
def test_of_three_the_deputy_who_is_back_for_good_reveals_again_from_his_next_turn_on():
    story = tale(3).out("A").next_events("dead_man", "thirst").starts_turn("B")
    for name in "BCABC":
        assert story.at_rest(name)
        assert in_force(story) == ["dead_man"]
        story.ends_turn()
        while not story.decision.main:
            story.asks(name, "surplus").answers("discard")
    assert story.at_rest("A")
    assert in_force(story) == ["thirst"]


@pytest.mark.rule("EV-9", "DC-BELLE-4")
@pytest.mark.parametrize("phase", ["S1", "phase 2"])
def test_a_game_that_ends_in_belle_stars_turn_leaves_the_table_sound(phase):
    story = tale(5, A="belle_star").out("C", "D").with_life(E=1).in_play("B", "mustang")
    if phase == "S1":
        story.next_events("russian_roulette").in_play("A", "sombrero").hand("B", "missed").starts_turn("A")
        story.asks("A", "roulette").answers("sombrero").asks("B", "roulette").answers("missed")
        story.asks("E", "roulette").answers("pass")
    else:
        story.hand("A", "bang").turn("A").plays("bang", on="E").asks("E", "dodge").answers("pass")
    story.asks("E", "rescue").answers("pass")
    assert story.winners == "AB"
    assert resting_problems(story.t) == set()
