"""A run that was broken off goes on from its ledger, and from no other's."""

import json
from itertools import islice

import pytest

from boothill.games.bang.lab.setting import CardGame
from boothill.games.dice.lab.setting import DiceGame
from boothill.lab.run import batch as batches
from boothill.lab.run.batch import Batch, Ending, Request, play, play_all, play_in_order
from boothill.lab.run.version import digest_of


def random_games(count, players=4, setting=None):
    games = [Request(("random",) * players, seed) for seed in range(count)]
    return Batch.of(setting or CardGame(), games)


@pytest.fixture
def opened(tmp_path):
    def open_ledger(batch):
        return batch.ledger(tmp_path / "ledger.jsonl")

    return open_ledger


def test_a_run_goes_on_where_it_was_broken_off(opened):
    batch = random_games(30)
    whole = play_all(batch)
    first = opened(batch)
    run = play(batch, ledger=first)
    (_, some), (_, more) = islice(run, 2)
    run.close()
    kept = len(some) + len(more)
    assert 0 < kept < 30
    second = opened(batch)
    assert (second.remarks, batch.left(second)) == ([], 30 - kept)
    told = []
    assert play_all(batch, ledger=second, progress=told.append) == whole
    assert sum(told) == 30 - kept
    third = opened(batch)
    assert batch.left(third) == 0
    assert play_all(batch, ledger=third, progress=told.append) == whole
    assert sum(told) == 30 - kept, "nothing is played again"


def test_games_come_in_order_whatever_was_kept(opened):
    batch = random_games(20)
    whole = play_all(batch)
    ledger = opened(batch)
    ledger.add(12, [whole[request].dump() for request in batch.requests[12:15]])
    assert list(play_in_order(batch, ledger=ledger)) == list(whole.items())


def test_games_that_two_runs_wrote_down_count_once(opened):
    batch = random_games(20)
    whole = play_all(batch)
    first, second = opened(batch), opened(batch)
    for ledger, start, stop in ((first, 0, 8), (second, 4, 12), (first, 8, 9)):
        ledger.add(start, [whole[request].dump() for request in batch.requests[start:stop]])
    both = opened(batch)
    assert (batch.left(both), both.places) == (8, [range(12)])
    assert list(play_in_order(batch, ledger=both)) == list(whole.items())


def test_a_line_that_was_cut_off_is_played_again(opened):
    batch = random_games(30)
    whole = play_all(batch, ledger=opened(batch))
    file = opened(batch).file
    text = file.read_text()
    last = len(json.loads(text.splitlines()[-1])["results"])
    for lost in (1, 40):
        file.write_text(text[:-lost])
        ledger = opened(batch)
        assert ledger.remarks == [f"the last line of {file} is damaged; its games are played again."]
        assert batch.left(ledger) == last
        assert play_all(batch, ledger=ledger) == whole
        assert batch.left(opened(batch)) == 0


@pytest.mark.parametrize("other", [random_games(31), random_games(30, 5), random_games(30, setting=DiceGame())])
def test_the_ledger_of_another_plan_is_refused(opened, other):
    opened(random_games(30))
    with pytest.raises(ValueError, match="is the ledger of another plan"):
        opened(other)


def test_the_ledger_of_other_bots_is_refused(opened, monkeypatch):
    batch = random_games(30)
    opened(batch)
    monkeypatch.setattr(batches, "code_digest", lambda folders=(): "changed")
    with pytest.raises(ValueError, match="of other bots or of another version"):
        opened(batch)


def test_a_ledger_damaged_in_its_middle_is_refused(opened):
    batch = random_games(30)
    play_all(batch, ledger=opened(batch))
    file = opened(batch).file
    head, first, *rest = file.read_text().splitlines(keepends=True)
    for bad in (first[:-9] + "\n", '{"at": 29, "results": [1, 2]}\n', "[]\n"):
        file.write_text("".join([head, bad, *rest]))
        with pytest.raises(ValueError, match=r"line 2 of .* is damaged"):
            opened(batch)
    file.write_text("Dear diary\n" + first)
    with pytest.raises(ValueError, match="is no ledger of the lab"):
        opened(batch)
    file.write_text(head + '{"at": 0, "results": ["nothing"]}\n')
    with pytest.raises(ValueError, match="holds a game that cannot be read"):
        play_all(batch, ledger=opened(batch))


def test_an_ending_is_kept_whole():
    ending = Ending(("outlaw", "sheriff", "renegade", "deputy"), (1, 3), ("a", "b", "c", "d"), True)
    assert Ending.load(json.loads(json.dumps(ending.dump()))) == ending


def test_a_batch_has_each_game_once_and_the_longest_first():
    one, two = Request(("random",) * 4, 7), Request(("random",) * 5, 7)
    assert Batch.of(CardGame(), [one, two, one]).requests == (two, one)


def test_the_digest_of_code_sees_names_and_contents(tmp_path):
    (tmp_path / "bots").mkdir()
    weights = tmp_path / "bots" / "weights.json"
    weights.write_text("1")
    seen = {digest_of([tmp_path])}
    weights.write_text("2")
    seen.add(digest_of([tmp_path]))
    weights.rename(tmp_path / "bots" / "other.json")
    seen.add(digest_of([tmp_path]))
    (tmp_path / "__pycache__").mkdir()
    (tmp_path / "__pycache__" / "made.pyc").write_text("")
    (tmp_path / "bots" / "compiled.cpython-311-x86_64-linux-gnu.so").write_text("")
    assert digest_of([tmp_path]) in seen
    assert len(seen) == 3
