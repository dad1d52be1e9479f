"""Ways round the rules of a table: seats taken to look at hands, connections that were sent away, spectators."""

from random import Random

import msgspec
import pytest

from boothill.server.room.commands import follow
from boothill.server.room.seats import SeatError
from boothill.server.wire.protocol import (
    Answer,
    Configure,
    Kick,
    Leave,
    Ready,
    SendChat,
    Start,
    Vote,
    Watch,
    decode_client,
)
from boothill.server.wire.settings import Settings
from support.rooms import Parlour, deal_by_lot, people_at


@pytest.fixture(autouse=True)
def _dealt_by_lot(monkeypatch):
    deal_by_lot(monkeypatch, 3)


def table(people, players=4, **settings):
    """A table with a game dealt: the parlour, and its people."""
    parlour = Parlour(players=players, **{"bot": "random", **settings})
    some = people_at(parlour, people)
    parlour.begin()
    return (parlour, *some)


def until_somebody_is_out(parlour, wanted):
    """Play on until somebody wanted is out of the game; their seat."""
    for _ in parlour.questions(Random(1).randrange):
        for seat in range(len(parlour.room.row.seats)):
            if parlour.room.out_for_good(seat) and wanted(seat):
                return seat
    raise AssertionError("nobody was out before the end")


# ---- seats


def test_nobody_sits_down_on_the_seat_of_a_bot_that_is_out_to_see_every_hand():
    parlour, *_ = table(1, players=5)
    out = until_somebody_is_out(parlour, lambda seat: parlour.room.row.seats[seat].bot)
    with pytest.raises(SeatError, match="out of the game"):
        parlour.take("Eve", out)
    living = [seat for seat in range(5) if parlour.room.row.seats[seat].bot and not parlour.room.out_for_good(seat)]
    assert parlour.take("Eve") in living


def test_whoever_took_a_seat_during_the_game_never_sees_everything_of_it():
    parlour, *_ = table(1, players=7)
    next(iter(parlour.questions(Random(1).randrange)))
    names = ("Eve", "Fay", "Gus", "Hal", "Ida", "Joe")  # one of them is the first to go, whatever the luck
    seats = [parlour.take(name) for name in names]
    people = [parlour.join(name) for name in names]
    out = until_somebody_is_out(parlour, lambda seat: seat in seats)
    person = people[seats.index(out)]
    assert not person.you["may_watch_everything"]
    parlour.say(person, Watch(what="everything"))
    assert person.refused == "not_out"


def test_a_table_may_keep_newcomers_out_of_a_game():
    parlour, ann, *_ = table(1, late=False)
    with pytest.raises(SeatError, match="nobody may join it"):
        parlour.take("Eve")
    for _ in parlour.questions(Random(1).randrange):
        pass
    assert parlour.take("Eve") > 0
    assert ann.table["seats"][1]["kind"] == "person"


# ---- connections that were sent away


@pytest.mark.parametrize("way", ["voted out", "left"])
def test_who_was_sent_away_is_not_heard_any_more(way):
    parlour, ann, bob, cat, _ = table(4)
    question = next(iter(q for q in parlour.questions(Random(1).randrange) if parlour.asked_person() is bob))
    del question
    number = parlour.room.question.number
    if way == "voted out":
        parlour.say(ann, Vote(seat=bob.seat))
        parlour.say(cat, Vote(seat=bob.seat))
    else:
        parlour.say(bob, Leave())
    onlooker = parlour.join()
    listeners = (ann, cat, onlooker)
    heard = [len(one.messages) for one in listeners]
    for message in (Answer(game=1, question=number, option=0), SendChat(text="I am Zoe"), Leave(), Vote(seat=0)):
        assert follow(parlour.room, bob, message) == ""
    assert [len(one.messages) for one in listeners] == heard
    assert (parlour.room.take_writes(), parlour.room.take_outbox()) == ([], [])
    assert parlour.room.row.seats[1].bot


def test_a_table_made_smaller_forgets_who_was_sent_away():
    parlour = Parlour(players=5, bot="random")
    ann, bob, _cat = people_at(parlour, 3)
    parlour.say(ann, Kick(seat=bob.seat))
    parlour.say(ann, Configure(settings=Settings(players=3, bot="random")))
    assert follow(parlour.room, bob, SendChat(text="Still here?")) == ""
    assert len(ann.table["seats"]) == 3


# ---- the host


def test_a_host_who_plays_on_as_a_bot_is_host_no_longer_once_somebody_is_there():
    parlour, ann, bob, *_ = table(2)
    parlour.part(ann)
    for _ in parlour.questions(Random(1).randrange):
        pass
    parlour.say(bob, Ready())
    assert parlour.room.row.seats[0].bot, "Ann was gone when the next game began"
    again = parlour.reopened()
    back = again.join("Bob")
    again.wake()
    assert (again.room.row.host, back.you["host"]) == (1, True)


# ---- spectators, settings


def test_spectators_have_to_go_when_a_table_wants_none():
    parlour = Parlour(players=4, bot="random")
    ann, *_ = people_at(parlour, 2)
    onlooker = parlour.join()
    parlour.say(ann, Configure(settings=Settings(players=4, bot="random", spectators=False)))
    assert onlooker.messages[-1]["type"] == "closing"
    assert onlooker.messages[-1]["code"] == "no_spectators"
    assert ann.table["spectators"] == 0
    parlour.say(ann, Start())
    assert onlooker.messages[-1]["type"] == "closing", "and they are told nothing more"


def test_spectators_speak_between_games_only():
    parlour, ann, *_ = table(2)
    onlooker = parlour.join()
    parlour.say(onlooker, SendChat(text="Shoot"))
    assert onlooker.refused == "spectator"
    for _ in parlour.questions(Random(1).randrange):
        pass
    parlour.say(onlooker, SendChat(text="Nice game"))
    assert ann.messages[-1]["line"] == {**ann.messages[-1]["line"], "seat": -1, "name": "", "text": "Nice game"}


def test_nobody_is_ready_for_what_he_has_not_seen():
    parlour = Parlour(players=3, bot="random")
    ann, bob = people_at(parlour, 2)
    parlour.say(bob, Ready())
    assert ann.table["seats"][1]["ready"]
    parlour.say(ann, Configure(settings=Settings(game="dice", players=3, bot="random")))
    assert not ann.table["seats"][1]["ready"]


@pytest.mark.parametrize("kind", ["x" * 41, "Play", "play\x1b[31m", "", "a b"])
def test_a_kind_of_question_is_a_plain_word(kind):
    text = msgspec.json.encode({"type": "configure", "settings": {"timers": {"kinds": {kind: 30}}}})
    with pytest.raises(msgspec.ValidationError):
        decode_client(text)
    decode_client(msgspec.json.encode({"type": "configure", "settings": {"timers": {"kinds": {"play": 30}}}}))


def test_a_table_says_which_game_of_the_series_it_plays_and_whether_it_is_asleep():
    parlour, ann, bob = table(2, players=3, games=2)
    assert (ann.table["series_game"], ann.table["asleep"]) == (1, False)
    onlooker = parlour.join()
    parlour.part(ann)
    parlour.part(bob)
    parlour.step()
    assert onlooker.table["asleep"]
