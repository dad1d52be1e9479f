"""Charts of the lab: Vega-Lite specifications as plain data, and how they become SVG.

A specification holds its data, a title and a description, so that it can be read, tested and drawn elsewhere. Text and
lines take the colour of the text around the chart (`currentColor`): the same drawing serves a light and a dark page.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping, Sequence
from html import escape
from typing import Any, NamedTuple

from boothill.kernel.errors import UserError
from boothill.lab.strength.stats import Interval

Spec = dict[str, Any]

SCHEMA = "https://vega.github.io/schema/vega-lite/v5.json"
WIDTH, HEIGHT = 340, 240
ROW = 20
"""Height of one line of a chart of many names."""
PALETTE = ("#c98500", "#d1495b", "#3d8fd1", "#5f9e4a", "#9a6dd7", "#3aa39b", "#b5658f", "#808080")
"""Each can be told from its neighbours and from both a white and a nearly black page."""
SHAPES = ("circle", "square", "triangle-up", "diamond", "cross", "triangle-down", "triangle-left", "triangle-right")
COLOURS = {
    "law": PALETTE[0],
    "sheriff": PALETTE[0],
    "outlaws": PALETTE[1],
    "outlaw": PALETTE[1],
    "deputy": PALETTE[2],
    "renegade": PALETTE[3],
    "all seats": "#808080",
}
"""Sides and roles look the same in every chart."""
ORDER = ("all seats", "law", "sheriff", "deputy", "outlaws", "outlaw", "renegade")
"""Sides and roles come in this order; others as they are given."""
FONT = "system-ui, sans-serif"
DARK = "@media (prefers-color-scheme: dark)"


class Mark(NamedTuple):
    """A measured value in a chart: where it stands, which series it belongs to, and its interval."""

    at: str | float
    series: str
    interval: Interval


def config() -> Spec:
    """The look of all charts."""
    text = {"labelColor": "currentColor", "titleColor": "currentColor", "labelFontSize": 12, "titleFontSize": 12}
    return {
        "aria": False,
        "background": "transparent",
        "font": FONT,
        "view": {"stroke": None},
        "title": {"color": "currentColor", "anchor": "start", "fontSize": 14, "offset": 10},
        "axis": text
        | {
            "gridColor": "currentColor",
            "gridOpacity": 0.14,
            "domainColor": "currentColor",
            "domainOpacity": 0.4,
            "tickColor": "currentColor",
            "tickOpacity": 0.4,
            "titleFontWeight": "normal",
            "titlePadding": 8,
            "labelLimit": 220,
            "labelFlush": False,
        },
        "legend": text
        | {
            "orient": "bottom",
            "title": None,
            "symbolSize": 80,
            "symbolOpacity": 1,
            "columns": 4,
            "columnPadding": 18,
            "labelLimit": 150,
        },
    }


def _whole(title: str, description: str, body: Spec) -> Spec:
    return {"$schema": SCHEMA, "title": title, "description": description, "config": config(), **body}


def _values(marks: Iterable[Mark]) -> list[dict[str, Any]]:
    return [
        {
            "at": mark.at,
            "series": mark.series,
            "value": round(mark.interval.value, 6),
            "low": round(mark.interval.low, 6),
            "high": round(mark.interval.high, 6),
        }
        for mark in marks
    ]


def _series(names: Sequence[str]) -> dict[str, Any]:
    """Colour and shape: nobody has to tell series by colour alone."""
    colours = [COLOURS.get(name, PALETTE[number % len(PALETTE)]) for number, name in enumerate(names)]
    shapes = [SHAPES[number % len(SHAPES)] for number in range(len(names))]
    legend: Spec | None = {"title": None} if len(names) > 1 else None
    domain = list(names)
    return {
        "color": {
            "field": "series",
            "type": "nominal",
            "scale": {"domain": domain, "range": colours},
            "legend": legend,
        },
        "shape": {"field": "series", "type": "nominal", "scale": {"domain": domain, "range": shapes}, "legend": legend},
    }


def _distinct(marks: Sequence[Mark]) -> list[str]:
    names = list(dict.fromkeys([mark.series for mark in marks]))
    return sorted(names, key=ORDER.index) if set(names) <= set(ORDER) else names


def _points(
    places: str, place: Spec, values: str, value: Spec, names: Sequence[str], guide: float | None
) -> list[Spec]:
    """Layers of points with intervals: where they stand on the axis `places`, how high on the axis `values`.

    The series of a place are side by side. `guide` draws a line at a value.
    """
    style = _series(names)
    where = {places: place, f"{places}Offset": {"field": "series", "type": "nominal", "sort": list(names)}}
    ends = {values: value | {"field": "low"}, f"{values}2": {"field": "high"}}
    return [
        *([] if guide is None else [_level(values, guide)]),
        {
            "mark": {"type": "rule", "strokeWidth": 2, "opacity": 0.75},
            "encoding": {**where, **ends, "color": style["color"]},
        },
        {
            "mark": {"type": "point", "filled": True, "size": 60, "opacity": 1},
            "encoding": {**where, values: value, **style},
        },
    ]


def columns(
    title: str,
    description: str,
    marks: Sequence[Mark],
    *,
    across: str,
    up: str,
    form: str = ".0%",
    guide: float | None = None,
    zero: bool = True,
) -> Spec:
    """Points with intervals over places in a row, the series of each place side by side. `guide` draws a level line."""
    names = _distinct(marks)
    places = list(dict.fromkeys([mark.at for mark in marks]))
    x: Spec = {
        "field": "at",
        "type": "ordinal",
        "sort": places,
        "title": across,
        "axis": {"labelAngle": 0, "labelOverlap": False},
    }
    y = {"field": "value", "type": "quantitative", "title": up, "axis": {"format": form}, "scale": {"zero": zero}}
    layers = _points("x", x, "y", y, names, guide)
    return _whole(
        title,
        description,
        {"width": WIDTH, "height": HEIGHT, "data": {"values": _values(marks)}, "layer": layers},
    )


def rows(
    title: str, description: str, marks: Sequence[Mark], *, along: str, form: str = "+.0f", guide: float | None = 0.0
) -> Spec:
    """Names below each other, each with a point and its interval; the order is that of the marks."""
    names = _distinct(marks)
    places = list(dict.fromkeys([mark.at for mark in marks]))
    y: Spec = {"field": "at", "type": "nominal", "sort": places, "title": None}
    x: Spec = {"field": "value", "type": "quantitative", "title": along, "scale": {"zero": False}}
    x["axis"] = {"format": form, "tickCount": 6, "labelOverlap": True}
    layers = _points("y", y, "x", x, names, guide)
    return _whole(
        title,
        description,
        {
            "width": WIDTH - 70,
            # Names are as wide as the reader's font makes them.
            "padding": {"left": 5 + max([len(str(place)) for place in places]), "right": 10, "top": 5, "bottom": 5},
            "height": max(2, len(places) * max(1, len(names) * 2 // 3)) * ROW,
            "data": {"values": _values(marks)},
            "layer": layers,
        },
    )


def lines(
    title: str,
    description: str,
    marks: Sequence[Mark],
    *,
    across: str,
    up: str,
    form: str = ".2f",
    zero: bool = False,
    guides: Sequence[float] = (),
) -> Spec:
    """Values over numbers, each series a line with the band of its intervals. `guides` draws level lines."""
    style = _series(_distinct(marks))
    x: Spec = {
        "field": "at",
        "type": "quantitative",
        "title": across,
        "axis": {"tickMinStep": 1, "format": "d"},
        "scale": {"zero": False, "nice": False, "padding": 8},
    }
    y = {"field": "value", "type": "quantitative", "title": up, "axis": {"format": form}, "scale": {"zero": zero}}
    return _whole(
        title,
        description,
        {
            "width": WIDTH,
            "height": HEIGHT,
            "data": {"values": _values(marks)},
            "layer": [
                *[_level("y", guide) for guide in guides],
                {
                    "mark": {"type": "area", "opacity": 0.2},
                    "encoding": {
                        "x": x,
                        "y": y | {"field": "low"},
                        "y2": {"field": "high"},
                        "color": style["color"],
                    },
                },
                {"mark": {"type": "line", "strokeWidth": 2}, "encoding": {"x": x, "y": y, "color": style["color"]}},
                {
                    "mark": {"type": "point", "filled": True, "size": 55, "opacity": 1},
                    "encoding": {"x": x, "y": y, **style},
                },
            ],
        },
    )


def calibration(title: str, description: str, marks: Sequence[Mark]) -> Spec:
    """How often what was given a chance came true, by that chance; on the diagonal the two agree."""
    style = _series(_distinct(marks))
    whole = {"domain": [0, 1], "nice": False}
    x: Spec = {
        "field": "at",
        "type": "quantitative",
        "title": "chance given",
        "axis": {"format": ".0%", "tickCount": 5},
        "scale": whole,
    }
    y = {
        "field": "value",
        "type": "quantitative",
        "title": "came true",
        "axis": {"format": ".0%", "tickCount": 5},
        "scale": whole,
    }
    return _whole(
        title,
        description,
        {
            "width": HEIGHT + 60,
            "height": HEIGHT + 60,
            "data": {"values": _values(marks)},
            "layer": [
                {
                    "data": {"values": [{"at": 0, "value": 0}, {"at": 1, "value": 1}]},
                    "mark": {"type": "line", "color": "currentColor", "opacity": 0.5, "strokeDash": [4, 4]},
                    "encoding": {"x": x, "y": y},
                },
                {
                    "mark": {"type": "rule", "strokeWidth": 2, "opacity": 0.75},
                    "encoding": {"x": x, "y": y | {"field": "low"}, "y2": {"field": "high"}, "color": style["color"]},
                },
                {"mark": {"type": "line", "strokeWidth": 1.5}, "encoding": {"x": x, "y": y, "color": style["color"]}},
                {
                    "mark": {"type": "point", "filled": True, "size": 60, "opacity": 1},
                    "encoding": {"x": x, "y": y, **style},
                },
            ],
        },
    )


def _level(axis: str, value: float) -> Spec:
    return {
        "data": {"values": [{}]},
        "mark": {"type": "rule", "color": "currentColor", "opacity": 0.5, "strokeDash": [4, 4]},
        "encoding": {axis: {"datum": value}},
    }


def drawer() -> Callable[..., str]:
    """What makes SVG of a specification. Raises UserError if it is not installed."""
    try:
        from vl_convert import vegalite_to_svg
    except ImportError as error:
        raise UserError("drawing charts needs vl-convert; install it with: pip install boothill[report]") from error
    return vegalite_to_svg


def svg(spec: Mapping[str, Any], name: str, *, alone: bool = True) -> str:
    """The chart as SVG with its title and description for those who hear it.

    `name` sets its ids apart from those of other charts in a page. A chart `alone` in a file shows its title and brings
    its colours; in a page the heading above it says the title, and the page has the colours. Raises UserError if what
    draws charts is not installed.
    """
    title, description = str(spec["title"]), str(spec["description"])
    shown = dict(spec) if alone else {key: value for key, value in spec.items() if key != "title"}
    drawn = drawer()(shown, vl_version="v5.21", allowed_base_urls=[])
    # Every chart counts its ids from nought.
    drawn = re.sub(r'\bid="', f'id="{name}-', drawn)
    drawn = drawn.replace("url(#", f"url(#{name}-").replace('href="#', f'href="#{name}-')
    drawn = re.sub(r' (?:role="graphics-\w+"|aria-roledescription="[^"]*")', "", drawn)
    style = ""
    if alone:
        style = (
            "<style>svg{color:#26211b;background:#fff}"
            f"{DARK}{{svg{{color:#e6ded2;background:#1b1712}}}}</style>"
        )  # fmt: skip
    head = f'<title id="{name}-title">{escape(title)}</title><desc id="{name}-desc">{escape(description)}</desc>{style}'
    return re.sub(
        r"<svg([^>]*)>",
        lambda found: f'<svg{found[1]} role="img" aria-labelledby="{name}-title" aria-describedby="{name}-desc">{head}',
        drawn,
        count=1,
    )
