"""The player of playouts: light, the same for the same seed, and without any hidden fact."""

from __future__ import annotations

from typing import Final

from boothill.games.bang.rules.cards.ruleset import Ruleset
from boothill.games.bang.rules.terms import AT, END, KIND, PASS, USE, VERB
from boothill.kernel.decision import Decision
from boothill.kernel.rng import rolls, stream_key

ENDS: Final = 0.125
"""How often phase 2 is ended although something could be done: nobody goes on for ever with what costs nothing."""
TRIES: Final = 3
"""How many options are looked at before it is let be."""


class Rollout:
    """Plays all seats of a playout. It is shown the question and knows the rules, and nothing else of the table.

    Whatever can be done is done by lot, rather than let be; only harm to oneself is passed over.
    """

    def __init__(self, rules: Ruleset, seed: int) -> None:
        self._kinds = rules.kinds
        self._roll = rolls(stream_key(seed, "rollout", 0))

    def choose(self, decision: Decision) -> int:
        """The index of an option."""
        options, roll = decision.options, self._roll
        last = len(options) - 1
        verb = options[last][VERB]
        if verb != PASS and verb != END:
            return int(roll() * (last + 1))
        if decision.main and roll() < ENDS:
            return last
        for _ in range(TRIES if last else 0):
            index = int(roll() * last)
            option = options[index]
            kind = -1 if option[VERB] == USE else option[KIND]  # of an ability it is the number of that
            if option[AT] != decision.seat or kind < 0 or not self._kinds[kind].hostile:
                return index
        return last
