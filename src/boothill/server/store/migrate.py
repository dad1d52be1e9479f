"""Bringing a database up to the schema of this version."""

from __future__ import annotations

from pathlib import Path

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, Engine

from boothill.server.store.errors import DatabaseRefused

STEPS = Path(__file__).parent / "migrations"


def upgrade(engine: Engine) -> None:
    """Carry out the steps that the database lacks, all of them or none. Refuses one that a newer version wrote."""
    with engine.begin() as connection:
        if not is_current(connection):
            run(connection, "head")


def is_current(connection: Connection) -> bool:
    """Whether the database has the schema of this version. Refuses one that a newer version wrote."""
    script = ScriptDirectory.from_config(_config(connection))
    there = MigrationContext.configure(connection).get_current_heads()
    known = {step.revision for step in script.walk_revisions()}
    if not known.issuperset(there):
        raise DatabaseRefused(
            "the database was written by a newer version of Boothill; install that version, or name another database"
        )
    return set(there) == set(script.get_heads())


def run(connection: Connection, goal: str) -> None:
    """Go up to a step, or down to it (`base`: to nothing at all), in the open transaction."""
    config = _config(connection)
    if goal == "head":
        command.upgrade(config, goal)
    else:
        command.downgrade(config, goal)


def _config(connection: Connection) -> Config:
    config = Config()  # without a file: Alembic then leaves the logging alone
    config.set_main_option("script_location", str(STEPS).replace("%", "%%"))
    config.attributes["connection"] = connection
    return config
