"""Work spread over processes, with the same results whatever their number."""

from __future__ import annotations

import multiprocessing
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from typing import TypeVar

from boothill.kernel.errors import UserError

Job = TypeVar("Job")
Result = TypeVar("Result")

Progress = Callable[[int], None]
"""Told how many games more are done."""


def chunks(start: int, count: int, size: int) -> list[range]:
    """The numbers from `start` on in pieces. They depend on the amount of work alone, never on the workers."""
    return [range(at, min(at + size, start + count)) for at in range(start, start + count, size)]


def run_jobs(work: Callable[[Job], Result], jobs: Sequence[Job], workers: int) -> Iterator[Result]:
    """The result of each job, in the order of the jobs. `work` must be a function of a module, jobs plain data."""
    if workers < 1:
        raise UserError(f"{workers} workers cannot work; give 1 or more")
    if workers == 1 or len(jobs) < 2:
        yield from map(work, jobs)
        return
    # Fresh processes: a forked one inherits threads and locks of whoever called.
    context = multiprocessing.get_context("spawn")
    with ProcessPoolExecutor(min(workers, len(jobs)), mp_context=context) as pool:
        try:
            yield from pool.map(work, jobs)
        except BaseException:
            pool.shutdown(wait=False, cancel_futures=True)
            raise
