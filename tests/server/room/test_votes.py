"""Votes: who may lose their seat in a game because the others want it, and when a vote counts."""

from random import Random

import pytest

from boothill.server.store.rows import BOT
from boothill.server.wire.protocol import Leave, Vote, Watch
from server.room.tables import AWAY, over, refusal_of, table, until
from support.rooms import deal_by_lot


@pytest.fixture(autouse=True)
def _dealt_by_lot(monkeypatch):
    deal_by_lot(monkeypatch, 2)


def votes(listener):
    """How many votes there are against each seat, as everybody is told."""
    return [seat["votes"] for seat in listener.table["seats"]]


@pytest.mark.parametrize(("people", "needed"), [(3, 2), (4, 2), (5, 3), (6, 3), (7, 4)])
def test_somebody_is_put_out_once_more_than_half_of_the_others_want_it_and_at_least_two(people, needed):
    parlour, *some = table(people=people, players=7)
    target, *others = some
    for count, one in enumerate(others[:needed], 1):
        assert not target.closed
        parlour.say(one, Vote(seat=0))
        assert one.you["votes"] == ([0] if count < needed else [])
        assert votes(others[-1])[0] == (count if count < needed else 0)
    assert (target.messages[-1]["type"], target.messages[-1]["code"]) == ("closing", "kicked")
    assert refusal_of(parlour, name="Ann") == "bad_token"
    seat = others[0].table["seats"][0]
    assert (seat["kind"], seat["name"], seat["votes"]) == ("bot", "Ann", 0)
    assert others[0].table["host"] != 0
    (told,) = (message["notice"] for message in others[0].told("notice"))
    assert (told["what"], told["seat"], told["name"]) == ("voted_out", 0, "Ann")
    assert 0 not in others[0].table["free"]


def test_two_people_cannot_put_out_each_other():
    parlour, ann, bob = table(people=2)
    parlour.say(ann, Vote(seat=bob.seat))
    assert not bob.closed
    assert votes(bob) == [0, 1, 0, 0]


def test_a_vote_is_taken_back_and_the_same_again_tells_nobody():
    parlour, ann, bob, *_ = table()
    parlour.say(ann, Vote(seat=bob.seat))
    mark = len(bob.heard)
    parlour.say(ann, Vote(seat=bob.seat))
    assert len(bob.heard) == mark
    parlour.say(ann, Vote(seat=bob.seat, out=False))
    assert (votes(bob), ann.you["votes"]) == ([0] * 4, [])
    assert bob.you["votes"] == []


def test_votes_that_cannot_be_given():
    parlour, ann, bob, cat = table(people=3, players=5)
    onlooker = parlour.join()
    for one, seat, code in [
        (onlooker, 0, "spectator"),
        (ann, 5, "no_such_seat"),
        (ann, 0, "not_yourself"),
        (ann, 3, "no_person"),
    ]:
        parlour.say(one, Vote(seat=seat))
        assert one.refused == code
    over(parlour)
    parlour.say(ann, Vote(seat=bob.seat))
    assert ann.refused == "no_game"
    assert votes(cat) == [0] * 5


def test_only_the_votes_of_those_who_are_there_count():
    parlour, ann, bob, cat, _ = table()
    parlour.say(bob, Vote(seat=ann.seat))
    assert votes(cat) == [1, 0, 0, 0]
    parlour.part(bob)
    parlour.hear_who_is_there()
    assert votes(cat) == [0] * 4
    parlour.say(cat, Vote(seat=ann.seat))
    assert not ann.closed, "bob's does not count as long as he is gone"
    again = parlour.join("Bob")
    assert again.you["votes"] == [ann.seat]
    assert votes(again) == [2, 0, 0, 0]
    parlour.say(again, Leave())
    assert votes(cat) == [1, 0, 0, 0], "nor does it for whoever has the seat then"


def test_votes_are_forgotten_with_the_game_and_the_seat_they_are_about():
    parlour, ann, bob, cat, dan = table()
    parlour.say(bob, Vote(seat=ann.seat))
    parlour.say(bob, Vote(seat=dan.seat))
    parlour.say(dan, Leave())
    assert bob.you["votes"] == [ann.seat]
    over(parlour)
    assert votes(cat) == [0] * 4
    parlour.begin()
    assert bob.you["votes"] == []
    parlour.say(cat, Vote(seat=ann.seat))
    assert not ann.closed


def test_who_is_gone_can_be_voted_out_too_and_a_bot_answers_at_once():
    parlour, ann, *others = table()
    person = until(parlour, lambda question, decision: decision.main and question.seat != ann.seat)
    seat = person.seat
    parlour.part(person)
    for one in [one for one in (ann, *others) if one is not person]:
        if parlour.room.row.seats[seat].is_person:
            parlour.say(one, Vote(seat=seat))
    assert parlour.room.row.seats[seat].bot
    parlour.pass_time(AWAY / 2)
    assert parlour.kept.answers[1][-1].by == BOT


def test_who_sees_everything_is_not_counted_among_the_others():
    parlour, *people = table(people=5, players=5)
    for _ in parlour.questions(Random(1).randrange):
        out = next((one for one in people if one.you["may_watch_everything"]), None)
        if out is not None:
            break
    parlour.say(out, Watch(what="everything"))
    target, one, other, _ = (person for person in people if person is not out)
    parlour.say(one, Vote(seat=target.seat))
    assert not target.closed
    parlour.say(other, Vote(seat=target.seat))
    assert target.closed, "two of three, not of four"
