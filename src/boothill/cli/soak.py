"""`boothill soak`: very many games with everything checked at every step."""

from __future__ import annotations

import argparse
import json
from collections import Counter
from typing import TYPE_CHECKING

from rich.console import Console
from rich.table import Table

from boothill.cli.simulate import progress_bar
from boothill.kernel.errors import UserError
from boothill.lab.soak import CHECKED, ENOUGH, PROGRAMMES, Programme, SoakTally, UsageReport, own_sets, soak

if TYPE_CHECKING:
    from boothill.cli.simulate import Subparsers

FILE_WIDTH = 120
QUICK = 100
"""How many times fewer games with --quick."""
LEFT = ("", "card", "set", "character", "event", "equipment", "bought as")
"""The headings of columns that hold words."""

EXAMPLES = """\
examples:
  boothill soak                                  all programmes
  boothill soak mixes --quick                    one game in 100 of a single one
  boothill soak base --random 2000 --greenhorn 0
  boothill soak --random 2000 --greenhorn 200 --sets base,./my_cards

The exit code is 1 if anything went wrong or was used too seldom.
"""


def add_parser(subparsers: Subparsers) -> None:
    """Add the command `soak`; the parsed arguments carry `run` as their `run`."""
    parser = subparsers.add_parser(
        "soak",
        help="play very many games and look for anything wrong",
        description="Play very many games and look for anything wrong: the table is checked at every step, and what\n"
        f"is used is counted. Every copy of every card and every character must be used {ENOUGH:,} times in all\n"
        f"games of a programme, every equipment be bought {ENOUGH:,} times, every event be in force in {ENOUGH:,}\n"
        f"turns, shadows of every kind have {ENOUGH:,} turns, and accordingly in fewer games.\n\n"
        + "\n".join(_told(programme) for programme in PROGRAMMES.values()),
        epilog=EXAMPLES,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument(
        "programmes",
        nargs="*",
        metavar="PROGRAMME",
        help=f"what to play: {', '.join(PROGRAMMES)} (default: all of them)",
    )
    for bot in ("random", "greenhorn"):
        parser.add_argument(
            f"--{bot}", type=int, metavar="N", help=f"{bot} games of each programme (default: as it says)"
        )
    parser.add_argument("--quick", action="store_true", help=f"play one game in {QUICK}")
    parser.add_argument("--seed", type=int, default=0, metavar="S", help="game number i is dealt from seed S + i")
    parser.add_argument(
        "--sets", metavar="SET[,SET]", help="play these sets over 3 to 8 players instead of a programme"
    )
    parser.add_argument("--workers", type=int, default=2, metavar="N", help="processes (default 2)")
    parser.add_argument("--json", action="store_true", help="print JSON and nothing else")
    parser.set_defaults(run=run)


def _told(programme: Programme) -> str:
    games = " and ".join(f"{count:,} {bot}" for bot, count in programme.games.items())
    return f"  {programme.name:<9} {programme.about}: {games} games"


def run(args: argparse.Namespace) -> int:
    """Carry out the command and return its exit code.

    0: nothing wrong. 1: an exception, an endless game, a problem, or something used too seldom. Raises UserError for
    arguments that cannot be followed.
    """
    tallies: list[SoakTally] = []
    reports: list[UsageReport] = []
    plans = [(programme, _games(args, programme)) for programme in _programmes(args)]
    for programme, games in plans:
        played: list[SoakTally] = []
        for bot, count in games.items():
            with progress_bar(f"{programme.name}: {bot} games", count) as report:
                played.append(soak(programme, bot, count, seed=args.seed, workers=args.workers, progress=report))
        tallies += played
        reports.append(UsageReport(programme, played))
    failed = sum([tally.failed for tally in tallies])
    seldom = [name for report in reports for name in report.seldom]
    if args.json:
        data = {
            "checked": CHECKED,
            "failed": failed,
            "seldom": seldom,
            "games": [tally.dump() for tally in tallies],
            "usage": [report.dump() for report in reports],
        }
        print(json.dumps(data, indent=2))
    else:
        _print_all(tallies, reports, failed)
    return 1 if failed or seldom else 0


def _programmes(args: argparse.Namespace) -> list[Programme]:
    if args.sets is not None:
        if args.programmes:
            raise UserError("a programme has its own sets; name a programme or give --sets, not both")
        return [own_sets(tuple(args.sets.split(",")))]
    for name in args.programmes:
        if name not in PROGRAMMES:
            raise UserError(f"there is no programme '{name}'; the programmes are {', '.join(PROGRAMMES)}")
    return [programme for name, programme in PROGRAMMES.items() if name in args.programmes or not args.programmes]


def _games(args: argparse.Namespace, programme: Programme) -> dict[str, int]:
    """How many games of each bot."""
    asked = {"random": args.random, "greenhorn": args.greenhorn}
    share = QUICK if args.quick else 1
    games = {bot: (programme.games.get(bot, 0) if count is None else count) // share for bot, count in asked.items()}
    if min(games.values()) < 0 or not any(games.values()):
        raise UserError("there are no games to play; give --random or --greenhorn a number above 0")
    return games


def _print_all(tallies: list[SoakTally], reports: list[UsageReport], failed: int) -> None:
    console = Console()
    if not console.is_terminal:  # a file has no right edge: names are not cut there
        console = Console(width=FILE_WIDTH)
    console.print(_figures(tallies))
    console.print(
        "checks: how often the table was looked over; longest: decisions of the longest game; capped: games beyond "
        "the decision cap; problems: games with anything wrong at the table; seconds: of work.",
        soft_wrap=True,
    )
    for report in reports:
        name = report.programme.name
        mine = [tally for tally in tallies if tally.programme is report.programme]
        tables: Counter[str] = Counter()
        sets: Counter[str] = Counter()
        for tally in mine:
            for seating, count in tally.tables.items():
                tables[f"{seating.players} players{seating.kind}"] += count
                sets[seating.boxes] += count
        for what, spread in {"Tables": tables, "Sets": sets}.items():
            parts = "; ".join(f"{label} {count:,}" for label, count in sorted(spread.items()))
            console.print(f"{what} of {name}: {parts}.", markup=False, highlight=False, soft_wrap=True)
    console.print(f"Checked in {CHECKED}.")
    for report in reports:
        _print_usage(console, report)
    for tally in tallies:
        for failure in tally.failures:
            console.print(f"FAILED: {failure.told()}", markup=False)
    for report in reports:
        if report.seldom:
            names = ", ".join(report.seldom)
            console.print(f"USED TOO SELDOM in {report.programme.name}: {names}", markup=False)
    if failed:
        console.print(f"{failed} games went wrong.")
    elif not any(report.seldom for report in reports):
        console.print("Nothing wrong.")


def _figures(tallies: list[SoakTally]) -> Table:
    table = _table(
        "", "games", "decisions", "checks", "longest", "exceptions", "capped", "problems", "seconds", title="Played"
    )
    for tally in tallies:
        figures = (
            tally.games,
            tally.decisions,
            tally.checks,
            tally.longest,
            tally.exceptions,
            tally.capped,
            tally.problems,
            round(tally.seconds),
        )
        table.add_row(f"{tally.programme.name}: {tally.bot}", *[f"{figure:,}" for figure in figures])
    return table


def _print_usage(console: Console, report: UsageReport) -> None:
    title = f"Used in {report.programme.name} (rarest: its least used copy; enough is {report.enough:,})"
    cards = _table("card", "set", "played", "spent", "answers", "uses", "rarest", title=title)
    for card in report.cards:
        numbers = (card.played, card.spent, card.answered, card.uses, card.rarest)
        cards.add_row(card.id, card.set_id, *[f"{number:,}" for number in numbers])
    console.print(cards)
    characters = _table("character", "set", "games", "turns", "acts")
    for one in report.characters:
        acts = "always" if one.acts is None else f"{one.acts:,}"
        characters.add_row(one.id, one.set_id, f"{one.games:,}", f"{one.turns:,}", acts)
    console.print(characters)
    console.print("acts: how often the ability did something; always: it is made of numbers and in force all the time.")
    if report.events:
        events = _table("event", "set", "games", "turns", title=f"In force (enough is {report.enough:,} turns)")
        for event in report.events:
            events.add_row(event.id, event.set_id, f"{event.games:,}", f"{event.turns:,}")
        console.print(events)
    if report.equipment:
        _print_equipment(console, report)
    if report.shadows:
        told = "; ".join(f"{one.told} {one.turns:,}" for one in report.shadows)
        console.print(
            f"Turns of shadows (enough is {report.enough:,} of each): {told}.", highlight=False, soft_wrap=True
        )


def _print_equipment(console: Console, report: UsageReport) -> None:
    title = f"Equipment (enough is {report.enough:,} times bought, also for each use of its own)"
    table = _table("equipment", "set", "price", "bought", "removed", "bought as", title=title)
    for one in report.equipment:
        ways = ", ".join(f"{other} {count:,}" for other, count in one.ways.items())
        numbers = (one.price, one.bought, one.removed)
        table.add_row(one.id, one.set_id, *[f"{number:,}" for number in numbers], ways)
    console.print(table)


def _table(*headings: str, title: str | None = None) -> Table:
    table = Table(*headings, title=title, title_justify="left")
    for column, heading in zip(table.columns, headings, strict=True):
        column.justify = "left" if heading in LEFT else "right"
    return table
