"""The benchmark compares like with like. What it measures is no matter of tests."""

import json

import pytest

from boothill.builds import build
from boothill.cli.commands.bench import print_figures
from boothill.cli.main import main
from boothill.games.bang.lab import bench as courses
from boothill.games.bang.lab.bench import BASE, FURTHER_SETS, CardCourse, Mark, Slowdown, side_by_side
from boothill.games.bang.lab.setting import CardGame
from boothill.games.bang.rules.cards.loading import BUILT_IN
from boothill.games.dice.lab.setting import DiceGame
from boothill.lab.bench import bench as measuring
from boothill.lab.bench.bench import Course, Figure, Results, bench, games, middle_of_turns
from boothill.titles import games_with, part_of
from support.tales import WITHOUT_EQUIPMENT

EVERYTHING = CardGame(BUILT_IN, shadow=True)


def test_the_figure_of_further_sets_is_the_median_of_its_rounds():
    slowdown = Slowdown(CardGame(("base", "dodge_city")), True, [0.5, 0.9, 0.8], [4.0, 3.0, 1.0])
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
        CardGame(("base", "dodge_city")): Mark(of_base=0.75),
        CardGame(("base", "dodge_city", "promos")): Mark(of_base=0.75),
        CardGame(("base", "high_noon", "fistful")): Mark(of_base=0.7),
        CardGame(WITHOUT_EQUIPMENT): Mark(of_base=0.7),
        CardGame(("base", "gold_rush")): Mark(),
        EVERYTHING: Mark(per_move=2.0),
    } == FURTHER_SETS


def test_all_mixes_of_sets_are_measured_side_by_side(monkeypatch):
    played = []

    def games(mix, bot, players, record, first_seed, count):
        played.append((mix, first_seed))
        return {BASE: 1.0}.get(mix, 2.0), count

    monkeypatch.setattr(courses, "games", games)
    each = side_by_side(False, 0)
    assert each == {BASE: 0.25, **dict.fromkeys(FURTHER_SETS, 0.5)}
    assert [mix for mix, _ in played[:8]] == [BASE, *FURTHER_SETS, BASE]
    assert {seed for mix, seed in played if mix == BASE} == set(range(0, 60, 4))


def test_games_are_played_with_the_sets_named():
    counted = [games(mix, "random", 5, False, 3, 4)[1] for mix in (BASE, *FURTHER_SETS, CardGame(BUILT_IN))]
    assert len(set(counted)) == 8
    assert games(CardGame(("base", "dodge_city")), "random", 5, True, 3, 4)[1] == counted[1]


def test_the_command_prints_all_figures(capsys):
    pytest.importorskip("chess")
    assert main(["bench", "--rounds", "1", "--json"]) == 0
    data = json.loads(capsys.readouterr().out)
    names = [found["name"] for found in data["figures"]]
    assert "random, 5 players, recorded, base+high_noon+fistful" in names
    assert f"random, 5 players, {'+'.join(BUILT_IN)}+shadows" in names
    assert [(CardGame(tuple(one["sets"]), shadow=one["shadow"]), one["recorded"]) for one in data["further_sets"]] == [
        (mix, recorded) for recorded in (False, True) for mix in FURTHER_SETS
    ]
    figures = {found["name"]: found for found in data["figures"]}
    for one in data["further_sets"]:
        mix = "+".join([*one["sets"], *(["shadows"] if one["shadow"] else [])])
        figure = figures[f"random, 5 players{', recorded' if one['recorded'] else ''}, {mix}"]
        assert one["per_move"] == pytest.approx(figure["ratio"])  # of a single round


def test_the_figures_of_further_sets_are_told_with_their_marks(capsys):
    figure = Figure("python-chess random move", "move")
    figure.seconds = figure.moves = [1e-5]
    course = CardCourse()
    course.slowdowns = [Slowdown(mix, recorded, [0.9], [2.34]) for recorded in (True, False) for mix in FURTHER_SETS]
    print_figures(course, Results([figure], figure, 1024.0))
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


# ---- the dice game ---------------------------------------------------------------------------------------------

SMALL_OPERATIONS = {
    ("clone in the middle of a turn", "clone"),
    ("clone, recorded", "clone"),
    ("clone, re-deal, random to the end", "playout"),
    ("view of one seat", "view"),
    ("replay of a recorded game", "game"),
}


@pytest.fixture
def in_a_hurry(monkeypatch):
    """Hardly any chess and no warming up: what is measured does not matter."""
    pytest.importorskip("chess")
    monkeypatch.setattr(measuring, "YARDSTICK_MOVES", 50)
    monkeypatch.setattr(measuring, "WARM_UP", 1)


def test_both_games_have_their_courses():
    measured = games_with("lab.bench")
    assert {"bang", "dice"} <= set(measured)
    assert [part_of(game, "lab.bench").COURSE().setting.game.id for game in measured] == measured
    dice = part_of("dice", "lab.bench").COURSE()
    assert set(dice.players) >= {4, 5, 7}
    assert set(dice.games) == {"random", "greenhorn"}


def test_a_course_is_measured_with_all_that_belongs_to_it(in_a_hurry):
    rounds = []
    course = Course(DiceGame(), (3, 8), {"random": 2, "greenhorn": 1})
    results = bench(course, 2, lambda at, of: rounds.append((at, of)))
    assert rounds == [(0, 2), (1, 2)]
    tables = {
        (f"{bot}, {players} players{recorded}", unit)
        for bot in ("random", "greenhorn")
        for players in (3, 8)
        for recorded in ("", ", recorded")
        for unit in ("decision", "game")
    }
    assert {(figure.name, figure.unit) for figure in results.figures} == tables | SMALL_OPERATIONS
    assert all(len(figure.seconds) == len(figure.moves) == 2 for figure in [results.yardstick, *results.figures])
    assert results.bytes_per_match > 1000
    assert (course.remarks, course.dump()) == ([], {})


def test_matches_are_stopped_in_the_middle_of_turns():
    stopped = middle_of_turns(DiceGame(), 6)
    assert [match.decision.main for match in stopped] == [True, False] * 3
    assert all(match.answered >= 30 and match.journal is not None for match in stopped)


def test_recording_changes_no_dice_game():
    assert games(DiceGame(), "random", 5, True, 3, 4)[1] == games(DiceGame(), "random", 5, False, 3, 4)[1] > 50


def test_the_command_measures_the_dice_game(capsys, monkeypatch, in_a_hurry):
    monkeypatch.setattr("boothill.games.dice.lab.bench.COURSE", lambda: Course(DiceGame(), (4,), {"random": 1}))
    assert main(["bench", "--game", "dice", "--rounds", "1", "--json"]) == 0
    data = json.loads(capsys.readouterr().out)
    assert data["game"] == "dice"
    assert data["build"] in ("compiled", "pure")
    assert "further_sets" not in data
    assert {figure["name"] for figure in data["figures"]} >= {"random, 4 players, recorded", "view of one seat"}
    assert main(["bench", "--game", "dice", "--rounds", "1"]) == 0
    out = capsys.readouterr().out
    assert f" {build()}, dice, " in out.splitlines()[0]
    assert "base only" not in out
    assert "Memory of a recorded match in its middle: " in out


def test_the_command_refuses_to_measure_nothing(capsys):
    assert main(["bench", "--game", "dice", "--rounds", "0"]) == 2
    assert capsys.readouterr().err == "boothill bench: 0 rounds measure nothing; give at least 1.\n"
