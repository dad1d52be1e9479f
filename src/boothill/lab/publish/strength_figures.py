"""The charts and tables of tests of strength, made from their JSON data."""

from __future__ import annotations

from collections.abc import Iterable

from boothill.lab.publish import charts
from boothill.lab.publish.charts import Mark
from boothill.lab.publish.figures import (
    Chapter,
    Data,
    Figure,
    game_of,
    in_words,
    interval,
    plain,
    points,
    rate,
    scaled,
    shown,
    source_of,
    told,
)
from boothill.lab.strength.stats import Interval


def _gains(name: str, title: str, note: str, marks: list[Mark], column: str) -> Figure:
    in_points = [mark._replace(interval=scaled(mark.interval)) for mark in marks]
    return Figure(
        name,
        title,
        note,
        ("Players", column, "gain in points"),
        [(str(mark.at), mark.series, points(mark.interval)) for mark in marks],
        charts.columns(
            title, in_words(marks, points), in_points, across="players", up="gain in points", form="+.0f", guide=0.0
        ),
    )


def _roles_won(cells: Iterable[tuple[str, Data]]) -> list[tuple[str, ...]]:
    return [
        (label, part, shown(rate(rates["challenger"])), shown(rate(rates["baseline"])))
        for label, parts in cells
        for part, rates in parts.items()
    ]


def focal(data: Data) -> Chapter:
    """One challenger in each seat of a table of another bot."""
    challenger, baseline = data["challenger"], data["baseline"]
    marks = []
    for size in data["sizes"]:
        marks.append(Mark(str(size["players"]), "all seats", interval(size["difference"])))
        marks += [
            Mark(str(size["players"]), role, interval(rates["difference"])) for role, rates in size["by_role"].items()
        ]
    figures = [
        _gains(
            "focal",
            f"What {challenger} gains in a seat of {baseline}",
            "Difference in the share of games won in the same seat of the same games; 95 % intervals by seed.",
            marks,
            "Seats",
        ),
        Figure(
            "focal-roles",
            "How often each role won",
            "",
            ("Players", "Role", challenger, baseline),
            _roles_won([(str(size["players"]), size["by_role"]) for size in data["sizes"]]),
        ),
    ]
    facts = [
        f"{game_of(data).capitalize()}. On the average over the sizes the gain is "
        f"{points(interval(data['difference']))} points.",
        *source_of(data),
    ]
    return Chapter(f"Single seats: {challenger} among {baseline}", facts, figures)


def swap(data: Data) -> Chapter:
    """Challengers as one whole side."""
    challenger, baseline = data["challenger"], data["baseline"]
    marks = [
        Mark(str(size["players"]), side, interval(rates["difference"]))
        for size in data["sizes"]
        for side, rates in size["by_faction"].items()
    ]
    figures = [
        _gains(
            "swap",
            f"What a side of {baseline} gains as {challenger}",
            "Difference in the share of games won by the whole side; 95 % intervals by seed.",
            marks,
            "Side",
        ),
        Figure(
            "swap-sides",
            "How often each side won",
            "",
            ("Players", "Side", challenger, baseline),
            _roles_won([(str(size["players"]), size["by_faction"]) for size in data["sizes"]]),
        ),
    ]
    return Chapter(
        f"Whole sides: {challenger} for {baseline}", [f"{game_of(data).capitalize()}.", *source_of(data)], figures
    )


def league(data: Data) -> Chapter:
    """All bots together."""
    best = sorted(data["strength"], key=lambda one: -one["elo"]["value"])
    marks = [Mark(one["bot"], "Elo", interval(one["elo"])) for one in best]
    by_role = [
        Mark(one["role"], one["bot"], rate(one["rate"])) for one in data["by_role"]
    ]  # fmt: skip
    figures = [
        Figure(
            "league",
            "Strength of the bots",
            "Elo points from the mean of all bots, by a logistic model of bot and role; 95 % intervals by seed.",
            ("Bot", "Elo", "seats won", "seats"),
            [(one["bot"], plain(one["elo"], "+.0f"), shown(rate(one["rate"])), f"{one['seats']:,}") for one in best],
            charts.rows(
                "Strength of the bots",
                in_words(marks, lambda found: f"{found.value:+.0f}"),
                marks,
                along="Elo points from the mean",
            ),
        ),
        Figure(
            "league-roles",
            "How often each bot won in each role",
            "",
            ("Role", "Bot", "won"),
            [(str(mark.at), mark.series, shown(mark.interval)) for mark in by_role],
            charts.columns(
                "How often each bot won in each role", in_words(by_role, shown), by_role, across="role", up="won"
            ),
        ),
        Figure(
            "league-pairs",
            "Bot against bot",
            "Elo points of the first over the second.",
            ("Bot", "over", "Elo"),
            [(one["bot"], one["other"], plain(one["elo"], "+.0f")) for one in data["pairs"]],
        ),
    ]
    sizes = told([str(players) for players in data["players"]])
    return Chapter(
        f"League of {told(data['bots'])}",
        [f"{game_of(data).capitalize()}, tables of {sizes} players.", *source_of(data)],
        figures,
    )


def gate(data: Data) -> Chapter:
    """The sequential test of a patch."""
    marks = [Mark(look["seeds"], "evidence", Interval(*[look["llr"]] * 3)) for look in data["looks"]]
    bounds = (data["reject_at"], data["accept_at"])
    title = f"Evidence for {data['challenger']} over {data['baseline']}"
    figures = [
        Figure(
            "gate",
            title,
            "The log-likelihood ratio after each look. Above the upper line the challenger is accepted, below the "
            "lower one it is rejected.",
            ("Seeds", "gain in points", "log-likelihood ratio"),
            [(str(look["seeds"]), f"{100 * look['mean']:+.2f}", f"{look['llr']:+.2f}") for look in data["looks"]],
            charts.lines(
                title,
                f"It ends at {data['llr']:+.2f}; rejected below {bounds[0]:+.2f}, accepted above {bounds[1]:+.2f}.",
                marks,
                across="seeds",
                up="log-likelihood ratio",
                form="+.1f",
                guides=bounds,
            )
            if marks
            else None,
        )
    ]
    facts = [
        f"Verdict: {data['verdict']}. The gain is estimated at {points(interval(data['estimate']))} points.",
        f"{game_of(data).capitalize()}, tables of {told([str(players) for players in data['players']])} players.",
        *source_of(data),
    ]
    return Chapter(f"Gate: {data['challenger']} over {data['baseline']}", facts, figures)


def table(data: Data) -> Chapter:
    """The table of several challengers against several opponents."""
    figures = []
    for challenger in dict.fromkeys([cell["challenger"] for cell in data["cells"]]):
        cells = [cell for cell in data["cells"] if cell["challenger"] == challenger]
        marks = [Mark(str(cell["players"]), cell["opponent"], interval(cell["difference"])) for cell in cells]
        figures.append(
            _gains(
                f"table-{challenger}",
                f"What {challenger} gains in a seat of each table",
                "Difference in the share of games won in the same seat of the same games, by the bot that fills the "
                "table; 95 % intervals by seed.",
                marks,
                "Table of",
            )
        )
    times = [cell for cell in data["cells"] if "time" in cell]
    figures.append(
        Figure(
            "table-roles",
            "How often each role won",
            "",
            ("Bots", "Players", "Role", "challenger", "opponent"),
            [
                (f"{cell['challenger']} among {cell['opponent']}", str(cell["players"]), *row[1:])
                for cell in data["cells"]
                for row in _roles_won([("", cell["by_role"])])
            ],
        )
    )
    if times:
        figures.append(
            Figure(
                "table-times",
                "Time per decision",
                "Half of the decisions, and 95 % of them, took no longer.",
                ("Bots", "Players", "median", "95 %"),
                [
                    (
                        f"{cell['challenger']} among {cell['opponent']}",
                        str(cell["players"]),
                        f"{cell['time']['p50_ms']:.2f} ms",
                        f"{cell['time']['p95_ms']:.2f} ms",
                    )
                    for cell in times
                ],
            )
        )
    return Chapter(
        data.get("title", "Strength of the bots"), [f"{game_of(data).capitalize()}.", *source_of(data)], figures
    )
