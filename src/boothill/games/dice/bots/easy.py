"""The easy level of the dice game."""

from __future__ import annotations

from typing import Final

from boothill.bots.levels import lapse
from boothill.games.dice.bots.greenhorn import DiceGreenhorn
from boothill.games.dice.rules.terms import REROLL, SHOOT
from boothill.games.dice.rules.view import DiceView
from boothill.games.dice.rules.warnings import warning
from boothill.kernel.decision import Decision
from boothill.kernel.rng import below

DIE: Final = 0.5
"""How often it forgets one of the dice it should throw again."""
TARGET: Final = 0.5
"""How often it does not think of the best target."""


class DiceEasy(DiceGreenhorn):
    """A greenhorn that leaves a die it should throw again, and shoots at the second best target, now and then."""

    name = "easy"

    def __init__(self, seed: int) -> None:
        super().__init__(seed)
        self._seed = seed

    def choose(self, view: DiceView, decision: Decision) -> int:
        """The best option it thinks of."""
        choice = super().choose(view, decision)
        verb = decision.options[choice][0]
        if verb == REROLL and lapse(DIE, self._seed, view.turn, *decision.subject):
            return self._one_die_less(view, decision, choice)
        if verb == SHOOT and lapse(TARGET, self._seed, view.turn, *decision.subject):
            return self._another_target(view, decision, choice)
        return choice

    def _one_die_less(self, view: DiceView, decision: Decision, choice: int) -> int:
        """To throw one die less than this; with one die only, to stop."""
        options, thrown = decision.options, decision.options[choice][1]
        rest = [
            at
            for at, (verb, dice, *_) in enumerate(options)
            if verb == REROLL and dice & thrown == dice and dice.bit_count() == thrown.bit_count() - 1
        ]
        if not rest:
            return len(options) - 1  # stopping is always last
        return rest[below(len(rest), self._seed, "die", view.turn)]

    def _another_target(self, view: DiceView, decision: Decision, choice: int) -> int:
        """The best of the other targets there is nothing to be said against, if there are any."""
        options = decision.options
        others = [
            at
            for at, option in enumerate(options)
            if option[2] != options[choice][2] and warning(view, decision, option) is None
        ]
        if not others:
            return choice
        question = Decision(decision.seat, decision.kind, [options[at] for at in others], decision.subject)
        return others[super().choose(view, question)]
