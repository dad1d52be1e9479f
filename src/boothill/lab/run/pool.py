"""Work spread over processes, with the same results whatever their number."""

from __future__ import annotations

import multiprocessing
import os
import signal
from collections.abc import Callable, Iterable, Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from threading import Thread
from time import perf_counter
from typing import TypeVar

from boothill.kernel.errors import UserError

Job = TypeVar("Job")
Result = TypeVar("Result")

Progress = Callable[[int], None]
"""Told how many games more are done."""

FIRST_SLICE = 4
"""Small jobs handed out at once before it is known how long they take."""
SLICE_SECONDS = 1.0
"""How long a process works on small jobs before it gives back what it has: long beside what handing out costs, short
enough that little is lost when the work is broken off."""
AHEAD = 2
"""Slices handed out for each process: it need not wait for the next one."""


def chunks(start: int, count: int, size: int) -> list[range]:
    """The numbers from `start` on in pieces. They depend on the amount of work alone, never on the workers."""
    return [range(at, min(at + size, start + count)) for at in range(start, start + count, size)]


def run_jobs(work: Callable[[Job], Result], jobs: Sequence[Job], workers: int) -> Iterator[Result]:
    """The result of each job, in the order of the jobs. `work` must be a function of a module, jobs plain data."""
    _check(workers)
    if workers == 1 or len(jobs) < 2:
        yield from map(work, jobs)
        return
    with _fresh_processes(min(workers, len(jobs))) as pool:
        try:
            yield from pool.map(work, jobs)
        except BaseException:
            pool.shutdown(wait=False, cancel_futures=True)
            raise


def spread(
    work: Callable[[Job], Result], jobs: Sequence[Job], workers: int, done: Iterable[range] = ()
) -> Iterator[tuple[int, list[Result]]]:
    """Very many small jobs: yields the place of a job and its result and those of the jobs behind it, as they come.

    `work` must be a function of a module or a `partial` of one, jobs plain data. Jobs at the places in `done` are left
    out. They are begun in their order, a slice at a time. How long one takes need not be known: a process gives back
    what it has after a second, and the rest of its slice is handed out again; towards the end the slices shrink, so
    that all processes finish together. The results are those of the jobs, however they are sliced.
    """
    _check(workers)
    todo = _gaps(len(jobs), done)
    left = sum([len(places) for places in todo])
    if workers == 1 or left < 2:
        size = FIRST_SLICE
        while todo:
            places = _slice(todo, size)
            results = _some(work, [jobs[at] for at in places], SLICE_SECONDS)
            _put_back(todo, places, len(results))
            size = 2 * len(results)
            yield places.start, results
        return
    pool = _fresh_processes(min(workers, left))
    try:
        size = FIRST_SLICE
        running: dict[Future[list[Result]], range] = {}
        while todo or running:
            while todo and len(running) < AHEAD * workers:
                places = _slice(todo, min(size, -(-left // (2 * AHEAD * workers))))
                left -= len(places)
                running[pool.submit(_some, work, [jobs[at] for at in places], SLICE_SECONDS)] = places
            finished = wait(running, return_when=FIRST_COMPLETED).done
            for future in sorted(finished, key=lambda future: running[future].start):
                places, results = running.pop(future), future.result()
                _put_back(todo, places, len(results))
                left += len(places) - len(results)
                size = 2 * len(results)
                yield places.start, results
    finally:
        pool.shutdown(cancel_futures=True)


def _check(workers: int) -> None:
    if workers < 1:
        raise UserError(f"{workers} workers cannot work; give 1 or more")


def _fresh_processes(workers: int) -> ProcessPoolExecutor:
    # A forked process inherits threads and locks of whoever called.
    context = multiprocessing.get_context("spawn")
    return ProcessPoolExecutor(workers, mp_context=context, initializer=_serve_the_caller)


def _serve_the_caller() -> None:
    """Ctrl-C reaches all processes of a terminal; the one that handed out the work ends the others in order.

    If it was killed it cannot: then each ends by itself, or it would wait for work for ever.
    """
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    Thread(target=_end_with_the_caller, daemon=True).start()


def _end_with_the_caller() -> None:
    caller = multiprocessing.parent_process()
    assert caller is not None
    caller.join()
    os._exit(1)


def _some(work: Callable[[Job], Result], jobs: Sequence[Job], seconds: float) -> list[Result]:
    """The results of the first jobs, at least one, until the time is over."""
    end = perf_counter() + seconds
    results: list[Result] = []
    for job in jobs:
        results.append(work(job))
        if perf_counter() > end:
            break
    return results


def _gaps(count: int, done: Iterable[range]) -> list[range]:
    """What is left of the places 0 to count - 1, in order."""
    gaps: list[range] = []
    at = 0
    for places in sorted(done, key=lambda places: places.start):
        if places.start > at:
            gaps.append(range(at, places.start))
        at = max(at, places.stop)
    if at < count:
        gaps.append(range(at, count))
    return gaps


def _slice(todo: list[range], size: int) -> range:
    """Take the first so many places, or fewer if there is a gap behind them."""
    first = todo.pop(0)
    if len(first) > size:
        todo.insert(0, first[size:])
        return first[:size]
    return first


def _put_back(todo: list[range], places: range, made: int) -> None:
    """What was not made of a slice is the next to be handed out."""
    if made < len(places):
        todo.append(places[made:])
        todo.sort(key=lambda places: places.start)
