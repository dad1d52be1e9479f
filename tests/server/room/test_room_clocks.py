"""A table and its clocks: time to answer, bots that sit in, people who are gone, sleeping, and the pace of bots."""

from collections import Counter
from random import Random

import pytest
from structlog.testing import capture_logs

from boothill.server.room import game as playing
from boothill.server.room.question import LEAST_LEFT, MOST_EXTENSIONS
from boothill.server.store.rows import BOT, PERSON, STAND_IN
from boothill.server.wire.protocol import Back, Hurry, MoreTime
from boothill.server.wire.settings import Settings, Timers
from server.room.tables import (
    AWAY,
    CHOICE,
    REACTION,
    SLOW,
    THINK,
    TURN,
    asked,
    heard_since,
    table,
    until,
)
from support.rooms import NAMES, deal_by_lot


@pytest.fixture(autouse=True)
def _dealt_by_lot(monkeypatch):
    deal_by_lot(monkeypatch, 2)


# ---- clocks


@pytest.mark.parametrize(("game", "main"), [("bang", "play"), ("dice", "reroll")])
def test_each_sort_of_question_has_its_time_and_single_kinds_another(game, main):
    kinds = {"dodge": 7.0, "rescue": None, "heal": 8.0, "no_such_kind": 9.0}
    parlour, ann, *_ = table(game=game, timers=Timers(TURN, CHOICE, REACTION, kinds))
    found = Counter()
    for _ in parlour.questions(Random(3).randrange):
        question = ann.asked
        sort = TURN if question["kind"] == main else CHOICE if question["seat"] == ann.view["active"] else REACTION
        assert question.get("total") == kinds.get(question["kind"], sort), question
        found[question.get("total")] += 1
    assert found.keys() >= ({TURN, 7.0, None, CHOICE} if game == "bang" else {TURN, CHOICE, 8.0})


def test_of_a_bot_no_clock_is_shown():
    parlour, ann = table(people=1)
    for _ in parlour.questions(Random(1).randrange):
        if ann.asked["seat"] != ann.seat:
            assert not {"left", "total"} & ann.asked.keys()


def test_a_person_has_the_time_that_is_shown_and_a_moment_more_then_a_bot_answers():
    parlour, *people = table()
    onlooker = parlour.join()
    person = until(parlour, lambda question, decision: decision.main)
    assert onlooker.asked["left"] == onlooker.asked["total"] == TURN
    mark = len(onlooker.heard)
    parlour.pass_time(TURN - 10)
    assert parlour.join().asked["left"] == pytest.approx(10)
    parlour.part([*parlour.room.people][-1])
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
    assert not {"left", "total"} & person.asked.keys()
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
    assert parlour.room.row.seats[person.seat].bot == "", "the seat is still theirs"
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
    parlour.hear_who_is_there()
    assert parlour.room.due() == parlour.room.question.deadline + THINK
    assert second.table["seats"][second.seat]["connected"]


def test_when_everybody_is_gone_the_table_sleeps_and_the_clock_stands():
    parlour, *people = table()
    person = until(parlour, lambda question, decision: decision.main)
    onlooker = parlour.join()
    parlour.pass_time(30)
    for one in people:
        parlour.part(one)
    parlour.hear_who_is_there()
    assert parlour.room.due() is None, "nor does an onlooker keep it awake"
    parlour.pass_time(100_000)
    number = parlour.room.question.number
    assert parlour.join().asked["left"] == TURN - 30
    again = parlour.join(NAMES[person.seat])
    assert (again.asked["question"], again.asked["left"]) == (number, TURN - 30)
    assert onlooker.asked["left"] == TURN - 30
    parlour.hear_who_is_there()
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

    class Stumbler:
        looks = True

        def choose(self, view, decision):
            return 1 // 0

    monkeypatch.setattr(
        playing, "make_bot", lambda name, *args: Stumbler() if name == "greenhorn" else true(name, *args)
    )
    parlour, ann = table(people=1, bot="greenhorn")
    until(parlour, asked(ann, main=True))
    mark = len(parlour.kept.answers[1])
    parlour.answer(ann, len(parlour.decision.options) - 1)
    with capture_logs() as logs:
        until(parlour, asked(ann, main=True))
    given = [row.by for row in parlour.kept.answers[1][mark:]]
    assert given.count(BOT) == len(logs) > 2
    assert {(line["event"], line["log_level"], line["bot"]) for line in logs} == {("bot failed", "error", "greenhorn")}
