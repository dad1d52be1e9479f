"""`boothill play`: whole games through scripted input, saving and resuming, and what is said to bad input."""

import json
import os
import re
import subprocess
import sys
from argparse import ArgumentParser
from io import StringIO
from itertools import pairwise
from pathlib import Path

import pytest
from rich.console import Console

from boothill.bots import players_of
from boothill.cli.commands import play
from boothill.cli.main import COMMANDS, main
from boothill.games.bang.rules.game import BANG
from boothill.kernel.record import BadRecord, replay
from boothill.kernel.rng import below
from boothill.telling import Texts
from boothill.terminal.faces import at_the_terminal
from boothill.terminal.files import write_record
from boothill.terminal.screen import Terminal
from boothill.titles import games_with, numbers_of_players
from support.telling import script

ALL_SETS = "base,dodge_city,promos"


class Screen:
    """What `boothill play` printed, and what it asked."""

    def __init__(self, width=80):
        self.file = StringIO()
        self.console = Console(file=self.file, width=width, highlight=False)

    @property
    def text(self):
        return self.file.getvalue()


def parsed(*arguments):
    parser = ArgumentParser()
    play.add_parser(parser.add_subparsers())
    return parser.parse_args(["play", *arguments])


def played(answer, *arguments, width=80):
    """Play with `answer(prompt)` as the person; returns the screen."""
    screen = Screen(width)
    assert play.run(parsed(*arguments), read=answer, console=screen.console) == 0
    return screen


class Picker:
    """Chooses by lot, the same in every run; stops after a number of questions of the game if told so."""

    def __init__(self, first=0, stop=None, record="2"):
        self.asked = first
        self.stop = stop
        self.record = record

    def __call__(self, prompt):
        count = int(re.search(r"1-(\d+)", prompt)[1])
        if not prompt.startswith("Your choice"):
            return self.record if count == 2 else "1"
        if self.asked == self.stop:
            raise EOFError
        self.asked += 1
        return f"{below(count, 5, 'pick', self.asked) + 1}!"


def records(folder):
    return [json.loads(file.read_text()) for file in sorted(folder.glob("boothill-*.json"))]


# Whole games.


@pytest.mark.parametrize(
    ("players", "sets"), [("4", "base"), ("7", "base"), ("3", ALL_SETS), ("5", ALL_SETS), ("8", ALL_SETS)]
)
def test_a_whole_game_by_lot(players, sets, elsewhere):
    screen = played(Picker(), "--players", players, "--sets", sets, "--seed", "3", "--bots", "random")
    assert "The game is over. Winners:" in screen.text
    assert f" · {players} players · {sets.replace(',', ', ')} · seed 3\n" in screen.text
    assert ("You win!" in screen.text) != ("You lose." in screen.text)
    [record] = records(elsewhere)
    assert record["over"]
    assert replay(record, BANG).over
    assert list((elsewhere / "kept").glob("*")) == []


def test_a_seed_may_be_as_large_as_those_of_servers(elsewhere, capsys):
    """Played, saved, gone on with in the next game of the series, and replayed."""
    seed = 2**127 + 1
    screen = played(Picker(), "--seed", str(seed), "--bots", "random", "--series", "2")
    assert f" · seed {seed}\n" in screen.text
    assert f" · seed {seed + 1}\n" in screen.text
    files = sorted(elsewhere.glob("boothill-*.json"))
    assert [json.loads(file.read_text())["options"]["seed"] for file in files] == [seed, seed + 1]
    for file in files:
        assert replay(json.loads(file.read_text()), BANG).over
        assert main(["replay", str(file), "--all"]) == 0
    capsys.readouterr()


def test_a_whole_game_through_a_pipe(elsewhere):
    run = subprocess.run(
        [sys.executable, "-m", "boothill", "play", "--seed", "8", "--bots", "random", "--starter"],
        input="1!\n" * 3000,
        capture_output=True,
        text=True,
        timeout=100,
        env={**os.environ, "PYTHONIOENCODING": "utf-8"},
    )
    assert (run.returncode, run.stderr) == (0, "")
    assert "The game is over. Winners:" in run.stdout
    assert "5 players · base (starter game) · seed 8\n" in run.stdout
    assert max(map(len, run.stdout.splitlines())) <= 80


def test_the_same_seed_gives_the_same_game():
    one, other = (played(Picker(record="1"), "--seed", "4").text for _ in range(2))
    assert one == other


def test_bots_play_among_themselves():
    screen = played(script(), "--watch", "--seed", "2", "--bots", "greenhorn,random")
    assert "The game is over. Winners:" in screen.text
    assert "You" not in screen.text


# Saving and resuming.


@pytest.mark.parametrize("bots", ["random", "greenhorn"])
def test_a_resumed_game_is_the_uninterrupted_game(bots, elsewhere):
    played(Picker(), "--seed", "6", "--bots", bots)
    left = played(Picker(stop=9), "--seed", "6", "--bots", bots)
    assert "boothill play --load" in left.text
    resumed = played(Picker(first=9), "--load")
    assert "You go on where the game was saved." in resumed.text
    whole, taken_up = records(elsewhere)
    assert whole["over"]
    assert taken_up == whole


def test_leaving_keeps_the_game_for_later(elsewhere):
    screen = played(script(), "--seed", "6")
    kept = elsewhere / "kept" / "game-6.json"
    assert screen.text.endswith(f"boothill play --load {kept}\n")
    assert json.loads(kept.read_text())["play"]["seat"] == 0


def test_an_interrupt_leaves_as_cleanly(elsewhere):
    def interrupt(prompt):
        raise KeyboardInterrupt

    assert "boothill play --load" in played(interrupt, "--seed", "6").text
    assert (elsewhere / "kept" / "game-6.json").exists()


def test_a_second_game_does_not_overwrite_the_first_one_left(elsewhere):
    played(script(), "--seed", "6")
    played(script(), "--seed", "6")
    assert len(list((elsewhere / "kept").glob("*.json"))) == 2


def test_save_and_quit(elsewhere):
    screen = played(script("save mine.json", "save", "quit", "3", "quit", "2"), "--seed", "6")
    assert "boothill play --load mine.json" in screen.text
    assert (elsewhere / "mine.json").exists()
    assert (elsewhere / "boothill-6.json").exists()
    assert list((elsewhere / "kept").glob("*")) == []


def test_quit_offers_to_save(elsewhere):
    played(script("quit", "1"), "--seed", "5")
    screen = played(script("quit", "1"), "--seed", "6")
    _, six = sorted((elsewhere / "kept").glob("*.json"))
    assert f"boothill play --load {six}" in screen.text.replace("\n", " ").replace("  ", " ")
    assert played(script(), "--load").text.startswith("You go on where the game was saved.")
    assert json.loads(six.read_text())["options"]["seed"] == 6


def test_quit_saves_where_it_is_told(elsewhere):
    played(script("quit mine.json", "1"), "--seed", "6")
    assert (elsewhere / "mine.json").exists()
    assert list((elsewhere / "kept").glob("*")) == []


def test_somebody_elses_file_is_not_overwritten_unasked(elsewhere):
    (elsewhere / "mine.json").write_text("precious")
    played(script("save mine.json", "no", "quit", "2"), "--seed", "6")
    assert (elsewhere / "mine.json").read_text() == "precious"
    played(script("save mine.json", "yes", "save mine.json", "quit", "2"), "--seed", "6")
    assert (elsewhere / "mine.json").read_text() != "precious"


def test_a_file_is_written_whole_or_not_at_all(elsewhere):
    file = elsewhere / "record.json"
    write_record(file, {"a": 1})
    with pytest.raises(TypeError):
        write_record(file, {"a": object()})
    assert json.loads(file.read_text()) == {"a": 1}
    assert list(elsewhere.iterdir()) == [file]


def test_a_save_of_another_version_goes_on_from_its_checkpoint(elsewhere):
    played(script("save old.json"), "--seed", "6")
    record = json.loads(Path("old.json").read_text())
    Path("old.json").write_text(json.dumps({**record, "engine": "0.0.1"}))
    screen = played(script("save"), "--load", "old.json")
    assert "saved by version 0.0.1" in screen.text


# Asking.


class UntilTurn(Picker):
    """Chooses by lot until the person is asked what to play, and leaves there."""

    def __init__(self, screen):
        super().__init__()
        self.screen = screen

    def __call__(self, prompt):
        if "Your turn: play" in self.screen.text:
            raise EOFError
        return super().__call__(prompt)


def first_own_turn(*needed):
    """Leave a game at the person's first turn; returns the file and the screen. The screen shows what is needed."""
    for seed in range(30):
        screen = Screen()
        play.run(parsed("--seed", str(seed), "--bots", "random"), read=UntilTurn(screen), console=screen.console)
        question = screen.text.rpartition("Your turn: play")[2]
        if question and all(mark in question for mark in needed):
            return Path("kept", f"game-{seed}.json"), screen.text
    raise AssertionError(f"no seed whose first turn shows {needed}")


def ask_at_first_turn(*lines, needed=()):
    """Take up a game left at the person's first turn, type these lines; returns the text, the file before and after."""
    file, _ = first_own_turn(*needed)
    before = json.loads(file.read_text())
    screen = played(script(*lines), "--load", str(file))
    return screen.text, before, json.loads(file.read_text())


def test_reasons_are_listed_with_their_rule():
    text, before, after = ask_at_first_turn("?", needed=["not now"])
    cards = re.findall(r"(?m)^(\S.*?) +not now", text)
    assert cards
    for card in cards:
        assert re.search(rf"(?m)^{re.escape(card)}: .+ \[(BASE|GEN)-[A-Z0-9-]+\]$", text), card
    assert after == before


@pytest.mark.parametrize(
    ("typed", "said"),
    [
        ("99", "There is no choice 99; choose from 1 to "),
        ("0", "There is no choice 0; choose from 1 to "),
        ("-1", '"-1" is no command here; type a number from 1 to '),
        ("shoot everybody", '"shoot everybody" is no command here; type a number from 1 to '),
        ("", "Type a number from 1 to "),
        ("log many", '"many" is no number of lines; type log, or log 50.'),
        ("info rolling pin", 'There is no card, event, character, role or rule "rolling pin" at this table.'),
        ("info", "Which card? Type info and its name, such as info barrel."),
    ],
)
def test_bad_input_is_answered_and_changes_nothing(typed, said):
    text, before, after = ask_at_first_turn(typed)
    assert said in text
    assert after == before


@pytest.mark.parametrize(
    ("typed", "said"),
    [
        ("info barrel", "Barrel: "),
        ("? slab", "Slab the Killer: His cards named BANG!"),
        ("info outlaw", "Outlaw: All Outlaws win"),
        ("info base-lim-1", "One BANG! card per turn."),
        ("info S", '"S" fits several: '),
        ("log 1", "draw"),
        ("who", "Stranger, "),
        ("help", "save the game and go on"),
    ],
)
def test_looking_things_up_changes_nothing(typed, said):
    text, before, after = ask_at_first_turn(typed)
    assert said in text.rpartition("Your turn: play")[2]
    assert after == before


def test_end_takes_the_last_choice():
    _, before, after = ask_at_first_turn("end")
    assert after["answers"][: len(before["answers"])] == before["answers"]
    assert after["answers"][len(before["answers"])][1] == "end"


def test_doubtful_choices_are_asked_about():
    """Saying no changes nothing; saying yes carries it out."""
    file, shown = first_own_turn("(!)")
    doubtful = re.search(r"\[(\d+)\] [^\[\n]*\(!\)", shown.rpartition("Your turn: play")[2])[1]
    before = json.loads(file.read_text())
    refused = played(script(doubtful, "no"), "--load", str(file)).text
    assert "Are you sure?" in refused
    assert re.search(r"\[(BASE|GEN)-[A-Z0-9-]+\]", refused)
    assert json.loads(file.read_text()) == before
    played(script(doubtful, "yes"), "--load", str(file))
    assert json.loads(file.read_text())["answers"][len(before["answers"])][0] == int(doubtful) - 1


def test_the_screen_shows_what_a_newcomer_needs():
    _, screen = first_own_turn()
    last = screen[screen.rindex("your turn · phase 2") :]
    for needed in (
        "▶ You",
        "Sheriff",
        "Colt .45 (1)",
        "◎",
        "● ",
        "In the game: 1 Sheriff",
        "Draw pile",
        "end your turn",
    ):
        assert needed in last, needed
    assert max(len(line) for line in screen.splitlines() if "--load" not in line) <= 80


@pytest.mark.rule("BASE-SET-3")
def test_roles_of_others_stay_hidden_until_the_end():
    text = played(script(), "--seed", "6").text
    hidden = [
        line for line in text.splitlines() if re.match(r"[ ▶] (Ann|Bo|Cole|Dot) ", line) and "Sheriff" not in line
    ]
    assert hidden
    assert all(re.match(r"[ ▶] \w+ +\? ", line) for line in hidden)


# After the person's own end.


def eliminated_game(choice):
    """A game in which the person never defends himself and is eliminated early; what was told after this choice."""

    def coward(prompt):
        count = re.search(r"1-(\d+)", prompt)[1]
        if prompt.startswith("Your choice"):
            return f"{count}!"
        return choice if count == "3" else "1"

    for seed in range(20):
        screen = played(coward, "--seed", str(seed), "--players", "7")
        if "You are out. What now?" in screen.text:
            return screen.text.partition("You are out. What now?")[2]
    raise AssertionError("no seed in which the person is eliminated early")


def test_watching_on_tells_the_rest():
    rest = eliminated_game("watch")
    assert "turn.\n" in rest
    assert "The game is over. Winners:" in rest


def test_finishing_quickly_tells_only_the_end():
    rest = eliminated_game("2")
    assert "turn.\n" not in rest
    assert "The game is over. Winners:" in rest


def test_leaving_when_out():
    rest = eliminated_game("3")
    assert "boothill play --load" in rest
    assert "The game is over" not in rest


# Series.


@pytest.mark.rule("BASE-SERIES-1", "BASE-SERIES-4")
def test_a_series_keeps_characters_and_passes_the_badge(elsewhere):
    played(Picker(), "--seed", "3", "--series", "3", "--badge", "--bots", "random")
    games = records(elsewhere)
    assert [game["play"]["game"] for game in games] == [1, 2, 3]
    for one, following in pairwise(games):
        table = replay(one, BANG).state
        assert following["options"]["sheriff"] == (table.role.index(0) + 1) % 5
        kept = following["options"]["characters"]
        for seat in range(1, 5):
            alive = seat in table.seats
            assert kept[seat] == (table.rules.characters[table.character[seat]].id if alive else None)


def test_a_series_left_between_two_games_goes_on(elsewhere):
    class UntilKept(Picker):
        """Leaves when asked whether to keep the record of a game."""

        def __call__(self, prompt):
            if "(1-2)" in prompt and not prompt.startswith("Your choice"):
                raise EOFError
            return super().__call__(prompt)

    arguments = ("--seed", "3", "--series", "2", "--bots", "random")
    left = played(UntilKept(), *arguments)
    assert "Games won so far" in left.text
    [kept] = (elsewhere / "kept").glob("*.json")
    wins = json.loads(kept.read_text())["play"]["wins"]
    assert sum(wins) > 0
    resumed = played(Picker(), "--load")
    assert f"Games won so far: Stranger {wins[0]}, Ann {wins[1]}" in resumed.text
    assert "Game 2 of 2." in resumed.text
    assert list((elsewhere / "kept").glob("*")) == []


def test_a_finished_game_is_not_taken_up(elsewhere, capsys):
    played(Picker(), "--seed", "3", "--bots", "random")
    assert main(["play", "--load", "boothill-3.json"]) == 2
    assert "this game is over; step through it with boothill replay." in capsys.readouterr().err


# The command.


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["play", "--players", "2"], "2 players cannot play; this game takes 3 to 8."),
        (["play", "--players", "9"], "9 players cannot play; this game takes 3 to 8."),
        (["play", "--players", "-3"], "-3 players cannot play; this game takes 3 to 8."),
        (["play", "--bots", "wizard"], f"unknown bot 'wizard'; known bots are {', '.join(players_of('bang'))}."),
        (["play", "--sets", "base,moon"], "unknown set 'moon'; known sets are base, dodge_city, promos"),
        (["play", "--sets", "dodge_city"], "every table needs the set 'base'; add it to the sets."),
        (
            ["play", "--sets", "base,high_noon", "--events", "14"],
            "the number of events can be chosen only with two event decks; leave it out.",
        ),
        (
            ["play", "--sets", "base,high_noon,fistful", "--events", "29"],
            "29 events cannot be used; these sets take 12 to 28.",
        ),
        (
            ["play", "--players", "3", "--badge"],
            "among 3 players nobody is Sheriff and no badge passes on; leave --badge",
        ),
        (["play", "--series", "0"], "a series of 0 games cannot be played; give 1 or more."),
        (["play", "--name", " "], "a player has no name; give every player one."),
        (["play", "--load", "nothing.json"], "there is no file nothing.json; check its name."),
        (["play", "--load"], "no game is kept in"),
    ],
)
def test_bad_arguments_are_one_sentence(arguments, said, capsys):
    assert main(arguments) == 2
    err = capsys.readouterr().err
    assert said in err
    assert "Traceback" not in err
    assert err.startswith("boothill play: ")
    assert err.count("\n") == 1


@pytest.mark.parametrize("text", ["", "no json", "[]", "{}", '{"format": "boothill-record/1"}'])
def test_a_file_that_is_no_record_is_one_sentence(text, capsys):
    Path("bad.json").write_text(text)
    assert main(["play", "--load", "bad.json"]) == 2
    assert capsys.readouterr().err.count("\n") == 1


@pytest.mark.parametrize("key", ["answers", "chance", "options", "checkpoint", "play"])
def test_a_damaged_record_is_one_sentence(key):
    played(script("save mine.json"), "--seed", "6")
    record = json.loads(Path("mine.json").read_text())
    for damage in (7, [7], {"seven": 7}, {**record["play"], "seat": 9}):
        Path("mine.json").write_text(json.dumps({**record, key: damage, "engine": record["engine"]}))
        if key == "checkpoint":  # only looked at when the answers cannot be replayed
            Path("mine.json").write_text(json.dumps({**record, key: damage, "engine": "0"}))
        with pytest.raises(BadRecord, match=r"^mine\.json"):
            played(script(), "--load", "mine.json")


def test_your_own_name_is_taken_by_no_bot():
    text = played(script(), "--seed", "6", "--name", "ann").text
    assert "\n  Ann " not in text
    assert "\n  Eli " in text


def test_a_full_table_of_bots_takes_all_names():
    """Your own name is not at the table when you only watch."""
    text = played(script(), "--watch", "--players", "8", "--seed", "2", "--name", "Ann", "--bots", "random").text
    assert "\n  Ann " in text
    assert "\n  Hope " in text


@pytest.mark.parametrize("command", ["play", "replay", "simulate"])
def test_help_names_the_sets_and_the_numbers_of_players(command, capsys):
    with pytest.raises(SystemExit):
        main([command, "--help"])
    text = " ".join(capsys.readouterr().out.split())
    assert "base, dodge_city, promos, high_noon, fistful" in text
    games = games_with("lab.setting") if command == "simulate" else at_the_terminal()
    numbers = [number for game in games for number in numbers_of_players(game)]
    assert f"{min(numbers)} to {max(numbers)}" in text
    assert ("--events N" in text) == (command != "replay")


def test_help_lists_every_command(capsys):
    with pytest.raises(SystemExit) as left:
        main(["--help"])
    assert left.value.code == 0
    text = capsys.readouterr().out
    assert [name for name in COMMANDS if f"    {name} " not in text] == []
    assert "examples:" in text


def test_playing_loads_no_other_command():
    """So that the first screen comes at once."""
    code = (
        "import sys\nfrom boothill.cli.main import build_parser\nbuild_parser('play')\n"
        "unwanted = ('boothill.lab', 'boothill.cli.commands.sim', 'multiprocessing')\n"
        "print([m for m in sys.modules if m.startswith(unwanted)])"
    )
    run = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, timeout=60)
    assert run.stdout.strip() == "[]", run.stderr


def test_help_is_given_in_menus_too():
    """It is offered there, so it is not refused."""
    lines = iter(["help", "?", "2"])
    output = StringIO()
    terminal = Terminal(Console(file=output, width=80), Texts("en"), lambda prompt: next(lines), pace=0)
    assert terminal.menu("Really?", ["yes", "no"]) == 1
    assert output.getvalue().count("Type the number of your choice (1 to 2), or its first letters.") == 2
