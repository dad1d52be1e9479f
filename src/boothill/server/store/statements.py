"""The SQL of the writer: worked out once by SQLAlchemy, then run by the driver itself.

Compiling and wrapping a statement costs SQLAlchemy more than SQLite needs to carry it out, and answers are many.
"""

from __future__ import annotations

from typing import Any

from sqlalchemy import (
    Column,
    ColumnElement,
    Dialect,
    Table,
    bindparam,
    delete,
    func,
    insert,
    literal_column,
    select,
    update,
)
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.sql import ClauseElement
from sqlalchemy.sql.compiler import SQLCompiler

from boothill.server.store.schema import ANSWERS, CHECKPOINTS, HOUSE, MATCHES, REPORTS, TABLES


class Statements:
    """What the writer says to a database of this dialect. Values go in the order of the columns."""

    def __init__(self, dialect: Dialect) -> None:
        self.dialect = dialect
        self.table = self._replace(TABLES, list(TABLES.columns))
        self.match = self._replace(MATCHES, [column for column in MATCHES.columns if column is not MATCHES.c.answers])
        self.answer = self._text(insert(ANSWERS), [column.name for column in ANSWERS.columns])
        self.checkpoint = self._replace(CHECKPOINTS, list(CHECKPOINTS.columns))
        columns = [column.name for column in REPORTS.columns if column is not REPORTS.c.id]
        self.report = self._text(
            insert(REPORTS).values({name: bindparam(name) for name in columns}).returning(REPORTS.c.id), columns
        )
        """Gives back the number of the report."""
        given = (
            select(func.count())
            .select_from(ANSWERS)
            .where(ANSWERS.c.table_id == MATCHES.c.table_id, ANSWERS.c.game == MATCHES.c.number)
        )
        self.count = self._text(
            update(MATCHES)
            .values(answers=given.scalar_subquery())
            .where(MATCHES.c.table_id == bindparam("of_table"), MATCHES.c.number == bindparam("of_game")),
            ["of_table", "of_game"],
        )
        """Counts the answers of a game, named by its table and number."""
        self.forget = [
            self._text(
                delete(kept.table).where(
                    kept.table.c.table_id == bindparam("of_table"),
                    kept.table.c.game == bindparam("of_game"),
                    kept > bindparam("after"),
                ),
                ["of_table", "of_game", "after"],
            )
            for kept in (ANSWERS.c.number, CHECKPOINTS.c.answers)
        ]
        """Remove the answers of a game after so many, and the checkpoints."""
        self.pulse = self._replace(HOUSE, [HOUSE.c.id, HOUSE.c.filler])
        """Writes so much that what play writes would find room, too."""
        self.house = self._replace(HOUSE, [HOUSE.c.id, HOUSE.c.at, HOUSE.c.watched])
        others = CHECKPOINTS.alias()
        last = select(func.max(others.c.answers)).where(
            others.c.table_id == bindparam("same_table"), others.c.game == bindparam("same_game")
        )
        self.thin = self._text(
            delete(CHECKPOINTS).where(
                CHECKPOINTS.c.table_id == bindparam("of_table"),
                CHECKPOINTS.c.game == bindparam("of_game"),
                CHECKPOINTS.c.answers < last.scalar_subquery(),
            ),
            ["of_table", "of_game", "same_table", "same_game"],
        )
        """Removes the checkpoints of a game but for the last one; its table and number are given twice."""
        self.purge_games = [
            self._text(
                delete(kept.table).where(kept.table.c.table_id == bindparam("of_table"), kept == bindparam("of_game")),
                ["of_table", "of_game"],
            )
            for kept in (ANSWERS.c.game, CHECKPOINTS.c.game, MATCHES.c.number)
        ]
        """Remove a game with all its answers."""
        self.purge_table = self._text(
            delete(TABLES).where(TABLES.c.id == bindparam("of_table"), TABLES.c.status == bindparam("doing")),
            ["of_table", "doing"],
        )
        """Removes a table if it is doing that."""
        self.purge_reports = self._text(delete(REPORTS).where(REPORTS.c.at < bindparam("before")), ["before"])
        one: ColumnElement[int] = literal_column("1")
        too_old = select(REPORTS.c.id).order_by(REPORTS.c.id.desc()).limit(one).offset(bindparam("most"))
        self.trim_reports = self._text(delete(REPORTS).where(REPORTS.c.id <= too_old.scalar_subquery()), ["most"])
        """Removes all reports but the last so many."""
        self.begin = "BEGIN IMMEDIATE" if dialect.name == "sqlite" else "BEGIN"

    def _replace(self, table: Table, columns: list[Column[Any]]) -> str:
        """Put a row there, in place of the one with the same key."""
        make = postgresql.insert if self.dialect.name == "postgresql" else sqlite.insert
        row = make(table).values({column.name: bindparam(column.name) for column in columns})
        new = {column.name: row.excluded[column.name] for column in columns if not column.primary_key}
        return self._text(
            row.on_conflict_do_update(index_elements=list(table.primary_key), set_=new),
            [column.name for column in columns],
        )

    def _text(self, statement: ClauseElement, names: list[str]) -> str:
        compiled = statement.compile(dialect=self.dialect)
        assert isinstance(compiled, SQLCompiler)
        assert compiled.positiontup == names, "values are handed over in the order of the columns"
        return str(compiled)
