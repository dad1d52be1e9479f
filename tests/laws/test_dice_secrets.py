"""Nothing leaks in the dice game: what a seat sees, is told and is asked does not depend on roles hidden from it."""

from collections import Counter
from itertools import zip_longest
from random import Random

import pytest
from hypothesis import given

from boothill.family.roles import SHERIFF
from boothill.games.dice.rules.game import DICE, new_match
from boothill.games.dice.rules.problems import problems
from boothill.games.dice.rules.redeal import redeal
from boothill.games.dice.rules.terms import OVER
from boothill.games.dice.rules.view import DiceView
from boothill.games.dice.rules.warnings import warnings
from boothill.kernel.journal import SPECTATOR, seen_by
from support.dice_events import audience_of, public_words, secret_words
from support.dice_games import dice_tables
from support.games import decisions, law, luck
from support.worlds import everything_in, slots_of, two_worlds, viewers

# ---- views -----------------------------------------------------------------------------------------------------


@law(25)
@given(dice_tables(), luck(), luck())
def test_dealing_anew_really_changes_what_is_hidden_and_nothing_else(options, seed, deal):
    """Otherwise that a view stays the same would show nothing."""
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


@pytest.mark.rule("DICE-INFO-1")
@law(30)
@given(dice_tables(), luck())
def test_a_view_shows_everything_else_to_everybody(options, seed):
    shown = [name for name in slots_of(DiceView) if name not in ("seat", "role", "rerolls_left")]
    match = new_match(options)
    for decision in decisions(match, seed):
        t = match.state
        for viewer in viewers(options):
            view = DiceView(t, viewer)
            for name in shown:
                value = getattr(t, name)
                assert getattr(view, name) == (tuple(value) if isinstance(value, list) else value), name
            assert view.seat == viewer
            assert view.rerolls_left == (decision.subject[0] if decision.kind == "reroll" else 0)
        assert [public[0] for name, public, *_ in match.events if name == "eliminated"] == t.eliminated


# ---- events ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("DICE-INFO-1", "DICE-INFO-2")
@law(30)
@given(dice_tables(), luck())
def test_nothing_but_ones_own_role_is_told_in_secret(options, seed):
    match = new_match(options)
    for _ in decisions(match, seed):
        pass
    told = Counter()
    for event in match.events:
        name, _, audience, secret = event
        told[name] += 1
        assert set(audience) == audience_of(event), event
        assert bool(secret) == bool(audience)
        assert public_words(event) or name == "indians"
        assert [word for word, _ in secret_words(event)] == ["role"] * len(audience)
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
    here, there = two_worlds(match, viewer, deal)
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
