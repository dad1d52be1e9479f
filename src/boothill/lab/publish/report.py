"""Results of the lab as one page to look at: it needs no network, no script and no second file."""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence
from html import escape
from pathlib import Path
from typing import Any

from boothill.kernel.errors import UserError
from boothill.lab.publish import charts, strength_figures
from boothill.lab.publish.balance_figures import balance
from boothill.lab.publish.figures import Chapter, Data, Figure, insight, simulation

CHAPTERS: dict[str, Callable[[Data], Chapter]] = {
    "simulate": simulation,
    "focal": strength_figures.focal,
    "swap": strength_figures.swap,
    "league": strength_figures.league,
    "gate": strength_figures.gate,
    "table": strength_figures.table,
    "insight": insight,
    "balance": balance,
}
"""By the kind of a result."""

SHORT = 20
"""Characters that fit into a line of a table on any screen."""
STYLE = """
:root { color-scheme: light dark; --text: #26211b; --faint: #6b6258; --page: #faf7f2; --card: #fff; --line: #ddd3c5; }
@media (prefers-color-scheme: dark) {
  :root { --text: #e6ded2; --faint: #a89d8e; --page: #14110d; --card: #1e1a15; --line: #3a332a; }
}
* { box-sizing: border-box; }
body { margin: 0; color: var(--text); background: var(--page); font: 16px/1.5 system-ui, sans-serif; }
main { max-width: 76rem; margin: 0 auto; padding: 1rem; }
h1 { margin: 0.5rem 0; font-size: 1.8rem; line-height: 1.2; }
h2 { margin: 2.5rem 0 0.5rem; font-size: 1.4rem; line-height: 1.25; overflow-wrap: anywhere; }
h3 { margin: 0 0 0.25rem; font-size: 1.05rem; line-height: 1.3; overflow-wrap: anywhere; }
a { color: inherit; }
p { margin: 0.25rem 0; }
nav ul { margin: 0.5rem 0; padding-left: 1.2rem; }
.note { color: var(--faint); font-size: 0.9rem; max-width: 60rem; }
figure { margin: 1rem 0; padding: 1rem; background: var(--card); border: 1px solid var(--line); border-radius: 0.5rem; }
.both { display: grid; grid-template-columns: minmax(0, 1fr); gap: 1rem 2rem; align-items: start; }
figure svg { display: block; width: 100%; height: auto; margin-top: 0.5rem; }
.chart { max-width: 30rem; }
.table { overflow: auto; max-height: 34rem; }
thead th { position: sticky; top: 0; background: var(--card); }
table { border-collapse: collapse; font-size: 0.85rem; font-variant-numeric: tabular-nums; }
th, td { padding: 0.3rem 0.5rem; text-align: left; vertical-align: top; border-bottom: 1px solid var(--line); }
th { font-weight: 600; }
.r { text-align: right; }
tbody .r, tbody .s { white-space: nowrap; }
caption { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }
:focus-visible { outline: 2px solid #3d8fd1; outline-offset: 2px; }
@media (min-width: 60rem) { .both { grid-template-columns: minmax(0, 30rem) minmax(0, 1fr); } }
@media (max-width: 30rem) { main { padding: 0.5rem; } figure { padding: 0.6rem; } th, td { padding: 0.3rem; } }
@media print { figure { break-inside: avoid; } .table { max-height: none; } }
"""


def read_result(file: Path) -> Any:
    """The JSON data of a file. Raises UserError if it cannot be read."""
    try:
        return json.loads(file.read_text(encoding="utf-8"))
    except OSError as error:
        raise UserError(f"{file} cannot be read: {error.strerror or error}") from error
    except ValueError as error:
        raise UserError(f"{file} holds no JSON; make it with --json") from error


def chapter_of(data: Any, source: str) -> Chapter:
    """The chapter of a result. Raises UserError, naming the source, if it is none that can be shown."""
    kind = data.get("kind") if isinstance(data, dict) else None
    if isinstance(data, dict) and kind is None and "factions" in data:
        kind = "simulate"  # says so by what it holds
    if kind not in CHAPTERS:
        raise UserError(f"{source} holds no result that can be shown; known are those of {', '.join(CHAPTERS)} --json")
    try:
        return CHAPTERS[kind](data)
    except (AttributeError, KeyError, TypeError, IndexError, ValueError) as error:
        raise UserError(f"{source} is no whole result of {kind}; make it anew") from error


def page(chapters: Sequence[Chapter], title: str = "Boothill: report of the lab") -> str:
    """The page with all chapters."""
    parts = [
        "<!doctype html>",
        '<html lang="en"><head><meta charset="utf-8">',
        '<meta name="viewport" content="width=device-width, initial-scale=1">',
        f"<title>{escape(title)}</title><style>{STYLE}</style></head><body><main>",
        f"<h1>{escape(title)}</h1>",
    ]
    if len(chapters) > 1:
        links = [f'<li><a href="#c{at}">{escape(chapter.title)}</a></li>' for at, chapter in enumerate(chapters)]
        parts.append(f'<nav aria-label="Contents"><ul>{"".join(links)}</ul></nav>')
    for at, chapter in enumerate(chapters):
        parts.append(f'<section aria-labelledby="c{at}"><h2 id="c{at}">{escape(chapter.title)}</h2>')
        parts += [f"<p>{escape(fact)}</p>" for fact in chapter.facts]
        parts += [_figure(figure, f"c{at}-f{number}") for number, figure in enumerate(chapter.figures)]
        parts.append("</section>")
    parts.append("</main></body></html>\n")
    return "\n".join(parts)


def _figure(figure: Figure, name: str) -> str:
    note = f'<p class="note">{escape(figure.note)}</p>' if figure.note else ""
    head = f"<h3>{escape(figure.title)}</h3>{note}"
    table = _table(figure)
    if figure.spec is None:
        return f"<figure>{head}{table}</figure>"
    chart = charts.svg(figure.spec, name, alone=False)
    return f'<figure>{head}<div class="both"><div class="chart">{chart}</div><div>{table}</div></div></figure>'


def _table(figure: Figure) -> str:
    marked = [_look([row[at] for row in figure.rows]) for at in range(len(figure.head))]
    head = "".join(
        [f'<th scope="col"{mark}>{escape(text)}</th>' for mark, text in zip(marked, figure.head, strict=True)]
    )
    body = "".join(
        [
            "<tr>"
            + f'<th scope="row"{marked[0]}>{escape(row[0])}</th>'
            + "".join([f"<td{mark}>{escape(text)}</td>" for mark, text in zip(marked[1:], row[1:], strict=True)])
            + "</tr>"
            for row in figure.rows
        ]
    )
    # The caption is for those who go from table to table by ear: the heading above shows the same.
    # A table wider than the page can be scrolled, by keyboard as well.
    return (
        f'<div class="table" tabindex="0" role="group" aria-label="{escape(figure.title)}">'
        f"<table><caption>{escape(figure.title)}</caption><thead><tr>{head}</tr></thead><tbody>{body}</tbody></table></div>"
    )


def _look(column: Sequence[str]) -> str:
    """Columns of figures stand right, and short ones are not broken into lines."""
    if column and all(text[:1] in "0123456789+-–" for text in column):
        return ' class="r"'
    return ' class="s"' if all(len(text) <= SHORT for text in column) else ""
