"""Positions in which a sensible player must, or must not, do something: the strongest bot passes every one."""

import pytest

from boothill.bots import make_bot
from games.bang.bots.embarrassments import SEEDS, SUITE
from games.bang.bots.embarrassments.position import has, said

BEYOND_GREENHORN = {
    "outlaw_lays_down_the_gun_that_reaches_the_sheriff": "a Volcanic is worth more to it, whoever is out of its range",
    "deputy_shoots_twice_at_the_last_outlaw": "for two BANG!s it does not change a Winchester for a Volcanic",
}
"""What the rule of thumb does not see, and why."""
FEWEST = 70
"""So many positions the suite has at least."""


each_position = pytest.mark.parametrize("told", SUITE, ids=lambda told: told.name)


def faults_of(bot, told):
    """What bots of several seeds do wrong, by seed."""
    found = {seed: told.faults(make_bot(bot, seed)) for seed in SEEDS}
    return {seed: faults for seed, faults in found.items() if faults}


@each_position
def test_marshal_is_never_embarrassed(told):
    assert not faults_of("marshal", told)


@each_position
def test_greenhorns_are_embarrassed_by_what_is_beyond_them_alone(told):
    faults = faults_of("greenhorn", told)
    assert bool(faults) == (told.name in BEYOND_GREENHORN), faults


@each_position
def test_the_position_can_be_passed_and_failed(told):
    """A question with one way to answer it, or with none that is right, would prove nothing."""
    seen = set()
    for seed in range(300):
        seen.add(bool(told.faults(make_bot("random", seed))))
        if len(seen) == 2:
            return
    pytest.fail(f"random answers always {'fail' if seen == {True} else 'pass'}")


@each_position
def test_what_is_looked_for_is_offered(told):
    """A word misspelt would be looked for in vain. What must come sooner or later in a turn may not be there yet."""
    story = told.tell()
    offered = [said(story, option) for option in story.decision.options]
    for words in told.never if told.is_of_a_turn(story) else (*told.never, *told.must):
        assert any(has(answer, words) for answer in offered), (words, offered)


def test_the_suite_is_large_and_varied():
    assert len(SUITE) >= FEWEST
    assert len({told.name for told in SUITE}) == len(SUITE)
    tables = [told.tell() for told in SUITE]
    assert {len(story.t.names) for story in tables} == {3, 4, 5, 6, 7, 8}
    assert {story.t.role[story.decision.seat] for story in tables} == {0, 1, 2, 3}
