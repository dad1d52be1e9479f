"""Nothing leaks: what a seat sees, is told and is asked does not depend on what is hidden from it (GEN-6, law 7)."""

import json
from collections import Counter
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from boothill.bang.game import BANG, new_match
from boothill.bang.problems import problems
from boothill.bang.redeal import redeal
from boothill.bang.setup import TableOptions
from boothill.bang.terms import HIDDEN, OVER, SHERIFF
from boothill.bang.view import View
from boothill.kernel.journal import EVERYTHING, SPECTATOR, seen_by
from boothill.kernel.match import Match
from support.events import PUBLIC, SECRET, audience_of, cards_of, public_words, secret_words, words
from support.games import ALL_SETS, decisions, law, luck, tables

ATTRIBUTES = [name for name in View.__slots__ if name != "rules"]


def everything_in(view):
    """All a view says, as the viewer's program gets it and as a client gets it."""
    return {name: getattr(view, name) for name in ATTRIBUTES}, json.dumps(view.dump())


# ---- views -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("GEN-6")
@law(25)
@given(tables(), luck(), luck())
def test_a_view_does_not_show_what_could_be_dealt_otherwise(options, seed, deal):
    match = new_match(options)
    for decision in decisions(match, seed):
        if decision.number % 5:
            continue
        for viewer in (SPECTATOR, *range(len(options.names))):
            other = match.state.copy()
            redeal(other, viewer, deal)
            assert everything_in(View(other, viewer)) == everything_in(View(match.state, viewer))


@law(10)
@given(tables(), luck(), luck())
def test_dealing_anew_really_changes_what_is_hidden(options, seed, deal):
    """Otherwise the test above would show nothing."""
    match = new_match(options)
    changed = set()
    for _ in decisions(match, seed):
        t = match.state
        for viewer in (SPECTATOR, *range(len(options.names))):
            other = t.copy()
            redeal(other, viewer, deal)
            assert other.seed == deal
            assert problems(other) == set()
            for part in ("deck", "hand", "role", "second"):
                if getattr(other, part) != getattr(t, part):
                    changed.add(part)
            if viewer >= 0:
                assert other.hand[viewer] == t.hand[viewer]
                assert other.role[viewer] == t.role[viewer]
                assert viewer != t.looker or other.aside == t.aside
            assert [len(cards) for cards in other.hand] == [len(cards) for cards in t.hand]
            assert (len(other.deck), len(other.aside)) == (len(t.deck), len(t.aside))
            assert (other.discard, other.play, other.limbo) == (t.discard, t.play, t.limbo)
    # DC-3P-1: of three players nobody's role is hidden.
    assert changed == {"deck", "hand", "second"} | ({"role"} if len(options.names) > 3 else set())


@law(25)
@given(tables(), luck())
def test_a_view_shows_what_its_seat_may_know(options, seed):
    match = new_match(options)
    for _ in decisions(match, seed):
        t = match.state
        for viewer in (SPECTATOR, *range(len(options.names))):
            view = View(t, viewer)
            known = {s for s, role in enumerate(t.role) if role == SHERIFF or s == viewer or s in t.eliminated}
            if len(t.role) == 3:  # DC-3P-1
                known = {0, 1, 2}
            assert {s for s, role in enumerate(view.role) if role != HIDDEN} == known
            assert all(view.role[s] == t.role[s] for s in known)
            assert view.hand == (tuple(t.hand[viewer]) if viewer >= 0 else ())
            assert view.hands == ()
            assert view.aside == (tuple(t.aside) if t.aside and t.looker == viewer else ())
            assert view.discard_top == (t.discard[-1] if t.discard else -1)
    for viewer in (SPECTATOR, 0):
        assert View(match.state, viewer).role == match.state.role, "after the game all roles are open"
    assert View(match.state, EVERYTHING).hands == tuple(map(tuple, match.state.hand))


@pytest.mark.parametrize(("looker", "asked", "number"), [("kit_carlson", "look", 3), ("claus_the_saint", "gift", 5)])
def test_only_the_looker_sees_cards_set_aside(looker, asked, number):
    options = TableOptions(4, sets=ALL_SETS, seed=1, characters=(looker, None, None, None), sheriff=0)
    match = new_match(options)
    assert match.decision.kind == asked
    assert len(View(match.state, 0).aside) == number
    assert [View(match.state, viewer).aside for viewer in (SPECTATOR, 1, 2, 3)] == [()] * 4


@pytest.mark.parametrize("viewer", [SPECTATOR, 0, 3])
def test_a_view_does_not_hold_the_game(viewer):
    """No way leads from a view to the table: neither to it nor to its lists, its generator or its seed."""
    match = new_match(TableOptions(5, seed=987654321))
    t = match.state
    view = View(t, viewer)
    own = [t, t.deck, t.hand, t.discard, t.second, t.options, match, *t.hand]
    for name in ATTRIBUTES:
        value = getattr(view, name)
        assert all(value is not thing for thing in own), name
        assert not isinstance(value, list), f"{name} could be changed"
    assert "987654321" not in json.dumps(view.dump())
    assert "987654321" not in repr([getattr(view, name) for name in ATTRIBUTES])


# ---- events ----------------------------------------------------------------------------------------------------


def check_audiences(options, seed):
    """Play a game and look at who learns what; returns how often each event came."""
    match = new_match(options)
    for _ in decisions(match, seed):
        pass
    seats = range(len(options.names))
    for event in match.events:
        name, public, audience, secret = event
        assert name in PUBLIC, f"describe the event '{name}' in tests/support/events.py"
        assert set(audience) == audience_of(event) or not (secret or audience), event
        assert set(cards_of(public_words(event))).isdisjoint(cards_of(secret_words(event))), event
        for viewer in (SPECTATOR, *seats):
            assert seen_by(event, viewer) == (name, public, secret if viewer in audience else ())
        assert seen_by(event, EVERYTHING) == (name, public, secret)
    return Counter(event[0] for event in match.events)


@law(30)
@given(tables(), luck())
def test_secrets_of_events_reach_their_audience_alone(options, seed):
    assert check_audiences(options, seed)


def further_tables(seeds):
    """Tables of all sizes where it is certain that the questions and events of further sets come up."""
    who = ("claus_the_saint", "vera_custer", "doc_holyday", "pat_brennan", None, None, None, None)
    return [
        TableOptions(players, sets=ALL_SETS, seed=seed, characters=who[:players])
        for players in (3, 4, 5, 8)
        for seed in range(seeds)
    ]


@pytest.mark.rule("PROMO-CLAUS-2")
def test_secrets_of_events_of_further_sets_reach_their_audience_alone():
    told = sum((check_audiences(options, options.seed) for options in further_tables(3)), Counter())
    assert min(told[event] for event in ("gave", "copied", "paid", "spent")) > 10, told


def test_the_owner_and_nobody_else_learns_what_was_drawn():
    match = new_match(TableOptions(4, seed=6))
    dealt = {event[1][0]: event for event in [event for event in match.events if event[0] == "drew"][:4]}
    for seat in range(4):
        event = dealt[seat]
        assert event[2] == (seat,)
        assert set(event[3]) <= set(match.state.hand[seat])
        assert event[1] == (seat, len(event[3]), -1)


def masked(said):
    """The words without the cards and roles, which are what differs between two deals."""
    return [(word, value if word not in ("card", "pick", "role", "winner") else None) for word, value in said]


def tellings(match, index, viewer):
    """Answer, and return what the viewer is told of the consequences, in words."""
    before = len(match.events)
    match.push(index)
    told = []
    for event in match.events[before:]:
        name, _, secret = seen_by(event, viewer)
        told.append((name, public_words(event), words(SECRET[name], secret) if secret else []))
    return told


def reveals(one, other, hidden):
    """Whether two tellings of one moment differ, and then only in a card or role the viewer could not know before."""
    if one == other:
        return False
    assert one[0] == other[0], f"{one} here, {other} in another deal of the hidden cards"
    for mine, theirs in zip(one[1:], other[1:], strict=True):
        assert masked(mine) == masked(theirs), f"{one} here, {other} in another deal of the hidden cards"
        for (word, a), (_, b) in zip(mine, theirs, strict=True):
            if a != b and word in ("card", "pick"):
                assert a in hidden[0], f"{one}: the viewer could see this card before"
                assert b in hidden[1], f"{other}: the viewer could see this card before"
    return True


def hidden_from(t, viewer):
    """The cards a viewer does not see."""
    zones = [t.deck, *(cards for seat, cards in enumerate(t.hand) if seat != viewer)]
    if t.looker != viewer:
        zones.append(t.aside)
    return {card for zone in zones for card in zone}


def common_answer(match, twin, roll, viewer, hidden):
    """An answer that is possible in both worlds: its two indices; None if there is none.

    If the two worlds share no option, one may stand for the other if the viewer, who is not the one asked, can tell
    them apart by a hidden card alone.
    """
    options, others = match.decision.options, twin.decision.options
    pairs = [(at, others.index(option)) for at, option in enumerate(options) if option in others]
    if not pairs and match.decision.seat != viewer:
        pairs = [
            (at, other)
            for at, mine in enumerate(options)
            for other, theirs in enumerate(others)
            if mine[1] in hidden[0] and theirs[1] in hidden[1] and (mine[0], *mine[2:]) == (theirs[0], *theirs[2:])
        ]
    return pairs[int(roll.random() * len(pairs))] if pairs else None


def walk_two_worlds(match, viewer, deal, roll):
    """Play a position and another deal of what the viewer cannot see with the same answers.

    Until a card or role is revealed to the viewer that is another one in the other world, he must be told the same
    events, and the same players must be asked the same things. Returns the questions that were compared, by kind.
    """
    here = match.clone(record=True)
    there = match.clone(record=True)
    journal, there.state.journal = there.state.journal, None  # its checkpoint, the true deal, is not used here
    redeal(there.state, viewer, deal)
    there.state.journal = journal
    there.state.seed = here.state.seed  # luck apart: only what is hidden differs
    if there.decision.main:
        # Asked anew: what the viewer may do must follow from what he sees.
        here = Match(BANG, here.state)
        there = Match(BANG, there.state)
    compared = Counter()
    while True:
        mine, theirs = here.decision, there.decision
        assert (mine is None) == (theirs is None)
        if mine is None:
            return compared
        assert (mine.seat, mine.kind, mine.subject) == (theirs.seat, theirs.kind, theirs.subject)
        if mine.seat == viewer:
            assert mine.options == theirs.options, "a player's options tell him what he cannot see"
        compared[mine.kind] += 1
        hidden = hidden_from(here.state, viewer), hidden_from(there.state, viewer)
        indices = common_answer(here, there, roll, viewer, hidden)
        if indices is None:
            return compared
        told_here = tellings(here, indices[0], viewer)
        told_there = tellings(there, indices[1], viewer)
        for one, other in zip(told_here, told_there, strict=False):
            if one == other and one[0] == "reshuffled":
                hidden = (here.state.rules.cards, here.state.rules.cards)
            if reveals(one, other, hidden):
                return compared
        assert len(told_here) == len(told_there), "more happens in one of two worlds that look alike"
        assert here.state.phase == OVER or View(here.state, viewer).dump() == View(there.state, viewer).dump()


def compare_worlds(options, seed, deal, stride):
    """Play a game, and at every so many questions its other worlds; returns the questions compared, by kind."""
    match = new_match(options)
    roll = Random(seed)
    compared = Counter()
    for decision in decisions(match, seed):
        if decision.number % stride:
            continue
        viewers = (SPECTATOR, *range(len(options.names))) if decision.main else (decision.seat,)
        for viewer in viewers:
            compared += walk_two_worlds(match, viewer, deal + viewer, roll)
    return compared


@pytest.mark.rule("GEN-6")
@law(40)
@given(tables(), luck(), luck(), st.integers(2, 9))
def test_two_worlds_that_look_alike_stay_alike_until_a_card_is_shown(options, seed, deal, stride):
    """Events, questions and options follow from what a seat has seen, and the absence of an answer does not show."""
    assert compare_worlds(options, seed, deal, stride)


@pytest.mark.rule("GEN-6", "PROMO-CLAUS-2")
def test_questions_of_further_sets_tell_nothing_either():
    compared = Counter()
    for options in further_tables(5):
        compared += compare_worlds(options, options.seed, options.seed, 4)
    asked = {kind: compared[kind] for kind in ("gift", "copy", "cost", "draw_or_take", "second_card", "strip")}
    assert min(asked.values()) > 10, asked
