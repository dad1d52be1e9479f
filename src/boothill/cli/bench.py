"""`boothill bench`: how fast the engine is here, beside python-chess as the yardstick."""

from __future__ import annotations

import argparse
import json
import platform
import sys

from rich.console import Console
from rich.progress import Progress
from rich.table import Table as RichTable

from boothill import __version__
from boothill.kernel.errors import UserError
from boothill.lab.bench import ROUNDS, SETS_PLAYERS, Results, bench


def add_parser(subparsers: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    """Add `bench` to the command."""
    parser = subparsers.add_parser(
        "bench",
        help="measure the engine's speed beside python-chess",
        description="Measure decisions, games, clones, playouts and replays per second on one core, each as a ratio "
        "to python-chess making random moves in that run, and what further sets cost beside the base set alone. "
        "Needs the extra 'bench'.",
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
    with Progress(console=Console(stderr=True), transient=True, disable=not sys.stderr.isatty()) as progress:
        task = progress.add_task("measuring", total=args.rounds)
        results = bench(args.rounds, lambda _, at, of: progress.update(task, completed=at, total=of))
    if args.json:
        print(
            json.dumps(
                {
                    "engine": __version__,
                    "python": platform.python_version(),
                    "implementation": platform.python_implementation(),
                    "rounds": args.rounds,
                    "yardstick": results.yardstick.dump(),
                    "figures": [figure.dump() for figure in results.figures],
                    "further_sets": [slowdown.dump() for slowdown in results.further_sets],
                    "bytes_per_live_match": results.bytes_per_match,
                },
                indent=2,
            )
        )
        return 0
    print_figures(results)
    return 0


def print_figures(results: Results) -> None:
    """The figures as a table, with the ratio to the yardstick."""
    console = Console()
    title = f"Boothill {__version__}, {platform.python_implementation()} {platform.python_version()}, one core"
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
    for slowdown in results.further_sets:
        kind = ", recorded" if slowdown.recorded else ""
        mark = slowdown.mark
        told = [
            f"{slowdown.ratio:.2f} of the decisions per second{_marked(mark.of_base)}",
            f"{slowdown.per_move:.2f} per move{_marked(mark.per_move)}",
        ]
        console.print(
            f"{slowdown.mix} / base only, random, {SETS_PLAYERS} players{kind}: {', '.join(told)}.",
            markup=False,
            soft_wrap=True,
        )


def _marked(mark: float | None) -> str:
    return "" if mark is None else f" (our mark: at least {mark:.2f})"
