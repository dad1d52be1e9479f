"""Measuring the engine, beside a yardstick that everybody can run.

Machines differ, so every figure is also given as a ratio to python-chess making random moves (the full list of legal
moves at each move) in the same run on the same core. Rounds of the two are interleaved and each figure is the median of
its rounds, in CPU time of this process: other work on the machine then spoils both alike.

A decision is a question with at least two options, answered by a bot. Questions with one option are work done but not
counted. What is measured of each game, its course, is that game's part `lab.bench`.
"""

from __future__ import annotations

import gc
import time
import tracemalloc
from collections.abc import Callable
from statistics import median
from typing import Any, NamedTuple

from boothill.bots import Bot, make_bot
from boothill.kernel.decision import Decision
from boothill.kernel.errors import UserError
from boothill.kernel.match import Match
from boothill.kernel.record import replay, save
from boothill.kernel.rng import stream_key
from boothill.lab.run.setting import Setting
from boothill.playing import Observer, play_out

ROUNDS = 7
YARDSTICK_MOVES = 10_000
MIDDLE = 5
"""Players of the matches that are stopped, cloned, played out and replayed."""

WARM_UP = 250
"""Games of each number of players before anything is measured."""

Note = Callable[[str, str, float], None]
"""Takes a measurement: what was measured, its unit, and the seconds of CPU for one."""


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


class Course:
    """What is measured of one game: a table of each bot, for these numbers of players, and the small operations.

    A game with more to measure has a course of its own kind.
    """

    def __init__(self, setting: Setting, players: tuple[int, ...], games: dict[str, int]) -> None:
        self.setting = setting
        self.players = players
        self.games = games
        """How many per round and table, by bot."""

    def warm_up(self) -> None:
        """What the rules learn as they are used is learnt, and the processor has seen it all."""
        for players in self.players:
            games(self.setting, "random", players, False, 0, WARM_UP)

    def measure_more(self, at: int, move: float, note: Note) -> None:
        """What else is measured in round `at`, in which the yardstick took `move` seconds for one move."""

    @property
    def remarks(self) -> list[str]:
        """What is said of it below the figures."""
        return []

    def dump(self) -> dict[str, Any]:
        """The same as JSON data."""
        return {}


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


def table_of(setting: Setting, bot: str, players: int, seed: int) -> list[Bot]:
    """One bot of this name for each seat."""
    return [make_bot(bot, stream_key(seed, "bench", seat), setting.game.id) for seat in range(players)]


def games(setting: Setting, bot: str, players: int, record: bool, first_seed: int, count: int) -> tuple[float, int]:
    """Play games; seconds of CPU and decisions made."""
    decisions = 0
    began = time.process_time()
    for seed in range(first_seed, first_seed + count):
        match = setting.match(players, seed, record=record)
        decisions += play_out(match, table_of(setting, bot, players, seed))
    return time.process_time() - began, decisions


class Stop(Observer):
    """Ends a game at the first choice after so many answers: one that is inside an effect, or one that is not."""

    def __init__(self, wanted: int, *, inside: bool) -> None:
        self.wanted = wanted
        self.inside = inside

    def before(self, match: Match[Any], decision: Decision) -> bool:
        """Whether this is the one."""
        return match.answered >= self.wanted and decision.main != self.inside and len(decision.options) > 1


def middle_of_turns(setting: Setting, count: int) -> list[Match[Any]]:
    """Recorded matches stopped in the middle of a turn, half of them inside an effect."""
    found: list[Match[Any]] = []
    seed = 0
    while len(found) < count:
        match = setting.match(MIDDLE, seed, record=True)
        bots = table_of(setting, "random", MIDDLE, seed)
        # Asked all questions, so that the matches are the very ones that were measured before.
        play_out(match, bots, observer=Stop(30 + seed % 40, inside=len(found) % 2 == 1), ask_all=True)
        if not match.over:
            found.append(match)
        seed += 1
    return found


def memory_per_match(setting: Setting, count: int = 100) -> float:
    """Bytes a recorded match in its middle takes, shared tables not counted."""
    gc.collect()
    tracemalloc.start()
    before = tracemalloc.get_traced_memory()[0]
    kept = middle_of_turns(setting, count)
    gc.collect()
    used = tracemalloc.get_traced_memory()[0] - before
    tracemalloc.stop()
    return used / len(kept)


class Results(NamedTuple):
    """All that was measured, apart from what the course keeps itself."""

    figures: list[Figure]
    yardstick: Figure
    bytes_per_match: float


def bench(course: Course, rounds: int = ROUNDS, told: Callable[[int, int], None] | None = None) -> Results:
    """Measure everything. `told` hears which round of how many begins."""
    setting = course.setting
    yardstick = Figure("python-chess random move", "move")
    figures: dict[str, Figure] = {}
    stopped = middle_of_turns(setting, 40)
    records = [finished_record(setting, seed) for seed in range(12)]
    for bot in course.games:  # loaded when it first plays, which is not what is measured
        make_bot(bot, 0, setting.game.id)
    course.warm_up()
    chess_moves(YARDSTICK_MOVES, 0)
    for at in range(rounds):
        if told is not None:
            told(at, rounds)
        move = chess_moves(YARDSTICK_MOVES, at)
        yardstick.seconds.append(move)
        yardstick.moves.append(move)

        def note(name: str, unit: str, seconds: float, move: float = move) -> None:
            figure = figures.setdefault(f"{name}/{unit}", Figure(name, unit))
            figure.seconds.append(seconds)
            figure.moves.append(move)

        for bot, count in course.games.items():
            for players in course.players:
                for record in (False, True):
                    seconds, decisions = games(setting, bot, players, record, 1000 + at * count, count)
                    name = f"{bot}, {players} players{', recorded' if record else ''}"
                    note(name, "decision", seconds / decisions)
                    note(name, "game", seconds / count)
        course.measure_more(at, move, note)
        note("clone in the middle of a turn", "clone", timed_clones(stopped, record=False))
        note("clone, recorded", "clone", timed_clones(stopped, record=True))
        note("clone, re-deal, random to the end", "playout", timed_playouts(setting, stopped, at))
        note("view of one seat", "view", timed_views(stopped))
        note("replay of a recorded game", "game", timed_replays(setting, records))
    return Results(list(figures.values()), yardstick, memory_per_match(setting))


def timed_clones(stopped: list[Match[Any]], *, record: bool) -> float:
    """Seconds per clone."""
    began = time.process_time()
    for _ in range(5):
        for match in stopped:
            match.clone(record=record)
    return (time.process_time() - began) / (5 * len(stopped))


def timed_views(stopped: list[Match[Any]]) -> float:
    """Seconds per view."""
    began = time.process_time()
    for _ in range(5):
        for match in stopped:
            match.view(2)
    return (time.process_time() - began) / (5 * len(stopped))


def timed_playouts(setting: Setting, stopped: list[Match[Any]], salt: int) -> float:
    """Seconds per playout: clone, deal anew what the asked seat cannot see, play at random to the end."""
    bots = table_of(setting, "random", MIDDLE, salt)
    began = time.process_time()
    for match in stopped:
        assert match.decision is not None
        twin = match.clone()
        setting.redeal(twin.state, match.decision.seat, salt)
        play_out(twin, bots)
    return (time.process_time() - began) / len(stopped)


def finished_record(setting: Setting, seed: int) -> dict[str, Any]:
    """The record of a whole random game."""
    match = setting.match(MIDDLE, seed, record=True)
    play_out(match, table_of(setting, "random", MIDDLE, seed))
    return save(match, "bench")


def timed_replays(setting: Setting, records: list[dict[str, Any]]) -> float:
    """Seconds per replayed game."""
    began = time.process_time()
    for record in records:
        replay(record, setting.game)
    return (time.process_time() - began) / len(records)
