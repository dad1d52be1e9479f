"""Charts: all of the data is in them, they are drawn the same every time, and nobody has to see them to know them."""

import json
import re
import sys
from xml.etree import ElementTree

import pytest

from boothill.kernel.errors import UserError
from boothill.lab.publish import charts
from boothill.lab.publish.charts import Mark
from boothill.lab.strength.stats import Interval

MARKS = [
    Mark(place, series, Interval(value, value - 0.1, value + 0.1))
    for series, value in (("outlaws", 0.5), ("law", 0.4))
    for place in (4, 5)
]
SPECS = {
    "columns": charts.columns("Wins <&>", "Who won", MARKS, across="players", up="won", guide=0.5),
    "rows": charts.rows("Characters", "Who won", MARKS, along="points"),
    "lines": charts.lines("Log-loss", "Who knows", MARKS, across="rounds", up="log-loss", guides=(0.2, 0.3)),
    "calibration": charts.calibration("Calibration", "Who is right", MARKS),
}
NS = "{http://www.w3.org/2000/svg}"


@pytest.mark.parametrize("name", SPECS)
def test_a_specification_is_json_that_holds_its_data(name):
    spec = json.loads(json.dumps(SPECS[name]))
    held = [[one[key] for key in ("at", "series", "value", "low", "high")] for one in spec["data"]["values"]]
    assert held == [[mark.at, mark.series, *[pytest.approx(bound) for bound in mark.interval]] for mark in MARKS]
    assert spec["title"]
    assert spec["description"]


@pytest.mark.parametrize("name", SPECS)
def test_a_chart_is_drawn_the_same_every_time_with_title_and_description(name):
    drawn = charts.svg(SPECS[name], name)
    assert drawn == charts.svg(SPECS[name], name)
    root = ElementTree.fromstring(drawn)
    assert root.get("role") == "img"
    assert root.find(f"{NS}title").text == SPECS[name]["title"]
    assert root.find(f"{NS}desc").text == SPECS[name]["description"]
    assert root.get("aria-labelledby") == root.find(f"{NS}title").get("id") == f"{name}-title"
    assert "prefers-color-scheme: dark" in root.find(f"{NS}style").text
    assert not re.search(r'(?:fill|stroke)="(?:#000|black|white|#fff)', drawn), "would vanish in the dark or the light"


def test_marks_are_drawn_one_by_one():
    root = ElementTree.fromstring(charts.svg(SPECS["columns"], "c"))
    groups = {group.get("class"): len(group) for group in root.iter(f"{NS}g") if "role-mark" in group.get("class", "")}
    assert groups["mark-symbol role-mark layer_2_marks"] == len(MARKS)
    assert groups["mark-rule role-mark layer_1_marks"] == len(MARKS)


def test_in_a_page_the_page_has_title_and_colours():
    root = ElementTree.fromstring(charts.svg(SPECS["columns"], "c7", alone=False))
    assert root.find(f"{NS}style") is None
    assert "Wins <&>" not in [text.text for text in root.iter(f"{NS}text")]
    ids = [element.get("id") for element in root.iter() if element.get("id")]
    assert ids
    assert all(found.startswith("c7-") for found in ids)


def test_sides_have_their_colours_and_shapes_in_every_chart():
    colour = SPECS["lines"]["layer"][-1]["encoding"]["color"]["scale"]
    shape = SPECS["lines"]["layer"][-1]["encoding"]["shape"]["scale"]
    assert colour["domain"] == shape["domain"] == ["law", "outlaws"]
    assert colour["range"] == [charts.COLOURS["law"], charts.COLOURS["outlaws"]]
    assert len(set(shape["range"])) == 2


def test_without_what_draws_charts_the_remedy_is_named(monkeypatch):
    monkeypatch.setitem(sys.modules, "vl_convert", None)
    with pytest.raises(UserError, match=r"pip install boothill\[report\]"):
        charts.svg(SPECS["rows"], "c")
