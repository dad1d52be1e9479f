"""`boothill replay`: stepping through a record, from every view, and what is said about bad ones."""

import json
from argparse import ArgumentParser
from io import StringIO
from random import Random

import pytest
from rich.console import Console

from boothill import __version__
from boothill.cli.commands import replay
from boothill.cli.main import main
from boothill.games.bang.rules.game import new_match
from boothill.games.bang.rules.table.setup import TableOptions
from boothill.games.dice.rules.game import new_match as new_dice_match
from boothill.games.dice.rules.setup import DiceOptions
from boothill.kernel.record import save
from boothill.server.room.commitment import commit
from boothill.telling import Texts
from boothill.terminal.company import Company
from boothill.terminal.faces import at_the_terminal
from support.extras import set_folder

NAMES = ("Ann", "Bo", "Kit", "Lou")


def recorded(answers=None):
    """A game by lot, whole or up to a number of answers."""
    roll = Random(4)
    match = new_match(TableOptions(NAMES, seed=4))
    while match.decision is not None and match.answered != answers:
        match.push(int(roll.random() * len(match.decision.options)))
    return match


@pytest.fixture
def game(tmp_path):
    """The file of a finished game."""
    file = tmp_path / "game.json"
    file.write_text(json.dumps(save(recorded(), __version__)))
    return file


def shown(file, *arguments, typed=()):
    parser = ArgumentParser()
    replay.add_parser(parser.add_subparsers())
    left = list(typed)

    def read(prompt):
        if not left:
            raise EOFError
        return left.pop(0)

    out = StringIO()
    args = parser.parse_args(["replay", str(file), *arguments])
    assert replay.run(args, read=read, console=Console(file=out, width=80, highlight=False)) == 0
    return out.getvalue()


def test_the_whole_log_of_a_finished_game_shows_everything(game):
    text = shown(game, "--all")
    assert "Turn 1: it is " in text
    assert "The game is over. Winners:" in text
    assert text.rstrip().endswith("End of the record.")
    assert all(f"{name} draws 2 cards." not in text for name in NAMES)


@pytest.mark.rule("GEN-6")
def test_a_seat_sees_only_its_own_cards(game):
    text = shown(game, "--all", "--seat", "bo")
    assert "Ann draws 2 cards." in text
    assert "You draw " in text
    assert "You draw 2 cards." not in text
    assert "Bo " not in text.replace("Winners:", "").partition("The game is over")[0]


@pytest.mark.rule("GEN-6")
def test_an_unfinished_game_is_not_shown_open_by_default(tmp_path):
    file = tmp_path / "open.json"
    file.write_text(json.dumps(save(recorded(30), __version__)))
    text = shown(file, "--all")
    assert "Ann draws 2 cards." in text
    assert text.rstrip().endswith("the game is not over.")
    company = Company(1, ["random"] * 4, wins=[0] * 4)
    file.write_text(json.dumps({**save(recorded(30), __version__), "play": company.dump()}))
    assert "You draw " in shown(file, "--all")
    assert "Ann draws 2 cards." not in shown(file, "--all", "--seat", "all")


def test_steps_go_on_back_and_to_any_answer(game):
    total = len(json.loads(game.read_text())["answers"])
    text = shown(game, "--step", "--from", "2", typed=["", "b", "b", "7", "0", "b", "q"])
    steps = [line.split()[1] for line in text.splitlines() if line.startswith("Answer ")]
    assert steps == ["2", "3", "2", "1", "7", "0"]
    assert "This is the beginning." in text
    assert "End of the record." in shown(game, "--step", typed=[str(total), ""])


def test_a_step_shows_question_answer_and_table(game):
    text = shown(game, "--step", "--from", "1")
    assert "was asked (" in text
    assert "In the game: 1 Sheriff, 2 Outlaws, 1 Renegade" in text
    assert all(f"{name}: " in text for name in NAMES)
    assert max(map(len, text.splitlines())) <= 80


@pytest.mark.rule("GEN-6")
def test_a_seat_does_not_see_what_others_were_asked(game):
    seats = [step["seat"] for step in json_of(game)["steps"][1:]]
    others = seats.index(next(seat for seat in seats if seat != 1)) + 1
    assert "was asked" not in shown(game, "--step", "--seat", "Bo", "--from", str(others))
    own = seats.index(1) + 1
    text = shown(game, "--step", "--seat", "Bo", "--from", str(own))
    assert "You were asked (" in text
    assert "Bo was asked" not in text


@pytest.mark.parametrize(("file", "question"), [("game", "Your turn: play cards"), ("dice_game", "Throw dice again (")])
def test_the_viewer_is_asked_as_you(file, question, request):
    file = request.getfixturevalue(file)
    steps = json_of(file)["steps"]
    before = next(step["step"] - 1 for step in steps if step.get("question") in ("play", "reroll") and step["seat"])
    seat, names = steps[before + 1]["seat"], json_of(file)["players"]
    assert f"You are asked: {question}" in shown(file, "--step", "--seat", names[seat], "--from", str(before))
    for viewer in (names[seat - 1], "all"):
        text = shown(file, "--step", "--seat", viewer, "--from", str(before))
        assert f"{names[seat]} is " in text
        assert "You are asked" not in text


@pytest.mark.parametrize(
    ("typed", "said"),
    [("foo", "foo"), ("-1", "-1"), ("99999", "99999"), pytest.param("9" * 5000, f"{'9' * 37}...", id="long")],
)
def test_bad_steps_are_answered(game, typed, said):
    text = " ".join(shown(game, "--step", typed=[typed]).split())
    assert f'"{said}" is no step; press Enter, or type b, q or a number from 0 to' in text


def json_of(file, *arguments):
    """What --json prints, parsed."""
    parser = ArgumentParser()
    replay.add_parser(parser.add_subparsers())
    args = parser.parse_args(["replay", str(file), *arguments])
    data = json.loads(file.read_text())
    film = replay.Film(data)
    viewer = replay.find_viewer(args.seat, film)
    terminal = replay.Terminal(Console(file=StringIO()), Texts())
    return replay.Projector(terminal, film, viewer).dump(args.start)


def test_json_holds_every_answer_and_event(game, capsys):
    assert main(["replay", str(game), "--json"]) == 0
    data = json.loads(capsys.readouterr().out)
    record = json.loads(game.read_text())
    assert [step["answer"] for step in data["steps"][1:]] == [token for _, token in record["answers"]]
    assert sum(len(step["events"]) for step in data["steps"]) == len(recorded().events)
    assert data["viewer"] == "all"


@pytest.mark.rule("GEN-6")
def test_json_of_a_seat_holds_nothing_hidden(game):
    everything, bo = json_of(game), json_of(game, "--seat", "Bo")
    for step, seen in zip(everything["steps"], bo["steps"], strict=True):
        assert ("answer" in seen) == (step.get("seat") == 1)
        for (name, public, _), (same, seen_public, secret) in zip(step["events"], seen["events"], strict=True):
            assert (name, public) == (same, seen_public)
            if name == "drew" and public[0] != 1:
                assert secret == []


@pytest.mark.parametrize("players", [3, 8])
def test_a_game_with_all_sets_is_stepped_through_from_every_seat(tmp_path, players):
    roll = Random(9)
    match = new_match(TableOptions(players, seed=24, sets=("base", "dodge_city", "promos")))
    while match.decision is not None:
        match.push(int(roll.random() * len(match.decision.options)))
    file = tmp_path / "game.json"
    file.write_text(json.dumps(save(match, __version__)))
    for name in [*match.state.names, "all"]:
        lines = [line for step in json_of(file, "--seat", name)["steps"] for line in step["log"]]
        assert [line for line in lines if "from play" in line]
        assert not [line for line in lines if set(line) & set("{}$")]
    total = len(match.answers)
    text = shown(file, "--step", typed=[str(step) for step in [*range(0, total, 20), total]])
    assert "End of the record." in text
    assert "◆" in text
    assert "Vera Custer: A has the ability of " in text
    assert max(map(len, text.splitlines())) <= 80


def broken(record, how):
    if how == "another option":
        record["answers"][3][1] = "play rolling pin"
    elif how == "another rule set":
        record["rules"] = "base@00000000"
    elif how == "another game":
        record["game"] = "chess"
    elif how == "the other game":
        record["game"] = "dice"
    elif how == "another chance":
        record["chance"][0][0] = "weather"
    elif how == "no format":
        record["format"] = "boothill-record/99"
    elif how == "no answers":
        record["answers"] = 3
    return record


@pytest.mark.parametrize(
    ("how", "said"),
    [
        ("another option", "answer 4 of the record is 'play rolling pin'"),
        ("another rule set", "the record was made with the rules 'base@00000000'"),
        ("another game", f"this is a record of the game 'chess'; there are {', '.join(at_the_terminal())}."),
        ("the other game", "unknown table option"),
        ("another chance", "chance result"),
        ("no format", "this is no Boothill record"),
        ("no answers", "damaged"),
    ],
)
def test_bad_records_are_one_sentence(game, how, said, capsys):
    game.write_text(json.dumps(broken(json.loads(game.read_text()), how)))
    assert main(["replay", str(game)]) == 2
    out, err = capsys.readouterr()
    assert said in err
    assert err.count("\n") == 1
    assert out == ""


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["--seat", "Zoe"], "nobody called 'Zoe' plays in this record; there are Ann, Bo, Kit, Lou, or all."),
        (["--from", "99999"], "the record has no answer 99999; begin with 0 to "),
        (["--from", "-1"], "the record has no answer -1; begin with 0 to "),
    ],
)
def test_bad_arguments_are_one_sentence(game, arguments, said, capsys):
    assert main(["replay", str(game), *arguments]) == 2
    assert said in capsys.readouterr().err


def test_the_record_follows_from_itself(game):
    data = json.loads(game.read_text())
    assert replay.Film(data).at(len(data["answers"])).digest() == data["digest"]


def test_a_set_that_lies_elsewhere_now_is_found_where_it_is_named(tmp_path, capsys):
    folder = set_folder(tmp_path)
    match = new_match(TableOptions(NAMES, sets=("base", folder), seed=4))
    match.push(0)
    data = save(match, __version__)
    data["options"]["sets"] = ["base", str(tmp_path / "where_it_was")]
    file = tmp_path / "game.json"
    file.write_text(json.dumps(data))
    assert main(["replay", str(file), "--all"]) == 2
    assert "where_it_was' is no set of cards" in capsys.readouterr().err
    assert "Turn 1: it is " in shown(file, "--all", "--sets", f"base,{folder}")


def test_a_record_is_not_shown_with_other_sets_than_its_own(game, capsys):
    assert "Turn 1: it is " in shown(game, "--all", "--sets", "base")
    assert main(["replay", str(game), "--all", "--sets", "base,dodge_city"]) == 2
    assert "the record was made with the rules 'base@" in capsys.readouterr().err


# The dice game.


def recorded_dice(players=5, answers=None):
    """A game of dice by lot, whole or up to a number of answers."""
    roll = Random(4)
    match = new_dice_match(DiceOptions(players, seed=4))
    while match.decision is not None and match.answered != answers:
        match.push(int(roll.random() * len(match.decision.options)))
    return match


@pytest.fixture
def dice_game(tmp_path):
    """The file of a finished game of dice."""
    file = tmp_path / "dice.json"
    file.write_text(json.dumps(save(recorded_dice(), __version__)))
    return file


def test_a_game_of_dice_is_recognised_and_told_whole(dice_game):
    text = shown(dice_game, "--all")
    assert "A is " in text
    assert " rolls: " in text
    assert "The game is over. Winners:" in text
    assert text.rstrip().endswith("End of the record.")


@pytest.mark.rule("DICE-INFO-1")
def test_a_seat_at_the_dice_sees_only_its_own_role(dice_game):
    everything, bo = shown(dice_game, "--all"), shown(dice_game, "--all", "--seat", "b")
    assert everything.count(" life: ") - bo.count(" life: ") == 5  # all roles at the deal
    assert "your role is " in bo
    assert "You roll: " in bo
    assert "B rolls: " not in bo
    assert "A rolls: " in bo


def test_a_step_of_a_game_of_dice_shows_question_answer_table_and_dice(dice_game):
    total = len(json.loads(dice_game.read_text())["answers"])
    text = shown(dice_game, "--step", "--from", "3", typed=["", "b", *map(str, range(0, total, 7)), str(total)])
    assert "was asked (reroll) and answered: throw " in text
    assert "In the game: 1 Sheriff, 1 Deputy, 2 Outlaws, 1 Renegade" in text
    assert "╭──── 1 ─────╮" in text
    assert "is looking at the dice ..." in text
    assert "End of the record." in text
    assert max(map(len, text.splitlines())) <= 80


def test_json_of_a_game_of_dice_holds_every_answer_and_event(dice_game, capsys):
    assert main(["replay", str(dice_game), "--json"]) == 0
    data = json.loads(capsys.readouterr().out)
    record = json.loads(dice_game.read_text())
    assert [step["answer"] for step in data["steps"][1:]] == [token for _, token in record["answers"]]
    assert sum(len(step["events"]) for step in data["steps"]) == len(recorded_dice().events)
    assert [len(step["log"]) for step in data["steps"]] == [len(step["events"]) for step in data["steps"]]


@pytest.mark.rule("DICE-INFO-1")
def test_json_of_a_seat_at_the_dice_holds_nothing_hidden(tmp_path):
    file = tmp_path / "open.json"
    file.write_text(json.dumps(save(recorded_dice(answers=20), __version__)))
    secrets = [
        (public[0], secret)
        for step in json_of(file, "--seat", "B")["steps"]
        for name, public, secret in step["events"]
        if name == "seated"
    ]
    assert [seat for seat, secret in secrets if secret] == [1]
    assert not [secret for step in json_of(file)["steps"] for *_, secret in step["events"] if secret]


def test_a_game_of_dice_has_no_sets(dice_game, capsys):
    assert main(["replay", str(dice_game), "--sets", "base"]) == 2
    assert "the dice game is played without sets; leave --sets out." in capsys.readouterr().err


@pytest.mark.parametrize("spoil", [None, "salt", "commitment", "seed"])
def test_a_record_of_a_server_shows_that_the_deal_was_committed_to(tmp_path, capsys, spoil):
    data = save(recorded(), __version__)
    data["deal"] = {"salt": "5a17", "commitment": commit("5a17", data["options"])}
    if spoil == "seed":
        data["deal"]["commitment"] = commit("5a17", {**data["options"], "seed": 5})
    elif spoil is not None:
        data["deal"][spoil] = "0" * 64
    file = tmp_path / "game.json"
    file.write_text(json.dumps(data))
    code = main(["replay", str(file), "--all"])
    told = capsys.readouterr()
    if spoil is None:
        assert code == 0
        assert data["deal"]["commitment"] in told.out
    else:
        assert code == 2
        assert "committed" in told.err


@pytest.mark.parametrize("deal", [None, {}, [], {"salt": 5, "commitment": ""}, {"salt": ""}])
def test_a_damaged_deal_is_refused(tmp_path, capsys, deal):
    file = tmp_path / "game.json"
    file.write_text(json.dumps({**save(recorded(), __version__), "deal": deal}))
    assert main(["replay", str(file), "--all"]) == 2
    assert capsys.readouterr().err.count("\n") == 1
