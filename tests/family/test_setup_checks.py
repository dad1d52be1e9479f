"""Options of a table, checked for every game alike: each mistake is answered with one sentence."""

import pytest

from boothill.family.setup_checks import (
    SEATING_FIELDS,
    Field,
    OptionsError,
    check_characters,
    check_fields,
    check_sheriff,
    is_number,
    is_texts,
    seat_names,
    written_seed,
)
from boothill.kernel.errors import UserError


def refuses(text):
    """The error is a sentence of ours with this text."""
    return pytest.raises(OptionsError, match=f"^{text}$")


def test_options_are_the_users_to_put_right():
    assert issubclass(OptionsError, UserError)


def test_players_by_number_or_by_name():
    assert seat_names(3) == ("A", "B", "C")
    assert seat_names(8) == tuple("ABCDEFGH")
    assert seat_names(("Ann", "Ben", "Cy", "Di")) == ("Ann", "Ben", "Cy", "Di")


@pytest.mark.parametrize("players", [2, 9, 0, -1, ("Ann", "Ben"), tuple("ABCDEFGHI")])
def test_too_few_or_too_many_players(players):
    count = players if isinstance(players, int) else len(players)
    with refuses(f"{count} players cannot play; this game takes 3 to 8"):
        seat_names(players)


@pytest.mark.parametrize("name", ["", "  ", None, 7])
def test_a_player_without_a_name(name):
    with refuses("a player has no name; give every player one"):
        seat_names(("Ann", name, "Cy"))


def test_two_players_of_one_name():
    with refuses("two players are called 'Ann'; give every player another name"):
        seat_names(("Ann", "Ben", "Ann"))


KNOWN = {"suzy": 0, "bart": 1, "kit": 2}


def test_fixed_characters():
    check_characters((None, "kit", "bart"), 3, KNOWN, "this set has")
    check_characters((None,) * 3, 3, KNOWN, "this set has")


@pytest.mark.parametrize(
    ("fixed", "text"),
    [
        (("kit",), "1 characters for 3 players; give one entry per seat"),
        ((None,) * 4, "4 characters for 3 players; give one entry per seat"),
        ((None, "sid", None), "unknown character 'sid'; this set has bart, kit, suzy"),
        (("kit", None, "kit"), "the character 'kit' is given to two seats; every character exists once"),
    ],
)
def test_wrong_fixed_characters(fixed, text):
    with refuses(text):
        check_characters(fixed, 3, KNOWN, "this set has")


def test_a_fixed_sheriff():
    for sheriff in (None, 0, 3):
        check_sheriff(sheriff, 4)
    check_sheriff(None, 3)


@pytest.mark.parametrize("seat", [-1, 4, 9])
def test_a_sheriff_who_does_not_sit_there(seat):
    with refuses(f"seat {seat} cannot be Sheriff; the seats are 0 to 3"):
        check_sheriff(seat, 4)


@pytest.mark.parametrize("seat", [0, 2, 5])
def test_three_players_have_no_sheriff(seat):
    with refuses("3 players have no Sheriff among them; name none"):
        check_sheriff(seat, 3)


@pytest.mark.parametrize(
    "data",
    [
        {},
        {"players": 4},
        {"players": ["Ann", "Ben", "Cy"], "seed": -3},
        {"characters": None, "sheriff": None},
        {"characters": ["kit", None], "sheriff": 1},
    ],
)
def test_fields_that_are_right(data):
    check_fields(data, SEATING_FIELDS)


@pytest.mark.parametrize(
    ("data", "text"),
    [
        ({"player": 4}, "unknown table option 'player'; known are characters, players, seed, sheriff"),
        ({"b": 1, "a": 2}, "unknown table option 'a'; known are characters, players, seed, sheriff"),
        ({"players": True}, "the table option 'players' cannot be True; give a number, or a list of names"),
        (
            {"players": [1, 2, 3]},
            r"the table option 'players' cannot be \[1, 2, 3\]; give a number, or a list of names",
        ),
        ({"players": "ABC"}, "the table option 'players' cannot be 'ABC'; give a number, or a list of names"),
        ({"seed": "x7"}, "the table option 'seed' cannot be 'x7'; give a whole number, or its digits as a text"),
        ({"seed": 1.5}, "the table option 'seed' cannot be 1.5; give a whole number, or its digits as a text"),
        ({"seed": None}, "the table option 'seed' cannot be None; give a whole number, or its digits as a text"),
        (
            {"characters": [1]},
            r"the table option 'characters' cannot be \[1\]; give a list with a name or null for each seat",
        ),
        (
            {"characters": "kit"},
            "the table option 'characters' cannot be 'kit'; give a list with a name or null for each seat",
        ),
        ({"sheriff": "A"}, "the table option 'sheriff' cannot be 'A'; give the number of a seat, or null"),
        ({"sheriff": False}, "the table option 'sheriff' cannot be False; give the number of a seat, or null"),
    ],
)
def test_fields_that_are_wrong(data, text):
    with refuses(text):
        check_fields(data, SEATING_FIELDS)


def test_a_game_has_fields_of_its_own():
    fields = SEATING_FIELDS | {"dusk": Field("a number", is_number)}
    check_fields({"dusk": 4}, fields)
    with refuses("the table option 'dusk' cannot be 'late'; give a number"):
        check_fields({"dusk": "late"}, fields)


def test_numbers_and_texts():
    assert [is_number(value) for value in (0, -5, True, 1.0, "1", None)] == [True, True, False, False, False, False]
    assert [is_texts(value) for value in ([], ["a"], ("a", "b"), "ab", [1], [None], None)] == [
        True,
        True,
        True,
        False,
        False,
        False,
        False,
    ]


@pytest.mark.parametrize(
    ("seed", "written"),
    [
        (0, 0),
        (-7, -7),
        (2**53 - 1, 2**53 - 1),
        (2**53, "9007199254740992"),
        (2**127 + 1, "170141183460469231731687303715884105729"),
        (-(2**53), "-9007199254740992"),
    ],
)
def test_a_seed_is_written_so_that_browsers_do_not_round_it(seed, written):
    assert written_seed(seed) == written
    assert int(written) == seed
    check_fields({"seed": written}, SEATING_FIELDS)
    check_fields({"seed": str(seed)}, SEATING_FIELDS)


@pytest.mark.parametrize(
    "seed", ["", "-", "1.0", "1e3", " 7", "7 ", "+7", "seven", "٧", "1_000", 1.0, True, None, "1" * 1001]
)
def test_what_is_no_seed(seed):
    with pytest.raises(OptionsError) as refused:
        check_fields({"seed": seed}, SEATING_FIELDS)
    assert str(refused.value).startswith("the table option 'seed' cannot be ")
    assert str(refused.value).endswith("; give a whole number, or its digits as a text")
