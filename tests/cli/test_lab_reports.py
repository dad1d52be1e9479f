"""The commands `lab insight`, `lab balance` and `lab report`."""

import json
import sys

import pytest

from boothill.cli.lab.options import sizes_of
from boothill.cli.main import main
from boothill.kernel.errors import UserError


def told(capsys, *arguments):
    code = main(["lab", *arguments])
    return code, *capsys.readouterr()


INSIGHT = ["insight", "--judges", "prior,greenhorn", "--table", "greenhorn,random", "--games", "4", "--workers", "1"]
BALANCE = ["balance", "--bots", "random", "--sets", "base", "--players", "4-5", "--games", "4", "--workers", "1"]


def test_sizes_are_numbers_and_ranges():
    assert sizes_of("3-5,8") == (3, 4, 5, 8)
    assert sizes_of("5") == (5,)
    for wrong in ("", "five", "2", "9", "7-4", "4--6"):
        with pytest.raises(UserError, match="names no table sizes"):
            sizes_of(wrong)


def test_insight_tells_how_well_roles_are_judged(capsys):
    code, out, err = told(capsys, *INSIGHT)
    assert (code, err) == (0, "")
    for words in ("Judging roles: prior and greenhorn", "Log-loss after each round", "Calibration", "better than"):
        assert words in out


def test_insight_as_json_is_the_same_again(capsys):
    first = told(capsys, *INSIGHT, "--json")[1]
    assert json.loads(first)["kind"] == "insight"
    assert told(capsys, *INSIGHT, "--json")[1] == first


def test_balance_is_written_with_its_charts(capsys, tmp_path):
    code, out, err = told(capsys, *BALANCE, "--ledger", "kept.jsonl", "--write", "balance.md")
    assert (code, err) == (0, "")
    assert "Wins by side and table size, base" in out
    assert out.endswith("Written to balance.md.\n")
    text = (tmp_path / "balance.md").read_text(encoding="utf-8")
    again = "--bots random --players 4-5 --sets base --careless drifter --games 4 --seed 0 --write balance.md"
    assert f"boothill lab balance {again}" in text
    assert (tmp_path / "balance" / "sides-base.svg").exists()
    code, out, _ = told(capsys, *BALANCE, "--ledger", "kept.jsonl", "--minutes", "0", "--json")
    data = json.loads(out)
    assert (code, data["kind"], data["games"]) == (0, "balance", 4 * 4)
    assert [cell["bots"] for cell in data["cells"]] == [["random"], ["random"], ["drifter"], ["drifter"]]


def test_balance_tells_of_a_damaged_ledger(capsys, tmp_path):
    arguments = [*BALANCE, "--ledger", "kept.jsonl", "--json"]
    whole = told(capsys, *arguments)[1]
    ledger = tmp_path / "kept.jsonl"
    ledger.write_text(ledger.read_text()[:-5])
    assert told(capsys, *arguments) == (
        0,
        whole,
        "boothill lab: the last line of kept.jsonl is damaged; its games are played again.\n",
    )


def test_balance_finds_out_first_whether_it_can_write(capsys, tmp_path, monkeypatch):
    (tmp_path / "taken").write_text("")
    arguments = [*BALANCE, "--ledger", "kept.jsonl", "--write"]
    for file, why in (
        ("taken/balance.md", "cannot be written"),
        ("balance", "such as balance.md"),
        ("taken.md", "cannot"),
    ):
        code, out, err = told(capsys, *arguments, file)
        assert (code, out) == (2, "")
        assert why in err
    monkeypatch.setitem(sys.modules, "vl_convert", None)
    code, _, err = told(capsys, *arguments, "balance.md")
    assert code == 2
    assert "pip install boothill[report]" in err
    assert {file.name for file in tmp_path.iterdir()} == {"taken"}, "nothing was played or written"


def test_balance_without_any_game_says_so(capsys):
    code, _, err = told(capsys, *BALANCE, "--minutes", "0")
    assert code == 2
    assert "no game was played" in err


def test_report_makes_one_page_of_several_results(capsys, tmp_path):
    for name, arguments in (("insight", INSIGHT), ("balance", BALANCE)):
        (tmp_path / f"{name}.json").write_text(told(capsys, *arguments, "--json")[1])
    code, out, err = told(capsys, "report", "page.html", "insight.json", "balance.json", "--title", "Ours")
    assert (code, out, err) == (0, "Written to page.html.\n", "")
    text = (tmp_path / "page.html").read_text(encoding="utf-8")
    assert "<title>Ours</title>" in text
    assert text.index("Judging roles") < text.index("Balance of the game")


def test_report_names_the_file_that_cannot_be_shown_and_what_is_missing(capsys, tmp_path, monkeypatch):
    (tmp_path / "x.json").write_text("{}")
    code, _, err = told(capsys, "report", "page.html", "x.json")
    assert code == 2
    assert "x.json holds no result" in err
    (tmp_path / "y.json").write_text(told(capsys, *BALANCE, "--json")[1])
    monkeypatch.setitem(sys.modules, "vl_convert", None)
    code, _, err = told(capsys, "report", "page.html", "y.json")
    assert code == 2
    assert "pip install boothill[report]" in err
    assert not (tmp_path / "page.html").exists()
