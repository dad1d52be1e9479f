"""The example of a game from outside: Stones is found, and played at the terminal."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

import boothill
from boothill.titles import UnknownGame, games_with


def test_it_is_no_part_of_boothill():
    assert "stones" not in boothill.known_games()
    with pytest.raises(UnknownGame, match="known games are bang, dice"):
        boothill.new_game("stones")


@pytest.mark.parametrize("way", ["titled", "installed"])
def test_a_line_or_an_entry_point_is_all_it_takes_to_be_found(request, way):
    request.getfixturevalue(way)
    assert boothill.known_games()[-1] == games_with("terminal.face")[-1] == "stones"
    assert "stones" not in games_with("wire")
    assert boothill.bots_of("stones") == ("random", "counter")
    match = boothill.new_game("stones", players=2, seed=3)
    assert repr(match) == "<Match stones, seed 3, question 1: seat 0 plays, 3 options>"
    assert match.choices == ["take one stone", "take two stones", "take three stones"]


# ---- at the terminal -------------------------------------------------------------------------------------------------


def at_the_terminal(folder, *arguments, typed=""):
    """`boothill play --game stones` in a process of its own, where the game is installed."""
    path = os.pathsep.join([str(folder), str(Path(boothill.__file__).parents[1])])
    done = subprocess.run(
        [sys.executable, "-m", "boothill", "play", "--game=stones", "--pace=0", *arguments],
        input=typed,
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
        cwd=folder,
        env=os.environ | {"PYTHONPATH": path, "HOME": str(folder), "XDG_DATA_HOME": str(folder)},
    )
    assert done.stderr == ""
    assert done.returncode == 0
    return done.stdout


def test_a_person_plays_it_at_the_terminal_against_random_bots(installed):
    told = at_the_terminal(installed, "--players=3", "--bots=random", "--name=Jo", "--seed=4", typed="1\n" * 60)
    assert "Stones" in told
    assert "[1] take one stone" in told
    assert "The charm of Jo is 2." in told
    assert "The charm of Ann" not in told
    assert "Jo takes one stone; 20 are left." in told
    assert "has taken the last stone and wins." in told


def test_bots_play_it_at_the_terminal_while_somebody_looks_on(installed):
    told = at_the_terminal(installed, "--watch", "--bots=counter,random", "--seed=4")
    assert "has taken the last stone and wins." in told
    assert "The charm of" not in told
