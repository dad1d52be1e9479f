"""The results of the lab as tables in the terminal."""

from __future__ import annotations

from collections.abc import Mapping

from rich.console import Console
from rich.table import Table

from boothill.cli.common import bounds, percent, points
from boothill.lab.strength.gate import ACCEPT, REJECT, Gate
from boothill.lab.strength.league import Standings
from boothill.lab.strength.paired import Focal, Pairing, Rates
from boothill.lab.strength.stats import Interval
from boothill.lab.strength.swap import SwapTest


def print_focal(focal: Focal) -> None:
    """What the challenger gains, size by size."""
    for comparison in focal.comparisons:
        pairing = comparison.pairing
        _say(
            f"{pairing.challenger} in each seat of a table of {pairing.players} {pairing.baseline} bots"
            f"{pairing.setting.extras}, {_seeds(pairing)}, {comparison.games} {pairing.setting.noun}s"
        )
        rows = {"all": comparison.won(), **{role: comparison.won(role) for role in comparison.roles}}
        _print_rates("Seats", rows, pairing)
    if len(focal.comparisons) > 1:
        difference = focal.difference()
        _say(f"All sizes: {points(difference.value)} points, {_between(difference)}.")
    _say(f"Unfinished games: {focal.unfinished}.")


def print_swap(test: SwapTest) -> None:
    """What each side gains, size by size."""
    for size in test.sizes:
        pairing = size.swap.pairing
        _say(
            f"{pairing.challenger} as one side of a table of {pairing.players} {pairing.baseline} bots"
            f"{pairing.setting.extras}, {_seeds(pairing)}, {size.games} {pairing.setting.noun}s"
        )
        _print_rates("Side", size.by_faction(), pairing)
    _say(f"Unfinished games: {sum([size.unfinished for size in test.sizes])}.")


def print_league(standings: Standings) -> None:
    """How strong each bot is, and how often it won."""
    league = standings.league
    _say(
        f"{standings.games} {league.setting.noun}s of {', '.join(map(str, league.players))} players"
        f"{league.setting.extras}, random line-ups of {', '.join(league.bots)}, "
        f"seeds {league.seed} to {league.seed + league.seeds - 1}"
    )
    table = _table("Bot", "log-odds", "95 % interval", "Elo points", "95 % interval", "seats won", "rate")
    for bot in standings.ranked:
        odds, elo, record = standings.log_odds(bot), standings.elo(bot), standings.record(bot)
        table.add_row(
            bot,
            f"{odds.value:+.2f}",
            f"{odds.low:+.2f} to {odds.high:+.2f}",
            f"{elo.value:+.0f}",
            f"{elo.low:+.0f} to {elo.high:+.0f}",
            str(record.wins),
            percent(record.rate.value),
        )
    Console().print(table)
    by_role = _table("Bot and role", "seats won", "rate", "95 % interval")
    for bot in standings.ranked:
        for role in standings.roles:
            record = standings.record(bot, role)
            by_role.add_row(f"{bot} {role}", str(record.wins), percent(record.rate.value), bounds(record.rate))
    Console().print(by_role)
    _say(f"Strength is measured from the mean of all bots. Unfinished games: {standings.unfinished}.")


def print_gate(gate: Gate) -> None:
    """The last look, and what it decides."""
    pairing, bar = gate.pairings[0], gate.bar
    sizes = ", ".join([str(of_size.players) for of_size in gate.pairings])
    _say(
        f"{pairing.challenger} in each seat of a table of {sizes} {pairing.baseline} bots{pairing.setting.extras}, "
        f"{gate.seeds} of at most {pairing.seeds} seeds from {pairing.seed} on, {gate.games} {pairing.setting.noun}s"
    )
    _say(
        f"H0: {points(bar.h0)} points, H1: {points(bar.h1)} points; log-likelihood ratio {gate.looks[-1].llr:+.2f}, "
        f"rejected at {bar.reject_at:.2f}, accepted at {bar.accept_at:.2f}."
    )
    _say(f"Estimate: {points(gate.estimate.value)} points, {_between(gate.estimate)}. Unfinished: {gate.unfinished}.")
    verdicts = {ACCEPT: f"Accepted: {pairing.challenger} is stronger.", REJECT: "Rejected: the gain is not there."}
    _say(verdicts.get(gate.verdict, "Undecided: give more seeds with --most."))


def _print_rates(title: str, rows: Mapping[str, Rates], pairing: Pairing) -> None:
    table = _table(title, "difference in points", "95 % interval", pairing.challenger, pairing.baseline)
    for label, rates in rows.items():
        table.add_row(
            label,
            points(rates.difference.value),
            f"{points(rates.difference.low)} to {points(rates.difference.high)}",
            percent(rates.challenger.value),
            percent(rates.baseline.value),
        )
    Console().print(table)


def _table(*headings: str) -> Table:
    table = Table(*headings)
    for column in table.columns[1:]:
        column.justify = "right"
    return table


def _seeds(pairing: Pairing) -> str:
    return f"seeds {pairing.seed} to {pairing.seed + pairing.seeds - 1}"


def _between(interval: Interval) -> str:
    return f"95 % interval {points(interval.low)} to {points(interval.high)}"


def _say(sentence: str) -> None:
    Console().print(sentence, highlight=False, soft_wrap=True)
