"""The one connection that writes, with its lock; and ending what waits for a database that does not answer."""

from __future__ import annotations

import logging
import socket
import weakref
from contextlib import suppress
from threading import Lock
from time import sleep
from typing import Any

from sqlalchemy import Engine, PoolProxiedConnection, event

from boothill.server.store.errors import DatabaseDown, DatabaseRefused, code_of, first_line

LOCK_KEY = 0x626F_6F74_6869_6C6C
"""The advisory lock of PostgreSQL that a server holds; locks of that kind belong to one database."""
UNLOCKING = (0.05, 0.1, 0.2, 0.4)
"""Seconds between looks whether whoever has the lock has let it go."""
_WHO = "SELECT pid, backend_start FROM pg_stat_activity WHERE pid = pg_backend_pid()"
_END = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE pid = %s AND backend_start = %s"
_FULL = {"SQLITE_FULL", "SQLITE_IOERR_WRITE"}
_EMPTY_LOG = "PRAGMA wal_checkpoint(TRUNCATE)"

_log = logging.getLogger(__name__)


class Sockets:
    """The sockets of an engine's connections. A driver that waits for an answer there gets an error when they are cut.

    Each is held twice, by the driver and here: neither can cut what the other has closed and somebody else has opened.
    """

    def __init__(self, engine: Engine) -> None:
        """For an engine that has not connected yet. SQLite's connections have none."""
        self._held: dict[int, socket.socket] = {}
        self._gate = Lock()
        if engine.dialect.name == "postgresql":
            # First of all: preparing a connection means waiting for the database, too.
            event.listen(engine, "connect", self._hold, insert=True)
            event.listen(engine, "close", self._drop)
            event.listen(engine, "close_detached", self._drop_detached)

    def cut(self) -> None:
        """End all connections, whoever uses them. They have to be closed by those who do."""
        with self._gate:
            for held in self._held.values():
                with suppress(OSError):  # it has ended by itself
                    held.shutdown(socket.SHUT_RDWR)

    def _hold(self, connection: Any, _record: Any) -> None:
        held = socket.fromfd(connection.fileno(), socket.AF_INET, socket.SOCK_STREAM)
        with self._gate:
            self._held[id(connection)] = held
        weakref.finalize(connection, self._drop_held, id(connection), held)  # if it is never told to close

    def _drop(self, connection: Any, _record: Any) -> None:
        self._drop_detached(connection)

    def _drop_detached(self, connection: Any) -> None:
        held = self._held.get(id(connection))
        if held is not None:
            self._drop_held(id(connection), held)

    def _drop_held(self, key: int, held: socket.socket) -> None:
        with self._gate:
            if self._held.get(key) is held:
                del self._held[key]
            held.close()


class Link:
    """A connection that is made when it is needed, and again when it was lost.

    The lock that keeps other servers out of a PostgreSQL database belongs to the connection: whoever has lost it cannot
    write, even if they do not know it yet. A new connection waits for the lock of the last one: what that still had
    under way is stored by then, or never will be.
    """

    def __init__(self, engine: Engine) -> None:
        """Nothing is opened yet."""
        self._engine = engine
        self._is_postgres = engine.dialect.name == "postgresql"
        self._sockets = Sockets(engine)
        self._open: PoolProxiedConnection | None = None
        self._who: tuple[Any, ...] | None = None
        """By what PostgreSQL knows our last connection."""
        self._ended = False

    @property
    def is_open(self) -> bool:
        """Whether there is a connection, as far as is known."""
        return self._open is not None

    def open(self) -> PoolProxiedConnection:
        """The connection. Raises what the driver raises, DatabaseRefused if somebody else has the lock."""
        if self._open is None:
            self._check_not_ended()
            self._open = self._connect()
        return self._open

    def _check_not_ended(self) -> None:
        if self._ended:
            raise DatabaseDown("the store is closed")

    def undo(self) -> None:
        """Take back what has been done in a transaction; a connection over which that cannot be said is given up."""
        if self._open is None:
            return
        try:
            self._open.rollback()
        except Exception as error:
            _log.info("the connection to the database is lost: %s", first_line(error))
            self.close()

    def close(self) -> None:
        """Close the connection. It may be opened again."""
        link, self._open = self._open, None
        if link is not None:
            link.invalidate()

    def cut(self) -> None:
        """End the connection from another thread than that which uses it."""
        self._sockets.cut()

    def end(self) -> None:
        """The same, and let none be opened any more."""
        self._ended = True
        self.cut()

    def make_room(self, error: BaseException) -> bool:
        """After an error of a full disk: whether SQLite's log could be emptied, which gives its room back."""
        return code_of(error) in _FULL and self._empty_log()

    def tidy(self) -> None:
        """Leave one file behind: what is in SQLite's log goes into the database."""
        if self._open is not None and not self._is_postgres and not self._empty_log():
            _log.warning("SQLite's write-ahead log stays as it is; the next start goes on with it")

    def vacuum(self, tables: list[str]) -> None:
        """Give the room of what was removed back to the disk. Takes long, and with SQLite as much room again."""
        names = ", ".join(tables)
        self.open().cursor().execute(f"VACUUM FULL {names}" if self._is_postgres else "VACUUM")

    def _empty_log(self) -> bool:
        if self._open is None or self._is_postgres:
            return False
        try:
            is_used, _, _ = self._open.cursor().execute(_EMPTY_LOG).fetchone()
        except Exception as error:
            _log.info("the write-ahead log cannot be emptied: %s", first_line(error))
            return False
        return not is_used

    def _connect(self) -> PoolProxiedConnection:
        link = self._engine.raw_connection()
        try:
            self._check_not_ended()  # while it was being made: then it must not take the lock
            if self._is_postgres:
                cursor = link.cursor()
                if not self._locked(cursor):
                    raise DatabaseRefused(
                        "another Boothill server has the database open; stop it, or name another database"
                    )
                cursor.execute(_WHO)
                self._who = _one_row(cursor)
                link.commit()
        except BaseException:
            link.invalidate()
            raise
        return link

    def _locked(self, cursor: Any) -> bool:
        """Whether we have the lock now. Our last connection, if the database still believes in it, is ended there; that
        of a server that has just ended takes a moment to go.
        """
        if _try_lock(cursor):
            return True
        if self._who is not None:
            cursor.execute(_END, self._who)
        for pause in UNLOCKING:
            sleep(pause)
            if _try_lock(cursor):
                return True
        return False


def _try_lock(cursor: Any) -> bool:
    cursor.execute("SELECT pg_try_advisory_lock(%s)", (LOCK_KEY,))
    return bool(_one_row(cursor)[0])


def _one_row(cursor: Any) -> tuple[Any, ...]:
    return tuple(cursor.fetchone())
