"""`boothill rules`: read the catalogue, and see which rules the tests cover."""

import argparse
import difflib
import json
from collections.abc import Sequence
from itertools import groupby
from pathlib import Path
from typing import TYPE_CHECKING

from rich.console import Console
from rich.markdown import Markdown
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from boothill.cli.commands import COMMANDS
from boothill.cli.language import add_language, texts_of
from boothill.rulebook import (
    Citations,
    Entry,
    Row,
    boxes,
    catalogue,
    cited_by,
    coverage_table,
    is_due,
    known_boxes,
    sets_of,
)
from boothill.telling.books import without_pictures
from boothill.titles import games_with, part_of

if TYPE_CHECKING:
    # Generic only for the type checker; at run time the class takes no parameter.
    Subparsers = argparse._SubParsersAction[argparse.ArgumentParser]

ALL = "all"
BOOK_WIDTH = 100
"""How wide the lines of a book are at most."""
_CHECKOUT_TESTS = Path(__file__).parents[4] / "tests"


class UsageError(Exception):
    """The arguments cannot be followed; the message is a sentence for the user."""


def add_parser(subparsers: "Subparsers") -> None:
    """Add the command `rules`; the parsed arguments carry `run` as their `run`."""
    parser = subparsers.add_parser(
        "rules",
        help=COMMANDS["rules"],
        description="Read the rule catalogue, and see which rules the tests cover.",
    )
    parser.add_argument("ids", nargs="*", metavar="ID", help="a rule (BASE-BEER-3, DICE-SHOT-2) or a group (BASE-BEER)")
    parser.add_argument("--part", help="only this part of the catalogue (core, base, dodge-city, dice, ...)")
    parser.add_argument("--search", metavar="WORD", help="only rules whose text contains WORD")
    parser.add_argument(
        "--book", metavar="GAME", choices=games_with("book"), help="print the rules of a game on two pages: %(choices)s"
    )
    add_language(parser)
    parser.add_argument("--coverage", action="store_true", help="show how many rules the tests cite")
    parser.add_argument(
        "--enforce",
        metavar="BOX[,BOX]",
        help=f"fail if a rule of these boxes is cited by no test; {ALL} for all of ours",
    )
    parser.add_argument("--tests", type=Path, metavar="DIR", help="the folder of tests to read")
    parser.add_argument("--json", action="store_true", help="print JSON instead of text")
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Carry out the command and return its exit code.

    0: done. 1: an enforced box has an entry that no test cites, or tests cite what the catalogue lacks.
    2: the arguments cannot be followed.
    """
    if args.book:
        book = part_of(args.book, "book").book(texts_of(args).language)
        Console(width=min(Console().width, BOOK_WIDTH)).print(Markdown(without_pictures(book)))
        return 0
    try:
        if args.enforce is not None:
            return _enforce(args)
        entries = _selection(args)
        if args.coverage:
            return _report(args, entries, enforced=False)
    except UsageError as error:
        Console(stderr=True).print(f"boothill rules: {error}", markup=False, highlight=False, soft_wrap=True)
        return 2
    if args.json:
        print(json.dumps([_as_data(entry) for entry in entries], ensure_ascii=False, indent=2))
    else:
        _print_entries(entries)
    return 0


def _enforce(args: argparse.Namespace) -> int:
    if args.ids or args.part or args.search:
        raise UsageError("--enforce looks at whole boxes, so it takes no ID, --part or --search.")
    finished = list(boxes()) if args.enforce == ALL else args.enforce.split(",")
    for name in finished:
        if name not in boxes() and name not in known_boxes():
            raise UsageError(f"there is no box {name!r}; the boxes are {', '.join(known_boxes())}.")
    return _report(args, [entry for entry in catalogue() if is_due(entry.id, finished)], enforced=True)


def _selection(args: argparse.Namespace) -> list[Entry]:
    """The entries the arguments ask for, in the order of the catalogue."""
    entries = list(catalogue())
    if args.ids:
        wanted = {asked.upper() for asked in args.ids}
        for asked in sorted(wanted - {name for entry in entries for name in (entry.id, entry.group)}):
            raise UsageError(_unknown_id(asked))
        entries = [entry for entry in entries if entry.id in wanted or entry.group in wanted]
    if args.part:
        parts = list(dict.fromkeys(entry.part for entry in catalogue()))
        if args.part not in parts:
            raise UsageError(f"there is no part {args.part!r}; the parts are {', '.join(parts)}.")
        entries = [entry for entry in entries if entry.part == args.part]
    if args.search:
        entries = [entry for entry in entries if args.search.lower() in entry.text.lower()]
    return entries


def _unknown_id(asked: str) -> str:
    nearest = difflib.get_close_matches(asked, [entry.id for entry in catalogue()], n=3)
    hint = f"the nearest are {', '.join(nearest)}." if nearest else "`boothill rules` lists them all."
    return f"there is no rule {asked}; {hint}"


def _report(args: argparse.Namespace, entries: Sequence[Entry], enforced: bool) -> int:
    tests = args.tests or (_CHECKOUT_TESTS if _CHECKOUT_TESTS.is_dir() else Path("tests"))
    try:
        citations = cited_by(tests)
    except NotADirectoryError as error:
        raise UsageError(f"{error}; name one with --tests.") from None
    rows = coverage_table(entries, citations)
    missing = [entry_id for row in rows for entry_id in row.missing]
    failed = bool(citations.problems or (enforced and missing))
    if args.json:
        report = {
            "ok": not failed,
            "total": len(entries),
            "covered": len(entries) - len(missing),
            "missing": missing,
            "problems": citations.problems,
            "tests": {entry.id: citations.tests.get(entry.id, []) for entry in entries},
        }
        print(json.dumps(report, ensure_ascii=False, indent=2))
    else:
        _print_report(rows, citations, enforced)
    return 1 if failed else 0


def _as_data(entry: Entry) -> dict[str, object]:
    return {
        "id": entry.id,
        "part": entry.part,
        "section": entry.section,
        "sets": sets_of(entry.id),
        "tags": entry.tags,
        "text": entry.text,
    }


def _print_entries(entries: Sequence[Entry]) -> None:
    console = Console()
    if not entries:
        console.print("No rule fits.")
    for entry in entries:
        console.print(Text.assemble((entry.id, "bold"), (f"  {entry.part}, {entry.section}", "dim")))
        console.print(Padding(Markdown(entry.text), (0, 0, 1, 2)))


def _print_report(rows: Sequence[Row], citations: Citations, enforced: bool) -> None:
    console = Console(highlight=False)
    table = Table("part", "section", box=None, pad_edge=False)
    table.add_column("rules", justify="right")
    table.add_column("covered", justify="right")
    table.add_column("missing", style="red" if enforced else "yellow")
    for row in rows:
        table.add_row(row.part, row.section, str(row.total), str(row.covered), _abridged(row.missing))
    console.print(table)
    total, covered = sum(row.total for row in rows), sum(row.covered for row in rows)
    console.print(f"\n{covered} of {total} rules and scenarios are cited by a test.")
    for problem in citations.problems:
        console.print(f"{problem}.", style="red", markup=False, soft_wrap=True)


def _abridged(ids: Sequence[str]) -> str:
    """Ids as the catalogue itself abridges them: "BASE-LIM-1, -2; BASE-SHOT-3"."""
    groups = groupby(ids, key=lambda entry_id: entry_id.rpartition("-")[0])
    numbers = {group: [entry_id.rpartition("-")[2] for entry_id in members] for group, members in groups}
    return "; ".join(f"{group}-{', -'.join(found)}" for group, found in numbers.items())
