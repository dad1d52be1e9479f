"""Events with their audience, and chance results that check themselves."""

import pytest

from boothill.kernel.journal import EVERYTHING, SPECTATOR, Journal, ReplayMismatch, seen_by

DREW = ("drew", (2, 1), (2,), (55,))


@pytest.mark.parametrize(
    ("viewer", "secret"), [(2, (55,)), (0, ()), (1, ()), (3, ()), (SPECTATOR, ()), (EVERYTHING, (55,))]
)
def test_only_the_audience_learns_the_secret(viewer, secret):
    assert seen_by(DREW, viewer) == ("drew", (2, 1), secret)


def test_several_seats_may_share_a_secret():
    event = ("took", (0, 3), (0, 3), (7,))
    assert [seen_by(event, viewer)[2] for viewer in (SPECTATOR, 0, 1, 2, 3)] == [(), (7,), (), (), (7,)]


def test_an_event_without_secret_is_the_same_for_all():
    event = ("turn", (1, 4), (), ())
    assert {seen_by(event, viewer) for viewer in (EVERYTHING, SPECTATOR, 0, 1)} == {("turn", (1, 4), ())}


def test_results_are_kept_in_their_order():
    journal = Journal()
    assert journal.result("deck", 0, (2, 1), (1, 2)) == (2, 1)
    assert journal.result("pick", 0, (5,), (4, 5)) == (5,)
    assert journal.chance == [("deck", 0, (2, 1)), ("pick", 0, (5,))]


def test_a_script_rules_over_the_generator():
    journal = Journal([("deck", 0, (1, 2)), ("pick", 0, (4,))])
    assert journal.result("deck", 0, (2, 1), (1, 2)) == (1, 2)
    assert journal.result("pick", 0, (5,), (4, 5)) == (4,)
    assert journal.chance == [("deck", 0, (1, 2)), ("pick", 0, (4,))]


@pytest.mark.parametrize(
    ("told", "says"),
    [
        (("roles", 0, (1, 2)), "has chance result 'roles 0' where the game needs 'deck 0'"),
        (("deck", 1, (1, 2)), "has chance result 'deck 1' where the game needs 'deck 0'"),
        (("deck", 0, (1, 3)), "'deck 0' of the record is impossible here"),
        (("deck", 0, (1, 1)), "'deck 0' of the record is impossible here"),
        (("deck", 0, (1,)), "'deck 0' of the record is impossible here"),
        (("deck", 0, (1, 2, 2)), "'deck 0' of the record is impossible here"),
    ],
)
def test_a_script_that_does_not_fit(told, says):
    journal = Journal([told])
    with pytest.raises(ReplayMismatch, match=says):
        journal.result("deck", 0, (2, 1), (1, 2))
    assert journal.chance == []


def test_a_script_that_ends_too_early():
    with pytest.raises(ReplayMismatch, match="the record ends before the chance result 'deck 0'"):
        Journal([]).result("deck", 0, (2, 1), (1, 2))
