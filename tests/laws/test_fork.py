"""Law 11: a clone of a match at any question has the same future as the match itself."""

import pytest
from hypothesis import given

from boothill.bang.game import new_match
from boothill.bang.setup import TableOptions
from support.games import Line, law, luck, play, tables

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
@law(6)
@given(tables(), luck())
def test_a_clone_at_any_question_has_the_same_future(record, options, seed):
    line = play(options, seed)
    match = line.start()
    for at, index in enumerate(line.answers):
        follows(match.clone(record=record), line, at)
        assert match.digest() == line.digests[at], "playing the twin changed the match"
        match.push(index)
    assert match.clone(record=record).digest() == line.digests[-1]


@law(4)
@given(tables(), luck())
def test_a_clone_of_a_clone_has_the_same_future(options, seed):
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


@law(4)
@given(tables(), luck())
def test_a_match_is_untouched_by_what_its_twin_does_otherwise(options, seed):
    line = play(options, seed)
    match = line.start()
    for at, index in enumerate(line.answers):
        twin = match.clone(record=True)
        for _ in range(5):
            if twin.decision is not None:
                twin.push(len(twin.decision.options) - 1)
        assert match.digest() == line.digests[at]
        match.push(index)


@law(6)
@given(tables(), luck())
def test_a_recorded_twin_sees_the_same_events(options, seed):
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


def test_without_recording_only_a_resting_match_can_be_cloned():
    match = new_match(TableOptions(4, seed=3), record=False)
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
