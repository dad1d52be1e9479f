"""The words of stories that say what cannot be done, how far it is, and that time passes."""

import pytest

from support.story import Story, StoryError


def test_what_is_not_offered_is_refused_and_what_is_offered_is_not():
    story = Story().hand("A", "bang").turn("A")
    story.refuses("bang", on="C").refuses("beer")
    with pytest.raises(StoryError, match="'bang' is offered in A, play"):
        story.refuses("bang", on="B")


def test_distance_is_as_the_first_seat_sees_the_second():
    story = Story().in_play("C", "mustang").in_play("B", "scope").turn("A")
    assert (story.distance("A", "C"), story.distance("C", "A")) == (3, 2)
    assert (story.distance("B", "D"), story.distance("D", "B")) == (1, 2)


def test_turns_pass_until_it_is_somebodys_turn():
    story = Story().hand("B", "missed", "missed", "missed").turn("A")
    story.turns_pass_until("D")
    assert story.at_rest("D")
    assert len(story.hand_of("B")) == 4  # one of the five was surplus


def test_turns_do_not_pass_over_a_question():
    story = Story(B="jesse_jones").hand("A", "beer").turn("A")
    with pytest.raises(StoryError, match="the game asks B, first_draw"):
        story.turns_pass_until("C")
    story.asks("B", "first_draw")


def test_turns_do_not_pass_for_ever():
    with pytest.raises(StoryError, match="turns have passed, and E has had none"):
        Story().out("E").turn("A").turns_pass_until("E")
