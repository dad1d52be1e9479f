"""`boothill lab evolve`: better weights for a bot, role by role."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import TYPE_CHECKING

from boothill.cli.common import percent, progress_bar, workers_of
from boothill.cli.lab.options import add_sizes, add_test, sizes_of
from boothill.family.roles import ROLES
from boothill.games.bang.lab.evolve import (
    EvolutionPlan,
    evolve,
    games_left,
    gate,
    keep_weights,
    reached,
    read_weights,
    record,
)
from boothill.kernel.errors import UserError

if TYPE_CHECKING:
    from boothill.cli.common import Subparsers

EXAMPLES = """\
examples:
  boothill lab evolve --role outlaw --generations 30
  boothill lab evolve --role all --generations 60 --out my.toml
  boothill lab evolve --role all --generations 60 --out my.toml --resume      go on after a break

The state of each role is kept beside the file, after every generation.
"""


def add_parsers(tests: Subparsers) -> None:
    """Add the test `evolve`; the parsed arguments carry `run` as their `run`."""
    parser = add_test(
        tests,
        "evolve",
        "find better weights for a bot",
        "Evolve the weights of a bot in one role after the other, in games against others. What wins more\n"
        "often than the weights it began with, beyond doubt and in fresh games, is written into a file.",
        EXAMPLES,
    )
    parser.add_argument("--bot", default="gunhand", metavar="NAME", help="a bot with weights (default gunhand)")
    parser.add_argument("--role", choices=("all", *ROLES), default="all", help="whose weights (default all)")
    add_sizes(parser, "4,5,6,7")
    parser.add_argument(
        "--opponents",
        default="drifter,karma,tally,greenhorn,gunhand",
        metavar="NAME[,NAME]",
        help="who else is at the table (default drifter,karma,tally,greenhorn,gunhand)",
    )
    parser.add_argument("--generations", type=int, default=30, metavar="N", help="how long (default 30)")
    parser.add_argument("--population", type=int, default=24, metavar="N", help="candidates (default 24)")
    parser.add_argument(
        "--seeds-per-generation", type=int, default=32, metavar="N", help="games of each candidate (default 32)"
    )
    parser.add_argument("--gate", type=int, default=1000, metavar="N", help="games of the last test (default 1000)")
    parser.add_argument("--seed", type=int, default=0, metavar="S", help="all luck follows from it")
    parser.add_argument("--workers", type=int, default=None, metavar="N", help="processes (default: one per core)")
    parser.add_argument("--out", type=Path, metavar="FILE", help="the file of weights (default NAME.toml)")
    parser.add_argument("--resume", action="store_true", help="go on from the state kept beside the file")
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Carry out the command. 0 if the weights of every role got better beyond doubt, otherwise 1."""
    out: Path = args.out if args.out is not None else Path(f"{args.bot}.toml")
    if args.gate < 2:
        raise UserError(f"{args.gate} game gives no interval; give 2 or more")
    players = sizes_of(args.players)
    plans = [
        EvolutionPlan(
            args.bot,
            ROLES.index(role),
            players,
            tuple(args.opponents.split(",")),
            args.generations,
            args.population,
            args.seeds_per_generation,
            args.seed,
        )
        for role in (ROLES if args.role == "all" else (args.role,))
    ]
    for plan in plans:
        plan.check()
        if args.resume:
            reached(plan, _state(out, plan))
    read_weights(out)
    if not out.parent.is_dir():
        raise UserError(f"{out.parent} is no folder; name a file in another with --out")
    better = [_evolve(args, plan, out) for plan in plans]
    return 0 if all(better) else 1


def _state(out: Path, plan: EvolutionPlan) -> Path:
    return out.with_name(f"{out.stem}.{ROLES[plan.role]}.state.json")


def _evolve(args: argparse.Namespace, plan: EvolutionPlan, out: Path) -> bool:
    workers, role = workers_of(args), ROLES[plan.role]
    state = _state(out, plan)
    left = games_left(plan, reached(plan, state)) if args.resume else plan.all_games
    with progress_bar("Evolving", left) as report:
        before, after, search = evolve(plan, state, workers=workers, resume=args.resume, say=_say, progress=report)
    with progress_bar("Testing", 2 * args.gate) as report:
        gated = gate(plan, before, after, args.gate, workers=workers, progress=report)
    interval = gated[0]
    _say(
        f"{role}: {percent(gated[2])} instead of {percent(gated[1])} of {args.gate} fresh games won, "
        f"{100 * interval.value:+.1f} points ({100 * interval.low:+.1f} to {100 * interval.high:+.1f})"
    )
    if interval.low <= 0.0:
        _say(f"{role}: not better beyond doubt; the weights stay as they were")
        return False
    keep_weights(out, plan.role, after, record(plan, before, search, gated, args.gate, _command(args, role)))
    _say(f"{role}: written into {out}")
    return True


def _command(args: argparse.Namespace, role: str) -> str:
    """How to do this again; the number of processes makes no difference."""
    return (
        f"boothill lab evolve --bot {args.bot} --role {role} --players {args.players} --opponents {args.opponents} "
        f"--generations {args.generations} --population {args.population} "
        f"--seeds-per-generation {args.seeds_per_generation} --gate {args.gate} --seed {args.seed}"
    )


def _say(text: str) -> None:
    print(text, flush=True)
