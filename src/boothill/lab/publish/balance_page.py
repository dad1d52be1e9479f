"""The balance report as Markdown with its charts beside it."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any

from boothill.kernel.errors import UserError
from boothill.lab.balance.study import MIXES, SEEDS_PER_SIZE
from boothill.lab.publish import charts
from boothill.lab.publish.balance_figures import balance
from boothill.lab.publish.figures import interval, points, shown

INTRODUCTION = """\
# Balance of the game

Who wins how often, with which characters and which sets, when bots play. The figures say how the game is with these
bots, not how it is among people. Rates have 95 % Wilson intervals; a game stopped before its end counts as won by
nobody.
"""
ENDS = 5
"""How many characters from each end of a list are shown."""


def markdown(data: dict[str, Any], folder: str, command: str) -> str:
    """The report; its pictures are in `folder` beside it, and `command` makes it anew."""
    chapter = balance(data)
    bots = ", ".join(data["bots"])
    parts = [
        INTRODUCTION,
        f"{data['games']:,} games of {bots}, {data['unfinished']} of them unfinished; game i of a table of n is dealt "
        f"from the seed {data['seed']} + {SEEDS_PER_SIZE:,} n + i. "
        f"Boothill {data['engine']}, rules and bots {data['code']}. Made by\n\n    {command}\n",
    ]
    for figure in chapter.figures:
        parts.append(f"## {figure.title}\n\n{figure.note}\n")
        if figure.spec is not None:
            parts.append(f"![{figure.title}: {_first_sentence(figure.note)}]({folder}/{figure.name}.svg)\n")
        parts.append(_table(figure.head, figure.rows))
        if figure.name == "sets":
            parts.append(_every_cell(data))
            parts.append(_ends(data))
    return "\n".join(parts)


def _first_sentence(text: str) -> str:
    return text.split(". ")[0].rstrip(".") + "."


def _table(head: tuple[str, ...], rows: Sequence[tuple[str, ...]]) -> str:
    lines = [head, tuple(["---"] * len(head)), *rows]
    return "".join([f"| {' | '.join(line)} |\n" for line in lines])


def _every_cell(data: dict[str, Any]) -> str:
    """All mixes and sizes."""
    rows = [
        (
            MIXES[cell["mix"]].title + ("" if cell["bots"] == data["bots"] else f" ({', '.join(cell['bots'])})"),
            str(cell["players"]),
            *[shown(interval(rate)) for rate in _sides(cell)],
            f"{cell['games']:,}",
        )
        for cell in data["cells"]
    ]
    head = ("Sets", "Players", "law", "outlaws", "renegade", "games")
    return (
        "## Every set and table size\n\n"
        "Of three players each is a side of their own; the Deputy stands in the column of the law.\n\n"
        + _table(head, rows)
    )


def _sides(cell: dict[str, Any]) -> list[dict[str, float]]:
    sides = cell["sides"]
    return [
        sides["law" if "law" in sides else "deputy"],
        sides["outlaws" if "law" in sides else "outlaw"],
        sides["renegade"],
    ]


def _ends(data: dict[str, Any]) -> str:
    """The best and the worst characters of each mix that brings characters."""
    rows = []
    for mix, found in data["characters"].items():
        if not MIXES[mix].usual and _people(data, mix) == _people(data, _usual(mix)):
            continue  # brings no characters of its own
        told = [f"{one['name']} {points(interval(one['uplift']))}" for one in found]
        best, worst = told[:ENDS], told[-ENDS:][::-1]
        rows += [
            (MIXES[mix].title if place == 0 else "", good, bad)
            for place, (good, bad) in enumerate(zip(best, worst, strict=True))
        ]
    return (
        "## Best and worst characters by set\n\nPoints over the average of the same role at the same size of table, "
        "all sizes together, with 95 % intervals.\n\n" + _table(("Sets", "best", "worst"), rows)
    )


def _people(data: dict[str, Any], mix: str) -> set[str]:
    return {one["character"] for one in data["characters"].get(mix, [])}


def _usual(mix: str) -> str:
    """The mix of the same game as it is usually played."""
    game = MIXES[mix].setting.game.id
    return next(name for name, other in MIXES.items() if other.usual and other.setting.game.id == game)


def check(file: Path) -> None:
    """Raises UserError if the report could not be written: to be asked before hours of play, not after."""
    charts.drawer()
    if not file.suffix:
        raise UserError(f"{file} is where its charts would go; give the report an ending, such as {file}.md")
    fresh = not file.exists()
    try:
        file.with_suffix("").mkdir(parents=True, exist_ok=True)
        with file.open("a", encoding="utf-8"):
            pass
        if fresh:
            file.unlink()
    except OSError as error:
        raise UserError(f"{file} cannot be written: {error.strerror or error}") from error


def write(data: dict[str, Any], file: Path, command: str) -> list[Path]:
    """Write the report and its charts; gives the files. Raises UserError if they cannot be written."""
    folder = file.with_suffix("")
    drawn: list[tuple[Path, str]] = [
        (folder / f"{figure.name}.svg", charts.svg(figure.spec, figure.name) + "\n")
        for figure in balance(data).figures
        if figure.spec is not None
    ]
    drawn.append((file, markdown(data, folder.name, command)))
    try:
        folder.mkdir(parents=True, exist_ok=True)
        for path, text in drawn:
            path.write_text(text, encoding="utf-8")
    except OSError as error:
        raise UserError(f"{file} cannot be written: {error.strerror or error}") from error
    return [path for path, _ in drawn]
