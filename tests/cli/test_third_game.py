"""A third game: one folder and one line in the list of titles, and it is played at the terminal against random bots."""

import sys
from io import StringIO

import pytest
from rich.console import Console

from boothill import titles
from boothill.cli.commands import play, replay
from boothill.cli.main import build_parser, main
from support.telling import script

RULES = """
from boothill.kernel.decision import Decision


class Heap:
    def __init__(self, names, seed):
        self.names, self.seed, self.stones, self.turn, self.winners, self.journal = names, seed, 7, 0, (), None

    def copy(self):
        return NIM.load(NIM.dump(self))


class Nim:
    id = "nim"

    def new(self, options, journal):
        heap = Heap(tuple(options["players"]), options["seed"])
        heap.journal = journal
        return heap

    def options(self, heap):
        return {"players": list(heap.names), "seed": heap.seed}

    def run(self, heap):
        while heap.stones:
            (taken,) = yield Decision(heap.turn, "take", [(n,) for n in range(1, min(3, heap.stones) + 1)], main=True)
            heap.stones -= taken
            if heap.journal is not None:
                heap.journal.events.append(("took", (heap.turn, taken), (), ()))
            if not heap.stones:
                heap.winners = (heap.turn,)
            heap.turn = (heap.turn + 1) % len(heap.names)

    def dump(self, heap):
        return {**self.options(heap), "stones": heap.stones, "turn": heap.turn, "winners": list(heap.winners)}

    def load(self, data):
        heap = Heap(tuple(data["players"]), data["seed"])
        heap.stones, heap.turn, heap.winners = data["stones"], data["turn"], tuple(data["winners"])
        return heap

    def token(self, heap, option):
        return f"take {option[0]}"

    def rules_id(self, heap):
        return "nim"

    def digest(self, heap):
        return str(self.dump(heap))

    def view(self, heap, seat):
        return f"{heap.stones} stones"


GAME = NIM = Nim()
"""
FACE = """
from boothill.terminal.face import GameFace
from scratch_nim.rules.game import NIM


class NimFace(GameFace):
    game = NIM


FACE = NimFace()
"""
ARGUMENTS = """
TABLE = {"sets": {"metavar": "HEAP", "help": "the heap"}, "misery": {"action": "store_true", "help": "the last loses"}}
"""


@pytest.fixture
def nim(tmp_path, monkeypatch):
    """The folder of the game, and its line in the list."""
    folder = tmp_path / "scratch_nim"
    for part in ("rules", "terminal"):
        (folder / part).mkdir(parents=True)
        (folder / part / "__init__.py").touch()
    (folder / "__init__.py").write_text('CALLED = "the game of stones"\nPLAYERS = range(2, 4)\n')
    (folder / "rules" / "game.py").write_text(RULES)
    (folder / "terminal" / "face.py").write_text(FACE)
    monkeypatch.syspath_prepend(str(tmp_path))
    monkeypatch.setitem(titles.TITLES, "nim", "scratch_nim")
    monkeypatch.setattr(titles, "_LOADED", {})
    monkeypatch.setenv("BOOTHILL_SAVES", str(tmp_path / "saves"))
    monkeypatch.chdir(tmp_path)
    yield folder
    for name in [name for name in sys.modules if name.split(".")[0] == "scratch_nim"]:
        del sys.modules[name]


def shown(command, read, *arguments):
    out = StringIO()
    name = command.__name__.rpartition(".")[2]
    command.run(build_parser(name).parse_args([name, *arguments]), read, Console(file=out, width=100, highlight=False))
    return out.getvalue()


def refused(capsys, *arguments):
    assert main(["play", *arguments]) == 2
    return capsys.readouterr().err


@pytest.mark.usefixtures("nim")
def test_it_is_played_and_recorded_with_nothing_but_its_rules():
    typed = script("2", "who", "info gun", "help", "?", *["1"] * 7, "2")
    text = shown(play, typed, "--game", "nim", "--seed", "5", "--name", "Jo")
    assert text.startswith("Boothill ")
    assert "the game of stones · 3 players · seed 5" in text
    for line in (
        "7 stones",
        "[3] take 3",
        "took (0, 2)",
        "Jo, Ann, Bo",
        'There is nothing called "gun" at this table.',
    ):
        assert line in text
    assert "You win!" in text or "You lose." in text


@pytest.mark.usefixtures("nim")
def test_it_is_left_and_taken_up_again_and_stepped_through():
    left = shown(play, script("1", "save game.json", "quit", "1"), "--game", "nim", "--seed", "5")
    assert "Take it up again with" in left
    again = shown(play, script(*["1"] * 7), "--load")
    assert "took (0, 1)" in again
    assert "You win!" in again or "You lose." in again
    steps = shown(replay, script("", "b", "q"), "game.json", "--step", "--seat", "all")
    assert "7 stones" in steps
    assert "take 1" in steps


@pytest.mark.usefixtures("nim")
def test_bots_play_a_series_of_it():
    text = shown(play, script(), "--game", "nim", "--watch", "--series", "2", "--players", "2", "--seed", "1")
    assert text.count("Games won so far") == 2


@pytest.mark.usefixtures("nim")
def test_what_does_not_fit_it_is_refused_in_one_sentence(capsys):
    assert refused(capsys, "--game", "nim", "--starter") == (
        "boothill play: --starter belongs to the card game; leave it out, or leave out --game nim.\n"
    )
    assert refused(capsys, "--game", "nim", "--players", "4") == (
        "boothill play: 4 players cannot play; this game takes 2 to 3.\n"
    )
    assert "known bots are random" in refused(capsys, "--game", "nim", "--bots", "hard")


def test_two_games_may_declare_the_same_argument(nim, capsys):
    (nim / "arguments.py").write_text(ARGUMENTS)
    with pytest.raises(SystemExit):
        main(["play", "--help"])
    text = " ".join(capsys.readouterr().out.split())
    assert "nim, the game of stones" in text
    assert "for the card game and the game of stones only:" in text
    assert "or the path of a folder (base); the heap" in text
    assert "for the game of stones only:" in text
    assert "--sets belongs to the card game and the game of stones; " in refused(
        capsys, "--game", "dice", "--sets", "x"
    )
    assert refused(capsys, "--misery") == (
        "boothill play: --misery belongs to the game of stones; leave it out, or name that with --game.\n"
    )


@pytest.mark.usefixtures("nim")
def test_where_it_has_no_part_it_is_left_out(capsys):
    for command in ("simulate", "bench", "load"):
        with pytest.raises(SystemExit):
            main([command, "--game", "nim"])
        assert "choose from 'bang', 'dice'" in capsys.readouterr().err
