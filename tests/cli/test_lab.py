"""The command `lab`."""

import json
import re

import pytest

from boothill.cli.main import main
from boothill.lab.strength.seeds import BEGIN, END, read_seed_file

TABLE = """\
title = "A try"
players = [4, 5]
seed = 5
seeds = 4

[[cells]]
challengers = ["greenhorn", "random"]
opponents = ["random"]

[[cells]]
challengers = ["greenhorn"]
opponents = ["random"]
players = [3]
seeds = 6
"""


def told(capsys, *arguments, workers="1"):
    code = main(["lab", *arguments, "--workers", workers])
    return code, *capsys.readouterr()


@pytest.fixture
def seed_file(tmp_path):
    file = tmp_path / "seeds.toml"
    file.write_text(TABLE)
    return file


def test_focal_tells_gains_and_rates_of_both(capsys):
    code, out, err = told(capsys, "focal", "greenhorn", "random", "--players", "4-5", "--seeds", "4", "--seed", "9")
    assert (code, err) == (0, "")
    assert out.startswith("greenhorn in each seat of a table of 4 random bots, seeds 9 to 12, 20 games\n")
    for words in (
        "of 5 random bots",
        "sheriff",
        "deputy",
        "outlaw",
        "renegade",
        "All sizes: +",
        "Unfinished games: 0.",
    ):
        assert words in out


def test_focal_says_the_same_as_a_paired_simulation(capsys):
    told(capsys, "focal", "greenhorn", "random", "--seeds", "5", "--json")
    main(["simulate", "--paired", "--bots", "greenhorn,random", "--games", "5", "--workers", "1", "--json"])
    old = json.loads(capsys.readouterr().out)
    code, out, _ = told(capsys, "focal", "greenhorn", "random", "--seeds", "5", "--json")
    (size,) = json.loads(out)["sizes"]
    assert code == 0
    assert size["difference"] == old["difference"]
    assert size["challenger"]["value"] == pytest.approx(old["challenger_rate"])
    assert {role: rates["difference"] for role, rates in size["by_role"].items()} == old["by_role"]


def test_swap_tells_what_each_side_gains(capsys):
    code, out, err = told(capsys, "swap", "greenhorn", "random", "--seeds", "4", "--game", "dice")
    assert (code, err) == (0, "")
    assert out.startswith("greenhorn as one side of a table of 5 random bots, seeds 0 to 3, 16 dice games\n")
    for word in ("law", "outlaws", "renegade"):
        assert word in out
    data = json.loads(told(capsys, "swap", "greenhorn", "random", "--seeds", "4", "--game", "dice", "--json")[1])
    assert (data["kind"], data["game"], list(data["sizes"][0]["by_faction"])) == (
        "swap",
        "dice",
        ["law", "outlaws", "renegade"],
    )


def test_league_ranks_the_bots(capsys):
    arguments = ["league", "--bots", "random,greenhorn", "--seeds", "30"]
    code, out, err = told(capsys, *arguments)
    assert (code, err) == (0, "")
    assert out.startswith("30 games of 5 players, random line-ups of random, greenhorn, seeds 0 to 29\n")
    assert out.index("│ greenhorn") < out.index("│ random")
    assert json.loads(told(capsys, *arguments, "--json")[1])["strength"][0]["bot"] == "greenhorn"


def test_gate_tells_its_verdict_and_exits_by_it(capsys):
    code, out, err = told(capsys, "gate", "greenhorn", "random", "--batch", "10", "--most", "50")
    assert (code, err) == (0, "")
    assert "H0: +0.0 points, H1: +2.0 points" in out
    assert "rejected at -2.94, accepted at 2.94." in out
    assert out.endswith("Accepted: greenhorn is stronger.\n")
    for most, verdict in (("4", "undecided"), ("10", "reject")):
        code, out, _ = told(capsys, "gate", "random", "random", "--most", most, "--h1", "30", "--json")
        data = json.loads(out)
        assert (code, data["verdict"], data["h1"]) == (1, verdict, 0.3)


@pytest.mark.parametrize(
    "arguments",
    [
        ["focal", "greenhorn", "random", "--players", "4,5", "--seeds", "5"],
        ["league", "--bots", "random,greenhorn", "--seeds", "12"],
    ],
)
def test_results_are_the_same_with_one_and_two_processes(capsys, arguments):
    assert told(capsys, *arguments, "--json") == told(capsys, *arguments, "--json", workers="2")


# ---- the table of a seed file ----------------------------------------------------------------------------------


def test_table_prints_a_row_for_each_cell(capsys, seed_file):
    code, out, err = told(capsys, "table", str(seed_file), "--time-games", "2")
    assert (code, err) == (0, "")
    assert out.startswith("**A try**\n\n| challenger | table of | players | seeds | gain per seat | 95 % interval |")
    rows = re.findall(r"^\| (\w+) \| (\w+) \| (\d) \| (\d) \|.*\| \d+\.\d\d \| \d+\.\d\d \|$", out, re.MULTILINE)
    assert rows == [
        ("greenhorn", "random", "4", "4"),
        ("greenhorn", "random", "5", "4"),
        ("random", "random", "4", "4"),
        ("random", "random", "5", "4"),
        ("greenhorn", "random", "3", "6"),
    ]
    assert read_seed_file(seed_file).hash in out


def test_the_table_without_times_is_the_same_with_any_number_of_processes(capsys, seed_file, tmp_path):
    arguments = ["table", str(seed_file), "--no-times"]
    one = told(capsys, *arguments)
    assert "p50" not in one[1]
    ledger = tmp_path / "ledger.jsonl"
    assert told(capsys, *arguments, "--ledger", str(ledger), workers="2") == one
    lines = ledger.read_text().splitlines()
    assert told(capsys, *arguments, "--ledger", str(ledger)) == one
    assert ledger.read_text().splitlines() == lines, "nothing was played again"


def test_table_cells_agree_with_the_focal_test(capsys, seed_file):
    cells = json.loads(told(capsys, "table", str(seed_file), "--no-times", "--json")[1])["cells"]
    focal = json.loads(
        told(capsys, "focal", "greenhorn", "random", "--players", "3", "--seeds", "6", "--seed", "5", "--json")[1]
    )
    assert cells[-1]["difference"] == focal["difference"]
    assert cells[-1]["by_role"] == focal["sizes"][0]["by_role"]
    assert "time" not in cells[0]


def test_table_is_written_between_its_marks(capsys, seed_file, tmp_path):
    page = tmp_path / "bots.md"
    page.write_text(f"# Bots\n\n{BEGIN}\nold\n{END}\n\nMore.\n")
    arguments = ["table", str(seed_file), "--seeds", "2", "--no-times"]
    table = told(capsys, *arguments)[1]
    code, out, _ = told(capsys, *arguments, "--write", str(page))
    assert (code, out) == (0, f"The table is in {page}.\n")
    assert page.read_text() == f"# Bots\n\n{BEGIN}\n\n{table}\n{END}\n\nMore.\n"
    told(capsys, *arguments, "--write", str(page))
    assert page.read_text().count("A try") == 1
    page.write_text(f"{END}\n{BEGIN}\n")
    code, out, err = told(capsys, *arguments, "--write", str(page))
    assert (code, out) == (2, "")
    assert "once each, in this order" in err


def test_our_own_table_has_every_cell_that_was_promised():
    plan = read_seed_file(None)
    cells = {(pairing.challenger, pairing.baseline, pairing.players) for pairing in plan.pairings}
    opponents = {"gunhand": ["drifter", "karma", "tally", "greenhorn"]}
    opponents["marshal"] = [*opponents["gunhand"], "gunhand"]
    assert cells == {(bot, other, size) for bot in opponents for other in opponents[bot] for size in (4, 5, 6, 7)}


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("title = ", "is no TOML file"),
        ('title = "x"', "has no [[cells]]"),
        (TABLE.replace("seed = 5\n", ""), "lacks 'seed'"),
        (TABLE.replace("[4, 5]", "4"), "'players' must be a list of numbers"),
        (TABLE.replace('["random"]', "[1]"), "'opponents' must be a list of names"),
        (TABLE.replace("seed = 5", 'seed = "5"'), "'seed' must be a number"),
        (TABLE.replace("title", "titel"), "unknown key 'titel'; known keys here are title, game, sets"),
        (TABLE.replace("seed = 5", 'seed = 5\ngame = "chess"'), "unknown game 'chess'"),
        (TABLE.replace("seed = 5", 'seed = 5\ngame = "dice"\nsets = ["base"]'), "'sets' belongs to the card game"),
        (TABLE.replace("[4, 5]", "[]").replace("[3]", "[]"), "there is nothing to play"),
        (TABLE.replace("[4, 5]", "[9]"), "9 players cannot play"),
        (TABLE.replace("greenhorn", "billy"), "unknown bot 'billy'"),
    ],
)
def test_a_seed_file_that_makes_no_sense_is_refused(capsys, seed_file, text, message):
    seed_file.write_text(text)
    code, out, err = told(capsys, "table", str(seed_file))
    assert (code, out) == (2, "")
    assert message in err
    assert err.count("\n") == 1


# ---- ledgers and mistakes --------------------------------------------------------------------------------------


def test_a_damaged_ledger_is_told_of_and_goes_on(capsys, tmp_path):
    ledger = tmp_path / "ledger.jsonl"
    arguments = ["focal", "greenhorn", "random", "--seeds", "6", "--json", "--ledger", str(ledger)]
    whole = told(capsys, *arguments)[1]
    ledger.write_text(ledger.read_text()[:-5])
    code, out, err = told(capsys, *arguments)
    assert (code, out) == (0, whole)
    assert err == f"boothill lab: the last line of {ledger} is damaged; its games are played again.\n"
    code, out, err = told(capsys, *arguments, "--seed", "1")
    assert (code, out) == (2, "")
    assert err == (
        f"boothill lab: {ledger} is the ledger of another plan, of other bots or of another version; "
        "name another file.\n"
    )


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (["focal", "billy", "random"], "unknown bot 'billy'"),
        (["focal", "random", "greenhorn", "--players", "5,9"], "'5,9' names no table sizes; write them as 4-7 or 5,7"),
        (["league", "--bots", "random,greenhorn", "--players", "4,x"], "'4,x' names no table sizes"),
        (["focal", "random", "greenhorn", "--seeds", "1"], "1 seed gives no interval; give 2 or more"),
        (["focal", "random", "greenhorn", "--game", "dice", "--shadow"], "--shadow belongs to the card game"),
        (["focal", "random", "greenhorn", "--workers", "0"], "0 workers cannot work"),
        (["swap", "random", "greenhorn", "--sets", "base,moon"], "unknown set 'moon'"),
        (["league", "--bots", "random"], "a league needs two or more different bots"),
        (["gate", "random", "greenhorn", "--h1", "-1"], "the gain of H1 must be above that of H0"),
        (["table", "nowhere.toml"], "nowhere.toml: No such file or directory"),
        (["table", "--time-games", "0"], "0 games measure nothing"),
    ],
)
def test_lab_refuses_what_makes_no_sense(capsys, arguments, message):
    code = main(["lab", *arguments])
    out, err = capsys.readouterr()
    assert (code, out) == (2, "")
    assert err.startswith("boothill lab: ")
    assert message in err
    assert err.count("\n") == 1


@pytest.mark.parametrize("test", ["focal", "swap", "league", "gate", "table"])
def test_every_test_has_help_with_examples(capsys, test):
    with pytest.raises(SystemExit):
        main(["lab", test, "--help"])
    out = capsys.readouterr().out
    assert f"  boothill lab {test} " in out
    for option in ("--workers", "--ledger", "--json"):
        assert option in out
