"""`boothill soak`: very many games with everything checked at every step."""

from __future__ import annotations

import argparse
import json
from typing import TYPE_CHECKING

from rich.console import Console
from rich.table import Table

from boothill.cli.simulate import progress_bar
from boothill.kernel.errors import UserError
from boothill.lab.soak import CHECKED, SoakTally, soak

if TYPE_CHECKING:
    from boothill.cli.simulate import Subparsers

RANDOM, GREENHORN = 100_000, 20_000
QUICK = 100
"""How many times fewer games with --quick."""


def add_parser(subparsers: Subparsers) -> None:
    """Add the command `soak`; the parsed arguments carry `run` as their `run`."""
    parser = subparsers.add_parser(
        "soak",
        help="play very many games and look for anything wrong",
        description="Play very many games over 4 to 7 players and look for anything wrong. With the base set alone, "
        "starter games are among them.",
    )
    parser.add_argument("--random", type=int, default=RANDOM, metavar="N", help=f"random games (default {RANDOM})")
    parser.add_argument(
        "--greenhorn", type=int, default=GREENHORN, metavar="N", help=f"greenhorn games (default {GREENHORN})"
    )
    parser.add_argument("--quick", action="store_true", help=f"play one game in {QUICK}")
    parser.add_argument("--seed", type=int, default=0, metavar="S", help="game number i is dealt from seed S + i")
    parser.add_argument("--sets", default="base", metavar="SET[,SET]", help="sets of cards (default base)")
    parser.add_argument("--workers", type=int, default=2, metavar="N", help="processes (default 2)")
    parser.add_argument("--json", action="store_true", help="print JSON and nothing else")
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Carry out the command and return its exit code.

    0: nothing wrong. 1: an exception, an endless game or a problem was found. Raises UserError for arguments that
    cannot be followed.
    """
    share = QUICK if args.quick else 1
    games = {"random": args.random // share, "greenhorn": args.greenhorn // share}
    sets = tuple(args.sets.split(","))
    tallies: list[SoakTally] = []
    if min(games.values()) < 0 or not any(games.values()):
        raise UserError("there are no games to play; give --random or --greenhorn a number above 0")
    for bot, count in games.items():
        with progress_bar(f"{bot} games", count) as report:
            tallies.append(soak(bot, count, seed=args.seed, sets=sets, workers=args.workers, progress=report))
    failed = sum([tally.failed for tally in tallies])
    if args.json:
        data = {"checked": CHECKED, "sets": sets, "failed": failed, "bots": [tally.dump() for tally in tallies]}
        print(json.dumps(data, indent=2))
    else:
        _print_tallies(tallies, failed)
    return 1 if failed else 0


def _print_tallies(tallies: list[SoakTally], failed: int) -> None:
    console = Console()
    table = Table("", *[tally.bot for tally in tallies])
    for column in table.columns[1:]:
        column.justify = "right"
    for label, figures in {
        "games": [tally.games for tally in tallies],
        "decisions": [tally.decisions for tally in tallies],
        "times the table was checked": [tally.checks for tally in tallies],
        "decisions of the longest game": [tally.longest for tally in tallies],
        "exceptions": [tally.exceptions for tally in tallies],
        "games beyond the decision cap": [tally.capped for tally in tallies],
        "games with problems": [tally.problems for tally in tallies],
        "seconds of work": [round(tally.seconds) for tally in tallies],
    }.items():
        table.add_row(label, *[f"{figure:,}" for figure in figures])
    console.print(table)
    spread = sum([tally.tables for tally in tallies], start=type(tallies[0].tables)())
    console.print("Tables: " + "; ".join(f"{label} {count:,}" for label, count in sorted(spread.items())) + ".")
    console.print(f"Checked in {CHECKED}.")
    for tally in tallies:
        for failure in tally.failures:
            console.print(f"FAILED: {failure.told()}", markup=False)
    console.print("Nothing wrong." if not failed else f"{failed} games went wrong.")
