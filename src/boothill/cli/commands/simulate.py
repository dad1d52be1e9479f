"""`boothill simulate`: many games of bots, and how often each side wins."""

from __future__ import annotations

import argparse
import json
import os
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from typing import TYPE_CHECKING

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from boothill.family.roles import FEWEST, MOST, ROLES_BY_PLAYERS, SHERIFF
from boothill.games.bang.lab.setting import CardGame
from boothill.games.bang.rules.cards.loading import BUILT_IN
from boothill.games.bang.rules.mechanics.event_deck import FROM_SEVERAL_DECKS
from boothill.kernel.errors import UserError
from boothill.lab.run.pool import Progress as Report
from boothill.lab.run.setting import Setting, games, usual
from boothill.lab.run.setting import setting_of as usual_of
from boothill.lab.run.simulate import Plan, Tally, simulate
from boothill.lab.strength.paired import Comparison, Pairing, compare
from boothill.lab.strength.stats import Interval

if TYPE_CHECKING:
    # Generic only for the type checker; at run time the class takes no parameter.
    Subparsers = argparse._SubParsersAction[argparse.ArgumentParser]

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
        help="let bots play many games and count who wins",
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
        help="one bot for the whole table, or several that take turns in the seats (default greenhorn)",
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


def add_setting_options(parser: argparse.ArgumentParser) -> None:
    """Add the options that say what is played; `setting_of` reads them."""
    parser.add_argument(
        "--game",
        choices=games(),
        default=usual().game.id,
        help="what to play: bang, the card game, or dice, the dice game",
    )
    parser.add_argument(
        "--sets",
        metavar="SET[,SET]",
        help=f"sets of cards: {', '.join(BUILT_IN)}, or the path of a folder (default base)",
    )
    parser.add_argument(
        "--events",
        type=int,
        metavar="N",
        help=f"with both event decks: how many events before the final one, 12 to 28 (default {FROM_SEVERAL_DECKS})",
    )
    parser.add_argument(
        "--shadow", action="store_true", help="eliminated players return as shadows for their turns; 4 players or more"
    )
    parser.add_argument("--starter", action="store_true", help="play the starter game")


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


def setting_of(args: argparse.Namespace) -> Setting:
    """What is to be played. Raises UserError for options of the card game with another."""
    if args.game == CardGame().game.id:
        sets = ("base",) if args.sets is None else tuple(args.sets.split(","))
        return CardGame(sets, args.starter, args.events, args.shadow)
    given = {"--sets": args.sets, "--events": args.events, "--shadow": args.shadow, "--starter": args.starter}
    for option, value in given.items():
        if value not in (None, False):
            raise UserError(f"{option} belongs to the card game; leave it out with --game {args.game}")
    return usual_of(args.game)


def workers_of(args: argparse.Namespace) -> int:
    """How many processes are to work: as asked, or one per core."""
    return args.workers if args.workers is not None else os.cpu_count() or 1


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


@contextmanager
def progress_bar(title: str, total: int) -> Iterator[Report]:
    """A bar on standard error, if that is a terminal; gives the function that moves it on."""
    console = Console(stderr=True)
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    shown = console.is_terminal
    # Drawn seldom: the processes that play need the time.
    with Progress(*columns, console=console, transient=True, disable=not shown, refresh_per_second=2) as progress:
        task = progress.add_task(title, total=max(total, 0))
        yield lambda done: progress.advance(task, done)


def percent(value: float) -> str:
    """'12.3 %'."""
    return f"{100 * value:.1f} %"


def bounds(interval: Interval) -> str:
    """'12.3 % to 15.0 %'."""
    return f"{percent(interval.low)} to {percent(interval.high)}"


def points(value: float) -> str:
    """'+12.3'."""
    return f"{100 * value:+.1f}"


def _print_tally(plan: Plan, tally: Tally) -> None:
    console = Console()
    setting = plan.setting
    console.print(
        f"{tally.games} {setting.noun}s of {plan.players} players{setting.extras}, bots {', '.join(plan.bots)}, "
        f"seeds {plan.seed} to {plan.seed + plan.games - 1}",
        highlight=False,
        soft_wrap=True,
    )
    if SHERIFF in ROLES_BY_PLAYERS[plan.players]:  # otherwise everybody is his own side (DC-3P-2, DICE-THREE-4)
        console.print(_rate_table("Side", "games won", tally.faction_rates(), tally.factions))
    console.print(_rate_table("Role", "seats won", tally.rates("role"), tally.wins("role")))
    if isinstance(setting, CardGame) and setting.shadow:
        console.print(
            "A Renegade may also win with the side he has to serve as a shadow: then that side has won.", soft_wrap=True
        )
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
