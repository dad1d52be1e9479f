"""`boothill lab fit`: how players of each role behave, measured for the belief about roles."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import TYPE_CHECKING

from boothill import __version__
from boothill.bots import make_bot
from boothill.cli.common import progress_bar, workers_of
from boothill.cli.lab.options import add_sizes, add_test, sizes_of
from boothill.games.bang.lab.fit import Games, as_toml, fit
from boothill.kernel.errors import UserError

if TYPE_CHECKING:
    from boothill.cli.common import Subparsers

EXAMPLES = """\
examples:
  boothill lab fit --games 500
  boothill lab fit --table greenhorn,marshal --players 5,7 --out mine.toml

The file that Boothill plays with is src/boothill/games/bang/bots/data/belief.toml; its record says how it was made.
"""


def add_parsers(tests: Subparsers) -> None:
    """Add the test `fit`; the parsed arguments carry `run` as their `run`."""
    parser = add_test(
        tests,
        "fit",
        "measure how players of each role behave",
        "Let bots play, and measure how players of each role choose whom they attack and help, when they\n"
        "do not shoot, and when they sweep the table. Judging who is who rests on these figures.",
        EXAMPLES,
    )
    parser.add_argument(
        "--table",
        default="karma,tally,greenhorn,gunhand,marshal",
        metavar="NAME[,NAME]",
        help="who plays: they take turns in the seats (default karma,tally,greenhorn,gunhand,marshal)",
    )
    add_sizes(parser, "4-8")
    parser.add_argument("--games", type=int, default=500, metavar="N", help="games of each size (default 500)")
    parser.add_argument("--rounds", type=int, default=2, metavar="N", help="how often it is done over (default 2)")
    parser.add_argument(
        "--seed", type=int, default=30_000_000, metavar="S", help="game number i is dealt from seed S + i (30,000,000)"
    )
    parser.add_argument("--workers", type=int, default=None, metavar="N", help="processes (default: one per core)")
    parser.add_argument("--out", type=Path, default=Path("belief.toml"), metavar="FILE", help="default belief.toml")
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Carry out the command and return its exit code, 0. Raises UserError for arguments that cannot be followed."""
    bots = tuple(args.table.split(","))
    for name in bots:
        make_bot(name, 0)
    if args.rounds < 1:
        raise UserError(f"{args.rounds} rounds measure nothing; give 1 or more")
    if args.games < 1:
        raise UserError(f"{args.games} games show nothing; give 1 or more")
    tables = [Games(size, args.games, bots, args.seed) for size in sizes_of(args.players)]
    if any(games.players == 3 for games in tables):
        raise UserError("among three players all roles lie face up; take 4 or more")
    games = len(tables) * args.games * args.rounds
    with progress_bar("Playing", games) as report:
        model = fit(tables, rounds=args.rounds, workers=workers_of(args), progress=report)
    command = (
        f"boothill lab fit --table {args.table} --players {args.players} --games {args.games} --rounds {args.rounds} "
        f"--seed {args.seed}"
    )
    args.out.write_text(as_toml(model, {"command": command, "games": games, "version": __version__}), encoding="utf-8")
    print(f"Wrote {args.out} after {games} games.")
    return 0
