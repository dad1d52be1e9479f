"""Evolution: the same whatever the processes, resumable, and honest about what it found."""

import json
from dataclasses import replace
from tomllib import loads

import pytest

from boothill.cli.lab import evolve as lab_evolve
from boothill.cli.main import main
from boothill.family.roles import DEPUTY, OUTLAW, SHERIFF
from boothill.games.bang.bots.judging.weights import BOUNDS, DEFAULTS, names_for, weights_of
from boothill.games.bang.lab.evolve import (
    EvolutionPlan,
    Search,
    contest,
    evolve,
    games_left,
    gate,
    gate_stream,
    keep_weights,
    reached,
    recombination,
    record,
    table_for,
    weights_at,
)
from boothill.kernel.errors import UserError
from boothill.lab.strength.stats import Interval

SMALL = EvolutionPlan("gunhand", OUTLAW, (4,), ("random", "greenhorn"), generations=2, population=4, games=2, seed=3)


def silent(text):
    """Says nothing."""


def test_the_better_half_counts_for_and_the_worse_against_and_equal_candidates_count_alike():
    shares = recombination([5, 9, 1, 5])
    assert sum(shares) == pytest.approx(0.0)
    assert shares[1] == -shares[2] > shares[0] == shares[3] == 0.0
    assert recombination([2, 2, 2, 2]) == pytest.approx([0.0] * 4)


def test_the_mean_goes_where_games_are_won():
    names = names_for(OUTLAW)
    plan = SMALL._replace(population=12, generations=40)
    search = Search.start(names, DEFAULTS[OUTLAW])
    goal = names.index("sweep_bias")
    before = search.mean[goal]
    for _ in range(40):
        places = search.sample(plan)
        search.learn(plan, places, [round(1000 * place[goal]) for place in places])
    assert search.result[goal] > before + 0.2


def test_the_start_is_kept_exactly():
    for role, weights in DEFAULTS.items():
        names = names_for(role)
        search = Search.start(names, weights)
        assert weights_at(role, weights, names, search.begin, search.result) == weights


def test_candidates_stay_within_bounds():
    names = names_for(SHERIFF)
    plan = SMALL._replace(role=SHERIFF, population=8)
    search = Search.start(names, DEFAULTS[SHERIFF])
    for place in search.sample(plan):
        weights = weights_at(SHERIFF, DEFAULTS[SHERIFF], names, search.begin, place)
        for name, begun, at in zip(names, search.begin, place, strict=True):
            assert begun == at or BOUNDS[name].low <= getattr(weights, name) <= BOUNDS[name].high


def test_the_candidate_sits_in_a_seat_of_its_role():
    plan = SMALL._replace(role=DEPUTY, players=(4, 5, 7))
    for number in range(6):
        table = table_for(plan, "generation 0", number)
        assert len(table.line_up) == (5, 7)[number % 2]  # nobody is a Deputy among four
        assert plan.setting.match(len(table.line_up), table.seed).state.role[table.seat] == DEPUTY
    assert table_for(plan, "gate", 0) != table_for(plan, "generation 0", 0)


def test_an_evolution_can_be_broken_off_and_gone_on_with(tmp_path):
    whole, part = tmp_path / "whole.json", tmp_path / "part.json"
    _, result, search = evolve(SMALL, whole, say=silent)
    assert len(search.rates) == 2

    class BrokenOff(Exception):
        pass

    def break_off(text):
        raise BrokenOff

    with pytest.raises(BrokenOff):
        evolve(SMALL, part, say=break_off)
    assert json.loads(part.read_text())["generation"] == 1
    _, again, gone_on = evolve(SMALL, part, resume=True, say=silent)
    assert again == result
    assert gone_on == search


def test_games_are_the_same_whatever_the_processes():
    candidates = [DEFAULTS[OUTLAW], replace(DEFAULTS[OUTLAW], enemy=0.5)]
    found = [contest(SMALL, "generation 0", 9, candidates, workers=workers) for workers in (1, 2)]
    assert len(found[0]) == 9
    assert found[0] == found[1]


def test_another_evolution_is_not_gone_on_with(tmp_path):
    state = tmp_path / "state.json"
    evolve(SMALL._replace(generations=1), state, say=silent)
    with pytest.raises(UserError, match="another evolution"):
        evolve(SMALL._replace(games=3), state, resume=True, say=silent)
    with pytest.raises(UserError, match="with --generations 1; repeat that or leave out"):
        evolve(SMALL, state, resume=True, say=silent)
    whole = json.loads(state.read_text())
    for changed, why in (
        ({"code": "0f3a"}, "other rules or bots"),
        ({"mean": [0.5]}, "damaged"),
        ({"rates": 3}, "damaged"),
    ):
        state.write_text(json.dumps(whole | changed))
        with pytest.raises(UserError, match=why):
            evolve(SMALL._replace(generations=1), state, resume=True, say=silent)


def test_every_try_of_the_gate_has_games_of_its_own():
    good, other = DEFAULTS[OUTLAW], replace(DEFAULTS[OUTLAW], enemy=0.5)
    tries = [
        (SMALL, good, other),
        (SMALL, good, replace(other, spare=1.5)),
        (SMALL._replace(generations=9), good, other),
    ]
    streams = [gate_stream(*given) for given in tries]
    assert gate_stream(*tries[0]) == streams[0]
    assert len({table_for(SMALL, stream, 0) for stream in streams}) == 3


def test_progress_is_told_of_all_games_that_are_left(tmp_path):
    state, seen = tmp_path / "state.json", []
    evolve(SMALL, state, say=silent, progress=seen.append)
    assert sum(seen) == SMALL.all_games == 2 * 4 * 2
    assert games_left(SMALL, reached(SMALL, tmp_path / "none.json")) == SMALL.all_games
    assert games_left(SMALL, reached(SMALL, state)) == 0


def test_equal_weights_come_out_equal_and_harmful_ones_worse():
    plan = SMALL._replace(opponents=("greenhorn",))
    good = DEFAULTS[OUTLAW]
    (same, _, _) = gate(plan, good, good, 4)
    assert same.value == 0.0
    peaceful = replace(good, enemy=9.0, spare_enemy=9.0, sweep_least=9.0, drink_up_to=-1.0, spare=-5.0)
    difference, before, after = gate(plan, good, peaceful, 40)
    assert difference.value < 0.0
    assert after < before


def test_weights_are_kept_with_their_record(tmp_path):
    path = tmp_path / "gunhand.toml"
    _, _, search = evolve(SMALL._replace(generations=1), tmp_path / "state.json", say=silent)
    gated = gate(SMALL, DEFAULTS[OUTLAW], DEFAULTS[OUTLAW], 2)
    known = record(SMALL, replace(DEFAULTS[OUTLAW], spare=1.5), search, gated, 2, "boothill lab evolve")
    keep_weights(path, OUTLAW, replace(DEFAULTS[OUTLAW], enemy=0.31), known)
    keep_weights(path, SHERIFF, replace(DEFAULTS[SHERIFF], zeal_near=0.5), known)
    data = loads(path.read_text())
    assert data["outlaw"]["weights"] == {"enemy": 0.31}
    assert data["sheriff"]["weights"] == {"zeal_near": 0.5}
    assert data["outlaw"]["record"]["command"] == "boothill lab evolve"
    assert data["outlaw"]["record"]["start"] == ["spare = 1.5"]
    assert data["outlaw"]["record"]["games_played"] == 16
    assert weights_of(OUTLAW, data["outlaw"]["weights"]).enemy == 0.31


@pytest.mark.parametrize(
    ("changed", "why"),
    [
        ({"bot": "random"}, "random has no weights"),
        ({"role": DEPUTY}, "nobody is a deputy"),
        ({"population": 2}, "4 candidates"),
        ({"opponents": ("billy",)}, "unknown bot"),
    ],
)
def test_what_cannot_be_evolved_is_refused(changed, why):
    with pytest.raises(UserError, match=why):
        SMALL._replace(**changed).check()


@pytest.fixture
def command(tmp_path):
    few = "--generations 1 --population 4 --seeds-per-generation 1 --gate 2 --workers 1"
    return f"lab evolve --role outlaw --players 4 --opponents random {few} --out {tmp_path / 'gunhand.toml'}"


def test_the_command_writes_what_is_better_and_nothing_else(tmp_path, capsys, monkeypatch, command):
    out = tmp_path / "gunhand.toml"
    verdict = Interval(0.01, -0.02, 0.04)
    monkeypatch.setattr(lab_evolve, "gate", lambda *given, **options: (verdict, 0.4, 0.5))
    assert main(command.split()) == 1
    said = capsys.readouterr().out
    assert "outlaw generation 1 of 1: " in said
    assert "50.0 % instead of 40.0 % of 2 fresh games won, +1.0 points (-2.0 to +4.0)" in said
    assert said.endswith("outlaw: not better beyond doubt; the weights stay as they were\n")
    assert not out.exists()
    assert (tmp_path / "gunhand.outlaw.state.json").exists()
    verdict = Interval(0.1, 0.05, 0.15)
    assert main(f"{command} --resume".split()) == 0
    said = capsys.readouterr().out
    assert said.endswith(f"outlaw: written into {out}\n")
    assert "generation" not in said, "it was at its end"
    data = loads(out.read_text())["outlaw"]
    assert data["record"]["gate_difference"] == [0.1, 0.05, 0.15]
    assert data["record"]["command"].startswith("boothill lab evolve --bot gunhand --role outlaw --players 4 ")
    assert weights_of(OUTLAW, data["weights"])


@pytest.mark.parametrize(
    ("file", "text", "more", "why"),
    [
        ("gunhand.toml", "[outlaw", "", "is no TOML file"),
        ("gunhand.toml", "[tool]\nname = 1\n", "", "is no file of weights"),
        ("gunhand.toml", "outlaw = 3\n", "", "is no file of weights"),
        ("gunhand.outlaw.state.json", '{"course": {', "--resume", "is damaged"),
        ("gunhand.outlaw.state.json", "[]", "--resume", "is damaged"),
        ("other", "", "--players four", "'four' names no table sizes"),
        ("other", "", "--out nowhere/gunhand.toml", "nowhere is no folder"),
    ],
)
def test_the_command_refuses_before_anything_is_played(tmp_path, capsys, command, file, text, more, why):
    (tmp_path / file).write_text(text)
    assert main(f"{command} {more}".split()) == 2
    out, err = capsys.readouterr()
    assert out == ""
    assert why in err
    assert err.count("\n") == 1
