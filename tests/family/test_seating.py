"""What every table is: a circle of players, events, shuffles and dealt roles."""

from collections import Counter

import pytest

from boothill.family.roles import ROLES_BY_PLAYERS, SHERIFF
from boothill.family.seating import SeatedTable
from boothill.kernel.journal import Journal


def seated(players=5, seed=0):
    """A table nobody has dealt at."""
    t = SeatedTable({"players": players}, tuple("ABCDEFGH"[:players]))
    t.seed = seed
    return t


def test_a_fresh_table():
    t = seated(4)
    assert (t.names, t.seats, t.eliminated, t.killed_by) == (("A", "B", "C", "D"), (0, 1, 2, 3), [], [-1] * 4)
    assert (t.active, t.turn, t.winners, t.journal) == (-1, 0, (), None)
    assert t.life is not t.max_life


@pytest.mark.parametrize(
    ("seats", "start", "order"),
    [
        ((0, 1, 2, 3, 4), 0, [0, 1, 2, 3, 4]),
        ((0, 1, 2, 3, 4), 3, [3, 4, 0, 1, 2]),
        ((0, 1, 2, 3, 4), 5, [0, 1, 2, 3, 4]),
        ((0, 2, 4), 1, [2, 4, 0]),
        ((0, 2, 4), 3, [4, 0, 2]),
        ((1, 2), 4, [1, 2]),
        ((3,), 3, [3]),
        ((), 2, []),
    ],
)
def test_clockwise_from_a_seat_that_may_be_empty(seats, start, order):
    t = seated()
    t.seats = seats
    assert t.clockwise(start) == order


def test_events_are_written_down_if_there_is_a_journal():
    t = seated()
    t.emit("lost", 1, 2)
    t.journal = Journal()
    t.emit("won", 3)
    t.emit("told", 4, to=(0, 2), secret=(7, 8))
    assert t.journal.events == [("won", (3,), (), ()), ("told", (4,), (0, 2), (7, 8))]


def test_a_shuffle_is_the_same_with_and_without_a_journal():
    t, recorded = seated(seed=8), seated(seed=8)
    recorded.journal = Journal()
    order = t.shuffle("deck", range(20))
    assert recorded.shuffle("deck", range(20)) == order != list(range(20))
    assert recorded.journal.chance == [("deck", 0, tuple(order))]


def test_a_shuffle_follows_its_script():
    t = seated()
    t.journal = Journal([("deck", 0, (2, 0, 1))])
    assert t.shuffle("deck", range(3)) == [2, 0, 1]


@pytest.mark.parametrize("players", ROLES_BY_PLAYERS)
def test_dealt_roles_are_those_of_the_table(players):
    deals = set()
    for seed in range(40):
        t = seated(players, seed)
        t.deal_roles(None)
        assert sorted(t.role) == sorted(ROLES_BY_PLAYERS[players])
        deals.add(t.role)
    assert len(deals) > 4


@pytest.mark.parametrize("players", range(4, 9))
def test_with_a_fixed_sheriff_the_others_are_dealt(players):
    for sheriff in range(players):
        beside = Counter()
        for seed in range(30):
            t = seated(players, seed)
            t.deal_roles(sheriff)
            assert t.role.index(SHERIFF) == sheriff
            assert sorted(t.role) == sorted(ROLES_BY_PLAYERS[players])
            beside[t.role[sheriff - 1]] += 1
        assert len(beside) > 1
