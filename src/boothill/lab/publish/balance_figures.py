"""The charts and tables of a balance study, made from its JSON data."""

from __future__ import annotations

from boothill.lab.balance.signatures import Signature, cells_of
from boothill.lab.balance.study import MIXES, PART, SEEDS_PER_SIZE
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
from boothill.titles import USUAL, games_with, part_of


def signatures(data: Data) -> list[Signature]:
    """What is known of the games, and whether this study agrees."""
    parts = [part_of(game, PART) for game in games_with(PART)]
    return [line for part in parts if hasattr(part, "signatures") for line in part.signatures(dict(data))]


def balance(data: Data) -> Chapter:
    """How fair the game is."""
    mixes = list(dict.fromkeys([cell["mix"] for cell in data["cells"]]))
    figures = [_sides(data, name) for name, mix in MIXES.items() if mix.usual and name in mixes]
    by_game: dict[str, list[str]] = {}
    for mix in mixes:
        by_game.setdefault(MIXES[mix].setting.game.id, []).append(mix)
    figures += [_by_mix(data, found) for found in by_game.values() if len(found) > 1]
    figures += [_uplifts(data, name) for name, mix in MIXES.items() if mix.charted and data["characters"].get(name)]
    figures.append(_lengths(data, mixes))
    checklist = [tuple(line) for line in signatures(data)]
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
    three = " Of three players each is a side of their own: the Deputy stands for the law." if 3 in cells else ""
    title = f"Wins by side and table size, {MIXES[mix].title}"
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
        Mark(MIXES[mix].title, side, interval(rate))
        for mix, cell in cells.items()
        for side, rate in cell["sides"].items()
    ]
    title = f"Wins by set, {players} players"
    game = MIXES[mixes[0]].setting.game.id
    sides = list(dict.fromkeys([mark.series for mark in marks]))
    return Figure(
        "sets" if game == USUAL else f"sets-{game}",
        title,
        "Share of the games won with each set added to the base game, and with all of them; 95 % intervals.",
        ("Sets", *sides, "games"),
        [
            (MIXES[mix].title, *[shown(interval(rate)) for rate in cell["sides"].values()], f"{cell['games']:,}")
            for mix, cell in cells.items()
        ],
        charts.rows(title, in_words(marks, shown), marks, along="games won", form=".0%", guide=None),
    )


def _uplifts(data: Data, mix: str) -> Figure:
    found = data["characters"][mix]
    marks = [Mark(one["name"], "uplift", scaled(interval(one["uplift"]))) for one in found]
    title = f"Characters, {MIXES[mix].title}"
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
            if MIXES[mix].charted:
                spread = Interval(turns["median"], turns["p10"], turns["p90"])
                marks.append(Mark(str(players), MIXES[mix].title, spread))
            rows.append(
                (
                    MIXES[mix].title,
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
