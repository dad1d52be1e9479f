"""`boothill lab`: how strong bots are and how fair the game is, measured."""

from __future__ import annotations

import argparse
import json
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple, Protocol

from boothill.cli.commands import COMMANDS
from boothill.cli.common import progress_bar, workers_of
from boothill.cli.lab import evolve as lab_evolve
from boothill.cli.lab import fit as lab_fit
from boothill.cli.lab import reports as lab_reports
from boothill.cli.lab.options import add_sizes, add_test, add_workers_and_json, sizes_of, tell_remarks
from boothill.cli.lab.show import print_focal, print_gate, print_league, print_swap
from boothill.cli.setting import add_setting_options, setting_of
from boothill.kernel.errors import UserError
from boothill.lab.run.batch import Batch, play_all
from boothill.lab.run.ledger import Ledger
from boothill.lab.run.pool import Progress
from boothill.lab.strength.gate import ACCEPT, Bar, gate_batch, pass_gate
from boothill.lab.strength.league import League
from boothill.lab.strength.paired import Focal, Pairing, focal_batch
from boothill.lab.strength.seeds import read_seed_file, written_into
from boothill.lab.strength.swap import SwapPlan
from boothill.lab.strength.times import GAMES, time_bot

if TYPE_CHECKING:
    from boothill.cli.common import Subparsers

EXAMPLES = """\
examples:
  boothill lab focal greenhorn random --players 4,5,6,7 --seeds 300
  boothill lab swap greenhorn random --players 6
  boothill lab league --bots random,drifter,karma,greenhorn --seeds 1000
  boothill lab gate marshal gunhand --most 4000 --ledger gate.jsonl
  boothill lab table --write docs/bots.md

`boothill lab COMMAND --help` tells more about a command. Results depend on the seeds alone, never on the number of
processes.
"""
FOCAL_EXAMPLES = """\
examples:
  boothill lab focal greenhorn random
  boothill lab focal marshal gunhand --players 4,5,6,7 --seeds 600 --seed 1000
  boothill lab focal greenhorn random --sets base,dodge_city --players 8 --json
  boothill lab focal greenhorn random --game dice
"""
SWAP_EXAMPLES = """\
examples:
  boothill lab swap greenhorn random
  boothill lab swap marshal gunhand --players 5,7 --seeds 500
"""
LEAGUE_EXAMPLES = """\
examples:
  boothill lab league --bots random,greenhorn
  boothill lab league --bots drifter,karma,tally,greenhorn --players 4,5,6,7 --seeds 1000 --characters
"""
GATE_EXAMPLES = """\
examples:
  boothill lab gate marshal gunhand
  boothill lab gate marshal gunhand --players 5,7 --h0 0 --h1 1 --most 5000 --ledger gate.jsonl

The exit code is 0 if the challenger is accepted, otherwise 1.
"""
TABLE_EXAMPLES = """\
examples:
  boothill lab table --write docs/bots.md          the table of our documentation
  boothill lab table my.toml --ledger my.jsonl     another one; broken off, it goes on from the ledger
  boothill lab table my.toml --seeds 20 --no-times a try, the same on every machine
"""


class Result(Protocol):
    """What a test came to."""

    def dump(self) -> dict[str, Any]:
        """The figures as JSON data."""
        ...


def add_parser(subparsers: Subparsers) -> None:
    """Add the command `lab` with its own commands; the parsed arguments carry a `run`."""
    parser = subparsers.add_parser(
        "lab",
        help=COMMANDS["lab"],
        description="Measure how strong bots are, on the same seeds, and how fair the game is, with 95 % intervals.",
        epilog=EXAMPLES,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    tests = parser.add_subparsers(title="commands", metavar="COMMAND", required=True)
    _add_focal(tests)
    _add_swap(tests)
    _add_league(tests)
    _add_gate(tests)
    _add_table(tests)
    lab_evolve.add_parsers(tests)
    lab_fit.add_parsers(tests)
    lab_reports.add_parsers(tests)


def _add_focal(tests: Subparsers) -> None:
    parser = add_test(
        tests,
        "focal",
        "one challenger in each seat of a table of another bot",
        "For each seed a table of baseline bots plays; then the same game is played again once for each seat, with\n"
        "the challenger in that seat alone. Tells what the challenger gains per seat and in each role.",
        FOCAL_EXAMPLES,
    )
    _add_two_bots(parser)
    _add_games(parser, seeds=200)
    _add_common(parser)
    parser.set_defaults(run=run_focal)


def _add_swap(tests: Subparsers) -> None:
    parser = add_test(
        tests,
        "swap",
        "challengers as one whole side of a table of another bot",
        "For each seed a table of baseline bots plays; then the same game is played again with challengers as the\n"
        "law, as the Outlaws, and as the Renegade. Tells what each side gains.",
        SWAP_EXAMPLES,
    )
    _add_two_bots(parser)
    _add_games(parser, seeds=200)
    _add_common(parser)
    parser.set_defaults(run=run_swap)


def _add_league(tests: Subparsers) -> None:
    parser = add_test(
        tests,
        "league",
        "all bots together in random line-ups, one number for each",
        "Each seed draws a line-up from all bots. A logistic model of a seat's win on its bot, its role, its distance\n"
        "to the Sheriff and the bots of its team-mates gives one number for each bot, in log-odds and in Elo points,\n"
        "measured from the mean of all bots.",
        LEAGUE_EXAMPLES,
    )
    parser.add_argument("--bots", required=True, metavar="NAME,NAME[,NAME]", help="the bots of the league")
    parser.add_argument("--characters", action="store_true", help="let the model know the characters as well")
    _add_games(parser, seeds=500)
    _add_common(parser)
    parser.set_defaults(run=run_league)


def _add_gate(tests: Subparsers) -> None:
    bar = Bar()
    parser = add_test(
        tests,
        "gate",
        "whether a challenger is good enough, with as few games as that takes",
        "The focal-seat test, looked at after each batch of seeds (GSPRT): it stops as soon as the gain per seat is\n"
        "known to be nearer to H1 (accept) or to H0 (reject), or undecided after --most seeds.",
        GATE_EXAMPLES,
    )
    _add_two_bots(parser)
    _add_games(parser, seeds=None)
    parser.add_argument("--most", type=int, default=4000, metavar="N", help="seeds at most (default 4000)")
    parser.add_argument(
        "--batch", type=int, default=bar.batch, metavar="N", help=f"seeds between two looks (default {bar.batch})"
    )
    for name, about in (("h0", "a gain in points that is not worth it"), ("h1", "a gain in points that is")):
        usual = 100 * getattr(bar, name)
        parser.add_argument(
            f"--{name}", type=float, default=usual, metavar="POINTS", help=f"{about} (default {usual:g})"
        )
    for name, about in (("alpha", "accepted by mistake"), ("beta", "rejected by mistake")):
        usual = getattr(bar, name)
        parser.add_argument(
            f"--{name}", type=float, default=usual, metavar="P", help=f"how often at most {about} (default {usual:g})"
        )
    _add_common(parser)
    parser.set_defaults(run=run_gate)


def _add_table(tests: Subparsers) -> None:
    parser = add_test(
        tests,
        "table",
        "the table of a seed file, challengers against tables of opponents",
        "Play the focal-seat test of every cell of a seed file (TOML: title, game, sets, players, seed, seeds, and\n"
        "[[cells]] with challengers and opponents) and print the table in Markdown.",
        TABLE_EXAMPLES,
    )
    parser.add_argument("file", nargs="?", type=Path, metavar="FILE", help="the seed file (default: that of our table)")
    parser.add_argument("--write", type=Path, metavar="FILE", help="put the table between the two marks in this file")
    parser.add_argument("--seeds", type=int, metavar="N", help="so many seeds in every cell, for a try")
    parser.add_argument("--no-times", action="store_true", help="leave out how long the challengers think")
    parser.add_argument(
        "--time-games", type=int, default=GAMES, metavar="N", help=f"games a cell for the times (default {GAMES})"
    )
    _add_common(parser)
    parser.set_defaults(run=run_table)


def _add_two_bots(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "challenger", metavar="CHALLENGER", help="the bot that is tested: its name, or the path of a file"
    )
    parser.add_argument("baseline", metavar="BASELINE", help="the bot it is compared with")


def _add_games(parser: argparse.ArgumentParser, *, seeds: int | None) -> None:
    add_setting_options(parser)
    add_sizes(parser, "5")
    if seeds is not None:
        parser.add_argument("--seeds", type=int, default=seeds, metavar="N", help=f"seeds (default {seeds})")
    parser.add_argument("--seed", type=int, default=0, metavar="S", help="the first seed (default 0)")


def _add_common(parser: argparse.ArgumentParser) -> None:
    add_workers_and_json(parser)
    parser.add_argument(
        "--ledger",
        type=Path,
        metavar="FILE",
        help="write down what is played, and play only what is not in it: to break off and go on",
    )


class Run(NamedTuple):
    """What the playing functions are given."""

    workers: int
    ledger: Ledger | None
    progress: Progress


@contextmanager
def _running(args: argparse.Namespace, batch: Batch) -> Iterator[Run]:
    """Open the ledger and show the bar. Raises UserError if that cannot be done."""
    ledger = None if args.ledger is None else batch.ledger(args.ledger)
    tell_remarks(ledger)
    with progress_bar("Playing", batch.left(ledger)) as report:
        yield Run(workers_of(args), ledger, report)


def _pairings(args: argparse.Namespace, seeds: int) -> tuple[Pairing, ...]:
    """One per size."""
    setting = setting_of(args)
    return tuple(
        [
            Pairing(args.challenger, args.baseline, players, seeds, args.seed, setting)
            for players in sizes_of(args.players)
        ]
    )


def _tell_json(result: Result) -> None:
    print(json.dumps(result.dump(), indent=2))


def run_focal(args: argparse.Namespace) -> int:
    """Carry out `lab focal` and return its exit code, 0. Raises UserError for arguments that cannot be followed."""
    pairings = _pairings(args, args.seeds)
    batch = focal_batch(pairings)
    with _running(args, batch) as run:
        played = play_all(batch, **run._asdict())
    focal = Focal([pairing.comparison(played) for pairing in pairings])
    if args.json:
        _tell_json(focal)
    else:
        print_focal(focal)
    return 0


def run_swap(args: argparse.Namespace) -> int:
    """Carry out `lab swap` and return its exit code, 0. Raises UserError for arguments that cannot be followed."""
    plan = SwapPlan.of(_pairings(args, args.seeds))
    batch = plan.batch
    with _running(args, batch) as run:
        played = play_all(batch, **run._asdict())
    test = plan.test(played)
    if args.json:
        _tell_json(test)
    else:
        print_swap(test)
    return 0


def run_league(args: argparse.Namespace) -> int:
    """Carry out `lab league` and return its exit code, 0. Raises UserError for arguments that cannot be followed."""
    bots = tuple(args.bots.split(","))
    league = League(bots, sizes_of(args.players), args.seeds, args.seed, setting_of(args), args.characters)
    batch = league.batch
    with _running(args, batch) as run:
        played = play_all(batch, **run._asdict())
    standings = league.standings(played)
    if args.json:
        _tell_json(standings)
    else:
        print_league(standings)
    return 0


def run_gate(args: argparse.Namespace) -> int:
    """Carry out `lab gate`: 0 if the challenger is accepted, otherwise 1. Raises UserError as the others."""
    pairings = _pairings(args, args.most)
    bar = Bar(args.h0 / 100, args.h1 / 100, args.alpha, args.beta, args.batch)
    with _running(args, gate_batch(pairings, bar)) as run:
        gate = pass_gate(pairings, bar, **run._asdict())
    if args.json:
        _tell_json(gate)
    else:
        print_gate(gate)
    return 0 if gate.verdict == ACCEPT else 1


def run_table(args: argparse.Namespace) -> int:
    """Carry out `lab table` and return its exit code, 0. Raises UserError for what cannot be followed."""
    plan = read_seed_file(args.file)
    if args.seeds is not None:
        plan = plan.with_seeds(args.seeds)
    if args.time_games < 1:
        raise UserError(f"{args.time_games} games measure nothing; give 1 or more, or --no-times")
    text = None
    if args.write is not None:
        text = args.write.read_text(encoding="utf-8")
        written_into(text, "", str(args.write))  # before hours of play, not after
    batch = plan.batch
    with _running(args, batch) as run:
        played = play_all(batch, **run._asdict())
    table = plan.table(played)
    if not args.no_times:
        with progress_bar("Timing", len(plan.pairings)) as report:
            times = []
            for pairing in plan.pairings:
                bots = (pairing.challenger, pairing.baseline)
                times.append(time_bot(plan.setting, *bots, pairing.players, pairing.seed, args.time_games))
                report(1)
        table = replace(table, times=times)
    if text is not None:
        args.write.write_text(written_into(text, table.markdown(), str(args.write)), encoding="utf-8")
    if args.json:
        _tell_json(table)
    elif text is None:
        print(table.markdown(), end="")
    else:
        print(f"The table is in {args.write}.")
    return 0
