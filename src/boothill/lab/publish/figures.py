"""The charts and tables of each kind of result, made from its JSON data."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Any, NamedTuple

from boothill.lab.balance.signatures import percent
from boothill.lab.balance.study import name_of
from boothill.lab.publish import charts
from boothill.lab.publish.charts import Mark, Spec
from boothill.lab.run.setting import setting_of
from boothill.lab.strength.stats import Interval
from boothill.titles import USUAL

Data = Mapping[str, Any]


class Figure(NamedTuple):
    """Something to look at: a table of figures, mostly with a chart of them."""

    name: str
    """Short and in small letters: the name of its file."""
    title: str
    note: str
    """What it shows, in a sentence or two."""
    head: tuple[str, ...]
    rows: list[tuple[str, ...]]
    spec: Spec | None = None


class Chapter(NamedTuple):
    """One result."""

    title: str
    facts: list[str]
    """Sentences about it."""
    figures: list[Figure]


def interval(data: Data) -> Interval:
    """The interval of JSON data; rates of `simulate` are called so."""
    return Interval(data["value"] if "value" in data else data["rate"], data["low"], data["high"])


def rate(data: Data) -> Interval:
    """The same of a rate, whose interval may have been told as reaching below 0 or above 1."""
    found = interval(data)
    return Interval(found.value, max(0.0, found.low), min(1.0, found.high))


def shown(found: Interval) -> str:
    """'51.2 % (48.0 to 54.4)'."""
    return f"{percent(found.value)} ({100 * found.low:.1f} to {100 * found.high:.1f})"


def points(found: Interval) -> str:
    """'+8.1 (+5.2 to +11.0)'."""
    return f"{100 * found.value:+.1f} ({100 * found.low:+.1f} to {100 * found.high:+.1f})"


def plain(found: Data | None, form: str = ".3f") -> str:
    """'0.412 (0.390 to 0.434)'."""
    if found is None:
        return "–"
    return f"{found['value']:{form}} ({found['low']:{form}} to {found['high']:{form}})"


def scaled(found: Interval) -> Interval:
    """In points instead of fractions."""
    return Interval(100 * found.value, 100 * found.low, 100 * found.high)


def told(found: Iterable[str]) -> str:
    """'a, b and c'."""
    *most, last = found
    return f"{', '.join(most)} and {last}" if most else last


def game_of(data: Data) -> str:
    """What was played, in words."""
    setting = data.get("setting", data)
    game = data.get("game", setting.get("game", USUAL))
    return setting_of(game).loaded(setting).title


def source_of(data: Data) -> list[str]:
    parts = []
    if "games" in data:
        unfinished = f", {data['unfinished']} of them unfinished" if "unfinished" in data else ""
        parts.append(f"{data['games']:,} games{unfinished}.")
    if "engine" in data:
        parts.append(f"Boothill {data['engine']}, rules and bots {data['code']}.")
    return parts


# ---- who wins ----------------------------------------------------------------------------------------------------


def simulation(data: Data) -> Chapter:
    """A run of `boothill simulate`."""
    figures = []
    many = len(data["bots"]) > 1
    sides = {"Sides": data["factions"]} if "sheriff" in data["by_role"] else {}
    groups = {**sides, "Roles": data["by_role"], **({"Bots": data["by_bot"]} if many else {})}
    for title, rates in groups.items():
        marks = [Mark(label, title, interval(rate)) for label, rate in rates.items()]
        figures.append(
            Figure(
                f"simulate-{title.lower()}",
                f"{title}: how often they won",
                "Win rates with 95 % intervals.",
                (title, "won", "of"),
                [
                    (label, shown(interval(rate)), str(rate.get("games", rate.get("seats"))))
                    for label, rate in rates.items()
                ],
                charts.columns(
                    f"{title}: how often they won", in_words(marks, shown), marks, across=title.lower(), up="won"
                ),
            )
        )
    best = sorted(data["by_character"].items(), key=lambda item: -item[1]["rate"])
    marks = [Mark(name_of(character), "won", interval(rate)) for character, rate in best]
    if marks:
        figures.append(
            Figure(
                "simulate-characters",
                "Characters: how often they won",
                "Win rates per seat with 95 % intervals, whatever the role.",
                ("Character", "won", "seats"),
                [(name_of(character), shown(interval(rate)), str(rate["seats"])) for character, rate in best],
                charts.rows(
                    "Characters: how often they won", in_words(marks, shown), marks, along="won", form=".0%", guide=None
                ),
            )
        )
    facts = [
        f"{data['players']} players, {game_of(data)}, bots {told(data['bots'])}, seeds from {data['seed']}.",
        *source_of(data),
        f"A game takes {data['turns_per_game']:.1f} turns and {data['decisions_per_game']:.0f} decisions.",
    ]
    return Chapter(f"Simulation: {told(data['bots'])}, {data['players']} players", facts, figures)


def in_words(marks: Iterable[Mark], how: Callable[[Interval], str]) -> str:
    """The chart in words."""
    return "; ".join([f"{mark.at}, {mark.series}: {how(mark.interval)}" for mark in marks])


# ---- judgement ---------------------------------------------------------------------------------------------------


def insight(data: Data) -> Chapter:
    """How well roles are judged."""
    judges = data["judges"]
    figures = []
    for after in ("round", "turn"):
        moments = [moment for moment in data["moments"] if moment["after"] == after]
        marks = [
            Mark(moment["number"], judge, interval(moment["judges"][judge]["log_loss"]))
            for judge in judges
            for moment in moments
        ]
        if not marks:
            continue
        title = f"Log-loss after each {after}"
        what = "everybody has had as many turns" if after == "round" else "counted from the first turn of the game"
        figures.append(
            Figure(
                f"insight-{after}s",
                title,
                f"Lower is better. After a {after}: {what}. 95 % intervals clustered by game.",
                (
                    after.capitalize(),
                    "Judge",
                    "log-loss",
                    f"better than {judges[0]}",
                    "Brier",
                    "calibration",
                ),
                [
                    (
                        str(moment["number"]),
                        judge,
                        plain(moment["judges"][judge]["log_loss"]),
                        _better(moment, judge),
                        f"{moment['judges'][judge]['brier']['value']:.3f}",
                        f"{moment['judges'][judge]['calibration_error']:.3f}",
                    )
                    for moment in moments
                    for judge in judges
                ],
                charts.lines(
                    title,
                    in_words(marks, lambda found: f"{found.value:.3f}"),
                    marks,
                    across=f"{after}s over",
                    up="log-loss",
                    zero=True,
                ),
            )
        )
    pooled = data["rounds"]
    marks = [Mark(one["given"], judge, interval(one)) for judge in judges for one in pooled["judges"][judge]["bins"]]
    title = "Calibration"
    figures.append(
        Figure(
            "insight-calibration",
            title,
            "Of all that was given a chance, how much came true? On the dashed line the two agree. Ends of all rounds "
            "together; 95 % intervals clustered by game.",
            ("Judge", "chance given", "came true", "answers"),
            [
                (judge, percent(one["given"]), shown(interval(one)), f"{one['count']:,}")
                for judge in judges
                for one in pooled["judges"][judge]["bins"]
            ],
            charts.calibration(title, in_words(marks, shown), marks),
        )
    )
    errors = [f"{judge} {pooled['judges'][judge]['calibration_error']:.3f}" for judge in judges]
    facts = [
        f"{data['players']} players, {game_of(data)}; at the table {told(data['table'])}.",
        f"{pooled['questions']:,} questions at the ends of rounds. Calibration error: {told(errors)}.",
        *source_of(data),
    ]
    return Chapter(f"Judging roles: {told(judges)}", facts, figures)


def _better(moment: Data, judge: str) -> str:
    found = moment["better"].get(judge)
    return "–" if found is None or found["share"] is None else shown(interval(found["share"]))
