"""The event deck: what lies in it, what is agreed on before the game, and who sees what of it."""

import json

import pytest

from boothill.family.setup_checks import OptionsError
from boothill.games.bang.rules.game import new_match
from boothill.games.bang.rules.table.problems import problems
from boothill.games.bang.rules.table.redeal import redeal
from boothill.games.bang.rules.table.series import next_game
from boothill.games.bang.rules.table.setup import TableOptions, new_table
from boothill.games.bang.rules.table.view import View
from boothill.games.bang.rules.terms import EVENTS, NO_CARD, PAST_EVENTS, UNUSED_EVENTS
from support.story import Story
from support.tales import tale

SEEDS = range(25)
BOTH = ("base", "high_noon", "fistful")
FINAL = {"high_noon": "high_noon", "fistful": "a_fistful_of_cards"}
SPECTATOR = -1


def names(t, pile):
    """The events of a pile, the next one last."""
    return [t.rules.card_names[card] for card in t.piles[pile]]


def tables(*sets, **options):
    """A table for each seed."""
    return [new_table(TableOptions(5, sets=("base", *sets), seed=seed, **options)) for seed in SEEDS]


def event_names(rules, set_id):
    """All events of a set."""
    return {rules.card_names[card] for card in rules.piles[EVENTS] if rules.set_of[card] == set_id}


# ---- One deck ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("EV-1")
@pytest.mark.parametrize("deck", ["high_noon", "fistful"])
def test_of_one_deck_all_fourteen_events_come_in_any_order_and_the_final_card_last(deck):
    first, second = set(), set()
    for t in tables(deck):
        pile = names(t, EVENTS)
        assert set(pile) == event_names(t.rules, deck)
        assert len(pile) == 15
        assert pile[0] == FINAL[deck]
        assert names(t, UNUSED_EVENTS) == names(t, PAST_EVENTS) == []
        assert problems(t) == set()
        first.add(pile[-1])
        second.add(pile[1])
    assert min(len(first), len(second)) > 8


@pytest.mark.rule("EV-1", "BASE-SET-8")
def test_the_events_are_no_playing_cards():
    with_events, without = tables("high_noon")[0], tables()[0]
    assert with_events.deck == without.deck
    assert with_events.hand == without.hand
    assert not set(with_events.rules.piles[EVENTS]) & set(with_events.deck)


@pytest.mark.rule("EV-12")
@pytest.mark.parametrize("sets", [(), ("dodge_city", "promos")])
def test_a_table_without_event_decks_has_no_events(sets):
    t = tables(*sets)[0]
    view = View(t, 0)
    assert t.piles == {}
    assert (view.standing, view.next_event, view.pile_sizes) == ((), NO_CARD, {})
    assert view.dump()["next_event"] is None
    match = new_match(TableOptions(5, sets=("base", *sets)))
    assert not [event for event in match.events if event[0] == "next_event"]


# ---- Both decks ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("EV-7")
def test_of_both_decks_twelve_events_are_used_and_one_of_the_final_cards():
    used, last, from_high_noon = set(), set(), set()
    for t in tables("high_noon", "fistful"):
        pile, unused = names(t, EVENTS), names(t, UNUSED_EVENTS)
        assert (len(pile), len(unused)) == (13, 17)
        assert {*pile, *unused} == event_names(t.rules, "high_noon") | event_names(t.rules, "fistful")
        finals = {name for name in pile if name in FINAL.values()}
        assert finals == {pile[0]}
        assert set(FINAL.values()) - finals <= set(unused)
        assert problems(t) == set()
        used.update(pile)
        last.add(pile[0])
        from_high_noon.add(len(set(pile) & event_names(t.rules, "high_noon")))
    assert last == set(FINAL.values())
    assert len(used) == 30
    assert len(from_high_noon) > 3  # all events are shuffled together, not six of each deck


@pytest.mark.rule("EV-7", "EV-12")
@pytest.mark.parametrize("number", [12, 13, 20, 28])
def test_the_table_may_agree_on_more_events(number):
    for t in tables("high_noon", "fistful", events=number)[:5]:
        pile = names(t, EVENTS)
        assert len(pile) == number + 1
        assert len(names(t, UNUSED_EVENTS)) == 29 - number
        assert [at for at, name in enumerate(pile) if name in FINAL.values()] == [0]


@pytest.mark.rule("EV-7")
@pytest.mark.parametrize("number", [-1, 0, 11, 29, 30])
def test_another_number_is_refused_in_one_sentence(number):
    with pytest.raises(OptionsError) as refusal:
        TableOptions(5, sets=BOTH, events=number)
    assert str(refusal.value) == f"{number} events cannot be used; these sets take 12 to 28"


@pytest.mark.rule("EV-1", "EV-7", "EV-12")
@pytest.mark.parametrize("sets", [("base",), ("base", "high_noon"), ("base", "fistful")], ids="+".join)
@pytest.mark.parametrize("number", [12, 14, 40])
def test_the_number_of_events_is_a_choice_of_two_decks_only(sets, number):
    with pytest.raises(OptionsError) as refusal:
        TableOptions(5, sets=sets, events=number)
    assert str(refusal.value) == "the number of events can be chosen only with two event decks; leave it out"


@pytest.mark.rule("EV-12")
@pytest.mark.parametrize("value", ["twelve", "12", True, 12.0, [12]])
def test_what_is_no_number_of_events_is_refused_in_one_sentence(value):
    for make in (
        lambda: TableOptions.load({"players": 5, "sets": list(BOTH), "events": value}),
        lambda: TableOptions(5, sets=BOTH, events=value),
    ):
        with pytest.raises(OptionsError) as refusal:
            make()
        assert str(refusal.value) == f"the table option 'events' cannot be {value!r}; give a whole number, or null"


@pytest.mark.rule("EV-12", "BASE-START-2")
@pytest.mark.parametrize("deck", ["high_noon", "fistful"])
def test_the_starter_game_has_no_events(deck):
    with pytest.raises(OptionsError, match="the starter game is the base game alone"):
        TableOptions(5, sets=("base", deck), starter=True)


@pytest.mark.rule("EV-12")
@pytest.mark.parametrize("number", [None, 20])
def test_the_decks_and_their_number_are_fixed_with_the_table(number):
    options = TableOptions(5, sets=BOTH, events=number, seed=3)
    again = TableOptions.load(json.loads(json.dumps(options.dump())))
    assert (again.sets, again.events) == (BOTH, number)
    assert new_table(again).piles == new_table(options).piles


@pytest.mark.rule("EV-12", "BASE-SERIES-2")
def test_the_next_game_of_a_series_has_the_same_decks_and_as_many_events_anew():
    story = Story(3, sets=BOTH).hand("A", "bang").with_life(C=1)
    story.t.options["events"] = 20
    story.turn("A").plays("bang", on="C").asks("C", "dodge").answers("pass").asks("C", "rescue").answers("pass")
    options = next_game(story.t, seed=4)
    assert (options.sets, options.events) == (BOTH, 20)
    t = new_table(options)
    assert (len(t.piles[EVENTS]), t.piles[PAST_EVENTS], t.standing) == (21, [], ())


# ---- Who sees what -------------------------------------------------------------------------------------------------


@pytest.mark.rule("EV-5", "GEN-6")
@pytest.mark.parametrize("sets", [("base", "high_noon"), ("base", "fistful"), BOTH], ids="+".join)
def test_the_first_event_is_seen_by_all_from_the_beginning(sets):
    match = new_match(TableOptions(5, sets=sets, seed=6))
    t = match.state
    assert t.standing == ()
    assert [event for event in match.events if event[0] == "next_event"] == [
        ("next_event", (t.piles[EVENTS][-1],), (), ())
    ]
    for seat in (*range(5), SPECTATOR):
        view = View(t, seat)
        assert view.next_event == t.piles[EVENTS][-1]
        assert view.dump()["next_event"] == names(t, EVENTS)[-1]
        assert (view.standing, view.dump()["standing"]) == ((), [])


@pytest.mark.rule("EV-5", "GEN-6")
@pytest.mark.parametrize("sets", [("base", "high_noon"), BOTH], ids="+".join)
def test_nobody_sees_what_comes_after_the_next_event_or_was_left_out(sets):
    for seed in range(5):
        t = new_table(TableOptions(5, sets=sets, seed=seed))
        hidden = names(t, EVENTS)[:-1] + names(t, UNUSED_EVENTS)
        for seat in (*range(5), SPECTATOR):
            view = View(t, seat)
            assert view.piles == {}
            assert view.pile_sizes[EVENTS] == len(t.piles[EVENTS])
            shown = json.dumps(view.dump())
            assert [name for name in hidden if f'"{name}"' in shown] == []


@pytest.mark.rule("EV-5", "EV-3")
def test_all_see_the_event_in_force_and_the_next_one_and_no_more():
    story = tale().next_events("thirst", "curse", "high_noon").starts_turn("A")
    rules = story.t.rules
    for seat in "ABCDE":
        view = story.view(seat)
        assert [rules.kinds[kind].id for kind in view.standing] == ["thirst"]
        assert story.kind(view.next_event) == "curse"
        assert view.pile_sizes[EVENTS] == 2
        assert view.dump()["standing"] == ["thirst"]
        assert view.dump()["next_event"] == "curse"
        assert '"high_noon"' not in json.dumps(view.dump())
    ((_, (seat, card, following), audience, secret),) = story.events("revealed")
    assert (seat, story.kind(card), story.kind(following)) == (0, "thirst", "curse")
    assert (audience, secret) == ((), ())


@pytest.mark.rule("EV-5", "EV-4")
def test_after_the_final_card_no_event_is_announced():
    story = tale().next_events("high_noon").starts_turn("A")
    assert story.events("revealed")[0][1][2] == NO_CARD
    assert story.view("B").next_event == NO_CARD
    assert story.view("B").dump()["next_event"] is None


@pytest.mark.rule("EV-5", "GEN-6")
@pytest.mark.parametrize("sets", [("base", "high_noon"), ("base", "fistful"), BOTH], ids="+".join)
@pytest.mark.parametrize("revealed", [0, 3])
def test_dealing_anew_what_a_seat_cannot_see_changes_only_the_hidden_events(sets, revealed):
    t = new_table(TableOptions(5, sets=sets, seed=8))
    for _ in range(revealed):
        t.piles[PAST_EVENTS].append(t.piles[EVENTS].pop())
    t.standing = tuple(t.rules.kind_of[card] for card in t.piles[PAST_EVENTS][-1:])
    t.refresh()
    before = {seat: View(t, seat).dump() for seat in range(5)}
    second, last = set(), set()
    for seed in SEEDS:
        for seat in range(5):
            world = t.copy()
            redeal(world, seat, seed)
            assert View(world, seat).dump() == before[seat]
            assert problems(world) == set()
            assert world.piles[PAST_EVENTS] == t.piles[PAST_EVENTS]
            assert world.piles[EVENTS][-1] == t.piles[EVENTS][-1]
            pile = names(world, EVENTS)
            assert [at for at, name in enumerate(pile) if name in FINAL.values()] == [0]
            assert sorted(pile + names(world, UNUSED_EVENTS)) == sorted(names(t, EVENTS) + names(t, UNUSED_EVENTS))
            second.add(pile[-2])
            last.add(pile[0])
    assert len(second) > 5
    if sets == BOTH:
        assert last == set(FINAL.values())
        assert second & set(names(t, UNUSED_EVENTS))  # for all he knows it was not left out


@pytest.mark.rule("EV-5")
def test_a_final_card_that_all_see_stays_where_it_is_when_the_rest_is_dealt_anew():
    t = new_table(TableOptions(5, sets=BOTH, seed=8))
    t.piles[PAST_EVENTS] = t.piles[EVENTS][:0:-1]
    t.piles[EVENTS] = t.piles[EVENTS][:1]
    t.standing = (t.rules.kind_of[t.piles[PAST_EVENTS][-1]],)
    t.refresh()
    for seed in SEEDS:
        world = t.copy()
        redeal(world, 1, seed)
        assert world.piles[EVENTS] == t.piles[EVENTS]
        assert View(world, 1).dump() == View(t, 1).dump()
