"""`boothill bench`: how fast the engine is here, beside python-chess as the yardstick."""

from __future__ import annotations

import argparse
import json
import platform
import sys
from textwrap import fill
from typing import TYPE_CHECKING

from rich.console import Console
from rich.progress import Progress
from rich.table import Table as RichTable

from boothill import __version__, builds
from boothill.cli.arguments import add_game
from boothill.cli.commands import COMMANDS
from boothill.cli.common import wide_console
from boothill.kernel.errors import UserError
from boothill.lab.bench.bench import ROUNDS, Course, Results, bench
from boothill.lab.bench.versus import Comparison, engines_of, versus
from boothill.titles import USUAL, games_with, part_of

if TYPE_CHECKING:
    from boothill.cli.common import Subparsers

PART = "lab.bench"
WIDTH = 98
"""Characters in a line of the description."""
ABOUT = (
    "Measure decisions, games, clones, playouts and replays per second on one core, each as a ratio to python-chess "
    "making random moves in that run, and what else the game has measured of itself, such as what further sets cost "
    "beside the base set. Needs the extra 'bench'. With --against, measure this engine and others in turn instead: the "
    "CPU time of the same tasks, and whether they play the same games."
)
EXAMPLES = """\
examples:
  boothill bench                                 the card game beside python-chess
  boothill bench --game dice --json              the dice game, as JSON
  boothill bench --against pure                  what compiling gains
  boothill bench --against ../boothill-0.1.0     this engine beside an older one
  boothill bench --against pure --only marshal --only clone --rounds 3
"""


def add_parser(subparsers: Subparsers) -> None:
    """Add `bench` to the command."""
    parser = subparsers.add_parser(
        "bench",
        help=COMMANDS["bench"],
        description=fill(ABOUT, WIDTH),
        epilog=EXAMPLES,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    add_game(parser, games_with(PART), "what to measure: ", f" (default {USUAL})")
    parser.add_argument(
        "--against",
        action="append",
        metavar="TREE",
        help="another engine to measure beside this one: the folder of a checkout or its src, or 'pure' for this one "
        "without its compiled build; may be given several times",
    )
    parser.add_argument(
        "--only",
        action="append",
        metavar="WORD",
        help="with --against, measure only the tasks with this word in their names; may be given several times",
    )
    parser.add_argument(
        "--rounds", type=int, default=ROUNDS, help=f"interleaved rounds to take the median of (default {ROUNDS})"
    )
    parser.add_argument("--json", action="store_true", help="print the figures as JSON")
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Measure and print."""
    if args.rounds < 1:
        raise UserError(f"{args.rounds} rounds measure nothing; give at least 1")
    if args.against:
        if args.game is not None:
            raise UserError("--game does not go with --against; name the tasks of a game with --only, such as 'dice'")
        return compare(args)
    if args.only:
        raise UserError("--only goes with --against; name another engine with that")
    game = args.game or USUAL
    course: Course = part_of(game, PART).COURSE()
    with Progress(console=Console(stderr=True), transient=True, disable=not sys.stderr.isatty()) as progress:
        task = progress.add_task("measuring", total=args.rounds)
        results = bench(course, args.rounds, lambda at, of: progress.update(task, completed=at, total=of))
    if args.json:
        print(
            json.dumps(
                {
                    **about(),
                    "game": game,
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


def about() -> dict[str, str]:
    """What was measured, as JSON data."""
    return {
        "engine": __version__,
        "build": build_name(builds.build() == builds.COMPILED),
        "python": platform.python_version(),
        "implementation": platform.python_implementation(),
    }


def build_name(compiled: bool) -> str:
    """What a build is called in tables and in data."""
    return "compiled" if compiled else "pure"


def print_figures(course: Course, results: Results) -> None:
    """The figures as a table, with the ratio to the yardstick."""
    console = Console()
    game = course.setting.game.id
    python = f"{platform.python_implementation()} {platform.python_version()}"
    title = f"Boothill {__version__}, {builds.build()}, {game}, {python}, one core"
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


def compare(args: argparse.Namespace) -> int:
    """Measure this engine and others, and print how they compare."""
    engines = engines_of(args.against)
    with Progress(console=Console(stderr=True), transient=True, disable=not sys.stderr.isatty()) as progress:
        task = progress.add_task("measuring", total=args.rounds + 1)
        found = versus(
            engines, args.rounds, lambda at, of: progress.update(task, completed=at, total=of), args.only or ()
        )
    if args.json:
        print(json.dumps({**about(), "rounds": args.rounds, **found.dump()}, indent=2))
    else:
        print_comparison(found)
    return 0


def print_comparison(found: Comparison) -> None:
    """The engines side by side, the one that the others are compared with first."""
    console = wide_console()
    python = f"{platform.python_implementation()} {platform.python_version()}"
    table = RichTable(title=f"Boothill {__version__}, {python}, us of CPU each", title_justify="left")
    table.add_column("what", no_wrap=True)
    for engine in found.engines:
        name = build_name(found.compiled[engine])
        table.add_column(engine if engine == name else f"{engine}, {name}", justify="right")
        if engine != found.first:
            table.add_column("times as fast", justify="right")
    if not all(one.same for one in found.tasks):
        table.add_column("")
    for one in found.tasks:
        row = [one.task]
        for engine in found.engines:
            row.append(f"{one.each(engine) * 1e6:,.1f}")
            if engine != found.first:
                row.append(f"{one.ratio(engine, found.first):.2f}")
        table.add_row(*row, *([] if one.same else ["not the same games"]))
    console.print(table)
    console.print(f"times as fast: as '{found.first}', the median of the rounds.", markup=False, soft_wrap=True)
