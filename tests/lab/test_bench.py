"""The benchmark compares like with like. What it measures is no matter of tests."""

import json

import pytest

from boothill.bang.loading import BUILT_IN
from boothill.cli.bench import print_figures
from boothill.cli.main import main
from boothill.lab import bench as measuring
from boothill.lab.bench import BASE, FURTHER_SETS, Figure, Mark, Mix, Results, Slowdown, games, side_by_side
from support.tales import WITHOUT_EQUIPMENT

EVERYTHING = Mix(BUILT_IN, shadow=True)


def test_the_figure_of_further_sets_is_the_median_of_its_rounds():
    slowdown = Slowdown(Mix(("base", "dodge_city")), True, [0.5, 0.9, 0.8], [4.0, 3.0, 1.0])
    assert (slowdown.ratio, slowdown.per_move) == (0.8, 3.0)
    assert slowdown.dump() == {
        "sets": ["base", "dodge_city"],
        "shadow": False,
        "recorded": True,
        "ratio": 0.8,
        "mark": 0.75,
        "per_move": 3.0,
        "mark_per_move": None,
    }
    assert Slowdown(EVERYTHING, False, [0.5], [2.5]).dump() == {
        "sets": list(BUILT_IN),
        "shadow": True,
        "recorded": False,
        "ratio": 0.5,
        "mark": None,
        "per_move": 2.5,
        "mark_per_move": 2.0,
    }


def test_every_mix_of_sets_has_its_mark():
    assert {
        Mix(("base", "dodge_city")): Mark(of_base=0.75),
        Mix(("base", "dodge_city", "promos")): Mark(of_base=0.75),
        Mix(("base", "high_noon", "fistful")): Mark(of_base=0.7),
        Mix(WITHOUT_EQUIPMENT): Mark(of_base=0.7),
        Mix(("base", "gold_rush")): Mark(),
        EVERYTHING: Mark(per_move=2.0),
    } == FURTHER_SETS


def test_all_mixes_of_sets_are_measured_side_by_side(monkeypatch):
    played = []

    def games(bot, players, record, first_seed, count, mix):
        played.append((mix, first_seed))
        return {BASE: 1.0}.get(mix, 2.0), count

    monkeypatch.setattr(measuring, "games", games)
    each = side_by_side(False, 0)
    assert each == {BASE: 0.25, **dict.fromkeys(FURTHER_SETS, 0.5)}
    assert [mix for mix, _ in played[:8]] == [BASE, *FURTHER_SETS, BASE]
    assert {seed for mix, seed in played if mix == BASE} == set(range(0, 60, 4))


def test_games_are_played_with_the_sets_named():
    counted = [games("random", 5, False, 3, 4, mix)[1] for mix in (BASE, *FURTHER_SETS, Mix(BUILT_IN))]
    assert len(set(counted)) == 8
    assert games("random", 5, True, 3, 4, Mix(("base", "dodge_city")))[1] == counted[1]


def test_the_command_prints_all_figures(capsys):
    pytest.importorskip("chess")
    assert main(["bench", "--rounds", "1", "--json"]) == 0
    data = json.loads(capsys.readouterr().out)
    names = [found["name"] for found in data["figures"]]
    assert "random, 5 players, recorded, base+high_noon+fistful" in names
    assert f"random, 5 players, {'+'.join(BUILT_IN)}+shadows" in names
    assert [(Mix(tuple(one["sets"]), one["shadow"]), one["recorded"]) for one in data["further_sets"]] == [
        (mix, recorded) for recorded in (False, True) for mix in FURTHER_SETS
    ]
    figures = {found["name"]: found for found in data["figures"]}
    for one in data["further_sets"]:
        mix = Mix(tuple(one["sets"]), one["shadow"])
        figure = figures[f"random, 5 players{', recorded' if one['recorded'] else ''}, {mix}"]
        assert one["per_move"] == pytest.approx(figure["ratio"])  # of a single round


def test_the_figures_of_further_sets_are_told_with_their_marks(capsys):
    figure = Figure("python-chess random move", "move")
    figure.seconds = figure.moves = [1e-5]
    slowdowns = [Slowdown(mix, recorded, [0.9], [2.34]) for recorded in (True, False) for mix in FURTHER_SETS]
    print_figures(Results([figure], figure, slowdowns, 1024.0))
    told = [line for line in capsys.readouterr().out.splitlines() if " / base only" in line]
    assert told[2] == (
        "base+high_noon+fistful / base only, random, 5 players, recorded: "
        "0.90 of the decisions per second (our mark: at least 0.70), 2.34 per move."
    )
    assert told[4] == (
        "base+gold_rush / base only, random, 5 players, recorded: 0.90 of the decisions per second, 2.34 per move."
    )
    assert told[5].endswith(
        "+gold_rush+shadows / base only, random, 5 players, recorded: 0.90 of the decisions per second, 2.34 per move."
    )
    assert told[11].endswith(
        "+gold_rush+shadows / base only, random, 5 players: "
        "0.90 of the decisions per second, 2.34 per move (our mark: at least 2.00)."
    )
    assert len(told) == 12
