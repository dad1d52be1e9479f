"""Engines side by side: each is measured in its own process, and told apart by what it plays."""

import json
from pathlib import Path

import pytest

import boothill
from boothill.cli.commands.bench import print_comparison
from boothill.cli.main import main
from boothill.kernel.errors import UserError
from boothill.lab.bench.versus import Compared, Comparison, engines_of, source_of

SOURCE = Path(boothill.__file__).parents[1]


def test_a_tree_is_named_by_its_folder_or_its_source():
    assert source_of(SOURCE.parent) == source_of(SOURCE) == SOURCE
    engines = engines_of([str(SOURCE.parent), "pure", "pure"])
    assert [(one.name, one.source) for one in engines] == [
        (str(SOURCE.parent), SOURCE),
        ("pure", SOURCE),
        ("this", SOURCE),
    ]
    assert [one.pure for one in engines[:2]] == [False, True]


def test_this_engine_is_measured_as_it_runs(monkeypatch):
    monkeypatch.setenv("BOOTHILL_PURE", "1")
    assert [one.pure for one in engines_of([str(SOURCE)])] == [False, True]
    monkeypatch.delenv("BOOTHILL_PURE")
    assert [one.pure for one in engines_of([str(SOURCE)])] == [False, False]


def test_a_folder_without_boothill_is_refused(tmp_path):
    with pytest.raises(UserError, match=f"there is no Boothill in '{tmp_path}'; name the folder of a checkout"):
        engines_of([str(tmp_path)])


def test_the_figures_are_medians_and_ratios_those_of_the_rounds():
    one = Compared("clone", {"old": [4e-6, 6e-6, 9e-6], "new": [1e-6, 3e-6, 3e-6]}, True)
    assert (one.each("old"), one.each("new")) == (6e-6, 3e-6)
    assert one.ratio("new", "old") == 3.0
    assert one.dump("old")["times"] == pytest.approx({"old": 1.0, "new": 3.0})


def test_engines_that_play_other_games_are_told(capsys):
    seconds = {"old": [4e-6], "this": [1e-6]}
    tasks = [Compared("clone", seconds, True), Compared("random", seconds, False)]
    print_comparison(Comparison({"old": False, "this": True}, tasks))
    told = capsys.readouterr().out
    assert "this, compiled" in told
    assert [("not the same games" in line) for line in told.splitlines() if "4.00" in line] == [False, True]
    assert told.splitlines()[-1] == "times as fast: as 'old', the median of the rounds."


def test_the_command_measures_this_engine_beside_others(capsys):
    arguments = ["bench", "--against", "pure", "--against", str(SOURCE), "--only", "dice, random", "--rounds", "1"]
    assert main([*arguments, "--json"]) == 0
    data = json.loads(capsys.readouterr().out)
    assert (list(data["engines"]), data["compared_with"], data["rounds"]) == (["pure", str(SOURCE), "this"], "pure", 1)
    assert (data["engines"]["pure"], data["engines"]["this"]) == ("pure", data["build"])
    (task,) = data["tasks"]
    assert (task["task"], task["same_games"]) == ("dice, random, 5 players", True)
    assert {*task["us_each"]} == {*task["times"]} == {*data["engines"]}
    assert main(arguments) == 0
    told = capsys.readouterr().out
    assert "dice, random, 5 players" in told
    assert "not the same games" not in told


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["--against", "pure", "--only", "poker"], "no task is called so; there are: random, 5 players; "),
        (["--against", "nowhere"], "there is no Boothill in 'nowhere'"),
        (["--against", "pure", "--game", "dice"], "--game does not go with --against"),
        (["--against", "pure", "--rounds", "0"], "0 rounds measure nothing; give at least 1"),
        (["--only", "clone"], "--only goes with --against"),
    ],
)
def test_what_cannot_be_measured_is_told_in_one_sentence(arguments, said, capsys):
    assert main(["bench", *arguments]) == 2
    told = capsys.readouterr().err
    assert told.startswith(f"boothill bench: {said}")
    assert told.count("\n") == 1
