"""A look into the database of a server that is not running, by plain SQL: is it whole, and does it fit what people were
told?

Whatever was seen there once has to be there, unchanged, whenever one looks again.
"""

from __future__ import annotations

import shutil
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, NamedTuple

from sqlalchemy import Connection, NullPool, create_engine, text

from boothill.server.store.database import database_url, file_of

Rows = Sequence[Any]
KEYS = {
    "tables": "id",
    "matches": "table_id, number",
    "answers": "table_id, game, number",
    "checkpoints": "table_id, game, answers",
}
"""The tables with their primary keys."""
PERSON = 0
"""Who gave an answer, as it is stored."""


class Told(NamedTuple):
    """What people know of a table."""

    game: int
    question: int
    """The last one they were asked or heard of, past all others if the game is over for them."""
    answers: Mapping[tuple[int, int], int]
    """The options that were taken from them, by game and question."""
    winners: Mapping[int, Sequence[int]]
    """Of the games that are over for them."""


class Ledger:
    """The database of one server, seen again and again; what was seen is counted."""

    def __init__(self, url: str) -> None:
        self._url = database_url(url)
        self._answers: dict[tuple[str, int, int], Rows] = {}
        """Every answer that was ever seen, by table, game and number."""
        self._ended: dict[tuple[str, int], Rows] = {}
        """The games that were over."""
        self.looks = 0
        self.rows = 0
        """Answers that were looked at, all looks together."""
        self.checked = 0
        """Answers that were compared with what somebody had chosen, all looks together."""

    @property
    def answers(self) -> int:
        """How many answers there are."""
        return len(self._answers)

    def check(self, told: Mapping[str, Told]) -> None:
        """Look into the database: everything in it is whole and fits together, and holds what people were told."""
        with self._open() as database:
            _check_whole(database)
            tables = {row.id: row for row in _all(database, "SELECT id, status, game_number FROM tables")}
            matches = {
                (row.table_id, row.number): row
                for row in _all(
                    database, "SELECT table_id, number, ended, winners, roles, digest, answers FROM matches"
                )
            }
            answers = {
                (row.table_id, row.game, row.number): tuple(row)
                for row in _all(
                    database,
                    "SELECT table_id, game, number, option, token, chance, given_by, given_at FROM answers"
                    " ORDER BY table_id, game, number",
                )
            }
            checkpoints = _all(database, "SELECT table_id, game, answers FROM checkpoints")
        counts = _count(answers)
        self._check_games(tables, matches, counts)
        for table, game, number in checkpoints:
            assert number <= counts.get((table, game), 0), f"a checkpoint of {table} {game} is ahead of its answers"
            assert (table, game) in matches
        self._check_kept(answers, matches)
        for table, known in told.items():
            self._check_told(table, known, matches, answers, counts)
        self.looks += 1
        self.rows += len(answers)

    @contextmanager
    def _open(self) -> Iterator[Connection]:
        """A connection. SQLite's files are looked at in a copy: whoever opens them puts them in order."""
        file = file_of(self._url)
        with TemporaryDirectory(prefix="boothill-") as folder:
            url = self._url
            if file is not None:
                for part in ("", "-wal"):
                    if (left := Path(f"{file}{part}")).exists():
                        shutil.copy(left, folder)
                url = url.set(database=str(Path(folder) / file.name))
            engine = create_engine(url, poolclass=NullPool)
            with engine.connect() as connection:
                yield connection

    @staticmethod
    def _check_games(
        tables: Mapping[str, Any], matches: Mapping[tuple[str, int], Any], counts: Mapping[Any, int]
    ) -> None:
        """The rows of tables, games and answers fit together."""
        for key in counts:
            assert key in matches, f"there are answers of {key}, but no such game"
        games: dict[str, int] = dict.fromkeys(tables, 0)
        for (table, number), match in sorted(matches.items()):
            assert table in tables, f"there is a game of {table}, but no such table"
            assert number == games[table] + 1, f"table {table} has no game {games[table] + 1}"
            games[table] = number
            over = match.ended is not None
            assert over == (match.winners is not None) == (match.roles is not None) == (match.digest != "")
            assert match.answers == (counts.get((table, number), 0) if over else 0)
        for table, row in tables.items():
            assert row.game_number == games[table], f"table {table} is at game {row.game_number} of {games[table]}"
            for number in range(1, games[table] + 1 if row.status != "closed" else 0):
                going_on = number == games[table] and row.status == "playing"
                assert (matches[table, number].ended is None) == going_on, (table, number, row.status)
            assert row.status == "closed" or (row.status == "waiting") == (games[table] == 0), (table, row.status)

    def _check_kept(self, answers: Mapping[tuple[str, int, int], Rows], matches: Mapping[tuple[str, int], Any]) -> None:
        """Nothing that was seen before is gone, or otherwise now."""
        for key, row in self._answers.items():
            assert answers.get(key) == row, f"answer {key} was {row}, and is {answers.get(key)}"
        for game, match in self._ended.items():
            assert tuple(matches[game]) == match
        self._answers = dict(answers)
        self._ended = {key: tuple(match) for key, match in matches.items() if match.ended is not None}

    def _check_told(
        self,
        table: str,
        told: Told,
        matches: Mapping[tuple[str, int], Any],
        answers: Mapping[tuple[str, int, int], Rows],
        counts: Mapping[Any, int],
    ) -> None:
        """What people were told of one table is stored."""
        latest = max((number for at, number in matches if at == table), default=0)
        assert latest >= told.game, f"game {told.game} of {table} was told, and {latest} is the last"
        if latest == told.game > 0 and told.game not in told.winners:
            assert counts.get((table, latest), 0) >= told.question - 1, (table, told)
        for (game, question), option in told.answers.items():
            row: Any = answers.get((table, game, question))
            assert row is not None, f"the answer to {(table, game, question)} was taken, and is not there"
            assert (row[3], row[6]) == (option, PERSON), (row, option)
            self.checked += 1
        for game in range(1, latest + 1):
            match = matches[table, game]
            if game in told.winners:
                assert match.ended is not None, f"the result of {(table, game)} was told, and is not there"
                assert _numbers(match.winners) == list(told.winners[game])
            elif match.ended is not None:  # it has ended, and they were killed before anybody was told
                assert game == max(1, told.game), f"nobody was told how {(table, game)} ended"


def _all(database: Connection, statement: str) -> Rows:
    return database.execute(text(statement)).all()


def _numbers(value: str) -> list[int]:
    return [int(number) for number in value.strip("[]").split(",") if number.strip()]


def _count(answers: Mapping[tuple[str, int, int], Rows]) -> dict[tuple[str, int], int]:
    """How many answers each game has; they are numbered without a gap."""
    counts: dict[tuple[str, int], int] = {}
    for table, game, number in sorted(answers):
        assert number == counts.get((table, game), 0) + 1, f"answer {number - 1} of {table} {game} is missing"
        counts[table, game] = number
    return counts


def _check_whole(database: Connection) -> None:
    """The database itself finds nothing wrong with what it holds."""
    if database.dialect.name == "sqlite":
        assert _all(database, "PRAGMA integrity_check") == [("ok",)]
        assert _all(database, "PRAGMA foreign_key_check") == []
        return
    assert _all(database, "SELECT conname FROM pg_constraint WHERE NOT convalidated") == []
    assert _all(database, "SELECT indexrelid FROM pg_index WHERE NOT (indisvalid AND indisready AND indislive)") == []
    for table, key in KEYS.items():
        statement = f"SELECT {key} FROM {table} ORDER BY {key}"
        with _without(database, "indexscan", "indexonlyscan", "bitmapscan"):
            there = _all(database, statement)
        with _without(database, "seqscan", "sort"):
            assert _all(database, statement) == there, f"the index of {table} does not hold what the table holds"
        assert len(set(there)) == len(there)


@contextmanager
def _without(database: Connection, *ways: str) -> Iterator[None]:
    """Keep PostgreSQL from reading in these ways, as far as there are others."""
    for value in ("off", "on"):
        for way in ways:
            database.execute(text(f"SET LOCAL enable_{way} = {value}"))
        if value == "off":
            yield
