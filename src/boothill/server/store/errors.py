"""What can go wrong between the server and its database."""

from __future__ import annotations

from typing import Any

from boothill.kernel.errors import UserError


class DatabaseRefused(UserError):
    """The database cannot be opened; the message is one sentence for whoever starts the server."""


class StoreError(RuntimeError):
    """Something could not be stored or read. Nothing of a refused write is stored; the store itself goes on working.

    The message is one sentence for logs, without anything that was to be stored.
    """


class DatabaseDown(StoreError):
    """The database does not answer, or takes nothing whoever asks; the store logs when that begins and when it is over.

    If it has not answered in time, nobody knows whether a write is stored: what is found later counts.
    """


class AnswerTaken(StoreError):
    """The question has been answered already: somebody else has played on, or an earlier try did get through.

    Either way, what is stored counts: load the game again.
    """


def first_line(error: BaseException) -> str:
    """What a database complains about, without the lines in which it quotes values."""
    original = getattr(error, "orig", None) or error
    lines = str(original).strip().splitlines()
    return lines[0] if lines else type(original).__name__


def code_of(error: BaseException) -> str:
    """What a driver calls an error: the name of it with SQLite, five characters with PostgreSQL."""
    return getattr(error, "sqlstate", None) or getattr(error, "sqlite_errorname", None) or ""


def is_down(error: BaseException, dbapi: Any) -> bool:
    """Whether an error is the database's own, so that whatever else it was asked for would fare no better.

    `dbapi` is the driver's module.
    """
    original = getattr(error, "orig", None) or error
    if isinstance(original, DatabaseDown | DatabaseRefused):
        return True
    if code_of(original) == "SQLITE_ERROR":  # a wrong statement, which only SQLite counts among these
        return False
    # Of the plain kind are a damaged file, and one that is no database at all.
    return isinstance(original, dbapi.OperationalError | dbapi.InternalError) or type(original) is dbapi.DatabaseError
