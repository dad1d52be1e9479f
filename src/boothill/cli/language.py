"""In which language a command talks."""

from __future__ import annotations

import argparse
import os

from boothill.kernel.errors import UserError
from boothill.telling import FALLBACK, Texts, languages
from boothill.terminal.screen import excerpt

VARIABLE = "BOOTHILL_LANG"


def add_language(parser: argparse.ArgumentParser) -> None:
    """Add the argument `--lang`."""
    parser.add_argument(
        "--lang",
        metavar="CODE",
        help=f"the language: {', '.join(languages())} ({VARIABLE} if it is set, otherwise {FALLBACK})",
    )


def texts_of(args: argparse.Namespace) -> Texts:
    """The texts in the language that was asked for. Raises UserError if there are none."""
    wanted = args.lang or os.environ.get(VARIABLE) or FALLBACK
    if wanted not in languages():
        where = "--lang" if args.lang else VARIABLE
        raise UserError(
            f"{where}: there are no texts in the language '{excerpt(wanted)}'; there are {', '.join(languages())}"
        )
    return Texts(wanted)
