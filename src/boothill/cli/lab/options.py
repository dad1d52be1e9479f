"""What the commands below `boothill lab` have in common."""

from __future__ import annotations

import argparse
import sys
from typing import TYPE_CHECKING

from boothill.family.roles import FEWEST, MOST
from boothill.kernel.errors import UserError
from boothill.lab.run.ledger import Ledger

if TYPE_CHECKING:
    from boothill.cli.common import Subparsers


def add_test(tests: Subparsers, name: str, about: str, description: str, examples: str) -> argparse.ArgumentParser:
    """Add a command, with its examples below its options."""
    return tests.add_parser(
        name,
        help=about,
        description=description,
        epilog=examples,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )


def add_workers_and_json(parser: argparse.ArgumentParser) -> None:
    """Add the options of every test; `workers_of` reads the first of them."""
    parser.add_argument("--workers", type=int, default=None, metavar="N", help="processes (default: one per core)")
    parser.add_argument("--json", action="store_true", help="print JSON and nothing else")


def add_sizes(parser: argparse.ArgumentParser, usual: str) -> None:
    """Add the sizes of tables; `sizes_of` reads them."""
    parser.add_argument(
        "--players",
        default=usual,
        metavar="N[,N]",
        help=f"players at the table, {FEWEST} to {MOST}; several sizes as 5,7 or 4-7 (default {usual})",
    )


def sizes_of(text: str) -> tuple[int, ...]:
    """Table sizes: '3-8', '5', '4,6-7'; each once. Raises UserError for anything else."""
    sizes: list[int] = []
    try:
        for part in text.split(","):
            first, _, last = part.partition("-")
            sizes += range(int(first), int(last or first) + 1)
    except ValueError:
        sizes = []
    if not sizes or min(sizes) < FEWEST or max(sizes) > MOST:
        raise UserError(f"'{text}' names no table sizes; write them as 4-7 or 5,7, from {FEWEST} to {MOST}")
    return tuple(dict.fromkeys(sizes))


def tell_remarks(ledger: Ledger | None) -> None:
    """Tell on standard error what the user should know of the ledger."""
    for remark in ledger.remarks if ledger is not None else ():
        print(f"boothill lab: {remark}", file=sys.stderr)
