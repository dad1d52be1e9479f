"""Tables for stories about a room: set up, played on, and asked about."""

from random import Random

import pytest

from boothill.server.room.member import Refusal
from boothill.server.room.pace import Pace
from boothill.server.room.telling import PRESENCE_SECONDS
from support.rooms import Parlour, people_at

THINK, HOLD, AWAY = 1.0, 2.0, 20.0
SLOW = Pace(think_min=THINK, think_max=THINK, hold_min=HOLD, hold_max=HOLD, absence=AWAY)
"""Nothing is left to chance: a bot thinks for one second, an answer about hidden cards takes two."""
TURN, CHOICE, REACTION = 90.0, 45.0, 30.0


def table(people=4, players=4, pace=SLOW, begin=True, **settings):
    """A table with a game dealt: the parlour, and its people."""
    parlour = Parlour(pace=pace, players=players, **{"bot": "random", **settings})
    some = people_at(parlour, people)
    parlour.hear_who_is_there()
    parlour.move(PRESENCE_SECONDS)
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
