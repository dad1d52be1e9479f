"""The dice game in a study of the balance."""

from __future__ import annotations

from boothill.games.dice.lab.setting import DiceGame
from boothill.lab.balance.mix import Mix

MIXES = {"dice": Mix(DiceGame(), "dice game", charted=True)}
