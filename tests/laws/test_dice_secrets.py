"""Nothing leaks in the dice game: what a seat sees, is told and is asked does not depend on roles hidden from it."""

import json
from collections import Counter
from itertools import zip_longest
from random import Random

import pytest
from hypothesis import given

from boothill.dice.game import DICE, new_match
from boothill.dice.problems import problems
from boothill.dice.redeal import redeal
from boothill.dice.setup import DiceOptions
from boothill.dice.terms import HIDDEN, OVER, SHERIFF
from boothill.dice.view import DiceView
from boothill.dice.warnings import warnings
from boothill.kernel.journal import EVERYTHING, SPECTATOR, seen_by
from boothill.kernel.match import Match
from support.dice_events import PUBLIC, audience_of, public_words, secret_words
from support.dice_games import dice_tables
from support.games import decisions, law, luck

ATTRIBUTES = DiceView.__slots__


def everything_in(view):
    """All a view says, as the viewer's program gets it and as a client gets it."""
    return {name: getattr(view, name) for name in ATTRIBUTES}, json.dumps(view.dump())


def viewers(options):
    """All seats and a spectator."""
    return (SPECTATOR, *range(len(options.names)))


# ---- views -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("DICE-INFO-1")
@law(25)
@given(dice_tables(), luck(), luck())
def test_a_view_does_not_show_what_could_be_dealt_otherwise(options, seed, deal):
    match = new_match(options)
    for decision in decisions(match, seed):
        if decision.number % 4:
            continue
        for viewer in viewers(options):
            other = match.state.copy()
            redeal(other, viewer, deal)
            assert everything_in(DiceView(other, viewer)) == everything_in(DiceView(match.state, viewer))


@law(25)
@given(dice_tables(), luck(), luck())
def test_dealing_anew_really_changes_what_is_hidden_and_nothing_else(options, seed, deal):
    """Otherwise the test above would show nothing."""
    match = new_match(options)
    changed = False
    for decision in decisions(match, seed):
        if decision.number % 4:
            continue
        t = match.state
        for viewer in viewers(options):
            for luck_of_deal in range(deal, deal + 3):
                other = t.copy()
                redeal(other, viewer, luck_of_deal)
                assert other.seed == luck_of_deal
                assert problems(other) == set()
                changed |= other.role != t.role
                known = {viewer, *t.eliminated, *(seat for seat, role in enumerate(t.role) if role == SHERIFF)}
                assert all(other.role[seat] == t.role[seat] for seat in known if seat >= 0)
                other.role, other.seed = t.role, t.seed
                assert DICE.dump(other) == DICE.dump(t)
    # DICE-THREE-1: of three players nobody's role is hidden.
    assert changed == (len(options.names) > 3)


@pytest.mark.rule("DICE-INFO-1", "DICE-INFO-2", "DICE-SETUP-3", "DICE-THREE-1")
@law(30)
@given(dice_tables(), luck())
def test_a_view_shows_the_roles_its_seat_may_know(options, seed):
    match = new_match(options)
    everybody = set(range(len(options.names)))
    for _ in decisions(match, seed):
        t = match.state
        fallen = {public[0] for name, public, *_ in match.events if name == "eliminated"}
        assert fallen == set(t.eliminated)
        for viewer in viewers(options):
            view = DiceView(t, viewer)
            known = fallen | {seat for seat, role in enumerate(t.role) if role == SHERIFF or seat == viewer}
            if len(t.names) == 3:
                known = everybody
            assert {seat for seat, role in enumerate(view.role) if role != HIDDEN} == known
            assert all(view.role[seat] == t.role[seat] for seat in known)
        assert DiceView(t, EVERYTHING).role == t.role
    for viewer in viewers(options):
        assert DiceView(match.state, viewer).role == match.state.role, "after the game all roles are open"


@pytest.mark.rule("DICE-INFO-1")
@law(15)
@given(dice_tables(), luck())
def test_a_view_shows_everything_else_to_everybody(options, seed):
    public = [name for name in ATTRIBUTES if name not in ("seat", "role", "rerolls_left")]
    match = new_match(options)
    for decision in decisions(match, seed):
        t = match.state
        for viewer in viewers(options):
            view = DiceView(t, viewer)
            for name in public:
                value = getattr(t, name)
                assert getattr(view, name) == (tuple(value) if isinstance(value, list) else value), name
            assert view.seat == viewer
            assert view.rerolls_left == (decision.subject[0] if decision.kind == "reroll" else 0)


@pytest.mark.parametrize("viewer", [SPECTATOR, 0, 3])
def test_a_view_does_not_hold_the_game(viewer):
    """No way leads from a view to the table: neither to it nor to its lists or its seed."""
    match = new_match(DiceOptions(5, seed=987654321))
    t = match.state
    view = DiceView(t, viewer)
    own = [t, t.life, t.arrows, t.dice, t.options, t.role, t.deeds, match]
    for name in ATTRIBUTES:
        value = getattr(view, name)
        assert all(value is not thing for thing in own), name
        assert not isinstance(value, list), f"{name} could be changed"
    assert "987654321" not in json.dumps(view.dump())
    assert "987654321" not in repr([getattr(view, name) for name in ATTRIBUTES])


# ---- events ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("DICE-INFO-1", "DICE-INFO-2")
@law(30)
@given(dice_tables(), luck())
def test_secrets_of_events_reach_their_audience_alone(options, seed):
    match = new_match(options)
    for _ in decisions(match, seed):
        pass
    told = Counter()
    for event in match.events:
        name, public, audience, secret = event
        told[name] += 1
        assert name in PUBLIC, f"describe the event '{name}' in tests/support/dice_events.py"
        assert set(audience) == audience_of(event), event
        assert bool(secret) == bool(audience)
        assert public_words(event) or name == "indians"
        assert [word for word, _ in secret_words(event)] == ["role"] * len(audience)
        for viewer in viewers(options):
            assert seen_by(event, viewer) == (name, public, secret if viewer in audience else ())
        assert seen_by(event, EVERYTHING) == (name, public, secret)
    assert told["seated"] == len(options.names)
    assert told["role_shown"] == (3 if len(options.names) == 3 else 1)
    assert told["eliminated"] == len(match.state.eliminated)
    assert told["game_over"] == 1


@pytest.mark.rule("DICE-INFO-2", "DICE-ELIM-1")
@law(20)
@given(dice_tables(), luck())
def test_whoever_falls_shows_his_true_role(options, seed):
    match = new_match(options)
    for _ in decisions(match, seed):
        pass
    for event in match.events:
        said = dict(public_words(event))
        if "role" in said:
            assert said["role"] == match.state.role[said["seat"]]
    shown = [dict(public_words(event))["seat"] for event in match.events if event[0] == "eliminated"]
    assert shown == match.state.eliminated


# ---- two worlds ------------------------------------------------------------------------------------------------


def walk_two_worlds(match, viewer, deal, seed):
    """Play a position and another deal of the roles the viewer does not know with the same answers.

    Until a role is shown that is another one in the other world, or the game ends in one of them, the viewer must be
    told the same, and all must be asked the same with the same options. Returns how many questions were compared.
    """
    here = match.clone(record=True)
    there = match.clone(record=True)
    journal, there.state.journal = there.state.journal, None  # its checkpoint, the true deal, is not used here
    redeal(there.state, viewer, deal)
    there.state.journal = journal
    there.state.seed = here.state.seed  # luck apart: only what is hidden differs
    if here.decision.main:
        here, there = Match(DICE, here.state), Match(DICE, there.state)  # asked anew
    choose = Random(seed).randrange
    compared = 0
    while here.decision is not None:
        mine, theirs = here.decision, there.decision
        assert theirs is not None
        assert (mine.seat, mine.kind, mine.subject) == (theirs.seat, theirs.kind, theirs.subject)
        assert mine.options == theirs.options
        if mine.seat == viewer:
            assert warnings(here.view(viewer), mine) == warnings(there.view(viewer), theirs)
        compared += 1
        index = choose(len(mine.options))
        told_here, told_there = tellings(here, index, viewer), tellings(there, index, viewer)
        for one, other in zip_longest(told_here, told_there, fillvalue=("nothing",)):
            if one != other:
                assert one[0] == other[0] == "eliminated" or "game_over" in (one[0], other[0]), (one, other)
                return compared
        assert here.state.phase == OVER or everything_in(here.view(viewer)) == everything_in(there.view(viewer))
    assert there.over
    return compared


def tellings(match, index, viewer):
    """Answer, and return what the viewer is told of the consequences."""
    before = len(match.events)
    match.push(index)
    return [seen_by(event, viewer) for event in match.events[before:]]


@pytest.mark.rule("DICE-INFO-1")
@law(15)
@given(dice_tables(fewest=4), luck(), luck())
def test_two_worlds_that_look_alike_stay_alike_until_a_role_is_shown(options, seed, deal):
    match = new_match(options)
    compared = 0
    for decision in decisions(match, seed):
        if decision.number % 7 == 1:
            for viewer in (SPECTATOR, decision.seat):
                compared += walk_two_worlds(match, viewer, deal, seed + decision.number)
    assert compared > 5
