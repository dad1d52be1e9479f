"""A table by itself: clocks, bots that sit in, sleeping, hosting, watching, talking, and what is kept of it."""

from collections import Counter
from contextlib import suppress
from random import Random

import pytest
from structlog.testing import capture_logs

from boothill.kernel.decision import Seat
from boothill.kernel.journal import EVERYTHING, SPECTATOR
from boothill.server import play as playing
from boothill.server import rounds
from boothill.server.member import Refusal
from boothill.server.pace import Pace
from boothill.server.places import SeatError
from boothill.server.play import RECENT_EVENTS
from boothill.server.protocol import (
    Answer,
    Back,
    Configure,
    Fill,
    Hello,
    Hurry,
    Kick,
    Leave,
    MoreTime,
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
from boothill.server.question import LEAST_LEFT, MOST_EXTENSIONS
from boothill.server.room import MOST_DEVICES, MOST_LINES
from boothill.server.settings import Settings, SettingsError, Timers
from boothill.server.store.rows import BOT, CLOSED, OVER, PERSON, STAND_IN, WAITING
from support.games import ALL_SETS
from support.rooms import NAMES, Parlour, deal_by_lot, people_at

THINK, HOLD, AWAY = 1.0, 2.0, 20.0
SLOW = Pace(think_min=THINK, think_max=THINK, hold_min=HOLD, hold_max=HOLD, absence=AWAY)
"""Nothing is left to chance: a bot thinks for one second, an answer about hidden cards takes two."""
TURN, CHOICE, REACTION = 90.0, 45.0, 30.0


@pytest.fixture(autouse=True)
def _dealt_by_lot(monkeypatch):
    deal_by_lot(monkeypatch, 2)


def table(people=4, players=4, pace=SLOW, begin=True, **settings):
    """A table with a game dealt: the parlour, and its people."""
    parlour = Parlour(pace=pace, players=players, **{"bot": "random", **settings})
    some = people_at(parlour, people)
    if begin:
        parlour.begin()
    return (parlour, *some)


def until(parlour, wanted):
    """Play on until a question that is wanted is open, and not answered yet."""
    for _ in parlour.questions(Random(1).randrange):
        if parlour.room.question.held is None and wanted(parlour.room.question, parlour.decision):
            return parlour.asked_person()
    raise AssertionError("no such question in this game")


def asked(person, **like):
    """Whether a question is this person's, with these marks."""
    return lambda question, decision: (
        question.seat == person.seat and all(getattr(decision, name) == value for name, value in like.items())
    )


def over(parlour):
    """Play the game to its end."""
    parlour.play(Random(1))
    return parlour


def heard_since(listener, mark):
    return [message["type"] for message in listener.messages[mark:]]


def refusal_of(parlour, **wants):
    with pytest.raises(Refusal) as refused:
        parlour.join(**wants)
    return refused.value.code


# ---- clocks


@pytest.mark.parametrize(("game", "main"), [("bang", "play"), ("dice", "reroll")])
def test_each_sort_of_question_has_its_time_and_single_kinds_another(game, main):
    kinds = {"dodge": 7.0, "rescue": None, "heal": 8.0, "no_such_kind": 9.0}
    parlour, ann, *_ = table(game=game, timers=Timers(TURN, CHOICE, REACTION, kinds))
    found = Counter()
    for _ in parlour.questions(Random(3).randrange):
        question = ann.asked
        sort = TURN if question["kind"] == main else CHOICE if question["seat"] == ann.view["active"] else REACTION
        assert question["total"] == kinds.get(question["kind"], sort), question
        found[question["total"]] += 1
    assert found.keys() >= ({TURN, 7.0, None, CHOICE} if game == "bang" else {TURN, CHOICE, 8.0})


def test_of_a_bot_no_clock_is_shown():
    parlour, ann = table(people=1)
    for _ in parlour.questions(Random(1).randrange):
        if ann.asked["seat"] != ann.seat:
            assert (ann.asked["left"], ann.asked["total"]) == (None, None)


def test_a_person_has_the_time_that_is_shown_and_a_moment_more_then_a_bot_answers():
    parlour, *people = table()
    onlooker = parlour.join()
    person = until(parlour, lambda question, decision: decision.main)
    assert onlooker.asked["left"] == onlooker.asked["total"] == TURN
    mark = len(onlooker.heard)
    parlour.pass_time(TURN - 10)
    assert parlour.join().asked["left"] == pytest.approx(10)
    parlour.part(parlour.room.members[-1])
    parlour.pass_time(10 + THINK - 0.01)
    assert set(heard_since(onlooker, mark)) == {"table"}, "who came and went"
    parlour.pass_time(0.01)
    assert heard_since(onlooker, mark)[-1] == "update"
    assert person.you["stood_in"]
    assert parlour.kept.answers[1][-1].by == STAND_IN
    others = [one for one in (*people, onlooker) if one is not person]
    assert all(not one.you["stood_in"] for one in others)
    assert all("you" not in heard_since(one, 2) for one in others), "nobody else is told"


def stood_in_for(parlour):
    """Somebody whose time has run out, and who is asked again."""
    person = until(parlour, lambda question, decision: decision.main)
    parlour.pass_time(TURN + THINK)
    assert person.you["stood_in"]
    return until(parlour, lambda question, decision: question.seat == person.seat)


def test_the_bot_goes_on_without_waiting_for_the_deadline_again():
    parlour, *_ = table()
    person = stood_in_for(parlour)
    question, now = parlour.room.question, parlour.clock.now()
    assert parlour.room.due() == now + max(THINK, question.hold)
    assert parlour.step()
    assert parlour.kept.answers[1][-1].by == STAND_IN
    assert person.you["stood_in"]


def test_back_takes_over_at_once_with_the_full_time():
    parlour, *people = table()
    person = stood_in_for(parlour)
    parlour.move(0.5)
    parlour.say(person, Back())
    assert not person.you["stood_in"]
    assert all(one.asked["left"] == one.asked["total"] for one in people)
    assert parlour.room.due() == parlour.clock.now() + parlour.room.question.total + THINK
    before = len(person.heard)
    parlour.say(person, Back())
    assert len(person.heard) == before, "there is nothing to take over any more"


def test_answering_takes_over_too():
    parlour, *_ = table()
    person = stood_in_for(parlour)
    number = parlour.room.question.number
    parlour.answer(person)
    assert not person.you["stood_in"]
    parlour.step()
    assert parlour.kept.answers[1][number - 1].by == PERSON


def test_more_time_is_to_be_had_three_times_and_everybody_sees_it():
    parlour, *people = table()
    person = until(parlour, lambda question, decision: decision.main)
    number = parlour.room.question.number
    for _ in range(MOST_EXTENSIONS):
        parlour.pass_time(50)
        parlour.say(person, MoreTime(game=1, question=number))
        assert all(one.messages[-1]["type"] == "asked" for one in people)
        assert all(one.asked["left"] == TURN for one in people)
    parlour.pass_time(50)
    due = parlour.room.due()
    parlour.say(person, MoreTime(game=1, question=number))
    assert person.refused == "no_more_time"
    assert parlour.room.due() == due
    parlour.pass_time(40 + THINK)
    assert parlour.kept.answers[1][-1].by == STAND_IN


def test_more_time_is_for_the_one_who_is_asked_now():
    parlour, *people = table()
    person = until(parlour, lambda question, decision: question.hidden)
    number = parlour.room.question.number
    other = next(one for one in people if one is not person)
    for who, message, code in [
        (other, MoreTime(game=1, question=number), "not_yours"),
        (person, MoreTime(game=1, question=number - 1), "stale"),
        (person, MoreTime(game=2, question=number), "stale"),
        (parlour.join(), MoreTime(game=1, question=number), "spectator"),
    ]:
        parlour.say(who, message)
        assert who.refused == code
    parlour.answer(person)
    assert parlour.room.question.held is not None
    parlour.say(person, MoreTime(game=1, question=number))
    assert person.refused == "stale"


def test_without_limits_nobody_answers_for_a_person_who_is_there():
    parlour, ann, *_ = table(timers=Timers(None, None, None))
    person = until(parlour, lambda question, decision: decision.main and question.seat != ann.seat)
    assert person.asked["left"] is person.asked["total"] is None
    assert parlour.room.due() is None
    parlour.say(person, MoreTime(game=1, question=parlour.room.question.number))
    assert person.refused == "no_more_time"
    parlour.part(person)
    assert parlour.room.due() == parlour.clock.now() + AWAY + THINK, "but for one who is gone"


# ---- being gone


def test_a_bot_answers_for_somebody_who_is_gone_for_too_long():
    parlour, *_ = table()
    person = until(parlour, lambda question, decision: decision.main)
    parlour.part(person)
    parlour.pass_time(AWAY + THINK - 0.01)
    answers = len(parlour.kept.answers[1])
    parlour.pass_time(0.01)
    assert len(parlour.kept.answers[1]) == answers + 1
    assert parlour.kept.answers[1][-1].by == STAND_IN
    name = NAMES[person.seat]
    assert parlour.room.row.seats[person.seat].bot == "", "the seat is still his"
    again = parlour.join(name)
    assert not again.you["stood_in"]


def test_somebody_who_comes_back_in_time_has_the_rest_of_it():
    parlour, *_ = table()
    person = until(parlour, lambda question, decision: decision.main)
    parlour.pass_time(10)
    parlour.part(person)
    parlour.pass_time(AWAY - 1)
    again = parlour.join(NAMES[person.seat])
    assert again.asked["left"] == pytest.approx(TURN - 10 - AWAY + 1)
    assert again.choices is not None
    assert parlour.room.due() == pytest.approx(parlour.clock.now() + again.asked["left"] + THINK)


def test_who_is_gone_with_one_of_two_windows_is_not_gone():
    parlour, *_ = table()
    person = until(parlour, lambda question, decision: decision.main)
    second = parlour.join(NAMES[person.seat])
    parlour.part(person)
    assert parlour.room.due() == parlour.room.question.deadline + THINK
    assert second.table["seats"][second.seat]["connected"]


def test_when_everybody_is_gone_the_table_sleeps_and_the_clock_stands():
    parlour, *people = table()
    person = until(parlour, lambda question, decision: decision.main)
    onlooker = parlour.join()
    parlour.pass_time(30)
    for one in people:
        parlour.part(one)
    assert parlour.room.due() is None, "nor does an onlooker keep it awake"
    parlour.pass_time(100_000)
    number = parlour.room.question.number
    assert parlour.join().asked["left"] == TURN - 30
    again = parlour.join(NAMES[person.seat])
    assert (again.asked["question"], again.asked["left"]) == (number, TURN - 30)
    assert onlooker.asked["left"] == TURN - 30
    assert parlour.room.due() == parlour.clock.now() + TURN - 30 + THINK


def test_after_sleeping_there_are_some_seconds_at_least():
    parlour, *people = table()
    person = until(parlour, lambda question, decision: decision.main)
    parlour.pass_time(TURN)
    for one in people:
        parlour.part(one)
    parlour.pass_time(1000)
    assert parlour.join(NAMES[person.seat]).asked["left"] == LEAST_LEFT


def test_nobody_is_to_blame_for_the_time_the_table_was_asleep():
    parlour, *people = table()
    person = until(parlour, lambda question, decision: decision.main)
    for one in people:
        parlour.part(one)
    parlour.pass_time(1000)
    other = next(one for one in people if one is not person)
    parlour.join(NAMES[other.seat])
    assert parlour.room.due() == parlour.clock.now() + AWAY + (0 if parlour.room.row.host != other.seat else THINK)


def test_bots_do_not_play_on_while_the_table_sleeps():
    parlour, ann = table(people=1)
    until(parlour, lambda question, decision: question.seat != ann.seat)
    parlour.part(ann)
    assert parlour.room.due() is None
    parlour.pass_time(1000)
    again = parlour.join("Ann")
    assert parlour.room.due() == parlour.clock.now() + THINK, "they begin to think when somebody is there"
    parlour.step()
    assert again.messages[-1]["type"] == "update"


def test_an_answer_that_was_given_before_everybody_left_is_told_and_the_next_question_has_its_full_time():
    parlour, *people = table()
    person = until(parlour, lambda question, decision: question.hidden)
    parlour.pass_time(0.1)
    parlour.answer(person)
    assert parlour.room.question.held is not None
    answers = len(parlour.kept.answers[1])
    for one in people:
        parlour.part(one)
    parlour.pass_time(1000)
    assert len(parlour.kept.answers[1]) == answers + 1
    again = parlour.join("Ann")
    assert again.asked["left"] == again.asked["total"]


# ---- pace


@pytest.mark.parametrize("pace", [0.0, 0.5, 1.0, 5.0])
def test_bots_think_as_long_as_the_table_wants(pace):
    parlour, ann = table(people=1, pace=SLOW)
    parlour.room.row.settings = Settings(players=4, pace=pace, bot="random")
    until(parlour, lambda question, decision: question.seat != ann.seat)
    question = parlour.room.question
    assert parlour.room.due() == question.opened + THINK * pace


def test_bots_hurry_once_all_who_are_there_want_it():
    parlour, ann, bob, cat = table(people=3, timers=Timers(None, None, None))
    until(parlour, lambda question, decision: question.seat == 3)
    opened = parlour.room.question.opened

    def due():
        return parlour.room.due() - opened

    parlour.say(ann, Hurry(on=True))
    parlour.say(bob, Hurry(on=True))
    assert due() == THINK
    parlour.part(cat)
    assert due() == 0, "cat is not there"
    cat = parlour.join("Cat")
    assert due() == THINK
    parlour.say(cat, Hurry(on=True))
    assert due() == 0
    parlour.say(bob, Hurry(on=False))
    assert due() == THINK
    parlour.part(bob)
    parlour.join("Bob")
    assert due() == THINK, "who comes back has to say it again"
    onlooker = parlour.join()
    parlour.say(onlooker, Hurry(on=True))
    assert onlooker.refused == "spectator"


def test_if_a_bot_fails_the_simplest_one_answers(monkeypatch):
    true = playing.make_bot

    def make_bot(name, *args):
        bot = true(name, *args)
        if name == "greenhorn":
            monkeypatch.setattr(type(bot), "choose", lambda *_: 1 // 0)
        return bot

    monkeypatch.setattr(playing, "make_bot", make_bot)
    parlour, ann = table(people=1, bot="greenhorn")
    until(parlour, asked(ann, main=True))
    mark = len(parlour.kept.answers[1])
    parlour.answer(ann, len(parlour.decision.options) - 1)
    with capture_logs() as logs:
        until(parlour, asked(ann, main=True))
    given = [row.by for row in parlour.kept.answers[1][mark:]]
    assert given.count(BOT) == len(logs) > 2
    assert {(line["event"], line["log_level"], line["bot"]) for line in logs} == {("bot failed", "error", "greenhorn")}


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
        if len(parlour.room.play.match.events) > 3 * RECENT_EVENTS:
            break
    events = len(parlour.room.play.match.events)
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


# ---- hosting


def test_another_person_is_host_when_the_host_has_been_gone_for_a_while():
    parlour, ann, bob, cat, dan = table()
    until(parlour, lambda question, decision: question.seat == cat.seat)
    parlour.part(ann)
    parlour.part(bob)
    parlour.pass_time(AWAY - 0.01)
    assert parlour.room.row.host == ann.seat
    parlour.pass_time(0.01)
    assert parlour.room.row.host == parlour.kept.table.host == cat.seat, "bob is not there"
    assert cat.you["host"]
    assert not dan.you["host"]
    assert dan.table["host"] == cat.seat
    assert not parlour.join("Ann").you["host"]


def test_hosting_passes_on_while_nobody_plays_too():
    parlour, ann, bob = table(people=2, begin=False)
    parlour.part(ann)
    assert parlour.room.due() == parlour.clock.now() + AWAY
    parlour.step()
    assert bob.you["host"]
    assert parlour.room.due() is None


def test_a_host_who_is_gone_stays_host_while_nobody_else_is_there():
    parlour, ann, bob = table(people=2, begin=False)
    parlour.part(bob)
    parlour.part(ann)
    assert parlour.room.due() is None
    parlour.pass_time(1000)
    assert parlour.join("Ann").you["host"]


HOST_ONLY = [
    Fill(bot="random"),
    Start(),
    Kick(seat=2),
    Replace(seat=2, bot="random"),
    PassHost(seat=2),
    Mute(seat=2),
    Configure(settings=Settings()),
]


@pytest.mark.parametrize("message", HOST_ONLY, ids=lambda message: type(message).__name__)
@pytest.mark.parametrize("begin", [True, False])
def test_only_the_host_gives_orders(message, begin):
    parlour, ann, bob, _ = table(people=3, begin=begin)
    before = parlour.room.info()
    writes = parlour.kept.table
    onlooker = parlour.join()
    for one in (bob, onlooker):
        parlour.say(one, message)
        assert one.refused == "not_host"
        assert ann.table["host"] == ann.seat
    assert parlour.kept.table is writes
    assert parlour.room.info() == before.__class__(**{**as_fields(before), "spectators": 1})


def as_fields(struct):
    return {name: getattr(struct, name) for name in struct.__struct_fields__}


def test_somebody_who_was_put_out_has_no_token_any_more():
    parlour, ann, bob, cat, _ = table()
    parlour.say(ann, Kick(seat=bob.seat))
    assert bob.closed
    assert bob.messages[-1]["code"] == "kicked"
    assert refusal_of(parlour, name="Bob") == "bad_token"
    parlour.say(cat, Leave())
    assert cat.closed
    assert cat.messages[-1]["code"] == "left"
    assert refusal_of(parlour, name="Cat") == "bad_token"
    seats = ann.table["seats"]
    assert [(seats[seat]["kind"], seats[seat]["name"]) for seat in (1, 2)] == [("bot", "Bob"), ("bot", "Cat")]
    assert parlour.take("Eve", 1) == 1, "a bot's seat in a game"
    eve = parlour.join("Eve")
    assert eve.view["hand"] == [] or eve.view["seat"] == 1
    assert refusal_of(parlour, name="Bob") == "bad_token"


def test_somebody_who_was_replaced_has_his_seat_again_when_he_comes():
    parlour, ann, bob, *_ = table()
    parlour.say(ann, Replace(seat=bob.seat, bot="random"))
    assert ann.refused == "present"
    parlour.part(bob)
    parlour.say(ann, Replace(seat=bob.seat, bot="greenhorn"))
    assert (ann.table["seats"][1]["kind"], ann.table["seats"][1]["bot"]) == ("bot", "greenhorn")
    assert parlour.kept.table.seats[1].bot == "greenhorn"
    again = parlour.join("Bob")
    assert again.seat == 1
    assert ann.table["seats"][1]["kind"] == "person"
    assert parlour.kept.table.seats[1].bot == ""


def test_somebody_who_was_replaced_while_he_was_asked_has_the_full_time_when_he_comes():
    parlour, ann, *_ = table()
    person = until(parlour, lambda question, decision: decision.main and question.seat != ann.seat)
    parlour.part(person)
    parlour.pass_time(AWAY - 1)
    parlour.say(ann, Replace(seat=person.seat, bot="random"))
    assert ann.asked["left"] is None
    again = parlour.join(NAMES[person.seat])
    assert again.asked["left"] == TURN


def test_an_answer_held_back_does_not_count_once_its_person_is_put_out():
    parlour, ann, *_ = table()
    person = until(parlour, lambda question, decision: question.hidden and question.seat != ann.seat)
    parlour.answer(person, 0)
    assert parlour.room.question.held == 0
    parlour.say(ann, Kick(seat=person.seat))
    assert parlour.room.question.held is None
    parlour.step()
    assert parlour.kept.answers[1][-1].by == BOT


def test_the_table_is_closed_with_its_last_person():
    parlour, ann = table(people=1)
    onlooker = parlour.join()
    parlour.say(ann, Leave())
    assert parlour.room.row.status == parlour.kept.table.status == CLOSED
    assert onlooker.closed
    assert parlour.room.members == []
    assert refusal_of(parlour) == "no_such_table"


def test_settings_that_make_no_game_change_nothing():
    parlour, ann, *_ = table(people=3, begin=False)
    before, kept = parlour.room.info(), parlour.kept.table
    mark = len(ann.heard)
    for wrong in (
        Settings(players=4, sets=["base", "no_such_box"]),
        Settings(players=3, shadow=True),
        Settings(players=4, game="dice", starter=True),
        Settings(players=4, bot="nobody"),
        Settings(players=3, badge=True),
    ):
        parlour.say(ann, Configure(settings=wrong))
        assert ann.refused == "refused"
    assert parlour.room.info() == before
    assert parlour.kept.table is kept
    parlour.room.row.settings = Settings(players=4, sets=["base", "gone_since"])
    with pytest.raises(SettingsError):
        parlour.begin()
    parlour.say(ann, Start())
    assert ann.refused == "refused"
    for one in parlour.room.members:
        parlour.say(one, Ready())
    assert [place.name for place in parlour.room.row.seats] == [*NAMES[:3], ""], "not even bots sit down"
    assert (parlour.room.row.status, parlour.room.row.game, parlour.room.play) == (WAITING, 0, None)
    assert "snapshot" not in heard_since(ann, mark)


def test_a_table_is_made_larger_and_smaller_between_games():
    parlour, ann, bob = table(people=2, pace=SLOW)
    parlour.say(ann, Configure(settings=Settings(players=6)))
    assert ann.refused == "not_now"
    over(parlour)
    parlour.say(ann, Configure(settings=Settings(players=6, bot="random")))
    assert len(ann.table["seats"]) == 6
    assert [seat["kind"] for seat in ann.table["seats"]] == ["person"] * 2 + ["bot"] * 2 + ["empty"] * 2
    assert parlour.take("Cat") == 4
    cat = parlour.join("Cat")
    assert cat.you["seat"] == 4
    parlour.say(ann, Configure(settings=Settings(players=3, bot="random")))
    assert [seat["name"] for seat in ann.table["seats"]] == ["Ann", "Bob", "Cat"]
    assert cat.you["seat"] == 2, "he has moved up"
    parlour.say(ann, Configure(settings=Settings(players=4, bot="random")))
    parlour.take("Dan")
    parlour.say(ann, Configure(settings=Settings(players=3, bot="random")))
    assert ann.refused == "refused", "four people sit there"
    parlour.begin()
    assert (ann.table["game"], len(ann.view["players"])) == (2, 4)
    assert [bob.view["seat"], cat.view["seat"]] == [1, 2]


@pytest.mark.parametrize("seating", ["keep", "rotate", "shuffle"])
def test_people_change_seats_between_series_as_the_table_has_it(seating):
    parlour, *people = table(people=3, players=5, seating=seating)
    orders = []
    for game in range(1, 4):
        names = [place.name for place in parlour.room.row.seats]
        orders.append([names.index(name) for name in NAMES[:3]])
        assert [one.you["seat"] for one in people] == orders[-1]
        assert [one.view["seat"] for one in people] == orders[-1]
        assert parlour.room.row.seats[parlour.room.row.host].name == "Ann"
        assert [player["name"] for player in people[0].view["players"]] == names
        over(parlour)
        assert people[0].table["game"] == game
        parlour.begin()
    if seating == "keep":
        assert orders == [[0, 1, 2]] * 3
    elif seating == "rotate":
        assert orders == [[0, 1, 2], [1, 2, 3], [2, 3, 4]]
    else:
        assert len({tuple(order) for order in orders}) > 1
    assert parlour.reopened().room.info().seats == [
        seat.__class__(**{**as_fields(seat), "connected": False}) for seat in parlour.room.info().seats
    ]


def test_in_a_series_people_keep_their_seats_and_their_wins_are_counted():
    parlour, ann, *_ = table(people=3, games=3, seating="rotate")
    wins = Counter()
    for _ in range(3):
        over(parlour)
        wins.update(ann.result["winners"])
        assert [seat["wins"] for seat in ann.table["seats"]] == [wins[seat] for seat in range(4)]
        assert [place.wins for place in parlour.kept.table.seats] == [wins[seat] for seat in range(4)]
        names = [place.name for place in parlour.room.row.seats]
        parlour.begin()
        again = [place.name for place in parlour.room.row.seats]
        if parlour.room.row.series_game > 1:
            assert names == again
    assert (parlour.room.row.series_game, again) == (1, names[-1:] + names[:-1]), "a new series"
    assert [seat["wins"] for seat in ann.messages[-1]["table"]["seats"]] == [0] * 4


def test_the_next_game_begins_when_all_who_are_there_are_ready_and_the_others_become_bots():
    parlour, ann, bob, cat, dan = table()
    over(parlour)
    parlour.part(dan)
    parlour.say(ann, Ready())
    parlour.say(bob, Ready())
    assert parlour.room.row.status == OVER
    assert [seat["ready"] for seat in cat.table["seats"]] == [True, True, False, False]
    parlour.say(bob, Ready(ready=False))
    parlour.say(cat, Ready())
    assert parlour.room.row.game == 1
    parlour.say(bob, Ready())
    assert parlour.room.row.game == 2
    assert [seat["kind"] for seat in ann.table["seats"]] == ["person"] * 3 + ["bot"]
    assert ann.table["seats"][3]["name"] == "Dan"
    again = parlour.join("Dan")
    assert ann.table["seats"][3]["kind"] == "person"
    assert again.view["seat"] == 3
    parlour.say(ann, Ready())
    assert ann.refused == "not_now"


def test_the_first_game_waits_for_every_seat():
    parlour, ann, bob, cat = table(people=3, begin=False)
    for one in (ann, bob, cat):
        parlour.say(one, Ready())
    assert parlour.room.row.status == WAITING
    parlour.say(ann, Fill(bot="random", seat=0))
    assert ann.refused == "taken"
    parlour.say(ann, Fill(bot="random"))
    parlour.say(ann, Ready())
    assert parlour.room.row.game == 1


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
    assert bob.messages[-1] == {"type": "emote", "seat": 0, "emote": "hello", "aside": False}
    parlour, ann, bob, *_ = table()
    onlooker = parlour.join()
    parlour.say(onlooker, SendEmote(emote="hello"))
    assert onlooker.refused == "spectator"
    parlour.say(onlooker, SendChat(text="Shoot Ann"))
    assert onlooker.refused == "spectator", "he may know more than he sees from there"
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
        parlour.pass_time(60 if parlour.room.asleep else 0)
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
    digest, due = parlour.room.play.match.digest(), parlour.room.due()
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
        assert said[0]["question"] == (None if code == "spectator" else number)
        assert said[0]["message"].endswith(".")
    assert (parlour.room.play.match.digest(), parlour.room.due()) == (digest, due)
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
        "seats": [(seat.kind, seat.name, seat.bot, seat.muted, seat.wins) for seat in room.info().seats],
        **{name: getattr(room.info(), name) for name in ("settings", "status", "host", "game", "created")},
        "tokens": [place.token_hash for place in room.row.seats],
    }
    if room.play is None:
        return table
    play = room.play
    decision = play.decision
    asked = decision and (decision.number, decision.seat, decision.kind, decision.subject, decision.options)
    views = [play.interpreter.view(play.match, viewer) for viewer in viewers]
    events = [play.events(viewer, 0) for viewer in viewers]
    return {**table, "asked": asked, "views": views, "events": events, "info": play.info, "result": play.result}


def random_command(parlour, luck, settings):
    """Somebody does something; most of it is refused."""
    listeners = [one for one in parlour.room.members if not one.closed]
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
        rounds.check(Settings(players=3, badge=True))
    with pytest.raises(SettingsError):
        rounds.check(Settings(game="dice", badge=True))
    with pytest.raises(SettingsError):
        rounds.check(Settings(sets=["base", "/etc"]))
    rounds.check(Settings(players=4, badge=True, games=3))
