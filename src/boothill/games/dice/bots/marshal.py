"""The strongest bot of the dice game: an exact belief about the roles, and chances to win measured in whole games."""

from __future__ import annotations

from random import Random
from typing import NamedTuple

from boothill.family.roles import DEPUTY, SHERIFF, living_roles, of_three
from boothill.games.dice.bots.answers import ANSWERS, Answer, general, gift, healed
from boothill.games.dice.bots.belief import Belief
from boothill.games.dice.bots.position import Position
from boothill.games.dice.bots.stakes import Stakes
from boothill.games.dice.bots.suspicion import Chances
from boothill.games.dice.bots.worth import Worth
from boothill.games.dice.rules.view import DiceView
from boothill.kernel.decision import Decision
from boothill.kernel.rng import stream_key

SEATS = 8
WHIM = 0.01
"""How much a seat is liked or disliked by whim where stakes are a rule of thumb."""


class Judged(NamedTuple):
    """The belief as stakes read it."""

    chances: list[Chances]
    left: list[int]


class DiceMarshal:
    """Throws again by exact expectation of what it plays for, as it judges the roles by what everybody did.

    The law, and everybody at a table of three, plays for the chance to win as it was measured; Outlaws and Renegades
    for the stakes of the rule of thumb, with the better belief. What it answers depends on its seed, the view and the
    question alone.
    """

    name = "marshal"
    looks = True

    def __init__(self, seed: int) -> None:
        roll = Random(stream_key(seed, "marshal", 0)).random
        # Settles what would be a tie; without it low seats would always be shot first.
        self._whims = [roll() for _ in range(SEATS)]
        self._belief = Belief()

    def choose(self, view: DiceView, decision: Decision) -> int:
        """The option that leaves most of what it plays for; questions it does not know get a general answer."""
        return MARSHALS_ANSWERS.get(decision.kind, general)(self.position(view), decision)

    def position(self, view: DiceView) -> Position:
        """What it makes of what it sees."""
        if of_three(view):
            return Position.now(view, Worth.of_three(view, self._whims))
        judged = self._judged(view)
        if view.role[view.seat] in (SHERIFF, DEPUTY):
            return Position.now(view, Worth.of_law(view, judged, self._whims))
        return Position.now(view, Stakes(view, judged, [WHIM * whim for whim in self._whims]))

    def _judged(self, view: DiceView) -> Judged:
        judgement = self._belief.judge(view)
        chances = [(float(role == SHERIFF), *judged) for role, judged in zip(view.role, judgement, strict=True)]
        return Judged(chances, living_roles(len(view.role), [view.role[seat] for seat in view.eliminated]))


def healed_in_public(position: Position, decision: Decision) -> int:
    """Like `healed`, but a beer that helps nobody is shown to the Sheriff."""
    return _shown(position, decision, healed(position, decision))


def gift_in_public(position: Position, decision: Decision) -> int:
    """Like `gift`, but a gift that helps nobody is shown to the Sheriff."""
    return _shown(position, decision, gift(position, decision))


def _shown(position: Position, decision: Decision, choice: int) -> int:
    """What would be wasted on oneself goes to a Sheriff who cannot gain by it either: free, and it looks like the law.

    A Deputy wants to be known, an Outlaw or a Renegade wants not to be.
    """
    view, me = position.view, position.me
    to = decision.options[choice][2]
    if to != me or view.role[me] == SHERIFF or view.life[me] < view.max_life[me] or of_three(view):
        return choice
    sheriff = view.role.index(SHERIFF)
    if view.life[sheriff] < view.max_life[sheriff]:
        return choice
    return [option[2] for option in decision.options].index(sheriff)


MARSHALS_ANSWERS: dict[str, Answer] = {**ANSWERS, "heal": healed_in_public, "gift": gift_in_public}
