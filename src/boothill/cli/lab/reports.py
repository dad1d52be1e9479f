"""`boothill lab insight`, `balance` and `report`: how well roles are judged, how fair the game is, and charts of it."""

from __future__ import annotations

import argparse
import json
import shlex
from pathlib import Path
from typing import TYPE_CHECKING

from rich.console import Console
from rich.table import Table

from boothill.cli.common import progress_bar, workers_of
from boothill.cli.lab.options import add_sizes, add_test, add_workers_and_json, sizes_of, tell_remarks
from boothill.cli.setting import add_setting_options, setting_of
from boothill.family.roles import FEWEST, MOST
from boothill.games.bang.lab.insight import Trial, assess, games_of
from boothill.kernel.errors import UserError
from boothill.lab.balance.study import MIXES, Study, measure
from boothill.lab.publish import balance_page
from boothill.lab.publish.balance_figures import balance as balance_chapter
from boothill.lab.publish.figures import Chapter
from boothill.lab.publish.figures import insight as insight_chapter
from boothill.lab.publish.report import chapter_of, page, read_result
from boothill.lab.run.simulate import Plan

if TYPE_CHECKING:
    from boothill.cli.common import Subparsers

CARELESS = next(mix.careless for mix in MIXES.values() if mix.careless is not None)

INSIGHT_EXAMPLES = """\
examples:
  boothill lab insight --judges karma,marshal --table karma,marshal
  boothill lab insight --judges prior,greenhorn --players 7 --games 500 --json > insight.json

Judges are bots that say whom they take for what, and prior, who knows only which roles are left. With :fitted behind a
name its answers count as mere signs, and what they mean is learnt from other games: the fairest reading of a judge
that knows only good and bad. The first judge is the one the others are compared with.
"""
BALANCE_EXAMPLES = """\
examples:
  boothill lab balance --bots greenhorn --players 4-7 --sets base --games 500
  boothill lab balance --bots marshal --games 10000 --ledger balance.jsonl --write docs/balance.md
  boothill lab balance --bots marshal --games 10000 --ledger balance.jsonl --minutes 0 --json > balance.json

All tables are filled evenly. With a ledger a run that was broken off goes on, and may ask for more games; --minutes 0
shows what the ledger holds.
"""
REPORT_EXAMPLES = """\
examples:
  boothill lab focal marshal karma --players 4,5,6,7 --json > focal.json
  boothill lab report report.html focal.json insight.json
"""


def add_parsers(tests: Subparsers) -> None:
    """Add `insight`, `balance` and `report` below `boothill lab`; the parsed arguments carry a `run`."""
    _add_insight(tests)
    _add_balance(tests)
    _add_report(tests)


def _add_insight(tests: Subparsers) -> None:
    parser = add_test(
        tests,
        "insight",
        "how well bots judge who is who",
        "Bots play; at the ends of rounds and turns every judge is asked, for each player, about the roles this\n"
        "player cannot see. Tells log-loss, Brier score and calibration with 95 % intervals clustered by game.",
        INSIGHT_EXAMPLES,
    )
    parser.add_argument("--judges", required=True, metavar="NAME[,NAME]", help="whose judgement is measured")
    parser.add_argument(
        "--table", default="greenhorn", metavar="NAME[,NAME]", help="who plays, taking turns in the seats"
    )
    parser.add_argument("--players", type=int, default=5, metavar="N", help=f"players at the table, 4 to {MOST}")
    parser.add_argument("--games", type=int, default=300, metavar="N", help="games (default 300)")
    parser.add_argument(
        "--fitting", type=int, default=300, metavar="N", help="games to learn from for :fitted judges (default 300)"
    )
    parser.add_argument("--seed", type=int, default=0, metavar="S", help="game number i is dealt from seed S + i")
    add_setting_options(parser)
    add_workers_and_json(parser)
    parser.set_defaults(run=run_insight)


def _add_balance(tests: Subparsers) -> None:
    parser = add_test(
        tests,
        "balance",
        "how fair the game is, by table size, set and character",
        "One bot fills tables of all sizes and mixes of sets. Tells how often each side wins, what each character is\n"
        "worth, and how long a game takes, and compares that with what is known of the game.",
        BALANCE_EXAMPLES,
    )
    parser.add_argument(
        "--bots", default="marshal", metavar="NAME[,NAME]", help="one bot, or several that take turns (default marshal)"
    )
    add_sizes(parser, f"{FEWEST}-{MOST}")
    parser.add_argument(
        "--sets",
        default=",".join(MIXES),
        metavar="MIX[,MIX]",
        help=f"what is added to the base game: {', '.join(MIXES)} (default all of them)",
    )
    parser.add_argument("--games", type=int, default=1000, metavar="N", help="games per size and mix (default 1000)")
    parser.add_argument(
        "--seed", type=int, default=0, metavar="S", help="the first seed; each size of the table has seeds of its own"
    )
    parser.add_argument(
        "--base-games", type=int, default=0, metavar="N", help="games per size of the base game, if more than of others"
    )
    parser.add_argument(
        "--careless",
        metavar="NAME",
        help=f"the bot that shows what careless play comes to (default {CARELESS})",
    )
    parser.add_argument("--ledger", type=Path, metavar="FILE", help="keep what is played, and go on from it")
    parser.add_argument("--minutes", type=float, metavar="M", help="begin no more games after so many minutes")
    parser.add_argument(
        "--write", type=Path, metavar="FILE", help="write the report as Markdown, and its charts beside it"
    )
    add_workers_and_json(parser)
    parser.set_defaults(run=run_balance)


def _add_report(tests: Subparsers) -> None:
    parser = add_test(
        tests,
        "report",
        "results as one page with charts",
        "Make one HTML page with charts and tables from the results of lab tests and of simulate, as printed by\n"
        "--json. It needs no network and no further file.",
        REPORT_EXAMPLES,
    )
    parser.add_argument("out", type=Path, metavar="OUT.html", help="the page")
    parser.add_argument("results", type=Path, nargs="+", metavar="FILE.json", help="results, in the order of the page")
    parser.add_argument("--title", default="Boothill: report of the lab", metavar="TEXT", help="its title")
    parser.set_defaults(run=run_report)


def run_insight(args: argparse.Namespace) -> int:
    """Measure the judges. Raises UserError for arguments that cannot be followed."""
    plan = Plan(args.players, args.games, tuple(args.table.split(",")), args.seed, setting_of(args))
    trial = Trial(plan, tuple(args.judges.split(",")), args.fitting)
    trial.check()
    with progress_bar("Playing", games_of(trial)) as report:
        found = assess(trial, workers=workers_of(args), progress=report)
    if args.json:
        print(json.dumps(found.dump(), indent=2))
    else:
        _print(insight_chapter(found.dump()))
    return 0


def run_balance(args: argparse.Namespace) -> int:
    """Measure the balance. Raises UserError for arguments that cannot be followed."""
    careless = args.careless or CARELESS
    bots, mixes = tuple(args.bots.split(",")), tuple(args.sets.split(","))
    study = Study.of(bots, sizes_of(args.players), mixes, careless, args.games, args.seed, args.base_games)
    study.check()
    if args.write is not None:
        balance_page.check(args.write)
    ledger = None if args.ledger is None else study.ledger(args.ledger)
    tell_remarks(ledger)
    with progress_bar("Playing", study.left(ledger)) as report:
        found = measure(study, workers=workers_of(args), ledger=ledger, minutes=args.minutes, progress=report).dump()
    if not found["games"]:
        raise UserError("no game was played; give more --minutes")
    if args.write is not None:
        balance_page.write(found, args.write, _command(args, study, careless))
    if args.json:
        print(json.dumps(found, indent=2))
    else:
        _print(balance_chapter(found))
        if args.write is not None:
            print(f"Written to {args.write}.")
    return 0


def _command(args: argparse.Namespace, study: Study, careless: str) -> str:
    """What makes the report anew; the ledger and the processes change nothing."""
    words = ["boothill", "lab", "balance", "--bots", args.bots, "--players", args.players, "--sets", args.sets]
    words += ["--careless", careless, "--games", str(study.games), "--seed", str(study.seed)]
    if study.base_games:
        words += ["--base-games", str(study.base_games)]
    words += ["--write", str(args.write)]
    return shlex.join(words)


def run_report(args: argparse.Namespace) -> int:
    """Write the page. Raises UserError if a file cannot be read or shown, or the page cannot be written."""
    chapters = [chapter_of(read_result(file), str(file)) for file in args.results]
    text = page(chapters, args.title)
    try:
        args.out.write_text(text, encoding="utf-8")
    except OSError as error:
        raise UserError(f"{args.out} cannot be written: {error.strerror or error}") from error
    print(f"Written to {args.out}.")
    return 0


def _print(chapter: Chapter) -> None:
    console = Console()
    console.print(chapter.title, style="bold", highlight=False)
    for fact in chapter.facts:
        console.print(fact, highlight=False, soft_wrap=True)
    for figure in chapter.figures:
        console.print(f"\n{figure.title}", style="bold", highlight=False)
        if figure.note:
            console.print(figure.note, highlight=False, soft_wrap=True)
        table = Table(*figure.head)
        for row in figure.rows:
            table.add_row(*row)
        console.print(table)
