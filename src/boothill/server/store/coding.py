"""Rows as what the database keeps, and back."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar

import msgspec

from boothill.server.room.commitment import film_key
from boothill.server.store.rows import AnswerRow, CheckpointRow, GameLine, MatchRow, ReportRow, SeatRow, TableRow
from boothill.server.wire.settings import Settings
from boothill.server.wire.tables import Notice

Values = tuple[Any, ...]
"""The values of a row in the order of the table's columns."""
T = TypeVar("T")

_to_json = msgspec.json.Encoder().encode


def _text(value: Any) -> str:
    return _to_json(value).decode()


def _text_or_none(value: Any) -> str | None:
    return None if value is None else _text(value)


def _reader(kind: type[T]) -> Callable[[str], T]:
    return msgspec.json.Decoder(kind).decode


_settings = _reader(Settings)
_seats = _reader(list[SeatRow])
_notices = _reader(list[Notice])
_anything = _reader(list[Any])
_object = _reader(dict[str, Any])
_numbers = _reader(list[int])
_flags = _reader(list[bool])
_words = _reader(list[str])


# ---- to the database; the order is that of the columns in `schema` ------------------------------------------------


def table_values(row: TableRow) -> Values:
    """For `schema.TABLES`."""
    settings = row.settings
    return (
        row.id,
        row.created,
        row.updated,
        row.status,
        settings.public,
        settings.game,
        settings.players,
        row.host,
        row.game,
        row.series_game,
        _text(settings),
        _text(row.seats),
        _text(row.notices),
    )


def match_values(row: MatchRow) -> Values:
    """For `schema.MATCHES`, without the last column: answers are counted by the database."""
    names = row.options.get("players", [])
    return (
        row.table,
        row.number,
        row.game,
        row.public,
        row.engine,
        row.rules,
        _text(row.options),
        _text(row.options.get("sets", [])),
        len(names),
        _text(names),
        _text(row.people),
        row.salt,
        row.commitment,
        _text(row.chance),
        row.started,
        row.ended,
        _text_or_none(row.winners),
        _text_or_none(row.roles),
        _text_or_none(row.characters),
        row.digest,
    )


def answer_values(row: AnswerRow) -> Values:
    """For `schema.ANSWERS`."""
    chance = _text(row.chance) if row.chance else "[]"
    return row.table, row.game, row.number, row.index, row.token, chance, row.by, row.at


def checkpoint_values(row: CheckpointRow) -> Values:
    """For `schema.CHECKPOINTS`."""
    return row.table, row.game, row.answers, _text(row.state)


def report_values(row: ReportRow) -> Values:
    """For `schema.REPORTS`, without its number."""
    return row.table, row.game, row.question, row.seat, row.text, row.version, row.at


# ---- from the database; rows as SQLAlchemy gives them ------------------------------------------------------------


def table_row(row: Any) -> TableRow:
    """From all columns of `schema.TABLES`."""
    return TableRow(
        id=row.id,
        created=row.created,
        updated=row.updated,
        settings=_settings(row.settings),
        seats=_seats(row.seats),
        host=row.host,
        status=row.status,
        game=row.game_number,
        series_game=row.series_game,
        notices=_notices(row.notices),
    )


def match_row(row: Any) -> MatchRow:
    """From all columns of `schema.MATCHES`."""
    return MatchRow(
        table=row.table_id,
        number=row.number,
        game=row.game,
        engine=row.engine,
        rules=row.rules,
        options=_object(row.options),
        salt=row.salt,
        commitment=row.commitment,
        started=row.started,
        chance=_anything(row.chance),
        ended=row.ended,
        winners=None if row.winners is None else _numbers(row.winners),
        roles=None if row.roles is None else _words(row.roles),
        people=_flags(row.people),
        digest=row.digest,
        public=row.public,
        characters=None if row.characters is None else _words(row.characters),
    )


def game_line(row: Any) -> GameLine:
    """From the columns of `schema.MATCHES`, of a game that is over."""
    return GameLine(
        table=row.table_id,
        number=row.number,
        game=row.game,
        sets=_words(row.sets),
        players=_words(row.names),
        started=row.started,
        ended=row.ended,
        winners=_numbers(row.winners or "[]"),
        roles=_words(row.roles or "[]"),
        answers=row.answers,
        film=film_key(row.commitment),
    )


def answer_row(row: Any) -> AnswerRow:
    """From all columns of `schema.ANSWERS`."""
    table, game, number, index, token, chance, by, at = row
    return AnswerRow(table, game, number, index, token, [] if chance == "[]" else _anything(chance), by, at)


def checkpoint_row(row: Any) -> CheckpointRow:
    """From all columns of `schema.CHECKPOINTS`."""
    return CheckpointRow(row.table_id, row.game, row.answers, _object(row.state))


def report_row(row: Any) -> ReportRow:
    """From all columns of `schema.REPORTS`."""
    return ReportRow(
        table=row.table_id,
        game=row.game,
        question=row.question,
        seat=row.seat,
        text=row.text,
        version=row.version,
        at=row.at,
        id=row.id,
    )
