"""Law 11: a clone of a match at any question has the same future as the match itself, in both games."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from boothill.games.bang.rules.table.setup import TableOptions
from boothill.games.dice.rules.setup import DiceOptions
from support.games import GAMES, Line, both_games, law, luck, new_match, play

FAR = 8
"""How many answers a twin is compared step by step before it runs to the end."""


def follows(twin, line: Line, at: int) -> None:
    """The twin, given the answers of the line from question `at` on, goes through the same states."""
    for step, index in enumerate(line.answers[at:]):
        if step < FAR:
            assert twin.digest() == line.digests[at + step], f"{step} answers after question {at + 1}"
        twin.push(index)
    assert twin.digest() == line.digests[-1], f"the end after a fork at question {at + 1}"


@pytest.mark.parametrize("record", [False, True])
@both_games
@law(6)
@given(st.data(), luck())
def test_a_clone_at_any_question_has_the_same_future(record, some, data, seed):
    options = data.draw(some)
    line = play(options, seed)
    match = line.start()
    for at, index in enumerate(line.answers):
        follows(match.clone(record=record), line, at)
        assert match.digest() == line.digests[at], "playing the twin changed the match"
        match.push(index)
    assert match.clone(record=record).digest() == line.digests[-1]


@both_games
@law(4)
@given(st.data(), luck())
def test_a_clone_of_a_clone_has_the_same_future(some, data, seed):
    options = data.draw(some)
    line = play(options, seed)
    match = line.start()
    for at, index in enumerate(line.answers):
        twin = match.clone(record=True)
        for further in line.answers[at : at + 3]:
            twin.push(further)
        reached = min(at + 3, len(line.answers))
        follows(twin.clone(), line, reached)
        assert twin.digest() == line.digests[reached]
        match.push(index)


@both_games
@law(4)
@given(st.data(), luck())
def test_a_match_is_untouched_by_what_its_twin_does_otherwise(some, data, seed):
    options = data.draw(some)
    line = play(options, seed)
    match = line.start()
    for at, index in enumerate(line.answers):
        twin = match.clone(record=True)
        for _ in range(5):
            if twin.decision is not None:
                twin.push(len(twin.decision.options) - 1)
        assert match.digest() == line.digests[at]
        match.push(index)


@both_games
@law(6)
@given(st.data(), luck())
def test_a_recorded_twin_sees_the_same_events(some, data, seed):
    options = data.draw(some)
    line = play(options, seed)
    whole = line.start()
    for index in line.answers:
        whole.push(index)
    match = line.start()
    for at, index in enumerate(line.answers):
        twin = match.clone(record=True)
        for further in line.answers[at:]:
            twin.push(further)
        assert twin.events
        assert twin.events == whole.events[-len(twin.events) :]
        match.push(index)


def test_a_dice_match_is_cloned_in_the_middle_of_every_question():
    """Otherwise the laws above might never have seen a rare one."""
    wanted = {"gift", "reroll", "shoot", "arrows_instead", "return_arrows", "heal", "remove_arrow"}
    who = ("bart_cassidy", "pedro_ramirez", "sid_ketchum", "kit_carlson", "slab_the_killer")
    seen = set()
    for seed in range(4):
        line = play(DiceOptions(5, seed=seed, characters=who), seed)
        match = line.start()
        for at, index in enumerate(line.answers):
            seen.add(match.decision.kind)
            follows(match.clone(), line, at)
            match.push(index)
    assert seen == wanted


@pytest.mark.parametrize("options", [TableOptions(4, seed=3), DiceOptions(4, seed=3)], ids=GAMES)
def test_without_recording_only_a_resting_match_can_be_cloned(options):
    match = new_match(options, record=False)
    refused = 0
    while match.decision is not None:
        if match.decision.main:
            assert match.clone().digest() == match.digest()
        else:
            refused += 1
            with pytest.raises(ValueError, match="switch recording on"):
                match.clone()
        match.push(0)
    assert refused > 0
