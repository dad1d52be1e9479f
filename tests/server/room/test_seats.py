"""Seats and who has them: tokens, bots in empty seats, hosting, tables made larger and smaller."""

import hashlib
import hmac
import math
import re
from random import Random

import pytest

from boothill.server.room import seats
from boothill.server.room.seats import BOT_NAMES, NOBODY, SeatError, Seating
from boothill.server.store.rows import OVER, PLAYING, WAITING, SeatRow, TableRow
from boothill.server.wire.settings import Settings


def a_row(*names, status=WAITING, host=0):
    """A table of these: an empty text for an empty seat, with a star for a bot, with a dash for a person who was
    replaced by a bot.
    """
    rows = [
        SeatRow(name.strip("*-"), bot="random" if name[-1:] in ("*", "-") else "") if name else SeatRow()
        for name in names
    ]
    for seat, name in zip(rows, names, strict=True):
        if name and not name.endswith("*"):
            seat.token_hash = seats.token_hash(f"token of {seat.name}")
    game = 1 if status == PLAYING else 0
    return TableRow("table", 0.0, 0.0, Settings(), rows, host=host, status=status, game=game)


def names_of(row):
    return [place.name for place in row.seats]


# ---- tokens


def test_a_token_cannot_be_guessed():
    tokens = [seats.new_token() for _ in range(1000)]
    assert len(set(tokens)) == 1000
    assert all(re.fullmatch(r"[\w-]{24}", token) for token in tokens), "letters that a message and a store can carry"
    assert math.log2(64) * 24 >= 128, "more than all computers can try"
    letters = {letter for token in tokens for letter in token}
    assert len(letters) == 64
    for place in range(24):
        assert len({token[place] for token in tokens}) > 50


def test_only_the_hash_of_a_token_is_kept():
    row = a_row("", "")
    seat, token = Seating(row).take("Ann", None)
    assert row.seats[seat].token_hash == hashlib.sha256(token.encode()).hexdigest() == seats.token_hash(token)
    assert token not in repr(row)


def test_tokens_are_compared_in_constant_time(monkeypatch):
    row = a_row("Ann", "Bob")
    compared = []
    true = hmac.compare_digest
    monkeypatch.setattr(hmac, "compare_digest", lambda one, other: compared.append((one, other)) or true(one, other))
    assert Seating(row).of_token("token of Bob") == 1
    told = seats.token_hash("token of Bob")
    assert compared == [(row.seats[0].token_hash, told), (row.seats[1].token_hash, told)]


def test_a_token_has_the_seat_it_was_given_for_and_no_other():
    row = a_row("Ann", "", "Zeke*", "Dan-")
    assert Seating(row).of_token("token of Ann") == 0
    assert Seating(row).of_token("token of Dan") == 3, "also if a bot sits in for them"
    for other in ("token of Zeke", "", "token of ann", row.seats[0].token_hash):
        assert Seating(row).of_token(other) == NOBODY
    assert Seating(row).of_token("") == NOBODY, "nor does an empty seat's empty hash fit"


# ---- taking seats


def test_the_first_empty_seat_is_taken_and_the_first_person_is_host():
    row = a_row("", "", "", host=NOBODY)
    assert [Seating(row).take(name, None)[0] for name in ("Ann", "Bob", "Cat")] == [0, 1, 2]
    assert row.host == 0
    with pytest.raises(SeatError, match="every seat is taken"):
        Seating(row).take("Dan", None)


def test_empty_seats_are_taken_before_those_of_bots():
    row = a_row("Zeke*", "Ann", "", host=1)
    assert [Seating(row).take(name, None)[0] for name in ("Bob", "Cat")] == [2, 0]
    assert row.seats[0] == SeatRow("Cat", token_hash=row.seats[0].token_hash, before=SeatRow("Zeke", bot="random"))
    assert row.host == 1


@pytest.mark.parametrize(
    ("wanted", "said"), [(0, "taken by Ann"), (2, "taken by Dan"), (3, "no seat 3"), (7, "no seat 7")]
)
def test_a_seat_that_is_wanted_is_given_or_refused(wanted, said):
    row = a_row("Ann", "Zeke*", "Dan-", status=PLAYING)
    before = repr(row)
    with pytest.raises(SeatError, match=said):
        Seating(row).take("Bob", wanted)
    assert repr(row) == before
    assert Seating(row).take("Bob", 1)[0] == 1


def test_a_new_owner_is_neither_muted_nor_a_bot():
    row = a_row("Zeke*", "Ann")
    row.seats[0].muted = True
    Seating(row).take("Bob", 0)
    assert (row.seats[0].muted, row.seats[0].bot, row.seats[0].is_person) == (False, "", True)


def test_whoever_comes_is_host_if_there_is_none():
    row = a_row("Zeke*", "", host=NOBODY)
    Seating(row).take("Ann", None)
    assert row.host == 1
    row = a_row("Dan-", "", host=0)
    Seating(row).take("Ann", None)
    assert row.host == 1, "a bot is no host"


# ---- bots


def test_bots_have_names_nobody_has():
    luck = Random(1)
    for _ in range(200):
        count = luck.randrange(3, 9)
        names = luck.sample([*BOT_NAMES, *map(str.upper, BOT_NAMES), "Ann", "Bob"], count)
        folded = {name.casefold() for name in names}
        if len(folded) < count:
            continue
        row = a_row(*[name if luck.random() < 0.6 else "" for name in names])
        people = [name for name in names_of(row) if name]
        Seating(row).fill("random")
        assert all(names_of(row))
        assert len({name.casefold() for name in names_of(row)}) == count
        assert [place.name for place in row.seats if place.is_person] == people
        assert all(place.name in BOT_NAMES for place in row.seats if place.bot)


def test_there_are_more_names_for_bots_than_seats():
    assert len({name.casefold() for name in BOT_NAMES}) == len(BOT_NAMES) > 8


def test_other_bots_sit_at_other_tables_and_the_same_at_the_same():
    def seated(id):
        row = a_row(*[""] * 5)
        row.id = id
        Seating(row).fill("random")
        return tuple(names_of(row))

    parties = [seated(f"table-{number}") for number in range(20)]
    assert len(set(parties)) == 20
    assert len({name for party in parties for name in party}) > 20
    assert seated("table-7") == parties[7]


def test_no_bot_has_a_name_that_looks_like_a_persons():
    """Nobody is to be taken for a bot, or a bot for them."""
    for name in BOT_NAMES:
        seating = Seating(a_row(*[""] * 8))
        seating.take(
            name.replace("u", "\u03c5").replace("i", "\u0456").replace("e", "\u0435").replace("a", "\u0430"), None
        )
        seating.fill("random")
        assert name not in seating.names()


def test_a_name_that_runs_from_right_to_left_is_set_apart_in_a_refusal():
    name = "\u05e9\u05e8\u05d4"
    with pytest.raises(SeatError, match=f"^seat 0 is taken by \u2068{name}\u2069; take another one$"):
        Seating(a_row(name, "")).take("Ann", 0)


def test_a_bot_on_a_persons_seat_has_a_name_of_its_own():
    row = a_row("Ann", "Bob")
    Seating(row).seat_bot(1, "random")
    assert row.seats[1].name in BOT_NAMES
    assert (row.seats[1].bot, row.seats[1].token_hash) == ("random", "")


def test_a_bot_that_sits_in_leaves_name_and_token_alone():
    row = a_row("Ann", "Bob", status=PLAYING)
    token = row.seats[1].token_hash
    Seating(row).stand_in(1, "greenhorn")
    assert (row.seats[1].name, row.seats[1].bot, row.seats[1].token_hash) == ("Bob", "greenhorn", token)
    assert Seating(row).people() == [0]
    assert not Seating(row).is_nobodys(1)


@pytest.mark.parametrize("status", [WAITING, PLAYING, OVER])
def test_a_seat_that_is_given_up(status):
    row = a_row("Ann", "Bob", status=status)
    row.seats[1].muted, row.seats[1].wins = True, 2
    Seating(row).vacate(1, "random")
    assert Seating(row).of_token("token of Bob") == NOBODY
    assert not row.seats[1].muted
    if status == PLAYING:
        assert (row.seats[1].name, row.seats[1].bot, row.seats[1].wins) == ("Bob", "random", 2), "its game goes on"
    else:
        assert row.seats[1] == SeatRow()
    assert Seating(row).is_nobodys(1)
    assert Seating(row).free() == ([] if status == PLAYING else [1]), "in its game nobody else has it"


# ---- hosting


@pytest.mark.parametrize(
    ("names", "host", "there", "found"),
    [
        (("Ann", "Bob", "Cat"), 0, {1, 2}, 1),
        (("Ann", "Bob", "Cat"), 0, {2}, 2),
        (("Ann", "Bob", "Cat"), 0, set(), 1),
        (("Ann", "Bob", "Cat"), 2, {0, 1}, 0),
        (("Ann", "Zeke*", "Cat"), 0, {2}, 2),
        (("Ann", "Zeke*", "Cat-"), 0, {0}, NOBODY),
        (("Ann", "", ""), 0, {0}, NOBODY),
    ],
)
def test_the_next_host_is_the_next_person_who_is_there(names, host, there, found):
    assert Seating(a_row(*names, host=host)).next_host(there) == found


# ---- larger and smaller


@pytest.mark.parametrize(
    ("names", "players", "order"),
    [
        (("Ann", "Bob", "", "Zeke*", "Eve"), 5, [0, 1, 2, 3, 4]),
        (("Ann", "Bob", "", "Zeke*", "Eve"), 4, [0, 1, 3, 4]),
        (("Ann", "Bob", "", "Zeke*", "Eve"), 3, [0, 1, 4]),
        (("Ann", "", "", "Zeke*", ""), 3, [0, 1, 3]),
        (("Zeke*", "Ann", "Willa*", "Silas*"), 3, [0, 1, 2]),
        (("Ann", "Bob", "Cat"), 5, [0, 1, 2, NOBODY, NOBODY]),
        (("Ann", "Dan-", "Zeke*", "Cat"), 3, [0, 1, 3]),
    ],
)
def test_empty_seats_go_first_then_bots_from_behind(names, players, order):
    row = a_row(*names)
    assert Seating(row).resized(players) == order
    assert names_of(row) == [name.strip("*-") for name in names], "nothing is changed yet"


@pytest.mark.parametrize("names", [("Ann", "Bob", "Cat", "Dan"), ("Ann", "Bob", "Cat", "Dan-")])
def test_nobody_loses_his_seat_to_a_smaller_table(names):
    with pytest.raises(SeatError, match="4 people"):
        Seating(a_row(*names)).resized(3)


def test_the_host_stays_the_same_person_wherever_he_sits():
    row = a_row("Ann", "Bob", "Cat", host=1)
    Seating(row).reseat([2, 0, 1, NOBODY])
    assert names_of(row) == ["Cat", "Ann", "Bob", ""]
    assert row.host == 2
    assert [Seating(row).of_token(f"token of {name}") for name in ("Ann", "Bob", "Cat")] == [1, 2, 0]


def test_another_person_is_host_if_the_hosts_seat_is_gone():
    row = a_row("Zeke*", "Ann", host=0)
    Seating(row).reseat([1])
    assert (names_of(row), row.host) == (["Ann"], 0)
    row = a_row("Zeke*", "Willa*", host=0)
    Seating(row).reseat([1])
    assert row.host == NOBODY
