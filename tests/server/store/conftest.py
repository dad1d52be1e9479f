"""What all tests of the store begin with: an empty database of either kind."""

import pytest

from support.postgres import postgres_server, postgres_url

__all__ = ["postgres_server", "postgres_url"]


@pytest.fixture
def file(tmp_path):
    """Where a SQLite database is to be."""
    return tmp_path / "games.db"


@pytest.fixture(params=["sqlite", "postgresql"])
def url(request, file):
    """A database of each kind."""
    return str(file) if request.param == "sqlite" else request.getfixturevalue("postgres_url")
