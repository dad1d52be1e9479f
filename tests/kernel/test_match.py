"""The match driver, on a game without cards."""

import pytest

from boothill.kernel.decision import AnswerError, Decision, IllegalAnswer, StaleAnswer
from boothill.kernel.errors import RuleError
from boothill.kernel.match import Match
from support.heap import Heap, TakeStones, new_heap


def asked(match):
    """The open question in short."""
    decision = match.decision
    return decision.number, decision.seat, decision.kind, decision.options


def test_it_stops_at_every_question():
    match = new_heap(9)
    assert asked(match) == (1, 0, "take", [(1,), (2,), (3,)])
    match.push(2)
    assert asked(match) == (2, 1, "nod", [(0,), (1,)])
    match.push(1)
    assert asked(match) == (3, 1, "take", [(1,), (2,), (3,)])
    assert match.state.nods == 1
    assert match.answered == 2


def test_a_public_question_with_one_answer_is_answered_by_the_driver():
    match = new_heap(1)
    assert match.state.stones == 0
    assert asked(match) == (1, 1, "nod", [(0,), (1,)])


def test_a_hidden_question_with_one_answer_is_asked():
    match = new_heap(2)
    match.push(0)
    assert asked(match) == (2, 1, "nod", [(0,)])
    match.push(0)  # one stone is left: taken by the driver
    assert asked(match) == (3, 0, "nod", [(0,), (1,)])


def test_the_game_ends():
    match = new_heap(1)
    assert not match.over
    match.push(0)
    assert match.over
    assert match.decision is None
    assert match.answered == 1


def test_errors_of_answers_are_one_family():
    assert issubclass(StaleAnswer, AnswerError)
    assert issubclass(IllegalAnswer, AnswerError)
    assert issubclass(AnswerError, ValueError)
    assert not issubclass(StaleAnswer, IllegalAnswer)


@pytest.mark.parametrize(
    ("number", "index", "error", "says"),
    [
        (0, 0, StaleAnswer, "question 0 is not open; answer question 1"),
        (2, 0, StaleAnswer, "question 2 is not open; answer question 1"),
        (2, 99, StaleAnswer, "question 2 is not open; answer question 1"),
        (1, 3, IllegalAnswer, "question 1 has no option 3; choose from 0 to 2"),
        (1, -1, IllegalAnswer, "question 1 has no option -1; choose from 0 to 2"),
    ],
)
def test_a_wrong_answer_is_refused(number, index, error, says):
    match = new_heap(9)
    before = match.digest()
    with pytest.raises(error, match=says):
        match.answer(number, index)
    assert match.digest() == before
    assert match.answers == []


def test_a_wrong_option_is_refused():
    match = new_heap(2)
    with pytest.raises(IllegalAnswer, match=r"\(3,\) is not an option of question 1"):
        match.answer_option(1, (3,))
    with pytest.raises(StaleAnswer, match="answer question 1"):
        match.answer_option(2, (1,))
    match.answer_option(1, (2,))
    assert match.state.stones == 0


def test_no_answer_after_the_end():
    match = new_heap(1)
    match.push(0)
    with pytest.raises(StaleAnswer, match="the game is over; no question is open"):
        match.answer(1, 0)
    with pytest.raises(StaleAnswer, match="the game is over; no question is open"):
        match.answer_option(2, (0,))


def test_recording_keeps_answers_events_and_chance():
    match = new_heap(9)
    for index in (2, 1, 0, 0):
        match.push(index)
    assert match.answers == [(2, (3,)), (1, (1,)), (0, (1,)), (0, (0,))]
    assert [event[:3] for event in match.events] == [("tossed", (0,), (1,)), ("tossed", (1,), (0,))]
    assert match.marks == [0, 1, 1, 2]
    assert match.chance == [("coin", 0, (match.state.coins[0],)), ("coin", 1, (match.state.coins[1],))]


def test_without_recording_the_game_is_the_same():
    recorded, plain = new_heap(9), new_heap(9, record=False)
    while recorded.decision is not None:
        assert plain.digest() == recorded.digest()
        recorded.push(0)
        plain.push(0)
    assert plain.over
    assert (plain.events, plain.chance, plain.answers, plain.journal) == ([], [], [], None)


def test_a_clone_goes_its_own_way():
    match = new_heap(9)
    match.push(0)
    for record in (False, True):
        twin = match.clone(record=record)
        assert twin.digest() == match.digest()
        assert twin.decision is not match.decision
        before = match.digest()
        twin.push(1)
        twin.push(0)
        assert match.digest() == before
        assert twin.answered == 3


def test_a_clone_between_main_decisions_needs_recording():
    match = new_heap(9, record=False)
    assert match.clone().digest() == match.digest()
    match.push(0)
    with pytest.raises(ValueError, match="switch recording on"):
        match.clone()


def test_a_view_comes_from_the_game():
    assert new_heap(9).view(0) == 9


def test_a_decision_shows_itself():
    decision = Decision(2, "dodge", [(0,), (1,)], (4,))
    assert repr(decision) == "<Decision 0: seat 2, dodge (4,), 2 options>"
    assert (decision.hidden, decision.main) == (False, False)


def test_a_question_without_an_option_is_an_error_of_the_rule():
    class Broken(TakeStones):
        def run(self, state):
            yield Decision(1, "nod", [])

    with pytest.raises(RuleError, match="the question 'nod' to seat 1 has no option"):
        Match(Broken(), Heap(3, 1))


def test_a_match_shows_itself_and_its_choices():
    match = new_heap(2, 5)
    assert repr(match) == "<Match stones, seed 5, question 1: seat 0 plays, 2 options>"
    assert match.choices == ["one", "two"]
    match.push(0)
    assert repr(match) == "<Match stones, seed 5, question 2: seat 1 answers 'nod', 1 option>"
    assert match.choices == ["none"]
    match.push(0)
    match.push(0)
    assert repr(match) == "<Match stones, seed 5, over after 3 answers>"
    assert match.choices == []
    assert repr(match.journal) == f"<Journal, {len(match.events)} events, {len(match.chance)} chance results>"
