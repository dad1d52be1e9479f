"""The charts and tables of a balance study, made from its JSON data."""

from __future__ import annotations

from boothill.lab.balance.signatures import cells_of, signatures
from boothill.lab.balance.study import BASE, DICE, EVERYTHING, MIXES, SEEDS_PER_SIZE
from boothill.lab.publish import charts
from boothill.lab.publish.charts import Mark
from boothill.lab.publish.figures import (
    Chapter,
    Data,
    Figure,
    in_words,
    interval,
    points,
    scaled,
    shown,
    source_of,
    told,
)
from boothill.lab.strength.stats import Interval

MIX_NAMES = {mix: mix.replace("_", " ") for mix in MIXES} | {DICE: "dice game"}


def balance(data: Data) -> Chapter:
    """How fair the game is."""
    mixes = list(dict.fromkeys([cell["mix"] for cell in data["cells"]]))
    figures = [figure for mix in (BASE, DICE) if mix in mixes for figure in (_sides(data, mix),)]
    cards = [mix for mix in mixes if mix != DICE]
    if len(cards) > 1:
        figures.append(_by_mix(data, cards))
    figures += [_uplifts(data, mix) for mix in (BASE, EVERYTHING, DICE) if data["characters"].get(mix)]
    figures.append(_lengths(data, mixes))
    checklist = [tuple(line) for line in signatures(dict(data))]
    figures.append(
        Figure(
            "signatures",
            "What was expected",
            "Signatures of the game seen on another engine with other bots, and what we measured.",
            ("", "Expected", "measured", "verdict"),
            checklist,
        )
    )
    facts = [
        f"Bots: {told(data['bots'])}. The first seed of a table of n is {data['seed']} + {SEEDS_PER_SIZE:,} n.",
        *source_of(data),
    ]
    return Chapter("Balance of the game", facts, figures)


def _sides(data: Data, mix: str) -> Figure:
    cells = cells_of(dict(data), mix, data["bots"])
    marks = [
        Mark(str(players), side if players > 3 else {"outlaw": "outlaws", "deputy": "law"}.get(side, side), found)
        for players, cell in sorted(cells.items())
        for side, rate in cell["sides"].items()
        for found in (interval(rate),)
    ]
    three = " Of three players each is his own side: the Deputy stands for the law." if 3 in cells else ""
    title = f"Wins by side and table size, {MIX_NAMES[mix]}"
    return Figure(
        f"sides-{mix}",
        title,
        f"Share of the games won, with 95 % intervals.{three}",
        ("Players", "law", "outlaws", "renegade", "games"),
        [
            (
                str(players),
                *[shown(mark.interval) for side in ("law", "outlaws", "renegade") for mark in marks
                  if mark.at == str(players) and mark.series == side],
                f"{cell['games']:,}",
            )
            for players, cell in sorted(cells.items())
        ],
        charts.columns(title, in_words(marks, shown), marks, across="players", up="games won"),
    )  # fmt: skip


def _by_mix(data: Data, mixes: list[str]) -> Figure:
    """One table size, all mixes."""
    sizes = {cell["players"] for cell in data["cells"]}
    players = min(sizes, key=lambda size: abs(size - 5))
    found = {mix: cells_of(dict(data), mix, data["bots"]).get(players) for mix in mixes}
    cells = {mix: cell for mix, cell in found.items() if cell is not None}
    marks = [
        Mark(MIX_NAMES[mix], side, interval(rate))
        for mix, cell in cells.items()
        for side, rate in cell["sides"].items()
    ]
    title = f"Wins by set, {players} players"
    sides = list(dict.fromkeys([mark.series for mark in marks]))
    return Figure(
        "sets",
        title,
        "Share of the games won with each set added to the base game, and with all of them; 95 % intervals.",
        ("Sets", *sides, "games"),
        [
            (MIX_NAMES[mix], *[shown(interval(rate)) for rate in cell["sides"].values()], f"{cell['games']:,}")
            for mix, cell in cells.items()
        ],
        charts.rows(title, in_words(marks, shown), marks, along="games won", form=".0%", guide=None),
    )


def _uplifts(data: Data, mix: str) -> Figure:
    found = data["characters"][mix]
    marks = [Mark(one["name"], "uplift", scaled(interval(one["uplift"]))) for one in found]
    title = f"Characters, {MIX_NAMES[mix]}"
    return Figure(
        f"characters-{mix}",
        title,
        "Points by which a character wins more often than others with the same role at the same size of table, all "
        "sizes together. 95 % intervals: one in twenty misses by chance.",
        ("Character", "life", "points", "seats"),
        [
            (one["name"], str(one["life"]), points(interval(one["uplift"])), f"{one['seats']:,}")
            for one in found
        ],
        charts.rows(
            title, in_words(marks, lambda one: f"{one.value:+.1f}"), marks, along="points over the role's average"
        ),
    )  # fmt: skip


def _lengths(data: Data, mixes: list[str]) -> Figure:
    marks: list[Mark] = []
    rows: list[tuple[str, ...]] = []
    for mix in mixes:
        for players, cell in sorted(cells_of(dict(data), mix, data["bots"]).items()):
            turns = cell["turns"]
            if mix in (BASE, EVERYTHING, DICE):
                spread = Interval(turns["median"], turns["p10"], turns["p90"])
                marks.append(Mark(str(players), MIX_NAMES[mix], spread))
            rows.append(
                (
                    MIX_NAMES[mix],
                    str(players),
                    f"{turns['mean']:.1f}",
                    f"{turns['p10']}, {turns['median']}, {turns['p90']}",
                    f"{cell['decisions']:.0f}",
                    f"{cell['reshuffles']:.2f}" if "reshuffles" in cell else "–",
                    str(cell["unfinished"]),
                )
            )
    title = "Length of the game"
    return Figure(
        "length",
        title,
        "Turns per game: the point is the median, the line reaches from the shortest tenth to the longest tenth.",
        ("Sets", "Players", "turns", "10, 50, 90 %", "decisions", "reshuffles", "unfinished"),
        rows,
        charts.columns(
            title, in_words(marks, lambda one: f"{one.value:.0f}"), marks, across="players", up="turns", form="d"
        ),
    )
