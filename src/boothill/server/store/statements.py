"""The SQL of the writer: worked out once by SQLAlchemy, then run by the driver itself.

Compiling and wrapping a statement costs SQLAlchemy more than SQLite needs to carry it out, and answers are many.
"""

from __future__ import annotations

from typing import Any

from sqlalchemy import Column, Dialect, Table, bindparam, delete, func, insert, select, update
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.sql import ClauseElement
from sqlalchemy.sql.compiler import SQLCompiler

from boothill.server.store.schema import ANSWERS, CHECKPOINTS, MATCHES, REPORTS, TABLES


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
