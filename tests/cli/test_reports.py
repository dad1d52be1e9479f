"""`boothill reports`: what players reported, and the games it was about."""

import asyncio
import json
from random import Random

import pytest

from boothill.cli.main import main
from boothill.server.room.game import LiveGame
from boothill.server.store.rows import PERSON, PLAYING, ReportRow, SeatRow, TableRow
from boothill.server.store.store import Store
from boothill.server.wire import wire_of
from boothill.server.wire.settings import Settings

NAMES = ["Ann", "Bo", "Kit", "Lou"]
ANSWERS = 30


@pytest.fixture
def db(tmp_path):
    """A database with one report about the middle of a game that is not over, and one about no game at all."""
    path = str(tmp_path / "boothill.db")

    async def fill():
        store = Store.open(path)
        settings = Settings(players=4)
        wire = wire_of("bang")
        play = LiveGame.deal(wire, "abc", 1, wire.options(settings, NAMES, 4), "5a17", 1.0, [True] * 4)
        row = TableRow("abc", 1.0, 1.0, settings, [SeatRow(name) for name in NAMES], status=PLAYING, game=1)
        await store.write(row, play.row)
        luck = Random(1)
        for _ in range(ANSWERS):
            asked = play.decision
            await store.write(*play.answer(asked.number, luck.randrange(len(asked.options)), PERSON, 2.0))
        await store.add_report(ReportRow("abc", 0, 0, -1, "nothing yet", "0.1.0", 0.0))
        await store.add_report(ReportRow("abc", 1, 12, 2, "My Beer\nis gone", "0.1.0", 3600.0))
        await store.close()

    asyncio.run(fill())
    return path


def test_reports_are_listed_the_last_one_first(db, capsys):
    assert main(["reports", "--db", db]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert lines == [
        "   2  1970-01-01 01:00  game 1, question 12, seat 2, version 0.1.0: My Beer is gone",
        "   1  1970-01-01 00:00  before the first game, a spectator, version 0.1.0: nothing yet",
    ]
    assert main(["reports", "--db", db, "--json", "--limit", "1"]) == 0
    (told,) = json.loads(capsys.readouterr().out)
    assert told == {
        "id": 2,
        "at": 3600.0,
        "game": 1,
        "question": 12,
        "seat": 2,
        "version": "0.1.0",
        "text": "My Beer\nis gone",
    }


def test_the_game_of_a_report_can_be_replayed_at_its_moment(db, capsys, tmp_path):
    out = tmp_path / "game.json"
    assert main(["reports", "2", "--db", db, "--out", str(out)]) == 0
    assert f"boothill replay {out} --from 11" in capsys.readouterr().out
    assert main(["replay", str(out), "--from", "11", "--seat", "all", "--json"]) == 0
    assert len(json.loads(capsys.readouterr().out)["steps"]) == ANSWERS - 11 + 1


@pytest.mark.parametrize(
    ("arguments", "said"),
    [(["3"], "there is no report 3"), (["1"], "before any game"), (["--db", "none.db"], "there is no database")],
)
def test_what_is_not_there_is_said_in_a_sentence(db, capsys, tmp_path, monkeypatch, arguments, said):
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("BOOTHILL_DB", db)
    assert main(["reports", *arguments]) == 2
    told = capsys.readouterr().err
    assert said in told
    assert told.count("\n") == 1


def test_a_game_that_has_been_removed_is_told_to_be(db, capsys):
    async def remove():
        store = Store.open(db)
        await store.remove([("abc", 1)])
        await store.close()

    asyncio.run(remove())
    assert main(["reports", "--db", db, "2"]) == 2
    assert "the game of report 2 has been removed" in capsys.readouterr().err


def test_an_empty_list_says_so(capsys, tmp_path):
    path = str(tmp_path / "new.db")
    asyncio.run(Store.open(path).close())
    assert main(["reports", "--db", path]) == 0
    assert capsys.readouterr().out == "Nobody has reported anything.\n"
