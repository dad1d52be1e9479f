"""`boothill simulate`: many games of bots, and how often each side wins."""

from __future__ import annotations

import argparse
import json
from collections.abc import Mapping
from typing import TYPE_CHECKING

from rich.console import Console
from rich.table import Table

from boothill.cli.commands import COMMANDS
from boothill.cli.common import bounds, percent, points, progress_bar, workers_of
from boothill.cli.setting import add_setting_options, setting_of
from boothill.family.roles import FEWEST, MOST, ROLES_BY_PLAYERS, SHERIFF
from boothill.kernel.errors import UserError
from boothill.lab.run.setting import Setting
from boothill.lab.run.simulate import Plan, Tally, simulate
from boothill.lab.strength.paired import Comparison, Pairing, compare
from boothill.lab.strength.stats import Interval

if TYPE_CHECKING:
    from boothill.cli.common import Subparsers

EXAMPLES = """\
examples:
  boothill simulate --players 5 --games 2000
  boothill simulate --players 8 --sets base,dodge_city,promos
  boothill simulate --sets base,high_noon,fistful --events 20
  boothill simulate --sets base,gold_rush --shadow
  boothill simulate --paired --bots greenhorn,random --games 500
  boothill simulate --game dice --players 8
"""


def add_parser(subparsers: Subparsers) -> None:
    """Add the command `simulate`; the parsed arguments carry `run` as their `run`."""
    parser = subparsers.add_parser(
        "simulate",
        help=COMMANDS["simulate"],
        description="Let bots play many games and count who wins, with 95 % intervals.",
        epilog=EXAMPLES,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    add_setting_options(parser)
    parser.add_argument(
        "--players", type=int, default=5, metavar="N", help=f"players at the table, {FEWEST} to {MOST} (default 5)"
    )
    parser.add_argument("--games", type=int, default=1000, metavar="N", help="games, or seeds with --paired")
    parser.add_argument(
        "--bots",
        default="greenhorn",
        metavar="NAME[,NAME]",
        help="one bot for the whole table, or several that take turns in the seats, by name or the path of a file "
        "(default greenhorn)",
    )
    parser.add_argument("--seed", type=int, default=0, metavar="S", help="game number i is dealt from seed S + i")
    parser.add_argument("--workers", type=int, default=None, metavar="N", help="processes (default: one per core)")
    parser.add_argument(
        "--paired",
        action="store_true",
        help="compare two bots: the first in each seat of a table of the second, with the same seeds",
    )
    parser.add_argument("--json", action="store_true", help="print JSON and nothing else")
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Carry out the command and return its exit code, 0. Raises UserError for arguments that cannot be followed."""
    workers = workers_of(args)
    bots = tuple(args.bots.split(","))
    setting = setting_of(args)
    if args.paired:
        return _paired(args, bots, setting, workers)
    plan = Plan(args.players, args.games, bots, args.seed, setting)
    with progress_bar("Playing", args.games) as report:
        tally = simulate(plan, workers=workers, progress=report)
    if args.json:
        print(json.dumps({**plan.dump(), **tally.dump()}, indent=2))
    else:
        _print_tally(plan, tally)
    return 0


def _paired(args: argparse.Namespace, bots: tuple[str, ...], setting: Setting, workers: int) -> int:
    if len(bots) != 2:
        raise UserError(
            "a paired test compares two bots; name the challenger and the baseline, such as greenhorn,random"
        )
    pairing = Pairing(bots[0], bots[1], args.players, args.games, args.seed, setting)
    with progress_bar("Playing", args.games * (args.players + 1)) as report:
        comparison = compare(pairing, workers=workers, progress=report)
    if args.json:
        print(json.dumps(comparison.dump(), indent=2))
    else:
        _print_comparison(comparison)
    return 0


def _print_tally(plan: Plan, tally: Tally) -> None:
    console = Console()
    setting = plan.setting
    console.print(
        f"{tally.games} {setting.noun}s of {plan.players} players{setting.extras}, bots {', '.join(plan.bots)}, "
        f"seeds {plan.seed} to {plan.seed + plan.games - 1}",
        highlight=False,
        soft_wrap=True,
    )
    if SHERIFF in ROLES_BY_PLAYERS[plan.players]:  # otherwise everybody is a side of their own (DC-3P-2, DICE-THREE-4)
        console.print(_rate_table("Side", "games won", tally.faction_rates(), tally.factions))
    console.print(_rate_table("Role", "seats won", tally.rates("role"), tally.wins("role")))
    for remark in setting.remarks:
        console.print(remark, soft_wrap=True)
    console.print(_rate_table("Bot", "seats won", tally.rates("bot"), tally.wins("bot")))
    if len(plan.bots) > 1:
        console.print(_rate_table("Bot and role", "seats won", tally.rates("bot and role"), tally.wins("bot and role")))
    console.print(_rate_table("Character", "seats won", tally.rates("character"), tally.wins("character")))
    more = [f"{count / tally.games:.2f} {name}" for name, count in tally.counts.items()]
    per_game = [f"{tally.decisions / tally.games:.1f} decisions", f"{tally.turns / tally.games:.1f} turns", *more]
    console.print(
        f"Per game: {', '.join(per_game)}. Unfinished: {tally.unfinished}.",
        highlight=False,
        soft_wrap=True,
    )


def _rate_table(title: str, unit: str, rates: Mapping[str, Interval], wins: Mapping[str, int]) -> Table:
    table = Table(title, unit, "rate", "95 % interval")
    for column in table.columns[1:]:
        column.justify = "right"
    for label, rate in rates.items():
        table.add_row(label, str(wins[label]), percent(rate.value), bounds(rate))
    return table


def _print_comparison(comparison: Comparison) -> None:
    console = Console()
    pairing = comparison.pairing
    challenger, baseline = comparison.rates()
    console.print(
        f"{pairing.challenger} in each seat of a table of {pairing.players} {pairing.baseline} bots"
        f"{pairing.setting.extras}, {pairing.seeds} seeds, {comparison.games} {pairing.setting.noun}s",
        highlight=False,
        soft_wrap=True,
    )
    table = Table("Seats", "difference in points", "95 % interval")
    for column in table.columns[1:]:
        column.justify = "right"
    for label, interval in {"all": comparison.difference(), **comparison.by_role()}.items():
        table.add_row(label, points(interval.value), f"{points(interval.low)} to {points(interval.high)}")
    console.print(table)
    console.print(
        f"{pairing.challenger} won {percent(challenger)} of its seats, "
        f"{pairing.baseline} {percent(baseline)} of the same. Unfinished games: {comparison.unfinished}.",
        highlight=False,
        soft_wrap=True,
    )
