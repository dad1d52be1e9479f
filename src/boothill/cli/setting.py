"""What the lab is to play, as it is said at the command line."""

from __future__ import annotations

import argparse

from boothill.cli.arguments import add_declared, add_game, refuse_foreign
from boothill.lab.run import setting
from boothill.lab.run.setting import Setting, games
from boothill.titles import USUAL


def add_setting_options(parser: argparse.ArgumentParser) -> None:
    """Add the options that say what is played; `setting_of` reads them."""
    add_game(parser, games(), "what to play: ", default=USUAL)
    add_declared(parser, games(), "TABLE")


def setting_of(args: argparse.Namespace) -> Setting:
    """What is to be played. Raises UserError for options of another game."""
    refuse_foreign(args, args.game, games(), f"leave it out with --game {args.game}")
    return setting.setting_of(args.game).chosen(args)
