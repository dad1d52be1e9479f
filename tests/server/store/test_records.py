"""Games stored answer by answer go on where they stood."""

import asyncio
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from boothill.games.bang.rules.table.setup import TableOptions
from boothill.games.dice.rules.setup import DiceOptions
from boothill.kernel.record import BadRecord, replay, resume
from boothill.server.store.records import record_of
from boothill.server.store.rows import AnswerRow, CheckpointRow
from boothill.titles import game_of
from support.games import ALL_SETS, both_games, decisions, law, luck, new_match
from support.records import goes_on_soundly
from support.stored import ENGINE, Recorder, a_table, with_store


def played(options, seed, checkpoints=True):
    """A whole random game: its match row, the rows of each answer, the digests at each question and at the end."""
    match = new_match(options)
    recorder = Recorder(match, checkpoints=checkpoints)
    begun = recorder.row
    rows, digests = [], []
    for decision in decisions(match, seed):
        if decision.number > 1:
            rows.append(recorder.answered())
        digests.append(match.digest())
    rows.append(recorder.answered())
    return begun, rows, [*digests, match.digest()]


def record_at(begun, rows, answers):
    """The record of the game as it stood after so many answers."""
    given = [row for some in rows[:answers] for row in some if isinstance(row, AnswerRow)]
    checkpoints = [row for some in rows[:answers] for row in some if isinstance(row, CheckpointRow)]
    return record_of(begun, given, checkpoints[-1] if checkpoints else None)


def running(row):
    """The match row as it was before the end."""
    row.ended, row.winners, row.digest = None, None, ""
    return row


@both_games
def test_a_game_goes_on_where_it_stood(some):
    @law(12)
    @given(some, luck(), st.lists(st.floats(0, 1), min_size=3, max_size=3), st.booleans())
    def check(options, seed, moments, checkpoints):
        begun, rows, digests = played(options, seed, checkpoints)
        game = game_of(begun.game)
        match, said = resume(record_of(begun, *_of(rows)), game, ENGINE)
        assert (said, match.over, match.digest()) == ("", True, digests[-1])
        begun = running(begun)
        for moment in moments:
            at = int(moment * (len(rows) - 1))
            match, said = resume(record_at(begun, rows, at), game, ENGINE)
            assert (said, match.answered, match.digest()) == ("", at, digests[at])
            match, said = resume(record_at(begun, rows, at), game, "2.0")
            assert "saved by version 1.0, this is version 2.0" in said
            assert "lost" not in said
            assert (match.answered, match.digest()) == (at, digests[at])

    check()


def _of(rows):
    """All answers of a game, and its last checkpoint."""
    flat = [row for some in rows for row in some]
    checkpoints = [row for row in flat if isinstance(row, CheckpointRow)]
    return [row for row in flat if isinstance(row, AnswerRow)], checkpoints[-1] if checkpoints else None


TABLES = [TableOptions(5, sets=ALL_SETS, seed=11), DiceOptions(6, seed=11)]


@pytest.mark.parametrize("options", TABLES, ids=["cards", "dice"])
@pytest.mark.parametrize("checkpoints", [True, False])
def test_a_game_is_stored_and_loaded_at_any_time(url, options, checkpoints):
    begun, rows, digests = played(options, 7, checkpoints)
    ended = [row for row in rows[-1] if row is begun]
    assert ended
    moments = set(Random(3).sample(range(1, len(rows)), 6))
    game = game_of(begun.game)

    async def load(store, engine):
        match, answers, checkpoint = await asyncio.gather(
            store.match("table", 1), store.answers("table", 1), store.latest_checkpoint("table", 1)
        )
        return resume(record_of(match, answers, checkpoint), game, engine)

    async def use(store):
        last = (begun.ended, begun.winners, begun.digest)
        await store.write(a_table(), running(begun))
        for at, some in enumerate(rows, 1):
            if at == len(rows):
                begun.ended, begun.winners, begun.digest = last
            await store.write(*some)
            if at in moments or at == len(rows):
                for engine in (ENGINE, "2.0"):
                    match, _ = await load(store, engine)
                    assert (match.answered, match.digest()) == (at, digests[at])
        line = (await store.games_of("table"))[0]
        assert (line.answers, line.winners) == (len(rows), last[1])
        assert line.players == list(options.names)

    with_store(url, use)


@pytest.mark.parametrize("options", TABLES, ids=["cards", "dice"])
def test_a_game_taken_up_again_is_played_to_its_end(options):
    begun, rows, _ = played(options, 7)
    begun = running(begun)
    for engine in (ENGINE, "2.0"):
        match, _ = resume(record_at(begun, rows, 50), game_of(begun.game), engine)
        goes_on_soundly(match)


@pytest.mark.parametrize("options", TABLES, ids=["cards", "dice"])
def test_chance_comes_from_the_rows_and_not_from_the_seed(options):
    begun, rows, digests = played(options, 7)
    begun.options["seed"] += 1
    begun.digest = ""
    answers, checkpoint = _of(rows)
    match = replay(record_of(begun, answers, checkpoint), game_of(begun.game))
    assert match.over
    assert match.digest() != digests[-1]  # the seed is part of it
    assert [index for index, _ in match.answers] == [row.index for row in answers]


def test_a_gap_in_the_answers_is_found():
    begun, rows, _ = played(TABLES[1], 7)
    answers, checkpoint = _of(rows)
    with pytest.raises(BadRecord, match="answers of the game are missing"):
        record_of(begun, answers[:3] + answers[4:], checkpoint)
    with pytest.raises(BadRecord, match="fewer answers than its checkpoint"):
        record_of(begun, answers[: checkpoint.answers - 1], checkpoint)
