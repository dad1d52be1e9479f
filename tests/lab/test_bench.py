"""The benchmark compares like with like. What it measures is no matter of tests."""

import json

import pytest

from boothill.cli.main import main
from boothill.lab import bench as measuring
from boothill.lab.bench import FURTHER_SETS, SETS_MARK, Slowdown, games, side_by_side


def test_the_figure_of_further_sets_is_the_median_of_its_rounds():
    slowdown = Slowdown(FURTHER_SETS[0], True, [0.5, 0.9, 0.8])
    assert slowdown.ratio == 0.8
    assert slowdown.dump() == {"sets": ["base", "dodge_city"], "recorded": True, "ratio": 0.8, "mark": SETS_MARK}


def test_all_mixes_of_sets_are_measured_side_by_side(monkeypatch):
    played = []

    def games(bot, players, record, first_seed, count, sets):
        played.append((sets, first_seed))
        return {("base",): 1.0}.get(sets, 2.0), count

    monkeypatch.setattr(measuring, "games", games)
    each = side_by_side(False, 0)
    assert each == {("base",): 0.25, FURTHER_SETS[0]: 0.5, FURTHER_SETS[1]: 0.5}
    assert [sets for sets, _ in played[:4]] == [("base",), *FURTHER_SETS, ("base",)]
    assert {seed for sets, seed in played if sets == ("base",)} == set(range(0, 60, 4))


def test_games_are_played_with_the_sets_named():
    counted = [games("random", 5, False, 3, 4, sets)[1] for sets in (("base",), *FURTHER_SETS)]
    assert len(set(counted)) == 3
    assert games("random", 5, True, 3, 4, FURTHER_SETS[0])[1] == counted[1]


def test_the_command_prints_all_figures(capsys):
    pytest.importorskip("chess")
    assert main(["bench", "--rounds", "1", "--json"]) == 0
    data = json.loads(capsys.readouterr().out)
    names = [found["name"] for found in data["figures"]]
    assert "random, 5 players, recorded, base+dodge_city" in names
    assert [(tuple(one["sets"]), one["recorded"]) for one in data["further_sets"]] == [
        (sets, recorded) for recorded in (False, True) for sets in FURTHER_SETS
    ]
