"""`boothill bench`: how fast the engine is here, beside python-chess as the yardstick."""

from __future__ import annotations

import argparse
import json
import platform
import sys
from typing import TYPE_CHECKING

from rich.console import Console
from rich.progress import Progress
from rich.table import Table as RichTable

from boothill import __version__
from boothill.cli.arguments import add_game
from boothill.cli.commands import COMMANDS
from boothill.kernel.errors import UserError
from boothill.lab.bench.bench import ROUNDS, Course, Results, bench
from boothill.titles import USUAL, games_with, part_of

if TYPE_CHECKING:
    from boothill.cli.common import Subparsers

PART = "lab.bench"


def add_parser(subparsers: Subparsers) -> None:
    """Add `bench` to the command."""
    parser = subparsers.add_parser(
        "bench",
        help=COMMANDS["bench"],
        description="Measure decisions, games, clones, playouts and replays per second on one core, each as a ratio "
        "to python-chess making random moves in that run, and what else the game has measured of itself, such as what "
        "further sets cost beside the base set. Needs the extra 'bench'.",
    )
    add_game(parser, games_with(PART), "what to measure: ", default=USUAL)
    parser.add_argument(
        "--rounds", type=int, default=ROUNDS, help=f"interleaved rounds to take the median of (default {ROUNDS})"
    )
    parser.add_argument("--json", action="store_true", help="print the figures as JSON")
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Measure and print."""
    if args.rounds < 1:
        raise UserError(f"{args.rounds} rounds measure nothing; give at least 1")
    course: Course = part_of(args.game, PART).COURSE()
    with Progress(console=Console(stderr=True), transient=True, disable=not sys.stderr.isatty()) as progress:
        task = progress.add_task("measuring", total=args.rounds)
        results = bench(course, args.rounds, lambda at, of: progress.update(task, completed=at, total=of))
    if args.json:
        print(
            json.dumps(
                {
                    "engine": __version__,
                    "python": platform.python_version(),
                    "implementation": platform.python_implementation(),
                    "game": args.game,
                    "rounds": args.rounds,
                    "yardstick": results.yardstick.dump(),
                    "figures": [figure.dump() for figure in results.figures],
                    **course.dump(),
                    "bytes_per_live_match": results.bytes_per_match,
                },
                indent=2,
            )
        )
        return 0
    print_figures(course, results)
    return 0


def print_figures(course: Course, results: Results) -> None:
    """The figures as a table, with the ratio to the yardstick."""
    console = Console()
    game = course.setting.game.id
    title = f"Boothill {__version__}, {game}, {platform.python_implementation()} {platform.python_version()}, one core"
    table = RichTable(title=title, title_justify="left")
    for heading in ("what", "unit", "per second", "us each", "per move"):
        table.add_column(heading, justify="left" if heading in ("what", "unit") else "right")
    name = ""
    for figure in [results.yardstick, *results.figures]:
        table.add_row(
            figure.name if figure.name != name else "",
            figure.unit,
            f"{1 / figure.each:,.0f}",
            f"{figure.each * 1e6:,.1f}",
            f"{figure.ratio:.3g}",
        )
        name = figure.name
    console.print(table)
    console.print(f"Memory of a recorded match in its middle: {results.bytes_per_match / 1024:.1f} KiB")
    console.print("per move: how many of these fit into the time of one random python-chess move.")
    for remark in course.remarks:
        console.print(remark, markup=False, soft_wrap=True)
