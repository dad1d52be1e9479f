"""`boothill reports`: what players reported to a server, and the games it was about."""

from __future__ import annotations

import argparse
import json
import os
from datetime import UTC, datetime
from pathlib import Path
from typing import TYPE_CHECKING, Any

from boothill.cli.commands import COMMANDS
from boothill.kernel.errors import UserError
from boothill.server.ops import config
from boothill.server.store.reader import Reader, reading
from boothill.server.store.records import record_of
from boothill.server.store.rows import ReportRow
from boothill.terminal.files import fresh_name, write_record

if TYPE_CHECKING:
    from boothill.cli.common import Subparsers

EXAMPLES = """\
examples:
  boothill reports                       the latest reports
  boothill reports 7                     the game of report 7, as a record for boothill replay
  boothill reports 7 --out game.json     the same into this file
  boothill reports --json                the list for programs
"""


def add_parser(subparsers: Subparsers) -> None:
    """Add the command `reports`; the parsed arguments carry `run` as their `run`."""
    parser = subparsers.add_parser(
        "reports",
        help=COMMANDS["reports"],
        description="List what players reported to a server, or write the game of one report as a\n"
        "record. The record shows every hand, also of a game that is still being played.",
        epilog=EXAMPLES,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("report", nargs="?", type=int, metavar="N", help="write the game of this report")
    parser.add_argument("--out", type=Path, metavar="FILE", help="where to (default boothill-report-N.json)")
    parser.add_argument("--db", metavar="TEXT", help="the server's database (default: that of boothill serve)")
    parser.add_argument("--config", dest="config_file", metavar="FILE", help="read its name from a TOML file")
    parser.add_argument("--limit", type=int, default=20, metavar="N", help="how many are listed (default 20)")
    parser.add_argument("--json", action="store_true", help="print the list as JSON")
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Carry out the command and return its exit code. Raises UserError if there is no such database or report."""
    chosen, _ = config.load({"db": args.db}, os.environ, args.config_file)
    with reading(chosen.db) as reader:
        if args.report is not None:
            print(_written(reader, args.report, args.out))
            return 0
        rows = reader.reports(args.limit)
    if args.json:
        print(json.dumps([_dump(row) for row in rows], ensure_ascii=False, indent=1))
    elif not rows:
        print("Nobody has reported anything.")
    else:
        for row in rows:
            print(_line(row))
    return 0


def _dump(row: ReportRow) -> dict[str, Any]:
    return {name: getattr(row, name) for name in ("id", "at", "game", "question", "seat", "version", "text")}


def _line(row: ReportRow) -> str:
    when = datetime.fromtimestamp(row.at, UTC).strftime("%Y-%m-%d %H:%M")
    who = "a spectator" if row.seat < 0 else f"seat {row.seat}"
    where = f"game {row.game}, question {row.question}" if row.game else "before the first game"
    return f"{row.id:>4}  {when}  {where}, {who}, version {row.version}: {' '.join(row.text.split())}"


def _written(reader: Reader, number: int, out: Path | None) -> str:
    """Write the game of a report; what there is to say about it."""
    report = reader.report(number)
    if report is None:
        raise UserError(f"there is no report {number}; boothill reports lists those there are")
    match = reader.match(report.table, report.game)
    if match is None and report.game:
        raise UserError(f"the game of report {number} has been removed since; boothill purge --help tells what is")
    if match is None:
        raise UserError(f"report {number} was made before any game was played; there is nothing to replay")
    answers = reader.answers(report.table, report.game)
    path = out or fresh_name(f"boothill-report-{number}")
    write_record(path, record_of(match, answers, reader.latest_checkpoint(report.table, report.game)))
    return f"Written to {path}; see it with: boothill replay {path} --from {max(0, report.question - 1)}"
