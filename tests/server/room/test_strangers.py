"""Among strangers: who is put out stays out, one address has one vote, nobody waits for people who never come in."""

from random import Random

import pytest

from boothill.server.room.company.talk import STIR_BURST, STIR_RATE
from boothill.server.room.seats import SeatError
from boothill.server.wire.protocol import Kick, Mute, Ready, SendChat, Vote
from server.room.tables import AWAY, THINK, asked, table, until
from support.rooms import Parlour, deal_by_lot, people_at


@pytest.fixture(autouse=True)
def _dealt_by_lot(monkeypatch):
    deal_by_lot(monkeypatch, 2)


def stranger(parlour, name, address):
    """Sit down and come in from somewhere."""
    parlour.take(name, address=address)
    return parlour.join(name, address=address)


# ---- put out, and there again


def test_who_is_put_out_at_a_public_table_does_not_sit_down_there_again():
    parlour = Parlour(players=4, public=True)
    (ann,) = people_at(parlour, 1)
    eve = stranger(parlour, "Eve", "far")
    parlour.say(ann, Kick(seat=eve.seat))
    with pytest.raises(SeatError, match="put out at this table"):
        parlour.take("Eva", address="far")
    assert parlour.take("Dan", address="near") == 1


def test_nor_does_who_was_put_out_before_coming_in():
    parlour = Parlour(players=4, public=True)
    (ann,) = people_at(parlour, 1)
    parlour.say(ann, Kick(seat=parlour.take("Ghost", address="far")))
    with pytest.raises(SeatError, match="put out at this table"):
        parlour.take("Ghost", address="far")


def test_who_is_put_out_among_friends_may_come_again_and_so_may_the_neighbours_of_the_host():
    for settings, address in (({}, "far"), ({"public": True}, "home")):
        parlour = Parlour(players=4, **settings)
        ann = stranger(parlour, "Ann", "home")
        eve = stranger(parlour, "Eve", address)
        parlour.say(ann, Kick(seat=eve.seat))
        assert eve.closed
        assert parlour.take("Eve", address=address) == 1


# ---- votes


def test_at_a_public_table_two_browsers_of_one_address_have_one_vote():
    parlour = Parlour(players=5, public=True, bot="random")
    (ann,) = people_at(parlour, 1)
    trolls = [stranger(parlour, name, "far") for name in ("Eve", "Eva", "Evi")]
    parlour.begin()
    for troll in trolls:
        parlour.say(troll, Vote(seat=ann.seat))
    assert not ann.closed
    assert ann.table["seats"][ann.seat]["votes"] == 1
    dan = stranger(table_with_room(parlour), "Dan", "near")
    parlour.begin()
    for one in (trolls[0], dan):
        parlour.say(one, Vote(seat=ann.seat))
    assert ann.closed, "those of one address are not more others than one, either"


def table_with_room(parlour):
    """The same table, between two games."""
    parlour.play(Random(1))
    return parlour


def test_among_friends_everybody_has_a_vote_wherever_they_sit():
    parlour = Parlour(players=4, bot="random")
    ann, *family = [stranger(parlour, name, "home") for name in ("Ann", "Bob", "Cat")]
    parlour.begin()
    for one in family:
        parlour.say(one, Vote(seat=ann.seat))
    assert ann.closed


def test_nobody_is_outvoted_because_another_has_lost_the_connection_for_a_moment():
    parlour, ann, bob, cat, eve, eva = table(people=5, players=5)
    parlour.part(bob)
    for one in (eve, eva):
        parlour.say(one, Vote(seat=ann.seat))
    assert not ann.closed, "two of four"
    parlour.pass_time(AWAY)
    parlour.say(eve, Vote(seat=ann.seat))
    assert ann.closed, "two of three"
    assert not cat.closed


# ---- waiting for nobody


def test_a_bot_goes_on_until_whoever_has_taken_its_seat_comes_in():
    parlour, ann = table(people=1, late=True)
    for _ in parlour.questions(Random(1).randrange):
        if parlour.room.question.seat in ann.table["free"]:
            break
    seat, number = parlour.room.question.seat, parlour.room.question.number
    parlour.take("Ghost", seat)
    assert ann.asked.get("left") is None
    parlour.pass_time(THINK)
    assert parlour.room.question.number > number
    assert parlour.room.seats[seat].name == "Ghost"
    ghost = parlour.join("Ghost")
    until(parlour, asked(ghost))
    assert ann.asked["left"] is not None


def test_who_comes_in_to_a_question_has_the_full_time_for_it():
    parlour, ann = table(people=1, late=True)
    for _ in parlour.questions(Random(1).randrange):
        if parlour.room.question.seat in ann.table["free"]:
            break
    seat = parlour.room.question.seat
    parlour.take("Eve", seat)
    parlour.pass_time(THINK / 2)
    eve = parlour.join("Eve")
    assert eve.choices is not None
    assert ann.asked["left"] == ann.asked["total"] == eve.asked["left"]


# ---- talking and fussing


def test_who_is_muted_is_so_in_another_seat_and_as_a_spectator_until_the_host_unmutes():
    parlour = Parlour(players=4)
    ann, bob = people_at(parlour, 2)
    eve = stranger(parlour, "Eve", "far")
    parlour.say(ann, Mute(seat=eve.seat))
    onlooker = parlour.join(address="far")
    assert parlour.say(onlooker, SendChat(text="still here"))[-1]["code"] == "muted"
    parlour.say(ann, Kick(seat=eve.seat))
    eve = stranger(parlour, "Eve", "far")
    assert parlour.say(eve, SendChat(text="again"))[-1]["code"] == "muted"
    parlour.say(ann, Mute(seat=eve.seat, muted=False))
    parlour.say(eve, SendChat(text="thanks"))
    parlour.say(onlooker, SendChat(text="thanks"))
    assert [message["line"]["text"] for message in bob.told("chat")] == ["thanks", "thanks"]


def test_nobody_is_muted_for_somebody_of_the_same_house():
    parlour = Parlour(players=4)
    (ann,) = people_at(parlour, 1)
    eve, fay = (stranger(parlour, name, "house") for name in ("Eve", "Fay"))
    parlour.say(ann, Mute(seat=eve.seat))
    parlour.say(fay, SendChat(text="sorry"))
    onlooker = parlour.join(address="house")
    parlour.say(onlooker, SendChat(text="me too"))
    assert [message["line"]["text"] for message in ann.told("chat")] == ["sorry", "me too"]


def test_all_spectators_of_an_address_go_with_one_that_is_put_out():
    parlour, ann, *_ = table(people=2)
    crowd = [parlour.join(address="far") for _ in range(5)]
    other = parlour.join(address="near")
    parlour.say(ann, Kick(spectator=crowd[2].watcher))
    assert all(one.closed for one in crowd)
    assert not other.closed
    assert ann.table["spectators"] == 1


@pytest.mark.parametrize("begin", [True, False])
def test_nobody_keeps_everybody_busy_by_changing_their_mind(begin):
    parlour, ann, _, cat = table(people=3, begin=begin)
    mark = len(cat.heard)
    for turn in range(200):
        parlour.say(ann, Vote(seat=1, out=turn % 2 == 0) if begin else Ready(ready=turn % 2 == 0))
    assert len(cat.heard) - mark == STIR_BURST
    assert ann.refused == "too_fast"
    parlour.move(1 / STIR_RATE)
    parlour.say(ann, Vote(seat=1, out=True) if begin else Ready(ready=False))
    assert ann.refused == ""


# ---- newcomers


def test_who_sits_down_during_a_game_puts_out_nobody_who_was_there_before():
    parlour, ann, bob = table(people=2, players=5, late=True)
    eve, eva, evi = parlour.sit("Eve", "Eva", "Evi")
    for one in (eve, eva, evi):
        parlour.say(one, Vote(seat=ann.seat))
        assert one.refused == "not_now"
    assert not ann.closed
    for one in (ann, bob):
        assert not eve.closed
        parlour.say(one, Vote(seat=eve.seat))
    assert not eve.closed, "two of four"
    parlour.say(eva, Vote(seat=eve.seat))
    assert eve.closed, "about each other they decide like everybody else"


def test_newcomers_do_not_keep_those_who_were_there_before_from_deciding():
    parlour, ann, bob, cat = table(people=3, players=6, late=True)
    parlour.sit("Eve", "Eva", "Evi")
    for one in (ann, bob):
        parlour.say(one, Vote(seat=cat.seat))
    assert cat.closed
