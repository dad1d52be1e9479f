"""Who plays Stones."""

from __future__ import annotations

from boothill.bots.bot import Makers
from boothill.bots.random import RandomBot
from boothill.kernel.decision import Decision

from .rules.game import MOST, PUT_BACK
from .rules.heap import HeapView


class Counter:
    """Leaves a multiple of four if that can be done: of two players, whoever is left one loses without a charm."""

    name = "counter"
    looks = True

    def __init__(self, seed: int) -> None:
        """It plays without luck, and needs no seed."""

    def choose(self, view: HeapView, decision: Decision) -> int:
        """The index of an option."""
        lines_up = [
            (view.stones + 1 if option[0] == PUT_BACK else view.stones - sum(option[1:])) % (MOST + 1) == 0
            for option in decision.options
        ]
        return lines_up.index(True) if True in lines_up else 0


BOTS: Makers = {RandomBot.name: RandomBot, Counter.name: Counter}
LEVELS: Makers = {}
