"""BANG! The Dice Game: rules, bots, and the dice game's part in everything else."""

from boothill.family.roles import FEWEST, MOST

CALLED = "the dice game"
PLAYERS = range(FEWEST, MOST + 1)
