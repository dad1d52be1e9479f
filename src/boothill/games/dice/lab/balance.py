"""The dice game in a study of the balance."""

from __future__ import annotations

from boothill.games.dice.lab.setting import DiceGame

MIXES = {"dice": DiceGame()}
