"""`boothill load`: how much a server can take, played out by programs over WebSockets."""

from __future__ import annotations

import argparse
import asyncio
import json
import platform
from collections.abc import Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING, Any

import msgspec
from rich.console import Console
from rich.progress import BarColumn, TextColumn
from rich.progress import Progress as Bar
from rich.table import Table

from boothill import __version__
from boothill.bots import players_of
from boothill.cli.arguments import TABLE, add_game, owners
from boothill.cli.commands import COMMANDS
from boothill.cli.common import wide_console
from boothill.family.roles import FEWEST, MOST
from boothill.server.load.plan import Plan, check
from boothill.titles import called, games_with

if TYPE_CHECKING:
    from boothill.cli.common import Subparsers
    from boothill.server.load.figures import Figures, Memory
    from boothill.server.load.measuring import Outcome, Progress

MIB = 1024 * 1024
SATURATED = 0.85
"""Share of a core from which on a process counts as busy all the time."""
DEFAULTS = Plan()
PART = "wire"

EXAMPLES = """\
examples:
  boothill load                                  50 tables that play as fast as the server lets them
  boothill load --echo                           the same, beside the bare echo
  boothill load --tables 200 --pace 2            200 tables paced like people: an answer every 2 s at each
  boothill load --tables 1000 --idle             only the memory of 1,000 open tables
  boothill load --people 1 --paced-bots          one person a table, and bots that think
  boothill load --game dice --players 8 --json   the dice game, figures as JSON
  boothill load --url http://127.0.0.1:8000      a server that is running

Without --url a server is started on this machine, with an empty SQLite database and without limits, and stopped
afterwards. A running server has to allow what is asked of it: see its max_tables, max_connections, message_rate,
byte_rate, address_rate, arrival_rate, request_rate and create_rate. The exit code is 1 if anything was refused or
went wrong.
"""


def add_parser(subparsers: Subparsers) -> None:
    """Add the command `load`; the parsed arguments carry `run` as their `run`."""
    parser = subparsers.add_parser(
        "load",
        help=COMMANDS["load"],
        description="Let programs play as people at many tables of a server, over WebSockets, and measure what it\n"
        "can take: answers a second, how long an answer takes to come back as news, processor time, memory. They\n"
        "choose at random, and when a game is over they play the next one.",
        epilog=EXAMPLES,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    add = parser.add_argument
    add("--tables", type=int, default=DEFAULTS.tables, metavar="N", help=f"tables (default {DEFAULTS.tables})")
    add("--players", type=int, default=5, metavar="N", help=f"seats at a table, {FEWEST} to {MOST} (default 5)")
    add("--people", type=int, metavar="P", help="seats with people, the others with bots (default: all)")
    add_game(parser, games_with(PART), default=DEFAULTS.game)
    usual = ",".join(DEFAULTS.sets)
    with_sets = " and ".join(map(called, owners(games_with(PART), TABLE)["sets"]))
    add("--sets", default=usual, metavar="SET[,SET]", help=f"boxes of {with_sets} (default {usual})")
    add("--bot", default=DEFAULTS.bot, metavar="NAME", help=f"which bot: {', '.join(players_of(DEFAULTS.game))}")
    add(
        "--pace",
        type=float,
        default=DEFAULTS.pace,
        metavar="S",
        help="seconds a person thinks before each answer, from half of it to one and a half (default 0: not at all)",
    )
    add(
        "--seconds",
        type=float,
        default=DEFAULTS.seconds,
        metavar="T",
        help=f"seconds to measure, after a warm-up (default {DEFAULTS.seconds:g})",
    )
    add("--warm-up", type=float, metavar="T", help="seconds of warm-up (default 2 and twice the pace)")
    add("--url", default="", metavar="URL", help="measure a server that is running (default: start one)")
    add("--echo", action="store_true", help="measure a bare echo with messages of the same sizes, too, for the ratio")
    add("--idle", action="store_true", help="only open the tables, with everybody connected, and measure memory")
    add("--paced-bots", action="store_true", help="bots think and answers are held back as usual, not for no time")
    add("--processes", type=int, default=1, metavar="K", help="processes that play, if one is not enough (default 1)")
    add("--seed", type=int, default=0, metavar="S", help="what people's choices are drawn from (default 0)")
    add("--json", action="store_true", help="print JSON and nothing else")
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Carry out the command and return its exit code.

    0: nothing went wrong. 1: something was refused, or failed. Raises UserError for arguments that cannot be followed,
    and if nothing could be measured.
    """
    names = ("tables", "players", "people", "game", "bot", "pace", "seconds", "warm_up", "url", "echo", "idle")
    given = {name: getattr(args, name) for name in (*names, "paced_bots", "processes", "seed")}
    plan = Plan(sets=tuple(args.sets.split(",")), **given)
    check(plan)
    # Loaded when it is needed: whoever asks for help does not wait for the web server.
    from boothill.server.load.measuring import measure

    with _progress() as progress:
        outcome = asyncio.run(measure(plan, progress))
    if args.json:
        print(json.dumps(_dump(plan, outcome), indent=2))
    else:
        _print_all(plan, outcome)
    return 1 if outcome.faults else 0


@contextmanager
def _progress() -> Iterator[Progress]:
    """A bar on standard error, if that is a terminal."""
    console = Console(stderr=True)
    with Bar(
        TextColumn("{task.description}"), BarColumn(), console=console, transient=True, disable=not console.is_terminal
    ) as bar:
        task = bar.add_task("", total=1)
        yield lambda title, done, total: bar.update(task, description=title, completed=done, total=total)


def _dump(plan: Plan, outcome: Outcome) -> dict[str, Any]:
    return {
        "engine": __version__,
        "python": platform.python_version(),
        "plan": plan.dump(),
        **msgspec.to_builtins(outcome),
        "fault_count": outcome.faults,
    }


def _print_all(plan: Plan, outcome: Outcome) -> None:
    console = wide_console()

    def say(text: str) -> None:
        console.print(text, markup=False, highlight=False, soft_wrap=True)

    game = called(plan.game) + (f" ({', '.join(plan.sets)})" if "sets" in owners([plan.game], TABLE) else "")
    bots = plan.players - plan.seats
    say(
        f"{plan.tables:,} tables of {game} for {plan.players}: {plan.seats} people"
        + (f" and {bots} bots ({plan.bot})" if bots else "")
        + f" at each, {plan.connections:,} connections. {outcome.thinking}"
    )
    if outcome.game is not None:
        say(f"People think {plan.pace:g} s on average. Measured for {outcome.game.seconds:.1f} s.")
        console.print(_table(outcome))
        say("Per answer means per answer of a person; out is from the server, in is to it; latency is from the answer")
        say("to what came of it, as the person who gave it saw it.")
        for what, figures in (("server", outcome.game), ("echo", outcome.echo)):
            if figures is not None:
                say(_bottleneck(what, figures, plan))
    if outcome.ratio is not None and outcome.sizes is not None:
        sizes = outcome.sizes
        say(
            f"The echo hears messages of {sizes.bytes_in} bytes and answers each with {sizes.messages_out:g} of "
            f"{sizes.bytes_out:,} bytes, spread over {sizes.people} connections."
        )
        say(f"Ratio, the game beside the echo: {_ratio(outcome.ratio.answers_per_second)} of its answers a second;")
        say(f"by processor time per answer {_ratio(outcome.ratio.cpu_per_answer)}.")
    if outcome.memory is not None:
        say(_memory(outcome.memory, plan))
    for figures in (outcome.game, outcome.echo):
        if figures is not None and figures.still_tables:
            say(f"At {figures.still_tables} tables nobody answered while it was measured.")
    told = [one for figures in (outcome.game, outcome.echo) if figures for one in figures.told]
    for sentence in told + [f"server: {one}" for one in outcome.log[:5]]:
        say(f"WRONG: {sentence}")
    say(f"{outcome.faults} refusals and errors." if outcome.faults else "No refusals, no errors.")


def _table(outcome: Outcome) -> Table:
    columns = [figures for figures in (outcome.game, outcome.echo) if figures is not None]
    table = Table("", "game", *(["echo"] if outcome.echo is not None else []))
    for column in table.columns[1:]:
        column.justify = "right"
    rows = [_rows(figures) for figures in columns]
    for label, cell in rows[0].items():
        table.add_row(label, cell, *(other[label] for other in rows[1:]))
    return table


def _rows(figures: Figures) -> dict[str, str]:
    late = figures.latency_ms
    cpu, cores, thread = figures.server_cpu_ms_per_answer, figures.server_cores, figures.server_busiest_thread
    return {
        "answers of people a second": f"{figures.answers_per_second:,.0f}",
        "answers of people and bots a second": f"{figures.all_answers_per_second:,.0f}",
        "messages per answer: out, in": f"{figures.messages_out_per_answer:.2f}, {figures.messages_in_per_answer:.2f}",
        "bytes per answer: out, in": f"{figures.bytes_out_per_answer:,.0f}, {figures.bytes_in_per_answer:,.0f}",
        "latency in ms: p50": f"{late.p50:.2f}" if late else "-",
        "p95": f"{late.p95:.2f}" if late else "-",
        "p99": f"{late.p99:.2f}" if late else "-",
        "most": f"{late.most:.2f}" if late else "-",
        "processor ms of the server per answer": f"{cpu:.3f}" if cpu is not None else "-",
        "cores the server used": f"{cores:.2f}" if cores is not None else "-",
        "its busiest thread": f"{thread:.2f}" if thread is not None else "-",
        "cores the load generator used": f"{figures.load_cores:.2f}",
        "games finished": f"{figures.games:,}",
        "refusals and errors": f"{sum(figures.faults.values()):,}",
    }


def _bottleneck(what: str, figures: Figures, plan: Plan) -> str:
    """Whether the figures tell of the server, or of the load generator."""
    generator = f"load generator at {100 * figures.load_cores:.0f} % of a core"
    if figures.server_busiest_thread is None:
        return f"The {what} is not ours to look into; {generator}."
    busy = f"The {what}'s busiest thread was at {100 * figures.server_busiest_thread:.0f} % of a core, the {generator}"
    if plan.pace:
        return f"{busy}."
    if max(figures.server_busiest_thread, figures.load_cores) < SATURATED:
        return f"{busy}: neither was busy all the time, so more tables would do more, or the machine has other work."
    if figures.server_busiest_thread >= figures.load_cores:
        return f"{busy}: the {what} was the bottleneck."
    return f"{busy}: the load generator was the bottleneck; try --processes {plan.processes + 1}."


def _memory(used: Memory, plan: Plan) -> str:
    after = f", {used.after / MIB:,.0f} MiB after the games" if used.after is not None else ""
    return (
        f"Memory of the server: {used.idle / MIB:,.0f} MiB idle, {used.first / MIB:,.0f} MiB with its first table, "
        f"{used.open / MIB:,.0f} MiB with all {plan.tables:,} open{after}: {used.per_table / 1024:,.0f} KiB a table."
    )


def _ratio(value: float | None) -> str:
    return "unknown" if value is None else f"{100 * value:.0f} %"
