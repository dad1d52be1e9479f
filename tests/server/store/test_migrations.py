"""The steps of the migrations lead to the schema, up and down, on both databases."""

import logging

import pytest
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext
from sqlalchemy import inspect, text

from boothill.server.store import migrate
from boothill.server.store.database import database_url, migrating_engine
from boothill.server.store.schema import METADATA
from support.stored import a_table, with_store


@pytest.fixture
def engine(url):
    """For changing the schema of an empty database."""
    engine = migrating_engine(database_url(url))
    yield engine
    engine.dispose()


def differences(engine):
    """How the database differs from the schema."""
    with engine.connect() as connection:
        return compare_metadata(MigrationContext.configure(connection), METADATA)


def names(engine):
    """Everything in the database that has a name: tables, and what belongs to them."""
    found = inspect(engine)
    tables = found.get_table_names()
    return {
        table: (
            found.get_pk_constraint(table)["name"],
            {key["name"] for key in found.get_foreign_keys(table)},
            {index["name"] for index in found.get_indexes(table)},
        )
        for table in tables
    }


def test_migrations_lead_to_the_schema(engine):
    assert differences(engine) != []
    migrate.upgrade(engine)
    assert differences(engine) == []
    migrated = names(engine)
    migrated.pop("alembic_version")
    with engine.begin() as connection:
        migrate.run(connection, "base")
        METADATA.create_all(connection)
    made = names(engine)
    made.pop("alembic_version")
    assert migrated == made


def test_a_column_of_another_type_would_be_seen(engine):
    migrate.upgrade(engine)
    with engine.begin() as connection:
        connection.execute(text("DROP TABLE reports"))
        connection.execute(text("CREATE TABLE reports (id INTEGER NOT NULL PRIMARY KEY, at INTEGER)"))
    assert differences(engine) != []


def test_down_to_nothing_and_up_again(engine):
    migrate.upgrade(engine)
    before = names(engine)
    with engine.begin() as connection:
        migrate.run(connection, "base")
    assert list(names(engine)) == ["alembic_version"]
    migrate.upgrade(engine)
    assert names(engine) == before
    assert differences(engine) == []


def test_tables_of_the_first_release_take_newcomers_as_all_do_today(engine, url):
    """Public ones do not; nobody had chosen that they did."""
    migrate.upgrade(engine)
    settings = {"first": '{"late":true,"public":true}', "second": '{"late":false}', "third": '{"bot":"Zoë"}'}
    with engine.begin() as connection:
        migrate.run(connection, "0004")
        for table, said in settings.items():
            connection.execute(
                text(
                    "INSERT INTO tables (id, created, updated, status, public, game, players, host, game_number, "
                    "series_game, settings, seats) VALUES (:id, 0, 0, 'waiting', true, 'bang', 4, 0, 0, 0, :said, '[]')"
                ),
                {"id": table, "said": said},
            )
    migrate.upgrade(engine)
    with engine.connect() as connection:
        kept = dict(connection.execute(text("SELECT id, settings FROM tables")).all())
    assert kept == settings | {"first": '{"late":null,"public":true}'}


def test_a_step_that_fails_leaves_nothing_behind(engine):
    with engine.begin() as connection:
        connection.execute(text("CREATE TABLE reports (id INTEGER)"))  # what the first step makes last
    with pytest.raises(Exception, match="already exists"):
        migrate.upgrade(engine)
    assert list(names(engine)) == ["reports"]


def test_a_database_of_this_version_is_only_looked_at(engine, monkeypatch):
    migrate.upgrade(engine)
    monkeypatch.setattr(migrate, "run", None)
    migrate.upgrade(engine)


def test_the_logging_of_the_server_is_left_alone(url, capfd):
    ours = logging.getLogger("boothill.server")
    root = logging.getLogger()
    before = (list(root.handlers), root.level, ours.disabled, ours.level)
    with_store(url, lambda store: store.write(a_table()))
    assert (list(root.handlers), root.level, ours.disabled, ours.level) == before
    assert capfd.readouterr() == ("", "")
