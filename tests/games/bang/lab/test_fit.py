"""Measuring how players behave, for the belief about roles."""

import tomllib
from collections import Counter
from random import Random

import pytest

from boothill.cli.main import main
from boothill.family.roles import DEPUTY, OUTLAW, RENEGADE
from boothill.games.bang.bots.belief.model import FIRED, Model
from boothill.games.bang.lab.fit import Games, as_toml, fit, leaning_of, outcomes_of, sweeps_of


def test_what_makes_choices_likely_is_found_again():
    """People who take the Sheriff three times as readily as anybody else, and the weak twice as readily."""
    luck = Random(5)
    samples = []
    for _ in range(4000):
        rows = [(1.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0)]
        rows += [(0.0, 0.0, 0.0, 0.0, 0.0, float(luck.random() < 0.5), 0.0) for _ in range(3)]
        pulls = [3.0, *[2.0 if row[5] else 1.0 for row in rows[1:]]]
        samples.append((luck.choices(range(4), pulls)[0], rows))
    found = leaning_of(samples)
    assert found.roles[0] == pytest.approx(1.1, abs=0.12)  # log 3
    assert found.weak == pytest.approx(0.69, abs=0.12)  # log 2
    assert found.roles[2] == found.outlaw == 0.0  # never seen


def test_where_nothing_was_seen_all_roles_behave_alike():
    shots = Counter({(OUTLAW, True, 0, FIRED): 80, (OUTLAW, True, 0, 2): 20, (DEPUTY, True, 0, 2): 100})
    found = outcomes_of(shots)
    assert found[OUTLAW, True, 0][FIRED] > 0.7 > found[RENEGADE, True, 0][FIRED] > found[DEPUTY, True, 0][FIRED]
    assert all(sum(row) == pytest.approx(1.0, abs=0.001) for row in found.values())
    assert len({found[role, False, 1] for role in (DEPUTY, OUTLAW, RENEGADE)}) == 1


def test_who_sweeps_the_table_more_often():
    turns = Counter({(role, hurt): 200 for role in (DEPUTY, OUTLAW, RENEGADE) for hurt in range(3)})
    deputy, outlaw, renegade = sweeps_of(Counter({(OUTLAW, 0): 40, (DEPUTY, 0): 2, (RENEGADE, 0): 20}), turns)
    assert outlaw[0] > renegade[0] > deputy[0] > 0.0
    assert outlaw[2] == renegade[2] == deputy[2]


def test_the_number_of_processes_changes_nothing_and_the_file_says_it_all():
    plans = [Games(4, 22, ("greenhorn",), 7), Games(5, 2, ("greenhorn", "karma"), 7)]
    one, two = fit(plans, rounds=1), fit(plans, rounds=1, workers=2)
    assert one == two
    text = as_toml(one, {"command": "lab fit", "games": 24})
    data = tomllib.loads(text)
    assert data["record"] == {"command": "lab fit", "games": 24}
    assert Model.load(data["model"]) == one
    outlaw = one.leanings[0][1]
    assert outlaw.roles[0] > 0.5  # Outlaws shoot the Sheriff


def test_all_bots_take_turns_in_the_seats():
    games = Games(4, 6, ("a", "b", "c", "d", "e", "f"))
    assert games.line_up(0) == ("a", "b", "c", "d")
    assert games.line_up(3) == ("d", "e", "f", "a")


def test_the_command_writes_a_file(tmp_path, capsys):
    out = tmp_path / "mine.toml"
    assert (
        main(["lab", "fit", "--games", "2", "--players", "5", "--rounds", "1", "--workers", "1", "--out", str(out)])
        == 0
    )
    assert "after 2 games" in capsys.readouterr().out
    assert tomllib.loads(out.read_text())["record"]["games"] == 2


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["--players", "3-5"], "among three players all roles lie face up; take 4 or more"),
        (["--players", "x"], "'x' names no table sizes"),
        (["--games", "0"], "0 games show nothing; give 1 or more"),
        (["--rounds", "0"], "0 rounds measure nothing"),
        (["--table", "billy"], "unknown bot 'billy'"),
    ],
)
def test_what_cannot_be_measured_is_said_in_a_sentence(arguments, said, tmp_path, capsys):
    assert main(["lab", "fit", *arguments, "--out", str(tmp_path / "no.toml")]) == 2
    assert said in capsys.readouterr().err
    assert not list(tmp_path.iterdir())
