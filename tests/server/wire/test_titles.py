"""Which games there are, the server reads from the titles: a third one needs no edit here."""

import ast
from pathlib import Path

import boothill.server
from boothill.server.ops.metrics import Metrics
from boothill.server.wire import the_lesson, wire_of
from boothill.server.wire.settings import GAMES, OF_SOME_GAMES, Settings
from boothill.titles import TITLES, games_with

SOURCES = Path(boothill.server.__file__).parent


def named_in(text):
    """The lines of a module that spell the id of a game."""
    nodes = ast.walk(ast.parse(text))
    return [node.lineno for node in nodes if isinstance(node, ast.Constant) and node.value in TITLES]


def test_no_module_of_the_server_names_a_game():
    assert named_in('if settings.game == "dice":\n    pass') == [1]
    found = {path.name: named_in(path.read_text(encoding="utf-8")) for path in SOURCES.rglob("*.py")}
    assert len(found) > 50
    assert {name: lines for name, lines in found.items() if lines} == {}


def test_every_game_with_a_wire_is_played_and_counted():
    assert list(GAMES) == games_with("wire")
    assert set(Metrics().games) == set(GAMES)
    assert [Settings(game=game).game for game in GAMES] == list(GAMES)


def test_what_only_some_games_have_is_a_setting_of_one_at_least():
    assert set(OF_SOME_GAMES) <= set(Settings.__struct_fields__)
    assert {name for game in GAMES for name in wire_of(game).choosable} == set(OF_SOME_GAMES)


def test_the_lesson_is_a_game_that_can_be_dealt():
    settings, seed = the_lesson()
    wire = wire_of(settings.game)
    options = wire.options(settings, "ABCDEFGH"[: settings.players], seed)
    assert [wire.bot_seed(options, seat) for seat in range(settings.players)] == list(range(settings.players))
    assert wire.bot_seed({**options, "seed": seed + 1}, 0) is None
