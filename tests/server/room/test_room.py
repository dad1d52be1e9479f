"""A table by itself: coming in, watching, talking, answers, and what is kept of it."""

from collections import Counter
from contextlib import suppress
from random import Random

import pytest

from boothill.kernel.decision import Seat
from boothill.kernel.journal import EVERYTHING, SPECTATOR
from boothill.server.room import series
from boothill.server.room.company.doors import MOST_DEVICES
from boothill.server.room.game import RECENT_EVENTS
from boothill.server.room.member import Refusal
from boothill.server.room.memory import MOST_LINES
from boothill.server.room.seats import SeatError
from boothill.server.store.rows import CLOSED
from boothill.server.wire.protocol import (
    Answer,
    Back,
    Configure,
    Fill,
    Hello,
    Hurry,
    Kick,
    Leave,
    Mute,
    PassHost,
    Ping,
    Ready,
    Replace,
    SendChat,
    SendEmote,
    Start,
    Watch,
)
from boothill.server.wire.settings import Settings, SettingsError
from server.room.tables import (
    SLOW,
    over,
    refusal_of,
    table,
    until,
)
from support.games import ALL_SETS
from support.rooms import NAMES, Parlour, deal_by_lot, people_at
from support.wires import view_of


@pytest.fixture(autouse=True)
def _dealt_by_lot(monkeypatch):
    deal_by_lot(monkeypatch, 2)


# ---- coming in


def test_a_person_may_have_three_windows_and_the_oldest_is_closed_for_a_fourth():
    parlour, ann, *_ = table()
    windows = [ann, *(parlour.join("Ann") for _ in range(MOST_DEVICES - 1))]
    assert not any(window.closed for window in windows)
    fourth = parlour.join("Ann")
    assert [window.closed for window in windows] == [True, *[False] * (MOST_DEVICES - 1)]
    assert ann.messages[-1]["code"] == "elsewhere"
    assert fourth.view
    for _ in range(10):
        assert not parlour.join().closed, "onlookers are not one person"


def test_tokens_and_onlookers_at_the_door():
    parlour, *_ = table()
    with pytest.raises(Refusal, match="no longer yours") as refused:
        parlour.room.join(parlour.join(), Hello(token="x" * 24))
    assert refused.value.code == "bad_token"
    closed, *_ = table(spectators=False)
    assert refusal_of(closed) == "no_spectators"
    assert closed.join("Ann").view


@pytest.mark.parametrize("viewer", ["Ann", None])
def test_a_snapshot_brings_the_events_that_were_missed(viewer):
    parlour, *_ = table()
    witness = parlour.join(viewer)
    for _ in parlour.questions(Random(1).randrange):
        if len(parlour.room.live.match.events) > 3 * RECENT_EVENTS:
            break
    events = len(parlour.room.live.match.events)
    assert len(witness.events) >= 2 * RECENT_EVENTS
    for game, seen, first in [
        (1, 5, 6),
        (1, events - 1, events),
        (1, events, events + 1),
        (1, 0, 1),
        (0, 0, events - RECENT_EVENTS + 1),
        (0, 40, events - RECENT_EVENTS + 1),
        (2, 40, events - RECENT_EVENTS + 1),
        (1, events + 1, events - RECENT_EVENTS + 1),
        (1, 2**53 - 1, events - RECENT_EVENTS + 1),
    ]:
        again = parlour.join(viewer, game=game, seen=seen)
        assert list(again.events) == list(range(first, events + 1)), (game, seen)
        assert all(witness.events.get(number, event) == event for number, event in again.events.items())
        assert again.view == witness.view
        parlour.part(again)


def test_a_person_who_left_a_window_open_sees_the_same_as_one_who_comes_anew():
    parlour, ann, *_ = table(sets=list(ALL_SETS))
    for at, _ in enumerate(parlour.questions(Random(2).randrange)):
        if at % 9 == 0:
            again = parlour.join("Ann")
            assert (again.view, again.asked, again.choices) == (ann.view, ann.asked, ann.choices)
            parlour.part(again)
            parlour.hear_who_is_there()


# ---- watching and talking


def eliminated(parlour, people):
    """Play on until one of these people is out for good."""
    for _ in parlour.questions(Random(1).randrange):
        for one in people:
            if one.you["may_watch_everything"]:
                return one
    raise AssertionError("nobody was eliminated")


def test_who_is_out_for_good_may_see_everything_on_all_his_windows_and_ever_after():
    parlour, *people = table(players=5, people=5)
    onlooker = parlour.join()
    for one in (*people, onlooker):
        parlour.say(one, Watch(what="everything"))
        assert one.refused == "not_out"
    out = eliminated(parlour, people)
    second = parlour.join(NAMES[out.seat])
    parlour.say(out, Watch(what="public"))
    assert out.refused == ""
    parlour.say(out, Watch(what="everything"))
    third = parlour.join(NAMES[out.seat])
    for window in (out, second, third):
        assert window.you["watching"] == "everything"
        assert all(player["hand"] is not None and player["role"] for player in window.view["players"])
        assert window.view["seat"] == EVERYTHING
        assert window.choices is None
    parlour.say(out, Watch(what="public"))
    assert out.refused == "not_now"
    for window in (out, second, third):
        parlour.part(window)
    again = parlour.join(NAMES[out.seat])
    assert again.you["watching"] == "everything", "what was seen cannot be unseen"
    for one in people:
        if one is not out:
            assert one.you["watching"] == "seat"
            assert all(player["hand"] is None for player in one.view["players"])
    over(parlour)
    assert again.result is not None
    parlour.begin()
    assert again.you["watching"] == "seat"
    assert again.view["seat"] == out.seat


def test_those_who_see_everything_are_heard_only_by_their_like():
    parlour, *people = table(players=5, people=5)
    onlooker = parlour.join()
    parlour.say(people[0], SendChat(text="Howdy"))
    assert all(one.messages[-1]["line"]["text"] == "Howdy" for one in (*people, onlooker))
    out = eliminated(parlour, people)
    parlour.say(out, SendChat(text="Farewell"))
    assert all(one.messages[-1]["line"]["text"] == "Farewell" for one in (*people, onlooker))
    parlour.say(out, Watch(what="everything"))
    living = [one for one in (*people, onlooker) if one is not out]
    marks = [len(one.heard) for one in living]
    parlour.say(out, SendChat(text="He has a beer"))
    parlour.say(out, SendEmote(emote="laugh"))
    assert [message.get("aside") or message["line"]["aside"] for message in out.messages[-2:]] == [True, True]
    assert [len(one.heard) for one in living] == marks
    assert "beer" not in str([line["text"] for line in parlour.join().messages[0]["chat"]])
    assert parlour.join(NAMES[out.seat]).messages[0]["chat"][-1]["text"] == "He has a beer"
    parlour.say(living[0], SendChat(text="What now?"))
    assert out.messages[-1]["line"] == {**living[1].messages[-1]["line"]}, "the living are heard by all"


def test_who_may_talk():
    parlour, ann, bob, *_ = table(public=True)
    parlour.say(ann, SendChat(text="Howdy"))
    assert ann.refused == "no_chat"
    parlour.say(ann, SendEmote(emote="hello"))
    assert bob.messages[-1] == {"type": "emote", "seat": 0, "emote": "hello"}
    parlour, ann, bob, *_ = table()
    onlooker = parlour.join()
    parlour.say(onlooker, SendEmote(emote="hello"))
    assert onlooker.refused == "spectator"
    parlour.say(onlooker, SendChat(text="Shoot Ann"))
    assert onlooker.refused == "spectator", "they may know more than they see from there"
    parlour.say(ann, Mute(seat=1))
    assert bob.table["seats"][1]["muted"]
    for message in (SendChat(text="Psst"), SendEmote(emote="angry")):
        parlour.say(bob, message)
        assert bob.refused == "muted"
    parlour.say(ann, Mute(seat=1, muted=False))
    parlour.say(bob, SendChat(text="At last"))
    assert ann.messages[-1]["line"]["text"] == "At last"
    assert parlour.join().messages[0]["chat"][-1]["text"] == "At last"


def test_a_newcomer_is_shown_the_last_lines():
    parlour, *people = table(players=8, people=8)
    for number in range(MOST_LINES + 10):
        parlour.pass_time(60 if parlour.room.teller.info().asleep else 0)
        parlour.move(30)
        parlour.say(people[number % 8], SendChat(text=f"Line {number}"))
    chat = parlour.join().messages[0]["chat"]
    assert [line["text"] for line in chat] == [f"Line {number}" for number in range(10, MOST_LINES + 10)]


def test_ping_and_a_second_hello():
    parlour, ann, *_ = table()
    assert parlour.say(ann, Ping(n=7)) == [{"type": "pong", "n": 7}]
    parlour.say(ann, Hello())
    assert ann.refused == "not_now"


# ---- answers


def test_answers_that_are_not_asked_for_are_refused_and_change_nothing():
    parlour, *people = table()
    person = until(parlour, lambda question, decision: decision.main)
    other = next(one for one in people if one is not person)
    number, options = parlour.room.question.number, len(parlour.decision.options)
    onlooker = parlour.join()
    digest, due = parlour.room.live.match.digest(), parlour.room.due()
    marks = {one: len(one.heard) for one in people}
    for who, game, question, option, code in [
        (person, 1, number - 1, 0, "stale"),
        (person, 1, number + 1, 0, "stale"),
        (person, 2, number, 0, "stale"),
        (person, 0, number, 0, "stale"),
        (person, 1, number, options, "no_such_option"),
        (person, 1, number, 2**53 - 1, "no_such_option"),
        (other, 1, number, 0, "not_yours"),
        (onlooker, 1, number, 0, "spectator"),
    ]:
        said = parlour.say(who, Answer(game=game, question=question, option=option))
        assert [message["code"] for message in said] == [code]
        assert said[0]["to"] == "answer"
        assert said[0].get("question") == (None if code == "spectator" else number)
        assert said[0]["message"].endswith(".")
    assert (parlour.room.live.match.digest(), parlour.room.due()) == (digest, due)
    quiet = [one for one in people if one not in (person, other)]
    assert [len(one.heard) for one in quiet] == [marks[one] for one in quiet]
    over(parlour)
    parlour.say(person, Answer(game=1, question=number, option=0))
    assert person.refused == "no_game"


# ---- what is kept


def pieces(parlour, viewers):
    """What everybody is told of a table that must outlast it: views, the question, seats and settings."""
    room = parlour.room
    table = {
        "seats": [(seat.kind, seat.name, seat.bot, seat.muted, seat.wins) for seat in room.teller.info().seats],
        **{name: getattr(room.teller.info(), name) for name in ("settings", "status", "host", "game", "created")},
        "tokens": [place.token_hash for place in room.row.seats],
    }
    if room.live is None:
        return table
    play = room.live
    decision = play.decision
    asked = decision and (decision.number, decision.seat, decision.kind, decision.subject, decision.options)
    views = [view_of(play.match, viewer) for viewer in viewers]
    events = [play.missed_by(viewer, play.row.number, 0) for viewer in viewers]
    return {**table, "asked": asked, "views": views, "events": events, "info": play.info, "result": play.result}


def random_command(parlour, luck, settings):
    """Somebody does something; most of it is refused."""
    listeners = [one for one in parlour.room.people if not one.closed]
    names = list(parlour.tokens)
    roll = luck.random()
    if roll < 0.15 or not listeners:
        with suppress(Refusal):
            parlour.join(luck.choice(names) if luck.random() < 0.8 else None)
        return
    one = luck.choice(listeners)
    seat = luck.randrange(len(parlour.room.row.seats))
    if roll < 0.25:
        parlour.part(one)
    elif roll < 0.3:
        with suppress(SeatError):
            parlour.take(luck.choice(NAMES))
    else:
        message = luck.choice(
            [
                Ready(),
                Ready(keep=True),
                Back(),
                Hurry(on=luck.random() < 0.5),
                Watch(what="everything"),
                Fill(bot="random"),
                Start(),
                Kick(seat=seat),
                Replace(seat=seat, bot="greenhorn"),
                PassHost(seat=seat),
                Mute(seat=seat, muted=luck.random() < 0.5),
                SendChat(text="Howdy"),
                *([Leave()] if luck.random() < 0.1 else []),
                *([Configure(settings=luck.choice(settings))] if luck.random() < 0.3 else []),
            ]
        )
        parlour.say(one, message)


@pytest.mark.parametrize("seed", range(4))
def test_nothing_is_told_that_is_not_in_what_is_kept(seed):
    """Over random play with random commands, a table opened from what was kept shows everybody the same."""
    luck = Random(seed)
    settings = [
        Settings(players=players, sets=list(sets), game=game, bot="random", seating=seating, games=games)
        for players, sets, game, seating, games in [
            (4, ("base",), "bang", "rotate", 1),
            (5, ALL_SETS, "bang", "shuffle", 2),
            (3, ("base",), "dice", "keep", 3),
            (6, ("base",), "dice", "shuffle", 1),
        ]
    ]
    parlour = Parlour(seed=seed, pace=SLOW, players=settings[seed % 4].players)
    parlour.room.row.settings = settings[seed % 4]
    people_at(parlour, 3)
    parlour.begin()
    compared = Counter()
    for step in range(500):
        if parlour.room.row.status == CLOSED:
            break
        if luck.random() < 0.25:
            random_command(parlour, luck, settings)
        elif parlour.asked_person() is not None and parlour.room.question.held is None and luck.random() < 0.9:
            parlour.answer(parlour.asked_person(), luck.randrange(len(parlour.decision.options)))
        elif not parlour.step():
            random_command(parlour, luck, settings)
        if step % 8 == 0:
            viewers: list[Seat] = [SPECTATOR, EVERYTHING, 0, 1, 2]
            again = parlour.reopened()
            mine, theirs = pieces(parlour, viewers), pieces(again, viewers)
            if "views" not in mine:  # the game before was played in other seats
                theirs = {name: theirs[name] for name in mine}
            assert mine == theirs
            compared[parlour.room.row.status] += 1
    assert compared["playing"] > 20, compared


def test_impossible_settings_are_found_when_they_are_made():
    with pytest.raises(SettingsError):
        series.check(Settings(players=3, badge=True))
    with pytest.raises(SettingsError):
        series.check(Settings(game="dice", badge=True))
    with pytest.raises(SettingsError):
        series.check(Settings(sets=["base", "/etc"]))
    series.check(Settings(players=4, badge=True, games=3))
