"""The tables of the database. Both databases have the same; migrations/versions makes them.

Columns named after fields of `rows` hold them; lists and objects are kept as JSON text, which both databases can look
into. What can be worked out from a row and is worth asking for (sets, names, number of answers) has columns of its own.
"""

from __future__ import annotations

from sqlalchemy import (
    Boolean,
    Column,
    Double,
    ForeignKey,
    ForeignKeyConstraint,
    Index,
    Integer,
    MetaData,
    Table,
    Text,
)

METADATA = MetaData(
    naming_convention={
        "pk": "pk_%(table_name)s",
        "fk": "fk_%(table_name)s_%(referred_table_name)s",
        "ix": "ix_%(table_name)s_%(column_0_N_name)s",
        "uq": "uq_%(table_name)s_%(column_0_N_name)s",
        "ck": "ck_%(table_name)s_%(constraint_name)s",
    }
)

TABLES = Table(
    "tables",
    METADATA,
    Column("id", Text, primary_key=True),
    Column("created", Double, nullable=False),
    Column("updated", Double, nullable=False),
    Column("status", Text, nullable=False),
    Column("public", Boolean, nullable=False),
    Column("game", Text, nullable=False),  # which one, by its id
    Column("players", Integer, nullable=False),
    Column("host", Integer, nullable=False),
    Column("game_number", Integer, nullable=False),
    Column("series_game", Integer, nullable=False),
    Column("settings", Text, nullable=False),
    Column("seats", Text, nullable=False),
    Column("notices", Text, nullable=False, server_default="[]"),
    Index(None, "status", "updated"),
)

MATCHES = Table(
    "matches",
    METADATA,
    Column("table_id", Text, ForeignKey("tables.id"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("game", Text, nullable=False),
    Column("public", Boolean, nullable=False),
    Column("engine", Text, nullable=False),
    Column("rules", Text, nullable=False),
    Column("options", Text, nullable=False),
    Column("sets", Text, nullable=False),
    Column("players", Integer, nullable=False),
    Column("names", Text, nullable=False),
    Column("people", Text, nullable=False),
    Column("salt", Text, nullable=False),
    Column("commitment", Text, nullable=False),
    Column("chance", Text, nullable=False),
    Column("started", Double, nullable=False),
    Column("ended", Double),
    Column("winners", Text),
    Column("roles", Text),
    Column("characters", Text),
    Column("digest", Text, nullable=False),
    Column("answers", Integer, nullable=False, server_default="0"),  # counted when the game ends
    Index(None, "ended"),
    Index(None, "public", "ended"),
    Index(None, "commitment"),
)

ANSWERS = Table(
    "answers",
    METADATA,
    Column("table_id", Text, primary_key=True),
    Column("game", Integer, primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("option", Integer, nullable=False),
    Column("token", Text, nullable=False),
    Column("chance", Text, nullable=False),
    Column("given_by", Integer, nullable=False),
    Column("given_at", Double, nullable=False),
    ForeignKeyConstraint(["table_id", "game"], ["matches.table_id", "matches.number"]),
)

CHECKPOINTS = Table(
    "checkpoints",
    METADATA,
    Column("table_id", Text, primary_key=True),
    Column("game", Integer, primary_key=True),
    Column("answers", Integer, primary_key=True),
    Column("state", Text, nullable=False),
    ForeignKeyConstraint(["table_id", "game"], ["matches.table_id", "matches.number"]),
)

# A report must never be refused, so it may be about a table or a game that is not there.
REPORTS = Table(
    "reports",
    METADATA,
    Column("id", Integer, primary_key=True, autoincrement=True),
    Column("table_id", Text, nullable=False),
    Column("game", Integer, nullable=False),
    Column("question", Integer, nullable=False),
    Column("seat", Integer, nullable=False),
    Column("text", Text, nullable=False),
    Column("version", Text, nullable=False),
    Column("at", Double, nullable=False),
    sqlite_autoincrement=True,  # a number is never given out twice
)

# One row about the house itself.
HOUSE = Table(
    "house",
    METADATA,
    Column("id", Integer, primary_key=True, autoincrement=False),
    Column("at", Double, nullable=False, server_default="0"),  # when the rest was written
    Column("watched", Double, nullable=False, server_default="0"),
    Column("filler", Text, nullable=False, server_default=""),  # written to see whether writing works
)
