"""Roles that both games share: how many, who begins, who knows whom, who wins."""

from collections import Counter
from itertools import combinations

import pytest

from boothill.family.roles import (
    DEPUTY,
    FEWEST,
    GOALS,
    HIDDEN,
    MOST,
    OUTLAW,
    RENEGADE,
    ROLES,
    ROLES_BY_PLAYERS,
    SHERIFF,
    first_player,
    of_three,
    redealt,
    roles_face_up,
    roles_known_to,
    seats_with,
    winner_of_three,
    winners,
)
from boothill.family.seating import SeatedTable


def seated(*roles):
    """A table with these roles."""
    t = SeatedTable({}, tuple("ABCDEFGH"[: len(roles)]))
    t.role = roles
    return t


FIVE = seated(OUTLAW, RENEGADE, SHERIFF, DEPUTY, OUTLAW)
THREE = seated(OUTLAW, DEPUTY, RENEGADE)


def test_how_many_of_each_role_play():
    told = {players: [roles.count(role) for role in range(4)] for players, roles in ROLES_BY_PLAYERS.items()}
    assert told == {
        3: [0, 1, 1, 1],
        4: [1, 0, 2, 1],
        5: [1, 1, 2, 1],
        6: [1, 1, 3, 1],
        7: [1, 2, 3, 1],
        8: [1, 2, 3, 2],
    }
    assert (FEWEST, MOST) == (3, 8)
    assert ROLES == ("sheriff", "deputy", "outlaw", "renegade")
    assert HIDDEN not in range(4)


@pytest.mark.parametrize("players", range(4, 9))
def test_the_sheriff_stands_first_in_the_list(players):
    """Dealing with a fixed Sheriff takes the first one out."""
    assert ROLES_BY_PLAYERS[players][0] == SHERIFF


def test_three_hunt_each_other_in_a_circle():
    assert GOALS == {DEPUTY: RENEGADE, RENEGADE: OUTLAW, OUTLAW: DEPUTY}


def test_the_table_of_three_is_another_game_to_its_end():
    assert of_three(THREE)
    assert not of_three(FIVE)
    late = seated(*FIVE.role)
    late.seats = (0, 1, 2)
    assert not of_three(late), "three are left of five"


def test_who_begins():
    assert first_player(FIVE) == 2
    assert first_player(THREE) == 1


def test_whose_role_lies_face_up():
    assert roles_face_up(FIVE) == [2]
    assert roles_face_up(THREE) == [0, 1, 2]


@pytest.mark.parametrize(
    ("seat", "known"),
    [
        (-1, (HIDDEN, HIDDEN, SHERIFF, HIDDEN, OUTLAW)),
        (1, (HIDDEN, RENEGADE, SHERIFF, HIDDEN, OUTLAW)),
        (2, (HIDDEN, HIDDEN, SHERIFF, HIDDEN, OUTLAW)),
        (4, (HIDDEN, HIDDEN, SHERIFF, HIDDEN, OUTLAW)),
    ],
)
def test_a_seat_knows_its_own_role_and_those_face_up(seat, known):
    assert roles_known_to(FIVE, seat, [2, 4]) == known


def test_unknown_roles_are_dealt_anew_and_the_known_ones_stay():
    seen = Counter()
    for seed in range(600):
        roles = redealt(FIVE, 1, [2], seed)
        assert (roles[1], roles[2]) == (RENEGADE, SHERIFF)
        assert sorted(roles) == sorted(FIVE.role)
        seen[roles] += 1
    assert len(seen) == 3
    assert all(abs(times - 200) < 47 for times in seen.values()), "four standard deviations"
    assert FIVE.role == (OUTLAW, RENEGADE, SHERIFF, DEPUTY, OUTLAW)


def test_the_same_seed_deals_the_same_roles():
    assert [redealt(FIVE, 1, [2], seed) for seed in range(20)] == [redealt(FIVE, 1, [2], seed) for seed in range(20)]


def test_nothing_is_dealt_anew_if_all_is_known():
    assert {redealt(THREE, 0, [0, 1, 2], seed) for seed in range(20)} == {THREE.role}


EIGHT = (SHERIFF, DEPUTY, DEPUTY, OUTLAW, OUTLAW, OUTLAW, RENEGADE, RENEGADE)
OUTLAWS, LAW = (3, 4, 5), (0, 1, 2)


@pytest.mark.parametrize(
    ("living", "who"),
    [
        (range(8), None),
        ((0, 3), None),
        ((0, 6), None),
        ((0, 1, 2, 6), None),
        ((0,), LAW),
        ((0, 1), LAW),
        ((1, 2), OUTLAWS),
        ((3,), OUTLAWS),
        ((6,), (6,)),
        ((7,), (7,)),
        ((6, 7), OUTLAWS),
        ((1, 6), OUTLAWS),
        ((3, 6), OUTLAWS),
        ((), OUTLAWS),
    ],
)
def test_who_has_won_with_a_sheriff(living, who):
    assert winners(EIGHT, tuple(living)) == who


def test_the_game_goes_on_exactly_while_the_sheriff_and_an_enemy_live():
    for count in range(9):
        for living in combinations(range(8), count):
            goes_on = 0 in living and any(seat >= 3 for seat in living)
            assert (winners(EIGHT, living) is None) == goes_on


@pytest.mark.parametrize(
    ("living", "kills", "who"),
    [
        ((0, 1, 2), [], None),
        ((0, 2), [(1, 0)], (0,)),  # the Outlaw got the Deputy
        ((1, 2), [(0, 2)], (2,)),  # the Renegade got the Outlaw
        ((0, 1), [(2, 1)], (1,)),  # the Deputy got the Renegade
        ((0, 2), [(1, 2)], None),  # the wrong hand
        ((0, 2), [(1, -1)], None),  # nobody's doing
        ((0,), [(1, 2), (2, -1)], (0,)),
        ((0,), [(1, 2), (2, 0)], (0,)),
        ((2,), [(1, -1), (0, -1)], (2,)),
        ((0,), [(2, 0), (1, 0)], (0,)),  # both in one blow, his own goal among them
        ((), [(0, -1), (1, -1), (2, -1)], (0,)),
    ],
)
def test_who_has_won_of_three(living, kills, who):
    assert winner_of_three(THREE.role, living, kills) == who


def test_seats_by_role():
    assert seats_with(FIVE.role, OUTLAW) == (0, 4)
    assert seats_with(FIVE.role, SHERIFF, DEPUTY) == (2, 3)
    assert seats_with(THREE.role, SHERIFF) == ()
