"""The loop that plays a game: whom it asks, who looks on, and when it ends."""

import pytest

from boothill.bots import UNSEEN
from boothill.playing import Observer, play_out
from support.heap import new_heap


class Player:
    """Always takes the last option, and remembers what it was asked."""

    name = "last"

    def __init__(self, looks=False):
        self.looks = looks
        self.asked = []

    def choose(self, view, decision):
        self.asked.append((view, decision.number))
        return len(decision.options) - 1


class Notes(Observer):
    """Writes down all it hears, and ends the game at a question."""

    def __init__(self, last=None):
        self.last = last
        self.heard = []

    def before(self, match, decision):
        assert match.decision is decision
        self.heard.append(("before", decision.number))
        return decision.number == self.last

    def step(self, match, decision, index):
        assert match.decision is decision
        self.heard.append(("step", decision.number, index))

    def after(self, match):
        self.heard.append(("after", match.answered))


def test_each_question_goes_to_the_player_of_its_seat():
    players = [Player(looks=True), Player()]
    match = new_heap(7)
    choices = play_out(match, players)
    assert match.over
    assert players[0].asked[0] == (7, 1)
    assert {view for view, _ in players[1].asked} == {UNSEEN}
    assert choices == sum(len(player.asked) for player in players) < match.answered


def test_only_if_they_are_to_be_asked_all_they_are_asked_what_has_one_answer():
    players = [Player(), Player()]
    match = new_heap(7)
    assert play_out(match, players, ask_all=True) == match.answered
    assert sorted(number for player in players for _, number in player.asked) == list(range(1, match.answered + 1))


def test_an_observer_hears_of_every_question_before_and_as_it_is_answered_and_of_the_end():
    notes = Notes()
    match = new_heap(3)
    play_out(match, [Player(), Player()], observer=notes)
    assert notes.heard == [("before", 1), ("step", 1, 2), ("before", 2), ("step", 2, 1), ("after", 2)]


def test_an_observer_ends_the_game_before_a_question_is_answered():
    notes = Notes(last=2)
    match = new_heap(9)
    play_out(match, [Player(), Player()], observer=notes)
    assert notes.heard[-2:] == [("before", 2), ("after", 1)]
    assert match.decision.number == 2


@pytest.mark.parametrize("observer", [None, Notes()])
def test_a_game_ends_when_it_has_had_all_its_decisions(observer):
    match = new_heap(9)
    play_out(match, [Player(), Player()], 3, observer)
    assert match.answered == 3
    assert not match.over
