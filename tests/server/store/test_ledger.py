"""The look into a database finds whatever is wrong with it: what the tests that kill servers rely on."""

from pathlib import Path

import pytest
from sqlalchemy.exc import DatabaseError

from boothill.server.store.rows import OVER, PLAYING, CheckpointRow
from support.ledgers import Ledger, Told
from support.stored import a_match, a_table, an_answer, over, tell, with_store

ANSWERS = 5
OPTION = an_answer().index
TOLD = Told(game=2, question=3, answers={(1, 1): OPTION, (1, 5): OPTION, (2, 1): OPTION}, winners={1: [0, 2]})
"""What people know: the first game is over, in the second they are asked question 3; two answers nobody was told of."""


def fill(url):
    """Store a table, a game that is over and one under way."""

    async def write(store):
        answers = [an_answer(number, game=game) for game in (1, 2) for number in range(1, ANSWERS + 1)]
        await store.write(a_table(status=PLAYING, game=1), a_match())
        await store.write(*answers[:ANSWERS], CheckpointRow("table", 1, 3, {}), over(a_match()))
        await store.write(a_table(status=PLAYING, game=2), a_match(number=2), *answers[ANSWERS:])

    with_store(url, write)


def test_a_database_in_order_is_found_so_as_often_as_one_looks_and_another_is_not(url):
    fill(url)
    ledger = Ledger(url)
    ledger.check({"table": TOLD})
    ledger.check({"table": TOLD})
    assert (ledger.looks, ledger.rows, ledger.checked, ledger.answers) == (2, 4 * ANSWERS, 6, 2 * ANSWERS)
    tell(url, WRONGS["others have won"])
    with pytest.raises(AssertionError):
        Ledger(url).check({"table": TOLD})


@pytest.fixture
def db(file):
    fill(str(file))
    return str(file)


WRONGS = {
    "an answer in the middle is gone": "DELETE FROM answers WHERE game = 2 AND number = 2",
    "an answer that was told is gone": "DELETE FROM answers WHERE game = 2 AND number > 1",
    "another option was taken": "UPDATE answers SET option = 4 WHERE game = 2 AND number = 1",
    "somebody else has answered": "UPDATE answers SET given_by = 1 WHERE game = 2 AND number = 1",
    "the game has not ended": "UPDATE matches SET ended = NULL, winners = NULL, roles = NULL, digest = ''"
    " WHERE number = 1",
    "the game has half ended": "UPDATE matches SET winners = NULL WHERE number = 1",
    "others have won": "UPDATE matches SET winners = '[1]' WHERE number = 1",
    "a game that is played has ended": "UPDATE matches SET ended = 1, winners = '[]', roles = '[]', digest = 'x',"
    " answers = 5 WHERE number = 2",
    "the checkpoint is ahead": "UPDATE checkpoints SET answers = 6",
    "the answers were counted wrongly": "UPDATE matches SET answers = 4 WHERE number = 1",
    "the table is at another game": "UPDATE tables SET game_number = 1",
    "the table says that it is over": f"UPDATE tables SET status = '{OVER}'",
    "the table says that it waits": "UPDATE tables SET status = 'waiting'",
}


@pytest.mark.parametrize("wrong", WRONGS)
def test_what_is_wrong_is_found(db, wrong):
    tell(db, WRONGS[wrong])
    with pytest.raises(AssertionError):
        Ledger(db).check({"table": TOLD})


@pytest.mark.parametrize(
    "change",
    [
        "DELETE FROM answers WHERE game = 2 AND number = 5",
        "UPDATE answers SET token = 'end' WHERE game = 2 AND number = 5",
        "UPDATE answers SET given_at = 0 WHERE game = 2 AND number = 5",
        "UPDATE matches SET ended = 10 WHERE number = 1",
    ],
)
def test_what_nobody_was_told_must_not_change_either_once_it_was_seen(db, change):
    ledger = Ledger(db)
    ledger.check({"table": TOLD})
    tell(db, change)
    with pytest.raises(AssertionError):
        ledger.check({"table": TOLD})


def test_answers_of_no_game_are_found(db):
    """SQLite keeps what refers to nothing, unless somebody asks it to look."""
    tell(db, "DELETE FROM matches WHERE number = 2")
    with pytest.raises(AssertionError):
        Ledger(db).check({})


def test_a_file_that_is_damaged_is_found(db):
    data = bytearray(Path(db).read_bytes())
    at = data.index(an_answer().token.encode())
    data[at - 200 : at + 400] = b"\x7f" * 600
    Path(db).write_bytes(data)
    with pytest.raises((AssertionError, DatabaseError)):
        Ledger(db).check({})
