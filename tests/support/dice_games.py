"""Random games of the dice game for the tests of its laws."""

from __future__ import annotations

import json
from typing import Any

from hypothesis import strategies as st

from boothill.dice.characters import CHARACTERS
from boothill.dice.game import new_match
from boothill.dice.setup import DiceOptions
from boothill.dice.state import DiceTable
from boothill.kernel.match import Match
from boothill.kernel.record import save
from boothill.kernel.roles import FEWEST, MOST
from support.games import decisions

ENGINE = "1.0"
"""The version that saves and loads in the tests of records."""


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


def played(players: int = 5, seed: int = 4, answers: int = 40, **options: Any) -> Match[DiceTable]:
    """A recorded match after so many random answers."""
    match: Match[Any] = new_match(DiceOptions(players, seed=seed, **options))
    for decision in decisions(match, seed):
        if decision.number > answers:
            break
    return match


def through_json(match: Match[DiceTable], engine: str = ENGINE) -> dict[str, Any]:
    """The record of the match as it comes back from a file."""
    data: dict[str, Any] = json.loads(json.dumps(save(match, engine)))
    return data
