"""`boothill purge`: what is old goes, after it has been said what that is."""

import asyncio
import json
import time

import pytest

from boothill.cli.main import main
from boothill.server.store.reader import reading
from boothill.server.store.rows import CLOSED, CheckpointRow, ReportRow
from boothill.server.store.store import Store
from support.stored import a_match, a_table, over

DAY = 86_400.0


@pytest.fixture
def db(tmp_path, monkeypatch):
    """A database with a game of two years ago, one of two months ago, and an empty table closed as long ago."""
    path = str(tmp_path / "boothill.db")
    monkeypatch.setenv("BOOTHILL_DB", path)
    years, months = time.time() - 730 * DAY, time.time() - 60 * DAY

    async def fill():
        store = Store.open(path)
        await store.write(a_table("years", status=CLOSED, updated=years), over(a_match("years"), years))
        await store.write(CheckpointRow("years", 1, 1, {"x": "y" * 300_000}))
        await store.write(a_table("months", status=CLOSED, updated=months), over(a_match("months"), months))
        await store.write(a_table("empty", status=CLOSED, updated=months))
        await store.add_report(ReportRow("years", 1, 2, 3, "odd", "1.0", years))
        await store.close()

    asyncio.run(fill())
    return path


def told(capsys, *arguments):
    """What is printed, with an exit code of 0."""
    assert main(["purge", *arguments]) == 0
    return capsys.readouterr().out


def left(db):
    with reading(db) as reader:
        return [line.table for line in reader.finished(10, public_only=False)]


def test_without_yes_nothing_is_changed(db, capsys):
    out = told(capsys)
    assert out.splitlines() == [
        "Would remove:",
        "  1 games that were over, or left for good, more than 365 days ago",
        "  1 reports as old",
        "  2 closed tables without games that were not used for 30 days",
        "  superfluous checkpoints of 0 finished games",
        "Nothing has been changed; boothill purge --yes removes it.",
    ]
    assert left(db) == ["months", "years"]


def test_with_yes_it_goes_and_the_file_gets_smaller(db, capsys):
    foreseen = json.loads(told(capsys, "--json"))
    done = json.loads(told(capsys, "--yes", "--vacuum", "--json"))
    assert left(db) == ["months"]
    assert done.pop("bytes_after") < done["bytes_before"] / 2
    foreseen.pop("bytes_after")
    assert (foreseen.pop("removed"), done.pop("removed")) == (False, True)
    assert done == foreseen
    assert "0 games" in told(capsys, "--yes")


def test_days_say_how_long_games_are_kept(db, capsys, monkeypatch):
    assert "2 games" in told(capsys, "--days", "30")
    assert "1 games" in told(capsys, "--days", "61")
    monkeypatch.setenv("BOOTHILL_KEEP_GAMES_DAYS", "0")
    assert "no games and no reports: keep_games_days is 0" in told(capsys, "--yes")
    assert left(db) == ["months", "years"]
    assert "Removed:\n  2 games" in told(capsys, "--days", "10", "--yes")
    assert left(db) == []


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["--days", "0"], "--days has to be a number above 0"),
        (["--days", "nan"], "--days has to be a number above 0"),
        (["--vacuum"], "say --yes, too"),
        (["--db", "none.db"], "there is no database"),
    ],
)
def test_what_cannot_be_done_is_said_in_a_sentence(db, capsys, tmp_path, monkeypatch, arguments, said):
    monkeypatch.chdir(tmp_path)
    assert main(["purge", *arguments]) == 2
    err = capsys.readouterr().err
    assert said in err
    assert err.count("\n") == 1


def test_a_database_that_a_server_has_open_is_only_looked_at(db, capsys):
    store = Store.open(db)
    try:
        assert "Would remove" in told(capsys)
        assert main(["purge", "--yes"]) == 2
        err = capsys.readouterr().err
        assert "another Boothill server has the database" in err
        assert err.count("\n") == 1
    finally:
        asyncio.run(store.close())
    assert left(db) == ["months", "years"]
