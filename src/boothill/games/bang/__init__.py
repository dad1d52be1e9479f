"""The card game: rules in rule-book words, sets of cards, bots, and the card game's part in everything else."""

from boothill.family.roles import FEWEST, MOST

CALLED = "the card game"
PLAYERS = range(FEWEST, MOST + 1)
