"""What docs/add-a-bot.md and docs/add-a-game.md tell is so: their code runs, their files are there."""

import re
import shlex
from pathlib import Path

import pytest

import boothill
from boothill.cli.main import main

DOCS = Path(__file__).parents[2] / "docs"
ROOT = DOCS.parent
BOT, GAME = DOCS / "add-a-bot.md", DOCS / "add-a-game.md"
SHORT = {"--players": "4", "--seeds": "2", "--games": "2", "--most": "20"}
"""What makes a command of the documentation a short one."""


def blocks(file, language):
    """The fenced blocks of a language."""
    found = re.findall(r"```(\w*)\n(.*?)```", file.read_text(encoding="utf-8"), re.S)
    return [text for of, text in found if of == language]


COMMANDS = [
    line.partition("#")[0].split() for block in blocks(BOT, "") for line in block.splitlines() if "boothill" in line
]


@pytest.fixture
def my_bot(tmp_path, monkeypatch):
    """The first bot of the documentation, in the folder where its reader is."""
    (tmp_path / "my_bot.py").write_text(blocks(BOT, "python")[0], encoding="utf-8")
    monkeypatch.chdir(tmp_path)


@pytest.mark.usefixtures("my_bot")
@pytest.mark.parametrize("command", COMMANDS, ids=shlex.join)
def test_every_command_takes_the_bot(capsys, command):
    name, *arguments = command
    assert name == "boothill"
    if arguments[0] == "play":
        arguments += ["--watch", "--pace=0", "--seed=1", "--players=4"]
        arguments[arguments.index("--bots") + 1] += ",random"
    else:
        arguments += ["--workers=1"]
        options = ["--players", "--games"] if arguments[0] == "simulate" else ["--players", "--seeds"]
        if arguments[1] == "gate":
            options = ["--players", "--most"]
        for option in options:
            if option in arguments:
                arguments[arguments.index(option) + 1] = SHORT[option]
            else:
                arguments += [option, SHORT[option]]
    assert main(arguments) in ((0, 1) if arguments[1] == "gate" else (0,))
    assert arguments[0] == "play" or "./my_bot.py" in capsys.readouterr().out


@pytest.mark.usefixtures("my_bot")
def test_the_lines_of_python_play_a_game(capsys):
    _, plays, plays_out = blocks(BOT, "python")
    told = {"boothill": boothill}
    exec(plays, told)
    assert re.fullmatch(r"\('[A-D]'.*\)\n", capsys.readouterr().out)
    exec(plays_out, told)
    won = re.fullmatch(r"(\d+) of 20 are won\n", capsys.readouterr().out)
    assert won is not None
    assert 0 < int(won[1]) < 20


@pytest.mark.parametrize("file", [BOT, GAME], ids=lambda file: file.stem)
def test_the_files_they_name_are_there(file):
    text = file.read_text(encoding="utf-8")
    linked = [(file.parent / link).resolve() for link in re.findall(r"\]\(([^)#:]+)\)", text)]
    named = [ROOT / path for path in re.findall(r"`((?:src|tests|examples)/[\w/.-]+)`", text)]
    assert len(linked) > 3
    assert [str(path) for path in (*linked, *named) if not path.exists()] == []


def test_the_folder_of_the_game_is_as_it_is_drawn():
    drawn = next(block for block in blocks(GAME, "") if block.startswith("stones/"))
    files = [line.split()[0] for line in drawn.splitlines()[1:]]
    there = [path.relative_to(ROOT / "examples/stones") for path in (ROOT / "examples/stones").rglob("*.py")]
    assert sorted(files) == sorted(
        path.as_posix() for path in there if path.name != "__init__.py" or path.parent == Path()
    )


def test_the_parts_of_the_game_that_are_shown_are_its_own():
    source = "".join(path.read_text(encoding="utf-8") for path in sorted((ROOT / "examples/stones").rglob("*.py")))
    lines = {re.sub(r": [\w\[\]]+(?= =)", "", line.strip()) for line in source.splitlines()}
    for block in blocks(GAME, "python"):
        shown = [line.strip() for line in block.splitlines() if line.strip() and not line.startswith("def ")]
        assert [line for line in shown if line not in lines] == []
