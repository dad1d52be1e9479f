"""The ladder of urgency: one list, in the order of a turn, from which the weights of every role start."""

from boothill.games.bang.bots.judging import urgency
from boothill.games.bang.bots.judging.weights import BOUNDS, DEFAULT

PLACES = {name: value for name, value in vars(urgency).items() if name.startswith("AT_")}


def test_the_most_urgent_comes_first():
    assert len(PLACES) > 30
    assert list(PLACES.values()) == sorted(PLACES.values(), reverse=True)


def test_whatever_has_a_place_is_worth_more_than_ending_the_turn():
    assert urgency.NOT_WORTH_IT < 0.0 < min(PLACES.values())


def test_weights_start_from_the_ladder():
    weighed = [name for name in BOUNDS if name.startswith("at_")]
    assert len(weighed) == 12
    assert all(getattr(DEFAULT, name) == PLACES[name.upper()] for name in weighed)
