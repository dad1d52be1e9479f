"""`boothill soak`: very many games with everything checked at every step."""

from __future__ import annotations

import argparse
import json
from textwrap import fill
from typing import TYPE_CHECKING

from rich.table import Table

from boothill.cli.commands import COMMANDS
from boothill.cli.common import progress_bar, wide_console
from boothill.kernel.errors import UserError
from boothill.lab.soak.programmes import PROGRAMMES, bots, checked, demands, makers
from boothill.lab.soak.soak import Programme, Report, Sheet, SoakTally, soak

if TYPE_CHECKING:
    from boothill.cli.common import Subparsers

WIDTH = 98
"""Characters in a line of the description."""
QUICK = 100
"""How many times fewer games with --quick."""

EXAMPLES = """\
examples:
  boothill soak                                  all programmes
  boothill soak mixes --quick                    one game in 100 of a single one
  boothill soak dice                             only the dice game
  boothill soak base --random 2000 --greenhorn 0
  boothill soak --random 2000 --greenhorn 200 --sets base,./my_cards

The exit code is 1 if anything went wrong or was used too seldom.
"""


def add_parser(subparsers: Subparsers) -> None:
    """Add the command `soak`; the parsed arguments carry `run` as their `run`."""
    parser = subparsers.add_parser(
        "soak",
        help=COMMANDS["soak"],
        description=_description() + "\n\n" + "\n".join(_told(programme) for programme in PROGRAMMES.values()),
        epilog=EXAMPLES,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument(
        "programmes",
        nargs="*",
        metavar="PROGRAMME",
        help=f"what to play: {', '.join(PROGRAMMES)} (default: all of them)",
    )
    for bot in bots():
        parser.add_argument(
            f"--{bot}", type=int, metavar="N", help=f"{bot} games of each programme (default: as it says)"
        )
    parser.add_argument("--quick", action="store_true", help=f"play one game in {QUICK}")
    parser.add_argument("--seed", type=int, default=0, metavar="S", help="game number i is dealt from seed S + i")
    for name, maker in makers().items():
        parser.add_argument(f"--{name}", metavar=maker.metavar, help=f"{maker.about} instead of a programme")
    parser.add_argument("--workers", type=int, default=2, metavar="N", help="processes (default 2)")
    parser.add_argument("--json", action="store_true", help="print JSON and nothing else")
    parser.set_defaults(run=run)


def _description() -> str:
    return fill(
        "Play very many games and look for anything wrong: the table is checked at every step, and what is used is "
        f"counted. {' '.join(demands())} In fewer games all of this holds accordingly.",
        WIDTH,
    )


def _told(programme: Programme) -> str:
    games = " and ".join(f"{count:,} {bot}" for bot, count in programme.games.items())
    return f"  {programme.name:<9} {programme.about}: {games} games"


def run(args: argparse.Namespace) -> int:
    """Carry out the command and return its exit code.

    0: nothing wrong. 1: an exception, an endless game, a problem, something used too seldom or told without words.
    Raises UserError for arguments that cannot be followed.
    """
    tallies: list[SoakTally] = []
    reports: list[Report] = []
    plans = [(programme, _games(args, programme)) for programme in _programmes(args)]
    for programme, games in plans:
        played: list[SoakTally] = []
        for bot, count in games.items():
            with progress_bar(f"{programme.name}: {bot} games", count) as report:
                played.append(soak(programme, bot, count, seed=args.seed, workers=args.workers, progress=report))
        tallies += played
        reports.append(programme.report(played))
    failed = sum([tally.failed for tally in tallies])
    seldom = [name for report in reports for name in report.seldom]
    untold = [sentence for report in reports for sentence in report.untold]
    if args.json:
        data = {
            "checked": checked(),
            "failed": failed,
            "seldom": seldom,
            "untold": untold,
            "games": [tally.dump() for tally in tallies],
            "usage": [report.dump() for report in reports],
        }
        print(json.dumps(data, indent=2))
    else:
        _print_all(tallies, reports, failed)
    return 1 if failed or seldom or untold else 0


def _programmes(args: argparse.Namespace) -> list[Programme]:
    for own, maker in makers().items():
        asked = getattr(args, own)
        if asked is not None:
            if args.programmes:
                raise UserError(f"a programme has its own {own}; name a programme or give --{own}, not both")
            return [maker.make(tuple(asked.split(",")))]
    for name in args.programmes:
        if name not in PROGRAMMES:
            raise UserError(f"there is no programme '{name}'; the programmes are {', '.join(PROGRAMMES)}")
    return [programme for name, programme in PROGRAMMES.items() if name in args.programmes or not args.programmes]


def _games(args: argparse.Namespace, programme: Programme) -> dict[str, int]:
    """How many games of each bot."""
    share = QUICK if args.quick else 1
    asked = {bot: programme.games.get(bot) if getattr(args, bot) is None else getattr(args, bot) for bot in bots()}
    games = {bot: count // share for bot, count in asked.items() if count is not None}
    if min(games.values()) < 0 or not any(games.values()):
        wanted = " or ".join([f"--{bot}" for bot in bots()])
        raise UserError(f"there are no games to play; give {wanted} a number above 0")
    return games


def _print_all(tallies: list[SoakTally], reports: list[Report], failed: int) -> None:
    console = wide_console()
    console.print(_table(_played(tallies)))
    console.print(
        "checks: how often the table was looked over; longest: decisions of the longest game; capped: games beyond "
        "the decision cap; problems: games with anything wrong at the table; seconds: of work.",
        soft_wrap=True,
    )
    for report in reports:
        for what, spread in report.spreads.items():
            parts = "; ".join(f"{label} {count:,}" for label, count in sorted(spread.items()))
            told = f"{what} of {report.programme.name}: {parts}."
            console.print(told, markup=False, highlight=False, soft_wrap=True)
    console.print(f"Checked in {checked()}.")
    for report in reports:
        for sheet in report.sheets:
            if isinstance(sheet, Sheet):
                console.print(_table(sheet))
            else:
                console.print(sheet, highlight=False, soft_wrap=True)
    for tally in tallies:
        for failure in tally.failures:
            console.print(f"FAILED: {failure.told()}", markup=False)
    for report in reports:
        if report.seldom:
            names = ", ".join(report.seldom)
            console.print(f"USED TOO SELDOM in {report.programme.name}: {names}", markup=False)
        for sentence in report.untold:
            console.print(f"WITHOUT WORDS in {report.programme.name}: {sentence}", markup=False, soft_wrap=True)
    if failed:
        console.print(f"{failed} games went wrong.")
    elif not any(report.seldom or report.untold for report in reports):
        console.print("Nothing wrong.")


def _played(tallies: list[SoakTally]) -> Sheet:
    headings = ("", "games", "decisions", "checks", "longest", "exceptions", "capped", "problems", "seconds")
    rows: list[tuple[str | int, ...]] = [
        (
            f"{tally.programme.name}: {tally.bot}",
            tally.games,
            tally.decisions,
            tally.checks,
            tally.longest,
            tally.exceptions,
            tally.capped,
            tally.problems,
            round(tally.seconds),
        )
        for tally in tallies
    ]
    return Sheet("Played", headings, rows)


def _table(sheet: Sheet) -> Table:
    """The sheet for the terminal: words to the left, numbers to the right."""
    table = Table(*sheet.headings, title=sheet.title, title_justify="left")
    for at, column in enumerate(table.columns):
        column.justify = "right" if any(isinstance(row[at], int) for row in sheet.rows) else "left"
    for row in sheet.rows:
        table.add_row(*[f"{cell:,}" if isinstance(cell, int) else cell for cell in row])
    return table
