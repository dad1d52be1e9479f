"""Measuring the engine, beside a yardstick that everybody can run.

Machines differ, so every figure is also given as a ratio to python-chess making random moves (the full list of legal
moves at each move) in the same run on the same core. Rounds of the two are interleaved and each figure is the median of
its rounds, in CPU time of this process: other work on the machine then spoils both alike.

A decision is a question with at least two options, answered by a bot. Questions with one option are work done but not
counted.

Further sets make decisions dearer: there is more to choose from. How much is measured in the same rounds, a few games
of each mix of sets in turn; and so is how far everything together stays ahead of the yardstick.
"""

from __future__ import annotations

import gc
import time
import tracemalloc
from collections.abc import Callable
from statistics import median
from typing import Any, NamedTuple

from boothill.bang.game import BANG, new_match
from boothill.bang.loading import BUILT_IN
from boothill.bang.redeal import redeal
from boothill.bang.setup import TableOptions
from boothill.bang.state import Table
from boothill.bots import Bot, make_bot
from boothill.kernel.errors import UserError
from boothill.kernel.match import Match
from boothill.kernel.record import replay, save
from boothill.kernel.rng import stream_key
from boothill.lab.play import play_out

ROUNDS = 7
PLAYERS = (4, 5, 7)
YARDSTICK_MOVES = 10_000


class Mix(NamedTuple):
    """What is on the table."""

    sets: tuple[str, ...]
    shadow: bool = False

    def __str__(self) -> str:
        """'base+promos'."""
        return "+".join(self.sets) + ("+shadows" if self.shadow else "")


class Mark(NamedTuple):
    """What a mix must reach, where we have set a mark."""

    of_base: float | None = None
    """The part of the base set's decisions per second."""
    per_move: float | None = None
    """Decisions in the time of one random python-chess move, in games that are not recorded."""


BASE = Mix(("base",))
FURTHER_SETS = {
    Mix(("base", "dodge_city")): Mark(0.75),
    Mix(("base", "dodge_city", "promos")): Mark(0.75),
    Mix(("base", "high_noon", "fistful")): Mark(0.70),
    Mix(tuple(set_id for set_id in BUILT_IN if set_id != "gold_rush")): Mark(0.70),
    Mix(("base", "gold_rush")): Mark(),
    Mix(BUILT_IN, shadow=True): Mark(per_move=2.0),
}
"""Mixes of sets measured beside the base set, at a table of SETS_PLAYERS random bots, and our marks."""
SETS_PLAYERS = 5
SETS_GAMES, SLICE = 60, 4
"""Games of each mix per round, and how many of them before it is the next one's turn."""


class Figure:
    """One measured thing: seconds of CPU per unit, and the yardstick's seconds per move in the same rounds."""

    def __init__(self, name: str, unit: str) -> None:
        self.name = name
        self.unit = unit
        self.seconds: list[float] = []
        self.moves: list[float] = []

    @property
    def each(self) -> float:
        """Seconds per unit."""
        return median(self.seconds)

    @property
    def ratio(self) -> float:
        """How many units are done in the time of one python-chess move."""
        return median(self.moves) / self.each

    def dump(self) -> dict[str, Any]:
        """The figure as JSON data."""
        return {
            "name": self.name,
            "unit": self.unit,
            "us_each": self.each * 1e6,
            "per_second": 1 / self.each,
            "ratio": self.ratio,
        }


class Slowdown(NamedTuple):
    """How many decisions per second are left with further sets: beside the base set alone, and beside the yardstick."""

    mix: Mix
    recorded: bool
    ratios: list[float]
    """As a part of those with the base set, round by round."""
    moves: list[float]
    """In the time of one move, round by round."""

    @property
    def ratio(self) -> float:
        """The part of the base set's, the median of the rounds."""
        return median(self.ratios)

    @property
    def per_move(self) -> float:
        """Decisions in the time of one move, the median of the rounds."""
        return median(self.moves)

    @property
    def mark(self) -> Mark:
        """What it must reach."""
        mark = FURTHER_SETS[self.mix]
        return mark._replace(per_move=None) if self.recorded else mark

    def dump(self) -> dict[str, Any]:
        """The figure as JSON data."""
        return {
            "sets": list(self.mix.sets),
            "shadow": self.mix.shadow,
            "recorded": self.recorded,
            "ratio": self.ratio,
            "mark": self.mark.of_base,
            "per_move": self.per_move,
            "mark_per_move": self.mark.per_move,
        }


def chess_moves(count: int, seed: int) -> float:
    """Seconds of CPU for one random python-chess move. Whole games of many positions: the first moves cost more."""
    try:
        import chess
    except ImportError as error:
        raise UserError(
            "the yardstick python-chess is missing; install the extra: pip install 'boothill[bench]'"
        ) from error
    from random import Random

    pick = Random(seed).choice
    board = chess.Board()
    began = time.process_time()
    made = 0
    while made < count:
        moves = list(board.legal_moves)
        if not moves or board.halfmove_clock >= 100 or len(board.move_stack) > 300:
            board = chess.Board()
            continue
        board.push(pick(moves))
        made += 1
    return (time.process_time() - began) / made


def table_of(bot: str, players: int, seed: int) -> list[Bot]:
    """One bot of this name for each seat."""
    return [make_bot(bot, stream_key(seed, "bench", seat)) for seat in range(players)]


def games(bot: str, players: int, record: bool, first_seed: int, count: int, mix: Mix = BASE) -> tuple[float, int]:
    """Play games; seconds of CPU and decisions made."""
    decisions = 0
    began = time.process_time()
    for seed in range(first_seed, first_seed + count):
        match = new_match(TableOptions(players, sets=mix.sets, seed=seed, shadow=mix.shadow), record=record)
        decisions += play_out(match, table_of(bot, players, seed)).choices
    return time.process_time() - began, decisions


def middle_of_turns(count: int) -> list[Match[Table]]:
    """Recorded five-player matches stopped in the middle of a turn, half of them inside an effect."""
    found: list[Match[Table]] = []
    seed = 0
    while len(found) < count:
        match = new_match(TableOptions(5, seed=seed))
        bots = table_of("random", 5, seed)
        inside = len(found) % 2 == 1
        wanted = 30 + seed % 40
        while match.decision is not None:
            decision = match.decision
            if match.answered >= wanted and decision.main != inside and len(decision.options) > 1:
                found.append(match)
                break
            match.push(bots[decision.seat].choose(match.view(decision.seat), decision))
        seed += 1
    return found


def memory_per_match(count: int = 100) -> float:
    """Bytes a recorded match in its middle takes, shared tables not counted."""
    gc.collect()
    tracemalloc.start()
    before = tracemalloc.get_traced_memory()[0]
    kept = middle_of_turns(count)
    gc.collect()
    used = tracemalloc.get_traced_memory()[0] - before
    tracemalloc.stop()
    return used / len(kept)


class Results(NamedTuple):
    """All that was measured."""

    figures: list[Figure]
    yardstick: Figure
    further_sets: list[Slowdown]
    bytes_per_match: float


def bench(rounds: int = ROUNDS, told: Callable[[str, int, int], None] | None = None) -> Results:
    """Measure everything. `told` hears of the progress."""
    yardstick = Figure("python-chess random move", "move")
    figures: dict[str, Figure] = {}
    slowdowns = [Slowdown(mix, record, [], []) for record in (False, True) for mix in FURTHER_SETS]

    def note(name: str, unit: str, seconds: float, move: float) -> None:
        figure = figures.setdefault(f"{name}/{unit}", Figure(name, unit))
        figure.seconds.append(seconds)
        figure.moves.append(move)

    stopped = middle_of_turns(40)
    records = [finished_record(seed) for seed in range(12)]
    # Warm up: profiles and tables are built once per process, and the processor learns both alike.
    for mix in (BASE, *FURTHER_SETS):
        games("random", SETS_PLAYERS, False, 0, 40, mix)
    chess_moves(YARDSTICK_MOVES, 0)
    for at in range(rounds):
        if told is not None:
            told("round", at, rounds)
        move = chess_moves(YARDSTICK_MOVES, at)
        yardstick.seconds.append(move)
        yardstick.moves.append(move)
        for bot, count in (("random", 40), ("greenhorn", 12)):
            for players in PLAYERS:
                for record in (False, True):
                    seconds, decisions = games(bot, players, record, 1000 + at * count, count)
                    name = f"{bot}, {players} players{', recorded' if record else ''}"
                    note(name, "decision", seconds / decisions, move)
                    note(name, "game", seconds / count, move)
        for record in (False, True):
            # Games nobody has played yet in this process: what rules learn as they are used counts as well.
            each = side_by_side(record, (100_000 if record else 200_000) + at * SETS_GAMES)
            for slowdown in slowdowns:
                if slowdown.recorded == record:
                    slowdown.ratios.append(each[BASE] / each[slowdown.mix])
                    slowdown.moves.append(move / each[slowdown.mix])
                    name = f"random, {SETS_PLAYERS} players{', recorded' if record else ''}, {slowdown.mix}"
                    note(name, "decision", each[slowdown.mix], move)
        note("clone in the middle of a turn", "clone", timed_clones(stopped, record=False), move)
        note("clone, recorded", "clone", timed_clones(stopped, record=True), move)
        note("clone, re-deal, random to the end", "playout", timed_playouts(stopped, at), move)
        note("view of one seat", "view", timed_views(stopped), move)
        note("replay of a recorded game", "game", timed_replays(records), move)
    return Results(list(figures.values()), yardstick, slowdowns, memory_per_match())


def side_by_side(record: bool, first_seed: int) -> dict[Mix, float]:
    """Seconds of CPU per decision with each mix of sets, measured in turn so that a busy machine is slow for all."""
    spent: dict[Mix, list[float]] = {mix: [] for mix in (BASE, *FURTHER_SETS)}
    made: dict[Mix, int] = dict.fromkeys(spent, 0)
    for seed in range(first_seed, first_seed + SETS_GAMES, SLICE):
        for mix in spent:
            seconds, decisions = games("random", SETS_PLAYERS, record, seed, SLICE, mix)
            spent[mix].append(seconds)
            made[mix] += decisions
    return {mix: sum(seconds) / made[mix] for mix, seconds in spent.items()}


def timed_clones(stopped: list[Match[Table]], *, record: bool) -> float:
    """Seconds per clone."""
    began = time.process_time()
    for _ in range(5):
        for match in stopped:
            match.clone(record=record)
    return (time.process_time() - began) / (5 * len(stopped))


def timed_views(stopped: list[Match[Table]]) -> float:
    """Seconds per view."""
    began = time.process_time()
    for _ in range(5):
        for match in stopped:
            match.view(2)
    return (time.process_time() - began) / (5 * len(stopped))


def timed_playouts(stopped: list[Match[Table]], salt: int) -> float:
    """Seconds per playout: clone, deal anew what the asked seat cannot see, play at random to the end."""
    bots = table_of("random", 5, salt)
    began = time.process_time()
    for match in stopped:
        assert match.decision is not None
        twin = match.clone()
        redeal(twin.state, match.decision.seat, salt)
        play_out(twin, bots)
    return (time.process_time() - began) / len(stopped)


def finished_record(seed: int) -> dict[str, Any]:
    """The record of a whole random five-player game."""
    match = new_match(TableOptions(5, seed=seed))
    play_out(match, table_of("random", 5, seed))
    return save(match, "bench")


def timed_replays(records: list[dict[str, Any]]) -> float:
    """Seconds per replayed game."""
    began = time.process_time()
    for record in records:
        replay(record, BANG)
    return (time.process_time() - began) / len(records)
