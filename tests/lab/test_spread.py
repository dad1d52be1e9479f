"""Very many small jobs, in slices that nobody has to choose."""

from functools import partial

import pytest

from boothill.lab import pool
from boothill.lab.pool import spread


def together(parts):
    """The results by place; each place once."""
    found = {}
    for at, results in parts:
        for place, result in enumerate(results, at):
            assert place not in found
            found[place] = result
    return found


JOBS = list(range(-100, 0))


@pytest.mark.parametrize("workers", [1, 2])
def test_every_job_is_done_once(workers):
    assert together(spread(abs, JOBS, workers)) == dict(enumerate(range(100, 0, -1)))


def test_what_a_process_has_no_time_for_is_handed_out_again(monkeypatch):
    monkeypatch.setattr(pool, "SLICE_SECONDS", -1.0)
    parts = list(spread(partial(pow, 2), range(9), 1))
    assert parts == [(at, [2**at]) for at in range(9)]


def test_slices_grow_where_jobs_are_short():
    assert [len(results) for _, results in spread(abs, JOBS, 1)] == [4, 8, 16, 32, 40]


def test_jobs_done_before_are_left_out():
    done = [range(90, 100), range(3), range(2, 10), range(50, 51)]
    assert sorted(together(spread(abs, JOBS, 1, done))) == [*range(10, 50), *range(51, 90)]
    assert list(spread(abs, JOBS, 1, [range(100)])) == []


def test_no_workers_cannot_work():
    with pytest.raises(ValueError, match="0 workers"):
        list(spread(abs, JOBS, 0))
