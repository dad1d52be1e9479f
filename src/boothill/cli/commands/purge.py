"""`boothill purge`: remove old games, closed tables and reports from a server's database, and make it smaller."""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import time
from pathlib import Path
from typing import TYPE_CHECKING, Any

from msgspec.structs import asdict

from boothill.cli.commands import COMMANDS
from boothill.kernel.errors import UserError
from boothill.server.ops import config
from boothill.server.store.cleaning import CLOSED_DAYS, Ages, Old, remove_some, what_is_old
from boothill.server.store.database import database_url, file_of
from boothill.server.store.errors import StoreError
from boothill.server.store.reader import reading
from boothill.server.store.store import Store

if TYPE_CHECKING:
    from boothill.cli.common import Subparsers

EXAMPLES = """\
examples:
  boothill purge                        what would be removed; nothing is
  boothill purge --yes                  remove it
  boothill purge --days 30 --yes        keep the games of the last 30 days
  boothill purge --vacuum --yes         and make the file as small as it can be
"""


def add_parser(subparsers: Subparsers) -> None:
    """Add the command `purge`; the parsed arguments carry `run` as their `run`."""
    parser = subparsers.add_parser(
        "purge",
        help=COMMANDS["purge"],
        description="Remove games that were over long ago with their films and records, reports as old,\n"
        "and closed tables without games. A running server does so by itself (keep_games_days);\n"
        "with --yes there may be none. Games that can still be played are never removed.",
        epilog=EXAMPLES,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument(
        "--days", type=float, metavar="NUMBER", help="keep games for so many days (default: keep_games_days)"
    )
    parser.add_argument("--yes", action="store_true", help="really remove it; without this it is only counted")
    parser.add_argument("--vacuum", action="store_true", help="with --yes: give the room back to the disk")
    parser.add_argument("--db", metavar="TEXT", help="the server's database (default: that of boothill serve)")
    parser.add_argument("--config", dest="config_file", metavar="FILE", help="read values from a TOML file")
    parser.add_argument("--json", action="store_true", help="print what was done as JSON")
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Carry out the command and return its exit code. Raises UserError for a database that is not there or in use."""
    chosen, _ = config.load({"db": args.db}, os.environ, args.config_file)
    days: float = chosen.keep_games_days if args.days is None else args.days
    if args.days is not None and not 0 < days <= 36_500:
        raise UserError("--days has to be a number above 0, at most 36500; what is younger stays")
    if args.vacuum and not args.yes:
        raise UserError("--vacuum changes the database; say --yes, too")
    ages = Ages.at(time.time(), days)
    with reading(chosen.db) as reader:
        old = what_is_old(reader, ages)
    before = _size(chosen.db)
    if args.yes:
        try:
            old = asyncio.run(_remove(chosen.db, ages, args.vacuum))
        except StoreError as error:
            raise UserError(f"{error}; what was removed before that is gone") from error
    told = _dump(old, days, args.yes, before, _size(chosen.db))
    print(json.dumps(told) if args.json else _sentences(old, days, told))
    return 0


async def _remove(db: str, ages: Ages, vacuum: bool) -> Old:
    """Remove everything that is old; how much it was."""
    removed = Old()
    store = Store.open(db)
    try:
        while some := await remove_some(store, ages):
            removed.add(some)
        if vacuum:
            await store.vacuum()
    finally:
        await store.close()
    return removed


def _size(db: str) -> int | None:
    """How many bytes a database takes with its log; unknown of PostgreSQL."""
    file = file_of(database_url(db))
    if file is None:
        return None
    return sum(path.stat().st_size for path in (file, Path(f"{file}-wal")) if path.is_file())


def _dump(old: Old, days: float, removed: bool, before: int | None, after: int | None) -> dict[str, Any]:
    return {**asdict(old), "days": days, "removed": removed, "bytes_before": before, "bytes_after": after}


def _sentences(old: Old, days: float, told: dict[str, Any]) -> str:
    done = told["removed"]
    lines = [f"{'Removed' if done else 'Would remove'}:"]
    if days:
        lines += [f"  {old.games} games that were over, or left for good, more than {days:g} days ago"]
        lines += [f"  {old.reports} reports as old"]
    else:
        lines += ["  no games and no reports: keep_games_days is 0, so they are kept for ever; --days says otherwise"]
    closed = min(days or CLOSED_DAYS, CLOSED_DAYS)
    lines += [f"  {old.tables} closed tables without games that were not used for {closed:g} days"]
    lines += [f"  superfluous checkpoints of {old.thinned} finished games"]
    if not done:
        lines += ["Nothing has been changed; boothill purge --yes removes it."]
    elif told["bytes_before"] is not None:
        size = f"{told['bytes_before'] / 1e6:.1f} MB before, {told['bytes_after'] / 1e6:.1f} MB now"
        lines += [f"The database: {size}; what is free inside is used again, --vacuum gives it back to the disk."]
    return "\n".join(lines)
