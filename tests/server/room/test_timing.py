"""No tells: when an answer is told, and in what form, does not show whether there was anything to answer with.

The clock is moved by hand and chance is seeded, so that the delays are logical ones: from the moment a question is told
to the moment its answer is. Questions about hidden cards are split into those with an answer (more than one option) and
those without (one option), and the two samples of delays are compared by the two-sample Kolmogorov-Smirnov test at
alpha = 0.001. That the same test finds a difference of 0.1 s in the mean is shown on a room that makes one.
"""

from collections import Counter
from functools import cache
from itertools import count
from random import Random

import pytest
from msgspec import Struct
from msgspec.json import Decoder

from boothill.server.room import room
from boothill.server.room.pace import Pace
from boothill.server.room.room import Room
from boothill.server.store.rows import PERSON, STAND_IN
from boothill.server.wire.protocol import Back, Hurry
from boothill.server.wire.settings import Timers
from support.rooms import Parlour, deal_by_lot, people_at
from support.samples import compare

LEAST = 800
GAIN = 0.15
"""Seconds by which planted rooms give an answer away."""
"""Delays of each group; of those with an answer there are some four times as many. With 400 a difference of 0.1 s is
overlooked in a few of a hundred samples, with so many in hardly any.
"""
PACE = Pace()
"""As servers have it by default."""
LIMIT = 30.0
PLAYERS = 3
TIMERS = Timers(LIMIT, LIMIT, LIMIT)
"""One limit for all sorts of questions: they come in different proportions in the two groups, which all may know."""
SETS = ["base", "dodge_city"]

BOTS, AT_ONCE, AWAY, TIME_UP, STOOD_IN = CASES = ("bots", "at once", "away", "time up", "stood in")
"""Who is asked: a bot; a person who answers at once; one who is gone; one whose time runs out, and who takes over
again each time; one whose time has run out, and who does not.
"""
LONGEST = {
    BOTS: PACE.think_max,
    AT_ONCE: PACE.hold_max,
    AWAY: max(PACE.think_max, PACE.hold_max),
    TIME_UP: LIMIT + PACE.think_max,
    STOOD_IN: max(PACE.think_max, PACE.hold_max),
}
SHORTEST = {
    BOTS: PACE.think_min,
    AT_ONCE: PACE.hold_min,
    AWAY: PACE.hold_min,
    TIME_UP: LIMIT + PACE.think_min,
    STOOD_IN: PACE.hold_min,
}


class Tattler(Room):
    """A room that is a little quicker when there is nothing to think about."""

    gain = GAIN

    def ask(self) -> None:
        super().ask()
        if self.question is not None and self.question.hidden and len(self.live.decision.options) == 1:
            self.question.think -= self.gain
            self.question.hold -= self.gain


class Skipper(Room):
    """A room that does not think at all when there is one option: what both live clients for this game do."""

    def ask(self) -> None:
        super().ask()
        if self.question is not None and self.question.hidden and len(self.live.decision.options) == 1:
            self.question.think = self.question.hold = 0.0


class Question(Struct):
    question: int


class Heard(Struct):
    type: str
    asked: Question | None = None


read = Decoder(Heard).decode


def table(case, seed, kind=Room):
    """A table in this case, with a game dealt: the parlour, who looks on, and whose questions count."""
    parlour = Parlour(seed=seed, pace=PACE, kind=kind, players=PLAYERS, timers=TIMERS, sets=SETS, bot="random")
    people = people_at(parlour, 1 if case == BOTS else PLAYERS)
    if case == AWAY:
        for person in people[1:]:
            parlour.part(person)
        parlour.pass_time(PACE.absence)
    parlour.begin()
    onlooker = parlour.join()
    parlour.hear_who_is_there()
    return parlour, onlooker, range(PLAYERS) if case == AT_ONCE else range(1, PLAYERS)


def one_step(parlour, case, counted, luck):
    """The open question is answered, in the manner of the case."""
    seat = parlour.room.question.seat
    person = parlour.asked_person()
    if case in (TIME_UP, STOOD_IN) and seat in counted:
        assert parlour.step()
        if case == TIME_UP:
            parlour.tell(person, Back())
    elif person is not None and parlour.room.question.held is None:
        parlour.answer(person, luck.randrange(len(parlour.decision.options)))
    else:
        assert parlour.step()


def watched(case, seed, kind=Room, hurry=False):
    """Play one game; for each question about hidden cards: its kind, whether there was an answer, and how long those
    who look on waited for it.
    """
    parlour, onlooker, counted = table(case, seed, kind)
    for person in parlour.room.people:
        if hurry and person is not onlooker:
            parlour.tell(person, Hurry(on=True))
    luck = Random(seed)
    asked = {}
    while parlour.room.playing:
        question, decision = parlour.room.question, parlour.decision
        fresh = case != STOOD_IN or question.seat in parlour.room.people.stood_in
        if question.hidden and question.seat in counted and fresh:
            asked[decision.number] = decision.kind, len(decision.options) > 1
        one_step(parlour, case, counted, luck)
    told = {}
    for at, said in onlooker.heard:
        message = read(said)
        if message.type == "update" and told:
            number = max(told)
            if number in asked:
                yield (*asked[number], at - told[number])
        if message.type in ("snapshot", "update") and message.asked is not None:
            told[message.asked.question] = at


@cache
def delays(case, kind=Room, least=LEAST):
    """Delays of both groups, and how many questions of each kind there were."""
    groups, kinds = {True: [], False: []}, Counter()
    for seed in count(1_000 * CASES.index(case)):  # other games in each case: else one sample would be looked at again
        for question, answerable, delay in watched(case, seed, kind):
            groups[answerable].append(delay)
            kinds[question, answerable] += 1
        if min(map(len, groups.values())) >= least:
            return groups[True], groups[False], kinds
    raise AssertionError


@pytest.fixture(autouse=True)
def _dealt_by_lot(monkeypatch):
    """The same games at every run, whatever ran before."""
    deal_by_lot(monkeypatch, 7)


# ---- when


@pytest.mark.parametrize("case", CASES)
def test_how_long_an_answer_takes_does_not_show_whether_there_was_one(case):
    found, missing, kinds = delays(case)
    result = compare(found, missing)
    print(f"{case}: n = {result.counts}, D = {result.distance:.4f}, p = {result.p:.3f}, {dict(kinds)}")
    assert min(result.counts) >= LEAST
    assert not result.differ, result
    assert {kind for kind, _ in kinds} >= {"dodge", "bang", "rescue"}
    for group in (found, missing):  # and every delay is within the bounds that are configured
        assert SHORTEST[case] - 1e-6 <= min(group)
        assert max(group) <= LONGEST[case] + 1e-6
        assert max(group) - min(group) > 0.5, "they are drawn, not fixed"


@pytest.mark.parametrize("case", [BOTS, AT_ONCE, AWAY, TIME_UP])
def test_the_same_test_finds_fifteen_hundredths_of_a_second(case):
    """A test of delays that could not fail would show nothing."""
    found, missing, _ = delays(case, Tattler)
    result = compare(found, missing)
    print(f"{case}, {GAIN} s quicker without: n = {result.counts}, D = {result.distance:.4f}, p = {result.p:.1e}")
    assert result.differ, result


def test_it_finds_a_room_that_does_not_think_when_there_is_one_option():
    found, missing, _ = delays(AT_ONCE, Skipper, 50)
    assert compare(found, missing).differ


def test_it_finds_fifteen_hundredths_of_a_second_nearly_always():
    """The power of the test, on times drawn from the same distributions; it is least for those people are held to."""
    luck = Random(1)

    def found(shift):
        one = [PACE.hold(luck) for _ in range(LEAST)]
        return compare(one, [PACE.hold(luck) - shift for _ in range(LEAST)]).differ

    assert sum(found(GAIN) for _ in range(40)) >= 39
    assert sum(found(0.0) for _ in range(40)) <= 1


@pytest.mark.parametrize("case", [BOTS, AT_ONCE])
def test_in_a_hurry_bots_take_no_time_with_or_without_an_answer_and_people_as_long_as_ever(case, monkeypatch):
    monkeypatch.setattr(room, "ANSWERS_A_WAKE", 1)  # so that none is skipped here
    taken = {True: set(), False: set()}
    for seed in (3, 4, 5):
        for _, answerable, delay in watched(case, seed, hurry=True):
            taken[answerable].add(delay)
    for times in taken.values():
        if case == BOTS:
            assert times == {0.0}
        else:
            assert SHORTEST[case] - 1e-6 <= min(times) < max(times) <= LONGEST[case] + 1e-6


# ---- in what form


def form(value):
    """The fields of a message, and of what is in it but for the game's own things."""
    if isinstance(value, dict):
        return {key: None if key in ("changes", "about", "events") else form(part) for key, part in value.items()}
    return type(value).__name__


@pytest.mark.parametrize("case", [BOTS, AT_ONCE, AWAY, TIME_UP])
def test_others_are_told_the_same_things_in_the_same_form(case):
    """Between a question and its answer nobody else hears anything, and the answer comes as one update."""
    forms = {True: Counter(), False: Counter()}
    for seed in count():
        parlour, onlooker, counted = table(case, seed)
        luck = Random(seed)
        while parlour.room.playing:
            question, decision, before = parlour.room.question, parlour.decision, len(onlooker.heard)
            while parlour.room.question is question:
                one_step(parlour, STOOD_IN if case == TIME_UP else case, counted, luck)
            told = onlooker.messages[before:]
            if question.hidden and question.seat in counted and parlour.room.playing:
                assert {message["type"] for message in told} == {"update"}
                forms[len(decision.options) > 1] += Counter(str(form(message)) for message in told)
        if min(sum(told.values()) for told in forms.values()) >= 60:
            break
    assert set(forms[True]) == set(forms[False])


def test_an_answer_that_comes_early_is_told_to_nobody_before_its_time():
    parlour, onlooker, _ = table(AT_ONCE, 5)
    second = parlour.join("Ann")
    parlour.hear_who_is_there()
    held = Counter()
    luck = Random(5)
    for _ in range(150):
        if not parlour.room.playing:
            break
        question, decision = parlour.room.question, parlour.decision
        person = parlour.asked_person()
        listeners = list(parlour.room.people)
        before = [len(each.heard) for each in listeners]
        kept = len(parlour.kept.answers[1])
        parlour.answer(person, luck.randrange(len(decision.options)))
        if not question.hidden:  # such as a card in one's own turn: there the pace is the player's own
            assert parlour.room.question is not question
            continue
        assert question.held is not None
        parlour.move(question.earliest - parlour.clock.now() - 0.001)
        parlour.wake()
        parlour.wake()
        assert [len(each.heard) for each in listeners] == before
        assert len(parlour.kept.answers[1]) == kept
        assert parlour.join().asked["question"] == decision.number, "nor is it told to somebody who comes now"
        parlour.part([*parlour.room.people][-1])
        parlour.hear_who_is_there()
        parlour.answer(person, 0)
        assert person.refused == "stale"
        assert parlour.step()
        assert len(parlour.kept.answers[1]) == kept + 1
        assert parlour.clock.now() == question.earliest
        held[len(decision.options) > 1] += 1
    assert min(held[True], held[False]) >= 5, held
    assert second.heard
    assert onlooker.heard


# ---- by whom


def test_nothing_shows_whether_a_person_answered_or_a_bot_for_him():
    """Two rooms at the same question: in one the time runs out, in the other the person gives the same answer at the
    same moment. All others are told the same, to the byte.
    """
    compared = Counter()
    for seed in range(4):
        parlour, _, _ = table(AT_ONCE, seed)
        luck = Random(seed)
        for at, _ in enumerate(parlour.questions(luck.randrange)):
            decision = parlour.decision
            common = decision.main or not decision.hidden
            if (at % 6 and common) or parlour.room.question.held is not None:
                continue
            rooms = [parlour.reopened(seed) for _ in range(2)]
            listeners = [[room.join(name) for name in (*room.tokens, None)] for room in rooms]
            alone, answered = rooms
            for one in rooms:
                one.hear_who_is_there()
            due = alone.room.due()
            assert alone.step()
            given = alone.kept.answers[1][-1]
            assert (given.number, given.by) == (decision.number, STAND_IN)
            answered.move(due - answered.clock.now())
            answered.answer(answered.asked_person(), given.index)
            assert answered.kept.answers[1][-1].by == PERSON
            for mine, theirs in zip(*listeners, strict=True):
                if mine.seat != decision.seat:
                    assert mine.heard == theirs.heard
                    assert len(mine.told("update")) == 1
            assert alone.asked_person() is not None or not alone.room.playing
            compared[decision.hidden and not decision.main, len(decision.options) > 1] += 1
    assert min(compared[True, True], compared[True, False]) >= 5, compared
