"""Bots from outside: in a file or a folder, or offered by an installed package."""

import textwrap

import pytest

from boothill.bots import UnknownBot, bots_of, make_bot, players_of
from boothill.cli.main import main
from boothill.games.bang.lab.setting import CardGame
from boothill.kernel.errors import UserError
from boothill.lab.run.batch import Batch, Request, play_all
from boothill.lab.run.game import play_game
from boothill.lab.run.setting import setting_of
from boothill.lab.run.version import code_digest
from boothill.server.wire.settings import SettingsError, check_bot
from support.installed import install

COUNTING = """
    class Counting:
        name = "counting"
        looks = False

        def __init__(self, seed):
            self.seed = seed

        def choose(self, view, decision):
            return decision.number * 7 % len(decision.options)

    bot = Counting
"""
ANSWERING = """\
    class bot:
        def __init__(self, seed): ...
        def choose(self, view, decision):
            return {}
"""


@pytest.fixture
def write(tmp_path, monkeypatch):
    """Writes a file of somebody's own into the folder they work in."""
    monkeypatch.chdir(tmp_path)

    def write_file(source, name="my_bot.py"):
        file = tmp_path / name
        file.parent.mkdir(exist_ok=True)
        file.write_text(textwrap.dedent(source), encoding="utf-8")
        return f"./{name}"

    return write_file


def refused(*parts):
    """It is refused with one sentence that has all of this in it."""
    more = "[^\n]*"
    return pytest.raises(UserError, match=f"^{more}{more.join(parts)}{more}$")


# ---- a file or a folder ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", ["bang", "dice"])
def test_a_bot_in_a_file_plays_any_game(write, game):
    path = write(COUNTING)
    outcome = play_game(setting_of(game), [path, "random", "random", "random"], seed=3)
    assert outcome.winners
    bot = make_bot(path, 1, game)
    assert (bot.name, bot.looks) == (path, False)


@pytest.mark.parametrize("spelled", ["./my_bot.py", "my_bot.py", "{}/my_bot.py"])
def test_a_file_is_known_by_its_path(write, tmp_path, spelled):
    write(COUNTING)
    assert make_bot(spelled.format(tmp_path), 1).looks is False


def test_a_folder_may_have_modules_of_its_own(write):
    write("LUCKY = 1", "clever/numbers.py")
    write(
        """
        from .numbers import LUCKY

        class Clever:
            def __init__(self, seed): ...
            def choose(self, view, decision):
                return LUCKY * decision.number % len(decision.options)

        def bot(seed):
            return Clever(seed)
        """,
        "clever/__init__.py",
    )
    bot = make_bot("./clever", 1)
    assert (bot.name, bot.looks) == ("./clever", True)
    assert play_game(setting_of("bang"), ["./clever", "random", "random", "random"], seed=3).decisions > 0


def test_a_file_that_was_changed_is_loaded_anew(write):
    path = write(COUNTING)
    assert make_bot(path, 1).looks is False
    write(COUNTING.replace("looks = False", "looks = True"))
    assert make_bot(path, 1).looks is True


@pytest.mark.parametrize(
    ("source", "says"),
    [
        ("bot = 3", ["does not define `bot`"]),
        ("", ["does not define `bot`"]),
        ("def bot(seed)", ["my_bot.py, line 1: "]),
        ("\nimport nothing_of_this_name", ["my_bot.py, line 2: ModuleNotFoundError"]),
        ("def bot(seed):\n    return 1 / 0", ["cannot be made", "my_bot.py, line 2: ZeroDivisionError"]),
        ("class bot:\n    def __init__(self): ...", ["cannot be made", "TypeError"]),
        ("class bot:\n    def __init__(self, seed): ...", [r"needs a method `choose\(view, decision\)`"]),
    ],
)
def test_a_bot_that_cannot_be_loaded_is_told_of_in_one_sentence(write, source, says):
    path = write(source)
    with refused("my_bot.py", *says):
        make_bot(path, 1)


def test_there_is_nothing_at_the_path(write):
    with refused("there is no bot at './nobody.py'"):
        make_bot("./nobody.py", 1)
    write("", "notes.txt")
    with refused("notes.txt", "has to end with .py"):
        make_bot("./notes.txt", 1)


@pytest.mark.parametrize(
    ("answer", "says"),
    [
        ("99", ["answered question 1", "with 99; give an index from 0 to"]),
        ("-1", ["with -1"]),
        ("None", ["with None"]),
        ("True", ["with True"]),
        ("view.no_such_thing", ["failed at question 1", "my_bot.py, line 4: AttributeError"]),
        ("view.life.index('x')", ["my_bot.py, line 4: "]),
        ("sorted(decision.options, key=lambda option: option.x)", ["my_bot.py, line 4: "]),
    ],
)
def test_an_answer_that_is_none_is_told_of_in_one_sentence(write, answer, says):
    path = write(ANSWERING.format(answer))
    with refused("the bot './my_bot.py'", *says):
        play_game(CardGame(), [path] * 4, seed=1)


# ---- in the lab ------------------------------------------------------------------------------------------------------


def test_the_processes_of_the_lab_find_it_again(write):
    path = write(COUNTING)
    requests = [Request((path, "random", "random", "random"), seed) for seed in range(4)]
    batch = Batch.of(CardGame(), requests)
    assert play_all(batch, workers=2) == play_all(batch, workers=1)


def test_a_changed_bot_makes_another_plan(write):
    path = write(COUNTING)
    batch = Batch.of(CardGame(), [Request((path, "random", "random", "random"), 1)])
    before, ours = batch.digest, code_digest()
    assert batch.digest == before
    write(COUNTING + "# changed")
    code_digest.cache_clear()
    assert batch.digest != before
    assert code_digest() == ours


@pytest.mark.parametrize(
    "command",
    [
        ["lab", "focal", "./my_bot.py", "random", "--players=4", "--seeds=2", "--workers=1"],
        ["simulate", "--players=4", "--games=2", "--workers=1", "--bots=random,./my_bot.py"],
        ["play", "--watch", "--pace=0", "--players=3", "--bots=my_bot.py,random", "--seed=1"],
    ],
    ids=lambda command: command[0],
)
def test_commands_take_it_wherever_they_take_a_name(write, capsys, command):
    write(COUNTING)
    assert main(command) == 0
    assert command[0] == "play" or "./my_bot.py" in capsys.readouterr().out


# ---- an installed package --------------------------------------------------------------------------------------------


@pytest.fixture
def installed(tmp_path, monkeypatch):
    """The bots that a package offers: one for every game, one for the dice game."""
    name = f"bots_{tmp_path.name}"
    (tmp_path / f"{name}.py").write_text(textwrap.dedent(COUNTING), encoding="utf-8")
    offers = {
        "last": f"{name}:bot",
        "dice.roller": f"{name}:Counting",
        "broken": f"{name}:nothing",
        "random": f"{name}:x",
    }
    install(tmp_path, monkeypatch, name, {"boothill.bots": offers})


@pytest.mark.usefixtures("installed")
def test_an_installed_bot_is_known_by_its_name():
    assert set(players_of("bang")) - set(bots_of("bang")) == {"easy", "normal", "hard", "last", "broken"}
    assert {"last", "roller"} <= set(players_of("dice"))
    assert make_bot("last", 1).name == "last"
    assert make_bot("roller", 1, "dice").looks is False
    assert play_game(setting_of("dice"), ["roller", "last", "random", "random"], seed=2).winners
    for name in ("roller", "dice.roller"):
        with pytest.raises(UnknownBot):
            make_bot(name, 1, "bang")


@pytest.mark.usefixtures("installed")
def test_an_installed_bot_that_cannot_be_loaded_is_told_of_in_one_sentence():
    with refused("the bot 'broken'", "cannot be loaded", "AttributeError"):
        make_bot("broken", 1)


@pytest.mark.usefixtures("installed")
def test_ours_come_first():
    assert players_of("bang").count("random") == 1
    assert make_bot("random", 1).choose.__self__.__class__.__name__ == "RandomBot"


# ---- on a server -----------------------------------------------------------------------------------------------------


@pytest.mark.usefixtures("installed")
def test_a_server_takes_installed_bots_and_no_paths(write):
    check_bot("bang", "last")
    for path in (write(COUNTING), "my_bot.py", "../my_bot.py"):
        with pytest.raises(SettingsError, match="there is no bot"):
            check_bot("bang", path)
