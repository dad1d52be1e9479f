"""The page of results: whole, readable without eyes or network, and clear about what cannot be shown."""

import json
import re
from contextlib import suppress
from html.parser import HTMLParser

import pytest

from boothill.games.bang.lab.insight import Trial, assess
from boothill.kernel.errors import UserError
from boothill.lab.balance.study import Study, measure
from boothill.lab.publish import report
from boothill.lab.run.simulate import Plan, simulate

HALF = {"value": 0.5, "low": 0.4, "high": 0.62}
PARTS = {"difference": {"value": 0.08, "low": 0.05, "high": 0.11}, "challenger": HALF, "baseline": HALF}
HEAD = {
    "engine": "0.1.0", "code": "0f3a", "game": "bang", "setting": {"sets": ["base"]}, "seed": 0, "seeds": 9,
    "games": 1234, "unfinished": 2,
}  # fmt: skip
SIZE = {"players": 5, "games": 9, "unfinished": 0, **PARTS}
FOCAL = {
    **HEAD, "kind": "focal", "challenger": "marshal", "baseline": "karma", "difference": PARTS["difference"],
    "sizes": [{**SIZE, "by_role": {"sheriff": PARTS, "outlaw": PARTS}}],
}  # fmt: skip
SWAP = {**FOCAL, "kind": "swap", "sizes": [{**SIZE, "by_faction": {"law": PARTS, "outlaws": PARTS}}]}
ELO = {"value": 55.0, "low": 20.0, "high": 90.0}
LEAGUE = {
    **HEAD, "kind": "league", "bots": ["marshal", "karma"], "players": [4, 5], "with_characters": False,
    "strength": [
        {"bot": bot, "log_odds": HALF, "elo": ELO, "seats": 90, "wins": 45, "rate": HALF}
        for bot in ("karma", "marshal")
    ],
    "pairs": [{"bot": "marshal", "other": "karma", "elo": ELO}],
    "by_role": [{"bot": "marshal", "role": "outlaw", "seats": 9, "wins": 4, "rate": HALF}],
}  # fmt: skip
GATE = {
    **HEAD, "kind": "gate", "challenger": "marshal", "baseline": "karma", "players": [5], "verdict": "accept",
    "reject_at": -2.94, "accept_at": 2.94, "llr": 3.1, "estimate": PARTS["difference"],
    "looks": [{"seeds": 50, "mean": 0.07, "llr": 1.2}, {"seeds": 100, "mean": 0.08, "llr": 3.1}],
}  # fmt: skip
CELL = {
    "challenger": "marshal", "opponent": "karma", "players": 5, "difference": PARTS["difference"],
    "by_role": {"sheriff": PARTS}, "time": {"games": 3, "decisions": 99, "p50_ms": 0.41, "p95_ms": 2.3},
}  # fmt: skip
TABLE = {**HEAD, "kind": "table", "title": "Bots <of> ours", "cells": [CELL]}


@pytest.fixture(scope="module")
def played():
    """Results as the lab gives them."""
    plan = Plan(5, 6, ("greenhorn", "random"))
    return {
        "simulate": plan.dump() | simulate(plan).dump(),
        "insight": assess(Trial(Plan(5, 6, ("greenhorn",)), ("prior", "greenhorn"))).dump(),
        "balance": measure(Study.of(("random",), (3, 5), ("base", "everything"), None, 20)).dump(),
    }


MADE = {"focal": FOCAL, "swap": SWAP, "league": LEAGUE, "gate": GATE, "table": TABLE}


class Outline(HTMLParser):
    """What a reader finds: headings, links, ids, cells, and anything that would ask the network for something."""

    def __init__(self):
        super().__init__()
        self.ids, self.links, self.tags, self.cells, self.open = [], [], [], [], []

    def handle_starttag(self, tag, attrs):
        found = dict(attrs)
        self.tags.append(tag)
        self.ids += [found["id"]] if "id" in found else []
        self.links += [value for key, value in attrs if key in ("href", "src", "xlink:href")]
        self.open.append(tag)

    def handle_data(self, data):
        if self.open and self.open[-1] in ("td", "th", "h1", "h2", "h3", "p"):
            self.cells.append(data)


def outline(text):
    found = Outline()
    found.feed(text)
    return found


def test_the_page_is_whole_and_asks_nobody_for_anything(played):
    every = [report.chapter_of(data, kind) for kind, data in {**MADE, **played}.items()]
    found = outline(report.page(every, "All & sundry"))
    assert found.tags.count("h2") == found.tags.count("section") == 8
    assert found.tags.count("svg") == sum(figure.spec is not None for chapter in every for figure in chapter.figures)
    assert found.tags.count("table") == sum(len(chapter.figures) for chapter in every), "no chart without its figures"
    assert not {"script", "link", "img", "iframe", "object"} & set(found.tags)
    assert found.links == [f"#c{number}" for number in range(8)]
    assert len(found.ids) == len(set(found.ids))
    assert "All & sundry" in found.cells


@pytest.mark.parametrize(
    ("kind", "words"),
    [
        ("focal", ("+8.0 (+5.0 to +11.0)", "50.0 % (40.0 to 62.0)", "all seats")),
        ("swap", ("outlaws", "+8.0 (+5.0 to +11.0)")),
        ("league", ("+55 (+20 to +90)", "marshal")),
        ("gate", ("Verdict: accept. The gain is estimated at +8.0 (+5.0 to +11.0) points.", "+3.10")),
        ("table", ("Bots <of> ours", "2.30 ms", "marshal among karma")),
    ],
)
def test_the_figures_are_told(kind, words):
    found = outline(report.page([report.chapter_of(MADE[kind], kind)]))
    for word in words:
        assert word in found.cells


def test_the_chapters_of_games_played_tell_roles_sizes_characters_sets_length_and_calibration(played):
    titles = {kind: [figure.title for figure in report.chapter_of(data, kind).figures] for kind, data in played.items()}
    assert titles["simulate"] == [f"{what}: how often they won" for what in ("Sides", "Roles", "Bots", "Characters")]
    assert titles["insight"] == ["Log-loss after each round", "Log-loss after each turn", "Calibration"]
    assert titles["balance"] == [
        "Wins by side and table size, base",
        "Wins by set, 5 players",
        "Characters, base",
        "Characters, everything",
        "Length of the game",
        "What was expected",
    ]


def test_every_row_of_a_table_is_as_wide_as_its_head(played):
    for kind, data in {**MADE, **played}.items():
        for figure in report.chapter_of(data, kind).figures:
            assert {len(row) for row in figure.rows} == {len(figure.head)}, (kind, figure.name)


@pytest.mark.parametrize("data", [[], 7, {}, {"kind": "poker"}])
def test_what_is_no_result_is_refused(data):
    with pytest.raises(UserError, match=r"x\.json holds no result"):
        report.chapter_of(data, "x.json")


@pytest.mark.parametrize("kind", MADE)
def test_half_a_result_is_refused(kind):
    with pytest.raises(UserError, match=f"no whole result of {kind}"):
        report.chapter_of({"kind": kind}, "x.json")


def test_a_league_of_nobody_is_refused():
    with pytest.raises(UserError, match="no whole result of league"):
        report.chapter_of(LEAGUE | {"bots": []}, "x.json")


@pytest.mark.parametrize("kind", [*MADE, "simulate", "insight", "balance"])
def test_a_result_with_something_empty_is_refused_or_shown(kind, played):
    data = {**MADE, **played}[kind]
    for key in [key for key, value in data.items() if isinstance(value, list | dict)]:
        with suppress(UserError):
            assert report.page([report.chapter_of(data | {key: type(data[key])()}, "x.json")])


def test_tables_have_captions_and_rows_have_heads():
    chapter = report.chapter_of(LEAGUE, "league")
    text = report.page([chapter])
    for figure in chapter.figures:
        assert f"<table><caption>{figure.title}</caption>" in text
    assert text.count('<th scope="row"') == sum(len(figure.rows) for figure in chapter.figures)
    assert re.search(r'<tr><th scope="row"[^>]*>marshal</th><td', text)


def test_a_file_that_is_not_there_or_no_json_is_refused(tmp_path):
    with pytest.raises(UserError, match="cannot be read"):
        report.read_result(tmp_path / "x.json")
    (tmp_path / "y.json").write_text("<html>")
    with pytest.raises(UserError, match="no JSON"):
        report.read_result(tmp_path / "y.json")
    (tmp_path / "z.json").write_text(json.dumps(GATE))
    assert report.read_result(tmp_path / "z.json") == GATE


def test_light_and_dark_are_left_to_the_reader():
    text = report.page([])
    assert "color-scheme: light dark" in text
    assert re.search(r"prefers-color-scheme: dark", text)
