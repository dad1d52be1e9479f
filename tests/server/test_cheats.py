"""What one would try with two browsers and the source at hand: others' hands, their seats, every hand at once."""

from copy import deepcopy
from random import Random

import pytest

from boothill.server.live.tables import _line
from boothill.server.room.member import Refusal
from boothill.server.room.pace import Pace
from boothill.server.room.seats import SeatError
from boothill.server.store.rows import PLAYING
from boothill.server.wire.protocol import (
    Configure,
    Fill,
    Hurry,
    Kick,
    Leave,
    Mute,
    PassHost,
    Replace,
    SendChat,
    SendEmote,
    Vote,
    Watch,
)
from boothill.server.wire.settings import Settings
from support.rooms import NAMES, Parlour, deal_by_lot, people_at

AWAY = 20.0
CALM = Pace(think_min=0, think_max=0, hold_min=0, hold_max=0, absence=AWAY)


@pytest.fixture(autouse=True)
def _dealt_by_lot(monkeypatch):
    deal_by_lot(monkeypatch, 3)


def table(people, players=5, **settings):
    """A table with a game dealt: the parlour, and its people."""
    parlour = Parlour(players=players, pace=CALM, **{"bot": "random", **settings})
    some = people_at(parlour, people)
    parlour.begin()
    return (parlour, *some)


def one_out(parlour, people, settled=lambda: True):
    """Play on until one of these people is out for good; who."""
    for _ in parlour.questions(Random(1).randrange):
        for one in people:
            if parlour.room.out_for_good(one.seat) and settled():
                return one
    raise AssertionError("nobody was out before the end")


def told_notices(listener):
    return [notice(message["notice"]) for message in listener.told("notice")]


def notice(told):
    return told["what"], told["seat"], told["name"], told.get("instead", "")


def everything_kept(parlour):
    return deepcopy(parlour.room.row), parlour.room.teller.info(), parlour.kept.table


def refused(parlour, who, message):
    """Say something that must be refused, and change nothing; the code."""
    before = everything_kept(parlour)
    others = {one: len(one.heard) for one in parlour.room.people if one is not who}
    parlour.say(who, message)
    assert everything_kept(parlour) == before
    assert {one: len(one.heard) for one in others} == others
    return who.refused


# ---- finding 1: one hand after the other


def test_strangers_do_not_join_a_game_at_a_public_table_unless_its_host_wants_it():
    parlour, ann = table(1, public=True)
    with pytest.raises(SeatError, match="nobody may join it"):
        parlour.take("Eve")
    assert ann.table["free"] == []
    parlour, ann = table(1, public=True, late=True)
    assert ann.table["free"] == [1, 2, 3, 4]
    assert parlour.take("Eve") == 1
    parlour, ann = table(1)
    assert parlour.take("Eve") == 1
    assert ann.table["free"] == [2, 3, 4]


@pytest.mark.parametrize("again", [False, True])
def test_nobody_looks_at_one_hand_after_the_other(again):
    parlour, ann, bob = table(2)
    parlour.take("Eve", 2)
    eve = parlour.join("Eve")
    parlour.say(eve, Leave())
    if again:
        parlour = parlour.reopened()
        ann = parlour.join("Ann")
    for seat in (None, 2, 3, 4):
        with pytest.raises(SeatError, match="sat down in this game and left again"):
            parlour.take("Eve", seat)
    assert ann.table["free"] == []
    assert not bob.closed


def test_a_seat_that_was_given_up_or_lost_is_not_given_out_in_that_game():
    parlour, ann, bob, cat = table(3)
    parlour.say(bob, Leave())
    parlour.part(cat)
    parlour.pass_time(AWAY)
    parlour.say(ann, Kick(seat=cat.seat))
    assert ann.table["seats"][cat.seat]["kind"] == "bot"
    for seat in (1, 2):
        with pytest.raises(SeatError, match="given up in this game"):
            parlour.take("Eve", seat)
        with pytest.raises(SeatError, match="given up in this game"):
            parlour.reopened().take("Eve", seat)
    assert ann.table["free"] == [3, 4]
    assert parlour.take("Eve") == 3
    parlour.play(Random(1))
    parlour.hear_who_is_there()
    assert ann.table["free"] == [1, 2, 4], "in the next game somebody else may have them"
    assert parlour.take("Fay", 1) == 1


def test_everybody_is_told_who_sat_down_and_left_now_and_later():
    parlour, ann, bob = table(2)
    for _ in zip(range(5), parlour.questions(Random(1).randrange), strict=False):
        pass
    bot = parlour.room.row.seats[3].name
    heard = max(ann.events)
    parlour.take("Eve", 3)
    eve = parlour.join("Eve")
    parlour.say(eve, Leave())
    parlour.say(bob, Leave())
    expected = [("sat_down", 3, "Eve", bot), ("left", 3, "Eve", ""), ("left", 1, "Bob", "")]
    assert told_notices(ann) == expected
    for looked in (parlour.join(), parlour.reopened().join("Ann")):
        told = looked.messages[0]["notices"]
        assert [notice(one) for one in told] == expected
        assert [one["after"] for one in told] == [heard] * 3
    parlour.play(Random(1))
    assert [notice(one) for one in parlour.join().messages[0]["notices"]] == expected, "the log is still shown"
    parlour.begin()
    assert "notices" not in parlour.join().messages[0], "another game"
    assert told_notices(ann) == expected


def test_between_games_nothing_is_noted():
    parlour = Parlour(players=4, bot="random")
    ann, bob = people_at(parlour, 2)
    parlour.say(bob, Leave())
    parlour.take("Cat")
    assert told_notices(ann) == []


def test_the_seats_that_are_said_to_be_free_are_those_that_are_given_out():
    """Over random play in all sorts of states, for each seat and for any."""
    checked = {True: 0, False: 0}
    for seed in range(6):
        luck = Random(seed)
        parlour = Parlour(
            players=luck.choice([4, 5, 7]), pace=CALM, bot="random", late=luck.choice([None, True, False])
        )
        people = [parlour.join(name) for name in NAMES[:3] if parlour.take(name) >= 0]
        for step in range(220):
            if parlour.room.closed:
                break
            stir(parlour, luck, people)
            if step % 4 == 0:
                for free in agree(parlour):
                    checked[free] += 1
    assert min(checked.values()) > 100, checked


def stir(parlour, luck, people):
    """Something happens at a table."""
    roll = luck.random()
    there = [one for one in people if one in parlour.room.people]
    if roll < 0.04:
        name = luck.choice("JKLMNOP") + str(luck.randrange(100))
        try:
            parlour.take(name)
        except SeatError:
            return
        if luck.random() < 0.7:
            people.append(parlour.join(name))
    elif roll < 0.06 and len(there) > 1:
        parlour.say(luck.choice(there), Leave())
    elif roll < 0.09 and there:
        for one in there:
            parlour.say(one, Watch(what="everything"))
    elif roll < 0.12 and not parlour.room.playing and there:
        parlour.say(there[0], Fill(bot="random"))
    elif roll < 0.2 and not parlour.room.playing and there:
        parlour.begin()
    elif parlour.room.playing and (person := parlour.asked_person()) is not None:
        parlour.answer(person, luck.randrange(len(parlour.decision.options)))
    else:
        parlour.step()


def agree(parlour):
    """Whether each seat is free, as everybody is told; it is so."""
    room = parlour.room
    free = room.teller.info().free
    out = [seat for seat in range(len(room.row.seats)) if room.out_for_good(seat)]
    assert _line(room.row, 0).free >= len(free)
    assert _line(room.row, 0).free == len(free) or out, "a row does not know who is out"
    for seat in (*range(len(room.row.seats)), None):
        twin = parlour.reopened()
        try:
            got = twin.take("Zed", seat)
        except SeatError:
            got = None
        if seat is None:
            assert (got is not None) == bool(free)
            assert got is None or got in free
        else:
            assert (got is not None) == (seat in free), (seat, free)
            yield seat in free


# ---- finding 2: the host


def test_the_host_does_not_put_out_in_a_game_who_is_there():
    parlour, ann, bob, _ = table(3)
    assert refused(parlour, ann, Kick(seat=bob.seat)) == "present"
    assert "Bob" in ann.messages[-1]["message"]
    assert not bob.closed


def test_the_host_frees_the_seat_of_somebody_who_has_been_gone_for_long_and_nobody_gets_it():
    parlour, ann, bob, _ = table(3)
    parlour.part(bob)
    parlour.pass_time(5.0)
    assert refused(parlour, ann, Kick(seat=bob.seat)) == "not_gone"
    assert "15 seconds" in ann.messages[-1]["message"]
    parlour.pass_time(AWAY - 5.0)
    parlour.say(ann, Kick(seat=bob.seat))
    assert told_notices(ann) == [("put_out", bob.seat, "Bob", "")]
    with pytest.raises(Refusal, match="no longer yours"):
        parlour.join("Bob")
    with pytest.raises(SeatError, match="given up in this game"):
        parlour.take("Ann again", bob.seat)


def test_the_time_a_table_was_asleep_does_not_count_against_anybody():
    parlour, ann, bob, _ = table(3)
    for one in [*parlour.room.people]:
        parlour.part(one)
    parlour.pass_time(1000)
    ann = parlour.join("Ann")
    assert refused(parlour, ann, Kick(seat=bob.seat)) == "not_gone"


def test_bots_are_neither_changed_nor_put_out_in_a_game():
    parlour, ann, bob = table(2, bot="greenhorn")
    assert refused(parlour, ann, Replace(seat=3, bot="random")) == "not_now"
    assert refused(parlour, ann, Kick(seat=3)) == "not_now"
    assert refused(parlour, ann, Fill(bot="random")) == "not_now"
    assert refused(parlour, ann, Fill(bot="random", seat=3)) == "not_now"
    parlour.part(bob)
    parlour.pass_time(AWAY)
    assert refused(parlour, ann, Replace(seat=bob.seat, bot="random")) == "not_now"
    assert [seat["bot"] for seat in ann.table["seats"]] == ["", "", *["greenhorn"] * 3]


# ---- finding 3: every hand at once


@pytest.mark.parametrize("again", [False, True])
def test_nobody_sits_down_in_a_game_of_which_somebody_has_seen_everything(again):
    parlour, *people = table(5, players=7)
    out = one_out(parlour, people)
    parlour.hear_who_is_there()
    assert out.table["free"]
    parlour.say(out, Watch(what="everything"))
    assert out.you["watching"] == "everything"
    if again:
        parlour = parlour.reopened()
    for seat in (None, 5, 6):
        with pytest.raises(SeatError, match="seen every hand"):
            parlour.take("Eve", seat)
    assert parlour.join().table["free"] == []


def test_giving_up_the_seat_from_which_one_saw_everything_does_not_help():
    parlour, *people = table(5, players=7)
    out = one_out(parlour, people)
    parlour.say(out, Watch(what="everything"))
    parlour.say(out, Leave())
    with pytest.raises(SeatError, match="seen every hand"):
        parlour.take("Eve")
    with pytest.raises(SeatError, match="seen every hand"):
        parlour.reopened().take("Eve")


def test_at_a_public_table_nobody_sees_everything_before_the_end():
    parlour, *people = table(5, public=True)
    out = one_out(parlour, people)
    assert not out.you["may_watch_everything"]
    assert refused(parlour, out, Watch(what="everything")) == "not_out"
    assert "film" in out.messages[-1]["message"]


def test_who_is_out_does_not_see_everything_once_somebody_has_sat_down_who_may_be_the_same():
    parlour, *people = table(5, players=7)
    out = one_out(parlour, people)
    assert out.you["may_watch_everything"]
    parlour.take("Eve")  # from the other browser; coming in can wait
    assert not out.you["may_watch_everything"]
    assert refused(parlour, out, Watch(what="everything")) == "not_out"
    assert "sat down during this game" in out.messages[-1]["message"]
    for _ in range(200):
        parlour.pass_time(1)
        if out.you["may_watch_everything"] or not parlour.room.playing:
            break
    assert parlour.room.playing, "another seed, if it is over too soon"
    assert out.you["may_watch_everything"], "nobody has come in, and the bot has its seat again"


def test_who_has_seen_everything_decides_about_nobody():
    parlour, ann, *others = table(5, players=5)
    out = one_out(parlour, others)
    onlooker = parlour.join()
    parlour.say(ann, PassHost(seat=out.seat))
    target = next(one for one in others if one is not out)
    parlour.say(out, Vote(seat=target.seat))
    assert ann.table["seats"][target.seat]["votes"] == 1
    parlour.say(out, Watch(what="everything"))
    assert ann.table["seats"][target.seat]["votes"] == 0, "what they voted before does not count"
    for message in (
        Vote(seat=target.seat),
        Mute(seat=target.seat),
        PassHost(seat=target.seat),
        Kick(seat=target.seat),
        Kick(spectator=onlooker.watcher),
        Mute(spectator=onlooker.watcher),
    ):
        assert refused(parlour, out, message) == "knows", message
    parlour.play(Random(2))
    parlour.say(out, Mute(seat=target.seat))
    assert ann.table["seats"][target.seat]["muted"], "when it is over they may again"


def test_who_has_seen_everything_gives_no_signs_by_hurrying():
    parlour, *people = table(4, players=5)
    out = one_out(parlour, people)
    living = [one for one in people if one is not out]
    parlour.say(out, Watch(what="everything"))
    for one in living:
        parlour.say(one, Hurry(on=True))
    assert parlour.room.people.in_haste, "they are not waited for"
    parlour.say(living[0], Hurry(on=False))
    parlour.say(out, Hurry(on=True))
    assert not parlour.room.people.in_haste
    for one in living:
        parlour.part(one)
    assert parlour.room.people.in_haste, "among themselves they may"


def test_a_spectator_who_comes_during_a_game_tells_nothing_by_their_name():
    parlour, ann, _ = table(2)
    onlooker = parlour.join(called="Bob is the Outlaw")
    parlour.hear_who_is_there()
    assert [one["name"] for one in ann.table["watchers"]] == [""]
    assert "Outlaw" not in str(ann.messages)
    for message in (SendChat(text="Bob is the Outlaw"), SendEmote(emote="laugh")):
        assert refused(parlour, onlooker, message) == "spectator"
    parlour.play(Random(1))
    assert [one["name"] for one in ann.table["watchers"]] == ["Bob is the Outlaw"]
    parlour.begin()
    assert [one["name"] for one in ann.table["watchers"]] == ["Bob is the Outlaw"], "it was known before"


def test_a_table_is_made_public_or_not_between_games_only():
    parlour, ann, _ = table(2)
    assert refused(parlour, ann, Configure(settings=Settings(players=5, bot="random", public=True))) == "not_now"
    assert parlour.room.row.status == PLAYING
