"""`boothill lang`: the languages there are, and what one of them still lacks."""

from __future__ import annotations

import argparse
import json
from collections.abc import Sequence
from dataclasses import asdict
from typing import TYPE_CHECKING

from boothill.cli.commands import COMMANDS
from boothill.kernel.errors import UserError
from boothill.telling import FALLBACK, language_names, languages
from boothill.telling.translation import Lack, lacks, start
from boothill.terminal.screen import excerpt

if TYPE_CHECKING:
    # Generic only for the type checker; at run time the class takes no parameter.
    Subparsers = argparse._SubParsersAction[argparse.ArgumentParser]


def add_parser(subparsers: Subparsers) -> None:
    """Add the command `lang`; the parsed arguments carry `run` as their `run`."""
    parser = subparsers.add_parser(
        "lang",
        help=COMMANDS["lang"],
        description="See which languages there are, and what one of them still lacks, file by file. "
        "What a language lacks is said in English. docs/add-a-language.md tells how to add one.",
    )
    parser.add_argument("language", nargs="?", metavar="CODE", help="a language, such as de")
    parser.add_argument(
        "--start", action="store_true", help="begin it: copy the English files it does not have yet, to be translated"
    )
    parser.add_argument("--json", action="store_true", help="print JSON instead of text")
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Carry out the command and return its exit code: 1 if the language lacks something, names apart."""
    if args.language is None:
        if args.start:
            raise UserError("which language is to be started? Name its code: boothill lang fr --start")
        return _list(args.json)
    if args.start:
        written = start(args.language)
        if args.json:
            print(json.dumps({"written": written}, indent=2))
        else:
            print("\n".join([*written, f"{len(written)} files to translate."]))
        return 0
    if args.language not in languages():
        raise UserError(
            f"there is no language '{excerpt(args.language)}'; there are {', '.join(languages())} "
            f"(begin one with --start)"
        )
    found = lacks(args.language)
    if args.json:
        print(json.dumps([asdict(lack) for lack in found], ensure_ascii=False, indent=2))
    else:
        _print(args.language, found)
    return 1 if any(lack.serious for lack in found) else 0


def _list(as_json: bool) -> int:
    names = language_names()
    if as_json:
        print(json.dumps(names, ensure_ascii=False, indent=2))
        return 0
    for code, name in names.items():
        found = lacks(code)
        lacking, english = sum(len(lack.missing) for lack in found), sum(len(lack.english) for lack in found)
        state = f"lacks {lacking} texts" if lacking else "complete"
        state += f", {english} read as in English" if english else ""
        print(f"{code}  {name}  ({'all there is' if code == FALLBACK else state})")
    return 0


def _print(language: str, found: Sequence[Lack]) -> None:
    for lack in found:
        print(f"{lack.path}{': the whole file is missing' if lack.is_missing else ''}")
        for title, ids in (
            ("lacks", lack.missing),
            ("goes by its English name", lack.names),
            ("reads as in English", lack.english),
            ("unknown", lack.unknown),
            ("cannot be told", lack.broken),
        ):
            if ids and not lack.is_missing:
                print(f"  {title}: {', '.join(ids)}")
    missing, names = sum(len(lack.missing) for lack in found), sum(len(lack.names) for lack in found)
    english = sum(len(lack.english) for lack in found)
    print(f"{language} lacks {missing} texts; {english} read as in English, {names} things go by their English names.")
