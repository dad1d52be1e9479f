"""Which database: its URL, engines for it, and the lock that keeps a second server out."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import IO, Any

from sqlalchemy import URL, Connection, Engine, NullPool, create_engine, event, make_url
from sqlalchemy.exc import ArgumentError

from boothill.server.store.errors import DatabaseRefused

BUSY_SECONDS = 5
"""How long to wait for another process that has SQLite's file locked, and for PostgreSQL to answer at all."""
SURE_COMMITS = (
    "SELECT set_config('synchronous_commit', 'on', false) WHERE current_setting('synchronous_commit') = 'off'"
)
SURE_ENDS = (
    "SELECT set_config('tcp_keepalives_idle', '10', false), set_config('tcp_keepalives_interval', '5', false),"
    " set_config('tcp_keepalives_count', '3', false)"
)
"""The database, too, is to find out when the network between us is gone: its end of a connection holds our lock."""
ALIVE = {
    "connect_timeout": BUSY_SECONDS,
    "keepalives_idle": 10,
    "keepalives_interval": 5,
    "keepalives_count": 3,
    "tcp_user_timeout": 10_000,
}
"""How soon the driver finds out that nobody is there any more; what the URL says of these counts more."""
LOG_PAGES = 256
"""Of SQLite's write-ahead log, after which they are brought into the database: a mebibyte, and not the default four. It
has to fit on a small disk beside what it is to be brought into.
"""
LOG_BYTES = LOG_PAGES * 4096
"""To which the log is cut if it has grown beyond, as while somebody copied the database."""
FORMS = "name a file, sqlite:///FILE or postgresql://USER@HOST/DATABASE"


def database_url(text: str) -> URL:
    """The URL somebody meant: a bare path is a SQLite file. Refuses other databases, and SQLite without a file."""
    if "://" not in text:
        return _file_url(text)
    try:
        url = make_url(text)
    except (ArgumentError, ValueError):  # the latter for a port that is no number
        raise DatabaseRefused(f"the database URL cannot be read; {FORMS}") from None
    if url.drivername in ("sqlite", "sqlite+pysqlite"):
        if url.query or url.host:
            raise DatabaseRefused(f"the URL of a SQLite database has nothing but a path; {FORMS}")
        return _file_url(url.database or "")
    if url.drivername in ("postgresql", "postgres", "postgresql+psycopg"):
        return url.set(drivername="postgresql+psycopg")
    raise DatabaseRefused(f"there is no storing in a database of the kind '{url.drivername}'; {FORMS}")


def _file_url(path: str) -> URL:
    if path in ("", ":memory:") or path.startswith("file:"):
        raise DatabaseRefused(f"games are kept in a file, not in memory; {FORMS}")
    return URL.create("sqlite+pysqlite", database=str(Path(path).expanduser().absolute()))


def file_of(url: URL) -> Path | None:
    """The file of a SQLite database."""
    return Path(url.database or "") if url.get_backend_name() == "sqlite" else None


def writing_engine(url: URL) -> Engine:
    """An engine for the one connection that writes: it begins transactions itself, and they survive a power cut."""
    if file_of(url) is None:
        return _postgres(url, SURE_COMMITS, SURE_ENDS, poolclass=NullPool, isolation_level="AUTOCOMMIT")
    bounded = (f"wal_autocheckpoint={LOG_PAGES}", f"journal_size_limit={LOG_BYTES}")
    return _sqlite(url, "journal_mode=WAL", *bounded, "synchronous=FULL", "foreign_keys=ON", poolclass=NullPool)


def migrating_engine(url: URL) -> Engine:
    """An engine for changing the schema: in transactions, and without foreign keys that get in the way of it."""
    if file_of(url) is None:
        return _postgres(url, poolclass=NullPool)
    engine = _sqlite(url, "synchronous=FULL", "foreign_keys=OFF", poolclass=NullPool)

    @event.listens_for(engine, "begin")
    def _begin(connection: Connection) -> None:
        connection.exec_driver_sql("BEGIN IMMEDIATE")  # the driver itself begins none before a change of the schema

    return engine


def reading_engine(url: URL) -> Engine:
    """An engine for reading, with one connection that is kept and, if it breaks, replaced."""
    kept: dict[str, Any] = {"pool_size": 1, "max_overflow": 0}
    if file_of(url) is None:
        return _postgres(url, pool_pre_ping=True, isolation_level="AUTOCOMMIT", **kept)
    return _sqlite(url, "query_only=ON", **kept)


def _postgres(url: URL, *statements: str, **options: Any) -> Engine:
    alive = {name: value for name, value in ALIVE.items() if name not in url.query}
    try:
        engine = create_engine(url, paramstyle="format", use_native_hstore=False, connect_args=alive, **options)
    except ModuleNotFoundError:
        raise DatabaseRefused(
            "PostgreSQL needs a driver that is not installed; pip install boothill[postgres]"
        ) from None

    @event.listens_for(engine, "connect")
    def _prepare(connection: Any, record: Any) -> None:
        try:
            for statement in statements:
                connection.execute(statement)
            connection.commit()
        except BaseException:
            connection.close()  # nobody else would
            raise

    return engine


def _sqlite(url: URL, *pragmas: str, **options: Any) -> Engine:
    engine = create_engine(url, connect_args={"timeout": BUSY_SECONDS}, **options)

    @event.listens_for(engine, "connect")
    def _prepare(connection: Any, record: Any) -> None:
        connection.isolation_level = None  # whoever needs a transaction begins it
        for pragma in pragmas:
            connection.execute(f"PRAGMA {pragma}")

    return engine


class FileLock:
    """Keeps a second server away from a SQLite database, by a locked file next to it.

    The file stays when the lock goes: removing it would let two servers lock two files of the same name.
    """

    def __init__(self, database: Path) -> None:
        """Take the lock. Refuses if somebody has it, or the folder cannot be written to."""
        try:
            database.parent.mkdir(parents=True, exist_ok=True)
            database.touch(0o600)  # a new one is nobody else's business: it holds the seeds of games under way
            self._file: IO[bytes] = Path(f"{database}.lock").open("ab")  # noqa: SIM115 - open as long as it is locked
        except OSError as error:
            raise DatabaseRefused(
                f"the database {database} cannot be opened ({error.strerror}); choose a folder that can be written to"
            ) from None
        if not _lock(self._file):
            self._file.close()
            raise DatabaseRefused(
                f"another Boothill server has the database {database} open; stop it, or name another database"
            )

    def release(self) -> None:
        """Let others have the database."""
        self._file.close()


if sys.platform == "win32":
    import msvcrt

    def _lock(file: IO[bytes]) -> bool:
        try:
            file.seek(0)
            msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)
        except OSError:
            return False
        return True

else:
    import fcntl

    def _lock(file: IO[bytes]) -> bool:
        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            return False
        return True
