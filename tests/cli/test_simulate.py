"""The command `simulate`."""

import json

import pytest

from boothill.bots import players_of
from boothill.cli.main import main


def told(capsys, *arguments):
    code = main(list(arguments))
    return code, *capsys.readouterr()


def test_simulate_prints_rates_by_role_and_bot(capsys):
    code, out, err = told(capsys, "simulate", "--games", "6", "--bots", "greenhorn,random", "--workers", "1")
    assert (code, err) == (0, "")
    assert out.startswith("6 games of 5 players, bots greenhorn, random, seeds 0 to 5\n")
    for word in ("law", "outlaws", "renegade", "sheriff", "deputy", "greenhorn", "random", "Unfinished: 0."):
        assert word in out


def test_simulate_json_is_json_and_nothing_else(capsys):
    arguments = ["simulate", "--players", "4", "--games", "5", "--bots", "random", "--workers", "1", "--json"]
    code, out, err = told(capsys, *arguments, "--seed", "9")
    data = json.loads(out)
    assert (code, err) == (0, "")
    assert (data["players"], data["games"], data["seed"], data["unfinished"]) == (4, 5, 9, 0)
    assert data["by_role"]["outlaw"]["seats"] == 10
    assert sum(side["wins"] for side in data["factions"].values()) == 5
    assert (
        0 <= data["factions"]["law"]["low"] <= data["factions"]["law"]["rate"] <= data["factions"]["law"]["high"] <= 1
    )
    assert out == told(capsys, *arguments, "--seed", "9")[1]
    assert out != told(capsys, *arguments, "--seed", "10")[1]


@pytest.mark.parametrize("game", ["bang", "dice"])
def test_simulate_deals_from_seeds_as_large_as_those_of_servers(capsys, game):
    arguments = ["simulate", "--game", game, "--games", "4", "--bots", "greenhorn", "--seed", str(2**127), "--json"]
    code, out, err = told(capsys, *arguments, "--workers", "2")
    assert (code, err) == (0, "")
    assert json.loads(out)["seed"] == 2**127
    assert out == told(capsys, *arguments, "--workers", "1")[1]


def test_simulate_plays_the_starter_game(capsys):
    code, out, _ = told(capsys, "simulate", "--games", "3", "--bots", "random", "--starter", "--workers", "1")
    assert code == 0
    assert out.startswith("3 starter games of 5 players")


def test_simulate_plays_further_sets_with_three_and_eight(capsys):
    arguments = ["simulate", "--games", "3", "--bots", "random", "--workers", "1", "--sets", "base,dodge_city,promos"]
    code, out, _ = told(capsys, *arguments, "--players", "8")
    assert code == 0
    assert out.startswith("3 games of 8 players with base, dodge_city, promos, bots random, seeds 0 to 2\n")
    assert "Side" in out
    code, out, _ = told(capsys, *arguments, "--players", "3")
    assert code == 0
    assert out.startswith("3 games of 3 players with base, dodge_city, promos")
    assert "Side" not in out  # everybody is his own
    assert "sheriff" not in out
    assert "deputy" in out


@pytest.mark.rule("EV-7")
def test_simulate_plays_with_events(capsys):
    arguments = ["simulate", "--games", "12", "--bots", "random", "--workers", "1", "--json"]
    both = [*arguments, "--sets", "base,high_noon,fistful"]
    data = [json.loads(told(capsys, *both, "--events", number)[1]) for number in ("12", "28")]
    assert [one["events"] for one in data] == [12, 28]
    usual = json.loads(told(capsys, *both)[1])
    assert {**usual, "events": 12} == data[0]
    assert data[0]["decisions_per_game"] != data[1]["decisions_per_game"]
    assert usual["events"] is None


def test_simulate_compares_two_bots_with_events(capsys):
    arguments = ["simulate", "--paired", "--games", "4", "--bots", "random,greenhorn", "--workers", "1", "--json"]
    both = [*arguments, "--sets", "base,high_noon,fistful"]
    chosen = ([], ["--events", "12"], ["--events", "28"])
    usual, twelve, many = (json.loads(told(capsys, *both, *more)[1]) for more in chosen)
    assert [one.pop("events") for one in (usual, twelve, many)] == [None, 12, 28]
    assert usual == twelve
    assert usual != many


def test_simulate_compares_two_bots(capsys):
    arguments = ["simulate", "--paired", "--games", "4", "--bots", "greenhorn,random", "--workers", "1"]
    code, out, _ = told(capsys, *arguments)
    assert code == 0
    assert out.startswith("greenhorn in each seat of a table of 5 random bots, 4 seeds, 24 games\n")
    data = json.loads(told(capsys, *arguments, "--json")[1])
    assert data["difference"]["low"] <= data["difference"]["value"] <= data["difference"]["high"]
    assert data["challenger_rate"] - data["baseline_rate"] == pytest.approx(data["difference"]["value"])


def test_simulate_plays_the_dice_game(capsys):
    arguments = ["simulate", "--game", "dice", "--games", "6", "--bots", "greenhorn,random", "--workers", "1"]
    code, out, err = told(capsys, *arguments)
    assert (code, err) == (0, "")
    assert out.startswith("6 dice games of 5 players, bots greenhorn, random, seeds 0 to 5\n")
    for word in ("law", "outlaws", "renegade", "sheriff", "deputy", "greenhorn sheriff", "gatlings. Unfinished: 0."):
        assert word in out
    assert "reshuffles" not in out
    data = json.loads(told(capsys, *arguments, "--json", "--players", "8")[1])
    assert (data["game"], data["players"], data["games"], data["unfinished"]) == ("dice", 8, 6, 0)
    assert data["by_role"]["renegade"]["seats"] == 12
    assert sum(one["seats"] for one in data["by_character"].values()) == 48
    assert not {"sets", "starter", "events", "shadow", "reshuffles_per_game"} & set(data)


def test_simulate_plays_the_dice_game_with_three(capsys):
    code, out, _ = told(capsys, "simulate", "--game", "dice", "--players", "3", "--games", "3", "--workers", "1")
    assert code == 0
    assert "Side" not in out  # everybody is his own
    assert "sheriff" not in out
    assert "deputy" in out


def test_simulate_compares_two_bots_in_the_dice_game(capsys):
    arguments = [
        "simulate",
        "--game",
        "dice",
        "--paired",
        "--games",
        "4",
        "--bots",
        "greenhorn,random",
        "--workers",
        "1",
    ]
    code, out, _ = told(capsys, *arguments)
    assert code == 0
    assert out.startswith("greenhorn in each seat of a table of 5 random bots, 4 seeds, 24 dice games\n")
    data = json.loads(told(capsys, *arguments, "--json")[1])
    assert (data["game"], data["games"]) == ("dice", 24)
    assert data["challenger_rate"] - data["baseline_rate"] == pytest.approx(data["difference"]["value"])


def test_simulate_names_the_games_there_are(capsys):
    with pytest.raises(SystemExit, match="2"):
        told(capsys, "simulate", "--game", "chess")
    assert "choose from 'bang', 'dice'" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        *[
            (["--game", "dice", *card_only], f"{card_only[0]} belongs to the card game; leave it out with --game dice.")
            for card_only in (
                ["--sets", "base"],
                ["--events", "12"],
                ["--shadow"],
                ["--starter"],
                ["--starter", "--paired", "--bots", "greenhorn,random"],
            )
        ],
        (["--game", "dice", "--players", "9"], "9 players cannot play"),
        (["--game", "dice", "--bots", "billy"], f"unknown bot 'billy'; known bots are {', '.join(players_of('dice'))}"),
        (["--bots", "billy"], f"unknown bot 'billy'; known bots are {', '.join(players_of('bang'))}"),
        (["--players", "9"], "9 players cannot play"),
        (["--games", "0"], "0 games cannot be simulated"),
        (["--workers", "0"], "0 workers cannot work"),
        (["--sets", "base,moon"], "unknown set 'moon'"),
        (["--sets", "base,fistful", "--events", "14"], "the number of events can be chosen only with two event decks"),
        (["--sets", "base,high_noon,fistful", "--events", "11"], "11 events cannot be used; these sets take 12 to 28"),
        (["--paired", "--bots", "random"], "a paired test compares two bots"),
    ],
)
def test_simulate_refuses_what_makes_no_sense(capsys, arguments, message):
    code, out, err = told(capsys, "simulate", *arguments)
    assert (code, out) == (2, "")
    assert err.startswith("boothill simulate: ")
    assert message in err
    assert err.count("\n") == 1
