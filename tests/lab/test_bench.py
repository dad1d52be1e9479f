"""The benchmark compares like with like. What it measures is no matter of tests."""

import json

import pytest

from boothill.cli.bench import print_figures
from boothill.cli.main import main
from boothill.lab import bench as measuring
from boothill.lab.bench import FURTHER_SETS, Figure, Results, Slowdown, games, side_by_side
from support.games import ALL_SETS


def test_the_figure_of_further_sets_is_the_median_of_its_rounds():
    slowdown = Slowdown(("base", "dodge_city"), True, [0.5, 0.9, 0.8])
    assert slowdown.ratio == 0.8
    assert slowdown.dump() == {"sets": ["base", "dodge_city"], "recorded": True, "ratio": 0.8, "mark": 0.75}


def test_every_mix_of_sets_has_its_mark():
    assert FURTHER_SETS == {
        ("base", "dodge_city"): 0.75,
        ("base", "dodge_city", "promos"): 0.75,
        ("base", "high_noon", "fistful"): 0.7,
        ALL_SETS: 0.7,
    }


def test_all_mixes_of_sets_are_measured_side_by_side(monkeypatch):
    played = []

    def games(bot, players, record, first_seed, count, sets):
        played.append((sets, first_seed))
        return {("base",): 1.0}.get(sets, 2.0), count

    monkeypatch.setattr(measuring, "games", games)
    each = side_by_side(False, 0)
    assert each == {("base",): 0.25, **dict.fromkeys(FURTHER_SETS, 0.5)}
    assert [sets for sets, _ in played[:6]] == [("base",), *FURTHER_SETS, ("base",)]
    assert {seed for sets, seed in played if sets == ("base",)} == set(range(0, 60, 4))


def test_games_are_played_with_the_sets_named():
    counted = [games("random", 5, False, 3, 4, sets)[1] for sets in (("base",), *FURTHER_SETS)]
    assert len(set(counted)) == 5
    assert games("random", 5, True, 3, 4, ("base", "dodge_city"))[1] == counted[1]


def test_the_command_prints_all_figures(capsys):
    pytest.importorskip("chess")
    assert main(["bench", "--rounds", "1", "--json"]) == 0
    data = json.loads(capsys.readouterr().out)
    names = [found["name"] for found in data["figures"]]
    assert "random, 5 players, recorded, base+high_noon+fistful" in names
    assert [(tuple(one["sets"]), one["recorded"]) for one in data["further_sets"]] == [
        (sets, recorded) for recorded in (False, True) for sets in FURTHER_SETS
    ]


def test_the_figures_of_further_sets_are_told_with_their_marks(capsys):
    figure = Figure("python-chess random move", "move")
    figure.seconds = figure.moves = [1e-5]
    slowdowns = [Slowdown(sets, True, [0.9]) for sets in FURTHER_SETS]
    print_figures(Results([figure], figure, slowdowns, 1024.0))
    told = [line for line in capsys.readouterr().out.splitlines() if " / base only" in line]
    assert told[2] == (
        "base+high_noon+fistful / base only, random, 5 players, recorded: "
        "0.90 of the decisions per second (our mark: at least 0.70)."
    )
    assert len(told) == 4
