"""Random games for the tests of the laws: tables and answers drawn by Hypothesis, lines that can be walked again."""

from __future__ import annotations

from collections.abc import Iterator
from hashlib import blake2b
from random import Random
from typing import Any, NamedTuple

import pytest
from hypothesis import Phase, settings
from hypothesis import strategies as st

from boothill.family.roles import FEWEST, MOST
from boothill.games.bang.rules.cards.loading import BUILT_IN
from boothill.games.bang.rules.game import new_match as new_card_match
from boothill.games.bang.rules.table.problems import problems as card_problems
from boothill.games.bang.rules.table.redeal import redeal as redeal_cards
from boothill.games.bang.rules.table.setup import TableOptions
from boothill.games.bang.rules.table.state import Table
from boothill.games.dice.rules.game import new_match as new_dice_match
from boothill.games.dice.rules.problems import problems as dice_problems
from boothill.games.dice.rules.redeal import redeal as redeal_dice
from boothill.games.dice.rules.setup import DiceOptions
from boothill.games.dice.rules.state import DiceTable
from boothill.kernel.decision import Decision, Seat
from boothill.kernel.match import Match
from support.dice_games import dice_tables

CAP = 5000
"""Far more questions than any random game asks (the longest of some thousands had under 1,000)."""


BASE = ("base",)
MIXES = (
    BASE,
    ("base", "dodge_city"),
    ("base", "promos"),
    ("base", "dodge_city", "promos"),
    ("base", "high_noon"),
    ("base", "fistful"),
    ("base", "high_noon", "fistful"),
    ("base", "gold_rush"),
    BUILT_IN,
)
"""Every mix of our own playing cards and characters, event decks and equipment with the base game, and everything."""
ALL_SETS = MIXES[-1]


class EndlessGame(AssertionError):
    """A random game asked more than CAP questions."""


def law(examples: int) -> settings:
    """The settings of a property test: the same examples at every run, no clock, and no attempt to shorten a game."""
    return settings(
        derandomize=True,
        database=None,
        deadline=None,
        max_examples=examples,
        phases=(Phase.explicit, Phase.generate),
    )


def tables() -> st.SearchStrategy[TableOptions]:
    """Options of a table: any number of players and of events, any mix of sets or the starter game, any seed."""
    players, seeds = st.integers(FEWEST, MOST), st.integers(0, 2**32)
    return st.one_of(
        *[st.builds(TableOptions, players, sets=st.just(mix), seed=seeds) for mix in MIXES],
        st.builds(TableOptions, players, sets=st.just(ALL_SETS), seed=seeds, events=st.integers(12, 28)),
        st.builds(
            TableOptions, st.integers(4, MOST), sets=st.sampled_from((BASE, ALL_SETS)), seed=seeds, shadow=st.just(True)
        ),
        st.builds(TableOptions, players, starter=st.just(True), seed=seeds),
    )


GAMES = ("cards", "dice")
both_games = pytest.mark.parametrize("some", [tables(), dice_tables()], ids=GAMES)
"""A law for random tables of either game: `some` is what to draw the options from."""
each_game = pytest.mark.parametrize("options", [TableOptions(5, seed=4), DiceOptions(5, seed=4)], ids=GAMES)
"""The same for one table of each."""


def luck() -> st.SearchStrategy[int]:
    """Seeds of random players."""
    return st.integers(0, 2**32)


def decisions(match: Match[Any], seed: int) -> Iterator[Decision]:
    """Let a seeded random player answer for every seat; stops at each question before it is answered."""
    choose = Random(seed).randrange
    for _ in range(CAP):
        decision = match.decision
        if decision is None:
            return
        yield decision
        match.push(choose(len(decision.options)))
    raise EndlessGame(f"the game asked more than {CAP} questions")


Options = TableOptions | DiceOptions


def new_match(options: Options, *, record: bool = True) -> Match[Any]:
    """A fresh match of the game these are the options of."""
    if isinstance(options, DiceOptions):
        return new_dice_match(options, record=record)
    return new_card_match(options, record=record)


def problems(t: Table | DiceTable) -> set[str]:
    """What is wrong with a table of either game, at any question."""
    return dice_problems(t) if isinstance(t, DiceTable) else card_problems(t)


def redeal(t: Table | DiceTable, seat: Seat, seed: int) -> None:
    """Deal anew what the seat does not see of either game."""
    if isinstance(t, DiceTable):
        redeal_dice(t, seat, seed)
    else:
        redeal_cards(t, seat, seed)


class Line(NamedTuple):
    """One whole game: its options, the answers, and the digest at each question and at the end."""

    options: Options
    answers: list[int]
    digests: list[str]

    def start(self, *, record: bool = True) -> Match[Any]:
        """The match before the first answer."""
        return new_match(self.options, record=record)


def walk(options: Options, seed: int) -> tuple[Match[Any], list[str]]:
    """A recorded random game at its end, and the digests at each question and at the end."""
    match = new_match(options)
    digests = [match.digest() for _ in decisions(match, seed)]
    return match, [*digests, match.digest()]


def play(options: Options, seed: int) -> Line:
    """Play a whole random game and keep what is needed to walk it again."""
    match, digests = walk(options, seed)
    return Line(options, [index for index, _ in match.answers], digests)


def fingerprint(options: Options, seed: int) -> str:
    """One short text for everything that happened in a random game: states, questions, events and chance."""
    match, digests = walk(options, seed)
    return blake2b(f"{digests}\n{match.events}\n{match.chance}".encode(), digest_size=12).hexdigest()
