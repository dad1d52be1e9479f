"""The `boothill` command: finds the subcommand and turns its errors into one sentence."""

from __future__ import annotations

import argparse
import os
import platform
import sys
from collections.abc import Sequence
from importlib import import_module

from boothill import __version__, builds
from boothill.cli.commands import COMMANDS
from boothill.kernel.errors import UserError

EXAMPLES = """\
examples:
  boothill open                                      the table in your browser
  boothill play                                      a game for five, you and four bots
  boothill play --players 4 --starter                the starter game, without the 13 harder cards
  boothill play --sets base,dodge_city,promos        with Dodge City and the promo characters
  boothill play --sets base,high_noon,fistful        with events, from both decks
  boothill play --game dice                          BANG! The Dice Game
  boothill play --seed 7 --series 3                  three games, the first always the same
  boothill play --load                               go on with the game you left last
  boothill replay boothill-7.json                    step through a recorded game
  boothill serve --host 0.0.0.0                      tables for everybody in your network
  boothill rules BASE-BEER                           what the rules say about Beer
  boothill lang de                                   what the German texts still lack
  boothill simulate --players 5 --games 1000 --bots greenhorn,random
  boothill lab focal greenhorn random                what one bot gains over another

`boothill COMMAND --help` tells more about a command.
"""


class _Version(argparse.Action):
    """Says which Boothill this is, how it was built, and what runs it. Looked up only when it is asked for."""

    def __call__(self, parser: argparse.ArgumentParser, *_: object) -> None:
        python = f"{platform.python_implementation()} {platform.python_version()}"
        remark = builds.remark()
        print(f"boothill {__version__}, {builds.build()}, {python}{f'; {remark}' if remark else ''}")
        parser.exit()


def build_parser(command: str | None) -> argparse.ArgumentParser:
    """The parser, with the arguments of one subcommand: loading all of them would delay the one that is wanted."""
    parser = argparse.ArgumentParser(
        prog="boothill",
        description="Boothill, a digital table for the BANG! card game and BANG! The Dice Game.",
        epilog=EXAMPLES,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("--version", action=_Version, nargs=0, help="show the version and which build runs, and exit")
    subparsers = parser.add_subparsers(title="commands", metavar="COMMAND", required=True)
    for name, summary in COMMANDS.items():
        if name == command:
            import_module(f"boothill.cli.commands.{name}").add_parser(subparsers)
        else:
            subparsers.add_parser(name, help=summary)
    return parser


def main(argv: Sequence[str] | None = None) -> int:
    """Run the command line and return the exit code.

    0: done. 2: the arguments or a file cannot be followed; one sentence on stderr says why. 130: interrupted.
    """
    arguments = list(sys.argv[1:] if argv is None else argv)
    command = next((argument for argument in arguments if not argument.startswith("-")), None)
    args = build_parser(command).parse_args(arguments)
    for stream in (sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="replace")  # a terminal that cannot show a suit shows a question mark
    try:
        return int(args.run(args))
    except BrokenPipeError:
        # Whoever reads the output has seen enough; nothing more can be said to them.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0
    except KeyboardInterrupt:
        return 130
    except (UserError, OSError) as error:
        print(f"boothill {command}: {_sentence(error)}", file=sys.stderr)
        return 2


def _sentence(error: Exception) -> str:
    if isinstance(error, OSError) and error.strerror:
        return f"{error.filename or 'file'}: {error.strerror}."
    text = str(error)
    return text if text.endswith((".", "!", "?")) else f"{text}."
