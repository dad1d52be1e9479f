"""Random games of the dice game for the tests of its laws."""

from __future__ import annotations

from hypothesis import strategies as st

from boothill.family.roles import FEWEST, MOST
from boothill.games.dice.rules.characters import CHARACTERS
from boothill.games.dice.rules.setup import DiceOptions


@st.composite
def dice_tables(draw: st.DrawFn, fewest: int = FEWEST) -> DiceOptions:
    """Options of a table: any number of players, any seed, sometimes fixed characters and a fixed Sheriff."""
    players = draw(st.integers(fewest, MOST))
    who: tuple[str | None, ...] | None = None
    if draw(st.booleans()):
        names = [character.id for character in CHARACTERS]
        some = draw(st.lists(st.sampled_from(names), min_size=players, max_size=players, unique=True))
        who = tuple(some)
    sheriff = draw(st.integers(0, players - 1)) if players > FEWEST and draw(st.booleans()) else None
    return DiceOptions(players, seed=draw(st.integers(0, 2**32)), characters=who, sheriff=sheriff)
