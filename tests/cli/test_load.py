"""`boothill load`, with real servers. What they are worth is measured, not asserted."""

import json

import pytest

from boothill.bots import players_of
from boothill.cli.main import main
from support.serving import serving


def load(capsys, *arguments):
    code = main(["load", *arguments])
    out, err = capsys.readouterr()
    return code, out, err


def test_a_short_run_has_all_figures_and_no_faults(capsys):
    code, out, err = load(capsys, "--tables=2", "--players=4", "--seconds=1", "--warm-up=0.5", "--echo", "--json")
    told = json.loads(out)
    assert (code, err, told["fault_count"], told["log"]) == (0, "", 0, [])
    game, echo, memory = told["game"], told["echo"], told["memory"]
    for figures in (game, echo):
        assert figures["answers"] > 0
        assert figures["all_answers"] == figures["answers"]
        assert figures["answers_per_second"] > 0
        late = figures["latency_ms"]
        assert 0 < late["p50"] <= late["p95"] <= late["p99"] <= late["most"]
        assert figures["messages_out_per_answer"] >= 3.5  # four people hear of each answer, but for the last ones
        assert figures["load_cores"] > 0
        assert figures["faults"] == {}
    assert set(game) == set(echo)
    assert told["plan"]["people"] == 4
    assert told["thinking"] == "Bots answer at once, and no answer is held back."
    sizes = told["sizes"]
    assert sizes["people"] == 4
    assert sizes["bytes_out"] == round(game["bytes_out_per_answer"] / game["messages_out_per_answer"])
    # The echo was like the game: what is under way at the ends of the measured time apart.
    assert echo["bytes_out_per_answer"] / echo["messages_out_per_answer"] == pytest.approx(sizes["bytes_out"], abs=1)
    assert echo["bytes_in_per_answer"] / echo["messages_in_per_answer"] == pytest.approx(sizes["bytes_in"], abs=1)
    assert told["ratio"]["answers_per_second"] > 0
    if memory is not None and memory["idle"] is not None:
        assert 0 < memory["idle"] <= memory["open"]
        assert memory["after"] > 0


def test_people_and_bots_of_the_dice_game_in_two_processes(capsys):
    code, out, _ = load(
        capsys, "--game=dice", "--tables=3", "--people=2", "--processes=2", "--seconds=1", "--warm-up=0.5", "--json"
    )
    told = json.loads(out)
    assert (code, told["game"]["faults"]) == (0, {})
    assert told["game"]["all_answers"] > told["game"]["answers"] > 0
    assert told["echo"] is None


def test_idle_tables_are_only_opened(capsys):
    code, out, _ = load(capsys, "--tables=3", "--idle")
    assert code == 0
    assert "3 tables of the card game (base) for 5: 5 people at each, 15 connections." in out
    assert "KiB a table" in out
    assert "a second" not in out
    assert out.endswith("No refusals, no errors.\n")


def test_a_running_server_that_refuses_is_told_in_words_and_by_the_exit_code(tmp_path, capsys):
    with serving(tmp_path, message_rate=1, message_burst=3) as server:
        code, out, _ = load(capsys, "--tables=1", "--seconds=1", "--warm-up=0.5", f"--url={server.url}/")
        assert code == 1
        assert "WRONG: too_fast: You are too fast" in out
        assert "The server is not ours to look into" in out


def test_a_server_that_opens_no_more_tables_is_said_in_one_sentence(tmp_path, capsys):
    with serving(tmp_path, max_tables=1) as server:
        code, out, err = load(capsys, "--tables=2", "--seconds=1", f"--url={server.url}")
    assert (code, out) == (2, "")
    assert err.startswith("boothill load: the server does not open a table: 1 tables are being played at")
    assert err.count("\n") == 1


def test_a_server_that_is_not_there_is_said_in_one_sentence(capsys):
    code, out, err = load(capsys, "--tables=1", "--url=http://127.0.0.1:9")
    assert (code, out) == (2, "")
    assert err.startswith("boothill load: the server at 127.0.0.1:9 does not answer: ")
    assert err.count("\n") == 1


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["--tables=0"], "0 tables cannot be had; give at least 1."),
        (["--processes=0"], "0 processes cannot be had; give at least 1."),
        (["--tables=2", "--processes=3"], "3 processes cannot share 2 tables; give at most one process a table."),
        (["--pace=-1"], "-1 seconds of thinking cannot be had; give at least 0."),
        (["--pace=nan"], "nan seconds of thinking cannot be had; give at least 0."),
        (["--warm-up=inf"], "inf seconds of warm-up cannot be had; give at least 0."),
        (["--seconds=0"], "in 0 seconds nothing can be measured; give more than 0."),
        (["--players=9"], "9 players cannot play; give 3 to 8."),
        (["--people=6"], "6 people cannot sit at a table for 5; give 1 to 5."),
        (["--people=0"], "0 people cannot sit at a table for 5; give 1 to 5."),
        (["--sets=base,nonsense"], "there is no set 'nonsense' here; there are base,"),
        (["--bot=nobody"], f"there is no bot 'nobody'; there are {', '.join(players_of('bang'))}."),
        (["--echo", "--idle"], "the echo is like the games that were played, and idle tables play none;"),
        (["--url=ftp://x"], "'ftp://x' is no address of a server; give one such as http://127.0.0.1:8000."),
        (["--url=http://x:99999"], "'http://x:99999' is no address of a server;"),
        (["--url=http://x", "--paced-bots"], "a running server has its own pace; --paced-bots goes without --url."),
        (["--tables=1000000000"], "so many connections need 5000000500 open files, and "),
    ],
)
def test_what_cannot_be_followed_is_refused_in_one_sentence(capsys, arguments, said):
    code, out, err = load(capsys, *arguments)
    assert (code, out) == (2, "")
    assert err.startswith(f"boothill load: {said}")
    assert err.count("\n") == 1


def test_help_names_every_flag_and_gives_examples(capsys):
    with pytest.raises(SystemExit) as ended:
        main(["load", "--help"])
    out = capsys.readouterr().out
    assert ended.value.code == 0
    for flag in ("tables", "people", "players", "game", "sets", "pace", "seconds", "url", "echo", "idle", "processes"):
        assert f"--{flag}" in out
    assert "boothill load --tables 200 --pace 2" in out
