"""`boothill play --game dice`: whole games, the words for throwing again, refusals, saving and resuming, series."""

import json
import re
from itertools import pairwise
from pathlib import Path

import pytest

from boothill import __version__
from boothill.bots import players_of
from boothill.cli.main import main
from boothill.games.dice.rules.game import DICE
from boothill.kernel.record import replay, resume
from support.dice_story import DiceStory
from support.dice_telling import shown
from support.sessions import by_lot, played
from support.telling import script

FIVE = dict.fromkeys("ABCDE", "")


def dice_game(read, *arguments, monkeypatch):
    """What `boothill play --game dice` shows, with strict texts."""
    return played(read, "--game", "dice", *arguments, monkeypatch=monkeypatch)


def record_of(folder, seed):
    return json.loads((folder / f"boothill-{seed}.json").read_text())


def rolled(dice, **seats):
    """A story in which A has just thrown these dice."""
    return DiceStory(**{**FIVE, **seats}).turn("A").rolls(dice)


# Whole games.


@pytest.mark.parametrize("players", range(3, 9))
@pytest.mark.parametrize("bots", ["random", "greenhorn"])
def test_a_whole_game_by_lot(players, bots, elsewhere, monkeypatch):
    text = dice_game(by_lot(), "--players", str(players), "--seed", "3", "--bots", bots, monkeypatch=monkeypatch)
    assert f" · The Dice Game · {players} players · seed 3\n" in text
    assert "The game is over. Winners:" in text
    assert ("You win!" in text) != ("You lose." in text)
    assert max(len(line) for line in text.splitlines() if "boothill replay" not in line) <= 80
    record = record_of(elsewhere, 3)
    assert record["game"] == "dice"
    assert replay(record, DICE).over
    assert list((elsewhere / "kept").glob("*")) == []


def test_the_same_seed_gives_the_same_game(monkeypatch):
    one, other = (dice_game(by_lot(), "--seed", "4", monkeypatch=monkeypatch) for _ in range(2))
    assert one.replace("boothill-4.json", "") == other.replace("boothill-4-2.json", "")


def test_bots_play_among_themselves(monkeypatch):
    text = dice_game(script(), "--watch", "--seed", "2", monkeypatch=monkeypatch)
    assert "The game is over. Winners:" in text
    assert "You" not in text


@pytest.mark.rule("DICE-THREE-1", "DICE-THREE-2", "DICE-THREE-3")
def test_of_three_the_roles_lie_open_and_each_has_a_goal(monkeypatch):
    text = dice_game(script(), "--players", "3", "--seed", "2", monkeypatch=monkeypatch)
    assert "The roles lie open:" in text
    assert "The Deputy hunts the Renegade, the Renegade the Outlaw, the Outlaw the Deputy." in text
    assert "is the Deputy and begins." in text or "You are the Deputy and begin." in text
    assert re.search(r"Win at once by eliminating the \w+ with your own shots or\s+Gatling\.", text)
    assert "Wins at once" not in text
    looked_up = dice_game(script("info outlaw"), "--players", "3", "--seed", "2", monkeypatch=monkeypatch)
    assert "Outlaw: Wins at once by eliminating the Deputy with shots or a Gatling of their own." in " ".join(
        looked_up.split()
    )


# Throwing again.


def after(story, line):
    """What is told after this line was typed at the first question, and the question that follows."""
    return shown(story, line)[1].partition(") >")[2]


@pytest.mark.parametrize(
    ("typed", "thrown"),
    [
        ("roll 2 4", "arrow, [?], 2, [?], gatling"),
        ("r 2,4", "arrow, [?], 2, [?], gatling"),
        ("ROLL 4 2", "arrow, [?], 2, [?], gatling"),
        ("roll 24!", "arrow, [?], 2, [?], gatling"),
        ("2 4", "arrow, [?], 2, [?], gatling"),
        ("24", "arrow, [?], 2, [?], gatling"),
        ("4,2", "arrow, [?], 2, [?], gatling"),
        ("2, 4!", "arrow, [?], 2, [?], gatling"),
        ("3", "arrow, 1, [?], beer, gatling"),
        ("3!", "arrow, 1, [?], beer, gatling"),
        ("keep 1 3 5", "arrow, [?], 2, [?], gatling"),
        ("k 5", "[?], [?], [?], [?], gatling"),
        ("roll all", None),
        ("12345", None),
    ],
)
def test_dice_are_thrown_again_by_their_numbers(typed, thrown):
    text = after(rolled("arrow 1 2 beer gatling"), typed)
    [line] = [line for line in text.splitlines() if line.startswith("You throw ")]
    faces = line.partition(": ")[2].rstrip(".").split(", ")
    if thrown is None:
        assert line.startswith("You throw 5 dice again: ")
    else:
        assert [face if not face.startswith("[") else "[?]" for face in faces] == thrown.split(", ")


@pytest.mark.rule("DICE-DYN-1", "DICE-ROLL-2")
def test_locked_dice_stay_when_others_are_kept():
    text = after(rolled("dynamite 1 2 beer gatling"), "keep 2")
    assert "You throw 3 dice again: dynamite, 1, [" in text
    assert "You throw 4 dice again: dynamite, [" in after(rolled("dynamite 1 2 beer gatling"), "roll all")
    assert "You throw 4 dice again: dynamite, [" in after(rolled("dynamite 1 2 beer gatling"), "roll")


def test_a_target_goes_by_its_name():
    first, second, third, refused = shown(rolled("1 1 1 beer beer"), "stop", "e", "B", "bz")[1:5]
    assert "Die 1: whom do you hit with the 1?" in first
    assert "Die 2: whom do you hit with the 1?" in second
    assert "Die 3: whom do you hit with the 1?" in third
    assert '"bz" is no command here' in refused


def test_it_is_said_what_the_indians_do_before_they_come():
    said = "when the last arrow is taken the Indians attack"
    assert said in " ".join(shown(rolled("1 1 1 beer beer", B="arrows 3", C="arrows 3"), "table")[0].split())
    assert said not in " ".join(shown(rolled("1 1 1 beer beer"), "table")[0].split())


@pytest.mark.parametrize(
    "typed",
    ["stop", "s", "end", "pass", "stop!", "S!", "pass !", "keep 1 2 3 4 5", "k 5 4 3 2 1", "keep all", "keep", "k!"],
)
def test_stopping_has_many_names(typed):
    text = after(rolled("1 1 1 beer beer"), typed)
    assert "You throw" not in text
    assert "Die 1: whom do you hit with the 1?" in text


@pytest.mark.rule("DICE-DYN-1", "DICE-ROLL-2")
@pytest.mark.parametrize(
    ("typed", "said"),
    [
        ("roll 1", "Die 1 shows dynamite and is locked; name only other dice."),
        ("roll 1 2", "Die 1 shows dynamite and is locked; name only other dice."),
        ("roll 7", "There is no die 7; the dice are 1 to 5."),
        ("roll 0", "There is no die 0; the dice are 1 to 5."),
        ("keep 9", "There is no die 9; the dice are 1 to 5."),
        ("keep calm", '"calm" names no dice; type their numbers, such as keep 2 4.'),
        ("roll -2", '"-2" names no dice; type their numbers, such as roll 2 4.'),
        ("1", "Die 1 shows dynamite and is locked; name only other dice."),
        ("4 1", "Die 1 shows dynamite and is locked; name only other dice."),
        ("0", "There is no die 0; the dice are 1 to 5."),
        ("6", "There is no die 6; the dice are 1 to 5."),
        ("99", "There is no die 9; the dice are 1 to 5."),
        ("2 2", "Die 2 is named twice; name each die once."),
        ("2422", "Die 2 is named twice; name each die once."),
        ("roll 4 2 4", "Die 4 is named twice; name each die once."),
        ("keep 44", "Die 4 is named twice; name each die once."),
        pytest.param("9" * 5000, "There is no die 9; the dice are 1 to 5.", id="long"),
        pytest.param(f"roll {'2' * 5000}", "Die 2 is named twice; name each die once.", id="long roll"),
        ("2 x", '"2 x" is no command here; type the dice to throw again, such as 2 4, or stop, or help.'),
        ("throw 2", '"throw 2" is no command here; type the dice to throw again, such as 2 4, or stop, or help.'),
        ("", "Type the dice to throw again, such as 2 4, or stop, or help."),
    ],
)
def test_what_cannot_be_thrown_is_refused_and_changes_nothing(typed, said):
    story = rolled("dynamite 1 2 beer gatling")
    text = shown(story, typed)
    assert text[1].startswith(" (dice to throw again, or stop) >")
    assert said in " ".join(text[1].split())
    assert text[0].rpartition("Throw dice again")[2] in shown(story, typed, "table")[2]


def test_words_for_throwing_are_refused_elsewhere():
    story = rolled("1 1 beer beer beer").stops()
    assert "There are no dice to throw again now; choose from 1 to 2." in after(story, "roll 1")
    assert "There are no dice to throw again now; choose from 1 to 2." in after(story, "roll all")
    assert "There are no dice to throw again now; choose from 1 to 2." in after(story, "keep 1")
    assert "There is nothing to end or pass now; choose from 1 to 2." in after(story, "stop")
    assert '"1 2" is no command here; type a number from 1 to 2, or help.' in after(story, "1 2")
    assert "There is no choice 3; choose from 1 to 2." in after(story, "3")


def test_kit_carlson_passes_with_the_same_words():
    story = rolled("gatling gatling 2 arrow arrow", A="kit_carlson", B="arrows 2").stops().shoots("C")
    text = shown(story, "pass", "yes")[1]
    assert "Are you sure? you would keep arrows that you could get rid of [DICE-CHAR-KIT-1]" in text
    assert "Turn 3: it is B's turn." in text
    for sure in ("pass!", "stop!", "S!", "end !", "3!"):
        text = shown(story, sure)[1]
        assert "Are you sure?" not in text
        assert "Turn 3: it is B's turn." in text


# Asking.


@pytest.mark.rule("DICE-BEER-3")
def test_doubtful_choices_are_asked_about():
    story = rolled("beer 2 2 gatling arrow", B="5/8").stops().shoots("C", "D")
    assert "[1] yourself (10 of 10 life) (!)" in " ".join(shown(story)[0].split())
    refused = shown(story, "1", "no")[1]
    assert "Are you sure? you are at full life, so it does nothing [DICE-BEER-3]" in refused
    assert "Then choose again." in refused
    assert "You drink a beer, which is wasted" in shown(story, "1", "yes")[1]
    assert "You drink a beer, which is wasted" in shown(story, "1!")[1]
    assert "Are you sure?" not in shown(story, "2")[1]


@pytest.mark.parametrize(
    ("typed", "said"),
    [
        ("info gatling", "Gatling: Three or more, once per turn"),
        ("? slab", "Slab the Killer: Once per turn he may spend a beer"),
        ("info outlaw", "Outlaw: Eliminate the Sheriff"),
        ("info dice-dyn-1", "DICE-DYN-1"),
        ("info s", '"s" fits several: '),
        ("info rolling pin", 'There is no face, character, role or rule "rolling pin" in this game.'),
        ("info", "Which face or character? Type info and its name, such as info gatling."),
        ("?", "With 1 you hit B or E."),
        ("?", "Locked until the end of the turn: die 1."),
        ("who", "B, "),
        ("help", "throw dice 2 and 4 again"),
        ("help", "Marks on the table: ▶ has the turn"),
    ],
)
def test_looking_things_up(typed, said):
    assert said in " ".join(shown(rolled("dynamite 1 2 beer gatling"), typed)[1].split())


def test_the_log_is_told_again():
    assert "You throw 1 die again: " in shown(rolled("dynamite 1 2 beer gatling"), "roll 2", "log")[2]


def test_before_the_first_roll_there_is_nothing_to_explain():
    story = DiceStory(**{**FIVE, "A": "sid_ketchum"}).turn("A").asks("A", "gift")
    assert "The dice have not been thrown yet." in shown(story, "?")[1]


def test_a_small_terminal_holds_a_full_table():
    """Eight players and their dice, on 24 lines."""
    story = DiceStory(**{**dict.fromkeys("ABCDEFGH", ""), "A": "black_jack"}).turn("A").rolls("arrow dynamite 1 2 beer")
    question = shown(story, "table", height=24)[1]
    lines = question.splitlines()
    table = next(at for at, line in enumerate(lines) if "Turn 2" in line)
    assert "╭──── 5 ─────╮" in question
    assert "Such as 2 4 to throw dice 2 and 4 again" in question
    assert len(lines[table:]) + 1 <= 24


# After the person's own end.


def eliminated_game(choice, monkeypatch):
    """A game in which the person is eliminated before the end; what was told after this choice."""
    for seed in range(30):
        read = by_lot(when_out=choice)
        text = dice_game(read, "--seed", str(seed), "--players", "7", monkeypatch=monkeypatch)
        if "You are out. What now?" in text:
            return text.partition("You are out. What now?")[2]
    raise AssertionError("no seed in which the person is eliminated early")


@pytest.mark.parametrize(("choice", "turns", "end"), [("1", True, True), ("2", False, True), ("3", False, False)])
def test_whoever_is_out_watches_or_not(choice, turns, end, monkeypatch):
    rest = eliminated_game(choice, monkeypatch)
    assert ("turn.\n" in rest) == turns
    assert ("The game is over. Winners:" in rest) == end
    assert ("boothill play --load" in rest) == (choice == "3")


def test_whoever_leaves_when_asked_what_now_is_asked_again(monkeypatch):
    class Interrupted:
        """Plays by lot until being out, and is interrupted there."""

        def __init__(self):
            self.by_lot = by_lot()

        def __call__(self, prompt):
            if prompt.startswith("(1-3)"):
                raise EOFError
            return self.by_lot(prompt)

    for seed in range(30):
        text = dice_game(Interrupted(), "--seed", str(seed), "--players", "7", monkeypatch=monkeypatch)
        if "You are out. What now?" in text:
            break
    assert "boothill play --load" in text
    text = played(script(), "--load", monkeypatch=monkeypatch)
    assert "You are out. What now?" in text
    assert "The game is over" not in text
    assert "The game is over" in played(script("watch"), "--load", monkeypatch=monkeypatch)


# Saving and resuming.


@pytest.mark.parametrize("kind", ["reroll", "shoot", "heal"])
@pytest.mark.parametrize("bots", ["random", "greenhorn"])
def test_a_resumed_game_is_the_uninterrupted_game(kind, bots, elsewhere, monkeypatch):
    arguments = ("--seed", "6", "--bots", bots)
    dice_game(by_lot(), *arguments, monkeypatch=monkeypatch)
    asked = []

    def note(match):
        if match.decision is not None and match.decision.seat == 0:
            asked.append((match.decision.kind, match.state.rolls > 1))

    replay(record_of(elsewhere, 6), DICE, watch=note)
    number = asked.index((kind, True))  # in the middle of a re-roll, or after one
    dice_game(by_lot(stop=number), *arguments, monkeypatch=monkeypatch)
    kept = json.loads((elsewhere / "kept" / "game-6.json").read_text())
    assert resume(kept, DICE, __version__)[0].decision.kind == kind
    text = played(by_lot(first=number), "--load", monkeypatch=monkeypatch)
    assert "You go on where the game was saved." in text
    whole, taken_up = record_of(elsewhere, 6), record_of(elsewhere, "6-2")
    assert whole["over"]
    assert taken_up == whole


def test_the_record_says_which_game_it_is(elsewhere, monkeypatch, capsys):
    dice_game(script("save mine.json", "quit", "2"), "--seed", "6", monkeypatch=monkeypatch)
    assert "Throw dice again" in played(script(), "--load", "mine.json", monkeypatch=monkeypatch)
    assert "Throw dice again" in dice_game(script(), "--load", "mine.json", monkeypatch=monkeypatch)
    assert main(["play", "--game", "bang", "--load", "mine.json"]) == 2
    assert "this is a record of the game 'dice', not of 'bang'; leave --game out." in capsys.readouterr().err


def test_a_save_of_another_version_goes_on_from_its_checkpoint(monkeypatch):
    dice_game(script("roll 1", "save old.json"), "--seed", "6", monkeypatch=monkeypatch)
    record = json.loads(Path("old.json").read_text())
    Path("old.json").write_text(json.dumps({**record, "engine": "0.0.1"}))
    text = played(script("stop"), "--load", "old.json", monkeypatch=monkeypatch)
    assert "saved by version 0.0.1" in text


# Series.


@pytest.mark.rule("DICE-SETUP-4")
def test_in_a_series_seats_and_wins_stay_and_characters_are_dealt_anew(elsewhere, monkeypatch):
    text = dice_game(by_lot(), "--seed", "3", "--series", "3", "--bots", "random", monkeypatch=monkeypatch)
    games = [record_of(elsewhere, seed) for seed in (3, 4, 5)]
    assert [game["play"]["game"] for game in games] == [1, 2, 3]
    assert "Game 3 of 3." in text
    assert "Keep " not in text.replace("Keep the record", "")
    tables = [replay(game, DICE).state for game in games]
    for one, following in pairwise(tables):
        assert one.names == following.names
        assert one.character != following.character
    wins = [sum(seat in table.winners for table in tables[:2]) for seat in range(5)]
    assert games[2]["play"]["wins"] == [won + (seat in tables[2].winners) for seat, won in enumerate(wins)]


# The command.


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["--sets", "base"], "--sets belongs to the card game; leave it out, or leave out --game dice."),
        (["--events", "0"], "--events belongs to the card game; leave it out, or leave out --game dice."),
        (["--shadow"], "--shadow belongs to the card game; leave it out, or leave out --game dice."),
        (["--starter"], "--starter belongs to the card game; leave it out, or leave out --game dice."),
        (["--badge"], "--badge belongs to the card game; leave it out, or leave out --game dice."),
        (["--players", "2"], "2 players cannot play; this game takes 3 to 8."),
        (["--players", "9"], "9 players cannot play; this game takes 3 to 8."),
        (["--bots", "wizard"], f"unknown bot 'wizard'; known bots are {', '.join(players_of('dice'))}."),
        (["--name", " "], "a player has no name; give every player one."),
        (["--series", "0"], "a series of 0 games cannot be played; give 1 or more."),
    ],
)
def test_bad_arguments_are_one_sentence(arguments, said, capsys):
    assert main(["play", "--game", "dice", *arguments]) == 2
    out, err = capsys.readouterr()
    assert said in err
    assert err.count("\n") == 1
    assert out == ""


@pytest.mark.parametrize("key", ["answers", "chance", "options", "checkpoint", "play", "game"])
def test_a_damaged_record_is_one_sentence(key, monkeypatch, capsys):
    dice_game(script("save mine.json", "quit", "2"), "--seed", "6", monkeypatch=monkeypatch)
    record = json.loads(Path("mine.json").read_text())
    for damage in (7, [7], {"seven": 7}):
        engine = "0" if key == "checkpoint" else record["engine"]
        Path("mine.json").write_text(json.dumps({**record, key: damage, "engine": engine}))
        assert main(["play", "--load", "mine.json"]) == 2
        err = capsys.readouterr().err
        assert err.startswith("boothill play: mine.json")
        assert err.count("\n") == 1
