"""Reading what is stored. Nothing here waits for the writer: what has been committed is seen."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator
from contextlib import contextmanager
from typing import Any, TypeVar

from msgspec import MsgspecError
from sqlalchemy import ColumnElement, Select, exists, func, select
from sqlalchemy.exc import SQLAlchemyError

from boothill.server.store import coding
from boothill.server.store.database import database_url, file_of, reading_engine
from boothill.server.store.errors import DatabaseDown, DatabaseRefused, StoreError, first_line, is_down
from boothill.server.store.link import Sockets
from boothill.server.store.migrate import is_current
from boothill.server.store.rows import (
    CLOSED,
    OVER,
    PLAYING,
    WAITING,
    AnswerRow,
    CheckpointRow,
    GameKey,
    GameLine,
    HouseRow,
    MatchRow,
    ReportRow,
    TableRow,
)
from boothill.server.store.schema import ANSWERS, CHECKPOINTS, HOUSE, MATCHES, REPORTS, TABLES

OPEN = (WAITING, PLAYING, OVER)
"""What a table that is not closed may be doing; named one by one, for an index to find them."""

T = TypeVar("T")


class Reader:
    """All questions the server and its tools have for the database, each answered in the calling thread.

    Raises DatabaseDown if the database does not answer, and StoreError if what it holds cannot be understood.
    """

    def __init__(self, url: str) -> None:
        """Nothing is opened before the first question."""
        self._engine = reading_engine(database_url(url))
        self.sockets = Sockets(self._engine)
        """Of the connection to the database, for another thread to end a question."""

    def close(self) -> None:
        """Close the connection. It is opened again by another question."""
        self._engine.dispose()

    def table(self, table: str) -> TableRow | None:
        """One table, whatever it is doing."""
        return self._one(select(TABLES).where(TABLES.c.id == table), coding.table_row)

    def open_tables(self) -> list[TableRow]:
        """All tables that are not closed, the one used last first."""
        return self._all(self._open_tables(), coding.table_row)

    def waiting_tables(self, before: float, public: bool) -> list[str]:
        """The ids of tables, public or not, that wait for their first game and at which nothing has happened since
        `before`, oldest first.
        """
        waiting = select(TABLES.c.id).where(TABLES.c.status == WAITING, TABLES.c.updated < before)
        chosen = waiting.where(TABLES.c.public == public, TABLES.c.game_number == 0)
        return self._all(chosen.order_by(TABLES.c.updated), lambda row: str(row.id))

    def still_open(self, tables: Collection[str], statuses: Collection[str]) -> set[str]:
        """Which of these tables are doing one of these things."""
        found = select(TABLES.c.id).where(TABLES.c.id.in_(list(tables)), TABLES.c.status.in_(list(statuses)))
        return set(self._all(found, lambda row: str(row.id)))

    def stale_tables(self, before: float, statuses: Collection[str]) -> list[str]:
        """The ids of tables doing one of these things at which nothing has happened since `before`, oldest first."""
        stale = select(TABLES.c.id).where(TABLES.c.status.in_(list(statuses)), TABLES.c.updated < before)
        return self._all(stale.order_by(TABLES.c.updated), lambda row: str(row.id))

    def count_open(self) -> int:
        """How many tables are not closed."""
        return sum(self.open_by_status().values())

    def open_by_status(self) -> dict[str, int]:
        """How many tables are doing what, but for closed ones."""
        count = select(TABLES.c.status, func.count().label("open")).where(TABLES.c.status.in_(OPEN))
        return dict(self._all(count.group_by(TABLES.c.status), lambda row: (str(row.status), int(row.open))))

    def match(self, table: str, number: int) -> MatchRow | None:
        """A game of a table."""
        return self._one(
            select(MATCHES).where(MATCHES.c.table_id == table, MATCHES.c.number == number), coding.match_row
        )

    def match_of_film(self, key: str) -> MatchRow | None:
        """The game whose commitment begins with this, in hex."""
        found = select(MATCHES).where(MATCHES.c.commitment >= key, MATCHES.c.commitment < f"{key}g")
        return self._one(found.limit(1), coding.match_row)

    def answers(self, table: str, game: int) -> list[AnswerRow]:
        """All answers of a game, in order."""
        of_game = select(ANSWERS).where(ANSWERS.c.table_id == table, ANSWERS.c.game == game)
        return self._all(of_game.order_by(ANSWERS.c.number), coding.answer_row)

    def latest_checkpoint(self, table: str, game: int) -> CheckpointRow | None:
        """The checkpoint of a game after the most answers."""
        of_game = select(CHECKPOINTS).where(CHECKPOINTS.c.table_id == table, CHECKPOINTS.c.game == game)
        return self._one(of_game.order_by(CHECKPOINTS.c.answers.desc()).limit(1), coding.checkpoint_row)

    def finished(self, limit: int, before: float | None = None, public_only: bool = True) -> list[GameLine]:
        """Games that are over, the last one first; with `before` those that ended earlier than that.

        `public_only` are those that were played at a public table that has not been made private since: a game is
        listed with the id of its table, and that of a private one is an invitation.
        """
        games = select(MATCHES).where(MATCHES.c.ended.is_not(None))
        if before is not None:
            games = games.where(MATCHES.c.ended < before)
        if public_only:
            private = exists().where(TABLES.c.id == MATCHES.c.table_id, TABLES.c.public.is_(False))
            games = games.where(MATCHES.c.public, ~private)
        return self._all(games.order_by(MATCHES.c.ended.desc()).limit(limit), coding.game_line)

    def games_of(self, table: str) -> list[GameLine]:
        """The games of a table that are over, in order."""
        games = select(MATCHES).where(MATCHES.c.table_id == table, MATCHES.c.ended.is_not(None))
        return self._all(games.order_by(MATCHES.c.number), coding.game_line)

    def reports(self, limit: int) -> list[ReportRow]:
        """What people reported, the last one first."""
        return self._all(select(REPORTS).order_by(REPORTS.c.id.desc()).limit(limit), coding.report_row)

    def report(self, number: int) -> ReportRow | None:
        """One report."""
        return self._one(select(REPORTS).where(REPORTS.c.id == number), coding.report_row)

    def house(self) -> HouseRow:
        """What is known about the house."""
        return self._one(select(HOUSE), lambda row: HouseRow(row.at, row.watched)) or HouseRow()

    # ---- what may be removed

    def old_games(self, before: float, limit: int) -> list[GameKey]:
        """Games that ended before then, and those without an end of tables that were used last before then and are
        closed; the oldest first.
        """
        ended = select(MATCHES.c.table_id, MATCHES.c.number).where(MATCHES.c.ended < before)
        found = self._all(ended.order_by(MATCHES.c.ended).limit(limit), _game_key)
        if len(found) < limit:
            endless = select(MATCHES.c.table_id, MATCHES.c.number).where(
                MATCHES.c.ended.is_(None), MATCHES.c.table_id == TABLES.c.id, self._closed_before(before)
            )
            found += self._all(endless.order_by(TABLES.c.updated).limit(limit - len(found)), _game_key)
        return found

    def old_tables(self, before: float, limit: int, games_before: float | None = None) -> list[str]:
        """Closed tables without games that were used last before then; `games_before` says which games do not count,
        for they are old.
        """
        games = select(MATCHES.c.table_id).where(MATCHES.c.table_id == TABLES.c.id)
        if games_before is not None:
            games = games.where(func.coalesce(MATCHES.c.ended, TABLES.c.updated) >= games_before)
        found = select(TABLES.c.id).where(self._closed_before(before), ~games.exists())
        return self._all(found.limit(limit), lambda row: str(row.id))

    def count_reports(self, before: float) -> int:
        """How many reports are from before then."""
        return self._all(
            select(func.count()).select_from(REPORTS).where(REPORTS.c.at < before), lambda row: int(row[0])
        )[0]

    def unthinned(self, limit: int) -> list[GameKey]:
        """Finished games with more than one checkpoint."""
        key = (CHECKPOINTS.c.table_id, CHECKPOINTS.c.game)
        ended = (MATCHES.c.table_id == key[0]) & (MATCHES.c.number == key[1]) & MATCHES.c.ended.is_not(None)
        several = select(*key).where(ended).group_by(*key).having(func.count() > 1)
        return self._all(several.limit(limit), _game_key)

    def _closed_before(self, before: float) -> ColumnElement[bool]:
        return (TABLES.c.status == CLOSED) & (TABLES.c.updated < before)

    # ---- how it is asked

    def ping(self) -> None:
        """Ask something, to see whether an answer comes."""
        self._all(select(TABLES.c.id).limit(1), lambda row: None)

    def _open_tables(self) -> Select[Any]:
        return select(TABLES).where(TABLES.c.status.in_(OPEN)).order_by(TABLES.c.updated.desc(), TABLES.c.id)

    def _one(self, question: Select[Any], read: Callable[[Any], T]) -> T | None:
        found = self._all(question, read)
        return found[0] if found else None

    def _all(self, question: Select[Any], read: Callable[[Any], T]) -> list[T]:
        try:
            with self._engine.connect() as connection:
                rows = connection.execute(question).all()
            return [read(row) for row in rows]
        except SQLAlchemyError as error:
            kind = DatabaseDown if is_down(error, self._engine.dialect.loaded_dbapi) else StoreError
            raise kind(f"the database cannot be read: {first_line(error)}") from error
        except MsgspecError as error:
            raise StoreError(f"the database holds what this version cannot read: {first_line(error)}") from error

    def check(self) -> None:
        """Refuse a database that does not have the schema of this version."""
        try:
            with self._engine.connect() as connection:
                current = is_current(connection)
        except SQLAlchemyError as error:
            raise DatabaseRefused(f"the database cannot be read ({first_line(error)}); check its name") from None
        if not current:
            raise DatabaseRefused("the database is not one of this version; start the server with it once")


def _game_key(row: Any) -> GameKey:
    return str(row[0]), int(row[1])


@contextmanager
def reading(url: str) -> Iterator[Reader]:
    """Read a database from a tool, also while a server has it open. Changes nothing, not even an old schema."""
    file = file_of(database_url(url))
    if file is not None and not file.is_file():
        raise DatabaseRefused(f"there is no database {file}; check its name")
    reader = Reader(url)
    try:
        reader.check()
        yield reader
    finally:
        reader.close()
