"""Very many small jobs, in slices that nobody has to choose."""

import subprocess
import sys
from functools import partial
from pathlib import Path
from time import sleep

import pytest

from boothill.lab.run import pool
from boothill.lab.run.pool import spread


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


LONG = """
import os, sys, time
from pathlib import Path
from boothill.lab.run.pool import spread

def work(folder):
    Path(folder, str(os.getpid())).touch()
    time.sleep(600)

if __name__ == "__main__":
    list(spread(work, [sys.argv[1]] * 2, 2))
"""


def alive(pid):
    """Whether a process still runs; one that nobody has asked after yet does not."""
    try:
        return Path(f"/proc/{pid}/stat").read_text().rsplit(")", 1)[1].split()[0] != "Z"
    except FileNotFoundError:
        return False


def until(happened):
    """Wait for something that comes soon."""
    for _ in range(600):
        if happened():
            return
        sleep(0.05)
    raise AssertionError("it never happened")


def test_nobody_goes_on_working_for_a_caller_that_was_killed(tmp_path):
    script, pids = tmp_path / "long.py", tmp_path / "pids"
    script.write_text(LONG)
    pids.mkdir()
    caller = subprocess.Popen([sys.executable, script, pids])
    until(lambda: len(list(pids.iterdir())) == 2)
    workers = [int(file.name) for file in pids.iterdir()]
    assert all(alive(pid) for pid in workers)
    caller.kill()
    caller.wait()
    until(lambda: not any(alive(pid) for pid in workers))
