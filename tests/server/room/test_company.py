"""Who comes and goes: seats whose people never come in, who is told of it when, spectators, how much may be said."""

from itertools import pairwise
from random import Random

import pytest

from boothill.server.room.company.talk import CHAT_BURST, CHAT_RATE
from boothill.server.room.company.watchers import MOST_SHOWN
from boothill.server.room.member import Refusal
from boothill.server.room.memory import MOST_NOTICES
from boothill.server.room.names import BannedWords
from boothill.server.room.room import Room
from boothill.server.room.telling import PRESENCE_SECONDS
from boothill.server.room.timing import GHOST_SECONDS
from boothill.server.store.rows import CLOSED, PLAYING, WAITING, SeatRow
from boothill.server.wire.protocol import Configure, Kick, Leave, Mute, Ready, Replace, SendChat, SendEmote
from boothill.server.wire.settings import Settings
from server.room.tables import AWAY, over, refusal_of, table, until
from support.rooms import HASTE, Parlour, deal_by_lot, people_at

GHOST = AWAY + GHOST_SECONDS


@pytest.fixture(autouse=True)
def _dealt_by_lot(monkeypatch):
    deal_by_lot(monkeypatch, 2)


# ---- seats whose people never come in


def test_a_seat_that_was_taken_by_somebody_who_never_comes_in_is_free_again():
    parlour, ann, _ = table(people=2, begin=False)
    parlour.take("Eve")
    assert parlour.room.due() == parlour.clock.now() + GHOST
    parlour.pass_time(GHOST - 0.01)
    assert ann.table["seats"][2]["name"] == "Eve"
    parlour.pass_time(0.01)
    assert (ann.table["seats"][2]["kind"], ann.table["free"]) == ("empty", [2, 3])
    assert parlour.kept.table.seats[2] == SeatRow()
    assert refusal_of(parlour, name="Eve") == "bad_token"
    assert parlour.room.due() is None


@pytest.mark.parametrize("way", ["comes in and goes", "stays"])
def test_who_has_been_there_once_keeps_the_seat(way):
    parlour, ann, _ = table(people=2, begin=False)
    parlour.take("Eve")
    parlour.pass_time(GHOST - 1)
    eve = parlour.join("Eve")
    if way == "comes in and goes":
        parlour.part(eve)
    parlour.pass_time(10 * GHOST)
    assert ann.table["seats"][2]["name"] == "Eve"
    assert parlour.kept.table.seats[2].before is None


def test_in_a_game_the_bot_that_was_there_has_its_seat_again_and_others_may_take_it():
    parlour, ann, _ = table(people=2, players=5, bot="greenhorn")
    until(parlour, lambda question, decision: question.seat == ann.seat)
    bot = parlour.kept.table.seats[3]
    parlour.take("Eve", 3)
    for _ in range(int(GHOST)):
        parlour.pass_time(1)
        if parlour.asked_person() is not None:
            parlour.answer(parlour.asked_person())
    assert parlour.room.row.status == PLAYING
    assert parlour.room.row.seats[3] == bot
    assert parlour.kept.table.seats[3] == bot
    assert refusal_of(parlour, name="Eve") == "bad_token"
    notices = [(told["notice"]["what"], told["notice"]["name"]) for told in ann.told("notice")]
    assert notices == [("sat_down", "Eve"), ("left", "Eve")]
    assert parlour.take("Fay", 3) == 3, "nobody has seen its hand"


def test_the_name_of_a_bot_that_may_come_back_is_nobody_elses():
    parlour, *_ = table(people=1, players=5)
    bot = parlour.room.row.seats[3].name
    parlour.take("Eve", 3)
    seat = parlour.take(bot.lower())
    assert parlour.room.row.seats[seat].name == f"{bot.lower()} 2"


def test_who_took_a_seat_before_the_game_and_never_came_is_played_for_by_a_bot():
    parlour, ann, _ = table(people=2, begin=False)
    parlour.take("Eve", 2)
    parlour.begin()
    until(parlour, lambda question, decision: question.seat == ann.seat and decision.main)
    for _ in range(int(GHOST)):
        parlour.pass_time(1)
        if parlour.asked_person() is not None:
            parlour.answer(parlour.asked_person())
    place = parlour.room.row.seats[2]
    assert (place.name, bool(place.bot), place.token_hash, place.left_game) == ("Eve", True, "", 0)
    assert 2 in parlour.room.teller.info().free or parlour.room.out_for_good(2)


def test_a_ghost_stays_one_when_the_table_is_opened_again():
    parlour, *_ = table(people=2, begin=False)
    parlour.take("Eve")
    again = parlour.reopened()
    ann = again.join("Ann")
    again.pass_time(GHOST)
    assert [seat["kind"] for seat in ann.table["seats"]] == ["person", "person", "empty", "empty"]


def test_seats_from_before_nobody_counted_who_came_in_are_kept():
    parlour, *_ = table(people=2, begin=False)
    assert [place.before for place in parlour.kept.table.seats[:2]] == [None, None]
    again = parlour.reopened()
    again.pass_time(10 * GHOST)
    assert [place.name for place in again.room.row.seats] == ["Ann", "Bob", "", ""]


def test_a_table_whose_only_person_never_comes_in_is_closed():
    parlour = Parlour(players=4, bot="random")
    parlour.take("Ann")
    onlooker = parlour.join()
    assert parlour.room.awaits_somebody
    parlour.pass_time(parlour.pace.absence + GHOST_SECONDS)
    assert parlour.room.row.status == parlour.kept.table.status == CLOSED
    assert onlooker.closed
    assert not parlour.room.awaits_somebody


def test_a_ghost_who_is_host_is_host_no_longer():
    parlour = Parlour(players=4, bot="random")
    parlour.take("Ann")
    parlour.take("Bob")
    bob = parlour.join("Bob")
    parlour.pass_time(parlour.pace.absence + GHOST_SECONDS)
    assert (bob.you["host"], bob.table["seats"][0]["kind"]) == (True, "empty")


def test_a_ghost_moves_with_its_seat_and_keeps_its_time():
    parlour, ann, bob, cat = table(people=3, players=5, begin=False)
    parlour.take("Eve", 4)
    parlour.pass_time(10)
    parlour.say(cat, Leave())
    parlour.say(ann, Configure(settings=Settings(players=4, bot="random")))
    assert [seat["name"] for seat in bob.table["seats"]] == ["Ann", "Bob", "", "Eve"]
    parlour.pass_time(GHOST - 10.01)
    assert bob.table["seats"][3]["name"] == "Eve"
    parlour.pass_time(0.01)
    assert bob.table["seats"][3]["kind"] == "empty"


def test_a_ghost_who_was_stood_in_for_loses_the_seat_too():
    parlour, ann, *_ = table(people=2, players=4)
    over(parlour)
    parlour.take("Eve", 2)
    parlour.say(ann, Replace(seat=2, bot="random"))
    parlour.pass_time(GHOST)
    assert parlour.room.row.seats[2] == SeatRow()


# ---- who is told of it when


def test_many_onlookers_who_come_at_once_are_told_of_once_a_second():
    parlour, ann, *_ = table()
    mark = len(ann.heard)
    crowd = [parlour.join() for _ in range(150)]
    parlour.pass_time(PRESENCE_SECONDS)
    told = [message for message in ann.messages[mark:] if message["type"] == "table"]
    assert len(told) <= 2
    assert ann.table["spectators"] == 150
    assert sum(len(one.heard) for one in crowd) <= 3 * len(crowd)
    assert crowd[0].messages[0]["table"]["spectators"] == 1, "a newcomer knows at once who is there"
    assert crowd[-1].messages[0]["table"]["spectators"] == 150
    mark = len(ann.heard)
    for one in crowd:
        parlour.part(one)
    parlour.pass_time(PRESENCE_SECONDS)
    assert ann.table["spectators"] == 0
    assert len(ann.heard) - mark <= 2
    parlour.hear_who_is_there()
    assert parlour.room.teller.presence_due() is None


def test_comings_and_goings_are_told_in_the_end_whatever_happens_between():
    luck = Random(3)
    parlour, ann, *_ = table(begin=False)
    there = []
    for _ in range(300):
        if there and luck.random() < 0.5:
            parlour.part(there.pop(luck.randrange(len(there))))
        else:
            there.append(parlour.join(*luck.choice([(), ("Bob",)])))
        there = [one for one in there if not one.closed]
        parlour.pass_time(luck.choice([0, 0.1, 0.4, 2]))
    parlour.pass_time(PRESENCE_SECONDS)
    info = parlour.room.teller.info()
    assert ann.table["spectators"] == info.spectators
    assert [seat["connected"] for seat in ann.table["seats"]] == [seat.connected for seat in info.seats]
    times = [time for time, said in ann.heard if b'"type":"table"' in said]
    assert all(later - former >= PRESENCE_SECONDS for former, later in pairwise(times[9:])), "after all sat down"


def test_what_people_do_is_told_at_once():
    parlour, ann, bob, cat = table(people=3, begin=False)
    parlour.join()
    parlour.join()
    parlour.say(bob, Ready())
    assert ann.table["seats"][1]["ready"]
    assert ann.table["spectators"] == 2, "with everything else there is to tell"
    parlour.join()
    parlour.take("Dan")
    assert ann.table["seats"][3]["name"] == "Dan"
    assert parlour.room.teller.presence_due() is None
    parlour.say(cat, Leave())
    assert ann.table["seats"][2]["kind"] == "empty"


def test_nobody_is_told_of_himself():
    parlour = Parlour(players=4, bot="random")
    parlour.take("Ann")
    ann = parlour.join("Ann")
    assert [message["type"] for message in ann.messages] == ["snapshot"]
    parlour.pass_time(5)
    assert len(ann.heard) == 1


# ---- spectators


def test_spectators_have_numbers_and_the_names_they_want_if_they_can_be_told_apart():
    parlour, ann, *_ = table(begin=False)
    some = [parlour.join(called=name) for name in ("Zoe", "zoe", "Ann", None, "\u200b", " Yul  ")]
    names = ["Zoe", "zoe 2", "Ann 2", "", "", "Yul"]
    assert [one.you["watcher"] for one in some] == [1, 2, 3, 4, 5, 6]
    parlour.hear_who_is_there()
    assert [(one["id"], one["name"]) for one in ann.table["watchers"]] == [*enumerate(names, 1)]
    assert (ann.you["watcher"], parlour.join("Ann").you["watcher"]) == (-1, -1)
    parlour.part(some[1])
    parlour.hear_who_is_there()
    assert parlour.join(called="Zed").you["watcher"] == 7, "nobody has the number of somebody else"
    parlour.say(some[0], SendChat(text="Howdy"))
    assert ann.messages[-1]["line"]["name"] == "Zoe"
    assert ann.messages[-1]["line"]["seat"] == -1


def test_a_name_that_is_not_welcome_is_none():
    parlour = Parlour(players=4, bot="random")
    parlour.room = Room(parlour.room.row, parlour.clock, Random(1), parlour.pace, words=BannedWords(["darn"]))
    people_at(parlour, 1)
    parlour.join(called="Darn it")
    assert [(one["id"], one["name"]) for one in parlour.join().table["watchers"]] == [(1, ""), (2, "")]


def test_the_first_of_many_spectators_are_told_of_by_name():
    parlour, ann, *_ = table(begin=False)
    crowd = [parlour.join(called=f"Guest {number}") for number in range(MOST_SHOWN + 20)]
    parlour.hear_who_is_there()
    assert (ann.table["spectators"], len(ann.table["watchers"])) == (MOST_SHOWN + 20, MOST_SHOWN)
    assert [one["id"] for one in ann.table["watchers"]] == [one.you["watcher"] for one in crowd[:MOST_SHOWN]]


def test_the_host_mutes_a_spectator_who_stays_so_when_he_comes_again():
    parlour, ann, *_ = table(begin=False)
    loud, quiet = parlour.join(called="Zoe", address="a"), parlour.join(address="b")
    parlour.say(ann, Mute(spectator=loud.you["watcher"]))
    assert [one["muted"] for one in ann.table["watchers"]] == [True, False]
    parlour.say(loud, SendChat(text="Ha"))
    assert loud.refused == "muted"
    parlour.part(loud)
    again = parlour.join(called="Yul", address="a")
    parlour.say(again, SendChat(text="Ha"))
    assert again.refused == "muted"
    parlour.say(quiet, SendChat(text="Hush"))
    assert ann.messages[-1]["line"]["text"] == "Hush"
    parlour.say(ann, Mute(spectator=again.you["watcher"], muted=False))
    parlour.say(again, SendChat(text="Sorry"))
    assert ann.messages[-1]["line"]["text"] == "Sorry"


@pytest.mark.parametrize("begin", [True, False])
def test_the_host_puts_a_spectator_out_who_does_not_come_in_again_but_may_take_a_seat(begin):
    parlour, ann, bob, _ = table(people=3, begin=begin)
    onlooker = parlour.join(address="school")
    other = parlour.join(address="home")
    parlour.say(ann, Kick(spectator=onlooker.you["watcher"]))
    assert onlooker.closed
    assert onlooker.messages[-1]["code"] == "kicked"
    assert ann.table["spectators"] == 1
    with pytest.raises(Refusal, match="look on no more") as refused:
        parlour.join(address="school")
    assert refused.value.code == "kicked"
    assert not other.closed
    assert parlour.join("Bob", address="school").view == bob.view, "a school is one address"
    parlour.take("Eve")
    assert parlour.join("Eve", address="school").you["seat"] == 3


@pytest.mark.parametrize("message", [Kick, Mute], ids=["kick", "mute"])
def test_either_a_seat_or_a_spectator_is_named_and_one_who_is_there(message):
    parlour, ann, bob, _ = table(people=3)
    onlooker = parlour.join()
    number = onlooker.you["watcher"]
    for wrong, code in [
        (message(), "malformed"),
        (message(seat=bob.seat, spectator=number), "malformed"),
        (message(spectator=0), "no_such_spectator"),
        (message(spectator=number + 1), "no_such_spectator"),
    ]:
        parlour.say(ann, wrong)
        assert ann.refused == code
        parlour.say(bob, wrong)
        assert bob.refused == "not_host"
    assert not onlooker.closed
    assert not ann.table["seats"][bob.seat]["muted"]


# ---- how much may be said


def lines(parlour, one, count):
    """How many of so many lines somebody says are followed."""
    followed = 0
    for _ in range(count):
        parlour.say(one, SendChat(text="Howdy"))
        followed += one.refused == ""
        assert one.refused in ("", "too_fast")
    return followed


def test_coming_again_does_not_let_anybody_say_more():
    parlour, ann, *_ = table(begin=False)
    said = 0
    for _ in range(6):
        said += lines(parlour, ann, 5)
        second = parlour.join("Ann")
        said += lines(parlour, second, 5)
        parlour.part(ann)
        ann = second
    assert said == CHAT_BURST
    parlour.move(10)
    parlour.say(ann, SendEmote(emote="hello"))
    assert lines(parlour, ann, 20) == int(10 * CHAT_RATE) - 1, "signs count, too"


def test_spectators_of_one_address_may_say_as_much_as_one():
    parlour, *_ = table(begin=False)
    crowd = [parlour.join(address="a") for _ in range(10)]
    assert sum(lines(parlour, one, 3) for one in crowd) == CHAT_BURST
    assert lines(parlour, parlour.join(address="b"), 3) == 3


def test_who_changes_seats_may_not_say_more():
    parlour, ann, *_ = table(people=3, players=3, seating="rotate", pace=HASTE)
    lines(parlour, ann, CHAT_BURST)
    over(parlour)
    parlour.begin()
    assert ann.you["seat"] == 1
    assert lines(parlour, ann, 3) == 0


def test_only_so_many_notices_are_kept():
    parlour, *_ = table(people=1, players=4)
    for number in range(MOST_NOTICES + 5):
        parlour.take(f"Eve {number}", 2)
        parlour.room.put_out(2, "left", "never came", "left")
    parlour.flush()
    notices = parlour.kept.table.notices
    assert len(notices) == MOST_NOTICES
    assert notices[-1].name == f"Eve {MOST_NOTICES + 4}"
    assert parlour.room.row.status != WAITING
