"""`boothill serve`: tables that people share, for browsers and programs."""

from __future__ import annotations

import argparse
import os
from typing import TYPE_CHECKING

from msgspec import inspect

from boothill.cli.commands import COMMANDS
from boothill.server.ops import config

if TYPE_CHECKING:
    from boothill.cli.common import Subparsers

EXAMPLES = f"""\
examples:
  boothill serve                                     for this machine alone, at port 8000
  boothill serve --host 0.0.0.0 --port 80            for everybody who reaches this machine
  boothill serve --db postgresql://user@host/name    tables in PostgreSQL
  boothill serve --config boothill.toml              everything from a file
  boothill serve --print-config > boothill.toml      such a file, to begin with

Every value can be set in a TOML file (--config FILE, or {config.FILE_VARIABLE}), by the environment variable named
with it, or by its flag; the later of these wins.
"""

_WORDS = {
    inspect.BoolType: "",
    inspect.IntType: "N",
    inspect.FloatType: "NUMBER",
    inspect.VarTupleType: "A,B",
    inspect.StrType: "TEXT",
}


def add_parser(subparsers: Subparsers) -> None:
    """Add the command `serve`; the parsed arguments carry `run` as their `run`."""
    parser = subparsers.add_parser(
        "serve",
        help=COMMANDS["serve"],
        description="Run a server for tables that people share, with bots and spectators, until it is interrupted.",
        epilog=EXAMPLES,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("--config", dest="config_file", metavar="FILE", help="read values from a TOML file")
    parser.add_argument("--print-config", action="store_true", help="print the configuration as TOML and end")
    for name in config.FIELDS:
        kind = config.type_of(name)
        told = f"{config.description_of(name)} (default {_default(name)}; {config.variable_of(name)})".replace(
            "%", "%%"
        )
        flag = config.flag_of(name)
        if isinstance(kind, inspect.BoolType):
            parser.add_argument(flag, dest=name, action=argparse.BooleanOptionalAction, default=None, help=told)
        elif isinstance(kind, inspect.LiteralType):
            parser.add_argument(flag, dest=name, metavar="|".join(map(str, kind.values)), help=told)
        else:
            parser.add_argument(flag, dest=name, metavar=_WORDS[type(kind)], help=told)
    parser.set_defaults(run=run)


def _default(name: str) -> str:
    """The default of a value, as one would write it."""
    if name == "db":
        return "boothill.db in your data folder"
    value = config.default_of(name)
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, tuple):
        return ",".join(value) or "none"
    if isinstance(value, float):
        return f"{value:g}"
    return "none" if value == "" else str(value)


def run(args: argparse.Namespace) -> int:
    """Carry out the command and return its exit code. Raises UserError for values that cannot be used."""
    given = {name: getattr(args, name) for name in config.FIELDS}
    chosen, sources = config.load(given, os.environ, args.config_file)
    if args.print_config:
        print(config.as_toml(chosen, sources), end="")
        return 0
    # Loaded when it is needed: whoever asks for help does not wait for the web server.
    from boothill.server.web.app import serve

    return serve(chosen)
