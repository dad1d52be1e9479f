"""What is told is said as the table in said.json has it; the client's tests hold the browser to the same table."""

import pytest

from support.said import FILE, say, table, written

ROWS = table()["rows"]


@pytest.mark.parametrize("row", ROWS, ids=lambda row: row["said"])
def test_the_terminal_says_it(row):
    assert say(row) == row["said"]


def test_the_table_is_as_it_would_be_written():
    """With all that the browser has to know of what the rows name. `python -m support.said --write` writes it anew."""
    assert written(ROWS) == FILE.read_text("utf-8")
