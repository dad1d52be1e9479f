"""Which databases are opened, and which are refused with one sentence."""

import asyncio
import os
import stat
import subprocess
import sys

import pytest

from boothill.kernel.errors import UserError
from boothill.server.store.errors import DatabaseRefused
from boothill.server.store.migrate import STEPS as MIGRATIONS
from boothill.server.store.reader import reading
from boothill.server.store.store import Store
from support.stored import a_table, run, tell, with_store


def refusal(url):
    """The one sentence with which a database is refused."""
    with pytest.raises(DatabaseRefused) as refused:
        Store.open(url)
    assert isinstance(refused.value, UserError)
    assert len(str(refused.value).splitlines()) == 1
    return str(refused.value)


@pytest.mark.parametrize("form", ["{}", "sqlite:///{}", "sqlite+pysqlite:///{}"])
def test_a_file_and_its_folders_are_made(form, tmp_path):
    file = tmp_path / "new" / "folder" / "50 % ?#.db"
    if form == "{}":
        with_store(form.format(file), lambda store: store.write(a_table()))
        assert file.is_file()
    else:
        file = file.with_name("games.db")
        with_store(form.format(file), lambda store: store.write(a_table()))
        assert file.is_file()


def test_a_path_may_be_relative_or_begin_at_home(tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("HOME", str(tmp_path / "home"))
    monkeypatch.setenv("USERPROFILE", str(tmp_path / "home"))
    for url in ("a.db", "sqlite:///b.db", "~/c.db"):
        with_store(url, lambda store: store.write(a_table()))
    assert (tmp_path / "a.db").is_file()
    assert (tmp_path / "b.db").is_file()
    assert (tmp_path / "home" / "c.db").is_file()


@pytest.mark.parametrize(
    "url", ["", ":memory:", "sqlite://", "sqlite:///:memory:", "file:games.db", "sqlite:///file:a"]
)
def test_games_are_not_kept_in_memory(url):
    assert refusal(url).startswith("games are kept in a file, not in memory; name a file, sqlite:///FILE or ")


@pytest.mark.parametrize(
    ("url", "sentence"),
    [
        ("mysql://host/db", "there is no storing in a database of the kind 'mysql'; name a file, "),
        ("postgresql+asyncpg://host/db", "there is no storing in a database of the kind 'postgresql+asyncpg'; "),
        ("sqlite:///a.db?mode=ro", "the URL of a SQLite database has nothing but a path; "),
        ("sqlite://host/a.db", "the URL of a SQLite database has nothing but a path; "),
        ("://", "the database URL cannot be read; "),
        ("postgresql://user:secret@host:port/db", "the database URL cannot be read; "),
    ],
)
def test_other_urls_are_refused(url, sentence):
    told = refusal(url)
    assert told.startswith(sentence)
    assert "secret" not in told


@pytest.mark.parametrize("scheme", ["postgresql", "postgres", "postgresql+psycopg"])
def test_every_name_of_postgresql_will_do(scheme, postgres_url):
    url = postgres_url.replace("postgresql://", f"{scheme}://")
    with_store(url, lambda store: store.write(a_table()))


def test_a_postgresql_that_is_not_there_is_refused_without_telling_the_password():
    told = refusal("postgresql://me:secret@127.0.0.1:1/games?password=secret")
    assert told.startswith("the database postgresql+psycopg://me:***@127.0.0.1:1/games cannot be used (")
    assert told.endswith("; check its name and who may write to it")
    assert "secret" not in told


def test_without_the_driver_the_sentence_says_what_to_install(monkeypatch):
    monkeypatch.setitem(sys.modules, "psycopg", None)
    assert refusal("postgresql://host/db") == (
        "PostgreSQL needs a driver that is not installed; pip install boothill[postgres]"
    )


def test_a_folder_or_another_file_is_no_database(tmp_path):
    other = tmp_path / "letter.txt"
    other.write_text("Dear Sheriff, " * 500, encoding="utf-8")
    assert refusal(str(other)) == (
        f"the database {other} cannot be used (file is not a database); check its name and who may write to it"
    )
    assert other.read_text(encoding="utf-8") == "Dear Sheriff, " * 500
    assert refusal(str(tmp_path)).startswith(f"the database {tmp_path} cannot be used (unable to open database file)")
    assert refusal(str(other / "games.db")).startswith(f"the database {other / 'games.db'} cannot be opened (")


def test_a_second_server_is_refused_until_the_first_has_closed(url):
    async def use(store):
        assert refusal(url).startswith("another Boothill server has the database ")
        await store.write(a_table())
        assert refusal(url).endswith(" open; stop it, or name another database")
        return await store.count_open()

    assert with_store(url, use) == 1
    assert with_store(url, lambda store: store.count_open()) == 1


SECOND_SERVER = """
import sys
from boothill.server.store.store import Store
try:
    Store.open(sys.argv[1])
except ValueError as error:
    print(error)
"""


def test_a_second_server_in_another_process_is_refused(url):
    async def use(store):
        done = subprocess.run(
            [sys.executable, "-c", SECOND_SERVER, url], capture_output=True, text=True, check=True, timeout=60
        )
        assert done.stdout.startswith("another Boothill server has the database ")

    with_store(url, use)


def test_a_database_of_a_newer_version_is_refused_and_left_alone(url):
    with_store(url, lambda store: store.write(a_table()))
    newest = max(path.name[:4] for path in (MIGRATIONS / "versions").glob("*.py"))
    tell(url, "UPDATE alembic_version SET version_num = '9999'")
    sentence = "the database was written by a newer version of Boothill; install that version, or name another database"
    assert refusal(url) == sentence
    with pytest.raises(DatabaseRefused, match=sentence), reading(url):
        pass
    tell(url, f"UPDATE alembic_version SET version_num = '{newest}'")
    assert with_store(url, lambda store: store.count_open()) == 1


def test_a_tool_makes_no_database_and_changes_none(file, url):
    if not url.startswith("postgresql"):
        with pytest.raises(DatabaseRefused, match="there is no database"), reading(url):
            pass
        assert not file.exists()
        tell(url, "CREATE TABLE letters (id INTEGER)")
    with (
        pytest.raises(DatabaseRefused, match="is not one of this version; start the server with it once"),
        reading(url),
    ):
        pass


def test_a_refused_store_keeps_nothing_locked(url):
    tell(url, "CREATE TABLE alembic_version (version_num VARCHAR(32) NOT NULL)")
    tell(url, "INSERT INTO alembic_version VALUES ('9999')")
    refusal(url)
    tell(url, "DELETE FROM alembic_version")
    with_store(url, lambda store: store.write(a_table()))


@pytest.mark.skipif(os.name == "nt", reason="who may read a file is told otherwise there")
def test_nobody_else_may_read_a_new_file(file):
    async def use(store):
        await store.write(a_table())
        return {path.suffix: stat.S_IMODE(path.stat().st_mode) for path in file.parent.iterdir()}

    modes = with_store(str(file), use)
    modes.pop(".lock")
    assert modes == {".db": 0o600, ".db-wal": 0o600, ".db-shm": 0o600}
    file.chmod(0o640)  # whoever wants it otherwise
    with_store(str(file), use)
    assert stat.S_IMODE(file.stat().st_mode) == 0o640


def test_sqlite_is_as_safe_as_it_can_be(file):
    async def use(store):
        cursor = store._writer.link.open().cursor()
        return [
            cursor.execute(f"PRAGMA {name}").fetchone()[0] for name in ("journal_mode", "synchronous", "foreign_keys")
        ]

    assert with_store(str(file), use) == ["wal", 2, 1]


def test_postgresql_commits_for_sure_whatever_its_default(postgres_url):
    name = postgres_url.partition("?")[0].rpartition("/")[2]
    tell_off = f"ALTER DATABASE {name} SET synchronous_commit TO off"
    tell(postgres_url, tell_off)

    async def use(store):
        cursor = store._writer.link.open().cursor()
        cursor.execute("SHOW synchronous_commit")
        setting = cursor.fetchone()[0]
        store._writer.link.undo()
        return setting

    assert with_store(postgres_url, use) == "on"


def test_opening_may_be_done_beside_a_running_event_loop(file):
    async def go():
        store = await asyncio.to_thread(Store.open, str(file))
        await store.write(a_table())
        await store.close()

    run(go())
